import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { gainEssence } from '../../essence/gain.js';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { WindowId } from '../../vocabulary/ability.js';
import type { SfiState } from '../../vocabulary/index.js';
import type { ScenarioCard } from '../../vocabulary/scenario.js';

const scenario = scenarios<RuleId>(test);

const at = (name: 'round-start' | 'round-end', step: string, more: Partial<SfiState> = {}) => ({
  stage: { name, step } as const,
  ...more,
});
const atEnd = (lay: LaidOut = {}, step = 'effects of units') =>
  laidOut('A B c d', { ...lay, state: at('round-end', step, lay.state) });
const both = (window: WindowId, what = 'ability' as const) =>
  (['p1', 'p2'] as const).map(by =>
    codeAbility(`of ${by}`, by, window, turn => gainEssence(turn, by, { red: 1 }, what, 'SFI-ESSENCE-010')),
  );

scenario('a round starts with the token holder, who has the token of the new round', 'SFI-ROUND-START-002', play => {
  const { game, setup } = laidOut('A B c d', {
    abilities: both('round-start'),
    state: at('round-start', 'add essence', { token: 'p2' }),
  });
  const p = play(game, setup).choose('p2', { red: 1 }).choose('p1', { red: 1 });
  expect(happened(p, 'EssenceGained').map(({ player }) => player)).toEqual(['p2', 'p1']);
});

scenario(
  'a round begins with essence, of destroyed units and of abilities, and other effects follow',
  'SFI-ROUND-START-001',
  play => {
    const lay: LaidOut = {
      units: { E: { where: 'destroyed', destroyedIn: 1 } },
      abilities: [
        ...both('round-start'),
        codeAbility('tide', 'p1', 'round-start-essence', turn =>
          gainEssence(turn, 'p1', { yellow: 1 }, 'ability', 'SFI-ESSENCE-010'),
        ),
      ],
    };
    const { game, setup } = laidOut('A B c d', { ...lay, state: at('round-start', 'add essence') });
    const p = play(game, setup).choose('p1', { grey: 1 }).choose('p1', { yellow: 1 }).choose('p1', { red: 1 });
    p.choose('p2', { red: 1 });
    expect(happened(p, 'EssenceGained').map(({ essence }) => essence)).toEqual([
      { grey: 1 },
      { yellow: 1 },
      { red: 1 },
      { red: 1 },
    ]);
  },
);

scenario(
  'the token holder activates first, after the effects of the beginning',
  ['SFI-ROUND-START-003', 'SFI-ROUND-006'],
  play => {
    const { game, setup } = laidOut('A B c d', { state: at('round-start', 'add essence', { token: 'p2', round: 1 }) });
    play(game, setup).options('p2', ['c', 'd']);
  },
);

scenario(
  'effects of units at the end of a round, the token holder’s first',
  ['SFI-ROUND-END-001', 'SFI-PRIORITY-004'],
  play => {
    const { game, setup } = atEnd({ abilities: both('round-end'), state: { token: 'p2' } });
    play(game, setup).choose('p2', { red: 1 }).waitsFor({ by: 'p1', kind: 'keep' });
  },
);

/** A scenario with mines of 50 mm that are worth a point each to the player who controls them, and 3 to win. */
const mines: ScenarioCard = {
  name: 'Mines',
  source: 'original',
  vp: 3,
  elements: [{ id: 'mine', name: 'Mine', base: 50, keywords: ['CONTROL'], at: [] }],
  abilities: [],
  scoring: [
    { element: 'mine', per: 'control', points: 1 },
    { element: 'mine', per: 'token', points: 2 },
  ],
};
const mine = { id: 'mine-1', scenario: 'mines', part: 0, at: { x: 0, y: 0 }, damage: 0, control: null };
const withMine = (drawing: string, lay: LaidOut = {}, control: string | null = null) => {
  const state = {
    ...lay.state,
    scenarios: ['mines'],
    elements: [{ ...mine, at: { x: inches(6), y: inches(2) }, control }],
  };
  return laidOut(drawing, { ...lay, scenarios: { mines }, state: at('round-end', 'score scenarios', state) });
};

scenario(
  'the side that outnumbers the other within an inch of an element scores it',
  ['SFI-ROUND-END-002', 'SFI-SCENARIO-008'],
  play => {
    const { game, setup } = withMine(' A A c\n');
    const p = play(game, setup);
    // The unit of two models stands on both sides of the mine, and the enemy too far away.
    expect(happened(p, 'PointsScored')).toEqual([{ type: 'PointsScored', player: 'p1', points: 1, why: 'mine-1' }]);
  },
);

scenario('with equally many models on both sides nobody scores', 'SFI-SCENARIO-009', play => {
  const { game, setup } = withMine(' A c');
  expect(happened(play(game, setup), 'PointsScored')).toEqual([]);
});

scenario('Claim Ground makes a model count as several', ['SFI-SCENARIO-010', 'SFI-PASSIVE-006'], play => {
  const { game, setup } = withMine(' A c', { cards: { c: { passives: [{ id: 'claim-ground', x: 2 }] } } });
  expect(happened(play(game, setup), 'PointsScored').map(({ player }) => player)).toEqual(['p2']);
});

scenario('two models tie with one that counts as two', ['SFI-SCENARIO-009', 'SFI-SCENARIO-010'], play => {
  const near = { 'A/2': { x: inches(6), y: inches(4) } };
  const { game, setup } = withMine(' AAc', { at: near, cards: { c: { passives: [{ id: 'claim-ground', x: 2 }] } } });
  expect(happened(play(game, setup), 'PointsScored')).toEqual([]);
});

scenario('an element with a token scores for its player, models or not', 'SFI-ROUND-END-002', play => {
  const { game, setup } = withMine('A    c', {}, 'p2');
  expect(happened(play(game, setup), 'PointsScored').map(({ player, points }) => [player, points])).toEqual([
    ['p2', 2],
  ]);
});

scenario(
  'the last enemy dies by an effect of the end of the round: the match ends before anything is scored',
  ['SFI-ROUND-END-001', 'SFI-WIN-005'],
  play => {
    const storm = codeAbility('storm', 'p1', 'round-end', turn => destroyModels(turn, ['c/1']));
    const state = { scenarios: ['mines'], elements: [{ ...mine, at: { x: inches(4), y: inches(2) } }] };
    const lay = { abilities: [storm], scenarios: { mines }, state: at('round-end', 'effects of units', state) };
    const { game, setup } = laidOut('A    c', lay);
    const p = play(game, setup).ends({ reason: 'annihilation', winners: ['p1'] });
    expect(happened(p, 'PointsScored')).toEqual([]);
  },
);

scenario(
  'at the end of a round come scoring, scenario effects, and only then the check of the lead',
  ['SFI-ROUND-END-003', 'SFI-WIN-002'],
  play => {
    const steps = (p: Parameters<typeof eventsOf>[0]) =>
      eventsOf(p).flatMap(one =>
        one.type === 'StageReached' && one.stage.name === 'round-end' ? [one.stage.step] : [],
      );
    const { game, setup } = atEnd({ units: {}, scenarios: { mines }, state: { scenarios: ['mines'] } });
    const p = play(game, setup);
    expect(steps(p)).toEqual([
      'score scenarios',
      'effects of scenarios',
      'check the scenario lead',
      'remove essence',
      'end effects',
      'remove activated tokens',
      'decide after the last round',
      'advance the tracker and pass the token',
    ]);
  },
);

scenario('all essence is removed at the end of a round', ['SFI-ROUND-END-004', 'SFI-ESSENCE-005'], play => {
  const { game, setup } = atEnd({ armies: { p1: { reserve: { red: 1 } }, p2: { reserve: { grey: 3 } } } });
  const p = play(game, setup);
  expect(p.state.armies.map(({ reserve }) => reserve)).toEqual([{}, {}]);
});

scenario(
  'effects and manifestations of the round end after scoring',
  ['SFI-ROUND-END-005', 'SFI-PRIORITY-015', 'SFI-MANIFEST-004'],
  play => {
    const bonus = { op: 'modify', what: 'ARM', by: 1 } as const;
    const effect = { key: 'Shield', source: 'A', target: 'A', player: 'p1', data: bonus, until: 'end of the round' };
    const at = { x: inches(9), y: inches(9) };
    const manifestations = { cloud: { at }, mist: { at, until: 'game' } } as const;
    const { game, setup } = atEnd({ effects: [effect], manifestations });
    const p = play(game, setup);
    expect(p.state.effects).toEqual([]);
    expect(p.state.manifestations.map(({ id }) => id)).toEqual(['mist']);
    const types = eventsOf(p).map(one =>
      one.type === 'StageReached' && 'step' in one.stage ? one.stage.step : one.type,
    );
    expect(types.indexOf('EffectsEnded')).toBeGreaterThan(types.indexOf('check the scenario lead'));
  },
);

scenario('at the end of a round activated tokens go, and exhausted tokens stay', 'SFI-ROUND-END-006', play => {
  const { game, setup } = atEnd({ units: { A: { activated: true }, d: { activated: true, exhausted: true } } });
  const p = play(game, setup);
  expect(p.state.units.map(({ activated, exhausted }) => [activated, exhausted])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [false, true],
  ]);
});

scenario('the tracker advances and the token goes to the other player', 'SFI-ROUND-END-007', play => {
  const { game, setup } = atEnd();
  const p = play(game, setup);
  expect([p.state.round, p.state.token]).toEqual([3, 'p2']);
  p.options('p2', ['c', 'd']);
});

scenario('a fifth round is played, and no sixth', 'SFI-ROUND-001', play => {
  const four = atEnd({ state: { round: 4 }, armies: { p1: { points: 1 } } });
  expect(play(four.game, four.setup).state.round).toBe(5);
  const five = atEnd({ state: { round: 5 }, armies: { p1: { points: 1 } } });
  play(five.game, five.setup).ends({ reason: 'victory-points', winners: ['p1'] });
});
