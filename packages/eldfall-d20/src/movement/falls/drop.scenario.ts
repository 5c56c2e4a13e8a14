import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events } from '../../activation/scenario-words.js';
import { attack, resolving, told } from '../../attacks/scenario-words.js';
import { modelOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../../testing/index.js';
import type { Consequence, EldEdition, ModelState, Resolution } from '../../vocabulary/index.js';
import { at, movementOnly } from '../scenario-words.js';
import { fallOffWall } from './falls.js';

const scenario = scenarios<RuleId>(test);
const y = inches(10);
const BESIDE = inches(12) - 1600;
const idle = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] } as const;
const dodges = movementOnly(resolution => Object.assign(resolution, { action: { do: 'dodge' } }));

/** `A` hangs on a tower of ten inches at a height in inches, and dodges. */
const hanging = (height: number, lay: LaidOut = {}) =>
  laidOut('A', {
    at: { A: { x: BESIDE, y, z: inches(height) } },
    models: { A: { onWall: true } },
    scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 10 }, ...lay.scenery },
    profiles: { A: { stats: { ...plainProfile.stats, HP: 9 } } },
    edition: dodges,
    ...(lay.edition ? { edition: lay.edition } : {}),
  });

scenario(
  'a model that falls off a wall falls from its height onto the surface below it',
  ['ELD-FALL-001', 'ELD-FALL-002', 'ELD-FALL-003', 'ELD-MOVE-008'],
  play => {
    const fallen = (height: number, dice: readonly number[], lay: LaidOut = {}) => {
      const { game, setup } = hanging(height, lay);
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle);
      return [modelOf(p.state, 'A').at.z, modelOf(p.state, 'A').hp, events(p, 'RollMade').length];
    };
    expect(fallen(3, [])).toEqual([0, 9, 0]);
    expect(fallen(4, [11])).toEqual([0, 8, 1]);
    // Three inches above a ledge.
    const ledge = { scenery: { ledge: { boxes: [[8, 8, 4, 4]], top: 1 } } } as const;
    expect(fallen(4, [], ledge)).toEqual([inches(1), 9, 0]);
    expect(fallen(7.1, [11, 11], ledge)).toEqual([inches(1), 7, 2]);
  },
);

scenario('a model that hangs at ground level stands there and does not fall', 'ELD-MOVE-008', play => {
  const { game, setup } = hanging(0);
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle);
  expect(modelOf(p.state, 'A')).toMatchObject({ at: at(BESIDE, y), onWall: false });
  expect(events(p, 'RollMade')).toEqual([]);
});

scenario('each Wound of a fall is a Wound of its own, and may cost more HP by edition', 'ELD-FALL-006', play => {
  const { damage } = dodges.numbers;
  const dear: EldEdition = {
    ...dodges,
    numbers: { ...dodges.numbers, damage: { ...damage, woundHp: { ...damage.woundHp, value: 2 } } },
  };
  const { game, setup } = hanging(9, { edition: dear });
  const p = play(game, { ...setup, dice: [11, 11, 10] })
    .choose('p1', 'A')
    .choose('p1', idle);
  expect(modelOf(p.state, 'A').hp).toBe(5);
  const wounds = events(p, 'DeedNoted').flatMap(({ deed }) => (deed.deed === 'wound' ? [deed] : []));
  const wound = { deed: 'wound', by: null, on: 'A', kind: 'fall', reaction: false, round: 2, turn: 'p1' };
  expect(wounds).toEqual([wound, wound]);
});

scenario(
  'Wounds of a fall beyond the last HP are lost, as those of Hits are, and no Scheme counts them',
  ['ELD-FALL-006', 'ELD-DAMAGE-002', 'ELD-SCHEME-022'],
  play => {
    const excess = (hp: number) => {
      const { game, setup } = hanging(9);
      const models = setup.position.models.map(one => ({ ...one, hp }));
      const p = play(game, { ...setup, position: { ...setup.position, models }, dice: [11, 11, 10] })
        .choose('p1', 'A')
        .choose('p1', idle);
      return events(p, 'DeedNoted').flatMap(({ deed }) => (deed.deed === 'wound' ? [deed.excess ?? false] : []));
    };
    expect([excess(2), excess(1), excess(0)]).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
  },
);

scenario('nobody rolls for the fall of a model that has left the field', 'ELD-FALL-007', play => {
  const rolls = (where: 'field' | 'removed') => {
    const { game, setup } = laidOut('AB', {
      at: { A: { x: BESIDE, y }, B: { x: inches(20), y } },
      models: { B: { where } },
      edition: movementOnly(({ falls }: Resolution) => {
        falls.push({ model: 'B', drop: inches(4), by: null });
      }),
    });
    const p = play(game, { ...setup, dice: where === 'field' ? [10] : [] })
      .choose('p1', 'A')
      .choose('p1', idle);
    return events(p, 'RollMade').length;
  };
  expect([rolls('field'), rolls('removed')]).toEqual([1, 0]);
});

/** `b` hangs on a tower with 1 HP, and an arrow of `A` hits it: dice of the Attack, of the damage, and of the fall. */
const shot = (height: number, lay: LaidOut = {}) =>
  resolving('A.b', {
    action: attack('b', { with: 'bow' }),
    at: { A: { x: BESIDE, y: y - inches(6) }, b: { x: BESIDE, y, z: inches(height) } },
    facing: { A: { x: 0, y: 1 } },
    models: { b: { onWall: true, hp: 1 } },
    scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 10 } },
    ...lay,
  });

scenario(
  'a model that is Incapacitated on a wall falls off it, and dies of a Wound by the fall',
  ['ELD-FALL-009', 'ELD-STATE-050', 'ELD-HOSTILE-035'],
  play => {
    const fallen = (height: number, dice: readonly number[], lay: LaidOut = {}) => {
      const { game, setup } = shot(height, lay);
      const { state } = play(game, { ...setup, dice: [5, 1, ...dice] });
      const { at: place, onWall, states } = modelOf(state, 'b');
      const deeds = state.deeds.flatMap(one => ('of' in one ? [`${one.deed} ${one.by} ${one.model}`] : []));
      return [place.z, onWall, states.map(one => one.state), deeds];
    };
    const lies = ['incapacitated p1 A'];
    expect(fallen(3, [])).toEqual([0, false, ['incapacitated'], lies]);
    expect(fallen(4, [10])).toEqual([0, false, ['incapacitated'], lies]);
    expect(fallen(4, [11])).toEqual([0, false, ['dead'], [...lies, 'dead p1 A']]);
    expect(fallen(4, [], { options: { fallenOnWall: 'stays' } })).toEqual([inches(4), true, ['incapacitated'], lies]);
  },
);

scenario('nobody rolls for the fall of a model that dies on a wall', 'ELD-FALL-009', play => {
  const kills: Consequence = {
    cited: { rule: 'ELD-ART-005', source: 'assassination' },
    model: 'b',
    dies: true,
    by: 'A',
  };
  const { game, setup } = shot(4, {
    sources: { onFallen: [fallOffWall], onHit: [(_, __, { consequences }) => void consequences.push(kills)] },
  });
  const p = play(game, { ...setup, dice: [5, 1] });
  expect(modelOf(p.state, 'b')).toMatchObject({ at: { z: 0 }, onWall: false });
  expect(told(p.match).at(-1)).toBe('b is dead');
});

scenario('a model that Bleeding fells on a wall falls in the same phase', ['ELD-FALL-009', 'ELD-STATE-045'], play => {
  const { game, setup } = laidOut('A', {
    at: { A: { x: BESIDE, y, z: inches(4) } },
    models: { A: { onWall: true, hp: 1 } },
    scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 10 } },
    states: { A: [{ state: 'bleeding', by: 'p2', source: 'a Wound' }] },
    state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: 'remaining rolls' } },
  });
  const p = play(game, { ...setup, dice: [20, 11] });
  expect(modelOf(p.state, 'A')).toMatchObject({ at: { z: 0 }, onWall: false });
  expect(modelOf(p.state, 'A').states.map(({ state, by }) => [state, by])).toContainEqual(['dead', 'p2']);
});

scenario(
  'a model that is knocked down or petrified on a wall hangs there, or by option falls; an Immobilized one is held',
  ['ELD-FALL-010', 'ELD-STATE-051'],
  play => {
    const left = (state: ModelState, options: LaidOut['options'] & object, dice: readonly number[] = []) => {
      const { game, setup } = resolving('A.b', {
        action: { do: 'nothing' },
        at: { b: { x: BESIDE, y, z: inches(4) } },
        models: { b: { onWall: true, hp: 5 } },
        states: { b: [state] },
        scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 10 } },
        options,
      });
      const { at: place, onWall, hp } = modelOf(play(game, { ...setup, dice }).state, 'b');
      return [place.z / inches(1), onWall, hp];
    };
    const by = (state: ModelState['state'], source = 'an effect'): ModelState => ({ state, by: null, source });
    const falls = { statesOnWall: 'falls' } as const;
    for (const state of ['crouched', 'petrified', 'immobilized'] as const) {
      expect(left(by(state), {})).toEqual([4, true, 5]);
    }
    // Half of the SPD of a Crouched model is two inches, that of a Petrified one three.
    expect(left(by('crouched'), falls, [11, 11])).toEqual([0, false, 3]);
    expect(left(by('petrified'), falls, [11])).toEqual([0, false, 4]);
    expect(left(by('immobilized'), falls)).toEqual([4, true, 5]);
    // A model that went down by itself holds on.
    expect(left(by('crouched', 'movement'), falls)).toEqual([4, true, 5]);
  },
);

scenario(
  'of the models whose ground is destroyed an Incapacitated one rolls for the fall, and a Dead one only drops',
  ['ELD-FALL-001', 'ELD-FALL-007', 'ELD-STATE-019', 'ELD-STATE-050'],
  play => {
    const dropped = (state: 'incapacitated' | 'dead', dice: readonly number[]) => {
      const block = { id: 'block', kind: 'transmutation', radius: 1270, height: inches(4), hp: 1, armour: 0 };
      const { game, setup } = resolving('Ab', {
        at: { A: { x: inches(5), y: inches(4) }, b: { x: inches(5), y: inches(6), z: inches(4) } },
        models: { b: { hp: 0 } },
        states: { b: [state] },
        things: [{ ...block, at: { x: inches(5), y: inches(6), z: 0 }, holds: [], marks: [] }],
        scenery: { block: { boxes: [[4, 5, 2, 2]], top: 4 } },
        action: { ...attack(''), aims: [{ thing: 'block' }] },
      });
      const p = play(game, { ...setup, dice: [5, 1, ...dice] });
      const { at: place, states } = modelOf(p.state, 'b');
      const wounds = p.state.deeds.filter(({ deed }) => deed === 'wound');
      return [place.z, states.map(one => one.state), wounds.length];
    };
    expect(dropped('incapacitated', [11])).toEqual([0, ['dead'], 1]);
    expect(dropped('dead', [])).toEqual([0, ['dead'], 0]);
  },
);
