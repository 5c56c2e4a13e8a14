import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, createMatch, view } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { replayOf } from '@rulewright/viewer';
import { afterAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../packages/tools/browser/chromium.js';
import { playByClicks } from './clicker.js';
import { games, presentations } from './games.js';
import type { Opening } from './opening.js';
import { serve } from './server.js';
import { type Guest, Table } from './table.js';
import { linesOf } from './telling.js';
import { leave, openTable, visit } from './visitors.js';
import type { FromServer, Line } from './wire.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody at a table without a page, with the messages that came. */
class Heard implements Guest {
  readonly heard: FromServer[] = [];
  constructor(readonly seat: string | null) {}
  send(message: FromServer): void {
    this.heard.push(message);
  }
  of<T extends FromServer['type']>(type: T): readonly Extract<FromServer, { readonly type: T }>[] {
    return this.heard.filter((message): message is Extract<FromServer, { readonly type: T }> => message.type === type);
  }
  get refusals(): readonly string[] {
    return this.of('refused').map(({ message }) => message);
  }
}

/** The name and the words of a game. */
const inTheGame = async (name = 'judgement-of-the-gods'): Promise<Pick<Opening, 'name' | 'presentation'>> => {
  const presentation = await presentations[name]?.();
  if (!presentation) throw new Error('no such game');
  return { name, presentation };
};

let tables = 0;
const opened = async (
  more: Partial<Opening> = {},
): Promise<{ readonly table: Table; readonly one: Heard; readonly two: Heard; readonly watching: Heard }> => {
  const served = await games['judgement-of-the-gods']?.load();
  if (!served) throw new Error('no such game');
  const file = join(folder, `${++tables}.jsonl`);
  const opening = { ...(await inTheGame()), file, seconds: null, bots: [], ...more };
  const table = new Table(opening, served, { players: 2, seed: 'table', options: {} });
  const [one, two, watching] = [new Heard('p1'), new Heard('p2'), new Heard(null)];
  for (const guest of [one, two, watching]) table.enter(guest);
  return { table, one, two, watching };
};

/** The first open question of the table as a seat sees it. */
const asked = ({
  heard,
}: Heard): { readonly id: number; readonly by: string; readonly options?: readonly unknown[] } => {
  const [first] = heard.flatMap(message => (message.type === 'table' ? message.shown.decisions : []));
  if (!first) throw new Error('nothing is asked');
  return first;
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !holds(); i++) await new Promise(later => setTimeout(later, 5));
  expect(holds()).toBe(true);
};

describe('a table', () => {
  test('an answer counts for the seat of its sender only, and a spectator cannot answer', async () => {
    const { table, one, two, watching } = await opened();
    const { id, by, options = [] } = asked(one);
    expect(by).toBe('p1');
    const answer = { type: 'answer', decision: id, choice: options[0] };
    table.take(two, { ...answer, by: 'p1', seat: 'p1' });
    expect(two.refusals[0]).toContain('not-your-decision');
    table.take(watching, answer);
    expect(watching.refusals).toEqual(['spectators only watch']);
    expect(one.of('change')).toEqual([]);
    table.take(one, answer);
    for (const guest of [one, two, watching]) expect(guest.of('change')).toHaveLength(1);
    table.take(one, answer);
    expect(one.refusals[0]).toContain('stale-decision');
  });

  test('any value is a message that is refused, not an error', async () => {
    const { table, one } = await opened();
    const { id } = asked(one);
    const bad = [
      null,
      7,
      'answer',
      [],
      {},
      { type: 'answer' },
      { type: 'wish', decision: id, wish: { x: {} } },
      { type: 'why', decision: -1 },
    ];
    for (const message of bad) table.take(one, message);
    expect(one.of('change')).toEqual([]);
    expect(one.refusals).toHaveLength(bad.length - 1);
  });

  test('an action is taken back when all others agree, not when one of them refuses', async () => {
    const { table, one, two, watching } = await opened();
    table.take(one, { type: 'undo' });
    expect(one.refusals).toEqual(['nothing-to-undo']);
    const { id, options = [] } = asked(one);
    const before = one.of('table')[0]?.length;
    table.take(one, { type: 'answer', decision: id, choice: options[0] });
    table.take(one, { type: 'undo' });
    expect(two.of('around').at(-1)?.around.undo).toEqual({ by: 'p1', agreed: ['p1'] });
    table.take(watching, { type: 'agree', yes: true });
    expect(one.of('change')).toHaveLength(1);
    table.take(two, { type: 'agree', yes: false });
    expect(two.of('around').at(-1)?.around.undo).toBeNull();
    expect([one, two].map(guest => guest.of('declined'))).toEqual([[{ type: 'declined', by: 'p2' }], []]);
    table.take(two, { type: 'agree', yes: true });
    expect(two.refusals).toEqual(['nobody asked to take anything back']);
    table.take(one, { type: 'undo' });
    table.take(two, { type: 'agree', yes: true });
    expect(watching.of('change').at(-1)?.length).toBe(before);
  });

  test('a guest who comes back after an undo gets all records again, because the known ones may be of answers taken back', async () => {
    const { table, one, two } = await opened();
    const { id, options = [] } = asked(one);
    table.take(one, { type: 'answer', decision: id, choice: options[0] });
    const known = one.of('change').at(-1);
    table.leave(one);
    const [still, back] = [new Heard('p1'), new Heard('p1')];
    table.enter(still, known?.length, known?.around.undone);
    expect(still.of('table')[0]?.records).toEqual([]);
    table.take(still, { type: 'undo' });
    table.take(two, { type: 'agree', yes: true });
    table.take(still, { type: 'answer', decision: id, choice: options.at(-1) });
    table.enter(back, known?.length, known?.around.undone);
    const [shown] = back.of('table');
    expect(shown?.records[0]?.seq).toBe(one.of('table')[0]?.records[0]?.seq);
    expect(shown?.records).toContainEqual(expect.objectContaining({ decision: id, choice: options.at(-1) }));
    table.close();
  });

  test.each(['p1', undefined])('the story so far is told in the words of each moment, to %s', async viewer => {
    const { name, presentation } = await inTheGame('shroudfall-inches');
    const game = (await games[name]?.load())?.game;
    if (!game) throw new Error('no such game');
    const bot = randomBot('story');
    let match = createMatch(game, { players: 2, seed: 'story' });
    // The lines of each action, as a guest who is there gets them: that of an answer which opens secret ones too.
    const news: Line[] = [];
    while (match.length < 700 && match.decisions[0]) {
      const { length } = view(match, viewer);
      match = act(match, bot.answer(match, match.decisions[0]));
      news.push(...linesOf(match, presentation, viewer, length));
      if (news.length <= 100) expect(news).toEqual(linesOf(match, presentation, viewer));
    }
    const told = replayOf(match, presentation, { ...(viewer && { viewer }), cards: false }).frames.filter(
      ({ kind }) => kind === 'event',
    );
    const lines = linesOf(match, presentation, viewer);
    expect(news.length).toBeGreaterThanOrEqual(lines.length);
    expect(news.slice(-lines.length)).toEqual(lines);
    const events = told.filter(({ seq, text }) => seq >= (lines[0]?.seq ?? 0) && text !== '');
    expect(events.length).toBeGreaterThan(50);
    expect(lines).toEqual(expect.arrayContaining(events.map(({ seq, text }) => ({ seq, text }))));
  });

  test('a bot agrees to an undo without being asked', async () => {
    const { table, one } = await opened({ bots: ['p2'] });
    const { id, options = [] } = asked(one);
    table.take(one, { type: 'answer', decision: id, choice: options.at(-1) });
    table.take(one, { type: 'undo' });
    expect(one.of('change').at(-1)?.length).toBe(one.of('table')[0]?.length);
    table.close();
  });

  test('a player who gives up ends a match of two sides, or leaves one to the others', async () => {
    const { table, two, watching } = await opened();
    table.take(two, { type: 'concede' });
    expect(
      watching
        .of('change')
        .at(-1)
        ?.records.some(({ kind }) => kind === 'concession'),
    ).toBe(true);
    expect(table.over).toBe(true);
    table.take(two, { type: 'concede' });
    expect(two.refusals).toEqual(['the match is over']);
  });

  test('where all win or lose together, a bot answers for a player whose time runs out, until that player is back', async () => {
    const { table, one, two, watching } = await opened({ seconds: 0.2 });
    const { id } = asked(one);
    await until(() => watching.of('change').length > 0);
    const [first] = watching.of('change').flatMap(change => change.records);
    expect(first).toMatchObject({ kind: 'action', decision: id, by: 'p1' });
    expect(watching.of('change')[0]?.around.away).toEqual(['p1']);
    // Nobody else can say that p1 is back.
    table.take(two, { type: 'back' });
    expect(watching.of('change')[0]?.around.away).toEqual(['p1']);
    table.take(one, { type: 'back' });
    expect(watching.of('around').at(-1)?.around.away).not.toContain('p1');
    await until(() => watching.of('change').length > 2);
    table.close();
    const records = watching.of('change').flatMap(change => change.records);
    expect(records.filter(({ kind }) => kind === 'concession')).toEqual([]);
    expect(table.over).toBe(false);
  });

  test('a table that is opened again knows who was away', async () => {
    const told: (readonly string[])[] = [];
    const file = join(folder, 'away.jsonl');
    const { table, watching } = await opened({ seconds: 0.2, file, tellAway: away => told.push(away) });
    await until(() => watching.of('change').length > 0);
    table.close();
    expect(told).toEqual([['p1']]);
    const served = await games['judgement-of-the-gods']?.load();
    if (!served) throw new Error('no such game');
    const [away] = told;
    const opening = { ...(await inTheGame()), file, seconds: 60, bots: [], away };
    const again = new Table({ ...opening, tellAway: now => told.push(now) }, served);
    const back = new Heard('p1');
    again.enter(back);
    expect(back.of('table')[0]?.around.away).toEqual(['p1']);
    again.take(back, { type: 'back' });
    again.close();
    expect(told).toEqual([['p1'], []]);
  });

  test('a server that starts again keeps who is away in the file of the table', async () => {
    const place = join(folder, 'kept away');
    const first = await serve(place);
    const id = await openTable(`http://localhost:${first.port}`, 'judgement-of-the-gods', { seconds: 0.2 });
    const keptAway = (): unknown =>
      (JSON.parse(readFileSync(join(place, `${id}.json`), 'utf8')) as { away?: unknown }).away;
    await until(() => keptAway() !== undefined);
    expect(keptAway()).toEqual(['p1']);
    await first.close();
    const second = await serve(place);
    await second.close();
    expect(keptAway()).toContain('p1');
  });

  test('an answer shows that a player is back, too', async () => {
    const { table, one, watching } = await opened({ seconds: 0.2 });
    await until(() => watching.of('change').length > 0);
    expect(watching.of('change')[0]?.around.away).toEqual(['p1']);
    table.leave(one);
    const again = new Heard('p1');
    table.enter(again);
    const { id, options = [] } = asked(again);
    table.take(again, { type: 'answer', decision: id, choice: options[0] });
    table.close();
    expect(again.refusals).toEqual([]);
    expect(watching.of('change').at(-1)?.around.away).toEqual([]);
  });

  test('elsewhere the player whose time runs out has given up, and an answer in time winds the clock', async () => {
    const { table, one, watching } = await opened({ seconds: 0.2, late: 'concede' });
    expect(one.of('table')[0]?.around.clock).toBe(0);
    const { id, options = [] } = asked(one);
    table.take(one, { type: 'answer', decision: id, choice: options[0] });
    expect(table.over).toBe(false);
    await until(() => table.over);
    const records = watching.of('change').flatMap(change => change.records);
    expect(records.filter(({ kind }) => kind === 'concession')).toHaveLength(1);
    table.close();
  });

  test('a table that is opened again from its file has the same match', async () => {
    const { table, one } = await opened();
    const { id, options = [] } = asked(one);
    table.take(one, { type: 'answer', decision: id, choice: options[0] });
    const served = await games['judgement-of-the-gods']?.load();
    if (!served) throw new Error('no such game');
    const file = join(folder, `${tables}.jsonl`);
    const again = new Table({ ...(await inTheGame()), file, seconds: null, bots: [] }, served);
    const back = new Heard('p1');
    again.enter(back, one.of('table')[0]?.length);
    expect(back.of('table')[0]?.length).toBe(one.of('change')[0]?.length);
    expect(back.of('table')[0]?.records).toEqual(one.of('change')[0]?.records);
  });
});

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The server as a process of its own. */
const started = async (
  tablesIn: string,
  port: number,
): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = { ...process.env, PORT: `${port}` };
  const child = spawn(process.execPath, ['--import', 'tsx', main, tablesIn], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const origin = await new Promise<string>((heard, lost) => {
    child.stdout?.on('data', data => {
      const found = /http:\S+/.exec(String(data));
      if (found) heard(found[0]);
    });
    child.on('exit', code => lost(new Error(`the server ended with ${code}`)));
  });
  return { child, origin };
};

test('a server that is killed in the middle of a match goes on, and both pages with it', {
  timeout: 180_000,
}, async () => {
  const place = join(folder, 'killed');
  const { child, origin } = await started(place, 0);
  const browser = await openBrowser();
  const id = await openTable(origin, 'judgement-of-the-gods', { seed: 'killed' });
  const [one, two] = [await visit(browser, origin, id, true), await visit(browser, origin, id, true)];
  // The answers that rules forbid are listed with their reasons, and a thing on the board has a card.
  await one.page.click('#board .can');
  await one.page.waitForFunction(`document.querySelector('#asked').textContent.startsWith('what does')`);
  await one.page.click('#why summary');
  await one.page.waitForSelector('#grey li');
  expect(await one.page.innerText('#grey')).toMatch(/\(JOG-[A-Z]+-\d+\)/);
  expect(await two.page.isHidden('#why')).toBe(true);
  await two.page.click('#board [data-id^=character]');
  expect(await two.page.innerText('#card')).not.toBe('');
  const pages = [one.page, two.page];
  const play = async (most: number): Promise<void> => {
    const playing = pages.map((page, i) => page.evaluate(playByClicks, { seed: 31 + i, most }));
    await Promise.race(playing);
    for (const page of pages) await page.evaluate(`document.body.dataset.stop = ''`);
    await Promise.all(playing);
    for (const page of pages) {
      await page.waitForFunction(`document.body.dataset.busy === undefined`);
      await page.evaluate(`delete document.body.dataset.stop`);
    }
  };
  await play(3);
  expect(await one.page.evaluate('document.body.dataset.turn')).not.toBe('over');
  const log = readFileSync(join(place, `${id}.jsonl`), 'utf8');
  const told = await one.page.innerText('#story');
  const length = (await one.page.locator('#story li').all()).length;
  child.kill('SIGKILL');
  await new Promise(gone => child.on('exit', gone));
  await one.page.waitForFunction(`document.querySelector('#said').textContent.includes('connects again')`);

  await started(place, Number(new URL(origin).port));
  for (const [i, page] of pages.entries()) {
    await page.waitForFunction(`document.querySelector('#around').textContent.includes('${i === 0 ? 'p2' : 'p1'}')`);
    await page.waitForFunction(`document.querySelector('#said').textContent === ''`);
  }
  expect(readFileSync(join(place, `${id}.jsonl`), 'utf8')).toBe(log);
  expect(await one.page.innerText('#story')).toBe(told);
  // A page that comes back gets the records that it does not have, not the whole story. The test hears of a message later
  // than the page does.
  const back = () => one.heard.filter(({ type }) => type === 'table').at(-1);
  await expect.poll(back, { timeout: 10_000 }).toMatchObject({ seat: 'p1', records: [] });
  await play(3000);
  expect((await one.page.locator('#story li').all()).length).toBeGreaterThan(length);
  await one.page.waitForFunction(`document.body.dataset.turn === 'over'`);
  expect(readdirSync(place).filter(file => file.endsWith('.new'))).toEqual([]);
  await leave(one, two);
  await browser.close();
});
