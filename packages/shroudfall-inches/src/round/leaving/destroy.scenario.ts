import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armyOf, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { markDamage, type Suffered } from './destroy.js';

const scenario = scenarios<RuleId>(test);
/** Damage of an ability as soon as A activates. */
const hurting = (drawing: string, all: readonly Suffered[], lay: LaidOut = {}) =>
  laidOut(drawing, {
    ...lay,
    abilities: [
      doing(
        'hurt',
        'p1',
        'activation-start',
        turn => markDamage(turn, all, 'SFI-CARD-008'),
        (_, { of }) => of === 'A',
      ),
    ],
  });

scenario('each model has hit points of its own', 'SFI-CARD-008', play => {
  const { game, setup } = hurting('A ccd', [{ model: 'c/2', damage: 2 }]);
  const p = play(game, setup);
  p.choose('p1', 'A');
  expect(p.state.models.map(({ id, damage }) => [id, damage])).toEqual([
    ['A/1', 0],
    ['c/1', 0],
    ['c/2', 2],
    ['d/1', 0],
  ]);
});

scenario('a model whose damage reaches its hit points is removed', ['SFI-CARD-009', 'SFI-DAMAGE-006'], play => {
  const { game, setup } = hurting('A ccd', [{ model: 'c/2', damage: 5 }], { damage: { 'c/2': 1 } });
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'DamageMarked')).toEqual([{ type: 'DamageMarked', model: 'c/2', damage: 2 }]);
  expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['c/2']);
  expect(happened(p, 'UnitDestroyed')).toEqual([]);
});

scenario('a unit is destroyed with its last model', ['SFI-CARD-010', 'SFI-CARD-012'], play => {
  const { game, setup } = hurting('A ccd', [
    { model: 'c/1', damage: 3 },
    { model: 'c/2', damage: 3 },
  ]);
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'UnitDestroyed')).toEqual([{ type: 'UnitDestroyed', unit: 'c', round: 2 }]);
  expect(unitOf(p.state, 'c')).toMatchObject({ where: 'destroyed', strength: 2 });
});

scenario('a destroyed weaver brings points, and its leadership ends', ['SFI-SCENARIO-019', 'SFI-LEADER-005'], play => {
  const { game, setup } = hurting('A cd', [{ model: 'c/1', damage: 3 }], {
    cards: { c: { keywords: ['TEST', 'ESSENCE WEAVER'] } },
    armies: { p2: { leadership: { weaver: 'c', ability: 'lead' } } },
  });
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'PointsScored')).toEqual([{ type: 'PointsScored', player: 'p1', points: 3, why: 'c' }]);
  expect(armyOf(p.state, 'p2').leadership).toBe(null);
});
