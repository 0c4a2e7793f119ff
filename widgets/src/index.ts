// The one entry of the bundle: every widget says by its `kind` which it is.

import { waitedFor } from "./kit/silence";
import { widgetOf } from "./widgets";
import type { RenderProps } from "./kit/types";

export default { render: (props: RenderProps): void => widgetOf(props.model)(waitedFor(props)) };
