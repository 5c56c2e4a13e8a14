import { act, createMatch, type DiceSource, type Match, suggest } from '@rulewright/core';
import { createGame } from '../game.js';
import { packWith, plainProfile } from '../testing/index.js';
import type { Eld, EldChoices, EldOptions } from '../vocabulary/index.js';
import type { ContentPack, PartyList } from '../vocabulary/pack.js';

type Answers = { readonly [K in keyof EldChoices]?: EldChoices[K] | ((by: string) => unknown) };

/** A list of two models and three Upgrades, whose Leader is the second one. */
const two: PartyList = {
  faction: 'neutral',
  models: [{ profile: 'plain' }, { profile: 'other' }],
  upgrades: ['pouch', 'double', 'tool'],
  leader: 1,
};

/** The cards of these tests. */
const pack: Partial<ContentPack> = {
  profiles: {
    plain: plainProfile,
    other: { ...plainProfile, name: 'Other', stats: { ...plainProfile.stats, M: 14 } },
    scout: { ...plainProfile, name: 'Scout', skills: [{ id: 'infiltration', level: 1 }, { id: 'stealth' }] },
    spy: { ...plainProfile, name: 'Spy', skills: [{ id: 'infiltration', level: 2 }, { id: 'stealth', level: 2 }] },
    captain: { ...plainProfile, name: 'Captain', traits: [{ id: 'tactician' }] },
  },
  upgrades: {
    pouch: { name: 'Pouch', faction: 'neutral', cost: 1, limit: null, changes: [], more: 1 },
    double: { name: 'Double', faction: 'neutral', cost: 1, limit: null, changes: [], code: 'double-time' },
    tool: { name: 'Tool', faction: 'neutral', cost: 1, limit: null, changes: [], items: ['bow'], classes: ['civilian'] },
    mage: { name: 'Mage', faction: 'neutral', cost: 1, limit: null, changes: [], classes: ['mage'] },
  },
  parties: { two },
  fields: {
    hill: {
      name: 'Hill',
      width: 36,
      depth: 36,
      scenery: [{ id: 'hill', parts: [{ outline: [[4, 2], [8, 2], [8, 6], [4, 6]], top: 2 }] }],
    },
  },
}; // biome-ignore format: corners in lines

/** Dice that show these faces, one after another. */
const these = (faces: readonly number[]): DiceSource => ({
  draw: ({ count }) => ({ faces: faces.slice(0, count), next: these(faces.slice(count)) }),
  save: () => 'manual',
});

/** Plays until a question of a kind is asked, with these dice. */
export const until = (
  kind: keyof EldChoices | 'turn',
  dice: readonly number[],
  answers: Answers = {},
  more: { players?: number; options?: Partial<EldOptions>; pack?: Partial<ContentPack> } = {},
): Match<Eld> => {
  const game = createGame({ pack: packWith({ ...pack, ...more.pack }) });
  let match = createMatch<Eld>(game, { players: more.players ?? 2, options: { ...more.options }, dice: these(dice) });
  for (let i = 0; i < 60; i++) {
    if (match.state.stage.name === 'turn') return match;
    const [decision] = match.decisions;
    if (!decision || decision.kind === kind) return match;
    const given = answers[decision.kind as keyof Answers];
    const choice = typeof given === 'function' ? given(decision.by) : (given ?? suggest(match, decision, 1)[0]);
    match = act(match, { decision: decision.id, by: decision.by, choice });
  }
  throw new Error('set-up goes on and on');
};

/** The match after an answer to its only question. */
export const answer = (match: Match<Eld>, choice: unknown): Match<Eld> => {
  const [decision] = match.decisions;
  return act(match, { decision: decision?.id ?? '', by: decision?.by ?? '', choice } as Parameters<typeof act>[1]);
};
/** The code and rule with which an answer is refused; undefined for a legal one. */
export const refused = (match: Match<Eld>, choice: unknown): readonly unknown[] | undefined => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');
  try {
    act(match, { decision: decision.id, by: decision.by, choice });
    return undefined;
  } catch (error) {
    const { code, rule } = (error as { refusal: { code: string; rule?: string } }).refusal;
    return [code, rule];
  }
};

/** A list of models without Upgrades. */
export const party = (...models: readonly string[]): PartyList => ({
  ...two,
  models: models.map(profile => ({ profile })),
  upgrades: [],
  leader: 0,
});
