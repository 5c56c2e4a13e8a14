import { firstProblem, firstRepeat, itemsOf, type Part } from '@rulewright/core/content';
import type { ContentPack, HitValues, Unit, Weapon } from '../../vocabulary/pack.js';
import { unitKeywords } from '../../vocabulary/words.js';
import { abilityProblem } from './ability-problem.js';
import { passiveProblem } from './effect-problem.js';
import type { Problem } from './problem.js';

/** The first problem of a unit card. */
export const unitProblem = ({ value: unit, path }: Part<Unit>, pack: ContentPack): Problem | undefined => {
  const { weapons, hits, abilities, passives, keywords } = unit;
  const factions = Object.values(pack.factions).map(({ keyword }) => keyword);
  if (!keywords.some(keyword => factions.includes(keyword))) {
    return { code: 'no-faction', rule: 'SFI-ARMY-004', path: `${path}.keywords` };
  }
  return (
    weaponsProblem(weapons, hits, path) ??
    repeatProblem(
      abilities.map(({ id }) => id),
      `${path}.abilities`,
    ) ??
    leadershipProblem({ value: unit, path }) ??
    passivesProblem({ value: unit, path }) ??
    firstProblem(itemsOf(passives, `${path}.passives`), found => passiveProblem(found, pack)) ??
    firstProblem(itemsOf(abilities, `${path}.abilities`), found =>
      abilityProblem(
        found,
        pack,
        weapons.map(({ id }) => id),
      ),
    )
  );
};

const repeatProblem = (ids: readonly string[], path: string): Problem | undefined => {
  const at = firstRepeat(ids);
  return at === undefined ? undefined : { code: 'duplicate-id', path: `${path}[${at}].id` };
};

/** Weapons have ids of their own, and their card has the hit value of their type. */
export const weaponsProblem = (weapons: readonly Weapon[], hits: HitValues, path: string): Problem | undefined => {
  const dumb = weapons.findIndex(({ type }) => hits[type] === undefined);
  if (dumb >= 0) return { code: 'no-hit-value', rule: 'SFI-CARD-013', path: `${path}.weapons[${dumb}].type` };
  return repeatProblem(
    weapons.map(({ id }) => id),
    `${path}.weapons`,
  );
};

/** A weaver has one leadership ability, and all other units have none. */
const leadershipProblem = ({ value: { abilities, keywords }, path }: Part<Unit>): Problem | undefined => {
  const at = abilities.findIndex(({ kind }) => kind === 'leadership');
  const weaver = keywords.includes(unitKeywords.weaver);
  if (!weaver && at >= 0) return { code: 'no-weaver', rule: 'SFI-LEADER-001', path: `${path}.abilities[${at}].kind` };
  const count = abilities.filter(({ kind }) => kind === 'leadership').length;
  if (!weaver || count === 1) return undefined;
  return { code: 'not-one-leadership', rule: 'SFI-LEADER-001', path: `${path}.abilities`, detail: { found: count } };
};

/** No passive ability stands on a card twice; the same passive with another word counts as a different one. */
const passivesProblem = ({ value: { passives }, path }: Part<Unit>): Problem | undefined => {
  const names = passives.map(one => {
    if (one.id === 'immunity') return `${one.id} ${one.to}`;
    return one.id === 'pathfinder' ? `${one.id} ${one.terrain ?? ''}` : one.id;
  });
  const at = firstRepeat(names);
  if (at === undefined) return undefined;
  return { code: 'duplicate-passive', rule: 'SFI-PASSIVE-048', path: `${path}.passives[${at}]` };
};
