import { needFields, needOptions, type Replay } from '@rulewright/core';
import { replayScript, replayScriptHash, replayStyle, replayStyleHash } from '../replay-client.gen.js';
import { escapeText, jsonForScript } from '../scene/escape.js';
import { renderScene } from '../scene/render-scene.js';
import { englishPage } from '../words/page-words.en.js';
import { type PageWords, sayIn } from '../words/page-words.js';
import { boxOf } from './board-box.js';
import { checkReplay } from './check-replay.js';
import { openingOf } from './opening.js';
import { packReplay } from './pack.js';
import { pageBody } from './page-body.js';
import { squeeze } from './squeeze.js';
import { checkTheme, type ReplayTheme } from './theme.js';

/** Options of the page of a replay. */
export interface RenderReplayOptions {
  /** The words of the page in another language than English; the words of the match are in the replay. */
  readonly words?: PageWords;
  /** Pictures and colours of the page. */
  readonly theme?: ReplayTheme;
}

/**
 * Makes one HTML file that steps through a match: board, story with rule ids, dice, curves, search, jumps, keyboard
 * control. The file is complete: no network, no fonts, no frameworks. Its content security policy admits exactly this
 * library's script and style (by hash) and nothing more. `#42` at the end of the address shows record 42.
 *
 * The same replay always gives the same characters, in Node and in browsers.
 *
 * Throws a GameError that names the first field that is no part of a replay, and a RangeError when there is no frame, when sequence
 * numbers do not ascend, when a number in a scene is not finite, or when a theme has a picture or colour that the page
 * cannot use.
 */
export function renderReplay(replay: Replay, options: RenderReplayOptions = {}): string {
  needFields('replay', replay, ['frames', 'players'], 'replayOf gives one for a match');
  needOptions(options, '{ words: germanPage }');
  checkReplay(replay);
  const { words = englishPage, theme = {} } = options;
  checkTheme(theme);
  const packed = packReplay(replay);
  const say = sayIn(words);
  const first = replay.frames[openingOf(replay)];
  const board =
    first === undefined
      ? ''
      : renderScene(first.scene, {
          legend: false,
          background: false,
          style: false,
          bounds: boxOf(packed.bounds, first.scene.bounds),
          ...(theme.pictures && { pictures: theme.pictures }),
        });
  const policy =
    `default-src 'none'; script-src '${replayScriptHash}'; style-src '${replayStyleHash}'; ${theme.pictures ? 'img-src data:; ' : ''}` +
    `base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${escapeText(say('language'))}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeText(`${replay.title} · ${replay.game}`)}</title>
<style>${replayStyle}</style>
</head>
<body>
${pageBody(replay, board, say)}
<script type="application/json" id="replay-data">${jsonForScript(squeeze(packed))}</script>
<script type="application/json" id="page-settings">${jsonForScript({ words, theme })}</script>
<script>${replayScript}</script>
</body>
</html>
`;
}
