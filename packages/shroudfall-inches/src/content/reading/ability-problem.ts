import type { Part } from '@rulewright/core/content';
import { type Ability, attackWindows, type Cost, roundWindows, type Trigger } from '../../vocabulary/ability.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { effectsProblem, keywordProblem } from './effect-problem.js';
import type { Problem } from './problem.js';

/** The first problem of an ability of the right shape; `weapons` are those of its card. */
export const abilityProblem = (
  { value: ability, path }: Part<Ability>,
  pack: ContentPack,
  weapons: readonly string[],
): Problem | undefined => {
  const { aim, kind } = ability;
  const when = 'when' in ability ? ability.when : undefined;
  const standing = kind === 'passive' || kind === 'leadership';
  const always = standing && when === undefined;
  const wrong =
    ('cost' in ability ? costProblem(ability.cost, `${path}.cost`) : undefined) ??
    (when ? triggerProblem({ value: when, path: `${path}.when` }, pack) : undefined) ??
    keywordProblem(pack, aim?.keyword, `${path}.aim.keyword`) ??
    (always ? alwaysProblem(ability, path) : undefined);
  if (wrong) return wrong;
  if (aim?.hit !== undefined && aim.how !== 'target') {
    return { code: 'no-hit-roll', rule: 'SFI-ABILITY-ACTIVE-009', path: `${path}.aim.hit` };
  }
  const scene = { pack, aim, window: when?.window, always, weapons };
  return effectsProblem(ability.effects, `${path}.effects`, scene);
};

/** The mark of a cost and its essence agree, and no reserve is too small for it. */
const costProblem = ({ essence = {}, action }: Cost, path: string): Problem | undefined => {
  const { grey = 0, yellow = 0, red = 0 } = essence;
  const tokens = grey + yellow + red;
  if (action === 'A' && tokens > 0) {
    return { code: 'wrong-cost', rule: 'SFI-ABILITY-ACTIVE-007', path: `${path}.essence` };
  }
  if ((action === 'A+' || action === 'A/') && tokens === 0) {
    const rule = action === 'A+' ? 'SFI-ABILITY-ACTIVE-006' : 'SFI-ABILITY-ACTIVE-007';
    return { code: 'wrong-cost', rule, path: `${path}.action` };
  }
  return tokens > 10 ? { code: 'too-large', rule: 'SFI-ESSENCE-002', path: `${path}.essence` } : undefined;
};

const onlyInAttacks = ['role', 'attack', 'shape', 'by', 'critical', 'outsideAttacks'] as const;

/** The first problem of a moment: its fields fit its window. */
export const triggerProblem = ({ value: when, path }: Part<Trigger>, pack: ContentPack): Problem | undefined => {
  const stray = onlyInAttacks.find(one => when[one] !== undefined);
  if (stray !== undefined && !attackWindows.includes(when.window)) {
    return { code: 'no-attack', rule: 'SFI-ATTACK-009', path: `${path}.${stray}` };
  }
  const ofRound = roundWindows.includes(when.window);
  if (ofRound && when.of !== undefined) return { code: 'no-unit', rule: 'SFI-ROUND-START-002', path: `${path}.of` };
  if (!ofRound && when.of === undefined) return { code: 'missing-field', rule: 'SFI-PRIORITY-010', path: `${path}.of` };
  return keywordProblem(pack, when.keyword, `${path}.keyword`);
};

/** An ability that is always in force has no moment at which it could be used, declined or aimed by choice. */
const alwaysProblem = (ability: Ability, path: string): Problem | undefined => {
  const field = ability.limit !== undefined ? 'limit' : 'optional' in ability ? 'optional' : undefined;
  if (field) return { code: 'no-moment', rule: 'SFI-CARD-018', path: `${path}.${field}` };
  if (ability.aim === undefined || ability.aim.how === 'every') return undefined;
  return { code: 'no-moment', rule: 'SFI-CARD-018', path: `${path}.aim` };
};
