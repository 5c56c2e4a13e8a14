import { createMatch } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { carriedMark } from '../match/quest.js';
import { atQuest, points } from '../quests/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { only } from '../testing/only.js';
import type { EldState } from '../vocabulary/index.js';
import { allianceWishes } from './alliance.js';

const scenario = scenarios<RuleId>(test);
const QUEST = 'unexpected-encounter';
const strategic = { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: 'abilities' } } as const;
const propose = { do: 'alliance', with: 'p2', to: 'make' } as const;
const breakUp = { do: 'alliance', with: 'p2', to: 'break' } as const;
const allied = { alliances: [['p1', 'p2']] as readonly (readonly [string, string])[] };

const table = (state: Partial<EldState> = {}, lay: LaidOut = {}, drawing = 'A..a1') => {
  const { game, setup } = laidOut(drawing, {
    ...atQuest(QUEST, lay),
    profiles: only(drawing, { 1: { tier: 3 } }),
    state: { ...strategic, ...state },
  });
  return [game, setup] as const;
};

describe('making an Alliance', () => {
  scenario('the other player must agree', 'ELD-QUEST-014', play => {
    const [game, setup] = table();
    const asked = play(game, setup).choose('p1', propose);
    asked.waitsFor({ by: 'p2', kind: 'alliance' });
    expect(asked.choose('p2', 'agree').state.alliances).toEqual([['p1', 'p2']]);
    const refused = play(game, setup).choose('p1', propose).choose('p2', 'refuse');
    expect(refused.state.alliances).toEqual([]);
    // The same player is not asked again in this turn.
    expect(refused.match.decisions[0]).toMatchObject({ kind: 'activate', options: ['A', 'end', 'drop'] });
  });

  scenario('an Alliance is made between activations as well', 'ELD-QUEST-014', play => {
    const [game, setup] = table({ stage: { name: 'turn', active: 'p1', phase: 'tactical', step: '' } });
    const p = play(game, setup).choose('p1', { alliance: 'p2', to: 'make' }).choose('p2', 'agree');
    expect(p.state.alliances).toEqual([['p1', 'p2']]);
    expect(p.match.decisions[0]).toMatchObject({
      kind: 'activate',
      options: ['A', 'end', { alliance: 'p2', to: 'break' }, 'drop'],
    });
  });

  test('only a Quest with Alliances of Necessity knows them [ELD-QUEST-014]', () => {
    const wishes = (quest: string) => allianceWishes(laidOut('A..a', atQuest(quest, {})).table, 'p1');
    expect(wishes(QUEST)).toEqual([{ with: 'p2', to: 'make' }]);
    expect(wishes('treasure-hunt')).toEqual([]);
  });

  scenario('models of allies are no longer Engaged with each other', ['ELD-QUEST-014', 'ELD-DEF-012'], play => {
    const by = { state: 'engaged', by: null, source: 'engaged' } as const;
    const lay = { pitch: 1.5, states: { A: [{ ...by, about: ['a'] }], a: [{ ...by, about: ['A'] }] } };
    const [game, setup] = table({}, lay, 'A\na');
    const p = play(game, setup).choose('p1', propose).choose('p2', 'agree');
    expect(p.state.models.map(({ states }) => states)).toEqual([[], []]);
  });

  scenario('of three players all must agree, and every two are allied', 'ELD-QUEST-014', play => {
    const [game, setup] = table(allied, { players: ['p1', 'p2', 'p3'] });
    const p = play(game, setup).choose('p1', { do: 'alliance', with: 'p3', to: 'make' });
    p.choose('p3', 'agree').choose('p2', 'agree');
    expect(p.state.alliances).toEqual([
      ['p1', 'p2'],
      ['p1', 'p3'],
      ['p2', 'p3'],
    ]);
  });
});

describe('breaking an Alliance', () => {
  scenario('an Alliance is broken without consent, for 3 VP', 'ELD-QUEST-016', play => {
    const [game, setup] = table(allied);
    const p = play(game, setup).choose('p1', breakUp);
    expect([p.state.alliances, points(p)]).toEqual([[], [-3, 0]]);
  });

  scenario('the Quests that name no penalty for it take none', 'ELD-QUEST-016', play => {
    const lost = (quest: string) => {
      const { game, setup } = laidOut('A..a1', {
        ...atQuest(quest, {}),
        profiles: only('A..a1', { 1: { tier: 3 } }),
        state: { ...strategic, ...allied },
      });
      const p = play(game, setup).choose('p1', breakUp);
      return [p.state.alliances.length, points(p)[0]];
    };
    const quests = [QUEST, 'breaking-in', 'great-hall', 'antechamber', 'obelisk'];
    expect(quests.map(lost)).toEqual([
      [0, -3],
      [0, -3],
      [0, -3],
      [0, 0],
      [0, 0],
    ]);
  });

  test('after an Alliance is broken nothing is shared out [ELD-QUEST-016, ELD-QUEST-015]', () => {
    const ended = (alliances: EldState['alliances']): readonly number[] => {
      const { game, setup } = laidOut('Aa1', {
        ...atQuest(QUEST, {}),
        profiles: { 1: { tier: 3 } },
        states: { 1: ['dead'] },
        parties: { p1: { points: 5 }, p2: { points: 2 } },
        state: { alliances, stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
      });
      return createMatch(game, { ...setup, seed: 'broken' }).state.parties.map(one => one.points);
    };
    expect([ended([]), ended(allied.alliances)]).toEqual([
      [5, 2],
      [3, 3],
    ]);
  });

  test('allies share what they won in this Quest, or by option all that they have [ELD-QUEST-015, ELD-QUEST-040]', () => {
    const ended = (options: LaidOut['options'] = {}): readonly number[] => {
      const { game, setup } = laidOut('Aa1', {
        ...atQuest('great-hall', {}),
        options: { quest: 'great-hall', ...options },
        parties: { p1: { points: 12 }, p2: { points: 5 } },
        state: {
          ...allied,
          round: 5,
          quest: { card: 'great-hall', marks: { [carriedMark('p1')]: 10, [carriedMark('p2')]: 0 } },
          stage: { name: 'turn', active: 'p2', phase: 'end', step: '' },
        },
      });
      return createMatch(game, { ...setup, seed: 'shares' }).state.parties.map(one => one.points);
    };
    // Of 2 and 5 each gets 3, besides the 10 that p1 has brought along.
    expect([ended(), ended({ allianceShares: 'all' })]).toEqual([
      [13, 3],
      [8, 8],
    ]);
  });

  test.each([
    ['equal', [3, 3, 3]],
    ['half', [5, 5, 5]],
  ] as const)(
    'three allies have a third of the sum each, or by option half of it: %s [ELD-QUEST-015, ELD-QUEST-070]',
    (sharesOfMore, shares) => {
      const { game, setup } = laidOut('Aa1', {
        ...atQuest(QUEST, { options: { sharesOfMore } }),
        players: ['p1', 'p2', 'p3'],
        profiles: { 1: { tier: 3 } },
        states: { 1: ['dead'] },
        parties: { p1: { points: 6 }, p2: { points: 2 }, p3: { points: 3 } },
        state: {
          alliances: [
            ['p1', 'p2'],
            ['p1', 'p3'],
            ['p2', 'p3'],
          ],
          stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' },
        },
      });
      expect(createMatch(game, { ...setup, seed: 'three' }).state.parties.map(one => one.points)).toEqual(shares);
    },
  );
});

describe('at the end of the game', () => {
  const ended = (scores: readonly number[], alliances: EldState['alliances'], deeds: EldState['deeds'] = []) => {
    const players = ['p1', 'p2', 'p3', 'p4'].slice(0, scores.length);
    const { game, setup } = laidOut('Aa1', {
      ...atQuest(QUEST, {}),
      players,
      profiles: { 1: { tier: 3 } },
      parties: Object.fromEntries(players.map((player, at) => [player, { points: scores[at] ?? 0 }])),
      state: {
        alliances,
        deeds,
        round: 5,
        stage: { name: 'turn', active: players.at(-1) ?? null, phase: 'end', step: '' },
      },
    });
    const { state, outcome } = createMatch(game, { ...setup, seed: 'ended' });
    return [state.parties.map(one => one.points), outcome?.winners];
  };

  test('two allies and a third player: the most Victory Points win after they were shared out, and allies win together [ELD-QUEST-015, ELD-END-002]', () => {
    const pair: EldState['alliances'] = [['p1', 'p2']];
    expect(ended([7, 2, 5], pair)).toEqual([[4, 4, 5], ['p3']]);
    expect(ended([7, 2, 3], pair)).toEqual([
      [4, 4, 3],
      ['p1', 'p2'],
    ]);
    expect(ended([7, 2, 4], pair)).toEqual([
      [4, 4, 4],
      ['p1', 'p2', 'p3'],
    ]);
    // A loss is shared as well, and nobody ends below 0.
    expect(ended([-4, 1, 0], pair)).toEqual([
      [0, 0, 0],
      ['p1', 'p2', 'p3'],
    ]);
  });

  test('of two Alliances each shares its own Victory Points [ELD-QUEST-015, ELD-END-002]', () => {
    const pairs: EldState['alliances'] = [
      ['p1', 'p2'],
      ['p3', 'p4'],
    ];
    expect(ended([5, 4, 6, 4], pairs)).toEqual([
      [4, 4, 5, 5],
      ['p3', 'p4'],
    ]);
  });

  test('those who stay allied when one of three breaks the Alliance share what they have, and that one keeps its own [ELD-QUEST-016, ELD-QUEST-015]', () => {
    expect(ended([5, 7, 2], [['p2', 'p3']], [{ deed: 'broke-alliance', player: 'p1' }])).toEqual([[5, 4, 4], ['p1']]);
  });
});

describe('in the turn of another player', () => {
  const turnOf = (active: string | null, lay: LaidOut = {}, drawing = 'A..a1', state: Partial<EldState> = {}) =>
    table({ stage: { name: 'turn', active, phase: 'strategic', step: '' }, ...state }, lay, drawing);
  const make = { with: 'p1', to: 'make' } as const;

  scenario('the others are asked at its beginning, in the turn of the Hostiles too', 'ELD-QUEST-014', play => {
    const [game, setup] = turnOf('p1');
    const p = play(game, setup).options('p2', ['keep', 'later', make]).choose('p2', make).choose('p1', 'agree');
    expect(p.state.alliances).toEqual([['p2', 'p1']]);
    p.options('p2', ['keep', 'later', { with: 'p1', to: 'break' }]);
    p.choose('p2', { with: 'p1', to: 'break' });
    expect([p.state.alliances, points(p)]).toEqual([[], [0, -3]]);
    const [other, hostiles] = turnOf(null);
    play(other, hostiles).choose('p1', 'keep').options('p2', ['keep', 'later', make]);
  });

  scenario('after each sequence they are asked again, unless they are content', 'ELD-QUEST-014', play => {
    const acted = (answer: 'keep' | 'later') => {
      const [game, setup] = turnOf('p1', { models: { a: { points: 0 }, 1: { points: 0 } } }, 'A\n.\n.\n.\na1');
      const p = play(game, setup).choose('p2', answer).choose('p1', { do: 'done' });
      p.choose('p1', 'A').choose('p1', { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] });
      return p.choose('p2', 'pass').choose('p1', { do: 'nothing' });
    };
    acted('later').options('p2', ['keep', 'later', make]);
    acted('keep').waitsFor({ by: 'p1', kind: 'activate' });
  });

  scenario('each of three players may propose once', 'ELD-QUEST-014', play => {
    const [game, setup] = turnOf('p1', { players: ['p1', 'p2', 'p3'] });
    const p = play(game, setup).choose('p2', make).choose('p1', 'refuse');
    p.options('p2', ['keep', 'later', { with: 'p3', to: 'make' }]).choose('p2', 'keep');
    p.options('p3', ['keep', 'later', make, { with: 'p2', to: 'make' }]);
  });
});
