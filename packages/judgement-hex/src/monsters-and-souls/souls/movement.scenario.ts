import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { fieldOf } from '../../board/on-hexes.js';
import { isOccupied } from '../../ground/hexes/models/field.js';
import { cited } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type LaidOut, laidOut, plainHero, suffering, withTemporaryHealth } from '../../testing/index.js';
import { moveSoul } from './movement.js';

const scenario = scenarios<RuleId>(test);

/** A table on which the Soul that was drawn moves. */
const moving = (drawing: string, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, lay);
  return { ...laid, game: doing(laid, turn => moveSoul(turn, 'soul-1')) };
};
const soulAt = (state: { readonly souls: readonly { readonly at: number }[] }) => state.souls[0]?.at;
const ghoul = { cards: { heroes: { ghoul: { ...plainHero, common: [{ id: 'soulless' } as const] } } } };

scenario('a Soul moves D2 hexes towards the nearest Hero', ['JHX-SOUL-007', 'JHX-SOUL-008', 'JHX-GEN-008'], play => {
  for (const [die, name] of [
    [3, '1'],
    [4, '2'],
  ] as const) {
    const { game, setup, cell } = moving(`
A     .     *     2
   .     .     1     b
`);
    const to = cell(name);
    const p = play(game, { ...setup, dice: [die] });
    p.events({ type: 'SoulMoved', soul: 'soul-1', from: cell('soul-1'), to });
    expect(cited(p, 'SoulMoved')).toEqual([['JHX-SOUL-007', 'JHX-SOUL-012']]);
  }
});

const corridor = `
A     2     *     4     .
   .     1     3     .     b
`;

scenario('a Soul goes to the nearer of two Heroes, of either player', ['JHX-SOUL-008', 'JHX-SOUL-013'], play => {
  const nearA = moving(corridor);
  expect(soulAt(play(nearA.game, { ...nearA.setup, dice: [6] }).state)).toBe(nearA.cell('2'));
  expect(soulAt(play(nearA.game, { ...nearA.setup, dice: [3] }).state)).toBe(nearA.cell('1'));
});

scenario('a Soul goes to no cursed Hero, and to no Soulless one', ['JHX-SOUL-008', 'JHX-ABILITY-075'], play => {
  const cursed = moving(corridor, { effects: [suffering('A', 'curse')] });
  expect(soulAt(play(cursed.game, { ...cursed.setup, dice: [1] }).state)).toBe(cursed.cell('3'));
  const soulless = moving(corridor, { ...ghoul, models: { A: { card: 'ghoul' } } });
  expect(soulAt(play(soulless.game, { ...soulless.setup, dice: [4] }).state)).toBe(soulless.cell('4'));
  const poisoned = moving(corridor, { effects: [suffering('A', 'poison')] });
  expect(soulAt(play(poisoned.game, { ...poisoned.setup, dice: [1] }).state)).toBe(poisoned.cell('1'));
});

const between = `
A     1     3     b
   .     *     .
`;

scenario(
  'a Soul goes to the equally near Hero with more health, temporary health included',
  ['JHX-SOUL-009', 'JHX-SOUL-014'],
  play => {
    const weak = moving(between, { models: { b: { damage: 1 } } });
    expect(soulAt(play(weak.game, { ...weak.setup, dice: [1] }).state)).toBe(weak.cell('1'));
    const bolstered = moving(between, { models: { b: { damage: 1 } }, effects: [withTemporaryHealth('b', 2)] });
    expect(soulAt(play(bolstered.game, { ...bolstered.setup, dice: [1] }).state)).toBe(bolstered.cell('3'));
  },
);

scenario('among equally near Heroes with equal health a die decides', 'JHX-SOUL-009', play => {
  for (const [die, name] of [
    [1, '1'],
    [2, '3'],
  ] as const) {
    const { game, setup, cell } = moving(between);
    expect(soulAt(play(game, { ...setup, dice: [die, 1] }).state)).toBe(cell(name));
  }
});

scenario('with no Hero to go to a Soul stays, and nothing is rolled', 'JHX-SOUL-010', play => {
  const { game, setup, cell } = moving(between, {
    models: { A: { kind: 'monster' }, b: { kind: 'summoned' } },
  });
  expect(soulAt(play(game, setup).state)).toBe(cell('soul-1'));
});

scenario('where shortest paths part the player of the Hero that the Soul goes to chooses', 'JHX-SOUL-011', play => {
  const { game, setup, cell } = moving(`
         1
a     .     *
   .     2
`);
  const p = play(game, { ...setup, dice: [1] }).options('p2', [cell('1'), cell('2')]);
  expect(p.match.decisions[0]?.about).toEqual({ soul: 'soul-1', towards: 'a' });
  expect(soulAt(p.choose('p2', cell('1')).state)).toBe(cell('1'));
});

scenario('neither walls nor forests hold up a Soul, but it does not stop on a wall', 'JHX-SOUL-005', play => {
  const { game, setup, cell } = moving(`
A     1     *
   .     =
`);
  expect(soulAt(play(game, { ...setup, dice: [4] }).state)).toBe(cell('1'));
  expect(soulAt(play(game, { ...setup, dice: [3] }).state)).toBe(cell('soul-1'));
  const forest = moving(`
A     1     *
   .     ^
`);
  expect(soulAt(play(forest.game, { ...forest.setup, dice: [3] }).state)).not.toBe(forest.cell('soul-1'));
});

scenario('a Soul passes a model and stops beyond', ['JHX-SOUL-005', 'JHX-SOUL-012'], play => {
  const { game, setup, cell } = moving(
    `
A     1     *
   .     M
`,
    { models: { M: { kind: 'monster' } } },
  );
  expect(soulAt(play(game, { ...setup, dice: [4] }).state)).toBe(cell('1'));
  expect(soulAt(play(game, { ...setup, dice: [3] }).state)).toBe(cell('soul-1'));
});

scenario('a Soul goes around impassable terrain by the shortest path', 'JHX-SOUL-006', play => {
  const { game, setup, cell } = moving(`
      1
   .     .
A     #     *
   .     .
      #
`);
  expect(soulAt(play(game, { ...setup, dice: [4] }).state)).toBe(cell('1'));
});

scenario(
  'where a Soul would end on an occupied hex it stops on the last free one: next to its Hero it stays',
  'JHX-SOUL-012',
  play => {
    for (const die of [1, 6]) {
      const beside = moving(`
A     .
   *
`);
      const p = play(beside.game, { ...beside.setup, dice: [die] }).events();
      expect(soulAt(p.state)).toBe(beside.cell('soul-1'));
      const two = moving(`
A     *
   1
`);
      expect(soulAt(play(two.game, { ...two.setup, dice: [die] }).state)).toBe(two.cell('1'));
    }
  },
);

scenario(
  'by the option `tryAgainScope` a player may have the D2 of a Soul rolled again',
  ['JHX-REROLL-001', 'JHX-SOUL-007'],
  play => {
    const rich = { warbands: { p2: { fate: 1 } } };
    const wide = moving(corridor, { ...rich, options: { tryAgainScope: 'any' } });
    const p = play(wide.game, { ...wide.setup, dice: [1, 6] }).waitsFor({ by: 'p2', kind: 'confirm' });
    expect(soulAt(p.choose('p2', true).state)).toBe(wide.cell('2'));
    const own = moving(corridor, rich);
    expect(soulAt(play(own.game, { ...own.setup, dice: [1] }).state)).toBe(own.cell('1'));
  },
);

test('a hex with a Soul is occupied [JHX-SOUL-004]', () => {
  const { table, cell } = laidOut(between);
  expect(isOccupied(fieldOf(table), cell('soul-1'))).toBe(true);
  expect(isOccupied(fieldOf(table), cell('1'))).toBe(false);
});

test('a Soul is a neutral model of height 1 that nobody can attack [JHX-SOUL-001, JHX-SOUL-002]', () => {
  const { table } = laidOut(between);
  const soul = fieldOf(table).pieces.find(({ id }) => id === 'soul-1');
  expect(soul).toMatchObject({ kind: 'soul', player: null, height: 1, meleeReach: 0 });
});
