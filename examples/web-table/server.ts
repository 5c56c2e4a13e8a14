import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type GameTypes, isObject, type Presentation } from '@rulewright/core';
import { printedCards } from '@rulewright/core/words';
import { build } from 'esbuild';
import { WebSocketServer } from 'ws';
import { games, presentations } from './games.js';
import { seatGuest } from './guests.js';
import { checkPlayers, type Kept, readKept } from './kept.js';
import type { Opening } from './opening.js';
import { lobbyPage, missingPage, tablePage } from './pages.js';
import { reportDefect } from './report.js';
import { Table } from './table.js';
import { readWanted, refusedOption } from './wanted.js';
import { writeWhole } from './whole.js';

/** The largest message of a client, in bytes. */
const LARGEST = 2 ** 16;

/** The largest number of tables in a hall. */
const TABLES = 1000;

/** A server of tables. */
export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** The client for all games: one small file, and one more for the words and pictures of each game. */
const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./client.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    outdir: '/',
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/')), text]));
};

/** The path and the search of a request; the path of no page for an address that is none. */
const addressOf = ({ url = '/' }: IncomingMessage): Pick<URL, 'pathname' | 'searchParams'> =>
  URL.canParse(url, 'http://table')
    ? new URL(url, 'http://table')
    : { pathname: '', searchParams: new URLSearchParams() };

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST) throw new Error('too large');
  }
  return JSON.parse(text === '' ? '{}' : text) as unknown;
};

const presentationOf = async (name: string): Promise<Presentation<GameTypes>> => {
  const found = await presentations[name]?.();
  if (!found) throw new Error(`the game ${name} has no presentation`);
  return found;
};

/** Serves tables that are saved in a folder; tables whose logs are in the folder already continue. */
export const serve = async (folder: string, port = 0): Promise<Served> => {
  mkdirSync(folder, { recursive: true });
  const files = await bundle();
  const tables = new Map<string, { readonly table: Table; kept: Kept }>();
  const logOf = (id: string): string => join(folder, `${id}.jsonl`);
  const keep = (id: string, table: Table, kept: Kept): void => {
    tables.set(id, { table, kept });
    writeWhole(join(folder, `${id}.json`), JSON.stringify(kept));
  };
  const opening = async (id: string, kept: Kept): Promise<Opening> => ({
    ...kept,
    presentation: await presentationOf(kept.name),
    file: logOf(id),
    tellAway: away => {
      const found = tables.get(id);
      try {
        if (found) keep(id, found.table, { ...found.kept, away });
      } catch (error) {
        // A full disk costs no more than the memory of who is away.
        reportDefect(`table ${id}`, error);
      }
    },
  });
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const id = file.slice(0, -'.json'.length);
    try {
      const kept = readKept(readFileSync(join(folder, file), 'utf8'));
      const listed = Object.hasOwn(games, kept.name) ? games[kept.name] : undefined;
      if (listed && existsSync(logOf(id))) {
        const table = new Table(await opening(id, kept), await listed.load());
        tables.set(id, { kept, table });
        checkPlayers(kept, table.players);
      }
    } catch (error) {
      // The files of such a table stay as they are, and all other tables go on.
      tables.get(id)?.table.close();
      tables.delete(id);
      process.stderr.write(`table ${id} cannot go on: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }

  const open = async (wish: Readonly<Record<string, unknown>>): Promise<object> => {
    const { game: name } = wish;
    const listed = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined;
    if (typeof name !== 'string' || !listed)
      return { refused: `there is no such game: ${Object.keys(games).join(', ')}` };
    if (tables.size >= TABLES) return { refused: `no more than ${TABLES} tables can be open` };
    const served = await listed.load();
    const wanted = readWanted(wish, served, randomUUID());
    if (typeof wanted === 'string') return { refused: wanted };
    const id = randomUUID().slice(0, 8);
    const { begin, ...more } = wanted;
    const kept: Kept = { name, ...more, seats: {} };
    try {
      keep(id, new Table(await opening(id, kept), served, begin), kept);
    } catch (error) {
      return { refused: refusedOption(error) ?? (error instanceof Error ? error.message : String(error)) };
    }
    return { id };
  };

  /** The printed cards of a game, with the meanings of the rule words on them. */
  const cards = new Map<string, string>();
  const cardsOf = async (name: string): Promise<string> => {
    const known = cards.get(name);
    if (known !== undefined) return known;
    const [played, shown] = await Promise.all([games[name]?.load(), presentations[name]?.()]);
    const { terms = [], printed, printedFields } = shown ?? {};
    const text = JSON.stringify(played ? printedCards(played.game, terms, printed, printedFields) : []);
    cards.set(name, text);
    return text;
  };

  /** The page of a match that is over; undefined for every other table. */
  const replayPage = (id = ''): string | undefined => tables.get(id)?.table.replayPage();

  /** Gives the first free seat to whoever asks. */
  const sit = (id: string): object => {
    const found = tables.get(id);
    if (!found) return { refused: 'there is no such table' };
    const { table, kept } = found;
    const seat = table.players.find(player => !kept.bots.includes(player) && !Object.hasOwn(kept.seats, player));
    if (seat === undefined) return { refused: 'every seat is taken' };
    const token = randomUUID();
    keep(id, table, { ...kept, seats: { ...kept.seats, [seat]: token } });
    return { seat, token };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = addressOf(request);
    const send = (type: string, text: string, code = 200): void =>
      void response
        .writeHead(code, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
        .end(text);
    const json = (value: object): void =>
      send('application/json', JSON.stringify(value), 'refused' in value ? 400 : 200);
    if (request.method === 'POST') {
      // A page of another site could fill all seats from the browser of somebody who only reads it.
      if (request.headers['sec-fetch-site'] === 'cross-site') return json({ refused: 'this page is of another site' });
      const wanted = await bodyOf(request);
      if (pathname === '/tables') return json(await open(isObject(wanted) ? wanted : {}));
      const seat = /^\/tables\/([\w-]+)\/sit$/.exec(pathname);
      return json(seat ? sit(seat[1] ?? '') : { refused: 'no such place' });
    }
    const script = files.get(pathname);
    if (script !== undefined) return send('text/javascript', script);
    const carded = /^\/cards\/([\w-]+)$/.exec(pathname)?.[1] ?? '';
    if (Object.hasOwn(games, carded)) return send('application/json', await cardsOf(carded));
    const shown = /^\/t\/([\w-]+)$/.exec(pathname)?.[1];
    if (shown !== undefined && tables.has(shown)) return send('text/html', tablePage());
    const watched = replayPage(/^\/t\/([\w-]+)\/replay$/.exec(pathname)?.[1]);
    if (watched !== undefined) return send('text/html', watched);
    if (pathname !== '/') return send('text/html', missingPage(), 404);
    const titles = Object.fromEntries(Object.entries(games).map(([name, { title }]) => [name, title]));
    const list = [...tables].map(([id, { table, kept }]) => {
      const free = table.players.length - kept.bots.length - Object.keys(kept.seats).length;
      return { id, title: titles[table.name] ?? table.name, over: table.over, free };
    });
    return send('text/html', lobbyPage(list, titles));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end('no such message'));
  });
  // The connection is compressed as a whole: messages of a match have much in common.
  const perMessageDeflate = { threshold: 128 };
  const sockets = new WebSocketServer({ server, maxPayload: LARGEST, perMessageDeflate });
  sockets.on('connection', (socket, request) => {
    const { pathname, searchParams } = addressOf(request);
    const found = tables.get(pathname.slice('/ws/'.length));
    // A broken frame closes its own connection; without a listener it would end the server.
    socket.on('error', () => socket.terminate());
    if (found) seatGuest(socket, found.table, found.kept.seats, searchParams);
    else socket.close();
  });
  await new Promise<void>(listening => void server.listen(port, () => listening()));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      for (const { table } of tables.values()) table.close();
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>(closed => void server.close(() => closed()));
    },
  };
};
