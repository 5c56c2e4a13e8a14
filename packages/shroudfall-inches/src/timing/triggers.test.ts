import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { attackAt } from '../abilities/cards/scenario-words.js';
import { passive } from '../abilities/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Trigger, WindowId } from '../vocabulary/ability.js';
import type { Moment } from '../vocabulary/index.js';
import { gather } from './gather.js';

/** The models of the unit `U` that may use an ability at a moment. */
const users = (drawing: string, when: Trigger, moment: Omit<Moment, 'window'>, lay: LaidOut = {}) => {
  const cards = { ...lay.cards, U: { ...lay.cards?.U, abilities: [passive({ when })] } };
  const { table } = laidOut(drawing, { ...lay, cards });
  return gather(table, { window: when.window, ...moment }).flatMap(one => one.users);
};
const moved = (of: Trigger['of'], more: Partial<Trigger> = {}): Trigger => ({
  window: 'model-ends-move',
  ...(of ? { of } : {}),
  ...more,
});

describe('the side of the model whose moment it is [SFI-PRIORITY-013]', () => {
  const seen = (when: Trigger) =>
    ['U/1', 'A/1', 'c/1'].filter(of => users('UUA c', when, { of }).length > 0).map(id => id[0]);

  test.each([
    ['self', 'U'],
    ['friend', 'UA'],
    ['other-friend', 'UA'],
    ['enemy', 'c'],
    ['any', 'UAc'],
  ] as const)('%s is %s', (of, letters) => {
    expect(seen(moved(of)).join('')).toBe(letters);
  });

  test('the model that moved is "self", and any model of its unit a "friend"', () => {
    expect(users('UUA c', moved('self'), { of: 'U/2' })).toEqual(['U/2']);
    expect(users('UUA c', moved('friend'), { of: 'U/2' })).toEqual(['U/1', 'U/2']);
    expect(users('UUA c', moved('other-friend'), { of: 'U/2' })).toEqual(['U/1']);
    expect(users('UUA c', moved('other-friend'), { of: 'A/1' })).toEqual(['U/1', 'U/2']);
  });

  test('the moment of a whole unit is that of all its models', () => {
    const ended: Trigger = { window: 'activation-end', of: 'self' };
    expect(users('UUA c', ended, { of: 'U' })).toEqual(['U/1', 'U/2']);
    expect(users('UUA c', { ...ended, of: 'other-friend' }, { of: 'U' })).toEqual([]);
    expect(users('UUA c', { ...ended, of: 'other-friend' }, { of: 'A' })).toEqual(['U/1', 'U/2']);
  });

  test('only PREY is an enemy among the elements [SFI-SCENARIO-002]', () => {
    const lay: LaidOut = {
      elements: {
        boar: { at: { x: inches(9), y: inches(9) }, keywords: ['PREY'], prey: { def: 4, arm: 4 } },
        mine: { at: { x: inches(5), y: inches(9) } },
      },
    };
    expect(users('U c', moved('enemy'), { of: 'boar' }, lay)).toEqual(['U/1']);
    expect(users('U c', moved('enemy'), { of: 'mine' }, lay)).toEqual([]);
    expect(users('U c', moved('any'), { of: 'mine' }, lay)).toEqual(['U/1']);
  });
});

test('each model of the card has a range of its own [SFI-ABILITY-REACTIVE-012]', () => {
  expect(users('U U c', moved('enemy', { within: 3 }), { of: 'c/1' })).toEqual(['U/2']);
  expect(users('U U c', moved('enemy', { within: 8 }), { of: 'c/1' })).toEqual(['U/1', 'U/2']);
});

test('a keyword is one of the model whose moment it is [SFI-CARD-019]', () => {
  const lay: LaidOut = { cards: { c: { keywords: ['TEST', 'BEAST'] } } };
  expect(users('U c', moved('enemy', { keyword: 'BEAST' }), { of: 'c/1' }, lay)).toEqual(['U/1']);
  expect(users('U c', moved('enemy', { keyword: 'BEAST' }), { of: 'c/1' })).toEqual([]);
});

test('an enemy may have to be in melee with the model, a friend or another friend [SFI-MELEE-003]', () => {
  const near = (inMeleeWith: Trigger['inMeleeWith'], drawing: string) =>
    users(drawing, moved('enemy', inMeleeWith ? { inMeleeWith } : {}), { of: 'c/1' });
  expect(near('self', 'U  Uc')).toEqual(['U/2']);
  expect(near('friend', 'U  Uc')).toEqual(['U/1', 'U/2']);
  expect(near('other-friend', 'U  Uc')).toEqual(['U/1']);
  expect(near('other-friend', 'U  Ac')).toEqual(['U/1']);
  expect(near('self', 'U  Ac')).toEqual([]);
});

test('an attack may have to be of a type, a shape or critical [SFI-CRIT-003]', () => {
  const hit = (more: Partial<Trigger>): Trigger => ({ window: 'hit', of: 'self', ...more });
  const at = (when: Trigger, own: Parameters<typeof attackAt>[1] = {}, critical = false) =>
    users('U c', when, attackAt('U/1', { attacker: 'c/1', unit: 'c', player: 'p2', ...own }, { critical })).length;
  expect(at(hit({ attack: 'melee' }))).toBe(1);
  expect(at(hit({ attack: 'ranged' }))).toBe(0);
  expect(at(hit({ shape: 'beam' }))).toBe(0);
  expect(at(hit({ shape: 'beam' }), { shape: 'beam' })).toBe(1);
  expect(at(hit({ critical: true }))).toBe(0);
  expect(at(hit({ critical: true }), {}, true)).toBe(1);
});

test('the moment is that of the defender, or of the attacker where the card says so [SFI-ATTACK-027]', () => {
  const by = (attacker: string, target: string, role: Trigger['role']) => {
    const when: Trigger = { window: 'hit', of: 'self', ...(role ? { role } : {}) };
    return users('UU c', when, attackAt(target, { attacker, unit: attacker[0] ?? null }));
  };
  expect(by('U/2', 'c/1', 'attacker')).toEqual(['U/2']);
  expect(by('U/2', 'c/1', undefined)).toEqual([]);
  expect(by('c/1', 'U/1', 'attacker')).toEqual([]);
  expect(by('c/1', 'U/1', 'defender')).toEqual(['U/1']);
});

test('an attacker that is gone uses no ability, but its unit still counts [SFI-ATTACK-037]', () => {
  const gone = attackAt('c/1', { attacker: 'U/9', unit: 'U' });
  expect(users('U c', { window: 'hit', of: 'self', role: 'attacker' }, gone)).toEqual([]);
  expect(users('U c', { window: 'hit', of: 'friend', role: 'attacker' }, gone)).toEqual(['U/1']);
});

test('hits and damage of no attack are moments only where the card says so [SFI-ABILITY-ACTIVE-010]', () => {
  const plain: Trigger = { window: 'damaged', of: 'self' };
  const also: Trigger = { ...plain, outsideAttacks: true };
  expect(users('U c', plain, { of: 'U/1' })).toEqual([]);
  expect(users('U c', also, { of: 'U/1' })).toEqual(['U/1']);
  expect(users('U c', { ...also, role: 'attacker' }, { of: 'U/1' })).toEqual([]);
  expect(users('U c', { ...also, shape: 'single' }, { of: 'U/1' })).toEqual([]);
});

describe('the destruction of a model [SFI-ABILITY-REACTIVE-012]', () => {
  const base = { at: { x: inches(8), y: inches(2) }, radius: 1500 };
  const when = (of: Trigger['of'], within?: number): Trigger => ({
    window: 'destroyed',
    ...(of ? { of } : {}),
    ...(within === undefined ? {} : { within }),
  });

  test('counts from the last place of the model', () => {
    const gone = { model: 'A/1', unit: 'A', base };
    const lay: LaidOut = { units: { A: { where: 'destroyed' } } };
    expect(users('U', when('other-friend', 5), { of: 'A/1', gone }, lay)).toEqual(['U/1']);
    expect(users('U', when('other-friend', 4), { of: 'A/1', gone }, lay)).toEqual([]);
    expect(users('U', when('enemy', 5), { of: 'A/1', gone }, lay)).toEqual([]);
  });

  test('is a moment of the model itself, the last one of its unit included', () => {
    const gone = { model: 'U/9', unit: 'U', base };
    expect(users('U c', when('self'), { of: 'U/9', gone })).toEqual(['U/9']);
    expect(users('c', when('self'), { of: 'U/9', gone }, { units: { U: { where: 'destroyed' } } })).toEqual(['U/9']);
    expect(
      users('c', when('any'), { of: 'c/9', gone: { ...gone, unit: 'c' } }, { units: { U: { where: 'destroyed' } } }),
    ).toEqual([]);
  });
});

describe('a model that comes near [SFI-MANIFEST-006]', () => {
  const when: Trigger = { window: 'entered', of: 'enemy', within: 3 };
  const from = (x: number) => ({ at: { x: inches(x), y: inches(2) }, radius: 1500 });
  const shift = (before: number, after: number, more: Partial<NonNullable<Moment['shift']>> = {}) => ({
    of: 'c/1',
    shift: { model: 'c/1', before: from(before), after: from(after), how: 'move', ...more } as const,
  });

  test('was outside before and is inside now', () => {
    expect(users('U c', when, shift(20, 6))).toEqual(['U/1']);
    expect(users('U c', when, shift(5, 6))).toEqual([]);
    expect(users('U   c', when, shift(20, 10))).toEqual([]);
  });

  test('may come in by its path alone, or from beside the table', () => {
    expect(users('U   c', when, shift(20, 10, { comparePath: () => -1 }))).toEqual(['U/1']);
    expect(users('U   c', when, shift(20, 10, { comparePath: () => 0 }))).toEqual(['U/1']);
    expect(users('U   c', when, shift(20, 10, { comparePath: () => 1 }))).toEqual([]);
    expect(users('U c', when, shift(20, 6, { before: null }))).toEqual(['U/1']);
  });
});

test('a scenario element in the right half may have to be near [SFI-UNIT-006]', () => {
  const at = (y: number, half: 'own' | 'middle' | 'opponent' | undefined, within = 1, edge: 'low' | 'high' = 'low') => {
    const when: Trigger = { window: 'activation-end', of: 'self', nearElement: { within, ...(half ? { half } : {}) } };
    const lay: LaidOut = {
      elements: { mine: { at: { x: inches(4), y: inches(y) } } },
      armies: { p1: { edge }, p2: { edge: edge === 'low' ? 'high' : 'low' } },
    };
    return users(`${'\n'.repeat(Math.round(y / 2) - 1)}U c`, when, { of: 'U' }, lay).length;
  };
  expect([at(10, 'own'), at(10, 'opponent'), at(10, undefined)]).toEqual([1, 0, 1]);
  expect([at(26, 'own'), at(26, 'opponent'), at(26, 'own', 1, 'high')]).toEqual([0, 1, 1]);
  expect([at(18, 'own'), at(18, 'opponent'), at(18, 'middle')]).toEqual([0, 0, 1]);
  expect(at(10, 'own', 0.4)).toBe(0);
});

test('a window of the round is a moment of every unit on the table [SFI-ROUND-START-002]', () => {
  const when: Trigger = { window: 'round-start' };
  expect(users('UU c', when, { of: null })).toEqual(['U/1', 'U/2']);
  expect(users('c', when, { of: null }, { units: { U: { where: 'destroyed' } } })).toEqual([]);
});

test('other windows are no moment [SFI-ABILITY-REACTIVE-001]', () => {
  const { table } = laidOut('U c', { cards: { U: { abilities: [passive({ when: moved('any') })] } } });
  const others: readonly WindowId[] = ['unit-ends-move', 'entered', 'round-end'];
  expect(others.flatMap(window => gather(table, { window, of: 'U/1' }))).toEqual([]);
});
