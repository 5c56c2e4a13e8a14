import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { type Disc, disc, mm, type Point } from '@rulewright/core/inches';
import { copyName } from '../../match/copy-name.js';
import { cardOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { placementOf, placesOf } from '../../movement/place/placement.js';
import { choosePlace } from '../../movement/place.js';
import { applyReaches } from '../../reaches/reaches.js';
import { coherencyRangeFor } from '../../units/coherency/coherency.js';
import type { CardId, Company, PlaceAsked, Sfi, Unit } from '../../vocabulary/index.js';

/**
 * A unit comes into play during a round, one model at each point. It has no activated token, so it may and must activate in the
 * round, unless the option `summoned.mayActivateOnArrival` is off: then it comes with one. Terrain and manifestations act on its
 * models as on placed ones.
 */
export function* summonUnit(turn: Turn<Sfi>, player: PlayerId, card: CardId, places: readonly Point[]): Rule {
  const { state, options } = turn;
  const copies = state.units.filter(unit => unit.player === player && unit.card === card).length;
  const id = copyName(player, card, copies);
  const unit: Unit = {
    id,
    player,
    card,
    strength: cardOf(tableOf(turn), { card }).models,
    where: 'on-table',
    destroyedIn: null,
    activated: !options['summoned.mayActivateOnArrival'],
    exhausted: false,
    conditions: [],
  };
  const models = places.map((at, i) => ({ id: `${id}/${i + 1}`, unit: id, at, damage: 0 }));
  turn.emit({ type: 'UnitSummoned', unit, models }, ['SFI-PASSIVE-044', 'SFI-ROUND-005']);
  for (const { id: model } of models) yield* applyReaches(turn, { model, before: null, how: 'place' });
}

/** A unit that is about to be summoned. */
export interface Summoning {
  readonly card: CardId;
  readonly by: PlayerId;
  /** The base from which the distance counts, and the distance in inches. */
  readonly of: Disc;
  readonly within: number;
}

/**
 * The questions about the place of the next model: for the first one, or beside each of those that were placed before. A question is asked
 * only if some place leaves room for all models that come later. If the search for a place reaches its limit, the
 * player may answer that there is none.
 */
const questionsOf = (turn: Turn<Sfi>, asked: PlaceAsked, company: Company): readonly PlaceAsked[] => {
  const { bases } = company;
  const all = bases.length === 0 ? [company] : bases.map(near => ({ ...company, near }));
  return all.flatMap(one => {
    const question = { ...asked, company: one };
    const places = turn.derive(() => placesOf(placementOf(tableOf(turn), question)));
    if (places === 'none') return [];
    return [{ ...question, optional: places === 'unknown' }];
  });
};

/**
 * The places of the models of a summoned unit, chosen one after another: each within the distance, and in coherency with one that was
 * placed before. Undefined if there is no room for all of them.
 */
function* choosePlaces(turn: Turn<Sfi>, { card, by, of, within }: Summoning): Rule<readonly Point[] | undefined> {
  const table = tableOf(turn);
  const { base, models } = cardOf(table, { card });
  const radius = mm(base) / 2;
  const asked: PlaceAsked = { model: null, radius, within, of, optional: false };
  const rule = 'SFI-PASSIVE-044';
  const coherency = coherencyRangeFor(table, models);
  let bases: readonly Disc[] = [];
  while (bases.length < models) {
    const questions = questionsOf(turn, asked, { bases, within: coherency, left: models - bases.length - 1 });
    if (questions.length === 0) return undefined;
    const options = questions.map((_, at) => `${at + 1}`);
    const about = { beside: questions.map(({ company }) => company?.near?.at) };
    const beside = yield* decideUnlessForced(turn, { by, kind: 'order', rule: 'SFI-COHERENCY-004', options, about });
    const place = yield* choosePlace(turn, by, questions[options.indexOf(beside)] ?? asked, rule);
    if (!place) return undefined;
    bases = [...bases, disc(place, radius)];
  }
  return bases.map(({ at }) => at);
}

/** An ability brings a unit with Summoned onto the table (SFI-PASSIVE-044). Without room for all of its models nothing comes. */
export function* summon(turn: Turn<Sfi>, summoning: Summoning): Rule {
  const places = yield* choosePlaces(turn, summoning);
  if (places) yield* summonUnit(turn, summoning.by, summoning.card, places);
}
