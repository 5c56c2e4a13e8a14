import type { Refusal } from '@rulewright/core';
import {
  formation,
  formationNear,
  nearest,
  type Point,
  type Region,
  region,
  type Together,
  whyNoPoint,
} from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Company, ModelId, PlaceAsked } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { blockersNear } from '../standing/blockers.js';
import { endOfPlace, type Standing, standingLimits, whyNotThere } from '../standing/limits.js';
import { lockedWith, meleeLimits, whyLeavesMelee } from '../standing/melee-lock.js';

/** All facts that decide on a place for a base. */
export interface Placement {
  readonly table: Table;
  readonly asked: PlaceAsked;
  readonly region: Region<Standing>;
  /** The part of the region in which answers are looked for: beside the enemies that the model must stay in melee with. */
  readonly search: Region<Standing>;
  readonly locked: readonly ModelId[];
  /** The region of all bases of a unit that comes onto the table together. */
  readonly ground: Region<Standing>;
}

const rangeRule = ({ model, completely }: PlaceAsked, ofItself: boolean): RuleId => {
  if (model === null || !ofItself) return 'SFI-PLACE-008';
  return completely ? 'SFI-PLACE-002' : 'SFI-PLACE-001';
};

/** The limits by the models of a unit that come onto the table together. */
const besideCompany = (table: Table, { bases, near, within }: Company): readonly Standing[] => {
  const length = rangeInUnits(table, within);
  const clear = bases.map(
    (of): Standing => ({ is: 'clear', of, length: 0, code: 'on-a-base', rule: endOfPlace.bases }),
  );
  return near
    ? [{ is: 'within', of: near, length, code: 'out-of-coherency', rule: 'SFI-COHERENCY-004' }, ...clear]
    : clear;
};

/**
 * The facts of a place: within a range of the old base (SFI-PLACE-001), or with all of the base within it (SFI-PLACE-002), or of
 * another base in the same two meanings (SFI-PLACE-008). Only the new place counts, not the ground between (SFI-PLACE-003),
 * and no terrain makes the range shorter or longer (SFI-TKEY-019).
 */
export const placementOf = (table: Table, asked: PlaceAsked): Placement => {
  const { model, radius, within, of, completely, inAction, company } = asked;
  const length = rangeInUnits(table, within);
  const old = model === null ? undefined : table.state.models.find(({ id }) => id === model);
  const locked = old && inAction && !table.options['ethereal.ignoresMeleeLock'] ? lockedWith(table, old) : [];
  const rule = rangeRule(asked, old?.at.x === of.at.x && old.at.y === of.at.y);
  const ground: readonly Standing[] = [
    { is: completely ? 'completely-within' : 'within', of, length, code: 'too-far', rule },
    ...standingLimits(table, blockersNear(table, of, length + 2 * radius, model), endOfPlace),
  ];
  const limits = company ? [...ground, ...besideCompany(table, company)] : ground;
  const places = region(radius, limits);
  const lock = old ? meleeLimits(table, old.id, locked) : [];
  return {
    table,
    asked,
    region: places,
    search: lock.length === 0 ? places : region(radius, [...limits, ...lock]),
    locked,
    ground: company ? region(radius, ground) : places,
  };
};

/** The bases that come together with the one that is placed, as the core asks for them. */
const together = ({ table, ground }: Placement, { bases, within }: Company): Together => ({
  region: ground,
  range: rangeInUnits(table, within),
  begun: bases.map(({ at }) => at),
});

/**
 * Places for a base and for those that come after it. `none`: no place leaves room for all of them, which is proved.
 * `unknown`: only a tight place can exist.
 */
export const placesOf = (placement: Placement): readonly Point[] | 'none' | 'unknown' => {
  const { asked, region: places } = placement;
  const { company } = asked;
  if (!company || company.left === 0) {
    const place = nearest(places, asked.of.at);
    return place ? [place] : 'none';
  }
  const beside = company.near ? { beside: company.near.at } : {};
  const all = { ...together(placement, company), ...beside };
  const wishes = Array.from({ length: company.left + 1 }, () => (company.near ?? asked.of).at);
  return formationNear(all, wishes) ?? formation({ ...all, count: company.left + 1 });
};

/** The refusal of a place that leaves no room for the bases that come after it. */
const whyNoRoomLeft = (placement: Placement, at: Point, path: string): Refusal | undefined => {
  const { company } = placement.asked;
  if (!company || company.left === 0) return undefined;
  const some = together(placement, company);
  const all = { ...some, begun: [...(some.begun ?? []), at] };
  const wishes = Array.from({ length: company.left }, () => at);
  if (formationNear(all, wishes) || formation({ ...all, count: company.left }) !== 'none') return undefined;
  return { code: 'no-room-for-the-others', rule: 'SFI-PASSIVE-044', path };
};

/** The reason why a base may not be placed at a point of the grid; undefined if it may. */
export const whyNotPlacedAt = (placement: Placement, at: Point, path: string): Refusal | undefined => {
  const { table, asked, region, locked } = placement;
  return (
    whyNotThere(region, at, path) ??
    (asked.model === null ? undefined : whyLeavesMelee(table, asked.model, locked, at, path)) ??
    whyNoRoomLeft(placement, at, path)
  );
};

/** Judges an answer, which may have any shape. */
export const whyNotPlaced = (placement: Placement, choice: unknown): Refusal | undefined => {
  if (choice === 'none') {
    return placement.asked.optional ? undefined : { code: 'must-be-placed', rule: 'SFI-PLACE-007', path: 'choice' };
  }
  // The cast is safe: the point was checked.
  return whyNoPoint(choice, 'choice') ?? whyNotPlacedAt(placement, choice as Point, 'choice');
};
