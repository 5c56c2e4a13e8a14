import { describe, expect } from 'vitest';
import { events, idle, modelIn, open } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Ongoing } from '../vocabulary/index.js';
import { bookSpells, cast, caster, lasting, menu, refused, spellAt, spellOn, story } from './scenario-words.js';

/** An Enchantment of the book that lies on a model. */
const on = (target: string, spell: string, by: string, source = 'A'): Omit<Ongoing, 'id'> => ({
  key: spell,
  source,
  target,
  data: { kind: 'enchantment', changes: bookSpells[spell]?.changes ?? [], ends: 'strategic-phase', by, card: spell },
});
const armed: Declared = {
  profiles: { A: { inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } } },
};
const strategic = { name: 'turn', active: 'p1', phase: 'strategic', step: '' } as const;

describe('the Enchantments', () => {
  scenario(
    'Protective Barrier: one Hit that the player picks is negated, and the Enchantment ends',
    'ELD-SPELLCRAFT-013',
    play => {
      const shot = (dice: readonly number[], effects: Declared['effects'] & object) =>
        cast(play)('A\n\nb', spellAt('arcane-bolt', 'bb'), dice, { effects });
      const p = shot([1, 10, 20], [on('b', 'protective-barrier', 'p2', 'b')]);
      p.options('p2', [0, 1]).choose('p2', 0);
      expect(story(p).filter(line => line.includes('hit'))).toEqual([
        'hit on b negated by protective-barrier',
        'A hits b',
      ]);
      expect(lasting(p)).toEqual([]);
      expect(story(shot([10, 20], [on('b', 'protective-barrier', 'p2', 'b')])).at(-1)).toBe(
        'hit on b negated by protective-barrier',
      );
      expect(lasting(shot([20, 20], [on('b', 'protective-barrier', 'p2', 'b')]))).toHaveLength(1);
      const given = cast(play)('AB\n\nb', spellOn('protective-barrier', 'AB'), [10, 10]);
      expect(lasting(given)).toEqual(['protective-barrier on A', 'protective-barrier on B']);
    },
  );

  scenario('Anointment: no Enchantment of an enemy targets or touches the model', 'ELD-SPELLCRAFT-019', play => {
    const choice = { do: 'attack', means: { spell: 'agony' }, kind: 'ranged' } as const;
    const blessed: Declared = { profiles: { A: caster('agony') }, effects: [on('b', 'anointment', 'p2', 'b')] };
    expect(refused('A\n\nb', choice, blessed)).toBe('ELD-ACTION-027 no-target');
    expect(refused('A\n\nb', choice, { ...blessed, effects: [] })).toBe('allowed');
    expect(lasting(cast(play)('A\n\nb', spellAt('agony', 'b'), [10], blessed))).toEqual(['anointment on b']);
    const friendly = cast(play)('AB\n\nb', spellOn('arcane-shield', 'B'), [10], {
      effects: [on('B', 'anointment', 'p1')],
    });
    expect(lasting(friendly)).toEqual(['anointment on B', 'arcane-shield on B']);
  });

  scenario(
    'Fiery Fervor: ten states go, and OFF and DEF are better',
    ['ELD-SPELLCRAFT-020', 'ELD-SPELLCRAFT-021'],
    play => {
      const bad = [
        'bleeding',
        'blinded',
        'confused',
        'crippled',
        'fatigued',
        'immobilized',
        'panicked',
        'petrified',
        'poisoned',
        'weakened',
      ] as const;
      const p = cast(play)('AB\n\nb', spellOn('fiery-fervor', 'B'), [10], { states: { B: [...bad, 'slowed'] } });
      expect(modelIn(p, 'B').states.map(({ state }) => state)).toEqual(['slowed']);
      const strike = (effects: Declared['effects'] & object) =>
        story(cast(play)('A\nb', attack('b'), [20], { pitch: 1.5, ...armed, effects }))[0];
      expect(strike([on('A', 'fiery-fervor', 'p1')])).toBe('A attack OFF 14 at b: 20-');
      expect(strike([])).toBe('A attack OFF 12 at b: 20-');
      const failed = cast(play)('AB\n\nb', spellOn('fiery-fervor', 'B'), [11], {
        states: { B: ['slowed', 'blinded'] },
      });
      expect([lasting(failed), modelIn(failed, 'B').states.length]).toEqual([[], 2]);
    },
  );

  scenario('Unrelenting Zeal: it prevents Wounds of Bleeding and of Toxic air as well', 'ELD-SPELLCRAFT-022', play => {
    const bled = (dice: readonly number[], more: LaidOut = {}) => {
      const { game, setup } = laidOut('ABC\n\nb', {
        pack: { spells: bookSpells },
        states: { A: ['bleeding'] },
        effects: [on('A', 'unrelenting-zeal', 'p1')],
        ...more,
        state: { stage: { ...strategic, step: 'remaining rolls' }, ...more.state },
      });
      const p = play(game, { ...setup, dice });
      return [modelIn(p, 'A').hp, events(p, 'WoundPrevented').length];
    };
    expect([bled([11, 10]), bled([11, 11])]).toEqual([
      [2, 1],
      [1, 0],
    ]);
    const toxic = { states: {}, state: { environment: 'toxic' } };
    expect(bled([11, 10, 1, 1], toxic)).toEqual([2, 1]);
    // An Incapacitated model does not die of a Wound that is prevented.
    const fallen: LaidOut = { states: { A: ['bleeding', 'incapacitated'] }, models: { A: { hp: 0 } } };
    expect(bled([11, 10], fallen)).toEqual([0, 1]);
  });

  scenario('Unrelenting Zeal: a Morale roll prevents each Wound', 'ELD-SPELLCRAFT-022', play => {
    const wounds = (dice: readonly number[], effects: Declared['effects'] & object) => {
      const p = cast(play)('A\n\nb', spellAt('arcane-bolt', 'bb'), dice, { effects });
      return [modelIn(p, 'b').hp, story(p).filter(line => line.includes('zeal')).length];
    };
    const zeal = [on('b', 'unrelenting-zeal', 'p2', 'b')];
    expect(wounds([10, 10, 1, 1, 10, 11], zeal)).toEqual([1, 3]);
    expect(wounds([10, 10, 1, 1], [])).toEqual([0, 0]);
    expect(lasting(cast(play)('AB\n\nb', spellOn('unrelenting-zeal', 'B'), [10]))).toEqual(['unrelenting-zeal on B']);
  });

  scenario(
    'Draining Impulse: each Upkeep gives 2 points more, and its end makes the model Fatigued',
    ['ELD-SPELLCRAFT-023', 'ELD-SPELLCRAFT-024'],
    play => {
      const { game, setup } = laidOut('AB\n\nb', {
        pack: { spells: bookSpells },
        effects: [on('B', 'draining-impulse', 'p1')],
      });
      const p = play(game, setup).choose('p1', 'end');
      expect([modelIn(p, 'A').points, modelIn(p, 'B').points]).toEqual([2, 4]);
      p.choose('p2', 'end');
      // The Enchantment has expired in the Strategic phase of its player, before this Upkeep.
      expect([modelIn(p, 'A').points, modelIn(p, 'B').points, lasting(p)]).toEqual([2, 0, []]);
      expect(modelIn(p, 'B').states.map(({ state }) => state)).toEqual(['fatigued']);
      const cost = { do: 'assist', means: { spell: 'draining-impulse' } } as const;
      const knows = (mana: number): Declared => ({
        profiles: { A: caster('draining-impulse') },
        models: { A: { mana } },
      });
      expect([refused('A\n\nb', cost, knows(1)), refused('A\n\nb', cost, knows(2))]).toEqual([
        'ELD-TRAIT-044 no-mana',
        'allowed',
      ]);
      const now = cast(play)('AB\n\nb', spellOn('draining-impulse', 'B'), [10], { models: { A: { mana: 2 } } });
      expect(modelIn(now, 'B').points).toBe(2);
    },
  );

  scenario(
    'a model that loses its last HP by the end of an Enchantment is Incapacitated at once, outside a sequence',
    ['ELD-STATE-045', 'ELD-DEF-009'],
    play => {
      const draining = bookSpells['draining-impulse'];
      const spells = {
        ...bookSpells,
        ...(draining ? { leech: { ...draining, onEnd: [{ op: 'lose-hp', amount: 1 }] } } : {}),
      };
      const ended = (hp: number) => {
        const { game, setup } = laidOut('AB\n\nb', {
          pack: { spells: spells as typeof bookSpells },
          effects: [{ ...on('B', 'draining-impulse', 'p2'), data: { ...on('B', 'leech', 'p2').data, card: 'leech' } }],
          models: { B: { hp } },
        });
        const p = play(game, setup).choose('p1', 'end');
        return modelIn(p, 'B').states.map(({ state }) => state);
      };
      expect([ended(2), ended(1)]).toEqual([[], ['incapacitated']]);
    },
  );

  scenario('Draining Impulse that is removed makes the model Fatigued, too', 'ELD-SPELLCRAFT-024', play => {
    const p = cast(play)('A\n\nb', spellAt('purgation', 'b'), [10], {
      effects: [on('b', 'draining-impulse', 'p2', 'b')],
    });
    p.choose('p1', true);
    expect(modelIn(p, 'b').states.map(({ state }) => state)).toEqual(['fatigued']);
    // A second one of the name only renews it.
    const renewed = cast(play)('AB\n\nb', spellOn('draining-impulse', 'B'), [10], {
      models: { A: { mana: 2 } },
      effects: [on('B', 'draining-impulse', 'p1')],
    });
    expect([lasting(renewed), modelIn(renewed, 'B').states]).toEqual([['draining-impulse on B'], []]);
  });

  scenario(
    'Agony: an Intellect roll at the start of each Activation or Reaction, which a failure ends',
    'ELD-SPELLCRAFT-025',
    play => {
      const table = (effects: LaidOut['effects'] & object) =>
        laidOut('A\n\nb', { pack: { spells: bookSpells }, effects });
      const acts = (dice: readonly number[], target: string) => {
        const { game, setup } = table([on(target, 'agony', 'p2', 'b')]);
        return play(game, { ...setup, dice }).choose('p1', 'A');
      };
      const failed = acts([11], 'A');
      expect([modelIn(failed, 'A').hp, modelIn(failed, 'A').points, open(failed)]).toEqual([1, 1, ['p1 activate']]);
      const passed = acts([10], 'A');
      expect([modelIn(passed, 'A').hp, open(passed)]).toEqual([2, ['p1 movement']]);
      const reacting = acts([11], 'b').choose('p1', idle()).choose('p2', { model: 'b' });
      expect([
        modelIn(reacting, 'b').hp,
        events(reacting, 'ReactionDeclared').map(({ reaction }) => reaction.action.do),
      ]).toEqual([1, ['nothing']]);
    },
  );

  scenario(
    'Confuse Target: a failed Intellect roll is Confused until the end of the turn, and no Wound',
    ['ELD-SPELLCRAFT-029', 'ELD-SPELLCRAFT-030'],
    play => {
      const confused = (dice: readonly number[], traits: LaidOut['profiles'] & object = {}) => {
        const p = cast(play)('A\n\nb', spellAt('confuse-target', 'b'), dice, { profiles: traits });
        return [modelIn(p, 'b').hp, ...modelIn(p, 'b').states.map(({ state, until }) => `${state} ${until}`)];
      };
      expect(confused([10, 11])).toEqual([2, 'confused end-phase']);
      expect(confused([10, 10])).toEqual([2]);
      expect(confused([11])).toEqual([2]);
      expect(confused([10], { b: { traits: [{ id: 'construct' }] } })).toEqual([2]);
    },
  );

  scenario('Arcane Shield: the Power of Hits on the model is halved', 'ELD-SPELLCRAFT-038', play => {
    const damage = (effects: Declared['effects'] & object) =>
      story(cast(play)('A\n\nb', spellAt('ignite', 'b'), [10, 20], { effects })).at(-1);
    expect(damage([on('b', 'arcane-shield', 'p2', 'b')])).toBe('damage to b: 20+2 against 5');
    expect(damage([on('A', 'arcane-shield', 'p1')])).toBe('damage to b: 20+2 against 10');
  });

  scenario('Spectral Blade: Ignore Armor and Stagger for the Attacks of the model', 'ELD-SPELLCRAFT-039', play => {
    const strike = (effects: Declared['effects'] & object, dice: readonly number[]) =>
      story(cast(play)('A\nb', attack('b'), dice, { pitch: 1.5, ...armed, effects })).slice(1);
    expect(strike([on('A', 'spectral-blade', 'p1')], [12, 20])).toEqual([
      'A hits b',
      'damage to b: 20+0 against 10',
      'b -1 AP',
    ]);
    expect(strike([on('b', 'spectral-blade', 'p2', 'b')], [12, 20])).toEqual([
      'A hits b',
      'damage to b: 20+2 against 10',
    ]);
  });

  scenario(
    'Hasten: a Normal Movement in the Strategic phase of the model, before the Enchantment expires',
    'ELD-SPELLCRAFT-040',
    play => {
      const lay: LaidOut = { pack: { spells: bookSpells }, state: { stage: strategic } };
      const { game, setup } = laidOut('A\n\nb', { ...lay, effects: [on('A', 'hasten', 'p1')] });
      const east = (more: number) => ({
        route: [{ x: 5080 + 6 * 2540 + more, y: 5080, z: 0 }],
        facing: { x: 0, y: 1 },
      });
      const p = play(game, setup).waitsFor({ by: 'p1', kind: 'endMove' });
      p.refuses('p1', east(3), { code: 'too-far', rule: 'ELD-ACTION-016' }).choose('p1', east(0));
      expect([modelIn(p, 'A').at.x, lasting(p)]).toEqual([5080 + 6 * 2540, []]);
      const enemy = laidOut('A\n\nb', { ...lay, effects: [on('b', 'hasten', 'p2', 'b')] });
      expect(open(play(enemy.game, enemy.setup))).toEqual(['p1 activate']);
    },
  );

  scenario('Hasten: an Engaged model walks towards the enemy that engages it only', 'ELD-SPELLCRAFT-040', play => {
    const engaged = { state: 'engaged', by: 'p2', source: 'engaged', about: ['b'] } as const;
    const { game, setup } = laidOut('A\nb', {
      pack: { spells: bookSpells },
      state: { stage: strategic },
      effects: [on('A', 'hasten', 'p1')],
      states: { A: [engaged] },
    });
    const to = (y: number) => ({ route: [{ x: 5080, y, z: 0 }], facing: { x: 0, y: 1 } });
    const p = play(game, setup).refuses('p1', to(5080 - 2540), { code: 'engaged', rule: 'ELD-STATE-028' });
    p.choose('p1', to(5080 + 1000));
    expect(modelIn(p, 'A').at.y).toBe(6080);
  });

  scenario('Burning Touch: Sweep I and Burn (1) for the Attacks of the model', 'ELD-SPELLCRAFT-041', play => {
    const strike = (effects: Declared['effects'] & object, dice: readonly number[]) =>
      story(cast(play)('A\nb', attack('b'), dice, { pitch: 1.5, ...armed, effects })).slice(1);
    expect(strike([on('A', 'burning-touch', 'p1')], [12, 8, 11])).toEqual([
      'A hits b',
      'damage to b: 8+2 against 10',
      'damage to b: 11+0 against 10',
      'b -1 HP',
    ]);
    expect(strike([], [12, 8])).toEqual(['A hits b', 'damage to b: 8+2 against 10', 'b -1 HP']);
  });

  scenario(
    'Burning Touch: the model takes Bleeding from an ally in Base Contact by Assist, without a roll',
    'ELD-SPELLCRAFT-042',
    play => {
      const touch = { do: 'assist', means: { ability: 'Burning Touch' } } as const;
      const enchanted: Declared = { effects: [on('A', 'burning-touch', 'p1')], states: { B: ['bleeding', 'slowed'] } };
      expect(menu('AB\n\nb', enchanted)).toContainEqual(touch);
      expect(menu('AB\n\nb', { ...enchanted, effects: [] })).not.toContainEqual(touch);
      const healed = (x: number) =>
        modelIn(
          cast(play)('AB\n\nb', { ...touch, targets: ['B'] }, [], {
            ...enchanted,
            facing: { A: { x: 1, y: 0 } },
            at: { A: { x: 5080, y: 5080 }, B: { x: 5080 + 3200 + x, y: 5080 } },
          }),
          'B',
        ).states.map(({ state }) => state);
      expect([healed(2), healed(3)]).toEqual([['slowed'], ['bleeding', 'slowed']]);
    },
  );

  scenario(
    'Life Leech: 1 HP for each Wound on an enemy, up to double the default HP',
    ['ELD-SPELLCRAFT-053', 'ELD-TRAIT-014'],
    play => {
      const leech = (more: Declared, dice: readonly number[] = [12, 8]) =>
        modelIn(
          cast(play)('A\nb', attack('b'), dice, {
            pitch: 1.5,
            ...armed,
            effects: [on('A', 'life-leech', 'p1')],
            ...more,
          }),
          'A',
        ).hp;
      expect(leech({})).toBe(3);
      expect([leech({ models: { A: { hp: 4 } } }), leech({ models: { A: { hp: 3 } } })]).toEqual([4, 4]);
      const foe = (id: 'undead' | 'construct' | 'spirit') =>
        leech({ profiles: { ...armed.profiles, b: { traits: [{ id }] } } });
      expect([foe('undead'), foe('construct'), foe('spirit')]).toEqual([2, 2, 3]);
      expect(leech({ effects: [] })).toBe(2);
      // Extra Wounds are dealt as well, but not those beyond the last HP, unless the option counts them.
      const cleft = (HP: number, excessWoundsScore = false) =>
        leech({
          profiles: { ...armed.profiles, b: { stats: { HP } } },
          sources: { extraWounds: [(_, { hit }) => [{ hit, extra: 'test', prevented: null }]] },
          options: { excessWoundsScore },
        });
      expect([cleft(2), cleft(1), cleft(1, true)]).toEqual([4, 3, 4]);
      // A Profane Spell heals no Construct (ELD-TRAIT-014).
      const golem = { A: { ...armed.profiles?.A, traits: [{ id: 'construct' }] } } as const;
      expect(leech({ profiles: golem })).toBe(2);
    },
  );
});
