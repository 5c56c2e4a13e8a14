/** One rule of a game's rulebook, in the words of the project: what an id that code, logs and refusals cite stands for. */
export interface RuleEntry<Id extends string = string> {
  readonly id: Id;
  /** The part of the rulebook that it belongs to. */
  readonly section: string;
  readonly title: string;
  /** What the rule says, as one testable statement. */
  readonly says: string;
  /** Where the rulebook says it; `ruling` where it does not and an engine has to decide. */
  readonly source: string;
  /** Numbers that show the rule. */
  readonly example?: string;
  /** What the rulebook leaves open or contradicts. */
  readonly question?: string;
  /** The reading taken; there is one for every question. */
  readonly ruling?: string;
  /** The options of a match that switch to another reading, by name. */
  readonly options?: readonly string[];
  /** Why the rule is left to the people at the table; absent where the engine has it. */
  readonly table?: string;
}

/** Every rule of a game, in the order of its rulebook. */
export type Catalogue<Id extends string = string> = readonly RuleEntry<Id>[];
