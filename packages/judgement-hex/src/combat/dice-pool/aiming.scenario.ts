import { expect } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { onBoard } from '../../match/models.js';
import { kindsOffered } from '../../round/actions/scenario-words.js';
import {
  band,
  bandCards,
  column,
  conditionsOf,
  faces,
  laidOut,
  plainHero,
  plainSummoned,
} from '../../testing/index.js';
import type { ActionChoice } from '../../vocabulary/index.js';
import { scenario } from '../attack/scenario-words.js';
import { attackOf } from '../declare/facts.js';
import { isAiming } from './aiming.js';
import { dicePool } from './pool.js';

const aim: ActionChoice = { do: 'aim', model: 'A' };
const shoot: ActionChoice = { do: 'attack', model: 'A', weapon: 'bow', target: 'b' };

scenario(
  'a model that aims at the beginning has a die more at range, and neither moves nor fights hand to hand',
  ['JHX-ATTACK-029', 'JHX-ATTACK-030', 'JHX-ATTACK-031'],
  play => {
    const laid = laidOut(column('.', 'A', '.', 'b', '.'), { active: 'A' });
    const played = play(laid.game, { ...laid.setup, dice: [...faces('...'), ...faces('...')] });
    expect(kindsOffered(played)).toContain('advance');
    played.choose('p1', aim);
    expect(played.state.activation?.budgets).toEqual(laid.setup.position.activation?.budgets);
    expect([...kindsOffered(played)].sort()).toEqual(['attack', 'end']);
    // Three dice each time: 5 RNG, 3 AGI, and the bonus.
    played.choose('p1', shoot).choose('p1', shoot);
    expect([...kindsOffered(played)].sort()).toEqual(['attack', 'end']);
  },
);

scenario('after the first AP it is too late to aim', 'JHX-ATTACK-031', play => {
  const laid = laidOut(column('A', '.', 'b'), { active: 'A' });
  const played = play(laid.game, { ...laid.setup, dice: faces('..') });
  expect(kindsOffered(played)).toContain('aim');
  played.choose('p1', shoot);
  expect(kindsOffered(played)).not.toContain('aim');
});

scenario(
  'once another model of the unit or a Summoned model has acted, the beginning of the activation is over',
  ['JHX-ATTACK-029', 'JHX-ATTACK-031'],
  play => {
    const unit = laidOut(column('A', 'B', '.', '.', 'b'), { active: 'A', cards: bandCards(), models: band('A', 'B') });
    const p = play(unit.game, unit.setup).choose('p1', { do: 'aim', model: 'B' });
    // A claim is no end of the beginning.
    expect(kindsOffered(p)).toContain('aim');
    const acted = play(unit.game, unit.setup).choose('p1', { do: 'advance', model: 'B' }).choose('p1', 'stop');
    acted.refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
    const imp = { kind: 'summoned', master: 'A' } as const;
    const master = laidOut(column('A', 'S', '.', '.', 'b'), { active: 'A', models: { S: imp } });
    const q = play(master.game, master.setup).choose('p1', { do: 'summoned-acts', model: 'S' });
    q.choose('p1', { do: 'advance', model: 'S' })
      .choose('p1', 'stop')
      .choose('p1', { do: 'summoned-done', model: 'S' });
    q.refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
  },
);

scenario(
  'a Summoned model may aim when it begins to act, whatever its Master has done before, and not sooner',
  ['JHX-ATTACK-029', 'JHX-SUMMON-002', 'JHX-SUMMON-007'],
  play => {
    const slinger = { ...plainSummoned, weapons: plainHero.weapons };
    const laid = laidOut(column('.', 'A', 'S', '.', '.', 'b'), {
      active: 'A',
      cards: { summoned: { slinger } },
      models: { S: { kind: 'summoned', card: 'slinger', master: 'A' } },
    });
    const aims: ActionChoice = { do: 'aim', model: 'S' };
    const p = play(laid.game, laid.setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', 'stop');
    expect(kindsOffered(p)).not.toContain('aim');
    p.choose('p1', { do: 'summoned-acts', model: 'S' }).choose('p1', aims);
    expect([isAiming(p.state, 'S'), isAiming(p.state, 'A')]).toEqual([true, false]);
  },
);

scenario('a Push does not end the aim', 'JHX-ATTACK-032', play => {
  const laid = laidOut(column('.', 'A', '.', 'b'), { active: 'A' });
  const played = play(laid.game, { ...laid.setup, dice: [...faces('m..'), ...faces('...')] })
    .choose('p1', aim)
    .choose('p1', shoot)
    .choose('p1', { push: { attacker: { hexes: 1, direction: 2 } } });
  expect([onBoard(played.state, 'A')?.at, isAiming(played.state, 'A')]).toEqual([laid.cell('A') - 1, true]);
  played.choose('p1', shoot);
});

scenario('the aim ends with the activation', 'JHX-ATTACK-029', play => {
  const laid = laidOut(column('A', '.', 'b'), { active: 'A' });
  const played = play(laid.game, laid.setup).choose('p1', aim).choose('p1', { do: 'end' });
  expect(isAiming(played.state, 'A')).toBe(false);
  const table = { ...laid.table, state: played.state };
  const attack = attackOf(table, { attacker: 'A', target: 'b', weapon: 'bow', kind: 'action', ap: 1 });
  expect(dicePool(table, attack).total).toBe(2);
  expect(plainHero.attributes.RNG).toBe(5);
});

scenario(
  'a knocked-down model does not claim the aim, nor once it stands; by the option `aimKnockedDown` it claims the aim first',
  ['JHX-ATTACK-031', 'JHX-ACTION-033', 'JHX-COND-028'],
  play => {
    const lying = (aimKnockedDown: boolean) => {
      const options = { aimKnockedDown };
      return laidOut(column('A', '.', 'b'), { active: 'A', conditions: { A: ['knock-down'] }, options });
    };
    const stand: ActionChoice = { do: 'stand-up', model: 'A' };
    const barred = lying(false);
    play(barred.game, barred.setup)
      .refuses('p1', aim, { code: 'knock-down', rule: 'JHX-COND-028' })
      .choose('p1', stand)
      .refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
    const allowed = lying(true);
    // Three dice: 5 RNG, 3 AGI, and the bonus.
    play(allowed.game, { ...allowed.setup, dice: faces('...') })
      .choose('p1', aim)
      .choose('p1', stand)
      .choose('p1', shoot);
    // On its feet the model has begun to act.
    play(allowed.game, allowed.setup)
      .choose('p1', stand)
      .refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
  },
);

scenario('a knock-down does not end the aim', ['JHX-ATTACK-032', 'JHX-COND-028'], play => {
  const trips = innate({
    when: { window: 'attack-ended', of: 'self' },
    effects: [{ op: 'condition', condition: 'knock-down', to: 'attacker' }],
  });
  const laid = laidOut(column('A', '.', 'b'), { active: 'A', heroes: { b: { abilities: [trips] } } });
  const played = play(laid.game, { ...laid.setup, dice: [...faces('...'), ...faces('...')] })
    .choose('p1', aim)
    .choose('p1', shoot);
  expect([conditionsOf(played, 'A'), isAiming(played.state, 'A')]).toEqual([['knock-down'], true]);
  played.choose('p1', { do: 'stand-up', model: 'A' }).choose('p1', shoot);
});
