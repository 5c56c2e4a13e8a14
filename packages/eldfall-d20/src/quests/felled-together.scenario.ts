import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { skilled } from '../skills/scenario-words.js';
import { plainProfile } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import { atQuest, points } from './scenario-words.js';

const frail = { stats: { ...plainProfile.stats, HP: 1 } };
const sweep = { items: { sword: swordWith({ id: 'sweep', level: 1 }) } };
const around = {
  A: { x: 9000, y: 9000 },
  1: { x: 9000, y: 12300 },
  2: { x: 11400, y: 11400 },
  3: { x: 6600, y: 11400 },
};

/** The Victory Points after a sequence with these dice; every model turns as it likes. */
const after = (play: Plays, quest: string, dice: readonly number[], lay: Declared): readonly number[] => {
  const own = atQuest(quest, {});
  const { game, setup } = resolving(lay.at ? '' : 'A\nb', {
    pitch: 1.5,
    ...lay,
    options: { quest },
    pack: { ...own.pack, items: { sword: swordWith() }, ...lay.pack },
  });
  const p = play(game, { ...setup, dice });
  const sword = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
  p.chooseIfAsked('p1', sword);
  for (let left = 4; left > 0; left--) for (const by of ['p1', 'p2']) p.chooseIfAsked(by, { x: 0, y: 1 });
  return points(p);
};

scenario(
  'two Leaders that fell one another in the same exchange earn their players the rewards of both',
  ['ELD-QUEST-005', 'ELD-QUEST-007', 'ELD-QUEST-008', 'ELD-ACT-018'],
  play => {
    const lay: Declared = {
      action: attack('b'),
      reactions: { b: attack('A') },
      profiles: { A: { ...frail, cost: 22 }, b: { ...frail, cost: 16 } },
    };
    expect(after(play, 'open-hostilities', [1, 1, 3, 3], lay)).toEqual([2, 4]);
  },
);

scenario(
  'one Sweep that fells Hostiles of three Tiers earns each of the three rewards of the Antechamber',
  ['ELD-QUEST-059', 'ELD-TRAIT-059'],
  play => {
    const lay: Declared = {
      at: around,
      pack: sweep,
      action: attack(['1']),
      profiles: { 1: { ...frail, tier: 1 }, 2: { ...frail, tier: 2 }, 3: { ...frail, tier: 3 } },
    };
    expect(after(play, 'antechamber', [5, 3, 3, 3], lay)).toEqual([6, 0]);
  },
);

scenario(
  'a model that Chain Attack fells counts for the player of that model, and one that an own Sweep fells for nobody',
  ['ELD-HOSTILE-035', 'ELD-SKILL-004', 'ELD-QUEST-005'],
  play => {
    const chained: Declared = {
      at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12300 }, B: { x: 12200, y: 12300 } },
      facing: { B: { x: -1, y: 0 } },
      action: attack('b'),
      profiles: { b: frail, B: skilled('chain-attack') },
    };
    // The Damage roll of `A` fails.
    expect(after(play, 'open-hostilities', [5, 6, 20, 3], chained)).toEqual([2, 0]);
    const own: Declared = {
      at: { A: around.A, b: around[1], C: around[2] },
      pack: sweep,
      action: attack('b'),
      profiles: { C: frail },
    };
    expect(after(play, 'open-hostilities', [5, 10, 20, 3], own)).toEqual([0, 0]);
  },
);
