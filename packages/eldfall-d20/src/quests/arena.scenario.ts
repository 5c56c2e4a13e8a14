import { createMatch } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { actionMenu } from '../actions/menu.js';
import { events, going, idle, modelIn, open } from '../activation/scenario-words.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { hostiles } from '../content/training/hostiles.js';
import { modelOf } from '../match/lookups.js';
import { gameSizeOf } from '../parties/game-size.js';
import { partyRefusal } from '../parties/refusal.js';
import { isPlayedByHand } from '../profiles/behaviour.js';
import { immunityTo } from '../profiles/immunity.js';
import { laidOut, plainProfile } from '../testing/index.js';
import { whyNotUpgrades } from '../upgrades/allowed.js';
import type { Deed } from '../vocabulary/index.js';
import { atQuest, place, thing, thingsOf } from './scenario-words.js';

const ARENA = 'battle-royale-arena';
const middle = place(18, 18);
const barrel = thing('barrel', middle, { marks: ['target'] });
const shot = attack('', { with: 'bow', aims: [{ thing: 'barrel-1' }] });
const bow = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };

/** `A` shoots at a barrel from below; b stands beside it, c just outside of the blast. */
const shooting = (more: Declared = {}) => {
  const lay = atQuest(ARENA, {
    profiles: { A: bow },
    at: {
      A: { x: middle.x, y: middle.y - 20000 },
      // The template has a radius of 60 mm, a base one of 16 mm.
      b: { x: middle.x + 7600, y: middle.y },
      c: { x: middle.x - 7601, y: middle.y },
    },
    things: [barrel],
    action: shot,
    ...more,
  });
  const { game, setup } = resolving('Abc', { ...lay, pack: { ...lay.pack, items: {} } });
  return [game, setup] as const;
};

describe('barrels', () => {
  scenario(
    'a successful Attack makes a barrel explode: Power 13 and Burn (1) on everybody near; then it is gone',
    'ELD-QUEST-034',
    play => {
      const [game, setup] = shooting();
      // The Damage roll, one more for Burn without Armor, and none for the barrel.
      const p = play(game, { ...setup, dice: [10, 11, 14] }).choose('p2', { x: 0, y: -1 });
      expect(told(p.match).filter(one => /template|hits|damage|b -/.test(one))).toEqual([
        'A hits barrel-1',
        'template on b',
        'barrel-1 hits b',
        'damage to b: 11+2 against 13',
        'damage to b: 14+0 against 13',
        'b -1 HP',
      ]);
      expect(thingsOf(p)).toEqual([]);
    },
  );

  scenario(
    'the player who has set a barrel off may do without the rolls of Burn for a friend of the shooter',
    ['ELD-QUEST-034', 'ELD-TRAIT-008'],
    play => {
      const near = { A: { x: middle.x, y: middle.y - 20000 }, B: { x: middle.x + 7600, y: middle.y } };
      const lay = atQuest(ARENA, { profiles: { A: bow }, at: near, things: [barrel], action: shot });
      const { game, setup } = resolving('AB', { ...lay, pack: { ...lay.pack, items: {} } });
      const p = play(game, { ...setup, dice: [10, 11] });
      expect(p.match.decisions).toMatchObject([
        { by: 'p1', kind: 'yes', options: [true, false], about: { ability: 'burn', model: 'A', target: 'B' } },
      ]);
      expect(modelIn(p.choose('p1', false), 'B').hp).toBe(1);
    },
  );

  scenario('a missed shot sets nothing off', 'ELD-QUEST-034', play => {
    const [game, setup] = shooting();
    expect(thingsOf(play(game, { ...setup, dice: [11] }))).toEqual(['barrel-1 barrel']);
  });

  scenario('models that dodge roll against the blast, others in reach do not', 'ELD-QUEST-034', play => {
    const [game, setup] = shooting({ reactions: { b: { do: 'dodge' } } });
    const p = play(game, { ...setup, dice: [10, 10] });
    expect(told(p.match).filter(one => /dodge|hits/.test(one))).toEqual([
      'A hits barrel-1',
      'b dodge AG 10: 10',
      'hit on b negated by dodge',
    ]);
    // By option the blast is no Attack that a Dodge could avoid.
    const [sure, laid] = shooting({ reactions: { b: { do: 'dodge' } }, options: { barrelDodges: false } });
    const q = play(sure, { ...laid, dice: [10, 20] });
    expect(told(q.match).filter(one => /dodge|hits|damage/.test(one))).toEqual([
      'A hits barrel-1',
      'barrel-1 hits b',
      'damage to b: 20+2 against 13',
    ]);
  });

  scenario(
    'one barrel does not set off another, and the shooter is credited',
    ['ELD-QUEST-034', 'ELD-HOSTILE-035'],
    play => {
      const other = thing('barrel', place(19, 18), { id: 'barrel-2', marks: ['target'] });
      const [game, setup] = shooting({
        things: [barrel, other],
        profiles: { A: bow, b: { stats: { ...plainProfile.stats, HP: 1 } } },
      });
      const p = play(game, { ...setup, dice: [10, 1, 20] });
      expect(thingsOf(p)).toEqual(['barrel-2 barrel']);
      expect(p.state.deeds).toContainEqual({ deed: 'incapacitated', by: 'p1', of: 'b', model: 'A' });
    },
  );

  test('other tokens without HP are no targets [ELD-QUEST-034]', () => {
    const options = (marks: readonly string[]) => {
      const lay = atQuest(ARENA, {
        profiles: { A: bow },
        at: { A: { x: middle.x, y: middle.y - 20000 } },
        things: [{ ...barrel, marks }],
      });
      const { table } = laidOut('A', { ...lay, pack: { ...lay.pack, items: {} } });
      return actionMenu
        .options(table, { model: 'A', role: 'active', occasion: 'step' })
        .some(one => one.do === 'attack');
    };
    expect([options(['target']), options([])]).toEqual([true, false]);
  });
});

describe('the Gladiatrix in the hands of a player', () => {
  /** The Gladiatrix with a card that only turns her round, 5 inches above `A`; b stands far away. */
  const lay = (more: Declared) =>
    laidOut('', {
      ...atQuest(ARENA, { options: { gladiatrixPlayedBy: 'player' } }),
      pack: { ...atQuest(ARENA, {}).pack, profiles: { ...hostiles }, behaviours: {} },
      models: { 1: { profile: 'amazon-gladiatrix', points: 1 }, A: { points: 1 }, b: { points: 0 } },
      at: { 1: middle, A: { x: middle.x, y: middle.y - 12700 }, b: place(2, 34) },
      ...more,
    });
  const up = { x: 0, y: 1 };

  scenario('the 1st Player declares her Movement and her Action', ['ELD-QUEST-035', 'ELD-HOSTILE-010'], play => {
    const { game, setup } = lay({
      active: null,
      models: { 1: { profile: 'amazon-gladiatrix', points: 1 }, A: { points: 0 }, b: { points: 0 } },
    });
    const p = play(game, setup);
    expect(open(p)).toEqual(['p1 movement']);
    p.choose('p1', going('walk', [20, 20]));
    expect(modelIn(p, '1').at).toMatchObject(place(20, 20));
    expect(open(p)).toEqual(['p1 action']);
    p.choose('p1', { do: 'nothing' });
    // Her points are spent, and the turn of the Hostiles is over.
    expect(p.state.stage).not.toMatchObject({ active: null });
  });

  scenario('the 1st Player says if she reacts, once', ['ELD-QUEST-035', 'ELD-HOSTILE-006'], play => {
    const begun = () => {
      const { game, setup } = lay({ facing: { 1: { x: 0, y: -1 } } });
      return play(game, setup)
        .choose('p1', 'A')
        .choose('p1', idle(up))
        .choose('p1', { do: 'nothing' })
        .options('p1', ['pass', { model: '1' }]);
    };
    const passed = begun().choose('p1', 'pass');
    expect(events(passed, 'ReactionDeclared')).toEqual([]);
    const p = begun().choose('p1', { model: '1' });
    expect(open(p)).toEqual(['p1 action']);
    p.choose('p1', { do: 'dodge' });
    expect([open(p), events(p, 'ReactionDeclared').map(({ reaction }) => reaction.player)]).toEqual([
      ['p1 endMove'],
      [null],
    ]);
  });

  test('other Hostiles, and she by default, follow their cards [ELD-QUEST-035]', () => {
    const by = (gladiatrixPlayedBy: 'card' | 'player', profile: string) => {
      const { table } = laidOut('', {
        ...atQuest(ARENA, { options: { gladiatrixPlayedBy } }),
        at: { 1: middle },
        models: { 1: { profile } },
        pack: { ...atQuest(ARENA, {}).pack, profiles: { ...hostiles } },
      });
      return table.state.models.map(one => isPlayedByHand(table, one));
    };
    expect(by('player', 'amazon-gladiatrix')).toEqual([true]);
    expect(by('player', 'amazon-gladiatrix-boss')).toEqual([true]);
    expect([by('card', 'amazon-gladiatrix'), by('player', 'grave-guard')]).toEqual([[false], [false]]);
  });
});

describe('rewards', () => {
  const fell = (deed: 'incapacitated' | 'dead', of: string): Deed => ({ deed, by: 'p1', of, model: 'A' });
  const after = (deeds: readonly Deed[], more: Declared = {}) => {
    const { game, setup } = laidOut('Aa1', {
      ...atQuest(ARENA, more),
      pack: { ...atQuest(ARENA, {}).pack, profiles: hostiles },
      models: { 1: { profile: 'amazon-gladiatrix' }, ...more.models },
      state: { deeds, round: 5, stage: { name: 'turn', active: 'p2', phase: 'end', step: '' } },
    });
    return createMatch(game, { ...setup, seed: 'arena' }).state.parties.map(one => one.points);
  };

  test('the Gladiatrix is worth 3 VP, Incapacitated or Dead, once [ELD-QUEST-039, ELD-QUEST-003]', () => {
    expect(after([fell('incapacitated', '1')])).toEqual([3, 0]);
    expect(after([fell('dead', '1')])).toEqual([3, 0]);
    expect(after([fell('incapacitated', '1'), fell('dead', '1')])).toEqual([3, 0]);
    expect(after([fell('dead', 'a')])).toEqual([0, 0]);
  });

  test('having the only models alive is worth 5 VP, and the Gladiatrix counts as one [ELD-QUEST-039]', () => {
    const dead = { states: { a: ['dead'] } } as const;
    expect(after([], { states: { a: ['dead'], 1: ['incapacitated'] } })).toEqual([5, 0]);
    expect(after([], dead)).toEqual([0, 0]);
    expect(after([], { states: { 1: ['dead'] } })).toEqual([0, 0]);
  });
});

describe('special rules', () => {
  test('each player has 25 points, and models take up to 3 Upgrades of them [ELD-QUEST-036]', () => {
    const upgrade = { name: 'Tool', faction: 'neutral', cost: 5, limit: 9, changes: [] };
    const lay = atQuest(ARENA, {
      options: { gameSize: 100 },
      parties: { p1: { upgrades: ['tool', 'tool', 'tool', 'tool'] } },
    });
    const { table } = laidOut('A', { ...lay, pack: { ...lay.pack, upgrades: { tool: upgrade } } });
    expect(gameSizeOf(table)).toBe(25);
    const party = (upgrades: number) =>
      partyRefusal(
        table,
        { faction: 'neutral', models: [{ profile: 'A' }], upgrades: Array(upgrades).fill('tool'), leader: 0 },
        '',
      )?.rule;
    expect([party(3), party(4)]).toEqual([undefined, 'ELD-PARTY-008']);
    const model = table.state.models[0];
    const given = (count: number) => model && whyNotUpgrades(table, model, Array(count).fill('tool'), '')?.rule;
    expect([given(3), given(4)]).toEqual([undefined, 'ELD-UPGRADE-003']);
  });

  test('no party loses its morale in the Arena [ELD-QUEST-037]', () => {
    const panicked = (quest: string): boolean | undefined => {
      const { game, setup } = resolving('ABb', { ...atQuest(quest, {}), states: { B: ['dead'] } });
      return createMatch(game, { ...setup, seed: 'morale' }).state.parties[0]?.broken;
    };
    expect([panicked(ARENA), panicked('open-hostilities')]).toEqual([false, true]);
  });

  test('an ally may panic by Friendly Fire in the Arena, unless the option has nobody become Panicked there [ELD-QUEST-037, ELD-MORALE-005]', () => {
    const steady = (quest: string, lossOfMorale: 'broken' | 'panicked') => {
      const { table } = laidOut('AB', atQuest(quest, { options: { lossOfMorale } }));
      return immunityTo(table, modelOf(table.state, 'A'), { state: 'panicked' })?.rule;
    };
    expect([steady(ARENA, 'broken'), steady(ARENA, 'panicked'), steady('open-hostilities', 'panicked')]).toEqual([
      undefined,
      'ELD-QUEST-037',
      undefined,
    ]);
  });
});
