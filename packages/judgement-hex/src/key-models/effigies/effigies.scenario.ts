import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { heal } from '../../combat/damage/healing.js';
import { engagedBy, engagersOf } from '../../combat/engagement/engagement.js';
import { engagementNow } from '../../combat/engagement/now.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { moments } from '../../match/lasting.js';
import { effigyId } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, faces, happened, type LaidOut, laidOut, plainHero, withTemporaryHealth } from '../../testing/index.js';
import { areFriends } from '../../vocabulary/piece.js';
import type { ModeId } from '../../vocabulary/words.js';
import { isAtOwnEffigy } from './at-effigy.js';
import { decayEffigies, decayRound } from './decay.js';
import { regenerateEffigies } from './regeneration.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
        %
     %     %
        c
     A     b
        D
     @     @
        @
`;
const mine = effigyId('p1');
const theirs = effigyId('p2');

const piece = (id: string, lay: LaidOut = {}) => {
  const { table } = laidOut(drawing, lay);
  const found = pieceOf(table, id);
  if (!found) throw new RangeError(id);
  return { table, piece: found };
};

test('base health is the start less 4 for each enemy Soul, decay and direct damage [JHX-EFFIGY-001]', () => {
  const lay: LaidOut = {
    models: { b: { souls: 1 } },
    warbands: { p1: { effigy: { damage: 2, decay: 3 } }, p2: { banked: 1 } },
  };
  const { table } = laidOut(drawing, lay);
  expect([effigyHealth(table, 'p1'), effigyHealth(table, 'p2')]).toEqual([16 - 8 - 3 - 2, 16]);
  const battle = laidOut(drawing, { ...lay, options: { mode: '5v5' } }).table;
  expect([effigyHealth(battle, 'p1'), effigyHealth(battle, 'p2')]).toEqual([20 - 8 - 3 - 2, 20]);
});

test('an Effigy is 4 high [JHX-EFFIGY-005]', () => {
  expect(piece(mine).piece.height).toBe(4);
});

test('an Effigy is a friend of its player and engages nobody, but is engaged [JHX-EFFIGY-006, JHX-EFFIGY-007]', () => {
  const { table, piece: effigy } = piece(theirs);
  const field = fieldOf(table);
  const [c, A] = ['c', 'A'].map(id => field.pieces.find(one => one.id === id));
  if (!c || !A) throw new RangeError('drawn otherwise');
  expect([areFriends(effigy, c), areFriends(effigy, A)]).toEqual([true, false]);
  const context = engagementNow(table);
  expect(engagedBy(field, effigy, context)).toEqual([]);
  expect(engagersOf(field, effigy, context).map(({ id }) => id)).toEqual(['A']);
});

test('in 3v3 an Effigy has Stealth and Gravity Well, in 5v5 neither [JHX-EFFIGY-008, JHX-EFFIGY-009]', () => {
  const common = (mode: ModeId) => {
    const { table, piece: effigy } = piece(mine, { options: { mode } });
    return [effigy.traits, modeOf(table).effigy.common.map(({ id }) => id)];
  };
  expect(common('3v3')).toEqual([['stealth'], ['stealth', 'gravity-well']]);
  expect(common('5v5')).toEqual([[], []]);
});

test('a hex adjacent to one of the hexes of an Effigy is adjacent to the Effigy [JHX-EFFIGY-026]', () => {
  const { table, model } = laidOut(drawing);
  expect(['A', 'D', 'c', 'b'].map(id => isAtOwnEffigy(table, model(id)))).toEqual([true, true, true, true]);
  const far = laidOut(`
     .     c
        .
     A     .
        .
     D     .
        .
     @     @
        @
`);
  expect(['A', 'D', 'c'].map(id => isAtOwnEffigy(far.table, far.model(id)))).toEqual([false, true, false]);
});

scenario('nobody takes an attack for an Effigy, and an Effigy does not stand its ground', 'JHX-EFFIGY-025', play => {
  const loyal = { ...plainHero, common: [{ id: 'protect-me' }, { id: 'ward' }] } as const;
  const { game, setup } = laidOut(drawing, {
    cards: { heroes: { loyal } },
    models: { c: { card: 'loyal', ward: 'b' } },
    active: 'A',
  });
  play(game, { ...setup, dice: faces('h') })
    .choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: theirs })
    .choose('p1', [0])
    .waitsFor({ by: 'p1', kind: 'action' });
});

scenario(
  'no model takes an attack for an Effigy, even if its card lets it do so for its friends',
  'JHX-EFFIGY-025',
  play => {
    const takes = (optional: boolean) =>
      ({
        id: 'guard',
        name: 'Guard',
        kind: 'innate',
        when: { window: 'dice-chosen', of: 'other-friend', within: 1 },
        interrupt: true,
        optional,
        // The Fate shows that the ability acts where one of its effects can.
        effects: [{ op: 'redirect' }, ...(optional ? [] : [{ op: 'fate', amount: 1, of: 'own' } as const])],
      }) as const;
    const attacked = (optional: boolean) => {
      const { game, setup } = laidOut(drawing, { heroes: { c: { abilities: [takes(optional)] } }, active: 'A' });
      return play(game, { ...setup, dice: faces('h') })
        .choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: theirs })
        .choose('p1', [0])
        .waitsFor({ by: 'p1', kind: 'action' });
    };
    attacked(true);
    const compulsory = attacked(false);
    expect(compulsory.state.warbands.map(({ fate }) => fate)).toEqual([0, 1]);
    expect(happened(compulsory, 'AttackRedirected')).toEqual([]);
  },
);

const hurt = { warbands: { p1: { effigy: { damage: 5, decay: 3 } }, p2: { banked: 1 } } } as const;

scenario(
  'at the start of the Communion Phase direct damage to an Effigy goes, all other damage stays',
  'JHX-EFFIGY-018',
  play => {
    const laid = laidOut(drawing, hurt);
    const p = play(doing(laid, regenerateEffigies), laid.setup);
    p.events({ type: 'EffigyHealed', player: 'p1', by: 5, why: 'regeneration' });
    expect(effigyHealth({ ...laid.table, state: p.state }, 'p1')).toBe(16 - 4 - 3);
  },
);

scenario('regeneration counts as the activation of an Effigy: effects until its start end', 'JHX-EFFIGY-019', play => {
  const until = (id: string, moment: string) => ({ ...withTemporaryHealth(id, 2, moment), until: moment });
  const laid = laidOut(drawing, {
    effects: [
      until(mine, moments.startOf(mine)),
      until(theirs, moments.endOf(theirs)),
      until(mine, moments.round),
      until('A', moments.startOf('A')),
    ],
  });
  const { state } = play(doing(laid, regenerateEffigies), laid.setup);
  expect(state.effects.map(({ target, until: end }) => [target, end])).toEqual([
    [mine, moments.round],
    ['A', moments.startOf('A')],
  ]);
});

scenario('abilities heal an Effigy of direct damage alone', 'JHX-EFFIGY-020', play => {
  const laid = laidOut(drawing, hurt);
  const healed = (amount: number): number => {
    const p = play(
      doing(laid, turn => void heal(turn, mine, amount, 'JHX-EFFIGY-020')),
      laid.setup,
    );
    return effigyHealth({ ...laid.table, state: p.state }, 'p1');
  };
  expect([healed(2), healed(9)]).toEqual([6, 9]);
});

test('Effigies decay in round 5, in a Battle in round 6, or by the option `decayRound` in another [JHX-EFFIGY-021, JHX-EFFIGY-022]', () => {
  const round = (options: LaidOut['options']) => decayRound(laidOut(drawing, { options: options ?? {} }).table);
  expect([round({}), round({ mode: '5v5' }), round({ decayRound: 4 })]).toEqual([5, 6, 4]);
});

scenario('both Effigies lose 3 by decay, once', ['JHX-EFFIGY-021', 'JHX-EFFIGY-022', 'JHX-EFFIGY-023'], play => {
  for (const [mode, last, left] of [
    ['3v3', 5, 13],
    ['5v5', 6, 17],
  ] as const) {
    const health = (round: number): readonly number[] => {
      const laid = laidOut(drawing, { options: { mode }, state: { round } });
      const { state } = play(doing(laid, decayEffigies), laid.setup);
      return state.players.map(player => effigyHealth({ ...laid.table, state }, player));
    };
    expect([health(last - 1), health(last), health(last + 1)]).toEqual([
      [left + 3, left + 3],
      [left, left],
      [left + 3, left + 3],
    ]);
  }
});

scenario('decay may capture one Effigy, or both at once', ['JHX-EFFIGY-023', 'JHX-WIN-003', 'JHX-WIN-005'], play => {
  const decaying = (p1: number, p2: number) => {
    const laid = laidOut(drawing, { state: { round: 5 }, warbands: { p1: { banked: p1 }, p2: { banked: p2 } } });
    return play(doing(laid, decayEffigies), laid.setup);
  };
  // 13 less 4 for each Soul.
  decaying(3, 3).ends({ reason: 'done', winners: [] });
  decaying(4, 2).ends({ reason: 'effigy-captured', winners: ['p1'] });
  decaying(5, 4).ends({ reason: 'more-souls', winners: ['p1'] });
});
