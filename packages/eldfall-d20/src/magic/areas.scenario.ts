import { inches } from '@rulewright/core/inches';
import { describe, expect } from 'vitest';
import { going, modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { laidOut, plainProfile } from '../testing/index.js';
import { areaAt, bookSpells, cast, caster, lies, spellAt, story } from './scenario-words.js';

// Every attribute is 10 but OFF 12, STA 2, HP 2 and ARM 2. `b` stands four inches before `A`.

const at = { x: 5080, y: 15240, z: 0 };
const hits = (p: ReturnType<ReturnType<typeof cast>>): readonly string[] =>
  story(p).filter(line => line.includes(' hits ') || line.startsWith('template'));
const blast = {
  ...spellAt('telekinetic-blast', ''),
  aims: [
    { model: 'b', template: { template: 'spray-large', at: { x: 5080, y: 7680, z: 0 }, towards: { x: 0, y: 1 } } },
  ],
} as const;

describe('areas of Spells', () => {
  scenario(
    'a spray at a target behind a wall fails without a die, and a wall beside the target shields a bystander',
    ['ELD-TEMPLATE-011', 'ELD-ACTION-027', 'ELD-SPELLCRAFT-005'],
    play => {
      const walled = (box: readonly [number, number, number, number], dice: readonly number[]) =>
        cast(play)('A\n\nb', blast, dice, {
          at: { c: { x: 5080 + 3300, y: 5080 + 14000 } },
          scenery: { wall: { boxes: [box], top: null } },
        });
      expect(story(walled([0, 3.5, 8, 0.2], []))).toEqual(['A fails: no-sight b']);
      expect(hits(walled([2.6, 5.9, 1.8, 0.2], [10, 20]))).toEqual(['template on b', 'A hits b']);
      expect(hits(walled([20, 20, 1, 1], [10, 20, 20]))).toEqual(['template on b, c', 'A hits b', 'A hits c']);
    },
  );

  scenario(
    'a blast in a Reaction meets a model at the point of its path that its player names, and throws it from where it ended',
    ['ELD-RANGED-008', 'ELD-TEMPLATE-008', 'ELD-TRAIT-038'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: bookSpells },
        profiles: { b: caster('telekinetic-blast') },
      });
      const p = play(game, { ...setup, dice: [10, 20] })
        .choose('p1', 'A')
        .choose('p1', going('walk', [7, 2]))
        .choose('p2', 'pass')
        .choose('p2', { model: 'b' })
        .choose('p2', { do: 'attack', means: { spell: 'telekinetic-blast' }, kind: 'ranged' })
        .choose('p2', { leg: 1, along: 0 });
      const template = { template: 'spray-large', at: { x: 5080, y: 12640, z: 0 }, towards: { x: 0, y: -1 } } as const;
      p.choose('p2', { model: 'A', template }).choose('p1', { do: 'nothing' });
      expect(story(p).slice(-3)).toEqual(['b hits A', 'damage to A: 20+2 against 7', 'A is crouched']);
      // Three inches away, but only up to the edge of the field.
      p.choose('p2', { x: 0, y: -1 });
      expect(modelIn(p, 'A').at).toEqual({ x: inches(7), y: 1600, z: 0 });
    },
  );

  scenario(
    'an Inferno in a Reaction lies around the point of the path, in the Casting Aura there, and hits who stands beside it',
    ['ELD-RANGED-008', 'ELD-SPELL-017', 'ELD-TRAIT-063', 'ELD-TEMPLATE-001'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: bookSpells },
        profiles: { A: { stats: { ...plainProfile.stats, SPD: 20 } }, b: caster('inferno') },
        models: { b: { mana: 1 } },
        // `C` stands where `A` ends, 19 inches away from where it began.
        at: { B: { x: 5080 + 3300, y: 5080 }, C: { x: 5080 + inches(19), y: 5080 + 3300 } },
      });
      const p = play(game, { ...setup, dice: [10, 20, 20] })
        .choose('p1', 'A')
        .choose('p1', going('walk', [21, 2]))
        .choose('p2', 'pass')
        .choose('p2', { model: 'b' })
        .choose('p2', { do: 'attack', means: { spell: 'inferno' }, kind: 'ranged' })
        .choose('p2', { leg: 1, along: 0 });
      const circle = { template: 'circular-large', at: { x: 5080, y: 5080, z: 0 } } as const;
      p.refuses('p2', { spot: circle.at, template: circle }, { code: 'needs-a-target', rule: 'ELD-TRAIT-063' });
      p.choose('p2', { model: 'A', template: circle }).choose('p1', { do: 'nothing' });
      expect(hits(p)).toEqual(['template on A, B', 'b hits A', 'b hits B']);
    },
  );

  scenario(
    'Flare beside a friend: -4 for the friend that touches its target, whom the Sweep hits all the same; a circle has no -4',
    ['ELD-RANGED-009', 'ELD-TRAIT-060', 'ELD-MORALE-005', 'ELD-SPELLCRAFT-002'],
    play => {
      const beside: Declared = { at: { b: { x: 5080, y: 10160 }, B: { x: 5080 + 3200, y: 10160 } } };
      const flare = cast(play)('A', spellAt('flare', 'b'), [6, 10, 20, 20], beside);
      expect(story(flare).slice(0, 4)).toEqual([
        'A attack INT 6 at b: 6',
        'A hits b',
        'A hits B',
        'B friendly-fire M 10: 10',
      ]);
      const circle = areaAt('corroding-embrace', { x: 5080, y: 10160, z: 0 }, 'b');
      expect(story(cast(play)('A', circle, [11], beside))).toEqual(['A attack INT 10 at b: 11-']);
    },
  );

  scenario(
    'secret models are no targets, but an area on the ground hits and shows them',
    ['ELD-STATE-065', 'ELD-STATE-069', 'ELD-STATE-073'],
    play => {
      for (const state of ['shrouded', 'hidden'] as const) {
        const p = cast(play)('A\n\nb', areaAt('inferno', at), [10, 20], { states: { b: [state] } });
        expect(story(p).slice(1)).toEqual([
          'template on b',
          'A hits b',
          `b is no longer ${state}`,
          'damage to b: 20+2 against 10',
        ]);
      }
    },
  );

  scenario(
    'an Inferno on the ground reaches a Flying model, which is measured there, and nobody on a roof above its diameter',
    ['ELD-TEMPLATE-010', 'ELD-STATE-043'],
    play => {
      const p = cast(play)('A', areaAt('inferno', { x: 10080, y: 15240, z: 0 }), [10, 20], {
        scenery: { roof: { boxes: [[1, 5, 2, 2]], top: 4.8 } },
        at: { b: { x: 5080, y: 15240, z: inches(4.8) }, c: { x: 11080, y: 15240 } },
        states: { c: ['flying'] },
      });
      expect(hits(p)).toEqual(['template on c', 'A hits c']);
    },
  );

  scenario(
    'a Warding Barrier stops ranged Spells at models in its aura, those of its own caster too, but no melee and no Focus',
    ['ELD-SPELLCRAFT-015', 'ELD-SPELL-020', 'ELD-TRAIT-031'],
    play => {
      const second = (action: Parameters<ReturnType<typeof cast>>[1], dice: readonly number[], on: 'A' | 'b' = 'b') => {
        const barrier = { ...lies(on, 'warding-barrier'), source: on };
        return story(cast(play)('A\nb', action, dice, { pitch: 1.5, effects: [barrier] }))[1];
      };
      const negated = 'hit on b negated by warding-barrier';
      expect(second(spellAt('ignite', 'b'), [10])).toBe(negated);
      expect(second(spellAt('ignite', 'b'), [10], 'A')).toBe(negated);
      expect(second(spellAt('flare', 'b'), [10])).toBe(negated);
      expect(second(spellAt('flare', 'b', 'melee'), [10, 20])).toBe('A hits b');
      const embrace = { ...spellAt('rooting-embrace', ''), aims: [{ spot: { x: 3810, y: 3810, z: 0 } }] };
      expect(second(embrace, [10])).toBe('A hits b');
      // The arrows of a model with Spectral Blade are Spells.
      const arrows = (blade: boolean, dice: readonly number[]) =>
        story(
          cast(play)('A\n\nb', attack('b', { with: 'bow' }), dice, {
            profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
            effects: [lies('b', 'warding-barrier'), ...(blade ? [lies('A', 'spectral-blade', 'p1')] : [])],
          }),
        )[1];
      expect([arrows(true, [10]), arrows(false, [10, 20])]).toEqual([negated, 'A hits b']);
    },
  );
});
