import { gzipSync } from 'node:zlib';
import { bundle } from '../measure/bundle.js';
import type { Bench, Fact } from '../measure/types.js';

const size = async (source: string): Promise<number> =>
  gzipSync(await bundle(source, { minify: true, platform: 'browser' }), { level: 9 }).length;

const KILOBYTE = 1000;

/** The size of each entry for a consumer: all its exports, bundled, minified and compressed. */
export const prepare = async (): Promise<Bench> => {
  const fact = async (title: string, ours: string, against: string, peer: string, limit: number): Promise<Fact> => ({
    title,
    unit: 'bytes gzip',
    ours: await size(ours),
    against,
    peer: await size(peer),
    limit: limit * KILOBYTE,
  });
  return {
    facts: [
      await fact(
        'core',
        `export * from '@rulewright/core'`,
        'boardgame.io client',
        `export { Client } from 'boardgame.io/client'`,
        8,
      ),
      await fact(
        'core/hex',
        `export * from '@rulewright/core/hex'`,
        'honeycomb-grid, Grid + line',
        `export { Grid, line, defineHex } from 'honeycomb-grid'`,
        3,
      ),
      await fact(
        'core/inches: gaps and sight',
        `export { completelyWithin, gap, inches, mm, overlaps, sightField, touches, within } from '@rulewright/core/inches'`,
        '@flatten-js/core',
        `export * from '@flatten-js/core'`,
        5,
      ),
      await fact(
        'core/dice + core/odds',
        `export * as dice from '@rulewright/core/dice'; export * as odds from '@rulewright/core/odds'`,
        'rpg-dice-roller',
        `export { DiceRoll } from '@dice-roller/rpg-dice-roller'`,
        5,
      ),
      await fact(
        'core/bots',
        `export * from '@rulewright/core/bots'`,
        'boardgame.io ai',
        `export { MCTSBot, RandomBot } from 'boardgame.io/ai'`,
        16,
      ),
    ],
  };
};
