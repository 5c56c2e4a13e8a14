import type { PlayerId } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { type Say, sayIn, titled } from '@rulewright/core/words';
import { armyPoints } from '../content/reading/army-points.js';
import type { Ability } from '../vocabulary/ability.js';
import type { ArmyList } from '../vocabulary/army.js';
import type { CardId, Lasting, ModelId, SfiState, UnitId } from '../vocabulary/index.js';
import type { ContentPack, Unit, Weapon } from '../vocabulary/pack.js';
import type { PieceId, TerrainPiece } from '../vocabulary/table.js';
import { letterOf, markOf } from './marks.js';
import { englishPictures, type PictureText, type PictureWords } from './pictures.en.js';

/** The names of things, as far as they are known. */
export interface Names {
  /** A unit: the name of its card, with the letter of the unit: `Gear Hounds (B)`. */
  unit(id: UnitId): string;
  /** A model, a scenario element or a manifestation: `Gear Hounds (B2)`, `Beacon 2`, `Spore Veil`. */
  model(id: ModelId): string;
  /** A unit, a piece of terrain, or anything that {@link Names.model} names. */
  thing(id: ModelId | UnitId): string;
  /** The name of a unit card. */
  card(id: CardId): string;
  /** The points of an army list, its terrain cards included (SFI-ARMY-002, SFI-ARMY-011). */
  points(list: ArmyList): number;
  scenario(id: CardId): string;
  /** An element of a scenario card by its place in the list. */
  elementOf(scenario: CardId, part: number): string;
  /** A terrain card. */
  terrain(id: CardId): string;
  /** A piece of terrain on the table. */
  piece(id: PieceId): string;
  /** A piece of a terrain card by its place in the list of main or side pieces. */
  pieceOf(card: CardId, part: TerrainPiece['part']): string;
  faction(id: string): string;
  /** An ability, a weapon profile or a common rule by its id; with a unit, as its card prints it. */
  printed(id: string, unit?: UnitId | null): string;
  /** An ability of the card of a unit. */
  abilityOf(id: string, unit?: UnitId | null): Ability | undefined;
  /** A weapon profile of the card of a unit. */
  weaponOf(id: string, unit?: UnitId | null): Weapon | undefined;
  /** The player of a unit; undefined if it is not known. */
  player(unit: UnitId): PlayerId | undefined;
  /** A lasting effect by its id, also one that has just ended. */
  lasting(id: number): Lasting | undefined;
  /** The hit points that a model or a scenario element has left; undefined where they are not known. */
  left(id: ModelId): number | undefined;
  /** Says a text of pictures, panels and cards. */
  readonly say: Say<PictureText>;
  /** Amounts, abilities and effects in the words of pictures. */
  readonly phrases: PictureWords['phrases'];
  /** The state that the names are taken from. */
  readonly state?: SfiState;
}

/** The short form of a name for sentences: `Ama Fernweh` of `Ama Fernweh, Root Speaker`. */
const shortName = (name: string): string => name.split(',')[0] ?? name;

/** A length or coordinate in inches for people, rounded to hundredths: `6.5`. */
export const inchesOf = (units: number): string => `${Math.round(units / 25.4) / 100}`;

/** A point in inches from the corner of the table where both edges begin: `6.5, 12`. */
export const placeInWords = ({ x, y }: Point): string => `${inchesOf(x)}, ${inchesOf(y)}`;

/** The name of a card in an id: `p1:gear-hounds#2/3` is about Gear Hounds, `mine-1` about Mine 1. */
const fromId = (id: string): string => titled(id.replace(/^.*:/, '').replace(/[#/].*$/, ''));

/**
 * The names of things at a moment. Without a state the names are made of the ids.
 *
 * @param before - the state before an event, for the things that the event has removed
 * @param pictures - the words of pictures, by default in English
 */
export const namesOf = (
  pack: ContentPack,
  state?: SfiState,
  before?: SfiState,
  pictures: PictureWords = englishPictures,
): Names => {
  const states = [state, before].filter(one => one !== undefined);
  const found = <Thing>(pick: (from: SfiState) => Thing | undefined): Thing | undefined => {
    for (const one of states) {
      const thing = pick(one);
      if (thing !== undefined) return thing;
    }
    return undefined;
  };
  const unitIn = (id: UnitId) => found(({ units }) => units.find(one => one.id === id));
  const card = (id: CardId): string => shortName(pack.units[id]?.name ?? fromId(id));
  const nameOf = (id: UnitId): string => {
    const known = unitIn(id);
    return known ? card(known.card) : fromId(id);
  };
  const marked = (name: string, mark: string | undefined): string => (mark === undefined ? name : `${name} (${mark})`);
  const unit = (id: UnitId): string => marked(nameOf(id), state && letterOf(state, id));
  const element = (id: ModelId): string | undefined => {
    const all = found(({ elements }) => (elements.some(one => one.id === id) ? elements : undefined)) ?? [];
    const known = all.find(one => one.id === id);
    if (!known) return undefined;
    const card = pack.scenarios[known.scenario]?.elements[known.part];
    const name = card?.name ?? fromId(id);
    const alike = all.filter(({ scenario, part }) => scenario === known.scenario && part === known.part);
    // Elements come onto the table one after another, so the card says if there will be others of the kind.
    const several = alike.length > 1 || (Array.isArray(card?.at) ? card.at.length > 1 : card !== undefined);
    return several ? `${name} ${alike.indexOf(known) + 1}` : name;
  };
  const manifestation = (id: ModelId): string | undefined => {
    const known = found(({ manifestations }) => manifestations.find(one => one.id === id));
    return known && (pack.manifestations[known.card]?.name ?? titled(known.card));
  };
  const model = (id: ModelId): string => {
    const placed = element(id) ?? manifestation(id);
    if (placed !== undefined) return placed;
    const of = found(({ models }) => models.find(one => one.id === id))?.unit ?? id.replace(/\/[^/]*$/, '');
    return unitIn(of) && state ? marked(nameOf(of), markOf(state, of, id)) : nameOf(of);
  };
  const terrain = (id: CardId): string => pack.terrain[id]?.name ?? titled(id);
  const pieceOf: Names['pieceOf'] = (id, { kind, at }) => pack.terrain[id]?.[kind][at]?.name ?? terrain(id);
  const pieceIn = (id: PieceId) => found(({ terrain: pieces }) => pieces.find(one => one.id === id));
  const piece = (id: PieceId): string => {
    const known = pieceIn(id);
    return known ? pieceOf(known.card, known.part) : terrain(id);
  };
  const cardOf = (of: UnitId | null | undefined): Unit | undefined =>
    of == null ? undefined : pack.units[unitIn(of)?.card ?? ''];
  const abilityOf: Names['abilityOf'] = (id, of) => cardOf(of)?.abilities.find(one => one.id === id);
  const weaponOf: Names['weaponOf'] = (id, of) => cardOf(of)?.weapons.find(one => one.id === id);
  const left: Names['left'] = id => {
    const one = state?.models.find(known => known.id === id);
    const thing = state?.elements.find(known => known.id === id);
    const hp = one
      ? pack.units[unitIn(one.unit)?.card ?? '']?.hp
      : thing && pack.scenarios[thing.scenario]?.elements[thing.part]?.prey?.hp;
    return hp === undefined ? undefined : Math.max(0, hp - (one ?? thing ?? { damage: 0 }).damage);
  };
  return {
    say: sayIn(pictures.texts),
    phrases: pictures.phrases,
    unit,
    model,
    left,
    thing: id => {
      if (unitIn(id)) return unit(id);
      return pieceIn(id) ? piece(id) : model(id);
    },
    card,
    points: list => armyPoints(pack, list).total,
    elementOf: (id, part) => pack.scenarios[id]?.elements[part]?.name ?? titled(id),
    scenario: id => pack.scenarios[id]?.name ?? titled(id),
    terrain,
    piece,
    pieceOf,
    faction: id => pack.factions[id]?.name ?? titled(id),
    printed: (id, of) => (abilityOf(id, of) ?? weaponOf(id, of))?.name ?? titled(id),
    abilityOf,
    weaponOf,
    player: id => unitIn(id)?.player,
    lasting: id => found(({ effects }) => effects.find(one => one.id === id)),
    ...(state ? { state } : {}),
  };
};
