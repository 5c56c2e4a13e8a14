import { isObject, type PlayerId } from '@rulewright/core';
import type { WebSocket } from 'ws';
import { reportDefect } from './report.js';
import type { Guest, Table } from './table.js';

/** The largest number of connections to a table for each seat, and as many for spectators. */
const CONNECTIONS = 50;

/** The largest number of bytes that wait for a client which does not read them. */
const WAITING = 2 ** 24;

/** The largest number of messages of a connection in a second. */
const MESSAGES = 50;

const SECOND = 1000;

/** Lets the client of a socket in, on the seat whose secret it names as its protocol, and hands its messages to the table. */
export const seatGuest = (
  socket: WebSocket,
  table: Table,
  seats: Readonly<Record<PlayerId, string>>,
  address: URLSearchParams,
): void => {
  const [seat = null] = Object.entries(seats).flatMap(([player, own]) => (own === socket.protocol ? [player] : []));
  if (table.guestsOn(seat) >= CONNECTIONS) {
    socket.close();
    return;
  }
  const guest: Guest = {
    seat,
    send: message => {
      if (socket.bufferedAmount > WAITING) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
  };
  socket.on('close', () => table.leave(guest));
  const numberOf = (name: string): number => Math.trunc(Number(address.get(name) ?? 0)) || 0;
  try {
    table.enter(guest, numberOf('since'), numberOf('undone'));
  } catch (error) {
    // A view that a game cannot give ends the connection, and not the server.
    reportDefect(`table of ${table.name}`, error);
    socket.close();
    return;
  }
  const take = (message: unknown): void => {
    try {
      table.take(guest, message);
    } catch (error) {
      // A defect of one game ends neither its table nor the others.
      reportDefect(`table of ${table.name}`, error);
      guest.send({ type: 'refused', message: 'the rules of this game have a defect there; nothing has changed' });
    }
  };
  let begun = Date.now();
  let messages = 0;
  socket.on('message', data => {
    if (Date.now() >= begun + SECOND) [begun, messages] = [Date.now(), 0];
    messages++;
    if (messages > MESSAGES) {
      guest.send({ type: 'refused', message: `more than ${MESSAGES} messages in a second` });
      return;
    }
    let message: unknown;
    try {
      message = JSON.parse(String(data)) as unknown;
    } catch {
      guest.send({ type: 'refused', message: 'no JSON' });
      return;
    }
    if (seat === null || !isObject(message) || typeof message.type !== 'string') {
      take(message);
      return;
    }
    const drop = (): void => guest.send({ type: 'refused', message: 'your seat has asked for something newer' });
    table.paces.of(seat).take(message.type, () => take(message), drop);
  });
};
