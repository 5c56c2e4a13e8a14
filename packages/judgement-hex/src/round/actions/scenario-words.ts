import { history } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import type { Play } from '@rulewright/core/testing';
import { type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { ActionChoice, Jhx, JhxEvent } from '../../vocabulary/index.js';

export { scenario } from '../../combat/attack/scenario-words.js';
export { column } from '../../testing/index.js';

/** The direction of a drawing's column, upwards. */
export const up = 5;

/** The table that a Play is made with, and the cells of its drawing. */
export interface Table extends Laid {
  readonly cells: (names: string) => readonly Cell[];
}

/** A drawn table in the activation of `A`, with 3 AP unless it says otherwise. */
export const activating = (drawing: string, lay: LaidOut = {}): Table => {
  const laid = laidOut(drawing, { active: 'A', ...lay });
  return { ...laid, cells: names => [...names].map(laid.cell) };
};

/** The actions of a kind that are open to the player who is asked. */
export const offered = <D extends ActionChoice['do']>(
  { match }: Play<Jhx>,
  kind: D,
): readonly Extract<ActionChoice, { readonly do: D }>[] =>
  match.decisions
    .flatMap(decision => (decision.kind === 'action' ? (decision.options ?? []) : []))
    .filter((choice): choice is Extract<ActionChoice, { readonly do: D }> => choice.do === kind);

/** The kinds of action that are open, each once, in the order in which they are offered. */
export const kindsOffered = ({ match }: Play<Jhx>): readonly ActionChoice['do'][] => [
  ...new Set(
    match.decisions
      .flatMap(decision => (decision.kind === 'action' ? (decision.options ?? []) : []))
      .map(one => one.do),
  ),
];

/** The options of the first decision that the match waits for. */
export const options = ({ match }: Play<Jhx>): readonly unknown[] => match.decisions[0]?.options ?? [];

/** An Advance by these hexes, which ends where no further step can be taken or is wanted. */
export const walk = (
  play: Play<Jhx>,
  model: string,
  path: readonly Cell[],
  more: { readonly dash?: true } = {},
): Play<Jhx> => {
  const by = play.match.decisions[0]?.by ?? '';
  play.choose(by, { do: 'advance', model, ...more });
  for (const cell of path) {
    if (play.match.decisions[0]?.kind === 'step') play.choose(by, cell);
  }
  return play.match.decisions[0]?.kind === 'step' ? play.choose(by, 'stop') : play;
};

/** The types of all events so far, in order. */
export const story = ({ match }: Play<Jhx>): readonly JhxEvent['type'][] =>
  history(match).flatMap(({ records }) =>
    records.flatMap(record => (record.kind === 'event' ? [record.event.type] : [])),
  );

/** The rules under which the events of one type were told, in order. */
export const cited = ({ match }: Play<Jhx>, type: JhxEvent['type']): readonly (readonly string[])[] =>
  history(match).flatMap(({ records }) =>
    records.flatMap(record => (record.kind === 'event' && record.event.type === type ? [[record.rule].flat()] : [])),
  );
