import { readFileSync } from 'node:fs';

/** Something that a page asks its reader to do, with the line of the page where it stands. */
export type Step =
  | {
      readonly kind: 'run';
      readonly line: number;
      readonly commands: string;
      /** True if the commands need packages of the registry: `<!-- once published -->`. */
      readonly published: boolean;
      /** True if the commands end in a server, which somebody plays at: `<!-- once published; a server -->`. */
      readonly serves: boolean;
    }
  | { readonly kind: 'skip'; readonly line: number; readonly reason: string }
  | {
      readonly kind: 'write';
      readonly line: number;
      /** The last path that the text before the fence names: "Add to `src/nim.ts`:". Absent where the text names none. */
      readonly file: string | undefined;
      readonly text: string;
    };

/** The steps of a Markdown page in order: a fence of `sh` is run, a fence of `ts` is written to a file. */
export const stepsOf = (page: string): readonly Step[] => {
  const steps: Step[] = [];
  const lines = readFileSync(page, 'utf8').split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', language] = /^( *)```(\w+)$/.exec(lines[at] as string) ?? [];
    if (language === undefined) continue;
    const line = at + 1;
    const body: string[] = [];
    while (lines[++at] !== undefined && lines[at] !== `${indent}\`\`\``)
      body.push((lines[at] as string).slice(indent.length));
    const mark = /^ *<!-- (.*) -->$/.exec(lines[line - 2] ?? '')?.[1] ?? '';
    const text = `${body.join('\n')}\n`;
    if (language === 'ts') {
      const before =
        lines.slice(0, line - 1).findLast(one => one.trim() !== '' && !one.trim().startsWith('<!--')) ?? '';
      steps.push({ kind: 'write', line, text, file: /`([^`]+\.ts)`:$/.exec(before)?.[1] });
    } else if (/^(sh|bash|shell|console)$/.test(language)) {
      const reason = /^not run: (.+)/.exec(mark)?.[1];
      if (reason !== undefined) steps.push({ kind: 'skip', line, reason });
      else {
        const [published, serves] = [/^once published/.test(mark), /a server$/.test(mark)];
        steps.push({ kind: 'run', line, commands: text, published, serves });
      }
    }
  }
  return steps;
};

/**
 * A step without its commands that name some games. Only lines that begin with `npm` or `npx` are commands: others may
 * belong to a file that a command writes.
 */
export const withoutCommandsOn = (step: Step, games: readonly string[]): Step => {
  if (step.kind !== 'run') return step;
  const names = (line: string): boolean => /^np[mx] /.test(line) && games.some(id => line.includes(id));
  return { ...step, commands: step.commands.split('\n').filter(line => !names(line)).join('\n') }; // biome-ignore format: one line
};
