import { expect } from 'vitest';
import { idle, modelIn } from '../activation/scenario-words.js';
import { enchantments } from '../content/book/enchantments.js';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { Item } from '../vocabulary/pack.js';
import { scenario, told } from './scenario-words.js';

const knives: Item = {
  ...(plainItems.sword as Item),
  weapon: { power: 6, reach: { distance: 0 }, strike: 1, kinds: ['melee'], traits: [{ id: 'throwing' }] },
  quantity: 3,
};
const carrying = (item: string, quantity: number) => ({ inventory: { space: 9, items: [{ item, quantity }] } });

/** `A` attacks b, which stands above it; B touches b. */
const attacking = (own: ReturnType<typeof carrying>, drawing: string, lay: LaidOut = {}) =>
  laidOut(drawing, {
    pack: { items: { ...plainItems, knives } },
    profiles: { A: own },
    models: { b: { points: 0 } },
    at: {
      A: { x: 5080, y: 5080 },
      b: { x: 5080, y: 12700 },
      ...(drawing.includes('B') ? { B: { x: 5080 + 3200, y: 12700 } } : {}),
    },
    ...lay,
  });
const throwing = { do: 'attack', means: { thrown: 'knives' }, kind: 'ranged' } as const;
const shooting = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;

scenario(
  'a player may throw fewer copies than there are, and at least one',
  ['ELD-ROLL-013', 'ELD-TRAIT-065'],
  play => {
    const { game, setup } = attacking(carrying('knives', 3), 'A\nb');
    const p = play(game, { ...setup, dice: [15, 16] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', throwing);
    // All of them come first.
    expect(p.match.decisions[0]?.options).toEqual([3, 2, 1]);
    p.choose('p1', 2);
    expect(told(p.match).filter(one => one.includes('attack'))).toEqual(['A attack ACC 10 at b: 15- 16-']);
    expect(modelIn(p, 'A').inventory).toMatchObject([{ quantity: 1 }]);
  },
);

scenario(
  'a player may shoot fewer times at an enemy that touches a friend, and is not asked otherwise',
  'ELD-ROLL-013',
  play => {
    const risky = attacking(carrying('bow', 1), 'AB\nb');
    const p = play(risky.game, { ...risky.setup, dice: [15] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', shooting);
    p.options('p1', [2, 1]).choose('p1', 1);
    expect(told(p.match).filter(one => one.includes('attack'))).toEqual(['A attack ACC 6 at b: 15-']);
    const clear = attacking(carrying('bow', 1), 'A\nb');
    const q = play(clear.game, { ...clear.setup, dice: [15, 16] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', shooting);
    expect(told(q.match).filter(one => one.includes('attack'))).toEqual(['A attack ACC 10 at b: 15- 16-']);
  },
);

scenario(
  'a player may strike fewer times where an art or an Enchantment lets the Attack sweep',
  ['ELD-ROLL-013', 'ELD-ART-014', 'ELD-TRAIT-059'],
  play => {
    const asked = (art: 'fencing' | 'berserk' | undefined, lay: LaidOut = {}) => {
      const { game, setup } = laidOut('', {
        at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 5080 + 3200 } },
        profiles: {
          A: {
            arts: [
              { id: 'berserk', level: 2 },
              { id: 'fencing', level: 2 },
            ],
          },
        },
        models: { b: { points: 0 } },
        pack: { spells: enchantments },
        ...lay,
      });
      const p = play(game, { ...setup, seed: 'dice' })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p1', {
          do: 'attack',
          means: { item: 'sword' },
          kind: 'melee',
          ...(art ? { art: { id: art, level: 2 } } : {}),
        });
      const [decision] = p.match.decisions;
      return decision?.kind === 'strike' ? decision.options : undefined;
    };
    expect([asked('berserk'), asked('fencing'), asked(undefined)]).toEqual([[2, 1], undefined, undefined]);
    expect(asked(undefined, { enchantments: { A: ['burning-touch'] } })).toEqual([2, 1]);
  },
);

scenario(
  'a player may strike fewer times with a weapon that hits areas, and is not asked for one that does not',
  'ELD-ROLL-013',
  play => {
    const asks = (weapon: Partial<Item['weapon'] & object>, dice: readonly number[] = []) => {
      const swung = { power: 6, reach: { distance: 0 }, strike: 2, kinds: ['melee'], traits: [], ...weapon } as const;
      const club = { ...(plainItems.sword as Item), weapon: swung };
      const { game, setup } = attacking(carrying('club', 1), 'A\nb', {
        pack: { items: { ...plainItems, club } },
        at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 5080 + 3200 } },
      });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p1', { do: 'attack', means: { item: 'club' }, kind: 'melee' });
      return p.match.decisions.map(({ kind }) => kind).includes('strike');
    };
    expect(asks({ traits: [{ id: 'sweep' }] })).toBe(true);
    expect(asks({ reach: { template: 'circular-small' } })).toBe(true);
    expect(asks({}, [15, 16])).toBe(false);
  },
);
