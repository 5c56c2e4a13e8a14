import { act, createMatch, type Match } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { expect, test } from 'vitest';
import { thingsOn } from '../battlefield/things.js';
import { shroudfallInches } from '../index.js';
import { engagedWith } from '../melee/in-melee.js';
import { reachOf } from '../melee/reach.js';
import { paceOf } from '../movement/tool/pace.js';
import { sightOf } from '../sight/sight.js';
import { inForce } from '../unit-cards/effects/in-force.js';
import { passivesOf } from '../unit-cards/passives/passives.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { unitOf } from './lookups.js';
import { tableIn } from './table.js';

/** Every kind of answer that is remembered while nothing moves or changes. */
const answersAt = (table: Table): string => {
  const [first] = thingsOn(table);
  const { models, units } = table.state;
  return JSON.stringify([
    thingsOn(table),
    units.map(unit => [inForce(table, unit), passivesOf(table, unit)]),
    models.map(model => [
      engagedWith(table, model.id),
      reachOf(table, model.id),
      inForce(table, unitOf(table.state, model.unit), model),
      paceOf(table, model, { tool: 'MOV' }),
      first && first.id !== model.id && sightOf(table, first.id, model.id),
    ]),
  ]);
};

test('cached answers of a match are those of each state by itself', () => {
  const bot = randomBot<Sfi>('standing');
  let match: Match<Sfi> = createMatch(shroudfallInches, { players: 2, seed: 'standing', checked: false });
  const remembered: { readonly table: Table; readonly answers: string }[] = [];
  for (let n = 0; !match.outcome && n < 400; n++) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('a match without decisions that is not over');
    match = act(match, bot.answer(match, decision));
    const table = tableIn(match);
    if (match.state.models.length > 0) remembered.push({ table, answers: answersAt(table) });
  }
  const rounds = remembered.map(({ table }) => table.state.round);
  expect(Math.max(...rounds)).toBeGreaterThan(1);
  for (const { table, answers } of remembered.filter((_, i) => i % 5 === 0)) {
    expect(answersAt({ ...table, state: structuredClone(table.state) })).toBe(answers);
  }
});
