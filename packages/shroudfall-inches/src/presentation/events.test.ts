import { inches } from '@rulewright/core/inches';
import { eventInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { AttackFacts, Lasting, SfiEvent, SfiState, SfiTally } from '../vocabulary/index.js';
import { english } from './words.en.js';

type Of<T extends SfiEvent['type']> = Extract<SfiEvent, { readonly type: T }>;
/** For every type of event: events, each with its sentence. */
type Told = { readonly [T in SfiEvent['type']]: readonly (readonly [event: Omit<Of<T>, 'type'>, text: string])[] };

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

const laid = laidOut('A A b', {
  cards: {
    A: {
      name: 'Gear Hounds',
      abilities: [
        { id: 'dig-in', name: 'Dig In', kind: 'active', cost: {}, effects: [] },
        { id: 'canopy', name: 'The Canopy', kind: 'leadership', effects: [] },
      ],
    },
    b: { name: 'Ama Fernweh, Root Speaker' },
  },
  scenarios: {
    beacons: {
      name: 'Tide Beacons',
      source: 'original',
      vp: 4,
      abilities: [],
      scoring: [],
      elements: [{ id: 'beacon', name: 'Beacon', base: 50, keywords: [], at: [at(9, 9), at(18, 18)] }],
    },
  },
  state: {
    elements: [
      { id: 'beacon-1', scenario: 'beacons', part: 0, at: at(9, 9), damage: 0, control: null },
      { id: 'beacon-2', scenario: 'beacons', part: 0, at: at(18, 18), damage: 0, control: null },
    ],
    manifestations: [
      {
        id: 'rod-4',
        card: 'lightning-rod',
        ability: 'Call Down',
        source: 'A',
        at: at(4, 4),
        radius: inches(0.5),
        until: 'round',
      },
    ],
    terrain: [{ id: 'p1:hedge', card: 'dense-grove', part: { kind: 'main', at: 0 }, owner: 'p1', footprint: [] }],
  },
});
const { position } = laid.setup;
const words = english(laid.table.pack);
const told = (event: SfiEvent, state: SfiState | undefined = position, before?: SfiState): string =>
  eventInWords(words, event, state, before);

const tally = (name: string, total: number, lines: readonly Partial<SfiTally['lines'][number]>[]): SfiTally => {
  let after = 0;
  return {
    name,
    total,
    lines: lines.map(({ op = 'add', amount = 0, ...line }) => {
      if (typeof amount === 'number' && line.rejected === undefined) after = op === 'atLeast' ? after : after + amount;
      else if (typeof amount !== 'number') after = Math.floor((after * amount[0]) / amount[1]);
      return { stage: 'dice', rule: 'SFI-DICE-005', op, amount, ...line, after };
    }),
  };
};

const attack: AttackFacts = {
  attacker: 'A/1',
  unit: 'A',
  player: 'p1',
  profile: 'bow',
  type: 'ranged',
  shape: 'single',
  range: 12,
  damage: { grey: 3 },
  inAction: true,
  from: null,
};
const yellow = (face: number) => ({ colour: 'yellow', face, rerolledBy: [] }) as const;
const five = tally('DEF', 5, [
  { op: 'base', amount: 4, stage: 'printed', source: 'printed' },
  { amount: 1, source: 'p1:hedge' },
]);
const four = tally('ARM', 4, [{ op: 'base', amount: 4, source: 'printed' }]);
const nine = tally('hit', 9, [
  { amount: 4, source: 'yellow' },
  { amount: 6, source: 'yellow' },
  { amount: -1, source: 'in-melee' },
  { amount: 3, source: 'red', rejected: 'dropped' },
]);
const effect: Lasting = {
  id: 7,
  key: 'Canopy',
  source: 'A',
  target: 'b',
  player: 'p1',
  data: { op: 'modify', what: 'DEF', by: 1 },
};
const pose = { joint: at(0, 0), first: { x: 1, y: 0 }, second: { x: 1, y: 0 } };

const sentences: Told = {
  StageReached: [
    [{ stage: { name: 'set-up', step: 'veto scenarios' } }, 'Set-up: veto scenarios.'],
    [{ stage: { name: 'round-end', step: 'effects of units' } }, ''],
    [{ stage: { name: 'activations', next: 'p2' } }, 'The activations begin with p2.'],
  ],
  RoundBegan: [[{ round: 3 }, 'Round 3 begins.']],
  TokenTaken: [[{ player: 'p2' }, 'p2 has the starting player token.']],
  Used: [[{ span: 'round', key: 'dig-in' }, '']],
  MatchEnded: [
    [{ ending: { reason: 'fewer-weavers-lost', winners: ['p1'] } }, 'The match is over: fewer weavers lost.'],
  ],
  ArmyPresented: [
    [
      {
        player: 'p1',
        list: { name: 'Harbour Watch', faction: 'test', units: ['A', 'A', 'b'], scenarios: [], terrain: [] },
        units: [],
      },
      'p1 presents Harbour Watch of Test: Gear Hounds, Gear Hounds and Ama Fernweh.',
    ],
  ],
  RollOffWon: [[{ player: 'p2', totals: { p1: 3, p2: 6 } }, 'p2 wins the roll-off (p1 3, p2 6).']],
  RightTaken: [
    [{ player: 'p1', right: 'token' }, 'p1 decides who has the starting player token.'],
    [{ player: 'p2', right: 'terrain' }, 'p2 places terrain first.'],
  ],
  ScenarioVetoed: [[{ player: 'p1', scenario: 'beacons' }, 'p1 vetoes Tide Beacons.']],
  ScenarioDrawn: [[{ player: 'p1', scenario: 'beacons' }, 'Tide Beacons of p1 is in play.']],
  EdgeTaken: [[{ player: 'p1', edge: 'low' }, 'p1 takes the edge at the top.']],
  ElementPlaced: [
    [
      { element: { id: 'beacon-2', scenario: 'beacons', part: 0, at: at(18, 18), damage: 0, control: null } },
      'Beacon 2 lies at 18, 18.',
    ],
  ],
  TerrainPlaced: [
    [
      {
        player: 'p1',
        piece: { id: 'p1:hedge', card: 'dense-grove', part: { kind: 'main', at: 0 }, owner: 'p1', footprint: [] },
      },
      'p1 places Dense Grove.',
    ],
  ],
  TerrainLeftOut: [
    [
      { player: 'p2', piece: { id: 'p1:hedge', card: 'dense-grove', part: { kind: 'side', at: 1 }, owner: 'p1' } },
      'p2 leaves out a part of Dense Grove (side 2): it fits nowhere.',
    ],
  ],
  ScenarioReplaced: [
    [
      { player: 'p1', discarded: 'tide-beacons', scenario: 'brazen-boar' },
      'p1 plays Brazen Boar instead of Tide Beacons.',
    ],
  ],
  UnitLeftOut: [[{ unit: 'A' }, 'Gear Hounds (A) are counted as destroyed: there is no room on the table.']],
  LeadershipDeclared: [
    [{ player: 'p1', weaver: 'A', ability: 'canopy' }, 'p1 declares The Canopy of Gear Hounds (A).'],
  ],
  UnitDeployed: [
    [{ unit: 'A', models: [{ id: 'A/1', unit: 'A', at: at(1, 2.5), damage: 0 }] }, 'Gear Hounds (A) deploy at 1, 2.5.'],
  ],

  Passed: [[{ player: 'p1' }, 'p1 passes.']],
  UnitActivated: [[{ unit: 'b' }, 'Ama Fernweh (b) activates.']],
  ActivationOpened: [[{ unit: 'b' }, '']],
  ActionBegan: [
    [{ unit: 'A', action: 'attack' }, 'Gear Hounds (A) take an attack action.'],
    [{ unit: 'A', action: 'move', generated: true }, 'Gear Hounds (A) take a move action besides its own two.'],
  ],
  ModelDone: [[{ model: 'A/1' }, '']],
  ActionEnded: [[{ unit: 'A', action: 'attack' }, '']],
  ActionSpent: [
    [{ unit: 'A', how: 'forfeited' }, 'Gear Hounds (A) forfeit an action.'],
    [{ unit: 'A', how: 'sacrificed' }, 'Gear Hounds (A) sacrifice an action.'],
  ],
  CoherencyBroken: [
    [{ unit: 'A', apart: ['A/2'] }, 'Gear Hounds (A) are out of coherency: Gear Hounds (A2) stands apart.'],
    [
      { unit: 'A', apart: ['A/1', 'A/2'] },
      'Gear Hounds (A) are out of coherency: Gear Hounds (A1) and Gear Hounds (A2) stand apart.',
    ],
  ],
  ActivationEnding: [
    [{ unit: 'A', why: 'done' }, ''],
    [{ unit: 'A', why: 'moves' }, 'The activation of Gear Hounds (A) ends after its second move action.'],
    [{ unit: 'A', why: 'coherency' }, 'The activation of Gear Hounds (A) ends because it has lost its coherency.'],
  ],
  ActivationEnded: [[{ unit: 'A' }, 'The activation of Gear Hounds (A) is over.']],
  TokenPlaced: [
    [{ unit: 'A', token: 'activated' }, ''],
    [{ unit: 'A', token: 'exhausted' }, 'Gear Hounds (A) are exhausted.'],
  ],
  TokensRemoved: [
    [{ units: ['A'], token: 'activated' }, ''],
    [{ units: ['A', 'b'], token: 'exhausted' }, 'Gear Hounds (A) and Ama Fernweh (b) are no longer exhausted.'],
  ],
  ModelMoved: [
    [
      { model: 'A/2', from: at(0, 0), to: { x: inches(6.5), y: 30_800 }, tool: 'M', pose },
      'Gear Hounds (A2) move to 6.5, 12.13 with the M tool.',
    ],
  ],
  ModelShifted: [
    [{ model: 'b/1', from: at(0, 0), to: at(1, 2), how: 'push' }, 'Ama Fernweh (b) is pushed to 1, 2.'],
    [{ model: 'b/1', from: at(0, 0), to: at(1, 2), how: 'place' }, 'Ama Fernweh (b) is placed at 1, 2.'],
  ],

  AttackDeclared: [
    [{ attack, targets: ['b/1'] }, 'Gear Hounds (A1) attack Ama Fernweh (b) with Bow (ranged).'],
    [
      { attack: { ...attack, profile: null, from: 'dig-in', shape: 'area', type: 'arcane' }, targets: [] },
      'Gear Hounds (A1) attack nobody by Dig In (arcane, area).',
    ],
  ],
  AttackRedirected: [[{ from: 'A/1', to: 'A/2' }, 'The attack on Gear Hounds (A1) now meets Gear Hounds (A2).']],
  AttackEnded: [[{ attacker: 'A/1' }, '']],
  AttackCancelled: [
    [{ attacker: 'A/1', target: 'b/1' }, 'The attack of Gear Hounds (A1) on Ama Fernweh (b) comes to nothing.'],
  ],
  PoolChanged: [
    [
      { what: 'hit', target: 'b/1', source: 'combined-shot', pool: { yellow: 2, grey: 1 } },
      'Combined Shot changes the hit roll against Ama Fernweh (b) to 1 grey and 2 yellow dice.',
    ],
  ],
  RollInfused: [
    [{ what: 'damage', target: 'b/1', colour: 'red' }, 'The damage roll against Ama Fernweh (b) is infused with red.'],
    [
      { what: 'hit', target: 'b/1', colour: 'grey', free: 'Canopy' },
      'The hit roll against Ama Fernweh (b) is infused with grey by Canopy.',
    ],
  ],
  DiceRolled: [[{ what: 'hit', target: 'b/1', dice: [yellow(3), { ...yellow(0), colour: 'red', infused: true }] }, '']],
  DiceRerolled: [
    [
      { what: 'hit', target: 'b/1', player: 'p1', source: 'essence', places: [0, 1], dice: [yellow(3), yellow(2)] },
      'p1 rolls 2 dice of the hit roll against Ama Fernweh (b) again by essence: yellow 3, yellow 2.',
    ],
    [
      { what: 'hit', target: 'b/1', player: 'p2', source: 'elusive', places: [1], dice: [yellow(3), yellow(2)] },
      'p2 rolls 1 die of the hit roll against Ama Fernweh (b) again by Elusive: yellow 2.',
    ],
    [
      { what: 'hit', target: 'b/1', player: 'p1', source: 'A overload', places: [1], dice: [yellow(3), yellow(2)] },
      'p1 rolls 1 die of the hit roll against Ama Fernweh (b) again by Overload of Gear Hounds (A): yellow 2.',
    ],
  ],
  DieDropped: [
    [
      { what: 'hit', target: 'b/1', place: 0, source: 'hard-to-hit' },
      'Hard To Hit drops the highest die of the hit roll against Ama Fernweh (b).',
    ],
  ],
  HitDecided: [
    [
      { attacker: 'A/1', target: 'b/1', outcome: 'critical', total: nine, defence: five },
      'Gear Hounds (A1) against Ama Fernweh (b): 9 (+10 yellow, −1 In Melee) against DEF 5 (4 printed, +1 Dense Grove), a critical hit.',
    ],
    [
      { attacker: 'A/1', target: 'b/1', outcome: 'hit', total: null, defence: null },
      'Gear Hounds (A1) against Ama Fernweh (b): a hit without a roll.',
    ],
  ],
  DamageDecided: [
    [
      {
        target: 'b/1',
        damage: 1,
        total: nine,
        armour: four,
        suffered: tally('suffered', 1, [
          { op: 'base', amount: 9, source: 'damage roll' },
          { op: 'times', amount: [1, 4], source: 'ARM' },
          { amount: -1, source: 'tough-hide' },
        ]),
      },
      'Damage roll 9 (+10 yellow, −1 In Melee) on Ama Fernweh (b) against ARM 4: 1 damage (9 damage roll, ×1/4 ARM, −1 Tough Hide).',
    ],
    [
      {
        target: 'b/1',
        damage: 2,
        total: null,
        armour: null,
        suffered: tally('suffered', 2, [{ op: 'base', amount: 2, source: 'Sting' }]),
      },
      // The hit points that are lost tell it.
      '',
    ],
    [
      {
        target: 'b/1',
        damage: 0,
        total: null,
        armour: null,
        suffered: tally('suffered', 0, [{ op: 'base', amount: 0, source: 'Sting' }]),
      },
      'Damage to Ama Fernweh (b): 0.',
    ],
  ],
  DamageMarked: [[{ model: 'b/1', damage: 1 }, 'Ama Fernweh (b): −1 hit point, 3 left.']],
  DamageRemoved: [[{ model: 'b/1', damage: 2 }, 'Ama Fernweh (b): +2 hit points, 3 left.']],
  ModelDestroyed: [[{ model: 'A/2', unit: 'A', at: at(3, 4) }, 'Gear Hounds (A2) are destroyed at 3, 4.']],
  UnitDestroyed: [[{ unit: 'A', round: 2 }, 'Gear Hounds (A) have no model left.']],
  ElementDamaged: [[{ element: 'beacon-1', damage: 3 }, 'Beacon 1: −3 hit points.']],
  ElementRemoved: [[{ element: 'beacon-1' }, 'Beacon 1 is destroyed.']],

  EssenceGained: [
    [
      { player: 'p1', essence: { grey: 1, red: 2 }, lost: {}, why: 'activation' },
      'p1 gains 1 grey and 2 red essence at the end of the activation.',
    ],
    [
      { player: 'p1', essence: {}, lost: { yellow: 1 }, why: 'ability' },
      'p1 gains no essence by an ability; 1 yellow essence is lost.',
    ],
  ],
  EssencePaid: [
    [{ player: 'p1', essence: { grey: 1 }, why: 'infusion' }, 'p1 pays 1 grey essence to infuse a roll.'],
    [{ player: 'p1', essence: { grey: 1 }, why: 'cost' }, 'p1 pays 1 grey essence.'],
    [{ player: 'p1', essence: { grey: 1 }, why: 'discarded' }, 'p1 discards 1 grey essence.'],
    [{ player: 'p1', essence: { red: 1 }, why: 'end-of-round' }, 'p1 discards 1 red essence at the end of the round.'],
  ],
  EssenceNoted: [[{ reserves: {} }, '']],

  AbilityUsed: [
    [{ unit: 'A', model: 'A/2', ability: 'dig-in' }, 'Gear Hounds (A2) use Dig In.'],
    [{ unit: 'A', model: null, ability: 'dig-in' }, 'Gear Hounds (A) use Dig In.'],
  ],
  ConditionGained: [
    [{ unit: 'b', condition: 'essence-starved' }, 'Ama Fernweh (b) is Essence Starved.'],
    [{ unit: 'b', condition: 'frostbite' }, 'Ama Fernweh (b) suffers Frostbite.'],
  ],
  ConditionRemoved: [[{ unit: 'b', condition: 'void' }, 'Ama Fernweh (b) is rid of Void.']],
  EffectBegan: [[{ effect }, 'Ama Fernweh (b): +1 DEF (Canopy).']],
  EffectsEnded: [[{ effects: [7] }, '1 lasting effect over.']],
  ManifestationPlaced: [
    [
      {
        manifestation: {
          id: 'rod-4',
          card: 'lightning-rod',
          ability: 'Call Down',
          source: 'A',
          at: at(4, 4),
          radius: 1,
          until: 'round',
        },
      },
      'Gear Hounds (A) manifest Lightning Rod at 4, 4.',
    ],
  ],
  ManifestationTriggered: [
    [
      { on: 'entered', model: 'A/1', manifestation: 'rod-4', due: false },
      'Gear Hounds (A1) come into the reach of Lightning Rod.',
    ],
    [
      { on: 'completed', model: 'A/1', manifestation: 'rod-4', due: true },
      'Gear Hounds (A1) complete its action in the reach of Lightning Rod, which acts at the end of its action.',
    ],
  ],
  ReactionBegan: [[{ unit: 'A', ability: 'dig-in' }, '']],
  ReactionEnded: [[{ unit: 'A', ability: 'dig-in' }, '']],
  ManifestationRemoved: [[{ manifestation: 'rod-4' }, 'Lightning Rod vanishes.']],
  UnitSummoned: [
    [
      {
        unit: { ...(position.units[0] as SfiState['units'][number]) },
        models: [{ id: 'A/1', unit: 'A', at: at(1, 2), damage: 0 }],
      },
      'Gear Hounds (A) are summoned at 1, 2.',
    ],
  ],
  LeadershipEnded: [[{ player: 'p1' }, 'The leadership ability of p1 ends.']],

  ElementMoved: [[{ element: 'beacon-1', from: at(9, 9), to: at(9, 10) }, 'Beacon 1 is moved to 9, 10.']],
  Interacted: [[{ model: 'A/1', element: 'beacon-1' }, 'Gear Hounds (A1) interact with Beacon 1.']],
  ControlTokenPlaced: [[{ player: 'p1', element: 'beacon-1' }, 'p1 has a control token on Beacon 1.']],
  PointsScored: [
    [{ player: 'p1', points: 1, why: 'beacon-2' }, 'p1 scores 1 victory point for Beacon 2.'],
    [{ player: 'p1', points: 2, why: 'b' }, 'p1 scores 2 victory points for Ama Fernweh (b).'],
  ],
};

test.each(Object.entries(sentences))('%s is told', (type, cases) => {
  for (const [fields, text] of cases as readonly (readonly [object, string])[]) {
    // The cast is safe: the table above types every event by its name.
    expect(told({ type, ...fields } as unknown as SfiEvent)).toBe(text);
  }
});

test('an effect, a manifestation and an element that an event has ended have their names from before it', () => {
  const gone = { ...position, manifestations: [], elements: [] };
  const before = { ...position, effects: [effect] };
  expect(told({ type: 'EffectsEnded', effects: [7] }, gone, before)).toBe('Canopy on Ama Fernweh (b) ends.');
  expect(told({ type: 'ManifestationRemoved', manifestation: 'rod-4' }, gone, before)).toBe('Lightning Rod vanishes.');
  expect(told({ type: 'ElementRemoved', element: 'beacon-1' }, gone, before)).toBe('Beacon 1 is destroyed.');
});

test('two effects of one ability on one unit are told by what they need, and end in one breath', () => {
  const change = { op: 'modify', what: 'damage', by: 1 } as const;
  const rage = (id: number, against: object) => ({ ...effect, id, key: 'Rage', data: { ...change, against } });
  const [hexed, large] = [rage(7, { suffering: 'hexed' }), rage(8, { baseFrom: 50 })] as const;
  const tell = (one: typeof hexed): string => told({ type: 'EffectBegan', effect: one as unknown as Lasting });
  expect(tell(hexed)).toBe('Ama Fernweh (b): +1 to damage rolls against Hexed enemies (Rage).');
  expect(tell(large)).toBe('Ama Fernweh (b): +1 to damage rolls against bases of 50 mm or more (Rage).');
  const before = { ...position, effects: [hexed, large] as unknown as readonly Lasting[] };
  expect(told({ type: 'EffectsEnded', effects: [7, 8] }, position, before)).toBe('Rage on Ama Fernweh (b) ends.');
});

test('without a state the names are made of ids', () => {
  const plain = (event: SfiEvent): string => eventInWords(words, event);
  expect(plain({ type: 'UnitActivated', unit: 'p1:gear-hounds#2' })).toBe('Gear Hounds activate.');
  expect(plain({ type: 'DamageMarked', model: 'p1:gear-hounds#2/3', damage: 1 })).toBe('Gear Hounds: −1 hit point.');
});
