import type { Sfi } from '@rulewright/shroudfall-inches';
import { type EventsOf, tally, words } from './parts.js';

const span = words('action', 'activation', 'round', 'match');
const right = words('token', 'terrain');
const edge = words('low', 'high');
const genericAction = words('move', 'attack', 'disengage', 'shake');
const how = words('forfeited', 'sacrificed');
const why = words('done', 'moves', 'coherency', 'destroyed');
const token = words('activated', 'exhausted');
const point = { x: 'number', y: 'number' } as const;
const tool = words('S', 'M', 'L');
const shift = words('place', 'push');
const on = words('entered', 'completed');
const rollKind = words('hit', 'damage');
const byColour = { grey: 'number', yellow: 'number', red: 'number' } as const;
const colour = words('grey', 'yellow', 'red');
const outcome = words('hit', 'critical', 'miss');
const essenceReason = words(
  'activation',
  'terrain',
  'destroyed-unit',
  'ability',
  'scenario',
  'cost',
  'infusion',
  're-roll',
  'interaction',
  'discarded',
  'end-of-round',
);
const condition = words(
  'burning',
  'crippled',
  'essence-starved',
  'frostbite',
  'hexed',
  'poisoned',
  'shattered',
  'shocked',
  'stunned',
  'void',
);

/** The parts of the events of Shroudfall. */
export const shroudfall: EventsOf<Sfi['event']> = {
  StageReached: { stage: 'object' },
  RoundBegan: { round: 'number' },
  TokenTaken: { player: 'text' },
  Used: { span, key: 'text' },
  MatchEnded: { ending: 'object' },
  ArmyPresented: { player: 'text', list: 'object', units: 'list' },
  RollOffWon: { player: 'text', totals: 'object' },
  RightTaken: { player: 'text', right },
  ScenarioVetoed: { player: 'text', scenario: 'text' },
  ScenarioDrawn: { player: 'text', scenario: 'text' },
  ScenarioReplaced: { player: 'text', discarded: 'text', scenario: 'text' },
  EdgeTaken: { player: 'text', edge },
  ElementPlaced: { element: 'object' },
  TerrainPlaced: { player: 'text', piece: 'object' },
  TerrainLeftOut: { player: 'text', piece: 'object' },
  LeadershipDeclared: { player: 'text', weaver: 'text', ability: 'text' },
  UnitDeployed: { unit: 'text', models: 'list' },
  UnitLeftOut: { unit: 'text' },
  Passed: { player: 'text' },
  UnitActivated: { unit: 'text' },
  ActivationOpened: { unit: 'text' },
  ActionBegan: { unit: 'text', action: genericAction, generated: 'boolean' },
  ModelDone: { model: 'text' },
  ActionEnded: { unit: 'text', action: genericAction, generated: 'boolean' },
  ActionSpent: { unit: 'text', how },
  CoherencyBroken: { unit: 'text', apart: 'list' },
  ActivationEnding: { unit: 'text', why },
  ActivationEnded: { unit: 'text' },
  TokenPlaced: { unit: 'text', token },
  TokensRemoved: { units: 'list', token },
  ModelMoved: { model: 'text', from: point, to: point, tool, pose: 'object' },
  ModelShifted: { model: 'text', from: point, to: point, how: shift },
  ManifestationTriggered: { on, model: 'text', manifestation: 'text', due: 'boolean' },
  AttackDeclared: { attack: 'object', targets: 'list' },
  AttackRedirected: { from: 'text', to: 'text' },
  AttackEnded: { attacker: 'text' },
  AttackCancelled: { attacker: 'text', target: 'text' },
  PoolChanged: { what: rollKind, target: 'text', source: 'text', pool: byColour },
  RollInfused: { what: rollKind, target: 'text', colour, free: 'text' },
  DiceRolled: { what: rollKind, target: 'text', dice: 'list' },
  DiceRerolled: { what: rollKind, target: 'text', player: 'text', source: 'text', places: 'list', dice: 'list' },
  DieDropped: { what: rollKind, target: 'text', place: 'number', source: 'text' },
  HitDecided: { attacker: 'text', target: 'text', outcome, total: tally, defence: tally },
  DamageDecided: { target: 'text', damage: 'number', total: tally, armour: tally, suffered: tally },
  DamageMarked: { model: 'text', damage: 'number' },
  DamageRemoved: { model: 'text', damage: 'number' },
  ModelDestroyed: { model: 'text', unit: 'text', at: point },
  UnitDestroyed: { unit: 'text', round: 'number' },
  ElementDamaged: { element: 'text', damage: 'number' },
  ElementRemoved: { element: 'text' },
  EssenceGained: { player: 'text', essence: byColour, lost: byColour, why: essenceReason },
  EssencePaid: { player: 'text', essence: byColour, why: essenceReason },
  EssenceNoted: { reserves: 'object' },
  AbilityUsed: { unit: 'text', model: 'text', ability: 'text' },
  ReactionBegan: { unit: 'text', ability: 'text' },
  ReactionEnded: { unit: 'text', ability: 'text' },
  ConditionGained: { unit: 'text', condition },
  ConditionRemoved: { unit: 'text', condition },
  EffectBegan: { effect: 'object' },
  EffectsEnded: { effects: 'list' },
  ManifestationPlaced: { manifestation: 'object' },
  ManifestationRemoved: { manifestation: 'text' },
  UnitSummoned: { unit: 'object', models: 'list' },
  LeadershipEnded: { player: 'text' },
  ElementMoved: { element: 'text', from: point, to: point },
  Interacted: { model: 'text', element: 'text' },
  ControlTokenPlaced: { player: 'text', element: 'text' },
  PointsScored: { player: 'text', points: 'number', why: 'text' },
};
