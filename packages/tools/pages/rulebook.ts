import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One entry of a `rules.yaml`. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly source: string;
  readonly example?: string;
  readonly ambiguity?: string;
  readonly ruling?: string;
  /** The reason that the rule is left to the people at the table. */
  readonly table?: string;
  /** The heading above the rule. */
  readonly section: string;
  /** The options that its ruling names. */
  readonly options: readonly string[];
  /** In the rulebook of an edition: the relation to the game's own rulebook. */
  readonly differs?: string;
  /** The rules of the game's own rulebook that this one replaces or keeps. */
  readonly hex: readonly string[];
}

/**
 * The rules of one game package: its `rules.yaml`, checked. A package may have the rulebook of a further edition as
 * `rules-<edition>.yaml`; the code of that edition is in `src/<edition>`.
 */
export interface Rulebook {
  /** The edition of the rulebook, e.g. `v11`; undefined for `rules.yaml`. */
  readonly edition: string | undefined;
  /** e.g. `Judgement of the Gods`, from the first line. */
  readonly title: string;
  /** e.g. `packages/judgement-of-the-gods`. */
  readonly folder: string;
  /** True if the package is not published yet, because rules are still missing. */
  readonly unfinished: boolean;
  readonly rules: readonly Rule[];
  /** True if a word has the form of this rulebook's ids, known or not. */
  readonly isId: (word: string) => boolean;
}

const needed: readonly string[] = ['id', 'title', 'rule', 'source'];
const fields: readonly string[] = [...needed, 'example', 'ambiguity', 'ruling', 'table', 'differs'];

/** Every game package's rulebooks: that of the game first, then those of its further editions. */
export const rulebooks = (): readonly Rulebook[] =>
  readdirSync('packages')
    .sort()
    .map(short => `packages/${short}`)
    .filter(folder => existsSync(`${folder}/rules.yaml`))
    .flatMap(folder => [undefined, ...editionsOf(folder)].map(edition => readRulebook(folder, edition)));

const editionsOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .sort()
    .flatMap(name => /^rules-(.+)\.yaml$/.exec(name)?.[1] ?? []);

/** The name of a file that each rulebook has for itself: `RULES.md` is `RULES-v11.md` in the rulebook of v11. */
export const fileOf = ({ edition }: Pick<Rulebook, 'edition'>, name: string): string =>
  edition === undefined ? name : name.replace('.', `-${edition}.`);

/** The folder of sources that belong to a rulebook: `packages/x/src`, or `packages/x/src/v11`. */
export const sourcesOf = ({ folder, edition }: Rulebook): string =>
  edition === undefined ? `${folder}/src` : `${folder}/src/${edition}`;

const readRulebook = (folder: string, edition: string | undefined): Rulebook => {
  const file = `${folder}/${fileOf({ edition }, 'rules.yaml')}`;
  const text = readFileSync(file, 'utf8');
  const wrong = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  const title = /^# Rules of (.+)$/m.exec(text)?.[1] ?? wrong('the first line is not `# Rules of <game>`');
  const headings = new Map<string, string>();
  for (const [, area = '', name] of text.matchAll(/^# --- ([A-Z0-9]+(?:-[A-Z]+)?)(?:: (.+))?$/gm)) {
    headings.set(area, name === undefined ? area : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);
  }
  const list: unknown = parse(text);
  if (!Array.isArray(list)) return wrong('not a list of rules');
  const seen = new Set<string>();
  const rules = list.map((entry: unknown, at): Rule => {
    if (typeof entry !== 'object' || entry === null) return wrong(`entry ${at + 1} is not a rule`);
    const given = new Map<string, string>();
    for (const [key, value] of Object.entries(entry)) {
      if (key === 'hex' && Array.isArray(value)) continue;
      const where = `${'id' in entry ? String(entry.id) : `entry ${at + 1}`}, ${key}`;
      if (!fields.includes(key)) return wrong(`${where}: no such field; there are ${fields.join(', ')}, hex`);
      if (typeof value !== 'string' || value.trim() === '') return wrong(`${where}: not a text`);
      given.set(key, value.trim().replaceAll(/\s+/g, ' '));
    }
    const id = given.get('id') ?? wrong(`entry ${at + 1} has no id`);
    for (const key of needed) if (!given.has(key)) return wrong(`${id} has no ${key}`);
    const area =
      /^[A-Z][A-Z0-9]*-([A-Z0-9]+(?:-[A-Z]+)?)-\d{3}$/.exec(id)?.[1] ?? wrong(`${id} is not PREFIX-AREA-000`);
    if (seen.has(id)) return wrong(`${id} stands there twice`);
    seen.add(id);
    if (given.has('ambiguity') && !given.has('ruling')) return wrong(`${id} leaves its ambiguity open: no ruling`);
    const section = headings.get(area) ?? wrong(`${id} stands under no heading: \`# --- ${area}: …\``);
    const options = [...(given.get('ruling') ?? '').matchAll(/\boptions? `([A-Za-z][A-Za-z0-9.]*)`/gi)];
    const hex: unknown = 'hex' in entry ? entry.hex : [];
    if (!Array.isArray(hex) || !hex.every(one => typeof one === 'string'))
      return wrong(`${id}, hex: not a list of ids`);
    return {
      ...(Object.fromEntries(given) as unknown as Omit<Rule, 'hex'>),
      hex,
      section,
      options: options.map(([, name = '']) => name),
    };
  });
  if (rules.length === 0) return wrong('no rules');
  const prefixes = new Set(rules.map(({ id }) => id.slice(0, id.indexOf('-'))));
  const form = new RegExp(`^(?:${[...prefixes].join('|')})-[A-Z0-9]+(?:-[A-Z]+)?-\\d+$`);
  const { private: unfinished = false } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    readonly private?: boolean;
  };
  return { edition, title, folder, unfinished, rules, isId: word => form.test(word) };
};
