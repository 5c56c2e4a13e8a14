import { warbandOf } from '../../match/models.js';
import type { Ability, Bonus, TokenId } from '../../vocabulary/ability.js';
import type { Model, Warband } from '../../vocabulary/index.js';
import type {
  Artefact,
  ArtefactId,
  Card,
  Champion,
  Hero,
  HeroUnit,
  Monster,
  MonsterId,
  Summoned,
  Token,
  UnitMember,
  Weapon,
} from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import type { Race, WindowId } from '../../vocabulary/words.js';
import type { GivenAbility, GivenBonus, OwnAbility } from './given.js';
import { type InForce, onItself, type Radiating, radiates, type Waits, waitsForMoment } from './innate.js';
import { undead } from './undead.js';

const entry = <T>(of: Readonly<Record<string, T>>, id: string, kind: string): T => {
  const found = Object.hasOwn(of, id) ? of[id] : undefined;
  if (found === undefined) throw new RangeError(`no ${kind} ${id} in the content pack`);
  return found;
};

/** The Hero unit of a pack with an id; undefined for a Hero of one model. */
export const unitCard = (pack: Table['pack'], card: string): HeroUnit | undefined =>
  Object.hasOwn(pack.units, card) ? pack.units[card] : undefined;

/** The card of a Hero or of a unit's Commander: undefined for the other members of a unit. */
export const championCard = (
  table: Pick<Table, 'pack'>,
  { kind, card, member }: Model,
): (Hero & Champion) | undefined => {
  if (kind !== 'hero' || member !== null) return undefined;
  return unitCard(table.pack, card)?.commander ?? entry(table.pack.heroes, card, 'Hero');
};

const memberCard = (table: Pick<Table, 'pack'>, { card, member }: Model): UnitMember => {
  const found = entry(table.pack.units, card, 'unit').members.find(({ id }) => id === member);
  if (!found) throw new RangeError(`no member ${member} in the unit ${card}`);
  return found;
};

/** The Monster that a map means by an id: the one with that id in the pack, or its stand-in. */
export const monsterNamed = ({ pack }: Pick<Table, 'pack'>, id: string): MonsterId =>
  Object.hasOwn(pack.monsters, id) || !Object.hasOwn(pack.standIns, id) ? id : (pack.standIns[id] ?? id);

/** The card of a Monster. */
export const monsterCard = (table: Pick<Table, 'pack'>, id: string): Monster =>
  entry(table.pack.monsters, monsterNamed(table, id), 'Monster');

/** The card of a Summoned model. */
export const summonedCard = ({ pack }: Pick<Table, 'pack'>, id: string): Summoned =>
  entry(pack.summoned, id, 'Summoned model');

/** The card of an Artefact. */
export const artefactCard = ({ pack }: Pick<Table, 'pack'>, id: ArtefactId): Artefact =>
  entry(pack.artefacts, id, 'Artefact');

/** The pack's entry for a token; undefined for tokens of the rulebook. */
export const tokenOf = ({ pack }: Pick<Table, 'pack'>, token: TokenId): Token | undefined =>
  Object.hasOwn(pack.tokens, token) ? pack.tokens[token] : undefined;

/** The card of any model. */
export const cardOf = (table: Pick<Table, 'pack'>, model: Model): Card & { readonly race?: Race } => {
  if (model.kind === 'monster') return monsterCard(table, model.card);
  if (model.kind === 'summoned') return summonedCard(table, model.card);
  return championCard(table, model) ?? memberCard(table, model);
};

/** The race of a model, if it has one. */
export const raceOf = (table: Pick<Table, 'pack'>, model: Model): Race | undefined => cardOf(table, model).race;

/**
 * The bonuses of the levels that a model has gained (JHX-ABILITY-058, JHX-DEMON-007), without those of levels gained in
 * the current action (JHX-LEVEL-006).
 */
const levelBonuses = (champion: Champion, { level, picks, fresh = 0 }: Model): readonly GivenBonus[] => {
  const { levelling } = champion;
  const given = (bonus: Bonus | undefined, source: string): readonly GivenBonus[] =>
    bonus ? [{ source, rule: 'JHX-ATTR-015', bonus }] : [];
  const gained = level - 1 - fresh;
  if (levelling.kind === 'list') {
    return picks.slice(0, gained).flatMap(pick => given(levelling.options[pick], `level option ${pick + 1}`));
  }
  const tree = levelling.kind === 'trees' ? levelling.trees[picks[0] === 1 ? 1 : 0] : levelling;
  const chosen = levelling.kind === 'trees' && picks.length === 0 ? [] : tree.levels.slice(0, gained);
  return chosen.flatMap((bonus, at) => given(bonus, `level ${at + 2}`));
};

const bonusesFor = (table: Table, model: Model): readonly GivenBonus[] => {
  if (model.kind !== 'hero' || model.player === null) return [];
  const warband = warbandOf(table.state, model.player);
  const god = warband.god === null ? undefined : table.pack.gods[warband.god];
  const champion = championCard(table, model);
  const all: GivenBonus[] = [];
  if (god) all.push({ source: god.warbandBonus.name, rule: 'JHX-GOD-003', bonus: god.warbandBonus });
  if (champion) all.push(...levelBonuses(champion, model));
  for (const { artefact } of model.artefacts) {
    const { name, bonus } = artefactCard(table, artefact);
    all.push({ source: name, rule: 'JHX-ARTEFACT-003', bonus });
  }
  if (champion?.avatar && warband.avatar === model.id && warband.powerCalled) {
    all.push({ source: 'Avatar', rule: 'JHX-GOD-014', bonus: champion.avatar });
  }
  return all;
};

/**
 * The common abilities of a model. Where one occurs with several X, the last one counts (JHX-ORDER-008): the list runs from
 * race over card to bonuses.
 */
const commonFor = (table: Table, model: Model, bonuses: readonly GivenBonus[]): readonly GivenAbility[] => {
  const card = cardOf(table, model);
  const race = model.kind === 'hero' && card.race === 'undead' ? undead : [];
  const common: GivenAbility[] = race.map(ability => ({ ability, source: 'undead' }));
  common.push(...card.common.map(ability => ({ ability, source: card.name })));
  if (model.kind === 'monster') common.push({ ability: { id: 'pathfinder' }, source: 'monster' });
  for (const { bonus, source } of bonuses) {
    common.push(...(bonus.common ?? []).map(ability => ({ ability, source })));
  }
  return common;
};

const abilitiesFor = (table: Table, model: Model, bonuses: readonly GivenBonus[]): readonly OwnAbility[] => {
  const { name, abilities } = cardOf(table, model);
  const own: OwnAbility[] = abilities.map(ability => ({ ability, source: name }));
  for (const { bonus, source } of bonuses) {
    for (const ability of bonus.abilities ?? []) {
      const artefact = model.artefacts.find(held => table.pack.artefacts[held.artefact]?.bonus === bonus)?.artefact;
      own.push({ ability, source, ...(artefact === undefined ? {} : { artefact }) });
    }
  }
  return own;
};

const isOf = <A extends Ability>(one: OwnAbility, is: (ability: Ability) => ability is A): one is OwnAbility<A> =>
  is(one.ability);

type Waiting = Readonly<Partial<Record<WindowId, readonly OwnAbility<Waits>[]>>>;

/** Index: abilities by the windows for which they wait. */
const waitingAmong = (abilities: readonly OwnAbility[]): Waiting => {
  const waiting: Partial<Record<WindowId, OwnAbility<Waits>[]>> = {};
  for (const one of abilities) {
    if (!isOf(one, waitsForMoment)) continue;
    const { window } = one.ability.when;
    waiting[window] ??= [];
    waiting[window].push(one);
  }
  return waiting;
};

/**
 * Cache: everything that a model has by its card, levels, Artefacts and god, and the inputs from which it was computed.
 */
interface Kit {
  readonly pack: Table['pack'];
  readonly like: Pick<Model, 'id' | 'kind' | 'card' | 'member' | 'level' | 'fresh' | 'picks' | 'player'>;
  readonly god: Warband['god'];
  readonly isAvatar: boolean;
  readonly bonuses: readonly GivenBonus[];
  readonly common: readonly GivenAbility[];
  readonly abilities: readonly OwnAbility[];
  readonly inForce: readonly InForce[];
  readonly radiating: readonly Radiating[];
  readonly waiting: Waiting;
}
const kits = new WeakMap<Model['artefacts'], Kit>();

const sameKit = (a: Kit['like'], b: Model): boolean =>
  a.id === b.id &&
  a.card === b.card &&
  a.level === b.level &&
  a.picks === b.picks &&
  a.member === b.member &&
  a.fresh === b.fresh &&
  a.player === b.player &&
  a.kind === b.kind;

/** Computes a kit again only when one of its inputs changes: a model that moves or is hurt keeps its kit. */
const kitOf = (table: Table, model: Model): Kit => {
  const { pack, state } = table;
  const warband = model.player === null ? undefined : warbandOf(state, model.player);
  const god = warband?.god ?? null;
  const isAvatar = warband?.avatar === model.id && warband.powerCalled;
  const found = kits.get(model.artefacts);
  if (found?.pack === pack && found.god === god && found.isAvatar === isAvatar && sameKit(found.like, model)) {
    return found;
  }
  const bonuses = bonusesFor(table, model);
  const common = commonFor(table, model, bonuses);
  const abilities = abilitiesFor(table, model, bonuses);
  const radiating = abilities.flatMap(({ ability }) => (radiates(ability) ? [ability] : []));
  const waiting = waitingAmong(abilities);
  const inForce = abilities.flatMap(({ ability }) => onItself(ability, model.id));
  const kit: Kit = { pack, like: model, god, isAvatar, bonuses, common, abilities, inForce, radiating, waiting };
  kits.set(model.artefacts, kit);
  return kit;
};

/** The bonuses of a model besides its card: from its god, its levels and its Artefacts, and as the Avatar. */
export const bonusesOf = (table: Table, model: Model): readonly GivenBonus[] => kitOf(table, model).bonuses;

/**
 * The common abilities of a model itself: from its card, its race, its bonuses and the effects on it. Monsters also
 * have Pathfinder (JHX-MONSTER-005, JHX-MONSTER-013).
 */
export const ownCommonOf = (table: Table, model: Model): readonly GivenAbility[] => {
  const { common } = kitOf(table, model);
  let gained: GivenAbility[] | undefined;
  for (const { target, data, source } of table.state.effects) {
    if (target !== model.id || data.kind !== 'ability') continue;
    gained ??= [];
    gained.push({ ability: data.ability, source });
  }
  return gained ? [...common, ...gained] : common;
};

/** The abilities of a model's card and of its bonuses: active, innate and manoeuvres. Ids are unique on a model. */
export const abilitiesOf = (table: Table, model: Model): readonly OwnAbility[] => kitOf(table, model).abilities;

/** The effects on the model itself of its abilities that are always in force (JHX-ATTR-014). */
export const ownInForceOf = (table: Table, model: Model): readonly InForce[] => kitOf(table, model).inForce;

/** The abilities of a model that are in force for others near it (JHX-ATTR-014). */
export const radiatingOf = (table: Table, model: Model): readonly Radiating[] => kitOf(table, model).radiating;

/** The abilities of a model that wait for a window (JHX-ATTR-015, JHX-ATTR-016). */
export const waitingOf = (table: Table, model: Model, window: WindowId): readonly OwnAbility<Waits>[] | undefined =>
  kitOf(table, model).waiting[window];

/** The weapons of a model (JHX-ATTR-010). */
export const weaponsOf = (table: Pick<Table, 'pack'>, model: Model): readonly Weapon[] => cardOf(table, model).weapons;

/**
 * A weapon of a model by its id.
 * @throws RangeError if the model has no weapon with this id
 */
export const weaponOf = (table: Pick<Table, 'pack'>, model: Model, id: string): Weapon => {
  const found = weaponsOf(table, model).find(weapon => weapon.id === id);
  if (!found) throw new RangeError(`${model.id} has no weapon ${id}`);
  return found;
};
