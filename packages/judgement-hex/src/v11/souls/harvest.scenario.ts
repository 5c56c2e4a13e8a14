import { expect, test } from 'vitest';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { modelOf } from '../../match/models.js';
import { attemptHarvest, harvestTally } from '../../monsters-and-souls/souls/attempt.js';
import { cited, offered } from '../../round/actions/scenario-words.js';
import {
  band,
  bandCards,
  column,
  doing,
  happened,
  type LaidOut,
  plainHero,
  suffering,
  told,
} from '../../testing/index.js';
import type { ModelId } from '../../vocabulary/index.js';
import { laidOut, scenario } from '../scenario-words.js';

const cards = {
  heroes: { gazer: { ...plainHero, common: [{ id: 'soulgazer' }] } },
} as const satisfies LaidOut['cards'];

/** The lines of a harvest of the Soul of a drawing besides the attribute. */
const counted = (drawing: string, lay: LaidOut = {}, harvester: ModelId = 'A'): readonly string[] => {
  const { table, model } = laidOut(drawing, { cards, ...lay });
  const [soul = { id: '', at: -1 }] = table.state.souls;
  return told(harvestTally(table, model(harvester), soul, [])).slice(1);
};

scenario('a Soul is harvested within 2 inches, by a Soulgazer within 4', ['JV11-SOUL-001', 'JV11-SOUL-002'], play => {
  const harvests = (away: number, card = 'fighter'): boolean => {
    const between = Array.from({ length: away - 1 }, () => '.');
    const laid = laidOut(column('A', ...between, '*', '.', '.', 'b'), { active: 'A', cards, models: { A: { card } } });
    const p = play(laid.game, laid.setup);
    const can = offered(p, 'soul-harvest').length > 0;
    if (!can) {
      const rule = card === 'gazer' ? 'JV11-SOUL-002' : 'JV11-SOUL-001';
      p.refuses('p1', { do: 'soul-harvest', model: 'A', soul: 'soul-1' }, { code: 'out-of-reach', rule });
    }
    return can;
  };
  expect([1, 2, 3].map(away => harvests(away))).toEqual([true, true, false]);
  expect([2, 3, 4, 5].map(away => harvests(away, 'gazer'))).toEqual([true, true, true, false]);
});

scenario(
  'two dice, SH and modifiers must make 12; the Hero then gains a level and the Soul',
  ['JV11-SOUL-003', 'JV11-SOUL-008', 'JV11-ACT-011'],
  play => {
    const laid = laidOut(column('A', '*', '.', '.', '.', 'b'), {
      active: 'A',
    });
    const action = { do: 'soul-harvest', model: 'A', soul: 'soul-1' } as const;
    const fails = play(laid.game, { ...laid.setup, dice: [6, 2] }).choose('p1', action);
    expect(happened(fails, 'HarvestRolled')).toMatchObject([{ success: false, total: { total: 11 } }]);
    expect(fails.state.souls).toHaveLength(1);
    const p = play(laid.game, { ...laid.setup, dice: [6, 3] }).choose('p1', action);
    expect(happened(p, 'HarvestRolled')).toMatchObject([{ success: true, total: { total: 12 } }]);
    expect(cited(p, 'HarvestRolled')).toEqual([['JV11-SOUL-003']]);
    expect(happened(p, 'ActionTaken')[0]?.ap).toBe(2);
    expect(modelOf(p.state, 'A')).toMatchObject({ level: 2, souls: 1 });
    const health = (state: typeof p.state): number => effigyHealth({ ...laid.table, state }, 'p2');
    expect(health(p.state)).toBe(health(laid.table.state) - 4);
  },
);

/** `B` and `b` are 2 hexes from the Soul, `C` and `c` 3. */
const crowd = column('C', 'B', '.', '*', 'A', 'b', 'c');

test('each friendly Hero within 2 of the Soul adds 1, each enemy within 2 takes 1 [JV11-SOUL-004, JV11-SOUL-005]', () => {
  expect(counted(crowd)).toEqual(['-1 b JV11-SOUL-004', '+1 B JV11-SOUL-005']);
  expect(counted(crowd, { models: { b: { kind: 'monster' } } })).toEqual(['-1 b JV11-SOUL-004', '+1 B JV11-SOUL-005']);
});

test('an enemy Summoned model hinders, a friendly one does not help [JV11-SOUL-004, JV11-SOUL-005]', () => {
  const models = { B: { kind: 'summoned', master: 'A' }, b: { kind: 'summoned', master: 'c' } } as const;
  expect(counted(crowd, { models })).toEqual(['-1 b JV11-SOUL-004', '+1 B ACTION-022 (summoned)']);
  expect(counted(crowd, { models, options: { v11HinderSummoned: false } })).toEqual([
    '-1 b ACTION-022 (summoned)',
    '+1 B ACTION-022 (summoned)',
  ]);
});

test('a Soulgazer helps and hinders within 2, no farther [JV11-SOUL-006]', () => {
  const gazers = { models: Object.fromEntries(['B', 'b', 'C', 'c'].map(id => [id, { card: 'gazer' }])) };
  expect(counted(crowd, gazers)).toEqual(['-1 b JV11-SOUL-004', '+1 B JV11-SOUL-005']);
});

test('a Soulgazer in contact with its Soul adds 1 [JV11-SOUL-007]', () => {
  const gazer = { models: { A: { card: 'gazer' } } };
  expect(counted(column('A', '*', '.', '.', '.', 'b'), gazer)).toEqual(['+1 soulgazer ABILITY-063']);
  expect(counted(column('A', '.', '*', '.', '.', '.', 'b'), gazer)).toEqual([]);
});

test('a cursed model neither helps nor hinders [JV11-COND-005]', () => {
  const effects = [suffering('B', 'curse'), suffering('b', 'curse')];
  expect(counted(crowd, { effects })).toEqual(['-1 b COND-011 (cursed)', '+1 B COND-011 (cursed)']);
});

/** The Commander `D` and three models of its unit, all within 2 of the Soul but `D`. */
const unit = `
   D     .     .
B     C     .
   E     *     A
`;
const crew: LaidOut = { cards: { ...bandCards(), ...cards }, models: band('D', 'B', 'C', 'E') };

test('the models of one unit change somebody’s roll by at most 2 [JV11-UNIT-018]', () => {
  const lines = counted(unit, { ...crew, models: { ...band('D', 'B', 'C', 'E'), A: {} } });
  expect(lines.filter(line => !line.includes('('))).toHaveLength(2);
  expect(lines.some(line => line.endsWith('JV11-UNIT-018 (two-of-its-unit)'))).toBe(true);
});

scenario(
  'a model in cohesion harvests without the help of its unit, for its Commander',
  ['JV11-UNIT-019', 'JV11-UNIT-005'],
  play => {
    const lay = { ...crew, models: { ...band('D', 'B', 'C', 'E'), A: { player: 'p2' } } };
    expect(counted(unit, lay, 'E').filter(line => line.includes('same-unit')).length).toBeGreaterThan(0);
    expect(counted(unit, lay, 'E').filter(line => line.startsWith('+') && !line.includes('('))).toEqual([]);
    const laid = laidOut(unit, lay);
    const p = play(
      doing(laid, turn => attemptHarvest(turn, 'E', 'soul-1')),
      { ...laid.setup, dice: [6, 6] },
    );
    expect(['D', 'E'].map(id => modelOf(p.state, id).souls)).toEqual([1, 0]);
  },
);
