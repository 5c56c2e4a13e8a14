/** An army list (SFI-ARMY-001): ids of the pack. A unit that is taken several times stands there as often. */
export interface ArmyList {
  readonly name: string;
  readonly faction: string;
  readonly units: readonly string[];
  readonly scenarios: readonly string[];
  readonly terrain: readonly string[];
}
