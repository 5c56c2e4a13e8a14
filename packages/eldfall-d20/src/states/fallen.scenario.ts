import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { attack, resolving, told } from '../attacks/scenario-words.js';
import { isFrontal } from '../battlefield/front.js';
import { hitboxOf, standingOf } from '../battlefield/hitbox.js';
import { modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Consequence } from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';
import type { StateId } from '../vocabulary/words.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;
const states = (p: Parameters<typeof modelIn>[0], id: string) => modelIn(p, id).states.map(({ state }) => state);

test('the hitbox of a Dead, Incapacitated or Crouched model is as low as its base, and of any other it is not [ELD-STATE-019, ELD-STATE-012, ELD-STATE-046]', () => {
  const height = (state: StateId): number => {
    const { table } = laidOut('A', { states: { A: [state] } });
    return hitboxOf(table, modelOf(table.state, 'A')).height;
  };
  expect([height('dead'), height('incapacitated'), height('crouched'), height('petrified')]).toEqual([
    400, 400, 400, 4500,
  ]);
});

scenario('a Dead model stays on the field', 'ELD-STATE-019', play => {
  const lay: LaidOut = { at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 8280 } }, states: { b: ['incapacitated'] } };
  const { game, setup } = laidOut('A\nbcdef', lay);
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', 'pass');
  p.choose('p1', { do: 'deathblow', target: 'b' });
  expect([modelIn(p, 'b').where, states(p, 'b')]).toEqual(['field', ['dead']]);
});

scenario('nothing heals a Dead model, and no Assist names it', ['ELD-STATE-022', 'ELD-STATE-021'], play => {
  const heal = { cited: { rule: 'ELD-SPELL-007', source: 'test' }, heals: 2, most: 2 } as const;
  const healed = (state: StateId) => {
    const onHit = [
      (_: unknown, __: unknown, { consequences }: { readonly consequences: unknown[] }) => {
        if (!consequences.some(one => (one as { model?: string }).model === 'C'))
          consequences.push({ ...heal, model: 'C' });
      },
    ];
    const { game, setup } = resolving('A\nbC', {
      pitch: 1.5,
      action: attack('b'),
      sources: { onHit } as LaidOut['sources'] & object,
      states: { C: [state] },
      models: { C: { hp: 0 } },
    });
    return modelIn(play(game, { ...setup, dice: [5, 20] }), 'C').hp;
  };
  expect([healed('incapacitated'), healed('dead')]).toEqual([2, 0]);
});

scenario(
  'a Shrouded or Hidden model that suffers a Hit is shown',
  ['ELD-STATE-069', 'ELD-STATE-065', 'ELD-STATE-073'],
  play => {
    const swept = (state: StateId, dice: readonly number[]) => {
      const sword = {
        name: 'Scythe',
        category: 'weapon',
        weapon: { power: 6, reach: { distance: 2 }, strike: 1, kinds: ['melee'], traits: [{ id: 'sweep' }] },
        traits: [],
        changes: [],
        quantity: 1,
        weight: 1,
      } as const;
      const { game, setup } = resolving('A\nbc', {
        pitch: 1.5,
        action: attack('b'),
        pack: { items: { sword } },
        states: { c: [state] },
      });
      return play(game, { ...setup, dice });
    };
    const hit = swept('shrouded', [5, 20, 20]);
    expect([told(hit.match).includes('A hits c'), states(hit, 'c')]).toEqual([true, []]);
    expect(states(swept('hidden', [5, 20, 20]), 'c')).toEqual([]);
    expect(states(swept('shrouded', [20]), 'c')).toContain('shrouded');
  },
);

scenario('Incapacitated is lifted at once where the option says so', 'ELD-STATE-048', play => {
  const recovered = (incapacitatedRecovery: 'strategicPhase' | 'immediate') => {
    const { game, setup } = laidOut('AB....b', {
      states: { B: ['incapacitated'] },
      models: { b: { points: 0 }, B: { hp: 1 } },
      options: { incapacitatedRecovery },
    });
    return play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
  };
  expect([open(recovered('strategicPhase')), states(recovered('strategicPhase'), 'B')]).toEqual([
    ['p1 activate'],
    ['incapacitated'],
  ]);
  const p = recovered('immediate').waitsFor({ by: 'p1', kind: 'yes' }).choose('p1', true);
  expect(states(p, 'B')).toEqual(['crouched']);
});

scenario(
  'an Incapacitated model keeps its Activation Points, which it cannot use, until the End phase',
  ['ELD-STATE-047', 'ELD-STATE-044', 'ELD-PROFILE-011'],
  play => {
    const { game, setup } = laidOut('A\nb', {
      pitch: 1.5,
      profiles: { b: { stats: { ...plainProfile.stats, HP: 1 } }, A: { stats: { ...plainProfile.stats, STA: 1 } } },
    });
    const p = play(game, { ...setup, dice: [5, 1] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', swordAttack);
    expect(events(p, 'PointsDiscarded').map(({ models }) => models)).toEqual([['b']]);
    const before = events(p, 'StateGained').findIndex(({ state }) => state.state === 'incapacitated');
    expect([before >= 0, states(p, 'b')]).toEqual([true, ['incapacitated']]);
  },
);

test('an Attack comes to the Front of a target if the attacker is partly in it [ELD-LOS-004]', () => {
  // `b` looks down the table, and `A` stands beside it.
  const front = (y: number): boolean => {
    const at = { A: { x: 5080, y: 10000 + y }, b: { x: 12000, y: 10000 } };
    const { table } = laidOut('A.b', { at });
    const [A, b] = [modelOf(table.state, 'A'), modelOf(table.state, 'b')];
    return isFrontal(table, standingOf(b), standingOf(A));
  };
  expect([front(0), front(1600), front(1601), front(-5000)]).toEqual([true, true, false, true]);
});

test('at a point of its route a model has its Front to every side, or by option that of the facing in which it ends [ELD-LOS-004]', () => {
  const front = (movingFront: 'everySide' | 'finalFacing', moving: boolean, y: number): boolean => {
    const { table } = laidOut('A\n.\nb', { facing: { b: { x: 0, y } }, options: { movingFront } });
    const [A, b] = [modelOf(table.state, 'A'), modelOf(table.state, 'b')];
    return isFrontal(table, { ...standingOf(b), moving }, standingOf(A));
  };
  // `A` stands above `b`.
  expect([front('everySide', true, 1), front('everySide', false, 1)]).toEqual([true, false]);
  expect([front('finalFacing', true, 1), front('finalFacing', true, -1)]).toEqual([false, true]);
});

scenario(
  'a model reacts by Dodge without sight if the activated one was in its Awareness at some moment',
  'ELD-AWARE-005',
  play => {
    const reacts = (gap: number, path: readonly (readonly [number, number])[] = []) => {
      const place = { A: { x: inches(10), y: inches(10) }, b: { x: inches(10), y: inches(13) + 3200 + gap } };
      const { game, setup } = laidOut('A.b', {
        at: place,
        profiles: { b: { stats: { ...plainProfile.stats, AG: 3 } } },
        facing: { b: { x: 0, y: 1 } },
      });
      const p = play(game, setup).choose('p1', 'A');
      p.choose('p1', path.length === 0 ? idle() : going('walk', ...path));
      return open(p);
    };
    // Three inches between the bases, Idle included, and one hundredth of a millimetre more than the tolerance.
    expect([reacts(2), reacts(3)]).toEqual([['p2 react'], ['p1 action']]);
    // On the way the model comes nearer and goes away again.
    const near = reacts(inches(1), [
      [10, 11.5],
      [10, 10],
    ]);
    expect(near).toEqual(['p2 react']);
  },
);

scenario(
  'a model that gets up under one that has ended its movement on it goes to the nearest free place',
  ['ELD-MOVE-021', 'ELD-MOVE-022', 'ELD-STATE-048'],
  play => {
    const at = { x: 20000, y: 20000 };
    const recovered = (
      gap: number,
      lying: readonly StateId[] = ['incapacitated', 'crouched'],
      options: LaidOut['options'] = {},
    ) => {
      const { game, setup } = laidOut('ABCb', {
        at: { A: { x: 5000, y: 5000 }, B: at, C: { x: at.x + gap, y: at.y }, b: { x: 60000, y: 60000 } },
        states: { B: lying },
        models: { b: { points: 0 }, B: { hp: 1 } },
        options: { incapacitatedRecovery: 'immediate', ...options },
      });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
      expect(states(p, 'B')).not.toContain('incapacitated');
      return [modelIn(p, 'B').at.x, modelIn(p, 'C').at.x];
    };
    expect([recovered(3200), recovered(3199)]).toEqual([
      [20000, 23200],
      [19999, 23199],
    ]);
    // The place is free before its player says if the model stays down.
    expect(recovered(3199, ['incapacitated'])).toEqual([19999, 23199]);
    // By option the model on top goes.
    expect(recovered(3199, ['incapacitated', 'crouched'], { risingUnder: 'otherLeaves' })).toEqual([20000, 23200]);
  },
);

scenario('no effect gives Activation Points to a model that cannot act', 'ELD-STATE-046', play => {
  const gives = (state: StateId): number => {
    const spark = { ...plainSpell, type: 'healing', onHit: [{ op: 'points', by: 1 }] } as const;
    const { game, setup } = laidOut('AB.b', {
      pack: { spells: { spark: { ...spark, weapon: { ...plainSpell.weapon, power: null, strike: 1 } } } },
      profiles: {
        A: { spells: ['spark'], traits: [{ id: 'affinity', element: 'fire' }], inventory: { space: 6, items: [] } },
      },
      models: { B: { points: 0 }, b: { points: 0 } },
      states: { B: [state] },
    });
    const p = play(game, { ...setup, dice: [5] })
      .choose('p1', 'A')
      .choose('p1', idle({ x: 1, y: 0 }));
    p.choose('p1', { do: 'assist', means: { spell: 'spark' } }).choose('p1', ['B']);
    return modelIn(p, 'B').points;
  };
  expect([gives('incapacitated'), gives('petrified'), gives('slowed')]).toEqual([0, 0, 1]);
});

scenario(
  'a creature that is sent away leaves once, and has not fallen by damage; one that is destroyed has',
  ['ELD-DEF-019', 'ELD-MANA-006'],
  play => {
    const away = { op: 'send-away' } as const;
    const gone = (consequences: readonly Consequence[], traits: readonly Trait[] = []) => {
      const { game, setup } = resolving('A\nb\nc', {
        action: attack('bb'),
        profiles: { b: { stats: { HP: 1 }, traits } },
        models: { c: { summoned: { by: 'nobody', spell: 'spark' } } },
        sources: { onHit: [(_, __, resolution) => void resolution.consequences.push(...consequences)] },
      });
      const p = play(game, { ...setup, dice: [5, 20, 8] });
      const deeds = events(p, 'DeedNoted').flatMap(({ deed }) => ('of' in deed ? [[deed.of, deed.deed]] : []));
      return [events(p, 'ModelRemoved').map(({ model, why }) => [model, why]), deeds];
    };
    const cited = { rule: 'ELD-MANA-006', source: 'test' } as const;
    const leaves: Consequence = { cited, model: 'c', effect: away, by: 'A', element: null };
    expect(gone([leaves, leaves])).toEqual([
      [['c', 'dispelled']],
      [
        ['c', 'gone'],
        ['b', 'incapacitated'],
      ],
    ]);
    expect(gone([], [{ id: 'construct' }])).toEqual([[['b', 'destroyed']], [['b', 'removed']]]);
  },
);

scenario(
  'a secret model that falls by Bleeding is shown, or by option stays a token',
  ['ELD-STATE-069', 'ELD-STATE-045'],
  play => {
    const fell = (state: 'shrouded' | 'hidden', fallenSecrets: 'shown' | 'secret') => {
      const { game, setup } = laidOut('AB\n\n\nb', {
        states: { A: [state, 'bleeding'] },
        models: { A: { hp: 1 } },
        options: { fallenSecrets },
        state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
      });
      const p = play(game, { ...setup, dice: [11] }).choose('p1', { do: 'rolls', model: 'A' });
      return [states(p, 'A').filter(one => one !== 'bleeding'), events(p, 'ModelRevealed').length];
    };
    expect([fell('shrouded', 'shown'), fell('hidden', 'shown')]).toEqual([
      [['incapacitated'], 1],
      [['incapacitated'], 1],
    ]);
    expect(fell('shrouded', 'secret')).toEqual([['shrouded', 'incapacitated'], 0]);
  },
);
