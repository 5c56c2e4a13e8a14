import { squareBetween } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { idle, modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { items as book } from '../content/book/items.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { DeclaredAction, Ongoing } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import { areaAt, bookSpells, cast, caster, refused, spellAt, spellOn, story, targetsOf } from './scenario-words.js';

const aura = { distance: 'casting-aura' } as const;
const negated = (lines: readonly string[]) => lines.filter(line => line.includes('negated'));

describe('Ward', () => {
  /** `a` shoots at `B`, and `A` reacts by a Ward on it. */
  const warding = (action: DeclaredAction, more: Declared = {}): Declared => ({
    by: 'a',
    active: 'p2',
    action,
    reactions: { A: spellOn('ward', 'B') },
    facing: { A: { x: 1, y: 1 } },
    profiles: { A: caster('ward'), a: caster('ignite') },
    ...more,
  });

  scenario(
    'Hits that are not critical on a warded model are negated with their effects',
    'ELD-SPELLCRAFT-031',
    play => {
      const run = (dice: readonly number[]) =>
        story(cast(play)('AB\n\na.', { do: 'nothing' }, dice, warding(spellAt('arcane-bolt', 'B'))));
      expect(run([10, 10])).toEqual(['A cast INT 10 at B: 10', 'a attack INT 10 at B: 10', 'hit on B negated by ward']);
      expect(negated(run([10, 1, 20]))).toEqual([]);
      expect(negated(run([11, 10, 20]))).toEqual([]);
    },
  );

  scenario('a Ward is over with the sequence', ['ELD-SPELLCRAFT-031', 'ELD-SPELL-006'], play => {
    const p = cast(play)('AB\n\na.', { do: 'nothing' }, [10, 10], warding(spellAt('arcane-bolt', 'B')));
    expect(p.state.effects).toEqual([]);
  });

  scenario(
    'an ally must be in sight of a reacting caster, whom Clairvoyance shows enemies only',
    ['ELD-ACTION-007', 'ELD-SKILL-012', 'ELD-SKILL-013'],
    play => {
      const touch = bookSpells['curative-touch'];
      const pool = touch && {
        ...touch,
        type: 'sorcery' as const,
        changes: [],
        weapon: { ...touch.weapon, reach: aura },
      };
      const run = (spell: string, dice: readonly number[]) =>
        story(
          cast(play)('A.B\n\na', { do: 'nothing' }, dice, {
            by: 'a',
            active: 'p2',
            reactions: { A: spellOn(spell, 'B') },
            profiles: { A: { ...caster('ward', 'pool'), skills: [{ id: 'clairvoyance' }] } },
            pack: { spells: { ...bookSpells, ...(pool ? { pool } : {}) } },
            scenery: { wall: { boxes: [[3.8, 1, 0.4, 2]], top: 9 } },
          }),
        )[0];
      expect(run('ward', [])).toBe('A fails: no-sight B');
      expect(run('pool', [10])).toBe('A cast INT 10 at B: 10');
    },
  );

  scenario('an Engaged caster wards only itself', 'ELD-SPELLCRAFT-032', play => {
    const targets = (engaged: boolean) =>
      targetsOf(play, 'AB\n\nb', 'ward', {
        profiles: { A: caster('ward') },
        facing: { A: { x: 1, y: 1 } },
        states: engaged ? { A: [{ state: 'engaged', by: null, source: 'engaged', about: ['b'] }] } : {},
      });
    expect([targets(true), targets(false)]).toEqual([[['A']], [['A'], ['B']]]);
  });

  scenario(
    'a template is directed at the model that it is aimed at, and at no other one',
    'ELD-SPELLCRAFT-033',
    play => {
      const at = { x: 10160, y: 5080, z: 0 };
      const beside = { x: 10160 + 4000, y: 5080, z: 0 };
      const run = (model: string | undefined, options: Declared['options'] = {}) => {
        const area = areaAt('blinding-light', model === 'C' ? beside : at, model, 'circular-small');
        const p = cast(play)(
          'ABC\n\na..',
          { do: 'nothing' },
          [10, 10],
          warding(area, { at: { B: at, C: beside }, options }),
        );
        const blinded = ['B', 'C'].filter(id => modelIn(p, id).states.some(({ state }) => state === 'blinded'));
        return [negated(story(p)).length, blinded];
      };
      // The Ward is on B: C, who stands in the same area, is blinded in any case.
      expect(run('B')).toEqual([1, ['C']]);
      expect(run('C')).toEqual([0, ['B', 'C']]);
      expect(run(undefined)).toEqual([0, ['B', 'C']]);
      expect(run('B', { wardAgainstAreas: 'never' })).toEqual([0, ['B', 'C']]);
    },
  );

  scenario(
    'a Trample targets nobody, so that a Ward does not stop it',
    ['ELD-SPELLCRAFT-033', 'ELD-TRAIT-067'],
    play => {
      const end = { x: 3810, y: 13000, z: 0 };
      const p = cast(play)('a', { do: 'nothing' }, [10, 20], {
        by: 'a',
        active: 'p2',
        movement: { kind: 'run', route: [end], facing: { x: 0, y: 1 }, skills: [] },
        from: { x: 3810, y: 3810 },
        at: { a: end, B: { x: 3810, y: 8000 }, A: { x: 8000, y: 8000 } },
        facing: { A: { x: -1, y: 0 } },
        profiles: { a: { size: 'large', traits: [{ id: 'trample' }] }, A: caster('ward') },
        reactions: { A: spellOn('ward', 'B') },
      });
      expect(story(p).slice(1)).toEqual(['a hits B', 'damage to B: 20+2 against 10', 'B is crouched']);
    },
  );

  scenario(
    'a Staff of Sorceries adds a strike to a Ward, so that it protects two models, in a Reaction too',
    ['ELD-ITEM-010', 'ELD-ACTION-008'],
    play => {
      const staff = {
        ...caster('ward', 'arcane-shield'),
        inventory: { space: 6, items: [{ item: 'staff', quantity: 1 }] },
      };
      const most = (spell: string, items: Declared['pack'] = {}) =>
        targetsOf(play, 'AB\n\nb', spell, {
          pack: { spells: bookSpells, ...items },
          profiles: { A: items.items ? staff : caster('ward') },
          facing: { A: { x: 1, y: 1 } },
        }).map(one => (one as readonly string[]).join(''));
      const items = { items: { staff: book['staff-of-sorceries'] as Item } };
      expect([most('ward'), most('ward', items).toSorted()]).toEqual([
        ['A', 'B'],
        ['A', 'AA', 'AB', 'B', 'BB'],
      ]);
      expect(most('arcane-shield', items)).toEqual(['A', 'B']);
      // Words about Attacks do not speak of an Assist.
      const ofAttacks = [
        { kind: 'ranged' },
        { on: { size: 'medium' } },
        { front: true },
        { side: 'suffered' },
      ] as const;
      for (const one of ofAttacks) {
        const changes = [{ op: 'strike', by: 1, attack: { with: 'sorcery', ...one } }] as const;
        expect(most('ward', { items: { staff: { ...items.items.staff, changes } } })).toEqual(['A', 'B']);
      }
      const wards = (profile: Declared['profiles'] & object, dice: readonly number[]) =>
        story(
          cast(play)('AB\n\na.', { do: 'nothing' }, dice, {
            ...warding({ do: 'nothing' }),
            pack: { spells: bookSpells, ...items },
            profiles: profile,
            reactions: { A: spellOn('ward', 'AB') },
          }),
        );
      expect(wards({ A: staff }, [10, 10])).toEqual(['A cast INT 10 at A: 10', 'A cast INT 10 at B: 10']);
      expect(wards({ A: caster('ward') }, [10])).toEqual(['A fails: too-many-targets B', 'A cast INT 10 at A: 10']);
    },
  );
});

describe('Warding Barrier', () => {
  const barrier: Omit<Ongoing, 'id'> = {
    key: 'warding-barrier',
    source: 'A',
    target: 'A',
    data: {
      kind: 'enchantment',
      changes: bookSpells['warding-barrier']?.changes ?? [],
      ends: 'strategic-phase',
      by: 'p1',
      card: 'warding-barrier',
    },
  };
  const shot = (spell: string, more: Declared = {}): Declared => ({
    by: 'b',
    active: 'p2',
    action: spellAt(spell, 'B'),
    profiles: { b: caster(spell) },
    effects: [barrier],
    ...more,
  });

  scenario('Ranged Attacks of the Spell type on models in the Casting Aura are negated', 'ELD-SPELLCRAFT-015', play => {
    const at = (far: number) => ({
      A: { x: 5080, y: 5080 },
      B: { x: 5080 + 3200 + 25400 + far, y: 5080 },
      b: { x: 30480, y: 15240 },
    });
    const run = (far: number, dice: readonly number[], more: Declared = {}) =>
      negated(
        story(
          cast(play)('AB\n\nb.', spellAt('mana-burst', 'B'), dice, { ...shot('mana-burst'), at: at(far), ...more }),
        ),
      );
    expect(run(2, [10])).toEqual(['hit on B negated by warding-barrier']);
    expect(run(3, [10, 20])).toEqual([]);
    // The Attack is negated before a Protective Barrier could be used up.
    const own = { ...barrier, key: 'protective-barrier', target: 'B' };
    const changes = bookSpells['protective-barrier']?.changes ?? [];
    const both = [{ ...own, data: { ...own.data, changes, card: 'protective-barrier' } }, barrier];
    expect(run(2, [10], { effects: both })).toEqual(['hit on B negated by warding-barrier']);
    const bow: Declared = {
      action: attack('B', { with: 'bow' }),
      profiles: { b: { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } } },
    };
    const shots = cast(play)('AB\n\nb.', attack('B', { with: 'bow' }), [10, 20], {
      ...shot('mana-burst'),
      ...bow,
      at: at(2),
    });
    expect(negated(story(shots))).toEqual([]);
  });

  scenario(
    'a model that is shot on its path counts at the point of the shot',
    ['ELD-SPELLCRAFT-015', 'ELD-RANGED-008'],
    play => {
      const [inside, outside] = [5080 + 3200 + 20000, 5080 + 3200 + 25400 + 3000];
      const walk = (from: number, to: number, dice: readonly number[]) =>
        negated(
          story(
            cast(play)('AB\n\nb', { do: 'nothing' }, dice, {
              by: 'B',
              effects: [barrier],
              profiles: { b: caster('mana-burst') },
              at: { A: { x: 5080, y: 5080 }, B: { x: to, y: 5080 }, b: { x: 30480, y: 15240 } },
              from: { x: from, y: 5080 },
              movement: {
                kind: 'walk',
                route: [{ x: to, y: 5080, z: 0 }],
                facing: { x: 0, y: 1 },
                skills: [],
              },
              reactions: { b: { action: spellAt('mana-burst', 'B'), at: { leg: 0, along: 0 } } },
            }),
          ),
        );
      expect(walk(outside, inside, [10, 20])).toEqual([]);
      expect(walk(inside, outside, [10])).toEqual(['hit on B negated by warding-barrier']);
    },
  );

  scenario('a template counts by the model at which it is aimed, whoever lies under it', 'ELD-SPELLCRAFT-015', play => {
    // B is in the aura of A, C outside of it, and both lie under one template.
    const at = {
      A: { x: 5080, y: 5080 },
      B: { x: 5080 + 3200 + 25000, y: 5080 },
      C: { x: 5080 + 3200 + 28500, y: 5080 },
      b: { x: 30480, y: 15240 },
    };
    const middle = { x: at.B.x + 1700, y: at.B.y, z: 0 };
    const run = (model: string | undefined, dice: readonly number[]) =>
      story(
        cast(play)('ABC\n\nb', areaAt('smite', middle, model), dice, {
          ...shot('smite'),
          action: areaAt('smite', middle, model),
          at,
        }),
      ).filter(line => / hits |negated/.test(line));
    const both = ['hit on B negated by warding-barrier', 'hit on C negated by warding-barrier'];
    expect(run('B', [10])).toEqual(both);
    expect(run('C', [10, 20, 20])).toEqual(['b hits B', 'b hits C']);
    expect(run(undefined, [10, 20, 20])).toEqual(['b hits B', 'b hits C']);
  });

  scenario(
    'Spirits in the Casting Aura suffer a Damage roll of Power M and leave it, when it is cast',
    'ELD-SPELLCRAFT-016',
    play => {
      const run = (dice: readonly number[], spirit = true, more: Declared = {}) =>
        cast(play)('A\n\nb', spellOn('warding-barrier', 'A'), dice, {
          profiles: { b: { traits: spirit ? [{ id: 'spirit' }] : [] } },
          ...more,
        });
      const p = run([10, 8]);
      expect(story(p).slice(1)).toEqual(['damage to b: 8+2 against 10', 'b -1 HP']);
      // AG 10, and the bases have 16 mm; the tolerance is 2.
      expect(modelIn(p, 'b').at).toEqual({ x: 5080, y: 5080 + 25400 + 3200 + 3, z: 0 });
      expect(modelIn(run([10, 9]), 'b').hp).toBe(2);
      expect(modelIn(run([10], false), 'b').at.y).toBe(15240);
      const dead: Declared = { states: { b: ['dead'] }, models: { b: { hp: 0 } } };
      expect(modelIn(run([10], true, dead), 'b').at.y).toBe(15240);
    },
  );

  scenario(
    'the Wound may be prevented, and a Spirit that is driven off a ledge falls',
    ['ELD-SPELLCRAFT-016', 'ELD-DAMAGE-005'],
    play => {
      const zealous = { traits: [{ id: 'spirit' as const }], classes: ['berserker' as const] };
      const p = cast(play)('A\n\nb', spellOn('warding-barrier', 'A'), [10, 8, 10], { profiles: { b: zealous } });
      p.choose('p2', true);
      expect([modelIn(p, 'b').hp, story(p)]).toEqual([
        2,
        expect.arrayContaining(['b berserker T 10: 10', 'b prevents a Wound by berserker']),
      ]);
      const roof = { boxes: [[1, 5, 2, 2]] as const, top: 4 };
      const b = { x: 5080, y: 15240, z: 4 * 2540 };
      const spirit = { profiles: { b: { traits: [{ id: 'spirit' as const }] } }, scenery: { roof }, at: { b } };
      const falls = cast(play)('A\n\nb', spellOn('warding-barrier', 'A'), [10, 9, 20], spirit);
      expect(modelIn(falls, 'b')).toMatchObject({ at: { z: 0 }, hp: 1 });
      expect(falls.state.deeds).toContainEqual(
        expect.objectContaining({ deed: 'wound', kind: 'fall', by: 'A', on: 'b' }),
      );
    },
  );

  scenario('a Spirit that comes into the aura is driven out at the end of the sequence', 'ELD-SPELLCRAFT-016', play => {
    const far = 5080 + 25400 + 3200 + 3;
    const come = (from: number, dice: readonly number[], more: Declared = {}) =>
      cast(play)('AB\n\nb', { do: 'nothing' }, dice, {
        ...more,
        by: 'b',
        active: 'p2',
        effects: [barrier],
        at: { b: { x: 5080, y: far - 3 } },
        from: { x: 5080, y: from },
        profiles: { b: { traits: [{ id: 'spirit' }] } },
      });
    expect(modelIn(come(far, [20]), 'b').at.y).toBe(far);
    expect(modelIn(come(far - 3, []), 'b').at.y).toBe(far - 3);
    // No Casting Aura is left of a caster that has left the field.
    expect(modelIn(come(far, [], { models: { A: { where: 'removed' } } }), 'b').at.y).toBe(far - 3);
  });

  scenario(
    'a Spirit that Charm or Protector leads into the aura before the Resolution is driven out, too',
    ['ELD-SPELLCRAFT-016', 'ELD-SKILL-010', 'ELD-SKILL-035'],
    play => {
      const edge = 5080 + 25400 + 3200 + 2;
      const spirit = { traits: [{ id: 'spirit' as const }] };
      const begun = (lay: LaidOut, dice: readonly number[]) => {
        const { game, setup } = laidOut('A', { pack: { spells: bookSpells }, effects: [barrier], ...lay });
        return play(game, { ...setup, dice })
          .choose('p1', 'A')
          .choose('p1', idle());
      };
      const charmed = (y: number, dice: readonly number[]) => {
        const charmer = { skills: [{ id: 'charm' as const, level: 2 }] };
        const p = begun({ at: { b: { x: 5080, y } }, profiles: { A: charmer, b: spirit } }, dice);
        p.choose('p2', { model: 'b' }).choose('p1', true).choose('p1', { do: 'nothing' });
        return [modelIn(p, 'b').at.y, modelIn(p, 'b').hp];
      };
      expect(charmed(edge + 1, [20, 8])).toEqual([edge + 1, 1]);
      // A Spirit that was inside before is not driven out again.
      expect(charmed(edge, [20])).toEqual([edge - 15240, 2]);
      const archer = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
      const protector = { ...spirit, skills: [{ id: 'protector' as const }] };
      const at = { b: { x: 5080, y: 30000 }, c: { x: 9000, y: 33414 } };
      const p = begun({ at, profiles: { A: archer, c: protector } }, [20, 20, 8]);
      p.choose('p2', 'pass').choose('p1', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
      p.choose('p1', { model: 'b' }).choose('p1', { model: 'b' }).choose('p2', true);
      p.choose('p2', { route: [{ x: 8280, y: 30000, z: 0 }], facing: { x: 0, y: -1 } });
      expect(modelIn(p, 'c').hp).toBe(1);
      const { x, y } = modelIn(p, 'c').at;
      expect(squareBetween({ x, y }, { x: 5080, y: 5080 })).toBeGreaterThan((edge - 5080) * (edge - 5080));
    },
  );

  scenario('a Spirit that is summoned in the aura is driven out, too', 'ELD-SPELLCRAFT-016', play => {
    const p = cast(play)('A\n\nb', { do: 'ritual', spells: ['summon-imp'] }, [20], {
      by: 'b',
      active: 'p2',
      movement: { kind: 'idle', route: [], facing: { x: 0, y: -1 }, skills: [] },
      effects: [barrier],
      profiles: { b: caster('summon-imp') },
      pack: { spells: bookSpells, profiles: { imp: { ...plainProfile, traits: [{ id: 'spirit' }] } } },
    });
    p.choose('p2', { x: 5080, y: 15240 + 3200, z: 0 });
    expect([story(p).filter(line => line.startsWith('damage')), modelIn(p, 'p2:imp').at.y]).toEqual([
      ['damage to p2:imp: 20+2 against 10'],
      5080 + 25400 + 3200 + 3,
    ]);
  });

  describe('outside a sequence', () => {
    const spirit = { traits: [{ id: 'spirit' as const }] };
    const edge = 5080 + 25400 + 3200 + 2;
    const b = (y: number) => ({ b: { x: 5080, y } });
    const step = (y: number) => ({ route: [{ x: 5080, y, z: 0 }], facing: { x: 0, y: 1 } });
    const turnOf = (phase: 'strategic' | 'end', active: string) =>
      ({ stage: { name: 'turn', active, phase, step: '' }, round: 2 }) as const;
    const lay: LaidOut = { pack: { spells: bookSpells } };

    scenario('a Spirit that a Ranger or Hasten leads into it is driven out', 'ELD-SPELLCRAFT-016', play => {
      const hasten: Omit<Ongoing, 'id'> = {
        key: 'hasten',
        source: 'b',
        target: 'b',
        data: {
          kind: 'enchantment',
          changes: bookSpells.hasten?.changes ?? [],
          ends: 'strategic-phase',
          by: 'p2',
          card: 'hasten',
        },
      };
      const moved = (more: LaidOut, dice: readonly number[], from = edge + 1) => {
        const { game, setup } = laidOut('A\n\nb', { ...lay, active: 'p2', at: b(from), ...more });
        const p = play(game, { ...setup, dice }).choose('p2', step(edge - 2540));
        return [modelIn(p, 'b').at.y, modelIn(p, 'b').hp];
      };
      const ends = { ...barrier, data: { ...barrier.data, ends: 'own-strategic-phase' } } as typeof barrier;
      const ranging = (classes: readonly ['ranger'], traits: typeof spirit.traits | readonly []): LaidOut => ({
        state: turnOf('end', 'p2'),
        effects: [ends],
        profiles: { b: { classes, traits } },
      });
      expect(moved(ranging(['ranger'], spirit.traits), [8])).toEqual([edge + 1, 1]);
      expect(moved(ranging(['ranger'], []), [])).toEqual([edge - 2540, 2]);
      // A Spirit that was inside before is not driven out again.
      expect(moved(ranging(['ranger'], spirit.traits), [], edge)).toEqual([edge - 2540, 2]);
      const hastened = { state: turnOf('strategic', 'p2'), effects: [ends, hasten], profiles: { b: spirit } };
      expect(moved(hastened, [9])).toEqual([edge + 1, 2]);
    });

    scenario(
      'a Spirit that loses its last HP there is Incapacitated at once, by the caster',
      ['ELD-SPELLCRAFT-016', 'ELD-STATE-045'],
      play => {
        const { game, setup } = laidOut('A\n\nb', {
          ...lay,
          active: 'p2',
          at: b(edge + 1),
          state: turnOf('end', 'p2'),
          effects: [barrier],
          profiles: { b: { ...spirit, classes: ['ranger'] } },
          models: { b: { hp: 1 } },
        });
        const p = play(game, { ...setup, dice: [8] }).choose('p2', step(edge - 2540));
        expect(modelIn(p, 'b').states.map(({ state }) => state)).toContain('incapacitated');
        expect(p.state.deeds).toContainEqual(
          expect.objectContaining({ deed: 'incapacitated', by: 'p1', of: 'b', model: 'A' }),
        );
      },
    );

    scenario(
      'the barrier of an Artificer drives out Spirits that are inside',
      ['ELD-SPELLCRAFT-016', 'ELD-CLASS-005'],
      play => {
        const craft = { do: 'ability', ability: 'artificer', model: 'A', target: 'warding-barrier' } as const;
        const crafted = (traits: typeof spirit.traits | readonly [], dice: readonly number[]) => {
          const { game, setup } = laidOut('A\n\nb', {
            ...lay,
            state: turnOf('strategic', 'p1'),
            profiles: { A: { ...caster('warding-barrier'), classes: ['artificer'] }, b: { traits } },
          });
          const p = play(game, { ...setup, dice }).choose('p1', craft);
          return [modelIn(p, 'b').at.y, modelIn(p, 'b').hp];
        };
        expect(crafted(spirit.traits, [8])).toEqual([edge + 1, 1]);
        expect(crafted([], [])).toEqual([15240, 2]);
      },
    );

    scenario(
      'an Incapacitated Spirit that the barrier of an Artificer drives off a ledge dies of a Wound by the fall',
      ['ELD-STATE-050', 'ELD-FALL-006', 'ELD-SPELLCRAFT-016'],
      play => {
        const craft = { do: 'ability', ability: 'artificer', model: 'A', target: 'warding-barrier' } as const;
        const states = (dice: readonly number[]) => {
          const { game, setup } = laidOut('A\n\nb', {
            ...lay,
            at: { b: { x: 5080, y: 15240, z: 4 * 2540 } },
            scenery: { roof: { boxes: [[1, 5, 2, 2]], top: 4 } },
            state: turnOf('strategic', 'p1'),
            states: { b: ['incapacitated'] },
            models: { b: { hp: 0 } },
            profiles: { A: { ...caster('warding-barrier'), classes: ['artificer'] }, b: spirit },
          });
          const p = play(game, { ...setup, dice }).choose('p1', craft);
          return modelIn(p, 'b').states.map(({ state }) => state);
        };
        // The Damage roll of the barrier, and the Agility roll for the fall.
        expect(states([9, 10])).toEqual(['incapacitated']);
        expect(states([9, 11])).toEqual(['dead']);
        expect(states([8, 10])).toEqual(['dead']);
      },
    );
  });

  scenario('Warding Barrier ends when its caster moves, by option it does not', 'ELD-TRAIT-075', play => {
    const move = (options: Declared['options'] = {}) => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: bookSpells },
        effects: [barrier],
        models: { b: { points: 0 } },
        options,
      });
      const p = play(game, setup).choose('p1', 'A');
      p.choose('p1', { kind: 'walk', route: [{ x: 5080 + 2540, y: 5080, z: 0 }], facing: { x: 0, y: 1 }, skills: [] });
      return p.state.effects.length;
    };
    expect([move(), move({ undefinedTraits: 'tagsOnly' })]).toEqual([0, 1]);
  });

  scenario('Warding Barrier names no target but its caster', ['ELD-SPELLCRAFT-015', 'ELD-TRAIT-031'], play => {
    const targets = (spell: string) =>
      targetsOf(play, 'AB\n\nb', spell, { profiles: { A: caster(spell) }, facing: { A: { x: 1, y: 1 } } });
    expect([targets('warding-barrier'), targets('arcane-shield')]).toEqual([[['A']], [['A'], ['B']]]);
  });

  test('Warding Barrier is cast on the caster alone, without a target [ELD-SPELLCRAFT-015, ELD-TRAIT-031]', () => {
    const knows: Declared = { profiles: { A: caster('warding-barrier') } };
    expect(refused('AB\n\nb', { do: 'assist', means: { spell: 'warding-barrier' } }, knows)).toBe('allowed');
    expect(refused('AB\n\nb', { do: 'attack', means: { spell: 'warding-barrier' }, kind: 'ranged' }, knows)).toBe(
      'ELD-ACTION-028 no-such-means',
    );
  });
});
