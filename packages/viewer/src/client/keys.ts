import type { Cards } from './cards.js';
import { jump } from './controls.js';
import { element, type PageElement, type PageEvent, page } from './dom.js';
import type { RecordList } from './list.js';
import type { Player } from './player.js';

/** Keyboard control of the whole page. Single keys can be turned off in the help, as WCAG 2.1.4 asks. */
export function bindKeys(player: Player, list: RecordList, cards: Cards): void {
  const [help, single] = [element('help'), element('single-keys')];
  const letters: Readonly<Record<string, () => void>> = {
    '+': () => player.faster(1),
    '=': () => player.faster(1),
    '-': () => player.faster(-1),
    d: () => jump(player, { test: frame => frame.kind === 'action' }, 1),
    D: () => jump(player, { test: frame => frame.kind === 'action' }, -1),
    r: () => jump(player, { test: frame => frame.kind === 'roll' }, 1),
    R: () => jump(player, { test: frame => frame.kind === 'roll' }, -1),
    c: () => jump(player, { test: frame => frame.chapter !== undefined }, 1),
    C: () => jump(player, { test: frame => frame.chapter !== undefined }, -1),
    n: () => jump(player, { test: (_frame, index) => list.listed(index) }, 1),
    N: () => jump(player, { test: (_frame, index) => list.listed(index) }, -1),
    m: () => cards.step(1),
    M: () => cards.step(-1),
    '/': () => element('search').focus(),
    '?': () => help.showModal(),
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => player.step(1),
    ArrowLeft: () => player.step(-1),
    PageDown: () => player.step(10),
    PageUp: () => player.step(-10),
    Home: () => player.toStart(),
    End: () => player.toEnd(),
    ' ': () => player.toggle(),
  };
  page.document.addEventListener('keydown', happened => {
    if (happened.ctrlKey || happened.metaKey || happened.altKey || help.open) return;
    if (happened.key === 'Escape') {
      if (!leaveField()) cards.close();
      return;
    }
    if (hasOwnUse(happened)) return;
    const run = own(keys, happened.key) ?? (single.checked ? own(letters, happened.key) : undefined);
    if (run === undefined) return;
    happened.preventDefault();
    run();
  });
}

/** True if the focused element needs the key itself: typing, choosing, or pressing a button. */
function hasOwnUse(happened: PageEvent): boolean {
  const target = happened.target as PageElement;
  const tag = target.tagName;
  const type = target.getAttribute?.('type');
  if (tag === 'INPUT' && (type === 'search' || type === 'number')) return true;
  if (tag === 'SELECT') return true;
  const presses = tag === 'BUTTON' || tag === 'SUMMARY' || (tag === 'INPUT' && type === 'checkbox');
  if (presses) return happened.key === ' ' || happened.key === 'Enter';
  // The slider already moves with the arrows, and to the ends with Home and End.
  return tag === 'INPUT' && type === 'range' && happened.key !== ' ' && happened.key.length > 1;
}

/** Leaves the field that is being filled in; false if there is none. */
function leaveField(): boolean {
  const focused = page.document.activeElement;
  if (focused === null || (focused.tagName !== 'INPUT' && focused.tagName !== 'SELECT')) return false;
  element('play').focus();
  return true;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
