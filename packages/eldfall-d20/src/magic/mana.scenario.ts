import { describe, expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import { bookSpells, cast, caster, refused, spellAt, story } from './scenario-words.js';

const mage = (mana = 0): LaidOut => ({
  profiles: { A: { ...caster('ignite'), classes: ['mage'] } },
  models: { A: { mana } },
  pack: { spells: bookSpells },
});
const cost: Declared = { profiles: { A: caster('inferno') } };
const inferno = { do: 'attack', means: { spell: 'inferno' }, kind: 'ranged' } as const;

describe('Mana Counters', () => {
  scenario(
    'a Mage turns Activation Points into Mana Counters outside a sequence',
    ['ELD-MANA-001', 'ELD-MANA-003'],
    play => {
      const { game, setup } = laidOut('AB\n\nb', mage());
      const p = play(game, setup).options('p1', ['A', 'B', { mana: 'A' }, 'end', 'drop']);
      p.refuses('p1', { mana: 'B' }, { code: 'no-mage', rule: 'ELD-MANA-001' });
      p.refuses('p1', { mana: 'b' }, { code: 'not-active', rule: 'ELD-MANA-001' });
      p.choose('p1', { mana: 'A' });
      expect([modelIn(p, 'A').mana, modelIn(p, 'A').points, modelIn(p, 'B').mana]).toEqual([1, 1, 0]);
      p.choose('p1', { mana: 'A' }).options('p1', ['B', 'end', 'drop']);
      p.refuses('p1', { mana: 'A' }, { code: 'no-points', rule: 'ELD-MANA-001' });
    },
  );

  scenario('in step 1 of its own Activation the point that activates it is gone already', 'ELD-MANA-001', play => {
    const { game, setup } = laidOut('A\n\nb', mage());
    const p = play(game, setup).choose('p1', 'A').choose('p1', true);
    expect([modelIn(p, 'A').mana, modelIn(p, 'A').points, open(p)]).toEqual([1, 0, ['p1 movement']]);
    const declined = play(game, setup).choose('p1', 'A').choose('p1', false);
    expect([modelIn(declined, 'A').mana, open(declined)]).toEqual([0, ['p1 movement']]);
  });

  scenario('no Mana Counters are made in the Reactive role', 'ELD-MANA-001', play => {
    const { game, setup } = laidOut('A\n\nb', { ...mage(), profiles: { b: { ...caster(), classes: ['mage'] } } });
    const p = play(game, setup).options('p1', ['A', 'end', 'drop']).choose('p1', 'A').choose('p1', idle());
    p.choose('p2', { model: 'b' });
    expect([modelIn(p, 'b').mana, open(p)]).toEqual([0, ['p2 action']]);
  });

  scenario('counters stay from turn to turn, while Activation Points do not', 'ELD-MANA-002', play => {
    const { game, setup } = laidOut('A\n\nb', mage(3));
    const p = play(game, setup).choose('p1', { mana: 'A' }).choose('p1', 'end');
    expect([modelIn(p, 'A').mana, open(p)]).toEqual([4, ['p2 activate']]);
    p.choose('p2', 'end');
    expect([modelIn(p, 'A').mana, modelIn(p, 'A').points]).toEqual([4, 2]);
  });

  scenario('a Spell costs its counters at the declaration, and they are lost on failure', 'ELD-TRAIT-044', play => {
    expect(refused('A\n\nb', inferno, cost)).toBe('ELD-TRAIT-044 no-mana');
    expect(refused('A\n\nb', inferno, { ...cost, models: { A: { mana: 1 } } })).toBe('allowed');
    const { game, setup } = laidOut('A\n\nb', {
      ...cost,
      pack: { spells: bookSpells },
      models: { A: { mana: 2 }, b: { points: 0 } },
    });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', inferno);
    const at = { x: 5080, y: 15240, z: 0 };
    p.choose('p1', { spot: at, template: { template: 'circular-large', at } });
    expect(modelIn(p, 'A').mana).toBe(1);
    expect(events(p, 'ManaChanged').map(({ by }) => by)).toEqual([-1]);
    expect(story(p)).toContain('A attack INT 10: 20-');
  });

  test('each model has a pool of its own, and Summoners share their pools [ELD-CLASS-023, ELD-MANA-003]', () => {
    const pools = (a: LaidOut['profiles'] & object, mana: readonly [number, number], more: LaidOut = {}): string =>
      refused(
        'AB\n\nb',
        { do: 'ritual', spells: ['summon-golem'] },
        {
          profiles: { A: { ...caster('summon-golem'), ...a.A }, B: { ...a.B } },
          models: { A: { mana: mana[0] }, B: { mana: mana[1] }, b: { mana: 9 } },
          pack: { spells: bookSpells, profiles: { golem: { ...plainProfile, tier: 2 } } },
          ...more,
        },
      );
    const summoner = { classes: ['summoner'] } as const;
    expect(pools({ A: summoner, B: summoner }, [1, 1])).toBe('allowed');
    expect(pools({ A: summoner, B: summoner }, [1, 0])).toBe('ELD-TRAIT-044 no-mana');
    expect(pools({ A: summoner }, [1, 1])).toBe('ELD-TRAIT-044 no-mana');
    expect(pools({ B: summoner }, [1, 1])).toBe('ELD-TRAIT-044 no-mana');
    // The cast would tell that a token is a Summoner (ELD-DEF-018).
    const token: LaidOut = { states: { B: ['shrouded'] } };
    expect(pools({ A: summoner, B: summoner }, [1, 1], token)).toBe('ELD-TRAIT-044 no-mana');
    const reveals: LaidOut = { ...token, options: { secretMana: 'reveals' } };
    expect(pools({ A: summoner, B: summoner }, [1, 1], reveals)).toBe('allowed');
  });

  scenario('by the option a Shrouded Summoner that shares its pool is revealed', 'ELD-CLASS-023', play => {
    const cast = (own: number) => {
      const { game, setup } = laidOut('AB\n\nb', {
        profiles: { A: { ...caster('inferno'), classes: ['summoner'] }, B: { classes: ['summoner'] } },
        models: { A: { mana: own }, B: { mana: 1 }, b: { points: 0 } },
        pack: { spells: bookSpells },
        states: { B: ['shrouded'] },
        options: { secretMana: 'reveals' },
      });
      const at = { x: 5080, y: 15240, z: 0 };
      const p = play(game, { ...setup, dice: [20] });
      p.choose('p1', 'A').choose('p1', idle()).choose('p1', inferno);
      p.choose('p1', { spot: at, template: { template: 'circular-large', at } });
      return [events(p, 'ModelRevealed').map(({ model }) => model), modelIn(p, 'A').mana, modelIn(p, 'B').mana];
    };
    expect([cast(0), cast(1)]).toEqual([
      [['B'], 0, 0],
      [[], 0, 1],
    ]);
  });

  scenario(
    'a Summoner that falls loses its counters, another model keeps them until it is Dead',
    'ELD-MANA-004',
    play => {
      const after = (classes: readonly ('summoner' | 'mage')[], more: Declared = {}) => {
        const p = cast(play)('A\n\nb', spellAt('ignite', 'b'), [10, 1, 20], {
          profiles: { b: { classes, stats: { ...plainProfile.stats, HP: 1 } } },
          models: { b: { mana: 2, ...more.models?.b } },
          ...(more.states ? { states: more.states } : {}),
        });
        return [
          modelIn(p, 'b').mana,
          modelIn(p, 'b')
            .states.map(({ state }) => state)
            .join(),
        ];
      };
      expect(after(['summoner'])).toEqual([0, 'incapacitated']);
      expect(after(['mage'])).toEqual([2, 'incapacitated']);
      const dead = after(['mage'], { states: { b: ['incapacitated'] }, models: { b: { hp: 0 } } });
      expect(dead).toEqual([0, 'dead']);
    },
  );
});
