import { measure } from './rounds.js';
import type { Bench, Effort } from './types.js';

type Prepare = () => Bench | Promise<Bench>;

/** The main program of a group's own process: measures and prints the rows as JSON. The argument is the effort. */
export const runGroup = async (prepare: Prepare): Promise<void> => {
  const effort = JSON.parse(process.argv[2] ?? '') as Effort;
  process.stdout.write(JSON.stringify(measure(await prepare(), effort)));
};

/** The CPU time for one case under the profiler, in microseconds. */
const ENOUGH = 3_000_000;

/** For the profiler: runs one case and nothing else; with `--list` prints the names of the cases. */
export const runCase = async (prepare: Prepare): Promise<void> => {
  const { cases = {} } = await prepare();
  const [, , name = ''] = process.argv;
  if (name === '--list') {
    process.stdout.write(JSON.stringify(Object.keys(cases)));
    return;
  }
  const run = cases[name];
  if (!run) throw new Error(`no case ${name}`);
  const start = process.cpuUsage();
  for (;;) {
    run();
    const { user, system } = process.cpuUsage(start);
    if (user + system > ENOUGH) break;
  }
};
