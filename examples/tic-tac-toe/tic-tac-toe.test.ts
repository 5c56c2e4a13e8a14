import { choose, createMatch, explain, type Match, undo, view } from '@rulewright/core';
import { readLog, replay, resume, toLog, writeLog } from '@rulewright/core/log';
import { conformance, perft, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type Board, type TicTacToe, ticTacToe } from './tic-tac-toe.js';

const scenario = scenarios<TicTacToe['rule']>(test);
const start = (): Match<TicTacToe> => createMatch(ticTacToe, { players: ['ada', 'bo'] });
const played = (...cells: readonly number[]): Match<TicTacToe> => cells.reduce(choose, start());

// #region scenario
scenario('players take turns, and a cell is marked once', 'TTT-1', play => {
  play(ticTacToe, { players: ['ada', 'bo'] })
    .waitsFor({ by: 'ada', kind: 'cell' })
    .choose('ada', 4)
    .events({ type: 'Marked', cell: 4, by: 'ada' })
    .options('bo', [0, 1, 2, 3, 5, 6, 7, 8])
    .refuses('bo', 4, { code: 'not-an-option', rule: 'TTT-1' });
  // #endregion
});

scenario('three in a row win, also with the last cell', 'TTT-2', play => {
  play(ticTacToe, { players: ['ada', 'bo'] })
    .choose('ada', 0)
    .choose('bo', 3)
    .choose('ada', 1)
    .choose('bo', 4)
    .choose('ada', 2)
    .ends({ reason: 'three-in-a-row', winners: ['ada'] });
  const lastCell: Board = { cells: ['ada', 'ada', null, 'bo', 'bo', 'ada', 'ada', 'bo', 'bo'] };
  play(ticTacToe, { players: ['ada', 'bo'], position: lastCell })
    .choose('ada', 2)
    .ends({ reason: 'three-in-a-row', winners: ['ada'] });
});

scenario('a full board without a row is a draw', 'TTT-3', play => {
  const lastCell: Board = { cells: ['ada', 'bo', 'ada', 'ada', 'bo', 'bo', 'bo', 'ada', null] };
  play(ticTacToe, { players: ['ada', 'bo'], position: lastCell })
    .choose('ada', 8)
    .ends({ reason: 'board-full', winners: [] });
});

// #region conformance
conformance(test, ticTacToe, { setups: [{ players: 2 }] });
// #endregion

// #region perft
test('there are 255,168 games and 5,478 positions', { timeout: 60_000 }, () => {
  const unchecked = createMatch(ticTacToe, { players: ['ada', 'bo'], checked: false });
  expect(perft(unchecked)).toEqual({ paths: 255_168, positions: 5_478 });
  // #endregion
});

// #region undo
test('a match is a value: the old one stays as it was', () => {
  const before = played(4);
  const after = choose(before, 0);
  expect(before.state.cells).toEqual([null, null, null, null, 'ada', null, null, null, null]);
  expect(after.state.cells[0]).toBe('bo');
});

test('the last action can be taken back by the player who made it', () => {
  const match = played(4, 0);
  expect(undo(match, 'bo').match.state).toEqual(played(4).state);
  expect(undo(match, 'ada').refusal).toEqual({ code: 'past-another-player' });
});
// #endregion

// #region save
test('a saved match goes on where it was', () => {
  const match = played(4, 0, 8);
  const loaded = resume(ticTacToe, readLog(writeLog(toLog(match))));
  expect(loaded.state).toEqual(match.state);
  expect(choose(loaded, 2).state).toEqual(choose(match, 2).state);
});

test('a log that cheats is found out, with the record', () => {
  const text = writeLog(toLog(played(4, 0, 8))).replace('"action":0', '"action":4');
  expect(replay(ticTacToe, readLog(text)).drift).toMatchObject({ refusal: { code: 'not-an-option', rule: 'TTT-1' } });
});
// #endregion

test('a view is made for one client: only the player who is asked sees the options', () => {
  const match = played(4);
  expect(view(match, 'bo').decisions[0]?.options).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  expect(view(match, 'ada').decisions[0]).toEqual({ id: 1, by: 'bo', kind: 'cell', rule: 'TTT-1' });
  expect(explain(match, { decision: 1, by: 'ada', choice: 0 })?.code).toBe('not-your-decision');
});
