import { decideUnlessForced } from '@rulewright/core';
import { carryOut } from '../../../combat/declare/carry-out.js';
import { cancel as cancelAttack, redirect as redirectAttack } from '../../../combat/declare/redirect.js';
import { attacksOf } from '../../../combat/eligibility/legality.js';
import { rerollable, rerollDice } from '../../../combat/re-rolls/reroll.js';
import { effigyOwner, playerOf } from '../../../match/models.js';
import { tableOf } from '../../../match/table.js';
import type { Op } from '../../../vocabulary/applying.js';
import { affectedModels, decider, ownPlayer, ruleOf } from '../applying.js';
import { subsets } from '../subsets.js';

/**
 * Dice of the roll are rolled again: all that may be (JHX-REROLL-005), or at most N that the player of the ability
 * chooses. Choices that show the same faces are offered once.
 */
export const reroll: Op<'reroll'> = function* (turn, { dice, whose }, applying) {
  const attack = applying.moment?.attack;
  if (!attack) return;
  const own = playerOf(turn.state, attack.attacker) === ownPlayer(turn, applying);
  if (own !== (whose === 'own')) return;
  const places = rerollable(tableOf(turn), attack);
  const by = decider(turn, applying, attack.attacker);
  const options = dice === 'all' ? [places] : subsets(places, dice, place => attack.dice[place] ?? 'miss');
  if (places.length === 0) return;
  const about = { ability: applying.ability.id, dice: [...attack.dice] };
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'reroll', rule: 'JHX-INTERRUPT-015', options, about });
  yield* rerollDice(turn, attack, { places: chosen, by, rule: ruleOf(applying) });
};

/**
 * The attack goes on against the card's own model (JHX-INTERRUPT-010, JHX-INTERRUPT-011). Nobody takes an attack for an
 * Effigy (JHX-EFFIGY-025).
 */
export const redirect: Op<'redirect'> = (turn, _, applying) => {
  const attack = applying.moment?.attack;
  const [self] = affectedModels(turn, applying, 'self');
  if (!attack || self === undefined || attack.target === self) return;
  if (effigyOwner(turn.state, attack.target) !== undefined) return;
  redirectAttack(turn, attack, self, ruleOf(applying));
};

/** The attack ends, without damage or manoeuvres. */
export const cancel: Op<'cancel'> = (turn, _, applying) => {
  const attack = applying.moment?.attack;
  if (attack) cancelAttack(turn, attack, applying.ability.id, ruleOf(applying));
};

/**
 * One Basic Attack of the card's own model for 0 AP, with the weapon and against the target that the ability names.
 * Where it names none, the player of the model chooses among all legal attacks. Nothing happens where no attack is
 * legal.
 */
export const attack: Op<'attack'> = function* (turn, { weapon, dice, at }, applying) {
  const [attacker] = affectedModels(turn, applying, 'self');
  if (attacker === undefined) return;
  const only = at === undefined ? undefined : affectedModels(turn, applying, at);
  const legal = attacksOf(tableOf(turn), attacker, 'ability')
    .filter(one => weapon === undefined || one.weapon === weapon)
    .filter(one => only === undefined || only.includes(one.target));
  const targets = [...new Set(legal.map(({ target }) => target))];
  if (targets.length === 0) return;
  const by = decider(turn, applying);
  const about = { attack: attacker, ability: applying.ability.id };
  const target = yield* decideUnlessForced(turn, {
    by,
    kind: 'model',
    rule: 'JHX-ATTACK-004',
    options: targets,
    about,
  });
  const weapons = legal.filter(one => one.target === target).map(one => one.weapon);
  const chosen = yield* decideUnlessForced(turn, {
    by,
    kind: 'weapon',
    rule: 'JHX-ATTACK-004',
    options: weapons,
    about: { ...about, target },
  });
  yield* carryOut(turn, {
    attacker,
    target,
    weapon: chosen,
    kind: 'ability',
    ap: 0,
    ...(dice === undefined ? {} : { dice }),
  });
};
