import { expect } from 'vitest';
import { moveSoul } from '../../monsters-and-souls/souls/movement.js';
import { cited } from '../../round/actions/scenario-words.js';
import { column, doing, type LaidOut, plainHero, suffering } from '../../testing/index.js';
import { laidOut, scenario } from '../scenario-words.js';

/** A table on which the Soul that was drawn moves, and where the Soul is then. */
const moving = (drawing: string, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, lay);
  return { ...laid, game: doing(laid, turn => moveSoul(turn, 'soul-1')) };
};
const soulAt = (state: { readonly souls: readonly { readonly at: number }[] }) => state.souls[0]?.at;

scenario('a Soul moves D3 inches towards the nearest Hero', ['JV11-COMM-004', 'JV11-COMM-005'], play => {
  const { game, setup, cell } = moving(column('b', '.', '3', '2', '1', '*', '.', '.', '.', '.', '.', 'A'));
  const at = [1, 2, 3, 4, 5, 6].map(die => {
    const p = play(game, { ...setup, dice: [die] });
    expect(cited(p, 'SoulMoved')).toEqual([['JV11-COMM-004', 'JHX-SOUL-012']]);
    return soulAt(p.state);
  });
  expect(at).toEqual(['1', '1', '2', '2', '3', '3'].map(cell));
});

scenario('each Soul has a roll of its own', 'JV11-COMM-004', play => {
  const laid = laidOut('A     .     .     .     .     *     *\n   .     .     .     .     .     .');
  const game = doing(laid, function* (turn) {
    yield* moveSoul(turn, 'soul-1');
    yield* moveSoul(turn, 'soul-2');
  });
  const p = play(game, { ...laid.setup, dice: [1, 5] });
  expect(p.match.records.filter(({ kind }) => kind === 'roll')).toHaveLength(2);
});

scenario('Souls seek Heroes, by the option v11SoulTargets Summoned models too', 'JV11-COMM-005', play => {
  const goal = (options: LaidOut['options'] = {}) => {
    const laid = moving('A     .     .     *     2     B\n   .     .     1     3     .', {
      models: { B: { kind: 'summoned', master: 'A' } },
      options,
    });
    const at = soulAt(play(laid.game, { ...laid.setup, dice: [1] }).state);
    return at === laid.cell('1') ? 'A' : at === laid.cell('3') ? 'B' : at;
  };
  expect([goal(), goal({ v11SoulTargets: 'heroes' }), goal({ v11SoulTargets: 'heroesAndSummoned' })]).toEqual([
    'A',
    'A',
    'B',
  ]);
});

scenario('Souls seek no cursed Hero, and no Soulless one', 'JV11-COMM-005', play => {
  const ghoul = { cards: { heroes: { ghoul: { ...plainHero, common: [{ id: 'soulless' } as const] } } } };
  const line = 'A     .     *     .     .     b\n   .     1     3     .     .';
  for (const lay of [{ effects: [suffering('A', 'curse')] }, { ...ghoul, models: { A: { card: 'ghoul' } } }]) {
    const laid = moving(line, lay);
    expect(soulAt(play(laid.game, { ...laid.setup, dice: [1] }).state)).toBe(laid.cell('3'));
  }
});

scenario('a Soul passes through models, stops beside its goal, and never ends on a model', 'JV11-COMM-006', play => {
  const through = moving('A     B     *\n   1     .');
  expect(soulAt(play(through.game, { ...through.setup, dice: [5] }).state)).not.toBe(through.cell('B'));
  const beside = moving('A     .     *\n   1     2');
  expect(soulAt(play(beside.game, { ...beside.setup, dice: [5] }).state)).toBe(beside.cell('1'));
});
