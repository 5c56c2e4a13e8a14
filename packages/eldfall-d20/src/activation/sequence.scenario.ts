import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { laidOut } from '../testing/index.js';
import { events, going, idle, modelIn, open, swordAttack } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;

scenario(
  'a sequence goes from the activation over movement, reactions and action to its end',
  [
    'ELD-ACT-002',
    'ELD-ACT-008',
    'ELD-ACT-009',
    'ELD-ACT-012',
    'ELD-ACT-013',
    'ELD-ACT-015',
    'ELD-ACTION-005',
    'ELD-REACT-001',
  ],
  play => {
    const { game, setup } = laidOut('A\n.\nb');
    const p = play(game, setup).choose('p1', 'A');
    expect([modelIn(p, 'A').points, open(p)]).toEqual([1, ['p1 movement']]);
    p.choose('p1', going('walk', [3, 2])).choose('p2', 'pass');
    expect([modelIn(p, 'A').at.x, open(p)]).toEqual([7620, ['p2 react']]);
    p.options('p2', ['pass', { model: 'b' }])
      .choose('p2', { model: 'b' })
      .choose('p2', nothing);
    expect([modelIn(p, 'b').points, open(p)]).toEqual([1, ['p1 action']]);
    p.choose('p1', nothing);
    expect([p.state.sequence, open(p)]).toEqual([null, ['p1 activate']]);
    expect(events(p, 'StepReached').map(({ step }) => step)).toEqual([
      ...['movement', 'reaction', 'action', 'hostile-reaction', 'resolution'],
    ]);
  },
);

scenario(
  'a model activates once for each Activation Point, between others, and nobody has to spend any',
  ['ELD-ACT-003', 'ELD-ACT-004', 'ELD-ACT-005', 'ELD-ACT-007', 'ELD-TURN-008', 'ELD-TURN-009', 'ELD-TURN-010'],
  play => {
    const { game, setup } = laidOut('AB...b', { models: { B: { points: 1 }, b: { points: 0 } } });
    const p = play(game, setup).options('p1', ['A', 'B', 'end', 'drop']);
    const once = (model: string) => p.choose('p1', model).choose('p1', idle()).choose('p1', nothing);
    once('A');
    once('B');
    p.refuses('p1', 'B', { code: 'no-points', rule: 'ELD-ACT-003' });
    p.refuses('p1', 'b', { code: 'not-active', rule: 'ELD-ACT-007' });
    p.options('p1', ['A', 'end', 'drop']).choose('p1', 'end');
    expect([p.state.stage.name === 'turn' && p.state.stage.active, open(p)]).toEqual(['p2', ['p2 activate']]);
  },
);

scenario('without a model that can activate the phase ends by itself', ['ELD-TURN-009', 'ELD-ACT-003'], play => {
  const { game, setup } = laidOut('A..b', { models: { A: { points: 1 }, b: { points: 0 } } });
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
  expect(open(p)).toEqual(['p2 activate']);
});

const agony = (turnModel: string, role: 'active' | 'reactive') => ({
  beginnings: [
    (_: unknown, model: string, as: string) =>
      model === turnModel && as === role
        ? (function* () {
            yield* [];
            return 'ended' as const;
          })()
        : undefined,
  ],
});

scenario(
  'an effect that ends the activation in step 1 leaves no movement, reaction or action',
  ['ELD-ACT-010', 'ELD-ACT-022'],
  play => {
    const { game, setup } = laidOut('A\nb', { pitch: 1, sources: agony('A', 'active') });
    const p = play(game, setup).choose('p1', 'A');
    expect([modelIn(p, 'A').points, p.state.sequence, open(p)]).toEqual([1, null, ['p1 activate']]);
    // The checks at the end of a sequence still run.
    expect(events(p, 'StateGained').map(({ state }) => state.state)).toEqual(['engaged', 'engaged']);
  },
);

scenario('a Reaction that an effect ends costs its point and is Nothing', ['ELD-REACT-008', 'ELD-ACT-010'], play => {
  const { game, setup } = laidOut('A\n.\nb', { sources: agony('b', 'reactive') });
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
  expect([modelIn(p, 'b').points, p.state.sequence?.reactions.map(({ action }) => action), open(p)]).toEqual([
    1,
    [nothing],
    ['p1 action'],
  ]);
});

const armed = {
  inventory: {
    space: 9,
    items: [
      { item: 'bow', quantity: 1 },
      { item: 'sword', quantity: 1 },
      { item: 'shield', quantity: 1 },
    ],
  },
};

scenario('a model changes its equipment once in its Activation or Reaction, before the action', 'ELD-ACT-011', play => {
  const { game, setup } = laidOut('A\n.\nb', {
    profiles: { A: armed, b: armed },
    models: { A: { equipped: ['bow'] }, b: { equipped: ['sword', 'shield'] } },
  });
  const p = play(game, setup).choose('p1', 'A');
  p.options('p1', ['keep', ['sword'], ['shield'], ['sword', 'shield']]).choose('p1', ['sword', 'shield']);
  expect([modelIn(p, 'A').equipped, open(p)]).toEqual([['sword', 'shield'], ['p1 movement']]);
  p.choose('p1', idle()).choose('p2', { model: 'b' }).choose('p2', ['bow']);
  expect([modelIn(p, 'b').equipped, open(p)]).toEqual([['bow'], ['p2 action']]);
});

scenario(
  'an Attack names its means and its targets when it is declared, and all attacks are resolved together',
  ['ELD-ACT-016', 'ELD-ACT-017', 'ELD-ACT-018', 'ELD-ACTION-026', 'ELD-ACTION-028', 'ELD-ACTION-029'],
  play => {
    const { game, setup } = laidOut('.A\nb.c', { pitch: 1, models: { b: { points: 0 }, c: { points: 0 } } });
    const p = play(game, { ...setup, dice: [5, 1, 20, 20] })
      .choose('p1', 'A')
      .choose('p1', idle());
    p.choose('p1', swordAttack).options('p1', [{ model: 'b' }, { model: 'c' }]);
    p.choose('p1', { model: 'b' }).choose('p1', { model: 'c' });
    expect(events(p, 'HitScored').map(({ on }) => on)).toEqual(['b', 'c']);
    expect(events(p, 'ActionDeclared').map(({ action }) => action)).toEqual([
      { ...swordAttack, skills: [], aims: [{ model: 'b' }, { model: 'c' }] },
    ]);
  },
);

scenario('an action out of Reach may be declared, and fails when it is resolved', 'ELD-ACT-020', play => {
  const { game, setup } = laidOut('A\n.\n.\nb', { models: { b: { points: 0 } } });
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', swordAttack);
  expect(events(p, 'RequirementFailed').map(({ code, target }) => [code, target])).toEqual([['out-of-reach', 'b']]);
  expect(modelIn(p, 'A').points).toBe(1);
});

scenario('the stages of the Resolution step follow one after another, as the book lists them', 'ELD-ACT-019', play => {
  const { game, setup } = laidOut('A..b');
  play(game, setup);
  expect(game.edition.procedures.resolution.parts.map(({ rule }) => rule)).toEqual([
    ...[
      'ELD-ACT-020',
      'ELD-TRAIT-057',
      'ELD-MOD-002',
      'ELD-UPGRADE-040',
      'ELD-ACTION-010',
      'ELD-ACTION-004',
      'ELD-ACT-017',
    ],
    ...[
      'ELD-DEF-007',
      'ELD-ROLL-008',
      'ELD-ACT-018',
      'ELD-TRAIT-038',
      'ELD-LOS-010',
      'ELD-SKILL-028',
      'ELD-ACTION-019',
      'ELD-SPELLCRAFT-016',
      'ELD-FALL-007',
      'ELD-STATE-044',
      'ELD-TRAIT-066',
      'ELD-STATE-023',
    ],
  ]);
});

scenario(
  'a walk is answered by a shot, the Dodge fails, and one Hit is survived',
  ['ELD-ACT-024', 'ELD-ACTION-011', 'ELD-ACTION-012', 'ELD-RANGED-008'],
  play => {
    const bow = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
    const { game, setup } = laidOut('A\n.\n.\n.\nb', { profiles: { b: bow } });
    // A failed Dodge with 15, a Hit with 5, a Damage roll of 20.
    const p = play(game, { ...setup, dice: [15, 5, 20] })
      .choose('p1', 'A')
      .choose('p1', going('walk', [3, 2]));
    p.choose('p2', 'pass')
      .choose('p2', { model: 'b' })
      .choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
    p.choose('p2', { leg: 1, along: 100 }).choose('p1', { do: 'dodge' });
    expect(events(p, 'HitScored').map(({ on }) => on)).toEqual(['A']);
    expect([modelIn(p, 'A').hp, open(p)]).toEqual([2, ['p1 turnTo']]);
  },
);

scenario(
  'a state that lasts for a sequence is gone when it ends, and no other',
  ['ELD-STATE-003', 'ELD-ACT-018'],
  play => {
    const until = (end: 'sequence' | 'end-phase', state: 'slowed' | 'crippled') =>
      ({ state, until: end, by: 'p2', source: 'test' }) as const;
    const { game, setup } = laidOut('A......b', {
      states: { A: [until('sequence', 'slowed'), until('end-phase', 'crippled')] },
      models: { b: { points: 0 } },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['crippled']);
  },
);
