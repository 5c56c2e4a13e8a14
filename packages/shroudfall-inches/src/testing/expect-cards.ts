import { refuse } from '@rulewright/core';
import { contentProblem, type Shape } from '@rulewright/core/content';
import { replaced, valueAt } from '@rulewright/core/testing';
import { ruleOfField } from '../content/reading/pack-problem.js';
import type { Problem } from '../content/reading/problem.js';
import { manifestation } from '../content/reading/schema.js';
import { scenarioCard } from '../content/reading/schema-scenario.js';
import { terrainCard } from '../content/reading/schema-terrain.js';
import { unit } from '../content/reading/schema-unit.js';
import type { RuleId } from '../rulebook/index.js';
import type { Manifestation, TerrainCard, Unit } from '../vocabulary/pack.js';
import type { ScenarioCard } from '../vocabulary/scenario.js';

const at = [{ x: 0, y: 0 }];
/** Lists that a table may leave empty, each with what a card of a pack has in it. */
const filled: Readonly<Record<string, readonly unknown[]>> = {
  at,
  effects: [{ op: 'control' }],
  elements: [{ id: 'any', name: 'Any', base: 30, keywords: ['CONTROL'], at }],
  footprint: [
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
  ],
};

const anyBase = (value: unknown, field: string): number | undefined =>
  field === 'base' && typeof value === 'number' && value > 0 ? 30 : undefined;

/**
 * Values that a table may have although a pack is refused for them, by the code of that refusal: empty lists, no dice, any text as an id, a
 * fraction of an inch, a base of any size. Gives the value that the check goes on with; undefined for a value that no table may have.
 */
const allowed: Readonly<Record<string, (value: unknown, field: string) => unknown>> = {
  'too-few': (_, field) => filled[field],
  'no-dice': () => ({ grey: 1 }),
  'bad-id': value => (typeof value === 'string' ? 'any' : undefined),
  'too-large': anyBase,
  'too-small': anyBase,
  'not-a-whole-number': value => (typeof value === 'number' ? Math.ceil(value) : undefined),
};

/**
 * Refuses (RefusalError) a card that does not have the shape of its kind, as a pack with such a card is refused: with
 * the code, the field and the rule. The fields need not fit together, and `allowed` values are accepted, because tables
 * show one thing at a time.
 *
 * @param field the field of the table, from the path of the field in the card
 */
const expectCard = <T>(
  given: unknown,
  shape: Shape<T>,
  rule: RuleId | undefined,
  field: (path: string) => string,
): void => {
  const problemOf = (card: unknown): Problem | undefined => contentProblem({ shape, problem: () => undefined }, card);
  let card = given;
  for (let problem = problemOf(card), before = ''; problem; problem = problemOf(card)) {
    const { path, code } = problem;
    const place = path.split(/[.[\]]+/).filter(key => key !== '');
    const instead = allowed[code]?.(valueAt(card, place), place.at(-1) ?? '');
    if (instead === undefined || before === path)
      refuse({ ...(rule === undefined ? {} : { rule }), ...problem, path: field(path) });
    before = path;
    card = replaced(card, place, instead);
  }
};

type Named<T> = Readonly<Record<string, T>>;

/** The cards of a table that its caller has written, or of which the caller has written a part. */
export interface OwnCards {
  readonly cards: Named<Unit>;
  readonly others: Named<Unit>;
  readonly scenarios: Named<ScenarioCard>;
  readonly terrain: Named<TerrainCard>;
  readonly manifestations: Named<Manifestation>;
  /** Cards with one piece each, by the names of the pieces. */
  readonly pieces: Named<TerrainCard>;
  /** The scenario of a table with elements. */
  readonly scenario: ScenarioCard | undefined;
}

/** Checks the shape of all cards of a table. Refuses (RefusalError) the first wrong field, named as the caller wrote it. */
export const expectCards = ({ scenario, pieces, ...own }: OwnCards): void => {
  const { units, terrain, scenarios, manifestations } = ruleOfField;
  const all = (where: keyof typeof own, shape: Shape<unknown>, rule: RuleId | undefined): void => {
    for (const [id, card] of Object.entries(own[where])) {
      expectCard(card, shape, rule, path => [`${where}.${id}`, path].filter(part => part !== '').join('.'));
    }
  };
  all('cards', unit, units);
  all('others', unit, units);
  all('scenarios', scenarioCard, scenarios);
  all('terrain', terrainCard, terrain);
  all('manifestations', manifestation, manifestations);
  for (const [id, card] of Object.entries(pieces)) {
    expectCard(card, terrainCard, terrain, path => path.replace(/^main\[0\]/, `pieces.${id}`));
  }
  if (!scenario) return;
  // An element of a table has one place, which is not in a list.
  expectCard(scenario, scenarioCard, scenarios, path => {
    const [, at, rest = ''] = /^elements\[(\d+)\](.*)$/.exec(path) ?? [];
    if (at === undefined) return `scenario.${path}`;
    return `elements.${scenario.elements[Number(at)]?.id}${rest.replace(/^\.at\[0\]/, '.at')}`;
  });
};
