import { describe, expect, test } from 'vitest';
import { everyDirection } from '../../../../core/src/hex/hex.js';
import { fieldOf } from '../../board/on-hexes.js';
import { battlefield } from '../../ground/hexes/models/field.js';
import { pushAlong } from '../../ground/hexes/movement/directed.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { as, card, column, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { PushChoice } from '../../vocabulary/index.js';
import { attackOf, newAttack } from '../declare/facts.js';
import { pushes, pushPrice } from './push.js';

/** A corridor: `A` next to `b`, two free hexes behind it, one behind `A`. */
const corridor = column('1', 'A', 'b', '2', '3');

interface Case extends LaidOut {
  readonly symbols: number;
  readonly weapon?: string;
  readonly ap?: number;
  readonly kind?: Attack['kind'];
  readonly target?: string;
}

/** Where the Pushes of `A`'s attack lead: `b>3 A>2`, with the price; in braces where the attacker goes first. */
const waysOf = (
  { symbols, weapon = 'blade', ap = 1, kind = 'action', target = 'b', ...lay }: Case,
  drawing = corridor,
) => {
  const laid = laidOut(drawing, { active: 'A', ...lay });
  const { table } = laid;
  const attack: Attack = { ...newAttack(attackOf(table, { attacker: 'A', target, weapon, kind, ap })), symbols };
  const names = ['1', '2', '3', 'A', 'b'].filter(name => drawing.includes(name));
  const nameOf = (cell: number | undefined): string => names.find(name => laid.cell(name) === cell) ?? '?';
  const end = (model: string, how: PushChoice['target']): string => {
    const piece = pieceOf(table, model);
    if (!piece || !how) return '';
    const { terrain } = fieldOf(table);
    // As if nobody else were there: who goes second may go where the first was.
    const alone = battlefield(terrain, []);
    const direction = everyDirection[how.direction] ?? 0;
    return `${model}>${nameOf(pushAlong(alone, piece, direction, how.hexes).at(-1))}`;
  };
  return pushes(table, attack).map(choice => {
    const both = [end('b', choice.target), end('A', choice.attacker)].filter(text => text !== '');
    const way = choice.attackerFirst ? both.reverse().join(' then ') : both.join(' ');
    return `${way} for ${pushPrice(table, attack, choice)}`;
  });
};

describe('a Push', () => {
  test('moves target or attacker one hex for a symbol [JHX-MAN-009, JHX-MAN-010]', () => {
    expect(waysOf({ symbols: 0 })).toEqual([]);
    expect(waysOf({ symbols: 1 })).toEqual(['b>2 for 1', 'A>1 for 1']);
  });

  test('is split between them, every distance up to the symbols [JHX-MAN-010, JHX-MAN-013]', () => {
    expect(waysOf({ symbols: 2 })).toEqual([
      'b>2 for 1',
      'b>3 for 2',
      'A>1 for 1',
      // b goes first, and A away or after it.
      'b>2 A>1 for 2',
      'b>2 A>b for 2',
      'A>1 then b>A for 2',
    ]);
  });

  test('ends before an obstacle, and no route is offered twice [JHX-MAN-014]', () => {
    const blocked = column('1', 'A', 'b', '2', '#');
    expect(waysOf({ symbols: 3 }, blocked)).toEqual([
      'b>2 for 1',
      'A>1 for 1',
      'b>2 A>1 for 2',
      'b>2 A>b for 2',
      'A>1 then b>A for 2',
    ]);
    const walled = column('1', 'A', 'b', '=', '2');
    expect(waysOf({ symbols: 1 }, walled)).toEqual(['A>1 for 1']);
    const occupied = column('1', 'A', 'b', 'd', '2');
    expect(waysOf({ symbols: 1 }, occupied)).toEqual(['A>1 for 1']);
  });

  test('is 3 hexes at most, for both together [JHX-MAN-009]', () => {
    const long = column('1', '.', '.', '.', 'A', 'b');
    // A alone by 1, 2 or 3; or by 1 or 2 and b after it.
    const far = waysOf({ symbols: 5 }, long);
    expect(far.filter(way => way.startsWith('A'))).toHaveLength(3 + 2);
    expect(far.every(way => Number(way.at(-1)) <= 3)).toBe(true);
  });

  test('moves the attacker alone with a bow or a staff [JHX-MAN-011]', () => {
    expect(waysOf({ symbols: 2, weapon: 'bow' })).toEqual(['A>1 for 1']);
    expect(waysOf({ symbols: 2, weapon: 'staff' })).toEqual(['A>1 for 1']);
  });

  test('is not for attacks that cost no AP, nor for the second one of Dual Wield [JHX-MAN-016, JHX-MAN-017]', () => {
    expect(waysOf({ symbols: 3, ap: 0 })).toEqual([]);
    expect(waysOf({ symbols: 3, ap: 0, kind: 'dual-wield' })).toEqual([]);
    expect(waysOf({ symbols: 3, ap: 1, kind: 'dual-wield' })).toEqual([]);
    expect(waysOf({ symbols: 1, kind: 'charge' })).toEqual(['b>2 for 1', 'A>1 for 1']);
  });

  test('is for every model but Monsters, who suffer it [JHX-MAN-009]', () => {
    expect(waysOf({ symbols: 3, models: { A: { kind: 'monster' } }, weapon: 'teeth' })).toEqual([]);
    expect(waysOf({ symbols: 1, models: { A: { kind: 'summoned' } }, weapon: 'claws' })).toEqual([
      'b>2 for 1',
      'A>1 for 1',
    ]);
    expect(waysOf({ symbols: 1, models: { b: { kind: 'monster' } } })).toEqual(['b>2 for 1', 'A>1 for 1']);
  });

  test('moves nobody who is immune to it [JHX-ABILITY-024]', () => {
    const ability: CommonAbility = { id: 'immune', to: 'push' };
    expect(waysOf({ symbols: 1, ...having('b', ability) })).toEqual(['A>1 for 1']);
    expect(waysOf({ symbols: 1, ...having('A', ability) })).toEqual(['b>2 for 1']);
  });

  test('of the attacker is open when the target is dead [JHX-DEATH-009]', () => {
    expect(waysOf({ symbols: 1, away: { c: {} }, target: 'c' })).toEqual(['A>1 for 1']);
  });
});

const having = (id: string, ...common: readonly CommonAbility[]) => as(card({}, { common }), id);

describe('further symbols for a Push', () => {
  test('are paid by Small models for others, once and only to move them [JHX-MAN-018, JHX-MAN-019]', () => {
    const small = having('A', { id: 'small' });
    expect(waysOf({ symbols: 1, ...small })).toEqual(['A>1 for 1']);
    expect(waysOf({ symbols: 3, ...small })).toEqual([
      'b>2 for 2',
      'b>3 for 3',
      'A>1 for 1',
      'b>2 A>1 for 3',
      'b>2 A>b for 3',
      'A>1 then b>A for 3',
    ]);
  });

  test('are not paid by Small models for Small ones, nor by others for Small models [JHX-MAN-018]', () => {
    const A = having('A', { id: 'small' });
    const small = { ...A, models: { ...A.models, b: A.models.A ?? {} } };
    expect(waysOf({ symbols: 1, ...small })).toEqual(['b>2 for 1', 'A>1 for 1']);
    expect(waysOf({ symbols: 1, ...having('b', { id: 'small' }) })).toEqual(['b>2 for 1', 'A>1 for 1']);
  });

  test('are paid to push Steadfast models, and add up [JHX-ABILITY-078, JHX-MAN-019]', () => {
    const steadfast = having('b', { id: 'steadfast' });
    expect(waysOf({ symbols: 1, ...steadfast })).toEqual(['A>1 for 1']);
    expect(waysOf({ symbols: 2, ...steadfast })).toEqual(['b>2 for 2', 'A>1 for 1']);
    const both: Pick<LaidOut, 'models' | 'cards'> = {
      models: { A: { card: 'little' }, b: { card: 'special' } },
      cards: {
        heroes: {
          little: { ...plainHero, common: [{ id: 'small' }] },
          special: { ...plainHero, common: [{ id: 'steadfast' }] },
        },
      },
    };
    expect(waysOf({ symbols: 2, ...both })).toEqual(['A>1 for 1']);
    expect(waysOf({ symbols: 3, ...both })).toEqual(['b>2 for 3', 'A>1 for 1']);
  });
});

test('a Push has any direction, or by the option `pushDirection` one that leads away [JHX-MAN-012]', () => {
  const open = `
        .
     .     .
        A
     .     .
        b
     .     .
        .
  `;
  const any = waysOf({ symbols: 1 }, open);
  const away = waysOf({ symbols: 1, options: { pushDirection: 'away' } }, open);
  expect(any.filter(way => way.startsWith('b'))).toHaveLength(5);
  expect(any.filter(way => way.startsWith('A'))).toHaveLength(5);
  expect(away.filter(way => way.startsWith('b'))).toHaveLength(3);
  expect(away.filter(way => way.startsWith('A'))).toHaveLength(3);
});

test('an Effigy is not pushed, but the attacker that hits it may be [JHX-MAN-020]', () => {
  const besides = `
        %
     %     %
        A
     .     b
        1
     @     @
        @
  `;
  const lay = { symbols: 2, target: 'effigy:p2', options: { pushDirection: 'away' } } as const;
  expect(waysOf(lay, besides).every(way => way.startsWith('A>'))).toBe(true);
  expect(waysOf(lay, besides)).toContain('A>1 for 1');
});
