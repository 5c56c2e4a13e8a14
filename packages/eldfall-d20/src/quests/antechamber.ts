import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { d20 } from '@rulewright/core/dice';
import { isStanding, modelOf, profileOf } from '../match/lookups.js';
import { isPlayed, listOf, numberOf, questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { score } from '../schemes/score.js';
import { hasRoomFor } from '../upgrades/allowed.js';
import { gainUpgrade } from '../upgrades/gain.js';
import { throwsAgain } from '../upgrades/lucky-charm.js';
import type { Eld, Interaction, Model, ModelId, QuestRules, Sources, Table, Thing } from '../vocabulary/index.js';
import { bringHostile, profileFor } from './arrive.js';
import { campfire } from './campfire.js';
import { fallenIn, scoreMember, scoreOnce } from './fallen.js';
import { anyReturns } from './respawn.js';

const CODE = 'antechamber';
const CACHE = 'cache';

/** A Tier I Hostile comes into Base Contact with a model, and looks at it. */
const ambush = (turn: Turn<Eld>, id: ModelId): void => {
  const table = tableOf(turn);
  const profile = profileFor(table, { tier: 1, at: [0, 0] });
  if (profile === undefined) return;
  const { at } = modelOf(turn.state, id);
  bringHostile(turn, { profile, at, returned: false }, 'ELD-QUEST-057');
};

/** Gives a model its find: the entry of the chart is an Item, an Upgrade, a Hostile or a Victory Point. */
function* findLoot(turn: Turn<Eld>, id: ModelId, found: string): Rule {
  const { pack } = tableOf(turn);
  const { player, inventory } = modelOf(turn.state, id);
  const quest = questOf(tableOf(turn));
  if (player === null) return;
  if (Object.hasOwn(pack.items, found)) {
    const item = { item: found, quantity: 1, acquired: true, found: true } as const;
    turn.emit({ type: 'InventoryChanged', model: id, inventory: [...inventory, item], why: 'found' }, 'ELD-QUEST-057');
  } else if (Object.hasOwn(pack.upgrades, found)) {
    // The limit of Upgrades is one of buying them, but by the option of finding them, too (ELD-UPGRADE-003).
    const isKept = turn.options.foundUpgrades === 'onTop' || hasRoomFor(tableOf(turn), modelOf(turn.state, id), found);
    if (isKept) yield* gainUpgrade(turn, player, id, found);
  } else if (found === 'hostile') {
    ambush(turn, id);
    score(turn, player, reward(quest, 'cacheHostile'), 'cache', 'ELD-QUEST-057');
  } else score(turn, player, reward(quest, 'cache'), 'cache', 'ELD-QUEST-057');
}

const times = ({ marks }: Thing, model: ModelId): number => marks.filter(mark => mark === model).length;

/** The Caches that count for the limit of a model: each by itself, or by the option all together (ELD-QUEST-058). */
const countedWith = ({ options, state: { things } }: Table, thing: Thing): readonly Thing[] =>
  options.cachesOfModel === 'each' ? [thing] : things.filter(({ kind }) => kind === CACHE);

/** The die that tells what a model finds. */
function* throwDie(turn: Turn<Eld>, by: PlayerId): Rule<number> {
  const [face = 1] = yield* roll(turn, { by, die: d20, count: 1, purpose: 'cache', rule: 'ELD-QUEST-057' });
  return face;
}

/** A Cache is looted by Interact and a die. The card limits how often a Cache can be looted, and how often by the same model. */
const loot: Interaction = {
  isFor: (table, model, thing) => {
    if (!isPlayed(table, CODE) || thing.kind !== CACHE || model.player === null) return false;
    const quest = questOf(table);
    const before = countedWith(table, thing).reduce((sum, one) => sum + times(one, model.id), 0);
    return thing.marks.length < numberOf(quest, 'lootOfCache') && before < numberOf(quest, 'lootOfModel');
  },
  attributes: () => [],
  carryOut: function* (turn, id, thing) {
    const by = modelOf(turn.state, id).player;
    if (by === null) return;
    turn.emit({ type: 'ThingChanged', thing: { ...thing, marks: [...thing.marks, id] } }, 'ELD-QUEST-058');
    let face = yield* throwDie(turn, by);
    if (yield* throwsAgain(turn, id, thing.id, face)) face = yield* throwDie(turn, by);
    const found = listOf(questOf(tableOf(turn)), 'loot')[face - 1];
    if (found !== undefined) yield* findLoot(turn, id, found);
  },
};

/** The Caches of the Antechamber. */
export const lootedCaches: Partial<Sources> = { interactions: [loot] };

/** The Victory Points for a Hostile by its Tier; 0 for members. */
const forTier = (table: Table, model: Model): number =>
  model.player === null ? reward(questOf(table), `tier${profileOf(table, model).tier ?? 0}`) : 0;

/**
 * The Antechamber: Hostiles that are incapacitated are worth VP by their Tier, and it ends when all are defeated, or by
 * the option not before the core rules end it (ELD-QUEST-054 to ELD-QUEST-061).
 */
export const antechamber: QuestRules = {
  rule: 'ELD-QUEST-061',
  goals: [{ fell: 'hostiles' }, { use: 'cache' }],
  forFall: (table, model) => (isStanding(model) ? forTier(table, model) : 0),
  prepare: campfire,
  onDeed: (turn, deed) => {
    scoreMember(turn, deed, 'ELD-QUEST-059');
    const fallen = fallenIn(turn, deed);
    if (!fallen?.how.includes('incapacitated')) return;
    scoreOnce(turn, 'hostile', fallen, forTier(tableOf(turn), fallen.model), 'ELD-QUEST-059');
  },
  isOver: table => {
    if (table.options.antechamberEnd === 'core') return false;
    const hostiles = table.state.models.filter(({ player }) => player === null);
    return hostiles.length > 0 && !hostiles.some(isStanding) && !anyReturns(table);
  },
};
