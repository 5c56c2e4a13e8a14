import { decideUnlessForced, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { coloursIn, contains, countOf, partsOf, totalOf } from '../match/by-colour.js';
import { armyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { EssenceReason, Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { type ByColour, type Colour, colours } from '../vocabulary/words.js';

/**
 * True if tokens can pay a cost when a stronger colour may replace a weaker one: for each colour, enough tokens of that
 * colour or a stronger one are there.
 */
const covers = (tokens: ByColour, cost: ByColour): boolean =>
  colours.every((_, from) => {
    const strong = colours.slice(from);
    const sum = (amount: ByColour): number => strong.reduce((all, colour) => all + countOf(amount, colour), 0);
    return sum(tokens) >= sum(cost);
  });

/**
 * The ways to pay a cost in full from a player's reserve as it is now (SFI-ESSENCE-016): in exactly its colours, or with the option
 * `essence.abilityCostSubstitution` also with stronger ones (SFI-ESSENCE-012). For interactions stronger ones always count.
 *
 * @param stronger true if a stronger colour may replace a weaker one
 */
export const tokenPayments = (
  { state, options }: Table,
  player: PlayerId,
  cost: ByColour,
  stronger: boolean = options['essence.abilityCostSubstitution'],
): readonly ByColour[] => {
  const { reserve } = armyOf(state, player);
  if (!stronger) return contains(reserve, cost) ? [cost] : [];
  const many = totalOf(cost);
  return partsOf(reserve, many).filter(part => totalOf(part) === many && covers(part, cost));
};

/** The colours of which a player has at least some tokens, weakest first (SFI-ESSENCE-016). */
export const payableColours = (state: SfiState, player: PlayerId, many: number): readonly Colour[] => {
  const { reserve } = armyOf(state, player);
  return coloursIn(reserve).filter(colour => countOf(reserve, colour) >= many);
};

/** The rule that keeps a player from paying a token of a colour; undefined for an answer that is no colour. */
export const whyNotPayToken = (state: SfiState, player: PlayerId, choice: unknown): Refusal | undefined =>
  colours.some(colour => colour === choice) && !payableColours(state, player, 1).some(colour => colour === choice)
    ? { code: 'not-payable', rule: 'SFI-ESSENCE-016' }
    : undefined;

/** Takes tokens out of a reserve. */
export const takeEssence = (
  turn: Turn<Sfi>,
  player: PlayerId,
  essence: ByColour,
  why: EssenceReason,
  rule: RuleId,
): void => turn.emit({ type: 'EssencePaid', player, essence, why }, [rule, 'SFI-ESSENCE-011']);

/**
 * A player pays a cost that can be paid, with or without a weaver on the table (SFI-ESSENCE-014), and picks the tokens
 * where there are several ways.
 */
export function* payEssence(
  turn: Turn<Sfi>,
  by: PlayerId,
  cost: ByColour,
  why: EssenceReason,
  rule: RuleId,
  stronger?: boolean,
): Rule {
  if (totalOf(cost) === 0) return;
  const options = tokenPayments(tableOf(turn), by, cost, stronger);
  const essence = yield* decideUnlessForced(turn, { by, kind: 'pay', rule: 'SFI-ESSENCE-016', options });
  takeEssence(turn, by, essence, why, rule);
}
