import { expect, test } from 'vitest';
import { withoutNamed } from './reasons.js';

test.each([
  [
    'Wick attacks Glass Wisp (2)',
    'the target is out of reach: Glass Wisp (2) (JHX-ATTACK-006)',
    'the target is out of reach (JHX-ATTACK-006)',
  ],
  ['Wick attacks the Effigy', 'the target is hidden: the Effigy', 'the target is hidden'],
  [
    'Wick attacks Glass Wisp',
    'the model is engaged: Dusk Prowler (JHX-ATTACK-009)',
    'the model is engaged: Dusk Prowler (JHX-ATTACK-009)',
  ],
  ['Wick aims', 'the model has no ranged weapon (JHX-ATTACK-029)', 'the model has no ranged weapon (JHX-ATTACK-029)'],
])('the reason why "%s" is forbidden does not repeat its target', (answer, reason, told) => {
  expect(withoutNamed(answer, reason)).toBe(told);
});
