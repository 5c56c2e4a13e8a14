import { expect, test } from 'vitest';
import { type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { enchantments } from '../content/book/enchantments.js';
import { bookSpells, caster, spellAt } from '../magic/scenario-words.js';
import { at, judging } from '../movement/scenario-words.js';
import { happened, laidOut, plainProfile } from '../testing/index.js';
import type { DeclaredAction, DeclaredMovement } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import type { Plays } from './scenario-words.js';

const { stats } = plainProfile;
const runner: Partial<Profile> = { size: 'large', traits: [{ id: 'trample' }] };
/** The radius of a large and of a medium base. */
const both = 2000 + 1600;
const y = 12700;

test('with Run a model with Trample passes through smaller models, and through no others [ELD-TRAIT-067]', () => {
  const judge = (A: Partial<Profile>, b: Partial<Profile>, kind: DeclaredMovement['kind'], far: number) =>
    judging({ profiles: { A, b }, at: { A: { x: 12700, y }, b: { x: 20000, y } } }, 'A.b')(kind, [at(12700 + far, y)]);
  const stopped = (radius: number) => ({ route: [at(20000 - 2000 - radius - 2, y)] });
  expect(judge(runner, {}, 'run', 16000)).toMatchObject({ kind: 'run', route: [at(12700 + 16000, y)] });
  expect(judge(runner, {}, 'walk', 14000)).toMatchObject(stopped(1600));
  expect(judge(runner, { size: 'large' }, 'run', 16000)).toMatchObject(stopped(2000));
  expect(judge({ size: 'large' }, {}, 'run', 16000)).toMatchObject(stopped(1600));
});

/** `A` has run 20,000 units to the right; b stands somewhere beside its way. */
const runs = (
  play: Plays,
  b: { readonly x: number; readonly y: number; readonly z?: number },
  dice: readonly number[],
  more: {
    readonly A?: Partial<Profile>;
    readonly b?: Partial<Profile>;
    readonly kind?: 'run' | 'walk';
    readonly answer?: DeclaredAction;
    readonly lay?: Partial<Declared>;
  } = {},
) => {
  const end = { x: 32700, y, z: 0 };
  const { game, setup } = resolving('A\nb', {
    ...more.lay,
    profiles: { A: more.A ?? runner, b: { stats: { ...stats, HP: 5 }, ...more.b }, ...more.lay?.profiles },
    at: { A: end, b, ...more.lay?.at },
    from: { x: 12700, y },
    movement: { kind: more.kind ?? 'run', route: [end], facing: { x: 1, y: 0 }, skills: [] },
    ...(more.answer ? { reactions: { b: more.answer } } : {}),
  });
  return play(game, { ...setup, dice });
};
const ran = (...args: Parameters<typeof runs>) => told(runs(...args).match);

scenario(
  'each smaller model that the runner passes or touches suffers a Hit with Knockdown and Power T, without a die',
  ['ELD-TRAIT-067', 'ELD-TRAIT-068'],
  play => {
    const struck = ['A hits b', 'damage to b: 20+2 against 10', 'b is crouched'];
    expect(ran(play, { x: 20000, y }, [20])).toEqual(struck);
    // Base Contact on the way is enough; 1/100 mm beyond the tolerance is not.
    expect(ran(play, { x: 20000, y: y + both + 2 }, [20])).toEqual(struck);
    expect(ran(play, { x: 20000, y: y + both + 3 }, [])).toEqual([]);
    expect(ran(play, { x: 32700 + both, y }, [20])).toEqual(struck);
    // A model of the same size, a Walk, no trait.
    expect(ran(play, { x: 20000, y: y + both }, [], { b: { size: 'large' } })).toEqual([]);
    expect(ran(play, { x: 20000, y: y + both }, [], { kind: 'walk' })).toEqual([]);
    expect(ran(play, { x: 20000, y: y + both }, [], { A: { size: 'large' } })).toEqual([]);
  },
);

scenario('a Wound by Trample is noted as one', ['ELD-TRAIT-067', 'ELD-SCHEME-034'], play => {
  const noted = happened(runs(play, { x: 20000, y }, [5]), 'DeedNoted').map(({ deed }) => deed);
  expect(noted.filter(({ deed }) => deed === 'wound')).toMatchObject([{ by: 'A', on: 'b', kind: 'trample' }]);
});

scenario(
  'a model that the runner touches at the start is trampled only if the run passes through it',
  'ELD-TRAIT-067',
  play => {
    expect(ran(play, { x: 12700 - both, y }, [])).toEqual([]);
    expect(ran(play, { x: 12700 + both, y }, [20])).toContain('A hits b');
  },
);

scenario('only a successful Dodge avoids the Hit of a Trample', 'ELD-TRAIT-068', play => {
  const dodge = { do: 'dodge' } as const;
  expect(ran(play, { x: 20000, y }, [1], { answer: dodge }).slice(-1)).toEqual(['hit on b negated by dodge']);
  expect(ran(play, { x: 20000, y }, [20, 20], { answer: dodge })).toContain('A hits b');
  const sword = { do: 'attack', means: { item: 'sword' }, kind: 'melee', aims: [{ model: 'A' }], skills: [] } as const;
  // An Attack on the runner is no Confrontation with it.
  expect(ran(play, { x: 32700, y: y + both + 100 }, [20], { answer: sword })).toEqual(['b attack DEF 10 at A: 20-']);
  const met = ran(play, { x: 32700, y: y + both }, [1, 20, 20], { answer: sword });
  expect(met.filter(one => one.includes(' hits ') || one.includes('no dice'))).toEqual([
    'b hits A critically',
    'A hits b',
  ]);
});

scenario(
  'a victim that looks at the arriving runner dodges with its whole Agility, wherever the run ends',
  ['ELD-ACTION-015', 'ELD-ACTION-014', 'ELD-TRAIT-068'],
  play => {
    // The runner comes from the left, and ends to the right.
    const dodged = (x: number, die: number, damage: readonly number[]) =>
      ran(play, { x: 20000, y }, [die, ...damage], {
        answer: { do: 'dodge' },
        lay: { facing: { b: { x, y: 0 } } },
      }).slice(0, 2);
    expect(dodged(-1, 10, [])).toEqual(['b dodge AG 10: 10', 'hit on b negated by dodge']);
    expect(dodged(1, 6, [20])).toEqual(['b dodge AG 5: 6-', 'A hits b']);
    expect(dodged(1, 5, [])).toEqual(['b dodge AG 5: 5', 'hit on b negated by dodge']);
  },
);

scenario('a model on a bridge over the path of the runner is not trampled', 'ELD-TRAIT-067', play => {
  // The runner is 60 mm tall.
  const above = (z: number, dice: readonly number[]) => ran(play, { x: 20000, y, z }, dice);
  expect(above(6002, [20])).toContain('A hits b');
  expect(above(6003, [])).toEqual([]);
});

scenario(
  'a Flying model is trampled and tramples as if it stood on the field, and by option only with its like',
  'ELD-TRAIT-067',
  play => {
    const hits = (states: Declared['states'] & object, trampleFlying: boolean, dice: readonly number[]) =>
      ran(play, { x: 20000, y }, dice, { lay: { states, options: { trampleFlying } } }).includes('A hits b');
    const alike = [{}, { A: ['flying'], b: ['flying'] }] as const;
    const unlike = [{ b: ['flying'] }, { A: ['flying'] }] as const;
    expect([...alike, ...unlike].map(states => hits(states, true, [20]))).toEqual([true, true, true, true]);
    expect(alike.map(states => hits(states, false, [20]))).toEqual([true, true]);
    expect(unlike.map(states => hits(states, false, []))).toEqual([false, false]);
  },
);

scenario(
  'a Trample of a model whose Attacks sweep hits only those that it passes, since no Attack roll succeeds',
  ['ELD-TRAIT-059', 'ELD-TRAIT-067'],
  play => {
    const end = { x: 32700, y, z: 0 };
    const { game, setup } = resolving('', {
      at: { A: end, b: { x: 20000, y }, c: { x: 45000, y } },
      facing: { A: { x: 1, y: 0 } },
      from: { x: 12700, y },
      movement: { kind: 'run', route: [end], facing: { x: 1, y: 0 }, skills: [] },
      profiles: { A: runner },
      pack: { spells: enchantments },
      enchantments: { A: ['burning-touch'] },
    });
    expect(told(play(game, { ...setup, dice: [20] }).match)).toEqual([
      'A hits b',
      'damage to b: 20+2 against 10',
      'b is crouched',
    ]);
  },
);

scenario(
  'Traits of Hits on the profile count for a Trample, but it surprises nobody, since it has no target',
  ['ELD-TRAIT-067', 'ELD-PROFILE-018', 'ELD-TRAIT-057'],
  play => {
    const A: Partial<Profile> = { ...runner, traits: [{ id: 'trample' }, { id: 'bleed' }, { id: 'surprise-attack' }] };
    const told = ran(play, { x: 20000, y }, [11, 8], {
      A,
      answer: { do: 'dodge' },
      lay: { facing: { b: { x: -1, y: 0 } } },
    });
    expect(told).toEqual([
      'b dodge AG 10: 11-',
      'A hits b',
      'damage to b: 8+2 against 10',
      'b -1 HP',
      'b is crouched',
      'b is bleeding',
    ]);
  },
);

scenario(
  'a model with Trample that flees in panic runs over smaller models, or by option goes round them',
  ['ELD-TRAIT-067', 'ELD-STATE-055', 'ELD-PROFILE-018'],
  play => {
    const flees = (trampleInPanic: boolean, dice: readonly number[]) => {
      const { game, setup } = laidOut('', {
        at: { A: { x: 40000, y: 45720 }, b: { x: 30000, y: 45720 } },
        profiles: { A: { ...runner, stats: { M: 10 } } },
        states: { A: ['panicked'] },
        models: { b: { points: 0 } },
        options: { trampleInPanic },
      });
      const p = play(game, { ...setup, dice: [11, ...dice] });
      return told(p.choose('p1', 'A').choose('p1', { do: 'nothing' }).match).filter(one => one.includes('b'));
    };
    expect(flees(true, [20])).toEqual(['A hits b', 'damage to b: 20+2 against 10', 'b is crouched']);
    expect(flees(false, [])).toEqual([]);
  },
);

scenario(
  'a Trample counts as a Melee Attack for Resistance and Elemental Essence, but by the option it has no Type and no Element',
  ['ELD-TRAIT-067', 'ELD-SCHEME-034', 'ELD-TRAIT-051', 'ELD-TRAIT-024', 'ELD-SPELL-011'],
  play => {
    const isHit = (b: Profile['traits'][number], trampleIsMelee: boolean, dice: readonly number[]) => {
      const A: Partial<Profile> = {
        ...runner,
        traits: [{ id: 'trample' }, { id: 'elemental-essence', element: 'fire' }],
      };
      const { game, setup } = resolving('', {
        at: { A: { x: 32700, y }, b: { x: 20000, y } },
        from: { x: 12700, y },
        movement: { kind: 'run', route: [{ x: 32700, y, z: 0 }], facing: { x: 1, y: 0 }, skills: [] },
        profiles: { A, b: { traits: [b] } },
        pack: { spells: enchantments },
        enchantments: { A: ['spectral-blade'] },
        options: { trampleIsMelee },
      });
      return told(play(game, { ...setup, dice }).match).includes('b is crouched');
    };
    const types = [{ type: 'melee' }, { type: 'spell' }, { type: 'natural' }, { element: 'fire' }] as const;
    for (const to of types) {
      const resists = { id: 'resistance', level: 2, to } as const;
      expect([isHit(resists, true, []), isHit(resists, false, [20])]).toEqual([false, true]);
    }
    const essence = { id: 'elemental-essence', element: 'fire' } as const;
    expect([isHit(essence, true, []), isHit(essence, false, [20])]).toEqual([false, true]);
    // A Trait of the Hit is one with either reading.
    const knockdown = { id: 'resistance', level: 2, to: { trait: 'knockdown' } } as const;
    expect([isHit(knockdown, true, []), isHit(knockdown, false, [])]).toEqual([false, false]);
  },
);

scenario(
  'a Trample Hit is a Hit: it shows a token, heals by Life Leech and opens a Chain Attack; Redirect Damage cancels it and turns nothing back',
  ['ELD-TRAIT-067', 'ELD-STATE-069', 'ELD-SPELLCRAFT-053', 'ELD-SKILL-004', 'ELD-SPELLCRAFT-034'],
  play => {
    expect(ran(play, { x: 20000, y }, [20], { lay: { states: { b: ['shrouded'] } } })).toContain(
      'b is no longer shrouded',
    );
    const leeching = { pack: { spells: enchantments }, enchantments: { A: ['life-leech'] } } as const;
    expect(ran(play, { x: 20000, y }, [8], { lay: leeching })).toContain('A +1 HP');
    const chained = runs(play, { x: 20000, y }, [20], {
      lay: {
        at: { C: { x: 20000, y: y + 4000 } },
        facing: { C: { x: 0, y: -1 } },
        profiles: { C: { skills: [{ id: 'chain-attack' }] } },
      },
    });
    chained.waitsFor({ by: 'p1', kind: 'action' }).choose('p1', { do: 'nothing' });
    const redirected = ran(play, { x: 20000, y }, [5], {
      b: caster('redirect-damage'),
      answer: spellAt('redirect-damage', 'A'),
      lay: { pack: { spells: bookSpells }, facing: { b: { x: 1, y: 0 } } },
    });
    expect(redirected.filter(one => one.startsWith('hit ') || one.includes(' HP'))).toEqual([
      'hit on b negated by redirect-damage',
    ]);
  },
);
