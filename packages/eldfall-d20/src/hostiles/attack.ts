import { templateOn } from '../actions/aim-proposal.js';
import { plainAims } from '../actions/attack.js';
import type { Actor, ChoiceOf } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { attackFacts } from '../attacks/facts.js';
import { intervalOf } from '../attacks/range.js';
import { weaponOf } from '../attacks/weapon.js';
import { sees } from '../battlefield/sight.js';
import { equipmentsOf, isAmong } from '../items/equipment.js';
import { focusAim, focusReaches, hasFocus } from '../magic/focus.js';
import { changeModel } from '../match/changes.js';
import { modelOf } from '../match/lookups.js';
import { directionTo } from '../routes/wishes.js';
import type { Behaviour, HostileAction } from '../vocabulary/hostile.js';
import type { Aim, CardId, Means, Model, ModelId, Table } from '../vocabulary/index.js';

type Choice = ChoiceOf<'attack'>;
type AttackLine = Behaviour<Extract<HostileAction, { readonly do: 'attack' }>>;

/** An Attack that a Hostile may make on a target. */
interface OpenAttack {
  readonly choice: Choice;
  readonly aim: Aim;
}

const hands = (means: Means): boolean => 'natural' in means;

/** True for the attack that a line lists: a Skill of the line that attacks, the Item that it names, or any Item or Spell. */
const isListed = ({ does, skills = [] }: AttackLine, { means, kind, art }: Choice): boolean => {
  if (kind !== does.kind || art) return false;
  if ('ability' in means) return skills.some(skill => skill === means.ability);
  if (skills.includes('hurl')) return false;
  if (does.with === undefined) return true;
  return ('item' in means && means.item === does.with) || ('spell' in means && means.spell === does.with);
};

/** True for an Attack with exactly the Skills of the line that the Hostile can add to an Attack. */
const addsSkills = ({ skills = [] }: AttackLine, { skills: added = [] }: Choice, all: readonly Choice[]): boolean =>
  skills.every(skill => added.includes(skill) || !all.some(other => other.skills?.includes(skill))) &&
  added.every(skill => skills.includes(skill));

/**
 * The aim of a Hostile at a target: without a template at the target itself, with one centred on it; undefined where it
 * may not aim there.
 */
const aimAt = (table: Table, actor: Actor, { means, kind }: Choice, target: ModelId): Aim | undefined => {
  const own = modelOf(table.state, actor.model);
  const weapon = weaponOf(table, own, means);
  // An Attack with Focus has no target of its own, so it suits every enemy that it reaches (ELD-TRAIT-031).
  if (hasFocus(weapon))
    return focusReaches(table, own, weapon, modelOf(table.state, target)) ? focusAim(table, own, weapon) : undefined;
  if (weapon.reach.template) {
    return templateOn(table, { model: actor.model, means, kind, strike: 0, at: null }, target);
  }
  const aims = plainAims(table, actor, { weapon, kind, at: null });
  return aims.find(aim => 'model' in aim && aim.model === target);
};

/** Attacks on a target, and the Items that the Hostile has equipped for them. */
export interface OpenAttacks {
  readonly equipped: readonly CardId[];
  readonly open: readonly OpenAttack[];
}

/** The table on which a Hostile has other Items equipped. */
const holding = (table: Table, id: ModelId, equipped: readonly CardId[]): Table =>
  modelOf(table.state, id).equipped === equipped
    ? table
    : { ...table, state: changeModel(table.state, id, () => ({ equipped })) };

/** The Attacks of a line that the rules allow a Hostile as it stands. */
const openOf = (table: Table, actor: Actor, line: AttackLine): readonly Choice[] => {
  const all = actionMenu.options(table, actor).flatMap(one => (one.do === 'attack' ? [one] : []));
  const listed = all.filter(one => isListed(line, one));
  return listed.filter(one => addsSkills(line, one, listed));
};

/** The sets of Items that a Hostile could take in hand in place of those that it has equipped. */
const othersOf = (table: Table, model: Model): readonly (readonly CardId[])[] =>
  table.options.hostileItems === 'all' ? [] : equipmentsOf(table, model).filter(set => !isAmong(set, model.equipped));

/**
 * The table on which an acting Hostile has turned to a target, as it does when it declares its Attack: so it also sees
 * a target behind it (ELD-HOSTILE-017). By option it must see the target before it turns.
 */
export const turnedTo = (table: Table, { model: id, role }: Actor, target: Model): Table => {
  if (role === 'reactive' || !table.options.hostileTurnsFirst || sees(table, id, target.id)) return table;
  const turned = changeModel(table.state, id, ({ at, facing }) => ({ facing: directionTo(at, target.at, facing) }));
  return { ...table, state: turned };
};

/** True for an Attack within Reach, since Hostiles measure before they declare; by option the Reach does not matter (ELD-MEASURE-014). */
const isInReach = (table: Table, { model }: Actor, { choice, aim }: OpenAttack): boolean => {
  if (table.options.hostileReach === 'ignored') return true;
  const declared = { skills: [], ...choice, aims: [aim] };
  const facts = attackFacts(table, { attacker: model, declared });
  // The aim of an Attack with Focus was found by its Reach.
  return hasFocus(facts.weapon) || intervalOf(table, facts, aim) !== undefined;
};

/** The Attacks of a line on a target with Items that a Hostile has equipped. */
const openOn = (table: Table, actor: Actor, line: AttackLine, target: ModelId): readonly OpenAttack[] =>
  openOf(table, actor, line).flatMap(choice => {
    const aim = aimAt(table, actor, choice, target);
    return aim && isInReach(table, actor, { choice, aim }) ? [{ choice, aim }] : [];
  });

/**
 * The Attacks of a line that a Hostile can carry out on a target with the Items that it has equipped; without any,
 * those with other Items that it takes in hand for them (ELD-ITEM-002), and bare hands only without any of these.
 */
export const attacksOn = (table: Table, actor: Actor, line: AttackLine, target: ModelId): OpenAttacks => {
  const model = modelOf(table.state, actor.model);
  for (const equipped of [model.equipped, ...othersOf(table, model)]) {
    const all = openOn(holding(table, model.id, equipped), actor, line, target);
    const open = all.filter(({ choice }) => !hands(choice.means));
    if (open.length > 0) return { equipped, open };
  }
  return { equipped: model.equipped, open: openOn(table, actor, line, target) };
};
