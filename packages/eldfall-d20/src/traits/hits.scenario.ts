import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
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

scenario('Stagger costs an Action Point', 'ELD-TRAIT-055', play => {
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

scenario('Stun costs all Action Points after a failed Toughness roll', 'ELD-TRAIT-056', play => {
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

scenario('Burn (X): X more Damage rolls against no Armor for each Wound', 'ELD-TRAIT-008', play => {
  const burn: Trait = { id: 'burn', x: 2 };
  expect(afterHit(play)([burn], [5, 8, 10, 11]).slice(0, 4)).toEqual([
    'damage to b: 8+2 against 10',
    'damage to b: 10+0 against 10',
    'damage to b: 11+0 against 10',
    'b -2 HP',
  ]);
  expect(afterHit(play)([burn], [5, 9])).toEqual(['damage to b: 9+2 against 10']);
  expect(afterHit(play)([burn], [5, 8], { profiles: { b: of({ id: 'construct' }) } }).slice(1)).toEqual(['b -1 HP']);
});

scenario('the attacking player may do without the rolls of Burn where they harm a friend', ['ELD-TRAIT-008'], play => {
  const swept = (burns: boolean, dice: readonly number[]) => {
    const { game, setup } = resolving('A\nb', {
      action: attack('b'),
      at: { A: { x: 10000, y: 10000 }, b: { x: 10000, y: 13200 }, C: { x: 13000, y: 11200 } },
      profiles: { C: { stats: { HP: 5 } } },
      pack: { items: { sword: swordWith({ id: 'sweep', level: 1 }, { id: 'burn', x: 1 }) } },
    });
    // The Sweep hits b and C; the Damage roll against b fails, so that only C burns.
    const p = play(game, { ...setup, dice }).choose('p1', burns);
    return told(p.match).filter(one => one.includes(' C'));
  };
  const wounded = ['A hits C', 'damage to C: 8+2 against 10'];
  // The second die is the Morale roll of C.
  expect(swept(true, [5, 10, 20, 8, 10])).toEqual([...wounded, 'damage to C: 10+0 against 10']);
  expect(swept(false, [5, 10, 20, 8])).toEqual(wounded);
});

scenario(
  'of several Burns of one Hit the one with the highest number counts, wherever they come from',
  ['ELD-TRAIT-008', 'ELD-MOD-014'],
  play => {
    const burns = (weapon: number, lent: number): number => {
      const changes = [{ op: 'hits-have', traits: [{ id: 'burn', x: lent }] }] as const;
      const A = { specials: [{ name: 'Lit', changes }] };
      const dice = [5, 8, ...Array<number>(Math.max(weapon, lent)).fill(11)];
      const lines = afterHit(play)([{ id: 'burn', x: weapon }], dice, { profiles: { A } });
      return lines.filter(one => one === 'damage to b: 11+0 against 10').length;
    };
    expect([burns(1, 3), burns(3, 1), burns(2, 2)]).toEqual([3, 3, 2]);
  },
);

scenario('a model that a Burn Wound would make Dead is removed', 'ELD-TRAIT-009', play => {
  const states = { b: ['incapacitated'] } as const;
  const models = { b: { hp: 0 } };
  const last = (dice: readonly number[]) => afterHit(play)([{ id: 'burn', x: 1 }], dice, { states, models }).slice(-1);
  expect([last([5, 8, 10]), last([5, 8, 11])]).toEqual([['b removed: burned'], ['b is dead']]);
  // By option the Wounds beyond the last HP kill: one of them is that of the Burn.
  const options = { excessWoundsKill: true };
  const excess = (hp: number) =>
    afterHit(play)([{ id: 'burn', x: 1 }], [5, 8, 10], { models: { b: { hp } }, options }).slice(-1);
  expect([excess(1), excess(2)]).toEqual([['b removed: burned'], ['b is incapacitated']]);
});

scenario('a Dodge is rolled with Intellect also where an ability gives the Attack Mindgame', 'ELD-TRAIT-045', play => {
  const dodged = (...traits: readonly Trait[]) => {
    const sources = { hitTraits: [() => traits] };
    const reactions = { b: { do: 'dodge' } } as const;
    const { game, setup } = resolving('A\nb', { action: attack('b'), reactions, sources });
    return told(play(game, { ...setup, dice: [5, 9] }).match)[1];
  };
  expect([dodged({ id: 'mindgame' }), dodged()]).toEqual(['b dodge INT 10: 9', 'b dodge AG 10: 9']);
});

scenario('Mindgame: a failed Intellect roll takes the place of the Damage roll', 'ELD-TRAIT-046', play => {
  expect(afterHit(play)([{ id: 'mindgame' }], [5, 11])).toEqual(['b mindgame INT 10: 11-', 'b -1 HP']);
  expect(afterHit(play)([{ id: 'mindgame' }], [5, 10])).toEqual(['b mindgame INT 10: 10']);
  // Nothing else that the Hit would do happens to a model that passes the roll.
  const more = [{ id: 'mindgame' }, { id: 'stagger' }, { id: 'knockdown' }] as const;
  expect(afterHit(play)(more, [5, 10])).toEqual(['b mindgame INT 10: 10']);
  const shown = afterHit(play)(more, [5, 10], { states: { b: ['shrouded'] } });
  expect(shown).toEqual(['b is no longer shrouded', 'b mindgame INT 10: 10']);
  expect(afterHit(play)(more, [5, 11])).toEqual(['b mindgame INT 10: 11-', 'b -1 HP', 'b is crouched', 'b -1 AP']);
  const construct = { profiles: { b: of({ id: 'construct' }) } };
  expect(afterHit(play)([{ id: 'mindgame' }], [5, 20], construct)).toEqual(['damage to b: 20+2 against 10']);
});

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
  'a Construct at 0 HP is removed also where it would die, and stays as a Dead model while it has HP',
  ['ELD-TRAIT-015', 'ELD-ART-005', 'ELD-DAMAGE-002'],
  play => {
    const ends = (hp: number, dice: readonly number[], more: Declared = {}) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        profiles: { A: { arts: [{ id: 'assassination', level: 5 }] }, b: { traits: [{ id: 'construct' }] } },
        models: { b: { hp } },
        pack: { items: { sword: swordWith({ id: 'cleave' }) } },
        action: attack('b', { art: { id: 'assassination', level: 5 } }),
        ...more,
      });
      const p = play(game, { ...setup, dice });
      if (p.match.decisions[0]?.kind === 'turnTo') p.choose('p2', { x: 0, y: -1 });
      return told(p.match).at(-1);
    };
    // Cleave makes two Wounds of one.
    expect([ends(2, [5, 8]), ends(1, [5, 8])]).toEqual(['b removed: destroyed', 'b removed: destroyed']);
    expect(ends(3, [5, 8])).toBe('b is dead');
    const excess = { action: attack('b'), options: { excessWoundsKill: true } };
    expect(ends(1, [5, 8], excess)).toBe('b removed: destroyed');
  },
);

scenario('Constructs and Elementals at 0 HP are removed', ['ELD-TRAIT-015', 'ELD-TRAIT-023'], play => {
  const last = (...traits: readonly Trait[]) => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      profiles: { b: { traits } },
      models: { b: { hp: 1 } },
      pack: { items: { sword: swordWith() } },
    });
    return told(play(game, { ...setup, dice: [5, 8] }).match).slice(-1);
  };
  expect([last({ id: 'construct' }), last({ id: 'elemental' }), last()]).toEqual([
    ['b removed: destroyed'],
    ['b removed: destroyed'],
    ['b is incapacitated'],
  ]);
});

scenario('Advantage re-rolls any dice once per sequence against its characteristic', 'ELD-TRAIT-004', play => {
  const rolled = (against: 'large' | 'medium') => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      profiles: { A: of({ id: 'advantage', against: { size: against } }) },
      pack: { items: { sword: swordWith() } },
    });
    return [game, setup] as const;
  };
  const [game, setup] = rolled('medium');
  const p = play(game, { ...setup, dice: [19, 5, 20] });
  p.options('p1', ['pass', { source: 'advantage', places: [0] }]).choose('p1', { source: 'advantage', places: [0] });
  expect(told(p.match)).toContain('A hits b');
  const [other, plain] = rolled('large');
  expect(told(play(other, { ...plain, dice: [19] }).match)[0]).toBe('A attack OFF 12 at b: 19-');
});

scenario(
  'one use of Advantage covers the Attack rolls at all such targets of an Attack, and its Damage rolls unless the option says otherwise',
  ['ELD-TRAIT-004', 'ELD-STRIKE-006'],
  play => {
    const split = (options: Declared['options'] & object, dice: readonly number[]) => {
      const { game, setup } = resolving('A\nbc', {
        pitch: 1.5,
        action: attack('bc'),
        profiles: { A: of({ id: 'advantage', against: { size: 'medium' } }) },
        options,
      });
      return play(game, { ...setup, dice });
    };
    const again = { source: 'advantage', places: [0] } as const;
    const p = split({}, [19, 18, 5, 6, 20, 1, 20, 2]);
    p.choose('p1', again).choose('p1', again);
    p.waitsFor({ by: 'p1', kind: 'yes' }).choose('p1', true).choose('p1', true);
    expect(told(p.match).filter(one => /re-rolls|damage|HP/.test(one))).toEqual([
      'A re-rolls for advantage: 5',
      'A re-rolls for advantage: 6',
      'damage to b: 20+2 against 10',
      'damage to b: 1+2 against 10',
      'damage to c: 20+2 against 10',
      'damage to c: 2+2 against 10',
      'b -1 HP',
      'c -1 HP',
    ]);
    const q = split({ advantageDice: 'attackRolls' }, [19, 18, 5, 20]);
    q.choose('p1', again).choose('p1', 'pass');
    expect(told(q.match).filter(one => one.startsWith('damage'))).toEqual(['damage to b: 20+2 against 10']);
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
