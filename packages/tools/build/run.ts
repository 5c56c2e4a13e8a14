import { spawn, spawnSync } from 'node:child_process';

/** The result of a program that was run to its end. */
export interface Finished {
  readonly ok: boolean;
  /** Standard output and standard error, as they came. */
  readonly output: string;
}

/** Runs a program to its end and gives what it printed; nothing is shown. */
export const run = (program: string, args: readonly string[], cwd = '.'): Finished => {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.error !== undefined) return { ok: false, output: String(done.error) };
  return { ok: done.status === 0, output: done.stdout + done.stderr };
};

/** Runs a program and gives its standard output. Throws with all that it printed when it fails. */
export const outputOf = (program: string, args: readonly string[], cwd = '.'): string => {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.error !== undefined) throw done.error;
  if (done.status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed (${done.status}):\n${done.stdout}${done.stderr}`);
  }
  return done.stdout;
};

const started = (program: string, args: readonly string[], shown: boolean): Promise<Finished> =>
  new Promise(resolve => {
    let output = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const take =
      (to: NodeJS.WriteStream) =>
      (chunk: Buffer): void => {
        output += chunk.toString();
        if (shown) to.write(chunk);
      };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', error => resolve({ ok: false, output: output + String(error) }));
    child.on('close', code => resolve({ ok: code === 0, output }));
  });

/** Runs a program, shows what it prints as it comes, and gives it at the end. */
export const show = (program: string, args: readonly string[]): Promise<Finished> => started(program, args, true);

/** Runs a program beside others and gives what it printed; nothing is shown. */
export const gather = (program: string, args: readonly string[]): Promise<Finished> => started(program, args, false);
