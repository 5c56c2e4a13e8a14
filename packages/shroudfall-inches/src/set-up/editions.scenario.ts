import { createMatch } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { bookEdition } from '../edition.js';
import { createGame } from '../game.js';
import { introductoryEdition } from '../introductory.js';
import type { RuleId } from '../rulebook/index.js';
import type { ArmyList } from '../vocabulary/army.js';

const scenario = scenarios<RuleId>(test);
const [watch, hunt] = ['harbour-watch', 'green-hunt'].map((id): ArmyList => {
  const found = defaultContent.armies[id];
  if (!found) throw new RangeError(`no army ${id}`);
  return found;
}) as [ArmyList, ArmyList];
const setup = { players: ['p1', 'p2'], dice: [3, 3, 1, 0] } as const;

scenario('a first game has one scenario, without vetoes and draws', ['SFI-SCENARIO-001', 'SFI-SCENARIO-020'], play => {
  const game = createGame({ pack: defaultContent, edition: introductoryEdition });
  const p = play(game, setup).choose('p1', watch).choose('p2', hunt).choose('p1', 'token').choose('p1', 'p1');
  p.choose('p1', 'low').waitsFor({ by: 'p2', kind: 'terrainCard' });
  expect(p.state.scenarios).toEqual(['captivating-crystal-creations']);
  expect(p.state.elements.map(({ at }) => at)).toEqual([9, 18, 27].map(y => ({ x: inches(18), y: inches(y) })));
});

scenario('an edition can leave out a step of set-up', 'SFI-SETUP-001', play => {
  const edition = reviseEdition(bookEdition, 'bare', { procedures: { setUp: [{ remove: 'place terrain' }] } });
  const game = createGame({ pack: defaultContent, edition });
  const dice = [...setup.dice, { order: [1, 0] }, { order: [0, 1] }];
  const p = play(game, { ...setup, dice })
    .choose('p1', watch)
    .choose('p2', hunt)
    .choose('p1', 'token');
  p.choose('p1', 'p1').choose('p1', 'idols-and-wells').choose('p2', 'brazen-boar').choose('p1', 'low');
  expect(p.match.decisions[0]?.kind).not.toBe('terrainCard');
  expect(p.state.stage).not.toEqual({ name: 'set-up', step: 'place terrain' });
});

test('the steps of set-up are those of the book’s list', () => {
  expect(bookEdition.procedures.setUp.parts.map(({ name }) => name)).toEqual([
    'present army lists',
    'roll off',
    'choose rights',
    'veto scenarios',
    'draw scenarios',
    'replace a scenario drawn twice',
    'choose table edges',
    'set up scenario elements',
    'place terrain',
    'declare leadership abilities',
    'deploy units',
  ]);
  const match = createMatch(createGame({ pack: defaultContent }), { players: 2, seed: 'first' });
  expect(match.state.stage).toEqual({ name: 'set-up', step: 'present army lists' });
});
