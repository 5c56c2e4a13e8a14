import { hunterActivation } from '../monsters-and-souls/monsters/hunter.js';
import type { Model } from '../vocabulary/index.js';
import type { Monster, Weapon } from '../vocabulary/pack.js';
import { plainMonster } from './cards.js';
import { doing } from './doing.js';
import { type Laid, type LaidOut, laidOut } from './laid-out.js';

/** A table on which the Monster `m` activates in step 2 of round 2, and nothing else happens. */
export const hunting = (drawing: string, lay: LaidOut = {}, m: Partial<Model> = {}): Laid => {
  const laid = laidOut(drawing, {
    ...lay,
    models: { ...lay.models, m: { kind: 'monster', ...m } },
    state: { stage: { name: 'communion', step: 2, queue: ['m'] }, ...lay.state },
  });
  return { ...laid, game: doing(laid, turn => hunterActivation(turn, 'm')) };
};

/** A weapon whose blows deal 1, 2 and 4 damage. */
export const weapon = (id: string, type: Weapon['type'], reach: number, more: Partial<Weapon> = {}): Weapon => ({
  id,
  name: id,
  type,
  ap: 1,
  reach,
  damage: [1, 2, 4],
  ...more,
});

/** The plain Monster with other weapons, and 5 in each attack attribute. */
export const armed = (...weapons: readonly Weapon[]): Monster => ({
  ...plainMonster,
  attributes: { ...plainMonster.attributes, RNG: 5, MAG: 5 },
  weapons,
});

/** The plain Monster with another MOV. */
export const moving = (MOV: Monster['attributes']['MOV'], more: Partial<Monster> = {}): Monster => ({
  ...plainMonster,
  ...more,
  attributes: { ...plainMonster.attributes, MOV },
});
