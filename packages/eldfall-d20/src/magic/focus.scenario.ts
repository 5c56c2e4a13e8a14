import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { events, going, idle, modelIn, open } from '../activation/scenario-words.js';
import { attack, resolving, scenario, told } from '../attacks/scenario-words.js';
import { weaponOf } from '../attacks/weapon.js';
import { hostilesTurn } from '../hostiles/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { laidOut, plainProfile } from '../testing/index.js';
import { focusReaches } from './focus.js';
import { bookSpells, caster, casting, story } from './scenario-words.js';

const embrace = { do: 'attack', means: { spell: 'rooting-embrace' }, kind: 'ranged' } as const;

describe('Focus', () => {
  scenario(
    'an Attack of Opportunity with Focus happens at its point of the path, and roots a model that runs out of the Casting Aura',
    ['ELD-REACT-009', 'ELD-TRAIT-031', 'ELD-SPELLCRAFT-048'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: bookSpells },
        profiles: { A: { stats: { ...plainProfile.stats, SPD: 20 } }, b: caster('rooting-embrace') },
      });
      const run = (dice: readonly number[]) =>
        play(game, { ...setup, dice })
          .choose('p1', 'A')
          .choose('p1', going('walk', [21, 2]));
      const p = run([10]).choose('p2', { model: 'b' }).choose('p2', embrace);
      expect(open(p)).toEqual(['p2 moment']);
      p.choose('p2', { leg: 1, along: 0 }).choose('p1', { do: 'nothing' });
      expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['immobilized']);
      // At the end of its path, where a usual Reaction with Focus meets it, `A` is out of the aura.
      const later = run([10]).choose('p2', 'pass').choose('p2', { model: 'b' }).choose('p2', embrace);
      later.choose('p1', { do: 'nothing' });
      expect([story(later).at(-1), modelIn(later, 'A').states]).toEqual(['b attack INT 10: 10', []]);
    },
  );

  scenario(
    'a model that is aware of the activated one without sight only dodges: a Spell without a target is no way round that',
    ['ELD-AWARE-005', 'ELD-TRAIT-031', 'ELD-REACT-003'],
    play => {
      const { game, setup } = laidOut('A\n.\nb', {
        facing: { b: { x: 0, y: 1 } },
        pack: { spells: bookSpells },
        profiles: { b: caster('rooting-embrace', 'thunderstorm', 'ward') },
        models: { b: { mana: 1 } },
      });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
      p.options('p2', [{ do: 'nothing' }, { do: 'dodge' }]);
      expect(events(p, 'PointsChanged').map(({ model }) => model)).toEqual(['A', 'b']);
    },
  );

  scenario(
    'a Reaction with Focus catches a Shrouded model, which is none of its targets, and shows it',
    ['ELD-STATE-065', 'ELD-STATE-069', 'ELD-TRAIT-031'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: bookSpells },
        profiles: { b: caster('rooting-embrace', 'ignite') },
        states: { A: ['shrouded'] },
      });
      const p = play(game, { ...setup, dice: [10] })
        .choose('p1', 'A')
        .choose('p1', 'keep')
        .choose('p1', idle())
        .choose('p2', { model: 'b' })
        .options('p2', [{ do: 'nothing' }, { do: 'dodge' }, embrace, { do: 'perceive', target: 'A' }]);
      p.choose('p2', embrace).choose('p1', { do: 'nothing' });
      expect(story(p).slice(2)).toEqual([
        'b attack INT 10: 10',
        'b hits A',
        'A is no longer shrouded',
        'A is immobilized',
      ]);
    },
  );

  scenario(
    'a Surprise Attack halves the roll of a Spell with Focus in the same sequence, but not its Casting Aura, which was measured before',
    ['ELD-ACT-019', 'ELD-TRAIT-031', 'ELD-TRAIT-057', 'ELD-AWARE-002'],
    play => {
      const roots = (far: number) => {
        const at = { x: 5080, y: 5080 + 3200 + far, z: 0 };
        const { game, setup } = resolving('', {
          at: { A: { x: 5080, y: 5080 }, b: at },
          pack: { spells: bookSpells },
          profiles: { A: { traits: [{ id: 'surprise-attack' }] }, b: caster('rooting-embrace') },
          action: attack('b', { with: 'bow' }),
          reactions: { b: { ...embrace, aims: [{ spot: at }], skills: [] } },
        });
        return told(play(game, { ...setup, dice: [20, 5] }).match).slice(-2);
      };
      // Half of the AG of 10 would be an aura of five inches.
      expect(roots(inches(10))).toEqual(['b hits A', 'A is immobilized']);
      expect(roots(inches(10) + 3)).toEqual(['A attack ACC 10 at b: 20-', 'b attack INT 5: 5']);
    },
  );

  scenario(
    'a Hostile makes an Attack with Thunderstorm only at an enemy under the circle around it',
    ['ELD-HOSTILE-015', 'ELD-TRAIT-031', 'ELD-SPELLCRAFT-052'],
    play => {
      const storms = (far: number, dice: readonly number[]) => {
        const does = { do: 'attack', kind: 'ranged', with: 'thunderstorm' } as const;
        const { game, setup } = hostilesTurn('1a', {
          cards: {
            1: {
              movement: [{ when: [{ is: 'always' }], does: { do: 'idle' } }],
              action: [{ when: [{ is: 'enemy-in-sight' }], does }],
            },
          },
          at: { 1: { x: inches(18), y: inches(18) }, a: { x: inches(18), y: inches(18) + far } },
          facing: { 1: { x: 0, y: 1 } },
          pack: { spells: bookSpells },
          profiles: { 1: caster('thunderstorm') },
          models: { 1: { mana: 1 } },
        });
        const p = play(game, { ...setup, dice });
        return events(p, 'ActionDeclared').map(({ action }) => action.do);
      };
      expect([storms(7600, [20]), storms(7601, [])]).toEqual([['attack'], ['nothing']]);
    },
  );

  test('Rooting Embrace reaches the Casting Aura, Thunderstorm the circle around its caster [ELD-TRAIT-031, ELD-SPELLCRAFT-052]', () => {
    const reaches = (spell: string, far: number) => {
      const { table } = casting('A', { do: 'nothing' }, { at: { b: { x: 5080, y: 5080 + far } } });
      const [A, b] = [modelOf(table.state, 'A'), modelOf(table.state, 'b')];
      return focusReaches(table, A, weaponOf(table, A, { spell }), b);
    };
    expect([reaches('thunderstorm', 7600), reaches('thunderstorm', 7601)]).toEqual([true, false]);
    const aura = inches(10) + 3200;
    expect([reaches('rooting-embrace', aura + 2), reaches('rooting-embrace', aura + 3)]).toEqual([true, false]);
  });
});
