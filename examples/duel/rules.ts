/** All rules of the duel. The ids are a type, so that a wrong citation does not compile. */
export const RULES = {
  'DU-TABLE-1':
    'The table is a square of 60 cm, measured in units of 1/10 mm. A base stands on it with all of its disc.',
  'DU-TURN-1': 'In turn, each player walks with their fighter, and then strikes, throws a knife or rests.',
  'DU-WALK-1': 'A walk is a path of at most four straight legs, each to another point of the grid. It may have none.',
  'DU-WALK-2': 'A leg is as long as it measures, rounded up to a whole unit. The legs of a walk are 15 cm at most.',
  'DU-WALK-3': 'The base of the walker crosses neither a pillar nor the base of the enemy.',
  'DU-TOUCH-1': 'Touching is not crossing. The option `touching` set to `crosses` reads it the other way.',
  'DU-MEET-1':
    'A walk that comes within reach of the enemy gives the enemy a strike: once a walk, at the first such point.',
  'DU-MEET-2': 'Such a strike that rolls a 6 also ends the walk at that point.',
  'DU-STRIKE-1': 'A fighter reaches the enemy if 2.5 cm or less lie between their bases.',
  'DU-STRIKE-2': 'A strike is a die: 4 or more is a wound.',
  'DU-THROW-1': 'A fighter with a knife left throws it at another point of the table, at most 20 cm away.',
  'DU-THROW-2': 'The flight, a line from the centre of the fighter to the point, crosses no pillar.',
  'DU-THROW-3': 'A knife whose flight touches the base of the enemy is a die: 4 or more is a wound.',
  'DU-END-1': 'A fighter with three wounds has lost.',
  'DU-END-2': 'After 24 turns the fighter with fewer wounds has won; with equal wounds nobody has.',
} as const;

/** A rule's id. */
export type DuelRule = keyof typeof RULES;
