import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { thing } from '../quests/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import { only } from '../testing/only.js';
import { actionMenu } from './menu.js';

const scenario = scenarios<RuleId>(test);
const names = (
  drawing: string,
  lay: LaidOut,
  model: string,
  role: 'active' | 'reactive' = 'active',
): readonly string[] => {
  const { table } = laidOut(drawing, lay);
  return [...new Set(actionMenu.options(table, { model, role, occasion: 'step' }).map(one => one.do))];
};
const why = (drawing: string, lay: LaidOut, choice: unknown, model = 'A', role: 'active' | 'reactive' = 'active') =>
  actionMenu.whyNot(choice, laidOut(drawing, lay).table, { model, role, occasion: 'step' })?.rule;
const touching = {
  pitch: 1,
  at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 8280 }, B: { x: 8280, y: 5080 } },
} as const;

test('a model declares Normal Actions in both roles, and Special ones in the Active role only [ELD-ACTION-001, ELD-ACTION-002]', () => {
  expect(names('A.b', { facing: { A: { x: 1, y: 0 } } }, 'A')).toEqual([
    'nothing',
    'dodge',
    'attack',
    'uncover',
    'duel',
  ]);
  expect(names('A.b', {}, 'A', 'reactive')).toEqual(['nothing', 'dodge']);
  expect(why('A.b', {}, { do: 'uncover' }, 'b', 'reactive')).toBe('ELD-ACTION-002');
});

scenario('a Special Action needs Idle', 'ELD-ACTION-003', play => {
  const { game, setup } = laidOut('A......b', { models: { b: { points: 0 } } });
  const walked = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', going('walk', [3, 2]));
  walked.refuses('p1', { do: 'uncover' }, { code: 'not-idle', rule: 'ELD-ACTION-003' });
  const p = play(game, { ...setup, dice: [20] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p1', { do: 'uncover' });
  expect(open(p)).toEqual(['p1 activate']);
});

const kit: LaidOut['pack'] = {
  items: {
    potion: {
      name: 'Potion',
      category: 'consumable',
      traits: [],
      changes: [],
      effects: [{ op: 'heal', amount: 1 }],
      quantity: 1,
      weight: 1,
    },
  },
};
const carrier = { inventory: { space: 9, items: [{ item: 'potion', quantity: 2 }] } };

scenario(
  'Assist names the model itself or allies in sight',
  ['ELD-ACTION-006', 'ELD-ACTION-007', 'ELD-ACTION-008'],
  play => {
    const lay: LaidOut = {
      pack: kit,
      profiles: { A: carrier },
      facing: { A: { x: 1, y: 0 } },
      models: { b: { points: 0 } },
    };
    const { game, setup } = laidOut('C.A.B.b', { ...lay });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle({ x: 1, y: 0 }));
    p.choose('p1', { do: 'assist', means: { item: 'potion' } });
    // `C` is behind, `b` is an enemy, and an Item has one target.
    p.options('p1', [['A'], ['B']]);
    expect(why('C.A.B.b', lay, { do: 'assist', means: { item: 'sword' } })).toBe('ELD-ACTION-006');
  },
);

scenario(
  'a Dodge without an attacker needs no roll, and ends in a move, reacting models first',
  ['ELD-ACTION-013', 'ELD-ACTION-022', 'ELD-ACTION-019', 'ELD-ACTION-016'],
  play => {
    const { game, setup } = laidOut('A\n.\nb');
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' })
      .choose('p2', { do: 'dodge' });
    p.choose('p1', { do: 'dodge' });
    expect([events(p, 'RollMade'), open(p)]).toEqual([[], ['p2 endMove']]);
    p.choose('p2', { route: [{ x: 5080, y: 17780, z: 0 }], facing: { x: 0, y: -1 } });
    expect(open(p)).toEqual(['p1 endMove']);
  },
);

scenario(
  'an Engaged model that Dodges leaves the Reach even if the roll failed',
  ['ELD-ACTION-025', 'ELD-STATE-033'],
  play => {
    const { game, setup } = laidOut('A\nb', {
      pitch: 1.5,
      states: { A: [{ state: 'engaged', by: null, source: 'engaged', about: ['b'] }] },
    });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', { do: 'dodge' });
    expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['engaged']);
    p.choose('p1', { route: [{ x: 3810 + 7620, y: 3810, z: 0 }], facing: { x: 0, y: 1 } });
    expect(modelIn(p, 'A').states).toEqual([]);
  },
);

test('an Attack needs sight of its target, which is an enemy [ELD-ACTION-026, ELD-ACTION-027, ELD-ACTION-030]', () => {
  const back = { A: { x: -1, y: 0 } };
  expect(why('A.b', { facing: back }, swordAttack)).toBe('ELD-ACTION-027');
  expect(why('A.B', { facing: { A: { x: 1, y: 0 } } }, swordAttack)).toBe('ELD-ACTION-027');
  expect(why('A.b', { facing: { A: { x: 1, y: 0 } } }, { ...swordAttack, means: { item: 'bow' } })).toBe(
    'ELD-ACTION-028',
  );
  expect(why('A.b', { facing: { A: { x: 1, y: 0 } } }, { ...swordAttack, kind: 'ranged' })).toBe('ELD-ACTION-028');
});

scenario(
  'Perceive reveals a token in sight and Awareness by a roll of Intellect',
  ['ELD-ACTION-031', 'ELD-ACTION-032', 'ELD-ACTION-033', 'ELD-STATE-064'],
  play => {
    const lay: LaidOut = { states: { b: ['shrouded'] }, models: { b: { points: 0 } } };
    const perceive = { do: 'perceive', target: 'b' } as const;
    const { game, setup } = laidOut('A\n.\nb', lay);
    const passed = play(game, { ...setup, dice: [10] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', perceive);
    expect(modelIn(passed, 'b').states).toEqual([]);
    const failed = play(game, { ...setup, dice: [11] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', perceive);
    expect(modelIn(failed, 'b').states.map(({ state }) => state)).toEqual(['shrouded']);
    expect(why('A\n.\nb', {}, perceive)).toBe('ELD-ACTION-031');
    expect(why('A\n.\nb', { ...lay, facing: { A: { x: 0, y: -1 } } }, perceive)).toBe('ELD-ACTION-032');
    expect(why('A\n.\n.\n.\n.\n.\n.\nb', lay, perceive)).toBe('ELD-ACTION-032');
  },
);

scenario('a Deathblow makes an Incapacitated enemy in contact Dead at the declaration', 'ELD-ACTION-034', play => {
  const both = { ...touching, at: only('Ab', touching.at) };
  const lay: LaidOut = { ...both, states: { b: ['incapacitated'] } };
  const { game, setup } = laidOut('A\nb', lay);
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', { do: 'deathblow', target: 'b' });
  expect(modelIn(p, 'b').states.map(({ state }) => state)).toEqual(['dead']);
  const apart = { ...lay, at: { ...both.at, b: { x: 5080, y: 8290 } } };
  expect(why('A\nb', apart, { do: 'deathblow', target: 'b' })).toBe('ELD-ACTION-034');
  expect(why('A\nb', both, { do: 'deathblow', target: 'b' })).toBe('ELD-ACTION-034');
  expect(why('A\nb', lay, { do: 'deathblow', target: 'b' }, 'A', 'reactive')).toBe('ELD-ACTION-034');
});

scenario(
  'Trade exchanges acquired Items with an ally in contact, and no printed ones',
  ['ELD-ACTION-035', 'ELD-ACTION-036'],
  play => {
    const inventory = [
      { item: 'sword', quantity: 1, acquired: false },
      { item: 'shield', quantity: 1, acquired: true },
    ];
    const lay: LaidOut = { ...touching, models: { A: { inventory }, b: { points: 0 } } };
    const { game, setup } = laidOut('AB\n.\n.\nb', { ...lay, at: { A: touching.at.A, B: touching.at.B } });
    const trade = { do: 'trade', with: 'B', gives: ['shield'], takes: [] } as const;
    const p = play(game, setup).choose('p1', 'A').choose('p1', 'keep').choose('p1', idle()).choose('p1', trade);
    expect(modelIn(p, 'A').inventory.map(({ item }) => item)).toEqual(['sword']);
    expect(modelIn(p, 'B').inventory.map(({ item }) => item)).toEqual(['sword', 'shield']);
    const at = { A: touching.at.A, B: touching.at.B };
    const lone = { ...touching, models: { A: { inventory } } };
    expect(why('AB', { ...lone, at }, { ...trade, gives: ['sword'] })).toBe('ELD-ACTION-036');
    expect(why('AB', { ...lone, at }, { ...trade, takes: ['sword'] })).toBe('ELD-ACTION-036');
    expect(why('AB', { ...lone, at: { ...at, B: { x: 8290, y: 5080 } } }, trade)).toBe('ELD-ACTION-035');
  },
);

const cache = thing('cache', { x: 5080, y: 7780, z: 0 }, { radius: 1100, height: 500 });

scenario(
  'Interact needs contact with an object of the Quest, and makes the roll that it prescribes',
  'ELD-ACTION-037',
  play => {
    const outcome: boolean[] = [];
    const interactions = [
      {
        isFor: (_: unknown, __: unknown, { kind }: { readonly kind: string }) => kind === 'cache',
        attributes: () => ['INT' as const],
        carryOut: (_: unknown, __: unknown, ___: unknown, success: boolean) => void outcome.push(success),
      },
    ];
    const lay: LaidOut = {
      at: { A: { x: 5080, y: 5080 } },
      things: [cache],
      sources: { interactions },
      models: { b: { points: 0 } },
    };
    const interact = { do: 'interact', thing: 'cache-1', attribute: 'INT' } as const;
    const { game, setup } = laidOut('A......b', lay);
    play(game, { ...setup, dice: [10] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', interact);
    expect(outcome.at(-1)).toBe(true);
    play(game, { ...setup, dice: [11] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', interact);
    expect(outcome.at(-1)).toBe(false);
    expect(why('A......b', { ...lay, things: [{ ...cache, at: { ...cache.at, y: 7790 } }] }, interact)).toBe(
      'ELD-ACTION-037',
    );
    expect(why('A......b', lay, { ...interact, attribute: 'AG' })).toBe('ELD-ACTION-037');
  },
);

scenario('Uncover shows Hidden enemies in Awareness by half of the Intellect', 'ELD-ACTION-041', play => {
  const lay: LaidOut = {
    states: { b: ['hidden'], c: ['hidden'] },
    models: { b: { points: 0 }, c: { points: 0 } },
    profiles: { A: { stats: { ...plainProfile.stats, INT: 9 } } },
  };
  const { game, setup } = laidOut('A..b......c', lay);
  const p = play(game, { ...setup, dice: [5] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', 'pass')
    .choose('p1', { do: 'uncover' });
  expect([modelIn(p, 'b').states, modelIn(p, 'c').states.length]).toEqual([[], 1]);
  const failed = play(game, { ...setup, dice: [6] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', 'pass')
    .choose('p1', { do: 'uncover' });
  expect(modelIn(failed, 'b').states.length).toBe(1);
});

scenario('a Dodge may lead over an edge, and its fall is rolled for', 'ELD-ACTION-021', play => {
  // Half of the SPD of 6 is one interval: a fall of four inches needs one roll.
  const { game, setup } = laidOut('A......b', {
    at: { A: { x: 25400 + 1700, y: 25400, z: 4 * 2540 } },
    scenery: { roof: { boxes: [[10, 8, 6, 6]], top: 4 } },
    models: { b: { points: 0 } },
  });
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p1', { do: 'dodge' })
    .choose('p1', { route: [{ x: 23000, y: 25400, z: 0 }], facing: { x: 0, y: 1 } });
  expect([modelIn(p, 'A').at, modelIn(p, 'A').hp]).toEqual([{ x: 23000, y: 25400, z: 0 }, 1]);
  expect(events(p, 'RollMade').map(({ roll }) => roll.purpose)).toEqual(['fall']);
});
