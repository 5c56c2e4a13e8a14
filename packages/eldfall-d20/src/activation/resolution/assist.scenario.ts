import { history, type Match } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { type Declared, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { modelOf } from '../../match/lookups.js';
import { laidOut, plainSpell } from '../../testing/index.js';
import type { Eld, EldOptions, Sources } from '../../vocabulary/index.js';
import type { Item, Spell } from '../../vocabulary/pack.js';

const mend: Spell = {
  ...plainSpell,
  name: 'Mend',
  type: 'healing',
  weapon: { power: null, reach: { distance: 6 }, strike: 2, kinds: [], traits: [] },
};

/** `A` casts Mend on allies. */
const cast = (
  targets: readonly string[],
  more: Declared = {},
  means: { spell: string } | { item: string } = { spell: 'mend' },
) => {
  const list: string[] = [];
  const sources: Partial<Sources> = {
    onCast: [(_, { model }, target) => void list.push(`${model} on ${target}`)],
    ...more.sources,
  };
  const { game, setup } = resolving('BA\nCb', {
    ...more,
    pack: {
      spells: { mend },
      items: {
        potion: {
          name: 'Potion',
          category: 'consumable',
          weapon: mend.weapon,
          traits: [],
          changes: [],
          quantity: 1,
          weight: 1,
        },
      },
      ...more.pack,
    },
    action: more.action ?? { do: 'assist', means, targets },
    sources,
  });
  return { list, on: (dice: readonly number[]) => [game, { ...setup, dice }] as const };
};

scenario(
  'a Spell needs one successful roll for each strike; it is never critical',
  ['ELD-ACTION-010', 'ELD-SPELL-001', 'ELD-CRIT-010'],
  play => {
    const { list, on } = cast(['B', 'C']);
    expect(told(play(...on([1, 11])).match)).toEqual(['A cast INT 10 at B: 1', 'A cast INT 10 at C: 11-']);
    expect(list).toEqual(['A on B']);
  },
);

scenario('an Assist with an Item that is no Spell needs no roll', 'ELD-ACTION-010', play => {
  const { list, on } = cast(['B'], {}, { item: 'potion' });
  expect(told(play(...on([])).match)).toEqual([]);
  expect(list).toEqual(['A on B']);
});

scenario('an ability may spare an Assist its roll', ['ELD-ACTION-010', 'ELD-CLASS-012'], play => {
  const sure: Partial<Sources> = {
    sureCasts: [(_, __, ___, target) => (target === 'B' ? { rule: 'ELD-CLASS-024', source: 'vitalist' } : undefined)],
  };
  const { on } = cast(['B', 'C'], { sources: sure });
  expect(told(play(...on([9])).match)).toEqual(['A cast INT 10 at C: 9']);
});

scenario(
  'an Assist has as many targets as its Strike, and one in the Reactive role',
  ['ELD-ACTION-008', 'ELD-STRIKE-003'],
  play => {
    const { on } = cast(['B', 'C', 'A']);
    expect(told(play(...on([9, 9])).match)[0]).toBe('A fails: too-many-targets A');
    const reacting: Declared = {
      by: 'b',
      active: 'p2',
      action: { do: 'nothing' },
      reactions: { A: { do: 'assist', means: { spell: 'mend' }, targets: ['B', 'C'] } },
    };
    expect(told(play(...cast([], reacting).on([9])).match)).toEqual([
      'A fails: too-many-targets C',
      'A cast INT 10 at B: 9',
    ]);
  },
);

scenario(
  'a target of an Assist out of Reach or out of sight gets nothing; the caster always reaches itself',
  ['ELD-ACTION-007', 'ELD-ACTION-009', 'ELD-CONTACT-002'],
  play => {
    const at = (x: number): Declared => ({
      at: { A: { x: 5000, y: 2540 }, B: { x: 5000 + 3200 + x, y: 2540 } },
      facing: { A: { x: 1, y: 0 } },
    });
    const near = cast(['A', 'B'], at(inches(6) + 2));
    play(...near.on([9, 9]));
    expect(near.list).toEqual(['A on A', 'A on B']);
    const far = cast(['A', 'B'], at(inches(6) + 3));
    expect(told(play(...far.on([9])).match)[0]).toBe('A fails: out-of-reach B');
    const behind = cast(['B'], { ...at(inches(2)), facing: { A: { x: -1, y: 0 } } });
    expect(told(play(...behind.on([])).match)).toEqual(['A fails: no-sight B']);
  },
);

scenario(
  'casting rolls can be rolled again, before anything follows from them',
  ['ELD-ROLL-009', 'ELD-ROLL-011'],
  play => {
    const luck: Partial<Sources> = {
      rerolls: [
        (_, { purpose }) =>
          purpose === 'cast' ? [{ rule: 'ELD-CLASS-021', source: 'luck', by: 'roller', dice: 1, failed: true }] : [],
      ],
    };
    const { list, on } = cast(['B'], { sources: { ...luck } });
    const going = play(...on([15, 3]));
    expect(list).toEqual([]);
    going.choose('p1', { source: 'luck', places: [0] });
    expect(list).toEqual(['A on B']);
  },
);

scenario('the active side casts before the reacting one', 'ELD-ROLL-015', play => {
  const both: Declared = { reactions: { b: { do: 'assist', means: { spell: 'mend' }, targets: ['b'] } } };
  const { match } = play(...cast(['A'], both).on([9, 8]));
  expect(told(match)).toEqual(['A cast INT 10 at A: 9', 'b cast INT 10 at b: 8']);
});

/** Names of the requirements that failed, with the rules of the events. */
const failures = (match: Match<Eld>) =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record =>
      record.kind === 'event' && record.event.type === 'RequirementFailed' ? [[record.event.code, record.rule]] : [],
    );

scenario(
  'a target of an Assist that has left the field meanwhile gets nothing',
  ['ELD-ACT-020', 'ELD-ACTION-009'],
  play => {
    const { list, on } = cast(['B', 'C'], { models: { B: { where: 'removed' } } });
    expect(failures(play(...on([9])).match)).toEqual([['target-gone', ['ELD-ACT-020', 'ELD-ACT-020']]]);
    expect(list).toEqual(['A on C']);
    const far = cast(['B'], { at: { B: { x: 50000, y: 50000 } }, facing: { A: { x: 1, y: 1 } } });
    expect(failures(play(...far.on([])).match)).toEqual([['out-of-reach', ['ELD-ACT-020', 'ELD-ACTION-009']]]);
  },
);

scenario('nothing limits the Reach of a means that names none', 'ELD-ACTION-009', play => {
  const { list, on } = cast(['B'], {
    at: { B: { x: 50000, y: 50000 } },
    facing: { A: { x: 1, y: 1 } },
    pack: { spells: { mend: { ...mend, weapon: { ...mend.weapon, reach: {} } } } },
  });
  play(...on([9]));
  expect(list).toEqual(['A on B']);
});

scenario(
  'one rule that lets an Assist do without sight is enough, and the roll tells that it is blind',
  'ELD-ACTION-007',
  play => {
    const blind: (readonly [string | undefined, boolean])[] = [];
    const { list, on } = cast(['B', 'A'], {
      at: { A: { x: 5000, y: 2540 }, B: { x: 9000, y: 2540 } },
      facing: { A: { x: -1, y: 0 } },
      sources: {
        unseen: [
          () => undefined,
          (_, __, other) => (other === 'B' ? { rule: 'ELD-SKILL-012', source: 'test' } : undefined),
        ],
        rolls: [
          (_, { aim, unseen }) => {
            blind.push([aim && 'model' in aim ? aim.model : undefined, unseen]);
            return [];
          },
        ],
      },
    });
    play(...on([9, 9]));
    expect(list).toEqual(['A on B', 'A on A']);
    expect(blind.filter(([of]) => of !== undefined)).toEqual([
      ['B', true],
      ['A', false],
    ]);
  },
);

scenario(
  'the caster picks the attribute once, for all strikes that need a roll',
  ['ELD-ROLL-002', 'ELD-ACTION-010'],
  play => {
    const sources: Partial<Sources> = {
      otherAttributes: [
        (_, { purpose }) => (purpose === 'cast' ? [{ rule: 'ELD-CLASS-015', source: 'test', attribute: 'AG' }] : []),
      ],
    };
    const picking = play(...cast(['B', 'C'], { sources }).on([9, 9])).waitsFor({ by: 'p1', kind: 'attribute' });
    expect(told(picking.choose('p1', 'AG').match)).toEqual(['A cast AG 10 at B: 9', 'A cast AG 10 at C: 9']);
    // Nobody picks an attribute where no strike is rolled.
    const spared: Partial<Sources> = { ...sources, sureCasts: [() => ({ rule: 'ELD-CLASS-024', source: 'test' })] };
    expect(told(play(...cast(['B', 'C'], { sources: spared }).on([])).match)).toEqual([]);
  },
);

scenario(
  'a reacting model assists an ally out of sight by option only, and the activated one never',
  ['ELD-ACTION-007', 'ELD-ACT-020'],
  play => {
    const draught: Item = {
      name: 'Draught',
      category: 'consumable',
      traits: [],
      changes: [],
      quantity: 1,
      weight: 0,
      effects: [{ op: 'heal', amount: 1 }],
    };
    const drink = { do: 'assist', means: { item: 'draught' } } as const;
    /** The targets that A may name, who sees b and not B behind it. */
    const named = (active: 'p1' | 'p2', assistSight: EldOptions['assistSight']) => {
      const { game, setup } = laidOut('Bb', {
        at: { A: { x: 10000, y: 10000 }, B: { x: 10000, y: 6800 }, b: { x: 10000, y: 20000 } },
        active,
        pack: { items: { draught } },
        profiles: { A: { inventory: { space: 6, items: [{ item: 'draught', quantity: 1 }] } } },
        models: { B: { hp: 1, points: 0 }, b: { points: active === 'p2' ? 1 : 0 } },
        options: { assistSight },
      });
      const p = play(game, setup).choose(active, active === 'p1' ? 'A' : 'b');
      p.choose(active, { kind: 'idle', route: [], facing: { x: 0, y: active === 'p1' ? 1 : -1 }, skills: [] });
      if (active === 'p2') p.choose('p1', { model: 'A' });
      return p.choose('p1', drink);
    };
    named('p1', 'active').options('p1', [['A']]);
    named('p2', 'bothRoles').options('p1', [['A']]);
    const p = named('p2', 'active')
      .options('p1', [['A'], ['B']])
      .choose('p1', ['B'])
      .choose('p2', { do: 'nothing' });
    expect(modelOf(p.state, 'B').hp).toBe(2);
  },
);
