// The one entry of the bundle: every widget says by its `kind` which it is.

import { waitedFor } from "./kit/silence";
import { renderWidget } from "./widgets";
import type { RenderProps } from "./kit/types";

export default { render: (props: RenderProps): void => renderWidget(waitedFor(props)) };
