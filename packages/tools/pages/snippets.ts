/**
 * Keeps the code in Markdown pages equal to code that is compiled and run. A page marks a fence with
 * `<!-- snippet: path/to/file.ts#region -->`; the fence then holds the lines of that file between `// #region name` and
 * `// #endregion` (or the whole file without `#region`).
 *
 * `npm run snippets` writes the pages, `--check` fails where a page is stale or has TypeScript that is not marked.
 * A fence ` ```ts sketch ` is a sketch and says so.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { toolArgs } from '../command-line/arguments.js';

const check = toolArgs(import.meta.url, { check: { type: 'boolean' } }).values.check;
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(page => page !== '' && !page.includes('docs/api/') && !/^packages\/[^/]+\/(api|RULES|RULINGS)/.test(page));

const region = (source: string, name: string | undefined, where: string): string => {
  if (name === undefined) return source.trimEnd();
  const lines = source.split('\n');
  const start = lines.findIndex(line => line.trim() === `// #region ${name}`);
  const end = lines.findIndex((line, i) => i > start && line.trim() === '// #endregion');
  if (start < 0 || end < 0) throw new Error(`${where}: no region ${name}`);
  const body = lines.slice(start + 1, end);
  const indent = Math.min(
    ...body.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length),
  );
  return body
    .map(line => line.slice(indent))
    .join('\n')
    .trim();
};

const problems: string[] = [];
let snippets = 0;
for (const page of pages) {
  const text = readFileSync(page, 'utf8');
  const written = text.replace(
    /(<!-- snippet: ([^\s#]+)(?:#(\S+))? -->\n```(\w+)\n)[\s\S]*?\n?```/g,
    (_, head: string, file: string, name: string | undefined) => {
      snippets++;
      return `${head}${region(readFileSync(file, 'utf8'), name, `${page}: ${file}`)}\n\`\`\``;
    },
  );
  const unmarked = written.match(/(?<!-->\n)^```(ts|typescript|js)$/gm);
  for (const [, marked] of written.matchAll(/<!-- snippet: (\S+) -->\n(?!```)/g)) {
    problems.push(`${page}: ${marked} has no fence below it, so a reader sees no code`);
  }
  if (unmarked) problems.push(`${page}: ${unmarked.length} code fence(s) that nobody compiles`);
  if (written !== text && check) problems.push(`${page}: its snippets are stale; run npm run snippets`);
  else if (written !== text) writeFileSync(page, written);
}
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${snippets} snippets`);
if (problems.length > 0 || snippets === 0) process.exit(1);
