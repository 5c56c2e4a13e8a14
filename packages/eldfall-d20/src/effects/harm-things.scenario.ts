import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { events } from '../activation/scenario-words.js';
import { attackFacts } from '../attacks/facts.js';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { thing } from '../quests/scenario-words.js';
import { plainItems } from '../testing/index.js';
import { swordWith as withTraits } from '../traits/scenario-words.js';
import type { Effect } from '../vocabulary/effect.js';
import type { DeclaredAttack } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { Trait } from '../vocabulary/traits.js';

const size = { radius: 1000, height: 5000 };
const gates = thing('gates', { x: inches(3), y: inches(3.5), z: 0 }, { id: 'gates', ...size, hp: 3, armour: 0 });

/** A sword whose Hits have an effect. */
const swordWith = (name: string, effect: Effect): Item => {
  const { sword } = plainItems;
  if (!sword?.weapon) throw new RangeError('no sword');
  return { ...sword, name, weapon: { ...sword.weapon, onHit: [effect] } };
};
const items = {
  hammer: swordWith('Hammer', { op: 'destroy-structure' }),
  thorn: swordWith('Thorn', { op: 'state', state: 'bleeding' }),
};

const strike = (weapon: string): DeclaredAttack => ({ ...attack('', { with: weapon }), aims: [{ thing: 'gates' }] });

/** `A` attacks the gates with one weapon, and C by an ability with another one. */
const battered = (weapons: readonly [string, string], more: Declared = {}): Declared => {
  const carrying = (item: string) => ({ inventory: { space: 6, items: [{ item, quantity: 1 }] } });
  return {
    action: strike(weapons[0]),
    things: [gates],
    profiles: { A: carrying(weapons[0]), C: carrying(weapons[1]) },
    pack: { items },
    scenery: { wall: { boxes: [[20, 20, 2, 2]] } },
    sources: {
      moreAttacks: [table => [attackFacts(table, { attacker: 'C', declared: strike(weapons[1]), by: 'test' })]],
    },
    ...more,
  };
};

scenario(
  'one Wound of a means that destroys structures is enough, whatever else harms it in the same sequence',
  ['ELD-QUEST-063', 'ELD-DAMAGE-009'],
  play => {
    const left = (...weapons: readonly [string, string]): readonly (number | null)[] => {
      const { game, setup } = resolving('AC', battered(weapons));
      return play(game, { ...setup, dice: [5, 5, 1, 1] }).state.things.map(({ hp }) => hp);
    };
    expect(left('sword', 'sword')).toEqual([1]);
    expect(left('sword', 'hammer')).toEqual([]);
    expect(left('hammer', 'sword')).toEqual([]);
    expect(left('thorn', 'thorn')).toEqual([1]);
  },
);

scenario(
  'a structure that is scenery as well is taken from the scenery, and no other piece is; its player is credited',
  ['ELD-SPELL-016', 'ELD-DAMAGE-009'],
  play => {
    const razed = (scenery: Declared['scenery']) => {
      const { game, setup } = resolving('AC', battered(['hammer', 'hammer'], { scenery: { ...scenery } }));
      return play(game, { ...setup, dice: [5, 20, 1] });
    };
    const wall = { boxes: [[20, 20, 2, 2]] } as const;
    const both = razed({ wall, gates: { boxes: [[2.7, 3.2, 0.6, 0.6]] } });
    expect(events(both, 'SceneryRemoved').map(({ pieces }) => pieces)).toEqual([['gates']]);
    expect(both.state.scenery.map(({ id }) => id)).toEqual(['wall']);
    expect(events(razed({ wall }), 'SceneryRemoved')).toEqual([]);
    expect(events(both, 'DeedNoted').map(({ deed }) => deed)).toContainEqual({
      deed: 'thing',
      thing: 'gates',
      kind: 'gates',
      how: 'destroyed',
      by: 'p1',
    });
  },
);

scenario(
  'Traits that speak of the Wounds and Hits of a model change nothing for a structure: each Damage roll costs 1 HP at most',
  ['ELD-DAMAGE-009', 'ELD-TRAIT-010', 'ELD-TRAIT-008', 'ELD-TRAIT-033', 'ELD-TRAIT-046', 'ELD-TRAIT-070'],
  play => {
    const left = (die: number, ...traits: readonly Trait[]) => {
      const { game, setup } = resolving('A', {
        action: strike('sword'),
        things: [gates],
        pack: { items: { sword: withTraits(...traits) } },
      });
      return play(game, { ...setup, dice: [5, die] }).state.things[0]?.hp;
    };
    const all: readonly Trait[] = [
      { id: 'cleave' },
      { id: 'burn', x: 1 },
      { id: 'frostbite' },
      { id: 'mindgame' },
      { id: 'unkeen' },
    ];
    expect(all.map(trait => left(10, trait))).toEqual([2, 2, 2, 2, 2]);
    expect(left(11)).toBe(3);
  },
);
