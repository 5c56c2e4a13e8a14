import type { ContentPack, Fragments, Gap } from '../../vocabulary/pack.js';
import { gapsOf, neededGaps } from '../fragments/gaps.js';
import type { Problem } from './problem.js';

/** The first problem of the fragments of a pack: none claims to be whole, or leaves out more than it says. */
export const fragmentsProblem = ({ fragments, gods }: ContentPack): Problem | undefined => {
  for (const [kind, gaps] of Object.entries(neededGaps) as [keyof Fragments, readonly Gap[]][]) {
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

/** A Summoned model's Master is not on its own card. */
const extra = (kind: keyof Fragments): readonly Gap[] => (kind === 'summoned' ? ['master'] : []);
