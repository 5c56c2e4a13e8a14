import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isObject } from '@rulewright/core';
import { afterAll, afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { games, presentations, type ServedGame } from './games.js';
import type { Opening } from './opening.js';
import { serve } from './server.js';
import { Table } from './table.js';
import { openTable } from './visitors.js';
import type { FromServer } from './wire.js';

const name = 'judgement-of-the-gods';
const folder = mkdtempSync(join(tmpdir(), 'rulewright-defects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let said: MockInstance;
beforeEach(() => {
  said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => said.mockRestore());

const fail = (): never => {
  throw new Error('a defect');
};

/** The game with an evaluation that fails. */
const withoutWorth = async (): Promise<ServedGame> => {
  const found = await games[name]?.load();
  if (!found) throw new Error('no such game');
  return { ...found, evaluate: fail };
};

/** The game whose rules fail at some events, once `broken` holds. */
const withoutRules = async (fails: (type: string) => boolean) => {
  const found = await withoutWorth();
  const rules = { broken: false };
  const { evolve } = found.game;
  const broken: typeof evolve = (state, event) => (rules.broken && fails(event.type) ? fail() : evolve(state, event));
  return { served: { ...found, game: { ...found.game, evolve: broken } }, rules };
};

let tables = 0;
const opened = async (served: ServedGame, more: Partial<Opening>) => {
  const presentation = await presentations[name]?.();
  if (!presentation) throw new Error('no such game');
  const file = join(folder, `${++tables}.jsonl`);
  const opening = { name, presentation, file, seconds: null, bots: [], ...more };
  const table = new Table(opening, served, { players: 2, seed: 'defects', options: {} });
  const heard: FromServer[] = [];
  table.enter({ seat: null, send: message => void heard.push(message) });
  const records = () => heard.flatMap(message => (message.type === 'change' ? message.records : []));
  const broken = () => heard.flatMap(message => ('around' in message ? [message.around.broken] : [])).at(-1);
  return { table, file, records, broken };
};

describe('a defect ends neither the server nor a table', () => {
  test('a bot that fails is told of, and answers at random from then on', async () => {
    const { table, records, broken } = await opened(await withoutWorth(), { bots: ['p1', 'p2'] });
    await vi.waitFor(() => expect(records().filter(({ kind }) => kind === 'action').length).toBeGreaterThan(5), 20_000);
    table.close();
    expect(broken()).toEqual(expect.arrayContaining(['p1']));
    expect(records().some(({ kind }) => kind === 'concession')).toBe(false);
    // Each bot fails once.
    expect(said.mock.calls.length).toBe(broken()?.length);
    expect(String(said.mock.calls[0]?.[0])).toMatch(/^bot of p1 at a table of judgement-of-the-gods: Error: a defect/);
  });

  test('where the rules fail after every answer, the bot gives up', async () => {
    const { served, rules } = await withoutRules(type => type === 'TurnBegan');
    const { table, records, broken } = await opened(served, { bots: ['p1'] });
    rules.broken = true;
    await vi.waitFor(() => expect(table.over).toBe(true), 20_000);
    table.close();
    expect([records().map(({ kind }) => kind), broken()]).toEqual([['concession'], ['p1']]);
  });

  test('where nothing can go on, the table stands still, as its file has it', async () => {
    const { served, rules } = await withoutRules(() => true);
    const { table, file, records, broken } = await opened(served, { bots: ['p1'] });
    const before = readFileSync(file, 'utf8');
    rules.broken = true;
    await vi.waitFor(() => expect(broken()).toEqual(['p1']), 20_000);
    table.close();
    expect([records(), table.over, readFileSync(file, 'utf8')]).toEqual([[], false, before]);
  });

  test('the same holds for the bot of a player whose time is up', async () => {
    const { table, records, broken } = await opened(await withoutWorth(), { seconds: 0.05, late: 'bot' });
    await vi.waitFor(() => expect(records().length).toBeGreaterThan(0), 20_000);
    table.close();
    expect([records()[0]?.kind, broken()]).toEqual(['action', ['p1']]);
  });

  test('an answer that cannot be told is not taken', async () => {
    const presentation = await presentations[name]?.();
    const served = await games[name]?.load();
    if (!presentation || !served) throw new Error('no such game');
    let broken = false;
    const events = new Proxy(presentation.words.events, {
      get: (all, type) => (broken ? fail : Reflect.get(all, type)),
    });
    const words = { ...presentation.words, events };
    const { table, records } = await opened(served, { presentation: { ...presentation, words }, bots: ['p1'] });
    broken = true;
    await vi.waitFor(() => expect(table.over).toBe(true), 20_000);
    table.close();
    expect(records().map(({ kind }) => kind)).toEqual(['concession']);
  });
});

test('a seat that asks again and again gets the answer to the latest question only, and other tables go on', async () => {
  const served = await serve(join(folder, 'flood'));
  const origin = `http://localhost:${served.port}`;
  const id = await openTable(origin, name);
  const { token } = (await (await fetch(`${origin}/tables/${id}/sit`, { method: 'POST' })).json()) as { token: string };
  const socket = new WebSocket(`ws://localhost:${served.port}/ws/${id}`, token);
  const heard: FromServer[] = [];
  socket.on('message', data => void heard.push(JSON.parse(String(data)) as FromServer));
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), 20_000);
  const [first] = heard;
  const [asked] = first?.type === 'table' ? first.shown.decisions : [];
  for (let i = 0; i < 40; i++) socket.send(JSON.stringify({ type: 'why', decision: asked?.id }));
  const answers = (): readonly FromServer[] => heard.filter(({ type }) => type === 'grey' || type === 'refused');
  await vi.waitFor(() => expect(answers()).toHaveLength(40), 20_000);
  const dropped = answers().filter(answer => answer.type === 'refused');
  expect(dropped.length).toBeGreaterThan(10);
  expect(new Set(dropped.map(answer => (isObject(answer) ? answer.message : '')))).toEqual(
    new Set(['your seat has asked for something newer']),
  );
  expect(answers().at(-1)?.type).toBe('grey');
  socket.close();
  await served.close();
});
