import { titled } from '@rulewright/core/words';
import type { Until } from '../vocabulary/effect.js';
import type { EndReason, ModelState, MoveReason, RemovalReason, Stage } from '../vocabulary/index.js';
import type { MovementKind, Phase, StateId } from '../vocabulary/words.js';

const phaseNames: Readonly<Record<Phase, string>> = {
  strategic: 'Strategic phase',
  upkeep: 'Upkeep phase',
  tactical: 'Tactical phase',
  end: 'End phase',
};

/** The player of a turn, or the Hostiles. */
const turnOf = (active: string | null): string => (active === null ? 'the Hostiles' : active);

/** The phase that a match has reached, in words; empty for a step inside a phase. */
export const stageInWords = (stage: Stage, before: Stage | undefined): string => {
  if (stage.name === 'set-up') return '';
  const same = before?.name === 'turn' && before.active === stage.active && before.phase === stage.phase;
  if (same) return '';
  return stage.phase === 'strategic'
    ? `The turn of ${turnOf(stage.active)} begins: Strategic phase.`
    : `${phaseNames[stage.phase]} of ${turnOf(stage.active)}.`;
};

/** The states as the end of "a model …". */
export const isNow: Readonly<Record<StateId, string>> = {
  bleeding: 'is Bleeding',
  blinded: 'is Blinded',
  confused: 'is Confused',
  crippled: 'is Crippled',
  crouched: 'crouches',
  dead: 'is Dead',
  engaged: 'is Engaged',
  fatigued: 'is Fatigued',
  flying: 'flies',
  hidden: 'is Hidden',
  immobilized: 'is Immobilized',
  incapacitated: 'is Incapacitated',
  panicked: 'is Panicked',
  petrified: 'is Petrified',
  poisoned: 'is Poisoned',
  shrouded: 'is Shrouded',
  slowed: 'is Slowed',
  weakened: 'is Weakened',
};

/** The end of a state or an effect, after a comma; empty for one that lasts until it is removed. */
export const untilInWords: Readonly<Record<Until, string>> = {
  sequence: ', until the end of the sequence',
  'end-phase': ', until the next End phase',
  'next-end-phase': ', until the End phase of its player',
  'strategic-phase': ', until the Strategic phase of its player',
  'own-strategic-phase': ', until its own Strategic phase',
  game: '',
};

/** A state of a model by its name: `Poisoned`. */
export const stateName = ({ state }: Pick<ModelState, 'state'>): string => titled(state);

/** The kinds of movements as the end of "a model …". */
export const moves: Readonly<Record<MovementKind, string>> = {
  idle: 'stays where it is',
  walk: 'walks',
  run: 'runs',
  climb: 'climbs',
  jump: 'jumps',
};

/** The ways in which a model comes to a place, as the end of "a model …". */
export const movedBy: Readonly<Record<MoveReason, string>> = {
  movement: 'arrives at',
  dodge: 'dodges to',
  retreat: 'retreats to',
  'follow-up': 'follows up to',
  ranger: 'moves as a Ranger to',
  hasten: 'hastens to',
  'surge-order': 'surges to',
  protector: 'steps in as a Protector at',
  panicked: 'flees to',
  charm: 'is charmed to',
  knockback: 'is knocked back to',
  placed: 'is placed at',
  fall: 'falls to',
};

/** The ways in which a model leaves the field, as the end of "a model …". */
export const removedBy: Readonly<Record<RemovalReason, string>> = {
  destroyed: 'is destroyed',
  dismissed: 'is dismissed',
  fled: 'has fled from the field',
  'caster-fell': 'vanishes with its caster',
  burned: 'burns to ashes',
  sacrificed: 'is sacrificed',
  dispelled: 'is dispelled',
};

/** The reasons why a match ends. */
export const endings: Readonly<Record<EndReason, string>> = {
  'last-round': 'the last round is over',
  quest: 'the Quest is over',
  'party-fallen': 'a party has fallen',
  duel: 'the duel is decided',
};

/** Reasons of changes that are no names of abilities or cards, after "for" or "by". */
const reasons: Readonly<Record<string, string>> = {
  activation: 'to activate',
  reaction: 'to react',
  used: 'used up',
  upgrade: 'an Upgrade',
  trade: 'a trade',
  fall: 'a fall',
  effect: 'an effect',
};

/** The reason of a change; undefined for the name of an ability or a card. */
export const reasonInWords = (why: string): string | undefined =>
  Object.hasOwn(reasons, why) ? reasons[why] : undefined;
