/** The places of the rules of one package, as they are generated. Numbers stand for the files and cases of the tables. */
export interface PlacesOfRules {
  /** The folder of the package; files are relative to it. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Worked cases, by their files and titles. */
  readonly cases: readonly (readonly string[])[];
  /** By rule id: the numbers of the files of code, of tests, and of cases. */
  readonly rules: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** The places of one rule. */
export interface Places {
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly cases: readonly { readonly file: string; readonly title: string }[];
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
  const { folder, files, cases, rules } = (await load()).places;
  const paths = (numbers: readonly number[] = []): readonly string[] => numbers.map(at => `${folder}/${files[at]}`);
  return id => {
    const found = Object.hasOwn(rules, id) ? rules[id] : undefined;
    if (!found) return nowhere;
    const [code, tests, named = []] = found;
    const worked = named.map(at => ({ file: cases[at]?.[0] ?? '', title: cases[at]?.[1] ?? '' }));
    return { code: paths(code), tests: paths(tests), cases: worked };
  };
};
