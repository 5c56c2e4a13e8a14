import { type Ability, defineAbility, history, type PlayerId, type Rule, roll } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { expect } from 'vitest';
import { changeFate } from '../../beside-table/fate/pool.js';
import { modelOf, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import { windows } from '../../special-rules/timing/windows.js';
import { as, band, bandCards, card, column, doing, faces, type LaidOut, laidOut } from '../../testing/index.js';
import type { Jhx, JhxEvent, JhxState } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { attacking, compelled, rolling, scenario } from '../attack/scenario-words.js';
import type { OneAttack } from '../dice-pool/pool-words.js';
import { rerollable, rerollDice } from './reroll.js';
import { offerTryAgain } from './try-again.js';

const duel = column('A', 'b');
const rich: OneAttack = { warbands: { p1: { fate: 3 }, p2: { fate: 3 } } };
const again = { ability: 'try-again', source: 'A' } as const;

/** Somebody's ability that rolls dice of any attack again: those on the given places. */
const meddling = (by: PlayerId, source: string, places: readonly number[]): Ability<Jhx> =>
  defineAbility<Jhx, Moment>({
    id: `meddling-${source}`,
    rule: 'JHX-REROLL-006',
    window: windows['dice-rolled'],
    offers: (turn, { attack }) =>
      attack && rerollable(tableOf(turn), attack).some(place => places.includes(place)) ? [{ by, source }] : [],
    *use(turn, { attack }) {
      if (attack) yield* rerollDice(turn, attack, { places, by, rule: 'JHX-REROLL-006' });
    },
  });
const meddles = (source: string): { ability: string; source: string } => ({ ability: `meddling-${source}`, source });

const rerolled = (by: PlayerId, dice: readonly number[], shown: string): JhxEvent => ({
  type: 'DiceRerolled',
  by,
  dice,
  faces: faces(shown),
});
const paid = (player: PlayerId): JhxEvent => ({ type: 'FateChanged', player, by: -1, why: 'cost' });
const fate = (state: JhxState): number[] => state.players.map(player => warbandOf(state, player).fate);

scenario(
  'for 1 Fate the attacker rolls the whole pool again, and what it shows then counts, even if it is worse',
  ['JHX-REROLL-001', 'JHX-REROLL-002', 'JHX-REROLL-011', 'JHX-REROLL-012', 'JHX-INTERRUPT-015'],
  play => {
    const staged = attacking(duel, rich);
    const played = play(staged.game, rolling(staged, 'h.' + '..'))
      .options('p1', [again, 'pass'])
      .choose('p1', again)
      .events(
        ...staged.opening,
        paid('p1'),
        rerolled('p1', [0, 1], '..'),
        { type: 'DiceChosen', attacker: 'A', faces: [], blow: null, symbols: 0 },
        { type: 'AttackEnded', attacker: 'A', target: 'b' },
      );
    expect(fate(played.state)).toEqual([2, 3]);
  },
);

scenario('a roll is tried again once only', 'JHX-REROLL-003', play => {
  const staged = attacking(duel, rich);
  play(staged.game, rolling(staged, '..' + 'hh'))
    .choose('p1', again)
    .waitsFor({ by: 'p1', kind: 'dice' });
});

scenario('the dice are chosen when all re-rolls are done', 'JHX-DICE-007', play => {
  const staged = attacking(duel, { ...rich, abilities: [meddling('p2', 'b', [0])] });
  play(staged.game, rolling(staged, 'hh' + '.'))
    .waitsFor({ by: 'p1', kind: 'window' })
    .choose('p1', 'pass')
    .waitsFor({ by: 'p2', kind: 'window' })
    .choose('p2', meddles('b'))
    .waitsFor({ by: 'p1', kind: 'dice' })
    .options('p1', [[1], []]);
});

scenario('a player without Fate is offered no re-roll; Fate that has just come is enough', 'JHX-REROLL-012', play => {
  const poor = attacking(duel);
  play(poor.game, rolling(poor, 'hh')).waitsFor({ by: 'p1', kind: 'dice' });
  const gift = compelled('dice-rolled', turn => changeFate(turn, 'p1', 1, 'ability', 'JHX-FATE-014'));
  const staged = attacking(duel, { abilities: [gift] });
  const played = play(staged.game, rolling(staged, '..' + '..')).choose('p1', again);
  expect(fate(played.state)).toEqual([0, 0]);
});

scenario(
  'attacks of Summoned models and of Monsters are not tried again',
  ['JHX-REROLL-001', 'JHX-MONSTER-050'],
  play => {
    const imp = attacking(duel, { ...rich, models: { A: { kind: 'summoned' } }, weapon: 'claws' });
    play(imp.game, rolling(imp, 'hh')).waitsFor({ by: 'p1', kind: 'dice' });
    const any = { ...rich, options: { tryAgainScope: 'any' } } as const;
    const free = attacking(duel, { ...any, models: { A: { kind: 'summoned' } }, weapon: 'claws' });
    play(free.game, rolling(free, 'hh')).waitsFor({ by: 'p1', kind: 'dice' });
    const rat = attacking(duel, {
      ...any,
      models: { A: { kind: 'monster' } },
      weapon: 'teeth',
      kind: 'hunter',
      active: 'b',
      abilities: [meddling('p2', 'b', [0])],
    });
    play(rat.game, rolling(rat, 'hh')).waitsFor();
  },
);

scenario('by the option `tryAgainScope` anybody may pay to have a roll tried again', 'JHX-REROLL-001', play => {
  const staged = attacking(duel, { ...rich, options: { tryAgainScope: 'any' } });
  const played = play(staged.game, rolling(staged, 'hh' + '..'))
    .choose('p1', 'pass')
    .options('p2', [again, 'pass'])
    .choose('p2', again);
  expect(fate(played.state)).toEqual([3, 2]);
  // Tried again by the one, it is not by the other.
  play(staged.game, rolling(staged, '..' + '..'))
    .choose('p1', again)
    .waitsFor();
});

scenario(
  'after a part of the pool only the rest is rolled again',
  ['JHX-REROLL-004', 'JHX-REROLL-005', 'JHX-REROLL-006'],
  play => {
    const staged = attacking(duel, { ...rich, abilities: [meddling('p1', 'A', [1])] });
    play(staged.game, rolling(staged, '..' + 'm' + '.'))
      .options('p1', [meddles('A'), again, 'pass'])
      .choose('p1', meddles('A'))
      .options('p1', [again, 'pass'])
      .choose('p1', again)
      .events(
        ...staged.opening,
        rerolled('p1', [1], 'm'),
        paid('p1'),
        rerolled('p1', [0], '.'),
        { type: 'DiceChosen', attacker: 'A', faces: ['manoeuvre'], blow: null, symbols: 1 },
        { type: 'AttackEnded', attacker: 'A', target: 'b' },
      );
  },
);

scenario('a die that one player rolled again is not rolled again by the other one either', 'JHX-REROLL-004', play => {
  const abilities = [meddling('p1', 'A', [0]), meddling('p1', 'C', [1]), meddling('p2', 'b', [0])];
  const staged = attacking(column('C', 'A', 'b'), { abilities, dice: 1 });
  play(staged.game, rolling(staged, '...' + '.' + '.'))
    .choose('p1', meddles('A'))
    .choose('p1', meddles('C'))
    // Nothing is left to p2.
    .waitsFor();
});

scenario('when all dice were rolled again nobody can pay for more', ['JHX-REROLL-010', 'JHX-REROLL-004'], play => {
  const staged = attacking(duel, { ...rich, abilities: [meddling('p1', 'A', [0, 1]), meddling('p2', 'b', [0])] });
  const played = play(staged.game, rolling(staged, '..' + '..'))
    .choose('p1', meddles('A'))
    .waitsFor();
  expect(fate(played.state)).toEqual([3, 3]);
});

scenario(
  'the other player comes second, for dice that were not rolled again; then the first player has no more chance',
  ['JHX-REROLL-006', 'JHX-REROLL-007', 'JHX-REROLL-009'],
  play => {
    const staged = attacking(duel, {
      ...rich,
      abilities: [meddling('p1', 'A', [0]), meddling('p2', 'b', [0, 1])],
    });
    play(staged.game, rolling(staged, 'hh' + 'h' + '.'))
      .waitsFor({ by: 'p1', kind: 'window' })
      .choose('p1', meddles('A'))
      .choose('p1', 'pass')
      .waitsFor({ by: 'p2', kind: 'window' })
      .choose('p2', meddles('b'))
      // Try Again could still be paid for, had p1 not passed.
      .options('p1', [[0], []])
      .events(...staged.opening, rerolled('p1', [0], 'h'), rerolled('p2', [1], '.'));
  },
);

const blow: OneAttack = {
  ...rich,
  attacker: 'b',
  target: 'A',
  kind: 'parting-blow',
  abilities: [meddling('p1', 'A', [0]), meddling('p2', 'b', [1])],
};

scenario('in the enemy’s activation the player who rolled comes first', 'JHX-REROLL-008', play => {
  const staged = attacking(duel, blow);
  play(staged.game, rolling(staged, '...'))
    .waitsFor({ by: 'p2', kind: 'window' })
    .options('p2', [meddles('b'), { ability: 'try-again', source: 'b' }, 'pass'])
    .choose('p2', 'pass')
    .waitsFor({ by: 'p1', kind: 'window' })
    .choose('p1', 'pass');
});

scenario(
  'by the option `rerollFirst` the active player re-rolls first in the enemy’s activation',
  'JHX-REROLL-008',
  play => {
    const staged = attacking(duel, { ...blow, options: { rerollFirst: 'active-player' } });
    play(staged.game, rolling(staged, '...'))
      .waitsFor({ by: 'p1', kind: 'window' })
      .choose('p1', 'pass')
      .waitsFor({ by: 'p2', kind: 'window' })
      .choose('p2', 'pass');
  },
);

/** A roll of two D6 for a model of p1 that is no attack; what it comes to goes to the events. */
const harvest = (
  roller: PlayerId | null,
  lay: OneAttack = {},
): Pick<ReturnType<typeof attacking>, 'game' | 'setup'> => {
  const laid = laidOut(duel, { active: 'A', ...rich, ...lay });
  const game = doing(laid, function* (turn): Rule {
    const dice = yield* offerTryAgain(turn, {
      roller,
      ...(roller === null ? {} : { model: 'A' }),
      purpose: 'harvest',
      throws: () => roll(turn, { die: d6, count: 2, purpose: 'harvest', rule: 'JHX-SOUL-003' }),
    });
    turn.emit({ type: 'AbilityUsed', model: 'A', ability: dice.join('+') }, 'JHX-SOUL-003');
  });
  return { game, setup: laid.setup };
};
const came = (to: string): JhxEvent => ({ type: 'AbilityUsed', model: 'A', ability: to });

scenario(
  'other rolls for a Hero are tried again as well: all dice, once, for 1 Fate',
  ['JHX-REROLL-001', 'JHX-REROLL-002', 'JHX-REROLL-003', 'JHX-REROLL-011', 'JHX-REROLL-012'],
  play => {
    const { game, setup } = harvest('p1');
    play(game, { ...setup, dice: [6, 5, 1, 2] })
      .options('p1', [true, false])
      .choose('p1', true)
      .events(paid('p1'), came('1+2'));
    play(game, { ...setup, dice: [6, 5] })
      .choose('p1', false)
      .events(came('6+5'));
    const poor = harvest('p1', { warbands: {} });
    play(poor.game, { ...poor.setup, dice: [6, 5] }).events(came('6+5'));
    const imp = harvest('p1', { models: { A: { kind: 'summoned' } } });
    play(imp.game, { ...imp.setup, dice: [6, 5] }).events(came('6+5'));
  },
);

scenario('nobody pays for a roll of no player, except by the option `tryAgainScope`', 'JHX-REROLL-001', play => {
  const own = harvest(null);
  play(own.game, { ...own.setup, dice: [3, 4] }).events(came('3+4'));
  const any = harvest(null, { options: { tryAgainScope: 'any' } });
  play(any.game, { ...any.setup, dice: [3, 4, 6, 6] })
    .waitsFor({ by: 'p1', kind: 'confirm' })
    .choose('p1', false)
    .waitsFor({ by: 'p2', kind: 'confirm' })
    .choose('p2', true)
    .events(paid('p2'), came('6+6'));
});

scenario('dice of the enemy that are rolled again are still rolled by their player', 'JHX-REROLL-007', play => {
  const staged = attacking(duel, { abilities: [meddling('p2', 'b', [0])] });
  const played = play(staged.game, rolling(staged, 'h.' + '.')).choose('p2', meddles('b'));
  const rollers = history(played.match).flatMap(({ records }) =>
    records.flatMap(record => (record.kind === 'roll' ? [record.request.by] : [])),
  );
  expect(rollers).toEqual(['p1', 'p1']);
});

scenario('the rolls of abilities may be tried again', ['JHX-REROLL-001', 'JHX-REROLL-002'], play => {
  const laid = laidOut(duel, { active: 'A', ...rich });
  const fire = { self: 'A', target: 'b', ability: { id: 'fire', name: 'Fire' } };
  const burning = doing(laid, turn =>
    applyEffects(turn, [{ op: 'damage', amount: { die: 'D6', count: 2, plus: 1 }, true: true }], fire),
  );
  const burnt = play(burning, { ...laid.setup, dice: [1, 1, 2, 3] }).choose('p1', true);
  expect([modelOf(burnt.state, 'b').damage, fate(burnt.state)]).toEqual([6, [2, 3]]);
  const luck = doing(laid, turn =>
    applyEffects(turn, [{ op: 'roll', needs: 4, effects: [{ op: 'heal', amount: 1, to: 'self' }] }], fire),
  );
  play(luck, { ...laid.setup, dice: [6] })
    .waitsFor({ by: 'p1', kind: 'confirm' })
    .choose('p1', false);
});

scenario('a die in place of MOV may be tried again', ['JHX-REROLL-001', 'JHX-ATTR-002'], play => {
  const laid = laidOut(column('A', '.', '.', 'b'), { active: 'A', ...rich, ...as(card({ MOV: 'D3' })) });
  const p = play(laid.game, { ...laid.setup, dice: [1, 6] }).choose('p1', { do: 'advance', model: 'A' });
  p.waitsFor({ by: 'p1', kind: 'confirm' }).choose('p1', true);
  expect([p.match.decisions[0]?.about, fate(p.state)]).toMatchObject([{ mov: 3 }, [2, 3]]);
});

scenario(
  'the option `tryAgainScope` opens a Summoned model’s other rolls to re-rolls, and never a Monster’s',
  'JHX-REROLL-001',
  play => {
    const any = { options: { tryAgainScope: 'any' } } as const;
    const imp = harvest('p1', { ...any, models: { A: { kind: 'summoned' } } });
    play(imp.game, { ...imp.setup, dice: [6, 5, 1, 1] })
      .choose('p1', true)
      .events(paid('p1'), came('1+1'));
    const rat = harvest('p1', { ...any, models: { A: { kind: 'monster' } }, active: 'b' });
    play(rat.game, { ...rat.setup, dice: [6, 5] }).events(came('6+5'));
  },
);

const crew: LaidOut = { cards: bandCards(), models: band('C', 'A') };

scenario('models of a unit pay only in cohesion', 'JHX-UNIT-020', play => {
  const near = attacking(column('A', 'b', '.', 'C'), { ...rich, ...crew, active: 'C' });
  play(near.game, rolling(near, '..')).waitsFor({ by: 'p1', kind: 'window' });
  const far = attacking(column('A', 'b', '.', '.', 'C'), { ...rich, ...crew, active: 'C' });
  play(far.game, rolling(far, '..')).waitsFor();
});
