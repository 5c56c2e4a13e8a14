import { attackWith } from '../attacks/attack-with.js';
import { isAimedAt } from '../attacks/facts.js';
import { applyStatesOf } from '../effects/apply-together.js';
import { once } from '../match/limits.js';
import { isAlly, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Attack, ModelId, Resolution, Sources, Wound } from '../vocabulary/index.js';
import { askExtraAttack, declaredAs } from './extra-attack.js';

const FINISHING = 'finishing-strike';
const ofSequence = /* @__PURE__ */ once('sequence', FINISHING, 'ELD-SKILL-019');

/** The Wounds that an attack has dealt a model, or all models. */
const woundsBy = ({ hits }: Resolution, attack: Attack, on?: ModelId): readonly Wound[] =>
  hits
    .filter(hit => hit.attack === attack && (on === undefined || hit.on === on))
    .flatMap(({ wounds }) => wounds.filter(({ prevented }) => prevented === null));

/**
 * A model with Finishing Strike that has wounded a target may attack one such target again, with one strike and the
 * same Item or Spell, once the states of those Wounds are on the target; a model beside the target is none, but by
 * option, and an ally that was wounded by accident never is (ELD-ACTION-030). The Attack is rolled alone; a Dodge that has succeeded in this sequence covers it
 * (ELD-SKILL-020).
 */
export const finishingStrikes: Sources['afterDamage'][number] = function* (turn, resolution) {
  for (const attack of [...resolution.attacks]) {
    const { attacker, declared, kind } = attack;
    const able = skillLevel(tableOf(turn), modelOf(turn.state, attacker), FINISHING) > 0;
    if (!able || ofSequence.isUsed(turn.state, attacker)) continue;
    for (const target of new Set(woundsBy(resolution, attack).map(({ hit }) => hit.on))) {
      const victim = modelNamed(turn.state, target);
      if (!victim || isAlly(turn.state, modelOf(turn.state, attacker), victim)) continue;
      if (turn.options.finishingTargets === 'aimed' && !isAimedAt(declared, target)) continue;
      yield* applyStatesOf(turn, resolution, woundsBy(resolution, attack, target));
      const same = JSON.stringify(declared.means);
      const extra = yield* askExtraAttack(
        turn,
        attacker,
        target,
        'ELD-SKILL-019',
        one => one.kind === kind && JSON.stringify(one.means) === same,
      );
      if (!extra) continue;
      ofSequence.use(turn, attacker);
      turn.emit({ type: 'AbilityUsed', model: attacker, ability: FINISHING, target }, 'ELD-SKILL-019');
      yield* attackWith(turn, resolution, {
        attacker,
        by: FINISHING,
        declared: declaredAs(extra.choice),
        aim: extra.aim,
        strikes: tableOf(turn).numbers.skills.finishingStrike.value,
        dodge: 'covers',
      });
      break;
    }
  }
};
