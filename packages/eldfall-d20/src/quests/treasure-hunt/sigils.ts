import { type Rule, roll, type Turn } from '@rulewright/core';
import { d20 } from '@rulewright/core/dice';
import { stretchesWithin } from '@rulewright/core/inches';
import { weaponOf } from '../../attacks/weapon.js';
import { areTouching } from '../../battlefield/distance.js';
import { bodyOf, hitboxOf, radiusOf } from '../../battlefield/hitbox.js';
import { modelsUnder } from '../../battlefield/templates.js';
import { isStanding, modelOf, thingNamed } from '../../match/lookups.js';
import { isPlayed, listOf, numberOf, questOf } from '../../match/quest.js';
import { tableOf } from '../../match/table.js';
import { asModel } from '../../match/thing-model.js';
import type { CardId, Eld, Interaction, Model, Sources, Table, Thing, ThingId } from '../../vocabulary/index.js';
import { goOff, isReady } from '../blast.js';
import { CODE } from './treasure.js';

const INTRIGUE = 'intrigue';
const SIGIL = 'sigil';

/** An Intrigue token that is revealed becomes a Sigil; a die gives it its Spell (ELD-QUEST-024, ELD-QUEST-025). The Spell is its mark. */
function* revealSigil(turn: Turn<Eld>, id: ThingId, by: string | null): Rule {
  const thing = thingNamed(turn.state, id);
  if (thing?.kind !== INTRIGUE) return;
  const spells = listOf(questOf(tableOf(turn)), 'sigils');
  const [face = 1] = yield* roll(turn, {
    die: d20,
    count: 1,
    purpose: 'sigil',
    rule: 'ELD-QUEST-025',
    ...(by === null ? {} : { by }),
  });
  const spell = spells[face - 1];
  const marks = [...thing.marks, ...(spell === undefined ? [] : [spell])];
  turn.emit({ type: 'ThingChanged', thing: { ...thing, kind: SIGIL, marks } }, ['ELD-QUEST-024', 'ELD-QUEST-025']);
}

/** Perceive reveals an Intrigue token without setting it off (ELD-QUEST-023). */
const perceived: Interaction = {
  action: 'perceive',
  isFor: (table, _, { kind }) => isPlayed(table, CODE) && kind === INTRIGUE,
  attributes: () => [],
  carryOut: (turn, model, thing) => revealSigil(turn, thing.id, modelOf(turn.state, model).player),
};

/** True if the activated model has touched a thing on its way. */
const wasTouched = (table: Table, model: Model, thing: Thing): boolean => {
  const { sequence } = table.state;
  const route = sequence?.model === model.id ? (sequence.movement?.route ?? []) : [];
  if (!sequence || route.length === 0) return false;
  const disc = { at: { x: thing.at.x, y: thing.at.y }, radius: thing.radius };
  const radius = radiusOf(table, model);
  return route.some((to, at) => {
    const from = route[at - 1] ?? sequence.from;
    const leg = [from, to].map(({ x, y }) => ({ x, y }));
    const isLevel = from.z === thing.at.z && to.z === thing.at.z;
    return isLevel && stretchesWithin(leg, radius, disc, table.options.distanceEpsilon).length > 0;
  });
};

/** The model that has come into Base Contact with a token, or with the Cache under it (ELD-QUEST-024, ELD-QUEST-026). */
const toucherOf = (table: Table, token: Thing): Model | undefined => {
  const { x, y } = token.at;
  const both = [token, ...table.state.things.filter(one => one.kind === 'cache' && one.at.x === x && one.at.y === y)];
  return table.state.models.find(
    model =>
      isStanding(model) &&
      both.some(one => areTouching(table, hitboxOf(table, model), bodyOf(one)) || wasTouched(table, model, one)),
  );
};

/** The Spell of a Sigil: the first of its marks that names one. */
const spellOf = ({ pack }: Table, { marks }: Thing): CardId | undefined =>
  marks.find(mark => Object.hasOwn(pack.spells, mark));

/**
 * A token that a model has touched in this sequence is revealed and goes off, with the Power of the card in place of the Spell's own; everybody in its
 * area may Dodge (ELD-QUEST-024, ELD-QUEST-026). A touch after this stage counts in the next sequence.
 */
const trigger: Sources['afterHits'][number] = function* (turn, resolution) {
  if (!isPlayed(tableOf(turn), CODE)) return;
  for (const { id, kind } of turn.state.things) {
    if (kind !== INTRIGUE && kind !== SIGIL) continue;
    const token = thingNamed(turn.state, id);
    const toucher = token && isReady(token) ? toucherOf(tableOf(turn), token) : undefined;
    if (!toucher) continue;
    yield* revealSigil(turn, id, toucher.player);
    const table = tableOf(turn);
    const thing = thingNamed(turn.state, id);
    const spell = thing && spellOf(table, thing);
    if (!thing || spell === undefined) continue;
    const card = weaponOf(table, asModel(thing), { spell });
    const weapon = { ...card, power: numberOf(questOf(table), 'sigilPower') };
    const template = card.reach.template ?? 'circular-large';
    yield* goOff(turn, resolution, { thing, by: SIGIL, weapon, template, rule: 'ELD-QUEST-026', dodgeNow: true });
  }
};

/** A Sigil hits every model in its area, whoever its Spell would spare (ELD-QUEST-026). */
const everybody: Sources['areas'][number] = (table, { by, from }, { template }) =>
  by === SIGIL && template ? modelsUnder(table, template, from) : undefined;

/** The rules of Intrigue tokens and Sigils. */
export const sigils: Partial<Sources> = { interactions: [perceived], afterHits: [trigger], areas: [everybody] };
