import { attempt, createMatch, type Decision, type Match, nearest, view } from '@rulewright/core';
import { wishHint, wishOfText } from '@rulewright/core/clicks';
import { inches, rectangle } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { createGame } from '../game.js';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

/** A match at a laid-out table. */
const at = (drawing: string, lay: LaidOut = {}) => {
  const { game, setup } = laidOut(drawing, lay);
  const presentation = createPresentation(game);
  let match: Match<Eld> = createMatch(game, { ...setup, seed: 'typed' });
  const open = (): Decision<Eld> => {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    return decision;
  };
  return {
    open,
    hint: () => wishHint(presentation, open()),
    wish: (text: string) => wishOfText(presentation, view(match, open().by), open(), text),
    /** The legal answer for a typed text. */
    answer(text: string): unknown {
      const wished = wishOfText(presentation, view(match, open().by), open(), text);
      return wished === undefined ? undefined : nearest(match, open(), wished);
    },
    choose(choice: unknown): void {
      const { id, by } = open();
      const { match: next, refusal } = attempt(match, { decision: id, by, choice });
      if (refusal) throw new Error(JSON.stringify(refusal));
      match = next;
    },
  };
};

const archer = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;

/** The question of the archer `b` at which point of the walk of `A` it shoots. */
const asked = () => {
  const table = at('A\n.\n.\n.\nb', { profiles: { b: archer }, facing: { b: { x: 0, y: -1 } } });
  table.choose('A');
  const route = [{ x: inches(6), y: inches(2), z: 0 }];
  table.choose({ kind: 'walk', route, facing: { x: 0, y: 1 }, skills: [] });
  while (table.open().kind !== 'react') table.choose('pass');
  table.choose({ model: 'b' });
  table.choose(shot);
  return table;
};

test('the moment of an attack is typed as start, end or a place of the path', () => {
  const table = asked();
  expect(table.open().kind).toBe('moment');
  expect(table.hint()).toContain('"start", "end"');
  expect([table.answer('start'), table.answer('at the beginning')]).toEqual([
    { leg: 0, along: 0 },
    { leg: 0, along: 0 },
  ]);
  expect(table.answer('end')).toEqual({ leg: 1, along: inches(4) });
  // The points of the way that are looked at lie a quarter of an inch apart.
  expect(table.answer('4, 3')).toEqual({ leg: 1, along: inches(2) });
  expect(table.answer('A')).toEqual({ leg: 1, along: inches(4) });
  expect(table.answer('whenever')).toBeUndefined();
});

test('a template is aimed at a model by its sign, and without a target at a place', () => {
  const { bow } = plainItems;
  if (!bow?.weapon) throw new Error('a bow has a weapon');
  const reach = { distance: 16, template: 'circular-small' } as const;
  const weapon = { ...bow.weapon, reach, traits: [{ id: 'targetless' as const }] };
  const table = at('A\n.\n.\nb', {
    pack: { items: { sling: { ...bow, weapon, traits: [] } } },
    profiles: { A: { inventory: { space: 6, items: [{ item: 'sling', quantity: 1 }] } } },
  });
  table.choose('A');
  table.choose({ kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] });
  while (table.open().kind !== 'action') table.choose('pass');
  table.choose({ do: 'attack', means: { item: 'sling' }, kind: 'ranged' });
  table.choose(2);
  expect(table.open().kind).toBe('aim');
  expect(table.answer('b')).toMatchObject({ model: 'b', template: { at: { x: inches(2), y: inches(8) } } });
  expect(table.answer('6, 6')).toMatchObject({ spot: { x: inches(6), y: inches(6) } });
});

test('a deployment is typed with its states and Upgrades', () => {
  const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(8));
  const pouch = { name: 'Pouch', faction: 'neutral', cost: 1, limit: null, changes: [], more: 1 };
  const table = at('A\nb', {
    pack: { upgrades: { pouch } },
    profiles: { A: { name: 'Spy', skills: [{ id: 'stealth', level: 2 }] } },
    at: { b: { x: inches(30), y: inches(30) } },
    models: { A: { where: 'waiting', states: [] } },
    parties: { p1: { upgrades: ['pouch'], zone, revealed: false }, p2: { zone } },
    state: { stage: { name: 'set-up', step: 'deploy models' }, round: 0 },
  });
  const place = { model: 'A', at: { x: inches(6), y: inches(4), z: 0 } };
  expect(table.hint()).toContain('"Gate Keeper at 6.5, 4"');
  expect(table.answer('Spy at 6, 4')).toMatchObject({ ...place, upgrades: ['pouch'] });
  expect(table.answer('6, 4 Crouched')).toMatchObject({ ...place, crouched: true });
  expect(table.answer('Spy at 6, 4, Shrouded with Pouch')).toMatchObject({
    ...place,
    secret: 'shrouded',
    upgrades: ['pouch'],
  });
  expect(table.answer('Spy at 6, 4 with no Upgrades')).not.toHaveProperty('upgrades');
  expect(table.answer('Spy at 6, 4 with Feathers')).toBeUndefined();
  expect(table.answer('Bob at 6, 4')).toBeUndefined();
});

test('every kind of question without a list of answers has a typed form', () => {
  const { pack, edition } = laidOut('A').game;
  const game = createGame({ pack, edition });
  expect(Object.keys(createPresentation(game).typed ?? {}).sort()).toEqual(Object.keys(game.proposals ?? {}).sort());
});
