/**
 * Everything that CI checks, in sections: `npm test`. Stops at the first section that fails.
 * `npm test -- unit size` runs only the sections named.
 */
import { show } from '../build/run.js';

/** Name of the section, and the npm script that is its gate. */
const sections: readonly (readonly [name: string, script: string])[] = [
  ['types', 'check:types'],
  ['lint', 'lint'],
  ['determinism', 'check:determinism'],
  ['comments', 'check:comments'],
  ['manifests', 'check:manifests'],
  ['knip', 'knip'],
  ['catalogues', 'rules:check'],
  ['snippets', 'snippets:check'],
  ['build', 'build'],
  ['api', 'api:check'],
  ['size', 'size'],
  ['unit', 'test:unit'],
  ['coverage', 'coverage:check'],
  ['exports', 'check:exports'],
  ['docs', 'docs:api:check'],
  ['consumers', 'consumers'],
  ['engines', 'engines'],
];

/** The colours of a terminal, which must not hide a count. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** How many checks a section's own output counts; a tool that counts nothing is one check. */
const counted = (output: string, ok: boolean): readonly [passed: number, failed: number] => {
  const plain = output.replace(colours, '');
  const ours = [...plain.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (ours !== undefined) return [Number(ours[1]), Math.max(Number(ours[2]), ok ? 0 : 1)];
  const vitest = /^\s*Tests {2}(?:(\d+) failed)?[ |]*(?:(\d+) passed)?/m.exec(plain);
  if (vitest !== null) return [Number(vitest[2] ?? 0), Math.max(Number(vitest[1] ?? 0), ok ? 0 : 1)];
  return ok ? [1, 0] : [0, 1];
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !sections.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are: ${sections.map(([name]) => name).join(', ')}`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const start = performance.now();
for (const [name, script] of sections) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n=== ${name} (npm run ${script})`);
  const began = performance.now();
  const { ok, output } = await show('npm', ['run', '--silent', script]);
  const [good, bad] = counted(output, ok);
  passed += good;
  failed += bad;
  console.log(`=== ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds(began)}`);
  if (!ok) {
    console.log(`\nStopped at the section that failed: ${name} (npm run ${script})`);
    process.exitCode = 1;
    break;
  }
}
console.log(`\nAll of this took ${seconds(start)}.`);
console.log(`${passed} passed, ${failed} failed`);
