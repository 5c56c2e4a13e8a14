import { createMatch, history, type Match } from '@rulewright/core';
import { type Bot, playOut, randomBot } from '@rulewright/core/bots';
import { inches, mm } from '@rulewright/core/inches';
import { type Eld, type EldOptions, type EldState, eldfallD20 } from '@rulewright/eldfall-d20';
import type { Series } from './series.js';

const { quests } = eldfallD20.pack;

/** Agreements that the rulebook leaves to the players; every third match has other ones. */
const agreements: readonly Partial<EldOptions>[] = [
  {},
  { environment: 'toxic', measuringMode: 'standard' },
  { gladiatrixMode: 'boss', measuringMode: 'realism', format: 'guildsworn' },
];

const sizes = [20, 20, 25] as const;

const seats = (match: Match<Eld>, seed: string) =>
  Object.fromEntries(match.header.players.map(player => [player, randomBot<Eld>(`${seed} ${player}`)]));

/** Plays until a model is to be activated; undefined if the match ends before. */
const untilActivation = (begun: Match<Eld>, seed: string): Match<Eld> | undefined => {
  const bots = seats(begun, seed);
  let at = begun;
  while (!at.outcome && at.decisions[0]?.kind !== 'activate') at = playOut(at, bots, { maxActions: 1 });
  return at.outcome ? undefined : at;
};

/** A match that goes on from a moment of another one, with a change of its state. */
const goneOn = (
  seed: string,
  setup: { readonly players: number; readonly options: Partial<EldOptions> },
  change: (state: EldState) => Partial<EldState>,
): Match<Eld> | undefined => {
  const options = { ...setup.options, gameSize: 20 };
  const found = untilActivation(createMatch(eldfallD20, { players: setup.players, seed, options }), seed);
  if (!found) return undefined;
  const { players } = found.header;
  const position = { ...found.state, ...change(found.state) };
  const start = createMatch(eldfallD20, { players, seed, options, position });
  const bots = Object.entries(seats(start, seed)).map(([player, bot]) => [player, willing(bot)] as const);
  return playOut(start, Object.fromEntries(bots), { maxActions: 600 });
};

/** A bot that accepts every optional action, such as leaving by an exit. */
const willing = (bot: Bot<Eld>): Bot<Eld> => ({
  ...bot,
  answer: (match, decision) =>
    decision.kind === 'yes' ? { decision: decision.id, by: decision.by, choice: true } : bot.answer(match, decision),
});

/** Two wounded models stand face to face in a duel. */
const duel = ({ models, players, ...state }: EldState): Partial<EldState> => {
  const [one, other] = players.map(player => models.find(model => model.player === player));
  if (!one || !other) return {};
  const beside = { ...one.at, x: one.at.x + (one.at.x > inches(18) ? -1 : 1) * inches(1.5) };
  const moved = models.map(model => ({ ...model, hp: 1, at: model === other ? beside : model.at }));
  return { ...state, models: moved, duel: { issuer: one.id, accepted: other.id } };
};

/** The gates are open, and every model of a player stands at the exit. */
const atTheExit = ({ models, things }: EldState): Partial<EldState> => {
  const exit = things.find(({ kind }) => kind === 'exit');
  if (!exit) return {};
  const into = exit.at.x > inches(18) ? -1 : 1;
  const at = { ...exit.at, x: exit.at.x + into * (exit.radius + mm(16)) };
  return {
    models: models.map(model => (model.player === null ? model : { ...model, at })),
    things: things.map(thing => (thing.kind === 'gates' ? { ...thing, marks: [...thing.marks, 'open'] } : thing)),
  };
};

const special: Readonly<Record<string, (seed: string) => Match<Eld> | undefined>> = {
  duel: seed => goneOn(seed, { players: 2, options: { duelLimit: 'none' } }, duel),
  'at-the-exit': seed =>
    goneOn(seed, { players: 1, options: { quest: 'breaking-in', duelLimit: 'rounds' } }, atTheExit),
};

/** Eldfall with random players: every Quest with every number of players, and the ends that random players do not reach. */
export const eldfall: Series<Eld> = {
  game: eldfallD20,
  kinds: [
    ...Object.keys(special),
    ...Object.entries(quests).flatMap(([quest, { players }]) =>
      Array.from({ length: players.max - players.min + 1 }, (_, more) => `${quest}-${players.min + more}`),
    ),
  ],
  play(n, seed, kind) {
    const made = special[kind];
    if (made) {
      const match = made(seed);
      return match?.outcome && { name: `${kind}-${seed}`, match };
    }
    const [, quest = '', players] = /^(.*)-(\d)$/.exec(kind) ?? [];
    const own = agreements[n % agreements.length];
    // The limit of the rounds ends duels too, so that every match ends.
    const options = { ...own, quest, gameSize: sizes[n % sizes.length] ?? 20, duelLimit: 'rounds' } as const;
    const start = createMatch(eldfallD20, { players: Number(players), seed, options });
    const match = playOut(start, seats(start, seed), { maxActions: 5000 });
    return match.outcome && { name: `${kind}-${seed}`, match };
  },
  shown(match: Match<Eld>) {
    const { quest, models, players } = match.state;
    const all = new Map([
      [`quest ${quest.card}`, 10],
      [`players ${players.length}`, 10],
    ]);
    for (const { profile } of models) all.set(`profile ${profile}`, 1);
    for (const { decisions } of history(match)) for (const { kind } of decisions) all.set(`window ${kind}`, 5);
    return all;
  },
};
