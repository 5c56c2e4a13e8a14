/** The words of {@link boardScene}, by key, in English; `{n}` and the like stand for values. */
export const boardWords = {
  battlefield: 'The battlefield',
  forest: 'Forest',
  smoke: 'Smoke',
  rough: 'Rough ground',
  treacherous: 'Treacherous ground',
  wall: 'Wall',
  impassable: 'Impassable',
  gate: 'Teleportation Gate',
  shrine: 'Shrine',
  effigy: 'Effigy',
  lowerEffigy: 'Effigy, lower',
  upperEffigy: 'Effigy, upper',
  portingHex: 'Porting hex',
  soulPit: 'Soul Pit',
  monsterPit: 'Monster Pit',
  height: 'height {n}',
  soulPitSign: 'S: Soul Pit',
  monsterPitSign: 'M: Monster Pit',
  heightSign: '▴: height',
  canMove: 'Can move here',
  canBeChosen: 'Can be chosen',
  inSight: 'In sight',
  withinReach: 'Within reach',
  facesCover: 'Faces cover',
  facesCoverHere: 'Faces cover from here',
  givesCover: 'Gives cover',
  blocks: 'Blocks the line',
  freeLine: 'A free line',
} as const;

/** A text for each key of {@link boardWords}. */
export type BoardWords = Readonly<Record<keyof typeof boardWords, string>>;
