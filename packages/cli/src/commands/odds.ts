import { sided } from '@rulewright/core/dice';
import {
  atLeast,
  atMost,
  type Distribution,
  expectation,
  type Fraction,
  keepBest,
  keepWorst,
  map,
  percent,
  probabilityOf,
  successes,
  sumOf,
  tableText,
  toNumber,
  toText,
} from '@rulewright/core/odds';
import { readArgs } from '../arguments.js';
import { gameNames } from '../games.js';
import { namesNear } from '../near.js';
import { EXIT, type Terminal, UsageError } from '../terminal.js';

const DICE = /^(\d*)d(\d+)(?:k([hl])(\d+))?(?:([<>]?=?)s(\d+))?([+-]\d+)?$/;
const NEEDED = /^(>=|<=|=|>|<)(-?\d+)$/;

/** The distribution of a pool: `3d6`, `4d6kh3` (keep high), `2d20kl1` (keep low), `5d6>=s4` (count 4+), each with `+N`. */
const distribution = (text: string): Distribution<number> => {
  const match = DICE.exec(text);
  if (!match) {
    const [game] = namesNear(text, gameNames);
    const meant = game === undefined ? '' : `, or did you mean ${game}?`;
    throw new UsageError(`"${text}" is no pool of dice: write it like 3d6, 4d6kh3, 2d20kl1, 5d6>=s4 or 2d6+3${meant}`);
  }
  const [, count, sides, keep, kept, compare, target, plus] = match;
  const die = sided(Number(sides));
  const n = count === '' ? 1 : Number(count);
  if (keep && target) throw new UsageError(`"${text}": a pool either keeps dice or counts successes, not both`);
  let pool: Distribution<number>;
  if (keep) pool = (keep === 'h' ? keepBest : keepWorst)(die, n, Number(kept));
  else if (target) {
    const t = Number(target);
    const counts = {
      '>=': (f: number) => f >= t,
      '<=': (f: number) => f <= t,
      '=': (f: number) => f === t,
      '>': (f: number) => f > t,
      '<': (f: number) => f < t,
    };
    const test = counts[(compare || '=') as keyof typeof counts];
    pool = successes(die, n, test);
  } else pool = sumOf(die, n);
  return plus ? map(pool, value => value + Number(plus)) : pool;
};

const chance = (pool: Distribution<number>, needed: string): Fraction => {
  const match = NEEDED.exec(needed);
  if (!match) throw new UsageError(`"${needed}" is no target: write it like ">=7", "=7" or "<4"`);
  const n = Number(match[2]);
  switch (match[1]) {
    case '>=':
      return atLeast(pool, n);
    case '>':
      return atLeast(pool, n + 1);
    case '<=':
      return atMost(pool, n);
    case '<':
      return atMost(pool, n - 1);
    default:
      return probabilityOf(pool, n);
  }
};

/** `rulewright odds <dice> [target]`: the exact distribution of a pool, or the exact chance of a target. */
export const odds = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const [game, ...rest] = args;
  if (game === 'judgement-hex') return (await import('./attack-odds.js')).attackOddsOf(rest, terminal);
  if (game === 'shroudfall-inches') return (await import('./shroudfall-odds.js')).shroudfallOddsOf(rest, terminal);
  if (game === 'eldfall-d20') return (await import('./eldfall-odds.js')).eldfallOddsOf(rest, terminal);
  if (game === 'judgement-of-the-gods') throw new UsageError(`${game} has no attacks to give odds of`);
  const { positionals } = readArgs(args, {});
  const [dice, ...target] = positionals;
  if (dice === undefined) throw new UsageError('which dice? for example: rulewright odds 3d6 ">=11"');
  try {
    const pool = distribution(dice.replace(/\s/g, '').toLowerCase());
    if (target.length > 0) {
      const p = chance(pool, target.join('').replace(/\s/g, ''));
      terminal.out(`${toText(p)} = ${percent(p, 2)}`);
      return EXIT.ok;
    }
    for (const line of tableText(pool).split('\n')) terminal.out(line);
    const mean = expectation(pool);
    terminal.out(`mean ${toText(mean)} = ${toNumber(mean)}`);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) throw new UsageError(`${dice}: ${error.message}`);
    throw error;
  }
  return EXIT.ok;
};
