import { expect } from 'vitest';
import { going, idle, modelIn } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { Model } from '../vocabulary/index.js';
import type { Item, Profile, Upgrade } from '../vocabulary/pack.js';

const claws: Item = { ...(plainItems.sword as Item), name: 'Claws', quantity: null, weight: null };
const carrying = (space: number, ...carried: readonly string[]): Pick<Profile, 'inventory'> => ({
  inventory: { space, items: carried.map(item => ({ item, quantity: 1 })) },
});
const carries = (inventory: Pick<Profile, 'inventory'>, more: LaidOut = {}) =>
  laidOut('AB\n.\n.\n.\n.\n.\nb', {
    pack: { items: { ...plainItems, claws } },
    profiles: { A: inventory, B: carrying(6, 'claws') },
    models: { A: { equipped: ['sword'] } },
    ...more,
  });

scenario('a model drops any number of Items when it activates, before it moves', 'ELD-ITEM-018', play => {
  const { game, setup } = carries(carrying(6, 'sword', 'bow', 'shield'));
  const p = play(game, setup).options('p1', ['A', 'B', 'end', 'drop']).choose('p1', 'drop');
  // Parts of the body cannot be dropped.
  p.options('p1', ['A']).choose('p1', 'A');
  p.options('p1', ['sword', 'bow', 'shield']).choose('p1', 'bow');
  p.options('p1', ['none', 'sword', 'shield']).choose('p1', 'sword').choose('p1', 'none');
  const { x, y } = modelIn(p, 'A').at;
  p.choose('p1', { x: x - 3100, y, z: 0 });
  const held = { quantity: 1, acquired: true, found: true };
  expect(p.state.things).toMatchObject([
    {
      kind: 'dropped-items',
      at: { x: x - 3100, y, z: 0 },
      holds: [
        { item: 'bow', ...held },
        { item: 'sword', ...held },
      ],
    },
  ]);
  expect([modelIn(p, 'A').inventory.map(({ item }) => item), modelIn(p, 'A').equipped]).toEqual([['shield'], []]);
  p.waitsFor({ by: 'p1', kind: 'equip' });
});

scenario(
  'a model that carries too much can move once it has dropped enough',
  ['ELD-ITEM-018', 'ELD-MOVE-026'],
  play => {
    const { game, setup } = carries(carrying(1, 'sword', 'bow'), { models: { A: { equipped: ['bow'] } } });
    const walk = going('walk', [2, 3]);
    const refused = { code: 'over-encumbered', rule: 'ELD-MOVE-026' } as const;
    play(game, setup).choose('p1', 'A').choose('p1', 'keep').refuses('p1', walk, refused);
    const p = play(game, setup).choose('p1', 'drop').choose('p1', 'A').choose('p1', 'bow').choose('p1', 'none');
    const { x, y } = modelIn(p, 'A').at;
    p.choose('p1', { x: x - 3100, y, z: 0 })
      .choose('p1', 'keep')
      .choose('p1', walk);
    p.waitsFor({ by: 'p2', kind: 'opportunity' });
  },
);

scenario(
  'a model without anything to drop is asked nothing, and no model is asked in later activations',
  'ELD-ITEM-018',
  play => {
    const lay: LaidOut = { models: { b: { points: 0 } } };
    const none = carries(carrying(6, 'claws'), lay);
    play(none.game, none.setup).options('p1', ['A', 'B', 'end']);
    const { game, setup } = carries(carrying(6, 'sword', 'bow'), lay);
    const p = play(game, setup).choose('p1', 'drop').choose('p1', 'A').choose('p1', 'bow').choose('p1', 'none');
    const { x, y } = modelIn(p, 'A').at;
    p.choose('p1', { x: x - 3100, y, z: 0 })
      .choose('p1', idle())
      .choose('p1', { do: 'nothing' });
    p.choose('p1', 'A').waitsFor({ by: 'p1', kind: 'movement' });
  },
);

scenario(
  'a printed Item that its own model picks up again is no acquired one, which others can trade',
  ['ELD-ACTION-036', 'ELD-ITEM-018'],
  play => {
    const lance: Upgrade = {
      name: 'Lance',
      faction: 'neutral',
      cost: 1,
      items: ['shield'],
      primary: true,
      changes: [],
    };
    const taken = (by: 'A' | 'B', more: Partial<Model> = {}, dropped = 'bow') => {
      const { game, setup } = carries(carrying(6, 'sword', 'bow'), {
        pack: { items: { ...plainItems, claws }, upgrades: { lance } },
        at: { A: { x: 10000, y: 10000 }, B: { x: 10000, y: 16200 } },
        models: { A: { equipped: ['sword'], ...more }, b: { points: 0 } },
      });
      const p = play(game, setup).choose('p1', 'drop').choose('p1', 'A').choose('p1', dropped);
      if (p.match.decisions[0]?.kind === 'card') p.choose('p1', 'none');
      // The token lies between A and B, in Base Contact with both.
      p.choose('p1', { x: 10000, y: 13100, z: 0 });
      if (p.match.decisions[0]?.kind === 'equip') p.choose('p1', 'keep');
      p.choose('p1', idle());
      if (by === 'B')
        p.choose('p1', { do: 'nothing' })
          .choose('p1', 'B')
          .choose('p1', idle({ x: 0, y: 1 }));
      p.choose('p1', { do: 'interact', thing: 'dropped-items-1' });
      p.choose('p1', dropped);
      return modelIn(p, by).inventory.filter(({ item }) => item === dropped);
    };
    expect(taken('A')).toEqual([{ item: 'bow', quantity: 1, acquired: false }]);
    const acquired = { item: 'bow', quantity: 1, acquired: true, found: true } as const;
    expect(taken('B')).toEqual([acquired]);
    // The second of two copies, of which the profile prints one, stays an acquired one.
    const two = { inventory: [{ item: 'bow', quantity: 1, acquired: false }, acquired] };
    expect(taken('A', two)).toEqual([{ item: 'bow', quantity: 1, acquired: false }, acquired]);
    // An Upgrade has replaced the sword, so that a sword is no default Item of the model.
    const replaced = { upgrades: ['lance'], inventory: [{ item: 'sword', quantity: 1, acquired: true }] };
    expect(taken('A', replaced, 'sword')).toEqual([{ ...acquired, item: 'sword' }]);
  },
);

scenario(
  'a weapon that its model drops frees the enemy that it held at once, so that this enemy may shoot at the moving model',
  ['ELD-ITEM-018', 'ELD-STATE-033', 'ELD-STATE-031'],
  play => {
    const freed = (dropped: string) => {
      const { game, setup } = laidOut('Ab', {
        at: { A: { x: 10160, y: 10160 }, b: { x: 10160, y: 15360 } },
        profiles: { A: carrying(6, 'sword', 'shield'), b: carrying(6, 'bow') },
        states: { b: ['engaged'] },
      });
      const p = play(game, setup).choose('p1', 'drop').choose('p1', 'A').choose('p1', dropped).choose('p1', 'none');
      p.choose('p1', { x: 10160 - 3100, y: 10160, z: 0 });
      const isEngaged = modelIn(p, 'b').states.some(({ state }) => state === 'engaged');
      if (p.match.decisions[0]?.kind === 'equip') p.choose('p1', 'keep');
      p.choose('p1', going('walk', [4, 2])).choose('p2', { model: 'b' });
      const attacks = p.match.decisions[0]?.options as readonly { readonly kind?: string }[];
      return [isEngaged, attacks.some(({ kind }) => kind === 'ranged')];
    };
    expect([freed('shield'), freed('sword')]).toEqual([
      [true, false],
      [false, true],
    ]);
  },
);
