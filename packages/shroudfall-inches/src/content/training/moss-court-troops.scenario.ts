import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { use } from '../../abilities/scenario-words.js';
import { conditionsOf, directions, happened, healthOf } from '../../testing/index.js';
import { at, attack, attackedBy, dealt, onwards, scenario, toWindow } from './scenario-words.js';

scenario('Close Ranks: a guard moves directly towards an enemy that comes into melee with it', 'SFI-MOVE-022', play => {
  const { game, setup } = dealt(
    'A   c',
    { A: 'bramble-guard' },
    {
      ...attackedBy(),
      armies: { p1: { reserve: { grey: 1 } } },
    },
  );
  const p = play(game, setup)
    .choose('p2', { do: 'move' })
    .choose('p2', { to: at(5, 2) })
    .uses('p1', 'A:close-ranks');
  p.choose('p1', { to: at(3, 2) });
  expect(happened(p, 'ModelMoved').map(({ model, tool }) => [model, tool])).toEqual([
    ['c/1', 'M'],
    ['A/1', 'S'],
  ]);
});

scenario('Thorns: a melee attacker that hit a guard suffers 1 damage', 'SFI-CARD-018', play => {
  const health = (profile: string) => {
    const { game, setup } = dealt('A\nc', { A: 'bramble-guard' }, attackedBy(profile === 'bow' ? { pitch: 4 } : {}));
    return healthOf(onwards(attack(play(game, { ...setup, seed: 'any' }), 'p2', profile, 'A/1')), 'c/1');
  };
  expect([health('blade'), health('bow')]).toEqual([2, 3]);
});

scenario('Venom: damage of the fangs poisons', 'SFI-CONDITION-009', play => {
  const bitten = (dice: readonly number[]) => {
    const { game, setup } = dealt('A\nc', { A: 'marsh-lurkers' });
    return conditionsOf(onwards(attack(play(game, { ...setup, dice }), 'p1', 'fangs')), 'c');
  };
  expect([bitten([2, 2, 2, 2, 1, 1, 1, 0]), bitten([2, 2, 2, 2, 1, 1, 1, 1])]).toEqual([[], ['poisoned']]);
});

scenario('Drag Under: an enemy within 4 inches is pushed 2 inches towards a lurker', 'SFI-PUSH-008', play => {
  const { game, setup } = dealt(
    'A  c',
    { A: 'marsh-lurkers' },
    { armies: { p1: { reserve: { yellow: 1 } } }, pitch: 1.5 },
  );
  const p = play(game, setup).choose('p1', use('drag-under')).choose('p1', directions.left);
  expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.x - from.x])).toEqual([
    ['c/1', -inches(2)],
  ]);
});

scenario('Run Down: a move action, then an attack with the antlers that shatters', 'SFI-ACTION-017', play => {
  const { game, setup } = dealt('A   c', { A: 'stag-rider' }, { armies: { p1: { reserve: { red: 1, grey: 1 } } } });
  const p = play(game, { ...setup, dice: [1, 1, 1, 1, 1, 0, 2, 2, 2] }).choose('p1', use('run-down'));
  onwards(p.choose('p1', { to: at(7.8, 2) }));
  expect([conditionsOf(p, 'c'), p.state.activation?.spent, p.state.activation?.moves]).toEqual([['shattered'], [], 1]);
});

scenario('Follow Through: up to two blanks of a damage roll are rolled again', 'SFI-REROLL-001', play => {
  const { game, setup } = dealt('A\nc', { A: 'stag-rider' });
  const p = attack(play(game, { ...setup, dice: [1, 1, 1, 1, 1, 0, 0, 0, 2, 2, 3] }), 'p1', 'antlers');
  p.refuses('p1', { source: 'A follow-through', places: [3] }, { code: 'not-an-option', rule: 'SFI-REROLL-001' });
  p.choose('p1', { source: 'A follow-through', places: [1, 2] });
  expect(happened(p, 'DamageDecided').map(({ total }) => total?.total)).toEqual([7]);
});

scenario('Snort: +1 on damage rolls against Hexed enemies, and +1 against large bases', 'SFI-STACK-004', play => {
  const total = (base: number, conditions: readonly 'hexed'[]) => {
    const { game, setup } = dealt(
      'A\nc',
      { A: 'stag-rider' },
      {
        pitch: 2.5,
        activation: { part: 'start' },
        cards: { c: { base } },
        units: { c: { conditions } },
      },
    );
    const p = attack(play(game, { ...setup, dice: [1, 1, 1, 1, 1, 1, 1, 1, 2] }), 'p1', 'antlers');
    onwards(p);
    return happened(p, 'DamageDecided')[0]?.total?.total;
  };
  // Giant slayer has +2 against a base of 50 mm as well.
  expect([total(40, []), total(40, ['hexed']), total(50, ['hexed'])]).toEqual([5, 6, 9]);
});

scenario('Hobbling Shot: a ranged hit cripples the enemy unit', 'SFI-CONDITION-003', play => {
  const { game, setup } = dealt('A   c', { A: 'slingers' }, { armies: { p1: { reserve: { yellow: 1 } } } });
  const p = attack(play(game, { ...setup, dice: [1, 1, 1, 1, 0, 0, 0] }), 'p1', 'sling');
  toWindow(p).uses('p1', 'A:hobbling-shot');
  expect(conditionsOf(p, 'c')).toEqual(['crippled']);
});

scenario('Long Cast: the slings reach 2 inches farther in this activation', 'SFI-CARD-015', play => {
  const { game, setup } = dealt(
    'A',
    { A: 'slingers' },
    {
      at: { 'c/1': { x: inches(2 + 12) + 3000, y: inches(2) } },
      armies: { p1: { reserve: { grey: 1 } } },
    },
  );
  const p = play(game, setup).choose('p1', use('long-cast')).choose('p1', { do: 'attack' });
  p.options('p1', [{ profile: 'sling', target: 'c/1' }, 'done']);
});

scenario('Volley: one more attack action, with one die less in hit rolls', 'SFI-ACTION-017', play => {
  const { game, setup } = dealt('A   c', { A: 'slingers' }, { armies: { p1: { reserve: { red: 1, yellow: 1 } } } });
  const p = play(game, { ...setup, dice: [1, 1, 1] }).choose('p1', use('volley'));
  p.choose('p1', { profile: 'sling', target: 'c/1' }).choose('p1', 'grey').waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.activation?.spent).toEqual([]);
  p.refuses('p1', use('volley'), { code: 'limit-used', rule: 'SFI-PRIORITY-012' });
});
