import { decideUnlessForced, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { orderingPlayer } from '../../match/models.js';
import { loseSouls } from '../../monsters-and-souls/souls/keeping.js';
import { harvestByKill } from '../../monsters-and-souls/souls/kill.js';
import { anyOffers, openAt } from '../../special-rules/timing/windows.js';
import type { Death } from '../../vocabulary/death.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { coalesce } from '../demons/coalesce.js';
import { masterDied, summonedBy } from '../summoned/master.js';

/** A group of the consequences of a death. */
interface Consequence {
  readonly name: 'harvest' | 'triggers' | 'summoned';
  /** True if the group would do anything now. */
  isDue(turn: Turn<Jhx>, death: Death): boolean;
  readonly steps: Procedure<Jhx, Death>;
}

const momentOf = ({ victim, by, servant, before }: Death): Moment => ({
  of: victim.id,
  by,
  ...(servant === undefined ? {} : { servant }),
  at: victim.at,
  victim,
  before,
});

/**
 * The consequences of a death. An Effigy captured by the harvest ends the match before the model's own Souls are lost.
 * Abilities that depend on the death act in the active player's order.
 */
const consequences: readonly Consequence[] = [
  {
    name: 'harvest',
    isDue: () => true,
    steps: procedure('harvest of a death', [
      step('JHX-DEATH-005', 'its Soul is harvested', (turn, death) => harvestByKill(turn, death)),
      step('JHX-SOUL-033', 'its own Souls are lost', (turn, { victim }) => loseSouls(turn, victim.id)),
      step('JHX-DEMON-001', 'a Demon leaves its Icon', (turn, { victim }) => coalesce(turn, victim)),
    ]),
  },
  {
    name: 'triggers',
    isDue: (turn, death) => anyOffers(turn, 'death', momentOf(death)),
    steps: procedure('triggers of a death', [
      step('JHX-DEATH-004', 'death', (turn, death) => openAt(turn, 'death', momentOf(death))),
    ]),
  },
  {
    name: 'summoned',
    isDue: (turn, { victim }) => summonedBy(turn.state, victim.id).length > 0,
    steps: procedure('deaths after a death', [
      step('JHX-SUMMON-015', 'what it summoned dies', (turn, { victim }) => masterDied(turn, victim.id)),
    ]),
  },
];

/**
 * The consequences of a death happen one after another: in their order here or, by the option `deathTriggers`, in the
 * active player's order, in the Communion Phase in that of the dead model's owner (JHX-ROUND-008).
 */
export function* resolveConsequences(turn: Turn<Jhx>, death: Death): Rule {
  if (turn.options.deathTriggers === 'harvest-first') {
    for (const { steps } of consequences) yield* perform(turn, steps, death);
    return;
  }
  let left = consequences.filter(one => one.isDue(turn, death));
  while (left.length > 0) {
    const by = orderingPlayer(turn.state, [death.victim.player]);
    const options = left.map(({ name }) => name);
    const about = { consequencesOf: death.victim.id };
    const next = yield* decideUnlessForced(turn, { by, kind: 'order', rule: 'JHX-DEATH-004', options, about });
    const chosen = left.find(({ name }) => name === next);
    if (chosen) yield* perform(turn, chosen.steps, death);
    left = left.filter(one => one !== chosen && one.isDue(turn, death));
  }
}
