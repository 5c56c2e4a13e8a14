import { legal } from '@rulewright/core';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { happened, type LaidOut, laidOut, plainHero, suffering } from '../../testing/index.js';
import type { ActionChoice, Icon, Jhx } from '../../vocabulary/index.js';
import { coalesceIcon } from './coalesce.js';

const scenario = scenarios<RuleId>(test);

const cards = { heroes: { fiend: { ...plainHero, race: 'demon' } } } as const satisfies LaidOut['cards'];
const fiend = { card: 'fiend' } as const;
/** The Demon `A`, engaged by `e`, far from 1 and 2, where Icons may lie. */
const drawing = `
A     .     .     1
   e     .     .     2
`;
const { cell } = laidOut(drawing);
const icon = (id: string, at: number, player: string, owner = `${player}:dead`): Icon => ({
  id,
  token: coalesceIcon,
  at,
  owner,
  player,
});
const table = (icons: readonly Icon[], lay: LaidOut = {}, where = drawing) =>
  laidOut(where, { cards, active: 'A', ...lay, models: { A: fiend, ...lay.models }, state: { icons } });
const gateways = (p: Play<Jhx>): readonly string[] =>
  legal(p.match).flatMap(({ choice }) => {
    const action = choice as ActionChoice;
    return action.do === 'demonic-gateway' ? [`${action.model} ${action.icon}`] : [];
  });
const own = icon('x', cell('1'), 'p1');

scenario('for 1 AP a Demon is Placed on the Icon of a friendly one, once', ['JHX-DEMON-006', 'JHX-ATTR-012'], play => {
  const { game, setup } = table([own, icon('y', cell('2'), 'p1'), icon('z', cell('2'), 'p2')]);
  const p = play(game, setup);
  expect(gateways(p)).toEqual(['A x', 'A y']);
  p.choose('p1', { do: 'demonic-gateway', model: 'A', icon: 'x' });
  expect(modelOf(p.state, 'A').at).toBe(cell('1'));
  expect(happened(p, 'ModelMoved').map(({ how }) => how)).toEqual(['place']);
  // A Gateway provokes no Parting Blow, leaves the Icon, and cannot be used a second time.
  expect([p.state.activation?.spent, p.state.icons.length, gateways(p)]).toEqual([{ A: 1 }, 3, []]);
});

scenario('a Demon is not Placed on an occupied Icon', ['JHX-DEMON-006', 'JHX-MOVE-013'], play => {
  const { game, setup } = table([own], {}, drawing.replace('1', 'C'));
  expect(gateways(play(game, setup))).toEqual([]);
});

scenario('a Gateway needs an AP and no fear: it is an Active Ability', ['JHX-DEMON-006', 'JHX-COND-044'], play => {
  const spent = table([own], { ap: 0 });
  expect(gateways(play(spent.game, spent.setup))).toEqual([]);
  const afraid = table([own], { effects: [suffering('A', 'fear', 'e')] });
  expect(gateways(play(afraid.game, afraid.setup))).toEqual([]);
});

scenario('other models and lesser demons have no Gateway', ['JHX-DEMON-006', 'JHX-DEMON-008'], play => {
  const human = table([own], { models: { A: { card: 'fighter' } } });
  expect(gateways(play(human.game, human.setup))).toEqual([]);
  const imp = table(
    [own],
    {
      models: { C: { kind: 'summoned', card: 'cinder-imp', master: 'A' } },
      activation: { acting: 'C', budgets: { A: { ap: 3, spent: 0 }, C: { ap: 2, spent: 0 } } },
    },
    drawing.replace('.', 'C'),
  );
  const p = play(imp.game, imp.setup);
  expect(legal(p.match).length).toBeGreaterThan(1);
  expect(gateways(p)).toEqual([]);
});

scenario('a Demon’s own Icon is gone before the Demon could use it', ['JHX-DEMON-004', 'JHX-DEMON-006'], play => {
  const mine = { ...icon('x', cell('1'), 'p1', 'A'), until: "start of A's activation" };
  const { game, setup } = laidOut(drawing, { cards, models: { A: fiend }, state: { icons: [mine] } });
  const p = play(game, setup);
  expect([p.state.activation?.hero, gateways(p)]).toEqual(['A', []]);
});
