import type { Rule, Turn } from '@rulewright/core';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { moments } from '../../match/lasting.js';
import { warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import {
  monsterReach,
  strikeAtEndOfActivation,
  strikeNewlyEngaged,
} from '../../monsters-and-souls/monsters/strikes.js';
import { loseSouls } from '../../monsters-and-souls/souls/keeping.js';
import { beganAfterEnd, endMoment } from '../../special-rules/conditions/inflict.js';
import type { Activation, Jhx } from '../../vocabulary/index.js';
import { activatedHeroes, activatedModels } from '../activation/group.js';
import { eachOf } from './each-of.js';

/**
 * The end of an activation, of a Hero together with its unit and its Summoned models (JHX-SUMMON-007), in this order: what
 * acts at the end, burn included, in the order of the active player; Souls are lost in the own deployment zone; what lasts
 * until now ends; Monsters attack those in their reach, and others that came into it by all this (JHX-MONSTER-043). Effects
 * of these attacks began after the end, so that they last until the end of the next activation.
 */
export function* endActivation(turn: Turn<Jhx>, activation: Activation): Rule {
  const began = activatedModels(turn.state).map(({ id }) => id);
  const before = monsterReach(turn);
  yield* eachOf(turn, 'end-of-activation', 'JHX-ACT-014');
  loseSoulsAtHome(turn, activation);
  endMoment(turn, moments.activation, 'JHX-ACT-014');
  const ending = began.includes(activation.hero) ? began : [activation.hero, ...began];
  for (const id of ending) endMoment(turn, moments.endOf(id), 'JHX-COND-001');
  yield* strikeAtEndOfActivation(turn, began);
  yield* strikeNewlyEngaged(turn, before);
  beganAfterEnd(turn, ending.map(moments.endOf));
  endMoment(turn, moments.activation, 'JHX-ACT-014');
  endMoment(turn, moments.action, 'JHX-TOKEN-011');
  turn.emit({ type: 'ActivationEnded', hero: activation.hero }, 'JHX-ACT-013');
}

/** Checked once, now (JHX-SOUL-035): who ends its activation in its own deployment zone loses its Souls. */
const loseSoulsAtHome = (turn: Turn<Jhx>, activation: Activation): void => {
  const { side } = warbandOf(turn.state, activation.player);
  const carriers = activatedHeroes(turn.state, activation).filter(({ souls }) => souls > 0);
  if (side === null || carriers.length === 0) return;
  const table = tableOf(turn);
  const ground = groundOf(table);
  for (const model of carriers) {
    if (ground.isInZone(side, footingOf(table, model))) loseSouls(turn, model.id, 'JHX-SOUL-034');
  }
};
