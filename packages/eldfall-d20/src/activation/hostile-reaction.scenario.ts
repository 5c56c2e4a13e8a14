import { inches } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { apart, hostilesTurn } from '../hostiles/scenario-words.js';
import { bookSpells, lies } from '../magic/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, plainSpell } from '../testing/index.js';
import type { BehaviourCard, HostileAction } from '../vocabulary/hostile.js';
import type { Eld, Model } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { events, going, idle, modelIn, open, swordAttack } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const x = inches(10);
const y = inches(10);
const nothing = { do: 'nothing' } as const;

interface Laying extends Omit<LaidOut, 'profiles' | 'models'> {
  readonly profiles?: Readonly<Record<string, Partial<Profile>>>;
  readonly models?: Readonly<Record<string, Partial<Model>>>;
  readonly card?: Partial<BehaviourCard> | 'sample';
}

/** Player p1's turn: its model A below the Hostile, which looks down at it unless the test says otherwise. */
const facing = (gap: number, { card = 'sample', ...more }: Laying = {}, units = 0) =>
  hostilesTurn('A1', {
    active: 'p1',
    cards: { 1: card },
    ...more,
    at: { A: { x, y }, 1: { x, y: y + apart(gap, units) }, ...more.at },
    facing: { A: { x: 0, y: 1 }, 1: { x: 0, y: -1 }, ...more.facing },
    models: { A: { points: 1 }, ...more.models },
  });

const reactions = (p: Play<Eld>) => events(p, 'ReactionDeclared').map(({ reaction }) => reaction);
const bow = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
const bowShot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;
const spark = { do: 'attack', means: { spell: 'spark' }, kind: 'ranged' } as const;

scenario(
  'the sample card: an Attack by an attacker in sight and Reach is answered with a Melee Attack',
  ['ELD-HOSTILE-034', 'ELD-HOSTILE-006', 'ELD-HOSTILE-016'],
  play => {
    const { game, setup } = facing(1, { models: { A: { points: 2 } } });
    // Two dice of the attack against one: all miss.
    const p = play(game, { ...setup, dice: [20, 20, 20] });
    p.choose('p1', 'A').choose('p1', idle());
    // No player can react, and the Hostile waits for the action.
    expect([open(p), reactions(p)]).toEqual([['p1 action'], []]);
    p.choose('p1', swordAttack);
    expect(reactions(p)).toEqual([
      {
        model: '1',
        player: null,
        action: { do: 'attack', means: { item: 'sword' }, kind: 'melee', skills: [], aims: [{ model: 'A' }] },
        at: null,
        opportunity: false,
      },
    ]);
    expect(events(p, 'PointsChanged').at(-1)).toMatchObject({ model: '1', by: -1, why: 'reaction' });
    expect(events(p, 'StepReached').map(({ step }) => step)).toEqual([
      ...['movement', 'reaction', 'action', 'hostile-reaction', 'resolution'],
    ]);
  },
);

scenario(
  'a Hostile that is no target, or has no Activation Point, does not react',
  ['ELD-HOSTILE-013', 'ELD-HOSTILE-034'],
  play => {
    const idles = facing(1);
    const p = play(idles.game, idles.setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    const spent = facing(1, { models: { 1: { points: 0 } } });
    const q = play(spent.game, { ...spent.setup, dice: [20, 20] });
    q.choose('p1', 'A').choose('p1', idle()).choose('p1', swordAttack);
    expect([reactions(p), reactions(q)]).toEqual([[], []]);
  },
);

scenario('a Hostile makes no Attack of Opportunity', 'ELD-HOSTILE-006', play => {
  const { game, setup } = facing(1);
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', going('walk', [10, 5]));
  expect([open(p), reactions(p)]).toEqual([['p1 action'], []]);
});

scenario('the sample card: a ranged Spell is answered with a Dodge towards the attacker', 'ELD-HOSTILE-032', play => {
  const caster = { A: { spells: ['spark'], traits: [{ id: 'affinity', element: 'fire' }] } } as const;
  const { game, setup } = facing(9, { profiles: caster });
  const p = play(game, { ...setup, dice: [20, 20, 20] });
  p.choose('p1', 'A').choose('p1', idle()).choose('p1', spark);
  expect(reactions(p).map(({ action }) => action.do)).toEqual(['dodge']);
  // Half of its SPD of 6 inches, towards the caster, whom it faces.
  expect(modelIn(p, '1')).toMatchObject({ at: { x, y: y + apart(6) }, facing: { x: 0, y: -apart(6) } });
  expect(plainSpell.type).toBe('sorcery');
  // An arrow is no Spell, and the archer is out of Reach.
  const arrow = facing(9, { profiles: { A: bow } });
  const q = play(arrow.game, { ...arrow.setup, dice: [20, 20] });
  q.choose('p1', 'A').choose('p1', idle()).choose('p1', bowShot);
  expect(reactions(q)).toEqual([]);
});

scenario(
  'the sample card: a Melee Attack from more than 1 inch, or from out of sight, is answered with a Dodge towards the attacker',
  ['ELD-HOSTILE-033', 'ELD-HOSTILE-012'],
  play => {
    const lance = {
      A: { inventory: { space: 9, items: [{ item: 'lance', quantity: 1 }] } },
    };
    const long = { name: 'Lance', category: 'weapon', traits: [], changes: [], quantity: 1, weight: 1 } as const;
    const weapon = { power: 12, reach: { distance: 3 }, strike: 1, kinds: ['melee'], traits: [] } as const;
    const pack = { items: { lance: { ...long, weapon } } };
    const stab = { do: 'attack', means: { item: 'lance' }, kind: 'melee' } as const;
    const answer = (units: number, more: Laying = {}) => {
      const { game, setup } = facing(1, { profiles: lance, pack, ...more }, units);
      const p = play(game, { ...setup, dice: [20, 20] });
      p.choose('p1', 'A').choose('p1', idle()).choose('p1', stab);
      return [reactions(p).map(({ action }) => action.do), modelIn(p, '1').at.y - y];
    };
    expect(answer(0)).toEqual([['attack'], apart(1)]);
    expect(answer(1)).toEqual([['dodge'], apart(0)]);
    // The Hostile looks away: without sight it dodges from near as well.
    expect(answer(0, { facing: { 1: { x: 0, y: 1 } } })).toEqual([['dodge'], apart(0)]);
  },
);

scenario(
  'the sample card: a shot of a model whose Enchantment gives its Attacks the Spell type is a ranged Spell',
  ['ELD-HOSTILE-032', 'ELD-SPELL-011'],
  play => {
    const answer = (spell: string, means: 'bow' | 'sword', gap: number) => {
      const armed = { inventory: { space: 9, items: [{ item: means, quantity: 1 }] } };
      const { game, setup } = facing(gap, {
        profiles: { A: armed },
        effects: [lies('A', spell, 'p1')],
        pack: { spells: bookSpells },
      });
      const p = play(game, { ...setup, dice: [20, 20], seed: 'Dodge' });
      p.choose('p1', 'A').choose('p1', idle());
      p.choose('p1', means === 'bow' ? bowShot : swordAttack);
      return reactions(p).map(({ action }) => action.do);
    };
    expect(answer('spectral-blade', 'bow', 9)).toEqual(['dodge']);
    expect(answer('arcane-shield', 'bow', 9)).toEqual([]);
    // A Melee Attack stays one.
    expect(answer('spectral-blade', 'sword', 1)).toEqual(['attack']);
  },
);

const dodges = (does: HostileAction): Partial<BehaviourCard> => ({
  reaction: [{ when: [{ is: 'target', of: 'attack' }], does }],
});

scenario('a card may tell a Dodge away from the attacker', 'ELD-HOSTILE-012', play => {
  const { game, setup } = facing(1, { card: dodges({ do: 'dodge-away' }) });
  const p = play(game, { ...setup, dice: [20, 20, 20] });
  p.choose('p1', 'A').choose('p1', idle()).choose('p1', swordAttack);
  expect(modelIn(p, '1').at).toEqual({ x, y: y + apart(4), z: 0 });
});

scenario('a Crouched Hostile stands up with a Dodge', 'ELD-HOSTILE-022', play => {
  const after = (does: HostileAction) => {
    const { game, setup } = facing(1, { card: dodges(does), states: { 1: ['crouched'] } });
    const p = play(game, { ...setup, dice: does.do === 'nothing' ? [20, 20] : [20, 20, 20] });
    p.choose('p1', 'A').choose('p1', idle()).choose('p1', swordAttack);
    return modelIn(p, '1').states.map(({ state }) => state);
  };
  expect([after({ do: 'dodge-towards' }), after({ do: 'nothing' })]).toEqual([['engaged'], ['crouched', 'engaged']]);
});

/**
 * A Crouched Hostile 9 inches before an archer answers a shot with a Dodge towards the archer: its SPD is 6, and 3
 * while it is Crouched.
 */
const shotLow = (more: Laying = {}) => {
  const { game, setup } = facing(9, {
    card: dodges({ do: 'dodge-towards' }),
    states: { 1: ['crouched'] },
    profiles: { A: bow },
    ...more,
  });
  return [game, { ...setup, dice: [20, 20, 20] }] as const;
};

scenario(
  'a Crouched Hostile stands up before the move of its Dodge where it has room, else after it, else not at all',
  ['ELD-HOSTILE-022', 'ELD-ACTION-018'],
  play => {
    const shot = (more: Laying = {}) => {
      const p = play(...shotLow(more));
      p.choose('p1', 'A').choose('p1', idle()).choose('p1', bowShot);
      const { at, states } = modelIn(p, '1');
      return [(y + apart(9) - at.y) / 2540, states.map(({ state }) => state)];
    };
    expect(shot()).toEqual([3, []]);
    expect(shot({ options: { dodgeStance: 'after' } })).toEqual([2, []]);
    // The body of the Hostile reaches from 19.6 to 20.9 inches: it crawls out from under the first beam, and not out from under the second.
    const beam = (from: number) => ({ scenery: { beam: { boxes: [[0, from, 30, 10]] as const, base: 1, top: 3 } } });
    expect(shot(beam(19))).toEqual([2, []]);
    expect(shot(beam(15))).toEqual([2, ['crouched']]);
  },
);

scenario(
  'a Crouched Hostile that gets free stands up, whatever the player who moves it says',
  'ELD-HOSTILE-022',
  play => {
    const { game, setup } = hostilesTurn('A1', {
      states: { 1: ['crouched', 'immobilized'] },
      at: { A: { x, y }, 1: { x, y: y + apart(9) } },
    });
    const p = play(game, { ...setup, dice: [2] })
      .choose('p1', 'AG')
      .waitsFor({ by: 'p1', kind: 'endMove' });
    p.choose('p1', { route: [{ x: x + inches(3), y: y + apart(9), z: 0 }], facing: { x: 0, y: 1 } });
    expect([modelIn(p, '1').at.x, modelIn(p, '1').states]).toEqual([x + inches(3), []]);
  },
);

scenario('a Hostile turns directly to the attacker on whom its reaction is aimed', 'ELD-HOSTILE-017', play => {
  const { game, setup } = facing(1, { facing: { 1: { x: 1, y: -1 } } });
  const p = play(game, { ...setup, dice: [20, 20, 20] });
  p.choose('p1', 'A').choose('p1', idle()).choose('p1', swordAttack);
  expect(modelIn(p, '1').facing).toEqual({ x: 0, y: -apart(1) });
});

scenario(
  'several Hostiles react in the order of their Tiers, each to the activated model only',
  'ELD-HOSTILE-016',
  play => {
    const { game, setup } = hostilesTurn('AB12', {
      active: 'p1',
      cards: { 1: 'sample', 2: 'sample' },
      profiles: { 1: { tier: 2 } },
      at: {
        A: { x, y },
        B: { x: x + 4000, y: y + 2000 },
        1: { x: x - 1700, y: y + 3000 },
        2: { x: x + 1700, y: y + 3000 },
      },
      facing: { A: { x: 0, y: 1 }, 1: { x: 0, y: -1 }, 2: { x: 0, y: -1 } },
      models: { A: { points: 1 } },
    });
    const p = play(game, { ...setup, dice: [20, 20, 20, 20] });
    p.choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', swordAttack)
      .choose('p1', { model: '1' })
      .choose('p1', { model: '2' });
    expect(reactions(p).map(({ model, action }) => [model, action.do === 'attack' && action.aims])).toEqual([
      ['2', [{ model: 'A' }]],
      ['1', [{ model: 'A' }]],
    ]);
  },
);

scenario(
  'a Hostile dodges as far over a narrow surface as half of its SPD reaches there',
  ['ELD-MOVE-024', 'ELD-ACTION-016'],
  play => {
    // The plank, which is narrower than a base, begins 1 inch before the Hostile.
    const plank = { boxes: [[9.5, 10, 1, (y + apart(9) - 1600) / 2540 - 11]], top: 0.5, kind: 'narrow' } as const;
    const p = play(...shotLow({ states: {}, scenery: { plank } }));
    p.choose('p1', 'A').choose('p1', idle()).choose('p1', bowShot);
    expect((y + apart(9) - modelIn(p, '1').at.y) / 2540).toBeCloseTo(1 + 2 / 2, 2);
  },
);
