import { createMatch } from '@rulewright/core';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { expect, test } from 'vitest';

test('options', () => {
  // #region choose
  const options = { lossThreshold: 'belowZero', adjacency: 'king' } as const;
  const match = createMatch(judgementOfTheGods, { players: 4, seed: 'house rules', options });
  expect(match.header.options).toMatchObject({ lossThreshold: 'belowZero', tradeConsent: 'unanimous' });

  const wrong = { lossThreshold: 'minusTen' } as unknown as typeof options; // as it may come from a form
  expect(() => createMatch(judgementOfTheGods, { players: 4, seed: 'x', options: wrong })).toThrow(
    'bad-option at options.lossThreshold (JOG-END-003)',
  );
  // #endregion
});
