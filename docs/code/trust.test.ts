import {
  type Counted,
  choose,
  counted,
  createMatch,
  eachTheirHand,
  onlyTo,
  type Secrets,
  view,
} from '@rulewright/core';
import { toLog } from '@rulewright/core/log';
import { expect, test } from 'vitest';
import { kuhnPoker } from '../../examples/kuhn-poker/kuhn-poker.js';

test('the view of a client', () => {
  // #region view
  const match = createMatch(kuhnPoker, { players: ['ann', 'bob'], seed: 'secret' });

  expect(match.state.hands).toEqual({ ann: 'K', bob: 'J' });
  expect(view(match, 'ann').state).toMatchObject({ hands: { ann: 'K', bob: { hidden: true } } });
  expect(view(match).state).toMatchObject({ hands: { ann: { hidden: true }, bob: { hidden: true } } });
  expect(view(match, 'bob').decisions).toEqual([{ id: 1, by: 'ann', kind: 'bet', rule: 'KUHN-2' }]); // no options
  expect(view(match, 'ann').records).toMatchObject([
    { kind: 'roll', request: { purpose: 'deal' }, faces: ['?', '?', '?'] },
    { kind: 'event', event: { type: 'Dealt', to: 'ann', card: 'K' } },
    { kind: 'event', event: { type: 'Dealt', to: 'bob', card: { hidden: true } } },
  ]);
  expect(JSON.stringify(view(match, 'ann'))).not.toContain('secret');
  expect(toLog(match).header.seed).toBe('secret'); // the log is the owner's, not the client's
  // #endregion
  expect(view(choose(choose(match, 'bet'), 'call'), 'ann').state).toMatchObject({ hands: { bob: 'J' } });
});

test('counts of hidden cards', () => {
  type Rummy = {
    state: { deck: readonly string[]; hands: Readonly<Record<string, readonly string[]>> };
    event: { type: 'Drew'; by: string; cards: readonly string[] };
    rule: 'RUM-1';
    options: object;
    choices: object;
    // #region seen
    seen: {
      state: { deck: Counted; hands: Readonly<Record<string, readonly string[] | Counted>> };
      events: { Drew: { cards: readonly string[] | Counted } };
    };
    // #endregion
  };
  // #region counts
  const secrets: Secrets<Rummy> = {
    state: { deck: counted, hands: eachTheirHand },
    events: { Drew: { cards: onlyTo(({ by }) => by, counted) } },
  };
  const hands = { ann: ['7', 'J'], bob: ['2', '3', 'A'] };
  expect(eachTheirHand(hands, 'ann')).toEqual({ ann: ['7', 'J'], bob: { hidden: true, count: 3 } });
  expect(secrets.events?.Drew?.cards?.(['A'], 'ann', { type: 'Drew', by: 'bob', cards: ['A'] })).toEqual({
    hidden: true,
    count: 1,
  });
  // #endregion
});
