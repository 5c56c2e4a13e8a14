/** The keywords of terrain that harms models in it (SFI-TKEY-001). */
export const harmfulKeywords: readonly ['blazing', 'dangerous-terrain', 'electrified', 'toxic'] = [
  'blazing',
  'dangerous-terrain',
  'electrified',
  'toxic',
];

export type HarmfulKeyword = (typeof harmfulKeywords)[number];
