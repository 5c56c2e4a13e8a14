import { expect } from 'vitest';
import { doing, happened, laidOut, suffering } from '../../testing/index.js';
import { declareMarks } from './declarations.js';
import { able, scenario, table } from './scenario-words.js';

const hunter = { A: [{ id: 'mark-target' }] } as const;
const drawing = `
      A     b
         M
      c     D
`;
const mark = (target: string) => ({ do: 'mark-target', model: 'A', target }) as const;

scenario('after deployment the player marks one enemy Hero', ['JHX-ABILITY-031', 'JHX-SETUP-018'], play => {
  const laid = table(drawing, hunter, { models: { M: { kind: 'monster' } } });
  const p = play(
    doing(laid, turn => declareMarks(turn, 'p1')),
    laid.setup,
  );
  p.options('p1', ['b', 'c']).choose('p1', 'c').events({ type: 'TargetMarked', model: 'A', target: 'c' });
  expect(p.state.models.find(({ id }) => id === 'A')?.marked).toBe('c');
});

scenario('each model with the ability has a mark of its own', 'JHX-ABILITY-031', play => {
  const laid = table(drawing, { ...hunter, D: [{ id: 'mark-target' }] });
  const p = play(
    doing(laid, turn => declareMarks(turn, 'p1')),
    laid.setup,
  );
  p.choose('p1', 'c').choose('p1', 'b');
  expect(happened(p, 'TargetMarked').map(({ model, target }) => `${model} ${target}`)).toEqual(['A c', 'D b']);
});

scenario('for 1 AP the mark is shifted to another enemy Hero', 'JHX-ABILITY-032', play => {
  const laid = table(drawing, hunter, { models: { A: { marked: 'b' }, M: { kind: 'monster' } } });
  const p = play(laid.game, laid.setup);
  p.refuses('p1', mark('b'), { code: 'already-marked', rule: 'JHX-ABILITY-032' });
  p.refuses('p1', mark('M'), { code: 'not-an-enemy-hero', rule: 'JHX-ABILITY-032' });
  p.refuses('p1', { ...mark('b'), model: 'D' }, { code: 'not-its-activation', rule: 'JHX-GEN-004' });
  p.choose('p1', mark('c')).skip();
  expect(p.state.models.find(({ id }) => id === 'A')?.marked).toBe('c');
  expect(p.state.activation?.budgets.A).toEqual({ ap: 3, spent: 1 });
});

scenario('a mark is not shifted without AP, nor by a model without the ability', 'JHX-ABILITY-032', play => {
  const spent = table(drawing, hunter, { ap: 0, models: { A: { marked: 'b' }, M: { kind: 'monster' } } });
  play(spent.game, spent.setup).refuses('p1', mark('c'), { code: 'too-few-ap', rule: 'JHX-ACT-008' });
  const plain = laidOut(drawing, { active: 'A' });
  play(plain.game, plain.setup).refuses('p1', mark('c'), { code: 'no-such-ability', rule: 'JHX-ABILITY-032' });
});

scenario('a knocked-down model shifts no mark', ['JHX-ABILITY-032', 'JHX-COND-028'], play => {
  const laid = table(drawing, hunter, { models: { A: { marked: 'b' } }, effects: [suffering('A', 'knock-down')] });
  play(laid.game, laid.setup).refuses('p1', mark('c'), { code: 'knock-down', rule: 'JHX-COND-028' });
});

scenario('the mark survives the death of both and their return', 'JHX-ABILITY-033', play => {
  const laid = laidOut(drawing, {
    models: { A: { card: 'hunter', marked: 'b' } },
    cards: { heroes: { hunter: able(hunter.A) } },
  });
  const p = play(
    doing(laid, turn => {
      for (const id of ['A', 'b']) {
        turn.emit({ type: 'ModelDied', model: id, at: laid.cell(id), killer: null }, 'JHX-DEATH-003');
        turn.emit({ type: 'ModelResurrected', model: id, at: laid.cell(id), damage: 5 }, 'JHX-COMMUNION-009');
      }
    }),
    laid.setup,
  );
  expect(p.state.models.find(({ id }) => id === 'A')?.marked).toBe('b');
});
