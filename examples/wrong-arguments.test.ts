import { GameError } from '@rulewright/core';
import { createGame as eldfallGame, tableIn } from '@rulewright/eldfall-d20';
import { createPresentation as eldfall } from '@rulewright/eldfall-d20/presentation';
import { createGame as hexGame, judgementHex } from '@rulewright/judgement-hex';
import { tableIn as hexTable } from '@rulewright/judgement-hex/numbers';
import { createPresentation as hexes } from '@rulewright/judgement-hex/presentation';
import { createPresentation as v11 } from '@rulewright/judgement-hex/v11/presentation';
import { createGame as godsGame } from '@rulewright/judgement-of-the-gods';
import { createPresentation as gods } from '@rulewright/judgement-of-the-gods/presentation';
import { createGame as shroudfallGame } from '@rulewright/shroudfall-inches';
import { tableIn as shroudfallTable } from '@rulewright/shroudfall-inches/numbers';
import { createPresentation as shroudfall } from '@rulewright/shroudfall-inches/presentation';
import { expect, test } from 'vitest';

test.each([
  ['Eldfall without a game', () => eldfall(undefined as never), /^game is undefined: createGame returns one$/],
  ['Eldfall with a pack', () => eldfall({ id: 'pack' } as never), /^game has no field pack: /],
  ['Shroudfall without a game', () => shroudfall(null as never), /^game is null: /],
  ['Shroudfall with a pack', () => shroudfall({ pack: {} } as never), /^game has no field edition: /],
  ['v11 with a function', () => v11((() => 0) as never), /^game is a function: /],
  ['Judgement with a game', () => hexes(judgementHex as never, []), /^pack has no field heroes: .* field pack$/],
  ['Judgement without maps', () => hexes(judgementHex.pack, undefined as never), /^maps is no list: /],
  ['Gods with a text', () => gods('pack' as never), /^pack is a string: /],
  ['Gods with a game', () => gods({ pack: {} } as never), /^pack has no field roles: /],
])('createPresentation of %s says by name what is wrong', (_, call: () => unknown, message) => {
  expect(call).toThrow(GameError);
  expect(call).toThrow(message);
});

test.each([
  ['Judgement without parts', () => hexGame(undefined as never), /^parts is undefined: such as \{ pack, maps \}$/],
  ['Judgement with a pack', () => hexGame(judgementHex.pack as never), /^parts has no field pack: such as /],
  ['Judgement without maps', () => hexGame({ pack: judgementHex.pack } as never), /^parts has no field maps: /],
  [
    'Judgement with one map',
    () => hexGame({ pack: judgementHex.pack, maps: judgementHex.maps[0] as never }),
    /^maps is an object: readMap /,
  ],
  [
    'Judgement with a name',
    () => hexGame({ pack: 'pack' as never, maps: [] }),
    /^pack is a string: readContent reads one/,
  ],
  [
    'Judgement with numbers',
    () => hexGame({ pack: judgementHex.pack, maps: [], edition: {} as never }),
    /^edition has no field numbers: hexEdition /,
  ],
  ['Shroudfall without parts', () => shroudfallGame(null as never), /^parts is null: such as \{ pack \}$/],
  [
    'Shroudfall with a pack of hexes',
    () => shroudfallGame({ pack: judgementHex.pack as never }),
    /^pack has no field scenarios: /,
  ],
  ['Eldfall without a pack', () => eldfallGame({} as never), /^parts has no field pack: /],
  [
    'Eldfall with a pack of hexes',
    () => eldfallGame({ pack: judgementHex.pack as never }),
    /^pack has no field profiles: /,
  ],
  ['Gods with nothing', () => godsGame(undefined as never), /^pack is undefined: readContent reads one/],
  ['Gods with parts', () => godsGame({ pack: {} } as never), /^pack has no field roles: /],
])('createGame of %s says by name what is wrong', (_, call: () => unknown, message) => {
  expect(call).toThrow(GameError);
  expect(call).toThrow(message);
});

test.each([
  ['Judgement', hexTable],
  ['Shroudfall', shroudfallTable],
  ['Eldfall', tableIn],
])('tableIn of %s refuses by name what is no match of its game', (_, table: (match: never) => unknown) => {
  expect(() => table(undefined as never)).toThrow(GameError);
  expect(() => table({} as never)).toThrow(/^no match of a game that createGame returned: /);
  expect(() => table({ game: { id: 'pig' } } as never)).toThrow(/^no match of a game /);
});
