import { type Asked, isObject, type Proposal, type Refusal } from '@rulewright/core';
import { onInches } from '../../ground/inches/battlefield.js';
import { isPlace } from '../../ground/inches/measure/place.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx, JhxChoices } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { tableAsked } from './asked.js';
import { whyNotPlace } from './places.js';
import { leavesRoom, packed } from './room-for-all.js';
import { wishedPlace } from './wish.js';

const whyNot = (
  table: Table,
  { decision, parameters: { places } }: Asked<Jhx, 'deploy'>,
  choice: unknown,
): Refusal | undefined => {
  if (!isObject(choice)) return { code: 'not-an-object', path: 'choice' };
  const { model, at, ...more } = choice;
  const [strange] = Object.keys(more);
  if (strange !== undefined) return { code: 'unknown-field', path: `choice.${strange}` };
  const entry = places.find(one => one.model === model);
  if (!entry) return { code: 'not-waiting', path: 'choice.model' };
  if (typeof at !== 'number' || !isPlace(at)) return { code: 'not-a-place', path: 'choice.at' };
  const wrong = whyNotPlace(table, entry.where, at, decision.rule);
  if (wrong) return wrong;
  return leavesRoom(fieldOf(table), places, { model: entry.model, at })
    ? undefined
    : { code: 'no-room-for-the-others', rule: 'JHX-DEPLOY-005', path: 'choice.at' };
};

/** Judges and finds entries into play: deployment by distance, and the return of dead Heroes (JV11-COMM-016). */
export const deployProposal = (facts: GameFacts): Proposal<Jhx, 'deploy'> => ({
  check: (asked, choice) => whyNot(tableAsked(facts, asked), asked, choice),
  sample(asked, below) {
    const { places } = asked.parameters;
    const entry = places[below(Math.max(1, places.length))];
    const at = entry && onInches(fieldOf(tableAsked(facts, asked))).samplePlace(entry.where, below);
    const found = entry && at !== undefined ? { model: entry.model, at } : undefined;
    return found && leavesRoom(fieldOf(tableAsked(facts, asked)), places, found) ? found : this.suggest(asked, 1)[0];
  },
  suggest(asked, most) {
    const field = fieldOf(tableAsked(facts, asked));
    const { places } = asked.parameters;
    const each = places.map(({ model, where }) => field.places(where).map(at => ({ model, at })));
    const found: JhxChoices['deploy'][] = [];
    // The models take turns, so that a short list has something for each of them.
    for (let i = 0; found.length < most && each.some(one => i < one.length); i++) {
      for (const one of each) {
        const entry = one[i];
        if (entry && found.length < most && leavesRoom(field, places, entry)) found.push(entry);
      }
    }
    return found.length > 0 ? found : (packed(field, places) ?? []).slice(0, Math.min(1, most));
  },
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const { places } = asked.parameters;
    const named = isObject(wish) && typeof wish.model === 'string' ? wish.model : places[0]?.model;
    const entry = places.find(({ model }) => model === named);
    const place = wishedPlace(table, isObject(wish) && 'at' in wish ? wish.at : wish);
    const at = entry && place !== undefined ? onInches(fieldOf(table)).nearestPlace(entry.where, place) : undefined;
    const found = entry && at !== undefined ? { model: entry.model, at } : undefined;
    return found && leavesRoom(fieldOf(table), places, found) ? found : undefined;
  },
  region(asked) {
    const field = onInches(fieldOf(tableAsked(facts, asked)));
    return asked.parameters.places.slice(0, 1).flatMap(({ where }) => field.outlineOfPlaces(where));
  },
});
