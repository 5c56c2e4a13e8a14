import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject } from '@rulewright/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { games, presentations } from './games.js';
import { type Served, serve } from './server.js';
import { type Guest, Table } from './table.js';
import { openTable } from './visitors.js';

const game = 'judgement-of-the-gods';
const folder = mkdtempSync(join(tmpdir(), 'rulewright-hostile-'));
let served: Served;
let origin = '';
beforeAll(async () => {
  served = await serve(folder);
  origin = `http://localhost:${served.port}`;
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const refusalOf = async (wish: unknown): Promise<unknown> => {
  const body = typeof wish === 'string' ? wish : JSON.stringify(wish);
  const answer = await fetch(`${origin}/tables`, { method: 'POST', body });
  const text = await answer.text();
  expect([answer.status, text.length < 1000]).toEqual([400, true]);
  const told: unknown = text.startsWith('{') ? JSON.parse(text) : text;
  return isObject(told) ? told.refused : told;
};

/** Sends bytes to the server as they are, and hears how it answers. */
const raw = (bytes: string): Promise<string> =>
  new Promise(heard => {
    const socket = connect(served.port, 'localhost', () => socket.write(bytes));
    socket.once('data', data => {
      socket.destroy();
      heard(String(data));
    });
  });

const upgrade = (address: string): string =>
  `GET ${address} HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** A client without a page: `heard` are the messages that came, `closed` ends with the connection. */
const client = async (id: string, token = '') => {
  const socket = new WebSocket(`ws://localhost:${served.port}/ws/${id}`, token === '' ? [] : [token]);
  const heard: unknown[] = [];
  socket.on('message', data => void heard.push(JSON.parse(String(data))));
  const closed = new Promise<void>(gone => socket.on('close', () => gone()));
  await new Promise<void>(opened => socket.on('open', () => opened()));
  return { socket, heard, closed };
};

describe('a wish for a table is refused by its field', () => {
  test.each<[title: string, wish: unknown, refusal: RegExp]>([
    ['no game', {}, /^there is no such game/],
    ['a key of every object', { game: '__proto__' }, /^there is no such game/],
    ['a list', { game: [game] }, /^there is no such game/],
    ['a billion players', { game, players: 1e9 }, /^players is a whole number from 2 to/],
    ['names of players', { game, players: ['a', 'b'] }, /^players is/],
    ['three players for two', { game: 'judgement-hex', players: 3 }, /^players is 2$/],
    ['a billion bots', { game, bots: 1e9 }, /^bots is a whole number from 0 to 2/],
    ['bots below zero', { game, bots: -1 }, /^bots is/],
    ['half a bot', { game, bots: 0.5 }, /^bots is/],
    ['no time', { game, seconds: 0 }, /^seconds is a number above 0/],
    ['thirty years', { game, seconds: 1e9 }, /^seconds is/],
    ['seconds in a list', { game, seconds: [] }, /^seconds is/],
    ['an unknown end of the time', { game, late: 'never' }, /^late is/],
    ['a seed that is a number', { game, seed: 7 }, /^seed is a text/],
    ['a seed without end', { game, seed: 'x'.repeat(2000) }, /seed/],
    ['options in a list', { game, options: [] }, /^options are values/],
    ['options that reach for the prototype', `{"game":"${game}","options":{"__proto__":{}}}`, /options.__proto__/],
    ['too many bytes', 'x'.repeat(100_000), /no such message/],
    ['half a JSON', '[', /no such message/],
  ])('%s', async (_title, wish, refusal) => {
    expect(await refusalOf(wish)).toMatch(refusal);
  });
});

test('addresses that are none and broken frames end no more than their own connection', async () => {
  for (const address of ['//', 'http://[', '//x:99999']) {
    expect(await raw(`GET ${address} HTTP/1.1\r\nHost: table\r\n\r\n`)).toMatch(/^HTTP\/1.1 4/);
    expect(await raw(upgrade(address))).toMatch(/^HTTP\/1.1 101/);
  }
  const id = await openTable(origin, game);
  const [broken, large, notText] = [await client(id), await client(id), await client(id)];
  // The frames are written past the client, which would refuse to send them.
  const write = ({ socket }: typeof broken, bytes: readonly number[]): void =>
    void (socket as unknown as { readonly _socket: NodeJS.WritableStream })._socket.write(Buffer.from(bytes));
  write(broken, [0xff, 0xff, 0xff, 0xff]);
  large.socket.send('x'.repeat(100_000));
  write(notText, [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]);
  await Promise.all([broken.closed, large.closed, notText.closed]);
  expect((await fetch(origin)).status).toBe(200);
});

test('more messages in a second than a person sends are refused, and more connections than a hall has room for', async () => {
  const id = await openTable(origin, game);
  const { token } = (await (await fetch(`${origin}/tables/${id}/sit`, { method: 'POST' })).json()) as { token: string };
  const one = await client(id, token);
  for (let i = 0; i < 300; i++) one.socket.send('7');
  const refusals = (): readonly string[] =>
    one.heard.flatMap(told => (isObject(told) && told.type === 'refused' ? [String(told.message)] : []));
  await vi.waitFor(() => expect(refusals()).toHaveLength(300), 20_000);
  expect(refusals()[0]).toBe('a message is an object');
  expect(refusals().filter(text => text.startsWith('more than 50 messages')).length).toBeGreaterThan(0);
  const crowd = await Promise.all(Array.from({ length: 50 }, () => client(id)));
  await (await client(id)).closed;
  // Spectators take no room of players.
  const two = await client(id, token);
  await vi.waitFor(() => expect(two.heard).not.toEqual([]), 20_000);
  for (const { socket } of [...crowd, one, two]) socket.close();
});

test('a table whose files are broken goes on no more, and all others do', async () => {
  const place = join(folder, 'broken');
  const first = await serve(place);
  const [lost, kept] = await Promise.all([1, 2].map(() => openTable(`http://localhost:${first.port}`, game)));
  await first.close();
  const log = join(place, `${lost}.jsonl`);
  writeFileSync(log, 'no log');
  writeFileSync(join(place, 'noise.json'), '{"name":"__proto__"');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const second = await serve(place);
  const told = said.mock.calls.map(([text]) => String(text));
  said.mockRestore();
  const there = async (id = ''): Promise<number> => (await fetch(`http://localhost:${second.port}/t/${id}`)).status;
  expect([await there(lost), await there(kept)]).toEqual([404, 200]);
  await second.close();
  expect(told.map(text => text.split(':')[0])).toEqual(
    expect.arrayContaining([`table ${lost} cannot go on`, 'table noise cannot go on']),
  );
  expect(readFileSync(log, 'utf8')).toBe('no log');
});

test('a file that names no secret, strangers or nothing at all opens no table, and the lobby stays open', async () => {
  const place = join(folder, 'tampered');
  const first = await serve(place);
  const at = `http://localhost:${first.port}`;
  const tampered: readonly [field: string, value: unknown, told: RegExp][] = [
    ['seats', undefined, /wrong field: seats/],
    ['seats', { p1: null }, /wrong field: seats/],
    ['seats', { p1: '' }, /wrong field: seats/],
    ['seats', { p9: 'secret' }, /names p9, who does not play/],
    ['bots', ['constructor'], /names constructor, who does not play/],
    ['bots', 'p1', /wrong field: bots/],
    ['seconds', 'never', /wrong field: seconds/],
    ['late', 'never', /wrong field: late/],
    ['name', ['judgement-hex'], /wrong field: name/],
  ];
  const ids = await Promise.all(tampered.map(() => openTable(at, game)));
  const kept = await openTable(at, game);
  await first.close();
  for (const [i, [field, value]] of tampered.entries()) {
    const file = join(place, `${ids[i]}.json`);
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), [field]: value }));
  }
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const second = await serve(place);
  const told = said.mock.calls.map(([text]) => String(text));
  said.mockRestore();
  for (const [i, [, , reason]] of tampered.entries()) {
    expect(told.find(text => text.startsWith(`table ${ids[i]} `))).toMatch(reason);
  }
  const lobby = await fetch(`http://localhost:${second.port}`);
  expect([lobby.status, (await lobby.text()).includes(kept)]).toEqual([200, true]);
  await second.close();
});

test('a token sits at its own table only, and no token, an empty one or a name of every object nowhere', async () => {
  const [own, other] = [await openTable(origin, game), await openTable(origin, game)];
  const sit = async (id: string) =>
    (await (await fetch(`${origin}/tables/${id}/sit`, { method: 'POST' })).json()) as { seat: string; token: string };
  const [{ seat, token }, theirs] = [await sit(own), await sit(other)];
  const seatAt = async (id: string, told: string): Promise<unknown> => {
    const { socket, heard } = await client(id, told);
    await vi.waitFor(() => expect(heard).not.toEqual([]), 20_000);
    socket.close();
    return isObject(heard[0]) ? heard[0].seat : undefined;
  };
  expect(await seatAt(own, token)).toBe(seat);
  for (const told of ['', 'null', 'undefined', 'constructor', seat, theirs.token, `${token}x`]) {
    expect([told, await seatAt(own, told)]).toEqual([told, null]);
  }
});

test('a page of another site opens no tables and takes no seats', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const id = await openTable(origin, game);
  for (const path of ['/tables', `/tables/${id}/sit`]) {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify({ game }), headers });
    expect([answer.status, await answer.json()]).toEqual([400, { refused: 'this page is of another site' }]);
  }
});

test('a game that cannot give a view ends the connection, and not the server', async () => {
  const id = await openTable(origin, game);
  const entered = vi.spyOn(Table.prototype, 'enter').mockImplementation(() => {
    throw new Error('no view');
  });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await (await client(id)).closed;
  entered.mockRestore();
  expect(String(said.mock.calls[0]?.[0])).toMatch(/no view/);
  said.mockRestore();
  expect((await fetch(origin)).status).toBe(200);
});

test('the page of a match that is over is drawn once', async () => {
  const [found, presentation] = [await games[game]?.load(), await presentations[game]?.()];
  if (!found || !presentation) throw new Error('no such game');
  const file = join(folder, 'over.jsonl');
  const opening = { name: game, presentation, file, seconds: null, bots: [] };
  const table = new Table(opening, found, { players: 2, seed: 'over', options: {} });
  const guest: Guest = { seat: 'p1', send: () => {} };
  expect(table.replayPage()).toBeUndefined();
  table.take(guest, { type: 'concede' });
  const drawn = vi.spyOn(presentation, 'scene');
  const page = table.replayPage();
  const times = drawn.mock.calls.length;
  expect([table.replayPage(), drawn.mock.calls.length, times > 0]).toEqual([page, times, true]);
  drawn.mockRestore();
});
