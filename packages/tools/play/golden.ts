/**
 * Adds logs to the corpus of a game, which every later version must replay: `npm run golden`. Plays many matches and keeps
 * those that show something new for the logs of the version: an end reason, a window in which a player was asked, a kind of
 * event, a rule, a map or a format. Prints at the end what the logs show. Never changes a log.
 *
 * - `--game judgement-hex|judgement-hex-v11|shroudfall-inches|eldfall-d20`: by default the first
 * - `--matches <n>`: the number of matches played, by default 300
 * - `--seed <text>`: other matches
 * - `--kind <players>`: only matches of such players, e.g. `greedy`
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameTypes, Match } from '@rulewright/core';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { entryOf, refuse, toolArgs, wholeFrom1 } from '../command-line/arguments.js';
import { eldfall } from './golden/eldfall.js';
import { hex } from './golden/hex.js';
import { inches } from './golden/inches.js';
import type { Series } from './golden/series.js';
import { v11 } from './golden/v11.js';

const { values } = toolArgs(import.meta.url, {
  game: { type: 'string', default: 'judgement-hex' },
  matches: { type: 'string', default: '300' },
  seed: { type: 'string', default: 'golden' },
  kind: { type: 'string' },
});
const matches = wholeFrom1(values.matches, 'matches');

/** The least weight of new facts for which a log is kept: new rules alone do not reach it. */
const worth = 10;

const shownBy = <G extends GameTypes>(series: Series<G>, match: Match<G>): ReadonlyMap<string, number> => {
  const all = new Map(series.shown(match));
  all.set(`end ${match.outcome?.reason}`, 10);
  for (const record of toLog(match).records) {
    if ('event' in record) all.set(`event ${record.event.type}`, 5);
    for (const rule of 'rule' in record ? [record.rule].flat() : []) all.set(`rule ${rule}`, 1);
  }
  return all;
};

const addLogs = <G extends GameTypes>(series: Series<G>): void => {
  const { game, kinds, play } = series;
  const only = kinds.find(one => one === values.kind);
  if (values.kind !== undefined && only === undefined) {
    refuse(`--kind is one of ${[...new Set(kinds)].join(', ')}, not ${values.kind}`);
  }
  const folder = `packages/${series.folder ?? `${game.id}/corpus`}/${game.version}`;
  mkdirSync(folder, { recursive: true });
  const seen = new Set<string>();
  for (const file of readdirSync(folder)) {
    const match = resume(game, readLog(readFileSync(`${folder}/${file}`, 'utf8')));
    for (const what of shownBy(series, match).keys()) seen.add(what);
  }
  for (let n = 0; n < matches; n++) {
    const kind = only ?? kinds[n % kinds.length] ?? '';
    const played = play(n, `${values.seed}-${n}`, kind);
    if (!played) continue;
    const fresh = [...shownBy(series, played.match)].filter(([what]) => !seen.has(what));
    if (fresh.reduce((sum, [, weight]) => sum + weight, 0) < worth) continue;
    for (const [what] of fresh) seen.add(what);
    writeFileSync(`${folder}/${played.name}.jsonl`, writeLog(toLog(played.match)), { flag: 'wx' });
    const news = fresh.map(([what]) => what).filter(what => !what.startsWith('rule'));
    console.log(`${played.name}: ${fresh.length} new, ${news.slice(0, 12).join(', ')}`);
  }
  const told = [...seen].filter(what => what.startsWith('end') || what.startsWith('window'));
  console.log(told.sort().join('\n'));
};

const games: Readonly<Record<string, () => void>> = {
  'judgement-hex': () => addLogs(hex),
  'judgement-hex-v11': () => addLogs(v11),
  'shroudfall-inches': () => addLogs(inches),
  'eldfall-d20': () => addLogs(eldfall),
};
entryOf(games, values.game, '--game')();
