import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
}

/** A function and its share of all samples. */
export interface Hot {
  readonly name: string;
  readonly share: number;
}

/** Runs a module under Node's sampling profiler and gives the functions with the most time of their own. */
export const profile = (module: string, args: readonly string[], top: number): readonly Hot[] => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  try {
    execFileSync(process.execPath, ['--cpu-prof', `--cpu-prof-dir=${folder}`, module, ...args], { stdio: 'ignore' });
    const [file] = readdirSync(folder);
    if (file === undefined) throw new Error(`${module}: Node wrote no profile`);
    const { nodes, samples } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
    const names = new Map(
      nodes.map(({ id, callFrame: { functionName, lineNumber } }) => [
        id,
        functionName.startsWith('(') ? functionName : `${functionName || 'anonymous'}:${lineNumber + 1}`,
      ]),
    );
    const counts = new Map<string, number>();
    for (const id of samples) {
      const name = names.get(id) ?? '?';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts]
      .map(([name, count]) => ({ name, share: count / samples.length }))
      .sort((a, b) => b.share - a.share)
      .slice(0, top);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
