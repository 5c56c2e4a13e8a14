import type { Turn } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { surfaceUnder } from '@rulewright/core/inches/height';
import { heightOf, radiusOf } from '../battlefield/hitbox.js';
import { sceneryOn } from '../battlefield/solids.js';
import { profileOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { printedInventory } from '../parties/models.js';
import { defaultEquipment } from '../profiles/default-equipment.js';
import { nearestFree } from '../routes/free-spot.js';
import { surroundingsOfBase } from '../routes/surroundings.js';
import type { RuleId } from '../rulebook/index.js';
import type { CardId, Direction, Eld, Model, ModelId, Place, Table, Thing } from '../vocabulary/index.js';
import { type Band, bands, type QuestHostile, type QuestPlace, type QuestThing } from '../vocabulary/quest.js';

/** The band of the Game Size, which selects the difficulty: the Game Size of one player, or by option the sum of all (ELD-QUEST-041). */
export const bandOf = ({ numbers, options, state }: Table): Band => {
  const size = options.gameSize * (options.difficultyBasis === 'total' ? state.players.length : 1);
  const most = numbers.quests.difficultyBands.value;
  return bands[most.findIndex(one => size <= one)] ?? 'highest';
};

/** A place of a Quest on the field, on the surface there. */
const placeOf = (table: Table, at: QuestPlace, radius: number): Place => {
  const [width, depth] = [inches(table.options.tableSize.width), inches(table.options.tableSize.depth)];
  const [x, y] =
    at === 'far-edge' ? [width / 2, depth - radius] : [width / 2 + inches(at[0]), depth / 2 + inches(at[1])];
  return { x, y, z: surfaceUnder({ at: { x, y }, radius }, sceneryOn(table)).level };
};

/**
 * The profile of a Hostile of a Quest: the one it names, in the harder mode its other one (ELD-QUEST-035), or the first
 * one of its Tier and trait in the pack.
 */
export const profileFor = (
  { pack, options }: Table,
  { profile, boss, tier, trait }: QuestHostile,
): CardId | undefined => {
  const isBoss = options.gladiatrixMode === 'boss';
  if (isBoss && boss !== undefined && Object.hasOwn(pack.profiles, boss)) return boss;
  if (profile !== undefined && Object.hasOwn(pack.profiles, profile)) return profile;
  const found = Object.entries(pack.profiles).find(
    ([, one]) =>
      one.behaviour !== undefined &&
      one.tier === tier &&
      (trait === undefined || one.traits.some(({ id }) => id === trait)),
  );
  return found?.[0];
};

/** The counter of a Hostile that came back after it fell. */
export const RETURNED = 'returned';

/** The name of a new Hostile: its profile, with a number from the second one on. */
const nameFor = ({ state }: Table, profile: CardId): ModelId => {
  const before = state.models.filter(one => one.player === null && one.profile === profile).length;
  return before === 0 ? `hostile:${profile}` : `hostile:${profile}#${before + 1}`;
};

/**
 * The wanted place, or the nearest place that neither a model nor scenery occupies, in contact with what is in the way
 * (ELD-CONTACT-004, ELD-QUEST-043).
 */
const freePlace = (table: Table, profile: CardId, wanted: Place): Place => {
  const [radius, height] = [radiusOf(table, { profile }), heightOf(table, { profile, states: [] })];
  return nearestFree(surroundingsOfBase(table, radius, height), wanted) ?? wanted;
};

/** The direction towards the first edge, in which Hostiles look that need look in no other one. */
const downwards: Direction = { x: 0, y: -1 };

/** A Hostile that is to come onto the field. */
export interface Arriving {
  readonly profile: CardId;
  /** The wanted place, which is its starting place if it comes back; if the place is occupied, it stands beside it. */
  readonly at: Place;
  /** Absent for one that looks at the model in whose place it was to come. */
  readonly facing?: Direction;
  /** True for one that comes back after it fell. */
  readonly returned: boolean;
}

/**
 * A Hostile as it comes onto the field: full HP, no states and no Activation Points (ELD-HOSTILE-036), with the Items
 * of any model equipped, or by option all (ELD-ITEM-002).
 */
const hostile = (table: Table, { profile, at: wanted, facing, returned }: Arriving): Model => {
  const at = freePlace(table, profile, wanted);
  const isBeside = at.x !== wanted.x || at.y !== wanted.y;
  const back = isBeside ? { x: wanted.x - at.x, y: wanted.y - at.y } : downwards;
  const { stats } = profileOf(table, { profile });
  const inventory = printedInventory(table, profile);
  const hasAll = table.options.hostileItems === 'all';
  return {
    id: nameFor(table, profile),
    player: null,
    profile,
    where: 'field',
    at,
    facing: facing ?? back,
    onWall: false,
    hp: stats.HP,
    points: 0,
    states: [],
    inventory,
    equipped: hasAll ? inventory.map(({ item }) => item) : defaultEquipment(table, inventory),
    upgrades: [],
    mana: 0,
    counters: returned ? { [RETURNED]: 1 } : {},
    original: false,
    summoned: null,
    home: returned ? wanted : at,
  };
};

/**
 * Brings a Hostile onto the field at a place, or as near to it as there is room. One that comes back keeps its starting
 * place (ELD-HOSTILE-036).
 */
export const bringHostile = (turn: Turn<Eld>, arriving: Arriving, rule: RuleId): void => {
  const table = tableOf(turn);
  const model = hostile(table, arriving);
  turn.emit({ type: 'ModelArrived', model }, rule);
  for (const source of table.sources.arrived) source(turn, model.id);
};

/** The Hostiles of the Quest for this Game Size that the pack has a profile for, in the order in which they come (ELD-QUEST-041). */
export const hostilesFor = (table: Table): readonly { readonly one: QuestHostile; readonly profile: CardId }[] => {
  const band = bandOf(table);
  return questOf(table).hostiles.flatMap(one => {
    const profile = profileFor(table, one);
    return profile === undefined || (one.bands && !one.bands.includes(band)) ? [] : [{ one, profile }];
  });
};

/** The Hostiles of the Quest for this Game Size come onto the field, each where the Quest says (ELD-QUEST-041). */
export const bringHostiles = (turn: Turn<Eld>): void => {
  const table = tableOf(turn);
  for (const { one, profile } of hostilesFor(table)) {
    const at = placeOf(table, one.at, radiusOf(table, { profile }));
    const facing = one.facing && !('zoneOf' in one.facing) ? { x: one.facing[0], y: one.facing[1] } : downwards;
    bringHostile(turn, { profile, at, facing, returned: false }, 'ELD-QUEST-009');
  }
};

const thingOf = (
  table: Table,
  { kind, at, radius, height, hp, armor, target, holds = [] }: QuestThing,
  id: string,
): Thing => ({
  id,
  kind,
  at: placeOf(table, at, mm(radius)),
  radius: mm(radius),
  height: mm(height),
  hp: hp ?? null,
  armour: armor ?? null,
  holds: holds.map(item => ({ item, quantity: 1, acquired: true, found: true })),
  marks: target ? ['target'] : [],
});

/** The tokens and structures of the Quest come onto the field, numbered by their kind (ELD-QUEST-022, ELD-QUEST-033). */
export const placeThings = (turn: Turn<Eld>): void => {
  const counts = new Map<string, number>();
  for (const one of questOf(tableOf(turn)).things) {
    const number = (counts.get(one.kind) ?? 0) + 1;
    counts.set(one.kind, number);
    turn.emit({ type: 'ThingPlaced', thing: thingOf(tableOf(turn), one, `${one.kind}-${number}`) }, 'ELD-SETUP-002');
  }
};
