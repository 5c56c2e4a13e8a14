import { createMatch, type Decision, suggest } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { idle } from '../activation/scenario-words.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Deed, Eld } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import { atQuest, place, points, thing, thingsOf } from './scenario-words.js';

const CODE = 'obelisk';
const edge = { ...place(18, 36), y: inches(36) - mm(30) };
const stone = thing('obelisk', edge, { radius: mm(30), height: mm(120), hp: 5, armour: 5 });
const mend: Spell = {
  ...plainSpell,
  name: 'Mend',
  type: 'healing',
  weapon: { power: null, reach: { distance: 6 }, strike: 1, kinds: [], traits: [] },
};
/** The same Spell with two strikes. */
const twice: Spell = { ...mend, name: 'Mend Twice', weapon: { ...mend.weapon, strike: 2 } };
const scroll = { item: 'scroll-of-superior-mending', quantity: 1, acquired: true } as const;
const bomb = { item: 'earthbreaker-bomb', quantity: 1, acquired: true } as const;

/** `A` stands so many inches below the Obelisk. */
const at = (distance: number, more: Declared): Declared => {
  const lay = atQuest(CODE, {
    at: { A: { x: edge.x, y: edge.y - mm(46) - inches(distance) } },
    things: [stone],
    ...more,
  });
  return { ...lay, pack: { ...lay.pack, spells: { mend, 'mend-twice': twice, spark: plainSpell } } };
};
const cast = (spell: string, distance = 6, more: Declared = {}) => {
  const action = { do: 'assist', means: { spell }, targets: ['obelisk-1'] } as const;
  const { game, setup } = resolving('Ab', at(distance, { action, ...more }));
  return [game, setup] as const;
};

describe('repair', () => {
  scenario(
    'two successful Healing Spells repair the Obelisk, which ends the Quest for 4 VP',
    ['ELD-QUEST-067', 'ELD-QUEST-068'],
    play => {
      const [game, setup] = cast('mend');
      const once = play(game, { ...setup, dice: [10] });
      expect([once.state.things[0]?.marks, points(once), once.match.outcome]).toEqual([['mended'], [0, 0], undefined]);
      const [second, again] = cast('mend', 6, { things: [{ ...stone, marks: ['mended'] }] });
      const twice = play(second, { ...again, dice: [10] });
      twice.ends({ reason: 'quest', winners: ['p1'] });
      expect(points(twice)).toEqual([4, 0]);
    },
  );

  scenario(
    'one Spell repairs once, whatever strikes succeed, but by option each of them counts',
    'ELD-QUEST-067',
    play => {
      const action = { do: 'assist', means: { spell: 'mend-twice' }, targets: ['obelisk-1', 'obelisk-1'] } as const;
      const mended = (options: Declared['options'], dice: readonly number[] = [10, 10]) => {
        const [game, setup] = cast('mend', 6, { action, ...(options ? { options } : {}) });
        const p = play(game, { ...setup, dice });
        return [p.state.things[0]?.marks, points(p)];
      };
      expect(mended({})).toEqual([['mended'], [0, 0]]);
      expect(mended({}, [11, 10])).toEqual([['mended'], [0, 0]]);
      expect(mended({ obeliskRepairs: 'strikes' })).toEqual([
        ['mended', 'mended'],
        [4, 0],
      ]);
    },
  );

  scenario('a failed roll, or one from too far away, repairs nothing', 'ELD-QUEST-067', play => {
    const [game, setup] = cast('mend');
    expect(play(game, { ...setup, dice: [11] }).state.things[0]?.marks).toEqual([]);
    const [far, away] = cast('mend', 7);
    const p = play(far, away);
    expect([p.state.things[0]?.marks, told(p.match)]).toEqual([[], ['A fails: out-of-reach obelisk-1']]);
  });

  scenario(
    'an Assist may name the Obelisk with a Healing Spell or the Scroll only, in sight',
    ['ELD-QUEST-062', 'ELD-QUEST-067'],
    play => {
      const charge: Spell = { ...mend, name: 'Charge', type: 'enchantment', changes: [{ op: 'strike', by: 1 }] };
      const profiles = {
        A: { spells: ['mend', 'charge'], traits: [{ id: 'affinity' as const, element: 'fire' as const }] },
      };
      const models = { A: { inventory: [scroll] }, b: { points: 0 } };
      const offered = (means: { spell: string } | { item: string }, facing = { x: 0, y: 1 }) => {
        const lay = at(3, { profiles, models, facing: { A: facing } });
        const { game, setup } = laidOut('A..b', { ...lay, pack: { ...lay.pack, spells: { mend, charge } } });
        const p = play(game, setup).choose('p1', 'A').choose('p1', idle(facing)).choose('p1', { do: 'assist', means });
        return p.match.decisions[0]?.options;
      };
      expect(offered({ spell: 'mend' })).toEqual([['A'], ['obelisk-1']]);
      expect(offered({ item: scroll.item })).toEqual([['A'], ['obelisk-1']]);
      expect(offered({ spell: 'charge' })).toEqual([['A']]);
      expect(offered({ spell: 'mend' }, { x: 0, y: -1 })).toEqual([['A']]);
    },
  );

  scenario('the Scroll repairs it as a whole without a roll, and heals a Construct', 'ELD-QUEST-062', play => {
    const using = (target: string, more: Declared = {}) => {
      const action = { do: 'assist', means: { item: scroll.item }, targets: [target] } as const;
      const { game, setup } = resolving(
        'AB',
        at(16, { action, models: { A: { inventory: [scroll] }, B: { hp: 1 } }, ...more }),
      );
      return play(game, setup);
    };
    const p = using('obelisk-1');
    p.ends({ reason: 'quest', winners: ['p1'] });
    expect([points(p), modelOf(p.state, 'A').inventory]).toEqual([[4, 0], []]);
    const built = { B: { traits: [{ id: 'construct' as const }], stats: { ...plainProfile.stats, HP: 5 } } };
    const beside = { at: { A: { x: 5080, y: 5080 }, B: { x: 5080, y: 8890 } } };
    expect(modelOf(using('B', { ...beside, profiles: built }).state, 'B').hp).toBe(5);
    expect(
      modelOf(using('B', { ...beside, profiles: { B: { stats: { ...plainProfile.stats, HP: 5 } } } }).state, 'B').hp,
    ).toBe(1);
  });

  scenario('the Scroll repairs a Mechanism too', 'ELD-QUEST-062', play => {
    const action = { do: 'assist', means: { item: scroll.item }, targets: ['mechanism-1'] } as const;
    const lay = at(3, {
      action,
      models: { A: { inventory: [scroll] } },
      things: [stone, thing('mechanism', edge, { radius: mm(25) })],
    });
    const { game, setup } = resolving('Ab', lay);
    const p = play(game, setup);
    expect([p.state.things[1]?.marks, p.match.outcome]).toEqual([['mended'], undefined]);
  });
});

describe('destruction', () => {
  const struck = (hp: number) =>
    resolving('Ab', at(0, { things: [{ ...stone, hp }], action: attack('', { aims: [{ thing: 'obelisk-1' }] }) }));

  scenario('the Quest ends when the Obelisk has no HP left', ['ELD-QUEST-066', 'ELD-QUEST-068'], play => {
    const { game, setup } = struck(1);
    const p = play(game, { ...setup, dice: [5, 5] });
    p.ends({ reason: 'quest', winners: ['p1'] });
    expect([points(p), thingsOf(p)]).toEqual([[4, 0], []]);
    const more = struck(2);
    expect(play(more.game, { ...more.setup, dice: [5, 5] }).match.outcome).toBeUndefined();
  });

  scenario(
    'an Obelisk that one player repairs in the sequence in which another one destroys it is worth 4 VP once',
    ['ELD-QUEST-068', 'ELD-QUEST-062'],
    play => {
      const done = (...dice: readonly number[]) => {
        const lay = at(0, {
          things: [{ ...stone, hp: 1 }],
          action: attack('', { aims: [{ thing: 'obelisk-1' }] }),
          reactions: { b: { do: 'assist', means: { item: scroll.item }, targets: ['obelisk-1'] } },
          models: { b: { inventory: [scroll] } },
        });
        const { game, setup } = resolving('Ab', {
          ...lay,
          at: { ...lay.at, b: { x: edge.x + inches(4), y: edge.y - mm(60) } },
          facing: { b: { x: -1, y: 0 } },
        });
        const p = play(game, { ...setup, dice });
        return [points(p), thingsOf(p), p.match.outcome?.reason];
      };
      expect(done(5, 5)).toEqual([[0, 4], [], 'quest']);
      expect(done(13)).toEqual([[0, 4], ['obelisk-1 obelisk'], 'quest']);
    },
  );

  scenario('the player lays the area of a Bomb on a structure', ['ELD-QUEST-063', 'ELD-TEMPLATE-009'], play => {
    const lay = at(5, { models: { A: { inventory: [bomb] }, b: { points: 0 } } });
    const { game, setup } = laidOut('A...........b', lay);
    const p = play(game, { ...setup, dice: [10, 13] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', { do: 'attack', means: { item: bomb.item }, kind: 'ranged' });
    const aim = { thing: 'obelisk-1', template: { template: 'circular-small', at: edge } } as const;
    expect(suggest(p.match, p.match.decisions[0] as Decision<Eld>, 3)).toContainEqual(aim);
    p.refuses('p1', { ...aim, thing: 'gates-1' }, { code: 'no-structure', rule: 'ELD-ACTION-026' });
    const beside = { ...aim.template, at: { ...edge, x: edge.x + 501 } };
    p.refuses('p1', { ...aim, template: beside }, { code: 'not-covered', rule: 'ELD-TEMPLATE-002' });
    p.choose('p1', aim).ends({ reason: 'quest', winners: ['p1'] });
  });

  scenario(
    'one Wound of an Earthbreaker Bomb destroys a structure, aimed at it with its area',
    'ELD-QUEST-063',
    play => {
      const template = { template: 'circular-small', at: edge } as const;
      const throwing = (armour: number) => {
        const action = attack('', { with: bomb.item, kind: 'ranged', aims: [{ thing: 'obelisk-1', template }] });
        const { game, setup } = resolving(
          'Ab',
          at(5, { action, things: [{ ...stone, armour }], models: { A: { inventory: [bomb] } } }),
        );
        return [game, setup] as const;
      };
      // Armor-Piercing halves the Armor: 13 + 3 is within the Power 16.
      const [game, setup] = throwing(5);
      const p = play(game, { ...setup, dice: [10, 13] });
      expect([points(p), thingsOf(p)]).toEqual([[4, 0], []]);
      const unharmed = play(game, { ...setup, dice: [10, 14] });
      expect([points(unharmed), unharmed.state.things[0]?.hp]).toEqual([[0, 0], 5]);
    },
  );
});

test('by option a player has the higher reward alone for one Tier IV: 2 VP in all, also for another player who kills it [ELD-QUEST-068, ELD-QUEST-003]', () => {
  const fell = (deed: 'incapacitated' | 'dead' | 'removed', by = 'p1'): Deed =>
    ({ deed, by, of: '1', model: 'A' }) as Deed;
  const scored = (tier4Rewards: 'both' | 'higher', ...deeds: readonly Deed[]): readonly number[] => {
    const quest = atQuest(CODE, { things: [stone] });
    const { game, setup } = laidOut('Aa1', {
      ...quest,
      profiles: { 1: { tier: 4 } },
      options: { ...quest.options, tier4Rewards },
      state: { deeds, stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
    });
    return createMatch(game, { ...setup, seed: 'tiers' }).state.parties.map(one => one.points);
  };
  const both = [fell('incapacitated'), fell('dead')];
  expect([scored('both', ...both), scored('higher', ...both)]).toEqual([
    [3, 0],
    [2, 0],
  ]);
  expect([scored('higher', fell('incapacitated')), scored('higher', fell('dead'))]).toEqual([
    [1, 0],
    [2, 0],
  ]);
  const shared = [fell('incapacitated'), fell('dead', 'p2')];
  expect([scored('both', ...shared), scored('higher', ...shared)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  // The second player who makes it Incapacitated has no reward for that, so the whole one for its death.
  expect(scored('higher', fell('incapacitated', 'p2'), ...both)).toEqual([2, 1]);
  expect([scored('both', fell('removed')), scored('higher', fell('removed'))]).toEqual([
    [3, 0],
    [2, 0],
  ]);
});

test('Tier IV is worth 1 VP Incapacitated and 2 VP Dead, Tier III 1 VP for either; an opponent’s member costs 1 [ELD-QUEST-068]', () => {
  const fell = (deed: 'incapacitated' | 'dead', of: string): Deed => ({ deed, by: 'p1', of, model: 'A' });
  const scored = (tier: number, ...deeds: readonly Deed[]): readonly number[] => {
    const { game, setup } = laidOut('Aa1', {
      ...atQuest(CODE, { things: [stone] }),
      profiles: { 1: { tier } },
      state: { deeds, stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
    });
    return createMatch(game, { ...setup, seed: 'tiers' }).state.parties.map(one => one.points);
  };
  expect(scored(4, fell('incapacitated', '1'))).toEqual([1, 0]);
  expect(scored(4, fell('dead', '1'))).toEqual([2, 0]);
  expect(scored(4, fell('incapacitated', '1'), fell('dead', '1'))).toEqual([3, 0]);
  expect(scored(3, fell('incapacitated', '1'), fell('dead', '1'))).toEqual([1, 0]);
  expect(scored(3, fell('dead', '1'))).toEqual([1, 0]);
  expect(scored(2, fell('dead', '1'))).toEqual([0, 0]);
  expect(scored(4, fell('dead', 'a'))).toEqual([-1, 0]);
});
