/**
 * Makes Stryker leave plain texts alone. Plain texts are rule ids, kinds and codes, which are members of unions: an
 * empty one does not compile; the others are words to be read. Names built from ids (templates) are changed like all
 * else.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'words',
    value: { shouldIgnore: path => (path.isStringLiteral() ? 'a word' : undefined) },
  },
];
