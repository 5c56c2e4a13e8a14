import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { makeAttack } from '../../../attack/attack.js';
import { mayGenerateAttack } from '../../../attack/backswing.js';
import { controllerOf } from '../../../attack/sides.js';
import { targetsOf } from '../../../attack/targets.js';
import { carryOut } from '../../../match/carry-out.js';
import { activePlayer } from '../../../match/lookups.js';
import { tableOf } from '../../../match/table.js';
import { armsOf } from '../../../unit-cards/weapons.js';
import type { Targeted } from '../../../vocabulary/attack.js';
import type { EffectOf, Op } from '../../../vocabulary/effect-op.js';
import type { Attack, AttackChoice, Cause, ModelId, Sfi } from '../../../vocabulary/index.js';
import type { Weapon } from '../../../vocabulary/pack.js';
import type { Table } from '../../../vocabulary/table.js';
import { modelsMeant } from '../whom.js';

/**
 * The profiles that an effect lets a model use: the generated one, which is arcane unless it says more
 * (SFI-ABILITY-ACTIVE-011), or those of the card.
 */
const profilesFor = (
  table: Table,
  attacker: ModelId,
  { weapon, type, profile }: EffectOf<'attack'>,
  { name }: Cause,
): readonly Weapon[] => {
  if (profile) return [{ id: name, name, ...profile, type: profile.type ?? 'arcane' }];
  return armsOf(table, attacker).weapons.filter(
    one => (weapon === undefined || one.id === weapon) && (type === undefined || one.type === type),
  );
};

/** The attacks that a model may make now. */
const attacksOf = (
  turn: Turn<Sfi>,
  attacker: ModelId,
  effect: EffectOf<'attack'>,
  cause: Cause,
): readonly AttackChoice[] => {
  const table = tableOf(turn);
  const who = effect.at ?? (cause.aims ? 'aim' : undefined);
  const at = who && modelsMeant(turn, cause, who);
  return profilesFor(table, attacker, effect, cause).flatMap(weapon =>
    targetsOf(table, attacker, weapon).flatMap((target): readonly AttackChoice[] => {
      if (target === undefined) return [{ profile: weapon.id }];
      return !at || at.includes(target) ? [{ profile: weapon.id, target }] : [];
    }),
  );
};

/** The models that may make an attack of an effect now; by default that of the card, or the scenario element. */
const ableTo = (turn: Turn<Sfi>, effect: EffectOf<'attack'>, cause: Cause): readonly ModelId[] =>
  modelsMeant(turn, cause, effect.by ?? (cause.unit === null ? 'source' : 'self')).filter(
    id => attacksOf(turn, id, effect, cause).length > 0,
  );

/** True if an effect generates no attack now: it has no legal target (SFI-UNIT-015), or no attack may follow (SFI-PASSIVE-005). */
export const isVainAttack = (turn: Turn<Sfi>, effect: EffectOf<'attack'>, cause: Cause): boolean =>
  !mayGenerateAttack(cause.player, cause.moment?.attack) || ableTo(turn, effect, cause).length === 0;

/**
 * True if an attack did to a target what a later effect needs. Damage that was not marked, because the target had left the
 * table, is none (SFI-ATTACK-038).
 */
const fulfils = ({ hit, critical, damage, over }: Targeted, needs: 'hit' | 'critical' | 'damage'): boolean =>
  needs === 'damage' ? damage > 0 && !over : needs === 'critical' ? critical : hit;

/** The effects that follow an attack, for each of its targets. */
function* afterwards(turn: Turn<Sfi>, { after = [] }: EffectOf<'attack'>, attack: Attack, cause: Cause): Rule {
  for (const targeted of attack.targets) {
    const moment = { window: 'hit', of: targeted.target, attack, targeted } as const;
    for (const { needs, effects } of after) {
      if (fulfils(targeted, needs)) yield* carryOut(turn, effects, { ...cause, moment });
    }
  }
}

/** One attack outside an attack action, with every restriction of attacks. Without a legal one nothing happens. */
export const attack: Op<'attack'> = function* (turn, effect, cause) {
  if (isVainAttack(turn, effect, cause)) return;
  const able = ableTo(turn, effect, cause);
  // The player of an ability chooses; for an effect of no player the attacking player does, if there is one.
  const controllers = able.flatMap(id => controllerOf(tableOf(turn), id) ?? []);
  const by = cause.player ?? controllers[0] ?? activePlayer(turn.state);
  const about = { ability: cause.name };
  const rule = 'SFI-ATTACK-039';
  const attacker = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options: able, about });
  const options = attacksOf(turn, attacker, effect, cause);
  const choice = yield* decideUnlessForced(turn, { by, kind: 'attack', rule, options, about: { ...about, attacker } });
  const weapon = profilesFor(tableOf(turn), attacker, effect, cause).find(
    ({ id }) => choice !== 'done' && id === choice.profile,
  );
  if (choice === 'done' || !weapon) return;
  const { target } = choice;
  const made = yield* makeAttack(turn, {
    attacker,
    weapon,
    ofCard: effect.profile === undefined,
    ...(target === undefined ? {} : { target }),
    inAction: false,
    from: cause.name,
  });
  yield* afterwards(turn, effect, made, cause);
};
