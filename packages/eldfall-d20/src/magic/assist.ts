import { carryOut } from '../effects/carry-out.js';
import { effectsOfHit, ruleOfEffects } from '../effects/of-means.js';
import { itemOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { changesOn } from '../profiles/changes.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Cast, Model, Sources, Table, Weapon } from '../vocabulary/index.js';
import { consequencesOf } from './hits.js';
import { woundPurged } from './purged.js';

/** The Assists that changes in force give a model, each with its effects. */
const offered = (table: Table, model: Model) =>
  changesOn(table, model).flatMap(({ change }) => (change.op === 'assist' ? [change] : []));

/** The means of an Assist by an ability: Base Contact, one target, no roll. */
const byHand = (name: string): Weapon => ({
  name,
  item: null,
  spell: null,
  power: null,
  reach: { distance: 0 },
  strike: 1,
  fixedStrike: true,
  traits: [],
  changes: [],
  natural: false,
  type: null,
  element: null,
});

/** The means of the Assists that changes give; they cannot be used to attack (ELD-SPELLCRAFT-042). */
export const assistMeans: Sources['means'][number] = (table, model) =>
  offered(table, model).map(({ name }) => ({ means: { ability: name }, weapon: byHand(name), kinds: [] }));

/** The effects of an Assist on each target: of a Spell, an Item or an ability. */
const effectsOf = (table: Table, model: Model, { declared: { means }, weapon }: Cast): readonly Effect[] => {
  if ('item' in means) return itemOf(table, means.item).effects ?? [];
  if ('ability' in means) return offered(table, model).find(({ name }) => name === means.ability)?.effects ?? [];
  return 'spell' in means ? [...effectsOfHit(table, weapon), { op: 'cast', spell: means.spell }] : [];
};

/**
 * The effects of an Assist that succeeds. A Sorcery takes effect at once and until the end of the sequence; everything
 * else takes effect together with all other consequences (ELD-SPELL-006, ELD-ACT-018).
 */
export const effectsOfAssist: Sources['onCast'][number] = function* (turn, cast, on, resolution) {
  const { consequences } = resolution;
  yield* woundPurged(turn, cast, on, resolution);
  const table = tableOf(turn);
  const caster = table.state.models.find(({ id }) => id === cast.model);
  if (!caster) return;
  const { weapon, model: by } = cast;
  const effects = effectsOf(table, caster, cast);
  if (weapon.type === 'sorcery' && weapon.spell !== null) {
    const { element, name: source } = weapon;
    yield* carryOut(turn, effects, { on, by, element, source, rule: ruleOfEffects(weapon) });
  } else consequences.push(...consequencesOf(weapon, { by, on }, effects));
};
