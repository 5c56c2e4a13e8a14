/**
 * Gives the packages their next version and adds it to CHANGELOG.md: `npm run version`. The text comes from the
 * changesets (`npx changeset` writes one); they are used up.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toolArgs } from '../command-line/arguments.js';
import { publicPackages } from './packages.js';
import { outputOf } from './run.js';

toolArgs(import.meta.url);

const kinds = ['major', 'minor', 'patch'] as const;
type Kind = (typeof kinds)[number];
const titles: Readonly<Record<Kind, string>> = { major: 'Breaking', minor: 'New', patch: 'Fixed' };

/** The first words of a changeset that belongs under Breaking although it asks for a minor version, which is allowed before 1.0.0. */
const breaking = 'Breaking: ';

/** The largest version bump of a changeset, and its text for users. */
const parse = (text: string): { readonly kind: Kind; readonly summary: string } => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const kind = kinds.find(one => new RegExp(`: *${one} *$`, 'm').test(head));
  if (kind === undefined) throw new Error(`a changeset asks for no version:\n${text}`);
  const summary = body.trim();
  return summary.startsWith(breaking) ? { kind: 'major', summary: summary.slice(breaking.length) } : { kind, summary };
};

const changes = readdirSync('.changeset')
  .filter(name => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map(name => parse(readFileSync(`.changeset/${name}`, 'utf8')));
if (changes.length === 0) throw new Error('there is no changeset: nothing to release');

outputOf('npx', ['changeset', 'version']);
outputOf('npm', ['install', '--package-lock-only', '--ignore-scripts']);

const version = publicPackages()[0]?.version ?? '';
const constant = 'packages/cli/src/version.ts';
writeFileSync(constant, readFileSync(constant, 'utf8').replace(/version = '[^']*'/, `version = '${version}'`));
const parts = kinds.flatMap(kind => {
  const told = changes.filter(change => change.kind === kind);
  const items = told.map(({ summary }) => `- ${summary.replace(/\n(?=.)/g, '\n  ')}`);
  return told.length === 0 ? [] : [`### ${titles[kind]}\n\n${items.join('\n')}\n`];
});
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const marker = '<!-- releases -->\n';
if (!changelog.includes(marker)) throw new Error('CHANGELOG.md has lost its marker');
writeFileSync('CHANGELOG.md', changelog.replace(marker, `${marker}\n## ${version}\n\n${parts.join('\n')}`));
console.log(`Now ${version}. Read CHANGELOG.md, commit, tag v${version}.`);
