import { expect } from 'vitest';
import { slay } from '../../combat/death/death.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { activating, column, offered, scenario } from '../../round/actions/scenario-words.js';
import { doing, faces, happened, type LaidOut, plainHero } from '../../testing/index.js';
import type { Bonus } from '../../vocabulary/ability.js';
import type { Levelling } from '../../vocabulary/pack.js';
import { abilitiesOf, bonusesOf } from '../reading/cards.js';
import { baseHealth, maximumHealth } from '../reading/health.js';
import { gainLevel, learnLevels } from './levels.js';

const strong: Bonus = { attributes: { MEL: 1 } };
const growing = (levelling: Levelling) => ({ heroes: { growing: { ...plainHero, levelling } } });
const byCard = growing({ kind: 'card', levels: [strong, { attributes: { AGI: 1 } }] });
const drawing = column('A', 'b', '.', '.', 'c');

scenario(
  'a Hero that kills an enemy Hero gains one level, its health at once, the rest when the action is over',
  ['JHX-LEVEL-001', 'JHX-LEVEL-002', 'JHX-LEVEL-004', 'JHX-LEVEL-005', 'JHX-LEVEL-006'],
  play => {
    const { game, setup, table } = activating(drawing, {
      cards: byCard,
      models: { A: { card: 'growing', damage: 5 }, b: { damage: 11 } },
    });
    const p = play(game, { ...setup, dice: faces('hb') });
    p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' }).choose('p1', [0, 1]);
    // The action goes on: the Hero may still spend its symbol on a manoeuvre.
    expect(happened(p, 'LevelGained')).toEqual([{ type: 'LevelGained', model: 'A', level: 2 }]);
    const now = { ...table, state: p.state };
    const model = modelOf(p.state, 'A');
    expect([maximumHealth(now, model), baseHealth(now, model)]).toEqual([14, 9]);
    expect(happened(p, 'SoulBound')).toHaveLength(1);
    expect(bonusesOf(now, model)).toEqual([]);
    p.waitsFor({ by: 'p1', kind: 'manoeuvre' }).choose('p1', 'none').waitsFor({ by: 'p1', kind: 'action' });
    const after = { ...table, state: p.state };
    expect(bonusesOf(after, modelOf(p.state, 'A')).map(({ bonus }) => bonus)).toEqual([strong]);
  },
);

scenario('the bonuses of a level are not there in the middle of the action', 'JHX-LEVEL-006', play => {
  const seen: unknown[] = [];
  const laid = activating(drawing, { cards: byCard, models: { A: { card: 'growing' } } });
  const game = doing(laid, function* (turn) {
    yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
    const bonuses = () => bonusesOf(tableOf(turn), modelOf(turn.state, 'A')).length;
    seen.push(bonuses());
    yield* learnLevels(turn);
    seen.push(bonuses());
  });
  const p = play(game, laid.setup);
  expect(seen.slice(0, 2)).toEqual([0, 1]);
  expect(happened(p, 'LevelLearned')).toEqual([{ type: 'LevelLearned', model: 'A' }]);
});

const gained = (times: number, lay: LaidOut = {}): ReturnType<typeof activating> => {
  const laid = activating(drawing, lay);
  const game = doing(laid, function* (turn) {
    for (let time = 0; time < times; time++) {
      yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
      yield* learnLevels(turn);
    }
  });
  return { ...laid, game };
};

scenario('level 3 is the highest, or by the option `maxLevel` a lower one', 'JHX-LEVEL-003', play => {
  for (const [maxLevel, level] of [
    [3, 3],
    [2, 2],
    [1, 1],
  ] as const) {
    const { game, setup } = gained(3, { options: { maxLevel } });
    expect(modelOf(play(game, setup).state, 'A').level).toBe(level);
  }
});

scenario('only a living Hero gains a level, and a level outlives death', ['JHX-LEVEL-008', 'JHX-LEVEL-007'], play => {
  const laid = activating(drawing, { models: { A: { level: 2 } } });
  const game = doing(laid, function* (turn) {
    yield* slay(turn, 'A', null);
    yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
  });
  const p = play(game, laid.setup);
  expect(modelOf(p.state, 'A')).toMatchObject({ at: null, level: 2 });
});

scenario('models of a unit, Summoned models and Monsters have no levels', ['JHX-UNIT-002', 'JHX-LEVEL-001'], play => {
  for (const A of [{ kind: 'summoned' }, { kind: 'monster' }] as const) {
    const { game, setup } = gained(1, { models: { A }, active: 'b' });
    expect(happened(play(game, setup), 'LevelGained')).toEqual([]);
  }
});

scenario('a Monster gives a level, a Summoned model only by its card', ['JHX-LEVEL-001', 'JHX-LEVEL-009'], play => {
  const level = (lay: LaidOut): number => {
    const { game, setup } = activating(drawing, lay);
    const p = play(game, { ...setup, dice: faces('hh') });
    p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' }).choose('p1', [0, 1]);
    return modelOf(p.state, 'A').level;
  };
  expect(level({ models: { b: { kind: 'monster', damage: 7 } } })).toBe(2);
  const summoned = { kind: 'summoned', master: 'c', damage: 5 } as const;
  expect(level({ models: { b: summoned } })).toBe(1);
});

scenario('killing a friend gives no level', 'JHX-LEVEL-010', play => {
  const laid = activating(column('A', 'B', '.', 'c'));
  const game = doing(laid, turn => slay(turn, 'B', 'A'));
  expect(happened(play(game, laid.setup), 'LevelGained').filter(({ model }) => model === 'A')).toEqual([]);
});

const named = (name: string): Bonus => ({
  abilities: [{ id: name, name, kind: 'active', cost: { ap: 0 }, effects: [{ op: 'fate', amount: 1, of: 'own' }] }],
});

scenario('a Skill Tree is picked at level 2 and kept at level 3', 'JHX-ABILITY-058', play => {
  const cards = growing({
    kind: 'trees',
    trees: [
      { name: 'One', levels: [named('one-2'), named('one-3')] },
      { name: 'Two', levels: [named('two-2'), named('two-3')] },
    ],
  });
  const { game, setup, table } = gained(2, { cards, models: { A: { card: 'growing' } } });
  const p = play(game, setup);
  p.waitsFor({ by: 'p1', kind: 'level' });
  expect(p.match.decisions[0]).toMatchObject({ rule: 'JHX-ABILITY-058', about: { model: 'A' } });
  p.options('p1', [0, 1]).choose('p1', 1);
  p.waitsFor();
  const model = modelOf(p.state, 'A');
  expect(model).toMatchObject({ level: 3, picks: [1] });
  expect(abilitiesOf({ ...table, state: p.state }, model).map(({ ability }) => ability.id)).toEqual(['two-2', 'two-3']);
});

scenario('another bonus of a list is picked each time', 'JHX-DEMON-007', play => {
  const cards = growing({ kind: 'list', options: [named('a'), named('b'), named('c')] });
  const { game, setup, table } = gained(2, { cards, models: { A: { card: 'growing' } } });
  const p = play(game, setup).options('p1', [0, 1, 2]);
  expect(p.match.decisions[0]?.rule).toBe('JHX-DEMON-007');
  p.choose('p1', 2).options('p1', [0, 1]).choose('p1', 0);
  const model = modelOf(p.state, 'A');
  expect(abilitiesOf({ ...table, state: p.state }, model).map(({ ability }) => ability.id)).toEqual(['c', 'a']);
});

scenario('the bonuses of a level can be used in the same activation', ['JHX-LEVEL-006', 'JHX-ATTR-015'], play => {
  const cards = growing({ kind: 'card', levels: [named('war-cry'), {}] });
  const { game, setup } = activating(drawing, { cards, models: { A: { card: 'growing' }, b: { damage: 11 } } });
  const p = play(game, { ...setup, dice: faces('hh') });
  expect(offered(p, 'ability')).toEqual([]);
  p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' }).choose('p1', [0, 1]);
  expect(offered(p, 'ability')).toEqual([{ do: 'ability', model: 'A', ability: 'war-cry' }]);
});

scenario(
  'several Heroes that gained levels learn in the order of the models, or by the option `levelOrder` as the active player says',
  'JHX-LEVEL-006',
  play => {
    const trees = growing({
      kind: 'trees',
      trees: [
        { name: 'one', levels: [strong, strong] },
        { name: 'two', levels: [{}, {}] },
      ],
    });
    const learning = (options: LaidOut['options']) => {
      const laid = activating(drawing, {
        cards: trees,
        models: { A: { card: 'growing' }, b: { card: 'growing' } },
        ...(options ? { options } : {}),
      });
      const game = doing(laid, function* (turn) {
        for (const id of ['b', 'A']) yield* gainLevel(turn, id, 'JHX-LEVEL-001');
        yield* learnLevels(turn);
      });
      return play(game, laid.setup);
    };
    // The models stand in the order of the drawing, from below.
    const p = learning({}).waitsFor({ by: 'p2', kind: 'level' }).choose('p2', 1);
    p.choose('p1', 0);
    expect(happened(p, 'LevelLearned').map(({ model }) => model)).toEqual(['b', 'A']);
    const asked = () => learning({ levelOrder: 'active-player' }).options('p1', ['b', 'A']);
    const q = asked().choose('p1', 'A').choose('p1', 0).choose('p2', 1);
    expect(happened(q, 'LevelLearned').map(({ model }) => model)).toEqual(['A', 'b']);
    const r = asked().choose('p1', 'b').choose('p2', 1).choose('p1', 0);
    expect(happened(r, 'LevelLearned').map(({ model }) => model)).toEqual(['b', 'A']);
  },
);
