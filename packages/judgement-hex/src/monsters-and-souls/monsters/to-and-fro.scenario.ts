import type { Rule, Turn } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { place } from '../../combat/walking/walk.js';
import type { RuleId } from '../../rulebook/index.js';
import { attacks, column, doing, faces, type Laid, type LaidOut, laidOut, weapon } from '../../testing/index.js';
import type { Jhx, JhxOptions } from '../../vocabulary/index.js';
import type { Monster } from '../../vocabulary/pack.js';
import { kicker } from './kicking-words.js';
import { monsterReach, strikeNewlyEngaged } from './strikes.js';

const scenario = scenarios<RuleId>(test);

const beast = { kind: 'monster', card: 'beast' } as const;
/** Two Monsters that push, and two Heroes beside neither. */
const table = (lay: LaidOut = {}, how: Partial<Monster> = {}): Laid =>
  laidOut(column('m', '1', '2', 'n', '.', 'A', '.', '.', 'b'), {
    ...lay,
    cards: { monsters: { beast: { ...kicker(), ...how } } },
    models: { m: beast, n: beast },
  });
/** A is put next to m, and Monsters strike. */
const putDown = (laid: Laid) =>
  doing(laid, function* (turn: Turn<Jhx>): Rule {
    const before = monsterReach(turn);
    yield* place(turn, { model: 'A', to: laid.cell('1'), motion: 'place', by: null });
    yield* strikeNewlyEngaged(turn, before);
  });

scenario(
  'two Monsters that kick a Hero to and fro strike each time, or by the option `monsterStrikesAgain` once each',
  ['JHX-MONSTER-043', 'JHX-MONSTER-046'],
  play => {
    const struck = (monsterStrikesAgain: JhxOptions['monsterStrikesAgain'], dice: string) => {
      const laid = table({ options: { monsterStrikesAgain } });
      const p = play(putDown(laid), { ...laid.setup, dice: faces(dice) });
      p.choose('p2', laid.cell('2')).choose('p2', laid.cell('1'));
      return attacks(p);
    };
    // The third blow misses.
    expect(struck('each-time', 'm.m...')).toEqual(['m at A with hoof', 'n at A with hoof', 'm at A with hoof']);
    expect(struck('once', 'm.m.')).toEqual(['m at A with hoof', 'n at A with hoof']);
  },
);

scenario(
  'a Hero that two Monsters kick to and fro after its activation is struck each time too, or once by each',
  ['JHX-MONSTER-043', 'JHX-MONSTER-040', 'JHX-MONSTER-041'],
  play => {
    const struck = (monsterStrikesAgain: JhxOptions['monsterStrikesAgain'], dice: string) => {
      const laid = table({ at: { A: '1' }, active: 'A', options: { monsterStrikesAgain } });
      const p = play(laid.game, { ...laid.setup, dice: faces(dice) }).choose('p1', { do: 'end' });
      p.choose('p2', laid.cell('2')).choose('p2', laid.cell('1'));
      return attacks(p);
    };
    expect(struck('each-time', 'm.m...')).toEqual(['m at A with hoof', 'n at A with hoof', 'm at A with hoof']);
    expect(struck('once', 'm.m.')).toEqual(['m at A with hoof', 'n at A with hoof']);
  },
);

scenario(
  'two Monsters that throw a Hero to each other without ever harming it stop after a hundred attacks',
  'JHX-MONSTER-043',
  play => {
    const hurl = innate({
      when: { window: 'attack-ended', of: 'self', role: 'attacker' },
      effects: [{ op: 'throw', hexes: 1, to: 'attacked' }],
    });
    const thrown = (RES: number): number => {
      const weapons = [weapon('hoof', 'MEL', 1, { damage: [1, 2, 2] })];
      const laid = table({ heroes: { A: { attributes: { RES } } } }, { weapons, abilities: [hurl] });
      return attacks(play(putDown(laid), { ...laid.setup, seed: 'to and fro' })).length;
    };
    expect(thrown(2)).toBe(100);
    // A Hero that they can harm dies before.
    expect(thrown(0)).toBeLessThan(20);
  },
);
