import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { column, scenario } from '../../round/actions/scenario-words.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { faces, happened, type LaidOut, plainHero, suffering, told } from '../../testing/index.js';
import { compelled } from '../attack/scenario-words.js';
import { slay } from '../death/death.js';
import { dice } from '../dice-pool/pool-words.js';
import { place } from '../walking/walk.js';

import { charge, charging, hero, heroes, straight } from './scenario-words.js';

scenario(
  'a model that another enemy engages may charge, and is struck when it leaves its reach',
  ['JHX-CHARGE-005', 'JHX-CHARGE-016', 'JHX-CHARGE-013'],
  play => {
    const table = charging(column('c', 'A', '1', '2', 'b'), { models: { A: { damage: 11 } } });
    const p = play(table.game, { ...table.setup, dice: faces('hhh') });
    p.choose('p1', charge(table, 'A12')).waitsFor({ by: 'p2', kind: 'window' });
    p.choose('p2', { ability: 'parting-blow', source: 'c', with: 'blade' }).choose('p2', [0, 1, 2]);
    // The charger is killed on the way: it makes no attack, and its AP is gone.
    expect(happened(p, 'AttackDeclared').map(({ attacker }) => attacker)).toEqual(['c']);
    expect(happened(p, 'MovementEnded')).toEqual([{ type: 'MovementEnded', model: 'A', why: 'killed' }]);
    expect(happened(p, 'ApGained')).toEqual([]);
  },
);

scenario('a charger that is knocked down on its path does not attack', 'JHX-CHARGE-016', play => {
  const table = charging(column('c', 'A', '1', '2', 'b'));
  const p = play(table.game, { ...table.setup, dice: faces('bbb') });
  p.choose('p1', charge(table, 'A12'));
  p.choose('p2', { ability: 'parting-blow', source: 'c', with: 'blade' }).choose('p2', [0, 1, 2]);
  expect(happened(p, 'AttackDeclared').map(({ attacker }) => attacker)).toEqual(['c']);
  p.options('p1', [{ do: 'stand-up', model: 'A' }, { do: 'end' }]);
});

const paid = { warbands: { p2: { fate: 2 } } };

scenario(
  'the Hero that is charged may stand its ground after the move, once, for 1 Fate and 1 die',
  ['JHX-CHARGE-019', 'JHX-CHARGE-020', 'JHX-CHARGE-021', 'JHX-INTERRUPT-014'],
  play => {
    const table = charging(straight, paid);
    const p = play(table.game, { ...table.setup, dice: faces('...') });
    p.choose('p1', charge(table, 'A123')).waitsFor({ by: 'p2', kind: 'window' });
    expect(modelOf(p.state, 'A').at).toBe(table.cell('3'));
    p.skip().choose('p2', { ability: 'stand-your-ground', source: 'b' });
    expect(happened(p, 'FateChanged')).toEqual([{ type: 'FateChanged', player: 'p2', by: -1, why: 'cost' }]);
    // Not asked again, though there is Fate left; the dice are rolled.
    expect(happened(p, 'PoolCounted')[0]?.pool.total).toBe(3);
    expect(happened(p, 'DiceChosen')).toHaveLength(1);

    const q = play(table.game, { ...table.setup, dice: faces('....') });
    q.choose('p1', charge(table, 'A123')).choose('p2', 'pass');
    expect(happened(q, 'PoolCounted')[0]?.pool.total).toBe(4);
  },
);

scenario('the die for standing one’s ground is taken last, and one die is left', 'JHX-CHARGE-022', play => {
  const table = charging(straight, {
    ...paid,
    cards: { heroes: { ...heroes, weak: hero({ attributes: { ...plainHero.attributes, MEL: 1 } }) } },
    models: { A: { card: 'weak' }, b: {} },
    effects: [suffering('A', 'poison')],
  });
  const p = play(table.game, { ...table.setup, dice: faces('..') });
  p.choose('p1', charge(table, 'A123')).choose('p2', { ability: 'stand-your-ground', source: 'b' });
  const pool = happened(p, 'PoolCounted')[0]?.pool;
  expect(pool?.total).toBe(2);
  const lines = pool?.lines.map(({ rule }) => rule) ?? [];
  expect(lines.indexOf('JHX-CHARGE-019')).toBeGreaterThan(lines.indexOf('JHX-ATTACK-021'));

  // 1 die and two for the Charge, less four: none would be left.
  const least = charging(straight, { ...paid, models: { A: { card: 'fighter' } }, effects: [dice(-3)] });
  const q = play(least.game, { ...least.setup, dice: faces('.') });
  q.choose('p1', charge(least, 'A123')).choose('p2', { ability: 'stand-your-ground', source: 'b' });
  const last = happened(q, 'PoolCounted')[0]?.pool;
  expect(last && [last.total, told(last).slice(-3)]).toEqual([
    1,
    ['-3 hex ATTACK-027', '-1 b CHARGE-019', '>=1 ATTACK-019'],
  ]);
});

scenario(
  'only the Hero that is charged stands its ground, also knocked down, but not without Fate; a Monster never does',
  'JHX-CHARGE-023',
  play => {
    const asked = (lay: LaidOut, dice = 4): boolean => {
      const table = charging(straight, lay);
      const p = play(table.game, { ...table.setup, dice: [] });
      try {
        p.choose('p1', charge(table, 'A123'));
      } catch {
        return false;
      }
      return dice > 0 && p.match.decisions[0]?.kind === 'window';
    };
    expect(asked(paid)).toBe(true);
    expect(asked({ ...paid, effects: [suffering('b', 'knock-down')] })).toBe(true);
    expect(asked({})).toBe(false);
    expect(asked({ ...paid, models: { b: { kind: 'monster' } } })).toBe(false);
    expect(asked({ ...paid, models: { b: { kind: 'summoned', master: 'c' } }, away: { c: {} } })).toBe(false);
  },
);

scenario('a Charge whose target is gone when the attack is due has no attack', 'JHX-CHARGE-017', play => {
  const gone = charging(straight, { abilities: [compelled('charge-moved', turn => slay(turn, 'b', null))] });
  const p = play(gone.game, gone.setup).choose('p1', charge(gone, 'A123'));
  expect(happened(p, 'AttackDeclared')).toEqual([]);

  const away = charging(column('A', '1', '2', '3', 'b', '.', '4'), {
    abilities: [
      compelled('charge-moved', function* (turn) {
        yield* place(turn, { model: 'b', to: 6, motion: 'place', by: 'b' });
      }),
    ],
  });
  const q = play(away.game, away.setup).choose('p1', charge(away, 'A123'));
  expect(modelOf(q.state, 'b').at).toBe(away.cell('4'));
  expect(happened(q, 'AttackDeclared')).toEqual([]);
});

scenario('a charger that is knocked down where it ends does not attack', ['JHX-CHARGE-016', 'JHX-ACT-011'], play => {
  const down = compelled('charge-moved', turn => {
    inflict(turn, { condition: 'knock-down', on: 'A', by: 'b' });
  });
  const table = charging(straight, { abilities: [down] });
  const p = play(table.game, table.setup).choose('p1', charge(table, 'A123'));
  expect(happened(p, 'AttackDeclared')).toEqual([]);
  // The cost is lost.
  expect(p.state.activation?.budgets.A).toEqual({ ap: 3, spent: 2 });
  expect([...happened(p, 'ApGained'), ...happened(p, 'FateChanged')]).toEqual([]);
});

scenario(
  'a flier ignores everything on its path, and treacherous ground unless it ends there',
  ['JHX-TERRAIN-021', 'JHX-ABILITY-018'],
  play => {
    const damage = (...way: string[]): number | undefined => {
      const table = charging(column('A', ...way, 'b'), { models: { A: { card: 'flier' } } });
      const p = play(table.game, { ...table.setup, dice: faces('....') });
      p.choose('p1', charge(table, `A${way.map(sign => sign.replace(/\D/g, '')).join('')}`));
      return modelOf(p.state, 'A').damage;
    };
    expect(damage('!1', '2', '3')).toBe(0);
    expect(damage('1', '2', '!3')).toBe(1);
    expect(damage('#1', '2')).toBe(0);
  },
);

scenario('on foot a Charge over treacherous ground hurts once', ['JHX-TERRAIN-013', 'JHX-TERRAIN-014'], play => {
  const table = charging(column('A', '!1', '!2', 'b'));
  const p = play(table.game, { ...table.setup, dice: faces('....') });
  p.choose('p1', charge(table, 'A12'));
  expect(modelOf(p.state, 'A').damage).toBe(1);
});

scenario(
  'a charger that does not come to the end of its path does not attack, within reach or not',
  ['JHX-CHARGE-016', 'JHX-ATTR-002'],
  play => {
    const unsteady = hero({
      weapons: heroes.spearman?.weapons ?? [],
      attributes: { ...plainHero.attributes, MOV: 'D3' },
    });
    const table = charging(column('A', '1', '2', '3', '4', 'b'), {
      cards: { heroes: { unsteady } },
      models: { A: { card: 'unsteady' } },
    });
    // The die lets it come three hexes far, where its spear would reach.
    const p = play(table.game, { ...table.setup, dice: [2] }).choose('p1', charge(table, 'A1234', 'b', 'spear'));
    expect(modelOf(p.state, 'A').at).toBe(table.cell('3'));
    expect(happened(p, 'AttackDeclared')).toEqual([]);
    expect(happened(p, 'ModelMoved').map(({ to }) => to)).toEqual(table.cells('123'));
    // Three and two, less two where it goes through treacherous ground, but not where that is its last hex.
    const shaky = hero({ ...unsteady, attributes: { ...plainHero.attributes, MOV: 'D6' } });
    const far = (...way: string[]): number => {
      const swamp = charging(column('A', ...way, 'b'), {
        cards: { heroes: { shaky } },
        models: { A: { card: 'shaky' } },
      });
      const q = play(swamp.game, { ...swamp.setup, dice: [3] });
      q.choose('p1', charge(swamp, 'A123456', 'b', 'spear'));
      return happened(q, 'ModelMoved').length;
    };
    expect(far('1', '2', '3', '4', '5', '6')).toBe(5);
    expect(far('!1', '2', '3', '4', '5', '6')).toBe(3);
    expect(far('1', '2', '3', '!4', '5', '6')).toBe(4);
  },
);

scenario(
  'a charger that is frozen on its path goes only as far as the cap on its MOV allows',
  ['JHX-ORDER-010', 'JHX-COND-023', 'JHX-CHARGE-016'],
  play => {
    const frozen = compelled('entering-hex', (turn, { of, move }) => {
      if (move?.step === 1) inflict(turn, { condition: 'freeze', on: of, by: 'b' });
    });
    const far = charging(column('A', '1', '2', '3', '4', '5', 'b'), { abilities: [frozen] });
    // MOV 2 and two: the script has no dice for an attack.
    const p = play(far.game, far.setup).choose('p1', charge(far, 'A12345'));
    expect(modelOf(p.state, 'A').at).toBe(far.cell('4'));
    expect(happened(p, 'AttackDeclared')).toEqual([]);
    const near = charging(column('A', '1', '2', '3', '4', 'b'), { abilities: [frozen] });
    const q = play(near.game, { ...near.setup, dice: faces('....') }).choose('p1', charge(near, 'A1234'));
    expect(happened(q, 'AttackDeclared')).toHaveLength(1);
  },
);
