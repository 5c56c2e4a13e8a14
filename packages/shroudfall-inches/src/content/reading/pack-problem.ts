import { entriesOf, firstProblem, firstRepeat } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { armyRefusal } from './army-refusal.js';
import { effectsProblem } from './effect-problem.js';
import { fragmentsProblem } from './fragment-problem.js';
import type { Problem } from './problem.js';
import { scenarioProblem } from './scenario-problem.js';
import { terrainProblem } from './terrain-problem.js';
import { unitProblem } from './unit-problem.js';

/** The rule that states a field of the pack; fields without a rule come from the engine's own needs. */
export const ruleOfField: Readonly<Partial<Record<keyof ContentPack, RuleId>>> = {
  factions: 'SFI-CARD-017',
  units: 'SFI-CARD-002',
  manifestations: 'SFI-MANIFEST-001',
  terrain: 'SFI-TERRAIN-002',
  scenarios: 'SFI-SCENARIO-015',
  armies: 'SFI-ARMY-001',
};

/** The most points of an army list of a pack: the players of a match agree on their own limit. */
const MOST_POINTS = 10_000;

/** The first problem of a pack of the right shape: a contradiction between its fields. */
export const packProblem = (pack: ContentPack): Problem | undefined =>
  namesProblem(pack) ??
  keywordsProblem(pack) ??
  firstProblem(entriesOf(pack.units, 'units'), found => unitProblem(found, pack)) ??
  firstProblem(entriesOf(pack.manifestations, 'manifestations'), ({ value, path }) =>
    effectsProblem(value.effects, `${path}.effects`, { pack, source: true, window: 'entered' }),
  ) ??
  firstProblem(entriesOf(pack.terrain, 'terrain'), terrainProblem) ??
  firstProblem(entriesOf(pack.scenarios, 'scenarios'), found => scenarioProblem(found, pack)) ??
  firstProblem(entriesOf(pack.armies, 'armies'), ({ value, path }) => {
    const refusal = armyRefusal(pack, value, { 'army.points': MOST_POINTS });
    return refusal && { ...refusal, path: `${path}.${refusal.path}` };
  }) ??
  fragmentsProblem(pack);

/** Players tell cards apart by their names. */
const namesProblem = (pack: ContentPack): Problem | undefined => {
  for (const kind of ['factions', 'units', 'manifestations', 'terrain', 'scenarios', 'armies'] as const) {
    const named = Object.entries<{ readonly name: string }>(pack[kind]);
    const repeat = firstRepeat(named.map(([, { name }]) => name));
    if (repeat !== undefined) return { code: 'duplicate-name', path: `${kind}.${named[repeat]?.[0]}.name` };
  }
  return undefined;
};

/** Two factions with one keyword would be one. */
const keywordsProblem = ({ factions }: ContentPack): Problem | undefined => {
  const all = Object.entries(factions);
  const repeat = firstRepeat(all.map(([, { keyword }]) => keyword));
  if (repeat === undefined) return undefined;
  return { code: 'duplicate', rule: 'SFI-ARMY-004', path: `factions.${all[repeat]?.[0]}.keyword` };
};
