import { entriesOf, firstProblem, itemsOf, type Part } from '@rulewright/core/content';
import type { UnitFragment } from '../../vocabulary/fragment.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { gapsOf } from '../fragments/gaps.js';
import { effectsProblem } from './effect-problem.js';
import type { Problem } from './problem.js';

/** The first problem of the effects that are known of a fragment. */
const effectProblem = ({ value, path }: Part<UnitFragment>, pack: ContentPack): Problem | undefined =>
  firstProblem(itemsOf(value.abilities, `${path}.abilities`), ({ value: ability, path: where }) => {
    const { aim, when, kind, effects = [] } = ability;
    const always = (kind === 'passive' || kind === 'leadership') && when === undefined;
    const weapons = (value.weapons ?? []).map(({ id }) => id);
    return effectsProblem(effects, `${where}.effects`, { pack, aim, window: when?.window, always, weapons });
  });

/** The first problem of the fragments of a pack: none leaves out a part that it does not list, and none has the id of an entry. */
export const fragmentsProblem = (pack: ContentPack): Problem | undefined => {
  const { fragments } = pack;
  const silent = firstProblem(entriesOf(fragments.units, 'fragments.units'), ({ value, path }) => {
    const gap = gapsOf(value).find(one => !value.missing.includes(one));
    return gap && { code: 'not-said-missing', path: `${path}.${gap}` };
  });
  const wrong = firstProblem(entriesOf(fragments.units, 'fragments.units'), found => effectProblem(found, pack));
  if (silent ?? wrong) return silent ?? wrong;
  for (const kind of ['factions', 'units', 'terrain', 'scenarios'] as const) {
    const both = Object.keys(fragments[kind]).find(id => Object.hasOwn(pack[kind], id));
    if (both !== undefined) return { code: 'duplicate-id', path: `fragments.${kind}.${both}` };
  }
  return undefined;
};
