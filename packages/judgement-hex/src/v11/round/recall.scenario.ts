import { suggest } from '@rulewright/core';
import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { cited, offered } from '../../round/actions/scenario-words.js';
import { faces, happened, type LaidOut, suffering } from '../../testing/index.js';
import type { ActionChoice } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import { laidOut, scenario } from '../scenario-words.js';
import { laidOut as laidInInches } from '../testing/laid-out.js';

const field = (beside = '.'): string => `
        .
     @     3
  @     @     .
     1     2
  .     .     .
     .     .
  .     .     .
     A     .
  .     ${beside}     .
     .     d
`;
const table = (lay: LaidOut = {}, beside = 'b') => laidOut(field(beside), { active: 'A', ...lay });
const hurt = { models: { A: { damage: 9 } } };

scenario(
  'for 2 actions the Hero is placed at its Effigy, and then heals D3 + 1',
  ['JV11-ACT-014', 'JV11-ACT-015'],
  play => {
    const healed = [1, 2, 3, 4, 5, 6].map(die => {
      const laid = table(hurt, '.');
      const p = play(laid.game, { ...laid.setup, dice: [die] });
      p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') });
      expect([happened(p, 'ActionTaken')[0]?.ap, modelOf(p.state, 'A').at]).toEqual([2, laid.cell('1')]);
      expect(cited(p, 'ModelHealed')).toEqual([['JHX-DAMAGE-009', 'JV11-ACT-015']]);
      return happened(p, 'ModelHealed').reduce((sum, { by }) => sum + by, 0);
    });
    expect(healed).toEqual([2, 2, 3, 3, 4, 4]);
  },
);

scenario('the recall heals no more than is missing, and is no Heal action', 'JV11-ACT-015', play => {
  const laid = table({ models: { A: { damage: 1 } }, warbands: { p1: { fate: 0 } } }, '.');
  const p = play(laid.game, { ...laid.setup, dice: [6] });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') });
  expect(modelOf(p.state, 'A').damage).toBe(0);
  expect(p.state.activation?.used).toEqual([]);
});

scenario('a Hero on fire is recalled and not healed', ['JV11-ACT-015', 'JV11-COND-002'], play => {
  const laid = table({ ...hurt, effects: [suffering('A', 'burn', 'b')] }, '.');
  const p = play(laid.game, { ...laid.setup, dice: [6] });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') });
  expect([modelOf(p.state, 'A').at, modelOf(p.state, 'A').damage]).toEqual([laid.cell('1'), 9]);
});

scenario('the D3 of the recall may be tried again', ['JV11-ACT-015', 'JV11-FATE-001'], play => {
  const laid = table({ ...hurt, warbands: { p1: { fate: 1 } } }, '.');
  const p = play(laid.game, { ...laid.setup, dice: [1, 6] });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') }).choose('p1', true);
  expect(modelOf(p.state, 'A').damage).toBe(5);
});

scenario('a Hero that the ground at its Effigy kills rolls no healing', ['JV11-ACT-015', 'JV11-TERR-005'], play => {
  const laid = laidOut(field('.').replace('1     2', '!1    2'), { active: 'A', models: { A: { damage: 11 } } });
  const p = play(laid.game, laid.setup).choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') });
  expect([modelOf(p.state, 'A').at, happened(p, 'ModelHealed')]).toEqual([null, []]);
});

scenario('each enemy that engages the Hero may strike before it is placed', 'JV11-ACT-016', play => {
  const laid = table();
  const p = play(laid.game, { ...laid.setup, dice: [...faces('...'), 1] });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') });
  p.waitsFor({ by: 'p2', kind: 'window' }).choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
  expect(happened(p, 'AttackDeclared').map(({ attacker, kind }) => [attacker, kind])).toEqual([['b', 'parting-blow']]);
  expect(modelOf(p.state, 'A').at).toBe(laid.cell('1'));
});

scenario('a Hero that a Parting Blow knocks down stays, is not healed, and has paid', 'JV11-ACT-017', play => {
  const ring = field('b').replace('     .     d', '     .     .').replace('.     b     .', 'c     b     .');
  const laid = laidOut(ring, { active: 'A', ...hurt });
  const p = play(laid.game, { ...laid.setup, dice: faces('mmm.') });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('1') });
  p.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' }).choose('p2', [0, 1, 2]);
  // The other enemy strikes no more.
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect([modelOf(p.state, 'A').at, modelOf(p.state, 'A').damage]).toEqual([laid.cell('A'), 9]);
  expect(p.state.activation?.budgets.A).toEqual({ ap: 3, spent: 2 });
  expect([happened(p, 'ModelHealed'), happened(p, 'ModelMoved')]).toEqual([[], []]);
});

scenario(
  'on a table in inches the place at the Effigy is asked for after the action',
  ['JV11-ACT-014', 'JHX-ACT-008'],
  play => {
    const open = Array.from({ length: 9 }, () => '. . . . . . . . .').join('\n');
    const effigies = { lower: { at: [2, 6] }, upper: { at: [7, 7] } } as const;
    const laid = laidInInches(open, { active: 'A', at: { A: [9000, 4000], b: [19000, 4000] }, map: { effigies } });
    const p = play(laid.game, { ...laid.setup, dice: [1] });
    const recall = { do: 'effigy-recall', model: 'A' } satisfies ActionChoice;
    expect(offered(p, 'effigy-recall')).toEqual([recall]);
    const asked = play(laid.game, laid.setup).choose('p1', recall).waitsFor({ by: 'p1', kind: 'cell' });
    const [place = nowhere] = asked.match.decisions.flatMap(one => suggest(asked.match, one, 1) as readonly Place[]);
    p.refuses('p1', { ...recall, to: place }, { code: 'not-an-option', rule: 'JHX-ACT-008' });
    p.refuses('p1', { ...recall, to: laid.place(9, 9) }, { code: 'off-the-board', rule: 'JHX-MAP-006' });
    p.choose('p1', recall).choose('p1', place);
    expect(modelOf(p.state, 'A').at).toBe(place);
  },
);

scenario('without room at the Effigy there is no recall', 'JV11-ACT-018', play => {
  const full = laidOut(
    `
     @
  @     @
     B
  #     #
     .
  .     .
     A
  .     .
     b
  `,
    { active: 'A' },
  );
  const p = play(full.game, full.setup);
  expect(offered(p, 'effigy-recall')).toEqual([]);
  const recall = { do: 'effigy-recall', model: 'A', to: full.cell('B') } as const;
  p.refuses('p1', recall, { code: 'no-room', rule: 'JHX-ACTION-014' });
});
