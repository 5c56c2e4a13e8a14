import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { compelled } from '../../combat/attack/scenario-words.js';
import { slay } from '../../combat/death/death.js';
import { carryOut } from '../../combat/declare/carry-out.js';
import { place } from '../../combat/walking/walk.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, doing, faces, happened, type LaidOut, laidOut, plainSummoned } from '../../testing/index.js';
import type { Icon, Jhx } from '../../vocabulary/index.js';
import { summon } from './summon.js';

const scenario = scenarios<RuleId>(test);

/** `D` was summoned by `A`. */
const field = column('A', '1', 'D', 'b', '2');
const models: LaidOut['models'] = { D: { kind: 'summoned', master: 'A' }, b: { damage: 11 } };
const kills = (p: Play<Jhx>): readonly unknown[] => [
  ...happened(p, 'ModelDied').map(({ model, killer }) => `${model} by ${killer}`),
  modelOf(p.state, 'A').souls,
];

scenario(
  'a Summoned model that dies in the middle of its attack leaves the kill to its Master',
  ['JHX-SUMMON-010', 'JHX-DEATH-012'],
  play => {
    const abilities = [compelled('zero-health', turn => slay(turn, 'D', null))];
    const laid = laidOut(field, { models, abilities, active: 'A' });
    const game = doing(laid, turn =>
      carryOut(turn, { attacker: 'D', target: 'b', weapon: 'claws', kind: 'action', ap: 1 }),
    );
    const p = play(game, { ...laid.setup, dice: faces('hh') }).choose('p1', [0, 1]);
    expect(kills(p)).toEqual(['D by null', 'b by A', 1]);
  },
);

const snare: Icon = { id: 'icon-1', token: 'snare', at: -1, owner: 'D', player: 'p1' };

scenario(
  'the Master has the kill of a dead Summoned model’s Icon',
  ['JHX-SUMMON-010', 'JHX-INTERRUPT-004', 'JHX-DEATH-007'],
  play => {
    const { cell } = laidOut(field);
    const laid = laidOut(field, { models, active: 'b', state: { icons: [{ ...snare, at: cell('2') }] } });
    const dead = play(
      doing(laid, turn => slay(turn, 'D', null)),
      laid.setup,
    );
    expect(dead.state.icons).toEqual([{ ...snare, at: cell('2'), master: 'A' }]);
    const p = play(
      doing(laid, turn => place(turn, { model: 'b', to: cell('2'), motion: 'place', by: null })),
      { ...laid.setup, position: dead.state },
    );
    expect(kills(p)).toEqual(['b by A', 1]);
    expect(happened(p, 'EffectBegan')).toMatchObject([{ effect: { source: 'D', master: 'A' } }]);
  },
);

scenario(
  'effects that a dying Summoned model leaves belong to its player, and act for its Master',
  ['JHX-DEATH-007', 'JHX-SUMMON-010', 'JHX-COND-003', 'JHX-TOKEN-006'],
  play => {
    const spite = innate({
      when: { window: 'death', of: 'self' },
      target: { side: 'enemy', within: 1 },
      effects: [
        { op: 'condition', condition: 'burn' },
        { op: 'fate', amount: 1, of: 'own' },
        { op: 'token', token: 'snare', within: 1 },
      ],
    });
    const cards = { summoned: { imp: { ...plainSummoned, abilities: [spite] } } };
    const laid = laidOut(column('A', '1', 'D', 'b'), { models, active: 'A', cards });
    const p = play(
      doing(laid, turn => slay(turn, 'D', 'b')),
      laid.setup,
    );
    p.waitsFor({ by: 'p1', kind: 'cell' }).choose('p1', laid.cell('1'));
    expect(p.state.effects).toMatchObject([{ source: 'D', target: 'b', master: 'A' }]);
    expect(p.state.icons).toMatchObject([{ owner: 'D', player: 'p1', master: 'A' }]);
    expect(p.state.warbands.map(({ fate }) => fate)).toEqual([1, 0]);
  },
);

scenario(
  'treacherous ground acts on a model that is summoned onto it, unless the option `terrainOnEntering` says no',
  ['JHX-DEF-007', 'JHX-SUMMON-001', 'JHX-TERRAIN-015'],
  play => {
    const damage = (terrainOnEntering: 'as-placed' | 'none'): number | undefined => {
      const laid = laidOut(column('A', '!1'), { active: 'A', options: { terrainOnEntering } });
      const game = doing(laid, turn => summon(turn, { master: 'A', card: 'imp' }));
      return play(game, laid.setup).state.models.find(({ kind }) => kind === 'summoned')?.damage;
    };
    expect([damage('as-placed'), damage('none')]).toEqual([1, 0]);
  },
);
