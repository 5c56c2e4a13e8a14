import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { readContent } from '../../../content/index.js';
import { createGame } from '../../../game.js';
import { modelOf } from '../../../match/models.js';
import type { RuleId } from '../../../rulebook/index.js';
import { laidOut, packWith, plainHero } from '../../../testing/index.js';
import type { Effect } from '../../../vocabulary/ability.js';
import type { CodeOp } from '../../../vocabulary/applying.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);

/** Two models change places. */
const swapPlaces: CodeOp = (turn, [on], { self }, given) => {
  const [a, b] = [modelOf(turn.state, self).at, on === undefined ? null : modelOf(turn.state, on).at];
  if (on === undefined || a === null || b === null || given !== 'please') return;
  turn.emit({ type: 'ModelMoved', model: self, from: a, to: b, how: 'place' }, 'JHX-MOVE-012');
  turn.emit({ type: 'ModelMoved', model: on, from: b, to: a, how: 'place' }, 'JHX-MOVE-012');
};
const swap: Effect = { op: 'code', name: 'swap-places', with: 'please' };

scenario('an effect in code acts where data cannot express the effect', 'JHX-ATTR-011', play => {
  const laid = laidOut('A     b\n   .', { ops: { 'swap-places': swapPlaces } });
  const { state } = play(applied(laid, swap), laid.setup);
  expect([modelOf(state, 'A').at, modelOf(state, 'b').at]).toEqual([laid.cell('b'), laid.cell('A')]);
});

const odd = {
  ...plainHero,
  name: 'Odd One',
  abilities: [{ id: 'odd', name: 'Odd', kind: 'active' as const, cost: { ap: 1 }, effects: [swap] }],
};

test('a pack may name an effect in code', () => {
  expect(readContent(packWith({ heroes: { odd } })).heroes.odd?.abilities).toEqual(odd.abilities);
});

test('a game without the code that its cards name is not made', () => {
  const pack = packWith({ heroes: { odd } });
  expect(() => createGame({ pack, maps: [] })).toThrow('swap-places');
  expect(() => createGame({ pack, maps: [], ops: { 'swap-places': swapPlaces } })).not.toThrow();
});
