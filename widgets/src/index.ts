// The one entry of the bundle: every widget says by its `kind` which it is.

import { watchMoments } from "./progress/laid";
import { waitedFor } from "./kit/silence";
import { widgetOf } from "./widgets";
import type { RenderProps } from "./kit/types";

export default {
  render: (props: RenderProps): void => {
    const draw = widgetOf(props.model);
    const waited = waitedFor(props);
    draw(waited);
    watchMoments(waited);
  },
};
