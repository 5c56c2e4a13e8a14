import { type Game, type GameTypes, isObject, type Presentation } from '@rulewright/core';
import { ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { checkCards } from './check-cards.js';
import { CaseError } from './read-case.js';

/** A table that a game's testing kit has laid. */
export interface LaidCase {
  readonly game: Game<GameTypes>;
  readonly setup: ScenarioSetup<GameTypes>;
  readonly presentation: Presentation<GameTypes>;
  /** The place that a sign of the drawing names, for answers in data. */
  place?(name: string): unknown;
}

/** The part of a game's testing kit that lays cases. */
export interface CaseKit {
  /** The names of facts that a case may give. */
  readonly facts: readonly string[];
  /** The names of kinds of things that positions speak of, e.g. conditions. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Lays a table; the drawing may be empty where all things are named by their places. */
  lay(drawing: string, facts: Readonly<Record<string, unknown>>): LaidCase;
  /** Reads dice in the letters of the game. */
  faces?(text: string): readonly string[];
}

/** A table of a game as a table of any game. The cast is safe: cases pass answers through the checks of the match. */
const anyGame = (laid: { readonly game: unknown; readonly setup: unknown }, presentation: unknown): LaidCase =>
  ({ ...laid, presentation }) as LaidCase;

const hexCards = ['heroes', 'monsters', 'summoned'];

const hexFacts = [
  'at',
  'models',
  'heroes',
  'monsters',
  'summoned',
  'away',
  'active',
  'ap',
  'activation',
  'warbands',
  'effects',
  'options',
  'cards',
  'state',
  'map',
];

/** The distances of a place in text, in 1/100 mm to the nearest unit: its inches with `/` between them, two or as many as `most`. */
const units = (text: string, most = 2): readonly number[] => {
  const numbers = text
    .split('/')
    .map(part => (/^\d+(\.\d+)?$/.test(part) ? Math.round(Number(part) * 2540) : Number.NaN));
  if (numbers.length >= 2 && numbers.length <= most && numbers.every(Number.isFinite)) return numbers;
  throw new ScenarioError(`@${text} is no place: write its inches, as in @6.5/12${most > 2 ? ' or @6.5/12/3' : ''}`);
};

/** The kits of the games that come with the program, by game and edition. */
const kits: Readonly<Record<string, () => Promise<CaseKit>>> = {
  'judgement-hex': async () => {
    const { faces, laidOut, presentationOf } = await import('@rulewright/judgement-hex/testing');
    const { readContent } = await import('@rulewright/judgement-hex/content');
    return {
      facts: hexFacts,
      faces,
      lay(drawing, facts) {
        const laid = laidOut(drawing, facts);
        checkCards(laid.game.pack, hexCards, readContent);
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          place: name => laid.cell(name),
        };
      },
    };
  },
  'judgement-hex v11': async () => {
    const { faces, laidOut, presentationOf } = await import('@rulewright/judgement-hex/v11/testing');
    const { readContent } = await import('@rulewright/judgement-hex/content');
    return {
      facts: [...hexFacts, 'terrain'],
      faces,
      lay(drawing, facts) {
        const laid = laidOut(drawing, facts);
        checkCards(laid.game.pack, hexCards, readContent);
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          // A place is written as its inches from the lower left corner, `@6.5/12`, and lies on the nearest 1/100 mm.
          place: name => {
            const [x = 0, y = 0] = units(name);
            return laid.exactly(x, y);
          },
        };
      },
    };
  },
  'judgement-of-the-gods': async () => {
    const { laidOut, presentationOf } = await import('@rulewright/judgement-of-the-gods/testing');
    return {
      facts: [
        ...['roles', 'players', 'pool', 'tiles', 'at', 'turn', 'moved', 'done', 'phase', 'decks', 'cards', 'statue'],
        ...['judgementDays', 'options'],
      ],
      lay(drawing, facts) {
        const laid = laidOut(drawing, facts);
        return anyGame(laid, presentationOf(laid.game));
      },
    };
  },
  'shroudfall-inches': async () => {
    const { laidOut, presentationOf } = await import('@rulewright/shroudfall-inches/testing');
    const { conditions, readContent } = await import('@rulewright/shroudfall-inches/content');
    return {
      names: { condition: Object.keys(conditions) },
      facts: [
        ...['pitch', 'cards', 'units', 'at', 'damage', 'active', 'activation', 'armies', 'effects', 'options'],
        ...['scenarios', 'terrain', 'pieces', 'elements', 'manifestations', 'scenario', 'others', 'state'],
      ],
      lay(drawing, facts) {
        const laid = laidOut(drawing, facts);
        checkCards(laid.game.pack, ['units'], readContent);
        return anyGame(laid, presentationOf(laid.game));
      },
    };
  },
  'eldfall-d20': async () => {
    const { laidOut, presentationOf } = await import('@rulewright/eldfall-d20/testing');
    const { defaultContent, readContent } = await import('@rulewright/eldfall-d20/content');
    return {
      facts: [
        ...['pitch', 'profiles', 'models', 'at', 'facing', 'states', 'scenery', 'things', 'effects', 'parties'],
        ...['players', 'active', 'options', 'pack', 'state'],
      ],
      lay(drawing, facts) {
        // Every card of the default content can be named, beside the cards of the case.
        const { pack } = facts;
        const own = Object.entries(isObject(pack) ? pack : {}).map(([name, cards]) => {
          const printed = Object.entries(defaultContent).find(([table]) => table === name)?.[1];
          return [name, isObject(cards) && isObject(printed) ? { ...printed, ...cards } : cards] as const;
        });
        const laid = laidOut(drawing, { ...facts, pack: { ...defaultContent, ...Object.fromEntries(own) } });
        checkCards(laid.game.pack, ['profiles'], readContent);
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          // A place is written as its inches to the right and down, and its height: `@6.5/12`, `@6.5/12/3`.
          place: name => {
            const [x, y, z = 0] = units(name, 3);
            return { x, y, z };
          },
        };
      },
    };
  },
};

/** The kit of a game. Throws {@link CaseError} for a game without one. */
export const kitOf = async (game: string, edition: string | undefined): Promise<CaseKit> => {
  const name = edition === undefined ? game : `${game} ${edition}`;
  const load = Object.hasOwn(kits, name) ? kits[name] : undefined;
  if (!load) throw new CaseError(1, `no cases are laid for ${name}; there are: ${Object.keys(kits).join(', ')}`);
  return load();
};
