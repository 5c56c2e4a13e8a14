import type { Fragment, Fragments, Gap } from '../../vocabulary/pack.js';
import { attributes as allAttributes } from '../../vocabulary/words.js';

/** The fields that an entry of each kind needs. A fragment either has each of them or lists it as missing. */
export const neededGaps: { readonly [K in keyof Fragments]: readonly Gap[] } = {
  heroes: ['race', 'classes', 'gods', 'attributes', 'weapons', 'health', 'abilities', 'levelling'],
  units: ['race', 'classes', 'gods', 'attributes', 'weapons', 'health', 'abilities', 'levelling', 'members'],
  summoned: ['attributes', 'weapons', 'health', 'ap', 'abilities'],
  monsters: ['attributes', 'weapons', 'health', 'tier', 'bounty', 'abilities'],
  artefacts: ['slot', 'cost', 'kind', 'bonus'],
  gods: ['warbandBonus', 'sacredArtefact', 'effigyPower'],
};

/** True if the fragment has all of a field. */
const has = (fragment: Omit<Fragment, 'missing'>, kind: keyof Fragments, gap: Gap): boolean => {
  const { attributes, health, fate } = fragment;
  if (gap === 'attributes') return allAttributes.every(name => attributes?.[name] !== undefined);
  if (gap === 'health') return (health?.length ?? 0) === (kind === 'heroes' || kind === 'units' ? 3 : 1);
  if (gap === 'bounty') return fate !== undefined;
  return gap in fragment;
};

/** The fields that a fragment lacks, in whole or in part. */
export const gapsOf = (fragment: Omit<Fragment, 'missing'>, kind: keyof Fragments): readonly Gap[] =>
  neededGaps[kind].filter(gap => !has(fragment, kind, gap));
