import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Procedure } from '@rulewright/core';
import type { AnyEdition, Cited } from '@rulewright/core/editions';

/** The edition of a game that a package exports, read from the running code. Undefined for a game without one. */
export const editionOf = async (folder: string): Promise<AnyEdition | undefined> => {
  const entry = `${folder}/src/index.ts`;
  if (!existsSync(entry)) return undefined;
  const exported = (await import(pathToFileURL(entry).href)) as Readonly<Record<string, unknown>>;
  for (const game of Object.values(exported)) {
    if (typeof game !== 'object' || game === null || !('beat' in game) || !('edition' in game)) continue;
    return game.edition as AnyEdition;
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

/** The procedures and the numbers of an edition, as two chapters of a page: the names that `reviseEdition` takes. */
export const editionPage = ({ id, procedures, numbers }: AnyEdition): string => {
  const lists = Object.entries(procedures) as readonly [string, Procedure<never, never>][];
  const tables = Object.entries(numbers) as readonly [string, Readonly<Record<string, Cited<unknown>>>][];
  return `## Procedures of the edition \`${id}\`

Another edition changes these lists step by step, by the names that stand here.

${lists.map(procedureTable).join('\n')}
## Numbers of the edition \`${id}\`

Another edition changes these numbers by their names.

${tables.map(numberTable).join('\n')}`;
};
