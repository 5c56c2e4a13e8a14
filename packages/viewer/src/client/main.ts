import { openingOf } from '../replay/opening.js';
import { type PackedReplay, unpackReplay } from '../replay/pack.js';
import { bindControls } from './controls.js';
import { meterValues } from './curves.js';
import { element, page } from './dom.js';
import { bindKeys } from './keys.js';
import { bindList } from './list.js';
import { Player } from './player.js';
import { frameOfLink } from './records.js';
import { bindResult } from './result.js';
import { bindStage } from './stage.js';
import { bindZoom } from './zoom.js';

// The page holds this script last, so every element exists when it runs.
const packed = JSON.parse(element('replay-data').textContent ?? '') as PackedReplay;
const replay = unpackReplay(packed);
const player = new Player(replay);

bindStage(player, packed.bounds, meterValues(replay));
bindZoom(player);
const list = bindList(player);
bindControls(player, list);
bindKeys(player, list);
bindResult(player);

page.addEventListener('hashchange', () => {
  const index = frameOfLink(replay, page.location.hash);
  if (index !== undefined && index !== player.index) player.go(index);
});
player.go(frameOfLink(replay, page.location.hash) ?? openingOf(replay));
