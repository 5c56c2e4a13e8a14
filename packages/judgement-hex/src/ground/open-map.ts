/** The fields of a map of open ground that are the same on all kinds of ground: only the two models stand there. */
export const openMap = {
  id: 'open-ground',
  name: 'Open ground',
  mode: '3v3',
  shrines: [],
  soulPits: [],
  monsterPits: [],
} as const;
