import { inches, mm, rectangle } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { quests } from '../content/book/quests.js';
import { restoringBalance } from '../content/book/restoring-balance.js';
import { defaultContent } from '../content/default.js';
import { carriedMark } from '../match/quest.js';
import { type Laid, type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { Eld, EldGame, Party, Place, Thing } from '../vocabulary/index.js';
import type { PartyList, Profile } from '../vocabulary/pack.js';

const { items, spells } = defaultContent;

/** A table of one of the book's Quests, with its Items and Spells. */
export const atQuest = <L extends LaidOut>(quest: string, lay: L): L & LaidOut => ({
  ...lay,
  options: { quest, ...lay.options },
  pack: { items, spells, quests: { ...quests, ...restoringBalance }, ...lay.pack },
});

/** A place on the ground, in inches. */
export const place = (x: number, y: number): Place => ({ x: inches(x), y: inches(y), z: 0 });

/** A token of 30 mm, or another thing. */
export const thing = (kind: string, at: Place, more: Partial<Thing> = {}): Thing => ({
  id: `${kind}-1`,
  kind,
  at,
  radius: mm(15),
  height: mm(2),
  hp: null,
  armour: null,
  holds: [],
  marks: [],
  ...more,
});

/** The lower strip of 8 inches for p1, the upper one for p2. */
export const zones: Readonly<Record<string, Partial<Party>>> = {
  p1: { zone: rectangle({ x: 0, y: 0 }, inches(36), inches(8)) },
  p2: { zone: rectangle({ x: 0, y: inches(28) }, inches(36), inches(8)) },
};

/** The distance of the centres of a medium model and a token that touch, in 1/100 mm. */
export const TOUCH: number = mm(16) + mm(15);

/** The Victory Points of the players. */
export const points = ({ state }: Play<Eld>): readonly number[] => state.parties.map(one => one.points);

/** The things on the field, by id and kind. */
export const thingsOf = ({ state }: Play<Eld>): readonly string[] =>
  state.things.map(({ id, kind }) => `${id} ${kind}`);

/** A plain profile with 5 HP. */
export const HP5: Pick<Profile, 'stats'> = { stats: { ...plainProfile.stats, HP: 5 } };

/** A party list that is known already, as after an earlier Quest. */
export const list: PartyList = { faction: 'neutral', models: [{ profile: 'A' }], upgrades: [], leader: 0 };

/** A match that begins with a Quest after another one: p1 has these Victory Points, and `A`, `B` and `C` wait. */
export const beginning = (
  quest: string,
  lay: LaidOut,
  won = 9,
): readonly [EldGame, Laid['setup'] & { readonly dice: readonly number[] }] => {
  const own = atQuest(quest, lay);
  const { game, setup } = laidOut('ABC..a', {
    ...own,
    profiles: { A: HP5, B: HP5, C: HP5, ...lay.profiles },
    parties: { p1: { list, points: won, ...lay.parties?.p1 }, p2: { list, ...lay.parties?.p2 } },
    state: {
      stage: { name: 'set-up', step: 'prepare' },
      quest: { card: quest, marks: { [carriedMark('p1')]: won } },
      ...lay.state,
    },
  });
  const models = setup.position.models.map(one => ({ ...one, where: 'waiting' as const }));
  // Two dice for the Initiative after it.
  return [game, { ...setup, position: { ...setup.position, models }, dice: [20, 1] }];
};
