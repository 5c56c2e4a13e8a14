import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  act,
  createMatch,
  type Decision,
  type GameTypes,
  type Match,
  type PlayerId,
  type Presentation,
} from '@rulewright/core';
import { type Bot, greedyBot, mctsBot, randomBot } from '@rulewright/core/bots';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { askAt } from '../ask.js';
import { findGame, type PlayableGame, plainPresentation } from '../games.js';
import { tellStory } from '../story.js';
import { EXIT, styled, type Terminal, UsageError, whole } from '../terminal.js';
import { resumeFile } from './log-files.js';

const BOTS = ['random', 'greedy', 'mcts'] as const;
type BotName = (typeof BOTS)[number];

/** `name=value` pairs; a value that is JSON is taken as such, anything else as text. */
const options = (given: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    given.map(pair => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError(`--option wants name=value, not ${pair}`);
      const text = pair.slice(at + 1);
      try {
        return [pair.slice(0, at), JSON.parse(text) as unknown];
      } catch {
        return [pair.slice(0, at), text];
      }
    }),
  );

const makeBot = (name: BotName, { game, evaluate }: PlayableGame, seed: string): Bot<GameTypes> => {
  if (name === 'random') return randomBot(seed);
  if (name === 'mcts') return mctsBot({ seed, iterations: 200, ...(evaluate ? { evaluate } : {}) });
  if (!evaluate) throw new UsageError(`${game.id} has no evaluation for --bot greedy; try random or mcts`);
  return greedyBot(evaluate, { seed });
};

const MAX_ACTIONS = 20_000;

interface Table {
  readonly found: PlayableGame;
  readonly presentation: Presentation<GameTypes>;
  readonly players: number | readonly PlayerId[];
  readonly options: Record<string, unknown>;
  readonly bot: BotName;
  readonly humans: ReadonlySet<PlayerId>;
}

/** Plays one match, telling it if `aloud`. Stops without an end when a person's input ends. */
const playOne = async (
  terminal: Terminal,
  table: Table,
  seed: string,
  aloud: boolean,
  begun?: Match<GameTypes>,
): Promise<Match<GameTypes>> => {
  const { found, presentation, humans } = table;
  let match = begun ?? createMatch(found.game, { players: table.players, seed, options: table.options });
  const bots = new Map(match.header.players.map(id => [id, makeBot(table.bot, found, `${seed} ${id}`)]));
  const strangers = [...humans].filter(id => !bots.has(id));
  if (strangers.length > 0)
    throw new UsageError(`--human: nobody is called ${strangers.join(', ')}; seats are ${[...bots.keys()].join(', ')}`);
  const asked = new Map<number, Decision>();
  let told = begun?.length ?? 0;
  let chapter: string | undefined;
  const persons = askAt(terminal, presentation);
  const tell = (): void => {
    for (const decision of match.decisions) asked.set(decision.id, decision);
    if (!aloud) return;
    chapter = tellStory(terminal, presentation, match, asked, told, chapter);
    told = match.length;
  };
  tell();
  for (let taken = 0; !match.outcome; taken++) {
    if (taken === MAX_ACTIONS) throw new Error(`no end after ${MAX_ACTIONS} actions`);
    const decision = match.decisions[0] as Decision;
    if (humans.has(decision.by)) {
      const next = await persons.ask(match, decision);
      if (next === undefined) return match;
      match = next;
    } else match = act(match, (bots.get(decision.by) as Bot<GameTypes>).answer(match, decision));
    tell();
  }
  return match;
};

/** Writes log and replay of a match and verifies what was written. */
const keep = (
  terminal: Terminal,
  { found, presentation }: Table,
  match: Match<GameTypes>,
  seed: string,
  folder: string,
): number => {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `${found.game.id}-${seed.replace(/[^\w.-]/g, '_')}`);
  const text = writeLog(toLog(match));
  writeFileSync(`${name}.jsonl`, text);
  terminal.out(`log     ${name}.jsonl`);
  if (found.presentation) {
    const notice = 'Unofficial. Names belong to their owners; no rulebook text is included.';
    writeFileSync(`${name}.html`, renderReplay(replayOf(match, presentation, { subtitle: `seed ${seed}`, notice })));
    terminal.out(`replay  ${name}.html`);
  }
  const { drift } = replay(found.game, readLog(text));
  if (drift) {
    terminal.err(`the log does not replay: record ${drift.at}`);
    return EXIT.found;
  }
  terminal.out(`verified: ${match.length} records replay to the same hash`);
  return EXIT.ok;
};

/** The options of a match on a map. */
const onMap = ({ game, maps = {} }: PlayableGame, map: string | undefined): Readonly<Record<string, unknown>> => {
  if (map === undefined) return {};
  const found = Object.hasOwn(maps, map) ? maps[map] : undefined;
  if (found) return found;
  const known = Object.keys(maps);
  throw new UsageError(known.length === 0 ? `${game.id} has no maps` : `--map is one of ${known.join(', ')}`);
};

/** Many matches, and how they ended. */
const playMany = async (terminal: Terminal, table: Table, seed: string, matches: number): Promise<void> => {
  const ends = new Map<string, number>();
  for (let i = 0; i < matches; i++) {
    terminal.progress(`match ${i + 1} of ${matches}`);
    const { outcome } = await playOne(terminal, table, `${seed} ${i}`, false);
    const winners = outcome && outcome.winners.length > 0 ? outcome.winners.join(', ') : 'nobody';
    const end = `${winners} (${outcome?.reason})`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  terminal.progress('');
  for (const [end, count] of [...ends].sort((a, b) => b[1] - a[1])) {
    terminal.out(`${String(count).padStart(6)}  ${((100 * count) / matches).toFixed(1).padStart(5)} %  ${end}`);
  }
};

/** `rulewright play <game>` */
export const play = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      seed: { type: 'string' },
      bot: { type: 'string', default: 'greedy' },
      human: { type: 'string', multiple: true, default: [] },
      option: { type: 'string', multiple: true, default: [] },
      map: { type: 'string' },
      matches: { type: 'string' },
      resume: { type: 'string' },
      out: { type: 'string', default: 'rulewright-replays' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const found = await findGame(positionals[0]);
  if (positionals.length > 1) throw new UsageError(`one game at a time, not ${positionals.join(' and ')}`);
  const bot = BOTS.find(name => name === values.bot);
  if (!bot) throw new UsageError(`--bot is one of ${BOTS.join(', ')}`);
  const table: Table = {
    found,
    presentation: found.presentation ?? plainPresentation(found.game),
    players: values.players === undefined ? defaultPlayers(found) : whole(values.players, 'players', 1),
    options: { ...onMap(found, values.map), ...options(values.option) },
    bot: bot === 'greedy' && !found.evaluate ? 'random' : bot,
    humans: new Set(values.human),
  };
  const seed = values.seed ?? randomUUID().slice(0, 8);
  if (values.matches !== undefined) {
    if (table.humans.size > 0) throw new UsageError('--matches and --human do not go together');
    await playMany(terminal, table, seed, whole(values.matches, 'matches', 1));
    return EXIT.ok;
  }
  terminal.out(`${styled(terminal, 'bold', table.presentation.title)}, seed ${seed}`);
  const begun = values.resume === undefined ? undefined : resumeFile(found, values.resume);
  const match = await playOne(terminal, table, seed, !values.quiet, begun);
  terminal.out('');
  terminal.out(
    match.outcome
      ? styled(terminal, 'bold', `${table.presentation.words.outcome(match.outcome)} (${match.outcome.rule})`)
      : 'Left before the end; --resume with the log goes on from here.',
  );
  return keep(terminal, table, match, seed, values.out);
};

const defaultPlayers = ({ game }: PlayableGame): number => Math.min(game.players.max, Math.max(game.players.min, 4));
