import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { payableColours, takeEssence } from '../essence/pay.js';
import { tableOf } from '../match/table.js';
import type { RerollChoice } from '../vocabulary/choices.js';
import type { Sfi } from '../vocabulary/index.js';
import type { RerollSource, Roll, RolledDie } from '../vocabulary/roll.js';
import type { OneRoll } from './contributions.js';
import { throwDice } from './dice.js';

/** The words of the log for a re-roll that essence pays for. */
const ESSENCE = 'essence';

/** Throws some dice of a roll again: the new faces stand, even if they are worse (SFI-REROLL-005). */
function* throwAgain(turn: Turn<Sfi>, roll: Roll, places: readonly number[]): Rule {
  const again = places.flatMap(place => roll.dice[place] ?? []);
  const faces = yield* throwDice(turn, { dice: again.map(({ colour }) => colour), purpose: 're-roll', by: roll.by });
  roll.dice = roll.dice.map((die, place) => ({ ...die, face: faces[places.indexOf(place)] ?? die.face }));
}

/**
 * Rolls all dice again for one token of any colour, once in a roll and before any other re-roll of it (SFI-REROLL-006 to
 * SFI-REROLL-008). The dice stay free for other re-rolls of the player (SFI-REROLL-009). Returns true if it was done.
 */
function* essenceReroll(turn: Turn<Sfi>, roll: Roll): Rule<boolean> {
  const { by, what, target, dice } = roll;
  const { value: price } = tableOf(turn).numbers.essence.reroll;
  if (by === null || dice.length === 0) return false;
  const payable = payableColours(turn.state, by, price);
  if (payable.length === 0) return false;
  const rule = 'SFI-REROLL-006';
  const options = ['none', ...payable] as const;
  const about = { roll: what, target, dice };
  const colour = yield* decide(turn, { by, kind: 'essenceReroll', rule, options, about });
  if (colour === 'none') return false;
  takeEssence(turn, by, { [colour]: price }, 're-roll', rule);
  const places = dice.map((_, place) => place);
  yield* throwAgain(turn, roll, places);
  turn.emit({ type: 'DiceRerolled', what, target, player: by, source: ESSENCE, places, dice: roll.dice }, [
    rule,
    'SFI-REROLL-007',
  ]);
  return true;
}

/** The places of the dice that a source may pick: each die once for each player (SFI-REROLL-004). */
const eligible = (turn: Turn<Sfi>, { dice }: Roll, { by, blanks }: RerollSource): readonly number[] => {
  const { value: blank } = tableOf(turn).numbers.rolls.blank;
  return dice.flatMap((die, place) =>
    die.rerolledBy.includes(by) || (blanks === true && die.face !== blank) ? [] : [place],
  );
};

const looks = ({ colour, face }: RolledDie): string => `${colour} ${face}`;

/** All different sets of dice up to a size: among dice that look the same, the first ones are taken. */
const picks = (dice: readonly RolledDie[], places: readonly number[], most: number): readonly (readonly number[])[] => {
  const kinds = new Map<string, number[]>();
  for (const place of places) {
    const die = dice[place];
    if (die) kinds.set(looks(die), [...(kinds.get(looks(die)) ?? []), place]);
  }
  let found: (readonly number[])[] = [[]];
  for (const alike of kinds.values()) {
    found = found.flatMap(picked =>
      Array.from({ length: Math.min(alike.length, most - picked.length) + 1 }, (_, count) => [
        ...picked,
        ...alike.slice(0, count),
      ]),
    );
  }
  return found.map(picked => picked.toSorted((a, b) => a - b));
};

/** The ways to use a source: up to its number of dice, or exactly that number if it is forced (SFI-REROLL-011). */
const choicesWith = (turn: Turn<Sfi>, roll: Roll, one: RerollSource): readonly RerollChoice[] => {
  const places = eligible(turn, roll, one);
  const most = one.dice === 'all' ? places.length : Math.min(one.dice, places.length);
  const least = one.forced || one.exactly ? most : 1;
  return picks(roll.dice, places, most)
    .filter(picked => picked.length >= least && picked.length > 0)
    .map(picked => ({ source: one.source, places: picked, ...(one.sacrifice ? { sacrifice: true } : {}) }));
};

function* useSource(turn: Turn<Sfi>, roll: Roll, one: RerollSource, places: readonly number[]): Rule {
  const { by, source, rule } = one;
  yield* throwAgain(turn, roll, places);
  roll.dice = roll.dice.map((die, place) =>
    places.includes(place) ? { ...die, rerolledBy: [...die.rerolledBy, by] } : die,
  );
  const { what, target, dice } = roll;
  turn.emit({ type: 'DiceRerolled', what, target, player: by, source, places, dice }, [rule, 'SFI-REROLL-001']);
}

/** True for one source, and for two abilities with one name (SFI-STACK-001). */
const isSame = (one: RerollSource, other: RerollSource): boolean =>
  one.source === other.source || (one.name !== undefined && one.name === other.name);

/** A player uses re-rolls one after another, each source once, and stops when no forced one is left. */
function* otherRerolls(turn: Turn<Sfi>, roll: Roll, by: PlayerId, sources: readonly RerollSource[]): Rule {
  let left = sources.filter(one => one.by === by);
  for (;;) {
    left = left.filter(({ isOpen }) => isOpen?.(turn) !== false);
    const choices = left.flatMap(one => choicesWith(turn, roll, one));
    if (choices.length === 0) return;
    const mustGoOn = left.some(one => one.forced && eligible(turn, roll, one).length > 0);
    const rule = mustGoOn ? 'SFI-REROLL-011' : 'SFI-REROLL-001';
    const options = mustGoOn ? choices : (['none', ...choices] as const);
    const { what, target, dice } = roll;
    const about = { roll: what, target, dice, sources: [...new Set(left.map(({ source }) => source))] };
    const choice = yield* decideUnlessForced(turn, { by, kind: 'reroll', rule, options, about });
    if (choice === 'none') return;
    const used = left.find(({ source, sacrifice }) => source === choice.source && sacrifice === choice.sacrifice);
    if (!used) return;
    left = left.filter(other => !isSame(other, used));
    if (used.use) yield* used.use(turn, roll);
    yield* useSource(turn, roll, used, choice.places);
  }
}

/**
 * The re-roll window of a roll (SFI-REROLL-001): all re-rolls of the active player, then all of the other player
 * (SFI-REROLL-002). Essence comes before everything else, so that a player whose roll the active one has re-rolled has none.
 */
export function* rerollWindow(turn: Turn<Sfi>, { roll, contributionsTo }: OneRoll): Rule {
  const { players } = turn.state;
  const { rerolls } = contributionsTo(turn, roll);
  for (const player of [roll.active, ...players.filter(one => one !== roll.active)]) {
    const untouched = roll.dice.every(({ rerolledBy }) => rerolledBy.length === 0);
    if (player === roll.by && untouched) yield* essenceReroll(turn, roll);
    yield* otherRerolls(turn, roll, player, rerolls);
  }
}
