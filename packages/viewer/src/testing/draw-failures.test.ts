import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Presentation } from '@rulewright/core';
import { onFailedScenario, scenarios } from '@rulewright/core/testing';
import { afterEach, expect, test } from 'vitest';
import { type ConnectFour, connectFour } from '../../../../examples/connect-four/connect-four.js';
import { scene } from '../../../../examples/connect-four/scene.js';
import { drawFailures, pageOf, pictureOf } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-pictures-'));
afterEach(() => {
  onFailedScenario(undefined);
  rmSync(folder, { recursive: true, force: true });
});

const laid = { game: connectFour, setup: { players: ['ann', 'bob'] } };
const presentation: Presentation<ConnectFour> = {
  title: 'Connect four',
  words: {
    events: { Dropped: ({ type }) => type },
    decision: ({ kind }) => kind,
    choices: { column: column => `column ${column}` },
    outcome: ({ reason }) => reason,
  },
  scene,
};

/** The message of a scenario that expects a wrong kind of question. */
const failure = async (): Promise<string> => {
  let run: (() => void | Promise<void>) | undefined;
  const scenario = scenarios<string>((_, body) => {
    run = body;
  });
  scenario('ann waits, and nobody comes', 'a rule', play => {
    play(laid.game, laid.setup).waitsFor({ by: 'bob', kind: 'column' });
  });
  try {
    await run?.();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no failure';
};

test('a laid-out table is a picture or a page in one call', () => {
  expect(pictureOf(laid, presentation)).toMatch(/^<svg /);
  expect(pageOf(laid, presentation)).toMatch(/^<!doctype html>/i);
});

test('a scenario that fails writes its table and tells where', async () => {
  drawFailures(() => presentation as never, { folder });
  const message = await failure();
  const [svg, html] = [/the table: {2}(\S+)/, /its story: {2}([^\s#]+)$/].map(line => line.exec(message)?.[1] ?? '');
  expect(message).toMatch(/^waits for\nexpected:/);
  expect(readFileSync(fileURLToPath(svg ?? ''), 'utf8')).toBe(pictureOf(laid, presentation));
  expect(existsSync(fileURLToPath(html ?? ''))).toBe(true);
});

test('a game without pictures fails as before, and so does a scenario of which the picture fails', async () => {
  drawFailures(() => undefined, { folder });
  expect(await failure()).not.toContain('the table');
  drawFailures(() => Promise.reject(new Error('no words')), { folder });
  expect(await failure()).toMatch(/no picture: no words$/);
});
