import type { Decision, GameTypes } from '@rulewright/core';
import { clicksOn } from '@rulewright/core/clicks';
import { choiceInWords, refusalInWords } from '@rulewright/core/words';
import { now, part, type Refused, say, seen, send, thingName } from './now.js';
import { click } from './questions.js';
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

/** The pairs of clicks that end at one of the things `under` the pointer, which is no answer by itself. */
const pairsTo = (under: readonly string[]): readonly (readonly [first: string, second: string])[] => {
  const known = seen();
  if (!known) return [];
  const meaning = clicksOn(known.shownBy, known.view);
  return meaning(now.clicked).things.flatMap(({ id }) => {
    const second = meaning([...now.clicked, id]).things.find(thing => under.includes(thing.id));
    return second ? [[id, second.id] as const] : [];
  });
};

/**
 * A click on a thing of the board that is no answer now: a place to which one model can go means that model as well;
 * where several can, or none, the page says so.
 */
export const reasonAt = (under: readonly string[]): void => {
  const known = seen();
  const decision = known?.view.decisions.find(({ by, options }) => by === known.view.viewer && options);
  if (!known || !decision || under.length === 0) return;
  const pairs = pairsTo(under);
  const [pair, ...others] = pairs;
  if (pair) {
    if (others.length === 0) for (const id of pair) click(id);
    else say(`First click ${pairs.map(([first]) => thingName(first)).join(' or ')}.`);
    return;
  }
  if (now.grey?.decision !== decision.id) {
    wondered = under;
    send({ type: 'why', decision: decision.id });
    return;
  }
  const [first] = refusedAbout(under);
  const marked = clicksOn(known.shownBy, known.view)(now.clicked).things.map(({ id }) => thingName(id));
  const instead = marked.length > 0 && marked.length <= TOLD ? ` Click ${marked.join(' or ')}, or a button.` : '';
  say(first ? inWords(first, decision).join(': ') : `This is no answer to the question.${instead}`);
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
