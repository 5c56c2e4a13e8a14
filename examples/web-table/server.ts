import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameTypes, isObject, type PlayerId, type Presentation } from '@rulewright/core';
import { printedCards } from '@rulewright/core/words';
import { build } from 'esbuild';
import { WebSocketServer } from 'ws';
import { games, presentations } from './games.js';
import type { Late, Opening } from './opening.js';
import { lobbyPage, missingPage, tablePage } from './pages.js';
import { type Guest, Table } from './table.js';
import type { FromServer } from './wire.js';

/** The facts of a table that its log does not hold, kept in a file beside it. */
interface Kept {
  readonly name: string;
  readonly seconds: number | null;
  readonly late?: Late | undefined;
  readonly bots: readonly PlayerId[];
  /** The players for whom a bot answers until they are back. */
  readonly away?: readonly PlayerId[];
  /** The secret of each seat that is taken. */
  readonly seats: Readonly<Record<PlayerId, string>>;
}

/** The largest message of a client, in bytes. */
const LARGEST = 2 ** 16;

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

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
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
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(kept));
  };
  const opening = async (id: string, kept: Kept): Promise<Opening> => ({
    ...kept,
    presentation: await presentationOf(kept.name),
    file: logOf(id),
    tellAway: away => {
      const found = tables.get(id);
      if (found) keep(id, found.table, { ...found.kept, away });
    },
  });
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const id = file.slice(0, -'.json'.length);
    const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept;
    const listed = games[kept.name];
    if (listed && existsSync(logOf(id))) {
      tables.set(id, { kept, table: new Table(await opening(id, kept), await listed.load()) });
    }
  }

  const open = async (wanted: Readonly<Record<string, unknown>>): Promise<object> => {
    const name = String(wanted.game);
    const listed = Object.hasOwn(games, name) ? games[name] : undefined;
    if (!listed) return { refused: `there is no game ${name}` };
    const players = Number(wanted.players ?? 2);
    const seconds = wanted.seconds === undefined || wanted.seconds === null ? null : Number(wanted.seconds);
    const id = randomUUID().slice(0, 8);
    const begin = {
      players,
      seed: typeof wanted.seed === 'string' ? wanted.seed : randomUUID(),
      options: isObject(wanted.options) ? wanted.options : {},
    };
    const bots = Array.from({ length: Number(wanted.bots ?? 0) }, (_, i) => `p${players - i}`);
    // The lobby's form sends no text for the default.
    const late = wanted.late === '' || wanted.late === null ? undefined : wanted.late;
    if (late !== undefined && late !== 'bot' && late !== 'concede') {
      return { refused: 'late is bot or concede' };
    }
    const kept: Kept = { name, seconds, late, bots, seats: {} };
    try {
      keep(id, new Table(await opening(id, kept), await listed.load(), begin), kept);
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) };
    }
    return { id };
  };

  /** The printed cards of a game, with the meanings of the rule words on them. */
  const cardsOf = async (name: string): Promise<string> => {
    const [played, shown] = await Promise.all([games[name]?.load(), presentations[name]?.()]);
    const { terms = [], printed, printedFields } = shown ?? {};
    return JSON.stringify(played ? printedCards(played.game, terms, printed, printedFields) : []);
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
    const { pathname } = new URL(request.url ?? '/', 'http://table');
    const send = (type: string, text: string, code = 200): void =>
      void response
        .writeHead(code, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
        .end(text);
    const json = (value: object): void =>
      send('application/json', JSON.stringify(value), 'refused' in value ? 400 : 200);
    if (request.method === 'POST') {
      const wanted = await bodyOf(request);
      if (pathname === '/tables') return json(await open(isObject(wanted) ? wanted : {}));
      const seat = /^\/tables\/([\w-]+)\/sit$/.exec(pathname);
      return json(seat ? sit(seat[1] ?? '') : { refused: 'no such place' });
    }
    const script = files.get(pathname);
    if (script !== undefined) return send('text/javascript', script);
    const cards = /^\/cards\/([\w-]+)$/.exec(pathname)?.[1] ?? '';
    if (Object.hasOwn(games, cards)) return send('application/json', await cardsOf(cards));
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
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://table');
    const found = tables.get(pathname.slice('/ws/'.length));
    if (!found) return socket.close();
    const token = searchParams.get('token');
    const [seat = null] = Object.entries(found.kept.seats).flatMap(([player, own]) => (own === token ? [player] : []));
    const guest: Guest = { seat, send: (message: FromServer) => socket.send(JSON.stringify(message)) };
    const [since, undone] = ['since', 'undone'].map(name => Number(searchParams.get(name) ?? 0) || 0);
    found.table.enter(guest, since, undone);
    socket.on('message', data => {
      let message: unknown;
      try {
        message = JSON.parse(String(data)) as unknown;
      } catch {
        return guest.send({ type: 'refused', message: 'no JSON' });
      }
      found.table.take(guest, message);
    });
    socket.on('close', () => found.table.leave(guest));
    return undefined;
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
