/** The source of what the first edition prints. */
export const printed = 'first edition';

/** The source of an entry that is this project's own. */
export const original = 'original';

/** Entries with their source, where they do not state one of their own. */
export const marked = <T extends { readonly source?: string }>(
  source: string,
  entries: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { source, ...entry }]));
