import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { happened, type LaidOut } from '../../../testing/index.js';
import type { Effect } from '../../../vocabulary/effect.js';
import { passive } from '../../scenario-words.js';
import { carrying, scenario } from '../scenario-words.js';

const curse: Effect = {
  op: 'hitRoll',
  type: 'melee',
  effects: [{ op: 'condition', condition: 'hexed' }],
  otherwise: [{ op: 'damage', amount: 1, to: 'self' }],
};

scenario('a hit roll of an ability decides what happens', 'SFI-ABILITY-ACTIVE-008', play => {
  const cursing = (...dice: readonly number[]) => {
    const { game, setup } = carrying('A c', [curse], { aims: ['c/1'] });
    const p = play(game, { ...setup, dice });
    return [unitOf(p.state, 'c').conditions, p.state.models.map(({ damage }) => damage)];
  };
  expect(cursing(2, 2)).toEqual([['hexed'], [0, 0]]);
  expect(cursing(1, 2)).toEqual([[], [1, 0]]);
});

scenario('a separate hit roll is made against each of several targets', 'SFI-ABILITY-ACTIVE-008', play => {
  const { game, setup } = carrying('A cd', [curse], { aims: ['c/1', 'd/1'] });
  const p = play(game, { ...setup, dice: [0, 0, 3, 3] }).choose('p1', 'A');
  expect(unitOf(p.state, 'c').conditions).toEqual([]);
  expect(unitOf(p.state, 'd').conditions).toEqual(['hexed']);
  expect(happened(p, 'HitDecided').map(({ target, outcome }) => [target, outcome])).toEqual([
    ['c/1', 'miss'],
    ['d/1', 'hit'],
  ]);
});

scenario('a hit that is no attack is not turned to another model', 'SFI-UNIT-004', play => {
  const { game, setup } = carrying('A cd', [{ op: 'redirect', within: 2 }], { aims: ['c/1'] });
  expect(happened(play(game, setup).choose('p1', 'A'), 'AttackRedirected')).toEqual([]);
});

scenario(
  'a hit roll of an ability is no roll of an attack: by an option what counts in attacks counts in it',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-CONDITION-003', 'SFI-PASSIVE-010'],
  play => {
    const rolling = (isAttack: boolean, lay: LaidOut) => {
      const options = { 'abilities.targetRollIsAttack': isAttack };
      const { game, setup } = carrying('A c', [curse], { aims: ['c/1'] }, { ...lay, options });
      const p = play(game, { ...setup, dice: [2, 1] });
      return happened(p, 'HitDecided').map(({ total, defence }) => [total?.total, defence?.total])[0];
    };
    const crippled: LaidOut = { units: { c: { conditions: ['crippled'] } } };
    expect([rolling(false, crippled), rolling(true, crippled)]).toEqual([
      [3, 4],
      [5, 4],
    ]);
    const duellist: LaidOut = { cards: { c: { passives: [{ id: 'duellist' }] } } };
    expect([rolling(false, duellist), rolling(true, duellist)]).toEqual([
      [3, 4],
      [3, 6],
    ]);
  },
);

scenario(
  'a model that a hit roll of an ability hits counts as hit, before the effects of the ability',
  ['SFI-ABILITY-ACTIVE-010', 'SFI-ABILITY-ACTIVE-008'],
  play => {
    const grudge = passive({
      when: { window: 'hit', of: 'self', outsideAttacks: true },
      effects: [{ op: 'condition', condition: 'void' }],
    });
    const cursing = (...dice: readonly number[]) => {
      const { game, setup } = carrying('A cd', [curse], { aims: ['c/1'] }, { cards: { c: { abilities: [grudge] } } });
      const p = play(game, { ...setup, dice }).choose('p1', 'A');
      return happened(p, 'ConditionGained').map(({ condition }) => condition);
    };
    expect([cursing(2, 2), cursing(1, 2)]).toEqual([['void', 'hexed'], []]);
  },
);
