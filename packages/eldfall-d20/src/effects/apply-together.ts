import type { Rule, Turn } from '@rulewright/core';
import { activePlayer, attacksInReaction, dealtBy, modelNamed, modelOf, modelsOnField } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { woundsOn } from '../match/wounds.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import { gainState, removeState } from '../states/gain.js';
import { changeHp } from '../states/hp.js';
import type { Consequence, Eld, EldState, Hit, Model, ModelId, Resolution, Wound } from '../vocabulary/index.js';
import { carryOut } from './carry-out.js';
import { harmThings } from './harm-things.js';
import { mayHeal } from './heal.js';

/**
 * True for an attack of a Reaction: one that a reacting model declared, and what follows from it, such as the blast of a
 * barrel. A Chain Attack is no Reaction (ELD-SKILL-005), and neither is an Enchantment that wounds.
 */
const isOfReaction = (state: EldState, { role, by, cause }: Hit['attack']): boolean =>
  cause === undefined
    ? role === 'reactive' && (by === null || by === 'finishing-strike')
    : attacksInReaction(state, cause);

/** A Wound as a fact that Schemes count. */
const noteWound = (turn: Turn<Eld>, { attack, on }: Hit, isExcess: boolean): void => {
  const { round } = turn.state;
  // The Hits of a Trample are no Attack: a Scheme decides how their Wounds count (ELD-SCHEME-034).
  const kind = attack.by === 'trample' ? 'trample' : attack.kind;
  const { by, ...allied } = dealtBy(turn.state, attack.cause ?? attack.attacker, modelOf(turn.state, on));
  const reaction = isOfReaction(turn.state, attack);
  const marks = { ...(isExcess ? ({ excess: true } as const) : {}), ...allied };
  const deed = { deed: 'wound', by, on, kind, reaction, ...marks, round, turn: activePlayer(turn.state) } as const;
  turn.emit({ type: 'DeedNoted', deed }, 'ELD-DEF-008');
};

/** The losses and gains of HP that effects bring a model besides Wounds. */
const hpChanges = (turn: Turn<Eld>, model: ModelId, consequences: readonly Consequence[]) => {
  const named = modelNamed(turn.state, model);
  const table = tableOf(turn);
  const top = named ? currentOf(table, named, 'HP') : 0;
  let [losses, gains, most] = [0, 0, top];
  for (const one of consequences) {
    if (one.model !== model) continue;
    if ('losesHp' in one) losses += one.losesHp;
    else if ('heals' in one) {
      gains += one.heals;
      most = Math.max(most, one.most);
    } else if ('effect' in one && one.effect.op === 'lose-hp') losses += one.effect.amount;
    else if ('effect' in one && one.effect.op === 'heal' && named && mayHeal(table, named, one.effect, one.element))
      gains += one.effect.amount === 'all' ? top : one.effect.amount;
  }
  return { losses, gains, most };
};

const why = (wounds: number, losses: number, gains: number): string => {
  const names = [wounds > 0 ? 'wounds' : '', losses > 0 ? 'loss' : '', gains > 0 ? 'healing' : ''];
  return names.filter(name => name !== '').join(' and ');
};

/**
 * The Wounds that a model suffers, each with the answer if it is beyond the last HP; one Wound makes a model Dead that
 * is Incapacitated.
 */
const woundsOf = (
  resolution: Resolution,
  { id, hp }: Model,
): readonly { readonly wound: Wound; readonly isExcess: boolean }[] =>
  woundsOn(resolution, id).map((wound, at) => ({ wound, isExcess: at >= Math.max(1, hp) }));

/** Adds what Wounds bring the models that deal them: one that is lost is not dealt, unless the option counts it (ELD-SCHEME-022). */
const addDealt = (turn: Turn<Eld>, resolution: Resolution): void => {
  const table = tableOf(turn);
  for (const model of modelsOnField(turn.state)) {
    for (const { wound, isExcess } of woundsOf(resolution, model)) {
      if (isExcess && !turn.options.excessWoundsScore) continue;
      resolution.consequences.push(...table.sources.woundsDealt.flatMap(source => source(table, wound)));
    }
  }
};

/** Each Wound costs 1 HP; losses and gains of the sequence are added up (ELD-DAMAGE-001, ELD-DAMAGE-011). */
const applyHp = (turn: Turn<Eld>, resolution: Resolution, model: ModelId): void => {
  const wounds = woundsOf(resolution, modelOf(turn.state, model));
  for (const { wound, isExcess } of wounds) noteWound(turn, wound.hit, isExcess);
  const { losses, gains, most } = hpChanges(turn, model, resolution.consequences);
  const { value, rule } = tableOf(turn).numbers.damage.woundHp;
  const rules: readonly RuleId[] = wounds.length > 0 ? [rule] : losses > 0 ? ['ELD-DEF-009'] : ['ELD-DAMAGE-010'];
  changeHp(
    turn,
    model,
    { losses: wounds.length * value + losses, gains, most },
    why(wounds.length, losses, gains),
    ...rules,
  );
};

/** Carries out a consequence, but for changes of HP, which are added up. */
function* applyOne(turn: Turn<Eld>, one: Consequence): Rule {
  const { cited, model } = one;
  if (modelNamed(turn.state, model)?.where !== 'field') return;
  if ('gains' in one) gainState(turn, model, one.gains, cited.rule);
  else if ('loses' in one) removeState(turn, model, one.loses, cited.rule);
  else if ('points' in one) {
    turn.emit({ type: 'PointsChanged', model, by: one.points, why: cited.source }, ['ELD-ACT-006', cited.rule]);
  } else if ('effect' in one && one.effect.op !== 'heal' && one.effect.op !== 'lose-hp') {
    yield* carryOut(turn, [one.effect], { on: model, by: one.by, element: one.element, ...cited });
  }
}

const isState = (one: Consequence): boolean => 'gains' in one || ('effect' in one && one.effect.op === 'state');

/** Applies the states that some Wounds bring before all else of the sequence, where a rule says so. */
export function* applyStatesOf(turn: Turn<Eld>, { consequences }: Resolution, wounds: readonly Wound[]): Rule {
  for (const one of wounds.flatMap(({ brings = [] }) => brings.filter(isState))) {
    const at = consequences.indexOf(one);
    if (at < 0) continue;
    consequences.splice(at, 1);
    yield* applyOne(turn, one);
  }
}

/**
 * Stage 7: all Wounds, states and effects of the sequence take effect together, so that a model that falls has still
 * carried out its declared action (ELD-ACT-018).
 */
export function* applyTogether(turn: Turn<Eld>, resolution: Resolution): Rule {
  harmThings(turn, resolution);
  addDealt(turn, resolution);
  for (const { id } of modelsOnField(turn.state)) applyHp(turn, resolution, id);
  for (const one of resolution.consequences) yield* applyOne(turn, one);
}
