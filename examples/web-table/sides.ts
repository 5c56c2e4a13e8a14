import type { CardFact, ScenePanel, SceneRow, ShownNumber } from '@rulewright/core';
import { now, part, seen } from './now.js';
import { disc, sample } from './samples.js';
import type { Line } from './wire.js';

/** A new element with a class, and the things inside. */
export const element = (tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...inside);
  return made;
};

/** The lines of the story that the page shows. */
let told: readonly Line[] = [];

/** Shows the last lines of the story. Lines that are shown already stay: laying out all of them took a quarter of the time. */
export const tellStory = (): void => {
  const story = part('story');
  const [items, known, shown] = [[...story.children], new Set(now.lines), new Set(told)];
  for (const [at, line] of told.entries()) if (!known.has(line)) items[at]?.remove();
  story.append(...now.lines.filter(line => !shown.has(line)).map(({ text }) => element('li', '', text)));
  told = now.lines;
  story.scrollTop = story.scrollHeight;
};

const row = ({ id, sign = '', label, health, text = '', marks = [], active, spent }: SceneRow): HTMLElement => {
  const made = element(
    'li',
    `${active ? 'is-active' : ''} ${spent ? 'is-spent' : ''}`,
    element('b', '', sign),
    element('span', 'label', label),
    element(
      'span',
      'text',
      [...(health ? [`${health.value}/${health.max}`] : []), text, ...marks].filter(one => one !== '').join(' · '),
    ),
  );
  if (id !== undefined) made.dataset.id = id;
  return made;
};

const panel = ({ title, text, rows, color }: ScenePanel): HTMLElement => {
  const made = element(
    'details',
    '',
    element('summary', '', ...(color ? [disc(color)] : []), title, ...(text ? [element('span', 'text', text)] : [])),
  );
  made.append(element('ul', '', ...rows.map(row)));
  return made;
};

const numberOf = ({ label, value, reasons = [] }: ShownNumber): HTMLElement => {
  const why = reasons.filter(({ rejected }) => rejected === undefined).map(({ text }) => text);
  // A number with one reason is the number that is printed.
  const told = why.length > 1 ? [' ', element('span', 'text', why.join(', '))] : [];
  return element('li', 'number', element('b', '', `${label} ${value}`), ...told);
};

const factOf = ({ label, text, from, rule }: CardFact): HTMLElement => {
  const told = [text, from].filter(one => one !== undefined).join(', ');
  return element(
    'li',
    '',
    element('b', '', label),
    ...(told === '' ? [] : [' ', element('span', 'text', told)]),
    ...(rule === undefined ? [] : [' ', element('code', '', rule)]),
  );
};

/** Shows the card of the first of some things that has one: its numbers with their reasons, conditions, abilities. */
export const showCard = (...ids: readonly string[]): void => {
  const known = seen();
  const card = known && ids.map(id => ({ id, shown: known.shownBy.card?.(known.view, id) })).find(({ shown }) => shown);
  now.carded = card?.id;
  if (!card?.shown) {
    part('card').replaceChildren();
    return;
  }
  const { title, text = '', numbers, facts } = card.shown;
  const made = element('details', '', element('summary', '', title, element('span', 'text', text)));
  made.append(element('ul', '', ...numbers.map(numberOf), ...facts.map(factOf)));
  made.setAttribute('open', '');
  part('card').replaceChildren(made);
};

/** The legend that the page shows, as JSON. */
let explained = '';

/** The meaning of the colours and signs on the board. A legend that is shown already stays. */
export const drawLegend = (): void => {
  const entries = now.scene?.legend ?? [];
  const text = JSON.stringify(entries);
  if (text === explained) return;
  explained = text;
  part('legend').hidden = entries.length === 0;
  part('signs').replaceChildren(...entries.map(entry => element('li', '', sample(entry), entry.label)));
};

/** The panels that the page shows, as JSON. */
let listed = '';

/** The numbers behind the tokens, in words. Panels that are shown already stay, and those that the reader has closed stay closed. */
export const drawPanels = (): void => {
  const panels = now.scene?.panels ?? [];
  const text = JSON.stringify(panels);
  if (text === listed) return;
  listed = text;
  // A title may change, such as that of a player who has chosen a god, and the order of the panels does not.
  const closed = [...part('panels').children].map(one => !one.hasAttribute('open'));
  part('panels').replaceChildren(...panels.map(panel));
  for (const [at, made] of [...part('panels').children].entries()) made.toggleAttribute('open', !closed[at]);
};
