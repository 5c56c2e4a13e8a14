import { decide } from '@rulewright/core';
import { endEffects } from '../../effects/lasting.js';
import { deciderOf } from '../../match/decider.js';
import { modelNamed } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Sources } from '../../vocabulary/index.js';
import { familiarsOf } from './upkeep.js';

const FAMILIAR = { rule: 'ELD-TRAIT-027', source: 'familiar' } as const;

/** A Familiar may be given up for the Wounds of one Attack that its caster would suffer, all of them together (ELD-TRAIT-027). */
export const giveUpFamiliar: Sources['prevention'][number] = function* (turn, wound, { hits }) {
  const { attack, on } = wound.hit;
  const caster = modelNamed(turn.state, on);
  if (!caster) return;
  const absorbed = hits.some(
    hit => hit.attack === attack && hit.on === on && hit.wounds.some(one => one.prevented?.rule === FAMILIAR.rule),
  );
  if (absorbed) {
    wound.prevented = FAMILIAR;
    return;
  }
  const familiars = familiarsOf(turn.state, on);
  if (familiars.length === 0) return;
  const options = [...familiars.map(({ key }) => key), 'none'];
  const by = deciderOf(tableOf(turn), caster);
  const about = { model: on, attacker: attack.attacker };
  const given = yield* decide(turn, { by, kind: 'card', rule: FAMILIAR.rule, options, about });
  if (given === 'none') return;
  endEffects(
    turn,
    familiars.filter(({ key }) => key === given),
    FAMILIAR.rule,
  );
  wound.prevented = FAMILIAR;
};
