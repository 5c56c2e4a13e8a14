import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { DeclaredAction, MomentAsked, RoutePoint, Sequence, Weapon } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';
import { mayBeAttacked, plainAims } from './attack.js';
import { type Targeting, whyNotTarget } from './targets.js';

const west = { x: -1, y: 0 };
const place = (x: number, y: number) => ({ x: inches(x), y: inches(y), z: 0 });

/** b has walked from the south past a wall to where it stands, in sight of `A` on the first part of its way only. */
const route = [place(12, 6), place(12, 14)];
const walked: Sequence = {
  model: 'b',
  step: 'reaction',
  from: place(12, 2),
  facing: west,
  movement: { kind: 'walk', route, facing: west, skills: [] },
  reactions: [],
  action: null,
  ended: false,
  answered: [],
};
const lay = {
  at: { A: place(4, 4), b: place(12, 14), c: place(12, 4), B: place(6, 2) },
  facing: { A: { x: 1, y: 0 } },
  scenery: { wall: { boxes: [[2, 8, 14, 0.5]], top: null } },
} as const satisfies LaidOut;

const weapon: Weapon = {
  name: 'bow',
  item: 'bow',
  spell: null,
  power: null,
  reach: { distance: 40 },
  strike: 1,
  fixedStrike: false,
  traits: [],
  natural: false,
  changes: [],
  type: null,
  element: null,
};

/** The refusal of a target for an Attack of `A`. */
const refused = (
  target: string,
  more: LaidOut = {},
  { role = 'active', ...how }: Partial<Targeting> & { readonly role?: 'active' | 'reactive' } = {},
) => {
  const { table } = laidOut('', { ...lay, active: role === 'active' ? 'p1' : 'p2', ...more });
  const actor = { model: 'A', role, occasion: 'step' } as const;
  const found = whyNotTarget(table, actor, target, { weapon, kind: 'ranged', at: null, ...how });
  return found && [found.code, found.rule, found.path];
};

describe('the target of an Attack', () => {
  test('is an enemy on the field that is alive, in sight, and no token [ELD-ACTION-026, ELD-ACTION-027, ELD-ACTION-030, ELD-DEF-019, ELD-STATE-065, ELD-STATE-073]', () => {
    expect(refused('c')).toBeUndefined();
    const is = (state: StateId) => refused('c', { states: { c: [state] } });
    const gone = ['gone', 'ELD-DEF-019', 'model'];
    expect([refused('nobody'), refused('c', { models: { c: { where: 'removed' } } }), is('dead')]).toEqual([
      gone,
      gone,
      gone,
    ]);
    expect(is('incapacitated')).toBeUndefined();
    expect(refused('B')).toEqual(['ally', 'ELD-ACTION-030', 'model']);
    expect(is('shrouded')).toEqual(['shrouded', 'ELD-STATE-065', 'model']);
    expect(is('hidden')).toEqual(['hidden', 'ELD-STATE-073', 'model']);
    expect(refused('b')).toEqual(['no-sight', 'ELD-ACTION-027', 'model']);
    const unseen = [() => undefined, () => ({ rule: 'ELD-SKILL-012', source: 'test' }) as const];
    expect(refused('b', { sources: { unseen } })).toBeUndefined();
  });

  test('of a reaction is the activated model, where it was at the moment of the Attack [ELD-REACT-002, ELD-RANGED-008]', () => {
    const state = { sequence: walked };
    const at = (moment: RoutePoint | null) => refused('b', { state }, { role: 'reactive', at: moment });
    expect(refused('c', { state }, { role: 'reactive' })).toEqual(['not-activated', 'ELD-REACT-002', 'model']);
    expect(at(null)?.[0]).toBe('no-sight');
    expect(at({ leg: 1, along: inches(1) })).toBeUndefined();
    expect(at({ leg: 2, along: inches(6) })?.[0]).toBe('no-sight');
    // A moment means nothing to an Attack in the Active role.
    expect(refused('b', { state: { sequence: { ...walked, model: 'A' } } }, { at: { leg: 1, along: 0 } })?.[0]).toBe(
      'no-sight',
    );
  });

  test('that flies is reached in melee by another Flying model, or by the one that it attacks in melee [ELD-STATE-040, ELD-STATE-041]', () => {
    const flying = { states: { c: ['flying'] } } as const;
    const melee = { kind: 'melee' } as const;
    expect(refused('c', flying)).toBeUndefined();
    expect(refused('c', {}, melee)).toBeUndefined();
    expect(refused('c', flying, melee)).toEqual(['flying', 'ELD-STATE-040', 'model']);
    expect(refused('c', { states: { ...flying.states, A: ['flying'] } }, melee)).toBeUndefined();
    const attacked = (action: DeclaredAction, model = 'c') => {
      const sequence = { ...walked, model, movement: null, action };
      return refused(
        'c',
        { ...flying, state: { sequence } },
        { ...melee, role: model === 'c' ? 'reactive' : 'active' },
      );
    };
    const strike = (kind: 'melee' | 'ranged', ...aims: readonly string[]): DeclaredAction => ({
      do: 'attack',
      means: { item: 'sword' },
      kind,
      aims: aims.map(model => ({ model })),
      skills: [],
    });
    expect(attacked(strike('melee', 'B', 'A'))).toBeUndefined();
    expect(attacked(strike('melee', 'B'))?.[0]).toBe('flying');
    expect(attacked(strike('ranged', 'A'))?.[0]).toBe('flying');
    expect(attacked({ do: 'nothing' })?.[0]).toBe('flying');
    expect(attacked(strike('melee', 'A'), 'b')?.[0]).toBe('flying');
  });

  test('may be a structure in sight that stands, or a token that the Quest has as a target, in the Active role [ELD-ACTION-026, ELD-ACTION-027, ELD-QUEST-034]', () => {
    const thing = {
      id: 'gate',
      kind: 'gates',
      at: place(30, 6),
      radius: 1000,
      height: 4000,
      hp: 2,
      armour: 4,
      holds: [],
      marks: [],
    } as const;
    const may = (hp: number | null, ...marks: readonly string[]) => mayBeAttacked({ ...thing, hp, marks });
    expect([may(1), may(0), may(null), may(null, 'target')]).toEqual([true, false, false, true]);
    const { table } = laidOut('', {
      ...lay,
      things: [
        thing,
        { ...thing, id: 'token', hp: null },
        { ...thing, id: 'behind', at: place(1, 4) },
        { ...thing, id: 'hidden', at: place(12, 20) },
      ],
    });
    const aims = (role: 'active' | 'reactive') =>
      plainAims(table, { model: 'A', role, occasion: 'step' }, { weapon, kind: 'ranged', at: null });
    // The other structures are behind `A`, and behind the wall.
    expect(aims('active')).toEqual([{ model: 'c' }, { thing: 'gate' }]);
    expect(aims('reactive')).toEqual([]);
  });
});

describe('the moment of a reacting Attack', () => {
  const asking = (more: LaidOut = {}, opportunity = false) => {
    const { game, table } = laidOut('', {
      ...lay,
      active: 'p2',
      profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
      pack: { items: plainItems },
      state: { sequence: walked },
      ...more,
    });
    const parameters: MomentAsked = { model: 'A', means: { item: 'bow' }, kind: 'ranged', opportunity };
    const decision = { id: 1, by: 'p1', kind: 'moment', rule: 'ELD-RANGED-008', proposal: parameters };
    const asked = {
      state: table.state,
      setup: { players: ['p1', 'p2'], options: table.options },
      parameters,
      decision,
    } as never;
    const proposal = game.proposals?.moment;
    if (!proposal) throw new RangeError('no proposal');
    return {
      refusal: (choice: unknown) => {
        const found = proposal.check(asked, choice as RoutePoint);
        return found && [found.code, found.rule, found.path];
      },
      suggest: (most: number) => proposal.suggest(asked, most),
      nearest: (wish?: unknown) => proposal.nearest?.(asked, wish),
      sample: (below: (n: number) => number) => proposal.sample(asked, below),
    };
  };
  const { refusal, suggest, nearest, sample } = asking();
  const start = { leg: 0, along: 0 };

  test('is one at which the model sees its target [ELD-RANGED-008, ELD-REACT-009]', () => {
    expect(refusal(start)).toBeUndefined();
    expect(refusal({ leg: 1, along: inches(4) })).toBeUndefined();
    expect(refusal({ leg: 2, along: inches(8) })).toEqual(['no-sight', 'ELD-RANGED-008', 'choice']);
    expect(asking({}, true).refusal({ leg: 2, along: inches(8) })?.[1]).toBe('ELD-REACT-009');
    expect(refusal({ leg: 3, along: 0 })?.[2]).toMatch(/^choice/);
    expect(refusal('start')?.[2]).toMatch(/^choice/);
  });

  test('is suggested nearest to the model first, without those out of sight [ELD-RANGED-008]', () => {
    // The way comes nearest to `A` beside it, two inches from the start.
    expect(suggest(1)).toEqual([{ leg: 1, along: inches(2) }]);
    const all = suggest(100);
    expect(new Set(all.map(one => JSON.stringify(one))).size).toBe(all.length);
    expect(all.filter(one => refusal(one))).toEqual([]);
    expect(all).toContainEqual(start);
    expect(sample(() => 0)).toEqual(all[0]);
  });

  test('is found by a wish: the start, the end, a point, or anything [ELD-RANGED-008]', () => {
    expect(nearest('start')).toEqual(start);
    expect(nearest(place(20, 3))).toEqual({ leg: 1, along: inches(1) });
    expect(nearest()).toEqual({ leg: 1, along: inches(2) });
    const last = nearest('end');
    expect(last?.leg).toBe(2);
    expect(suggest(100).filter(one => one.leg === 2 && one.along > (last?.along ?? 0))).toEqual([]);
  });

  test('is the place where the activated model stands, if it did not move', () => {
    const idle = { ...walked, from: place(12, 4), movement: { ...walked.movement, route: [] } } as Sequence;
    const still = asking({ at: { ...lay.at, b: place(12, 4), c: place(20, 14) }, state: { sequence: idle } });
    expect(still.suggest(9)).toEqual([start]);
  });

  test('does not exist outside of a sequence, and without a moment of sight', () => {
    const none = asking({ state: {} });
    expect(none.refusal(start)).toEqual(['gone', undefined, 'choice']);
    expect([none.suggest(9), none.sample(() => 0), none.nearest('end')]).toEqual([[], undefined, undefined]);
    const blind = asking({ facing: { A: west } });
    expect([blind.suggest(9), blind.sample(() => 0), blind.nearest('end')]).toEqual([[], undefined, undefined]);
  });
});
