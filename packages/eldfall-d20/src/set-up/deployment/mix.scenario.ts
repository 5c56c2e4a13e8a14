import { createMatch, view } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { scenario } from '../../attacks/scenario-words.js';
import { upgrades } from '../../content/book/upgrades.js';
import { nextQuest } from '../../quests/carry-over.js';
import { atQuest } from '../../quests/scenario-words.js';
import { looksAlike, playedAlike } from '../../secrets/scenario-words.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Plays } from '../../traits/scenario-words.js';
import type { Eld } from '../../vocabulary/index.js';

const list = {
  faction: 'neutral',
  models: [{ profile: 'A' }, { profile: 'B' }, { profile: 'C' }],
  upgrades: [],
  leader: 1,
};
const spy = { skills: [{ id: 'stealth', level: 2 }] } as const;
const spies: LaidOut = { profiles: { A: spy, C: spy } };

/** The deployment of the Great Hall, in which `p1` comes with `A`, `B` and `C` from Breaking In, with the order of its mix. */
const deploying = (play: Plays, lay: LaidOut, order?: readonly number[]): Play<Eld> => {
  const own = atQuest('breaking-in', lay);
  const { game, setup } = laidOut('ABC..a', {
    ...own,
    pack: { ...own.pack, upgrades },
    parties: {
      p1: { list, leader: 'B' },
      p2: { list: { ...list, models: [{ profile: 'a' }], leader: 0 }, leader: 'a' },
    },
    state: { round: 5, stage: { name: 'turn', active: 'p2', phase: 'end', step: '' } },
  });
  const over = createMatch(game, { ...setup, seed: 'over' });
  const dice = [9, 1, ...(order ? [{ order }] : [])];
  const p = play(game, { ...nextQuest(over, 'great-hall'), dice })
    .choose('p1', false)
    .choose('p2', false);
  return p.choose('p1', 'order').choose('p2', 'whole').choose('p1', 'p1');
};

const at = (model: string, x: number) => ({ model, at: { x: inches(x), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } });
const token = (model: string, x: number) => ({ ...at(model, x), secret: 'shrouded' }) as const;
const idsOf = ({ state }: Play<Eld>): readonly string[] =>
  state.models.flatMap(({ id, player, profile }) => (player === 'p1' ? [`${id} is ${profile}`] : []));

scenario(
  'models that may come Shrouded into a further Quest get other ids in secret, so that no token is known by its id',
  ['ELD-SETUP-013', 'ELD-DEF-018', 'ELD-QUEST-040', 'ELD-STATE-064'],
  play => {
    const [one, other] = [deploying(play, spies, [0, 1, 2]), deploying(play, spies, [2, 1, 0])];
    expect([idsOf(one), idsOf(other)]).toEqual([
      ['A is A', 'B is B', 'C is C'],
      ['A is C', 'B is B', 'C is A'],
    ]);
    // The party is known before the mix, and again with the list.
    const known = ({ match }: Play<Eld>) =>
      view(match, 'p2').state.models.filter(({ player }) => player === 'p1').length;
    expect(known(one)).toBe(0);
    playedAlike(one, other, ['p1', token('A', 6)], ['p1', token('C', 12)], ['p1', at('B', 18)], ['p2', at('a', 24)]);
    looksAlike(one, other);
    const forSpectators = [one, other].map(({ match }) => JSON.stringify(view(match)));
    expect(forSpectators[1]).toBe(forSpectators[0]);
    expect(view(one.match, 'p2').state.parties[0]).toMatchObject({
      leader: 'B',
      list: { models: [{ profile: null }, { profile: 'B' }, { profile: null }], leader: 1 },
    });
    expect(view(one.match, 'p1').state.models).toHaveLength(one.state.models.length);
  },
);

scenario(
  'the Leader, the HP and the place in the list go with the model that gets another id',
  ['ELD-SETUP-013', 'ELD-LEADER-001', 'ELD-QUEST-040'],
  play => {
    const p = deploying(play, { ...spies, models: { C: { upgrades: ['pouch'], hp: 1 } } }, [1, 2, 0]);
    expect(idsOf(p)).toEqual(['A is B', 'B is C', 'C is A']);
    expect(p.state.parties[0]).toMatchObject({
      leader: 'A',
      list: { models: [{ profile: 'B' }, { profile: 'C' }, { profile: 'A' }], leader: 0 },
    });
    expect(p.state.models.slice(0, 3).map(({ hp, upgrades: own }) => [hp, own.length])).toEqual([
      [2, 0],
      [1, 1],
      [2, 0],
    ]);
  },
);

scenario(
  'a party with fewer than two models that may come Shrouded keeps its ids, since its only token is known anyway',
  ['ELD-SETUP-013', 'ELD-QUEST-040'],
  play => {
    const few: readonly LaidOut[] = [
      {},
      { profiles: { A: spy } },
      { profiles: { A: spy }, models: { A: { upgrades: ['concealed-approach'] } } },
      { ...spies, states: { A: ['incapacitated'] }, models: { A: { hp: 0 } } },
    ];
    expect(few.map(lay => happened(deploying(play, lay), 'PartyMixed'))).toEqual([[], [], [], []]);
    const two = { profiles: { A: spy }, models: { B: { upgrades: ['concealed-approach'] } } };
    expect(happened(deploying(play, two, [0, 1, 2]), 'PartyMixed')).toHaveLength(1);
  },
);
