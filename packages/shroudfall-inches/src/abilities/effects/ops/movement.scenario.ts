import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { box, happened } from '../../../testing/index.js';
import type { Effect } from '../../../vocabulary/effect.js';
import { carrying, scenario } from '../scenario-words.js';

scenario('a place of an effect is within its distance of the model itself', 'SFI-PLACE-001', play => {
  const { game, setup } = carrying('A c', [{ op: 'place', within: 1, to: 'self' }]);
  const to = { x: inches(2), y: inches(2) + 3000 + inches(1) };
  const p = play(game, setup).refuses('p1', { ...to, y: to.y + 1 }, { code: 'too-far', rule: 'SFI-PLACE-001' });
  expect(p.choose('p1', to).state.models[0]?.at).toEqual(to);
});

scenario('a place that the player may decline leaves the model', 'SFI-PLACE-006', play => {
  const { game, setup } = carrying('A c', [{ op: 'place', within: 1, to: 'self', may: true }]);
  expect(happened(play(game, setup).choose('p1', 'none'), 'ModelShifted')).toEqual([]);
});

scenario('a place beside a model that is gone does not happen', 'SFI-PLACE-008', play => {
  const { game, setup } = carrying('A c', [{ op: 'place', within: 1, of: 'aim', to: 'self' }], { aims: ['x/1'] });
  play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
});

const shove: Effect = {
  op: 'push',
  distance: 1,
  direction: 'directly-away',
  from: 'self',
  to: 'aim',
  andThen: [{ op: 'damage', amount: 1 }],
};

scenario('a push goes on only if it has moved somebody', ['SFI-PUSH-006', 'SFI-UNIT-016'], play => {
  const shoving = (rooted: boolean) => {
    const passives = rooted ? [{ id: 'rooted' as const }] : [];
    const { game, setup } = carrying('A c', [shove], { aims: ['c/1'] }, { cards: { c: { passives } } });
    const { at, damage } = play(game, setup).state.models[1] ?? { at: { x: 0, y: 0 }, damage: 0 };
    return [at.x - inches(6), damage];
  };
  expect(shoving(false)).toEqual([inches(1), 1]);
  expect(shoving(true)).toEqual([0, 0]);
});

scenario('a direction without a model is by reference to the model that uses the ability', 'SFI-PUSH-006', play => {
  const { game, setup } = carrying('A c', [{ op: 'push', distance: 1, direction: 'directly-away' }], { aims: ['c/1'] });
  expect(play(game, setup).state.models[1]?.at.x).toBe(inches(6) + inches(1));
});

scenario('a move of an effect is a move action only if the card says so', 'SFI-ACTION-009', play => {
  const moving = (effect: Effect) => {
    const { game, setup } = carrying('A c', [effect]);
    const p = play(game, setup).choose('p1', { to: { x: inches(2), y: inches(3) } });
    expect(p.state.models[0]?.at).toEqual({ x: inches(2), y: inches(3) });
    return [p.state.activation?.moves, p.state.activation?.spent.length];
  };
  expect(moving({ op: 'move', tool: 'S' })).toEqual([0, 0]);
  expect(moving({ op: 'move', tool: 'S', action: true })).toEqual([1, 0]);
});

scenario(
  'a move directly towards a model does not enter ground behind its end',
  ['SFI-MOVE-022', 'SFI-TKEY-001'],
  play => {
    const going = (x: number) => {
      const pieces = { fire: { keywords: ['blazing' as const], footprint: [box(4.8, 1, 0.5, 2)] } };
      const effect: Effect = { op: 'move', tool: 'S', direction: 'directly-towards', from: 'aim', to: 'self' };
      const { game, setup } = carrying('A c', [effect], { aims: ['c/1'] }, { pieces });
      return unitOf(play(game, setup).choose('p1', { to: { x: inches(x), y: inches(2) } }).state, 'A').conditions;
    };
    expect([going(4), going(4.5)]).toEqual([[], ['burning']]);
  },
);
