import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import type { JsonObject } from 'type-fest';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { activePlayer, modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Battlefield, Where } from '../../vocabulary/battlefield.js';
import type { Jhx, JhxChoices, JhxProposals, ModelId } from '../../vocabulary/index.js';
import { type Heading, nowhere, type Place } from '../../vocabulary/place.js';

/** A question for a place. */
interface AskedPlace {
  readonly by: PlayerId;
  readonly rule: RuleId;
  readonly about: JsonObject;
  /** The places that are allowed: there must be one. */
  readonly where: Where;
}

/** A player chooses one place of a set: of a list or, where places cannot be listed, any that passes the check. */
export function* choosePlace(turn: Turn<Jhx>, { where, ...asked }: AskedPlace): Rule<Place> {
  const field = fieldOf(tableOf(turn));
  return field.ground.listed
    ? yield* decideUnlessForced(turn, { ...asked, kind: 'cell', options: field.places(where) })
    : yield* decide(turn, { ...asked, kind: 'cell', proposal: { where } });
}

/** A question which of some models comes into play, and where. */
interface AskedEntry {
  readonly by: PlayerId;
  readonly rule: RuleId;
  readonly about?: JsonObject;
  /** The models with the places that each of them may take; each model has at least one. */
  readonly places: JhxProposals['deploy']['places'];
}

/** The answers to a question of entry on a ground whose places can be listed. */
const entries = (field: Battlefield, places: AskedEntry['places']): readonly JhxChoices['deploy'][] =>
  places.flatMap(({ model, where }) => field.places(where).map(at => ({ model, at })));

/** A player chooses the next model that comes into play, and its place: of a list, or any that passes the check. */
export function* chooseEntry(turn: Turn<Jhx>, { places, ...asked }: AskedEntry): Rule<JhxChoices['deploy']> {
  const field = fieldOf(tableOf(turn));
  return field.ground.listed
    ? yield* decideUnlessForced(turn, { ...asked, kind: 'deploy', options: entries(field, places) })
    : yield* decide(turn, { ...asked, kind: 'deploy', proposal: { places } });
}

/** A Push whose direction may still be open. */
interface AskedPush {
  readonly hexes: number;
  readonly direction: Heading;
  /** The Push may be shorter, or none. */
  readonly fewer?: boolean;
}

/** The direction of a Push: the one that was chosen with it or, where directions cannot be listed, one asked for now. */
export function* chooseHeading(
  turn: Turn<Jhx>,
  model: ModelId,
  { hexes: lengths, direction, fewer }: AskedPush,
  by: PlayerId = activePlayer(turn.state),
): Rule<Heading> {
  if (direction !== nowhere || modelOf(turn.state, model).at === null) return direction;
  const proposal = { push: { model, lengths, ...(fewer ? { fewer } : {}) } };
  return yield* decide(turn, { by, kind: 'direction', rule: 'JHX-MAN-012', about: { push: model }, proposal });
}
