import { isFrontal } from '../battlefield/front.js';
import { itemOf, modelNamed, modelOf, roleOf } from '../match/lookups.js';
import { changesOn, type InForce } from '../profiles/changes.js';
import { isLike } from '../profiles/like.js';
import type { AttacksLike } from '../vocabulary/effect.js';
import type {
  AttackFacts,
  Cast,
  Modifier,
  RollFacts,
  Sources,
  StrikeModifier,
  Table,
  Weapon,
} from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';
import { targetOf, targetStanding } from './facts.js';
import { traitsOfHits } from './hit-traits.js';
import { countsAsSpell } from './spell-type.js';

type On = string | null;

/** True if a means is of a named kind: a Spell, a type of Spells, a weapon, a part of a body. */
const isMeans = (weapon: Weapon, wanted: NonNullable<AttacksLike['with']>): boolean => {
  if (wanted === 'spell') return weapon.type !== null;
  if (wanted === 'natural') return weapon.natural;
  if (wanted === 'weapon') return weapon.item !== null && !weapon.natural;
  return weapon.type === wanted;
};

const isWith = (table: Table, attack: AttackFacts, wanted: NonNullable<AttacksLike['with']>): boolean =>
  wanted === 'spell' ? countsAsSpell(table, attack) : isMeans(attack.weapon, wanted);

/** True for an attack on one model if it fulfils the conditions of a change. */
export const isAttackLike = (table: Table, attack: AttackFacts, on: On, like: AttacksLike = {}): boolean => {
  if (like.kind !== undefined && like.kind !== attack.kind) return false;
  if (like.role !== undefined && like.role !== attack.role) return false;
  if (like.with !== undefined && !isWith(table, attack, like.with)) return false;
  const target = on === null ? undefined : modelNamed(table.state, on);
  if (like.on !== undefined && !(target && isLike(table, target, like.on))) return false;
  if (like.front !== true) return true;
  return target !== undefined && isFrontal(table, targetStanding(table, attack, target.id), attack.from);
};

/** True for a change that a Shield brings, which Ignore Shield takes away (ELD-TRAIT-035). */
const isOfShield = ({ pack }: Table, { source }: InForce): boolean =>
  Object.hasOwn(pack.items, source) && pack.items[source]?.category === 'shield';

/**
 * The changes that count for an attack on one model: those of the attacker, of its means, and of the target. `traits`: those of its
 * Hits as far as they are known.
 */
const changesFor = (
  table: Table,
  attack: AttackFacts,
  on: On,
  traits: () => readonly Trait[] = () => traitsOfHits(table, attack, on),
): readonly InForce[] => {
  const { weapon } = attack;
  const own = changesOn(table, modelOf(table.state, attack.attacker));
  const ofMeans = weapon.changes.map(change => ({ change, rule: 'ELD-PROFILE-020', source: weapon.name }) as const);
  const target = on === null ? undefined : modelNamed(table.state, on);
  const suffered = target ? changesOn(table, target) : [];
  const isSuffered = ({ change }: InForce): boolean =>
    change.op !== 'reach' && 'attack' in change && change.attack?.side === 'suffered';
  const ignoresShield = (): boolean => traits().some(({ id }) => id === 'ignore-shield');
  return [...own, ...ofMeans]
    .filter(one => !isSuffered(one))
    .concat(suffered.filter(one => isSuffered(one) && !(isOfShield(table, one) && ignoresShield())));
};

const aimedAt = ({ aim }: RollFacts): On => (aim === null ? null : targetOf(aim));

/** The changes of one roll that Items, Upgrades and effects bring (ELD-MOD-010). */
const rolls = (table: Table, facts: RollFacts): readonly Modifier[] => {
  const { attack, purpose } = facts;
  const isAttack = purpose === 'attack' && attack !== null;
  const on = aimedAt(facts);
  const changes = isAttack ? changesFor(table, attack, on) : changesOn(table, modelOf(table.state, facts.model));
  return changes.flatMap(({ change, rule, source }): readonly Modifier[] => {
    if (change.op !== 'roll') return [];
    if (change.attribute !== undefined && change.attribute !== facts.attribute) return [];
    if (change.attack !== undefined && !(isAttack && isAttackLike(table, attack, on, change.attack))) return [];
    return [{ rule, source, add: change.by }];
  });
};

/** The target that all strikes of an attack have in common; a change that depends on the target counts only if there is one. */
const onlyTarget = ({ declared }: AttackFacts): On => {
  const targets = [...new Set(declared.aims.map(targetOf))];
  return targets.length === 1 ? (targets[0] ?? null) : null;
};

/** An Item that an Upgrade has changed has more strikes; for a Shield they are those of its Shield Bash (ELD-UPGRADE-038). */
const withInscribed = (table: Table, { attacker, declared, weapon }: AttackFacts): readonly StrikeModifier[] => {
  const model = modelOf(table.state, attacker);
  const bash = 'natural' in declared.means && declared.means.natural === 'shield-bash';
  return changesOn(table, model).flatMap(({ change, rule, source }) => {
    if (change.op !== 'item') return [];
    const isShield = itemOf(table, change.item).category === 'shield';
    const isUsed = isShield ? bash && model.equipped.includes(change.item) : weapon.item === change.item;
    return isUsed ? [{ rule, source, add: change.strike }] : [];
  });
};

/**
 * The strikes that Items, Upgrades and effects add when a model casts a Spell by Assist, as a Staff of Sorceries does
 * (ELD-ITEM-010). Conditions on a kind, a target or a Front are about Attacks, and an Assist is no Attack.
 */
export const strikesOfCast = (table: Table, { model, role, weapon }: Pick<Cast, 'model' | 'role' | 'weapon'>): number =>
  changesOn(table, modelOf(table.state, model)).reduce((sum, { change }) => {
    if (change.op !== 'strike' || weapon.spell === null) return sum;
    const { with: means, side = 'made', role: only = role, kind, on, front } = change.attack ?? {};
    const isOfAttacks = side !== 'made' || kind !== undefined || on !== undefined || front === true;
    const counts = means !== undefined && isMeans(weapon, means) && only === role && !isOfAttacks;
    return counts ? sum + change.by : sum;
  }, 0);

/** The rules by which changes of cards count in attacks: one list for each number. */
export const changeSources: Pick<Sources, 'rolls' | 'strikes' | 'power' | 'armour' | 'reaches' | 'hitTraits'> = {
  rolls: [rolls],
  strikes: [
    (table, attack) => {
      const on = onlyTarget(attack);
      return changesFor(table, attack, on).flatMap(({ change, rule, source }) =>
        change.op === 'strike' && isAttackLike(table, attack, on, change.attack)
          ? [{ rule, source, add: change.by }]
          : [],
      );
    },
    withInscribed,
  ],
  power: [
    (table, { attack, on }) =>
      changesFor(table, attack, on).flatMap(({ change, rule, source }): readonly Modifier[] => {
        if (change.op !== 'power' || !isAttackLike(table, attack, on, change.attack)) return [];
        return [change.by === 'half' ? { rule, source, factor: 'half' } : { rule, source, add: change.by }];
      }),
  ],
  armour: [
    (table, { attack, on }) =>
      changesFor(table, attack, on).flatMap(({ change, rule, source }): readonly Modifier[] =>
        change.op === 'roll' && change.attribute === 'ARM' && isAttackLike(table, attack, on, change.attack)
          ? [{ rule, source, add: change.by }]
          : [],
      ),
  ],
  reaches: [
    (table, model, weapon, by) =>
      [
        ...changesOn(table, model),
        ...weapon.changes.map(change => ({ change, rule: 'ELD-PROFILE-020' as const, source: weapon.name })),
      ].flatMap(({ change, rule, source }) => {
        if (change.op !== 'reach') return [];
        const { kind, role, with: means } = change.attack ?? {};
        const fits = kind === undefined || kind === by?.kind;
        const now = by?.role ?? roleOf(table.state, model);
        const counts = fits && (role === undefined || role === now) && (means === undefined || isMeans(weapon, means));
        return counts ? [{ rule, source, add: change.by }] : [];
      }),
  ],
  hitTraits: [
    (table, attack, hit) => {
      const on = hit ?? onlyTarget(attack);
      return changesFor(table, attack, on, () => attack.weapon.traits).flatMap(({ change }) =>
        change.op === 'hits-have' && isAttackLike(table, attack, on, change.attack) ? change.traits : [],
      );
    },
  ],
};
