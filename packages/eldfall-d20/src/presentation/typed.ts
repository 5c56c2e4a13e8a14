import type { Decision, TypedWish, TypedWishes, View } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { aboutOf, type NamedThing, textIn, typedPlace } from '@rulewright/core/words';
import type { Eld, EldOptions } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { markOf } from './marks.js';
import { namesOf } from './names.js';
import { middleOf } from './scene/shapes.js';
import { placeOf, type SeenEld } from './seen.js';

/** A thing that a person can name. */
interface Named extends NamedThing {
  readonly id: string;
}

const namedOn = (pack: ContentPack, state: SeenEld): readonly Named[] => {
  const names = namesOf(pack, state);
  return [
    ...state.models.flatMap((model): readonly Named[] => {
      const at = placeOf(model);
      const { id } = model;
      // `Gate Keeper (B)` is named by its sign and by its name.
      const name = names.model(id);
      return at ? [{ id, at, names: [markOf(state, id) ?? id, name, name.replace(/ \([^)]*\)$/, ''), id] }] : [];
    }),
    ...state.things.map(({ id, at }): Named => ({ id, at, names: [names.thing(id), id] })),
    ...state.scenery.map(
      ({ id, parts }): Named => ({
        id,
        at: middleOf(parts.flatMap(({ outline }) => outline.corners)),
        names: [names.thing(id), id],
      }),
    ),
  ];
};

const NOT = /^(?:no|none|stay|nowhere|stop|idle)$/i;

/** The place from which distances to a wish are measured: that of the model in question, or the middle of the field. */
const startOf = (decision: Decision<Eld>, state: SeenEld, { tableSize }: EldOptions): Point => {
  const model = textIn(aboutOf(decision), 'model');
  const found = state.models.find(({ id }) => id === model);
  return (found && placeOf(found)) ?? { x: inches(tableSize.width / 2), y: inches(tableSize.depth / 2) };
};

/**
 * The wish of a text for a place or a direction: a point, or the model's own place for an answer that leaves everything
 * as it is. `6.5, 12`, `towards B`, `away from B`, `up left`, `stay`.
 */
const placeWish = (
  pack: ContentPack,
  text: string,
  decision: Decision<Eld>,
  { state, options }: View<Eld>,
): Point | undefined => {
  const said = text.trim();
  const from = startOf(decision, state, options);
  if (NOT.test(said)) return { x: from.x, y: from.y };
  const self = textIn(aboutOf(decision), 'model');
  const things = namedOn(pack, state).filter(({ id }) => id !== self);
  const { width, depth } = options.tableSize;
  const place = typedPlace(said, { width: inches(width), height: inches(depth), y: 'down', from, things });
  return place && { x: place.x, y: place.y };
};

/** The Upgrades that a text names, by the names of their cards: `Pouch and First Aid`, or `no Upgrades`. */
const upgradesNamed = (pack: ContentPack, text: string): readonly string[] | undefined => {
  if (/^no(?:ne| upgrades?)$/i.test(text.trim())) return [];
  const found = text
    .split(/,|\band\b/i)
    .map(name => name.trim().toLowerCase())
    .map(name => Object.entries(pack.upgrades).find(([, card]) => card.name.toLowerCase() === name)?.[0]);
  // The cast is safe: every name was found.
  return found.every(id => id !== undefined) ? (found as readonly string[]) : undefined;
};

/** The end of a deployment in words: `Shrouded`, `Crouched`, `with Pouch and First Aid`, `with no Upgrades`. */
const deployedHow = (
  pack: ContentPack,
  text: string,
): { readonly where: string; readonly more: object } | undefined => {
  const [, before = text, named] = /^(.*?),?\s+with\s+(.*)$/i.exec(text) ?? [];
  const words = [...before.matchAll(/,?\s+(shrouded|crouched)\b/gi)].map(([, word = '']) => word.toLowerCase());
  const upgrades = named === undefined ? undefined : upgradesNamed(pack, named);
  if (named !== undefined && !upgrades) return undefined;
  return {
    where: before.replace(/,?\s+(?:shrouded|crouched)\b/gi, ''),
    more: {
      ...(words.includes('shrouded') ? { secret: 'shrouded' } : {}),
      ...(words.includes('crouched') ? { crouched: true } : {}),
      ...(upgrades ? { upgrades } : {}),
    },
  };
};

/** A model that waits for its deployment and a place: `Gate Keeper at 6, 4`, `Spy at 6, 4 Shrouded with Pouch`. */
const deployWish = (pack: ContentPack, text: string, decision: Decision<Eld>, view: View<Eld>): unknown => {
  const asked = aboutOf(decision).models;
  // The cast is safe: the question is asked with ids of models.
  const models = Array.isArray(asked) ? (asked as readonly string[]) : [];
  const names = namesOf(pack, view.state);
  const how = deployedHow(pack, text.trim());
  if (!how) return undefined;
  const [, who = '', where = how.where] = /^(.*?)\s+(?:at|to)\s+(.*)$/i.exec(how.where) ?? [];
  const lower = who.toLowerCase();
  const model = models.find(id =>
    [names.model(id), markOf(view.state, id) ?? id].some(name => lower !== '' && name.toLowerCase().startsWith(lower)),
  );
  if (who !== '' && model === undefined) return undefined;
  const at = placeWish(pack, where, decision, view);
  return at && { ...(model === undefined ? {} : { model }), at, ...how.more };
};

/** A point of the route of the activated model: its beginning, its end, or the point nearest to a place. */
const momentWish = (pack: ContentPack, text: string, decision: Decision<Eld>, view: View<Eld>): unknown => {
  const said = text.trim();
  if (/^(?:at the )?(?:start|beginning)$/i.test(said)) return 'start';
  return /^(?:at the )?end$/i.test(said) ? 'end' : placeWish(pack, said, decision, view);
};

/** A model or thing by its sign or the beginning of its name. */
const thingWish = (pack: ContentPack, text: string, { state }: View<Eld>): string | undefined => {
  const lower = text
    .trim()
    .replace(/^(?:at|towards?)\s+/i, '')
    .toLowerCase();
  const things = namedOn(pack, state);
  const exact = things.find(({ names }) => names.some(name => name.toLowerCase() === lower));
  const found =
    exact ?? things.find(({ names }) => lower.length > 2 && names.some(name => name.toLowerCase().startsWith(lower)));
  return found?.id;
};

/** A ready party of the pack by its id or the beginning of its id. */
const partyWish = (pack: ContentPack, text: string): unknown => {
  const lower = text.trim().toLowerCase().replaceAll(' ', '-');
  const found = Object.keys(pack.parties).find(id => lower !== '' && id.startsWith(lower));
  return found === undefined ? undefined : pack.parties[found];
};

/** The wishes that a person types: places in inches and words instead of coordinates. */
export const typedWishes = (pack: ContentPack): TypedWishes<Eld> => {
  // The casts are safe: every decision of the game is one of the union.
  const place = (
    more = '',
  ): Pick<TypedWish<Eld, 'movement'>, 'hint'> & {
    wish: (text: string, decision: unknown, view: View<Eld>) => Point | undefined;
  } => ({
    hint: `a place such as "6.5, 12", "towards B", "away from B"${more}`,
    wish: (text, decision, view) => placeWish(pack, text, decision as Decision<Eld>, view),
  });
  const direction = { ...place(), hint: 'a direction such as "up left", "towards B", "away from B"' };
  return {
    party: { hint: 'the name of a ready party', wish: text => partyWish(pack, text) },
    deploy: {
      hint: 'a model and a place such as "Gate Keeper at 6.5, 4", then "Crouched", "Shrouded" or "with Pouch"',
      wish: (text, decision, view) => deployWish(pack, text, decision as Decision<Eld>, view),
    },
    movement: place(', "stay"'),
    endMove: place(', "stay"'),
    place: place(),
    push: direction,
    turnTo: direction,
    aim: {
      hint: 'a target such as "B", or a place such as "6.5, 12"',
      wish: (text, decision, view) =>
        thingWish(pack, text, view) ?? placeWish(pack, text, decision as Decision<Eld>, view),
    },
    moment: {
      hint: 'a point of the path: "start", "end", or the nearest one to a place such as "6.5, 12"',
      wish: (text, decision, view) => momentWish(pack, text, decision as Decision<Eld>, view),
    },
  };
};
