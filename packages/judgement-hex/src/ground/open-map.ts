/** The fields of a map of open ground that are alike on all kinds of ground: nothing but the two models stands there. */
export const openMap = {
  id: 'open-ground',
  name: 'Open ground',
  mode: '3v3',
  shrines: [],
  soulPits: [],
  monsterPits: [],
} as const;
