import type { CardFact, PieceCard, Replay, ReplayFrame, Scene, SceneItem, SceneShape } from '@rulewright/core';
import { escapeText } from '../scene/escape.js';
import { itemBox } from '../scene/geometry.js';
import type { Say } from '../words/page-words.js';
import { element, type PageElement, page } from './dom.js';
import { reasonsHtml, valueInWords } from './numbers.js';
import type { Player } from './player.js';
import { sampleHtml } from './words.js';

/** The card that is open, for the other parts of the page. */
export interface Cards {
  /** The ids of the pieces that have a card at a frame. */
  readonly carded: (index: number) => ReadonlySet<string>;
  /** The id of the piece whose card is open. */
  readonly chosen: () => string | undefined;
  /** The scene of a frame with all that the chosen piece can reach and see. */
  readonly scene: (index: number) => Scene | undefined;
  /** Opens the card of the next (1) or previous (−1) piece. */
  readonly step: (by: 1 | -1) => void;
  readonly close: () => void;
}

/** The cards of all pieces at a frame, by id. */
export function cardsAt({ frames }: Replay, index: number): ReadonlyMap<string, PieceCard> {
  const known = new Map<string, PieceCard>();
  for (const { cards = {} } of frames.slice(0, index + 1)) {
    for (const [id, card] of Object.entries(cards)) {
      if (card === null) known.delete(id);
      else known.set(id, card);
    }
  }
  return known;
}

/** The border around a chosen piece, in the shape of the piece; undefined for things that are no pieces. */
function borderOf(item: SceneItem): SceneShape | undefined {
  const { x, y, width, height } = itemBox(item);
  const box: SceneShape = { shape: 'square', x: x + width / 2, y: y + height / 2, size: width, height };
  switch (item.kind) {
    case 'cell':
      return item.at;
    case 'cards':
      return box;
    case 'token':
      return item.form === 'pill' ? box : { shape: 'disc', x: item.x, y: item.y, radius: item.size * 0.62 };
    default:
      return undefined;
  }
}

/**
 * A scene with more items over its cells, under its tokens and the figures of its bars, and a border around the chosen piece. Where a game
 * draws cells after tokens, the items lie over the last cell, which would hide them.
 */
export function withAround(scene: Scene, piece: string, around: readonly SceneItem[]): Scene {
  const first = scene.items.findIndex(({ kind }) => kind === 'token' || kind === 'bar');
  const lastCell = scene.items.findLastIndex(({ kind }) => kind === 'cell');
  const at = first < 0 ? scene.items.length : Math.max(first, lastCell + 1);
  const own = around.map(item => (item.id === undefined ? item : { ...item, id: `around ${item.id}` }));
  const items = [...scene.items.slice(0, at), ...own, ...scene.items.slice(at)];
  const border = (item: SceneItem): readonly SceneItem[] => {
    const over = item.id === piece ? borderOf(item) : undefined;
    return over ? [{ kind: 'overlay', id: 'chosen', over: [over], color: 'highlight', pattern: 'outline' }] : [];
  };
  // The border of a token lies under it, so that its badges stay readable, unless a later cell would hide the border.
  const end = items.findLastIndex(({ kind }) => kind === 'cell');
  const isUnder = ({ kind }: SceneItem, index: number): boolean => kind === 'token' && index > end;
  const withTokens = items.flatMap((item, index) => (isUnder(item, index) ? [...border(item), item] : [item]));
  return {
    ...scene,
    items: [...withTokens, ...items.flatMap((item, index) => (isUnder(item, index) ? [] : border(item)))],
  };
}

/** The pieces that have a card: first those on the board, in the order in which they are drawn, then all others. */
function inOrder(scene: Scene | undefined, cards: ReadonlyMap<string, PieceCard>): readonly string[] {
  const tokens = (scene?.items ?? []).flatMap(({ kind, id }) => (kind === 'token' && id !== undefined ? [id] : []));
  return [...new Set([...tokens, ...cards.keys()])].filter(id => cards.has(id));
}

const factHtml = ({ label, text, from, rule, warns }: CardFact): string =>
  `<li${warns === true ? ' class="warns"' : ''}><b>${escapeText(label)}</b>` +
  `${[text, from].flatMap(part => (part === undefined ? [] : [` <span>${escapeText(part)}</span>`])).join(',')}` +
  `${rule === undefined ? '' : ` <code>${escapeText(rule)}</code>`}</li>`;

/** The picture of what a piece can reach and see at a frame, or undefined where it is not drawn. */
function aroundAt({ frames }: Replay, piece: string, index: number): readonly SceneItem[] | undefined {
  const frame = frames[index];
  // An answer alone changes nothing on the table.
  const around = frame?.around ?? (frame?.kind === 'action' ? frames[index - 1]?.around : undefined);
  return around?.[piece];
}

/**
 * The nearest frame at which the reach and the sight of a piece are drawn, later ones first, if they are not drawn at this frame; undefined
 * for a piece that never has any.
 */
export function reachFrame(replay: Replay, piece: string, index: number): number | undefined {
  const { frames } = replay;
  if (frames[index] === undefined || aroundAt(replay, piece, index)) return undefined;
  const isDrawn = ({ around }: ReplayFrame): boolean => around?.[piece] !== undefined;
  const ahead = frames.findIndex((frame, at) => at > index && isDrawn(frame));
  const found = ahead >= 0 ? ahead : frames.slice(0, index).findLastIndex(isDrawn);
  return found < 0 ? undefined : found;
}

/** A card in full. `offer` stands under its title. */
export function cardHtml(card: PieceCard, say: Say, offer = ''): string {
  const key = (at: number): string => `card-${at}`;
  const numbers = card.numbers.map(({ label, name, value, reasons }, at) => {
    const figure =
      reasons === undefined
        ? `<b>${escapeText(valueInWords(value))}</b>`
        : `<button type="button" class="number" aria-expanded="false" data-reasons="${key(at)}">${escapeText(valueInWords(value))}</button>`;
    const full = name === undefined ? '' : ` title="${escapeText(name)}"`;
    return `<li><span${full}>${escapeText(label)}</span> ${figure}</li>`;
  });
  const reasons = card.numbers.map((number, at) => (number.reasons ? reasonsHtml(number, key(at), say) : ''));
  const about = card.text === undefined ? '' : `<p class="panel-text">${escapeText(card.text)}</p>`;
  const sample = card.color === undefined ? '' : sampleHtml(card.color, 'disc');
  return (
    `<h2>${sample}${escapeText(card.title)}</h2>${about}${offer}<ul class="card-numbers">${numbers.join('')}</ul>${reasons.join('')}` +
    `<ul class="card-facts">${card.facts.map(factHtml).join('')}</ul>`
  );
}

const barHtml = (say: Say): string => {
  const button = (step: string, label: string, sign: string): string =>
    `<button type="button" data-card="${step}" aria-label="${escapeText(label)}" title="${escapeText(label)}">${sign}</button>`;
  return `<p class="card-bar">${button('previous', say('previousCard'), '‹')}${button('next', say('nextCard'), '›')}${button('close', say('closeCard'), '×')}</p>`;
};

/** Opens the card of a piece that is chosen on the board or in a panel, and keeps it in step with the player. */
export function bindCards(player: Player): Cards {
  const { replay, say } = player;
  const [box, board, panels, hint] = [element('card'), element('board'), element('panels'), element('hint')];
  // Without cards there is nothing to choose.
  const hasCards = replay.frames.some(({ cards = {} }) => Object.keys(cards).length > 0);
  element('card-help').hidden = !hasCards;
  let chosen: string | undefined;
  let wasRead = false;
  let open: PieceCard | undefined;
  let known: { readonly index: number; readonly cards: ReadonlyMap<string, PieceCard> } | undefined;
  const cardsNow = (index: number): ReadonlyMap<string, PieceCard> => {
    if (known?.index !== index) known = { index, cards: cardsAt(replay, index) };
    return known.cards;
  };
  const show = (): void => {
    // The hint stands only where a piece has a card, until the first card has been read.
    hint.hidden = wasRead || cardsNow(player.index).size === 0;
    box.hidden = chosen === undefined;
    if (chosen === undefined) return;
    const card = cardsNow(player.index).get(chosen);
    const before = open;
    if (card) open = card;
    const offer = '<button type="button" class="reach-at" hidden></button>';
    const shown = open ? cardHtml(open, say, offer) : '';
    if (!card || card !== before || box.innerHTML === '')
      box.innerHTML = barHtml(say) + (card ? '' : `<p class="gone">${escapeText(say('gone'))}</p>`) + shown;
    showReach(card === undefined ? undefined : reachFrame(replay, chosen, player.index));
  };
  /** Offers the frame at which the reach of the piece is drawn. */
  const showReach = (at: number | undefined): void => {
    const button = box.querySelector('.reach-at');
    const seq = at === undefined ? undefined : replay.frames[at]?.seq;
    if (button === null) return;
    button.hidden = seq === undefined;
    button.dataset.frame = `${at}`;
    button.textContent = seq === undefined ? '' : say('reachAt', { n: seq });
  };
  const choose = (piece: string | undefined): void => {
    if (piece === chosen) return;
    [chosen, open] = [piece, undefined];
    wasRead = true;
    box.innerHTML = '';
    show();
    player.redraw();
  };
  const step = (by: 1 | -1): void => {
    const ids = inOrder(replay.frames[player.index]?.scene, cardsNow(player.index));
    const at = chosen === undefined ? -1 : ids.indexOf(chosen);
    const next = ids[(at < 0 ? (by === 1 ? 0 : ids.length - 1) : at + by + ids.length) % Math.max(1, ids.length)];
    if (next !== undefined) choose(next);
  };
  const close = (): void => choose(undefined);
  const chooseUnder = (target: unknown): void => {
    const thing = (target as PageElement).closest('[data-piece],g[data-id]');
    const id = thing?.dataset.piece ?? thing?.dataset.id;
    if (id !== undefined && cardsNow(player.index).has(id)) choose(id);
  };
  board.addEventListener('click', happened => {
    if (!board.classList.contains('is-measuring')) chooseUnder(happened.target);
  });
  panels.addEventListener('click', happened => {
    chooseUnder(happened.target);
    if (chosen !== undefined && (happened.target as PageElement).closest('[data-piece]'))
      box.focus({ preventScroll: true });
  });
  box.addEventListener('click', happened => {
    const reach = (happened.target as PageElement).closest('.reach-at')?.dataset.frame;
    if (reach !== undefined) {
      player.pause();
      player.go(Number(reach));
      box.focus({ preventScroll: true });
      return;
    }
    const pressed = (happened.target as PageElement).closest('[data-card]')?.dataset.card;
    if (pressed === undefined) return;
    if (pressed === 'close') close();
    else step(pressed === 'next' ? 1 : -1);
    box.querySelector(`[data-card="${pressed}"]`)?.focus({ preventScroll: true });
  });
  board.addEventListener('keydown', happened => {
    if (happened.key !== 'Enter' || board.classList.contains('is-measuring')) return;
    happened.preventDefault();
    chooseUnder(happened.target);
  });
  player.listen((_player, before) => {
    if (before !== player.index) show();
  });
  return {
    chosen: () => chosen,
    carded: index => new Set(cardsNow(index).keys()),
    scene: index => {
      const frame = replay.frames[index];
      if (frame === undefined || chosen === undefined) return frame?.scene;
      return withAround(frame.scene, chosen, aroundAt(replay, chosen, index) ?? []);
    },
    step,
    close,
  };
}

/** Shows the reasons of a number that is chosen, and hides them when it is chosen again. */
export function bindNumbers(): void {
  page.document.addEventListener('click', happened => {
    const button = (happened.target as PageElement).closest('.number');
    const key = button?.dataset.reasons;
    if (!button || key === undefined) return;
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
    for (const reasons of page.document.querySelectorAll('.reasons')) {
      if (reasons.dataset.key === key) reasons.hidden = isOpen;
    }
  });
}
