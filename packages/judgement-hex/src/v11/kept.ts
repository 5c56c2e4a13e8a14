import type { RuleId as BookRuleId } from '../rulebook/rules.gen.js';
import type { RuleId } from './rulebook/index.js';

/**
 * The rules of the sheet that the code of the hex edition carries out as it is, on either ground: they change no number
 * and no step, so no other part of this edition names them. Each one has the rules of the hex edition that it keeps.
 * The edition carries the list, and the generated page of its rules prints it.
 */
export const keptRules: Readonly<Partial<Record<RuleId, readonly BookRuleId[]>>> = {
  'JV11-COMM-001': ['JHX-ROUND-003'],
  'JV11-COMM-002': ['JHX-COMMUNION-001'],
  'JV11-COMM-003': ['JHX-COMMUNION-003'],
  'JV11-COMM-006': ['JHX-SOUL-005', 'JHX-SOUL-006', 'JHX-SOUL-012'],
  'JV11-COMM-012': ['JHX-FATE-004'],
  'JV11-COMM-014': ['JHX-FATE-009', 'JHX-FATE-010', 'JHX-FATE-011', 'JHX-FATE-012'],
  'JV11-COMM-016': ['JHX-COMMUNION-009', 'JHX-COMMUNION-010', 'JHX-COMMUNION-011'],
  'JV11-COMM-017': ['JHX-ROUND-002'],
  'JV11-COMM-018': ['JHX-COMMUNION-015'],
  'JV11-DICE-001': ['JHX-ATTACK-016'],
  'JV11-DICE-002': ['JHX-ATTACK-016'],
  'JV11-DICE-004': ['JHX-ATTACK-018'],
  'JV11-DICE-005': ['JHX-ATTACK-018', 'JHX-ATTACK-028'],
  'JV11-DICE-006': ['JHX-ATTACK-020'],
  'JV11-DICE-009': ['JHX-ATTACK-003'],
  'JV11-RNG-002': ['JHX-ATTACK-029', 'JHX-ATTACK-031'],
  'JV11-RNG-004': ['JHX-ATTACK-032'],
  'JV11-FATE-002': ['JHX-REROLL-004'],
  'JV11-FATE-006': ['JHX-ARTEFACT-006', 'JHX-ARTEFACT-007'],
  'JV11-FATE-007': ['JHX-ACTION-009'],
  'JV11-ACT-008': ['JHX-CHARGE-002', 'JHX-CHARGE-003', 'JHX-CHARGE-004'],
  'JV11-ACT-009': ['JHX-ACTION-006'],
  'JV11-ACT-016': ['JHX-ACTION-011', 'JHX-ACTION-012'],
  'JV11-ACT-017': ['JHX-ACTION-013', 'JHX-ACT-011', 'JHX-PARTING-018'],
  'JV11-ACT-018': ['JHX-ACTION-014'],
  'JV11-ACT-021': ['JHX-COMMUNION-012'],
  'JV11-UNIT-001': ['JHX-UNIT-002'],
  'JV11-UNIT-002': ['JHX-UNIT-002', 'JHX-UNIT-019'],
  'JV11-UNIT-004': ['JHX-UNIT-002'],
  'JV11-UNIT-005': ['JHX-UNIT-023'],
  'JV11-UNIT-006': ['JHX-UNIT-025'],
  'JV11-UNIT-007': ['JHX-UNIT-026'],
  'JV11-UNIT-014': ['JHX-UNIT-012', 'JHX-UNIT-013', 'JHX-UNIT-014', 'JHX-UNIT-015'],
  'JV11-UNIT-015': ['JHX-UNIT-021'],
  'JV11-UNIT-016': ['JHX-UNIT-022'],
  'JV11-UNIT-017': ['JHX-UNIT-018', 'JHX-UNIT-020'],
  'JV11-UNIT-019': ['JHX-UNIT-023', 'JHX-UNIT-024'],
  'JV11-COND-004': ['JHX-COND-010'],
  'JV11-COND-005': ['JHX-COND-007', 'JHX-COND-013'],
  'JV11-COND-007': ['JHX-COND-026', 'JHX-COND-027', 'JHX-COND-028', 'JHX-COND-029', 'JHX-COND-031', 'JHX-COND-032'],
  'JV11-COND-009': ['JHX-COND-042'],
  'JV11-COND-014': ['JHX-COND-018', 'JHX-COND-023', 'JHX-COND-024'],
  'JV11-COND-015': ['JHX-COND-035', 'JHX-COND-044', 'JHX-COND-045', 'JHX-COND-046', 'JHX-COND-049'],
};
