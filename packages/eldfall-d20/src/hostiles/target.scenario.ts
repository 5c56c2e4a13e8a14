import { inches } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, open } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, plainProfile } from '../testing/index.js';
import type { BehaviourCard, HostileCondition, TargetPriority } from '../vocabulary/hostile.js';
import type { Eld, Model } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);

/** A card that walks towards its target, whatever it sees. */
const walker = (
  target: TargetPriority,
  when: readonly HostileCondition[] = [{ is: 'always' }],
): Partial<BehaviourCard> => ({
  target,
  movement: [{ when, does: { do: 'walk-towards' } }],
});

const middle = { x: inches(18), y: inches(18) };
/** Enemies to the sides of the Hostile in the middle, so many inches away. */
const cross = (left: number, right: number, above: number) => ({
  1: middle,
  a: { x: middle.x - inches(left), y: middle.y },
  b: { x: middle.x + inches(right), y: middle.y },
  c: { x: middle.x, y: middle.y + inches(above) },
});

interface Laying extends Omit<LaidOut, 'profiles' | 'models'> {
  readonly profiles?: Readonly<Record<string, Partial<Profile>>>;
  readonly models?: Readonly<Record<string, Partial<Model>>>;
}

const playing = (
  play: (game: ReturnType<typeof hostilesTurn>['game'], setup: ReturnType<typeof hostilesTurn>['setup']) => Play<Eld>,
  card: Partial<BehaviourCard>,
  at: ReturnType<typeof cross>,
  more: Laying = {},
) => {
  const { game, setup } = hostilesTurn('1abc', { cards: { 1: card }, at, ...more });
  return play(game, setup);
};

/** The enemy towards which the Hostile has gone. */
const goal = (p: Play<Eld>): string | undefined => {
  const to = events(p, 'MovementDeclared')[0]?.movement.route.at(-1);
  if (!to) return undefined;
  if (to.y > middle.y) return 'c';
  return to.x < middle.x ? 'a' : 'b';
};

scenario(
  'each Target Priority finds its enemy, and of equal ones the nearest',
  ['ELD-HOSTILE-015', 'ELD-HOSTILE-026'],
  play => {
    const stats = (more: Partial<Profile['stats']>) => ({ stats: { ...plainProfile.stats, ...more } });
    const to = (target: TargetPriority, more: Laying = {}, at = cross(9, 10, 11)) =>
      goal(playing((game, setup) => play(game, setup), walker(target), at, more));
    expect([to('nearest'), to('farthest')]).toEqual(['a', 'c']);
    expect(to('lowest-AG', { profiles: { b: stats({ AG: 9 }) } })).toBe('b');
    expect(to('lowest-HP', { models: { c: { hp: 1 } } })).toBe('c');
    expect(to('highest-cost', { profiles: { b: { cost: 11 } } })).toBe('b');
    const engaged = [{ state: 'engaged', by: null, source: 'test', about: ['b'] }] as const;
    expect(to('engaging', { states: { 1: engaged } })).toBe('b');
    // All are equal, so the nearest one is the target.
    expect([to('lowest-AG'), to('lowest-HP'), to('highest-cost'), to('engaging')]).toEqual(['a', 'a', 'a', 'a']);
    expect(to('lowest-HP', {}, cross(9, 8, 11))).toBe('b');
  },
);

scenario(
  'of equally good and equally near enemies the 1st Player names one; one unit decides',
  ['ELD-HOSTILE-015', 'ELD-HOSTILE-010'],
  play => {
    const p = playing((game, setup) => play(game, setup), walker('nearest'), cross(9, 9, 10));
    expect(open(p)).toEqual(['p1 model']);
    p.options('p1', ['a', 'b']).choose('p1', 'b');
    expect(goal(p)).toBe('b');
    const at = cross(9, 9, 10);
    const nearer = { ...at, b: { ...at.b, x: at.b.x - 1 } };
    const q = playing((game, setup) => play(game, setup), walker('nearest'), nearer);
    expect(goal(q)).toBe('b');
  },
);

scenario('Hostiles ignore tokens, models that nobody sees, and the Dead', 'ELD-HOSTILE-021', play => {
  const to = (state: 'shrouded' | 'hidden' | 'dead' | 'crouched') =>
    goal(playing((game, setup) => play(game, setup), walker('nearest'), cross(9, 10, 11), { states: { a: [state] } }));
  expect([to('shrouded'), to('hidden'), to('dead'), to('crouched')]).toEqual(['b', 'b', 'b', 'a']);
});

scenario(
  'Hostiles go for an Incapacitated model as for any other one, but by the option for none',
  'ELD-HOSTILE-021',
  play => {
    const to = (fallenTargets: 'targets' | 'ignored') => {
      const lay = { states: { a: ['incapacitated'] }, models: { a: { hp: 0 } }, options: { fallenTargets } } as const;
      return goal(playing((game, setup) => play(game, setup), walker('nearest'), cross(9, 10, 11), lay));
    };
    expect([to('targets'), to('ignored')]).toEqual(['a', 'b']);
  },
);

scenario('conditions speak of enemies, unless the card names allies', 'ELD-HOSTILE-024', play => {
  const activates = (when: HostileCondition, ally: number) => {
    const { game, setup } = hostilesTurn('12a', {
      cards: { 1: { movement: [{ when: [when], does: { do: 'idle' } }] } },
      at: { 1: middle, 2: { x: middle.x, y: middle.y + 3200 + inches(2) + ally }, a: { x: inches(2), y: inches(2) } },
    });
    return events(play(game, setup), 'SequenceBegan').length;
  };
  expect(activates({ is: 'enemy-within', distance: 2 }, 0)).toBe(0);
  expect(activates({ is: 'ally-within', distance: 2 }, 0)).toBe(1);
  expect(activates({ is: 'ally-within', distance: 2 }, 1)).toBe(0);
});

scenario('a line holds only if all of its conditions do, and `any` if one of several does', 'ELD-HOSTILE-012', play => {
  const activates = (when: readonly HostileCondition[]) => {
    const { game, setup } = hostilesTurn('1a', {
      cards: { 1: walker('nearest', when) },
      at: { 1: middle, a: { x: middle.x, y: middle.y + inches(9) } },
      facing: { 1: { x: 0, y: 1 } },
      states: { 1: ['bleeding'] },
    });
    return events(play(game, setup), 'SequenceBegan').length === 1;
  };
  const [seen, near] = [{ is: 'enemy-in-sight' }, { is: 'enemy-within', distance: 3 }] as const;
  const [bleeds, poisoned] = [
    { is: 'state', state: 'bleeding' },
    { is: 'state', state: 'poisoned' },
  ] as const;
  expect([activates([seen]), activates([seen, near]), activates([seen, bleeds]), activates([seen, poisoned])]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([activates([{ is: 'any', of: [near, seen] }]), activates([{ is: 'any', of: [near, poisoned] }])]).toEqual([
    true,
    false,
  ]);
  expect([activates([{ is: 'any', of: [bleeds, poisoned] }]), activates([{ is: 'no-enemy-in-sight' }])]).toEqual([
    true,
    false,
  ]);
});
