import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { hitboxOf, standingOf } from '../battlefield/hitbox.js';
import { centredOn, sprayFrom } from '../battlefield/templates.js';
import { modelOf } from '../match/lookups.js';
import { thing } from '../quests/scenario-words.js';
import { type LaidOut, laidOut, plainSpell } from '../testing/index.js';
import type { Aim, AimAsked, Direction, Sequence, TemplatePlace, Thing } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import type { TemplateId } from '../vocabulary/words.js';

const east = { x: 1, y: 0 };
const place = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const gate = thing('gates', { ...place(20, 17), z: 0 }, { id: 'gate', radius: 1000, height: 4000, hp: 2, armour: 4 });
const token: Thing = { ...gate, id: 'token', kind: 'cache', hp: null };

interface Casting extends LaidOut {
  readonly template: TemplateId;
  readonly traits?: Spell['weapon']['traits'];
  readonly reach?: Spell['weapon']['reach'];
}

/** `A` looks east at b and c, and casts a Spell with a template; C is its ally. Answers of the proposal to questions about its aim. */
const casting = ({ template, traits = [], reach = { template }, ...lay }: Casting) => {
  const spell: Spell = { ...plainSpell, weapon: { ...plainSpell.weapon, power: 8, reach, traits } };
  const { game, table } = laidOut('', {
    at: { A: place(10, 10), b: place(13, 10), c: place(14, 14), C: place(11, 12) },
    facing: { A: east },
    things: [gate, token],
    ...lay,
    profiles: { A: { spells: ['blast'] }, ...lay.profiles },
    pack: { spells: { blast: spell } },
  });
  const asked = (more: Partial<AimAsked> = {}) => {
    const parameters: AimAsked = {
      model: 'A',
      means: { spell: 'blast' },
      kind: 'ranged',
      strike: 0,
      at: null,
      ...more,
    };
    const decision = { id: 1, by: 'p1', kind: 'aim', rule: 'ELD-ACT-016', proposal: parameters };
    return {
      state: table.state,
      setup: { players: ['p1', 'p2'], options: table.options },
      parameters,
      decision,
    } as never;
  };
  const proposal = game.proposals?.aim;
  if (!proposal) throw new RangeError('no proposal');
  const user = standingOf(modelOf(table.state, 'A'));
  return {
    table,
    user,
    circle: (id: string): TemplatePlace => centredOn(template, hitboxOf(table, modelOf(table.state, id))),
    spray: (towards: Direction): TemplatePlace => sprayFrom(table, user, template, towards),
    refusal: (choice: unknown, more?: Partial<AimAsked>) => {
      const found = proposal.check(asked(more), choice as Aim);
      return found && [found.code, found.rule, found.path];
    },
    suggest: (most: number, more?: Partial<AimAsked>) => proposal.suggest(asked(more), most),
    nearest: (wish: unknown, more?: Partial<AimAsked>) => proposal.nearest?.(asked(more), wish),
    sample: (below: (n: number) => number, more?: Partial<AimAsked>) => proposal.sample(asked(more), below),
  };
};

const rule = 'ELD-ACT-016';
const gateCircle: TemplatePlace = { template: 'circular-small', at: gate.at };

describe('a circle', () => {
  const { circle, refusal, suggest, nearest, sample } = casting({ template: 'circular-small' });
  const onB = { model: 'b', template: circle('b') };
  const onC = { model: 'c', template: circle('c') };
  const onGate = { thing: 'gate', template: gateCircle };

  test('is suggested on each target and on structures that can be destroyed, as many as are wanted [ELD-TEMPLATE-009, ELD-ACTION-026]', () => {
    expect(suggest(9)).toEqual([onB, onC, onGate]);
    expect(suggest(2)).toEqual([onB, onC]);
    expect([0, 1, 2].map(at => sample(() => at))).toEqual([onB, onC, onGate]);
  });

  test.each<readonly [string, unknown, readonly unknown[]]>([
    ['no object', 'b', ['not-an-aim', rule, 'choice']],
    ['no template', { model: 'b' }, ['not-the-template', rule, 'choice.template']],
    [
      'another template',
      { model: 'b', template: { ...circle('b'), template: 'circular-large' } },
      ['not-the-template', rule, 'choice.template'],
    ],
    [
      'more fields of a template',
      { model: 'b', template: { ...circle('b'), size: 1 } },
      ['unknown-field', rule, 'choice.template'],
    ],
    [
      'a direction',
      { model: 'b', template: { ...circle('b'), towards: east } },
      ['unknown-field', rule, 'choice.template'],
    ],
    [
      'no place',
      { model: 'b', template: { ...circle('b'), at: place(1, 1) } },
      ['not-a-place', undefined, 'choice.template.at'],
    ],
    ['no target', { template: circle('b') }, ['not-an-aim', rule, 'choice']],
    ['no name', { model: 5, template: circle('b') }, ['not-an-aim', rule, 'choice']],
    ['two targets', { model: 'b', thing: 'gate', template: circle('b') }, ['not-an-aim', rule, 'choice']],
    ['a spot', { spot: circle('b').at, template: circle('b') }, ['needs-a-target', 'ELD-TRAIT-062', 'choice']],
    ['an ally', { model: 'C', template: circle('C') }, ['ally', 'ELD-ACTION-030', 'model']],
    [
      'a template beside its target',
      { model: 'b', template: circle('c') },
      ['not-covered', 'ELD-TEMPLATE-002', 'choice.template'],
    ],
    [
      'a structure that is elsewhere',
      { thing: 'gate', template: circle('b') },
      ['not-covered', 'ELD-TEMPLATE-002', 'choice.template'],
    ],
    ['a token', { thing: 'token', template: gateCircle }, ['no-structure', 'ELD-ACTION-026', 'choice.thing']],
    ['no thing', { thing: 7, template: gateCircle }, ['no-structure', 'ELD-ACTION-026', 'choice.thing']],
  ])(
    'with %s is refused [ELD-ACT-016, ELD-TRAIT-062, ELD-ACTION-030, ELD-TEMPLATE-002, ELD-ACTION-026]',
    (_, choice, expected) => {
      expect(refusal(choice)).toEqual(expected);
    },
  );

  test('is legal wherever it covers its target [ELD-TEMPLATE-002]', () => {
    const shifted = (by: number) => ({
      model: 'b',
      template: { ...circle('b'), at: { ...circle('b').at, x: circle('b').at.x + by } },
    });
    // Radii of 35 mm and 16 mm.
    expect([refusal(shifted(1900)), refusal(shifted(1901))?.[0]]).toEqual([undefined, 'not-covered']);
    expect([refusal(onB), refusal(onGate)]).toEqual([undefined, undefined]);
  });

  test('lies at the level of its target or on the surface below its centre, and not in the air [ELD-TEMPLATE-010]', () => {
    const ledge = { ledge: { boxes: [[13.2, 9, 2, 2]], top: 1 } } as const;
    const high = casting({ template: 'circular-small', scenery: ledge });
    const laid = (x: number, z: number) =>
      high.refusal({ model: 'b', template: { template: 'circular-small', at: { ...place(x, 10), z } } });
    const inTheAir = ['no-surface-there', 'ELD-TEMPLATE-010', 'choice.template.at'];
    expect([laid(13, 0), laid(13, 1), laid(13, inches(1))]).toEqual([undefined, inTheAir, inTheAir]);
    expect([laid(13.5, 0), laid(13.5, inches(1) - 1), laid(13.5, inches(1))]).toEqual([undefined, inTheAir, undefined]);
    const onGate = { ...gateCircle, at: { ...gate.at, z: 1 } };
    expect(high.refusal({ thing: 'gate', template: onGate })).toEqual(inTheAir);
  });

  test('goes where an ability says, if one gives the only target [ELD-ACT-016]', () => {
    const on = { on: 'c' };
    expect(refusal(onC, on)).toBeUndefined();
    expect(refusal(onB, on)).toEqual(['another-target', rule, 'choice.model']);
    expect(refusal(onGate, on)).toEqual(['another-target', rule, 'choice']);
    expect(suggest(9, on)).toEqual([onC]);
  });

  test('is found for a wish: a name, a point that it covers, or the nearest one', () => {
    expect([nearest('c'), nearest('gate'), nearest('nobody')]).toEqual([onC, onGate, onB]);
    const near = place(13.5, 10);
    expect(nearest(near)).toEqual({ model: 'b', template: { template: 'circular-small', at: { ...near, z: 0 } } });
    expect([nearest(place(30, 30)), nearest(place(14, 17)), nearest(place(12, 6))]).toEqual([onGate, onC, onB]);
  });

  test('does not exist for a model that is not there, nor for a means without a template', () => {
    for (const more of [{ model: 'nobody' }, { means: { item: 'sword' } }] as const) {
      expect(refusal(onB, more)).toEqual(['gone', undefined, 'choice']);
      expect([suggest(3, more), nearest('b', more), sample(() => 0, more)]).toEqual([[], undefined, undefined]);
    }
  });
});

test('at a surface is refused by the option where its user does not see it, but not for a Casting Aura [ELD-TRAIT-062]', () => {
  const behind = (surfaceSight: 'notNeeded' | 'needed', reach: Spell['weapon']['reach']) => {
    const at = { ...place(5, 10), z: 0 };
    const { refusal } = casting({
      template: 'circular-small',
      traits: [{ id: 'targetless' }],
      reach,
      options: { surfaceSight },
    });
    return refusal({ spot: at, template: { template: 'circular-small', at } });
  };
  const small = { template: 'circular-small' } as const;
  expect(behind('notNeeded', small)).toBeUndefined();
  expect(behind('needed', small)).toEqual(['no-sight', 'ELD-TRAIT-062', 'choice.spot']);
  expect(behind('needed', { ...small, distance: 'casting-aura' })).toBeUndefined();
});

describe('a spray', () => {
  const { spray, refusal, suggest, nearest, table } = casting({ template: 'spray-large' });
  const { x, y } = modelOf(table.state, 'A').at;
  const to = (id: string): Direction => {
    const { at } = modelOf(table.state, id);
    return { x: at.x - x, y: at.y - y };
  };
  const onB = { model: 'b', template: spray(to('b')) };

  test('begins at its user and points at its target [ELD-TEMPLATE-008]', () => {
    const toGate = { x: gate.at.x - x, y: gate.at.y - y };
    expect(suggest(9)).toEqual([
      onB,
      { model: 'c', template: spray(to('c')) },
      { thing: 'gate', template: spray(toGate) },
    ]);
    expect(onB.template.towards).toEqual({ x: inches(3), y: 0 });
    expect(refusal(onB)).toBeUndefined();
  });

  test('is refused anywhere else, without a direction, and beside its target [ELD-TEMPLATE-008, ELD-TEMPLATE-002]', () => {
    const { template } = onB;
    const at = (more: object) => refusal({ model: 'b', template: { ...template, at: { ...template.at, ...more } } });
    const away = ['not-at-the-attacker', 'ELD-TEMPLATE-008', 'choice.template'];
    expect([at({ x: template.at.x + 1 }), at({ y: 1 }), at({ z: 1 })]).toEqual([away, away, away]);
    const { towards: _, ...blind } = template;
    expect(refusal({ model: 'b', template: blind })).toEqual(['not-a-direction', undefined, 'choice.template.towards']);
    expect(refusal({ model: 'b', template: spray({ x: 0, y: 1 }) })?.[0]).toBe('not-covered');
  });

  test('points to a wish where it covers a target [ELD-TEMPLATE-008]', () => {
    const wish = place(20, 10.1);
    const { at } = modelOf(table.state, 'A');
    const towards = { x: wish.x - at.x, y: wish.y - at.y };
    expect(nearest(wish)).toEqual({ model: 'b', template: spray(towards) });
  });

  test('points ahead at a target right above its user', () => {
    const above = casting({
      template: 'spray-large',
      at: { A: place(10, 10), b: { ...place(10, 10), z: 8000 } },
      scenery: { roof: { boxes: [[8, 8, 4, 4]], base: 3, top: 3.1 } },
      sources: { unseen: [() => ({ rule: 'ELD-SKILL-012', source: 'test' })] },
      things: [],
    });
    expect(above.suggest(9)).toEqual([{ model: 'b', template: above.spray(east) }]);
  });
});

describe('a template that needs no target', () => {
  const traits = [{ id: 'targetless' }] as const;
  const alone = { at: { A: place(10, 10) }, things: [] };

  test('may lie at the feet of its user, or ahead, and anywhere else [ELD-TRAIT-062]', () => {
    const circle = casting({ template: 'circular-small', traits, ...alone });
    const own = circle.circle('A');
    expect(circle.suggest(9)).toEqual([{ spot: own.at, template: own }]);
    const wish = place(20, 12);
    const there = { ...wish, z: 0 };
    expect(circle.nearest(wish)).toEqual({ spot: there, template: { template: 'circular-small', at: there } });
    expect(circle.refusal({ spot: place(1, 1), template: own })).toEqual(['not-a-place', undefined, 'choice.spot']);
    const spray = casting({ template: 'spray-small', traits, ...alone });
    const ahead = spray.spray(east);
    expect(spray.suggest(9)).toEqual([{ spot: ahead.at, template: ahead }]);
    // Other traits do not do without a target.
    expect(casting({ template: 'circular-small', traits: [{ id: 'sweep' }], ...alone }).suggest(9)).toEqual([]);
  });

  test.each([
    ['that stands on a ledge with less than half of its base', { ...place(13.2, 10), z: inches(1) }, []],
    ['that flies', { ...place(20, 10), z: inches(4) }, ['flying' as const]],
  ])('lies on the surface below the centre of a user %s [ELD-TRAIT-062]', (_, at, states) => {
    const high = casting({
      template: 'circular-small',
      traits,
      things: [],
      at: { A: at },
      states: { A: states },
      scenery: { ledge: { boxes: [[10, 8, 3, 4]], top: 1 } },
    });
    const below = { ...at, z: 0 };
    expect(high.suggest(9)).toEqual([{ spot: below, template: { template: 'circular-small', at: below } }]);
  });

  /** `A` reacts to b, which has walked from the west to where it stands. */
  const sequence: Sequence = {
    model: 'b',
    step: 'reaction',
    from: { ...place(16, 10), z: 0 },
    facing: east,
    movement: { kind: 'walk', route: [{ ...place(13, 10), z: 0 }], facing: east, skills: [] },
    reactions: [],
    action: null,
    ended: false,
    answered: [],
  };
  const reacting: Casting = { template: 'circular-small', traits, active: 'p2', state: { sequence } };

  test('has a target in a reaction: the activated model, where it was at the moment [ELD-TRAIT-063, ELD-REACT-002, ELD-RANGED-008]', () => {
    const { circle, refusal, suggest } = casting(reacting);
    const onB = { model: 'b', template: circle('b') };
    expect(suggest(9)).toEqual([onB]);
    expect(refusal({ spot: circle('b').at, template: circle('b') })).toEqual([
      'needs-a-target',
      'ELD-TRAIT-063',
      'choice',
    ]);
    expect(refusal({ thing: 'gate', template: gateCircle })?.[0]).toBe('no-structure');
    const passed = { template: 'circular-small', at: { ...place(15, 10), z: 0 } };
    const at = { leg: 1, along: inches(1) };
    expect(suggest(9, { at })).toEqual([{ model: 'b', template: passed }]);
    expect(refusal(onB, { at })?.[0]).toBe('not-covered');
  });

  test('lies on a target where that stands, if the activated model itself uses it [ELD-TEMPLATE-009]', () => {
    const { circle, suggest } = casting({
      ...reacting,
      active: 'p1',
      state: { sequence: { ...sequence, model: 'A' } },
    });
    expect(suggest(1)).toEqual([{ model: 'b', template: circle('b') }]);
  });
});
