import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createDeflateRaw, gzipSync } from 'node:zlib';
import { applyPatch } from 'rfc6902';
import { games, presentations } from '../../../examples/web-table/games.js';
import { type Guest, Table } from '../../../examples/web-table/table.js';
import type { FromServer, Shown } from '../../../examples/web-table/wire.js';
import { bundle } from '../measure/bundle.js';
import type { Bench, Fact } from '../measure/types.js';

/** The most actions of a match that is measured. */
const ACTIONS = 200;

/** A seat that answers with the first option or suggestion, and knows only the messages that it received. */
class Seat implements Guest {
  readonly changes: string[] = [];
  /** The view at each change, as a whole. */
  readonly views: string[] = [];
  #shown: Shown | undefined;
  #suggested: readonly unknown[] = [];

  constructor(readonly seat: string) {}

  send(message: FromServer): void {
    if (message.type === 'table') this.#shown = message.shown;
    if (message.type === 'suggested') this.#suggested = message.choices;
    if (message.type !== 'change' || !this.#shown) return;
    this.#shown = structuredClone(this.#shown);
    applyPatch(this.#shown, [...message.patch]);
    this.changes.push(JSON.stringify(message));
    this.views.push(JSON.stringify({ ...this.#shown, records: message.records }));
  }

  /** Answers an own question; false if there is none. */
  answer(table: Table): boolean {
    const question = this.#shown?.decisions.find(({ by }) => by === this.seat);
    if (!question) return false;
    const { id, options } = question;
    if (!options) table.take(this, { type: 'suggest', decision: id });
    const choices: readonly unknown[] = options ?? this.#suggested;
    table.take(this, { type: 'answer', decision: id, choice: choices[id % choices.length] });
    return true;
  }
}

/** The mean number of bytes of messages on a connection that compresses them as one stream. */
const compressed = async (messages: readonly string[]): Promise<number> => {
  const stream = createDeflateRaw();
  let bytes = 0;
  stream.on('data', chunk => (bytes += (chunk as Buffer).length));
  for (const message of messages) {
    stream.write(message);
    await new Promise<void>(flushed => stream.flush(constants.Z_SYNC_FLUSH, () => flushed()));
  }
  return bytes / messages.length;
};

const mean = (lengths: readonly number[]): number => lengths.reduce((sum, one) => sum + one, 0) / lengths.length;

/** The bytes of an action over the wire of the web table, beside whole views. */
const bytesOf = async (name: string): Promise<readonly Fact[]> => {
  const listed = games[name];
  const presentation = await presentations[name]?.();
  if (!listed || !presentation) throw new Error(`no game ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-wire-'));
  const opening = { name, presentation, file: join(folder, 'match.jsonl'), seconds: null, bots: [] };
  const table = new Table(opening, await listed.load(), { players: 2, seed: 'wire', options: {} });
  const [one, two] = [new Seat('p1'), new Seat('p2')];
  for (const seat of [one, two]) table.enter(seat);
  for (let i = 0; i < ACTIONS && !table.over; i++) if (!one.answer(table) && !two.answer(table)) break;
  rmSync(folder, { recursive: true });
  const { changes, views } = one;
  const fact = (how: string, ours: number, peer: number): Fact => ({
    title: `${name}, ${how}`,
    unit: 'bytes/action',
    ours: Math.round(ours),
    against: 'whole view',
    peer: Math.round(peer),
    goal: 2,
  });
  return [
    fact('plain', mean(changes.map(text => text.length)), mean(views.map(text => text.length))),
    fact('compressed', await compressed(changes), mean(views.map(text => gzipSync(text).length))),
  ];
};

const size = async (source: string): Promise<number> =>
  gzipSync(await bundle(source, { minify: true, platform: 'browser' }), { level: 9 }).length;

/** A game of a page: its entry, the export that is the game, and the most kilobytes that its page may have. */
interface Page {
  /** The entry of the game, after the scope; its words and pictures are below it. */
  readonly name: string;
  readonly game: string;
  /** The limits of three pages: with content, without content, and without content but with the rules. */
  readonly limits: readonly [whole: number, page: number, withRules: number];
}

const KILOBYTE = 1000;

/**
 * The sizes of a page's script with the words and pictures of one game, beside the same with its rules: once with the
 * default content in it, and once as a page that loads its content apart, or gets another pack from its server.
 */
const clientOf = async ({ name, game, limits }: Page): Promise<readonly Fact[]> => {
  const [whole, apart, withRules] = limits;
  const page = (maker: string): string => `import { clicksOn } from '@rulewright/core/clicks';
    import { renderScene } from '@rulewright/viewer'; import { ${maker} } from '@rulewright/${name}/presentation';
    console.log(clicksOn, renderScene, ${maker});`;
  const rules = (maker: string): string => `import { act, createMatch } from '@rulewright/core';
    import { ${maker} as rules } from '@rulewright/${name}'; console.log(act, createMatch, rules);`;
  const fact = async (title: string, limit: number, ours: string, against: string, peer: string): Promise<Fact> => ({
    title: `${name}, ${title}`,
    unit: 'bytes gzip',
    ours: await size(ours),
    against,
    peer: await size(peer),
    limit: limit * KILOBYTE,
  });
  const all = page('presentation') + rules(game);
  const apartAll = page('createPresentation') + rules('createGame');
  return [
    await fact('page with content', whole, page('presentation'), 'with rules', all),
    await fact('page', apart, page('createPresentation'), 'with rules', apartAll),
    await fact('page with rules', withRules, apartAll, 'with content', all),
  ];
};

const pages: readonly Page[] = [
  { name: 'judgement-hex', game: 'judgementHex', limits: [50.5, 42, 118] },
  { name: 'judgement-hex/v11', game: 'judgementV11', limits: [65.5, 48, 151] },
  { name: 'judgement-of-the-gods', game: 'judgementOfTheGods', limits: [23.3, 21, 46.5] },
  { name: 'shroudfall-inches', game: 'shroudfallInches', limits: [55, 45.2, 121] },
  { name: 'eldfall-d20', game: 'eldfallD20', limits: [66, 50, 171] },
];

/** The bytes that a player's page costs: once for its script, and for each action. */
export const prepare = async (): Promise<Bench> => {
  const facts: Fact[] = [];
  for (const name of Object.keys(games)) facts.push(...(await bytesOf(name)));
  for (const page of pages) facts.push(...(await clientOf(page)));
  return { facts };
};
