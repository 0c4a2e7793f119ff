"""Holds SCORM packages to the standard's schemas."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Final

from lxml import etree

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_SPACES: Final = {
    "http://www.imsproject.org/xsd/imscp_rootv1p1p2": "imscp_rootv1p1p2.xsd",
    "http://www.adlnet.org/xsd/adlcp_rootv1p2": "adlcp_rootv1p2.xsd",
}


def check(packages: Iterable[Path], schemas: Path) -> None:
    """Hold each package's manifest to the schemas in a folder; raises `lxml.etree.DocumentInvalid`."""
    schema = _together(schemas)
    for package in packages:
        with zipfile.ZipFile(package) as archive:
            schema.assertValid(etree.fromstring(archive.read("imsmanifest.xml")))


def _together(schemas: Path) -> etree.XMLSchema:
    """Return the schemas as one, since a manifest has elements of both."""
    imports = (
        f'<xs:import namespace="{space}" schemaLocation="{(schemas / name).resolve().as_uri()}"/>'
        for space, name in _SPACES.items()
    )
    both = f'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">{"".join(imports)}</xs:schema>'
    return etree.XMLSchema(etree.fromstring(both))
