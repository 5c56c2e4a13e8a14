import { createMatch, type Match } from '@rulewright/core';
import { eldfallD20 } from '@rulewright/eldfall-d20';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { Lots } from '../measure/lots.js';
import { pkmnBattles } from '../peers/pkmn.js';
import type { Kind, Order, Spent } from './order.js';
import { eventsOf, momentsOf, randomMatch } from './play.js';
import { wholeMatches } from './random.js';

/** For each kind of match: one more match or battle at each call, whose result is the number of its events or log lines. */
const matches: Readonly<Record<Kind, (lots: Lots, checked: boolean) => () => number>> = {
  pkmn: pkmnBattles,
  '3v3': (lots, checked) => () => eventsOf(randomMatch('3v3', lots, checked)),
  '5v5': (lots, checked) => () => eventsOf(randomMatch('5v5', lots, checked)),
  'judgement-hex': (lots, checked) =>
    wholeMatches(lots, seed => createMatch(judgementHex, { players: 2, seed, options: { mode: '3v3' }, checked })),
  'judgement-v11': (lots, checked) =>
    wholeMatches(lots, seed => createMatch(judgementV11, { players: 2, seed, options: { mode: '3v3' }, checked })),
  'shroudfall-inches': (lots, checked) =>
    wholeMatches(lots, seed => createMatch(shroudfallInches, { players: 2, seed, checked })),
  'eldfall-d20': (lots, checked) =>
    wholeMatches(lots, seed =>
      createMatch(eldfallD20, { players: 2, seed, options: { duelLimit: 'rounds' }, checked }),
    ),
};

/** The CPU time in microseconds for one event, over a number of matches. */
const costOf = (one: () => number, matches: number): number => {
  const start = process.cpuUsage();
  let events = 0;
  for (let i = 0; i < matches; i++) events += one();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / events;
};

/** The heap that a match keeps for each action, with every moment that it can be rewound to. */
const heapPerAction = (actions: number): number => {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (!collect) throw new Error('run node with --expose-gc');
  const lots = new Lots(3);
  const kept: Match<Jhx>[] = [];
  let done = 0;
  collect();
  const before = process.memoryUsage().heapUsed;
  while (done < actions) {
    const match = randomMatch('3v3', lots, false);
    kept.push(match);
    done += momentsOf(match) - 1;
  }
  collect();
  const spent = process.memoryUsage().heapUsed - before;
  if (kept.length === 0) throw new Error('the matches went away');
  return spent / done;
};

/** The text of one state, on average over a match. */
const textOfState = (): number => {
  const match = randomMatch('3v3', new Lots(3), false);
  let bytes = 0;
  for (let at: Match<Jhx> | undefined = match; at; at = at.previous) bytes += JSON.stringify(at.state).length;
  return bytes / momentsOf(match);
};

const order = JSON.parse(process.argv[2] ?? '') as Order;
const { what, checked, cold, between, warm, kept } = order;
const one = matches[what](new Lots(11), checked);
const first = costOf(one, cold);
costOf(one, between);
const later = costOf(one, warm);
const [heap, text] = kept > 0 ? [heapPerAction(kept), textOfState()] : [0, 0];
const spent: Spent = { cold: first, warm: later, heap, text };
process.stdout.write(JSON.stringify(spent));
