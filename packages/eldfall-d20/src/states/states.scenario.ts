import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { attackFacts } from '../attacks/facts.js';
import { traitsOfHits } from '../attacks/hit-traits.js';
import { strikeOf } from '../attacks/strike.js';
import { whyNotDeclare } from '../match/bans.js';
import { modelOf } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { ActionChoice, DeclaredMovement } from '../vocabulary/index.js';
import type { Attribute, StateId } from '../vocabulary/words.js';
import { engages } from './engaged/engages.js';

const scenario = scenarios<RuleId>(test);
const odd = { STA: 3, SPD: 7, OFF: 13, DEF: 11, ACC: 9, INT: 9, AG: 9, T: 9, ARM: 3, HP: 2, M: 9 };

/** The attributes that a state changes, with their values. */
const changed = (state: StateId): Partial<Record<Attribute, number>> => {
  const { table } = laidOut('A.b', { profiles: { A: { stats: odd } }, states: { A: [state] } });
  const model = modelOf(table.state, 'A');
  const entries = Object.entries(odd).map(
    ([name, value]) => [name, value, currentOf(table, model, name as Attribute)] as const,
  );
  return Object.fromEntries(entries.filter(([, value, now]) => value !== now).map(([name, , now]) => [name, now]));
};

test.each<[StateId, Partial<Record<Attribute, number>>]>([
  ['confused', { OFF: 7, DEF: 6, ACC: 5, INT: 5, AG: 5, M: 5 }],
  ['crippled', { SPD: 4, AG: 5 }],
  ['crouched', { SPD: 4, ARM: 2 }],
  ['flying', { SPD: 14 }],
  ['weakened', { STA: 2, T: 5 }],
  ['slowed', { SPD: 4 }],
  ['petrified', {}],
])(
  '%s changes these attributes and no other: %j [ELD-STATE-010, ELD-STATE-011, ELD-STATE-013, ELD-STATE-036, ELD-STATE-070, ELD-STATE-072]',
  (state, expected) => {
    expect(changed(state)).toEqual(expected);
  },
);

/** The rules that forbid a model in a state to declare something. */
const banned = (lay: LaidOut, declared: DeclaredMovement | ActionChoice, role: 'active' | 'reactive' = 'active') => {
  const { table } = laidOut('A\nb', { pitch: 1.5, ...lay });
  const model = modelOf(table.state, 'A');
  return whyNotDeclare(
    table,
    model,
    'do' in declared
      ? { what: 'action', role, action: declared, movement: null }
      : { what: 'movement', movement: declared },
  )?.rule;
};
const dodge = { do: 'dodge' } as const;
const nothing = { do: 'nothing' } as const;
const assist = { do: 'assist', means: { item: 'potion' } } as const;
const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['b'] } as const;

test('a Blinded model declares Assist, Dodge or Nothing only [ELD-STATE-009]', () => {
  const lay: LaidOut = { states: { A: ['blinded'] } };
  expect([dodge, nothing, assist].map(one => banned(lay, one))).toEqual([undefined, undefined, undefined]);
  expect([banned(lay, swordAttack), banned(lay, { do: 'uncover' })]).toEqual(['ELD-STATE-009', 'ELD-STATE-009']);
});

test('a Crouched model walks or is Idle, unless it gets up before the declaration [ELD-STATE-016, ELD-STATE-017, ELD-STATE-018]', () => {
  const lay: LaidOut = { states: { A: ['crouched'] } };
  const up = { state: 'crouched', to: false, when: 'before' } as const;
  expect([banned(lay, going('walk', [1.5, 1])), banned(lay, idle())]).toEqual([undefined, undefined]);
  expect(banned(lay, going('run', [1.5, 1]))).toBe('ELD-STATE-016');
  expect(banned(lay, { ...going('run', [1.5, 1]), stance: up })).toBeUndefined();
  expect(banned(lay, { ...going('run', [1.5, 1]), stance: { ...up, when: 'after' } })).toBe('ELD-STATE-016');
  const options = { crouchCancelBeforeDeclaration: false };
  expect(banned({ ...lay, options }, { ...going('run', [1.5, 1]), stance: up })).toBe('ELD-STATE-016');
  expect(banned(lay, { ...idle(), stance: { ...up, to: true } })).toBe('ELD-STATE-018');
  expect(banned({}, { ...idle(), stance: up })).toBe('ELD-STATE-017');
});

test('a Flying model does not crouch of its own will [ELD-STATE-039]', () => {
  const stance = { state: 'crouched', to: true, when: 'after' } as const;
  expect(banned({ states: { A: ['flying'] } }, { ...idle(), stance })).toBe('ELD-STATE-039');
  expect(banned({}, { ...idle(), stance })).toBeUndefined();
});

test('an Engaged model is Idle or walks straight toward the enemy [ELD-STATE-028, ELD-STATE-029]', () => {
  const at = { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 9080 }, c: { x: 9080, y: 5080 } };
  const lay: LaidOut = { at, states: { A: [engaged] } };
  const walk = (x: number, y: number): DeclaredMovement => ({ ...idle(), kind: 'walk', route: [{ x, y, z: 0 }] });
  expect([banned(lay, idle()), banned(lay, walk(5080, 5500)), banned(lay, walk(5081, 5500))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([banned(lay, walk(5083, 5500)), banned(lay, walk(5080, 5000))]).toEqual(['ELD-STATE-028', 'ELD-STATE-028']);
  expect(banned(lay, { ...walk(5080, 5500), kind: 'run' })).toBe('ELD-STATE-028');
  const both: LaidOut = { at, states: { A: [{ ...engaged, about: ['b', 'c'] }] } };
  const { table } = laidOut('A\nbc', { pitch: 1.5, ...both });
  const why = (movement: DeclaredMovement) =>
    whyNotDeclare(table, modelOf(table.state, 'A'), { what: 'movement', movement })?.rule;
  expect([why(walk(5500, 5080)), why(walk(5080, 5500)), why(walk(5500, 5500))]).toEqual([
    undefined,
    undefined,
    'ELD-STATE-029',
  ]);
});

test('an Engaged model strikes, assists itself, Dodges or does Nothing in both roles [ELD-STATE-030, ELD-STATE-031]', () => {
  const lay: LaidOut = { states: { A: [engaged] } };
  expect([swordAttack, assist, dodge, nothing].map(one => banned(lay, one))).toEqual(Array(4).fill(undefined));
  const shot = { ...swordAttack, kind: 'ranged' } as const;
  expect([banned(lay, shot), banned(lay, { do: 'uncover' })]).toEqual(['ELD-STATE-030', 'ELD-STATE-030']);
  expect(banned(lay, shot, 'reactive')).toBe('ELD-STATE-031');
});

test('an Immobilized model is Idle as it stands and declares no Special Action [ELD-STATE-051]', () => {
  const lay: LaidOut = { states: { A: ['immobilized'] } };
  expect([banned(lay, idle()), banned(lay, swordAttack)]).toEqual([undefined, undefined]);
  expect(banned(lay, idle({ x: 1, y: 0 }))).toBe('ELD-STATE-051');
  expect([banned(lay, going('walk', [1.5, 1])), banned(lay, { do: 'uncover' })]).toEqual([
    'ELD-STATE-051',
    'ELD-STATE-051',
  ]);
});

test('an Immobilized model neither crouches nor gets up in its Movement step, but by option [ELD-STATE-051]', () => {
  for (const to of [true, false]) {
    const changes = (immobilizedMayCrouch: boolean) => {
      const lay: LaidOut = {
        states: { A: to ? ['immobilized'] : ['immobilized', 'crouched'] },
        options: { immobilizedMayCrouch },
      };
      return banned(lay, { ...idle(), stance: { state: 'crouched', to, when: 'before' } });
    };
    expect([changes(false), changes(true)]).toEqual(['ELD-STATE-051', undefined]);
  }
});

test('an enemy engages within the Reach of its Melee Weapon, on one side only, whatever stands between [ELD-STATE-023, ELD-STATE-024, ELD-STATE-025, ELD-STATE-026]', () => {
  const at = (gap: number): LaidOut['at'] => ({ A: { x: 5080, y: 5080 }, b: { x: 5080, y: 5080 + 3200 + gap } });
  const check = (gap: number, lay: LaidOut = {}): readonly [boolean, boolean] => {
    const { table } = laidOut('A\nb', { at: at(gap) ?? {}, ...lay });
    const [A, b] = [modelOf(table.state, 'A'), modelOf(table.state, 'b')];
    return [engages(table, b, A), engages(table, A, b)];
  };
  expect([check(2540), check(2543)]).toEqual([
    [true, true],
    [false, false],
  ]);
  const unarmed: LaidOut = { models: { A: { equipped: [] } } };
  expect([check(2540, unarmed), check(0, unarmed)]).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(check(2540, { facing: { A: { x: 0, y: -1 }, b: { x: 0, y: 1 } } })).toEqual([true, true]);
  const wall: LaidOut = { scenery: { wall: { boxes: [[0, 3, 8, 0.2]], top: null } } };
  expect(check(2540, wall)).toEqual([true, true]);
  expect(check(2540, { ...wall, options: { engagedNeedsClearLine: true } })).toEqual([false, false]);
});

test('low, Petrified and fallen models engage nobody, and Flying ones are not Engaged [ELD-STATE-015, ELD-STATE-027, ELD-STATE-033, ELD-STATE-071]', () => {
  const by = (state: StateId, options: LaidOut['options'] = {}): readonly [boolean, boolean] => {
    const { table } = laidOut('A\nb', { pitch: 1.5, states: { A: [state] }, ...(options ? { options } : {}) });
    const [A, b] = [modelOf(table.state, 'A'), modelOf(table.state, 'b')];
    return [engages(table, A, b), engages(table, b, A)];
  };
  expect([by('crouched'), by('petrified')]).toEqual([
    [false, true],
    [false, true],
  ]);
  expect([by('incapacitated'), by('dead')]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect([by('flying'), by('flying', { flyingEngages: false })]).toEqual([
    [true, false],
    [false, false],
  ]);
});

scenario(
  'models become Engaged at the end of an activation, and free at once when they are out of Reach',
  ['ELD-STATE-023', 'ELD-STATE-033'],
  play => {
    const { game, setup } = laidOut('A\nb', { pitch: 1.5, models: { b: { points: 0 } } });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    expect([modelIn(p, 'A').states[0]?.about, modelIn(p, 'b').states[0]?.about]).toEqual([['b'], ['A']]);
    p.choose('p1', 'A').choose('p1', idle()).choose('p1', dodge);
    p.choose('p1', { route: [{ x: 3810, y: 1700, z: 0 }], facing: { x: 0, y: 1 } });
    expect([modelIn(p, 'A').states, modelIn(p, 'b').states]).toEqual([[], []]);
  },
);

scenario('only Flying models strike at a Flying model', 'ELD-STATE-040', play => {
  const lay: LaidOut = { pitch: 1.5, models: { b: { points: 0 } } };
  const walks = laidOut('A\nb', { ...lay, states: { b: ['flying'] } });
  play(walks.game, walks.setup)
    .choose('p1', 'A')
    .choose('p1', idle())
    .refuses('p1', swordAttack, { code: 'no-target', rule: 'ELD-ACTION-027' });
  const flies = laidOut('A\nb', { ...lay, states: { A: ['flying'], b: ['flying'] } });
  const p = play(flies.game, { ...flies.setup, dice: [5, 20] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p1', swordAttack);
  // The Strike of a Flying model in melee is one (ELD-STATE-037).
  expect(events(p, 'HitScored').length).toBe(1);
});

scenario(
  'fallen and Petrified models neither activate nor react',
  ['ELD-STATE-020', 'ELD-STATE-046', 'ELD-STATE-071'],
  play => {
    const states = {
      B: ['incapacitated'],
      C: ['dead'],
      D: ['petrified'],
      b: ['incapacitated'],
      c: ['dead'],
      d: ['petrified'],
    } as const;
    const { game, setup } = laidOut('A.B.C.D\n.\nb.c.d', { states });
    const p = play(game, setup)
      .options('p1', ['A', 'end', 'drop'])
      .refuses('p1', 'B', { code: 'cannot-act', rule: 'ELD-ACT-003' });
    p.choose('p1', 'A').choose('p1', idle());
    expect(open(p)).toEqual(['p1 action']);
  },
);

scenario(
  'every action but Nothing shows a Shrouded model, and its Attack is a Surprise',
  ['ELD-STATE-065', 'ELD-STATE-066', 'ELD-STATE-067', 'ELD-STATE-068'],
  play => {
    const { game, setup } = laidOut('A\nb', { pitch: 1.5, states: { A: ['shrouded'] }, models: { b: { points: 1 } } });
    const still = play(game, setup).choose('p1', 'A').choose('p1', 'keep').choose('p1', idle());
    still.choose('p2', { model: 'b' });
    still
      .refuses('p2', swordAttack, { code: 'no-target', rule: 'ELD-ACTION-027' })
      .choose('p2', nothing)
      .choose('p1', nothing);
    expect(modelIn(still, 'A').states.some(({ state }) => state === 'shrouded')).toBe(true);
    const shown = play(game, { ...setup, dice: [20, 20] })
      .choose('p1', 'A')
      .choose('p1', 'keep')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', swordAttack);
    expect(modelIn(shown, 'A').states.some(({ state }) => state === 'shrouded')).toBe(false);
    expect(events(shown, 'Used').map(({ key }) => key)).toContain('declared-in-secret A');
  },
);

test('an ability may spare a Blinded model the limit of its actions [ELD-STATE-009]', () => {
  const immunities = [
    (_: unknown, __: unknown, harm: object) =>
      'rule' in harm && harm.rule === 'ELD-STATE-009'
        ? ({ rule: 'ELD-SKILL-012', source: 'test' } as const)
        : undefined,
  ];
  expect(banned({ states: { A: ['blinded'] }, sources: { immunities } }, swordAttack)).toBeUndefined();
});

test('a model that crouches first walks or is Idle, and one that flies already stands [ELD-STATE-016, ELD-STATE-017, ELD-STATE-018]', () => {
  const down = { state: 'crouched', to: true, when: 'before' } as const;
  expect(banned({}, { ...going('run', [1.5, 1]), stance: down })).toBe('ELD-STATE-016');
  expect(banned({}, { ...going('run', [1.5, 1]), stance: { ...down, when: 'after' } })).toBeUndefined();
  expect(banned({}, { ...going('walk', [1.5, 1]), stance: down })).toBeUndefined();
  const up = { ...down, to: false };
  expect(banned({ states: { A: ['flying'] } }, { ...idle(), stance: up })).toBe('ELD-STATE-017');
});

test('the Strike of a Crouched model becomes 1 before amounts are added [ELD-STATE-014]', () => {
  const strike = (state: StateId): number => {
    const { table } = laidOut('A.b', { states: { A: [state] } });
    const declared = {
      do: 'attack',
      means: { item: 'sword' },
      kind: 'melee',
      aims: [{ model: 'b' }],
      skills: [],
    } as const;
    return strikeOf(table, attackFacts(table, { attacker: 'A', declared })).total;
  };
  expect([strike('crouched'), strike('slowed')]).toEqual([1, 2]);
});

test('only the Attack that was declared in secret is a Surprise, not one that a Skill adds [ELD-STATE-068]', () => {
  const used = { sequence: ['declared-in-secret A'], turn: [], game: [] };
  const { table } = laidOut('A.b', { state: { used } });
  const declared = {
    do: 'attack',
    means: { item: 'sword' },
    kind: 'melee',
    aims: [{ model: 'b' }],
    skills: [],
  } as const;
  const facts = attackFacts(table, { attacker: 'A', declared });
  const traits = (by: string | null) => traitsOfHits(table, { ...facts, by }).map(({ id }) => id);
  expect([traits(null), traits('chain-attack')]).toEqual([['surprise-attack'], []]);
});

test('an Engaged model does not Leap away, although its Jump counts as a Normal Movement [ELD-STATE-028, ELD-SKILL-034]', () => {
  const leap: DeclaredMovement = {
    kind: 'jump',
    route: [{ x: 5080, y: 5180, z: 0 }],
    facing: { x: 0, y: 1 },
    skills: ['leap'],
  };
  const leaper: LaidOut = { profiles: { A: { skills: [{ id: 'leap' }] } } };
  expect(banned(leaper, leap)).toBeUndefined();
  expect(banned({ ...leaper, states: { A: [engaged] } }, leap)).toBe('ELD-STATE-028');
});
