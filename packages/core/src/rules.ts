/** One rule of a game's rulebook, in the words of the project. Code, logs and refusals cite rules by their ids. */
export interface RuleEntry<Id extends string = string> {
  readonly id: Id;
  /** The part of the rulebook that the rule belongs to. */
  readonly section: string;
  readonly title: string;
  /** The rule, as one testable statement. */
  readonly says: string;
  /** The place in the rulebook; `ruling` if the rulebook is silent and an engine has to decide. */
  readonly source: string;
  /** Numbers that show the rule. */
  readonly example?: string;
  /** The question that the rulebook leaves open, or its contradiction. */
  readonly question?: string;
  /** The reading taken; there is one for every question. */
  readonly ruling?: string;
  /** The options of a match that switch to another reading, by name. */
  readonly options?: readonly string[];
  /** The reason why the rule is left to the people at the table; absent if the engine carries the rule out. */
  readonly table?: string;
  /** In the rulebook of an edition: the relation to the edition that it differs from, in words. */
  readonly differs?: string;
  /** In the rulebook of an edition: the rules of the other edition that this one replaces or keeps, by id. */
  readonly replaces?: readonly string[];
}

/** Every rule of a game, in the order of its rulebook. */
export type Catalogue<Id extends string = string> = readonly RuleEntry<Id>[];
