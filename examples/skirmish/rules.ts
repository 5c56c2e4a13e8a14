/** All rules of the skirmish. The ids are a type, so that a wrong citation does not compile. */
export const RULES = {
  'SK-ROUND-1': 'In turn, each player gives one order to one of their ready models: move, attack or hold.',
  'SK-ROUND-2': 'When no model is ready, a round begins and every model is.',
  'SK-MOVE-1': 'A model takes up to as many steps as its speed, each to a free hex next to it.',
  'SK-BLOW-1': 'Before a step out of reach of an enemy next to it, that enemy may strike; once per move.',
  'SK-ATTACK-1': 'An attack names an enemy in range and in sight; woods between the two block sight.',
  'SK-ATTACK-2': 'The pool: the dice of the model, and one for each other friend next to the target, shots excepted.',
  'SK-ATTACK-3': 'A shot at a model in the woods has one die less.',
  'SK-ATTACK-4': 'A parting blow has half the dice, rounded up. No pool is less than one die or more than six.',
  'SK-ATTACK-5': 'Each die of the pool that shows 4 or more is a hit.',
  'SK-REROLL-1': 'Steady hand: the attacker may roll its misses again. Each die is rolled again once.',
  'SK-REROLL-2': 'Jinx: the target may have hits against it rolled again. Each die is rolled again once.',
  'SK-GUARD-1': 'Bodyguard: a model next to the target may take the attack instead, once per order.',
  'SK-WOUND-1': 'Each hit is a wound. With as many wounds as its toughness a model falls.',
  'SK-END-1': 'A side without models has lost.',
  'SK-END-2': 'After twelve rounds nobody has won.',
} as const;

/** A rule's id. */
export type SkirmishRule = keyof typeof RULES;
