import { createMatch } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { schemes } from '../content/book/schemes.js';
import { atQuest, points } from '../quests/scenario-words.js';
import { conditionsOf, type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { Deed, EldState } from '../vocabulary/index.js';
import { bookSchemes } from './book.js';

const QUEST = 'unexpected-encounter';
const tough = { stats: { ...plainProfile.stats, HP: 5 } };
const frail = { stats: { ...plainProfile.stats, HP: 1 } };
const pair: EldState['alliances'] = [['p1', 'p2']];
const around = { A: { x: 9000, y: 9000 }, 1: { x: 9000, y: 12300 }, b: { x: 11400, y: 11400 } };

/** The occasions that Schemes of p1 count after a sequence of `A`, with and without an Alliance with p2 by then. */
const counted = (play: Plays, lay: Declared, dice: readonly number[], named: readonly string[]) => {
  const own = atQuest(QUEST, lay);
  const pack = { ...own.pack, items: { sword: swordWith({ id: 'sweep', level: 1 }) } };
  const { game, setup, table } = resolving('', { ...own, pack });
  const { state } = play(game, { ...setup, dice });
  const by = (alliances: EldState['alliances']): readonly (number | undefined)[] =>
    named.map(one => bookSchemes[one]?.counts({ ...table, state: { ...state, alliances } }, 'p1', 0, null));
  return [by([]), by(pair)];
};

scenario(
  'a Wound goes by the Alliances of its moment: one on an enemy counts although they ally later, one astray on an ally does not after the break',
  ['ELD-SCHEME-040', 'ELD-SCHEME-022', 'ELD-SCHEME-034', 'ELD-QUEST-014'],
  play => {
    const both = ['open-aggression', 'appear-weak'];
    const lay: Declared = { at: around, action: attack(['1']), profiles: { b: tough, 1: tough } };
    expect(counted(play, lay, [5, 3, 3], both)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(counted(play, { ...lay, state: { alliances: pair } }, [5, 3, 3, 5], both)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  },
);

scenario(
  'Martial Valor: an enemy that was felled counts also where its player is an ally by the end of the game',
  ['ELD-SCHEME-040', 'ELD-SCHEME-010'],
  play => {
    const lay: Declared = {
      at: { A: around.A, b: around[1] },
      action: attack('b'),
      profiles: { A: { cost: 10 }, b: { ...frail, cost: 11 } },
    };
    expect(counted(play, lay, [5, 3], ['martial-valor'])).toEqual([[1], [1]]);
  },
);

scenario(
  'an ally that a Sweep fells beside the enemy is no deed of anybody, also if the Alliance is broken afterwards',
  ['ELD-HOSTILE-035', 'ELD-SCHEME-010', 'ELD-SCHEME-040', 'ELD-QUEST-017'],
  play => {
    const own = atQuest(QUEST, {
      players: ['p1', 'p2', 'p3'],
      at: { A: around.A, b: around[1], c: around.b },
      action: attack('b'),
      profiles: { A: { cost: 5 }, b: tough, c: { ...frail, cost: 30 } },
      models: { c: { player: 'p3' } },
      state: { alliances: [['p1', 'p3']] },
    });
    const pack = { ...own.pack, items: { sword: swordWith({ id: 'sweep', level: 1 }) } };
    const { game, setup, table } = resolving('', { ...own, pack });
    // The Morale roll of c is passed, and the Damage roll against b fails.
    const p = play(game, { ...setup, dice: [5, 5, 20, 3] });
    for (const by of ['p1', 'p2', 'p3']) p.chooseIfAsked(by, { x: 0, y: 1 });
    const broken = { ...table, state: { ...p.state, alliances: [] } };
    const counts = ['martial-valor', 'open-aggression'].map(one => bookSchemes[one]?.counts(broken, 'p1', 0, null));
    expect([conditionsOf(p, 'c'), points(p), counts]).toEqual([['incapacitated'], [0, 0, 0], [0, 0]]);
  },
);

scenario(
  'a member that Bleeding fells costs the player who gave it 1 VP also where the two ally in the same Strategic phase',
  ['ELD-SCHEME-040', 'ELD-QUEST-021', 'ELD-QUEST-017', 'ELD-STATE-006'],
  play => {
    const { game, setup } = laidOut('A..ac1', {
      ...atQuest(QUEST, {}),
      active: 'p2',
      profiles: { 1: { tier: 3 }, a: frail },
      states: { a: [{ state: 'bleeding', by: 'p1', source: 'bleed' }] },
      state: { stage: { name: 'turn', active: 'p2', phase: 'strategic', step: '' } },
    });
    const p = play(game, { ...setup, dice: [20] });
    p.choose('p1', 'keep').choose('p2', { do: 'rolls', model: 'a' });
    expect(points(p)).toEqual([0, 0]);
    p.choose('p2', { do: 'alliance', with: 'p1', to: 'make' }).choose('p1', 'agree').choose('p2', { do: 'done' });
    expect([p.state.alliances, points(p)]).toEqual([[['p2', 'p1']], [-1, 0]]);
  },
);

describe('at the end of the game', () => {
  /** The Victory Points of a Quest that ends at once, since both Tier III Hostiles are Dead. */
  const ended = (drawing: string, lay: LaidOut): readonly number[] => {
    const own = atQuest(QUEST, lay);
    const { game, setup } = laidOut(`${drawing}12`, {
      ...own,
      pack: { ...own.pack, schemes },
      profiles: { 1: { tier: 3 }, 2: { tier: 3 } },
      states: { 1: ['dead'], 2: ['dead'] },
      state: { stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' }, ...lay.state },
    });
    return createMatch(game, { ...setup, seed: 'ended' }).state.parties.map(one => one.points);
  };
  const manipulates: LaidOut['parties'] = { p2: { schemes: ['opportunistic-manipulation'] } };

  test('Opportunistic Manipulation: both Rewards for one Hostile are occasions, but none that an ally received before the break [ELD-SCHEME-007, ELD-SCHEME-040, ELD-QUEST-004]', () => {
    const removed: Deed = { deed: 'removed', by: 'p1', of: '1', model: 'A' };
    expect(ended('Aa', { parties: manipulates, state: { deeds: [removed] } })).toEqual([5, 2]);
    // Allies share 5, of which the Scheme counts nothing.
    expect(ended('Aa', { parties: manipulates, state: { deeds: [removed], alliances: pair } })).toEqual([2, 2]);
    const before: Deed = { deed: 'points', player: 'p1', points: 3, why: 'dead', allies: ['p2'] };
    const quest = { card: QUEST, marks: { scored: 1 } };
    expect(ended('Aa', { parties: manipulates, state: { deeds: [before], quest } })).toEqual([0, 0]);
  });

  test('two Alliances of two: the models of the other two are enemies, and what each Alliance earns is halved [ELD-SCHEME-031, ELD-SCHEME-036, ELD-QUEST-015]', () => {
    const points = ended('AabcD', {
      players: ['p1', 'p2', 'p3', 'p4'],
      models: { b: { player: 'p3' }, c: { player: 'p4' } },
      parties: { p1: { schemes: ['peacekeeping-paragon'] }, p3: { schemes: ['strength-in-numbers'] } },
      state: { alliances: [...pair, ['p3', 'p4']] },
    });
    expect(points).toEqual([2, 2, 0, 0]);
  });
});
