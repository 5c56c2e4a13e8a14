import { inches, mm, type Point } from '@rulewright/core/inches';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { type Laid, type LaidOut, laidOut } from '../../testing/index.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** Units are deployed: capital letters are of p1, whose edge is at y = 0; p2 has the token. */
export const deploying = (units: Readonly<Record<string, number>>, lay: LaidOut = {}): Laid =>
  laidOut('', {
    ...lay,
    units: Object.fromEntries(Object.entries(units).map(([id, strength]) => [id, { where: 'in-reserve', strength }])),
    state: { stage: { name: 'set-up', step: 'deploy units' }, token: 'p2', round: 0, ...lay.state },
  });
/** A point in inches, and units. */
export const at = (x: number, y: number, dx = 0, dy = 0): Point => ({ x: inches(x) + dx, y: inches(y) + dy });
/** The radius of the plain base. */
export const R: number = mm(15);
/** The refusal of a base outside its zone. */
export const outside: { readonly code: string; readonly rule: RuleId } = {
  code: 'outside-the-zone',
  rule: 'SFI-DEPLOY-002',
};
/** The refusal of models that are no coherent unit. */
export const apart: { readonly code: string; readonly rule: RuleId } = {
  code: 'not-in-coherency',
  rule: 'SFI-DEPLOY-003',
};
