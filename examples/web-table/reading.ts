import type { PrintedCard } from '@rulewright/core/words';
import { button, now, part } from './now.js';
import { element } from './sides.js';

/** The printed cards of the game; none until the server has sent them. */
let cards: readonly PrintedCard[] = [];

/** The most cards that a part of a name may mean, and the most names that are offered. */
const MOST = 3;
const OFFERED = 12;

/** Text as it is compared: without capitals and signs. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const textsIn = (choice: unknown): readonly string[] => {
  if (typeof choice === 'string') return [choice];
  return typeof choice === 'object' && choice !== null ? Object.values(choice).flatMap(textsIn) : [];
};

/** The printed cards that an answer names, each once. */
const cardsOf = (choice: unknown): readonly PrintedCard[] => {
  const named = new Set(textsIn(choice));
  return cards.filter(({ id }) => named.has(id));
};

const printed = ({ name, lines }: PrintedCard, open: boolean): HTMLElement => {
  const made = element('details', 'printed', element('summary', '', name));
  made.append(element('ul', '', ...lines.map(line => element('li', '', line))));
  made.toggleAttribute('open', open);
  return made;
};

const show = (found: readonly PrintedCard[]): void => {
  now.carded = undefined;
  part('card').replaceChildren(...found.map(one => printed(one, found.length <= MOST)));
  part('card').scrollIntoView({ block: 'nearest' });
};

/** A button that shows the cards that an answer names; none where it names none. */
export const aboutButton = (choice: unknown): HTMLElement | undefined => {
  const found = cardsOf(choice);
  if (found.length === 0) return undefined;
  const made = button('?', () => show(found), 'about');
  made.title = `Read ${found.map(({ name }) => name).join(', ')}`;
  made.setAttribute('aria-label', made.title);
  return made;
};

/** All cards, and the rule words that are no cards. */
const readable = (): readonly PrintedCard[] => {
  const terms = now.presentation?.terms ?? [];
  const words = terms
    .filter(({ id }) => !cards.some(card => card.id === id))
    .map(({ id, label, text = '', rule = '' }) => ({ id, name: label, lines: [`${text} (${rule})`] }));
  return [...cards, ...words];
};

const look = (text: string): void => {
  const wanted = plain(text);
  const all = readable();
  const exact = all.filter(({ name }) => [plain(name), plain(name.replace(/ \(.*/, ''))].includes(wanted));
  const parts = all.filter(({ name }) => wanted !== '' && plain(name).includes(wanted));
  const found = exact.length > 0 ? exact : parts;
  const isMany = found.length > MOST;
  const nothing = text === '' ? '' : `No card and no rule word is called “${text}”.`;
  part('found').replaceChildren(
    ...(isMany ? found.slice(0, OFFERED).map(one => button(one.name, () => show([one]))) : []),
    ...(found.length === 0 ? [nothing] : []),
  );
  if (!isMany && found.length > 0) show(found);
};

/** Loads the printed cards of the table's game, and does something once they are there. */
export const loadCards = async (game: string, then: () => void): Promise<void> => {
  const answer = await fetch(`/cards/${game}`);
  if (!answer.ok) return;
  cards = (await answer.json()) as readonly PrintedCard[];
  const option = (name: string): HTMLElement => Object.assign(document.createElement('option'), { value: name });
  part('names').replaceChildren(...[...new Set(readable().map(({ name }) => name))].sort().map(option));
  part('reading').hidden = readable().length === 0;
  then();
};

/** Looks up the name that the reader types. */
export const listenToReading = (): void => {
  const field = part('look') as HTMLInputElement;
  field.addEventListener('change', () => look(field.value.trim()));
};
