import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../../activation/scenario-words.js';
import { attack, type Declared, resolving, scenario } from '../../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainProfile } from '../../testing/index.js';
import type { ActionChoice, Model, Ongoing } from '../../vocabulary/index.js';
import type { Profile } from '../../vocabulary/pack.js';
import { bookSpells, cast, caster, refused, spellAt, story } from '../scenario-words.js';

const creature = (tier?: number, more: Partial<Profile> = {}): Profile => ({
  ...plainProfile,
  ...(tier === undefined ? {} : { tier }),
  ...more,
});
const creatures = {
  imp: creature(1),
  gargoyle: creature(1),
  golem: creature(2, { stats: { ...plainProfile.stats, STA: 3 } }),
  'earth-elemental': creature(3),
  colossus: creature(),
};
const pack = { spells: bookSpells, profiles: creatures };
const ritual = (...spells: readonly string[]) => ({ do: 'ritual', spells }) as const;

/** `A` with Conjurations, counters, and creatures that it has summoned before, by letter. */
const conjuring = (spells: readonly string[], summoned: Readonly<Record<string, string>> = {}, mana = 9): Declared => ({
  pack,
  profiles: { A: caster(...spells) },
  models: {
    A: { mana },
    ...Object.fromEntries(
      Object.entries(summoned).map(([sign, spell]): [string, Partial<Model>] => [
        sign,
        { summoned: { by: 'A', spell }, original: false },
      ]),
    ),
  },
});
const all = ['summon-imp', 'summon-golem', 'summon-earth-elemental', 'summon-colossus', 'call-owl'];
const place = { x: 5080 + 3200, y: 5080, z: 0 };
const owl: Omit<Ongoing, 'id'> = {
  key: 'call-owl',
  source: 'A',
  target: 'A',
  data: { kind: 'familiar', changes: bookSpells['call-owl']?.changes ?? [], ends: 'game', by: 'p1', card: 'call-owl' },
};

describe('Conjurations', () => {
  scenario(
    'a Ritual pays its cost and sets up the creature touching the caster, without a roll; it may act at once',
    ['ELD-MANA-005', 'ELD-MANA-006', 'ELD-ACTION-038', 'ELD-ACTION-039', 'ELD-ACTION-040', 'ELD-SPELLCRAFT-044'],
    play => {
      const lay: LaidOut = { ...conjuring(['summon-golem']), states: {}, models: { A: { mana: 2 }, b: { points: 0 } } };
      const { game, setup } = laidOut('A\n\nb', lay);
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual('summon-golem'));
      expect([modelIn(p, 'A').mana, open(p)]).toEqual([0, ['p1 place']]);
      p.refuses('p1', { ...place, x: place.x + 3 }, { code: 'not-in-contact', rule: 'ELD-CONTACT-004' });
      p.choose('p1', { x: 5080 + 3200, y: 5080, z: 0 });
      const { player, points, summoned, hp } = modelIn(p, 'p1:golem');
      expect([player, points, summoned, hp]).toEqual(['p1', 3, { by: 'A', spell: 'summon-golem' }, 2]);
      p.options('p1', ['A', 'p1:golem', 'end', 'drop']);
      expect(events(p, 'RollMade')).toEqual([]);
    },
  );

  scenario(
    'a creature does not come where a Hidden friend of its caster is',
    ['ELD-ACTION-039', 'ELD-STATE-073'],
    play => {
      const lay = {
        ...conjuring(['summon-golem']),
        models: { A: { mana: 2 }, b: { points: 0 } },
        at: { C: { x: place.x + 1800, y: place.y } },
        states: { C: ['hidden'] },
      } as const;
      const { game, setup } = laidOut('AC\n\nb', lay);
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual('summon-golem'));
      p.refuses('p1', place, { code: 'not-free', rule: 'ELD-MOVE-021' }).choose('p1', { ...place, x: 5080 - 3200 });
    },
  );

  scenario(
    'a creature comes with one Item of each category in hand, and may change it when it activates',
    ['ELD-ITEM-002', 'ELD-ITEM-003', 'ELD-ACTION-039'],
    play => {
      const armed = creature(2, {
        inventory: { space: 9, items: ['sword', 'bow', 'shield'].map(item => ({ item, quantity: 1 })) },
      });
      const lay: LaidOut = {
        ...conjuring(['summon-golem']),
        states: {},
        pack: { ...pack, profiles: { ...creatures, golem: armed } },
        models: { A: { mana: 2 }, b: { points: 0 } },
      };
      const { game, setup } = laidOut('A\n\nb', lay);
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual('summon-golem'));
      p.choose('p1', place);
      expect(modelIn(p, 'p1:golem').equipped).toEqual(['sword', 'shield']);
      p.choose('p1', 'p1:golem').choose('p1', ['bow']);
      expect(modelIn(p, 'p1:golem').equipped).toEqual(['bow']);
    },
  );

  scenario(
    'every Conjuration of the book has its creature and its cost',
    ['ELD-SPELLCRAFT-043', 'ELD-SPELLCRAFT-045', 'ELD-SPELLCRAFT-046', 'ELD-SPELLCRAFT-047'],
    play => {
      const summoned = (spell: string, mana: number) => {
        const { game, setup } = laidOut('A\n\nb', {
          ...conjuring([spell], {}, mana),
          models: { A: { mana }, b: { points: 0 } },
        });
        const p = play(game, setup)
          .choose('p1', 'A')
          .choose('p1', idle())
          .choose('p1', ritual(spell))
          .choose('p1', place);
        return [p.state.models.at(-1)?.profile, modelIn(p, 'A').mana];
      };
      expect(summoned('summon-gargoyle', 1)).toEqual(['gargoyle', 0]);
      expect(summoned('summon-earth-elemental', 3)).toEqual(['earth-elemental', 0]);
      expect(summoned('summon-colossus', 4)).toEqual(['colossus', 0]);
      expect(summoned('summon-imp', 1)).toEqual(['imp', 0]);
      const short = (spell: string, mana: number) => refused('A\n\nb', ritual(spell), conjuring([spell], {}, mana));
      expect([
        short('summon-gargoyle', 0),
        short('summon-earth-elemental', 2),
        short('summon-colossus', 3),
        short('summon-imp', 0),
      ]).toEqual(Array(4).fill('ELD-TRAIT-044 no-mana'));
    },
  );

  test('a Conjuration is cast only in the Active role, by Ritual [ELD-MANA-005, ELD-ACTION-002]', () => {
    const attack: ActionChoice = { do: 'attack', means: { spell: 'summon-imp' }, kind: 'ranged' };
    expect(refused('A\n\nb', attack, conjuring(all))).toBe('ELD-ACTION-028 no-such-means');
    expect(refused('A\n\nb', { do: 'assist', means: { spell: 'summon-imp' } }, conjuring(all))).toBe(
      'ELD-ACTION-006 no-such-means',
    );
    const reacting = { ...conjuring(all), by: 'b', active: 'p2' };
    expect(refused('A\n\nb', ritual('summon-imp'), reacting, { role: 'reactive' })).toBe('ELD-ACTION-002 active-only');
  });

  test('the Upkeep is the Tier; none is cast once it equals STA, and none that would lift it above [ELD-MANA-007, ELD-MANA-008, ELD-MANA-009]', () => {
    // STA is 2.
    const may = (spell: string, summoned: Readonly<Record<string, string>>) =>
      refused('ACDE\n\nb', ritual(spell), conjuring(all, summoned));
    expect(may('summon-imp', { C: 'summon-imp' })).toBe('allowed');
    expect(may('summon-golem', { C: 'summon-imp' })).toBe('ELD-MANA-009 upkeep-too-high');
    expect(may('summon-imp', { C: 'summon-imp', D: 'summon-imp' })).toBe('ELD-MANA-008 upkeep-full');
    expect(may('summon-imp', { C: 'summon-golem' })).toBe('ELD-MANA-008 upkeep-full');
    // A creature without a Tier counts its Mana Cost.
    expect(may('summon-imp', { C: 'summon-colossus' })).toBe('ELD-MANA-008 upkeep-full');
  });

  test('the Upkeep of a Dead creature on the field counts, or by option no longer [ELD-MANA-008, ELD-MANA-010]', () => {
    const may = (deadCreatures: 'count' | 'free', state: 'dead' | 'incapacitated') =>
      refused('AC\n\nb', ritual('summon-imp'), {
        ...conjuring(all, { C: 'summon-golem' }),
        options: { deadCreatures },
        states: { C: [state] },
      });
    expect([may('count', 'dead'), may('free', 'dead')]).toEqual(['ELD-MANA-008 upkeep-full', 'allowed']);
    expect(may('free', 'incapacitated')).toBe('ELD-MANA-008 upkeep-full');
  });

  test('the first creature may be of any Tier, then no more [ELD-MANA-010, ELD-MANA-011]', () => {
    const may = (...spells: readonly string[]) => refused('A\n\nb', ritual(...spells), conjuring(all));
    expect(may('summon-earth-elemental')).toBe('allowed');
    expect(may('summon-imp', 'summon-imp')).toBe('allowed');
    expect(may('summon-earth-elemental', 'summon-imp')).toBe('ELD-MANA-008 upkeep-full');
    expect(may('summon-imp', 'summon-golem')).toBe('ELD-MANA-009 upkeep-too-high');
  });

  test('the cap reads the STA of now, and creatures stay if it drops [ELD-MANA-015]', () => {
    const weak: Declared = { ...conjuring(all, { C: 'summon-imp' }), states: { A: ['weakened'] } };
    expect(refused('AC\n\nb', ritual('summon-imp'), weak)).toBe('ELD-MANA-008 upkeep-full');
    expect(refused('AC\n\nb', ritual('summon-imp'), conjuring(all, { C: 'summon-imp' }))).toBe('allowed');
  });

  scenario('creatures stay on the field if the STA of their caster drops', 'ELD-MANA-015', play => {
    const lay = { ...conjuring(all, { C: 'summon-imp', D: 'summon-imp' }), states: { A: ['weakened'] } } as const;
    const { game, setup } = laidOut('ACD\n\nb', lay);
    const p = play(game, setup).choose('p1', 'end');
    expect(p.state.models.filter(({ where }) => where === 'field')).toHaveLength(4);
  });

  scenario('a caster dismisses what it has summoned in its Strategic phase', 'ELD-MANA-012', play => {
    const lay: LaidOut = {
      ...conjuring(all, { C: 'summon-imp' }),
      effects: [owl],
      state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
    };
    const send = (target: string) => ({ do: 'ability', ability: 'dismiss', model: 'A', target }) as const;
    const { game, setup } = laidOut('ACD\n\nb', lay);
    const p = play(game, setup).options('p1', [send('C'), send('call-owl'), { do: 'done' }]);
    p.refuses('p1', send('D'), { code: 'not-summoned', rule: 'ELD-MANA-012' });
    p.choose('p1', send('C'));
    // One in each phase: nothing else is left to do in this one.
    expect([modelIn(p, 'C').where, p.state.effects.length, open(p)]).toEqual(['removed', 1, ['p1 activate']]);
    expect(events(p, 'ModelRemoved').map(({ why }) => why)).toEqual(['dismissed']);
    p.choose('p1', 'end')
      .choose('p2', 'end')
      .options('p1', [send('call-owl'), { do: 'done' }]);
    p.choose('p1', send('call-owl'));
    expect(p.state.effects).toEqual([]);
    const any = laidOut('ACD\n\nb', { ...lay, options: { dismissals: 'any' } });
    const both = play(any.game, any.setup).choose('p1', send('C')).choose('p1', send('call-owl'));
    expect([modelIn(both, 'C').where, both.state.effects]).toEqual(['removed', []]);
  });

  scenario(
    'an enemy is no longer Engaged as soon as the creature that engaged it leaves with a caster that falls outside a sequence',
    ['ELD-MANA-013', 'ELD-STATE-033'],
    play => {
      const { game, setup } = laidOut('AC\n.b\n\n\nD', {
        ...conjuring(all, { C: 'summon-imp' }),
        pitch: 1.5,
        models: { A: { hp: 1 }, C: { summoned: { by: 'A', spell: 'summon-imp' }, original: false } },
        effects: [{ ...owl, source: 'D', target: 'D' }],
        states: { A: ['bleeding'], b: ['engaged'] },
        state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
      });
      const engagers = () => modelIn(p, 'b').states.map(({ about }) => about);
      const p = play(game, { ...setup, dice: [11] });
      expect(engagers()).toEqual([['C']]);
      p.choose('p1', { do: 'rolls', model: 'A' });
      expect([modelIn(p, 'C').where, open(p), engagers()]).toEqual(['removed', ['p1 strategic'], []]);
    },
  );

  scenario(
    'creatures leave with their caster at the end of the sequence, and what they declared is carried out',
    ['ELD-MANA-013', 'ELD-MANA-014'],
    play => {
      const run = (hp: number) =>
        cast(play)('b\n\nA.C', spellAt('ignite', 'A'), [10, 10, 1, 20, 20], {
          ...conjuring(all, { C: 'summon-imp' }),
          by: 'b',
          active: 'p2',
          facing: { b: { x: 0, y: 1 }, A: { x: 0, y: -1 }, C: { x: -1, y: -1 } },
          profiles: {
            A: { ...caster(...all), stats: { ...plainProfile.stats, HP: hp } },
            b: caster('ignite'),
            C: caster('ignite'),
          },
          reactions: { C: spellAt('ignite', 'b') },
        });
      const fallen = run(1).choose('p2', { x: 0, y: 1 });
      expect([modelIn(fallen, 'C').where, modelIn(fallen, 'A').states[0]?.state]).toEqual(['removed', 'incapacitated']);
      expect(events(fallen, 'ModelRemoved')).toMatchObject([{ model: 'C', why: 'caster-fell' }]);
      expect(story(fallen)).toContain('C hits b');
      const alive = run(2).choose('p1', { x: 0, y: -1 }).choose('p2', { x: 0, y: 1 });
      expect(modelIn(alive, 'C').where).toBe('field');
    },
  );

  scenario('a Familiar leaves with its caster, too', 'ELD-MANA-013', play => {
    const run = (hp: number) =>
      cast(play)('b\n\nA', spellAt('ignite', 'A'), [10, 1, 20], {
        ...conjuring(all),
        effects: [owl],
        by: 'b',
        active: 'p2',
        facing: { b: { x: 0, y: 1 }, A: { x: 0, y: -1 } },
        profiles: { A: { ...caster(...all), stats: { ...plainProfile.stats, HP: hp } }, b: caster('ignite') },
      }).choose('p1', 'none');
    expect([run(1).state.effects.length, run(2).state.effects.length]).toEqual([0, 1]);
  });

  scenario(
    'a creature that is felled in one sequence with its caster has fallen before it leaves the field, and counts for the enemy',
    ['ELD-MANA-013', 'ELD-ACT-018', 'ELD-STATE-044'],
    play => {
      const falls = (hp: number) => {
        const { game, setup } = resolving('A.\nbc', {
          pitch: 1.5,
          ...conjuring([]),
          models: { b: { hp: 1 }, c: { hp, summoned: { by: 'b', spell: 'summon-imp' }, original: false } },
          action: attack('bc'),
        });
        const p = play(game, { ...setup, dice: [5, 5, 1, 1] }).chooseIfAsked('p2', { x: 0, y: -1 });
        return p.state.deeds.flatMap(one => ('of' in one ? [`${one.deed} ${one.by} ${one.of}`] : []));
      };
      expect([falls(1), falls(2)]).toEqual([
        ['incapacitated p1 c', 'incapacitated p1 b', 'gone null c'],
        ['incapacitated p1 b', 'gone null c'],
      ]);
    },
  );
});

describe('Familiars', () => {
  scenario(
    'a Familiar is no model: its abilities count for its caster as long as it is there',
    ['ELD-TRAIT-026', 'ELD-TRAIT-029'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        ...conjuring(['call-owl'], {}, 1),
        models: { A: { mana: 1 }, b: { points: 0 } },
      });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual('call-owl'));
      expect([p.state.models.length, p.state.effects.map(({ key, target }) => [key, target])]).toEqual([
        2,
        [['call-owl', 'A']],
      ]);
      const better = (effects: LaidOut['effects'] & object) =>
        story(cast(play)('A\n\nb', spellAt('ignite', 'b'), [20], { effects }))[0];
      // The owl gives 1 INT.
      expect([better([owl]), better([])]).toEqual(['A attack INT 11 at b: 20-', 'A attack INT 10 at b: 20-']);
    },
  );

  test('creatures with as much Upkeep as STA forbid a Familiar, but by option do not [ELD-TRAIT-028, ELD-MANA-008]', () => {
    // STA is 2, and an Imp has an Upkeep of 1.
    const may = (
      familiarsAtFullUpkeep: boolean,
      spell: string,
      summoned: Readonly<Record<string, string>>,
      more = {},
    ) =>
      refused('ACD\n\nb', ritual(spell), {
        ...conjuring([...all, 'call-owl'], summoned),
        options: { familiarsAtFullUpkeep },
        ...more,
      });
    const [one, two] = [{ C: 'summon-imp' }, { C: 'summon-imp', D: 'summon-imp' }] as const;
    expect([may(false, 'call-owl', one), may(false, 'call-owl', two)]).toEqual(['allowed', 'ELD-MANA-008 upkeep-full']);
    expect([may(true, 'call-owl', two), may(true, 'summon-imp', two)]).toEqual(['allowed', 'ELD-MANA-008 upkeep-full']);
    expect(may(true, 'call-owl', two, { effects: [owl] })).toBe('ELD-TRAIT-028 familiar-there');
  });

  test('a caster has one Familiar of a name, and no Mana Upkeep for it [ELD-TRAIT-028]', () => {
    const may = (spell: string, effects: LaidOut['effects'] & object, summoned = {}) =>
      refused('AC\n\nb', ritual(spell), { ...conjuring([...all, 'call-owl'], summoned), effects });
    expect(may('call-owl', [owl])).toBe('ELD-TRAIT-028 familiar-there');
    expect(may('call-owl', [])).toBe('allowed');
    expect(may('summon-imp', [owl], { C: 'summon-imp' })).toBe('allowed');
    expect(refused('A\n\nb', ritual('call-owl', 'call-owl'), conjuring(['call-owl']))).toBe(
      'ELD-TRAIT-028 familiar-there',
    );
  });

  scenario('a Familiar is given up for all Wounds of one Attack', 'ELD-TRAIT-027', play => {
    const shot: Declared = { effects: [{ ...owl, source: 'b', target: 'b', data: { ...owl.data, by: 'p2' } }] };
    const lay: Declared = { ...shot, profiles: { A: caster('arcane-bolt') } };
    const p = cast(play)('A\n\nb', spellAt('arcane-bolt', 'bb'), [10, 10, 1, 1], lay);
    expect(open(p)).toEqual(['p2 card']);
    p.options('p2', ['call-owl', 'none']).choose('p2', 'call-owl');
    expect([modelIn(p, 'b').hp, p.state.effects]).toEqual([2, []]);
    const kept = cast(play)('A\n\nb', spellAt('arcane-bolt', 'b'), [10, 1], lay).choose('p2', 'none');
    expect([modelIn(kept, 'b').hp, kept.state.effects.length]).toEqual([1, 1]);
    // One answer for the whole Attack: a Familiar that is kept at the first Wound is not given up for the second.
    const tough: Declared = { ...lay, profiles: { ...lay.profiles, b: { stats: { ...plainProfile.stats, HP: 3 } } } };
    const both = cast(play)('A\n\nb', spellAt('arcane-bolt', 'bb'), [10, 10, 1, 1], tough).choose('p2', 'none');
    expect([modelIn(both, 'b').hp, both.state.effects.length, open(both)]).toEqual([1, 1, ['p2 turnTo']]);
  });

  scenario('a Familiar is given up for a Wound that no Hit causes as well', 'ELD-TRAIT-027', play => {
    const stage = { name: 'turn', active: 'p1', phase: 'strategic', step: 'remaining rolls' } as const;
    const bled = (options: LaidOut['options'] = {}) => {
      const { game, setup } = laidOut('A\n\nb', {
        ...conjuring(['call-owl']),
        states: { A: ['bleeding'] },
        effects: [owl],
        options,
        state: { stage },
      });
      return play(game, { ...setup, dice: [11] });
    };
    const asked = bled();
    expect(open(asked)).toEqual(['p1 card']);
    const given = asked.choose('p1', 'call-owl');
    expect([modelIn(given, 'A').hp, given.state.effects.length]).toEqual([2, 0]);
    const kept = bled().choose('p1', 'none');
    expect([modelIn(kept, 'A').hp, kept.state.effects.length]).toEqual([1, 1]);
    expect(modelIn(bled({ familiarGuards: 'attacks' }), 'A').hp).toBe(1);
  });
});

describe('Summoners', () => {
  const begun = (classes: Profile['classes'], spells: readonly string[]) => {
    const { game, setup, table } = laidOut('A\nb', {
      pack,
      profiles: { A: { ...caster(...spells), classes } },
      state: { stage: { name: 'set-up', step: 'Summoners' } },
    });
    return { game, setup, table };
  };

  scenario(
    'Summoners of several players begin with creatures in turn order',
    ['ELD-CLASS-022', 'ELD-SETUP-007'],
    play => {
      const summoner: Partial<Profile> = { ...caster(...all), classes: ['summoner'] };
      const { game, setup } = laidOut('AB\nb', {
        pack,
        profiles: { A: summoner, B: summoner, b: summoner },
        state: { stage: { name: 'set-up', step: 'Summoners' }, order: ['p2', 'p1'] },
      });
      const p = play(game, setup);
      const asked = ['p2', 'p1', 'p1'].map(by => {
        const about = p.match.decisions[0]?.about;
        p.choose(by, 'none');
        return about;
      });
      expect(asked).toEqual([{ model: 'b' }, { model: 'A' }, { model: 'B' }]);
    },
  );

  scenario(
    'a Summoner may begin with a creature of Tier II or lower in its Awareness, without a cost',
    'ELD-CLASS-022',
    play => {
      const { game, setup } = begun(['summoner'], all);
      // The Owl is a Familiar, which costs 1 Mana Counter.
      const options = ['summon-imp', 'summon-golem', 'call-owl', 'none'];
      const p = play(game, setup).options('p1', options).choose('p1', 'summon-golem');
      const owned = begun(['summoner'], all);
      const q = play(owned.game, owned.setup).choose('p1', 'call-owl');
      expect([q.state.effects.map(({ key }) => key), modelIn(q, 'A').mana]).toEqual([['call-owl'], 0]);
      // AG is 10, and the bases have 16 mm.
      const most = 5080 + 3200 + inches(10) + 2;
      p.refuses('p1', { x: most + 1, y: 5080, z: 0 }, { code: 'not-in-contact', rule: 'ELD-CONTACT-004' });
      p.choose('p1', { x: most, y: 5080, z: 0 });
      expect([modelIn(p, 'p1:golem').at.x, modelIn(p, 'A').mana]).toEqual([most, 0]);
      expect(open(p)).toEqual(['p1 strategic']);
    },
  );

  scenario('a model of another class begins with none', 'ELD-CLASS-022', play => {
    const { game, setup } = begun(['mage'], all);
    expect(open(play(game, setup))).toEqual(['p1 activate']);
  });
});
