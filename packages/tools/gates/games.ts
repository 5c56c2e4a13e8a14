import { refuse } from '../command-line/arguments.js';
import { rulebooks } from '../pages/rulebook.js';

/** A game of the workspace: its id, which is also the name of its folder, and the first parts of its rules' ids, e.g. `JOG`. */
export interface TestedGame {
  readonly id: string;
  readonly areas: readonly string[];
}

const readGames = (): readonly TestedGame[] => {
  const areas = new Map<string, readonly string[]>();
  for (const { folder, rules } of rulebooks()) {
    const id = folder.replace('packages/', '');
    areas.set(id, [...(areas.get(id) ?? []), ...new Set(rules.map(rule => rule.id.split('-')[0] ?? ''))]);
  }
  return [...areas].map(([id, those]) => ({ id, areas: those }));
};

/** Cache: the games, since reading all rulebooks takes a second. */
let games: readonly TestedGame[] | undefined;

/** The games of the workspace: the packages that have rulebooks. */
export const testedGames = (): readonly TestedGame[] => {
  games ??= readGames();
  return games;
};

/** Ends the tool with a sentence if a name is no game. */
export const knownGames = (ids: readonly string[]): void => {
  const known = testedGames().map(({ id }) => id);
  const unknown = ids.filter(id => !known.includes(id));
  if (unknown.length > 0) refuse(`no game ${unknown.join(', ')}; there are: ${known.join(', ')}`);
};

/** The games that a list such as `judgement-hex,eldfall-d20` leaves out. A name that is no game ends the tool with a sentence. */
export const leftOut = (list: string): readonly TestedGame[] => {
  const named = list.split(',').map(name => name.trim());
  knownGames(named);
  return testedGames().filter(({ id }) => !named.includes(id));
};

/** The option of the gates that leave out games. */
export const withoutGames = { without: { type: 'string', multiple: true } } as const;

/** The arguments by which such a gate leaves out games. */
export const withoutArguments = (games: readonly TestedGame[]): readonly string[] =>
  games.flatMap(({ id }) => ['--without', id]);

/** The names of the packages of games. An id that is no game ends the tool with a sentence. */
export const packagesOf = (ids: readonly string[] = []): ReadonlySet<string> => {
  knownGames(ids);
  return new Set(ids.map(id => `@rulewright/${id}`));
};

/**
 * The arguments by which Vitest leaves out games: the tests in their packages, and elsewhere the tests whose titles name one of
 * the games or a rule of theirs.
 */
export const unitArguments = (games: readonly TestedGame[]): readonly string[] =>
  games.length === 0
    ? []
    : [
        ...games.flatMap(({ id }) => ['--exclude', `packages/${id}/**`]),
        '--testNamePattern',
        `^(?!.*\\b(?:${games.flatMap(({ id, areas }) => [id, ...areas.map(area => `${area}-`)]).join('|')}))`,
      ];
