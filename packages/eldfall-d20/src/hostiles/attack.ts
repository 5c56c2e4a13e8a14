import { templateOn } from '../actions/aim-proposal.js';
import { plainAims } from '../actions/attack.js';
import type { Actor, ChoiceOf } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { weaponOf } from '../attacks/weapon.js';
import { isAware } from '../battlefield/awareness.js';
import { focusAim, hasFocus } from '../magic/focus.js';
import { modelOf } from '../match/lookups.js';
import type { Behaviour, HostileAction } from '../vocabulary/hostile.js';
import type { Aim, Means, ModelId, Table } from '../vocabulary/index.js';

type Choice = ChoiceOf<'attack'>;
type AttackLine = Behaviour<Extract<HostileAction, { readonly do: 'attack' }>>;

/** An Attack that a Hostile may make on a target. */
export interface OpenAttack {
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

/** The aim of a Hostile at a target: without a template at the target itself, with one centred on it; undefined where it may not aim there. */
const aimAt = (table: Table, actor: Actor, { means, kind }: Choice, target: ModelId): Aim | undefined => {
  const own = modelOf(table.state, actor.model);
  const weapon = weaponOf(table, own, means);
  // An Attack with Focus is aimed at nobody, so it fits every target that it reaches (ELD-TRAIT-031).
  if (hasFocus(weapon))
    return isAware(table, own, modelOf(table.state, target)) ? focusAim(table, own, weapon) : undefined;
  if (weapon.reach.template) {
    return templateOn(table, { model: actor.model, means, kind, strike: 0, at: null }, target);
  }
  const aims = plainAims(table, actor, { weapon, kind, at: null });
  return aims.find(aim => 'model' in aim && aim.model === target);
};

/** The Attacks of a line that the rules allow a Hostile, bare hands only without any other. */
export const attacksOf = (table: Table, actor: Actor, line: AttackLine): readonly Choice[] => {
  const all = actionMenu.options(table, actor).flatMap(one => (one.do === 'attack' ? [one] : []));
  const listed = all.filter(one => isListed(line, one));
  const fit = listed.filter(one => addsSkills(line, one, listed));
  const armed = fit.filter(({ means }) => !hands(means));
  return armed.length > 0 ? armed : fit;
};

/** The Attacks of a Hostile that it can aim at a target. */
export const attacksOn = (
  table: Table,
  actor: Actor,
  choices: readonly Choice[],
  target: ModelId,
): readonly OpenAttack[] =>
  choices.flatMap(choice => {
    const aim = aimAt(table, actor, choice, target);
    return aim ? [{ choice, aim }] : [];
  });
