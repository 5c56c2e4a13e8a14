import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { Profile } from '../vocabulary/pack.js';
import { attack, type Declared, lines, resolving, scenario, told } from './scenario-words.js';

const archer: Pick<Profile, 'inventory'> = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
/** Hitboxes of 32 mm: this many units apart from middle to middle, so many inches from edge to edge. */
const apart = (gap: number): number => gap + 3200;

/** `A` shoots one arrow at b, which stands so many units away. */
const shot = (gap: number, more: Declared = {}, dice: readonly number[] = [15]) => {
  const { game, setup } = resolving('A\nb', {
    action: attack('b', { with: 'bow' }),
    profiles: { A: archer },
    at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: 2540 + apart(gap) } },
    ...more,
  });
  return [game, { ...setup, dice }] as const;
};

scenario(
  'a bow shoots up to 20 inches without a modifier, beyond that with -6, and no further than 40',
  [
    'ELD-RANGED-001',
    'ELD-RANGED-002',
    'ELD-RANGED-003',
    'ELD-RANGED-004',
    'ELD-RANGED-005',
    'ELD-ITEM-019',
    'ELD-MEASURE-007',
  ],
  play => {
    const at = (gap: number, dice?: readonly number[]) => told(play(...shot(gap, {}, dice)).match)[0];
    // Two units are the tolerance, less than 0.001 inch.
    expect(at(inches(20) + 2)).toBe('A attack ACC 10 at b: 15-');
    expect(at(inches(20) + 3)).toBe('A attack ACC 4 at b: 15-');
    expect(at(inches(40) + 2)).toBe('A attack ACC 4 at b: 15-');
    expect(at(inches(40) + 3, [])).toBe('A fails: out-of-reach b');
    expect(lines(play(...shot(inches(30))).match, 'A')).toEqual(['ELD-RANGED-003 -6 distance']);
  },
);

scenario('a reacting shooter uses ACC too, and one die', ['ELD-RANGED-002', 'ELD-STRIKE-003'], play => {
  const reacting = {
    action: { do: 'nothing' } as const,
    profiles: { b: archer },
    reactions: { b: attack('AA', { with: 'bow' }) },
  };
  expect(told(play(...shot(inches(3), reacting)).match)).toEqual(['b attack ACC 10 at A: 15-']);
});

scenario('a change of Reach shifts the end of every interval', 'ELD-RANGED-006', play => {
  const longer: Declared = { sources: { reaches: [() => [{ rule: 'ELD-RANGED-006', source: 'long bow', add: 2 }]] } };
  const at = (gap: number, dice?: readonly number[]) => told(play(...shot(gap, longer, dice)).match)[0];
  expect(at(inches(22))).toContain('ACC 10');
  expect(at(inches(22) + 3)).toContain('ACC 4');
  expect(at(inches(42))).toContain('ACC 4');
  expect(at(inches(42) + 3, [])).toContain('out-of-reach');
});

scenario('a longer first interval leaves the outermost limit', ['ELD-RANGED-006', 'ELD-ART-017'], play => {
  const archery: Declared = {
    sources: { reaches: [() => [{ rule: 'ELD-ART-017', source: 'archery', add: 6, first: true }]] },
  };
  const at = (gap: number, dice?: readonly number[]) => told(play(...shot(gap, archery, dice)).match)[0];
  expect(at(inches(26))).toContain('ACC 10');
  expect(at(inches(26) + 3)).toContain('ACC 4');
  expect(at(inches(40) + 3, [])).toContain('out-of-reach');
});

scenario(
  'a Spell with one Reach number has no modifier within it, and is cast with INT',
  ['ELD-RANGED-007', 'ELD-RANGED-002'],
  play => {
    const cast = { ...attack('b'), kind: 'ranged', means: { spell: 'spark' } } as const;
    const at = (gap: number, dice?: readonly number[]) => told(play(...shot(gap, { action: cast }, dice)).match)[0];
    expect(at(inches(16))).toBe('A attack INT 10 at b: 15-');
    expect(at(inches(16) + 3, [])).toBe('A fails: out-of-reach b');
  },
);

scenario(
  'a reacting shooter measures at the point of the route that it names, with all modifiers of that point',
  ['ELD-RANGED-008', 'ELD-REACT-014', 'ELD-REACT-010', 'ELD-LOS-011'],
  play => {
    // `A` has walked 22 inches straight away from b: from 19 inches to 41.
    const from = { x: 5000, y: 2540 };
    const start = { x: 5000, y: 2540 + apart(inches(19)) };
    const end = { x: 5000, y: 2540 + apart(inches(41)), z: 0 };
    const walk = (at: { leg: number; along: number } | null, dice: readonly number[]) => {
      const { game, setup } = resolving('b\nA', {
        at: { b: from, A: end },
        from: start,
        facing: { b: { x: 0, y: 1 } },
        profiles: { b: archer },
        movement: { kind: 'walk', route: [end], facing: { x: 0, y: 1 }, skills: [] },
        reactions: { b: { action: attack('A', { with: 'bow' }), at, opportunity: true } },
      });
      return told(play(game, { ...setup, dice }).match)[0];
    };
    expect(walk({ leg: 0, along: 0 }, [15])).toBe('b attack ACC 10 at A: 15-');
    expect(walk({ leg: 1, along: inches(1) + 2 }, [15])).toBe('b attack ACC 10 at A: 15-');
    expect(walk({ leg: 1, along: inches(1) + 3 }, [15])).toBe('b attack ACC 4 at A: 15-');
    expect(walk(null, [])).toBe('b fails: out-of-reach A');
  },
);

/** b is 5 inches away, and allies of `A` touch it on its left and right. */
const crowd = (dice: readonly number[], more: Declared = {}) => {
  const y = 2540 + apart(inches(5));
  const { game, setup } = resolving('A\nBbC', {
    action: attack('b', { with: 'bow' }),
    profiles: { A: archer },
    at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y }, B: { x: 1800, y }, C: { x: 8200, y } },
    ...more,
  });
  return [game, { ...setup, dice }] as const;
};

scenario(
  'each ally that touches the target of a shot costs 4; allies that only stand near cost nothing',
  ['ELD-RANGED-009', 'ELD-RANGED-010'],
  play => {
    const two = play(...crowd([15])).match;
    expect(told(two)).toEqual(['A attack ACC 2 at b: 15-']);
    expect(lines(two, 'A')).toEqual(['ELD-RANGED-010 -4 contact with B', 'ELD-RANGED-010 -4 contact with C']);
    const y = 2540 + apart(inches(5));
    const near = { A: { x: 5000, y: 2540 }, b: { x: 5000, y }, B: { x: 1797, y }, C: { x: 8203, y } };
    expect(told(play(...crowd([19], { at: near })).match)).toEqual(['A attack ACC 10 at b: 19-']);
    // One of the tolerance still touches.
    expect(told(play(...crowd([15], { at: { ...near, B: { x: 1798, y } } })).match)[0]).toContain('ACC 6');
  },
);

scenario(
  'an Incapacitated ally that touches the target counts unless the option leaves it out, and a Dead one never',
  ['ELD-RANGED-009', 'ELD-RANGED-010'],
  play => {
    const roll = (states: LaidOut['states'], fallenContact = true) =>
      told(play(...crowd([15], { ...(states ? { states } : {}), options: { fallenContact } })).match);
    const lying = { B: ['incapacitated'] } as const;
    expect(roll(lying)).toEqual(['A attack ACC 2 at b: 15-']);
    expect(roll(lying, false)).toEqual(['A attack ACC 6 at b: 15-']);
    expect(roll({ B: ['dead'] })).toEqual(['A attack ACC 6 at b: 15-']);
    expect(roll(undefined, false)).toEqual(['A attack ACC 2 at b: 15-']);
  },
);

scenario(
  'a die of 17 or more strikes the ally that the opponent picks, even a success, and never critically',
  ['ELD-RANGED-011', 'ELD-RANGED-012'],
  play => {
    const { stats } = plainProfile;
    const master = { A: { ...archer, stats: { ...stats, ACC: 30 } } };
    const { match } = play(
      ...crowd([20, 17, 10, 10, 19, 18], { profiles: master, action: attack('bb', { with: 'bow' }) }),
    )
      .waitsFor({ by: 'p2', kind: 'model' })
      .options('p2', ['B', 'C'])
      .choose('p2', 'C')
      .choose('p2', 'B');
    // The Armor of the allies counts, so that no Hit is critical.
    expect(told(match)).toEqual([
      'A attack ACC 22 at b: 20! 17',
      'A hits C astray',
      'C friendly-fire M 10: 10',
      'A hits B astray',
      'B friendly-fire M 10: 10',
      'damage to C: 19+2 against 10',
      'damage to B: 18+2 against 10',
    ]);
  },
);

/** The models `b` and `c` react to `A`: one shoots, and the other one dodges, so many units beside `A`. */
const shotPast = (play: Plays, dice: readonly number[], dodgedStrays: boolean, beside = 0) => {
  const { game, setup } = laidOut('', {
    options: { dodgedStrays },
    at: {
      A: { x: inches(10), y: inches(10) },
      b: { x: inches(10), y: inches(20) },
      c: { x: inches(10) + 3200 + beside, y: inches(10) },
    },
    profiles: { b: archer },
  });
  return play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] })
    .choose('p2', { model: 'b' })
    .choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' })
    .choose('p2', { model: 'c' })
    .choose('p2', { do: 'dodge' })
    .choose('p1', { do: 'nothing' });
};

scenario('by option an ally that dodges beside the target avoids a stray Hit', 'ELD-RANGED-012', play => {
  // One die for the shot, one of half AG for the ally, behind whom the shooter stands; then a Morale roll and a Damage roll if it was hit.
  expect(told(shotPast(play, [18, 5], true).match).slice(-3)).toEqual([
    'b attack ACC 6 at A: 18-',
    'c dodge AG 5: 5',
    'hit on c negated by dodge',
  ]);
  expect(told(shotPast(play, [18, 6, 10, 8], true).match)).toContain('b hits c astray');
  // Away from the target there is nothing to avoid.
  expect(told(shotPast(play, [18], true, 3).match).slice(-1)).toEqual(['b attack ACC 10 at A: 18-']);
});

scenario('an ally that dodges does not avoid a stray Hit', ['ELD-RANGED-012', 'ELD-ACTION-011'], play => {
  const p = shotPast(play, [18, 10, 8], false);
  expect(told(p.match).slice(-5)).toEqual([
    'b attack ACC 6 at A: 18-',
    'b hits c astray',
    'c friendly-fire M 10: 10',
    'damage to c: 8+2 against 10',
    'c -1 HP',
  ]);
});

scenario(
  'a die of 16 hits the target of a shot into Base Contact, a die of 17 the ally that touches it',
  'ELD-RANGED-011',
  play => {
    const { stats } = plainProfile;
    const master = { A: { ...archer, stats: { ...stats, ACC: 25 } } };
    const at = (...dice: readonly number[]) => {
      const y = 2540 + apart(inches(5));
      const one = { A: { x: 5000, y: 2540 }, b: { x: 5000, y }, B: { x: 1800, y }, C: { x: 1000, y: 1000 } };
      const all = told(play(...crowd(dice, { profiles: master, at: one })).match);
      return all.filter(line => !line.includes('friendly-fire')).slice(1, 4);
    };
    expect(at(16, 3)).toEqual(['A hits b', 'damage to b: 3+2 against 10', 'b -1 HP']);
    expect(at(17, 10, 3)).toEqual(['A hits B astray', 'damage to B: 3+2 against 10', 'B -1 HP']);
  },
);

scenario('stray dice of a shot into Base Contact neither win nor lose a Confrontation', 'ELD-RANGED-013', play => {
  const { stats } = plainProfile;
  const master = { A: { ...archer, stats: { ...stats, ACC: 28 } }, b: archer };
  const y = 2540 + apart(inches(5));
  const one = { A: { x: 5000, y: 2540 }, b: { x: 5000, y }, B: { x: 1800, y }, C: { x: 1000, y: 1000 } };
  const { match } = play(
    ...crowd([17, 9, 10, 20, 20], { profiles: master, at: one, reactions: { b: attack('A', { with: 'bow' }) } }),
  );
  expect(told(match).filter(line => /against b|hits/.test(line))).toEqual([
    'A 17>B against b 9: b',
    'A hits B astray',
    'b hits A',
  ]);
});

scenario(
  'the rule for shots into Base Contact covers ranged Spells, but no Attack with an area',
  ['ELD-RANGED-014', 'ELD-RANGED-009'],
  play => {
    const cast = { ...attack('b'), kind: 'ranged', means: { spell: 'spark' } } as const;
    expect(told(play(...crowd([15], { action: cast })).match)[0]).toBe('A attack INT 2 at b: 15-');
    const blast = {
      name: 'Blast',
      element: 'fire',
      type: 'sorcery',
      weapon: {
        power: 8,
        reach: { distance: 16, template: 'circular-small' },
        strike: 1,
        kinds: ['ranged'],
        traits: [],
      },
    } as const;
    const at = { x: 5000, y: 2540 + apart(inches(5)), z: 0 };
    const aims = [{ model: 'b', template: { template: 'circular-small', at } }] as const;
    const area = { ...cast, means: { spell: 'blast' }, aims };
    expect(told(play(...crowd([15], { action: area, pack: { spells: { blast } } })).match)[0]).toContain('INT 10');
  },
);

scenario('an ability can let a shot ignore the allies that touch its target', 'ELD-SKILL-006', play => {
  const sources = { ignoresContact: [() => ({ rule: 'ELD-SKILL-006', source: 'chain-attack' }) as const] };
  expect(told(play(...crowd([15], { sources })).match)).toEqual(['A attack ACC 10 at b: 15-']);
});

scenario(
  'of several Covers of a model the best one counts alone, or by option they add up, each once',
  ['ELD-COVER-005', 'ELD-COVER-006'],
  play => {
    const behind = (coversAddUp: boolean, more: Declared = {}): readonly string[] => {
      const both: Declared = {
        scenery: { hedge: { boxes: [[0, 5.2, 10, 0.3]], top: 1 }, wall: { boxes: [[0, 4.9, 2, 0.3]], top: 3 } },
        at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: inches(5.5) + 1600 + 100 } },
        options: { coversAddUp },
        ...more,
      };
      return lines(play(...shot(0, both)).match, 'A');
    };
    expect(behind(false)).toEqual(['ELD-COVER-003 -4 heavy cover']);
    expect(behind(true)).toEqual(['ELD-COVER-004 -2 light cover of hedge', 'ELD-COVER-003 -4 heavy cover of wall']);
    const low: Declared = { scenery: {}, states: { b: ['crouched'] } };
    expect([behind(false, low), behind(true, low)]).toEqual([
      ['ELD-COVER-006 -2 light cover'],
      ['ELD-COVER-006 -2 light cover of Crouched'],
    ]);
    const wall: Declared = { ...low, scenery: { wall: { boxes: [[0, 4.9, 2, 0.3]], top: 3 } } };
    expect([behind(false, wall), behind(true, wall)]).toEqual([
      ['ELD-COVER-003 -4 heavy cover'],
      ['ELD-COVER-006 -2 light cover of Crouched', 'ELD-COVER-003 -4 heavy cover of wall'],
    ]);
  },
);

scenario(
  'Cover reduces the attribute of a shot, and of a ranged Spell',
  ['ELD-COVER-003', 'ELD-COVER-004', 'ELD-COVER-008', 'ELD-COVER-010'],
  play => {
    const wall = (top: number): Declared => ({
      scenery: { wall: { boxes: [[0, 5, 10, 0.5]], top } },
      at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: inches(5.5) + 1600 + 100 } },
    });
    const low = play(...shot(0, wall(1))).match;
    expect(told(low)[0]).toBe('A attack ACC 8 at b: 15-');
    expect(lines(low, 'A')).toEqual(['ELD-COVER-004 -2 light cover']);
    const cast = { ...attack('b'), kind: 'ranged', means: { spell: 'spark' } } as const;
    expect(told(play(...shot(0, { ...wall(1), action: cast })).match)[0]).toBe('A attack INT 8 at b: 15-');
    // Attacks into a Casting Aura never suffer from it.
    const aura = { ...plainSpell, weapon: { ...plainSpell.weapon, reach: { distance: 'casting-aura' as const } } };
    const spells = { spells: { spark: aura } };
    expect(told(play(...shot(0, { ...wall(1), action: cast, pack: spells })).match)[0]).toBe(
      'A attack INT 10 at b: 15-',
    );
  },
);

scenario(
  'a reaction shot has the penalty for friends that touch its target at the point that it names, and not a step further',
  ['ELD-RANGED-008', 'ELD-RANGED-010'],
  play => {
    const end = { x: 25400, y: 20000, z: 0 };
    const shotAt = (at: { readonly leg: number; readonly along: number }) => {
      const { game, setup } = resolving('A\nbc', {
        at: { A: end, b: { x: 25400, y: 2000 }, c: { x: 25400 + 3200, y: 10000 } },
        from: { x: 25400, y: 10000 },
        movement: { kind: 'walk', route: [end], facing: { x: 0, y: 1 }, skills: [] },
        profiles: { b: archer },
        facing: { b: { x: 0, y: 1 } },
        reactions: { b: { action: attack('A', { with: 'bow' }), at } },
      });
      return told(play(game, { ...setup, dice: [15] }).match)[0];
    };
    expect(shotAt({ leg: 0, along: 0 })).toBe('b attack ACC 6 at A: 15-');
    expect(shotAt({ leg: 1, along: 2000 })).toBe('b attack ACC 10 at A: 15-');
  },
);

scenario(
  'a shot whose attribute the friends beside its target bring to 0 has no dice, so none goes astray',
  ['ELD-MOD-007', 'ELD-RANGED-010', 'ELD-RANGED-011'],
  play => {
    const [x, y] = [5000, 2540 + apart(inches(5))];
    const beside = { A: { x, y: 2540 }, b: { x, y }, C: { x: x + 3200, y }, D: { x: x - 3200, y } };
    const accurate = (ACC: number): Declared => ({
      at: beside,
      profiles: { A: { ...archer, stats: { ...plainProfile.stats, ACC } } },
    });
    const { game, setup } = resolving('ACD\nb', { action: attack('b', { with: 'bow' }), ...accurate(8) });
    expect(told(play(game, setup).match)).toEqual(['A attack ACC 0 at b: no dice']);
    const better = resolving('ACD\nb', { action: attack('b', { with: 'bow' }), ...accurate(9) });
    play(better.game, { ...better.setup, dice: [17] }).waitsFor({ by: 'p2', kind: 'model' });
  },
);

scenario('a Shrouded ally that a shot hits astray is shown', ['ELD-STATE-069', 'ELD-RANGED-011'], play => {
  const [x, y] = [5000, 2540 + apart(inches(5))];
  const lay = { at: { A: { x, y: 2540 }, b: { x, y }, C: { x: x + 3200, y } }, profiles: { A: archer } };
  const { game, setup } = resolving('AC\nb', {
    action: attack('b', { with: 'bow' }),
    states: { C: ['shrouded'] },
    ...lay,
  });
  const story = told(play(game, { ...setup, dice: [17, 5, 20] }).match);
  expect(story).toEqual(expect.arrayContaining(['A hits C astray', 'C is no longer shrouded']));
});
