import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { carryOut } from '../../match/carry-out.js';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { Cause } from '../../vocabulary/index.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** An ability of `A/1` called Trick, without an aim. */
const trick: Cause = {
  name: 'Trick',
  rule: 'SFI-ABILITY-ACTIVE-003',
  source: 'A',
  player: 'p1',
  unit: 'A',
  model: 'A/1',
  aims: null,
  moment: null,
};

/** A table on which the activation of `A` begins with some effects. */
export const carrying = (
  drawing: string,
  effects: readonly Effect[],
  cause: Partial<Cause> = {},
  lay: LaidOut = {},
): Laid =>
  laidOut(drawing, {
    ...lay,
    abilities: [
      codeAbility(
        'trick',
        'p1',
        'activation-start',
        turn => carryOut(turn, effects, { ...trick, ...cause }),
        (_, { of }) => of === 'A',
      ),
      ...(lay.abilities ?? []),
    ],
  });
