// #region imports
import {
  act,
  attempt,
  createMatch,
  explain,
  legal,
  type Match,
  type PlayerId,
  retell,
  story,
  undo,
  view,
} from '@rulewright/core';
import { type Bot, greedyBot } from '@rulewright/core/bots';
import { clicksOn, drawnIds } from '@rulewright/core/clicks';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { judgementOfTheGods as game, type Jog } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';
import { presentation } from '@rulewright/judgement-of-the-gods/presentation';
import { renderScene } from '@rulewright/viewer';
// #endregion
import { expect, test } from 'vitest';

const players = ['ann', 'bob', 'cy', 'dee'];
const start = createMatch(game, { players, seed: 'adaptation' });

test('buttons', () => {
  // #region buttons
  const { words } = presentation;
  const { state } = view(start, 'ann'); // models of the same name are told apart by what the player sees
  const buttons = start.decisions
    .filter(decision => decision.by === 'ann')
    .flatMap(decision =>
      (decision.options ?? []).map((choice, i) => ({
        label: choiceInWords(words, decision, choice, state),
        warning: decision.marks?.fatal?.includes(i) ?? false, // this answer loses the game at once
        action: { decision: decision.id, by: decision.by, choice },
      })),
    );
  expect(buttons.map(({ action }) => action)).toEqual(legal(start, 'ann'));
  for (const { action } of buttons) expect(explain(start, action)).toBeUndefined(); // all of them are accepted
  // #endregion
  expect(buttons.every(({ label, warning }) => label !== '' && !warning)).toBe(true);
});

test('clicks', () => {
  // #region clicks
  const seen = view(start, 'ann');
  const { scene, words } = presentation;
  const meaning = clicksOn(presentation, seen);

  // Before the first click: things to highlight on the picture, and buttons for answers without a place on it.
  const { things, buttons } = meaning([]);
  const drawn = drawnIds(scene(seen));
  expect(things.every(({ id }) => drawn.has(id))).toBe(true);
  const labels = buttons.map(({ answer }) => choiceInWords(words, answer.decision, answer.action.choice));
  expect(labels).toEqual(['Take no action']);

  // Each click leaves fewer answers; the last one makes an answer, ready for `act`.
  let clicked: readonly string[] = [];
  const click = (id: string): Match<Jog> | undefined => {
    const now = meaning([...clicked, id]);
    clicked = now.answers.length > 0 ? [...clicked, id] : []; // a click that means nothing begins again
    return now.answer && act(start, now.answer.action);
  };
  expect(click('deck judgement')).toBeUndefined();
  const next = click('deck terrain'); // ann's character explores
  // #endregion
  expect(next?.state.pool).not.toEqual(start.state.pool);
});

test('why not', () => {
  // #region why-not
  const [decision] = start.decisions;
  const action = { decision: decision?.id, by: 'ann', choice: { do: 'statue' } };
  expect(explain(start, action)).toEqual({ code: 'wrong-building', rule: 'JOG-SPC-002', detail: { needs: 'temple' } });
  // #endregion
});

test('a client', () => {
  // #region since
  const before = view(start, 'bob');
  const next = act(start, { decision: start.decisions[0]?.id ?? 0, by: 'ann', choice: { do: 'pass' } });

  // The records that bob's client has not been told yet, as bob may see them.
  const news = story(next, 'bob', before.length);
  expect(news[0]).toMatchObject({ kind: 'action', by: 'ann', choice: { do: 'pass' } });
  expect([...before.records, ...news]).toEqual(view(next, 'bob').records);

  const svg = renderScene(presentation.scene(view(next, 'bob'))); // one picture of the table, as text
  // #endregion
  expect(svg).toMatch(/^<svg /);
});

test('record by record', () => {
  // #region retell
  const known = view(start, 'bob').length;
  const next = act(start, { decision: start.decisions[0]?.id ?? 0, by: 'ann', choice: { do: 'pass' } });

  // For each record its line, and the pictures of the table before and after it, as bob may see them.
  const steps = [...retell(next, 'bob', known)].map(({ record, before, after }) => ({
    line: record.kind === 'event' ? eventInWords(presentation.words, record.event, after, before) : '',
    from: presentation.scene({ ...view(next, 'bob'), state: before }),
    to: presentation.scene({ ...view(next, 'bob'), state: after }),
  }));
  // #endregion
  expect(steps.map(({ line }) => line).join(' ')).toContain('takes no action');
  expect(steps.at(-1)?.to).toEqual(presentation.scene(view(next, 'bob')));
});

test('undo and saves', () => {
  // #region undo
  const passed = act(start, { decision: start.decisions[0]?.id ?? 0, by: 'ann', choice: { do: 'pass' } });
  expect(undo(passed, 'ann').match).toBe(start);

  const produced = act(passed, { decision: passed.decisions[0]?.id ?? 0, by: 'bob', choice: { do: 'produce' } });
  expect(undo(produced, 'ann').refusal).toEqual({ code: 'past-another-player' });
  const friendly = { pastOthers: true, pastRolls: false, pastReveals: false, dice: 'keep' } as const;
  expect(undo(produced, 'ann', friendly).match).toBe(start);
  // #endregion

  // #region save
  const file = writeLog(toLog(produced));
  const loaded = resume(game, readLog(file)); // throws if today's rules would have played differently
  expect(loaded.state).toEqual(produced.state);
  expect(loaded.decisions).toEqual(produced.decisions);
  // #endregion
});

test('bots', () => {
  // #region bots
  const bots: Readonly<Record<PlayerId, Bot<Jog>>> = {
    cy: greedyBot(evaluate, { seed: 'cy' }),
    dee: greedyBot(evaluate, { seed: 'dee' }),
  };
  /** Lets the bots answer until a person is asked or the match is over. */
  const settle = (match: Match<Jog>): Match<Jog> => {
    const decision = match.decisions.find(({ by }) => bots[by]);
    const bot = decision && bots[decision.by];
    return bot ? settle(act(match, bot.answer(match, decision))) : match;
  };
  // #endregion
  const pass = (match: Match<Jog>, by: PlayerId): Match<Jog> =>
    act(match, { decision: match.decisions[0]?.id ?? 0, by, choice: { do: 'pass' } });
  const waiting = settle(pass(pass(start, 'ann'), 'bob'));
  expect(waiting.length).toBeGreaterThan(start.length + 5);
  expect(waiting.decisions.every(({ by }) => by === 'ann' || by === 'bob')).toBe(true);
});

// #region server
/** One table of a server. The match never leaves it; clients get views. */
class Table {
  #match: Match<Jog>;
  constructor(match: Match<Jog>) {
    this.#match = match;
  }

  /** The view of a seat. `since`: the `length` of the view that the seat knows already. */
  look(seat: PlayerId, since = 0): object {
    return view(this.#match, seat, since);
  }

  /** `seat` comes from the session, never from the message; `message` may be any value at all. */
  take(seat: PlayerId, message: unknown): object {
    const action = typeof message === 'object' && message !== null ? { ...message, by: seat } : message;
    const { length } = view(this.#match, seat, this.#match.length);
    const { match, refusal } = attempt(this.#match, action);
    this.#match = match;
    return refusal ? { refusal } : this.look(seat, length);
  }
}
// #endregion

test('a server', () => {
  const table = new Table(start);
  const decision = start.decisions[0]?.id;
  expect(table.take('bob', { decision, by: 'ann', choice: { do: 'pass' } })).toMatchObject({
    refusal: { code: 'not-your-decision' },
  });
  expect(table.take('ann', 'drop table')).toMatchObject({ refusal: { code: 'malformed' } });
  expect(table.take('ann', { decision, choice: { do: 'pass' } })).toMatchObject({
    viewer: 'ann',
    decisions: [{ by: 'bob' }],
  });
  expect(table.take('ann', { decision, choice: { do: 'pass' } })).toMatchObject({
    refusal: { code: 'stale-decision' },
  });
  expect(JSON.stringify(table.look('cy'))).not.toContain('adaptation');
});
