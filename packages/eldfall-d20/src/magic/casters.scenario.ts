import { describe, expect, test } from 'vitest';
import { going, idle, modelIn, open } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { ActionChoice } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import type { Attribute } from '../vocabulary/words.js';
import { bookSpells, cast, caster, lasting, refused, spellAt, spellOn, story } from './scenario-words.js';

// Every attribute is 10 but OFF 12, STA 2, HP 2 and ARM 2. `b` stands four inches before `A`.

const stats = (more: Partial<Record<Attribute, number>>) => ({ stats: { ...plainProfile.stats, ...more } });
const bow = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
const strategic = { name: 'turn', active: 'p1', phase: 'strategic', step: '' } as const;
const creature = (tier: number): Profile => ({ ...plainProfile, tier });
const pack: LaidOut['pack'] = {
  spells: bookSpells,
  profiles: { imp: creature(1), gargoyle: creature(1), golem: creature(2), 'earth-elemental': creature(3) },
};
const ritual = (...spells: readonly string[]) => ({ do: 'ritual', spells }) as const;
const by = (spell: string, kind: 'melee' | 'ranged' = 'ranged') => ({ do: 'attack', means: { spell }, kind }) as const;
const beside = (dx: number) => ({ x: 5080 + dx, y: 5080, z: 0 });
const states = (p: Parameters<typeof modelIn>[0], model: string): readonly string[] =>
  modelIn(p, model).states.map(({ state }) => state);

describe('the state of a caster', () => {
  test('an Engaged caster has its melee Spells, and Assists on itself, with Focus too [ELD-STATE-030, ELD-SPELL-020]', () => {
    const known = [
      'flare',
      'purgation',
      'rooting-embrace',
      'inferno',
      'warding-barrier',
      'curative-touch',
      'summon-imp',
    ];
    const may = (action: ActionChoice) =>
      refused('A\nb', action, {
        pitch: 1.5,
        states: { A: ['engaged'] },
        profiles: { A: caster(...known) },
        models: { A: { mana: 3 } },
      }) === 'allowed';
    const assist = (spell: string) => ({ do: 'assist', means: { spell } }) as const;
    const allowed = [
      by('flare', 'melee'),
      by('purgation', 'melee'),
      assist('warding-barrier'),
      assist('curative-touch'),
    ];
    const forbidden = [by('flare'), by('purgation'), by('rooting-embrace'), by('inferno'), ritual('summon-imp')];
    expect([allowed.map(may), forbidden.map(may)]).toEqual([allowed.map(() => true), forbidden.map(() => false)]);
  });

  test('a Ritual needs free hands, an Idle and a caster that is free; stance and secrecy do not matter [ELD-ACTION-003, ELD-SPELL-003, ELD-STATE-051]', () => {
    const why = (more: Declared) =>
      refused('A\nb', ritual('summon-imp'), {
        pack,
        profiles: { A: caster('summon-imp') },
        models: { A: { mana: 1 } },
        ...more,
      });
    const inState = (state: 'immobilized' | 'blinded' | 'crouched' | 'shrouded' | 'flying') =>
      why({ states: { A: [state] } });
    expect([inState('immobilized'), inState('blinded')]).toEqual([
      'ELD-STATE-051 immobilized',
      'ELD-STATE-009 blinded',
    ]);
    expect(why({ movement: going('walk', [2, 2]) })).toBe('ELD-ACTION-003 not-idle');
    expect(why({ profiles: { A: { ...caster('summon-imp'), ...bow } } })).toBe('ELD-SPELL-003 hands-full');
    expect([inState('crouched'), inState('shrouded'), inState('flying')]).toEqual(['allowed', 'allowed', 'allowed']);
  });

  scenario(
    'a Crouched caster has one strike with an Attack, but helps as many as ever; a Weakened one has a strike less, at least one',
    ['ELD-STATE-014', 'ELD-ACTION-008', 'ELD-STRIKE-002', 'ELD-STRIKE-005'],
    play => {
      const strikes = (more: Declared, dice: readonly number[]) =>
        story(cast(play)('A\n\nb', spellAt('ignite', 'bb'), dice, more));
      const one = ['A attack INT 10 at b: 20-'];
      expect(strikes({ states: { A: ['crouched'] } }, [20])).toEqual(one);
      expect(strikes({ states: { A: ['weakened'] } }, [20])).toEqual(one);
      expect(strikes({ states: { A: ['weakened'] }, profiles: { A: stats({ STA: 1 }) } }, [20])).toEqual(one);
      const shielded = cast(play)('AB\n\nb', spellOn('protective-barrier', 'AB'), [10, 10], {
        states: { A: ['crouched'] },
      });
      expect(lasting(shielded)).toEqual(['protective-barrier on A', 'protective-barrier on B']);
    },
  );

  scenario(
    'a Shrouded caster of Confuse Target is shown, and its Surprise Attack halves the Intellect that resists the Spell',
    ['ELD-STATE-068', 'ELD-TRAIT-057', 'ELD-SPELLCRAFT-030'],
    play => {
      const confused = (shrouded: boolean, die: number) => {
        const { game, setup } = laidOut('A\n\nb', {
          pack: { spells: bookSpells },
          profiles: { A: caster('confuse-target') },
          states: shrouded ? { A: ['shrouded'] } : {},
          models: { b: { points: 0 } },
        });
        const p = play(game, { ...setup, dice: [10, die] }).choose('p1', 'A');
        if (shrouded) p.choose('p1', 'keep');
        p.choose('p1', idle()).choose('p1', by('confuse-target'));
        return [story(p).find(line => line.includes('mindgame')), ...states(p, 'A'), ...states(p, 'b')];
      };
      expect(confused(true, 6)).toEqual(['b mindgame INT 5: 6-', 'confused']);
      expect(confused(false, 6)).toEqual(['b mindgame INT 10: 6']);
    },
  );

  scenario(
    'a Smite of a Confused caster: half of INT for the roll, half of M for the Power',
    ['ELD-SPELLCRAFT-017', 'ELD-MOD-011', 'ELD-SPELL-001'],
    play => {
      const at = { x: 5080, y: 15240, z: 0 };
      const smite = {
        ...spellAt('smite', ''),
        aims: [{ model: 'b', template: { template: 'circular-large', at } } as const],
      };
      const p = cast(play)('A\n\nb', smite, [5, 20], {
        states: { A: ['confused'] },
        profiles: { A: stats({ M: 14 }) },
      });
      expect([story(p)[0], story(p).at(-1)]).toEqual(['A attack INT 5 at b: 5', 'damage to b: 20+1 against 7']);
    },
  );
});

describe('Mana Counters and creatures at the limit', () => {
  scenario(
    'two Summoners that react share one counter: the first one to declare spends it, and the Spell is not open to the other',
    ['ELD-CLASS-023', 'ELD-TRAIT-044'],
    play => {
      const summoner: Partial<Profile> = { ...caster('inferno'), classes: ['summoner'] };
      const { game, setup } = laidOut('A\n\nbc', {
        pack: { spells: bookSpells },
        profiles: { b: summoner, c: summoner },
        models: { c: { mana: 1 } },
      });
      const reacting = () =>
        play(game, { ...setup, dice: [] })
          .choose('p1', 'A')
          .choose('p1', idle());
      const inferno = JSON.stringify(by('inferno'));
      const offered = (p: ReturnType<typeof reacting>) =>
        JSON.stringify(p.match.decisions[0]?.options).includes(inferno);
      const p = reacting().choose('p2', { model: 'b' }).choose('p2', by('inferno'));
      const at = { x: 5080, y: 5080, z: 0 };
      p.choose('p2', { model: 'A', template: { template: 'circular-large', at } }).choose('p2', { model: 'c' });
      expect([modelIn(p, 'c').mana, offered(p)]).toEqual([0, false]);
      expect(offered(reacting().choose('p2', { model: 'c' }))).toBe(true);
    },
  );

  scenario(
    'the caster of a Ritual is shot down: its creature comes, with its Points, and goes at the end of the sequence',
    ['ELD-MANA-013', 'ELD-ACTION-039', 'ELD-ACTION-040'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        pack,
        profiles: { A: caster('summon-imp'), b: bow },
        models: { A: { mana: 1, hp: 1 } },
      });
      const p = play(game, { ...setup, dice: [10, 8] })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', { model: 'b' })
        .choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' })
        .choose('p1', ritual('summon-imp'))
        .choose('p1', beside(3200));
      expect(story(p).slice(2)).toEqual([
        'p1:imp 2 AP',
        'b attack ACC 10 at A: 10',
        'b hits A',
        'damage to A: 8+2 against 10',
        'A -1 HP',
        'A is incapacitated',
        'p1:imp removed: caster-fell',
      ]);
      expect(modelIn(p, 'A').mana).toBe(0);
    },
  );

  test('the cap in one Ritual: an exempt first creature bars a second one, and the second one must fit [ELD-MANA-010, ELD-MANA-011]', () => {
    const known = ['summon-earth-elemental', 'summon-gargoyle', 'summon-golem'];
    const may = (STA: number, ...spells: readonly string[]) =>
      refused('A\n\nb', ritual(...spells), {
        pack,
        profiles: { A: { ...caster(...known), ...stats({ STA }) } },
        models: { A: { mana: 9 } },
      });
    expect(may(3, 'summon-earth-elemental', 'summon-gargoyle')).toBe('ELD-MANA-008 upkeep-full');
    expect(may(4, 'summon-earth-elemental', 'summon-gargoyle')).toBe('allowed');
    expect(may(4, 'summon-gargoyle', 'summon-earth-elemental')).toBe('allowed');
    expect(may(4, 'summon-golem', 'summon-earth-elemental')).toBe('ELD-MANA-009 upkeep-too-high');
  });

  scenario(
    'a creature that is dismissed in the Strategic phase makes room for another one in the same turn',
    ['ELD-MANA-012', 'ELD-MANA-008'],
    play => {
      const { game, setup } = laidOut('AC\n\nb', {
        pack,
        profiles: { A: caster('summon-golem') },
        models: {
          A: { mana: 2 },
          C: { summoned: { by: 'A', spell: 'summon-golem' }, original: false },
          b: { points: 0 },
        },
        parties: { p1: { original: 1 } },
        state: { stage: strategic },
      });
      const full = { code: 'upkeep-full', rule: 'ELD-MANA-008' } as const;
      const kept = play(game, setup).choose('p1', { do: 'done' }).choose('p1', 'A').choose('p1', idle());
      kept.choose('p2', 'pass').refuses('p1', ritual('summon-golem'), full);
      const p = play(game, setup)
        .choose('p1', { do: 'ability', ability: 'dismiss', model: 'A', target: 'C' })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', 'pass')
        .choose('p1', ritual('summon-golem'));
      expect([open(p), modelIn(p, 'C').where]).toEqual([['p1 place'], 'removed']);
    },
  );

  scenario(
    'in Realism mode the Mana Cost of a Spell at an enemy beyond the Casting Aura is lost',
    ['ELD-TRAIT-044', 'ELD-SPELL-018', 'ELD-MEASURE-013'],
    play => {
      const at = { x: 5080, y: 5080 + 50800, z: 0 };
      const { game, setup } = laidOut('A', {
        options: { measuringMode: 'realism' },
        pack: { spells: bookSpells },
        profiles: { A: caster('inferno') },
        models: { A: { mana: 1 }, b: { points: 0 } },
        at: { b: at },
      });
      const p = play(game, { ...setup, dice: [] })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p1', by('inferno'));
      p.choose('p1', { model: 'b', template: { template: 'circular-large', at } });
      expect([story(p).at(-1), modelIn(p, 'A').mana]).toEqual(['A fails: out-of-reach b', 0]);
    },
  );
});
