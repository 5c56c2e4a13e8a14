import { decide, type Rule, type Turn } from '@rulewright/core';
import { mayBeHit } from '../attacks/areas.js';
import { dodgeAgain } from '../attacks/attack-with.js';
import { newAttack, newPool } from '../attacks/facts.js';
import { fixHits } from '../attacks/hits.js';
import { bodyOf, standingOf } from '../battlefield/hitbox.js';
import { centredOn } from '../battlefield/templates.js';
import { whyNotDeclare } from '../match/bans.js';
import { deciderOf } from '../match/decider.js';
import { canAct, inTurnOrder, modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { asModel } from '../match/thing-model.js';
import type { RuleId } from '../rulebook/index.js';
import type { Attack, Eld, Model, ModelId, Resolution, Table, Thing, Weapon } from '../vocabulary/index.js';
import type { TemplateId } from '../vocabulary/words.js';

/** A thing that goes off and hits everything in an area, without an attacker and without a roll. */
export interface Blast {
  readonly thing: Thing;
  /** The name by which rules know the attack, e.g. `barrel`. */
  readonly by: string;
  readonly weapon: Weapon;
  readonly template: TemplateId;
  readonly rule: RuleId;
  /** The model that has set it off and is credited; absent if no model did. */
  readonly cause?: ModelId;
  /** The model that has set it off on its way past the thing, where it saw all round (ELD-LOS-007). */
  readonly passer?: ModelId;
  /** Models that have not declared a Dodge may do so now (ELD-QUEST-026); `never`: no Dodge avoids the blast (ELD-QUEST-034). */
  readonly dodges?: 'now' | 'never';
}

/** The attack of a blast: the template lies centred on the thing. */
const attackOf = (
  table: Table,
  resolution: Resolution,
  { thing, by, weapon, template, rule, cause, passer }: Blast,
): Attack => {
  const from = standingOf(asModel(thing));
  const aim = { spot: thing.at, template: centredOn(template, bodyOf(thing)) };
  const active = standingOf(modelOf(table.state, resolution.active));
  const causing = cause === undefined ? undefined : modelOf(table.state, cause);
  const attack = newAttack(
    {
      attacker: thing.id,
      player: causing?.player ?? null,
      role: causing ? roleOf(table.state, causing) : 'active',
      declared: { do: 'attack', means: { ability: by }, kind: 'ranged', aims: [aim], skills: [] },
      weapon,
      kind: 'ranged',
      from,
      activated: passer === active.model ? { ...active, at: thing.at, moving: true } : active,
      opportunity: false,
      by,
      ...(cause === undefined ? {} : { cause }),
    },
    [{ ...newPool(aim, 0), automatic: [{ hits: 1, rule, source: by }] }],
  );
  resolution.attacks.push(attack);
  return attack;
};

/** True for a model that may Dodge now: the activated one, or another one that has an Activation Point for it (ELD-QUEST-026). */
const mayDodge = (table: Table, { active, dodges }: Resolution, model: Model): boolean =>
  canAct(model) &&
  !dodges.some(one => one.model === model.id) &&
  (model.id === active || model.points >= table.numbers.activation.reactionPoints.value) &&
  !whyNotDeclare(table, model, {
    what: 'action',
    role: model.id === active ? 'active' : 'reactive',
    action: { do: 'dodge' },
    movement: null,
  });

/** Asks the models in the area if they Dodge, those of the active side first; all but the activated one pay for it. */
function* askDodges(turn: Turn<Eld>, resolution: Resolution, attack: Attack, { thing, rule }: Blast): Rule {
  const aim = attack.pools[0]?.aim;
  const inArea = aim ? mayBeHit(tableOf(turn), attack, aim) : [];
  const models = inArea.map(id => modelOf(turn.state, id));
  for (const { id } of inTurnOrder(turn.state, models)) {
    const table = tableOf(turn);
    const model = modelOf(turn.state, id);
    if (!mayDodge(table, resolution, model)) continue;
    const by = deciderOf(table, model);
    const about = { model: id, dodges: thing.id };
    if (!(yield* decide(turn, { by, kind: 'yes', rule, options: [true, false], about }))) continue;
    const { value, rule: price } = table.numbers.activation.reactionPoints;
    if (id !== resolution.active) turn.emit({ type: 'PointsChanged', model: id, by: -value, why: 'reaction' }, price);
    resolution.dodges.push({ model: id, role: id === resolution.active ? 'active' : 'reactive', against: [] });
  }
}

/** Resolves a blast within a resolution: Dodges, and Hits on all others in the area; their Damage rolls follow with all others. */
export function* goOff(turn: Turn<Eld>, resolution: Resolution, blast: Blast): Rule {
  const attack = attackOf(tableOf(turn), resolution, blast);
  if (blast.dodges === 'now') yield* askDodges(turn, resolution, attack, blast);
  if (blast.dodges !== 'never') yield* dodgeAgain(turn, resolution, attack, 'new');
  yield* fixHits(turn, resolution, [attack]);
  // The token stays until the sequence is over, since rules still read the place that the Hits came from.
  const marks = [...blast.thing.marks.filter(mark => mark !== 'target'), SPENT];
  turn.emit({ type: 'ThingChanged', thing: { ...blast.thing, marks } }, blast.rule);
}

/** The mark of a token that has gone off. */
const SPENT = 'spent';

/** True for a token that has not gone off yet. */
export const isReady = ({ marks }: Thing): boolean => !marks.includes(SPENT);

/** Takes away the tokens that have gone off. */
export const removeSpent = (turn: Turn<Eld>): void => {
  for (const thing of turn.state.things) {
    if (!isReady(thing)) turn.emit({ type: 'ThingRemoved', thing: thing.id }, ['ELD-QUEST-026', 'ELD-QUEST-034']);
  }
};
