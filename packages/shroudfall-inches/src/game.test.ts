import { createMatch } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { Play, refusalOf } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { bookEdition } from './edition.js';
import { happened, laidOut } from './testing/index.js';

test('a match is refused if no army of the pack can be played in it', () => {
  const { game } = laidOut('A c');
  const refusal = refusalOf(() => createMatch(game, { players: 2, seed: 'x' }));
  expect(refusal).toEqual({ code: 'no-army', rule: 'SFI-ARMY-002', path: 'options.army.points' });
});

test('an edition with three actions brings a third one, and nothing else', () => {
  const edition = reviseEdition(bookEdition, 'brisk', { numbers: { round: { actions: { value: 3 } } } });
  const { game, setup } = laidOut('A c', { active: 'A', activation: { spent: ['shake', 'shake'] }, edition });
  const p = new Play(game, setup).choose('p1', { do: 'disengage' });
  expect(happened(p, 'ActionEnded')).toHaveLength(1);
});

test('an edition without a step of the end of a round leaves it out', () => {
  const edition = reviseEdition(bookEdition, 'hoarding', { procedures: { roundEnd: [{ remove: 'remove essence' }] } });
  const state = { stage: { name: 'round-end', step: 'check the scenario lead' } } as const;
  const { game, setup } = laidOut('A B c d', { armies: { p1: { reserve: { red: 1 } } }, state, edition });
  expect(new Play(game, setup).state.armies[0].reserve).toEqual({ red: 1 });
});
