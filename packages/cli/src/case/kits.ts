import { type Game, type GameTypes, isObject, type Presentation } from '@rulewright/core';
import { ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { messageOf } from '../files.js';
import { type AnswerForms, answerForms } from './answer-forms.js';
import { checkCards } from './check-cards.js';
import { drawingOf } from './drawings.js';
import { eventsOf } from './events/events-of.js';
import type { Events } from './events/parts.js';
import { type Facts, factsOf, type KitName } from './facts.js';
import { CaseError } from './read-step.js';

/** A table that a game's testing kit has laid. */
export interface LaidCase {
  readonly game: Game<GameTypes>;
  readonly setup: ScenarioSetup<GameTypes>;
  readonly presentation: Presentation<GameTypes>;
  /** The cards of the game and of the case. */
  readonly pack: object;
  /** The place that a sign of the drawing names, for answers in data. */
  place?(name: string): unknown;
}

/** The part of a game's testing kit that lays cases. */
export interface CaseKit {
  /** The facts that a case may give, with their meaning. */
  readonly facts: Facts;
  /** The way in which a table is drawn, in lines of words. */
  readonly drawing: string;
  /** The signs of a drawing, with their meaning. */
  readonly signs: Readonly<Record<string, string>>;
  /** Answers in data. */
  readonly answers: AnswerForms;
  /** The parts of events. */
  readonly events: Events;
  /** The plain cards of models, by the fact that changes them. */
  readonly cards?: Readonly<Record<string, object>>;
  /** The names that positions use, by kind, e.g. conditions. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Lays a table; the drawing may be empty where all things are named by their places. */
  lay(drawing: string, facts: Readonly<Record<string, unknown>>): LaidCase;
  /** Reads dice in the letters of the game. */
  faces?(text: string): readonly string[];
}

/** A table of a game as a table of any game. The cast is safe: cases pass answers through the checks of the match. */
const anyGame = (
  laid: { readonly game: { readonly pack: object }; readonly setup: unknown },
  presentation: unknown,
): LaidCase => ({ ...laid, pack: laid.game.pack, presentation }) as unknown as LaidCase;

const hexCards = ['heroes', 'monsters', 'summoned'];

type Given = Readonly<Record<string, unknown>>;

/** The drawing of a case, or the map that it names in place of one: `map: 3v3-1`. */
const boardOf = <M extends { readonly id: string }>(
  drawing: string,
  { map }: Given,
  maps: readonly M[],
): string | M => {
  if (typeof map !== 'string') return drawing;
  if (drawing.trim() !== '') throw new ScenarioError('map: a case has a table or the name of a map');
  const found = maps.find(({ id }) => id === map);
  if (!found)
    throw new ScenarioError(`map: no map is called ${map}; there are: ${maps.map(({ id }) => id).join(', ')}`);
  return found;
};

/** The facts of a case without the name of a map. */
const factsBesideMap = ({ map, ...facts }: Given): Given =>
  typeof map === 'string' ? facts : { ...facts, ...(map === undefined ? {} : { map }) };

/** The facts of a case of Judgement, whose cards include a plain unit, `band`. */
const withBand = ({ cards, ...facts }: Given, plainUnit: object): Given => {
  if (cards !== undefined && !isObject(cards)) return { ...facts, cards };
  const units = cards?.units ?? {};
  return { ...facts, cards: { ...cards, units: isObject(units) ? { band: plainUnit, ...units } : units } };
};

/** The distances of a place in text, in 1/100 mm to the nearest unit: its inches with `/` between them, two or as many as `most`. */
const units = (text: string, most = 2): readonly number[] => {
  const numbers = text
    .split('/')
    .map(part => (/^\d+(\.\d+)?$/.test(part) ? Math.round(Number(part) * 2540) : Number.NaN));
  if (numbers.length >= 2 && numbers.length <= most && numbers.every(Number.isFinite)) return numbers;
  throw new ScenarioError(`@${text} is no place: write its inches, as in @6.5/12${most > 2 ? ' or @6.5/12/3' : ''}`);
};

/** A fact of a case with all places in it that are written like places of answers, such as `@6.5/12`. */
const placed = (value: unknown, path: string, read: (text: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one, i) => placed(one, `${path}.${i}`, read));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, placed(part, `${path}.${name}`, read)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (!value.startsWith('@')) {
    if (/^at\.[^.]+$/.test(path)) throw new ScenarioError(`${path}: ${value} is no place: a place begins with @`);
    return value;
  }
  try {
    return read(value.slice(1));
  } catch (error) {
    throw new ScenarioError(`${path}: ${messageOf(error)}`);
  }
};

/** The facts of a case with places, of some facts or of all. */
const withPlaces = (facts: Given, read: (text: string) => unknown, names = Object.keys(facts)): Given =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, names.includes(name) ? placed(fact, name, read) : fact]),
  );

/** The facts of a case whose state names places, such as that of an Icon: they are read on the table that the other facts lay. */
const withPlacesInState = ({ state, ...facts }: Given, readOn: (facts: Given) => (text: string) => unknown): Given =>
  state === undefined ? facts : { ...facts, state: placed(state, 'state', readOn(facts)) };

/** The column and the place of a hex in text, `4,5`, or the name of a drawn hex. */
const hexIn = (text: string) => (/^\d+,\d+$/.test(text) ? text.split(',').map(Number) : text);

/** A point in text, in 1/100 mm. */
const pointIn = (text: string) => {
  const [x, y] = units(text);
  return { x, y };
};

/** A point in text, with its height. */
const placeIn = (text: string) => {
  const [x, y, z = 0] = units(text, 3);
  return { x, y, z };
};

/** Refuses (ScenarioError) a model that stands off a table, whose sides are in inches. */
const onTable = (
  models: readonly { readonly id: string; readonly at: { readonly x: number; readonly y: number } | null }[],
  { width, depth }: { readonly width: number; readonly depth: number },
): void => {
  for (const { id, at } of models) {
    if (at === null || (at.x >= 0 && at.y >= 0 && at.x <= width * 2540 && at.y <= depth * 2540)) continue;
    const [x, y] = [at.x, at.y].map(units => Math.round((units / 2540) * 100) / 100);
    throw new ScenarioError(
      `${id} stands at ${x}/${y}, off the table of ${width} by ${depth} inches: every character of a drawing is as wide as the pitch, a space too`,
    );
  }
};

/** The parts of a kit that describe how a case is written. */
const writing = (
  name: KitName,
  signs: CaseKit['signs'],
): Pick<CaseKit, 'facts' | 'drawing' | 'signs' | 'answers' | 'events'> => ({
  facts: factsOf[name],
  drawing: drawingOf[name],
  signs,
  answers: answerForms[name],
  events: eventsOf[name],
});

/** The kits of the games that come with the program, by game and edition. */
const kits: Readonly<Record<KitName, () => Promise<CaseKit>>> = {
  'judgement-hex': async () => {
    const { boardSigns, faces, laidOut, plainHero, plainMonster, plainSummoned, plainUnit, presentationOf } =
      await import('@rulewright/judgement-hex/testing');
    const { readContent } = await import('@rulewright/judgement-hex/content');
    const { judgementHex } = await import('@rulewright/judgement-hex');
    return {
      ...writing('judgement-hex', boardSigns),
      cards: { heroes: plainHero, monsters: plainMonster, summoned: plainSummoned },
      faces,
      lay(drawing, facts) {
        const board = boardOf(
          drawing,
          facts,
          judgementHex.maps.filter(one => 'grid' in one),
        );
        const own = withBand(withPlaces(factsBesideMap(facts), hexIn, ['at']), plainUnit);
        const laid = laidOut(
          board,
          withPlacesInState(own, rest => laidOut(board, rest).cell),
        );
        checkCards(laid.game.pack, hexCards, readContent);
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          place: name => laid.cell(name),
        };
      },
    };
  },
  'judgement-hex v11': async () => {
    const { boardSigns, faces, laidOut, plainHero, plainMonster, plainSummoned, plainUnit, presentationOf } =
      await import('@rulewright/judgement-hex/v11/testing');
    const { readContent } = await import('@rulewright/judgement-hex/content');
    const { judgementV11 } = await import('@rulewright/judgement-hex/v11');
    return {
      ...writing('judgement-hex v11', boardSigns),
      cards: { heroes: plainHero, monsters: plainMonster, summoned: plainSummoned },
      faces,
      lay(drawing, facts) {
        const board = boardOf(
          drawing,
          facts,
          judgementV11.maps.filter(one => 'table' in one),
        );
        // A place is written as its inches from the lower left corner, `@6.5/12`, and lies on the nearest 1/100 mm.
        const placeOn =
          ({ exactly }: ReturnType<typeof laidOut>) =>
          (text: string): unknown => {
            const [x = 0, y = 0] = units(text);
            return exactly(x, y);
          };
        const own = withBand(withPlaces(factsBesideMap(facts), units, ['at']), plainUnit);
        const laid = laidOut(
          board,
          withPlacesInState(own, rest => placeOn(laidOut(board, rest))),
        );
        checkCards(laid.game.pack, hexCards, readContent);
        return { ...anyGame(laid, presentationOf(laid.game)), place: placeOn(laid) };
      },
    };
  },
  'judgement-of-the-gods': async () => {
    const { boardSigns, laidOut, presentationOf, square } = await import('@rulewright/judgement-of-the-gods/testing');
    return {
      ...writing('judgement-of-the-gods', boardSigns),
      lay(drawing, facts) {
        const laid = laidOut(drawing, facts);
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          // A square is written as in the facts, `@1,0`: the squares to the east of the Town Hall, and to the north.
          place: name => {
            if (/^-?\d+,-?\d+$/.test(name)) return square(name);
            throw new ScenarioError(`@${name} is no square: write it as in @1,0 (to the east) or @0,-1 (to the south)`);
          },
        };
      },
    };
  },
  'shroudfall-inches': async () => {
    const { boardSigns, laidOut, plainUnit, presentationOf } = await import('@rulewright/shroudfall-inches/testing');
    const { conditions, readContent } = await import('@rulewright/shroudfall-inches/content');
    return {
      names: {
        condition: Object.keys(conditions),
        end: ['attack', 'action', 'activation', 'round', 'next-activation', 'game'],
      },
      ...writing('shroudfall-inches', boardSigns),
      cards: { cards: plainUnit },
      lay(drawing, facts) {
        const laid = laidOut(drawing, withPlaces(facts, pointIn));
        checkCards(laid.game.pack, ['units'], readContent);
        const width = laid.table.numbers.setUp.tableWidth.value;
        onTable(laid.setup.position.models, { width, depth: width });
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          // A place is written as its inches to the right and down: `@6.5/12`.
          place: pointIn,
        };
      },
    };
  },
  'eldfall-d20': async () => {
    const { boardSigns, laidOut, plainProfile, presentationOf } = await import('@rulewright/eldfall-d20/testing');
    const { defaultContent, readContent } = await import('@rulewright/eldfall-d20/content');
    return {
      ...writing('eldfall-d20', boardSigns),
      cards: { profiles: plainProfile },
      lay(drawing, facts) {
        // Every card of the default content can be named, beside the cards of the case.
        const { pack } = facts;
        const own = Object.entries(isObject(pack) ? pack : {}).map(([name, cards]) => {
          const printed = Object.entries(defaultContent).find(([table]) => table === name)?.[1];
          return [name, isObject(cards) && isObject(printed) ? { ...printed, ...cards } : cards] as const;
        });
        const laid = laidOut(drawing, {
          ...withPlaces(facts, placeIn),
          pack: { ...defaultContent, ...Object.fromEntries(own) },
        });
        checkCards(laid.game.pack, ['profiles'], readContent);
        onTable(laid.setup.position.models, laid.table.options.tableSize);
        return {
          ...anyGame(laid, presentationOf(laid.game)),
          // A place is written as its inches to the right and down, and its height: `@6.5/12`, `@6.5/12/3`.
          place: placeIn,
        };
      },
    };
  },
};

/** The kit of a game. Throws {@link CaseError} for a game without one. */
export const kitOf = async (game: string, edition: string | undefined): Promise<CaseKit> => {
  const name = edition === undefined ? game : `${game} ${edition}`;
  const [, load] = Object.entries(kits).find(([known]) => known === name) ?? [];
  if (!load) throw new CaseError(1, `no cases are laid for ${name}; there are: ${Object.keys(kits).join(', ')}`);
  return load();
};
