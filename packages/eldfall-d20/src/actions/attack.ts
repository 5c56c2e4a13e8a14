import { decide, decideUnlessForced, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { otherAttributes } from '../attacks/attribute.js';
import { alliesInContact } from '../attacks/contact.js';
import { attackFacts } from '../attacks/facts.js';
import { traitsOfHits } from '../attacks/hit-traits.js';
import { meansOf } from '../attacks/means.js';
import { strikeOf } from '../attacks/strike.js';
import { weaponOf } from '../attacks/weapon.js';
import { sees } from '../battlefield/sight.js';
import { focusAim, hasFocus } from '../magic/focus.js';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { rememberTable, tableOf } from '../match/table.js';
import { routePointsOf } from '../movement/moments.js';
import { spellNamed } from '../profiles/spells.js';
import type {
  Aim,
  AttackFacts,
  Eld,
  Means,
  Model,
  OfferedMeans,
  RoutePoint,
  Table,
  Thing,
  ThingId,
  Weapon,
} from '../vocabulary/index.js';
import type { ActionEntry, Actor, ChoiceOf, DeclaredOf } from './entry.js';
import { isSeen, type Targeting, targetsBesidesSight, targetsOf } from './targets.js';

type Choice = ChoiceOf<'attack'>;

/** The modes of a Spell that has several (ELD-SPELLCRAFT-028). */
const modesOf = (table: Table, means: Means): readonly string[] =>
  spellNamed(table, means)?.modes?.map(({ name }) => name) ?? [];

/** An attack in each mode of its Spell. */
export const inModes = (table: Table, choice: Choice): readonly Choice[] => {
  const modes = modesOf(table, choice.means);
  return modes.length === 0 ? [choice] : modes.map(mode => ({ ...choice, mode }));
};

/** An attack with the usual attribute, and with each other one that the model may pick (ELD-CLASS-011). */
const withAttributes = (table: Table, model: Model, weapon: Weapon, choice: Choice): readonly Choice[] => [
  choice,
  ...otherAttributes(table, model, weapon, choice.kind).map(attribute => ({ ...choice, attribute })),
];

/**
 * All attacks of a model with its Items, Spells and abilities, each also with the Skills and Combat Arts that it may
 * add (ELD-ACTION-028, ELD-ACTION-029).
 */
const candidates = (table: Table, { model: id }: Actor): readonly Choice[] => {
  const model = modelOf(table.state, id);
  const plain = meansOf(table, model).flatMap(({ means, weapon, kinds }) =>
    kinds
      .flatMap(kind => inModes(table, { do: 'attack', means, kind }))
      .flatMap(choice => withAttributes(table, model, weapon, choice)),
  );
  const withMore = table.sources.attackVariants.reduce(
    (all, source) => all.concat(all.flatMap(choice => source(table, model, choice))),
    plain,
  );
  return withMore;
};

/** True for a structure that can be destroyed, and for a token that the Quest has as a target (ELD-QUEST-034). */
export const mayBeAttacked = ({ hp, marks }: Thing): boolean => (hp !== null ? hp > 0 : marks.includes('target'));

/** The structures in sight that the activated model can attack (ELD-ACTION-026, ELD-ACTION-027, ELD-QUEST-063). */
export const structuresFor = (table: Table, { model, role }: Actor): readonly ThingId[] =>
  role === 'active'
    ? table.state.things.filter(one => mayBeAttacked(one) && sees(table, model, one.id)).map(({ id }) => id)
    : [];

/** The aims that an attack may name without a template: enemies and structures in sight (ELD-ACTION-026). */
export const plainAims = (table: Table, actor: Actor, targeting: Targeting): readonly Aim[] => {
  const models = targetsOf(table, actor, targeting).map((model): Aim => ({ model }));
  return [...models, ...structuresFor(table, actor).map((thing): Aim => ({ thing }))];
};

/** True if an attack with a weapon could be aimed at something, at any moment at which the model may attack. */
const hasAim = (table: Table, actor: Actor, { weapon }: OfferedMeans, kind: Choice['kind']): boolean => {
  // Focus has no target, and a template may be laid without one: both need no sight of a model. A reaction with a template has a target
  // (ELD-TRAIT-062, ELD-TRAIT-063, ELD-TRAIT-031).
  const isTargetless = weapon.reach.template && weapon.traits.some(({ id }) => id === 'targetless');
  if ((hasFocus(weapon) && actor.occasion === 'step') || (isTargetless && actor.role === 'active')) return true;
  const { sequence } = table.state;
  const targets = targetsBesidesSight(table, actor, { weapon, kind });
  const hasAimAt = (at: RoutePoint | null): boolean =>
    targets.some(target => isSeen(table, actor, target, { weapon, kind, at }));
  if (hasAimAt(null) || structuresFor(table, actor).length > 0) return true;
  if (actor.role === 'active' || actor.occasion === 'change' || !sequence) return false;
  // A reaction is aimed at the final position (ELD-LOS-011); only a shot and an Attack of Opportunity name another point.
  if (actor.occasion === 'step' && kind === 'melee') return false;
  // At the points of the route a reacting model needs sight (ELD-RANGED-008). Without a point, a model that still moves
  // would be judged where it began.
  return routePointsOf(sequence).some(hasAimAt);
};

/**
 * Cache: the offers of an attack and whether it has an aim, by actor, means and kind of attack. They do not depend on
 * its Skills and arts.
 */
const judgedMeans = /* @__PURE__ */ rememberTable(
  (): Map<string, { readonly offered: OfferedMeans | undefined; readonly hasAim: boolean }> => new Map(),
);

const judgeMeans = (table: Table, actor: Actor, { means, kind }: Choice) => {
  const cache = judgedMeans(table);
  const wanted = JSON.stringify(means);
  const key = `${actor.model} ${actor.role} ${actor.occasion} ${kind} ${wanted}`;
  const found = cache.get(key);
  if (found) return found;
  const offered = meansOf(table, modelOf(table.state, actor.model)).find(
    one => one.kinds.includes(kind) && JSON.stringify(one.means) === wanted,
  );
  const judged = { offered, hasAim: offered !== undefined && hasAim(table, actor, offered, kind) };
  cache.set(key, judged);
  return judged;
};

const whyNot = (table: Table, actor: Actor, choice: Choice): Refusal | undefined => {
  const judged = judgeMeans(table, actor, choice);
  if (!judged.offered) return { code: 'no-such-means', rule: 'ELD-ACTION-028', path: 'means' };
  const modes = modesOf(table, choice.means);
  if (choice.mode === undefined ? modes.length > 0 : !modes.includes(choice.mode)) {
    return { code: 'no-such-mode', rule: 'ELD-SPELLCRAFT-028', path: 'mode' };
  }
  const { attribute, kind } = choice;
  const others = otherAttributes(table, modelOf(table.state, actor.model), judged.offered.weapon, kind);
  if (attribute !== undefined && !others.includes(attribute)) {
    return { code: 'no-such-attribute', rule: 'ELD-CLASS-011', path: 'attribute' };
  }
  return judged.hasAim ? undefined : { code: 'no-target', rule: 'ELD-ACTION-027', path: 'means' };
};

/** True for an attack that a player may want to make with fewer dice: they could hit friends, or use up copies of an Item. */
const fewerMatter = (table: Table, attack: AttackFacts, options: readonly Aim[]): boolean =>
  'thrown' in attack.declared.means ||
  attack.weapon.reach.template !== undefined ||
  // An art or an Enchantment may let an Attack sweep, too.
  traitsOfHits(table, attack).some(({ id }) => id === 'sweep') ||
  options.some(aim => alliesInContact(table, attack, aim).length > 0);

/** Asks for the number of strikes, at least one, where the player may prefer fewer. */
function* askStrikes(
  turn: Turn<Eld>,
  by: PlayerId,
  attack: AttackFacts,
  options: readonly Aim[],
  most: number,
): Rule<number> {
  if (most < 2 || !fewerMatter(tableOf(turn), attack, options)) return most;
  const counts = Array.from({ length: most }, (_, fewer) => most - fewer);
  const about = { model: attack.attacker, means: attack.declared.means };
  return yield* decide(turn, { by, kind: 'strike', rule: 'ELD-ROLL-013', options: counts, about });
}

/**
 * Asks for the aim of each strike (ELD-STRIKE-006). A reacting model directs all of them at the activated one (ELD-STRIKE-007). A target
 * may bring more strikes, which are aimed at it as all others are, as one that is Crouched does for a Dagger (ELD-STRIKE-004).
 */
function* askAims(turn: Turn<Eld>, actor: Actor, choice: Choice, at: RoutePoint | null): Rule<readonly Aim[]> {
  const table = tableOf(turn);
  const model = modelOf(turn.state, actor.model);
  const by = deciderOf(table, model);
  const declared = { skills: [], ...choice, aims: [] } as const;
  const facts = attackFacts(table, {
    attacker: actor.model,
    declared,
    at,
    opportunity: actor.occasion === 'opportunity',
  });
  const { weapon } = facts;
  const { kind, means } = choice;
  const options = weapon.reach.template ? [] : turn.derive(() => plainAims(table, actor, { weapon, kind, at }));
  const strikesAt = (some: readonly Aim[]): number =>
    strikeOf(table, { ...facts, declared: { ...declared, aims: some } }).total;
  const usual = strikesAt([]);
  const most = Math.max(usual, ...options.map(one => strikesAt([one])));
  const strikes = yield* askStrikes(turn, by, facts, options, most);
  const aims: Aim[] = [];
  while (aims.length < Math.min(strikes, Math.max(usual, strikesAt(aims)))) {
    if (hasFocus(weapon)) {
      aims.push(focusAim(table, model, weapon));
      continue;
    }
    const rule = 'ELD-ACT-016';
    const about = { model: actor.model, means, kind, strike: aims.length };
    const open = aims.length < usual ? options : options.filter(one => strikesAt([...aims, one]) > aims.length);
    if (weapon.reach.template) aims.push(yield* decide(turn, { by, kind: 'aim', rule, proposal: { ...about, at } }));
    else if (open.length > 0) {
      aims.push(yield* decideUnlessForced(turn, { by, kind: 'aim', rule, options: open, about }));
    } else break;
  }
  return aims;
}

/**
 * The point of the route that a reacting model names for its attack; null without a choice. An attack with Focus has no
 * target and names none (ELD-TRAIT-031), but an Attack of Opportunity happens at its point in any case.
 */
export function* askMoment(turn: Turn<Eld>, actor: Actor, { means, kind }: Choice): Rule<RoutePoint | null> {
  const route = turn.state.sequence?.movement?.route ?? [];
  const names = actor.occasion === 'opportunity' || (actor.occasion === 'step' && kind === 'ranged');
  const table = tableOf(turn);
  const model = modelOf(turn.state, actor.model);
  if (actor.role === 'active' || !names || route.length === 0) return null;
  const opportunity = actor.occasion === 'opportunity';
  if (!opportunity && hasFocus(weaponOf(table, model, means))) return null;
  const by = deciderOf(table, model);
  const proposal = { model: actor.model, means, kind, opportunity };
  return yield* decide(turn, { by, kind: 'moment', rule: opportunity ? 'ELD-REACT-009' : 'ELD-RANGED-008', proposal });
}

/** An Attack with everything that it names at its declaration, for a point of the route. */
export function* declareAttack(
  turn: Turn<Eld>,
  actor: Actor,
  choice: Choice,
  at: RoutePoint | null,
): Rule<DeclaredOf<'attack'>> {
  const aims = yield* askAims(turn, actor, choice, at);
  return { ...choice, skills: choice.skills ?? [], aims };
}

/** The Attack (ELD-ACTION-026 to ELD-ACTION-030). */
export const attack: ActionEntry<Choice, DeclaredOf<'attack'>> = {
  candidates,
  whyNot,
  declare: (turn, actor, choice) => declareAttack(turn, actor, choice, null),
};
