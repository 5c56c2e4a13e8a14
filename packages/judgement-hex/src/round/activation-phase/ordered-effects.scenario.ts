import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { moments } from '../../match/lasting.js';
import {
  changed,
  conditionsOf,
  happened,
  healthOf,
  hunting,
  type LaidOut,
  laidOut,
  suffering,
} from '../../testing/index.js';
import type { Jhx, Stage } from '../../vocabulary/index.js';
import { activating, column, scenario } from '../actions/scenario-words.js';

const optional = { optional: true } as const;

scenario(
  'the active player orders burn and an optional effect that puts it out at the end of an activation',
  ['JHX-ACT-014', 'JHX-ORDER-004', 'JHX-ORDER-006'],
  play => {
    const shakeOff = innate(
      { ...optional, when: { window: 'end-of-activation', of: 'self' }, effects: [{ op: 'cleanse', count: 'all' }] },
      'shake-off',
    );
    const ended = (first: string) => {
      const { game, setup } = activating(column('A', '.', '.', 'b'), {
        heroes: { A: { abilities: [shakeOff] } },
        effects: [suffering('A', 'burn', 'b')],
      });
      const p = play(game, setup).choose('p1', { do: 'end' });
      expect(p.offered('p1')).toEqual(['burning', 'card:shake-off']);
      return p.uses('p1', first).chooseIfAsked('p1', 'pass');
    };
    expect([healthOf(ended('card:shake-off'), 'A'), healthOf(ended('burning'), 'A')]).toEqual([12, 9]);
  },
);

scenario(
  'a model may be Placed out of the reach of an effect at the start of its activation, before that acts',
  ['JHX-ACT-007', 'JHX-ORDER-006', 'JHX-ABILITY-089'],
  play => {
    const breath = innate({
      when: { window: 'start-of-activation', of: 'enemy', within: 1 },
      effects: [{ op: 'condition', condition: 'poison', to: 'trigger' }],
    });
    const begun = (first: string) => {
      const { game, setup } = laidOut(column('B', '.', 'A', 'm', '.', 'b'), {
        heroes: { A: { common: [{ id: 'ward' }] } },
        monsters: { m: { abilities: [breath] } },
        models: { A: { ward: 'B' }, B: { activated: true } },
      });
      const p = play(game, setup);
      expect(p.offered('p1')).toEqual(['card:trick', 'ward-place']);
      return p.uses('p1', first).chooseIfAsked('p1', 'pass');
    };
    expect(conditionsOf(begun('ward-place'), 'A')).toEqual([]);
    expect(conditionsOf(begun('card:trick'), 'A')).toEqual(['poison']);
  },
);

scenario(
  'an Icon that goes as its owner begins to activate may act on the owner before, as the active player says',
  ['JHX-ACT-007', 'JHX-TOKEN-011', 'JHX-ORDER-004'],
  play => {
    const mend = innate(
      {
        when: { window: 'start-of-activation', of: 'friend', within: 1 },
        effects: [{ op: 'heal', amount: 2, to: 'trigger' }],
      },
      'mend',
    );
    const bite = innate(
      {
        when: { window: 'start-of-activation', of: 'enemy', within: 1 },
        effects: [{ op: 'damage', amount: 1, to: 'trigger' }],
      },
      'bite',
    );
    const begun = (active: string, drawing = column('A', '1', 'B', '.', 'c')) => {
      const lay = (cell: number): LaidOut => ({
        active,
        activation: { part: 'start' },
        cards: { tokens: { idol: { name: 'Idol', source: 'original', kind: 'icon', abilities: [mend, bite] } } },
        models: { A: { damage: 4 }, B: { damage: 4 } },
        state: {
          icons: [{ id: 'icon-1', token: 'idol', at: cell, owner: 'A', player: 'p1', until: moments.startOf('A') }],
        },
      });
      const laid = laidOut(drawing, lay(laidOut(drawing).cell('1')));
      return play(laid.game, laid.setup);
    };
    const ask = begun('A');
    expect(ask.offered('p1')).toEqual(['expiry', 'card:mend']);
    const icons = (p: Play<Jhx>) => [healthOf(p, 'A'), p.state.icons.length];
    expect(icons(begun('A').uses('p1', 'card:mend'))).toEqual([10, 0]);
    expect(icons(begun('A').uses('p1', 'expiry'))).toEqual([8, 0]);
    // The Icon stays as another friend begins to activate, and goes at once where it does not act on its owner.
    expect([healthOf(begun('B'), 'B'), begun('B').state.icons.length]).toEqual([10, 1]);
    expect(icons(begun('A', column('A', '.', '1', 'B', 'c')))).toEqual([8, 0]);
  },
);

scenario(
  'a Marker that goes as a model begins to activate goes before or after what else happens then, as the active player says',
  ['JHX-ACT-007', 'JHX-TOKEN-011', 'JHX-ORDER-004'],
  play => {
    const sting = innate(
      {
        when: { window: 'start-of-activation', of: 'enemy', within: 1 },
        effects: [{ op: 'damage', amount: 2, to: 'trigger' }],
      },
      'sting',
    );
    const begun = (drawing: string, damage = 0) => {
      const { game, setup } = laidOut(drawing, {
        active: 'A',
        activation: { part: 'start' },
        heroes: { b: { abilities: [sting] } },
        models: { A: { damage } },
        effects: [
          { ...changed('A', 'RES', 1), key: 'hide', until: moments.startOf('A') },
          { ...changed('B', 'RES', 1), key: 'hide', source: 'A', until: moments.startOf('A') },
        ],
      });
      return play(game, setup);
    };
    const near = column('A', 'b', '.', '.', 'B');
    const ask = begun(near).options('p1', [
      { ability: 'expiry', source: 'effect-1' },
      { ability: 'expiry', source: 'effect-2' },
      { ability: 'card:sting', source: 'b' },
    ]);
    expect(healthOf(ask.uses('p1', 'card:sting').uses('p1', 'expiry', { source: 'effect-2' }), 'A')).toBe(11);
    expect(ask.state.effects).toEqual([]);
    const late = begun(near).uses('p1', 'expiry', { source: 'effect-1' }).uses('p1', 'card:sting');
    expect([healthOf(late, 'A'), late.state.effects]).toEqual([10, []]);
    // Without anything else at this moment nobody is asked; and all go if the model dies of it.
    expect(begun(column('A', '.', '.', 'b', 'B')).state.effects).toEqual([]);
    const dead = begun(near, 11).uses('p1', 'card:sting');
    expect([happened(dead, 'ModelDied').length, dead.state.effects]).toEqual([1, []]);
  },
);

scenario(
  'a Marker on a Monster that goes as the Monster begins to hunt goes when the active player says',
  ['JHX-ACT-007', 'JHX-TOKEN-011', 'JHX-MONSTER-015'],
  play => {
    const sting = innate(
      { when: { window: 'start-of-activation', of: 'enemy' }, effects: [{ op: 'damage', amount: 2, to: 'trigger' }] },
      'sting',
    );
    const begun = (first: string) => {
      const { game, setup } = hunting(column('m', '.', '.', '.', '.', '.', '.', 'b'), {
        heroes: { b: { abilities: [sting] } },
        effects: [{ ...changed('m', 'RES', 1), until: moments.startOf('m') }],
        state: { round: 3 },
      });
      return play(game, setup).uses('p1', first);
    };
    expect([healthOf(begun('card:sting'), 'm'), healthOf(begun('expiry'), 'm')]).toEqual([7, 6]);
  },
);

scenario(
  'the owner of a model may let it bleed before it regenerates',
  ['JHX-ROUND-008', 'JHX-COMMUNION-001', 'JHX-ABILITY-050'],
  play => {
    const bleed = innate(
      {
        ...optional,
        when: { window: 'start-of-communion', of: 'self' },
        effects: [{ op: 'damage', amount: 1, true: true }],
      },
      'bleed',
    );
    const stage: Stage = { name: 'communion', step: 1, queue: null };
    const bled = (first: string) => {
      const { game, setup } = laidOut(column('A', '.', '.', 'b'), {
        heroes: { A: { common: [{ id: 'regeneration', amount: 2 }], abilities: [bleed] } },
        models: { A: { damage: 1 } },
        warbands: { p1: { fate: 1 }, p2: { fate: 1 } },
        state: { round: 3, stage },
      });
      return play(game, setup).uses('p1', first).chooseIfAsked('p1', { ability: 'card:bleed', source: 'A' });
    };
    expect([healthOf(bled('card:bleed'), 'A'), healthOf(bled('regeneration'), 'A')]).toEqual([12, 11]);
  },
);
