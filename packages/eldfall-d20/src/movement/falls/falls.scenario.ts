import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../../testing/index.js';
import type { Resolution } from '../../vocabulary/index.js';
import { at, movementOnly } from '../scenario-words.js';
import { fallRolls } from './damage.js';

const scenario = scenarios<RuleId>(test);
const y = inches(10);
const BESIDE = inches(12) - 1600;
const facing = { x: 0, y: 1 };

const rolls = (drop: number, SPD = 6, lay: LaidOut = {}): number => {
  const { table } = laidOut('A', { profiles: { A: { stats: { ...plainProfile.stats, SPD } } }, ...lay });
  return fallRolls(table, modelOf(table.state, 'A'), drop);
};

test('a fall up to half SPD needs no roll, a longer one a roll for each full interval of half SPD [ELD-FALL-002, ELD-FALL-003, ELD-FALL-004]', () => {
  const interval = inches(3);
  expect([rolls(interval - 1), rolls(interval), rolls(interval + 2), rolls(interval + 3)]).toEqual([0, 0, 0, 1]);
  expect([rolls(2 * interval - 1), rolls(2 * interval), rolls(3 * interval)]).toEqual([1, 2, 3]);
});

test('for a fall half of the current SPD is rounded up, and SPD 0 counts as 1 [ELD-FALL-005]', () => {
  expect([rolls(inches(3) + 2, 5), rolls(inches(3) + 3, 5)]).toEqual([0, 1]);
  expect([rolls(inches(1), 0), rolls(inches(2), 0)]).toEqual([0, 2]);
  const half = { rule: 'ELD-STATE-011', source: 'crippled', factor: 'half' } as const;
  const attributes = [(_: unknown, __: unknown, attribute: string) => (attribute === 'SPD' ? [half] : [])];
  expect([
    rolls(inches(2) + 2, 6, { sources: { attributes } }),
    rolls(inches(4), 6, { sources: { attributes } }),
  ]).toEqual([0, 2]);
});

test('a model that an ability protects from Fall Damage makes no roll [ELD-FALL-003]', () => {
  const immunities = [
    (_: unknown, __: unknown, harm: object) =>
      'rule' in harm && harm.rule === 'ELD-FALL-003'
        ? ({ rule: 'ELD-SKILL-024', source: 'flight' } as const)
        : undefined,
  ];
  expect(rolls(inches(9), 6, { sources: { immunities } })).toBe(0);
});

/** A stands on a roof of a height, at its edge. */
const onRoof = (top: number, put?: (resolution: Resolution) => void, lay: LaidOut = {}) =>
  laidOut('A', {
    at: { A: { x: BESIDE + 500, y, z: inches(top) } },
    scenery: { roof: { boxes: [[12, 8, 4, 4]], top } },
    edition: movementOnly(put),
    profiles: { A: { stats: { ...plainProfile.stats, HP: 5, AG: 10 } } },
    ...lay,
  });

scenario(
  'a model that walks off a roof falls: each failed Agility roll at the end of the sequence is one Wound',
  ['ELD-FALL-001', 'ELD-FALL-006', 'ELD-FALL-007', 'ELD-MOVE-029'],
  play => {
    const { game, setup } = onRoof(7);
    const walk = { kind: 'walk', route: [at(BESIDE - 100, y)], facing, skills: [] } as const;
    const p = play(game, { ...setup, dice: [11, 10] })
      .choose('p1', 'A')
      .choose('p1', walk);
    expect(modelOf(p.state, 'A')).toMatchObject({ at: at(BESIDE - 100, y), hp: 4 });
    expect(p.state.deeds).toContainEqual(expect.objectContaining({ deed: 'wound', kind: 'fall', by: null, on: 'A' }));
  },
);

scenario('Unrelenting Zeal prevents the Wound of a fall', ['ELD-FALL-006', 'ELD-SPELLCRAFT-022'], play => {
  const changes = [{ op: 'prevent-wounds', attribute: 'M' }] as const;
  const data = { kind: 'enchantment', changes, ends: 'strategic-phase', by: 'p1', card: null } as const;
  const fallen = (...dice: readonly number[]) => {
    const { game, setup } = onRoof(7, undefined, { effects: [{ key: 'zeal', source: 'A', target: 'A', data }] });
    const walk = { kind: 'walk', route: [at(BESIDE - 100, y)], facing, skills: [] } as const;
    const p = play(game, { ...setup, dice })
      .choose('p1', 'A')
      .choose('p1', walk);
    return modelOf(p.state, 'A').hp;
  };
  expect([fallen(11, 10, 10), fallen(11, 10, 11)]).toEqual([5, 4]);
});

scenario('a Familiar is given up for all Wounds of one fall', 'ELD-TRAIT-027', play => {
  const data = { kind: 'familiar', changes: [], ends: 'game', by: 'p1', card: null } as const;
  const fallen = (options: LaidOut['options'] = {}) => {
    const effects = [{ key: 'owl', source: 'A', target: 'A', data }];
    const { game, setup } = onRoof(7, undefined, { effects, options });
    const walk = { kind: 'walk', route: [at(BESIDE - 100, y)], facing, skills: [] } as const;
    return play(game, { ...setup, dice: [11, 11] })
      .choose('p1', 'A')
      .choose('p1', walk);
  };
  const p = fallen().options('p1', ['owl', 'none']).choose('p1', 'owl');
  expect([modelOf(p.state, 'A').hp, p.state.effects]).toEqual([5, []]);
  const kept = fallen().choose('p1', 'none');
  expect([modelOf(kept.state, 'A').hp, kept.state.effects.length]).toEqual([3, 1]);
  expect(modelOf(fallen({ familiarGuards: 'attacks' }).state, 'A').hp).toBe(3);
});

scenario('a fall of no more than half SPD harms nobody', ['ELD-FALL-002', 'ELD-MOVE-029'], play => {
  const { game, setup } = onRoof(3);
  const walk = { kind: 'walk', route: [at(BESIDE - 100, y)], facing, skills: [] } as const;
  const p = play(game, setup).choose('p1', 'A').choose('p1', walk);
  expect(modelOf(p.state, 'A')).toMatchObject({ at: at(BESIDE - 100, y), hp: 5 });
});

scenario(
  'a Knockback over the edge is a fall, which counts for the attacker',
  ['ELD-FALL-007', 'ELD-MOVE-030'],
  play => {
    const put = ({ knockbacks }: Resolution): void => {
      knockbacks.push({ model: 'A', by: 'b', distance: 2, from: at(inches(20), y) });
    };
    const { game, setup } = laidOut('Ab', {
      at: { A: { x: BESIDE + 500, y, z: inches(4) }, b: { x: inches(20), y } },
      scenery: { roof: { boxes: [[12, 8, 4, 4]], top: 4 } },
      edition: movementOnly(put),
    });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', { kind: 'idle', route: [], facing, skills: [] })
      .choose('p2', { x: -1, y: 0 });
    expect(modelOf(p.state, 'A')).toMatchObject({ at: at(BESIDE + 500 - inches(2), y), hp: 1 });
    expect(p.state.deeds).toContainEqual(expect.objectContaining({ kind: 'fall', by: 'b', on: 'A' }));
  },
);

scenario(
  'a model on a wall that acts falls off, unless it does Nothing or is used to Climbing',
  'ELD-MOVE-008',
  play => {
    const hanging = (action: Resolution['action'], lay: LaidOut = {}) => {
      const { game, setup } = laidOut('A', {
        at: { A: { x: BESIDE, y, z: inches(2) } },
        models: { A: { onWall: true } },
        scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 4 } },
        edition: movementOnly(resolution => Object.assign(resolution, { action })),
        ...lay,
      });
      const p = play(game, setup).choose('p1', 'A').choose('p1', { kind: 'idle', route: [], facing, skills: [] });
      return modelOf(p.state, 'A');
    };
    expect(hanging({ do: 'nothing' })).toMatchObject({ at: at(BESIDE, y, inches(2)), onWall: true });
    expect(hanging({ do: 'dodge' })).toMatchObject({ at: at(BESIDE, y), onWall: false });
    const immunities = [
      (_: unknown, __: unknown, harm: object) =>
        'rule' in harm && harm.rule === 'ELD-MOVE-008'
          ? ({ rule: 'ELD-SKILL-015', source: 'climbing' } as const)
          : undefined,
    ];
    expect(hanging({ do: 'dodge' }, { sources: { immunities } })).toMatchObject({ onWall: true });
  },
);

scenario(
  'a model that falls onto another one is placed beside it, and the one below takes no damage',
  'ELD-FALL-008',
  play => {
    const { game, setup } = laidOut('AB', {
      at: { A: { x: BESIDE, y, z: inches(2) }, B: { x: BESIDE, y: y + 50 } },
      models: { A: { onWall: true } },
      scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 4 } },
      edition: movementOnly(resolution => Object.assign(resolution, { action: { do: 'dodge' } })),
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', { kind: 'idle', route: [], facing, skills: [] });
    const [a, b] = [modelOf(p.state, 'A'), modelOf(p.state, 'B')];
    const away = Math.sqrt((a.at.x - b.at.x) * (a.at.x - b.at.x) + (a.at.y - b.at.y) * (a.at.y - b.at.y));
    expect([a.at.z, Math.floor(away), b.hp]).toEqual([0, 3200, 2]);
  },
);
