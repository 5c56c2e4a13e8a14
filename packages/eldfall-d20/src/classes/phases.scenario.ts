import { view } from '@rulewright/core';
import { expect } from 'vitest';
import { events, modelIn, open } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { enchantments } from '../content/book/enchantments.js';
import { modelOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import { type LaidOut, laidOut, plainSpell } from '../testing/index.js';
import type { ModelState, Stage, StrategicChoice } from '../vocabulary/index.js';
import type { Item, Spell } from '../vocabulary/pack.js';
import type { ClassId } from '../vocabulary/words.js';

const at = (
  phase: 'strategic' | 'end',
  active: string | null = 'p1',
): { readonly stage: Stage; readonly round: number } => ({
  stage: { name: 'turn', active, phase, step: '' },
  round: 2,
});

const potion: Item = { name: 'Potion', category: 'consumable', traits: [], changes: [], quantity: 2, weight: 1 };
const brews = { items: { potion, bomb: { ...potion, name: 'Bomb' }, herb: { ...potion, name: 'Herb' } } };
const alchemist = {
  classes: ['alchemist'] as const,
  inventory: {
    space: 9,
    items: [
      { item: 'sword', quantity: 1 },
      { item: 'potion', quantity: 2 },
    ],
  },
};
const upgrades = {
  pouch: { name: 'Pouch', faction: 'neutral', cost: 1, changes: [], items: ['bomb'] },
};

/** The Inventory of a model when the Strategic phase of p1 is over. */
const carried = (play: Parameters<Parameters<typeof scenario>[2]>[0], lay: LaidOut, model = 'A') => {
  const { game, setup } = laidOut('AB\n..\nb.', { pack: { ...brews, upgrades }, state: at('strategic'), ...lay });
  const p = play(game, setup);
  return modelIn(p, model).inventory.map(({ item, quantity }) => `${item} ${quantity}`);
};

scenario(
  'a secret Alchemist that has dropped Consumables gets them back, and its enemy learns nothing of it',
  ['ELD-CLASS-002', 'ELD-DEF-018'],
  play => {
    const inventory = [{ item: 'potion', quantity: 1, acquired: false }];
    const secret = (classes: readonly ClassId[]) => {
      const { game, setup } = laidOut('AB\n..\nb.', {
        pack: brews,
        profiles: { A: { ...alchemist, classes } },
        models: { A: { inventory } },
        states: { A: ['shrouded'] },
        state: at('strategic'),
      });
      return play(game, setup);
    };
    const [one, other] = [secret(['alchemist']), secret(['soldier'])];
    expect([one, other].map(p => modelIn(p, 'A').inventory[0]?.quantity)).toEqual([2, 1]);
    expect(JSON.stringify(view(one.match, 'p2'))).toBe(JSON.stringify(view(other.match, 'p2')));
  },
);

scenario(
  'in its Strategic phase the Consumables of an Alchemist are restored to their starting Quantity',
  'ELD-CLASS-002',
  play => {
    const left = (item: string, quantity: number, more: object = {}) => ({ item, quantity, acquired: false, ...more });
    const A = { inventory: [left('sword', 1), left('potion', 0)] };
    expect(carried(play, { profiles: { A: alchemist }, models: { A } })).toEqual(['sword 1', 'potion 2']);
    // All are gone; more than at the start stay; other classes and other Items get nothing.
    const gone = { inventory: [left('potion', 0)] };
    expect(carried(play, { profiles: { A: alchemist }, models: { A: gone } })).toEqual(['potion 2']);
    expect(carried(play, { profiles: { A: alchemist }, models: { A: { inventory: [] } } })).toEqual(['potion 2']);
    const many = { inventory: [left('potion', 3)] };
    expect(carried(play, { profiles: { A: alchemist }, models: { A: many } })).toEqual(['potion 3']);
    expect(carried(play, { profiles: { A: { ...alchemist, classes: ['soldier'] } }, models: { A } })).toEqual([
      'sword 1',
      'potion 0',
    ]);
    // Consumables of an Upgrade come back, looted ones do not.
    const upgraded = { upgrades: ['pouch'], inventory: [left('potion', 2), left('bomb', 0, { acquired: true })] };
    expect(carried(play, { profiles: { A: alchemist }, models: { A: upgraded } })).toEqual(['potion 2', 'bomb 2']);
    // An Upgrade that was given twice, or that brings what the profile has, is restored as a whole.
    const twice = { upgrades: ['pouch', 'pouch'], inventory: [left('potion', 2), left('bomb', 1, { acquired: true })] };
    expect(carried(play, { profiles: { A: alchemist }, models: { A: twice } })).toEqual(['potion 2', 'bomb 4']);
    const brewer = {
      profiles: { A: alchemist },
      pack: { ...brews, upgrades: { pouch: { ...upgrades.pouch, items: ['potion'] } } },
    };
    const same = { upgrades: ['pouch'], inventory: [left('potion', 1)] };
    expect(carried(play, { ...brewer, models: { A: same } })).toEqual(['potion 2', 'potion 2']);
    const found = { found: true } as const;
    const looted = { inventory: [left('potion', 0, found), left('potion', 1), left('herb', 0, found)] };
    expect(carried(play, { profiles: { A: alchemist }, models: { A: looted } })).toEqual([
      'potion 0',
      'potion 2',
      'herb 0',
    ]);
    // An Alchemist of another player has to wait for its own phase.
    const other = { profiles: { b: alchemist }, models: { b: A } };
    expect(carried(play, other, 'b')).toEqual(['sword 1', 'potion 0']);
  },
);

const ward: Spell = {
  ...plainSpell,
  type: 'enchantment',
  weapon: { power: null, reach: { distance: 6 }, strike: 1, kinds: [], traits: [] },
  changes: [{ op: 'attribute', attribute: 'DEF', by: 3 }],
};
const traits = [{ id: 'affinity', element: 'fire' }] as const;
const crafts: LaidOut = {
  pack: { spells: { ward, spark: plainSpell, veil: ward } },
  profiles: {
    A: { classes: ['artificer'], spells: ['ward', 'spark'], traits },
    b: { classes: ['artificer'], spells: ['ward'], traits },
  },
  state: at('strategic'),
};
const craft: StrategicChoice = { do: 'ability', ability: 'artificer', model: 'A', target: 'ward' };

scenario(
  'in its Strategic phase an Artificer takes the effect of one Enchantment that it knows, without a roll',
  'ELD-CLASS-005',
  play => {
    const { game, setup } = laidOut('A\n.\nb', crafts);
    const p = play(game, setup).options('p1', [craft, { do: 'done' }]);
    const no = { code: 'no-such-enchantment', rule: 'ELD-CLASS-005' } as const;
    p.refuses('p1', { ...craft, target: 'spark' }, no).refuses('p1', { ...craft, target: 'veil' }, no);
    p.refuses('p1', { ...craft, model: 'b' }, no).choose('p1', craft);
    expect(p.state.effects.map(({ key, target, data }) => [key, target, data.kind, data.ends, data.changes])).toEqual([
      ['ward', 'A', 'enchantment', 'own-strategic-phase', ward.changes],
    ]);
    expect(events(p, 'RollMade')).toEqual([]);
    // One Enchantment in a phase: the phase is over, since nothing else is left.
    expect(open(p)).toEqual(['p1 activate']);
    const second = () => p.choose('p1', 'end').choose('p2', { do: 'done' }).choose('p2', 'end');
    second().options('p1', [craft, { do: 'done' }]);
    expect(p.state.effects).toEqual([]);
  },
);

scenario(
  'an Artificer spends no Mana Counters for its Enchantment, or by option its Mana Cost',
  'ELD-CLASS-005',
  play => {
    const dear: Spell = { ...ward, weapon: { ...ward.weapon, traits: [{ id: 'mana-cost', x: 2 }] } };
    const crafted = (artificerMana: 'free' | 'paid', mana: number) => {
      const lay = {
        ...crafts,
        options: { artificerMana },
        models: { A: { mana } },
        pack: { spells: { ward: dear, spark: plainSpell } },
      };
      const { game, setup } = laidOut('A\n.\nb', lay);
      const p = play(game, setup);
      return open(p)[0] === 'p1 strategic' ? modelIn(p.choose('p1', craft), 'A').mana : undefined;
    };
    expect([crafted('free', 0), crafted('free', 3), crafted('paid', 3), crafted('paid', 2)]).toEqual([0, 3, 1, 0]);
    expect(crafted('paid', 1)).toBeUndefined();
  },
);

scenario('an Artificer has what its Enchantment does at once as well', 'ELD-CLASS-005', play => {
  const { game, setup } = laidOut('A\n.\nb', {
    ...crafts,
    pack: { spells: enchantments },
    profiles: { A: { classes: ['artificer'], spells: ['fiery-fervor'], traits } },
    states: { A: ['weakened', 'slowed'] },
  });
  const p = play(game, setup).choose('p1', { ...craft, target: 'fiery-fervor' });
  const model = modelOf(p.state, 'A');
  expect([model.states.map(({ state }) => state), currentOf(tableIn(p.match), model, 'OFF')]).toEqual([['slowed'], 14]);
});

scenario('an Incapacitated Artificer, and a model of another class, has no such choice', 'ELD-CLASS-005', play => {
  const asked = (more: LaidOut) => {
    const { game, setup } = laidOut('AB\n..\nb.', { ...crafts, ...more });
    return open(play(game, setup));
  };
  const fallen = { states: { A: ['incapacitated' as const] }, models: { A: { hp: 0 } } };
  expect(asked(fallen)).toEqual(['p1 activate']);
  expect(asked({ profiles: { A: { classes: ['enchanter'], spells: ['ward'], traits } } })).toEqual(['p1 activate']);
});

const ranging: LaidOut = { profiles: { A: { classes: ['ranger'] } }, state: at('end') };
const step = (x: number, y: number) => ({ route: [{ x, y, z: 0 }], facing: { x: 0, y: 1 } });

scenario(
  'in the End phase of its own turn a Ranger makes a Normal Movement, which provokes nothing',
  ['ELD-CLASS-016', 'ELD-CLASS-017'],
  play => {
    const { game, setup } = laidOut('A....\n.....\nb....', {
      ...ranging,
      models: { A: { points: 0 }, b: { points: 1 } },
    });
    const p = play(game, setup).waitsFor({ by: 'p1', kind: 'endMove' });
    // SPD 6: a Walk of 6 inches, no farther.
    p.refuses('p1', step(5080 + 6 * 2540 + 3, 5080), { code: 'too-far', rule: 'ELD-ACTION-016' });
    expect(modelIn(p, 'b').points).toBe(1);
    p.choose('p1', step(5080 + 6 * 2540, 5080));
    expect([modelIn(p, 'A').at.x, events(p, 'ReactionDeclared')]).toEqual([20320, []]);
    // The move came before Activation Points were discarded, and cost none.
    expect(events(p, 'PointsDiscarded').map(({ models }) => models)).toEqual([['b']]);
    expect(p.state.stage).toMatchObject({ active: 'p2' });
  },
);

scenario(
  'a Ranger with Climbing or Leap may climb or jump its whole SPD, since that is a Normal Movement for it',
  ['ELD-CLASS-016', 'ELD-SKILL-015', 'ELD-SKILL-034'],
  play => {
    const wall = { boxes: [[3, 1, 2, 2]] as const, top: 5 };
    const ranger = (...ids: readonly ('climbing' | 'leap' | 'dash')[]): LaidOut => ({
      ...ranging,
      profiles: { A: { classes: ['ranger'], skills: ids.map(id => ({ id })) } },
      scenery: { wall },
    });
    const moved = (lay: LaidOut) => {
      const { game, setup } = laidOut('A....\n.....\nb....', lay);
      return play(game, setup);
    };
    const up = { x: 3 * 2540 - 1600, y: 5080, z: 5 * 2540 };
    const p = moved(ranger('climbing')).options('p1', ['walk', 'climb']).choose('p1', 'climb');
    p.choose('p1', { route: [{ ...up, z: 0 }, up], facing: { x: 1, y: 0 } });
    expect(modelIn(p, 'A')).toMatchObject({ at: { z: up.z }, onWall: true });
    const leaps = moved(ranger('leap')).options('p1', ['walk', 'jump']).choose('p1', 'jump');
    expect(leaps.match.decisions[0]?.proposal).toMatchObject({ most: 6 * 2540, kind: 'jump' });
    // Nobody asks a model that may only walk, such as a Crouched one.
    expect(open(moved(ranger('dash')))).toEqual(['p1 endMove']);
    expect(open(moved({ ...ranger('climbing', 'leap'), states: { A: ['crouched'] } }))).toEqual(['p1 endMove']);
  },
);

scenario(
  'a Ranger with Flicker may walk through walls and models, and a Ranger without it may not',
  ['ELD-CLASS-016', 'ELD-SKILL-021'],
  play => {
    const wall = { boxes: [[3, 0, 1, 9]] as const, top: 5 };
    const begun = (lay: LaidOut) => {
      const { game, setup } = laidOut('A....\n.....\nb....', { ...ranging, scenery: { wall }, ...lay });
      return play(game, setup);
    };
    const skills = [{ id: 'flicker' as const }];
    const p = begun({ profiles: { A: { classes: ['ranger'], skills } } });
    p.options('p1', ['walk', 'flicker']).choose('p1', 'flicker');
    p.refuses('p1', step(5080 + 6 * 2540 + 3, 5080), { code: 'too-far', rule: 'ELD-ACTION-016' });
    p.choose('p1', step(5080 + 6 * 2540, 5080));
    expect(modelIn(p, 'A').at.x).toBe(20320);
    begun({}).refuses('p1', step(5080 + 6 * 2540, 5080), { code: 'too-high', rule: 'ELD-MOVE-023' });
    // The question does not reveal the Skill of a secret model.
    expect(open(begun({ profiles: { A: { classes: ['ranger'], skills } }, states: { A: ['shrouded'] } }))).toEqual([
      'p1 endMove',
    ]);
  },
);

scenario('a Ranger that falls outside a sequence is rolled for at once', ['ELD-CLASS-016', 'ELD-STATE-045'], play => {
  const roof = { boxes: [[1, 1, 2, 2]] as const, top: 4 };
  const { game, setup } = laidOut('A....\n.....\nb....', {
    ...ranging,
    at: { A: { x: 5080, y: 5080, z: 4 * 2540 } },
    models: { A: { hp: 1 } },
    scenery: { roof },
  });
  const p = play(game, { ...setup, dice: [20] }).choose('p1', step(11000, 5080));
  expect(modelIn(p, 'A')).toMatchObject({ hp: 0, at: { z: 0 }, states: [{ state: 'incapacitated' }] });
  expect(p.state.deeds).toContainEqual({ deed: 'hp-lost', model: 'A' });
});

scenario('only a Ranger of the Active Player moves, and it may stay', ['ELD-CLASS-016', 'ELD-CLASS-017'], play => {
  const first = (more: LaidOut) => {
    const { game, setup } = laidOut('A....\n.....\nb....', { ...ranging, ...more });
    return open(play(game, setup))[0];
  };
  expect(first({})).toBe('p1 endMove');
  expect(first({ profiles: {} })).toBe('p2 activate');
  expect(first({ profiles: { b: { classes: ['ranger'] } } })).toBe('p2 activate');
  expect(first({ state: at('end', null), profiles: { b: { classes: ['ranger'] } } })).not.toBe('p2 endMove');
  for (const state of ['immobilized', 'incapacitated', 'dead', 'petrified'] as const) {
    expect([state, first({ states: { A: [state] } })]).not.toEqual([state, 'p1 endMove']);
  }
  const { game, setup } = laidOut('A....\n.....\nb....', ranging);
  const p = play(game, setup).choose('p1', { route: [], facing: { x: 0, y: 1 } });
  expect(modelIn(p, 'A').at).toEqual({ x: 5080, y: 5080, z: 0 });
});

scenario('an Engaged Ranger walks straight towards one of those that engage it', 'ELD-CLASS-017', play => {
  const engaged: ModelState = { state: 'engaged', by: 'p2', source: 'engaged', about: ['b', 'c'] };
  const { game, setup } = laidOut('...c\nA...\n....\nb...', {
    ...ranging,
    pitch: 2,
    at: { A: { x: 12700, y: 12700 }, b: { x: 12700, y: 17500 }, c: { x: 17500, y: 12700 } },
    states: { A: [engaged] },
  });
  const banned = { code: 'engaged', rule: 'ELD-STATE-029' } as const;
  const p = play(game, setup);
  p.refuses('p1', step(12700, 12000), banned).refuses('p1', step(13000, 13500), banned);
  p.choose('p1', step(13700, 12700));
  expect(modelIn(p, 'A').at.x).toBe(13700);
  play(game, setup).choose('p1', step(12700, 13700));
});

scenario(
  'a Warrior may take a Defensive Stance in its Strategic phase; it ends at the next one, where it may be taken again',
  ['ELD-CLASS-025', 'ELD-CLASS-027'],
  play => {
    const stance: StrategicChoice = { do: 'ability', ability: 'defensive-stance', model: 'A' };
    const { game, setup } = laidOut('AB\n..\nb.', {
      profiles: { A: { classes: ['warrior'] }, b: { classes: ['warrior'] } },
      state: at('strategic'),
    });
    const p = play(game, setup).options('p1', [stance, { do: 'done' }]);
    const no = { code: 'no-stance', rule: 'ELD-CLASS-025' } as const;
    p.refuses('p1', { ...stance, model: 'B' }, no)
      .refuses('p1', { ...stance, model: 'b' }, no)
      .choose('p1', stance);
    const taken = () => p.state.effects.map(({ key, target }) => `${key} ${target}`);
    expect([taken(), open(p)]).toEqual([['defensive-stance A'], ['p1 activate']]);
    p.choose('p1', 'end').choose('p2', { do: 'done' });
    expect(taken()).toEqual(['defensive-stance A']);
    p.choose('p2', 'end').options('p1', [stance, { do: 'done' }]);
    expect(taken()).toEqual([]);
    p.choose('p1', stance);
    expect(taken()).toEqual(['defensive-stance A']);
    const fallen = laidOut('A..b', {
      profiles: { A: { classes: ['warrior'] } },
      states: { A: ['incapacitated'] },
      state: at('strategic'),
    });
    expect(open(play(fallen.game, fallen.setup))).not.toContain('p1 strategic');
  },
);
