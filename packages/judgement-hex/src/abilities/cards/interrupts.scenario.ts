import { type Ability, defineAbility } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { carryOut } from '../../combat/declare/carry-out.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { interruptLimit } from '../../special-rules/timing/limits.js';
import { openAt, windows } from '../../special-rules/timing/windows.js';
import {
  attacks,
  column,
  doing,
  eventsOf,
  faces,
  happened,
  hunting,
  type Laid,
  type LaidOut,
  laidOut,
  plainHero,
} from '../../testing/index.js';
import type { Effect, InnateAbility } from '../../vocabulary/ability.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { fate, having as heroesHaving, pools } from './window-words.js';

const scenario = scenarios<RuleId>(test);
const redirect: Effect = { op: 'redirect' };
/** An optional ability in the window after the dice were chosen. */
const reaction = (id: string, own: Partial<InnateAbility> = {}): InnateAbility => ({
  id,
  name: id,
  kind: 'innate',
  when: { window: 'dice-chosen', of: 'friend' },
  interrupt: true,
  optional: true,
  effects: [fate],
  ...own,
});
/** A table with these abilities, in the activation of `A` by default. */
const having = (own: Parameters<typeof heroesHaving>[0], lay: LaidOut = {}): LaidOut =>
  heroesHaving(own, { active: 'A', ...lay });
const drawing = column('C', 'A', 'b', 'd');
const attack = (laid: Laid, times = 1) =>
  doing(laid, function* (turn) {
    for (let time = 0; time < times; time++) {
      yield* carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 });
    }
  });
const use = (id: string, source: string) => ({ ability: `card:${id}`, source });

scenario(
  'only what is labelled an Interrupt is used in an enemy’s action',
  ['JHX-INTERRUPT-001', 'JHX-GEN-005'],
  play => {
    const asked = (interrupt: boolean): boolean => {
      const laid = laidOut(drawing, having({ b: [reaction('duck', { interrupt })] }));
      const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
      return p.match.decisions[0]?.kind === 'window';
    };
    expect([asked(true), asked(false)]).toEqual([true, false]);
  },
);

scenario(
  'in the own action an ability without the label can be used',
  ['JHX-INTERRUPT-001', 'JHX-INTERRUPT-003'],
  play => {
    const mine = reaction('feint', { interrupt: false, when: { window: 'dice-chosen', of: 'self', role: 'attacker' } });
    const laid = laidOut(drawing, having({ A: [mine] }));
    play(attack(laid), { ...laid.setup, dice: faces('..') }).waitsFor({ by: 'p1', kind: 'window' });
  },
);

scenario('a compulsory ability acts, labelled an Interrupt or not', 'JHX-INTERRUPT-009', play => {
  const always = reaction('stings', { interrupt: false, optional: false });
  const laid = laidOut(drawing, having({ b: [always] }));
  expect(pools(play(attack(laid), { ...laid.setup, dice: faces('..') }).state)).toEqual([0, 1]);
});

scenario('a model uses one Interrupt in an enemy’s action', 'JHX-INTERRUPT-002', play => {
  const laid = laidOut(drawing, having({ b: [reaction('duck'), reaction('grin')] }));
  const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
  p.options('p2', [use('duck', 'b'), use('grin', 'b'), 'pass']).choose('p2', use('duck', 'b'));
  p.waitsFor();
  expect(pools(p.state)).toEqual([0, 1]);
});

scenario(
  'the limit of one Interrupt also holds over several attacks of one action',
  ['JHX-INTERRUPT-002', 'JHX-INTERRUPT-008'],
  play => {
    const laid = laidOut(drawing, having({ b: [reaction('duck')] }));
    const p = play(attack(laid, 2), { ...laid.setup, dice: faces('....') });
    p.choose('p2', use('duck', 'b')).waitsFor();
  },
);

scenario(
  'a model that struck a Parting Blow at the charger does not stand its ground in that Charge',
  ['JHX-INTERRUPT-002', 'JHX-PARTING-006', 'JHX-CHARGE-021'],
  play => {
    const pike = { id: 'pike', name: 'Pike', type: 'MEL', ap: 1, reach: 2, damage: [1, 2, 3] } as const;
    // A passes b, and strikes b from two hexes behind it.
    const laid = laidOut('A     .\n   .\n1     .\n   .\n2     .\n   b\n3     .\n   .\n4     .', {
      active: 'A',
      cards: { heroes: { lancer: { ...plainHero, weapons: [pike] } } },
      models: { A: { card: 'lancer' } },
      warbands: { p2: { fate: 1 } },
    });
    const path = ['A', '1', '2', '3', '4'].map(laid.cell);
    const charging = (dice: string) =>
      play(laid.game, { ...laid.setup, dice: faces(dice) }).choose('p1', {
        do: 'charge',
        model: 'A',
        target: 'b',
        weapon: 'pike',
        path,
      });
    const struck = charging('...' + '....').choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
    // p2 must not be asked for Try Again any more.
    struck.choose('p2', 'pass');
    expect([attacks(struck), pools(struck.state)]).toEqual([
      ['b at A with blade', 'A at b with pike'],
      [0, 1],
    ]);
    const spared = charging('...').choose('p2', 'pass');
    spared.options('p2', [{ ability: 'stand-your-ground', source: 'b' }, 'pass']);
    spared.choose('p2', { ability: 'stand-your-ground', source: 'b' });
    expect([attacks(spared), pools(spared.state)]).toEqual([['A at b with pike'], [0, 0]]);
  },
);

scenario(
  'the Advance of a hunting Monster and its attack are two actions: a model uses an Interrupt in each',
  ['JHX-INTERRUPT-002', 'JHX-MONSTER-018', 'JHX-MONSTER-023'],
  play => {
    const seen = reaction('shout', { when: { window: 'entering-hex', of: 'enemy', within: 3 } });
    const own = having({ b: [seen, reaction('duck'), reaction('grin')] });
    const laid = hunting(column('b', '1', '2', '3', 'm'), { ...own, active: null });
    const p = play(laid.game, { ...laid.setup, dice: faces('..') });
    p.options('p2', [use('shout', 'b'), 'pass']).choose('p2', use('shout', 'b'));
    // The Monster goes on, and attacks: one more Interrupt, but not two.
    p.options('p2', [use('duck', 'b'), use('grin', 'b'), 'pass'])
      .choose('p2', use('duck', 'b'))
      .waitsFor();
    expect([attacks(p), pools(p.state)]).toEqual([['m at b with teeth'], [0, 2]]);
  },
);

/** `b` may be Placed as it is attacked, as far away as it likes. */
const leaps = reaction('leap', {
  when: { window: 'attack-declared', of: 'self' },
  effects: [{ op: 'place', within: 3, of: 'self', to: 'self' }],
});
const strikes = { do: 'attack', model: 'A', target: 'b', weapon: 'blade' } as const;

scenario(
  'an attack that an Interrupt at its declaration leaves out of reach fails, or by the option `attackMadeIllegal` goes on',
  ['JHX-ATTACK-004', 'JHX-ACT-011'],
  play => {
    const attacked = (to: string, attackMadeIllegal: 'fails' | 'goes-on', dice: string) => {
      const laid = laidOut(column('1', 'A', 'b', '2', 'C'), having({ b: [leaps] }, { options: { attackMadeIllegal } }));
      const p = play(laid.game, { ...laid.setup, dice: faces(dice) }).choose('p1', strikes);
      p.choose('p2', use('leap', 'b')).choose('p2', laid.cell(to));
      return [happened(p, 'AttackCancelled').map(({ why }) => why), happened(p, 'PoolCounted').length];
    };
    expect(attacked('2', 'fails', '')).toEqual([['out-of-reach'], 0]);
    expect(attacked('2', 'goes-on', '...')).toEqual([[], 1]);
    // The target is still beside the attacker.
    expect(attacked('1', 'fails', '..')).toEqual([[], 1]);
  },
);

scenario(
  'an attack that is redirected at its declaration goes on, though its new target is out of reach',
  ['JHX-ATTACK-004', 'JHX-INTERRUPT-010'],
  play => {
    const guard = reaction('guard', {
      when: { window: 'attack-declared', of: 'other-friend' },
      effects: [redirect, { op: 'fate', amount: 1, of: 'own' }],
    });
    const laid = laidOut(column('A', 'b', '.', '.', 'd'), having({ d: [guard] }));
    const p = play(laid.game, { ...laid.setup, dice: faces('.') }).choose('p1', strikes);
    p.choose('p2', use('guard', 'd'));
    expect([happened(p, 'AttackCancelled'), happened(p, 'PoolCounted').length]).toEqual([[], 1]);
    expect(happened(p, 'AttackEnded').map(({ target }) => target)).toEqual(['d']);
  },
);

scenario(
  'a shot fails if an enemy comes to engage the attacker as it is declared',
  ['JHX-ATTACK-004', 'JHX-ATTACK-008'],
  play => {
    const guards = reaction('guard', {
      when: { window: 'attack-declared', of: 'other-friend' },
      effects: [{ op: 'place', within: 3, of: 'self', to: 'self' }],
    });
    const shot = (to: string, dice: string) => {
      const laid = laidOut(column('A', '1', '2', 'd', '.', 'b'), having({ d: [guards] }));
      const p = play(laid.game, { ...laid.setup, dice: faces(dice) }).choose('p1', { ...strikes, weapon: 'bow' });
      p.choose('p2', use('guard', 'd')).choose('p2', laid.cell(to));
      return [happened(p, 'AttackCancelled').map(({ why }) => why), happened(p, 'ActionTaken').map(({ ap }) => ap)];
    };
    expect(shot('1', '')).toEqual([['engaged'], [1]]);
    expect(shot('2', '..')).toEqual([[], [1]]);
  },
);

scenario('each model has an Interrupt of its own', 'JHX-INTERRUPT-002', play => {
  const laid = laidOut(drawing, having({ b: [reaction('duck')], d: [reaction('grin')] }));
  const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
  p.choose('p2', use('duck', 'b')).choose('p2', use('grin', 'd'));
  expect(pools(p.state)).toEqual([0, 2]);
});

scenario('in its own player’s turn a model may use several Interrupts', 'JHX-INTERRUPT-003', play => {
  const mine = (id: string) => reaction(id, { when: { window: 'dice-chosen', of: 'friend', role: 'attacker' } });
  const laid = laidOut(drawing, having({ C: [mine('cheer'), mine('jeer')] }));
  const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
  p.choose('p1', use('cheer', 'C')).choose('p1', use('jeer', 'C'));
  expect(pools(p.state)).toEqual([2, 0]);
});

test('a Monster’s action is an enemy’s for all [JHX-INTERRUPT-002, JHX-INTERRUPT-003]', () => {
  const keys = (lay: LaidOut, model = 'b') =>
    interruptLimit({ ...laidOut(drawing, lay).table, spent: () => false }, model);
  expect(keys({ active: 'A' })).toEqual(['interrupt b']);
  expect(keys({ active: 'b' })).toEqual([]);
  expect(keys({ active: 'd' })).toEqual([]);
  expect(keys({})).toEqual(['interrupt b']);
  expect(keys({ active: 'A', models: { C: { kind: 'monster' } } }, 'C')).toEqual(['interrupt C']);
});

scenario('compulsory Interrupts do not count against the limit', 'JHX-INTERRUPT-009', play => {
  const laid = laidOut(drawing, having({ b: [reaction('stings', { optional: false }), reaction('duck')] }));
  const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
  p.options('p2', [use('duck', 'b'), 'pass']).choose('p2', use('duck', 'b'));
  expect(pools(p.state)).toEqual([0, 2]);
});

scenario('compulsory abilities come first', 'JHX-INTERRUPT-005', play => {
  const laid = laidOut(drawing, having({ b: [reaction('duck')], d: [reaction('stings', { optional: false })] }));
  const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
  expect([happened(p, 'AbilityUsed').map(({ ability }) => ability), p.match.decisions[0]?.kind]).toEqual([
    ['stings'],
    'window',
  ]);
});

scenario(
  'an ability that a compulsory one made impossible is neither used nor paid for',
  ['JHX-INTERRUPT-006', 'JHX-ORDER-006', 'JHX-ABILITY-013'],
  play => {
    const ignore = reaction('likeness', {
      optional: false,
      when: { window: 'dice-chosen', of: 'self' },
      effects: [{ op: 'cancel' }],
    });
    const guard = reaction('guard', {
      when: { window: 'dice-chosen', of: 'other-friend' },
      cost: { fate: 1 },
      effects: [redirect],
    });
    const laid = laidOut(drawing, having({ b: [ignore], d: [guard] }, { warbands: { p2: { fate: 1 } } }));
    const p = play(attack(laid), { ...laid.setup, dice: faces('h.') });
    p.choose('p1', [0]).waitsFor();
    expect([pools(p.state), modelOf(p.state, 'b').damage, modelOf(p.state, 'd').damage]).toEqual([[0, 1], 0, 0]);
  },
);

scenario(
  'an Interrupt may change the target: the dice stay, the damage is the new one’s',
  ['JHX-INTERRUPT-010', 'JHX-INTERRUPT-011'],
  play => {
    const guard = reaction('guard', {
      when: { window: 'dice-chosen', of: 'other-friend', needs: 'hit' },
      effects: [redirect],
    });
    const laid = laidOut(drawing, having({ d: [guard] }));
    const p = play(attack(laid), { ...laid.setup, dice: faces('h.') });
    p.choose('p1', [0]).choose('p2', use('guard', 'd'));
    expect([modelOf(p.state, 'b').damage, modelOf(p.state, 'd').damage]).toEqual([0, 2]);
    expect(happened(p, 'AttackRedirected')).toEqual([{ type: 'AttackRedirected', from: 'b', to: 'd' }]);
  },
);

scenario('a model takes over neither an attack on itself nor its own attack', 'JHX-INTERRUPT-010', play => {
  const guard = (of: 'friend' | 'enemy') =>
    reaction('guard', { when: { window: 'dice-chosen', of, needs: 'hit' }, effects: [redirect] });
  const asked = (own: Parameters<typeof having>[0]) => {
    const laid = laidOut(drawing, having(own));
    return play(attack(laid), { ...laid.setup, dice: faces('h.') }).choose('p1', [0]);
  };
  asked({ b: [guard('friend')], d: [guard('friend')] }).options('p2', [use('guard', 'd'), 'pass']);
  asked({ A: [guard('enemy')] }).waitsFor();
});

scenario('dice of the other side are not a player’s own dice', ['JHX-INTERRUPT-015', 'JHX-REROLL-007'], play => {
  const lucky = (whose: 'own' | 'enemy') =>
    reaction('luck', { when: { window: 'dice-rolled', of: 'friend' }, effects: [{ op: 'reroll', dice: 1, whose }] });
  const asked = (whose: 'own' | 'enemy') => {
    const laid = laidOut(drawing, having({ b: [lucky(whose)] }));
    return play(attack(laid), { ...laid.setup, dice: faces('..') });
  };
  asked('own').waitsFor();
  asked('enemy').options('p2', [use('luck', 'b'), 'pass']);
});

const both = having({
  b: [reaction('duck')],
  C: [reaction('cheer', { when: { window: 'dice-chosen', of: 'friend', role: 'attacker' } })],
});

scenario(
  'where both players have optional abilities, the active player says who comes first',
  ['JHX-INTERRUPT-007', 'JHX-ORDER-004'],
  play => {
    const laid = laidOut(drawing, both);
    const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
    p.waitsFor({ by: 'p1', kind: 'player' }).options('p1', ['p1', 'p2']).choose('p1', 'p2');
    p.waitsFor({ by: 'p2', kind: 'window' }).choose('p2', 'pass').waitsFor({ by: 'p1', kind: 'window' });
    const q = play(attack(laid), { ...laid.setup, dice: faces('..') });
    q.choose('p1', 'p1').waitsFor({ by: 'p1', kind: 'window' });
  },
);

scenario(
  'the active player orders the players only after compulsory abilities, and only if both still may act',
  ['JHX-INTERRUPT-005', 'JHX-INTERRUPT-006', 'JHX-INTERRUPT-007'],
  play => {
    const first = (effects: InnateAbility['effects']) => {
      const likeness = reaction('likeness', { optional: false, when: { window: 'dice-chosen', of: 'self' }, effects });
      const laid = laidOut(
        drawing,
        having({
          b: [likeness],
          d: [reaction('duck')],
          C: [reaction('cheer', { when: { window: 'dice-chosen', of: 'friend', role: 'attacker' } })],
        }),
      );
      return play(attack(laid), { ...laid.setup, dice: faces('..') });
    };
    const told = (p: ReturnType<typeof first>) => happened(p, 'AbilityUsed').map(({ ability }) => ability);
    const asked = first([fate]).waitsFor({ by: 'p1', kind: 'player' });
    expect(told(asked)).toEqual(['likeness']);
    const over = first([{ op: 'cancel' }]).waitsFor();
    expect(told(over)).toEqual(['likeness']);
  },
);

scenario(
  'the active player orders compulsory abilities, whichever player comes first',
  ['JHX-ORDER-005', 'JHX-INTERRUPT-007'],
  play => {
    const stings = (id: string) => reaction(id, { optional: false });
    const laid = laidOut(
      drawing,
      having({
        b: [stings('bee'), stings('wasp'), reaction('duck')],
        C: [reaction('cheer', { when: { window: 'dice-chosen', of: 'friend', role: 'attacker' } })],
      }),
    );
    const p = play(attack(laid), { ...laid.setup, dice: faces('..') });
    p.options('p1', [use('bee', 'b'), use('wasp', 'b')]).choose('p1', use('wasp', 'b'));
    p.options('p1', ['p1', 'p2']).choose('p1', 'p2').waitsFor({ by: 'p2', kind: 'window' });
  },
);

scenario('where only one player may act, the order of the players is not asked', 'JHX-INTERRUPT-007', play => {
  const laid = laidOut(drawing, having({ b: [reaction('duck')] }));
  play(attack(laid), { ...laid.setup, dice: faces('..') }).waitsFor({ by: 'p2', kind: 'window' });
});

/** An ability in code that acts when dice were chosen. */
const coded = (id: string, by: string, then: string[], compulsory: boolean): Ability<Jhx> =>
  defineAbility<Jhx, Moment>({
    id,
    rule: 'JHX-ORDER-005',
    window: windows['end-of-activation'],
    compulsory,
    offers: () => (then.length < 9 ? [{ by, source: id }] : []),
    use: () => {},
  });

scenario(
  'the active player orders several triggers of one event, of either side',
  ['JHX-ORDER-005', 'JHX-ORDER-004'],
  play => {
    const laid = laidOut(drawing, {
      active: 'b',
      abilities: [coded('one', 'p1', [], true), coded('two', 'p1', [], true)],
    });
    const game = doing(laid, turn => openAt(turn, 'end-of-activation', { of: 'b' }));
    const p = play(game, laid.setup);
    p.waitsFor({ by: 'p2', kind: 'window' }).options('p2', [
      { ability: 'one', source: 'one' },
      { ability: 'two', source: 'two' },
    ]);
    p.choose('p2', { ability: 'two', source: 'two' });
  },
);

scenario(
  'an effect that lasts for an attack outlives another attack inside it',
  ['JHX-INTERRUPT-008', 'JHX-TOKEN-011'],
  play => {
    const fury: Effect = { op: 'modify', what: 'damage', by: 2, until: 'attack' };
    const rage = reaction('rage', {
      optional: false,
      when: { window: 'attack-declared', of: 'self', role: 'attacker' },
      effects: [{ ...fury, to: 'self' }],
    });
    const strikes = reaction('strikes-back', {
      optional: false,
      when: { window: 'dice-chosen', of: 'self' },
      effects: [{ op: 'attack', at: 'attacker' }],
    });
    const laid = laidOut(drawing, having({ A: [rage], b: [strikes, { ...rage, id: 'spite', name: 'spite' }] }));
    const p = play(attack(laid), { ...laid.setup, dice: faces('h.h.') });
    p.choose('p1', [0]).choose('p2', [0]).waitsFor();
    // Both attacks deal 2 more damage, and no effect is left afterwards.
    expect([modelOf(p.state, 'A').damage, modelOf(p.state, 'b').damage, p.state.effects]).toEqual([4, 4, []]);
    expect(happened(p, 'EffectsEnded').map(({ effects }) => effects.length)).toEqual([1, 1]);
  },
);

scenario(
  'an effect that lasts for an attack outlives a Parting Blow inside it, and an attack that a death in it sets off',
  ['JHX-INTERRUPT-008', 'JHX-TOKEN-011'],
  play => {
    const own = { window: 'attack-declared', of: 'self', role: 'attacker' } as const;
    const lasting = (effect: Effect): InnateAbility =>
      reaction('lasts', { optional: false, when: own, effects: [effect] });
    const rage = lasting({ op: 'modify', what: 'damage', by: 2, until: 'attack', to: 'self' });
    const steps = reaction('steps', {
      optional: false,
      when: { window: 'dice-chosen', of: 'self', role: 'attacker' },
      effects: [{ op: 'advance', hexes: 1, to: 'self' }],
    });
    const laid = laidOut('c     .\n   A     .\nb     1', having({ A: [rage, steps] }));
    const p = play(attack(laid), { ...laid.setup, dice: faces('h....') });
    p.choose('p1', [0]).choose('p1', laid.cell('1'));
    p.choose('p2', { ability: 'parting-blow', source: 'c', with: 'blade' }).choose('p2', 'pass');
    expect(attacks(p)).toEqual(['A at b with blade', 'c at A with blade']);
    expect([modelOf(p.state, 'b').damage, p.state.effects]).toEqual([4, []]);
    // So do an Icon and a Terrain Template that last for the attack.
    const things = [
      ['IconRemoved', { op: 'token', token: 'trap', within: 1, until: 'attack' }],
      ['TemplateRemoved', { op: 'terrain', terrain: 'rough', hexes: 1, within: 1, until: 'attack' }],
    ] as const;
    for (const [removed, effect] of things) {
      const snared = laidOut('c     2\n   A     .\nb     1', having({ A: [lasting(effect), steps] }));
      const r = play(attack(snared), { ...snared.setup, dice: faces('h....') });
      r.choose('p1', snared.cell('2')).choose('p1', [0]).choose('p1', snared.cell('1'));
      r.choose('p2', { ability: 'parting-blow', source: 'c', with: 'blade' }).choose('p2', 'pass');
      const told = eventsOf(r).flatMap(({ type }) => (type === 'AttackEnded' || type === removed ? [type] : []));
      expect(told).toEqual(['AttackEnded', removed, 'AttackEnded']);
    }

    const drain = lasting({ op: 'gain', ability: { id: 'leech', amount: 2 }, until: 'attack', to: 'self' });
    const avenges = reaction('avenges', {
      optional: false,
      when: { window: 'death', of: 'friend' },
      effects: [{ op: 'attack', weapon: 'blade' }],
    });
    const deadly = laidOut(
      column('d', 'A', 'b'),
      having({ A: [drain], d: [avenges] }, { models: { A: { damage: 5 }, b: { damage: 10 } } }),
    );
    const q = play(attack(deadly), { ...deadly.setup, dice: faces('h..') }).choose('p1', [0]);
    expect(attacks(q)).toEqual(['A at b with blade', 'd at A with blade']);
    expect(modelOf(q.state, 'A').damage).toBe(3);
  },
);

scenario('an Interrupt can be interrupted, the last one resolved first', 'JHX-INTERRUPT-008', play => {
  const strikes = reaction('strikes-back', {
    when: { window: 'dice-chosen', of: 'self' },
    effects: [{ op: 'attack', at: 'attacker' }],
  });
  const guard = reaction('guard', {
    when: { window: 'dice-chosen', of: 'other-friend', needs: 'hit' },
    effects: [redirect],
  });
  const laid = laidOut(drawing, having({ b: [strikes], C: [guard] }));
  const p = play(attack(laid), { ...laid.setup, dice: faces('..h.') });
  p.choose('p2', use('strikes-back', 'b')).choose('p2', [0]);
  p.waitsFor({ by: 'p1', kind: 'window' }).choose('p1', use('guard', 'C'));
  expect(happened(p, 'AttackEnded').map(({ attacker, target }) => [attacker, target])).toEqual([
    ['b', 'C'],
    ['A', 'b'],
  ]);
});
