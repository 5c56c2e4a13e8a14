import { view } from '@rulewright/core';
import { type Play, type Scripted, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import type { RuleId } from '../rulebook/index.js';
import { happened } from '../testing/index.js';
import type { ArmyList } from '../vocabulary/army.js';
import type { Sfi, SfiOptions } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
const game = createGame({ pack: defaultContent });
const army = (id: string): ArmyList => {
  const found = defaultContent.armies[id];
  if (!found) throw new RangeError(`no army ${id}`);
  return found;
};
const [watch, hunt] = [army('harbour-watch'), army('green-hunt')];

/** The dice of a roll-off that p1 wins. */
const won = [3, 3, 1, 0] as const;
/** The draws of the token holder and of the other player: the place of the card in hand. */
const draws = (a: number, b: number): readonly Scripted[] => [{ order: [a, 1 - a] }, { order: [b, 1 - b] }];
const setup = (dice: readonly Scripted[], options: Partial<SfiOptions> = {}) => ({
  players: ['p1', 'p2'],
  dice,
  options,
});
type Plays = Parameters<Parameters<typeof scenario>[2]>[0];
const rightsOf = (p: Play<Sfi>) => p.state.armies.map(({ right }) => right);

scenario('both players present army lists, in any order', ['SFI-SETUP-001', 'SFI-INFO-001'], play => {
  const p = play(game, setup(won)).waitsFor({ by: 'p1', kind: 'army' }, { by: 'p2', kind: 'army' });
  p.choose('p2', hunt).choose('p1', watch).waitsFor({ by: 'p1', kind: 'right' });
  const units = p.state.units.filter(({ player }) => player === 'p2');
  // The second copy of a unit has a name of its own.
  expect(units.map(({ id }) => id).filter(id => id.includes('marsh'))).toEqual([
    'p2:marsh-lurkers',
    'p2:marsh-lurkers#2',
  ]);
  expect(units.map(({ where, strength }) => [where, strength])).toContainEqual(['in-reserve', 4]);
  // Nothing of the armies is hidden from the other player.
  for (const viewer of ['p1', 'p2', undefined]) expect(view(p.match, viewer).state).toEqual(p.state);
});

scenario('a list that is presented first stays unseen until the other one is', 'SFI-SETUP-001', play => {
  const p = play(game, setup([])).choose('p1', watch);
  const [unit = ''] = watch.units;
  expect(JSON.stringify(view(p.match, 'p1').records)).toContain(unit);
  for (const viewer of ['p2', undefined]) {
    const { state, records } = view(p.match, viewer);
    expect(state.armies[0].list).toBeNull();
    expect(JSON.stringify([state.units, records])).not.toContain(unit);
  }
});

scenario('a list that breaks a rule is refused, and may be presented anew', ['SFI-SETUP-001', 'SFI-ARMY-005'], play => {
  const p = play(game, setup(won));
  p.refuses('p1', { ...watch, units: ['deckhands'] }, { code: 'no-weaver', rule: 'SFI-ARMY-005' });
  p.refuses('p1', { ...watch, units: [7] }, { code: 'not-a-text', rule: 'SFI-ARMY-001' });
  p.choose('p1', watch).choose('p2', watch);
  expect(p.state.armies.map(({ list }) => list?.name)).toEqual([watch.name, watch.name]);
});

scenario('both roll two yellow dice, again while they tie, and the higher total wins', 'SFI-SETUP-002', play => {
  const p = play(game, setup([2, 1, 3, 0, 0, 1, 0, 2]));
  p.choose('p1', watch).choose('p2', hunt).waitsFor({ by: 'p2', kind: 'right' });
  expect(happened(p, 'RollOffWon')).toEqual([{ type: 'RollOffWon', player: 'p2', totals: { p1: 1, p2: 2 } }]);
});

scenario('by the option both roll other dice for the token', 'SFI-SETUP-002', play => {
  const p = play(game, setup([0, 4, 0, 2], { 'setup.rollOffDice': { red: 1, grey: 1 } }));
  p.choose('p1', watch).choose('p2', hunt).waitsFor({ by: 'p1', kind: 'right' });
});

/** A match up to the choice of rights, in which p1 has won the roll-off. */
const atRights = (play: Plays, dice: readonly Scripted[], options: Partial<SfiOptions> = {}, other = hunt): Play<Sfi> =>
  play(game, setup([...won, ...dice], options))
    .choose('p1', watch)
    .choose('p2', other);

scenario(
  'the winner gives the token to either player, the loser places terrain first',
  ['SFI-SETUP-003', 'SFI-SETUP-004'],
  play => {
    const p = atRights(play, []).options('p1', ['token', 'terrain']).choose('p1', 'token');
    p.waitsFor({ by: 'p1', kind: 'starter' }).options('p1', ['p1', 'p2']).choose('p1', 'p2');
    expect([p.state.token, rightsOf(p)]).toEqual(['p2', ['token', 'terrain']]);
  },
);

scenario(
  'a winner who places terrain first leaves the token to the loser',
  ['SFI-SETUP-003', 'SFI-SETUP-004'],
  play => {
    const p = atRights(play, []).choose('p1', 'terrain').waitsFor({ by: 'p2', kind: 'starter' }).choose('p2', 'p1');
    expect([p.state.token, rightsOf(p)]).toEqual(['p1', ['terrain', 'token']]);
  },
);

scenario(
  'a winner who is left with the token too takes an edge, shifts an element that collides, and places terrain first',
  ['SFI-SETUP-003', 'SFI-SETUP-008', 'SFI-SETUP-009', 'SFI-SETUP-010'],
  play => {
    const p = atRights(play, draws(1, 0)).choose('p1', 'terrain').choose('p2', 'p1');
    p.choose('p2', 'brazen-boar').choose('p1', 'idols-and-wells').choose('p1', 'high');
    expect(p.state.armies.map(({ edge }) => edge)).toEqual(['high', 'low']);
    p.waitsFor({ by: 'p1', kind: 'elementShift' }).choose('p1', { x: 1, y: 0 });
    p.waitsFor({ by: 'p1', kind: 'terrainCard' }).options('p1', watch.terrain);
  },
);

/** A match up to the vetoes, in which p1 has the token and p2 places terrain first. */
const atVeto = (...args: Parameters<typeof atRights>): Play<Sfi> =>
  atRights(...args)
    .choose('p1', 'token')
    .choose('p1', 'p1');

scenario(
  'each player vetoes a scenario of the other, unseen until both have',
  ['SFI-SETUP-005', 'SFI-INFO-002'],
  play => {
    const p = atVeto(play, draws(0, 0)).waitsFor({ by: 'p1', kind: 'veto' }, { by: 'p2', kind: 'veto' });
    p.options('p1', hunt.scenarios).options('p2', watch.scenarios);
    const before = view(p.match, 'p1').state;
    p.choose('p2', 'brazen-boar');
    // The answer of p2 is in, and neither the state nor the records tell p1 what it is.
    expect(view(p.match, 'p1').state).toEqual(before);
    const secret = view(p.match, 'p1').records.filter(one => one.kind === 'action' && one.by === 'p2');
    expect(secret.at(-1)).toMatchObject({ choice: { hidden: true } });
    expect(JSON.stringify(view(p.match, 'p2').records)).toContain('"choice":"brazen-boar"');
    p.choose('p1', 'idols-and-wells');
    expect(happened(p, 'ScenarioVetoed').map(({ player, scenario: vetoed }) => [player, vetoed])).toEqual([
      ['p1', 'idols-and-wells'],
      ['p2', 'brazen-boar'],
    ]);
  },
);

scenario(
  'both draw one of their two cards, face down, and both are played',
  ['SFI-SETUP-006', 'SFI-INFO-003', 'SFI-SCENARIO-001'],
  play => {
    const p = atVeto(play, draws(1, 0)).choose('p1', 'idols-and-wells').choose('p2', 'brazen-boar');
    // p1 holds the beacons and the vaults, and so does p2: p1 draws the vaults, p2 the beacons.
    expect([p.state.scenarios, p.state.armies.map(({ scenarioCards }) => scenarioCards)]).toEqual([
      ['sunken-vaults', 'tide-beacons'],
      [['tide-beacons'], ['sunken-vaults']],
    ]);
    // Nobody sees a draw, not even the player who draws, before both are revealed.
    for (const viewer of ['p1', 'p2']) {
      const rolled = view(p.match, viewer).records.flatMap(one => (one.kind === 'roll' ? [one.faces] : []));
      expect(rolled.slice(-2)).toEqual([
        ['?', '?'],
        ['?', '?'],
      ]);
    }
    expect(happened(p, 'ScenarioReplaced')).toEqual([]);
  },
);

scenario('of a scenario that both drew the token holder plays the other card', 'SFI-SETUP-007', play => {
  const p = atVeto(play, draws(0, 0)).choose('p1', 'idols-and-wells').choose('p2', 'brazen-boar');
  expect(happened(p, 'ScenarioReplaced')).toEqual([
    { type: 'ScenarioReplaced', player: 'p1', discarded: 'tide-beacons', scenario: 'sunken-vaults' },
  ]);
  expect(p.state.scenarios).toEqual(['sunken-vaults', 'tide-beacons']);
});

scenario(
  'the token holder plays the other card also where the other player won the roll-off',
  'SFI-SETUP-007',
  play => {
    const p = atRights(play, draws(0, 0)).choose('p1', 'token').choose('p1', 'p2');
    p.choose('p1', 'idols-and-wells').choose('p2', 'brazen-boar');
    expect(happened(p, 'ScenarioReplaced').map(({ player }) => player)).toEqual(['p2']);
    expect(p.state.armies.map(({ scenario: played }) => played)).toEqual(['tide-beacons', 'sunken-vaults']);
  },
);

/** A match up to the choice of edges: vaults of the token holder p1, beacons of p2. */
const atEdges = (play: Plays, options: Partial<SfiOptions> = {}): Play<Sfi> =>
  atVeto(play, draws(1, 0), options).choose('p1', 'idols-and-wells').choose('p2', 'brazen-boar');

scenario('the token holder takes one of two opposite edges, the other player has the other', 'SFI-SETUP-009', play => {
  const p = atEdges(play).options('p1', ['low', 'high']).choose('p1', 'high');
  expect(p.state.armies.map(({ edge }) => edge)).toEqual(['high', 'low']);
});

scenario('by the option the player who places terrain first takes an edge', 'SFI-SETUP-009', play => {
  const p = atEdges(play, { 'setup.edgeChoice': 'firstTerrain' })
    .waitsFor({ by: 'p2', kind: 'edge' })
    .choose('p2', 'high');
  expect(p.state.armies.map(({ edge }) => edge)).toEqual(['low', 'high']);
});

scenario(
  'equal totals tie whatever the faces are, two blanks too, and the higher total wins, not the highest die',
  'SFI-SETUP-002',
  play => {
    const p = play(game, setup([3, 0, 1, 2, 0, 0, 0, 0, 3, 0, 2, 2]));
    p.choose('p1', watch).choose('p2', hunt).waitsFor({ by: 'p2', kind: 'right' });
  },
);

/** The armies of both players with three scenarios of which they may share some. */
const withScenarios = (
  play: Plays,
  own: ArmyList['scenarios'],
  other: ArmyList['scenarios'],
  dice: readonly Scripted[],
) =>
  play(game, setup([...won, ...dice]))
    .choose('p1', { ...watch, scenarios: own })
    .choose('p2', { ...watch, scenarios: other })
    .choose('p1', 'token');
const same = ['tide-beacons', 'brazen-boar', 'sunken-vaults'] as const;

scenario(
  'both bring the same army and veto the same scenario: two different ones are played all the same',
  ['SFI-SETUP-001', 'SFI-SETUP-005', 'SFI-SETUP-007'],
  play => {
    const p = withScenarios(play, same, same, draws(0, 0)).choose('p1', 'p1');
    p.choose('p1', 'brazen-boar').choose('p2', 'brazen-boar').waitsFor({ by: 'p1', kind: 'edge' });
    expect(p.state.scenarios).toEqual(['sunken-vaults', 'tide-beacons']);
  },
);

scenario(
  'after different vetoes of the same cards the token holder discards the only one that both have',
  ['SFI-SETUP-005', 'SFI-SETUP-007'],
  play => {
    const p = withScenarios(play, same, same, draws(1, 1)).choose('p1', 'p2');
    // A card that only the vetoing player could have is no answer.
    p.refuses('p1', 'idols-and-wells', { code: 'not-an-option', rule: 'SFI-SETUP-005' });
    // p1 is left with the beacons and the vaults, p2 with the boar and the vaults.
    p.choose('p2', 'brazen-boar').choose('p1', 'tide-beacons');
    expect(happened(p, 'ScenarioReplaced')).toEqual([
      { type: 'ScenarioReplaced', player: 'p2', discarded: 'sunken-vaults', scenario: 'brazen-boar' },
    ]);
    expect(p.state.scenarios).toEqual(['brazen-boar', 'sunken-vaults']);
  },
);

scenario(
  'a spectator sees no veto before both are in, and no face-down draw',
  ['SFI-INFO-002', 'SFI-INFO-003'],
  play => {
    const p = atVeto(play, draws(1, 0));
    const before = view(p.match, undefined).state;
    p.choose('p1', 'idols-and-wells');
    const { state, records } = view(p.match, undefined);
    expect(state).toEqual(before);
    expect(records.filter(({ kind }) => kind === 'action').at(-1)).toMatchObject({ choice: { hidden: true } });
    p.choose('p2', 'brazen-boar');
    const rolled = view(p.match, undefined).records.flatMap(one => (one.kind === 'roll' ? [one.faces] : []));
    expect(rolled.slice(-2)).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
  },
);

scenario(
  'by the option a loser who is given the token, and has no right to place terrain first, takes no edge',
  ['SFI-SETUP-003', 'SFI-SETUP-009'],
  play => {
    const p = atRights(play, draws(1, 0), { 'setup.edgeChoice': 'firstTerrain' })
      .choose('p1', 'terrain')
      .choose('p2', 'p2');
    p.choose('p1', 'idols-and-wells').choose('p2', 'brazen-boar').waitsFor({ by: 'p1', kind: 'edge' });
    p.refuses('p1', 'left', { code: 'not-an-option', rule: 'SFI-SETUP-009' }).choose('p1', 'low');
    expect(p.state.armies.map(({ edge }) => edge)).toEqual(['low', 'high']);
  },
);
