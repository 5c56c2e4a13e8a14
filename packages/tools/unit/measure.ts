import { afterAll } from 'vitest';
import { measureReference } from './reference.js';

declare module 'vitest' {
  interface TaskMeta {
    /** Microseconds of CPU that the process of this file's tests used for it: loading, tests and garbage collection. */
    cpu?: number;
    /** Microseconds of CPU that the same process then used for the reference work. */
    reference?: number;
  }
}

// Vitest runs this file before every test file, in the process of that file's tests, and sends `meta` to the reporters.
const start: NodeJS.CpuUsage = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that a hook wants from this pattern.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(start);
  file.meta.cpu = user + system;
  file.meta.reference = measureReference();
});
