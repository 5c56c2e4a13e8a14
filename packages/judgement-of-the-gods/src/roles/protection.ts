import type { BasicResource } from '../content/pack.js';
import { buildingUnder, roleOf } from '../match/village.js';
import type { RuleId } from '../rulebook/index.js';
import type { OpenTable } from '../vocabulary/index.js';

const ruleFor: { readonly [R in BasicResource]: RuleId } = {
  food: 'JOG-CHAR-001',
  stone: 'JOG-CHAR-002',
  wood: 'JOG-CHAR-003',
  magic: 'JOG-CHAR-004',
};

/** A character whose role protects a resource; `inPlace` is true on the building that the protection needs. */
export interface Protector {
  readonly role: string;
  readonly rule: RuleId;
  readonly by: number;
  readonly inPlace: boolean;
}

/**
 * The characters that protect a resource from judgement cards (JOG-CHAR-008): Farmer and farm, Miner and mine, Woodsman
 * and lumber mill (JOG-COMP-005), Shaman and temple. Characters count where they stood when the card was drawn, so
 * `table` is the table of that moment (JOG-CHAR-007).
 */
export const protectors = ({ pack, state }: OpenTable, resource: BasicResource): readonly Protector[] =>
  state.characters.flatMap(({ role }) => {
    const { protects } = roleOf(pack, role);
    if (protects?.resource !== resource) return [];
    const inPlace = buildingUnder(state, role) === protects.at;
    return [{ role, rule: ruleFor[resource], by: protects.by, inPlace }];
  });
