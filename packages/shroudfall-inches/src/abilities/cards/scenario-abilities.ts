import { type Ability, defineAbility, type PlayerId, type Turn } from '@rulewright/core';
import type { Disc } from '@rulewright/core/inches';
import { thingNamed } from '../../battlefield/things.js';
import { carryOut } from '../../match/carry-out.js';
import { isUsedUp, useKey, useUp } from '../../match/limits.js';
import { activePlayer, holderFirst } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Gathered } from '../../timing/gather.js';
import { actInside, isEndless, nameInside } from '../../timing/inside-itself.js';
import { subjectOf } from '../../timing/subject.js';
import { type Waits, waitingIn } from '../../timing/waiting.js';
import { windows } from '../../timing/windows.js';
import { roundWindows } from '../../vocabulary/ability.js';
import type { Cause, ModelId, Moment, Sfi } from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { ScenarioAbility } from '../../vocabulary/scenario.js';

/**
 * The player who brought a scenario, whose effects come in the turn of that player (SFI-ROUND-END-003); the token
 * holder if both players brought it.
 */
const ownerOf = ({ state }: Turn<Sfi>, scenario: string): PlayerId =>
  state.armies.find(army => army.scenario === scenario)?.player ?? holderFirst(state)[0];

/** The player who decides about an effect of a scenario: the one of the event, else the attacking player, else the active one. */
const deciderOf = (turn: Turn<Sfi>, { ability, card }: Waits<ScenarioAbility>, moment: Gathered): PlayerId => {
  if (roundWindows.includes(moment.window)) return ownerOf(turn, card);
  const subject = subjectOf(tableOf(turn), ability.when, moment);
  return subject?.player ?? moment.attack?.player ?? activePlayer(turn.state);
};

/** The key of the uses of an element's ability: for both players together, or for each player (SFI-SCENARIO-022). */
const keyFor = ({ options }: Turn<Sfi>, { id, limitFor = 'both' }: ScenarioAbility, element: ModelId, by: PlayerId) => {
  const bound = typeof limitFor === 'object' ? options[limitFor.option] : limitFor;
  return useKey(element, bound === 'eachPlayer' ? `${id} ${by}` : id);
};

/** True if a player who declines uses the ability up all the same (SFI-SCENARIO-022). */
const isUsedUpByPass = ({ options }: Turn<Sfi>, { whenDeclined }: ScenarioAbility): boolean =>
  (typeof whenDeclined === 'object' ? options[whenDeclined.option] : whenDeclined) === 'usedUp';

/** The base of an element on the table, or the last one of PREY whose own destruction is the moment (SFI-ABILITY-REACTIVE-012). */
const placeOf = (turn: Turn<Sfi>, element: ModelId, { gone }: Moment): Disc | undefined =>
  gone?.model === element ? gone.base : thingNamed(tableOf(turn), element)?.base;

const define = (one: Waits<ScenarioAbility>): Ability<Sfi> => {
  const { called, ability } = one;
  const { name, limit, optional, effects, when } = ability;
  const isLeft = (turn: Turn<Sfi>, element: ModelId, by: PlayerId, moment: Moment): boolean =>
    placeOf(turn, element, moment) !== undefined && !isUsedUp(turn.state, limit, keyFor(turn, ability, element, by));
  return defineAbility<Sfi, Gathered>({
    id: called,
    rule: 'SFI-PRIORITY-005',
    window: windows[when.window],
    compulsory: !optional,
    offers(turn, moment) {
      const { only, kinds, from, gathered } = moment;
      const mine = gathered.filter(other => other.called === called);
      if (mine.length === 0 || from === 'units' || kinds === 'reactions') return [];
      const by = deciderOf(turn, one, moment);
      if (only !== undefined && only !== by) return [];
      const now = mine.filter(
        ({ source }) => isLeft(turn, source, by, moment) && !isEndless(turn, nameInside(source, called, moment)),
      );
      return now.map(({ source }) => ({ by, source }));
    },
    *use(turn, moment, { source }) {
      useUp(turn, limit, keyFor(turn, ability, source, deciderOf(turn, one, moment)));
      const place = placeOf(turn, source, moment);
      const cause: Cause = {
        name,
        rule: 'SFI-PRIORITY-005',
        source,
        player: null,
        unit: null,
        model: moment.of,
        aims: null,
        ...(place ? { place } : {}),
        moment,
      };
      yield* actInside(turn, nameInside(source, called, moment), carryOut(turn, effects, cause));
    },
    declined(turn, _, { source, by }) {
      if (isUsedUpByPass(turn, ability)) useUp(turn, limit, keyFor(turn, ability, source, by));
    },
  });
};

/** The abilities of a pack's scenario cards, which wait for moments as those of units do and have the same rank (SFI-PRIORITY-005). */
export const scenarioAbilities = (pack: ContentPack): readonly Ability<Sfi>[] => waitingIn(pack).scenarios.map(define);
