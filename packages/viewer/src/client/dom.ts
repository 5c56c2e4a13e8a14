/**
 * The few parts of the browser that the replay page uses. They are declared here, and not taken from TypeScript's own
 * `dom` library, because that library makes `window`, `event`, `name` and `open` global names in every package: words
 * of the rules that must not compile when their import is missing.
 */
export interface PageElement {
  readonly dataset: Record<string, string | undefined>;
  readonly classList: { toggle(name: string, on: boolean): void; contains(name: string): boolean };
  readonly parentElement: PageElement | null;
  readonly previousElementSibling: PageElement | null;
  readonly tagName: string;
  innerHTML: string;
  textContent: string | null;
  hidden: boolean;
  tabIndex: number;
  scrollTop: number;
  scrollLeft: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  addEventListener(type: string, listener: (happened: PageEvent) => void): void;
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  focus(options?: { preventScroll?: boolean }): void;
  animate(frames: readonly Readonly<Record<string, string>>[], options: { duration: number; easing?: string }): unknown;
}

/** An input, select, button or dialog. */
export interface PageControl extends PageElement {
  value: string;
  checked: boolean;
  disabled: boolean;
  readonly open: boolean;
  showModal(): void;
  close(): void;
}

/** A keyboard, pointer or plain event. */
export interface PageEvent {
  readonly target: unknown;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly clientX: number;
  readonly buttons: number;
  preventDefault(): void;
}

/** The page and its browser. */
export interface Page {
  readonly document: {
    getElementById(id: string): PageControl | null;
    querySelectorAll(selector: string): Iterable<PageControl>;
    addEventListener(type: string, listener: (happened: PageEvent) => void): void;
    readonly activeElement: PageElement | null;
    readonly documentElement: {
      readonly style: { setProperty(name: string, value: string): void };
      readonly classList: PageElement['classList'];
    };
  };
  readonly location: { readonly hash: string };
  readonly history: { replaceState(state: unknown, title: string, address: string): void };
  addEventListener(type: string, listener: (happened: PageEvent) => void): void;
  matchMedia(query: string): { readonly matches: boolean };
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number | undefined): void;
}

/** The page this script runs in. */
export const page: Page = globalThis as unknown as Page;

/** The element with an id. Throws an Error when it is missing, because this library writes the page itself. */
export function element(id: string): PageControl {
  const found = page.document.getElementById(id);
  if (found === null) throw new Error(`replay page: no element "${id}"`);
  return found;
}
