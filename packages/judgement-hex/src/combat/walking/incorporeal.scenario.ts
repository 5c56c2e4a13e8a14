import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { activating, column, offered, scenario, walk } from '../../round/actions/scenario-words.js';
import { as, card, type LaidOut } from '../../testing/index.js';

const ghost = (common: readonly ('incorporeal' | 'small')[]): LaidOut =>
  as(card({ MOV: 4 }, { common: common.map(id => ({ id })) }));
const passes: LaidOut = { options: { incorporealAndWalls: 'pass' } };
const walled = column('A', '=0', '1', '2', 'b');

scenario(
  'a wall stops the Charge of an Incorporeal model, or by the option `incorporealAndWalls` it charges through',
  ['JHX-ABILITY-025', 'JHX-CHARGE-014'],
  play => {
    const charges = (lay: LaidOut): number => {
      const { game, setup } = activating(walled, lay);
      return offered(play(game, setup), 'charge').length;
    };
    expect([charges(ghost(['incorporeal'])), charges({ ...ghost(['incorporeal']), ...passes })]).toEqual([0, 1]);
    expect(charges({ ...ghost([]), ...passes })).toBe(0);
  },
);

scenario(
  'a wall as tall as an Incorporeal model stops its Advance, or by the option it goes through and ends beyond it',
  ['JHX-ABILITY-025', 'JHX-TERRAIN-027', 'JHX-TERRAIN-029'],
  play => {
    const flat = ghost(['incorporeal', 'small']);
    const stopped = activating(walled, flat);
    // No step is left, so that the Advance is over at once.
    play(stopped.game, stopped.setup)
      .choose('p1', { do: 'advance', model: 'A' })
      .waitsFor({ by: 'p1', kind: 'action' });
    const laid = activating(walled, { ...flat, ...passes });
    const p = walk(play(laid.game, laid.setup), 'A', [laid.cell('0'), laid.cell('1')]);
    expect(modelOf(p.state, 'A').at).toBe(laid.cell('1'));
  },
);
