import { isAimedAt } from '../attacks/facts.js';
import { isAlly, modelOf } from '../match/lookups.js';
import { artLevel, hasTrait } from '../profiles/abilities.js';
import type { AttackFacts, DeclaredAttack, ModelId, RoutePoint, Table } from '../vocabulary/index.js';
import { type ArtId, type AttackKind, arts } from '../vocabulary/words.js';

/** The kind of Attack to which an art applies; null for either kind (ELD-ART-006, ELD-ART-012, ELD-ART-021). */
export const kindOfArt: Readonly<Record<ArtId, AttackKind | null>> = {
  assassination: null,
  fencing: 'melee',
  berserk: 'melee',
  archery: 'ranged',
};

/** The Attacks of the sequence that were declared so far, each with its attacker. */
export const declaredAttacks = ({
  state: { sequence },
}: Pick<Table, 'state'>): readonly {
  readonly attacker: ModelId;
  readonly attack: DeclaredAttack;
  readonly at: RoutePoint | null;
  readonly opportunity: boolean;
}[] => {
  if (!sequence) return [];
  const own = { model: sequence.model, action: sequence.action, at: null, opportunity: false };
  return [own, ...sequence.reactions].flatMap(({ model, action, at, opportunity }) =>
    action?.do === 'attack' ? [{ attacker: model, attack: action, at, opportunity }] : [],
  );
};

/** True for a model that an Attack of a Duelist is aimed at in this sequence. */
const isFacingDuelist = (table: Table, model: ModelId): boolean =>
  declaredAttacks(table).some(
    ({ attacker, attack }) => isAimedAt(attack, model) && hasTrait(table, modelOf(table.state, attacker), 'duelist'),
  );

/** True for an Attack that is aimed at an enemy Duelist. */
const isAgainstDuelist = (table: Table, attacker: ModelId, attack: DeclaredAttack): boolean =>
  table.state.models.some(
    one =>
      isAimedAt(attack, one.id) &&
      !isAlly(table.state, modelOf(table.state, attacker), one) &&
      hasTrait(table, one, 'duelist'),
  );

/**
 * The levels of arts that a model may add to an Attack when it declares it: one level of one art (ELD-PROFILE-026,
 * ELD-ART-022), up to its own level (ELD-PROFILE-025), and of levels I to III none if a Duelist attacks it
 * (ELD-TRAIT-021).
 */
export const artsFor = (
  table: Table,
  model: ModelId,
  kind: AttackKind,
): readonly { readonly id: ArtId; readonly level: number }[] => {
  const lowest = isFacingDuelist(table, model) ? table.numbers.traits.duelist.value + 1 : 1;
  return arts.flatMap(id => {
    const only = kindOfArt[id];
    if (only !== null && only !== kind) return [];
    const most = artLevel(table, modelOf(table.state, model), id);
    return Array.from({ length: most }, (_, at) => ({ id, level: at + 1 })).filter(({ level }) => level >= lowest);
  });
};

/** The Skills that give an Attack of their own. */
const giveAttacks: readonly string[] = ['chain-attack', 'finishing-strike'];

/** True for an Attack that may use Combat Arts and other Skills: a declared one, or by option one that a Skill gives (ELD-SKILL-008). */
export const mayUseArts = ({ options }: Pick<Table, 'options'>, { by }: Pick<AttackFacts, 'by'>): boolean =>
  by === null || (options.extraAttackArts && giveAttacks.includes(by));

/**
 * The level of an art that an Attack uses: 0 without it, and for a level up to III that was declared before a Duelist
 * declared an Attack on the model (ELD-ART-024), or by option against a Duelist (ELD-TRAIT-021).
 */
export const levelInForce = (
  table: Table,
  { attacker, declared, by }: Pick<AttackFacts, 'attacker' | 'declared' | 'by'>,
  art: ArtId,
): number => {
  const { art: picked, kind } = declared;
  if (!mayUseArts(table, { by }) || picked?.id !== art) return 0;
  const only = kindOfArt[art];
  if (only !== null && only !== kind) return 0;
  if (picked.level > table.numbers.traits.duelist.value) return picked.level;
  const isBanned =
    isFacingDuelist(table, attacker) ||
    (table.options.duelistArts === 'combat' && isAgainstDuelist(table, attacker, declared));
  return isBanned ? 0 : picked.level;
};
