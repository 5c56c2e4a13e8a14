import { type GameTypes, isObject, type View } from '@rulewright/core';
import { refusalInWords } from '@rulewright/core/words';
import { applyPatch } from 'rfc6902';
import { drawBoard, forgetWish, listenToBoard, listenToSuggestions, showNear } from './board.js';
import { presentations } from './games.js';
import { button, endBusy, keepFocus, line, nameOf, now, part, say, seen, send } from './now.js';
import { ask, listenToQuestions } from './questions.js';
import { listenToReading, loadCards } from './reading.js';
import { showGrey } from './reasons.js';
import { drawLegend, drawPanels, showCard, tellStory } from './sides.js';
import { type Around, type FromServer, SHOWN } from './wire.js';
import { listenToZoom } from './zoom.js';

const table = location.pathname.slice('/t/'.length);
const key = `seat at ${table}`;

/** Draws everything for the view of this moment. */
const draw = (): void => {
  now.clicked = [];
  delete now.near;
  delete now.tried;
  delete now.scene;
  const known = seen();
  if (!known) return;
  const { view, shownBy } = known;
  const mine = view.decisions.some(({ by }) => by === view.viewer);
  document.title = `${mine ? '● ' : ''}${shownBy.title}`;
  drawBoard();
  drawLegend();
  drawPanels();
  if (now.carded !== undefined) showCard(now.carded);
  part('seat').textContent = view.viewer === undefined ? 'watching' : nameOf(view.viewer);
  part('sit').hidden = view.viewer !== undefined || view.outcome !== undefined;
  const isOver = view.outcome !== undefined;
  part('replay').hidden = !isOver;
  for (const button of ['undo', 'concede']) part(button).hidden = view.viewer === undefined || isOver;
  ask(view, shownBy);
  // The question takes room from the story, so the story is scrolled to its end after it.
  tellStory();
};

/** The moment at which the clock runs out, by the clock of this machine. */
let until: number | null = null;

const showClock = (): void => {
  part('clock').textContent = until === null ? '' : `${Math.max(0, Math.round((until - Date.now()) / 1000))} s left`;
};

/** Tells that a bot answers for players, with a button for a player who is back, and which bots have failed. */
const tellBots = (away: readonly string[], broken: readonly string[]): void => {
  const mine = now.shown?.viewer;
  const others = away.filter(player => player !== mine).map(nameOf);
  part('away').replaceChildren(
    ...(mine !== undefined && away.includes(mine)
      ? ['Your time was up, so a bot answers for you. ', button('Play on', () => send({ type: 'back' }), 'do')]
      : []),
    ...(others.length > 0 ? [`A bot answers for ${others.join(', ')}, whose time was up.`] : []),
    ...(broken.length > 0
      ? [` The bot of ${broken.map(nameOf).join(', ')} has failed: it answers at random, or gives up.`]
      : []),
  );
};

const tellAround = ({ present, undo, undone, away, broken, clock }: Around): void => {
  now.undone = undone;
  until = clock === null ? null : Date.now() + clock * 1000;
  showClock();
  tellBots(now.shown?.outcome === undefined ? away : [], broken);
  const mine = now.shown?.viewer;
  const others = present.filter(one => one !== now.shown?.viewer);
  part('around').textContent = `with ${others.map(nameOf).join(', ') || 'nobody else'}`;
  const asked = undo && mine !== undefined && !undo.agreed.includes(mine);
  part('undoing').replaceChildren(
    ...(asked
      ? [
          `${nameOf(undo.by)} asks to take back an action `,
          button('Agree', () => send({ type: 'agree', yes: true })),
          button('Refuse', () => send({ type: 'agree', yes: false })),
        ]
      : undo
        ? [`${nameOf(undo.by)} has asked to take back an action`]
        : []),
  );
};

/** The known records up to a length with new ones in their places: an answer that was hidden comes again when it is open. */
const recordsWith = ({ records, length }: Pick<View<GameTypes>, 'records' | 'length'>): typeof now.records => {
  const come = new Set(records.map(({ seq }) => seq));
  const known = now.records.filter(({ seq }) => seq < length && !come.has(seq));
  return [...known, ...records].sort((one, other) => one.seq - other.seq);
};

const receive = async (message: FromServer): Promise<void> => {
  if (message.type !== 'around' && message.type !== 'change') endBusy(message);
  switch (message.type) {
    case 'table': {
      const isNew = now.presentation === undefined;
      now.presentation ??= (await presentations[message.game]?.()) as NonNullable<typeof now.presentation>;
      // The page does not wait for the cards.
      if (isNew) void loadCards(message.game, () => keepFocus(draw)).catch(() => say('The cards cannot be loaded.'));
      now.shown = message.shown;
      now.records = recordsWith(message);
      now.lines = message.lines;
      now.length = message.length;
      keepFocus(draw);
      tellAround(message.around);
      return;
    }
    case 'change':
      if (!now.shown) return;
      now.shown = structuredClone(now.shown);
      applyPatch(now.shown, [...message.patch]);
      endBusy(message);
      now.records = recordsWith(message);
      now.lines = [...now.lines.filter(({ seq }) => seq < message.length), ...message.lines].slice(-SHOWN);
      now.length = message.length;
      say('');
      forgetWish();
      keepFocus(draw);
      tellAround(message.around);
      return;
    case 'around':
      return tellAround(message.around);
    case 'declined':
      return say(`${nameOf(message.by)} does not agree to take it back.`);
    case 'refused': {
      const known = seen();
      const { message: text, refusal } = message;
      return say(refusal && known ? refusalInWords(known.shownBy.words, refusal, known.view.state) : text);
    }
    case 'suggested': {
      now.suggested = message;
      keepFocus(() => {
        drawBoard();
        const known = seen();
        if (known) ask(known.view, known.shownBy);
      });
      return;
    }
    case 'near':
      now.near = message;
      return showNear();
    case 'grey':
      now.grey = message;
      return showGrey();
  }
};

/** Connects, and connects again when the connection is lost, with the number of the record that comes next. */
const connect = (): void => {
  const token = localStorage.getItem(key) ?? '';
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  // The secret of the seat is no part of the address: servers write addresses into their logs.
  const socket = new WebSocket(
    `${scheme}://${location.host}/ws/${table}?since=${now.length}&undone=${now.undone}`,
    token === '' ? [] : [token],
  );
  line.socket = socket;
  let queue = Promise.resolve();
  socket.addEventListener('message', event => {
    queue = queue.then(() => receive(JSON.parse(String(event.data)) as FromServer));
  });
  socket.addEventListener('open', () => say(''));
  socket.addEventListener('close', () => {
    if (now.length > 0) say('The connection is lost; the page connects again.');
    setTimeout(connect, 500);
  });
};

part('replay').setAttribute('href', `/t/${table}/replay`);
listenToBoard();
listenToZoom();
listenToSuggestions();
listenToQuestions();
listenToReading();
part('sit').addEventListener('click', async () => {
  const given: unknown = await (await fetch(`/tables/${table}/sit`, { method: 'POST' })).json();
  if (!isObject(given) || typeof given.token !== 'string') return say(String(isObject(given) ? given.refused : given));
  localStorage.setItem(key, given.token);
  // A player may see more of the same records than a spectator, so they are fetched again.
  Object.assign(now, { records: [], lines: [], length: 0 });
  return line.socket?.close();
});
part('undo').addEventListener('click', () => send({ type: 'undo' }));
part('concede').addEventListener('click', () => {
  if (confirm('Give the match up?')) send({ type: 'concede' });
});
setInterval(showClock, 500);
connect();
