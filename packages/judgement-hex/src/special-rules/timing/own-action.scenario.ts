import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate, used } from '../../abilities/cards/window-words.js';
import { modelOf } from '../../match/models.js';
import { spawnMonsters } from '../../monsters-and-souls/monsters/spawning.js';
import { strikeAtEndOfActivation } from '../../monsters-and-souls/monsters/strikes.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, doing, eventsOf, faces, happened, type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { Ability, Effect } from '../../vocabulary/ability.js';
import type { Jhx, JhxEvent, JhxOptions } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const hops = [{ op: 'place', within: 1, of: 'self', to: 'self' }] as const;
/** An Interrupt of `A` as an enemy enters a hex: to be Placed on a hex next to its own. */
const leap = innate(
  { interrupt: true, optional: true, when: { window: 'entering-hex', of: 'enemy' }, effects: hops },
  'leap',
);
const leaping = { ability: 'card:leap', source: 'A' };

scenario(
  'Monsters that come out of their pits in one step are several actions: a model may use an Interrupt in each, and treacherous ground acts in each',
  ['JHX-INTERRUPT-002', 'JHX-TERRAIN-015', 'JHX-MONSTER-031'],
  play => {
    const drawing = column('?', '.', '.', '!2', '!1', 'A', '.', '.', '?');
    const { cell, table, setup } = laidOut(drawing);
    const laid = laidOut(drawing, {
      heroes: { A: { abilities: [leap] } },
      map: { monsterPits: (table.maps[0]?.monsterPits ?? []).map(({ at }) => ({ at, monster: 'rat' })) },
      state: { round: 3, pits: setup.position.pits.map(pit => ({ ...pit, token: true })) },
    });
    const p = play(doing(laid, spawnMonsters), laid.setup).choose('p1', leaping).choose('p1', cell('1'));
    p.options('p1', [leaping, 'pass']).choose('p1', leaping).choose('p1', cell('2')).waitsFor();
    expect([used(p), modelOf(p.state, 'A').damage]).toEqual([['A leap', 'A leap'], 2]);
  },
);

scenario(
  'each ability that acts between actions is an action of its own: an enemy may use an Interrupt in each',
  ['JHX-INTERRUPT-002', 'JHX-GEN-005', 'JHX-ACT-007'],
  play => {
    const starts = (id: string) => innate({ when: { window: 'start-of-activation', of: 'self' }, effects: hops }, id);
    const lay = (abilities: readonly ReturnType<typeof innate>[]): LaidOut => ({
      heroes: { A: { abilities: [leap] }, b: { abilities } },
      active: 'b',
      activation: { part: 'start' },
    });
    const drawing = column('1', 'A', '2', '.', '.', '3', 'b', '4');
    const laid = laidOut(drawing, lay([starts('skip'), starts('jump')]));
    const p = play(laid.game, laid.setup)
      .choose('p2', { ability: 'card:skip', source: 'b' })
      .choose('p2', laid.cell('3'))
      .choose('p1', leaping)
      .choose('p1', laid.cell('1'));
    p.choose('p2', laid.cell('b')).options('p1', [leaping, 'pass']).choose('p1', leaping);
    expect(used(p)).toEqual(['b skip', 'A leap', 'b jump', 'A leap']);
    // The two moves of one ability are one action.
    const twice = innate({ when: { window: 'start-of-activation', of: 'self' }, effects: [...hops, ...hops] }, 'twice');
    const one = laidOut(drawing, lay([twice]));
    const q = play(one.game, one.setup).choose('p2', one.cell('3')).choose('p1', leaping).choose('p1', one.cell('1'));
    q.choose('p2', one.cell('b')).waitsFor({ by: 'p2', kind: 'action' });
    expect(used(q)).toEqual(['b twice', 'A leap']);
  },
);

/** The types of all events as the ability of `A` has these effects on `b`, pushes it next to the Monster, and the Monster strikes. */
const told = (
  play: (game: Laid['game'], setup: Laid['setup'] & { readonly dice: readonly string[] }) => Play<Jhx>,
  effects: readonly Effect[],
  monsterStrikeIs: JhxOptions['monsterStrikeIs'],
): readonly JhxEvent['type'][] => {
  const shove: Ability = {
    kind: 'active',
    id: 'shove',
    name: 'Shove',
    cost: { ap: 1 },
    target: { side: 'enemy', within: 1 },
    effects: [...effects, { op: 'push', hexes: 1, direction: 'away' }],
  };
  const laid = laidOut(column('A', 'b', '1', 'm'), {
    heroes: { A: { abilities: [shove] } },
    models: { m: { kind: 'monster' } },
    active: 'A',
    options: { monsterStrikeIs },
  });
  const p = play(laid.game, { ...laid.setup, dice: faces('..') });
  p.choose('p1', { do: 'ability', model: 'A', ability: 'shove', target: 'b' }).choose('p1', laid.cell('1'));
  return eventsOf(p).map(({ type }) => type);
};

scenario(
  'a Hero has learned the level of an action when a Monster strikes it after that action, unless by the option `monsterStrikeIs` the strike belongs to the action',
  ['JHX-LEVEL-006', 'JHX-MONSTER-046'],
  play => {
    const learned = (monsterStrikeIs: JhxOptions['monsterStrikeIs']) =>
      told(play, [{ op: 'level' }], monsterStrikeIs).filter(
        type => type === 'LevelLearned' || type === 'AttackDeclared',
      );
    expect(learned('own-action')).toEqual(['LevelLearned', 'AttackDeclared']);
    expect(learned('same-action')).toEqual(['AttackDeclared', 'LevelLearned']);
  },
);

scenario(
  'an effect that lasts for an action, and begins at the start of an activation has ended before its first action',
  ['JHX-ACT-007', 'JHX-TOKEN-012'],
  play => {
    const effects = [{ op: 'modify', what: 'MEL', by: 1, until: 'action' }] as const;
    const starts = innate({ when: { window: 'start-of-activation', of: 'self' }, effects });
    const laid = laidOut(column('A', '.', 'b'), {
      heroes: { A: { abilities: [starts] } },
      active: 'A',
      activation: { part: 'start' },
    });
    const p = play(laid.game, laid.setup).waitsFor({ by: 'p1', kind: 'action' });
    expect([happened(p, 'EffectBegan').length, p.state.effects]).toEqual([1, []]);
  },
);

scenario(
  'an effect that lasts for an action, and begins as a Monster comes out of its pit, ends with that action',
  ['JHX-TOKEN-012', 'JHX-MONSTER-031'],
  play => {
    const braces = innate({
      interrupt: true,
      when: { window: 'entering-hex', of: 'enemy' },
      effects: [{ op: 'modify', what: 'RES', by: 1, until: 'action' }],
    });
    const drawing = column('?', '.', '.', 'A', '.', '.', '.');
    const { table, setup } = laidOut(drawing);
    const laid = laidOut(drawing, {
      heroes: { A: { abilities: [braces] } },
      map: { monsterPits: (table.maps[0]?.monsterPits ?? []).map(({ at }) => ({ at, monster: 'rat' })) },
      state: { round: 3, pits: setup.position.pits.map(pit => ({ ...pit, token: true })) },
    });
    const p = play(doing(laid, spawnMonsters), laid.setup);
    expect([happened(p, 'EffectBegan').length, p.state.effects]).toEqual([1, []]);
  },
);

scenario(
  'an effect that lasts for an action, and begins as a Monster strikes at the end of an activation, ends with the strike',
  ['JHX-TOKEN-012', 'JHX-MONSTER-046'],
  play => {
    const ducks = innate({
      when: { window: 'attack-declared', of: 'self' },
      effects: [{ op: 'modify', what: 'AGI', by: 1, until: 'action' }],
    });
    const laid = laidOut(column('A', 'm'), {
      heroes: { A: { abilities: [ducks] } },
      models: { m: { kind: 'monster' } },
      active: 'A',
    });
    const p = play(
      doing(laid, turn => strikeAtEndOfActivation(turn, ['A'])),
      { ...laid.setup, dice: faces('.') },
    );
    expect([happened(p, 'EffectBegan').length, p.state.effects]).toEqual([1, []]);
  },
);
