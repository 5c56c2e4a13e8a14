import { describe, expect } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { thing } from '../quests/scenario-words.js';
import { plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { Aim, DeclaredAttack } from '../vocabulary/index.js';
import type { Attribute } from '../vocabulary/words.js';
import { areaAt, cast, spellAt, story } from './scenario-words.js';

// Every attribute is 10 but STA 2, HP 2 and ARM 2. A Damage roll of Power 10 succeeds up to 8.

const stats = (more: Partial<Record<Attribute, number>>) => ({ stats: { ...plainProfile.stats, ...more } });
const tough = stats({ HP: 9 });
const at = { x: 5080, y: 15240, z: 0 };
const paid: Declared = { models: { A: { mana: 1 } } };

/** The events after the first Hit. */
const after = (play: Plays, ...given: Parameters<ReturnType<typeof cast>>): readonly string[] => {
  const lines = story(cast(play)(...given));
  return lines.slice(lines.findIndex(line => line.includes(' hits ')) + 1);
};

/** The states of a model afterwards, with their ends. */
const states = (play: Plays, model: string, ...given: Parameters<ReturnType<typeof cast>>): readonly string[] =>
  modelIn(cast(play)(...given), model).states.map(({ state, until }) => (until ? `${state} ${until}` : state));

describe('the Sorceries', () => {
  scenario(
    'Ignite: Power INT, one Damage roll more by Burn (1), as many strikes as STA',
    'ELD-SPELLCRAFT-001',
    play => {
      expect(after(play, 'A\n\nb', spellAt('ignite', 'b'), [10, 8, 10], { profiles: { b: tough } })).toEqual([
        'damage to b: 8+2 against 10',
        'damage to b: 10+0 against 10',
        'b -2 HP',
      ]);
      expect(after(play, 'A\n\nb', spellAt('ignite', 'b'), [10, 9])).toEqual(['damage to b: 9+2 against 10']);
      const rolls = story(cast(play)('A\n\nb', spellAt('ignite', 'bb'), [20, 20]));
      expect(rolls).toEqual(['A attack INT 10 at b: 20- 20-']);
    },
  );

  scenario('Flare: Burn (2), melee or ranged', 'ELD-SPELLCRAFT-002', play => {
    const flare = (kind: 'melee' | 'ranged', dice: readonly number[]) =>
      after(play, 'A\nb', spellAt('flare', 'b', kind), dice, { pitch: 1.5, profiles: { b: tough } });
    expect(flare('melee', [10, 8, 10, 11])).toEqual([
      'damage to b: 8+2 against 10',
      'damage to b: 10+0 against 10',
      'damage to b: 11+0 against 10',
      'b -2 HP',
    ]);
    expect(flare('ranged', [10, 9])).toEqual(['damage to b: 9+2 against 10']);
  });

  scenario('Inferno: a large circle without a target, Burn (3)', 'ELD-SPELLCRAFT-003', play => {
    const inferno = (dice: readonly number[], more: Declared = {}) =>
      story(cast(play)('AB\n\nb', areaAt('inferno', at), dice, { ...paid, profiles: { b: tough }, ...more }));
    expect(inferno([10, 8, 11, 11, 10], { at: { b: at } })).toEqual([
      'A attack INT 10: 10',
      'template on b',
      'A hits b',
      'damage to b: 8+2 against 10',
      'damage to b: 11+0 against 10',
      'damage to b: 11+0 against 10',
      'damage to b: 10+0 against 10',
      'b -2 HP',
    ]);
    expect(inferno([11])).toEqual(['A attack INT 10: 11-']);
  });

  scenario('Arcane Bolt: Knockdown on a Critical Hit only', 'ELD-SPELLCRAFT-004', play => {
    expect(states(play, 'b', 'A\n\nb', spellAt('arcane-bolt', 'b'), [1, 20])).toEqual(['crouched']);
    expect(states(play, 'b', 'A\n\nb', spellAt('arcane-bolt', 'b'), [10, 20])).toEqual([]);
  });

  scenario(
    'Telekinetic Blast: a spray of Power INT - 3 with Knockback (3) and Knockdown',
    'ELD-SPELLCRAFT-005',
    play => {
      const place = { x: 5080, y: 5080 + 1600 + 1000, z: 0 };
      const blast = {
        do: 'attack',
        means: { spell: 'telekinetic-blast' },
        kind: 'ranged',
        aims: [{ model: 'b', template: { template: 'spray-large', at: place, towards: { x: 0, y: 1 } } }],
        skills: [],
      } as const;
      const run = (dice: readonly number[]) => cast(play)('A\n\nb', blast, dice);
      const hit = run([10, 6]).choose('p1', { x: 0, y: 1 });
      expect(story(hit)).toContain('damage to b: 6+2 against 7');
      expect(modelIn(hit, 'b').states.map(({ state }) => state)).toContain('crouched');
      expect(modelIn(hit, 'b').at.y).toBe(5080 + 4 * 2540 + 3 * 2540);
      expect(story(run([11]))).toEqual(['A attack INT 10 at b: 11-']);
    },
  );

  scenario(
    'Soul Crush: Stun, Ignore Armor, and the wounded are Panicked until the next End phase of the caster',
    'ELD-SPELLCRAFT-006',
    play => {
      expect(after(play, 'A\n\nb', spellAt('soul-crush', 'b'), [10, 10, 10])).toEqual([
        'damage to b: 10+0 against 10',
        'b stun T 10: 10',
        'b -1 HP',
        'b is panicked',
      ]);
      expect(states(play, 'b', 'A\n\nb', spellAt('soul-crush', 'b'), [10, 10, 10])).toEqual([
        'panicked next-end-phase',
      ]);
      expect(states(play, 'b', 'A\n\nb', spellAt('soul-crush', 'b'), [10, 11])).toEqual([]);
    },
  );

  scenario(
    'Blinding Light: whoever is hit in the small circle is Blinded until the end of the turn, friends too',
    'ELD-SPELLCRAFT-014',
    play => {
      const light = (more: Declared) =>
        cast(play)('A.\n..\n..\nbB', areaAt('blinding-light', at, undefined, 'circular-small'), [10], more);
      const lay: Declared = { at: { b: { x: 5080, y: 15240 }, B: { x: 8280, y: 15240 } } };
      const blinded = (p: ReturnType<typeof light>) =>
        p.state.models.flatMap(({ id, states: all }) => all.map(({ state, until }) => `${id} ${state} ${until}`));
      expect(blinded(light(lay))).toEqual(['b blinded end-phase', 'B blinded end-phase']);
      // 35 mm and 16 mm of radius.
      const far = { b: { x: 5080, y: 15240 }, B: { x: 5080 + 5101, y: 15240 } };
      expect(blinded(light({ at: far }))).toEqual(['b blinded end-phase']);
    },
  );

  scenario('Smite: Power from Morale, Armor-Piercing and Burn (1)', 'ELD-SPELLCRAFT-017', play => {
    const smite = (dice: readonly number[]) =>
      after(play, 'A\n\nb', areaAt('smite', at), dice, {
        at: { b: at },
        profiles: { A: stats({ M: 14 }), b: stats({ ARM: 4, HP: 5 }) },
      });
    // Armor-Piercing halves the Armor.
    expect(smite([10, 12, 15])).toEqual(['damage to b: 12+2 against 14', 'damage to b: 15+0 against 14', 'b -1 HP']);
    expect(smite([10, 13])).toEqual(['damage to b: 13+2 against 14']);
  });

  scenario('Mana Burst: Stagger takes an Activation Point of the wounded', 'ELD-SPELLCRAFT-027', play => {
    const points = (dice: readonly number[]) =>
      modelIn(cast(play)('A\n\nb', spellAt('mana-burst', 'b'), dice), 'b').points;
    expect([points([10, 20]), points([11])]).toEqual([1, 2]);
  });

  scenario('the other Inferno is a Sorcery with Burn (1), or by option an Enchantment', 'ELD-SPELLCRAFT-049', play => {
    const inferno = (dice: readonly number[], more: Declared = {}) =>
      story(
        cast(play)('A\n\nb', areaAt('other-inferno', at, 'b'), dice, {
          ...paid,
          at: { b: at },
          profiles: { b: tough },
          ...more,
        }),
      );
    expect(inferno([10, 8, 10])).toEqual([
      'A attack INT 10 at b: 10',
      'template on b',
      'A hits b',
      'damage to b: 8+2 against 10',
      'damage to b: 10+0 against 10',
      'b -2 HP',
    ]);
    const dodging: Declared = { reactions: { b: { do: 'dodge' } } };
    expect(inferno([10, 10], dodging).at(-1)).toBe('hit on b negated by dodge');
    // Nobody dodges an Enchantment.
    expect(inferno([10, 9], { ...dodging, options: { otherInferno: 'enchantment' } }).at(-1)).toBe(
      'damage to b: 9+2 against 10',
    );
  });

  scenario(
    'Mass Mindbreak: chosen enemies roll Intellect, and the wounded are Panicked',
    'ELD-SPELLCRAFT-050',
    play => {
      const run = () =>
        cast(play)('A..\n...\nbcB', areaAt('mass-mindbreak', at, 'b'), [10, 11], {
          at: { b: { x: 5080, y: 15240 }, c: { x: 8280, y: 15240 }, B: { x: 5080, y: 18440 } },
        });
      const p = run().choose('p1', true).choose('p1', false);
      expect(story(p)).toEqual([
        'A attack INT 10 at b: 10',
        'template on b',
        'A hits b',
        'b mindgame INT 10: 11-',
        'b -1 HP',
        'b -1 AP',
        'b is panicked',
      ]);
      expect(modelIn(p, 'b').states.map(({ until }) => until)).toEqual(['strategic-phase']);
    },
  );

  scenario(
    'Mass Mindbreak: whoever passes the roll loses no Activation Point, and no player picks a Hidden model',
    ['ELD-SPELLCRAFT-050', 'ELD-TRAIT-046', 'ELD-STATE-073'],
    play => {
      const p = cast(play)('A..\n...\nbc.', areaAt('mass-mindbreak', at, 'b'), [10, 10], {
        at: { b: { x: 5080, y: 15240 }, c: { x: 8280, y: 15240 } },
        states: { c: ['hidden'] },
      }).choose('p1', true);
      expect(story(p).at(-1)).toBe('b mindgame INT 10: 10');
      expect([modelIn(p, 'b').points, modelIn(p, 'c').states.map(({ state }) => state)]).toEqual([2, ['hidden']]);
    },
  );

  scenario('Mass Mindbreak that is aimed at a structure affects enemy models only', 'ELD-SPELLCRAFT-050', play => {
    const gates = thing('gates', at, { id: 'gates', radius: 1000, height: 5000, hp: 3, armour: 0 });
    const { aims, ...rest } = areaAt('mass-mindbreak', at) as DeclaredAttack;
    const aimed = {
      ...rest,
      aims: aims.map(({ template }): Aim => ({ thing: 'gates', ...(template ? { template } : {}) })),
    };
    const p = cast(play)('A..\n...\nbB.', aimed, [10, 10], {
      at: { b: { x: 5080, y: 15240 + 4000 }, B: { x: 9080, y: 15240 } },
      things: [gates],
    });
    expect(p.match.decisions[0]?.about).toEqual({ spell: 'mass-mindbreak', model: 'b' });
    p.choose('p1', true);
    expect(story(p).filter(line => line.includes(' hits '))).toEqual(['A hits b']);
  });

  scenario(
    'Glacier Circle: Frostbite reaches everybody, Immobilized are the enemies that it hits',
    'ELD-SPELLCRAFT-051',
    play => {
      const p = cast(play)('A..\n...\nbB.', areaAt('glacier-circle', at), [10, 5, 20, 8, 11], {
        ...paid,
        profiles: { b: stats({ HP: 3 }), B: stats({ HP: 3 }) },
        at: { b: { x: 5080, y: 15240 }, B: { x: 8280, y: 15240 } },
      });
      expect([modelIn(p, 'b').states.map(({ state }) => state), modelIn(p, 'B').states]).toEqual([['immobilized'], []]);
      // Frostbite on a friend: a failed Toughness roll is one Wound more.
      expect([modelIn(p, 'b').hp, modelIn(p, 'B').hp]).toEqual([3, 1]);
      const missed = cast(play)('A..\n...\nb..', areaAt('glacier-circle', at), [11], { ...paid, at: { b: at } });
      expect(modelIn(missed, 'b').states).toEqual([]);
    },
  );

  scenario(
    'Corroding Embrace: Armor-Piercing, and Poison II makes the wounded Weakened and Poisoned',
    'ELD-SPELLCRAFT-054',
    play => {
      const embrace = (dice: readonly number[]) =>
        states(play, 'b', 'A\n\nb', areaAt('corroding-embrace', at, 'b'), dice, { at: { b: at } });
      // Armor 2 counts as 1.
      expect(embrace([10, 9])).toEqual(['weakened', 'poisoned']);
      expect(embrace([10, 10])).toEqual([]);
    },
  );

  scenario(
    'Claws of Earth make those that they hit Immobilized, unless the option says otherwise',
    'ELD-SPELLCRAFT-055',
    play => {
      const claws = (dice: readonly number[], more: Declared = {}) =>
        states(play, 'b', 'A\n\nb', areaAt('claws-of-earth', at, 'b'), dice, { at: { b: at }, ...more });
      expect(claws([10])).toEqual(['immobilized']);
      expect(claws([11])).toEqual([]);
      expect(claws([10], { options: { clawsOfEarth: 'damageOnly' } })).toEqual([]);
    },
  );
});
