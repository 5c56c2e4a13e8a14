export type * from './card.js';
export type { Die, Face } from './dice/die.js';
export { type Attempt, act, attempt, choose, explain, type LegalOptions, legal } from './match/act.js';
export { concede } from './match/concede.js';
export { CONCESSION } from './match/concession.js';
export { createMatch, type MatchSetup } from './match/create-match.js';
export type { DiceSource, Drawn } from './match/dice-source.js';
export { answersRoll, manual, seeded } from './match/dice-source.js';
export { GameError, RefusalError, refuse } from './match/errors.js';
export { type ForkOptions, fork } from './match/fork.js';
export type { ContentIdentity, Game, Setup } from './match/game.js';
export { hashJson } from './match/hash.js';
export { copyJson, freeze, isObject, notJson, sameJson } from './match/json.js';
export { Match, type MatchHeader } from './match/match.js';
export { needFields, needKind, needOptions } from './match/need.js';
export { playerAt } from './match/player-at.js';
export {
  type Asked,
  type ChoiceOf,
  nearest,
  type Proposal,
  region,
  type Situation,
  suggest,
} from './match/proposal.js';
export { type RefusedAnswer, refused } from './match/refused.js';
export type { Undo, UndoPolicy } from './match/rewind.js';
export { history, rewind, strictUndo, undo } from './match/rewind.js';
export { roll, shuffle, type Throw } from './match/roll.js';
export type { Readings, Ruling, Rulings } from './match/rulings.js';
export { readings, withDefaults } from './match/rulings.js';
export type { Ask, Rule } from './match/turn.js';
export { decide, decideTogether, decideUnlessForced, Turn } from './match/turn.js';
export type * from './match/types.js';
export type {
  ChoiceGroup,
  Click,
  NumberWords,
  Presentation,
  Sketches,
  Targets,
  TellChoice,
  TypedWish,
  TypedWishes,
  Wishes,
  Words,
} from './presentation.js';
export { openWindow } from './procedure/open-window.js';
export type { Part, Procedure, Step } from './procedure/procedure.js';
export { perform, procedure, step } from './procedure/procedure.js';
export type { Ability, Offer, Window, WindowChoice, WindowChoices } from './procedure/window.js';
export { defineAbility, timingWindow } from './procedure/window.js';
export type * from './replay.js';
export type * from './rules.js';
export type * from './scene.js';
export type { Tally, TallyLine } from './tally/tally.js';
export { type Retold, retell } from './view/retell.js';
export type {
  Counted,
  Hidden,
  RedactedState,
  Secrets,
  SeenEvent,
  SeenEventOf,
  SeenState,
  Shown,
} from './view/secrets.js';
export { counted, eachTheirHand, eachTheirOwn, HIDDEN, nobody, onlyTo } from './view/secrets.js';
export type { SeenRecord, View } from './view/view.js';
export { seenState, story, view } from './view/view.js';
