import type { Game, PlayerId, Rule, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { EldEdition } from './edition.js';
import type { Effect, EffectOp } from './effect.js';
import type { Eld } from './index.js';
import type { ContentPack } from './pack.js';
import type { Cited } from './resolution.js';
import type { Sources } from './sources.js';
import type { Deed, Model, ModelId, ThingId } from './state.js';
import type { Table } from './table.js';
import type { Element } from './words.js';

/** An effect while it is carried out. */
export interface EffectGiven extends Cited {
  /** The model that the effect happens to. */
  readonly on: ModelId;
  /** The model that causes it; null for Quests and scenery. */
  readonly by: ModelId | null;
  /** The Element of the Spell, Item or Skill that does it. */
  readonly element?: Element | null | undefined;
}

/** Carries out effects of one kind. */
export type EffectFunction<O extends EffectOp> = (
  turn: Turn<Eld>,
  effect: Extract<Effect, { readonly op: O }>,
  given: EffectGiven,
) => Rule | void;

/** The function for each kind of effect. */
export type EffectOps = { readonly [O in EffectOp]: EffectFunction<O> };

/** An effect in code, for what data cannot express; `data` is what the card gives in `with`. */
export type CodeEffect = (turn: Turn<Eld>, given: EffectGiven, data: unknown) => Rule | void;

/** The rules of a Scheme, which its card names by `code`. */
export interface SchemeRules {
  readonly rule: RuleId;
  /** The number of times that it gives its Victory Points, by the deeds from `since` on and by the present table. */
  counts(table: Table, player: PlayerId, since: number, about: ModelId | null): number;
  /** The models of which the player names one when it is revealed (ELD-SCHEME-019). */
  about?(table: Table, player: PlayerId): readonly ModelId[];
  /** True for a Scheme that goes on counting until its player's next Strategic phase (ELD-SCHEME-032). */
  readonly untilStrategicPhase?: true;
  /** True for a Scheme that counts the Victory Points of others, and so is counted after them (ELD-SCHEME-007). */
  readonly last?: true;
}

/** Something that a Quest rewards. */
export type QuestGoal =
  /** To interact with things of a kind, to destroy them or to repair them; `any` for things of all kinds. */
  | { readonly use: string }
  /**
   * To leave the field: through open exits of a kind, or by `zone` through the own Deployment Zone with an Item in the
   * Inventory. `reward` is the name of the reward on the card that is paid at the end if the whole party has left.
   */
  | { readonly leaveBy: string; readonly with?: string; readonly reward?: string }
  /** To fell members of other parties, or Hostiles. */
  | { readonly fell: 'members' | 'hostiles' };

/** The rules that only one Quest has, which its card names by `code`. */
export interface QuestRules {
  readonly rule: RuleId;
  /** The goals of the players, the first one first: bots strive for them. By default they fell enemies and use all things of the Quest. */
  readonly goals?: readonly QuestGoal[];
  /** Brings the things of the Quest onto the field, except its Hostiles. Called by a step of set-up. */
  begin?(turn: Turn<Eld>): Rule | void;
  /** The break before a Quest that follows another one, which comes before the deployment (ELD-QUEST-054). */
  prepare?(turn: Turn<Eld>): Rule | void;
  /** The exit by which a model may leave the field at the end of its own activation: a thing, or `zone`; undefined if it may not leave. */
  exitFor?(table: Table, model: Model): ThingId | undefined;
  /** The Victory Points that the fall of a model would still bring an enemy: bots weigh Wounds by them. */
  forFall?(table: Table, model: Model): number;
  /** Scores a deed: it is called once for every deed, at the end of the sequence or phase in which it happened. */
  onDeed?(turn: Turn<Eld>, deed: Deed): void;
  /** True when the Quest is over (ELD-END-003). */
  isOver?(table: Table): boolean;
  /** Scores what counts at the end of the game. */
  atEnd?(turn: Turn<Eld>): void;
}

/** The game with the parts that it was made from, so that rules find their facts. */
export interface EldGame extends Game<Eld> {
  readonly pack: ContentPack;
  /** The numbers and procedures that the rules read. */
  readonly edition: EldEdition;
  readonly sources: Sources;
  readonly effectOps: EffectOps;
  /** The rules of Schemes, by the name that cards use. */
  readonly schemes: Readonly<Record<string, SchemeRules>>;
  /** The rules of Quests, by the name that cards use. */
  readonly quests: Readonly<Record<string, QuestRules>>;
  /** Effects in code, by the name that cards use. */
  readonly effects: Readonly<Record<string, CodeEffect>>;
}
