import {
  type Decision,
  type GameTypes,
  isObject,
  type Presentation,
  type Scene,
  type SeenRecord,
  type View,
} from '@rulewright/core';
import { clicksOn, wishHint, wishOf, wishOfText } from '@rulewright/core/clicks';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { boardPoint, renderScene } from '@rulewright/viewer';
import { applyPatch } from 'rfc6902';
import { presentations } from './games.js';
import type { FromClient, FromServer, Shown } from './wire.js';

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

const table = location.pathname.slice('/t/'.length);
const key = `seat at ${table}`;
let presentation: Presentation<GameTypes> | undefined;
let shown: Shown | undefined;
let records: readonly SeenRecord<GameTypes>[] = [];
let length = 0;
let clicked: readonly string[] = [];
let scene: Scene | undefined;
let suggested: { readonly decision: number; readonly choices: readonly unknown[] } | undefined;
let socket: WebSocket;
/** A wish that waits for the nearest legal answer, and if the reader has confirmed it. */
let wished: { readonly decision: number; readonly confirm: boolean } | undefined;

/** Sends a message; the page says that it is busy until the server has answered. */
const send = (message: FromClient): void => {
  document.body.dataset.busy = message.type;
  socket.send(JSON.stringify(message));
};
const say = (text: string): void => part('said').replaceChildren(text);
const button = (label: string, run: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = label;
  made.addEventListener('click', run);
  return made;
};

const viewNow = (): View<GameTypes> | undefined => shown && ({ ...shown, records } as View<GameTypes>);

/** The own decision whose answers cannot be listed. */
const openQuestion = (view: View<GameTypes>): Decision<GameTypes> | undefined =>
  view.decisions.find(({ by, options }) => by === view.viewer && !options);

const answer = (decision: number, choice: unknown): void => {
  clicked = [];
  send({ type: 'answer', decision, choice });
};

/** The point of the board under the pointer, in the units of the scene. */
const pointOf = (event: MouseEvent): { x: number; y: number } | undefined => {
  const svg = part('board').querySelector('svg');
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix) return undefined;
  return scene && boardPoint(scene, new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
};

const itemsAt = (event: MouseEvent): readonly string[] =>
  document.elementsFromPoint(event.clientX, event.clientY).flatMap(element => {
    const id = element.closest<SVGElement>('#board [data-id]')?.dataset.id;
    return id === undefined ? [] : [id];
  });

const tell = (view: View<GameTypes>, shownBy: Presentation<GameTypes>): void => {
  const { words } = shownBy;
  const lines = records.slice(-60).flatMap(record => {
    if (record.kind === 'event') return [eventInWords(words, record.event, view.state)];
    if (record.kind === 'roll') return [`${record.request.purpose}: ${record.faces.join(' ')}`];
    return record.kind === 'concession' ? [`${record.by} gives up`] : [];
  });
  part('story').replaceChildren(
    ...lines
      .filter(line => line !== '')
      .map(line => Object.assign(document.createElement('li'), { textContent: line })),
  );
  part('story').scrollTop = 1e9;
};

const ask = (view: View<GameTypes>, shownBy: Presentation<GameTypes>): void => {
  const { words } = shownBy;
  const mine = view.decisions.filter(({ by }) => by === view.viewer);
  const [first] = mine;
  const waiting = view.decisions.map(({ by }) => by).join(', ');
  part('asked').textContent = view.outcome
    ? words.outcome(view.outcome)
    : first
      ? words.decision(first, view.state)
      : `waiting for ${waiting}`;
  const { things, buttons, answer: only } = clicksOn(shownBy, view)(clicked);
  if (only) {
    answer(only.action.decision, only.action.choice);
    return;
  }
  const ids = new Set(things.map(({ id }) => id));
  for (const element of part('board').querySelectorAll<SVGElement>('[data-id]')) {
    element.classList.toggle('can', ids.has(element.dataset.id ?? ''));
    element.classList.toggle('is-clicked', clicked.includes(element.dataset.id ?? ''));
  }
  // Rows of panels stand for what is not on the board, so each thing has a button too.
  const undrawn = things.filter(({ id }) => !part('board').querySelector(`[data-id="${CSS.escape(id)}"]`));
  const open = openQuestion(view);
  const hint = open && wishHint(shownBy, open);
  if (open && suggested?.decision !== open.id) {
    suggested = { decision: open.id, choices: [] };
    send({ type: 'suggest', decision: open.id });
  }
  part('buttons').replaceChildren(
    ...buttons.map(({ answer: own }) =>
      button(choiceInWords(words, own.decision, own.action.choice, view.state), () =>
        answer(own.action.decision, own.action.choice),
      ),
    ),
    ...undrawn.map(({ id, answers }) =>
      button(
        answers.length === 1 && answers[0]
          ? choiceInWords(words, answers[0].decision, answers[0].action.choice, view.state)
          : id,
        () => click(id),
      ),
    ),
    ...(open && suggested ? suggested.choices : []).map(choice =>
      button(choiceInWords(words, open as Decision<GameTypes>, choice, view.state), () =>
        answer(open?.id ?? 0, choice),
      ),
    ),
    ...(clicked.length > 0 ? [button('Back', () => click(undefined))] : []),
    ...(hint === undefined || !open ? [] : [typed(view, open, hint)]),
  );
};

/** A field for wishes in words, such as a place. */
const typed = (view: View<GameTypes>, decision: Decision<GameTypes>, hint: string): HTMLElement => {
  const field = Object.assign(document.createElement('input'), { placeholder: hint, id: 'wish' });
  field.addEventListener('change', () => {
    const wish = presentation && wishOfText(presentation, view, decision, field.value);
    if (wish === undefined) return say(`“${field.value}” is not ${hint}`);
    wished = { decision: decision.id, confirm: true };
    return send({ type: 'wish', decision: decision.id, wish });
  });
  return field;
};

const click = (id: string | undefined): void => {
  const view = viewNow();
  if (!view || !presentation) return;
  clicked = id === undefined ? [] : [...clicked, id];
  if (clicksOn(presentation, view)(clicked).answers.length === 0) clicked = [];
  ask(view, presentation);
};

const draw = (): void => {
  const view = viewNow();
  if (!view || !presentation) return;
  scene = presentation.scene(view);
  part('board').innerHTML = renderScene(scene, { legend: false });
  part('seat').textContent = view.viewer ?? 'watching';
  part('sit').hidden = view.viewer !== undefined;
  part('undo').hidden = view.viewer === undefined;
  part('concede').hidden = view.viewer === undefined || view.outcome !== undefined;
  ask(view, presentation);
  tell(view, presentation);
};

const boardClick = (event: MouseEvent, confirm: boolean): void => {
  const view = viewNow();
  if (!view || !presentation) return;
  const things = clicksOn(presentation, view)(clicked).things.map(({ id }) => id);
  const under = itemsAt(event);
  const item = under.find(id => things.includes(id));
  if (item !== undefined && confirm) {
    click(item);
    return;
  }
  const at = pointOf(event);
  const found = wishOf(presentation, view, { item: under[0] ?? '', ...(at ? { at } : {}) });
  if (!found) return;
  wished = { decision: found.decision.id, confirm };
  send({ type: 'wish', decision: found.decision.id, wish: found.wish });
};

const receive = async (message: FromServer): Promise<void> => {
  if (message.type !== 'around') delete document.body.dataset.busy;
  switch (message.type) {
    case 'table': {
      presentation ??= await presentations[message.game]?.();
      shown = { ...message.shown };
      records = [
        ...records.filter(({ seq }) => seq < message.length),
        ...message.records.filter(({ seq }) => !records.some(known => known.seq === seq)),
      ];
      length = message.length;
      clicked = [];
      return draw();
    }
    case 'change':
      if (!shown) return;
      shown = structuredClone(shown);
      applyPatch(shown, [...message.patch]);
      records = [...records.filter(({ seq }) => seq < message.length), ...message.records];
      length = message.length;
      clicked = [];
      say('');
      return draw();
    case 'around': {
      const { present, undo, clock } = message.around;
      const mine = shown?.viewer;
      part('around').textContent =
        `at the table: ${present.join(', ') || 'nobody'}${clock === null ? '' : `, ${clock} s left`}`;
      if (undo && mine !== undefined && !undo.agreed.includes(mine)) {
        part('said').replaceChildren(
          `${undo.by} asks to take back the last action `,
          button('Agree', () => send({ type: 'agree', yes: true })),
          button('Refuse', () => send({ type: 'agree', yes: false })),
        );
      }
      return;
    }
    case 'refused':
      return say(message.message);
    case 'suggested': {
      suggested = message;
      const view = viewNow();
      if (view && presentation) ask(view, presentation);
      return;
    }
    case 'near': {
      const view = viewNow();
      const open = view && openQuestion(view);
      if (!presentation || !open || open.id !== message.decision) return;
      if (message.choice === null) return say('no legal answer is near');
      if (wished?.confirm) return answer(open.id, message.choice);
      return say(`here: ${choiceInWords(presentation.words, open, message.choice, view.state)}`);
    }
  }
};

/** Connects, and connects again when the connection is lost, with the number of records that are known already. */
const connect = (): void => {
  const token = localStorage.getItem(key) ?? '';
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  socket = new WebSocket(`${scheme}://${location.host}/ws/${table}?token=${token}&since=${length}`);
  let queue = Promise.resolve();
  socket.addEventListener('message', event => {
    queue = queue.then(() => receive(JSON.parse(String(event.data)) as FromServer));
  });
  socket.addEventListener('close', () => setTimeout(connect, 500));
};

part('board').addEventListener('click', event => boardClick(event, true));
// A dragging pointer shows the nearest legal answer; letting go confirms it with a click.
part('board').addEventListener('pointermove', event => {
  if ((event.buttons & 1) === 1) boardClick(event, false);
});
part('sit').addEventListener('click', async () => {
  const given: unknown = await (await fetch(`/tables/${table}/sit`, { method: 'POST' })).json();
  if (!isObject(given) || typeof given.token !== 'string') return say(String(isObject(given) ? given.refused : given));
  localStorage.setItem(key, given.token);
  records = [];
  length = 0;
  socket.close();
});
part('undo').addEventListener('click', () => send({ type: 'undo' }));
part('concede').addEventListener('click', () => send({ type: 'concede' }));
connect();
