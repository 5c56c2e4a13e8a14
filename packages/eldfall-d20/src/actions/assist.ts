import { decide, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { spellsOf } from '../attacks/means.js';
import { assistStrike } from '../attacks/strike.js';
import { weaponOf } from '../attacks/weapon.js';
import { sees } from '../battlefield/sight.js';
import { deciderOf } from '../match/decider.js';
import { hasState, isAlly, isOnField, itemOf, modelOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { changesOn } from '../profiles/changes.js';
import { isForAssist, isForSelf, spellNamed } from '../profiles/spells.js';
import type { Eld, Means, Model, ModelId, Table } from '../vocabulary/index.js';
import type { ActionEntry, Actor, ChoiceOf, DeclaredOf } from './entry.js';

type Choice = ChoiceOf<'assist'>;

/**
 * The Spells, Items and abilities with which a model may assist (ELD-ACTION-006): Spells that help (ELD-SPELL-004),
 * Consumables with an effect, and what changes in force allow.
 */
const meansFor = (table: Table, model: Model): readonly Means[] => [
  ...spellsOf(table, model)
    .filter(id => isForAssist(spellOf(table, id)))
    .map(spell => ({ spell })),
  // Several changes may give the same Assist.
  ...[...new Set(changesOn(table, model).flatMap(({ change }) => (change.op === 'assist' ? [change.name] : [])))].map(
    ability => ({ ability }),
  ),
  // The Inventory may list copies of one Item in several lots, e.g. the printed ones and those that the model has found.
  ...[...new Set(model.inventory.filter(({ quantity }) => quantity > 0).map(({ item }) => item))]
    .filter(item => (itemOf(table, item).effects?.length ?? 0) > 0)
    .map(item => ({ item })),
];

/** The things of a Quest that the activated model may name, in sight (ELD-QUEST-062, ELD-QUEST-067). */
const thingsFor = (table: Table, own: Model, role: Actor['role'], means: Means): readonly string[] => {
  if (role !== 'active' || table.state.things.length === 0 || hasState(own, 'engaged')) return [];
  if ('item' in means && !itemOf(table, means.item).weapon) return [];
  const weapon = weaponOf(table, own, means);
  return table.state.things
    .filter(
      thing => table.sources.assisted.some(source => source(table, thing, weapon)) && sees(table, own.id, thing.id),
    )
    .map(({ id }) => id);
};

/** True where an Assist needs sight of its targets: by option in the Active role only (ELD-ACTION-007). */
export const assistNeedsSight = ({ options }: Pick<Table, 'options'>, role: Actor['role']): boolean =>
  role === 'active' || options.assistSight === 'bothRoles';

/**
 * The models that an Assist may name: itself and allies in sight (ELD-ACTION-006, ELD-ACTION-007), Incapacitated ones
 * too (ELD-SPELLCRAFT-057); an Engaged model only itself (ELD-STATE-030, ELD-SPELLCRAFT-032), and so a Spell without a
 * target.
 */
const targetsFor = (table: Table, { model: id, role }: Actor, means: Means): readonly ModelId[] => {
  const own = modelOf(table.state, id);
  const spell = spellNamed(table, means);
  if (spell && isForSelf(spell)) return [id];
  const by = spell && { weapon: weaponOf(table, own, means), role };
  const { sources } = table;
  const needsNoSight = !assistNeedsSight(table, role);
  const models = table.state.models
    .filter(one => one === own || (isOnField(one) && isAlly(table.state, own, one) && !hasState(own, 'engaged')))
    .filter(one => !hasState(one, 'dead') && !(hasState(one, 'shrouded', 'hidden') && one !== own))
    .filter(
      one => needsNoSight || sees(table, id, one.id) || sources.unseen.some(source => source(table, own, one.id, by)),
    )
    .map(({ id: target }) => target);
  return [...models, ...thingsFor(table, own, role, means)];
};

const whyNot = (table: Table, actor: Actor, { means }: Choice): Refusal | undefined => {
  const offered = meansFor(table, modelOf(table.state, actor.model));
  if (!offered.some(one => JSON.stringify(one) === JSON.stringify(means))) {
    return { code: 'no-such-means', rule: 'ELD-ACTION-006', path: 'means' };
  }
  return targetsFor(table, actor, means).length > 0
    ? undefined
    : { code: 'no-target', rule: 'ELD-ACTION-007', path: 'means' };
};

/** All groups of at most `most` models, in their order; a model may be the target of several strikes (ELD-SPELLCRAFT-037). */
const groups = (models: readonly ModelId[], most: number): readonly (readonly ModelId[])[] => {
  const all: (readonly ModelId[])[] = [[]];
  for (const model of models) {
    for (const group of all) if (group.length < most) all.push([...group, model]);
  }
  return all.filter(one => one.length > 0);
};

/** The most groups of targets that are listed; of more the targets are named strike by strike. */
const LISTED = 100;

/** True for at most that many groups of up to `most` out of some models. */
const isShort = (models: number, most: number): boolean => {
  let count = 1;
  // The number of groups is a binomial coefficient less the empty group.
  for (let at = 1; at <= most && count <= LISTED + 1; at++) count = (count * (models + at)) / at;
  return count <= LISTED + 1;
};

function* declare(turn: Turn<Eld>, actor: Actor, choice: Choice): Rule<DeclaredOf<'assist'>> {
  const table = tableOf(turn);
  const own = modelOf(turn.state, actor.model);
  const most = assistStrike(table, { ...actor, weapon: weaponOf(table, own, choice.means) });
  const models = targetsFor(table, actor, choice.means);
  const about = { model: actor.model, means: choice.means };
  const asked = { by: deciderOf(table, own), kind: 'targets', rule: 'ELD-ACTION-008' } as const;
  if (isShort(models.length, most)) {
    const targets = yield* decide(turn, { ...asked, options: groups(models, most), about });
    return { ...choice, targets };
  }
  const targets: ModelId[] = [];
  while (targets.length < most) {
    const strike = targets.length;
    const options = [...models.map(one => [one]), ...(strike > 0 ? [[]] : [])];
    const [next] = yield* decide(turn, { ...asked, options, about: { ...about, strike } });
    if (next === undefined) break;
    targets.push(next);
  }
  return { ...choice, targets };
}

/** Assist uses a Skill, Item or Spell on the model itself or on allies (ELD-ACTION-006 to ELD-ACTION-010). */
export const assist: ActionEntry<Choice, DeclaredOf<'assist'>> = {
  candidates: (table, { model }) =>
    meansFor(table, modelOf(table.state, model)).map((means): Choice => ({ do: 'assist', means })),
  whyNot,
  declare,
};
