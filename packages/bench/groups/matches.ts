import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeOf } from '../engines/install.js';
import type { Kind, Order, Spent } from '../matches/order.js';
import { bundle } from '../measure/bundle.js';
import { middleOf } from '../measure/rounds.js';
import type { Bench, Effort, Fact } from '../measure/types.js';

const PKMN = '@pkmn/sim gen 9, log lines';
const CHECKED = 'the same in checked mode';
const STATES = 'each state as text';
const unit = 'us/event';

/** The greatest amount of heap that an action may keep; it was 3.8 kB when this was written. */
const MOST_HEAP = 5000;

type Play = (what: Kind, checked?: boolean) => Spent;

/** Plays in a fresh process of a Node at each call. */
const playOn =
  (node: string, programme: string, { milliseconds }: Effort): Play =>
  (what, checked = false) => {
    const [cold, between, warm] = milliseconds < 100 ? [10, 10, 10] : [50, 150, 50];
    const kept = what === '3v3' && !checked ? 2000 : 0;
    const order: Order = { what, checked, cold, between, warm, kept };
    const answer = execFileSync(node, ['--expose-gc', programme, JSON.stringify(order)], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(answer) as Spent;
  };

const KINDS: readonly Kind[] = [
  'pkmn',
  '3v3',
  '5v5',
  'judgement-hex',
  'judgement-v11',
  'shroudfall-inches',
  'eldfall-d20',
];

/**
 * Plays all kinds of matches in turns, as often as there are rounds, and takes the median of each: one process may be
 * twice as fast as the next.
 */
const inTurns = (play: Play, rounds: number): Play => {
  const spent = new Map<string, Spent[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [what, checked] of [...KINDS.map(kind => [kind, false] as const), ['3v3', true] as const]) {
      const key = `${what} ${checked}`;
      spent.set(key, [...(spent.get(key) ?? []), play(what, checked)]);
    }
  }
  return (what, checked = false) => {
    const all = spent.get(`${what} ${checked}`) ?? [];
    const middle = (part: keyof Spent): number => middleOf(all.map(one => one[part]));
    return { cold: middle('cold'), warm: middle('warm'), heap: middle('heap'), text: middle('text') };
  };
};

/** A game's matches beside another game's: the first ones of a process, and later ones. */
const beside = (title: string, ours: Spent, against: string, peer: Spent, goal?: number): readonly Fact[] => [
  { title: `${title}, first matches`, unit, ours: ours.cold, against, peer: peer.cold },
  {
    title: `${title}, later matches`,
    unit,
    ours: ours.warm,
    against,
    peer: peer.warm,
    ...(goal === undefined ? {} : { goal }),
  },
];

const factsOn = (major: 20 | 24, play: Play): readonly Fact[] => {
  const [pkmn, small, large, checked] = [play('pkmn'), play('3v3'), play('5v5'), play('3v3', true)];
  const on = (name: string) => `${name}, Node ${major}`;
  return [
    ...beside(on('Judgement 3v3'), small, PKMN, pkmn, 5),
    ...beside(on('Judgement 5v5'), large, PKMN, pkmn),
    // In inches only bots find answers, so that the matches on hexes are played by the same bots.
    ...beside(on('Judgement v11 3v3'), play('judgement-v11'), 'the same bots on hexes', play('judgement-hex'), 0.5),
    ...beside(on('Shroudfall'), play('shroudfall-inches'), PKMN, pkmn),
    ...beside(on('Eldfall'), play('eldfall-d20'), PKMN, pkmn),
    { title: on('Judgement 3v3, later matches'), unit, ours: small.warm, against: CHECKED, peer: checked.warm },
    {
      title: on('Judgement 3v3, heap per action'),
      unit: 'bytes',
      ours: small.heap,
      against: STATES,
      peer: small.text,
      limit: MOST_HEAP,
    },
  ];
};

/**
 * Whole random matches: the first 50 of a fresh process, and 50 after 200 that warmed it up, on Node 20 and 24, beside
 * battles of @pkmn/sim. Each game plays in a process of its own, so that none slows down or speeds up another.
 * Figures are CPU time of the whole process: the compiler's and the collector's threads count.
 */
export const prepare = async (effort: Effort): Promise<Bench> => {
  const programme = join(tmpdir(), 'rulewright-bench', 'matches-programme.mjs');
  await bundle(`import './matches/programme.js';`, { outfile: programme });
  const rounds = effort.milliseconds < 100 ? 1 : 3;
  const facts = ([20, 24] as const).flatMap(major =>
    factsOn(major, inTurns(playOn(nodeOf(major), programme, effort), rounds)),
  );
  return { facts };
};
