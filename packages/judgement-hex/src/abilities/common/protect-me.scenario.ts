import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { suffering } from '../../testing/effects.js';
import { faces } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { attacking, chosen, hurt, scenario, table, use } from './scenario-words.js';

const drawing = `
      A     .
         b
      .     d
         c
`;
const protect = { b: [{ id: 'protect-me' }] } as const;
const hit = faces('h.');

scenario(
  'hit by an attack, the model may let an adjacent friend take it, damage and manoeuvres',
  ['JHX-ABILITY-045', 'JHX-INTERRUPT-010', 'JHX-INTERRUPT-016'],
  play => {
    const laid = table(drawing, protect);
    const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('hm')] }));
    p.options('p2', [use('protect-me', 'b', 'c'), use('protect-me', 'b', 'd'), 'pass']);
    p.choose('p2', use('protect-me', 'b', 'd'));
    expect(hurt(p, 'b', 'c', 'd')).toEqual([0, 0, 2]);
  },
);

scenario('the friend’s own RES counts', ['JHX-ABILITY-045', 'JHX-INTERRUPT-011'], play => {
  const laid = table(drawing, protect, {
    effects: [{ key: 'modify:test:RES', source: 'd', target: 'd', data: { kind: 'modify', what: 'RES', by: 1 } }],
  });
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...hit] }));
  expect(hurt(p.choose('p2', use('protect-me', 'b', 'd')), 'b', 'd')).toEqual([0, 1]);
});

scenario('nobody is asked when the attack missed, or when no friend is next to the model', 'JHX-ABILITY-045', play => {
  const near = table(drawing, protect);
  chosen(play(attacking(near, {}), { ...near.setup, dice: [...faces('..')] })).waitsFor();
  const far = table('A\n   b\n      .\n         c', protect);
  chosen(play(attacking(far, {}), { ...far.setup, dice: [...hit] })).waitsFor();
});

scenario('an Effigy takes no attack for anybody', ['JHX-ABILITY-045', 'JHX-EFFIGY-025'], play => {
  const laid = table(
    `
      %
   %     %
      b
   .     A
      .
   @     @
      @
`,
    protect,
  );
  chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('h')] })).waitsFor();
});

scenario('Protect Me is used once per round', ['JHX-ABILITY-045'], play => {
  const laid = table(drawing, protect);
  const used = { ...laid.setup, position: { ...laid.setup.position, usedThisRound: ['protect-me b'] } };
  chosen(play(attacking(laid, {}), { ...used, dice: [...hit] })).waitsFor();
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...hit] }));
  expect(p.choose('p2', use('protect-me', 'b', 'c')).state.usedThisRound).toEqual(['protect-me b']);
});

scenario('even a knocked-down model uses Protect Me', ['JHX-ABILITY-045', 'JHX-COND-034'], play => {
  const laid = table(drawing, protect, { effects: [suffering('b', 'knock-down')] });
  const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces('h...')] }));
  p.waitsFor({ by: 'p2', kind: 'window' });
});

scenario(
  'the guardian of the friend that takes it may help in turn, unless the option `wardAfterRedirect` says no',
  ['JHX-ABILITY-092', 'JHX-ABILITY-090', 'JHX-ABILITY-045'],
  play => {
    const guarded = { ...protect, c: [{ id: 'ward' }] } as const;
    const redirected = (wardAfterRedirect: boolean): Play<Jhx> => {
      const laid = table(drawing, guarded, { models: { c: { ward: 'd' } }, options: { wardAfterRedirect } });
      const p = chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...hit] }));
      return p.choose('p2', use('protect-me', 'b', 'd'));
    };
    const p = redirected(true);
    p.options('p2', [use('ward-stand-in', 'c'), use('ward-shield', 'c'), 'pass']);
    expect(hurt(p.choose('p2', use('ward-stand-in', 'c')), 'b', 'c', 'd')).toEqual([0, 2, 0]);
    expect(hurt(redirected(true).choose('p2', use('ward-shield', 'c')), 'b', 'c', 'd')).toEqual([0, 0, 0]);
    const q = redirected(false).waitsFor();
    expect(hurt(q, 'b', 'c', 'd')).toEqual([0, 0, 2]);
  },
);
