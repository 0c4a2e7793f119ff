// What crosses between a page and the worker that runs its Python.

export type ToPython =
  | {
      readonly do: "start";
      readonly build: string;
      readonly lang: string;
      readonly sources: Readonly<Record<string, string>>;
      readonly code: string;
      readonly files: Readonly<Record<string, string>>;
    }
  | { readonly do: "show"; readonly cell: string }
  /** The reader's progress, as the page has it now. */
  | { readonly do: "forget" }
  | { readonly do: "take"; readonly code: string }
  | { readonly do: "receive"; readonly key: number; readonly content: string };

export type FromPython =
  | { readonly is: "loading"; readonly done: number; readonly size: number }
  | { readonly is: "starting" }
  /** With the addresses of all that was fetched. */
  | { readonly is: "ready"; readonly fetched: readonly string[] }
  | { readonly is: "failed"; readonly why: string }
  | { readonly is: "shown"; readonly cell: string; readonly tree: string }
  /** The reader's progress, as Python has it now. */
  | { readonly is: "code"; readonly code: string }
  | { readonly is: "files"; readonly files: Record<string, string> }
  /** A change of a widget, as JSON. */
  | { readonly is: "changed"; readonly text: string };
