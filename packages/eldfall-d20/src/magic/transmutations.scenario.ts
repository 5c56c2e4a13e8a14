import { describe, expect } from 'vitest';
import { modelIn, open } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import type { DeclaredAction, EldState } from '../vocabulary/index.js';
import { areaAt, cast, spellOn, story } from './scenario-words.js';

describe('Transmutations', () => {
  const raise = spellOn('raise-wall', 'A');
  const places = (more: Declared = {}) => ({ facing: { A: { x: 0, y: 1 } }, ...more });

  scenario('a Transmutation is set up touching its caster, and stays', ['ELD-SPELL-014', 'ELD-SPELL-015'], play => {
    const p = cast(play)('...\n...\n..A\n\nb', raise, [10], places());
    expect(open(p)).toEqual(['p1 place']);
    p.choose('p1', { x: 15240, y: 16840, z: 0 });
    const [wall] = p.state.scenery;
    expect(wall?.placedBy).toEqual({ by: 'A', spell: 'raise-wall' });
    // 80 by 15 by 50 mm.
    expect(wall?.parts[0]).toMatchObject({ base: 0, top: 5000 });
    const corners = wall?.parts[0]?.outline.corners ?? [];
    expect(corners.map(({ x, y }) => [x - 15240, y - 16840])).toEqual([
      [4000, 0],
      [4000, 1500],
      [-4000, 1500],
      [-4000, 0],
    ]);
    p.choose('p1', 'end');
    p.choose('p2', 'end');
    expect(p.state.scenery).toHaveLength(1);
    expect(cast(play)('...\n...\n..A\n\nb', raise, [11], places()).state.scenery).toEqual([]);
  });

  scenario('a Transmutation stands on no model', 'ELD-SPELL-015', play => {
    const p = cast(play)(
      '...\n...\n..A\n\nb',
      raise,
      [10],
      places({ at: { b: { x: 15240, y: 15240 + 1600 + 1500 + 1599 } } }),
    );
    p.refuses('p1', { x: 15240, y: 16840, z: 0 }, { code: 'not-an-option', rule: 'ELD-SPELL-015' });
    p.choose('p1', { x: 15240, y: 13640, z: 0 });
  });

  scenario(
    'a Transmutation stands on the field, on the surface of its caster, and on no fallen model',
    'ELD-SPELL-015',
    play => {
      const sites = (more: Declared): number => {
        const p = cast(play)('A\n\nb', raise, [10], more);
        return open(p)[0] === 'p1 place' ? (p.match.decisions[0]?.options?.length ?? 0) : p.state.scenery.length;
      };
      const roof = { boxes: [[10, 10, 8, 8]] as const, top: 4 };
      const z = 4 * 2540;
      // 15 mm deep and 80 mm wide, before a base of 16 mm; a single place is taken unasked.
      const near = (x: number, y: number) => sites({ at: { A: { x, y } } });
      expect([near(4000, 4000), near(4000, 3999), near(4000, 3099), near(3999, 3999)]).toEqual([4, 2, 1, 0]);
      const ledge = { x: 14 * 2540, y: 10 * 2540 + 1600, z };
      expect(sites({ scenery: { roof }, at: { A: ledge } })).toBe(3);
      const fallen = { at: { A: { x: 15240, y: 15240 }, b: { x: 15240, y: 15240 + 3200 } }, models: { b: { hp: 0 } } };
      expect(sites({ ...fallen, states: { b: ['incapacitated'] } })).toBe(3);
    },
  );

  scenario(
    'a Transmutation with an Armor value can be attacked, and a successful Damage roll destroys it',
    'ELD-SPELL-016',
    play => {
      const strike = (dice: readonly number[]) => {
        const p = cast(play)('...\n...\n..A\n\nb', raise, [10], places());
        p.choose('p1', { x: 15240, y: 16840, z: 0 });
        const { scenery, things } = p.state;
        const sword = {
          do: 'attack',
          means: { item: 'sword' },
          kind: 'melee',
          aims: [{ thing: 'raise-wall-1' }],
          skills: [],
        } as const;
        const run = cast(play)('...\n...\n..A\n\nb', sword, dice, {
          facing: { A: { x: 0, y: 1 } },
          profiles: { A: { inventory: { space: 5, items: [{ item: 'sword', quantity: 1 }] } } },
          state: { scenery, things },
        });
        return [run.state.scenery.length, run.state.things.length];
      };
      // Armor 6.
      expect([strike([12, 4]), strike([12, 5])]).toEqual([
        [0, 0],
        [1, 1],
      ]);
    },
  );

  /** A wall 80 mm wide and 15 mm deep, on which models can stand. */
  const wall = (height: number): Partial<EldState> => {
    const [x, y] = [15240, 16840];
    const corners = [
      { x: x + 4000, y },
      { x: x + 4000, y: y + 1500 },
      { x: x - 4000, y: y + 1500 },
      { x: x - 4000, y },
    ];
    const parts = [{ outline: { corners }, base: 0, top: height }];
    const thing = {
      id: 'raise-wall-1',
      kind: 'transmutation',
      at: { x, y: y + 750, z: 0 },
      radius: 750,
      height,
      hp: 1,
    };
    return {
      scenery: [{ id: thing.id, kind: 'solid', cover: null, placedBy: { by: 'A', spell: 'raise-wall' }, parts }],
      things: [{ ...thing, armour: 6, holds: [], marks: [] }],
    };
  };
  const sword: Declared['profiles'] = { A: { inventory: { space: 5, items: [{ item: 'sword', quantity: 1 }] } } };
  const strikeWall: DeclaredAction = { ...attack('', { with: 'sword' }), aims: [{ thing: 'raise-wall-1' }] };

  scenario(
    'the nearest side of a Transmutation counts for the Reach of an attack, not its middle',
    ['ELD-SPELL-016', 'ELD-ITEM-019'],
    play => {
      const first = (away: number, dice: readonly number[]) =>
        story(
          cast(play)('A\n\nb', strikeWall, dice, {
            profiles: sword,
            facing: { A: { x: -1, y: 0 } },
            at: { A: { x: 15240 + 4000 + 1600 + away, y: 16840 + 750 } },
            state: wall(5000),
          }),
        )[0];
      expect(first(2542, [20])).toBe('A attack OFF 12: 20-');
      expect(first(2543, [])).toBe('A fails: out-of-reach raise-wall-1');
    },
  );

  scenario(
    'models fall from a Transmutation that is destroyed or removed',
    ['ELD-FALL-001', 'ELD-SPELL-016', 'ELD-SPELLCRAFT-028'],
    play => {
      const on = { x: 15240, y: 16840 + 750 };
      const run = (action: DeclaredAction, dice: readonly number[], top: number, more: Declared = {}) => {
        const p = cast(play)('A\n\nb', action, dice, {
          profiles: sword,
          at: { A: { x: 15240, y: 15240 }, b: { ...on, z: top } },
          state: wall(top),
          ...more,
        });
        if (open(p)[0] === 'p2 turnTo') p.choose('p2', { x: 0, y: 1 });
        return [modelIn(p, 'b').at.z, modelIn(p, 'b').hp];
      };
      // SPD 6: a fall of 3 inches needs no roll, one of 3 inches and more does.
      expect(run(strikeWall, [12, 4], 5000)).toEqual([0, 2]);
      expect(run(strikeWall, [12, 5], 5000)).toEqual([5000, 2]);
      expect(run(strikeWall, [12, 4, 11], 10000)).toEqual([0, 1]);
      const dispel = { ...areaAt('dispel-magic', { ...on, z: 5000 }), mode: 'Remove Spells' } as DeclaredAction;
      expect(run(dispel, [10], 5000)).toEqual([0, 2]);
      expect(run(dispel, [10], 5000, { states: { b: ['flying'] } })).toEqual([5000, 2]);
    },
  );

  scenario(
    'a fall from a Transmutation counts for the model that destroys or removes it, or by option for nobody',
    ['ELD-FALL-001', 'ELD-HOSTILE-035', 'ELD-SPELL-016', 'ELD-SPELLCRAFT-028'],
    play => {
      const on = { x: 15240, y: 16840 + 750 };
      const felled = (action: DeclaredAction, dice: readonly number[], more: Declared = {}) => {
        const p = cast(play)('A\n\nb', action, dice, {
          profiles: sword,
          at: { A: { x: 15240, y: 15240 }, b: { ...on, z: 10000 } },
          state: wall(10000),
          models: { b: { hp: 1 } },
          ...more,
        });
        // The area of the Spell hits `b` as well, which may turn.
        if (open(p)[0] === 'p2 turnTo') p.choose('p2', { x: 0, y: 1 });
        return p.state.deeds.flatMap(one => (one.deed === 'incapacitated' ? [[one.by, one.model]] : []));
      };
      expect(felled(strikeWall, [12, 4, 11])).toEqual([['p1', 'A']]);
      expect(felled(strikeWall, [12, 4, 11], { options: { lostGround: 'nobody' } })).toEqual([[null, null]]);
      const dispel = { ...areaAt('dispel-magic', { ...on, z: 10000 }), mode: 'Remove Spells' } as DeclaredAction;
      expect(felled(dispel, [10, 11])).toEqual([['p1', 'A']]);
    },
  );
});
