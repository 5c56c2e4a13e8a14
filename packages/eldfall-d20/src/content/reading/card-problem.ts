import { isObject } from '@rulewright/core';
import { firstProblem, itemsOf, type Part } from '@rulewright/core/content';
import type { CardId } from '../../vocabulary/index.js';
import type { ContentPack, Item, Profile, Reach, Spell, Upgrade } from '../../vocabulary/pack.js';
import { type Problem, unknownIn } from './problem.js';

/** Intervals run from near to far. */
const reachProblem = ({ distance }: Reach, path: string): Problem | undefined => {
  if (!Array.isArray(distance)) return undefined;
  const at = distance.findIndex(({ to }, i) => i > 0 && to <= (distance[i - 1]?.to ?? 0));
  return at < 0 ? undefined : { code: 'not-ascending', rule: 'ELD-RANGED-003', path: `${path}.distance[${at}].to` };
};

/** The first trait or effect anywhere inside a card that names a Spell that the pack lacks. */
export const spellboundProblem = (pack: ContentPack, { value, path }: Part<unknown>): Problem | undefined => {
  if (Array.isArray(value)) return firstProblem(itemsOf(value, path), found => spellboundProblem(pack, found));
  if (!isObject(value)) return undefined;
  if ((value.id === 'spellbound' || value.op === 'cast') && typeof value.spell === 'string') {
    return unknownIn(pack.spells, { value: value.spell, path: `${path}.spell` }, 'unknown-spell', 'ELD-TRAIT-054');
  }
  return firstProblem(Object.entries(value), ([field, inside]) =>
    spellboundProblem(pack, { value: inside, path: `${path}.${field}` }),
  );
};

/** The first problem of an Item. */
export const itemProblem = ({ value: item, path }: Part<Item>): Problem | undefined => {
  if (item.category === 'weapon' && item.weapon === undefined) {
    return { code: 'no-weapon', rule: 'ELD-ITEM-006', path: `${path}.weapon` };
  }
  return item.weapon && reachProblem(item.weapon.reach, `${path}.weapon.reach`);
};

/** The first problem of a Spell: a Conjuration summons a creature, or a Familiar that changes its caster. */
export const spellProblem = (pack: ContentPack, { value: spell, path }: Part<Spell>): Problem | undefined => {
  const conjures = spell.type === 'conjuration';
  if (conjures && spell.summons === undefined && spell.changes === undefined) {
    return { code: 'no-creature', rule: 'ELD-MANA-006', path: `${path}.summons` };
  }
  if (!conjures && spell.summons !== undefined) {
    return { code: 'no-conjuration', rule: 'ELD-MANA-005', path: `${path}.summons` };
  }
  if (spell.raises !== undefined && spell.type !== 'transmutation') {
    return { code: 'no-transmutation', rule: 'ELD-SPELL-015', path: `${path}.raises` };
  }
  return (
    unknownIn(pack.profiles, { value: spell.summons, path: `${path}.summons` }, 'unknown-profile', 'ELD-MANA-006') ??
    reachProblem(spell.weapon.reach, `${path}.weapon.reach`)
  );
};

const stratagemsProblem = (pack: ContentPack, ids: Iterable<Part<CardId>>): Problem | undefined =>
  firstProblem(ids, found => unknownIn(pack.stratagems, found, 'unknown-stratagem', 'ELD-STRATAGEM-003'));

/** The first problem of an Upgrade. */
export const upgradeProblem = (pack: ContentPack, { value: upgrade, path }: Part<Upgrade>): Problem | undefined =>
  unknownIn(pack.factions, { value: upgrade.faction, path: `${path}.faction` }, 'unknown-faction', 'ELD-UPGRADE-002') ??
  firstProblem(itemsOf(upgrade.items, `${path}.items`), found =>
    unknownIn(pack.items, found, 'unknown-item', 'ELD-ITEM-021'),
  ) ??
  firstProblem(Object.keys(upgrade.costWithPrimary ?? {}), id =>
    unknownIn(pack.items, { value: id, path: `${path}.costWithPrimary.${id}` }, 'unknown-item', 'ELD-ITEM-022'),
  ) ??
  stratagemsProblem(pack, itemsOf(upgrade.stratagems, `${path}.stratagems`));

const repeated = (ids: readonly string[], path: string): Problem | undefined => {
  const at = ids.findIndex((id, i) => ids.indexOf(id) < i);
  return at < 0 ? undefined : { code: 'duplicate', rule: 'ELD-PROFILE-001', path: `${path}[${at}]` };
};

/** The first problem of a profile: a name that the pack lacks, or a skill, art or chart for a second time. */
export const profileProblem = (pack: ContentPack, { value: profile, path }: Part<Profile>): Problem | undefined =>
  firstProblem(itemsOf(profile.factions, `${path}.factions`), found =>
    unknownIn(pack.factions, found, 'unknown-faction', 'ELD-PROFILE-029'),
  ) ??
  repeated(
    profile.skills.map(({ id }) => id),
    `${path}.skills`,
  ) ??
  repeated(
    profile.arts.map(({ id }) => id),
    `${path}.arts`,
  ) ??
  repeated(
    profile.spellcrafts.map(({ craft }) => craft),
    `${path}.spellcrafts`,
  ) ??
  firstProblem(itemsOf(profile.spellcrafts, `${path}.spellcrafts`), ({ value, path: where }) =>
    unknownIn(
      pack.spellcrafts,
      { value: value.craft, path: `${where}.craft` },
      'unknown-spellcraft',
      'ELD-PROFILE-027',
    ),
  ) ??
  firstProblem(itemsOf(profile.spells, `${path}.spells`), found =>
    unknownIn(pack.spells, found, 'unknown-spell', 'ELD-SPELLCRAFT-056'),
  ) ??
  stratagemsProblem(pack, itemsOf(profile.stratagems, `${path}.stratagems`)) ??
  firstProblem(itemsOf(profile.inventory.items, `${path}.inventory.items`), ({ value, path: where }) =>
    unknownIn(pack.items, { value: value.item, path: `${where}.item` }, 'unknown-item', 'ELD-ITEM-017'),
  ) ??
  unknownIn(
    pack.behaviours,
    { value: profile.behaviour, path: `${path}.behaviour` },
    'unknown-behaviour',
    'ELD-HOSTILE-001',
  );
