import { once } from '../match/limits.js';
import { itemOf, thingNamed } from '../match/lookups.js';
import { isPlayed, numberOf, questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { type DeedOf, deedsOf } from '../schemes/deeds.js';
import { score } from '../schemes/score.js';
import type { QuestRules, Sources, Table, Thing, Weapon } from '../vocabulary/index.js';
import { broker } from './broker.js';
import { campfire } from './campfire.js';
import { fallenIn, scoreLines, scoreMember, scoreOnce, tierOf } from './fallen.js';
import { noteThing } from './things.js';

const CODE = 'obelisk';
const OBELISK = 'obelisk';
const MECHANISM = 'mechanism';

/** The mark of one repair. */
const MENDED = 'mended';

/** True for an Item that repairs a whole structure (ELD-QUEST-062). */
const repairsAll = (table: Table, { item }: Pick<Weapon, 'item'>): boolean =>
  item !== null && itemOf(table, item).effects?.some(({ op }) => op === 'repair-structure') === true;

/** The number of repairs that an Obelisk still needs (ELD-QUEST-067); everything else that can be repaired needs one. */
const missing = (table: Table, { kind, marks }: Thing): number => {
  const needed = kind === OBELISK && isPlayed(table, CODE) ? numberOf(questOf(table), 'repairs') : 1;
  return Math.max(0, needed - marks.filter(mark => mark === MENDED).length);
};

/**
 * True for a structure that an Assist can repair: an Obelisk by any Healing Spell (ELD-QUEST-067), a Mechanism too by
 * the Scroll (ELD-QUEST-062).
 */
const isMendable = (table: Table, thing: Thing, weapon: Weapon): boolean => {
  if (missing(table, thing) === 0) return false;
  if (repairsAll(table, weapon)) return thing.kind === OBELISK || thing.kind === MECHANISM;
  return weapon.type === 'healing' && thing.kind === OBELISK;
};

/** The Spells that have repaired a structure in this sequence: one repairs once, however many of its strikes succeed. */
const ofSpell = /* @__PURE__ */ once('sequence', 'repair', 'ELD-QUEST-067');

/** Repairs a structure on which an Assist has succeeded. */
const mend: Sources['onCast'][number] = (turn, { weapon, model }, target) => {
  const table = tableOf(turn);
  const thing = thingNamed(turn.state, target);
  if (!thing || !isMendable(table, thing, weapon)) return;
  const all = repairsAll(table, weapon);
  if (!all && table.options.obeliskRepairs === 'spells') {
    if (ofSpell.isUsed(turn.state, `${model} ${target}`)) return;
    ofSpell.use(turn, `${model} ${target}`);
  }
  const rule = all ? 'ELD-QUEST-062' : 'ELD-QUEST-067';
  const left = missing(table, thing);
  const marks = [...thing.marks, ...Array<string>(all ? left : 1).fill(MENDED)];
  turn.emit({ type: 'ThingChanged', thing: { ...thing, marks } }, rule);
  if (all || left === 1) noteThing(turn, model, thing, 'repaired', rule);
};

/** The repairs of structures. */
export const repairs: Partial<Sources> = { assisted: [isMendable], onCast: [mend] };

/** The deed by which the Obelisk was repaired or destroyed first; undefined as long as it stands broken. */
const fate = ({ state }: Pick<Table, 'state'>): DeedOf<'thing'> | undefined =>
  deedsOf(state, 'thing').find(({ kind }) => kind === OBELISK);

/** The Obelisk: it ends when the Obelisk is repaired or destroyed, which is worth VP (ELD-QUEST-064 to ELD-QUEST-069). */
export const obelisk: QuestRules = {
  rule: 'ELD-QUEST-068',
  goals: [{ use: OBELISK }],
  *prepare(turn) {
    yield* campfire(turn);
    yield* broker(turn);
  },
  onDeed: (turn, deed) => {
    const quest = questOf(tableOf(turn));
    scoreMember(turn, deed, 'ELD-QUEST-068');
    // An Obelisk that was repaired already earns nothing more when it is destroyed.
    if (deed === fate(turn) && deed.by !== null) {
      score(turn, deed.by, reward(quest, 'obelisk'), OBELISK, 'ELD-QUEST-068');
    }
    const fallen = fallenIn(turn, deed);
    if (!fallen || fallen.model.player !== null) return;
    const tier = tierOf(turn, fallen.model.id);
    if (tier === 3) scoreOnce(turn, 'tier3', fallen, reward(quest, 'tier3'), 'ELD-QUEST-068');
    const lines = { incapacitated: 'tier4Incapacitated', dead: 'tier4Dead' };
    if (tier === 4) scoreLines(turn, fallen, lines, turn.options.tier4Rewards, 'ELD-QUEST-068');
  },
  isOver: table => fate(table) !== undefined,
};
