import { decide, type Rule, type Turn } from '@rulewright/core';
import { mm } from '@rulewright/core/inches';
import { areTouching } from '../battlefield/distance.js';
import { bodyOf, hitboxOf, radiusOf } from '../battlefield/hitbox.js';
import { hasState, isStanding, modelNamed, modelOf, profileOf, thingNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { woundsOn } from '../match/wounds.js';
import { isSecret, secretAnswer } from '../secrets/secret.js';
import type { Attack, Carried, Eld, Model, ModelId, Resolution, Table, Thing } from '../vocabulary/index.js';
import { foundCopies, newToken, withMore } from './take.js';

/** The kind of a token for thrown Items at a fallen target. Its first mark is the model that threw them. */
const THROWN = 'thrown-items';

const throwerOf = ({ state }: Pick<Table, 'state'>, { kind, marks: [thrower = ''] }: Thing): Model | undefined =>
  kind === THROWN ? modelNamed(state, thrower) : undefined;

/** True for a model that has become Incapacitated or Dead in this sequence, or was taken off the field by damage (ELD-DEF-019). */
const fell = ({ state }: Turn<Eld>, { before }: Resolution, model: ModelId): boolean =>
  state.deeds.slice(before.deeds).some(one => 'of' in one && one.of === model && one.deed !== 'gone');

/** The number of copies that an attack has thrown at a target. */
const thrownAt = ({ pools }: Attack, target: ModelId): number =>
  pools
    .filter(({ aim }) => 'model' in aim && aim.model === target)
    .reduce((sum, { strikes, automatic }) => sum + automatic.reduce((all, { hits }) => all + hits, strikes), 0);

/** The thrown copies that have felled their target stay at its place, as a token as large as the target. */
const leaveThrown = (turn: Turn<Eld>, resolution: Resolution): void => {
  for (const attack of resolution.attacks) {
    const { attacker, player, declared } = attack;
    if (player === null || !('thrown' in declared.means)) continue;
    const item = declared.means.thrown;
    for (const { id: target } of turn.state.models) {
      const wounds = woundsOn(resolution, target).filter(({ hit }) => hit.attack === attack);
      const quantity = thrownAt(attack, target);
      if (wounds.length === 0 || quantity === 0 || !fell(turn, resolution, target)) continue;
      const table = tableOf(turn);
      const model = modelOf(turn.state, target);
      const thing: Thing = {
        id: newToken(table, THROWN),
        kind: THROWN,
        at: model.at,
        radius: radiusOf(table, model),
        height: mm(table.options.baseHeightMm),
        hp: null,
        armour: null,
        holds: [foundCopies(item, quantity)],
        marks: [attacker],
      };
      turn.emit({ type: 'ThingPlaced', thing }, 'ELD-TRAIT-066');
    }
  }
};

/** A printed Item that comes back to the model that threw it does not become an acquired one (ELD-ACTION-036). */
const recovered = (table: Table, model: Model, thrower: Model, one: Carried): Carried => {
  const isOwn =
    model.id === thrower.id && profileOf(table, model).inventory.items.some(({ item }) => item === one.item);
  return isOwn ? { item: one.item, quantity: one.quantity, acquired: false } : one;
};

/**
 * The tokens of thrown Items that a model touches and that its player has thrown; a Hidden model would reveal its place
 * (ELD-STATE-073).
 */
const inReach = (table: Table, model: Model): readonly Thing[] =>
  isStanding(model) && model.player !== null && !hasState(model, 'hidden')
    ? table.state.things.filter(
        thing =>
          throwerOf(table, thing)?.player === model.player && areTouching(table, hitboxOf(table, model), bodyOf(thing)),
      )
    : [];

/** A model that comes into Base Contact with a target that its player's thrown Items have felled may recover them, without an action. */
export function* recoverThrown(turn: Turn<Eld>, id: ModelId): Rule {
  for (const { id: token } of inReach(tableOf(turn), modelOf(turn.state, id))) {
    const table = tableOf(turn);
    const model = modelOf(turn.state, id);
    const thing = thingNamed(turn.state, token);
    const thrower = thing && throwerOf(table, thing);
    if (!thrower?.player || !thing) continue;
    const about = { model: id, ability: 'throwing', target: token };
    const ask = { by: thrower.player, kind: 'yes', rule: 'ELD-TRAIT-066', options: [true, false], about } as const;
    if (!(yield* decide(turn, { ...ask, ...secretAnswer(isSecret(model)) }))) continue;
    const inventory = thing.holds.reduce(
      (carried, one) => withMore(carried, recovered(table, model, thrower, one)),
      model.inventory,
    );
    turn.emit({ type: 'InventoryChanged', model: id, inventory, why: 'picked-up' }, 'ELD-TRAIT-066');
    turn.emit({ type: 'ThingRemoved', thing: token }, 'ELD-TRAIT-066');
  }
}

/**
 * Thrown Items stay with the targets that they have felled, and models that came into contact in this Resolution
 * recover some (ELD-TRAIT-066).
 */
export function* settleThrown(turn: Turn<Eld>, resolution: Resolution): Rule {
  const before = turn.state.things.length;
  leaveThrown(turn, resolution);
  const isNew = turn.state.things.length > before;
  for (const { id } of turn.state.models) {
    const { x, y, z } = modelOf(turn.state, id).at;
    const was = resolution.before.at[id];
    const moved = was !== undefined && (was.x !== x || was.y !== y || was.z !== z);
    if (moved || isNew) yield* recoverThrown(turn, id);
  }
}
