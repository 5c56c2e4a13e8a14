import { suggest } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { plainProfile } from '../../testing/index.js';
import { answer, party, until } from '../scenario-words.js';

const plain = { party: party('plain'), initiative: 'position' } as const;

test('the players say in turn order what their models have equipped, once the lists are shown and where there is a choice [ELD-ITEM-003]', () => {
  const inventory = (...items: readonly string[]) => ({
    ...plainProfile,
    inventory: { space: 9, items: items.map(item => ({ item, quantity: 1 })) },
  });
  const profiles = { archer: inventory('sword', 'bow', 'shield'), guard: inventory('sword', 'shield') };
  const lists = (by: string) => (by === 'p1' ? party('guard', 'archer') : party('archer'));
  const asked = until('equip', [9, 1], { ...plain, party: lists, firstPlayer: 'p2' }, { pack: { profiles } });
  expect([asked.decisions[0]?.by, asked.state.parties.map(({ revealed }) => revealed)]).toEqual(['p2', [true, true]]);
  expect(asked.decisions[0]).toMatchObject({ kind: 'equip', rule: 'ELD-ITEM-003', about: { model: 'p2:1' } });
  expect(asked.decisions[0]?.options).toContainEqual(['bow']);
  // By option nobody is asked, and the game begins with what is listed highest.
  const options = { firstEquipment: 'asListed' } as const;
  const listed = until('equip', [9, 1], { ...plain, party: lists, firstPlayer: 'p2' }, { pack: { profiles }, options });
  expect([listed.state.stage.name, listed.state.models.map(({ equipped }) => equipped)]).toEqual([
    'turn',
    Array(3).fill(['sword', 'shield']),
  ]);
  const next = answer(asked, ['bow']);
  expect(next.decisions[0]).toMatchObject({ by: 'p1', kind: 'equip', about: { model: 'p1:2' } });
  const begun = answer(next, 'keep');
  expect(begun.state.models.map(({ equipped }) => equipped)).toEqual([
    ['sword', 'shield'],
    ['sword', 'shield'],
    ['bow'],
  ]);
  expect(begun.state.stage.name).toBe('turn');
});

test('a secret model is asked in any case what it has equipped, and its answer is secret [ELD-ITEM-003, ELD-DEF-018]', () => {
  const choice = {
    model: 'p1:1',
    at: { x: inches(20), y: inches(4), z: 0 },
    facing: { x: 0, y: 1 },
    secret: 'shrouded',
  };
  const answers = {
    ...plain,
    party: (by: string) => party(by === 'p1' ? 'spy' : 'plain'),
    zones: 0,
    firstPlayer: 'p1',
  };
  const deployed = answer(until('deploy', [9, 1], answers), choice);
  const [place] = deployed.decisions;
  if (!place) throw new RangeError('nothing is asked');
  // A secret model could be a Summoner, too.
  const [asked] = answer(answer(deployed, suggest(deployed, place, 1)[0]), 'none').decisions;
  expect(asked).toMatchObject({ by: 'p1', kind: 'equip', options: ['keep'], secret: true });
});
