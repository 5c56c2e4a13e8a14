import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { gainLevel, learnLevels } from '../../hero-cards/levels/levels.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, laidOut, plainHero } from '../../testing/index.js';

const scenario = scenarios<RuleId>(test);

const fiend = {
  ...plainHero,
  race: 'demon',
  levelling: {
    kind: 'list',
    options: [
      { name: 'Claws', attributes: { MEL: 1 } },
      { name: 'Wings', common: [{ id: 'fly' }] },
      { name: 'Scales', attributes: { RES: 1 } },
    ],
  },
} as const;
const cards = { heroes: { fiend } };

scenario('a Demon picks of its list at level 2, and something else at level 3', 'JHX-DEMON-007', play => {
  const laid = laidOut('A\n   b', { cards, models: { A: { card: 'fiend' } }, active: 'A' });
  const game = doing(laid, function* (turn) {
    for (const _ of [2, 3]) {
      yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
      yield* learnLevels(turn);
    }
    const table = tableOf(turn);
    const model = modelOf(turn.state, 'A');
    expect([
      hasCommon(table, model, 'fly'),
      attributeValue(table, model, 'MEL'),
      attributeValue(table, model, 'RES'),
    ]).toEqual([true, 6, 0]);
  });
  const p = play(game, laid.setup);
  p.waitsFor({ by: 'p1', kind: 'level' }).options('p1', [0, 1, 2]).choose('p1', 1);
  p.waitsFor({ by: 'p1', kind: 'level' }).options('p1', [0, 2]).choose('p1', 0);
  expect(modelOf(p.state, 'A')).toMatchObject({ level: 3, picks: [1, 0] });
});

scenario('other Heroes have the levels of their card, and pick nothing', ['JHX-DEMON-007', 'JHX-DEMON-008'], play => {
  const laid = laidOut('A\n   b', { active: 'A' });
  const game = doing(laid, function* (turn) {
    yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
    yield* learnLevels(turn);
  });
  play(game, laid.setup).waitsFor();
});
