/*
 * The bases of the training roster, in mm, where they differ from those of JV11-BASE-004: the large and the small ones.
 * Original to this project, as the roster is.
 */

/** Of Heroes: a rider needs more room. */
export const heroBases: Readonly<Record<string, number>> = { gruk: 40 };

/** Of Summoned models. */
export const summonedBases: Readonly<Record<string, number>> = { 'bone-mannikin': 25, 'cinder-imp': 25 };

/** Of Monsters: the smallest ones, an ogre and a colossus. */
export const monsterBases: Readonly<Record<string, number>> = {
  'mire-crab': 30,
  'glass-wisp': 30,
  'thorn-ogre': 50,
  'pit-colossus': 60,
};
