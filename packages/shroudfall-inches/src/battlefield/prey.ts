import { fallenPrey } from '../match/attacks.js';
import type { ModelId } from '../vocabulary/index.js';
import type { ScenarioElement as ElementCard } from '../vocabulary/scenario.js';
import type { ScenarioElement } from '../vocabulary/state.js';
import type { Table } from '../vocabulary/table.js';
import { elementCard } from './things.js';

/** PREY on the table, with its profile (SFI-SCENARIO-017). */
export interface Prey {
  readonly element: ScenarioElement;
  readonly profile: NonNullable<ElementCard['prey']>;
}

/** A scenario element that is PREY, which alone of all elements can suffer damage (SFI-SCENARIO-004); undefined for anything else. */
export const preyNamed = (table: Table, id: ModelId): Prey | undefined => {
  const element = table.state.elements.find(one => one.id === id);
  const profile = element && elementCard(table, element).prey;
  return element && profile ? { element, profile } : undefined;
};

/** True for an attacker that is PREY, also if it was destroyed in the middle of its attack (SFI-ATTACK-037). */
export const isPreyThatAttacks = (table: Table, id: ModelId): boolean => {
  const fallen = fallenPrey(table.state, id);
  return preyNamed(table, id) !== undefined || (fallen !== undefined && elementCard(table, fallen).prey !== undefined);
};

/** The hit points that PREY has left; undefined for PREY that is INDESTRUCTIBLE (SFI-SCENARIO-006, SFI-SCENARIO-018). */
export const hitPointsOfPrey = (table: Table, { element, profile }: Prey): number | undefined =>
  profile.hp === undefined || elementCard(table, element).keywords.includes('INDESTRUCTIBLE')
    ? undefined
    : profile.hp - element.damage;
