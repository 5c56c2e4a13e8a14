/** The source of what the first edition prints. */
export const printed = 'first edition';

/** The source of an entry that this project has invented. */
export const original = 'original';

/** The source of the later print: public data of one builder. */
export const later = 'later print: rules 1.6, public builder data of 2026-08-31';

/** The source of facts of the later print on which two builders agree. */
export const crossChecked: string = /* @__PURE__ */ (() => `${later}, cross-checked with a second builder`)();

/** Entries with their source, where they do not state one of their own. */
export const marked = <T extends { readonly source?: string }>(
  source: string,
  entries: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { source, ...entry }]));
