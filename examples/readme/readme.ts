// #region tour
import { act, attempt, createMatch, legal, undo, view } from '@rulewright/core';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';

const start = createMatch(judgementOfTheGods, { players: ['ann', 'bob', 'cy', 'dee'], seed: 'readme' });

// The match waits for decisions; their options are exactly the legal answers. Rolls and decisions share one count.
console.log(start.decisions.map(({ id, by, kind, rule }) => `${id}, ${by}: ${kind} (${rule})`));
// [ '6, ann: turn (JOG-TURN-004)' ]
console.log(legal(start, 'ann').map(action => action.choice));
// [ { do: 'explore', draw: 1 }, { do: 'produce' }, { do: 'pass' } ]

// An illegal answer is refused with the rule that forbids it; nothing changes.
const { refusal } = attempt(start, { decision: 6, by: 'ann', choice: { do: 'hallow' } });
console.log(refusal?.code, refusal?.rule); // not-a-hallower JOG-HAL-002

// A match is an immutable value: acting returns the next match, and undoing returns an earlier one.
const next = act(start, { decision: 6, by: 'ann', choice: { do: 'produce' } });
console.log(start.state.pool.stone, next.state.pool.stone); // 25 30
console.log(undo(next, 'ann').match === start); // true

// A view holds only what its player may know: here the remaining cards, but not their order.
const { decks } = view(next, 'bob').state;
console.log(decks.terrain); // { size: 20, top: [], bottom: [], unknown: { forest: 3, hill: 3, … } }

// A log of JSON Lines replays to the same hash, or says at which record today's rules differ.
const text = writeLog(toLog(next));
console.log(replay(judgementOfTheGods, readLog(text)).drift); // undefined
// #endregion
