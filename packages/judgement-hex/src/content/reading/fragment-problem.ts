import type { ContentPack, Fragment, Fragments, Gap } from '../../vocabulary/pack.js';
import { attributes as allAttributes } from '../../vocabulary/words.js';
import type { Problem } from './problem.js';

/** The fields that an entry of each kind needs. A fragment either has each of them or says that it is missing. */
const needed: { readonly [K in keyof Fragments]: readonly Gap[] } = {
  heroes: ['race', 'classes', 'gods', 'attributes', 'weapons', 'health', 'abilities', 'levelling'],
  units: ['race', 'classes', 'gods', 'attributes', 'weapons', 'health', 'abilities', 'levelling', 'members'],
  summoned: ['attributes', 'weapons', 'health', 'ap', 'abilities'],
  monsters: ['attributes', 'weapons', 'health', 'tier', 'bounty', 'abilities'],
  artefacts: ['slot', 'cost', 'kind', 'bonus'],
  gods: ['warbandBonus', 'sacredArtefact', 'effigyPower'],
};

/** The first problem of the fragments of a pack: none claims to be whole, or leaves out more than it says. */
export const fragmentsProblem = ({ fragments, gods }: ContentPack): Problem | undefined => {
  for (const [kind, gaps] of Object.entries(needed) as [keyof Fragments, readonly Gap[]][]) {
    for (const [id, fragment] of Object.entries(fragments[kind])) {
      const path = `fragments.${kind}.${id}`;
      if (kind === 'gods' && !Object.hasOwn(gods, id)) return { code: 'unknown-god', path };
      const unknown = (fragment.gods ?? []).findIndex(god => !Object.hasOwn(gods, god));
      if (unknown >= 0) return { code: 'unknown-god', rule: 'JHX-GOD-009', path: `${path}.gods[${unknown}]` };
      if (fragment.avatar && fragment.gods?.length !== 1) {
        return { code: 'avatar-of-several-gods', rule: 'JHX-GOD-011', path: `${path}.gods` };
      }
      const stray = fragment.missing.findIndex(gap => !gaps.includes(gap) && !extra(kind).includes(gap));
      if (stray >= 0) return { code: 'unknown-gap', path: `${path}.missing[${stray}]` };
      const silent = gapsOf(fragment, kind).find(gap => !fragment.missing.includes(gap));
      if (silent) return { code: 'not-said-missing', path: `${path}.${silent}` };
    }
  }
  return undefined;
};

/** The fields that a fragment lacks, in whole or in part. */
export const gapsOf = (fragment: Omit<Fragment, 'missing'>, kind: keyof Fragments): readonly Gap[] =>
  needed[kind].filter(gap => !has(fragment, kind, gap));

/** A Summoned model's Master is not on its own card. */
const extra = (kind: keyof Fragments): readonly Gap[] => (kind === 'summoned' ? ['master'] : []);

/** True if the fragment has all of a field. */
const has = (fragment: Omit<Fragment, 'missing'>, kind: keyof Fragments, gap: Gap): boolean => {
  const { attributes, health, fate } = fragment;
  if (gap === 'attributes') return allAttributes.every(name => attributes?.[name] !== undefined);
  if (gap === 'health') return (health?.length ?? 0) === (kind === 'heroes' || kind === 'units' ? 3 : 1);
  if (gap === 'bounty') return fate !== undefined;
  return gap in fragment;
};
