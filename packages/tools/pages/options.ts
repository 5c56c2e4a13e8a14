import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Rulebook, sourcesOf } from './rulebook.js';

/** The options of a game as its code has them: by name, with the rule whose ruling each is. */
export type Options = ReadonlyMap<string, { rule: string; standard: unknown; others: readonly unknown[] | undefined }>;

/** The parts of a `Ruling` of core, read from a module that may hold anything. */
interface RulingLike {
  readonly rule: string;
  readonly default: unknown;
  readonly values: readonly unknown[] | ((value: unknown) => boolean);
}

/**
 * The options of a rulebook, read from the games and editions that its entry point exports, so that the pages about them
 * are true. Undefined while there is no entry point.
 */
export const optionsOf = async (book: Rulebook): Promise<Options | undefined> => {
  const entry = `${sourcesOf(book)}/index.ts`;
  if (!existsSync(entry)) return undefined;
  const exported = (await import(pathToFileURL(entry).href)) as Readonly<Record<string, unknown>>;
  const options = new Map<string, { rule: string; standard: unknown; others: readonly unknown[] | undefined }>();
  for (const game of Object.values(exported)) {
    if (typeof game !== 'object' || game === null || !('rulings' in game) || !('beat' in game || 'procedures' in game))
      continue;
    for (const [name, ruling] of Object.entries(game.rulings as Readonly<Record<string, RulingLike>>)) {
      const { rule, default: standard, values } = ruling;
      if (!book.isId(rule)) continue;
      const others = typeof values === 'function' ? undefined : values.filter(value => value !== standard);
      options.set(name, { rule, standard, others });
    }
  }
  return options;
};
