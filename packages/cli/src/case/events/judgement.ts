import type { Jhx } from '@rulewright/judgement-hex';
import { type EventsOf, tally, words } from './parts.js';

const part = words('start', 'actions', 'end');
const per = words('activation', 'round', 'match');
const side = words('lower', 'upper');
const motion = words('advance', 'charge', 'hunt', 'recall', 'push', 'place', 'throw');
const why = words('done', 'killed', 'knocked-down', 'pinned', 'blocked');
const fateReason = words(
  'free',
  'souls',
  'shrine',
  'soulless-shrine',
  'wound',
  'cost',
  'bounty',
  'sale',
  'purchase',
  'ability',
  'honour',
);
const damageCause = words('wound', 'ability', 'attack', 'manoeuvre', 'condition', 'terrain', 'shared', 'explosion');
const healReason = words('ability', 'regeneration');
const attack = words('MEL', 'RNG', 'MAG');
const attackKind = words('charge', 'ability', 'action', 'dual-wield', 'parting-blow', 'hunter', 'monster');
const blow = words('glancing', 'solid', 'critical');
const endReason = words('expired', 'removed', 'replaced', 'used', 'died');

/** The parts of the events of Judgement. */
export const judgement: EventsOf<Jhx['event']> = {
  StageReached: { stage: 'object' },
  RoundBegan: { round: 'number', order: 'list' },
  ActivationBegan: { activation: 'object', ap: tally },
  ActivationPartReached: { part },
  ActivationEnded: { hero: 'text' },
  ActionTaken: { action: 'object', model: 'text', ap: 'number', fate: 'number' },
  ApGained: { model: 'text', ap: 'number' },
  Used: { key: 'text', per },
  SummonedActs: { model: 'text', ap: 'number' },
  MatchEnded: { ending: 'object' },
  MapChosen: { map: 'text', pits: 'list' },
  GodChosen: { player: 'text', god: 'text' },
  PoolOffered: { player: 'text', heroes: 'list' },
  HeroPicked: { player: 'text', hero: 'text' },
  HeroVetoed: { player: 'text', hero: 'text' },
  InitiativeRolled: { rolls: 'object', winner: 'text' },
  FirstTurnTaken: { player: 'text' },
  SideTaken: { player: 'text', side },
  WarbandFormed: { player: 'text', models: 'list', deck: 'list' },
  AvatarNamed: { player: 'text', model: 'text' },
  TargetMarked: { model: 'text', target: 'text' },
  WardChosen: { model: 'text', ward: 'text' },
  ModelEntered: { model: 'object' },
  ModelDeployed: { model: 'text', at: 'number' },
  ModelResurrected: { model: 'text', at: 'number', damage: 'number' },
  ModelMoved: { model: 'text', from: 'number', to: 'number', how: motion },
  MovementEnded: { model: 'text', why },
  ModelDied: { model: 'text', at: 'number', killer: 'text' },
  FateChanged: { player: 'text', by: 'number', why: fateReason },
  ModelDamaged: { model: 'text', damage: 'number', absorbed: 'list', cause: damageCause, by: 'text', tally },
  ModelHealed: { model: 'text', by: 'number', tally },
  TemporaryHealthRestored: { model: 'text', effect: 'number', by: 'number' },
  EffigyDamaged: { player: 'text', by: 'text', damage: 'number', absorbed: 'list', tally },
  EffigyHealed: { player: 'text', by: 'number', why: healReason },
  EffigiesDecayed: { by: 'number' },
  EffigyPowerCalled: { player: 'text' },
  LevelGained: { model: 'text', level: 'number' },
  LevelPicked: { model: 'text', pick: 'number' },
  LevelLearned: { model: 'text' },
  AttackDeclared: { attacker: 'text', target: 'text', weapon: 'text', attack, kind: attackKind },
  PoolCounted: { attacker: 'text', pool: tally },
  DiceRerolled: { by: 'text', dice: 'list', faces: 'list' },
  DiceChosen: { attacker: 'text', faces: 'list', blow, symbols: 'number' },
  AttackRedirected: { from: 'text', to: 'text' },
  AttackCancelled: { attacker: 'text', target: 'text', why: 'text' },
  ManoeuvreBought: { attacker: 'text', manoeuvre: 'any', symbols: 'number' },
  AttackEnded: { attacker: 'text', target: 'text' },
  AbilityUsed: { model: 'text', ability: 'text', target: 'text' },
  SoulSpawned: { soul: 'text', at: 'number', pit: 'number' },
  SoulMoved: { soul: 'text', from: 'number', to: 'number' },
  SoulTaken: { soul: 'text', by: 'text' },
  SoulDestroyed: { soul: 'text', by: 'text' },
  SoulBound: { model: 'text', from: 'text' },
  SoulsBanked: { player: 'text', souls: 'number', from: 'text' },
  SoulsLost: { model: 'text', souls: 'number' },
  HarvestRolled: { model: 'text', soul: 'text', total: tally, success: 'boolean' },
  EffectBegan: { effect: 'object' },
  EffectsEnded: { effects: 'list', why: endReason },
  EffectsStayed: { effects: 'list', icons: 'list', templates: 'list' },
  CountersChanged: { model: 'text', token: 'text', by: 'number' },
  IconPlaced: { icon: 'object' },
  IconRemoved: { icon: 'text' },
  TemplatePlaced: { template: 'object' },
  TemplateRemoved: { template: 'text' },
  RespawnTokenChanged: { pit: 'number', token: 'boolean' },
  ArtefactTaken: { model: 'text', held: 'object' },
  ArtefactReturned: { model: 'text', artefact: 'text' },
  ArtefactHandedOver: { from: 'text', to: 'text', artefact: 'text' },
  ArtefactSpent: { player: 'text', artefact: 'text' },
};
