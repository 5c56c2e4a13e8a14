import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeOf } from '../engines/install.js';
import type { Order, Spent } from '../matches/order.js';
import { bundle } from '../measure/bundle.js';
import type { Bench, Effort, Fact } from '../measure/types.js';

const PKMN = '@pkmn/sim gen 9, log lines';
const CHECKED = 'the same in checked mode';
const STATES = 'each state as text';
const unit = 'us/event';

/** The most heap that an action may keep; it kept 3.8 kB when this was written. */
const MOST_HEAP = 5000;

type Play = (what: Order['what'], checked?: boolean) => Spent;

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

const factsOn = (name: string, play: Play): readonly Fact[] => {
  const pkmn = play('pkmn');
  const small = play('3v3');
  const large = play('5v5');
  const checked = play('3v3', true);
  return [
    { title: `3v3, first matches, ${name}`, unit, ours: small.cold, against: PKMN, peer: pkmn.cold },
    { title: `3v3, later matches, ${name}`, unit, ours: small.warm, against: PKMN, peer: pkmn.warm },
    { title: `5v5, first matches, ${name}`, unit, ours: large.cold, against: PKMN, peer: pkmn.cold },
    { title: `5v5, later matches, ${name}`, unit, ours: large.warm, against: PKMN, peer: pkmn.warm },
    { title: `3v3, later matches, ${name}`, unit, ours: small.warm, against: CHECKED, peer: checked.warm },
    {
      title: `3v3, heap per action, ${name}`,
      unit: 'bytes',
      ours: small.heap,
      against: STATES,
      peer: small.text,
      limit: MOST_HEAP,
    },
  ];
};

/**
 * Whole random matches of Judgement: the first 50 of a fresh process, and 50 after 200 that warmed it up, on Node 20 and 24,
 * beside battles of @pkmn/sim. Figures are CPU time of the whole process: the compiler's and the collector's threads count.
 */
export const prepare = async (effort: Effort): Promise<Bench> => {
  const programme = join(tmpdir(), 'rulewright-bench', 'matches-programme.mjs');
  await bundle(`import './matches/programme.js';`, { outfile: programme });
  const facts = ([20, 24] as const).flatMap(major =>
    factsOn(`Node ${major}`, playOn(nodeOf(major), programme, effort)),
  );
  return { facts };
};
