import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { deciderOf } from '../match/decider.js';
import { canAct, isAlly, modelNamed, modelOf, spellOf } from '../match/lookups.js';
import { gameOf, tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import { checkZeroHp, takeOff } from '../states/fallen.js';
import { familiarsOf } from '../states/familiars.js';
import { gainState, removeState } from '../states/gain.js';
import { changeHp } from '../states/hp.js';
import type { Effect } from '../vocabulary/effect.js';
import type { CardId, EffectGiven, EffectOps, Eld, ModelId, ModelState, Ongoing } from '../vocabulary/index.js';
import { mayHeal } from './heal.js';
import { beginEffect, endEffects } from './lasting.js';
import { raiseStructure } from './raise.js';

/** The player whose effect it is; null for Hostiles, Quests and scenery. */
const causedBy = (turn: Turn<Eld>, { by }: EffectGiven): PlayerId | null =>
  (by === null ? undefined : modelNamed(turn.state, by))?.player ?? null;

/** True for an effect of a model on itself or on an ally; a thing has no friends (ELD-QUEST-026). */
const isForFriend = ({ state }: Turn<Eld>, { by, on }: EffectGiven): boolean => {
  const causer = by === null ? undefined : modelNamed(state, by);
  return causer !== undefined && isAlly(state, causer, modelOf(state, on));
};

/** Ends lasting effects, and carries out what follows from the end of an Enchantment (ELD-SPELLCRAFT-024). */
export function* endWithConsequences(turn: Turn<Eld>, effects: readonly Ongoing[], rule: RuleId): Rule {
  endEffects(turn, effects, rule);
  for (const { target, source, data } of effects) {
    if (data.kind !== 'enchantment' || data.card === null || !modelNamed(turn.state, target)) continue;
    const { name, element, onEnd = [] } = spellOf(tableOf(turn), data.card);
    const by = modelNamed(turn.state, source)?.id ?? null;
    yield* carryOut(turn, onEnd, { on: target, by, element, source: name, rule });
  }
}

/**
 * The states that Enchantments such as Confuse Target have given a model, each with its Spell: such a state ends with
 * its Enchantment, unless the option has it stay (ELD-SPELLCRAFT-028).
 */
const statesOfEnchantments = (turn: Turn<Eld>, on: ModelId): readonly (readonly [CardId, ModelState])[] => {
  if (turn.options.dispelledStates === 'kept') return [];
  const { spells } = tableOf(turn).pack;
  return modelOf(turn.state, on).states.flatMap(one => {
    const found = Object.entries(spells).find(
      ([, { name, type, onHit = [] }]) =>
        type === 'enchantment' &&
        name === one.source &&
        onHit.some(effect => effect.op === 'state' && effect.state === one.state),
    );
    return found ? [[found[0], one] as const] : [];
  });
};

/** Ends a state that one source has given; the same state from other sources stays. */
const endState = (turn: Turn<Eld>, model: ModelId, { state, source, by }: ModelState, rule: RuleId): void => {
  turn.emit({ type: 'StateRemoved', model, state, source, by }, ['ELD-STATE-003', rule]);
};

/**
 * The functions for all kinds of effects. Each changes only what its name says: regained HP, for example, remove no
 * state (ELD-SPELLCRAFT-058).
 */
export const effectOps: EffectOps = {
  state: (turn, { state, until, only }, given) => {
    if (only === 'enemies' && isForFriend(turn, given)) return;
    const gaining = { state, by: causedBy(turn, given), source: given.source, ...(until ? { until } : {}) };
    gainState(turn, given.on, gaining, given.rule);
  },
  *'remove-states'(turn, { states, count }, given) {
    const { on, rule, source } = given;
    const model = modelOf(turn.state, on);
    const by = causedBy(turn, given) ?? deciderOf(tableOf(turn), model);
    let there = states.filter(state => model.states.some(one => one.state === state));
    if (count !== undefined && there.length > count) {
      const chosen: string[] = [];
      for (let left = count; left > 0; left--) {
        const options = there.filter(one => !chosen.includes(one));
        chosen.push(yield* decide(turn, { by, kind: 'effect', rule, options, about: { source, on } }));
      }
      there = there.filter(one => chosen.includes(one));
    }
    for (const state of there) removeState(turn, on, state, rule);
  },
  *'remove-enchantments'(turn, _, given) {
    const { on, rule, source } = given;
    const by = causedBy(turn, given);
    const wants = function* (enchantment: string): Rule<boolean> {
      const about = { source, on, enchantment };
      return by === null || (yield* decide(turn, { by, kind: 'yes', rule, options: [true, false], about }));
    };
    const there = turn.state.effects.filter(({ target, data }) => target === on && data.kind === 'enchantment');
    for (const one of there) if (yield* wants(one.key)) yield* endWithConsequences(turn, [one], rule);
    for (const [card, state] of statesOfEnchantments(turn, on)) if (yield* wants(card)) endState(turn, on, state, rule);
  },
  *'remove-spells'(turn, _, { on, rule }) {
    const isSpell = ({ target, data: { kind, card } }: Ongoing): boolean =>
      target === on && (kind === 'enchantment' || (kind === 'effect' && card !== null));
    yield* endWithConsequences(turn, turn.state.effects.filter(isSpell), rule);
    for (const [, state] of statesOfEnchantments(turn, on)) endState(turn, on, state, rule);
  },
  *'send-away'(turn, _, { on, rule }) {
    // A Familiar is no model: it is where its caster is.
    if (turn.options.dispelledFamiliars === 'removed')
      endEffects(turn, familiarsOf(turn.state, on), rule, 'ELD-TRAIT-029');
    if (modelOf(turn.state, on).summoned === null) return;
    yield* takeOff(turn, on, 'dispelled', { by: null, model: null }, 'ELD-MANA-006', rule);
  },
  reveal: (turn, _, { on, rule }) => {
    removeState(turn, on, 'shrouded', rule);
  },
  heal: (turn, effect, { on, rule, source, element }) => {
    const table = tableOf(turn);
    const model = modelOf(turn.state, on);
    if (!mayHeal(table, model, effect, element)) return;
    const missing = Math.max(0, currentOf(table, model, 'HP') - model.hp);
    const by = Math.min(missing, effect.amount === 'all' ? missing : effect.amount);
    if (by > 0) turn.emit({ type: 'HpChanged', model: on, by, why: source }, ['ELD-DAMAGE-010', rule]);
  },
  *'lose-hp'(turn, { amount }, given) {
    const { on, by: model, rule, source } = given;
    changeHp(turn, on, { losses: amount }, source, 'ELD-DEF-009', rule);
    // Outside a sequence a model without HP is Incapacitated at once (ELD-STATE-045).
    if (!turn.state.sequence) yield* checkZeroHp(turn, on, { by: causedBy(turn, given), model });
  },
  points: (turn, { by, ifNone }, { on, by: user, rule, source }) => {
    const model = modelOf(turn.state, on);
    // A caster that regains its own point could act without end (ELD-SPELLCRAFT-026).
    if (ifNone && on === user && !tableOf(turn).options.resolveOneself) return;
    // A model that cannot act gets no Activation Points (ELD-STATE-020, ELD-STATE-046, ELD-STATE-071).
    if ((ifNone && model.points > 0) || (by > 0 && !canAct(model))) return;
    turn.emit({ type: 'PointsChanged', model: on, by, why: source }, rule);
  },
  *cast(turn, { spell: card }, given) {
    const { type, changes = [], onEnd = [] } = spellOf(tableOf(turn), card);
    if (type === 'transmutation') return yield* raiseStructure(turn, given.by ?? given.on, card);
    if (changes.length + onEnd.length === 0) return;
    const [kind, ends] =
      type === 'enchantment' ? (['enchantment', 'strategic-phase'] as const) : (['effect', 'sequence'] as const);
    const data = { kind, changes, ends, by: causedBy(turn, given), card } as const;
    const rule = kind === 'enchantment' ? 'ELD-SPELL-008' : 'ELD-SPELL-006';
    beginEffect(turn, { key: card, source: given.by ?? given.on, target: given.on, data }, rule);
  },
  'destroy-structure': () => undefined,
  'repair-structure': () => undefined,
  lasting: (turn, { changes, until }, given) => {
    const { on, by, source, rule } = given;
    const data = { kind: 'effect', changes, ends: until, by: causedBy(turn, given), card: null } as const;
    beginEffect(turn, { key: source, source: by ?? source, target: on, data }, rule);
  },
  *choose(turn, { options }, given) {
    const by = causedBy(turn, given) ?? modelOf(turn.state, given.on).player;
    const names = options.map(({ name }) => name);
    // The effects of an Item that is no Spell have no element, and a decision is plain JSON.
    const { element, ...cited } = given;
    const about = element === undefined ? cited : given;
    const name =
      by === null ? names[0] : yield* decide(turn, { by, kind: 'effect', rule: given.rule, options: names, about });
    yield* carryOut(turn, options.find(one => one.name === name)?.effects ?? [], given);
  },
  *code(turn, { name, with: data }, given) {
    const effect = gameOf(turn).effects[name];
    if (!effect) throw new RangeError(`no effect in code is called ${name}`);
    const going = effect(turn, given, data);
    if (going) yield* going;
  },
};

/** Carries out effects on one model, one after another. */
export function* carryOut(turn: Turn<Eld>, effects: readonly Effect[], given: EffectGiven): Rule {
  for (const effect of effects) {
    // The cast is safe: the function for an op takes the effects of that op.
    const going = gameOf(turn).effectOps[effect.op](turn, effect as never, given);
    if (going) yield* going;
  }
}
