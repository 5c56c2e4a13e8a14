import { isAimedWithin } from '../attacks/range.js';
import { modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { currentOf } from '../profiles/current.js';
import { amount } from '../rolls/amount.js';
import type { ModelId, Sources, Table, Weapon } from '../vocabulary/index.js';

const HURL = 'hurl';

/** A Ranged Attack with fixed Strike, Reach and Power from Toughness, a small circle and Stagger (ELD-SKILL-029). */
const hurled = ({ numbers }: Table): Weapon => ({
  name: HURL,
  item: null,
  spell: null,
  power: { attribute: 'T' },
  reach: { distance: { attribute: 'T' }, template: 'circular-small' },
  strike: numbers.skills.hurlStrike.value,
  fixedStrike: true,
  traits: [{ id: 'stagger' }],
  changes: [],
  natural: false,
  type: null,
  element: null,
});

/** True for a model that has declared Hurl in this sequence. */
const hurls = ({ state: { sequence } }: Pick<Table, 'state'>, id: ModelId): boolean =>
  sequence !== null &&
  [{ model: sequence.model, action: sequence.action }, ...sequence.reactions].some(
    ({ model, action }) =>
      model === id && action?.do === 'attack' && 'ability' in action.means && action.means.ability === HURL,
  );

/** Hurl: a Ranged Attack without a weapon, in place of every other one of the sequence. */
export const hurl: Partial<Sources> = {
  means: [
    (table, model) =>
      skillLevel(table, model, 'hurl') > 0
        ? [{ means: { ability: HURL }, weapon: hurled(table), kinds: ['ranged'] }]
        : [],
  ],
  // The attacker shoots better at a target within half of the Reach, be it a model or a structure.
  rolls: [
    (table, { attack, aim, purpose }) => {
      if (purpose !== 'attack' || attack?.weapon.name !== HURL || !aim) return [];
      const { hurlNear, hurlNearDivisor } = table.numbers.skills;
      const reach = currentOf(table, modelOf(table.state, attack.attacker), 'T');
      return isAimedWithin(table, attack, aim, Math.ceil(reach / hurlNearDivisor.value))
        ? [amount(hurlNear, HURL)]
        : [];
    },
  ],
  bans: [
    (table, { id }, declaring) => {
      if (declaring.what !== 'action' || declaring.action.do !== 'attack' || !hurls(table, id)) return undefined;
      const { kind, means } = declaring.action;
      return kind === 'ranged' || 'spell' in means
        ? { code: 'hurls', rule: 'ELD-SKILL-029', path: 'means' }
        : undefined;
    },
  ],
};
