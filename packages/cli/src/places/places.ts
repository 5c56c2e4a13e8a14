/** The places of the rules of one package, as they are generated: each file and case with the ids of its rules, parted by spaces. */
export interface PlacesOfRules {
  /** The folder of the package; files are relative to it. */
  readonly folder: string;
  readonly code: Readonly<Record<string, string>>;
  readonly tests: Readonly<Record<string, string>>;
  /** Worked cases: the file, the title, and the rules. */
  readonly cases: readonly (readonly [file: string, title: string, rules: string])[];
}

/** A worked case by its file and title. */
interface NamedCase {
  readonly file: string;
  readonly title: string;
}

/** The places of one rule. */
export interface Places {
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly cases: readonly NamedCase[];
}

const nowhere: Places = { code: [], tests: [], cases: [] };

const generated: Readonly<Record<string, () => Promise<{ readonly places: PlacesOfRules }>>> = {
  'eldfall-d20': () => import('./eldfall-d20.gen.js'),
  'judgement-hex': () => import('./judgement-hex.gen.js'),
  'judgement-of-the-gods': () => import('./judgement-of-the-gods.gen.js'),
  'shroudfall-inches': () => import('./shroudfall-inches.gen.js'),
};

/** The places of each rule of a game that comes with the program; no places for any other game. */
export const placesOf = async (game: string): Promise<(id: string) => Places> => {
  const load = Object.hasOwn(generated, game) ? generated[game] : undefined;
  if (!load) return () => nowhere;
  const { folder, code, tests, cases } = (await load()).places;
  const byRule = new Map<string, { code: string[]; tests: string[]; cases: NamedCase[] }>();
  const of = (rules: string) =>
    rules.split(' ').map(id => {
      const found = byRule.get(id) ?? { code: [], tests: [], cases: [] };
      byRule.set(id, found);
      return found;
    });
  for (const [file, rules] of Object.entries(code)) for (const one of of(rules)) one.code.push(`${folder}/${file}`);
  for (const [file, rules] of Object.entries(tests)) for (const one of of(rules)) one.tests.push(`${folder}/${file}`);
  for (const [file, title, rules] of cases) for (const one of of(rules)) one.cases.push({ file, title });
  return id => byRule.get(id) ?? nowhere;
};
