import type { CardFact, ScenePanel, SceneRow, ShownNumber } from '@rulewright/core';
import { now, part, seen } from './now.js';
import { disc, sample } from './samples.js';

/** A new element with a class, and the things inside. */
export const element = (tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...inside);
  return made;
};

/** Shows the last lines of the story. */
export const tellStory = (): void => {
  part('story').replaceChildren(...now.lines.map(({ text }) => element('li', '', text)));
  part('story').scrollTop = part('story').scrollHeight;
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
  made.setAttribute('open', '');
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

/** The meaning of the colours and signs on the board. */
export const drawLegend = (): void => {
  const entries = now.scene?.legend ?? [];
  part('legend').hidden = entries.length === 0;
  part('signs').replaceChildren(...entries.map(entry => element('li', '', sample(entry), entry.label)));
};

/** The numbers behind the tokens, in words. */
export const drawPanels = (): void => {
  part('panels').replaceChildren(...(now.scene?.panels ?? []).map(panel));
};
