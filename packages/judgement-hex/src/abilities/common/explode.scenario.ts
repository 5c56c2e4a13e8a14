import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { slay } from '../../combat/death/death.js';
import { doing, happened, type Laid, type LaidOut, plainMonster, plainSummoned } from '../../testing/index.js';
import type { Jhx, Lasting } from '../../vocabulary/index.js';
import { gained, hurt, scenario, table } from './scenario-words.js';

const drawing = `
      A     .
         b
      .     C
         .
      .     D
`;
const bomb = { b: [{ id: 'explode', amount: 3 }] } as const;
const dies = (laid: Laid, by: string | null = 'A') => doing(laid, turn => slay(turn, 'b', by));

scenario(
  'each enemy next to a model that dies takes X damage, nobody farther away, and no friend',
  ['JHX-ABILITY-016'],
  play => {
    const laid = table(`${drawing}         e\n`.replace('A     .', 'A     f'), bomb);
    expect(hurt(play(dies(laid), laid.setup), 'A', 'C', 'D', 'f')).toEqual([3, 3, 0, 0]);
  },
);

scenario('the damage of Explode is lessened by RES', ['JHX-ABILITY-016', 'JHX-DAMAGE-005'], play => {
  const armour: Omit<Lasting, 'id'> = {
    key: 'modify:armour:RES',
    source: 'A',
    target: 'A',
    data: { kind: 'modify', what: 'RES', by: 1 },
  };
  const laid = table(drawing, bomb, { effects: [armour] });
  expect(hurt(play(dies(laid), laid.setup), 'A', 'C')).toEqual([2, 3]);
});

scenario(
  'the exploding model has the kill: the nearest Hero of its side harvests the Soul',
  ['JHX-ABILITY-016', 'JHX-SOUL-040', 'JHX-DEATH-003'],
  play => {
    const laid = table(`${drawing}         e\n`, bomb, { models: { C: { damage: 10 } } });
    const p = play(dies(laid), laid.setup);
    expect(happened(p, 'ModelDied').map(({ model, killer }) => [model, killer])).toEqual([
      ['b', 'A'],
      ['C', 'b'],
    ]);
    expect(happened(p, 'SoulBound').at(-1)).toEqual({ type: 'SoulBound', model: 'e', from: 'C' });
  },
);

scenario('a Monster hurts both sides, and its damage is known although it is gone', 'JHX-ABILITY-016', play => {
  const laid = table(
    drawing.replace('D', 'd'),
    {},
    {
      models: { b: { kind: 'monster', card: 'bomb' } },
      cards: { monsters: { bomb: { ...plainMonster, common: [{ id: 'explode', amount: 2 }] } } },
    },
  );
  const p = play(dies(laid), laid.setup);
  const damaged: Jhx['event'][] = [...happened(p, 'ModelDamaged')];
  expect(damaged.map(one => (one.type === 'ModelDamaged' ? [one.model, one.damage, one.cause, one.by] : []))).toEqual([
    ['A', 2, 'explosion', 'b'],
    ['C', 2, 'explosion', 'b'],
  ]);
});

scenario('a model that has Explode only for a time explodes too', ['JHX-ABILITY-016', 'JHX-DEATH-006'], play => {
  const laid = table(drawing, {}, { effects: [gained('b', { id: 'explode', amount: 2 })] });
  expect(hurt(play(dies(laid), laid.setup), 'A', 'C', 'D')).toEqual([2, 2, 0]);
});

scenario('the Master has the kill of an exploding Summoned model', ['JHX-ABILITY-016', 'JHX-SUMMON-010'], play => {
  // In p2's turn no Hero would harvest a model of p1 without a killer. f is nearer than the Master e.
  const laid = table(
    `${drawing}         e\n`.replace('D', 'f'),
    {},
    {
      active: 'e',
      models: { b: { kind: 'summoned', card: 'bomb', master: 'e' }, C: { damage: 10 } },
      cards: { summoned: { bomb: { ...plainSummoned, common: [{ id: 'explode', amount: 3 }] } } },
    },
  );
  const p = play(dies(laid), laid.setup);
  expect(happened(p, 'SoulBound')).toEqual([{ type: 'SoulBound', model: 'e', from: 'C' }]);
  expect(happened(p, 'LevelGained').map(({ model }) => model)).toEqual(['e']);
});

scenario(
  'the Soul of a model that explodes is harvested before the explosion, or by the option `deathTriggers` when the active player says',
  ['JHX-DEATH-004', 'JHX-ABILITY-016', 'JHX-SOUL-040'],
  play => {
    const lay = { models: { A: { damage: 9 } } };
    const told = (p: Play<Jhx>): readonly string[] => [
      ...happened(p, 'SoulBound').map(({ model, from }) => `${from} to ${model}`),
      ...happened(p, 'LevelGained').map(({ model }) => `level for ${model}`),
    ];
    const first = table(drawing, bomb, lay);
    const p = play(dies(first), first.setup);
    // A has its Soul and level, and so the health to survive.
    expect([told(p), hurt(p, 'A')]).toEqual([['b to A', 'level for A'], [12]]);
    const asked = table(drawing, bomb, { ...lay, options: { deathTriggers: 'active-player' } });
    const ordering = () => play(dies(asked), asked.setup).options('p1', ['harvest', 'triggers']);
    const q = ordering().choose('p1', 'harvest');
    expect([told(q), hurt(q, 'A')]).toEqual([['b to A', 'level for A'], [12]]);
    const r = ordering().choose('p1', 'triggers');
    // The explosion kills A first, and the nearest of its side that is left harvests.
    expect(happened(r, 'ModelDied').map(({ model }) => model)).toEqual(['b', 'A']);
    expect(told(r)).toEqual(['b to C', 'level for C']);
  },
);

scenario(
  'the Summoned models of the dead one die last, or by the option `deathTriggers` when the active player says',
  ['JHX-DEATH-004', 'JHX-SUMMON-015', 'JHX-DEATH-013'],
  play => {
    const order = (options: LaidOut['options'], ...said: readonly string[]): readonly string[] => {
      const models = { d: { kind: 'summoned', master: 'b' }, C: { damage: 9 } } as const;
      const laid = table(drawing.replace('D', 'd'), bomb, { models, ...(options ? { options } : {}) });
      const p = play(dies(laid), laid.setup);
      for (const next of said) p.choose('p1', next);
      return happened(p, 'ModelDied').map(({ model }) => model);
    };
    expect(order({})).toEqual(['b', 'C', 'd']);
    const asked = { deathTriggers: 'active-player' } as const;
    expect(order(asked, 'summoned', 'triggers')).toEqual(['b', 'd', 'C']);
    expect(order(asked, 'triggers', 'harvest')).toEqual(['b', 'C', 'd']);
  },
);
