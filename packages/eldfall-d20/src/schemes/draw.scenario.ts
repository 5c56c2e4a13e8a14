import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile, plainQuest } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

/** The Leader of p1, `A`, has this INT; p2 has none, and so draws one card. */
const drawing = (INT: number, dice: readonly number[], faction = 'soga', more: LaidOut = {}) => {
  const { factions, schemes } = defaultContent;
  const list = { faction, models: [], upgrades: [], leader: 0 };
  const { game, setup } = laidOut('A', {
    pack: { factions, schemes, quests: { 'open-hostilities': { ...plainQuest, schemes: true } } },
    profiles: { A: { stats: { ...plainProfile.stats, INT } } },
    parties: { p1: { list }, p2: { list } },
    state: { stage: { name: 'set-up', step: 'draw Schemes' } },
    ...more,
  });
  // Two dice more for the Initiative, of which the first one wins.
  return [game, { ...setup, dice: [drawn(dice.slice(0, -1)), drawn(dice.slice(-1)), 20, 1] }] as const;
};

/** The faces of a chart in an order that begins with these ones. */
const drawn = (faces: readonly number[]) => {
  const all = Array.from({ length: 20 }, (_, at) => at + 1);
  return { order: [...new Set([...faces, ...all])].map(face => face - 1) };
};

const hand = (p: Play<Eld>, player = 0) => p.state.parties[player]?.schemes;

scenario(
  'a Leader with INT 13 or less draws one Scheme, before the Initiative Check',
  ['ELD-QUEST-010', 'ELD-QUEST-013'],
  play => {
    const p = play(...drawing(13, [11, 20]));
    expect([hand(p), hand(p, 1)]).toEqual([['head-hunt'], ['stalwart-defender']]);
    expect(p.match.decisions[0]?.kind).toBe('initiative');
  },
);

scenario(
  'a Leader with INT 14 or 15 draws two Schemes and keeps one, and the opponent sees none of it',
  ['ELD-QUEST-011', 'ELD-QUEST-013'],
  play => {
    for (const INT of [14, 15]) {
      const p = play(...drawing(INT, [11, 13, 20]));
      expect(p.match.decisions[0]).toMatchObject({
        kind: 'scheme',
        by: 'p1',
        options: ['head-hunt', 'open-aggression'],
        secret: true,
      });
      expect(hand(p.choose('p1', 'open-aggression'))).toEqual(['open-aggression']);
    }
  },
);

scenario('a Leader with INT 16 or more draws three Schemes and keeps one', 'ELD-QUEST-012', play => {
  const p = play(...drawing(16, [11, 13, 15, 20]));
  expect(p.match.decisions[0]?.options).toEqual(['head-hunt', 'open-aggression', 'pursuit-of-glory']);
  expect(hand(p.choose('p1', 'pursuit-of-glory'))).toEqual(['pursuit-of-glory']);
});

scenario('a player who draws a Scheme of the same name draws again', 'ELD-SCHEME-003', play => {
  // 3 and 4 are the same card.
  const p = play(...drawing(14, [3, 4, 5, 20]));
  expect(p.match.decisions[0]?.options).toEqual(['virtuous-commander', 'martial-valor']);
  p.choose('p1', 'martial-valor');
});

scenario(
  'a die and the chart of the faction give the Scheme',
  ['ELD-SCHEME-004', 'ELD-SCHEME-014', 'ELD-SCHEME-033'],
  play => {
    expect(hand(play(...drawing(10, [12, 20], 'thenion')))).toEqual(['unmatched-flanking']);
    expect(hand(play(...drawing(10, [12, 20], 'sand')))).toEqual(['stand-your-ground']);
  },
);

scenario('a Neutral party has the common Schemes, and 11 to 20 do not count', 'ELD-SCHEME-006', play => {
  const p = play(...drawing(10, [11, 20, 10, 2], 'neutral'));
  expect([hand(p), hand(p, 1)]).toEqual([['stand-your-ground'], ['assassination-contract']]);
});
