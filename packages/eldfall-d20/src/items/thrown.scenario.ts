import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { going, idle, modelIn } from '../activation/scenario-words.js';
import { attackFacts } from '../attacks/facts.js';
import { meansOf } from '../attacks/means.js';
import { attack, resolving, scenario } from '../attacks/scenario-words.js';
import { strikeOf } from '../attacks/strike.js';
import { modelOf } from '../match/lookups.js';
import { skilled } from '../skills/scenario-words.js';
import { type LaidOut, laidOut, plainItems, plainProfile } from '../testing/index.js';
import type { Item, Weapon } from '../vocabulary/pack.js';

const knives: Item = {
  name: 'Knives',
  category: 'weapon',
  weapon: { power: 20, reach: { distance: 0 }, strike: 1, kinds: ['melee'], traits: [{ id: 'throwing' }] },
  traits: [],
  changes: [],
  quantity: 3,
  weight: 1,
};
const carrying = { inventory: { space: 6, items: [{ item: 'knives', quantity: 3 }] } };
const held = { item: 'knives', quantity: 2, acquired: true, found: true };
const x = inches(2);
/** The place of the target, and places that touch it or just do not, below it and beside it. */
const target = { x, y: inches(7), z: 0 };
const below = (gap = 0) => ({ ...target, y: target.y - 3200 - gap });
const beside = (gap = 0) => ({ ...target, x: target.x + 3200 + gap });

const thrown = (targets: string) => ({ ...attack(targets), kind: 'ranged', means: { thrown: 'knives' } }) as const;

/** `A` throws two knives at b: the first hits, and wounds if the last die is low. */
const throwing = (play: Parameters<Parameters<typeof scenario>[2]>[0], lay: LaidOut = {}, damage = 1) => {
  const { game, setup } = resolving('ABbc', {
    pack: { items: { ...plainItems, knives } },
    profiles: { A: carrying, c: { traits: [{ id: 'fearless' }] } },
    at: { A: { x, y: x }, B: { x: inches(8), y: inches(7) }, b: target, c: { x: inches(30), y: inches(30) } },
    action: thrown('bb'),
    ...lay,
    models: { b: { hp: 1, points: 0 }, c: { points: 0 }, ...lay.models },
  });
  return play(game, { ...setup, dice: [5, 19, damage] });
};

scenario(
  'thrown copies that felled their target are recovered by a model of the player that comes into contact with it',
  'ELD-TRAIT-066',
  play => {
    const p = throwing(play);
    expect(p.state.things).toMatchObject([{ kind: 'thrown-items', at: target, holds: [held] }]);
    p.choose('p1', 'A')
      .choose('p1', { ...going('walk'), route: [below(2)] })
      .choose('p1', true);
    // The copies are its own Items again, and may be used in this sequence.
    expect(modelIn(p, 'A').inventory).toEqual([{ item: 'knives', quantity: 3, acquired: false }]);
    expect(p.state.things).toEqual([]);
    p.waitsFor({ by: 'p1', kind: 'action' });
    const ally = throwing(play).choose('p1', 'B');
    ally.choose('p1', { ...going('walk'), route: [beside()] }).choose('p1', true);
    expect(modelIn(ally, 'B').inventory).toContainEqual(held);
  },
);

scenario(
  'thrown copies are not recovered without contact, by an enemy, or where the player does not want to',
  'ELD-TRAIT-066',
  play => {
    const near = throwing(play)
      .choose('p1', 'A')
      .choose('p1', { ...going('walk'), route: [below(3)] });
    near.waitsFor({ by: 'p1', kind: 'action' });
    const declines = throwing(play)
      .choose('p1', 'A')
      .choose('p1', { ...going('walk'), route: [below()] });
    declines.choose('p1', false).choose('p1', { do: 'nothing' });
    expect([declines.state.things.length, modelIn(declines, 'A').inventory.length]).toEqual([1, 1]);
    const enemy = {
      A: { x, y: x },
      B: { x: inches(8), y: inches(7) },
      b: target,
      c: { ...beside(), x: beside().x + 500 },
    };
    const other = throwing(play, { at: enemy, models: { c: { points: 1 }, A: { points: 0 }, B: { points: 0 } } });
    other.choose('p2', 'c').choose('p2', { ...going('walk'), route: [beside()] });
    other.choose('p1', 'pass').waitsFor({ by: 'p1', kind: 'react' });
  },
);

scenario('thrown copies that did not fell their target are gone', 'ELD-TRAIT-066', play => {
  // A Hit without a Wound, and a Wound that leaves 1 HP.
  for (const p of [throwing(play, {}, 20), throwing(play, { models: { b: { hp: 2, points: 0 } } })]) {
    expect([p.state.things, modelIn(p, 'A').inventory]).toMatchObject([[], [{ item: 'knives', quantity: 1 }]]);
  }
});

test('all copies of an Item can be thrown at once, of however many lots [ELD-TRAIT-065]', () => {
  const strikes = (...quantities: readonly number[]) => {
    const inventory = quantities.map((quantity, at) => ({ item: 'knives', quantity, acquired: at > 0 }));
    const { table } = laidOut('A\nb', { pack: { items: { ...plainItems, knives } }, models: { A: { inventory } } });
    return strikeOf(table, attackFacts(table, { attacker: 'A', declared: thrown('b') })).total;
  };
  expect([strikes(1), strikes(1, 2)]).toEqual([1, 3]);
});

scenario('a Sentinel throws no more copies in its Reaction than it has', 'ELD-TRAIT-065', play => {
  const offered = (quantity: number) => {
    const inventory = [{ item: 'knives', quantity, acquired: false }];
    const { game, setup } = laidOut('A\nb', {
      pack: { items: { ...plainItems, knives } },
      profiles: { b: { classes: ['sentinel'], ...carrying } },
      models: { b: { inventory } },
    });
    const p = play(game, { ...setup, dice: quantity > 1 ? [] : [20] });
    p.choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
    p.choose('p2', { do: 'attack', means: { thrown: 'knives' }, kind: 'ranged' });
    if (quantity > 1) return p.match.decisions[0]?.options;
    p.choose('p1', { do: 'nothing' });
    return modelIn(p, 'b').inventory;
  };
  expect(offered(2)).toEqual([2, 1]);
  // With one copy the number of strikes is no question.
  expect(offered(1)).toEqual([]);
});

test('a weapon is thrown only while it is equipped, and a Consumable needs no hand [ELD-TRAIT-064, ELD-ITEM-006, ELD-ITEM-013]', () => {
  const throws = (category: Item['category'], equipped: readonly string[]) => {
    const pack = { items: { ...plainItems, knives: { ...knives, category } } };
    const { table } = laidOut('A\nb', { pack, profiles: { A: carrying }, models: { A: { equipped } } });
    return meansOf(table, modelOf(table.state, 'A')).some(({ means }) => 'thrown' in means);
  };
  expect([throws('weapon', ['knives']), throws('weapon', ['sword']), throws('weapon', [])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(throws('consumable', [])).toBe(true);
});

scenario(
  'of two copies in both hands the one that is thrown is no longer equipped',
  ['ELD-SKILL-017', 'ELD-TRAIT-066'],
  play => {
    const { game, setup } = resolving('A\nb', {
      pack: { items: { ...plainItems, knives } },
      profiles: { A: { ...carrying, skills: [{ id: 'dual-wield' }] } },
      models: { A: { inventory: [{ item: 'knives', quantity: 2, acquired: false }], equipped: ['knives', 'knives'] } },
      action: thrown('b'),
    });
    expect(modelIn(play(game, { ...setup, dice: [20] }), 'A').equipped).toEqual(['knives']);
  },
);

scenario(
  'a model that throws its last long weapon holds no enemy with it, so that this enemy may shoot in the same Resolution',
  ['ELD-TRAIT-066', 'ELD-STATE-033', 'ELD-SKILL-004'],
  play => {
    // b stands 1.5 inches from A, in the Reach of a spear alone; c shoots at A, and b may follow it with a Chain Attack.
    const spear: Item = { ...knives, name: 'Spear', weapon: { ...(knives.weapon as Weapon), reach: { distance: 2 } } };
    const freed = (quantity: number, dice: readonly number[]) => {
      const bow = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
      const { game, setup } = resolving('Abc', {
        pack: { items: { ...plainItems, spear } },
        at: { A: { x, y: x }, b: { x, y: x + 3200 + inches(1.5) }, c: { x: inches(8), y: x } },
        facing: { b: { x: 0, y: -1 }, c: { x: -1, y: 0 } },
        profiles: {
          A: { inventory: { space: 6, items: [{ item: 'spear', quantity }] }, stats: { ...plainProfile.stats, HP: 5 } },
          b: { ...bow, ...skilled('chain-attack') },
          c: bow,
        },
        states: { b: ['engaged'] },
        action: { ...thrown('c'), means: { thrown: 'spear' } },
        reactions: { c: attack('A', { with: 'bow' }) },
      });
      const p = play(game, { ...setup, dice });
      return [p.match.decisions[0]?.kind, modelIn(p, 'b').states.length];
    };
    expect([freed(1, [20, 5]), freed(2, [20, 5, 20])]).toEqual([
      ['action', 0],
      ['turnTo', 1],
    ]);
  },
);
