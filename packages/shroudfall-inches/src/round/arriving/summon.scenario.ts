import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { doing, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { summonUnit } from './summon.js';

const scenario = scenarios<RuleId>(test);
const places = [1, 3].map(x => ({ x: inches(x), y: inches(20) }));
const summoning = (options: NonNullable<LaidOut['options']> = {}) =>
  laidOut('A c', {
    others: { imp: { models: 2 } },
    cards: { A: { essence: {} }, c: { essence: {} } },
    options,
    abilities: [
      doing(
        'summon',
        'p1',
        'activation-start',
        turn => summonUnit(turn, 'p1', 'imp', places),
        (_, { of }) => of === 'A',
      ),
    ],
  });

scenario('a unit that arrives during a round must activate in it', 'SFI-ROUND-005', play => {
  const { game, setup } = summoning();
  const p = play(game, setup);
  expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'c/1', 'p1:imp/1', 'p1:imp/2']);
  p.choose('p1', { do: 'end' }).choose('p2', { do: 'end' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.activation?.unit).toBe('p1:imp');
});

scenario('by an option it waits for the next round', 'SFI-ROUND-005', play => {
  const { game, setup } = summoning({ 'summoned.mayActivateOnArrival': false });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p2', { do: 'end' });
  expect(happened(p, 'RoundBegan')).toHaveLength(1);
});
