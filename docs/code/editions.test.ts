import { act, createMatch, explain, suggest } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { reviseEdition } from '@rulewright/core/editions';
import { readLog, replay, resume, toLog, writeLog } from '@rulewright/core/log';
import { Play } from '@rulewright/core/testing';
import { createGame as createArena, hexEdition, type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { laidOut } from '@rulewright/judgement-hex/testing';
import { causeway, v11Content, v11Edition } from '@rulewright/judgement-hex/v11';
import { createGame, judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { defaultContent } from '@rulewright/judgement-of-the-gods/content';
import { expect, test } from 'vitest';
import { ourEdition, ourGame } from './my-edition.js';

test('a recalled Hero heals', () => {
  // #region test
  const table = laidOut(
    `
        .
     @     .
  @     @     .
     1     .
  .     .     .
     A     .
  .     .     b
`,
    { active: 'A', models: { A: { damage: 4 } }, edition: ourEdition },
  );
  const p = new Play(table.game, { ...table.setup, dice: [5] });
  p.choose('p1', { do: 'effigy-recall', model: 'A', to: table.cell('1') });
  expect(p.state.models[0]).toMatchObject({ id: 'A', at: table.cell('1'), damage: 0 }); // a D3 of 3, and 1
  // #endregion
});

test('wrong names', () => {
  // #region names
  const longer = { charge: [{ remove: 'run' }] } as const;
  expect(() => reviseEdition(hexEdition, 'mine', { procedures: longer })).toThrow(
    'mine charge: charge has no part called "run", only "find how far it comes", "move along the way", ' +
      '"charge-moved", "attack"',
  );
  // #endregion
});

test('a log names the edition', () => {
  // #region log
  const match = createMatch(ourGame, { players: 2, seed: 'ours' });
  const log = readLog(writeLog(toLog(match)));
  expect(log.header.edition).toEqual({ id: 'our-table', hash: expect.any(String) });
  expect(resume(ourGame, log).state).toEqual(match.state);
  expect(() => replay(judgementHex, log)).toThrow('other-edition at line 1.edition');
  // #endregion
});

test('the village', () => {
  // #region village
  const patient = reviseEdition(judgementOfTheGods.edition, 'patient-gods', {
    numbers: { end: { judgementDaysToLose: { value: 4 } } },
  });
  const game = createGame(defaultContent, patient);
  expect(game.pack.judgementDaysToLose).toBe(4); // the rules read the pack with the numbers of the edition
  // #endregion
  expect(createMatch(game, { players: 2, seed: 'x' }).decisions).toHaveLength(1);
});

test('the edition in inches', () => {
  // #region inches
  const ours = reviseEdition(v11Edition, 'our-inches', { numbers: { moves: { charge: { value: 4 } } } });
  const arena = createArena({ pack: v11Content, maps: [causeway], edition: ours });
  const options = { map: 'causeway', v11AdjacentInches: 1.5 } as const;
  const bot = randomBot<Jhx>('inches');
  let begun = createMatch(arena, { players: ['ann', 'bob'], seed: 'inches', options });
  let [decision] = begun.decisions;
  while (decision && decision.kind !== 'deploy') {
    begun = act(begun, bot.answer(begun, decision));
    [decision] = begun.decisions;
  }
  if (!decision) throw new Error('nothing was deployed');
  // A place on a table cannot be listed: any that passes the check is an answer, and the game suggests some.
  expect(decision.options).toBeUndefined();
  const [choice] = suggest(begun, decision, 1);
  expect(choice).toEqual({ model: expect.any(String), at: expect.any(Number) });
  expect(explain(begun, { decision: decision.id, by: decision.by, choice })).toBeUndefined(); // nothing speaks against it
  // #endregion
});
