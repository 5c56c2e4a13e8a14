import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { atQuest, points } from '../quests/scenario-words.js';
import { conditionsOf, laidOut, plainProfile } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { EldState } from '../vocabulary/index.js';
import { bookSchemes } from './book.js';

const QUEST = 'unexpected-encounter';
const tough = { stats: { ...plainProfile.stats, HP: 5 } };
const frail = { stats: { ...plainProfile.stats, HP: 1 } };
const pair: EldState['alliances'] = [['p1', 'p2']];
const around = { A: { x: 9000, y: 9000 }, 1: { x: 9000, y: 12300 }, b: { x: 11400, y: 11400 } };

/** The occasions that Schemes of p1 count after a sequence of `A`, with and without an Alliance with p2 by then. */
const counted = (play: Plays, lay: Declared, dice: readonly number[], schemes: readonly string[]) => {
  const own = atQuest(QUEST, lay);
  const pack = { ...own.pack, items: { sword: swordWith({ id: 'sweep', level: 1 }) } };
  const { game, setup, table } = resolving('', { ...own, pack });
  const { state } = play(game, { ...setup, dice });
  const by = (alliances: EldState['alliances']): readonly (number | undefined)[] =>
    schemes.map(one => bookSchemes[one]?.counts({ ...table, state: { ...state, alliances } }, 'p1', 0, null));
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
    const schemes = ['martial-valor', 'open-aggression'].map(one => bookSchemes[one]?.counts(broken, 'p1', 0, null));
    expect([conditionsOf(p, 'c'), points(p), schemes]).toEqual([['incapacitated'], [0, 0, 0], [0, 0]]);
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
