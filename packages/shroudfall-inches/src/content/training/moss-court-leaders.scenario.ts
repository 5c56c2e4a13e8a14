import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { use } from '../../abilities/scenario-words.js';
import { armyOf, modelOf } from '../../match/lookups.js';
import { tableIn } from '../../match/table.js';
import { conditionsOf, happened } from '../../testing/index.js';
import { movOf } from '../../unit-cards/characteristics/mov.js';
import { at, attack, attackedBy, dealt, onwards, scenario } from './scenario-words.js';

scenario('Canopy: friends within 6 inches have +1 DEF against ranged attacks', 'SFI-LEADER-004', play => {
  const defence = (gap: number, profile: string) => {
    const x = inches(4) + 3000 + gap;
    const { game, setup } = dealt(
      '',
      { A: 'root-speaker' },
      attackedBy({
        at: { 'A/1': at(4, 4), 'B/1': { x, y: inches(4) }, 'c/1': { x, y: inches(profile === 'bow' ? 12 : 6) } },
        armies: { p1: { leadership: { weaver: 'A', ability: 'canopy' } } },
      }),
    );
    const p = attack(play(game, { ...setup, seed: 'any' }), 'p2', profile, 'B/1');
    return happened(p, 'HitDecided')[0]?.defence?.total;
  };
  const far = inches(6);
  expect([defence(far, 'bow'), defence(far + 1, 'bow'), defence(far, 'blade')]).toEqual([5, 4, 4]);
});

scenario('Entangle: a hit leaves the unit of the target the short tool and Frostbite', 'SFI-CONDITION-006', play => {
  const { game, setup } = dealt('A  c', { A: 'root-speaker' }, { armies: { p1: { reserve: { yellow: 1, grey: 1 } } } });
  const p = play(game, { ...setup, dice: [1, 1, 1, 1] }).choose('p1', use('entangle'));
  expect(conditionsOf(p, 'c')).toEqual(['frostbite']);
  expect(happened(p, 'EffectBegan').map(({ effect }) => effect.data)).toMatchObject([{ op: 'setMOV', tool: 'S' }]);
  expect(movOf(tableIn(p.match), modelOf(p.state, 'c/1'))).toBe('S');
});

scenario('Call Closer: a friendly unit moves towards her, or takes one more action', 'SFI-MOVE-024', play => {
  const called = (what: string) => {
    const { game, setup } = dealt(
      'A   B c',
      { A: 'root-speaker' },
      {
        armies: { p1: { reserve: { yellow: 1 } } },
        units: { B: { conditions: ['void'] } },
      },
    );
    return play(game, setup).choose('p1', use('call-closer')).choose('p1', what);
  };
  const moving = called('1').refuses('p1', { to: at(11, 2) }, { code: 'goes-farther', rule: 'SFI-MOVE-024' });
  expect(happened(moving.choose('p1', { to: at(8, 2) }), 'ModelMoved').map(({ model }) => model)).toEqual(['B/1']);
  expect(conditionsOf(called('2'), 'B')).toEqual([]);
  expect(happened(called('3'), 'EffectBegan').map(({ effect }) => effect.data)).toMatchObject([
    { passive: { id: 'parry' } },
  ]);
});

scenario('Hush: the chosen unit has Stealth in this round', 'SFI-PASSIVE-042', play => {
  const { game, setup } = dealt('AB   c', { A: 'root-speaker' }, { armies: { p1: { reserve: { grey: 1 } } } });
  const p = play(game, setup).choose('p1', use('hush')).choose('p1', 'B');
  // The card of the faction names the price.
  expect(armyOf(p.state, 'p1').reserve).toEqual({});
  p.choose('p1', { do: 'end' });
  p.choose('p1', {}).chooseIfAsked('p2', 'c').choose('p2', { do: 'attack' });
  p.options('p2', [{ profile: 'bow', target: 'A/1' }, 'done']);
});

scenario('Nothing Wasted: once per activation a friendly miss gives a grey essence', 'SFI-LEADER-004', play => {
  const { game, setup } = dealt(
    'A...Bc',
    { A: 'spore-mother' },
    {
      active: 'B',
      cards: { B: { essence: {} } },
      armies: { p1: { leadership: { weaver: 'A', ability: 'nothing-wasted' } } },
    },
  );
  const p = attack(play(game, { ...setup, dice: [1, 1, 1, 1] }), 'p1', 'blade');
  p.uses('p1', 'A:nothing-wasted').choose('p1', { grey: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1 });
  onwards(attack(p.choose('p1', { do: 'discard', colour: 'grey' }), 'p1', 'blade'));
  expect(happened(p, 'AbilityUsed').map(({ ability }) => ability)).toEqual(['nothing-wasted']);
});

scenario(
  'Nothing Wasted: it is not offered at a full reserve, which keeps nothing',
  'SFI-ABILITY-REACTIVE-001',
  play => {
    const leadership = { weaver: 'A', ability: 'nothing-wasted' };
    const asked = (yellow: number) => {
      const armies = { p1: { reserve: { yellow }, leadership } };
      const { game, setup } = dealt('A...Bc', { A: 'spore-mother' }, { active: 'B', armies });
      const p = attack(play(game, { ...setup, dice: [1, 1] }), 'p1', 'blade');
      p.until(
        ({ decisions }) => decisions.every(({ kind }) => kind !== 'infuse' && kind !== 'essenceReroll'),
        () => 'none',
      );
      return p.match.decisions.map(({ kind }) => kind);
    };
    expect([asked(10), asked(9)]).toEqual([['act'], ['window']]);
  },
);

scenario('Rot and Renew: a grey essence at the start of the round', 'SFI-ROUND-START-001', play => {
  const { game, setup } = dealt(
    'A   c',
    { A: 'spore-mother' },
    {
      state: { stage: { name: 'round-start', step: 'add essence' } },
    },
  );
  const p = play(game, setup).choose('p1', { grey: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1 });
});

scenario('Bud: sporelings appear within 2 inches, once per round', 'SFI-PASSIVE-044', play => {
  const { game, setup } = dealt(
    'A     c',
    { A: 'spore-mother' },
    {
      armies: { p1: { reserve: { yellow: 4, grey: 2 } } },
    },
  );
  const p = play(game, setup).choose('p1', use('bud'));
  p.choose('p1', at(4, 2)).choose('p1', at(4, 3.5)).choose('p1', '2').choose('p1', at(2, 4));
  expect(p.state.units.filter(({ card }) => card === 'sporelings')).toMatchObject([{ player: 'p1', strength: 3 }]);
  p.refuses('p1', use('bud'), { code: 'limit-used', rule: 'SFI-PRIORITY-012' });
});

scenario('Exhale: a Spore Veil hangs within 6 inches for the rest of the game', 'SFI-MANIFEST-004', play => {
  const { game, setup } = dealt('A     c', { A: 'spore-mother' }, { armies: { p1: { reserve: { red: 1 } } } });
  const p = play(game, setup).choose('p1', use('exhale')).choose('p1', at(6, 6));
  expect(p.state.manifestations).toMatchObject([{ card: 'spore-veil', at: at(6, 6), until: 'game' }]);
});

scenario('Gust of Spores: hits poison, critical hits stun as well', 'SFI-AREA-001', play => {
  const { game, setup } = dealt(
    'cAe\n d',
    { A: 'spore-mother' },
    { armies: { p1: { reserve: { yellow: 2 } } }, pitch: 3 },
  );
  // Hit rolls against DEF 4: 4, 8 and 3; then the damage of the first two.
  const dice = [1, 1, 1, 1, 2, 2, 2, 2, 0, 1, 1, 1, 0, 0, 0, 0];
  const p = play(game, { ...setup, dice }).choose('p1', use('gust-of-spores'));
  p.choose('p1', 'c/1').choose('p1', 'd/1');
  expect(['c', 'd', 'e'].map(unit => conditionsOf(p, unit))).toEqual([['poisoned'], ['poisoned', 'stunned'], []]);
});

scenario('False Note: one die of a hit roll against a friend is rolled again', 'SFI-REROLL-011', play => {
  const { game, setup } = dealt(
    'A B\n  c',
    { A: 'pale-piper' },
    attackedBy({ armies: { p1: { reserve: { grey: 1 } } } }),
  );
  const p = attack(play(game, { ...setup, dice: [4, 2, 2, 2, 2, 0, 0] }), 'p2', 'blade', 'B/1');
  p.choose('p1', { source: 'A false-note', places: [0] });
  expect(happened(p, 'DiceRerolled').map(({ player, dice }) => [player, dice.map(({ face }) => face)])).toEqual([
    ['p1', [2, 2, 2, 2]],
  ]);
});

scenario('False Note: it answers the hit roll of an ability as well', 'SFI-ABILITY-ACTIVE-010', play => {
  const curse = {
    id: 'curse',
    name: 'Curse',
    kind: 'active',
    cost: {},
    aim: { how: 'target', what: 'model', side: 'enemy', within: 8, hit: 'melee', keyword: 'TARGET' },
    effects: [{ op: 'condition', condition: 'hexed' }],
  } as const;
  const { game, setup } = dealt(
    'A B\n  c',
    { A: 'pale-piper' },
    attackedBy({
      cards: { B: { keywords: ['TARGET'] }, c: { hits: { melee: { red: 4 } }, essence: {}, abilities: [curse] } },
      armies: { p1: { reserve: { grey: 1 } } },
    }),
  );
  const p = play(game, { ...setup, dice: [4, 2, 2, 2, 2] }).choose('p2', { do: 'ability', ability: 'curse' });
  p.choose('p1', { source: 'A false-note', places: [0] });
  expect(happened(p, 'DiceRerolled').map(({ player, dice }) => [player, dice.map(({ face }) => face)])).toEqual([
    ['p1', [2, 2, 2, 2]],
  ]);
});

scenario('Curse of Reeds: a hit brings the condition that the player picks', 'SFI-ABILITY-ACTIVE-008', play => {
  const { game, setup } = dealt('A  c', { A: 'pale-piper' }, { armies: { p1: { reserve: { yellow: 1 } } } });
  const p = play(game, { ...setup, dice: [1, 1, 1, 1] })
    .choose('p1', use('curse-of-reeds'))
    .choose('p1', '2');
  expect(conditionsOf(p, 'c')).toEqual(['void']);
});

scenario('Pay the Piper: a hit takes essence of the enemy, a miss costs the piper a hit point', 'SFI-HIT-001', play => {
  const played = (dice: readonly number[]) => {
    const { game, setup } = dealt('A c', { A: 'pale-piper' }, { armies: { p2: { reserve: { yellow: 1, red: 1 } } } });
    const p = play(game, { ...setup, dice })
      .choose('p1', use('pay-the-piper'))
      .chooseIfAsked('p1', { yellow: 1 });
    return [...p.state.armies.map(({ reserve }) => reserve), modelOf(p.state, 'A/1').damage];
  };
  expect(played([1, 1, 1, 1])).toEqual([{ yellow: 1 }, { red: 1 }, 0]);
  expect(played([1, 1, 1, 0])).toEqual([{}, { yellow: 1, red: 1 }, 1]);
});

scenario('Pay the Piper: PREY has no essence to give', ['SFI-SCENARIO-002', 'SFI-ESSENCE-010'], play => {
  const { game, setup } = dealt(
    'A c',
    { A: 'pale-piper' },
    {
      armies: { p2: { reserve: { yellow: 1 } } },
      elements: { boar: { at: at(2, 5), keywords: ['PREY'], prey: { def: 4, arm: 4, hp: 4 } } },
    },
  );
  const p = play(game, { ...setup, dice: [1, 1, 1, 1] })
    .choose('p1', use('pay-the-piper'))
    .choose('p1', 'boar');
  expect(p.state.armies.map(({ reserve }) => reserve)).toEqual([{}, { yellow: 1 }]);
});

scenario('Strange Steps: at the start of a round he may appear within 3 inches', 'SFI-ROUND-START-001', play => {
  const { game, setup } = dealt(
    'A     c',
    { A: 'pale-piper' },
    {
      state: { stage: { name: 'round-start', step: 'effects of units' } },
    },
  );
  const p = play(game, setup).uses('p1', 'A:strange-steps').choose('p1', at(5, 2));
  expect(modelOf(p.state, 'A/1').at).toEqual(at(5, 2));
});
