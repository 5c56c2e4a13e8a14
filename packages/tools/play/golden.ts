/**
 * Adds logs to the corpus of Judgement: Eternal Champions, which every later version must replay: `npm run golden`.
 * Plays many matches and keeps those that show something new for the logs of the version: an end reason, a window in
 * which a player was asked, a kind of event, a rule, a map or a format. Prints first the things still missing. Never
 * changes a log.
 *
 * - `--matches <n>`: the number of matches played, by default 300
 * - `--seed <text>`: other matches
 * - `--kind random|greedy|idle|sharing`: only matches of such players
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMatch, type Match } from '@rulewright/core';
import { type Bot, type Evaluate, greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { type Jhx, type JhxOptions, judgementHex, type Model } from '@rulewright/judgement-hex';
import { boardOf, gridOfMode } from '@rulewright/judgement-hex/board';
import { evaluate } from '@rulewright/judgement-hex/evaluation';
import { windowsAsked } from '@rulewright/judgement-hex/testing';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'golden' },
    kind: { type: 'string' },
  },
});
const matches = Number(values.matches);
if (!Number.isSafeInteger(matches) || matches < 1) throw new Error('--matches wants a whole number from 1');

const folder = `packages/judgement-hex/corpus/${judgementHex.version}`;
mkdirSync(folder, { recursive: true });

/** The things that a match shows, weighed: rules alone are no reason to keep a log. */
const shown = (match: Match<Jhx>): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  const { options } = match.header;
  all.set(`end ${match.outcome?.reason}`, 10);
  all.set(`map ${match.state.map}`, 3);
  all.set(`format ${options.warbands ? 'agreed' : options.format}`, 10);
  for (const asked of windowsAsked(match)) all.set(`window ${asked}`, 10);
  for (const record of toLog(match).records) {
    if ('event' in record) all.set(`event ${record.event.type}`, 5);
    for (const rule of 'rule' in record ? [record.rule].flat() : []) all.set(`rule ${rule}`, 1);
  }
  return all;
};

const seen = new Set<string>();
const kept = readdirSync(folder);
for (const file of kept) {
  const match = resume(judgementHex, readLog(readFileSync(`${folder}/${file}`, 'utf8')));
  for (const what of shown(match).keys()) seen.add(what);
}

/** Mostly ends its activations at once, so that the late tie-breakers decide. */
const idleBot = (seed: string): Bot<Jhx> => {
  const random = randomBot<Jhx>(seed);
  let asked = 0;
  return {
    name: 'idle',
    answer(match, decision) {
      const end = decision.options?.find(option => typeof option === 'object' && 'do' in option && option.do === 'end');
      if (end === undefined || ++asked % 12 === 0) return random.answer(match, decision);
      return { decision: decision.id, by: decision.by, choice: end };
    },
  };
};

const board = (mode: JhxOptions['mode']) => boardOf(gridOfMode[mode]);

/** Players who share: a Soul each, and no model hurt. Then only the first Soul of the match tells them apart. */
const sharing: Evaluate<Jhx> = ({ state }) => {
  const { warbands, models, souls, mode } = state;
  const own = warbands.map(({ player, banked, effigy }) => {
    const mine = models.filter(model => model.player === player);
    const sum = (of: (model: Model) => number): number => mine.reduce((all, model) => all + of(model), 0);
    const held = banked + sum(model => model.souls);
    const to = souls.map(({ at }) => at);
    const far = sum(({ at }) => (at === null ? 9 : Math.min(9, ...to.map(soul => board(mode).distance(soul, at)))));
    return { held, hurt: effigy.damage * 20 + sum(model => model.damage), levels: sum(({ level }) => level), far };
  });
  const [a, b] = own;
  if (!a || !b) return 0;
  const apart = 30 * Math.abs(a.held - b.held) + 10 * Math.abs(a.levels - b.levels) + 3 * Math.abs(a.hurt - b.hurt);
  const each = own.reduce((sum, { held, hurt, far }) => sum + hurt + (held === 0 ? 60 + far / 3 : 0), 0);
  return 1 / (1 + (apart + each) / 50);
};

type Kind = 'random' | 'greedy' | 'idle' | 'sharing';

const played = (options: Partial<JhxOptions>, seed: string, kind: Kind): Match<Jhx> => {
  const start = createMatch(judgementHex, { players: ['p1', 'p2'], seed, options });
  const bots: Readonly<Record<Kind, (name: string) => Bot<Jhx>>> = {
    random: randomBot,
    greedy: name => greedyBot(evaluate, { seed: name }),
    idle: idleBot,
    sharing: name => greedyBot(sharing, { seed: name }),
  };
  const bot = bots[kind];
  const seats = { p1: bot(`${seed} 1`), p2: bot(`${seed} 2`) };
  return playOut(start, seats, { maxActions: 5000 });
};

const formats = ['blind-pick', 'veto', 'immunity'] as const;
const kinds: readonly Kind[] = ['random', 'random', 'sharing', 'greedy', 'idle', 'random', 'random'];
const worth = 12;
for (let n = 0; n < matches; n++) {
  const seed = `${values.seed}-${n}`;
  const map = judgementHex.maps[n % judgementHex.maps.length];
  if (!map) break;
  // Short and peaceful matches end in the late tie-breakers, those of greedy players at an Effigy.
  const kind = kinds.find(one => one === values.kind) ?? kinds[n % kinds.length] ?? 'random';
  const roundLimit = kind === 'idle' ? 1 + (n % 2) : kind === 'sharing' ? 3 + (n % 3) : 'mode';
  const options = { map: map.id, mode: map.mode, format: formats[n % 5] ?? 'blind-pick', roundLimit } as const;
  const match = played(options, seed, kind);
  if (!match.outcome) continue;
  const fresh = [...shown(match)].filter(([what]) => !seen.has(what));
  const gain = fresh.reduce((sum, [, weight]) => sum + weight, 0);
  if (gain < worth) continue;
  for (const [what] of fresh) seen.add(what);
  const name = `${map.id}-${seed}`;
  writeFileSync(`${folder}/${name}.jsonl`, writeLog(toLog(match)), { flag: 'wx' });
  const news = fresh.map(([what]) => what).filter(what => !what.startsWith('rule'));
  console.log(`${name}: ${fresh.length} new, ${news.slice(0, 12).join(', ')}`);
}
console.log(
  [...seen]
    .filter(what => what.startsWith('end') || what.startsWith('window'))
    .sort()
    .join('\n'),
);
