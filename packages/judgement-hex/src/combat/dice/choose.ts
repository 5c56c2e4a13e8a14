import { decide, type Rule, type Turn } from '@rulewright/core';
import type { Attack } from '../../match/attack-data.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Blow, Jhx } from '../../vocabulary/index.js';
import type { JudgementFace } from '../../vocabulary/words.js';
import { monsterDice } from './monster-dice.js';

/** How many dice an attack uses at most (JHX-DICE-004). */
const mostDice = 3;

/** Dice that can be chosen, by their places, and what they come to. */
export interface Chosen {
  readonly dice: readonly number[];
  readonly hits: number;
  readonly symbols: number;
}

const isHit = (face: JudgementFace): boolean => face === 'hit' || face === 'both';
const isSymbol = (face: JudgementFace): boolean => face === 'manoeuvre' || face === 'both';

/** What some dice of a roll come to: a die that shows both counts for both (JHX-DICE-006, JHX-DICE-013). */
export const chosenFrom = (faces: readonly JudgementFace[], dice: readonly number[]): Chosen => {
  const used = dice.flatMap(place => faces[place] ?? []);
  return { dice, hits: used.filter(isHit).length, symbols: used.filter(isSymbol).length };
};

/** The blow that so many Hits strike (JHX-DICE-008 to JHX-DICE-011); null: the target was not hit (JHX-DICE-012). */
export const blowOf = (hits: number): Blow => ([null, 'glancing', 'solid', 'critical'] as const)[hits] ?? null;

const blowRules: { readonly [B in NonNullable<Blow> | 'none']: RuleId } = {
  none: 'JHX-DICE-011',
  glancing: 'JHX-DICE-008',
  solid: 'JHX-DICE-009',
  critical: 'JHX-DICE-010',
};

/** The first so many places that show a face. */
const places = (faces: readonly JudgementFace[], face: JudgementFace): readonly number[] =>
  faces.flatMap((one, place) => (one === face ? [place] : []));

/**
 * The choices of at most three dice that differ in what they come to (JHX-DICE-004, JHX-DICE-006), most Hits first: for
 * every number of Hits the dice with the most symbols. Fewer symbols with as many Hits are of no use, since nothing has to
 * be bought with them; only a Parting Blow may want to avoid three, and there all are told apart. All dice of a pool below
 * three may be used (JHX-DICE-005).
 */
export const waysToChoose = ({ dice, kind }: Pick<Attack, 'dice' | 'kind'>): readonly Chosen[] => {
  const both = places(dice, 'both');
  const hit = places(dice, 'hit');
  const manoeuvre = places(dice, 'manoeuvre');
  const found: Chosen[] = [];
  for (let hits = mostDice; hits >= 0; hits--) {
    const ways: Chosen[] = [];
    for (let doubles = Math.min(hits, both.length); doubles >= 0; doubles--) {
      if (hits - doubles > hit.length) continue;
      for (let others = Math.min(mostDice - hits, manoeuvre.length); others >= 0; others--) {
        const used = [...both.slice(0, doubles), ...hit.slice(0, hits - doubles), ...manoeuvre.slice(0, others)];
        const way = chosenFrom(
          dice,
          used.sort((a, b) => a - b),
        );
        if (!ways.some(({ symbols }) => symbols === way.symbols)) ways.push(way);
      }
    }
    // Each further round adds only fewer symbols: the first way has the most.
    found.push(...(kind === 'parting-blow' ? ways : ways.slice(0, 1)));
  }
  return found;
};

/** Step 4: the attacker says which dice count (JHX-DICE-006); a Monster takes what hurts most (JHX-MONSTER-049). */
export function* chooseDice(turn: Turn<Jhx>, attack: Attack): Rule {
  const { player } = modelOf(turn.state, attack.attacker);
  const ways = waysToChoose(attack).map(({ dice }) => dice);
  const [only = []] = ways;
  let dice = only;
  if (player === null) dice = monsterDice(tableOf(turn), attack);
  else if (ways.length > 1) {
    const about = { attacker: attack.attacker, target: attack.target, faces: attack.dice };
    dice = yield* decide(turn, { by: player, kind: 'dice', rule: 'JHX-DICE-006', options: ways, about });
  }
  const { hits, symbols } = chosenFrom(attack.dice, dice);
  attack.blow = blowOf(hits);
  attack.symbols = symbols;
  const faces = dice.flatMap(place => attack.dice[place] ?? []);
  turn.emit({ type: 'DiceChosen', attacker: attack.attacker, faces, blow: attack.blow, symbols }, [
    'JHX-DICE-004',
    blowRules[attack.blow ?? 'none'],
  ]);
}
