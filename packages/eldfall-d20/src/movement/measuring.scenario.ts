import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { DeclaredMovement, EldOptions, Measuring, Place, Sequence } from '../vocabulary/index.js';
import type { Item, Spell } from '../vocabulary/pack.js';
import { suggestedMovements } from './find.js';
import { measure, whyNotMeasure } from './measuring.js';

const scenario = scenarios<RuleId>(test);
type Mode = EldOptions['measuringMode'];
const at = (x: number, y: number, z = 0): Place => ({ x: inches(x), y: inches(y), z: inches(z) });

/** Every model has an Awareness of four inches; `b` stands in that of `A`, and `c` outside. */
const lay = (measuringMode: Mode, more: LaidOut = {}): LaidOut => ({
  options: { measuringMode },
  profiles: Object.fromEntries([...'ABbc'].map(one => [one, { stats: { ...plainProfile.stats, AG: 4 } }])),
  at: { A: at(10, 10), b: at(13, 10), c: at(20, 10), B: at(10, 13) },
  ...more,
});
const walking: DeclaredMovement = { kind: 'walk', route: [at(12, 10)], facing: { x: 0, y: 1 }, skills: [] };
const sequence = (step: Sequence['step'], movement: DeclaredMovement | null = walking): LaidOut['state'] & object => ({
  sequence: {
    model: 'A',
    step,
    from: at(10, 10),
    facing: { x: 0, y: 1 },
    movement,
    reactions: [],
    action: null,
    ended: false,
    answered: [],
  },
});

/** The rule that forbids a measurement; undefined where it may be made. */
const forbidden = (mode: Mode, measuring: Measuring, more: LaidOut = {}, by = 'p1'): string | undefined =>
  whyNotMeasure(laidOut('ABbc', lay(mode, more)).table, by, measuring)?.rule;
const distance = (a: string | Place, b: string | Place): Measuring => ({ what: 'distance', between: [a, b] });
const movement = (model: string): Measuring => ({ what: 'movement', model, kind: 'walk' });
const template: Measuring = { what: 'template', place: { template: 'circular-small', at: at(13, 10) } };

test('in Assisted mode everything may be measured at any time [ELD-MEASURE-008, ELD-MEASURE-009, ELD-MEASURE-012]', () => {
  const all = [distance('A', 'c'), distance('b', 'c'), movement('A'), movement('c'), template];
  expect(all.map(one => forbidden('assisted', one))).toEqual(Array(5).fill(undefined));
  expect(all.map(one => forbidden('assisted', one, { state: sequence('movement') }))).toEqual(Array(5).fill(undefined));
});

test('in Standard mode a player measures what lies in the Awareness of an own model [ELD-MEASURE-008, ELD-MEASURE-010]', () => {
  const rule = 'ELD-MEASURE-010';
  expect([forbidden('standard', distance('A', 'b')), forbidden('standard', distance('b', 'B'))]).toEqual([
    undefined,
    undefined,
  ]);
  expect([forbidden('standard', distance('A', 'c')), forbidden('standard', distance('b', 'c'))]).toEqual([rule, rule]);
  // `b` is in no Awareness of another player's model that is its own.
  const far = { A: at(10, 10), b: at(30, 30), c: at(32, 30), B: at(10, 13) };
  expect(forbidden('standard', distance('A', 'b'), { at: far }, 'p2')).toBe(rule);
  // Four inches from the base of `A`, and one hundredth of a millimetre more.
  const end = { ...at(10, 10), x: inches(14) + 1600 };
  const point = (more: number): Measuring => distance('A', { ...end, x: end.x + more });
  expect([forbidden('standard', point(2)), forbidden('standard', point(3))]).toEqual([undefined, rule]);
});

test('in Standard mode the movement of the activated model may be measured, and during it nothing else [ELD-MEASURE-010, ELD-MEASURE-011]', () => {
  const during = { state: sequence('movement') };
  expect([forbidden('standard', movement('A'), during), forbidden('standard', movement('B'), during)]).toEqual([
    undefined,
    'ELD-MEASURE-010',
  ]);
  expect(forbidden('standard', movement('A'))).toBe('ELD-MEASURE-010');
  expect(forbidden('standard', distance('A', 'b'), during)).toBe('ELD-MEASURE-011');
  expect(forbidden('standard', distance('A', 'b'), { state: sequence('action') })).toBeUndefined();
  // An activated model that has declared no movement yet does not move.
  const before = { state: sequence('movement', null) };
  expect([forbidden('standard', distance('A', 'b'), before), forbidden('standard', movement('A'), before)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(forbidden('standard', distance('A', 'c'), before)).toBe('ELD-MEASURE-010');
});

test('in Standard mode a player may measure if a movement comes within Reach, before an Attack of Opportunity [ELD-REACT-011, ELD-MEASURE-011]', () => {
  const during = { state: sequence('movement') };
  expect(forbidden('standard', distance('c', 'A'), during, 'p2')).toBeUndefined();
  expect(forbidden('standard', distance('A', 'c'), during, 'p2')).toBeUndefined();
  expect(forbidden('standard', distance('c', 'B'), during, 'p2')).toBe('ELD-MEASURE-010');
  expect(forbidden('standard', distance('c', 'A'), { state: sequence('reaction') }, 'p2')).toBe('ELD-MEASURE-010');
  expect(forbidden('realism', distance('c', 'A'), during, 'p2')).toBe('ELD-MEASURE-013');
});

test('a template is laid beforehand in Assisted mode only [ELD-MEASURE-012, ELD-MEASURE-013]', () => {
  expect([forbidden('standard', template), forbidden('realism', template)]).toEqual([
    'ELD-MEASURE-012',
    'ELD-MEASURE-013',
  ]);
  expect(measure(laidOut('ABbc', lay('assisted')).table, 'p1', template)).toEqual({ models: ['b'] });
});

test('in Realism mode nothing is measured beforehand, but for Hostiles [ELD-MEASURE-013, ELD-MEASURE-014]', () => {
  const all = [distance('A', 'b'), movement('A'), template];
  expect(all.map(one => forbidden('realism', one))).toEqual(Array(3).fill('ELD-MEASURE-013'));
  const hostile = all.map(one => ({ ...one, forHostile: true }) as const);
  expect(hostile.map(one => forbidden('realism', one))).toEqual([undefined, undefined, undefined]);
  expect(forbidden('standard', { ...distance('A', 'c'), forHostile: true })).toBeUndefined();
});

test('a distance is measured between the closest points of the hitboxes, in space [ELD-MEASURE-009, ELD-MEASURE-002]', () => {
  const { table } = laidOut('ABbc', lay('assisted'));
  expect(measure(table, 'p1', distance('A', 'b'))).toEqual({ length: inches(3) - 3200 });
  expect(measure(table, 'p1', distance(at(0, 0), at(3, 4)))).toEqual({ length: inches(5) });
  expect(measure(table, 'p1', distance(at(0, 0), at(0, 0, 2)))).toEqual({ length: inches(2) });
  expect(measure(table, 'p1', movement('A'))).toEqual({ length: inches(6) });
  expect([
    measure(table, 'p1', distance('A', 'x')).refusal?.code,
    measure(table, 'p1', movement('x')).refusal?.code,
  ]).toEqual(['gone', 'gone']);
  const strict = laidOut('ABbc', lay('realism')).table;
  expect(measure(strict, 'p1', distance('A', 'b')).refusal?.rule).toBe('ELD-MEASURE-013');
});

test('no measurement tells a player where a Hidden model of another one is, or how far a Shrouded one moves [ELD-MEASURE-009, ELD-STATE-073, ELD-STATE-064]', () => {
  const codes = (state: 'hidden' | 'shrouded', by: string) => {
    const { table } = laidOut('ABbc', lay('assisted', { states: { b: [state] } }));
    return [distance('A', 'b'), distance('b', 'c'), movement('b'), template].map(one => {
      const found = measure(table, by, one);
      return found.refusal?.code ?? ('models' in found ? found.models.join() : 'length');
    });
  };
  expect(codes('hidden', 'p1')).toEqual(['gone', 'gone', 'gone', '']);
  expect(codes('hidden', 'p2')).toEqual(['length', 'length', 'length', 'b']);
  expect(codes('shrouded', 'p1')).toEqual(['length', 'length', 'shrouded', 'b']);
  expect(codes('shrouded', 'p2')).toEqual(['length', 'length', 'length', 'b']);
  // A Hidden model changes nothing that is asked in Standard mode.
  const near = (state: readonly 'hidden'[]) => forbidden('standard', distance('A', 'b'), { states: { b: state } });
  expect(near(['hidden'])).toBe(forbidden('standard', distance('A', 'nobody')));
});

scenario(
  'a walk that is too long is refused where it could be measured, and in Realism mode goes as far as SPD',
  ['ELD-MEASURE-006', 'ELD-MEASURE-008', 'ELD-MEASURE-013', 'ELD-MOVE-003'],
  play => {
    const walked = (measuringMode: Mode) => {
      const { game, setup } = laidOut('A...........b', { options: { measuringMode }, models: { b: { points: 0 } } });
      return play(game, setup).choose('p1', 'A');
    };
    const far = going('walk', [12, 2]);
    walked('assisted').refuses('p1', far, { code: 'too-far', rule: 'ELD-MOVE-003' });
    walked('standard').refuses('p1', far, { code: 'too-far', rule: 'ELD-MOVE-003' });
    const p = walked('realism').choose('p1', far);
    expect([modelIn(p, 'A').at, open(p)]).toEqual([{ x: inches(8) + 2, y: inches(2), z: 0 }, ['p1 action']]);
    // A movement that is short enough is gone as it was declared.
    const near = walked('realism').choose('p1', going('walk', [7.9, 2]));
    expect(modelIn(near, 'A').at.x).toBe(inches(7.9));
    // The length of a bend counts leg by leg.
    const bent = walked('realism').choose('p1', going('walk', [5, 2], [5, 9]));
    expect(modelIn(bent, 'A').at).toEqual({ x: inches(5), y: inches(5) + 2, z: 0 });
  },
);

scenario(
  'a walk that is cut where nobody can stand ends before, and one over the edge of low scenery on its surface',
  ['ELD-MEASURE-013'],
  play => {
    const options = { measuringMode: 'realism' } as const;
    const onAlly = laidOut('A.B........b', {
      options,
      at: { A: at(2, 2), B: { x: inches(8) - 1000, y: inches(2) } },
      models: { b: { points: 0 } },
    });
    const p = play(onAlly.game, onAlly.setup)
      .choose('p1', 'A')
      .choose('p1', going('walk', [12, 2]));
    const gap = inches(8) - 1000 - modelIn(p, 'A').at.x;
    expect([gap >= 3200, gap < 3200 + inches(0.25)]).toEqual([true, true]);
    // Where friends stand all the way, there is no place before.
    const friends = [...'BCDEF'].map((name, i) => [name, { x: inches(2) + 3200 * (i + 1), y: inches(2) }]);
    const row = laidOut('A.B........b', {
      options,
      at: { A: at(2, 2), ...Object.fromEntries(friends) },
      models: { b: { points: 0 } },
    });
    play(row.game, row.setup)
      .choose('p1', 'A')
      .refuses('p1', going('walk', [12, 2]), { code: 'too-far', rule: 'ELD-MOVE-003' });
    const step = laidOut('A..........b', {
      options,
      scenery: { step: { boxes: [[6, 1, 6, 2]], top: 1 } },
      models: { b: { points: 0 } },
    });
    const q = play(step.game, step.setup)
      .choose('p1', 'A')
      .choose('p1', going('walk', [14, 2]));
    expect(modelIn(q, 'A').at).toEqual({ x: inches(8) + 2, y: inches(2), z: inches(1) });
  },
);

scenario(
  'a Walk whose Ladder is too long in Realism mode ends where the model can stand before it',
  ['ELD-MEASURE-013', 'ELD-MOVE-016', 'ELD-MOVE-024'],
  play => {
    const x = inches(6) - 1600;
    const up = [
      { x, y: inches(2), z: 0 },
      { x, y: inches(2), z: inches(3) },
      { x: inches(8), y: inches(2), z: inches(3) },
    ];
    const climbed = (measuringMode: Mode) => {
      const { game, setup } = laidOut('A..........b', {
        options: { measuringMode },
        scenery: {
          tower: { boxes: [[6, 0, 4, 4]], top: 3 },
          ladder: { boxes: [[6, 1, 0.1, 2]], top: 3, kind: 'ladder' },
        },
        models: { b: { points: 0 } },
      });
      return play(game, setup).choose('p1', 'A');
    };
    climbed('standard').refuses('p1', { ...going('walk'), route: up }, { code: 'too-far', rule: 'ELD-MOVE-003' });
    const { at: end, onWall } = modelIn(climbed('realism').choose('p1', { ...going('walk'), route: up }), 'A');
    expect([end.z, onWall, x - end.x < inches(0.25)]).toEqual([0, false, true]);
  },
);

scenario('a Dodge move of unknown length is cut in the same way', 'ELD-MEASURE-013', play => {
  const moved = (measuringMode: Mode) => {
    const { game, setup } = laidOut('A......b', { options: { measuringMode }, models: { b: { points: 0 } } });
    return play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', { do: 'dodge' });
  };
  const far = { route: [at(2, 9)], facing: { x: 0, y: 1 } };
  moved('standard').refuses('p1', far, { code: 'too-far', rule: 'ELD-ACTION-016' });
  const p = moved('realism').choose('p1', far);
  expect(modelIn(p, 'A').at).toEqual({ x: inches(2), y: inches(5) + 2, z: 0 });
});

scenario(
  'an Attack beyond the Reach may be declared in every mode, and its guess costs the action',
  ['ELD-MEASURE-006', 'ELD-MEASURE-013'],
  play => {
    for (const measuringMode of ['assisted', 'standard', 'realism'] as const) {
      const { game, setup } = laidOut('A\n.\n.\nb', { options: { measuringMode }, models: { b: { points: 0 } } });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', swordAttack);
      expect(events(p, 'RequirementFailed').map(({ code }) => code)).toEqual(['out-of-reach']);
      expect(modelIn(p, 'A').points).toBe(1);
    }
  },
);

scenario(
  'Perceive beyond Awareness is refused where it could be measured, and in Realism mode its guess costs the action',
  ['ELD-ACTION-032', 'ELD-MEASURE-013', 'ELD-ACT-020'],
  play => {
    const perceive = { do: 'perceive', target: 'b' } as const;
    const asked = (measuringMode: Mode, y: number) => {
      const { game, setup } = laidOut('', {
        options: { measuringMode },
        at: { A: at(10, 10), b: at(10, y) },
        states: { b: ['shrouded'] },
        models: { b: { points: 0 } },
      });
      const p = play(game, { ...setup, dice: y > 21 ? [] : [10] })
        .choose('p1', 'A')
        .choose('p1', idle());
      return open(p)[0] === 'p2 react' ? p.choose('p2', 'pass') : p;
    };
    for (const mode of ['assisted', 'standard'] as const) {
      asked(mode, 22).refuses('p1', perceive, { code: 'not-aware', rule: 'ELD-ACTION-032' });
    }
    const failures = (y: number) => {
      const p = asked('realism', y).choose('p1', perceive);
      return [
        events(p, 'RequirementFailed').map(({ code }) => code),
        modelIn(p, 'b').states.length,
        modelIn(p, 'A').points,
      ];
    };
    expect([failures(22), failures(20)]).toEqual([
      [['not-aware'], 1, 1],
      [[], 0, 1],
    ]);
  },
);

test('suggestions do not tell how far a movement reaches in Realism mode, but for Hostiles [ELD-MEASURE-013, ELD-MEASURE-014]', () => {
  const lengths = (measuringMode: Mode, model: string): number => {
    const { table } = laidOut('A..........b1', { options: { measuringMode } });
    const mover = table.state.models.find(one => one.id === model);
    const [first] = mover ? suggestedMovements(table, mover, 1) : [];
    const end = (first as DeclaredMovement).route.at(-1);
    return Math.abs((end?.x ?? 0) - (mover?.at.x ?? 0));
  };
  // The enemy is twenty inches away, and a Walk is six inches long.
  expect(lengths('standard', 'A')).toBeLessThanOrEqual(inches(6) + 2);
  expect(lengths('realism', 'A')).toBeGreaterThan(inches(12));
  expect(lengths('realism', '1')).toBeLessThanOrEqual(inches(6) + 2);
});

test('suggestions are in the order of the table where distances may not be measured [ELD-MEASURE-010, ELD-MEASURE-013]', () => {
  // One of two enemies is half an inch nearer: the one that comes later on the table, or the other one.
  const ends = (measuringMode: Mode, nearer: 'b' | 'c', mover = 'A') => {
    const far = { b: at(22, 10), c: at(10, 22), A: at(10, 10), 1: at(10, 10) };
    const near = nearer === 'b' ? { b: at(21.5, 10) } : { c: at(10, 21.5) };
    const { [mover === 'A' ? '1' : 'A']: _, ...places } = { ...far, ...near };
    const { table } = laidOut('', { options: { measuringMode }, at: places });
    const model = table.state.models.find(one => one.id === mover);
    const all = model ? suggestedMovements(table, model, 5) : [];
    return all.map(({ kind, facing: { x, y } }) => `${kind} ${x > y ? 'b' : 'c'}`);
  };
  for (const mode of ['standard', 'realism'] as const) expect(ends(mode, 'b')).toEqual(ends(mode, 'c'));
  expect(ends('assisted', 'b')).not.toEqual(ends('assisted', 'c'));
  // Everybody may measure for a Hostile (ELD-MEASURE-014).
  expect(ends('realism', 'b', '1')).not.toEqual(ends('realism', 'c', '1'));
});

scenario(
  'an Item that is used up, and Mana, are lost with an Attack whose target turns out to be beyond its Reach',
  ['ELD-MEASURE-006', 'ELD-MEASURE-013', 'ELD-ITEM-011', 'ELD-TRAIT-044'],
  play => {
    const weapon = { power: 12, reach: { distance: 5 }, strike: 1, kinds: ['ranged'], traits: [] } as const;
    const bomb: Item = {
      name: 'Bomb',
      category: 'consumable',
      weapon,
      traits: [],
      changes: [],
      quantity: 1,
      weight: 0,
    };
    const flame: Spell = {
      ...plainSpell,
      weapon: { ...plainSpell.weapon, strike: 1, reach: { distance: 5 }, traits: [{ id: 'mana-cost', x: 1 }] },
    };
    const guess = (choice: { readonly means: { readonly item: string } | { readonly spell: string } }, y: number) => {
      const { game, setup } = laidOut('', {
        options: { measuringMode: 'realism' },
        pack: { items: { bomb }, spells: { flame } },
        profiles: {
          A: { traits: [{ id: 'affinity', element: 'fire' }], spells: ['flame'], inventory: { space: 9, items: [] } },
        },
        at: { A: at(10, 5), b: at(10, y) },
        models: { A: { inventory: [{ item: 'bomb', quantity: 2, acquired: true }], mana: 2 }, b: { points: 0 } },
      });
      const p = play(game, { ...setup, dice: y > 11 ? [] : [20] })
        .choose('p1', 'A')
        .choose('p1', idle());
      p.choose('p1', { do: 'attack', kind: 'ranged', ...choice });
      const { inventory, mana } = modelIn(p, 'A');
      return [events(p, 'RequirementFailed').map(({ code }) => code), inventory[0]?.quantity, mana];
    };
    expect([guess({ means: { item: 'bomb' } }, 11), guess({ means: { item: 'bomb' } }, 12)]).toEqual([
      [[], 1, 2],
      [['out-of-reach'], 1, 2],
    ]);
    expect([guess({ means: { spell: 'flame' } }, 11), guess({ means: { spell: 'flame' } }, 12)]).toEqual([
      [[], 2, 1],
      [['out-of-reach'], 2, 1],
    ]);
  },
);
