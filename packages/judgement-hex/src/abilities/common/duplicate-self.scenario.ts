import { expect } from 'vitest';
import { moments } from '../../match/lasting.js';
import { faces, laidOut } from '../../testing/index.js';
import { attacking, chosen, gained, hurt, scenario, table, use } from './scenario-words.js';

const drawing = 'A\n   b\nC';
const likeness = gained('b', { id: 'duplicate-self' }, moments.startOf('b'));

scenario(
  'the next attack that hits is ignored, manoeuvres and all, and the likeness is gone: the one after meets the model',
  ['JHX-ABILITY-011', 'JHX-ABILITY-013', 'JHX-INTERRUPT-016'],
  play => {
    const laid = laidOut('A\n   b', { active: 'A', effects: [likeness] });
    const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('bb')] }));
    p.waitsFor();
    expect([hurt(p, 'b'), p.state.effects]).toEqual([[0], []]);
    const again = chosen(play(attacking(laid, {}, {}), { ...laid.setup, dice: [...faces('h.'), ...faces('h.')] }));
    expect(hurt(again, 'b')).toEqual([2]);
  },
);

scenario('an attack that misses does not use up Duplicate Self', 'JHX-ABILITY-011', play => {
  const laid = laidOut('A\n   b', { active: 'A', effects: [likeness] });
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('mm')] }));
  expect(p.state.effects).toHaveLength(1);
});

scenario('Duplicate Self comes before a redirect of the attack', ['JHX-ABILITY-013', 'JHX-INTERRUPT-005'], play => {
  const laid = table('A\n   b\n      c', { b: [{ id: 'protect-me' }] }, { effects: [likeness] });
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('h.')] }));
  p.waitsFor();
  expect(hurt(p, 'b', 'c')).toEqual([0, 0]);
});

scenario('an attack that is passed on to its model is ignored too', ['JHX-ABILITY-011', 'JHX-INTERRUPT-006'], play => {
  const laid = table(
    'A\n   b\n      c',
    { b: [{ id: 'protect-me' }] },
    { effects: [gained('c', { id: 'duplicate-self' })] },
  );
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('h.')] }));
  p.choose('p2', use('protect-me', 'b', 'c'));
  expect([hurt(p, 'b', 'c'), p.state.effects]).toEqual([[0, 0], []]);
});

scenario(
  'unused, Duplicate Self ends as its model begins to activate, and not before',
  ['JHX-ABILITY-012', 'JHX-TOKEN-011'],
  play => {
    const laid = laidOut(drawing, {
      effects: [likeness],
      models: { A: { activated: true }, C: { activated: true } },
      state: { lastActivation: 'p1' },
    });
    const p = play(laid.game, laid.setup);
    expect(p.state.effects).toEqual([]);
    const other = laidOut(drawing, { effects: [likeness], models: { C: { activated: true } } });
    expect(play(other.game, other.setup).state.effects).toHaveLength(1);
  },
);

scenario('an Effigy may have Duplicate Self too', ['JHX-ABILITY-011', 'JHX-EFFIGY-010'], play => {
  const siege = `
        %
     %     %
        A
     .     .
        .
     @     @
        @
  `;
  const target = 'effigy:p2';
  const laid = laidOut(siege, { active: 'A', effects: [gained(target, { id: 'duplicate-self' })] });
  const p = chosen(play(attacking(laid, { target }), { ...laid.setup, dice: [...faces('hh')] }));
  expect([p.state.warbands[1].effigy.damage, p.state.effects]).toEqual([0, []]);
});
