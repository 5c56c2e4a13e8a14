import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Procedure } from '@rulewright/core';
import type { AnyEdition, Cited } from '@rulewright/core/editions';
import { type Rulebook, sourcesOf } from './rulebook.js';

/** The edition of a rulebook, read from the running code: that of an exported game, or the one that has its name. */
export const editionOf = async (book: Rulebook): Promise<AnyEdition | undefined> => {
  const entry = `${sourcesOf(book)}/index.ts`;
  if (!existsSync(entry)) return undefined;
  const exported = (await import(pathToFileURL(entry).href)) as Readonly<Record<string, unknown>>;
  for (const one of Object.values(exported)) {
    if (typeof one !== 'object' || one === null) continue;
    if (book.edition !== undefined && 'procedures' in one && 'id' in one && one.id === book.edition) {
      return one as AnyEdition;
    }
    if (book.edition === undefined && 'beat' in one && 'edition' in one) return one.edition as AnyEdition;
  }
  return undefined;
};

const inWords = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

const heading = (name: string): string => inWords(name).replace(/^./, first => first.toUpperCase());

const procedureTable = ([name, { parts }]: readonly [string, Procedure<never, never>]): string => {
  const rows = parts.map((part, at) => `| ${at + 1} | ${part.name} | \`${part.rule}\` |`);
  return `### \`${name}\`\n\n| | Step | Rule |\n|---|---|---|\n${rows.join('\n')}\n`;
};

const valueInWords = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .map(([name, one]) => `${inWords(name)} ${String(one)}`)
        .join(', ')
    : Array.isArray(value)
      ? value.join('/')
      : String(value);

const numberTable = ([chapter, numbers]: readonly [string, Readonly<Record<string, Cited<unknown>>>]): string => {
  const rows = Object.entries(numbers).map(
    ([name, { value, rule }]) => `| \`${chapter}.${name}\` | ${valueInWords(value)} | \`${rule}\` |`,
  );
  return `### ${heading(chapter)}\n\n| Number | Value | Rule |\n|---|---|---|\n${rows.join('\n')}\n`;
};

/** The procedures and the numbers of an edition, as two chapters of a page: for a revised edition, the differences. */
export const editionPage = (edition: AnyEdition): string =>
  edition.base === undefined ? wholePage(edition) : differencePage(edition, edition.base);

/** The lists of an edition with the names that `reviseEdition` takes. */
const wholePage = ({ id, procedures, numbers }: AnyEdition): string => {
  const lists = Object.entries(procedures) as readonly [string, Procedure<never, never>][];
  const tables = Object.entries(numbers) as readonly [string, Readonly<Record<string, Cited<unknown>>>][];
  return `## Procedures of the edition \`${id}\`

Another edition changes these lists step by step, by the names that stand here.

${lists.map(procedureTable).join('\n')}
## Numbers of the edition \`${id}\`

Another edition changes these numbers by their names.

${tables.map(numberTable).join('\n')}`;
};

type Tables = Readonly<Record<string, Readonly<Record<string, Cited<unknown>>>>>;
type Lists = Readonly<Record<string, Procedure<never, never>>>;

/** A row for each number whose value or rule an edition changes, or that its base does not have. */
const changedNumbers = (numbers: Tables, before: Tables): readonly string[] =>
  Object.entries(numbers).flatMap(([chapter, table]) =>
    Object.entries(table).flatMap(([name, { value, rule }]) => {
      const was = before[chapter]?.[name];
      if (was === undefined) return [`| \`${chapter}.${name}\` | none | ${valueInWords(value)} | | \`${rule}\` |`];
      if (was.rule === rule && valueInWords(was.value) === valueInWords(value)) return [];
      const [old, now] = [was.value, value].map(valueInWords);
      return [
        `| \`${chapter}.${name}\` | ${old} | ${old === now ? 'the same' : now} | \`${was.rule}\` | \`${rule}\` |`,
      ];
    }),
  );

/** A row for each step that an edition adds, leaves out, or carries out by another rule. */
const changedSteps = (lists: Lists, before: Lists): readonly string[] =>
  Object.entries(lists).flatMap(([name, { parts }]) => {
    const old = before[name]?.parts ?? [];
    const row = (what: string, step: string, rule: string): string =>
      `| \`${name}\` | ${step} | ${what} | \`${rule}\` |`;
    const gone = old.filter(part => !parts.some(one => one.name === part.name));
    return [
      ...parts.flatMap((part, at) => {
        const was = old.find(one => one.name === part.name);
        if (was === part) return [];
        const previous = parts[at - 1];
        const added = previous === undefined ? 'added as the first' : `added after “${previous.name}”`;
        return [row(was === undefined ? added : 'replaced', part.name, part.rule)];
      }),
      ...gone.map(part => row('left out', part.name, part.rule)),
    ];
  });

const keptRow = ([rule, there = []]: readonly [string, readonly string[] | undefined]): string =>
  `| \`${rule}\` | ${there.map(one => `\`${one}\``).join(', ')} |`;

/** The differences between an edition and the edition that it is made from. */
const differencePage = (
  { id, procedures, numbers, keeps = {} }: AnyEdition,
  base: AnyEdition,
): string => `## Steps that the edition \`${id}\` changes

| Procedure | Step | Change | Rule |
|---|---|---|---|
${changedSteps(procedures as Lists, base.procedures as Lists).join('\n')}

## Numbers that the edition \`${id}\` states

| Number | Edition \`${base.id}\` | Edition \`${id}\` | Rule there | Rule here |
|---|---|---|---|---|
${changedNumbers(numbers as Tables, base.numbers as Tables).join('\n')}

## Rules of the edition \`${id}\` that the edition \`${base.id}\` carries out

These rules change no number and no step: the code of the rules beside them carries them out.

| Rule here | Rules there |
|---|---|
${Object.entries(keeps).map(keptRow).join('\n')}
`;
