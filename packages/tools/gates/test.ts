/**
 * Runs everything that CI checks, in sections: `npm test`. As many sections run side by side as the machine has cores; the
 * output of a section is shown in one piece at its end. After a section has failed, no other section starts.
 * `npm test -- unit size` runs only the sections named.
 *
 * `--games judgement-hex,eldfall-d20` leaves out the other games: the unit tests of their packages, the tests elsewhere whose titles
 * name them or their rules, their matches on other engines, the commands of pages that name them, and the checks of their packed
 * packages. All other checks stay as they are.
 */
import { availableParallelism } from 'node:os';
import { gather, show } from '../build/run.js';
import { refuse, toolArgs } from '../command-line/arguments.js';
import { leftOut, type TestedGame, unitArguments, withoutArguments } from './games.js';

/** A gate of `npm test`. */
interface Section {
  readonly name: string;
  /** The npm script that is the gate. */
  readonly script: string;
  /** The sections that must have ended before. */
  readonly after?: readonly string[];
  /** True for a section that uses every core itself: no other section runs beside it, and its output is shown as it comes. */
  readonly alone?: true;
  /** The arguments of the script that leave out games. */
  readonly without?: (games: readonly TestedGame[]) => readonly string[];
}

/** The sections start in this order. After the unit tests come the longest first, so that no core waits at the end. */
const sections: readonly Section[] = [
  { name: 'types', script: 'check:types' },
  { name: 'build', script: 'build' },
  { name: 'lint', script: 'lint' },
  { name: 'determinism', script: 'check:determinism' },
  { name: 'comments', script: 'check:comments' },
  { name: 'manifests', script: 'check:manifests' },
  { name: 'knip', script: 'knip' },
  { name: 'catalogues', script: 'rules:check' },
  { name: 'snippets', script: 'snippets:check' },
  { name: 'coverage', script: 'coverage:check' },
  { name: 'unit', script: 'test:unit', alone: true, without: unitArguments },
  { name: 'tarballs', script: 'tarballs', after: ['build'] },
  { name: 'commands', script: 'docs:commands', after: ['tarballs'], without: withoutArguments },
  { name: 'engines', script: 'engines', without: withoutArguments },
  { name: 'consumers', script: 'consumers', after: ['tarballs'], without: withoutArguments },
  { name: 'exports', script: 'check:exports', after: ['tarballs'], without: withoutArguments },
  { name: 'docs', script: 'docs:api:check' },
  { name: 'api', script: 'api:check', after: ['build'] },
  { name: 'size', script: 'size', after: ['build'] },
];

/** The colours of a terminal, which must not hide a count. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The checks that a section's own output counts; a tool that counts nothing is one check. */
const counted = (output: string, ok: boolean): readonly [passed: number, failed: number] => {
  const plain = output.replace(colours, '');
  const ours = [...plain.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (ours !== undefined) return [Number(ours[1]), Math.max(Number(ours[2]), ok ? 0 : 1)];
  const vitest = /^\s*Tests {2}(?:(\d+) failed)?[ |]*(?:(\d+) passed)?/m.exec(plain);
  if (vitest !== null) return [Number(vitest[2] ?? 0), Math.max(Number(vitest[1] ?? 0), ok ? 0 : 1)];
  return ok ? [1, 0] : [0, 1];
};

const { positionals: named, values } = toolArgs(
  import.meta.url,
  { games: { type: 'string' } },
  Number.POSITIVE_INFINITY,
);
const others = values.games === undefined ? [] : leftOut(values.games);
const unknown = named.filter(name => !sections.some(section => section.name === name));
if (unknown.length > 0) {
  refuse(`no section ${unknown.join(', ')}; there are: ${sections.map(({ name }) => name).join(', ')}`);
}
const wanted = named.length === 0 ? sections : sections.filter(({ name }) => named.includes(name));

let passed = 0;
let failed = 0;
const failures: Section[] = [];
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const runSection = async (section: Section): Promise<void> => {
  const { name, script, alone = false, without = () => [] } = section;
  const args = without(others);
  const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const heading = `\n=== ${name} (npm run ${script})`;
  const began = performance.now();
  if (alone) console.log(heading);
  const { ok, output } = await (alone ? show : gather)('npm', command);
  if (!alone) process.stdout.write(`${heading}\n${output}`);
  console.log(`=== ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds(began)}`);
  const [good, bad] = counted(output, ok);
  passed += good;
  failed += bad;
  if (!ok) failures.push(section);
};

const start = performance.now();
const cores = availableParallelism();
const running = new Map<string, Promise<unknown>>();
for (const section of wanted) {
  const { name, after = [], alone } = section;
  await Promise.all(after.map(other => running.get(other)));
  while (running.size > 0 && (alone || running.size >= cores)) await Promise.race(running.values());
  if (failures.length > 0) break;
  const ended = runSection(section).finally(() => running.delete(name));
  running.set(name, ended);
  if (alone) await ended;
}
await Promise.all(running.values());
for (const { name, script } of failures) console.log(`\nThis section failed: ${name} (npm run ${script})`);
if (failures.length > 0) process.exitCode = 1;
if (others.length > 0) console.log(`\nNot tested: ${others.map(({ id }) => id).join(', ')}`);
console.log(`\nAll of this took ${seconds(start)}.`);
console.log(`${passed} passed, ${failed} failed`);
