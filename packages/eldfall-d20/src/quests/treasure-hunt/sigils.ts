import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { d20 } from '@rulewright/core/dice';
import { underTemplate } from '../../attacks/areas.js';
import { weaponOf } from '../../attacks/weapon.js';
import { areTouching } from '../../battlefield/distance.js';
import { bodyOf, hitboxOf } from '../../battlefield/hitbox.js';
import { hasState, isOnField, isStanding, modelNamed, modelOf, thingNamed } from '../../match/lookups.js';
import { isPlayed, listOf, numberOf, questOf } from '../../match/quest.js';
import { tableOf } from '../../match/table.js';
import { asModel } from '../../match/thing-model.js';
import { firstWithin } from '../../routes/meeting.js';
import { surroundingsOf } from '../../routes/surroundings.js';
import type { CardId, Eld, Interaction, Model, Sources, Table, Thing, ThingId } from '../../vocabulary/index.js';
import { goOff, isReady } from '../blast.js';
import { CODE } from './treasure.js';

const INTRIGUE = 'intrigue';
const SIGIL = 'sigil';

/** The two Spells that the book calls Inferno, by the option (ELD-QUEST-025). */
const INFERNO = { sorcery: 'inferno', other: 'other-inferno' } as const;

/** True for a token that can go off. */
const isArmed = (thing: Thing): boolean => (thing.kind === INTRIGUE || thing.kind === SIGIL) && isReady(thing);

/** An Intrigue token that is revealed becomes a Sigil; a die gives it its Spell. The Spell is its mark. */
function* revealSigil(turn: Turn<Eld>, id: ThingId, by: string | null): Rule {
  const thing = thingNamed(turn.state, id);
  if (thing?.kind !== INTRIGUE) return;
  const chart = listOf(questOf(tableOf(turn)), 'sigils');
  const [face = 1] = yield* roll(turn, {
    die: d20,
    count: 1,
    purpose: 'sigil',
    rule: 'ELD-QUEST-025',
    ...(by === null ? {} : { by }),
  });
  const named = chart[face - 1];
  const spell = named === INFERNO.sorcery ? INFERNO[turn.options.sigilInferno] : named;
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

/** The prefix of the mark of a token that a model has touched during a movement; the id of that model follows it. */
const TOUCHED = 'touched by ';

/** The token, or the Cache under it. */
const bothOf = ({ state }: Table, token: Thing): readonly Thing[] => {
  const { x, y } = token.at;
  return [token, ...state.things.filter(one => one.kind === 'cache' && one.at.x === x && one.at.y === y)];
};

/** Notes the tokens that a model comes into Base Contact with during any movement, if it does not stay there (ELD-QUEST-024). */
const touchOnTheWay: Sources['onMoved'][number] = (turn, id, { from, route, through }) => {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  // A Flying model passes above tokens, and one with Flicker ignores them (ELD-STATE-038, ELD-SKILL-021).
  if (!isPlayed(table, CODE) || !isStanding(model) || through || hasState(model, 'flying')) return;
  const around = surroundingsOf(table, model);
  const isOnTheWay = (thing: Thing): boolean =>
    route.some((to, leg) => firstWithin(around, route[leg - 1] ?? from, to, bodyOf(thing), around.tolerance));
  for (const token of turn.state.things.filter(isArmed)) {
    if (token.marks.some(mark => mark.startsWith(TOUCHED)) || !bothOf(table, token).some(isOnTheWay)) continue;
    const marks = [...token.marks, `${TOUCHED}${model.id}`];
    turn.emit({ type: 'ThingChanged', thing: { ...token, marks } }, 'ELD-QUEST-026');
  }
};

/** The model that has touched a token during a movement and is still on the field. */
const passerOf = ({ state }: Pick<Table, 'state'>, { marks }: Thing): Model | undefined => {
  const mark = marks.find(one => one.startsWith(TOUCHED));
  const model = mark === undefined ? undefined : modelNamed(state, mark.slice(TOUCHED.length));
  return model && isOnField(model) ? model : undefined;
};

/**
 * The player of the model that has come into Base Contact with a token, or with the Cache under it (ELD-QUEST-024,
 * ELD-QUEST-026): null for a Hostile, undefined if nobody has.
 */
const toucherOf = (table: Table, token: Thing): PlayerId | null | undefined => {
  const mark = token.marks.find(one => one.startsWith(TOUCHED));
  if (mark !== undefined) return modelNamed(table.state, mark.slice(TOUCHED.length))?.player ?? null;
  const both = bothOf(table, token);
  return table.state.models.find(
    model => isStanding(model) && both.some(one => areTouching(table, hitboxOf(table, model), bodyOf(one))),
  )?.player;
};

/** The Spell of a Sigil: the first of its marks that names one. */
const spellOf = ({ pack }: Table, { marks }: Thing): CardId | undefined =>
  marks.find(mark => Object.hasOwn(pack.spells, mark));

/**
 * A token that a model has touched in this sequence is revealed and goes off, with the Power of the card in place of the Spell's own;
 * everybody in its area may Dodge (ELD-QUEST-024). A touch after this stage counts in the next sequence.
 */
const trigger: Sources['afterHits'][number] = function* (turn, resolution) {
  if (!isPlayed(tableOf(turn), CODE)) return;
  for (const { id } of turn.state.things) {
    const token = thingNamed(turn.state, id);
    const toucher = token && isArmed(token) ? toucherOf(tableOf(turn), token) : undefined;
    if (toucher === undefined) continue;
    yield* revealSigil(turn, id, toucher);
    const table = tableOf(turn);
    const thing = thingNamed(turn.state, id);
    const spell = thing && spellOf(table, thing);
    if (!thing || spell === undefined) continue;
    const card = weaponOf(table, asModel(thing), { spell });
    const weapon = { ...card, power: numberOf(questOf(table), 'sigilPower') };
    const template = card.reach.template ?? 'circular-large';
    const passer = turn.options.sigilPasser === 'hit' ? passerOf(table, thing)?.id : undefined;
    yield* goOff(turn, resolution, {
      thing,
      by: SIGIL,
      weapon,
      template,
      rule: 'ELD-QUEST-026',
      dodges: 'now',
      ...(passer === undefined ? {} : { passer }),
    });
  }
};

/**
 * A Sigil hits every model in its area, also those that its Spell would spare, and the model that has set it off on its way, which stood
 * there at that moment (ELD-QUEST-026).
 */
const everybody: Sources['areas'][number] = (table, attack, { template }) => {
  if (attack.by !== SIGIL || !template) return undefined;
  const models = underTemplate(table, attack, template);
  const token = table.options.sigilPasser === 'hit' ? thingNamed(table.state, attack.attacker) : undefined;
  const passer = token && passerOf(table, token);
  return !passer || hasState(passer, 'dead') || models.includes(passer.id) ? models : [...models, passer.id];
};

/** The rules of Intrigue tokens and Sigils. */
export const sigils: Partial<Sources> = {
  interactions: [perceived],
  onMoved: [touchOnTheWay],
  afterHits: [trigger],
  areas: [everybody],
};
