// What crosses between a page and the worker that runs its Python.

export type ToPython =
  | {
      readonly do: "start";
      readonly build: string;
      readonly lang: string;
      readonly sources: Readonly<Record<string, string>>;
      /** The reader's progress: what waits to be put together, and last what is kept. */
      readonly codes: readonly string[];
      readonly files: Readonly<Record<string, string>>;
      /** Whether a service worker answers what the page asks for. */
      readonly answered: boolean;
    }
  | { readonly do: "show"; readonly cell: string }
  /** Draw the puzzle of this id. */
  | { readonly do: "picture"; readonly name: string; readonly lang: string }
  | { readonly do: "forget" }
  /** The reader's progress, as the page has it now. */
  | { readonly do: "take"; readonly codes: readonly string[] }
  | { readonly do: "receive"; readonly key: number; readonly content: string };

export type FromPython =
  | { readonly is: "loading"; readonly done: number; readonly size: number }
  | { readonly is: "starting" }
  /** With the addresses of all that was fetched. */
  | { readonly is: "ready"; readonly fetched: readonly string[] }
  | { readonly is: "failed"; readonly why: string }
  | { readonly is: "shown"; readonly cell: string; readonly tree: string }
  | { readonly is: "picture"; readonly name: string; readonly svg: string }
  /** The reader's progress, as Python has it now, the codes that it has taken in since, and how often it has forgotten all. */
  | { readonly is: "code"; readonly code: string; readonly taken: readonly string[]; readonly forgotten: number }
  | { readonly is: "files"; readonly files: Record<string, string> }
  /** A change of a widget, as JSON. */
  | { readonly is: "changed"; readonly text: string };
