import type { Decision, GameTypes } from '@rulewright/core';
import { clicksOn } from '@rulewright/core/clicks';
import { choiceInWords, refusalInWords } from '@rulewright/core/words';
import { now, part, type Refused, say, seen, send, thingName } from './now.js';
import { element } from './sides.js';

/** The greatest number of forbidden answers that are listed for one reason, and of things that a message names. */
const TOLD = 3;

/** The answers that rules forbid, as buttons would offer them, for one thing on the board or for all. */
const refusedAbout = (under: readonly string[]): readonly Refused[] => {
  const known = seen();
  const { grey } = now;
  const decision = known?.view.decisions.find(({ id }) => id === grey?.decision);
  if (!known || !grey || !decision) return [];
  // The cast is safe: the server listed answers of the kind of this decision.
  const asked = { ...decision, options: grey.refused.map(({ choice }) => choice) } as Decision<GameTypes>;
  const meaning = clicksOn(known.shownBy, { ...known.view, decisions: [asked] });
  const found = [meaning(now.clicked), meaning([])].flatMap(({ things }) =>
    things.filter(({ id }) => under.includes(id)),
  );
  return (found[0]?.answers ?? []).flatMap(({ index }) => grey.refused[index] ?? []);
};

/** A forbidden answer, and the reason, in words. */
const inWords = ({ choice, refusal }: Refused, decision: Decision<GameTypes>): readonly [string, string] => {
  const known = seen();
  if (!known) return ['', ''];
  const { words } = known.shownBy;
  const { state } = known.view;
  return [choiceInWords(words, decision, choice, state), refusalInWords(words, refusal, state)];
};

/** The things for which the page shows a reason as soon as the server has listed the forbidden answers. */
let wondered: readonly string[] = [];

/** The things to click first where an answer is about one of the things `under` the pointer as well. */
const clickedBefore = (under: readonly string[]): readonly string[] => {
  const known = seen();
  if (!known) return [];
  const meaning = clicksOn(known.shownBy, known.view);
  return meaning(now.clicked)
    .things.map(({ id }) => id)
    .filter(id => meaning([...now.clicked, id]).things.some(thing => under.includes(thing.id)));
};

/**
 * Shows the reason why a thing on the board cannot be clicked now, and what to click instead. The click itself answers
 * nothing: the reader may only want the card of the thing.
 */
export const reasonAt = (under: readonly string[]): void => {
  const known = seen();
  const decision = known?.view.decisions.find(({ by, options }) => by === known.view.viewer && options);
  if (!known || !decision || under.length === 0) return;
  if (now.grey?.decision !== decision.id) {
    wondered = under;
    send({ type: 'why', decision: decision.id });
    return;
  }
  const names = (ids: readonly string[]): string => ids.map(thingName).join(' or ');
  const [first] = refusedAbout(under);
  const before = clickedBefore(under);
  const marked = clicksOn(known.shownBy, known.view)(now.clicked).things.map(({ id }) => id);
  const told = first ? [inWords(first, decision).join(': ')] : [];
  if (before.length > 0) told.push(`First click ${names(before)}.`);
  if (told.length === 0) told.push('This is no answer to the question.');
  if (!first && before.length === 0 && marked.length > 0 && marked.length <= TOLD)
    told.push(`Click ${names(marked)}, or a button.`);
  say(told.join(' '));
};

/** Shows the forbidden answers that the server listed. */
export const showGrey = (): void => {
  const known = seen();
  const decision = known?.view.decisions.find(({ id }) => id === now.grey?.decision);
  if (!decision || !now.grey) return;
  // Answers that are forbidden for the same reason share a line.
  const reasons = new Map<string, Set<string>>();
  for (const one of now.grey.refused) {
    const [told, reason] = inWords(one, decision);
    reasons.set(reason, (reasons.get(reason) ?? new Set()).add(told));
  }
  const lines = [...reasons].map(([reason, answers]) => {
    const [shown, more] = [[...answers].slice(0, TOLD), answers.size - TOLD];
    return element('li', '', `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}: ${reason}`);
  });
  const none = element('li', '', 'Nothing is forbidden: all answers are above, or marked.');
  part('grey').replaceChildren(...(lines.length > 0 ? lines : [none]));
  if (wondered.length > 0) reasonAt(wondered);
  wondered = [];
};
