import type { Decision, GameTypes, Presentation, View } from '@rulewright/core';
import { type Clicks, clicksOn, wishHint, wishOfText } from '@rulewright/core/clicks';
import { choiceGroup, choiceInWords } from '@rulewright/core/words';
import { button, keepFocus, nameOf, now, openQuestion, part, say, seen, send, thingName } from './now.js';
import { aboutButton } from './reading.js';
import { element, showCard } from './sides.js';
import { followQuestions } from './zoom.js';

/** The most answers that are buttons as well as marks: a player who does not know the game reads what can be done. */
const FEW = 8;

/** Answers a decision. */
export const answer = (decision: number, choice: unknown): void => {
  now.clicked = [];
  send({ type: 'answer', decision, choice });
};

/** Gives the answer that is drawn on the table. */
export const giveNear = (): void => {
  if (now.near && now.near.choice !== null) answer(now.near.decision, now.near.choice);
};

/** Goes on with a thing that was clicked; a thing without a meaning begins again. */
export const click = (id: string | undefined): void => {
  const known = seen();
  if (!known) return;
  const { view, shownBy } = known;
  now.clicked = id === undefined ? [] : [...now.clicked, id];
  if (clicksOn(shownBy, view)(now.clicked).answers.length === 0) now.clicked = [];
  say('');
  keepFocus(() => ask(view, shownBy));
};

/** A field for wishes in words, such as a place. */
const typed = (view: View<GameTypes>, decision: Decision<GameTypes>, hint: string): HTMLElement => {
  const field = Object.assign(document.createElement('input'), { id: 'wish', title: hint });
  const before = document.querySelector<HTMLInputElement>('#wish');
  field.dataset.decision = `${decision.id}`;
  if (before?.dataset.decision === field.dataset.decision) field.value = before.value;
  field.addEventListener('change', () => {
    const wish = now.presentation && wishOfText(now.presentation, view, decision, field.value);
    if (wish === undefined) say(`“${field.value}” is not ${hint}`);
    else send({ type: 'wish', decision: decision.id, wish });
  });
  return element('label', 'wish', `Or type ${hint}:`, field);
};

/** The button of an answer, beside a smaller one for the cards that the answer names. */
const answering = (label: string, decision: number, choice: unknown): HTMLElement => {
  const made = button(label, () => answer(decision, choice));
  const about = aboutButton(choice);
  return about ? element('span', 'pair', made, about) : made;
};

/** Buttons under the headings that the game gives to long lists. */
const grouped = (
  shownBy: Presentation<GameTypes>,
  view: View<GameTypes>,
  answers: readonly { readonly decision: Decision<GameTypes>; readonly choice: unknown }[],
): readonly HTMLElement[] => {
  const groups = new Map<string, HTMLElement[]>();
  for (const { decision, choice } of answers) {
    const group = choiceGroup(shownBy.words, decision, choice, view.state);
    const label = group?.label ?? choiceInWords(shownBy.words, decision, choice, view.state);
    const heading = group?.heading ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), answering(label, decision.id, choice)]);
  }
  return [...groups].flatMap(([heading, buttons]) => [
    ...(heading === '' ? [] : [Object.assign(document.createElement('h3'), { textContent: heading })]),
    ...buttons,
  ]);
};

/** The answer that is drawn on the table, and the answers that the server suggests. */
const proposing = (
  shownBy: Presentation<GameTypes>,
  view: View<GameTypes>,
  open: Decision<GameTypes>,
): readonly HTMLElement[] => {
  const told = (choice: unknown): string => choiceInWords(shownBy.words, open, choice, view.state);
  const { near, suggested } = now;
  const hint = wishHint(shownBy, open);
  const choices = suggested?.decision === open.id ? suggested.choices : [];
  const labels = choices.map(told);
  const drawn = near?.decision === open.id && near.choice !== null ? told(near.choice) : undefined;
  return [
    ...(drawn === undefined ? [] : [button(`Do it: ${drawn}`, giveNear, 'do')]),
    ...choices.flatMap((choice, at) => {
      const label = labels[at] ?? '';
      // Of suggestions that read the same, such as two directions to the upper left, the first one is enough: others are drags, or typed.
      if (labels.indexOf(label) < at || label === drawn) return [];
      const made = answering(label, open.id, choice);
      made.dataset.suggested = `${at}`;
      return [made];
    }),
    ...(hint === undefined ? [] : [typed(view, open, hint)]),
  ];
};

const questionOf = ({ words }: Presentation<GameTypes>, view: View<GameTypes>): string => {
  const mine = view.decisions.find(({ by }) => by === view.viewer);
  if (view.outcome) return words.outcome(view.outcome);
  if (mine) return words.decision(mine, view.state);
  return `waiting for ${[...new Set(view.decisions.map(({ by }) => nameOf(by)))].join(', ')}`;
};

/** Marks the things on the page that may be clicked next. */
const mark = (ids: ReadonlySet<string>): void => {
  for (const element of document.querySelectorAll<HTMLElement>('#board [data-id], #panels [data-id]')) {
    const id = element.dataset.id ?? '';
    element.classList.toggle('can', ids.has(id));
    element.classList.toggle('is-clicked', now.clicked.includes(id));
    if (ids.has(id)) {
      element.tabIndex = 0;
      element.setAttribute('role', 'button');
    } else for (const name of ['tabindex', 'role']) element.removeAttribute(name);
  }
};

/** The thing that all answers have in common: it needs no click of its own. */
const aloneIn = ({ things, buttons }: Clicks<GameTypes>): string | undefined => {
  const [first] = things;
  return first && things.length === 1 && buttons.length === 0 && first.answers.length > 1 ? first.id : undefined;
};

/** Tells the things that were clicked, and what comes next: the answer that a click on the marked thing under the pointer gives. */
const hintAt = (target: EventTarget | null | undefined): void => {
  const known = seen();
  if (!known) return;
  const { things } = clicksOn(known.shownBy, known.view)(now.clicked);
  const id = target instanceof Element ? target.closest<HTMLElement>('.can')?.dataset.id : undefined;
  const [first, ...others] = things.find(one => one.id === id)?.answers ?? [];
  const chosen = now.clicked.length === 0 ? '' : `Chosen: ${now.clicked.map(thingName).join(', ')}. `;
  const open = openQuestion(known.view);
  const wished = open !== undefined && known.shownBy.wishes?.[open.kind] !== undefined;
  const next = first
    ? others.length > 0
      ? `A click leaves ${others.length + 1} answers to choose from.`
      : `A click answers: ${choiceInWords(known.shownBy.words, first.decision, first.action.choice, known.view.state)}.`
    : things.length > 0
      ? 'Click something that is marked on the table or in a list.'
      : wished
        ? 'Click the place on the table, or drag to it: the nearest legal answer is drawn, and a second click gives it.'
        : '';
  part('hint').textContent = chosen + next;
};

/** Asks the viewer: marks on the board, buttons, suggestions. */
export const ask = (view: View<GameTypes>, shownBy: Presentation<GameTypes>): void => {
  part('asked').textContent = questionOf(shownBy, view);
  document.body.dataset.turn = view.outcome
    ? 'over'
    : view.decisions.some(({ by }) => by === view.viewer)
      ? 'mine'
      : 'waits';
  const { things, buttons, answer: only } = clicksOn(shownBy, view)(now.clicked);
  if (only) {
    answer(only.action.decision, only.action.choice);
    return;
  }
  const alone = aloneIn(clicksOn(shownBy, view)([]));
  if (alone !== undefined && now.clicked.length === 0) {
    click(alone);
    return;
  }
  const marked = new Set(things.map(({ id }) => id));
  mark(marked);
  followQuestions(view, marked);
  const open = openQuestion(view);
  if (open && now.suggested?.decision !== open.id) {
    now.suggested = { type: 'suggested', decision: open.id, choices: [], region: [] };
    send({ type: 'suggest', decision: open.id });
  }
  const byThing = things.flatMap(({ answers }) => answers);
  const ways = new Map(byThing.map(one => [`${one.decision.id} ${one.index}`, one]));
  const isShort = ways.size <= FEW;
  const asButtons = [...(isShort ? ways.values() : []), ...buttons.map(one => one.answer)];
  // A thing that is neither on the board nor in a panel is a button.
  const drawn = (id: string): boolean =>
    document.querySelector(`#board [data-id="${CSS.escape(id)}"], #panels [data-id="${CSS.escape(id)}"]`) !== null;
  const undrawn = isShort ? [] : things.filter(({ id }) => !drawn(id));
  part('buttons').replaceChildren(
    ...(open ? proposing(shownBy, view, open) : []),
    ...grouped(
      shownBy,
      view,
      asButtons.sort((a, b) => a.index - b.index).map(({ decision, action }) => ({ decision, choice: action.choice })),
    ),
    ...undrawn.map(({ id, answers: [first, ...others] }) =>
      button(
        first && others.length === 0
          ? choiceInWords(shownBy.words, first.decision, first.action.choice, view.state)
          : thingName(id),
        () => click(id),
      ),
    ),
    ...(now.clicked.length > (alone === undefined ? 0 : 1) ? [button('Back', () => click(undefined), 'back')] : []),
  );
  hintAt(undefined);
  const listed = view.decisions.find(({ by, options }) => by === view.viewer && options);
  part('why').hidden = listed === undefined;
  if (now.grey?.decision !== listed?.id) part('why').removeAttribute('open');
};

/** Asks the server for the forbidden answers when the reader opens their list, and clicks by the keyboard. */
export const listenToQuestions = (): void => {
  part('why').addEventListener('toggle', () => {
    const known = seen();
    const decision = known?.view.decisions.find(({ by, options }) => by === known.view.viewer && options);
    if (part('why').hasAttribute('open') && decision && now.grey?.decision !== decision.id) {
      part('grey').replaceChildren();
      send({ type: 'why', decision: decision.id });
    }
  });
  // The lists lie below the hint, which may become a line longer: there the pointer would move off its row.
  part('board').addEventListener('pointerover', event => hintAt(event.target));
  part('board').addEventListener('pointerleave', () => hintAt(undefined));
  for (const place of ['board', 'panels']) {
    part(place).addEventListener('focusin', event => hintAt(event.target));
    part(place).addEventListener('focusout', () => hintAt(undefined));
    part(place).addEventListener('keydown', event => {
      const { key, target } = event;
      if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element) || !target.classList.contains('can')) return;
      event.preventDefault();
      click((target as HTMLElement).dataset.id);
    });
  }
  part('panels').addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    if (!row) return;
    if (row.classList.contains('can')) click(row.dataset.id);
    else showCard(row.dataset.id ?? '');
  });
};
