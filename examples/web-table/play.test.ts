import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, history, type Match, type PlayerId, story, view } from '@rulewright/core';
import { readLog, resume } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { playByClicks } from './clicker.js';
import { games } from './games.js';
import { openHall } from './hall.js';
import { leave, openTable, type Visitor, visit } from './visitors.js';
import type { FromServer } from './wire.js';

/** All texts in a value, the names of its fields included. */
const textsIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string' && value !== '') found.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key);
    textsIn(inside, found);
  }
  return found;
};

/** The contents of a message that tell about the match, without the words of the wire itself. */
const toldBy = (message: FromServer): unknown => {
  if (message.type === 'table') return [message.shown, message.records];
  if (message.type === 'change') return [message.patch.map(one => ('value' in one ? one.value : '')), message.records];
  return message.type === 'around' ? '' : message;
};

/** The texts that came over a socket before its seat could know them, moment by moment. */
const leaked = (match: Match<GameTypes>, { heard }: Pick<Visitor, 'heard'>, seat?: PlayerId): readonly string[] => {
  const messages = heard.map(message => ({
    told: textsIn(toldBy(message)),
    length: 'length' in message ? message.length : 0,
  }));
  const known = textsIn([match.header.players, match.header.options]);
  const leaks = new Set<string>();
  let before = 0;
  for (const moment of history(match)) {
    textsIn({ ...view(moment, seat, before), records: [] }, known);
    textsIn(story(moment, seat, before), known);
    for (const { told, length } of messages.filter(one => one.length > before && one.length <= moment.length)) {
      for (const text of told) if (!known.has(text)) leaks.add(`${length}: ${text}`);
    }
    before = moment.length;
  }
  return [...leaks];
};

/**
 * Options that end matches of random clicks early: two rounds hold every kind of question, nothing but the last round ends a Duel
 * of two who only walk about, and small parties take a fifth of the time.
 */
const limits: Readonly<Record<string, object>> = {
  'judgement-hex': { roundLimit: 2 },
  'judgement-hex-v11': { roundLimit: 2 },
  'eldfall-d20': { duelLimit: 'rounds', gameSize: 40 },
};

/**
 * The seeds of the clicks of both seats. In Shroudfall the usual ones choose armies of one unit, which never have
 * anything to click on the table.
 */
const seedsOf: Readonly<Record<string, readonly [number, number]>> = { 'shroudfall-inches': [6, 78] };

describe('whole matches in browsers', { timeout: 300_000 }, () => {
  const hall = openHall();

  test.each(Object.keys(games))(
    '%s is played to its end by the clicks of two pages, and a third one learns no secret',
    async game => {
      const { browser, folder, origin } = hall;
      const id = await openTable(origin, game, { options: limits[game] ?? {} });
      const [one, two, third] = [
        await visit(browser, origin, id, true),
        await visit(browser, origin, id, true),
        await visit(browser, origin, id, false),
      ];
      const [ofOne, ofTwo] = seedsOf[game] ?? [5, 77];
      const clicked = await Promise.all([
        one.page.evaluate(playByClicks, { seed: ofOne, most: 5000 }),
        two.page.evaluate(playByClicks, { seed: ofTwo, most: 5000 }),
      ]);
      for (const { things, buttons } of clicked) expect([things > 0, things + buttons > 10]).toEqual([true, true]);
      await third.page.waitForFunction(`document.body.dataset.turn === 'over'`);
      expect([one, two, third].flatMap(({ errors }) => errors)).toEqual([]);

      const listed = games[game];
      if (!listed) throw new Error(`no game ${game}`);
      const match = resume((await listed.load()).game, readLog(readFileSync(join(folder, `${id}.jsonl`), 'utf8')));
      expect(match.outcome).toBeDefined();
      expect(match.outcome?.reason).not.toBe('conceded');
      expect(await third.page.innerText('#asked')).toBe(await one.page.innerText('#asked'));
      // A result that a viewer may not see is no row of question marks, and the page says who rolled.
      expect(await third.page.innerText('#story')).not.toMatch(/: \?/);
      // The page shows the end of the story only, in which there may be no roll.
      const told = third.heard.flatMap(message => ('lines' in message ? message.lines.map(({ text }) => text) : []));
      expect(told.filter(line => /: \?/.test(line))).toEqual([]);
      if (game === 'shroudfall-inches') expect(told.join('\n')).toMatch(/^p[12] \(.+\) · .+: \d/m);
      // The search finds something on the sockets of the seats, which know more than a spectator.
      expect(leaked(match, one)).not.toEqual([]);
      expect(leaked(match, third)).toEqual([]);
      expect(leaked(match, one, 'p1')).toEqual([]);
      expect(leaked(match, two, 'p2')).toEqual([]);
      expect(third.heard.filter(({ type }) => !['table', 'change', 'around'].includes(type))).toEqual([]);
      expect(JSON.stringify(third.heard)).not.toContain(match.header.seed);
      await leave(one, two, third);
    },
  );
});
