import { relative } from 'node:path';

const unnoticed = ['Survived', 'NoCoverage'];

export const strykerPlugins = [
  /**
   * Makes Stryker leave plain texts alone. Plain texts are rule ids, kinds and codes, which are members of unions: an
   * empty one does not compile; the others are words to be read. Names built from ids (templates) are changed like all
   * else.
   */
  {
    kind: 'Ignore',
    name: 'words',
    value: { shouldIgnore: path => (path.isStringLiteral() ? 'a word' : undefined) },
  },
  /** Prints each change that went unnoticed as soon as it is known, so that a run that is stopped still tells something. */
  {
    kind: 'Reporter',
    name: 'unnoticed',
    value: {
      onMutantTested({ status, fileName, location, mutatorName, replacement }) {
        if (!unnoticed.includes(status)) return;
        const { start, end } = location;
        // Stryker counts columns from 1 when it reports them, and from 0 when it reads them.
        const [from, to] = [start, end].map(({ line, column }) => `${line}:${column - 1}`);
        const where = `${relative('.', fileName)}:${from}-${to}`;
        console.log(`  ${where} ${mutatorName} → ${(replacement ?? '').replaceAll(/\s+/g, ' ')} (${status})`);
      },
    },
  },
];
