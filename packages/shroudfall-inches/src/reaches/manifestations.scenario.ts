import { inches, type Point, stadium } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { unitOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../testing/index.js';
import { box, type LaidManifestation } from '../testing/things.js';
import type { Ability } from '../vocabulary/ability.js';
import type { ActionRules } from '../vocabulary/index.js';
import { completeAction } from './reaches.js';
import { type Step, shift, shifting } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
type Play = Parameters<Parameters<typeof scenario>[2]>[0];

/**
 * A/1 stands at 2, 2 inches and the storm 200 mm to the right of it. Both bases have a radius of 15 mm, and the storm a reach of 2 inches,
 * so A is just within reach at `brink`. The effect does a point of damage and gives Shocked.
 */
const brink = inches(2) + 20_000 - inches(2) - 3000;
const at = (x: number, y: number = inches(2)): Point => ({ x, y });
const storm = (own: Partial<LaidManifestation> = {}): LaidManifestation => ({
  at: at(inches(2) + 20_000),
  effects: [
    { op: 'damage', amount: 1 },
    { op: 'condition', condition: 'shocked' },
  ],
  ...own,
});
const withStorm = (lay: LaidOut = {}, own: Partial<LaidManifestation> = {}) =>
  laidOut('A\n\nA        c', { cards: { A: { essence: {}, hp: 9 } }, ...lay, manifestations: { storm: storm(own) } });

/** The damage on A/1 after changes of place by an ability. */
const damage = (play: Play, steps: readonly Step[], own: Partial<LaidManifestation> = {}) => {
  const { game, setup } = withStorm({ abilities: [shifting(...steps)] }, own);
  return play(game, setup).state.models[0]?.damage;
};

scenario('a model enters where it was outside before and is within reach afterwards', 'SFI-MANIFEST-006', play => {
  expect(damage(play, [{ to: at(brink) }])).toBe(1);
  expect(damage(play, [{ to: at(brink - 1) }])).toBe(0);
  expect(damage(play, [{ to: at(brink), how: 'place' }])).toBe(1);
  expect(damage(play, [{ to: at(brink), how: 'push' }])).toBe(1);
  // From the brink farther in is no entering, and from outside again is another.
  expect(damage(play, [{ to: at(brink) }, { to: at(brink + 9) }])).toBe(1);
  expect(damage(play, [{ to: at(brink) }, { to: at(brink - 1) }, { to: at(brink) }])).toBe(2);
});

scenario('a path through the reach counts as entering', 'SFI-MANIFEST-006', play => {
  // A path on the other side of the storm, 30 mm wide, with so many units between it and the reach.
  const past = (gap: number, how: Step['how'] = 'move'): Step => {
    const y = inches(2) - 1500 - inches(2) - 1500 - gap;
    return { to: at(inches(30), inches(30)), how, path: stadium(at(inches(2), y), at(inches(20), y), 1500) };
  };
  expect([damage(play, [past(0)]), damage(play, [past(1)]), damage(play, [past(0, 'push')])]).toEqual([1, 0, 1]);
});

scenario(
  'a manifestation brings both the damage and the condition, which belong to nobody',
  ['SFI-MANIFEST-005', 'SFI-MANIFEST-001'],
  play => {
    const { game, setup } = withStorm({ abilities: [shifting({ to: at(brink) })] });
    const p = play(game, setup);
    expect(unitOf(p.state, 'A').conditions).toEqual(['shocked']);
    expect(happened(p, 'ManifestationTriggered')).toEqual([
      { type: 'ManifestationTriggered', on: 'entered', model: 'A/1', manifestation: 'storm', due: false },
    ]);
    // PREY that the storm damages would score for nobody.
    expect(p.state.armies.map(({ points }) => points)).toEqual([0, 0]);
  },
);

/** A move action of A in which A/1 goes to some places one after another, and A/2 stays where it is. */
const going = (...steps: readonly Step[]): ActionRules => ({
  rule: 'SFI-ACTION-006',
  *next(turn, unit) {
    const done = turn.state.activation?.actions.at(-1)?.done ?? [];
    if (done.includes('A/2')) return 'done';
    if (done.length === 0) for (const step of steps) yield* shift(turn, step);
    yield* completeAction(turn, `${unit}/${done.length + 1}`);
    return 'more';
  },
});
const acting = (play: Play, steps: readonly Step[], own: Partial<LaidManifestation> = {}, lay: LaidOut = {}) => {
  const { game, setup } = withStorm({ active: 'A', actions: { move: going(...steps) }, ...lay }, own);
  const p = play(game, setup).choose('p1', { do: 'move' });
  return { p, damage: p.state.models[0]?.damage };
};

scenario('a model that enters and completes the same action in the reach suffers once', 'SFI-MANIFEST-007', play => {
  expect(acting(play, [{ to: at(brink) }]).damage).toBe(1);
  expect(acting(play, [{ to: at(brink) }], { on: ['entered'] }).damage).toBe(1);
  expect(acting(play, [{ to: at(brink) }], { on: ['completed'] }).damage).toBe(1);
});

scenario(
  'a model that has entered suffers at the end of its own part of the action, also if it has left the reach again',
  'SFI-MANIFEST-007',
  play => {
    const { p, damage: suffered } = acting(play, [
      { to: at(brink) },
      { to: at(brink - 1) },
      { to: at(brink) },
      { to: at(0) },
    ]);
    expect(suffered).toBe(1);
    const types = happened(p, 'ManifestationTriggered').map(({ on, due }) => [on, due]);
    expect(types).toEqual([
      ['entered', true],
      ['completed', false],
    ]);
  },
);

scenario(
  'a model suffers once for the action, also if a push brings it back after its part',
  'SFI-MANIFEST-007',
  play => {
    const again = codeAbility(
      'again',
      'p2',
      'completed',
      function* (turn) {
        yield* shift(turn, { to: at(brink - 1), how: 'push' });
        yield* shift(turn, { to: at(brink), how: 'push' });
      },
      (_, { of }) => of === 'A/2',
    );
    expect(acting(play, [{ to: at(brink) }], {}, { abilities: [again] }).damage).toBe(1);
  },
);

scenario('a model of another unit suffers whenever it enters during the action', 'SFI-MANIFEST-007', play => {
  const out = at(brink - 1);
  const steps = [at(brink), out, at(brink)].map((to): Step => ({ model: 'c/1', to, how: 'push' }));
  const { p } = acting(play, steps, {}, { cards: { A: { essence: {}, hp: 9 }, c: { hp: 9 } } });
  expect(p.state.models.find(({ id }) => id === 'c/1')?.damage).toBe(2);
});

scenario(
  'a push into the reach after the own part acts at once, as entering and not as completing',
  'SFI-MANIFEST-006',
  play => {
    const pushed = codeAbility(
      'pushed',
      'p2',
      'completed',
      turn => shift(turn, { to: at(brink), how: 'push' }),
      (_, { of }) => of === 'A/2',
    );
    const step = [{ to: at(brink - 1) }];
    expect(acting(play, step, {}, { abilities: [pushed] }).damage).toBe(1);
    expect(acting(play, step, { on: ['completed'] }, { abilities: [pushed] }).damage).toBe(0);
  },
);

/** A/1 stands at the brink when its unit acts. */
const inside = (x = brink): LaidOut => ({
  state: {
    models: [
      { id: 'A/1', unit: 'A', at: at(x), damage: 0 },
      { id: 'A/2', unit: 'A', at: at(inches(2), inches(12)), damage: 0 },
      { id: 'c/1', unit: 'c', at: at(inches(30)), damage: 0 },
    ],
  },
});

scenario(
  'each model completes an action with its own part, and only where it ends counts',
  'SFI-MANIFEST-008',
  play => {
    // As in the example of the book: A/1 leaves the reach, or ends its move still in it.
    expect(acting(play, [{ to: at(brink - 1) }], {}, inside()).damage).toBe(0);
    expect(acting(play, [{ to: at(brink + 50) }], {}, inside()).damage).toBe(1);
  },
);

scenario('a model that sits out completes the action as well', ['SFI-MANIFEST-008', 'SFI-ACTION-018'], play => {
  const shaken = (x: number) => {
    const { game, setup } = withStorm({ active: 'A', ...inside(x) });
    return play(game, setup).choose('p1', { do: 'shake' }).state.models[0]?.damage;
  };
  expect([shaken(brink), shaken(brink - 1)]).toEqual([1, 0]);
  expect(acting(play, [], {}, inside()).damage).toBe(1);
});

scenario('a model suffers from a manifestation again in the next action', 'SFI-MANIFEST-007', play => {
  const { game, setup } = withStorm({ active: 'A', ...inside() });
  const p = play(game, setup).choose('p1', { do: 'shake' });
  expect(p.choose('p1', { do: 'disengage' }).state.models[0]?.damage).toBe(2);
});

scenario(
  'the effect of a manifestation comes before the next model of the unit has its part',
  'SFI-MANIFEST-008',
  play => {
    const { p } = acting(play, [{ to: at(brink) }]);
    const events = eventsOf(p).flatMap(one =>
      one.type === 'ModelDone' ? [one.model] : one.type === 'DamageMarked' ? ['damage'] : [],
    );
    expect(events).toEqual(['A/1', 'damage', 'A/2']);
  },
);

/** An ability that moves its unit, as a move action or not; A/1 stands at the brink of the storm, and A/2 far away from it. */
const stepping = (action: boolean) => {
  const effect = { op: 'move', tool: 'S', ...(action ? { action } : {}) } as const;
  const step = { id: 'step', name: 'Step', kind: 'active', cost: {}, effects: [effect] } as const;
  return withStorm({ active: 'A', at: { 'A/1': at(brink) }, cards: { A: { essence: {}, hp: 9, abilities: [step] } } });
};

scenario(
  'a model that stays in a generated move action has completed it before the next model moves',
  ['SFI-MANIFEST-008', 'SFI-ACTION-018'],
  play => {
    const damages = ({ game, setup }: ReturnType<typeof stepping>) => {
      const p = play(game, setup).choose('p1', { do: 'ability', ability: 'step' });
      p.choose('p1', 'A/1').choose('p1', 'stay').waitsFor({ by: 'p1', kind: 'move' });
      const before = p.state.models[0]?.damage;
      return [before, p.choose('p1', 'stay').state.models[0]?.damage];
    };
    expect(damages(stepping(true))).toEqual([1, 1]);
    // A move that is no action completes none.
    expect(damages(stepping(false))).toEqual([0, 0]);
  },
);

scenario(
  'a model suffers once for an attack action that its ability generates after the last move action',
  ['SFI-MANIFEST-007', 'SFI-ACTION-008'],
  play => {
    const pike = { id: 'pike', name: 'Pike', type: 'melee', shape: 'single', range: 2, damage: { grey: 1 } } as const;
    const charge: Ability = {
      ...{ id: 'charge', name: 'Charge', kind: 'active', cost: {} },
      effects: [
        { op: 'move', tool: 'MOV', action: true },
        { op: 'action', action: 'attack' },
      ],
    };
    // A hit pulls A an inch to the right, from outside just into the reach.
    const drag: Ability = {
      ...{ id: 'drag', name: 'Drag', kind: 'passive', when: { window: 'hit', of: 'self', role: 'attacker' } },
      effects: [{ op: 'push', distance: 1, direction: 'directly-towards', from: 'defender', to: 'self' }],
    };
    const after = (moves: number): number | undefined => {
      const { game, setup } = laidOut('', {
        active: 'A',
        activation: { spent: Array<'move'>(moves).fill('move'), moves },
        at: { 'A/1': at(inches(2)), 'c/1': at(inches(5)) },
        manifestations: { storm: { at: at(inches(3), inches(4) + 3000), effects: [{ op: 'damage', amount: 1 }] } },
        cards: { A: { essence: {}, hp: 9, weapons: [pike], abilities: [charge, drag] } },
      });
      const p = play(game, { ...setup, dice: [2, 2, 0] }).choose('p1', { do: 'ability', ability: 'charge' });
      p.choose('p1', 'stay').choose('p1', { profile: 'pike', target: 'c/1' });
      return p.state.models[0]?.damage;
    };
    // The second move action ends the activation, after the attack.
    expect([after(0), after(1)]).toEqual([1, 1]);
  },
);

scenario('a manifestation that has left the table does nothing', 'SFI-MANIFEST-004', play => {
  const { game, setup } = withStorm({
    active: 'A',
    actions: { move: going({ to: at(brink) }) },
    abilities: [
      codeAbility('calm', 'p1', 'entered', turn =>
        turn.emit({ type: 'ManifestationRemoved', manifestation: 'storm' }, 'SFI-MANIFEST-004'),
      ),
    ],
  });
  expect(play(game, setup).choose('p1', { do: 'move' }).state.models[0]?.damage).toBe(0);
});

scenario('area terrain is no cover from a manifestation that stands in it', 'SFI-TERRAIN-005', play => {
  const armour = (width: number): number | undefined => {
    const pieces = { wood: { arm: 1, footprint: [box(0, 0, width, 10)] } };
    const { game, setup } = withStorm(
      { active: 'A', pieces, at: { 'A/1': at(brink) } },
      { on: ['completed'], effects: [{ op: 'damageRoll', dice: { yellow: 2 } }] },
    );
    const p = play(game, { ...setup, dice: [0, 0] }).choose('p1', { do: 'shake' });
    return happened(p, 'DamageDecided')[0]?.armour?.total;
  };
  // A/1 stands in both woods, and the storm, at 9.9 inches, in the first one only.
  expect([armour(10), armour(8)]).toEqual([4, 5]);
});
