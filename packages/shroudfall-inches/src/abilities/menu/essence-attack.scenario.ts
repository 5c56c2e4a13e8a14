import { expect } from 'vitest';
import { armyOf } from '../../match/lookups.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import { scenario, use } from '../scenario-words.js';

const essenceAttack = use('essence-attack');
const weaver = { keywords: ['TEST', 'ESSENCE WEAVER'] };

/** A weaver with two models in its activation, and an enemy in melee with the second one. */
const weaving = (drawing = 'A  Ac', lay: LaidOut = {}) =>
  laidOut(drawing, {
    active: 'A',
    armies: { p1: { reserve: { red: 1 } } },
    ...lay,
    cards: { A: weaver, ...lay.cards },
  });

scenario(
  'one model of a weaver makes one attack for one red essence, without an action',
  ['SFI-ABILITY-ACTIVE-012', 'SFI-ABILITY-ACTIVE-013', 'SFI-ABILITY-ACTIVE-014'],
  play => {
    const { game, setup } = weaving('A  Ac', { activation: { spent: ['shake', 'shake'] } });
    const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', essenceAttack);
    p.options('p1', ['A/1', 'A/2']).choose('p1', 'A/2');
    expect(armyOf(p.state, 'p1').reserve).toEqual({});
    expect(happened(p, 'AttackDeclared')).toMatchObject([
      { attack: { attacker: 'A/2', profile: 'blade', type: 'melee', inAction: false }, targets: ['c/1'] },
    ]);
    expect(happened(p, 'ActionSpent')).toEqual([]);
  },
);

scenario('the attack keeps the restrictions of its type', 'SFI-ABILITY-ACTIVE-014', play => {
  const { game, setup } = weaving('A  A   c', { cards: { A: { ...weaver, weapons: [] } } });
  play(game, setup).refuses('p1', essenceAttack, { code: 'no-target', rule: 'SFI-ATTACK-039' });
  const bow = weaving('Ac d', {});
  const p = play(bow.game, { ...bow.setup, dice: [1, 1] }).choose('p1', essenceAttack);
  expect(happened(p, 'AttackDeclared')).toMatchObject([{ attack: { profile: 'blade' } }]);
});

scenario('an option has the price of the attack', 'SFI-ABILITY-ACTIVE-013', play => {
  const { game, setup } = weaving('Ac', { options: { 'essence.attackCost': { grey: 1, yellow: 1 } } });
  play(game, setup).refuses('p1', essenceAttack, { code: 'not-payable', rule: 'SFI-ABILITY-ACTIVE-004' });
});

scenario('an Essence Attack is an active ability: Essence Starved makes it dearer', 'SFI-CONDITION-004', play => {
  const { game, setup } = weaving('Ac', { units: { A: { conditions: ['essence-starved'] } } });
  play(game, setup).refuses('p1', essenceAttack, { code: 'not-payable', rule: 'SFI-CONDITION-004' });
});

scenario('only weavers have an Essence Attack', 'SFI-ABILITY-ACTIVE-012', play => {
  const { game, setup } = weaving('Ac', { cards: { A: {} } });
  play(game, setup).refuses('p1', essenceAttack, { code: 'no-such-ability', rule: 'SFI-ABILITY-ACTIVE-002' });
});

scenario(
  'a Stunned weaver may make its Essence Attack before it shakes, since no action pays for it',
  ['SFI-ABILITY-ACTIVE-014', 'SFI-CONDITION-014'],
  play => {
    const { game, setup } = weaving('Ac', { units: { A: { conditions: ['stunned'] } } });
    const p = play(game, { ...setup, dice: [1, 1] })
      .has('p1', essenceAttack)
      .hasNot('p1', { do: 'attack' });
    expect(happened(p.choose('p1', essenceAttack), 'AttackDeclared')).toHaveLength(1);
    // Only the shake action is left to it, so it is taken.
    expect(happened(p, 'ConditionRemoved').map(({ condition }) => condition)).toEqual(['stunned']);
  },
);
