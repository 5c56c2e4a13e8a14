import { GameError } from '@rulewright/core';
import { createPresentation as eldfall } from '@rulewright/eldfall-d20/presentation';
import { judgementHex } from '@rulewright/judgement-hex';
import { createPresentation as hexes } from '@rulewright/judgement-hex/presentation';
import { createPresentation as v11 } from '@rulewright/judgement-hex/v11/presentation';
import { createPresentation as gods } from '@rulewright/judgement-of-the-gods/presentation';
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
