import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, swordAttack } from '../activation/scenario-words.js';
import { attackFacts } from '../attacks/facts.js';
import { strikeOf } from '../attacks/strike.js';
import { isWithin } from '../battlefield/distance.js';
import { evolve } from '../match/evolve.js';
import { modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { DeclaredMovement } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y: number, z = 0) => ({ x: inches(x), y: inches(y), z: inches(z) });
const nothing = { do: 'nothing' } as const;
const tower = (top: number | null = 5) => ({ tower: { boxes: [[10, 2, 6, 6]] as const, top } });
const flier: LaidOut = {
  states: { A: ['flying'] },
  profiles: { A: { skills: [{ id: 'flight' }] } },
  models: { b: { points: 0 } },
};
const fly = (x: number, y: number): DeclaredMovement => ({
  kind: 'walk',
  route: [at(x, y)],
  facing: { x: 0, y: 1 },
  skills: [],
});

scenario(
  'a Flying model moves over scenery and models and ends above them, but not over endless scenery',
  ['ELD-STATE-038', 'ELD-STATE-043'],
  play => {
    const lay: LaidOut = { ...flier, at: { A: at(8, 5), b: at(9.5, 5) }, scenery: tower() };
    const { game, setup } = laidOut('A.b', lay);
    // Twelve inches, since Flying doubles SPD; the height of the tower does not count.
    const p = play(game, setup).choose('p1', 'A').choose('p1', fly(13, 5));
    expect(modelIn(p, 'A').at).toEqual(at(13, 5));
    const over = play(game, setup).choose('p1', 'A').choose('p1', fly(20, 5));
    expect(modelIn(over, 'A').at).toEqual(at(20, 5));
    play(game, setup).choose('p1', 'A').refuses('p1', fly(20.05, 5), { code: 'too-far', rule: 'ELD-MOVE-003' });
    play(game, setup)
      .choose('p1', 'A')
      .refuses('p1', { ...fly(13, 5), route: [at(13, 5, 5)] }, { code: 'not-on-a-surface', rule: 'ELD-STATE-043' });
    const endless = laidOut('A.b', { ...lay, scenery: tower(null) });
    play(endless.game, endless.setup)
      .choose('p1', 'A')
      .refuses('p1', fly(13, 5), { code: 'in-the-way', rule: 'ELD-STATE-038' })
      .refuses('p1', fly(20, 5), { code: 'in-the-way', rule: 'ELD-STATE-038' });
    const onFoot = laidOut('A.b', { ...lay, states: {}, at: { A: at(8, 5), b: at(3, 3) } });
    play(onFoot.game, onFoot.setup)
      .choose('p1', 'A')
      .refuses('p1', { ...fly(13, 5), kind: 'run' }, { code: 'too-high', rule: 'ELD-MOVE-023' });
  },
);

scenario('a Crouched model that takes off gets up', ['ELD-SKILL-024', 'ELD-STATE-042', 'ELD-STATE-017'], play => {
  const { game, setup } = laidOut('A.b', { ...flier, states: { A: ['crouched'] }, at: { A: at(8, 5), b: at(3, 3) } });
  const takingOff = (when: 'before' | 'after', x: number): DeclaredMovement => ({
    ...fly(x, 5),
    skills: ['flight'],
    stance: { state: 'flying', to: true, when },
  });
  const flown = (movement: DeclaredMovement) => {
    const p = play(game, setup).choose('p1', 'A').choose('p1', movement);
    return [modelIn(p, 'A').at.x, modelIn(p, 'A').states.map(({ state }) => state)];
  };
  // Twice the whole SPD of six inches, or half of it before the model has got up.
  expect(flown(takingOff('before', 20))).toEqual([inches(20), ['flying']]);
  expect(flown({ ...takingOff('before', 32), kind: 'run' })).toEqual([inches(32), ['flying']]);
  expect(flown(takingOff('after', 11))).toEqual([inches(11), ['flying']]);
  play(game, setup)
    .choose('p1', 'A')
    .refuses('p1', takingOff('after', 12), { code: 'too-far', rule: 'ELD-MOVE-003' })
    .refuses('p1', { ...takingOff('after', 11), kind: 'run' }, { code: 'crouched', rule: 'ELD-STATE-016' });
});

scenario(
  'by option a Crouched model has to get up before the movement with which it takes off',
  'ELD-SKILL-024',
  play => {
    const takingOff = (when: 'before' | 'after'): DeclaredMovement => ({
      ...fly(9, 5),
      skills: ['flight'],
      stance: { state: 'flying', to: true, when },
    });
    const begun = (states: readonly StateId[]) => {
      const { game, setup } = laidOut('A.b', {
        ...flier,
        states: { A: states },
        at: { A: at(8, 5), b: at(3, 3) },
        options: { crouchedTakeOff: false },
      });
      return play(game, setup).choose('p1', 'A');
    };
    const refusal = { code: 'crouched', rule: 'ELD-SKILL-024' } as const;
    begun(['crouched']).refuses('p1', takingOff('before'), refusal).refuses('p1', takingOff('after'), refusal);
    const p = begun([]).choose('p1', takingOff('before'));
    expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['flying']);
    // A Flying model that is Crouched by something else may still land.
    begun(['crouched', 'flying']).choose('p1', {
      ...takingOff('before'),
      stance: { state: 'flying', to: false, when: 'before' },
    });
  },
);

test('distances of a Flying model are measured as if it stood on the field [ELD-STATE-043]', () => {
  // Both bases have a diameter of 32 mm.
  const near = (y: number): boolean => {
    const place = { A: at(13, 5), b: { x: inches(13), y: inches(5) + 3200 + y } };
    const { table } = laidOut('A.b', { ...flier, at: place, scenery: tower(9) });
    return isWithin(table, modelOf(table.state, 'A'), modelOf(table.state, 'b'), 1);
  };
  expect([near(2542), near(2543)]).toEqual([true, false]);
});

test('the Strike of a Flying model in melee is 1, and at range its own [ELD-STATE-037]', () => {
  const strike = (kind: 'melee' | 'ranged', state: StateId): number => {
    const bow = { inventory: { space: 9, items: [{ item: kind === 'melee' ? 'sword' : 'bow', quantity: 1 }] } };
    const { table } = laidOut('A.b', { profiles: { A: bow }, states: { A: [state] } });
    const means = { item: kind === 'melee' ? 'sword' : 'bow' };
    const declared = { do: 'attack', means, kind, aims: [{ model: 'b' }], skills: [] } as const;
    return strikeOf(table, attackFacts(table, { attacker: 'A', declared })).total;
  };
  expect([strike('melee', 'flying'), strike('ranged', 'flying'), strike('melee', 'slowed')]).toEqual([1, 2, 2]);
});

scenario('the end of Flying puts the model on the surface beneath it, without Fall Damage', 'ELD-STATE-042', play => {
  const above: LaidOut = { ...flier, at: { A: at(13, 5), b: at(3, 3) }, scenery: tower() };
  const flightEnds = { state: 'flying', to: false, when: 'after' } as const;
  const laid = laidOut('A.b', above);
  const p = play(laid.game, laid.setup)
    .choose('p1', 'A')
    .choose('p1', { ...idle(), skills: ['flight'], stance: flightEnds })
    .choose('p1', nothing);
  expect([modelIn(p, 'A').at, modelIn(p, 'A').states, events(p, 'RollMade')]).toEqual([at(13, 5, 5), [], []]);
  expect(events(p, 'ModelMoved').map(({ why }) => why)).toEqual(['placed']);
  // In the open the model is where it was.
  const open = laidOut('A.b', { ...above, at: { A: at(3, 8), b: at(3, 3) } });
  const q = play(open.game, open.setup)
    .choose('p1', 'A')
    .choose('p1', { ...idle(), skills: ['flight'], stance: flightEnds });
  expect([modelIn(q, 'A').at, events(q, 'ModelMoved')]).toEqual([at(3, 8), []]);
});

scenario('a model that ends Flying before it moves begins on the surface beneath it', 'ELD-STATE-042', play => {
  const above: LaidOut = { ...flier, at: { A: at(13, 5), b: at(3, 3) }, scenery: tower() };
  const { game, setup } = laidOut('A.b', above);
  const stance = { state: 'flying', to: false, when: 'before' } as const;
  const walk: DeclaredMovement = { ...fly(15, 5), route: [at(15, 5, 5)], skills: ['flight'], stance };
  const p = play(game, setup)
    .choose('p1', 'A')
    .refuses('p1', { ...walk, route: [at(15, 5)] }, { code: 'not-on-a-surface', rule: 'ELD-MOVE-016' })
    .choose('p1', walk);
  expect([modelIn(p, 'A').at, modelIn(p, 'A').states]).toEqual([at(15, 5, 5), []]);
});

scenario(
  'a model that takes off from a roof is measured from the field at once, and so is its path',
  ['ELD-STATE-043', 'ELD-SKILL-024'],
  play => {
    const { game, setup } = laidOut('A.b', {
      ...flier,
      states: {},
      at: { A: at(13, 5, 5), b: at(3, 3) },
      scenery: { ...tower(), arch: { boxes: [[18, 2, 1, 6]], base: 4, top: null } },
    });
    const takesOff = (when: 'before' | 'after', movement: DeclaredMovement) => {
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', { ...movement, skills: ['flight'], stance: { state: 'flying', to: true, when } });
      return [modelIn(p, 'A').at, p.state.sequence?.from, p.state.sequence?.movement?.route];
    };
    expect(takesOff('before', idle())).toEqual([at(13, 5), at(13, 5), []]);
    expect(takesOff('after', idle())).toEqual([at(13, 5), at(13, 5), []]);
    // The way leads below the endless arch, since it is that of a model on the field.
    expect(takesOff('before', fly(22, 5))).toEqual([at(22, 5), at(13, 5), [at(22, 5)]]);
    const ahead = at(15, 5, 5);
    const walk = { ...fly(15, 5), route: [ahead] };
    expect(takesOff('after', walk)).toEqual([at(15, 5), at(13, 5, 5), [ahead, at(15, 5)]]);
  },
);

test('a model that is put down after its Movement step keeps the path that it has gone [ELD-STATE-042]', () => {
  const facing = { x: 0, y: 1 };
  const placed = (step: 'movement' | 'resolution') => {
    const sequence = {
      model: 'A',
      step,
      from: at(3, 5),
      facing,
      movement: fly(13, 5),
      reactions: [],
      action: null,
      ended: false,
      answered: [],
    };
    const { table } = laidOut('A.b', { ...flier, at: { A: at(13, 5) }, scenery: tower(), state: { sequence } });
    const moved = { model: 'A', from: at(13, 5), route: [at(13, 5, 5)], facing, onWall: false, why: 'placed' } as const;
    return evolve(table.state, { type: 'ModelMoved', ...moved }).sequence?.from;
  };
  expect([placed('movement'), placed('resolution')]).toEqual([at(13, 5, 5), at(3, 5)]);
});

scenario(
  'a model that lands on a roof is seen there by those who react, and no longer below',
  ['ELD-STATE-042', 'ELD-LOS-011'],
  play => {
    const { game, setup } = laidOut('A.b', {
      ...flier,
      models: {},
      at: { A: at(13, 5), b: at(13, 12, 5) },
      profiles: { ...flier.profiles, b: { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } } },
      scenery: { ...tower(), roof: { boxes: [[10, 10, 6, 6]], top: 5 } },
    });
    const stance = { state: 'flying', to: false, when: 'before' } as const;
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', { ...idle(), skills: ['flight'], stance });
    expect(p.state.sequence?.from).toEqual(at(13, 5, 5));
    p.choose('p2', { model: 'b' }).choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
  },
);

scenario('a model that lands on another one is put beside it', 'ELD-STATE-042', play => {
  const both: LaidOut = { ...flier, at: { A: at(13, 5), b: at(13, 5.5, 5) }, scenery: tower() };
  const { game, setup } = laidOut('A.b', both);
  const stance = { state: 'flying', to: false, when: 'after' } as const;
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', { ...idle(), skills: ['flight'], stance });
  const [A, b] = [modelIn(p, 'A').at, modelIn(p, 'b').at];
  const square = (A.x - b.x) * (A.x - b.x) + (A.y - b.y) * (A.y - b.y);
  expect([A.z, square >= 3200 * 3200, square < 3210 * 3210]).toEqual([inches(5), true, true]);
});

scenario(
  'Crouched, Immobilized, Petrified, Incapacitated and Dead end Flying, and no other state does',
  'ELD-STATE-042',
  play => {
    const ends = (state: StateId): boolean => {
      const onHit = [
        (_: unknown, { on }: { readonly on: string }, { consequences }: { readonly consequences: unknown[] }) => {
          const gains = { state, by: 'p1', source: 'test' };
          consequences.push({ cited: { rule: 'ELD-STATE-001', source: 'test' }, model: on, gains });
        },
      ];
      const { game, setup } = laidOut('A\nb', {
        pitch: 1.5,
        states: { A: ['flying'], b: ['flying'] },
        sources: { onHit } as LaidOut['sources'] & object,
        models: { b: { points: 0 } },
        profiles: { b: { stats: { ...plainProfile.stats, HP: 9 } } },
      });
      const p = play(game, { ...setup, dice: [5, 20] })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p1', swordAttack);
      return !modelIn(p, 'b').states.some(one => one.state === 'flying');
    };
    const groundings: readonly StateId[] = ['crouched', 'immobilized', 'petrified', 'incapacitated', 'dead'];
    expect(groundings.map(ends)).toEqual([true, true, true, true, true]);
    expect((['slowed', 'blinded', 'panicked', 'confused'] as const).map(ends)).toEqual([false, false, false, false]);
  },
);

scenario('a Flying model passes above another Flying one, and does not end where it is', 'ELD-STATE-038', play => {
  const lay: LaidOut = { ...flier, at: { A: at(8, 5), b: at(11, 5) }, states: { A: ['flying'], b: ['flying'] } };
  const { game, setup } = laidOut('A.b', lay);
  play(game, setup)
    .choose('p1', 'A')
    .refuses('p1', fly(11, 5), { code: 'on-a-model', rule: 'ELD-MOVE-021' })
    .choose('p1', fly(14, 5));
});

scenario(
  'an Engaged model that takes off before it moves is free to move; by option it declares its movement first',
  ['ELD-STATE-027', 'ELD-STATE-028', 'ELD-SKILL-024'],
  play => {
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['b'] } as const;
    const lay = (options: LaidOut['options'] = {}): LaidOut => ({
      ...flier,
      at: { A: at(10, 10), b: at(10, 12) },
      states: { A: [engaged] },
      options,
    });
    const takingOff = (when: 'before' | 'after'): DeclaredMovement => ({
      ...fly(10, 5),
      skills: ['flight'],
      stance: { state: 'flying', to: true, when },
    });
    const { game, setup } = laidOut('A.b', lay());
    const p = play(game, setup)
      .choose('p1', 'A')
      .refuses('p1', fly(10, 5), { code: 'engaged', rule: 'ELD-STATE-028' })
      .refuses('p1', takingOff('after'), { code: 'engaged', rule: 'ELD-STATE-028' })
      .choose('p1', takingOff('before'));
    expect([modelIn(p, 'A').at, modelIn(p, 'A').states.map(({ state }) => state)]).toEqual([at(10, 5), ['flying']]);
    const first = laidOut('A.b', lay({ takeOffFrees: false }));
    play(first.game, first.setup)
      .choose('p1', 'A')
      .refuses('p1', takingOff('before'), { code: 'engaged', rule: 'ELD-STATE-028' });
  },
);

scenario(
  'an Immobilized model does not take off, also where the option lets it change Crouched',
  ['ELD-STATE-042', 'ELD-STATE-051'],
  play => {
    for (const immobilizedMayCrouch of [false, true]) {
      const { game, setup } = laidOut('A......b', {
        ...flier,
        states: { A: ['immobilized'] },
        options: { immobilizedMayCrouch },
      });
      const stance = { state: 'flying', to: true, when: 'before' } as const;
      play(game, setup)
        .choose('p1', 'A')
        .refuses('p1', { ...idle(), skills: ['flight'], stance }, { code: 'immobilized', rule: 'ELD-STATE-042' });
    }
  },
);
