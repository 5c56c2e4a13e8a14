import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes, Presentation } from '@rulewright/core';
import { type FailureListener, onFailedScenario } from '@rulewright/core/testing';
import { pageOf, pictureOf } from './picture.js';

/** Options of {@link drawFailures}. */
export interface DrawFailuresOptions {
  /**
   * The folder for the pictures: by default that of the environment variable RULEWRIGHT_PICTURES, or
   * `rulewright-pictures` among temporary files.
   */
  readonly folder?: string;
}

const LONGEST_NAME = 80;

const fileName = (title: string): string =>
  title
    .replace(/\[.*$/s, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_NAME) || 'scenario';

/** Gives the words and pictures of a game, or undefined for a game that has none. */
export type PresentationOf = (
  game: Game<GameTypes>,
) => Presentation<GameTypes> | undefined | Promise<Presentation<GameTypes> | undefined>;

/** The listener that writes a failed scenario as a picture and as a page, and returns both addresses. */
export const failurePictures =
  (
    presentationOf: PresentationOf,
    { folder = process.env.RULEWRIGHT_PICTURES ?? join(tmpdir(), 'rulewright-pictures') }: DrawFailuresOptions = {},
  ): FailureListener =>
  async ({ title, match }) => {
    const presentation = await presentationOf(match.game);
    if (!presentation) return [];
    const file = join(folder, fileName(title));
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.svg`, pictureOf(match, presentation));
    writeFileSync(`${file}.html`, pageOf(match, presentation));
    return [
      `the table:  ${pathToFileURL(`${file}.svg`)}`,
      `its story:  ${pathToFileURL(`${file}.html`)}${match.length > 0 ? `#${match.length - 1}` : ''}`,
    ];
  };

/**
 * Lets every scenario that fails write its table as a picture and as a page that opens at that moment, and adds both
 * addresses to the message. For a setup file of tests; only Node can run it.
 */
export const drawFailures = (presentationOf: PresentationOf, options: DrawFailuresOptions = {}): void =>
  onFailedScenario(failurePictures(presentationOf, options));
