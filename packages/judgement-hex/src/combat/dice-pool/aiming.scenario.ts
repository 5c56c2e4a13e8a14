import { expect } from 'vitest';
import { onBoard } from '../../match/models.js';
import { kindsOffered } from '../../round/actions/scenario-words.js';
import { column, faces, laidOut, plainHero } from '../../testing/index.js';
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
