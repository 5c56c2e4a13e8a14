import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { swordWith } from './scenario-words.js';

scenario('Advantage re-rolls any dice once per sequence against its characteristic', 'ELD-TRAIT-004', play => {
  const rolled = (against: 'large' | 'medium') => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      profiles: { A: { traits: [{ id: 'advantage', against: { size: against } }] } },
      pack: { items: { sword: swordWith() } },
    });
    return [game, setup] as const;
  };
  const [game, setup] = rolled('medium');
  const p = play(game, { ...setup, dice: [19, 5, 20] });
  p.options('p1', ['pass', { source: 'advantage', places: [0] }]).choose('p1', { source: 'advantage', places: [0] });
  expect(told(p.match)).toContain('A hits b');
  const [other, plain] = rolled('large');
  expect(told(play(other, { ...plain, dice: [19] }).match)[0]).toBe('A attack OFF 12 at b: 19-');
});

scenario(
  'one use of Advantage covers the Attack rolls at all such targets of an Attack, and its Damage rolls unless the option says otherwise',
  ['ELD-TRAIT-004', 'ELD-STRIKE-006'],
  play => {
    const split = (options: Declared['options'] & object, dice: readonly number[]) => {
      const { game, setup } = resolving('A\nbc', {
        pitch: 1.5,
        action: attack('bc'),
        profiles: { A: { traits: [{ id: 'advantage', against: { size: 'medium' } }] } },
        options,
      });
      return play(game, { ...setup, dice });
    };
    const again = { source: 'advantage', places: [0] } as const;
    const p = split({}, [19, 18, 5, 6, 20, 1, 20, 2]);
    p.choose('p1', again).choose('p1', again);
    p.waitsFor({ by: 'p1', kind: 'yes' }).choose('p1', true).choose('p1', true);
    expect(told(p.match).filter(one => /re-rolls|damage|HP/.test(one))).toEqual([
      'A re-rolls for advantage: 5',
      'A re-rolls for advantage: 6',
      'damage to b: 20+2 against 10',
      'damage to b: 1+2 against 10',
      'damage to c: 20+2 against 10',
      'damage to c: 2+2 against 10',
      'b -1 HP',
      'c -1 HP',
    ]);
    const q = split({ advantageDice: 'attackRolls' }, [19, 18, 5, 20]);
    q.choose('p1', again).choose('p1', 'pass');
    expect(told(q.match).filter(one => one.startsWith('damage'))).toEqual(['damage to b: 20+2 against 10']);
  },
);

scenario(
  'Advantage makes no Damage roll again on a model that a Sweep hits beside its target',
  ['ELD-TRAIT-004', 'ELD-TRAIT-059'],
  play => {
    const swept = (soldier: 'b' | 'c', dice: readonly number[]) => {
      const { game, setup } = resolving('', {
        at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12300 }, c: { x: 11400, y: 11400 } },
        action: attack('b'),
        profiles: {
          A: { traits: [{ id: 'advantage', against: { class: 'soldier' } }] },
          [soldier]: { classes: ['soldier'] },
        },
        pack: { items: { sword: swordWith({ id: 'sweep', level: 1 }) } },
      });
      return play(game, { ...setup, dice });
    };
    const p = swept('b', [5, 20, 3, 20]).choose('p1', 'pass').waitsFor({ by: 'p1', kind: 'yes' }).choose('p1', true);
    expect(told(p.match).filter(one => one.startsWith('damage'))).toEqual([
      'damage to b: 20+2 against 10',
      'damage to b: 3+2 against 10',
      'damage to c: 20+2 against 10',
    ]);
    swept('c', [5, 20, 20]).waitsFor({ by: 'p2', kind: 'turnTo' });
  },
);
