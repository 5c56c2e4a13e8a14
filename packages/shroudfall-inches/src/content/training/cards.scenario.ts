import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { use } from '../../abilities/scenario-words.js';
import { armyOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import { brassTideLeaders } from './brass-tide-leaders.js';
import { brassTideTroops } from './brass-tide-troops.js';

const scenario = scenarios<RuleId>(test);
const units = { ...brassTideLeaders, ...brassTideTroops };
const cardOf = (id: string) => {
  const card = units[id];
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
};

scenario(
  'Order: Hold Fast: each model of the unit counts as two for control',
  ['SFI-PASSIVE-006', 'SFI-STACK-008'],
  play => {
    const middle = { x: inches(18), y: inches(18) };
    const beside = (dx: number, dy: number) => ({ x: middle.x + inches(dx), y: middle.y + inches(dy) });
    const scored = (order: boolean) => {
      const { game, setup } = laidOut('', {
        active: 'A',
        at: { 'A/1': beside(-6, 0), 'B/1': beside(-2, 0), 'c/1': beside(2, 0) },
        cards: { A: { ...cardOf('harbour-master'), essence: {}, passives: [], base: 30 } },
        units: { B: { activated: true }, c: { activated: true } },
        elements: { mine: { at: middle, keywords: ['CONTROL'] } },
        scenario: { scoring: [{ element: 'mine', per: 'control', points: 1 }] },
        state: { scenarios: ['test'] },
      });
      const p = play(game, setup);
      if (order) p.choose('p1', use('order-hold-fast')).choose('p1', 'B');
      return armyOf(p.choose('p1', { do: 'end' }).state, 'p1').points;
    };
    expect([scored(false), scored(true)]).toEqual([0, 1]);
  },
);

scenario('Burst Valve: the golem scalds an enemy that damaged it, and no friend', 'SFI-ABILITY-REACTIVE-001', play => {
  const burst = { id: 'burst', name: 'Burst', type: 'melee', shape: 'area', range: 1, damage: { red: 4 } } as const;
  const asked = (attacker: string, by: string) => {
    const { game, setup } = laidOut(`A${attacker}`, {
      pitch: 2.5,
      active: attacker,
      cards: { A: cardOf('boiler-golem'), [attacker]: { weapons: [burst], hits: { melee: { red: 2 } }, essence: {} } },
      armies: { p1: { reserve: { yellow: 1 } } },
      state: { stage: { name: 'activations', next: by } },
    });
    const p = play(game, { ...setup, dice: [4, 4, 4, 4, 4, 4] }).choose(by, { do: 'attack' });
    p.choose(by, { profile: 'burst' });
    while (p.match.decisions.some(({ kind }) => kind === 'infuse' || kind === 'essenceReroll')) p.choose('p1', 'none');
    return p.match.decisions.map(({ kind }) => kind);
  };
  expect([asked('c', 'p2'), asked('B', 'p1')]).toEqual([['window'], ['act']]);
});

scenario('Updraught: each rider may be placed, or stay', 'SFI-PLACE-006', play => {
  const riding: LaidOut = {
    active: 'A',
    cards: { A: cardOf('kite-riders') },
    armies: { p1: { reserve: { grey: 1 } } },
  };
  const { game, setup } = laidOut('A A', riding);
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', 'A/1');
  p.choose('p1', { to: { x: inches(2), y: inches(4) } }).choose('p1', 'stay');
  p.choose('p1', { ability: 'A:updraught', source: 'A' }).choose('p1', 'A/2').choose('p1', 'none');
  p.choose('p1', { x: inches(4), y: inches(4) });
  expect(happened(p, 'ModelShifted').map(({ model }) => model)).toEqual(['A/1']);
});
