import { openingOf } from '../replay/opening.js';
import { type PackedReplay, unpackReplay } from '../replay/pack.js';
import { type Squeezed, unsqueeze } from '../replay/squeeze.js';
import type { ReplayTheme } from '../replay/theme.js';
import { type PageWords, sayIn } from '../words/page-words.js';
import { bindCards, bindNumbers } from './cards.js';
import { bindControls } from './controls.js';
import { meterValues } from './curves.js';
import { element, page } from './dom.js';
import { bindKeys } from './keys.js';
import { bindList } from './list.js';
import { bindMore } from './more.js';
import { Player } from './player.js';
import { frameOfLink } from './records.js';
import { bindResult } from './result.js';
import { bindRuler } from './ruler.js';
import { bindStage } from './stage.js';
import { bindZoom } from './zoom.js';

// The page holds this script last, so every element exists when it runs.
const read = (id: string): unknown => JSON.parse(element(id).textContent ?? '');
// The casts are safe: this library writes the page itself.
const packed = unsqueeze(read('replay-data') as Squeezed) as PackedReplay;
const { words, theme } = read('page-settings') as { readonly words: PageWords; readonly theme: ReplayTheme };
const say = sayIn(words);
for (const [name, { light, dark }] of Object.entries(theme.colors ?? {})) {
  page.document.documentElement.style.setProperty(`--rw-${name}`, `light-dark(${light}, ${dark})`);
}
const replay = unpackReplay(packed);
const player = new Player(replay, say, theme.pictures);
const cards = bindCards(player);

// The result changes the height of the page, so it is shown before a list scrolls to its record.
bindResult(player);
bindStage(player, packed.bounds, meterValues(replay), cards, bindRuler(player));
bindZoom(player, packed.bounds, cards);
const list = bindList(player);
bindControls(player, list);
bindKeys(player, list, cards);
bindNumbers();
bindMore(player);

page.addEventListener('hashchange', () => {
  const index = frameOfLink(replay, page.location.hash);
  if (index !== undefined && index !== player.index) player.go(index);
});
player.go(frameOfLink(replay, page.location.hash) ?? openingOf(replay));
