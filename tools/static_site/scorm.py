"""SCORM 1.2 packages: a lesson's puzzles as one activity of a school's learning management system."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

from sevens_teach.progress.learned import lesson_key
from sevens_teach.puzzles.box import chosen_puzzles, puzzle_box
from sevens_teach.puzzles.level import MOST
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.lessons import POSED
from static_site import policy
from static_site.build import as_script
from static_site.templating import template

if TYPE_CHECKING:
    from pathlib import Path

    from static_site.build import Site

_CP: Final = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
_ADL: Final = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
_FILES: Final = ("assets/scorm.js", "assets/scorm.css", "assets/theme.js")


def write(site: Site, out: Path) -> list[Path]:
    """Write a package for each lesson with puzzles in each language, and return them; `site` has the bundle."""
    out.mkdir(parents=True, exist_ok=True)
    return [_package(site, out, lesson, lang) for lang in LANGUAGES for lesson in POSED]


def _package(site: Site, out: Path, lesson: str, lang: str) -> Path:
    title = message("map-name", lang, number=lesson, title=message(lesson_key(lesson), lang))
    path = out / f"sevens-{lesson}-{lang}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("imsmanifest.xml", manifest(lesson, lang, title))
        archive.writestr("index.html", _page(site, lesson, lang, title))
        for name in _FILES:
            archive.write(site.out / name, name)
    return path


def manifest(lesson: str, lang: str, title: str) -> bytes:
    """Return what tells the system what is in the package: one activity, and the files it is made of."""
    ET.register_namespace("", _CP)
    ET.register_namespace("adlcp", _ADL)
    root = ET.Element(f"{{{_CP}}}manifest", identifier=f"sevens-teach-{lesson}-{lang}", version="1.0")
    about = _within(root, "metadata")
    _within(about, "schema").text = "ADL SCORM"
    _within(about, "schemaversion").text = "1.2"
    organizations = _within(root, "organizations", default="lessons")
    organization = _within(organizations, "organization", identifier="lessons")
    _within(organization, "title").text = title
    item = _within(organization, "item", identifier="puzzles", identifierref="page")
    _within(item, "title").text = title
    resource = _within(_within(root, "resources"), "resource", identifier="page", type="webcontent", href="index.html")
    resource.set(f"{{{_ADL}}}scormtype", "sco")
    for name in ("index.html", *_FILES):
        _within(resource, "file", href=name)
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def _within(parent: ET.Element, name: str, **attributes: str) -> ET.Element:
    return ET.SubElement(parent, f"{{{_CP}}}{name}", attributes)


def _page(site: Site, lesson: str, lang: str, title: str) -> str:
    shown = puzzle_box(chosen_puzzles(POSED[lesson]), earned={}, lessons={}, settings=Settings(lang=lang))
    data = site.data(lang, lesson, {"puzzles": {"name": "PuzzleBox", "values": shown.json()}}, {})
    told = {"data": as_script(data), "puzzles": as_script(dict.fromkeys(POSED[lesson], MOST))}
    page = template("scorm.html").render(lang=lang, title=title, policy=policy.meta(), **told)
    return f"{page}\n"
