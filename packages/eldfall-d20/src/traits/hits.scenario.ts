import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { plainProfile } from '../testing/index.js';
import type { Trait } from '../vocabulary/traits.js';
import type { Size } from '../vocabulary/words.js';
import { afterHit, swordWith } from './scenario-words.js';

const of = (...traits: readonly Trait[]) => ({ traits });

scenario(
  'Armor-Piercing halves the Armor, rounded up; Ignore Armor takes it away',
  ['ELD-TRAIT-006', 'ELD-TRAIT-034'],
  play => {
    const armoured = {
      profiles: {
        b: { stats: { STA: 2, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 5, HP: 2, M: 10 } },
      },
    };
    expect(afterHit(play)([{ id: 'armor-piercing' }], [5, 8], armoured)).toEqual(['damage to b: 8+3 against 10']);
    expect(afterHit(play)([], [5, 8], armoured)).toEqual(['damage to b: 8+5 against 10']);
    expect(afterHit(play)([{ id: 'ignore-armor' }], [5, 11], armoured)).toEqual(['damage to b: 11+0 against 10']);
  },
);

scenario('Knockdown makes the model Crouched, even without a Wound', 'ELD-TRAIT-042', play => {
  expect(afterHit(play)([{ id: 'knockdown' }], [5, 20])).toEqual(['damage to b: 20+2 against 10', 'b is crouched']);
  const large = (size: Size) => afterHit(play)([{ id: 'knockdown' }], [5, 20], { profiles: { b: { size } } }).slice(1);
  expect([large('large'), large('huge')]).toEqual([['b is crouched'], []]);
});

scenario('Knockdown ends Flying', 'ELD-TRAIT-043', play => {
  const states = { A: ['flying'], b: ['flying'] } as const;
  expect(afterHit(play)([{ id: 'knockdown' }], [5, 20], { states }).slice(1)).toEqual([
    'b is crouched',
    'b is no longer flying',
  ]);
});

scenario('Stagger costs an Activation Point', 'ELD-TRAIT-055', play => {
  const lost = (more: Declared) => afterHit(play)([{ id: 'stagger' }], [5, 20], more).slice(1);
  expect(lost({})).toEqual(['b -1 AP']);
  expect(lost({ profiles: { b: { size: 'large' } } })).toEqual(['b -1 AP']);
  expect(lost({ profiles: { b: { size: 'huge' } } })).toEqual([]);
  expect(lost({ profiles: { b: of({ id: 'construct' }) } })).toEqual([]);
});

scenario(
  'Knockback waits for the attacker to choose a direction; much larger models stay',
  ['ELD-TRAIT-038', 'ELD-TRAIT-041'],
  play => {
    const knocked = (size: Size) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        profiles: { b: { size } },
        pack: { items: { sword: swordWith({ id: 'knockback', x: 2 }) } },
      });
      return play(game, { ...setup, dice: [5, 20] });
    };
    const p = knocked('medium').waitsFor({ by: 'p1', kind: 'push' });
    const before = p.state.models[1]?.at.y ?? 0;
    p.choose('p1', { x: 0, y: 1 });
    expect((p.state.models[1]?.at.y ?? 0) - before).toBe(5080);
    knocked('huge').waitsFor({ by: 'p2', kind: 'turnTo' });
  },
);

scenario('each Wound of a trait gives its state', ['ELD-TRAIT-007', 'ELD-TRAIT-073', 'ELD-TRAIT-016'], play => {
  const wounded = (trait: Trait, dice: readonly number[], more = {}) =>
    afterHit(play)([trait], [5, ...dice], more).slice(1);
  expect(wounded({ id: 'bleed' }, [8])).toEqual(['b -1 HP', 'b is bleeding']);
  expect(wounded({ id: 'bleed' }, [9])).toEqual([]);
  expect(wounded({ id: 'bleed' }, [8], { profiles: { b: of({ id: 'elemental' }) } })).toEqual(['b -1 HP']);
  expect(wounded({ id: 'weakening' }, [8])).toEqual(['b -1 HP', 'b is weakened']);
  expect(wounded({ id: 'crippling' }, [8, 11])).toEqual(['b crippling T 10: 11-', 'b -1 HP', 'b is crippled']);
  expect(wounded({ id: 'crippling' }, [8, 10])).toEqual(['b crippling T 10: 10', 'b -1 HP']);
});

scenario(
  'Poison I weakens until the next Strategic phase, Poison II without an end',
  ['ELD-TRAIT-047', 'ELD-TRAIT-048'],
  play => {
    const states = (level: number) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        pack: { items: { sword: swordWith({ id: 'poison', level }) } },
      });
      return play(game, { ...setup, dice: [5, 8] }).state.models[1]?.states.map(({ state, until }) => [state, until]);
    };
    expect(states(1)).toEqual([['weakened', 'own-strategic-phase']]);
    expect(states(2)).toEqual([
      ['weakened', undefined],
      ['poisoned', undefined],
    ]);
  },
);

scenario('Stun costs all Activation Points after a failed Toughness roll', 'ELD-TRAIT-056', play => {
  expect(afterHit(play)([{ id: 'stun' }], [5, 8, 11]).slice(1)).toEqual(['b stun T 10: 11-', 'b -1 HP', 'b -2 AP']);
  expect(afterHit(play)([{ id: 'stun' }], [5, 8, 10]).slice(1)).toEqual(['b stun T 10: 10', 'b -1 HP']);
});

scenario('Unkeen: a passed Toughness roll negates the Wound', 'ELD-TRAIT-070', play => {
  expect(afterHit(play)([{ id: 'unkeen' }], [5, 8, 10]).slice(1)).toEqual([
    'b unkeen T 10: 10',
    'b prevents a Wound by unkeen',
  ]);
  expect(afterHit(play)([{ id: 'unkeen' }], [5, 8, 11]).slice(1)).toEqual(['b unkeen T 10: 11-', 'b -1 HP']);
});

scenario(
  'Unkeen asks for a roll for the Wound that Cleave adds as well, or by option for that of the Hit alone',
  ['ELD-TRAIT-070', 'ELD-DAMAGE-006', 'ELD-TRAIT-010'],
  play => {
    const traits = [{ id: 'unkeen' }, { id: 'cleave' }] as const;
    const lost = (dice: readonly number[], more: Parameters<ReturnType<typeof afterHit>>[2] = {}) =>
      afterHit(play)(traits, dice, more).slice(1);
    expect(lost([5, 8, 11, 10])).toEqual([
      'b unkeen T 10: 11-',
      'b unkeen T 10: 10',
      'b prevents a Wound by unkeen',
      'b -1 HP',
    ]);
    expect(lost([5, 8, 11], { options: { unkeenWounds: 'ofHits' } })).toEqual([
      'b unkeen T 10: 11-',
      'b -2 HP',
      'b is incapacitated',
    ]);
  },
);

scenario('Frostbite asks for a roll for each attacker, or by option for one in total', 'ELD-TRAIT-033', play => {
  const rolls = (frostbiteRolls: 'perAttacker' | 'once', dice: readonly number[]) => {
    const { game, setup } = resolving('Ab\n.c', {
      pitch: 1.5,
      options: { frostbiteRolls },
      profiles: { A: { stats: { HP: 9 } } },
      reactions: { b: attack('A'), c: attack('A') },
      pack: { items: { sword: swordWith({ id: 'frostbite' }) } },
    });
    return told(play(game, { ...setup, dice }).match).filter(one => one.includes('frostbite') || one.includes('HP'));
  };
  expect(rolls('perAttacker', [5, 5, 8, 8, 11, 11])).toEqual([
    'A frostbite T 10: 11-',
    'A frostbite T 10: 11-',
    'A -4 HP',
  ]);
  expect(rolls('once', [5, 5, 8, 8, 11])).toEqual(['A frostbite T 10: 11-', 'A -3 HP']);
});

scenario(
  'Cleave adds a Wound to every Wound, Frostbite one in total after a failed roll',
  ['ELD-TRAIT-010', 'ELD-TRAIT-033'],
  play => {
    expect(afterHit(play)([{ id: 'cleave' }], [5, 8])[1]).toBe('b -2 HP');
    expect(afterHit(play)([{ id: 'cleave' }], [5, 9]).slice(1)).toEqual([]);
    expect(afterHit(play)([{ id: 'frostbite' }], [5, 8, 11]).slice(1)).toEqual([
      'b frostbite T 10: 11-',
      'b -2 HP',
      'b is incapacitated',
    ]);
    expect(afterHit(play)([{ id: 'frostbite' }], [5, 8, 10]).slice(1)).toEqual(['b frostbite T 10: 10', 'b -1 HP']);
    // Two Wounds, one roll.
    const sword = swordWith({ id: 'frostbite' });
    const two = sword.weapon ? { ...sword, weapon: { ...sword.weapon, strike: 2 } } : sword;
    const stats = { STA: 2, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 5, M: 10 };
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('bb'),
      profiles: { b: { stats } },
      pack: { items: { sword: two } },
    });
    expect(told(play(game, { ...setup, dice: [5, 5, 8, 8, 11] }).match).slice(-2)).toEqual([
      'b frostbite T 10: 11-',
      'b -3 HP',
    ]);
  },
);

scenario(
  'a Demon frightens those that it wounds or hits critically, but no Demon',
  ['ELD-TRAIT-017', 'ELD-TRAIT-018', 'ELD-TRAIT-020'],
  play => {
    const demon = of({ id: 'demon' });
    const of2 = (dice: readonly number[], b: readonly Trait[] = []) =>
      afterHit(play)([], dice, { profiles: { A: demon, b: { traits: b } } }).slice(1);
    expect(of2([5, 8, 11])).toEqual(['b demon M 10: 11-', 'b -1 HP', 'b is panicked']);
    expect(of2([5, 8, 10])).toEqual(['b demon M 10: 10', 'b -1 HP']);
    expect(of2([1, 20])).toEqual(['b is panicked']);
    expect(of2([5, 20])).toEqual([]);
    expect([of2([1, 20], [{ id: 'demon' }]), of2([5, 8], [{ id: 'demon' }])]).toEqual([[], ['b -1 HP']]);
    expect(of2([1, 20], [{ id: 'fearless' }])).toEqual([]);
    // Both kinds of fright last until the end of the turn.
    const fright = (dice: readonly number[]) => {
      const { game, setup } = resolving('A\nb', { pitch: 1.5, action: attack('b'), profiles: { A: demon } });
      return play(game, { ...setup, dice }).state.models[1]?.states.map(({ state, until }) => [state, until]);
    };
    expect([fright([5, 8, 11]), fright([1, 20])]).toEqual([[['panicked', 'end-phase']], [['panicked', 'end-phase']]]);
  },
);

scenario('Resistance I halves the Power, Resistance II negates the Hit', ['ELD-TRAIT-050', 'ELD-TRAIT-051'], play => {
  const resisting = (
    level: number,
    trait: 'bleed' | 'stun',
  ): { readonly profiles: { readonly b: { readonly traits: readonly Trait[] } } } => ({
    profiles: { b: { traits: [{ id: 'resistance', level, to: { trait } }] } },
  });
  expect(afterHit(play)([{ id: 'bleed' }], [5, 20], resisting(1, 'bleed'))).toEqual(['damage to b: 20+2 against 5']);
  expect(afterHit(play)([{ id: 'bleed' }], [5, 20], resisting(1, 'stun'))).toEqual(['damage to b: 20+2 against 10']);
  expect(afterHit(play)([{ id: 'bleed' }], [5], resisting(2, 'bleed'))).toContain('hit on b negated by resistance');
});

scenario(
  'Elemental Essence negates Attacks of its element, and natural weapons have it',
  ['ELD-TRAIT-024', 'ELD-TRAIT-025'],
  play => {
    const fire: Trait = { id: 'elemental-essence', element: 'fire' };
    const item = { ...swordWith(), element: 'fire' as const };
    const b = { profiles: { b: of(fire) } };
    const negated = 'hit on b negated by elemental-essence';
    expect(afterHit(play)([], [5], { ...b, pack: { items: { sword: item } } })).toContain(negated);
    const several = { profiles: { b: of({ id: 'elemental-essence', element: 'earth' }, fire) } };
    expect(afterHit(play)([], [5], { ...several, pack: { items: { sword: item } } })).toContain(negated);
    expect(afterHit(play)([], [5, 20], b)).toEqual(['damage to b: 20+2 against 10']);
    const { game, setup } = resolving('A\nb', {
      profiles: { A: of(fire), b: of(fire) },
      at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 8200 } },
      action: { ...attack('b'), means: { natural: 'unarmed', attribute: 'T' } },
    });
    expect(told(play(game, { ...setup, dice: [5] }).match)).toContain(negated);
  },
);

scenario(
  'a Surprise Attack of the element of its Elemental Essence does not surprise a model, nor by option',
  ['ELD-TRAIT-024', 'ELD-TRAIT-057'],
  play => {
    const dodged = (element: 'fire' | 'water', essenceHits: 'negated' | 'damageOnly' = 'negated') => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        options: { essenceHits },
        profiles: { b: of({ id: 'elemental-essence', element: 'fire' }) },
        pack: { items: { sword: { ...swordWith({ id: 'surprise-attack' }), element } } },
        action: attack('b'),
        reactions: { b: { do: 'dodge' } },
      });
      return told(play(game, { ...setup, dice: [20, 8] }).match)[1];
    };
    expect(dodged('fire')).toBe('b dodge AG 10: 8');
    expect(dodged('fire', 'damageOnly')).toBe('b dodge AG 10: 8');
    expect(dodged('water')).toBe('b dodge AG 5: 8-');
  },
);

scenario(
  'by option an Attack of the element of an Elemental Essence does damage to the model, and nothing else',
  'ELD-TRAIT-024',
  play => {
    const struck = (traits: readonly Trait[], dice: readonly number[], element: 'fire' | 'water' = 'fire') =>
      afterHit(play)([], dice, {
        options: { essenceHits: 'damageOnly' },
        profiles: {
          b: { stats: { ...plainProfile.stats, HP: 5 }, traits: [{ id: 'elemental-essence', element: 'fire' }] },
        },
        pack: { items: { sword: { ...swordWith(...traits), element } } },
      });
    const damage = (face: number, armour = 2) => `damage to b: ${face}+${armour} against 10`;
    expect(struck([], [5, 8])).toEqual([damage(8), 'b -1 HP']);
    const brings: readonly Trait[] = [
      { id: 'knockdown' },
      { id: 'stagger' },
      { id: 'bleed' },
      { id: 'cleave' },
      { id: 'burn', x: 2 },
    ];
    expect(struck(brings, [5, 8])).toEqual([damage(8), 'b -1 HP']);
    expect(struck(brings, [5, 20])).toEqual([damage(20)]);
    expect(struck(brings, [5, 8, 20, 20], 'water')).toEqual(
      expect.arrayContaining(['b -2 HP', 'b -1 AP', 'b is crouched', 'b is bleeding']),
    );
    // Traits that count in the Damage roll are no effects.
    expect(struck([{ id: 'armor-piercing' }], [5, 9])).toEqual([damage(9, 1), 'b -1 HP']);
    expect(struck([{ id: 'unkeen' }], [5, 8, 10])).toEqual([
      damage(8),
      'b unkeen T 10: 10',
      'b prevents a Wound by unkeen',
    ]);
  },
);

scenario(
  'a Surprise Attack halves five attributes of its target until the end of the sequence',
  'ELD-TRAIT-057',
  play => {
    const surprised = (...traits: readonly Trait[]) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        reactions: { b: attack('A') },
        profiles: { b: { traits } },
        pack: { items: { sword: swordWith({ id: 'surprise-attack' }), dagger: swordWith() } },
      });
      return told(play(game, { ...setup, dice: [19, 19] }).match)[1];
    };
    expect([surprised(), surprised({ id: 'vigilance' })]).toEqual([
      'b attack DEF 5 at A: 19-',
      'b attack DEF 10 at A: 19-',
    ]);
  },
);

scenario(
  'the two Wounds of Cleave leave a model with 1 HP Incapacitated, and kill one that was so before',
  ['ELD-TRAIT-010', 'ELD-DAMAGE-002', 'ELD-STATE-050'],
  play => {
    const cleft = (more: Declared) =>
      afterHit(play)([{ id: 'cleave' }], [5, 8], more).filter(one => one.startsWith('b is '));
    expect(cleft({ models: { b: { hp: 1 } } })).toEqual(['b is incapacitated']);
    expect(cleft({ models: { b: { hp: 0 } }, states: { b: ['incapacitated'] } })).toEqual([
      'b is no longer incapacitated',
      'b is dead',
    ]);
  },
);
