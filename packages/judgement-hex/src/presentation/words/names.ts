import type { PlayerId } from '@rulewright/core';
import { type Say, sayIn, signed, titled } from '@rulewright/core/words';
import type { BoardWords } from '../../board/words.js';
import { cardOf, championCard } from '../../hero-cards/reading/cards.js';
import { soulsHeld } from '../../hero-cards/reading/health.js';
import { effigyOwner, opponentOf } from '../../match/models.js';
import type { Bonus } from '../../vocabulary/ability.js';
import type { Ending, EndReason, JhxState, Lasting, Model, ModelId } from '../../vocabulary/index.js';
import type { AnyMap } from '../../vocabulary/map.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { Heading, Place } from '../../vocabulary/place.js';
import { healthMissing, levelsGained } from '../../winning/tie-breakers.js';
import { englishPictures, type PictureText, type PictureWords } from './pictures.en.js';
import type { PlaceWords, PlaceWordsOf } from './places.js';

/** The names of things, as far as they are known. */
export interface Names
  extends Pick<PlaceWords, 'noun' | 'place' | 'places' | 'lengths' | 'meanings' | 'thingsAt' | 'heading'> {
  /**
   * A model, an Effigy or a Soul. A model has the name of its card, with its player where both players have one of it;
   * a Soul is named by its place.
   */
  model(id: ModelId): string;
  /** The marks by which people tell a place that a model may go to from others; see {@link PlaceWords.marks}. */
  marksOf(at: Place, mover?: ModelId): readonly string[];
  /** The place that a model reaches in a straight line; undefined if it is off the board or not known yet. */
  reached(model: ModelId, heading: Heading, lengths: number): Place | undefined;
  hero(id: string): string;
  /** A Monster by its card. */
  monster(card: string): string;
  /** The kind of a Hero: `human bruiser`. */
  heroKind(id: string): string;
  god(id: string): string;
  map(id: string): string;
  /** An Effigy Power by its god. */
  effigyPower(god: string): string;
  artefact(id: string): string;
  /** The price of an Artefact in Fate; undefined if it is not known. */
  price(artefact: string): number | undefined;
  /** The bonus that a model can pick at its next level, by its place in the list. */
  level(model: ModelId, pick: number): string;
  /** A weapon, ability or manoeuvre by its id, as it is written on cards. */
  printed(id: string): string;
  /** A lasting effect by its id, also one that has just ended. */
  lasting(id: number): Lasting | undefined;
  /** The numbers of both players, the winner's first, that decided a match; none where they are not known or nothing was compared. */
  compared(ending: Ending): readonly number[];
  /** An Icon with its place. */
  iconAt(id: string): string;
  /** Says a text of pictures, panels and cards. */
  readonly say: Say<PictureText>;
  /** The words of the board, in the language of pictures. */
  readonly boardWords: BoardWords;
  /** Effects, sources and names of ids in the words of pictures. */
  readonly phrases: PictureWords['phrases'];
  /** The state that the names are taken from. */
  readonly state?: JhxState;
}

/**
 * The state after an event, with the things that the event has removed, so that everything in the event has its name.
 */
const known = (state: JhxState | undefined, before: JhxState | undefined): JhxState | undefined => {
  if (!state || !before || before.models === state.models) return state ?? before;
  const gone = before.models.filter(({ id }) => !state.models.some(one => one.id === id));
  return gone.length === 0 ? state : { ...state, models: [...state.models, ...gone] };
};

/** The bonus of a level, in the words of its card. */
const bonusInWords = ({ name, attributes = {}, common = [], abilities = [] }: Bonus): string => {
  const parts = [
    ...Object.entries(attributes).map(([which, by]) => `${signed(by)} ${which}`),
    ...common.map(({ id }) => titled(id)),
    ...abilities.map(ability => ability.name),
  ];
  return [...(name === undefined ? [] : [name]), ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
};

/**
 * The names of things at a moment; without a state the names are the ids.
 *
 * @param wordsOf finds the words for places of the edition's ground
 * @param before the state before, for what an event has ended
 * @param pictures the words of pictures, by default in English
 */
export const namesOf = (
  pack: ContentPack,
  maps: readonly AnyMap[],
  wordsOf: PlaceWordsOf,
  shown?: JhxState,
  before?: JhxState,
  pictures: PictureWords = englishPictures,
): Names => {
  const say = sayIn(pictures.texts);
  const state = known(shown, before);
  const hero = (id: string): string => pack.heroes[id]?.name ?? pack.units[id]?.name ?? titled(id);
  const modelIn = (id: ModelId): Model | undefined => state?.models.find(one => one.id === id);
  const plain = (id: ModelId): string => {
    const model = modelIn(id);
    if (model) return cardOf({ pack }, model).name;
    if (/^monster-\d+$/.test(id)) return say('theMonster');
    const [, after = id] = id.split(':');
    const [card = after, member] = after.split('/');
    return member === undefined ? hero(card.replace(/^.*\+/, '').replace(/-\d+$/, '')) : titled(member);
  };
  const ground = wordsOf(maps, state);
  const { noun, place, places, lengths, meanings, thingsAt, heading } = ground;
  const model = (id: ModelId): string => {
    if (id.startsWith('effigy:'))
      return say('theEffigyOf', { player: (state && effigyOwner(state, id)) ?? id.slice('effigy:'.length) });
    if (/^soul\b/.test(id)) {
      const soul = state?.souls.find(one => one.id === id);
      return soul ? say('theSoulAt', { place: place(soul.at) }) : say('theSoul');
    }
    const name = plain(id);
    const same = state?.models.filter(one => one.id !== id && cardOf({ pack }, one).name === name) ?? [];
    const player = modelIn(id)?.player ?? id.split(':')[0] ?? id;
    // A table that is laid by hand calls its models by the signs of its drawing.
    const isSign = id.length === 1;
    return same.length === 0 ? name : `${name} (${isSign || same.some(one => one.player === player) ? id : player})`;
  };
  const level = (id: ModelId, pick: number): string => {
    const of = modelIn(id);
    const levelling = of && championCard({ pack }, of)?.levelling;
    if (levelling?.kind === 'trees') return levelling.trees[pick === 1 ? 1 : 0].name;
    const bonus = levelling?.kind === 'list' ? levelling.options[pick] : undefined;
    return (bonus && bonusInWords(bonus)) || `Option ${pick + 1}`;
  };
  return {
    say,
    phrases: pictures.phrases,
    boardWords: pictures.texts,
    noun,
    place,
    places,
    lengths,
    ...(meanings && { meanings }),
    thingsAt,
    heading,
    reached: (id, direction, far) => {
      const at = modelIn(id)?.at ?? null;
      return at === null ? undefined : ground.reached(at, direction, far);
    },
    marksOf: (at, mover) =>
      ground.marks?.(at, (mover === undefined ? undefined : modelIn(mover)?.at) ?? undefined, mover, model) ?? [],
    model,
    hero,
    monster: card => pack.monsters[card]?.name ?? titled(card),
    heroKind: id => {
      const card = pack.heroes[id] ?? pack.units[id]?.commander;
      return card ? [card.race, ...card.classes].join(' ') : '';
    },
    level,
    lasting: id => [state, before].flatMap(one => one?.effects ?? []).find(one => one.id === id),
    compared: ({ reason, winner }) => {
      if (!state || winner === null) return [];
      const now = { pack, state };
      const values: Partial<Record<EndReason, (player: PlayerId) => number>> = {
        'more-souls': player => soulsHeld(now, player),
        'more-levels': player => levelsGained(now, player),
        'less-damage': player => healthMissing(now, player),
      };
      const value = values[reason];
      return value ? [value(winner), value(opponentOf(state, winner))] : [];
    },
    iconAt: id => {
      const icon = [state, before].flatMap(one => one?.icons ?? []).find(one => one.id === id);
      return icon ? `${titled(icon.token)} at ${place(icon.at)}` : 'an Icon';
    },
    god: id => pack.gods[id]?.name ?? titled(id),
    map: map => maps.find(({ id }) => id === map)?.name ?? map,
    effigyPower: god => pack.gods[god]?.effigyPower.name ?? 'the Effigy Power',
    artefact: id => pack.artefacts[id]?.name ?? titled(id),
    price: id => pack.artefacts[id]?.cost,
    printed: titled,
    ...(state ? { state } : {}),
  };
};
