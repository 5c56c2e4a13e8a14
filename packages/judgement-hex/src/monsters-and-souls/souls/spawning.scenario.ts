import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type LaidOut, laidOut } from '../../testing/index.js';
import { soulMaySpawn, spawnSoul } from './spawning.js';

const scenario = scenarios<RuleId>(test);

/** A table on which step 4 begins. */
const spawning = (drawing: string, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, lay);
  return { ...laid, game: doing(laid, turn => spawnSoul(turn)) };
};

scenario('with one Soul Pit every Soul comes out of it', ['JHX-SOUL-015', 'JHX-SOUL-016', 'JHX-MAP-008'], play => {
  for (const lastSoulPit of [null, 0]) {
    const { game, setup, cell } = spawning('A     b\n   +0', { state: { lastSoulPit } });
    play(game, setup).events({ type: 'SoulSpawned', soul: 'soul-100', at: cell('0'), pit: 0 });
  }
});

const twoPits = `
+0    A     +1
   .     .
`;

scenario('the first of several pits is random, then they take turns', ['JHX-SOUL-017', 'JHX-SOUL-018'], play => {
  const pitOf = (lastSoulPit: number | null, dice: readonly number[] = []) => {
    const { game, setup } = spawning(twoPits, { state: { lastSoulPit } });
    return play(game, { ...setup, dice }).state.lastSoulPit;
  };
  expect([pitOf(null, [1]), pitOf(null, [2]), pitOf(0), pitOf(1)]).toEqual([0, 1, 1, 0]);
});

scenario('no Soul comes with two in play, and one comes with one', ['JHX-SOUL-019', 'JHX-SOUL-015'], play => {
  const two = spawning('*     +\n   *');
  play(two.game, two.setup).events();
  const one = spawning('*     +\n   .');
  expect(play(one.game, one.setup).state.souls).toHaveLength(2);
});

test('no Soul comes by an ability with two in play [JHX-SOUL-020]', () => {
  const may = (drawing: string): boolean => soulMaySpawn(laidOut(drawing).table);
  expect([may('.     .\n   *'), may('*     .\n   *')]).toEqual([true, false]);
});

scenario('the owner of the model on the pit chooses a hex next to it', 'JHX-SOUL-021', play => {
  for (const kind of ['hero', 'summoned'] as const) {
    const { game, setup, cell } = spawning('A     1\n   +b\n2     #', { models: { b: { kind } } });
    const p = play(game, setup)
      .waitsFor({ by: 'p2', kind: 'cell' })
      .options('p2', [cell('1'), cell('2')]);
    expect(p.match.decisions[0]).toMatchObject({ rule: 'JHX-SOUL-021', about: { spawns: 'soul-100' } });
    p.choose('p2', cell('2'));
    expect(p.state.souls[0]?.at).toBe(cell('2'));
  }
});

const crowd = `
1     A
   +x
2     3
   B
`;

scenario('beside a Soul or a Monster the Soul comes to the hex next to the most Heroes', 'JHX-SOUL-022', play => {
  // 3 is next to A and B, 2 to B alone.
  const soul = spawning(crowd.replace('x', '*'));
  expect(play(soul.game, soul.setup).state.souls[1]?.at).toBe(soul.cell('3'));
  const monster = spawning(crowd.replace('x', 'M'), { models: { M: { kind: 'monster' } } });
  expect(play(monster.game, monster.setup).state.souls[0]?.at).toBe(monster.cell('3'));
});

scenario('the Soul comes to a random one of several such hexes', 'JHX-SOUL-022', play => {
  for (const [die, name] of [
    [1, '2'],
    [2, '3'],
  ] as const) {
    // A Summoned model is no Hero: 2 and 3 are next to B.
    const { game, setup, cell } = spawning(crowd.replace('x', '*'), { models: { A: { kind: 'summoned' } } });
    const { state, match } = play(game, { ...setup, dice: [die] });
    expect(state.souls[1]?.at).toBe(cell(name));
    const rolls = match.records.flatMap(record => (record.kind === 'roll' ? [record.request] : []));
    expect(rolls).toMatchObject([{ rule: 'JHX-SOUL-022', purpose: 'hex of soul-100' }]);
  }
});

scenario('with no Hero near the Soul comes to any free hex', 'JHX-SOUL-022', play => {
  for (const [die, name] of [
    [1, '1'],
    [4, '4'],
  ] as const) {
    const { game, setup, cell } = spawning('2     4\n   +*\n1     3');
    expect(play(game, { ...setup, dice: [die] }).state.souls[1]?.at).toBe(cell(name));
  }
});

scenario(
  'where all hexes are occupied no Soul comes, and the pit keeps its turn',
  ['JHX-SOUL-023', 'JHX-SOUL-018'],
  play => {
    const full = `
A     #
   +b    +
B     =
`;
    const { game, setup } = spawning(full, { state: { lastSoulPit: 1 } });
    const { state } = play(game, setup).events();
    expect([state.souls, state.lastSoulPit]).toEqual([[], 1]);
  },
);
