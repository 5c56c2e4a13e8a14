import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { kicker } from '../../monsters-and-souls/monsters/kicking-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { attacks, column, faces, happened, hunting, laidOut } from '../../testing/index.js';
import { bothCalling } from './powers-words.js';

const scenario = scenarios<RuleId>(test);

const monster = { kind: 'monster' } as const;
const walks = [{ op: 'advance', hexes: 1 }] as const;

/*
 * In the Communion Phase nobody is active: where no rule fixes an order, the owner of the models concerned chooses it, and the
 * player with the first turn where they have several owners. Here the first turn is that of p1.
 */

scenario(
  'the owner of a Champion that its power moves next to two Monsters says which Monster strikes first',
  ['JHX-ROUND-008', 'JHX-ORDER-005', 'JHX-MONSTER-043'],
  play => {
    const laid = bothCalling(
      'm     n\n   1\n.     .\n   b\n.     .\n   .\n.     A',
      { p1: [], p2: walks },
      {
        models: { m: monster, n: monster },
      },
    );
    const p = play(laid.game, { ...laid.setup, dice: faces('....') })
      .choose('p1', false)
      .choose('p2', true)
      .choose('p2', laid.cell('1'));
    p.waitsFor({ by: 'p2', kind: 'model' }).options('p2', ['m', 'n']).choose('p2', 'n');
    expect(attacks(p)).toEqual(['n at b with teeth', 'm at b with teeth']);
  },
);

scenario(
  'the owner of a Champion that leaves two Monsters says which of them strikes first',
  ['JHX-ROUND-008', 'JHX-PARTING-018'],
  play => {
    const laid = bothCalling(
      'm     n\n   b\n.     .\n   1\n.     .\n   .\n.     A',
      { p1: [], p2: walks },
      {
        models: { m: monster, n: monster },
      },
    );
    const p = play(laid.game, { ...laid.setup, dice: faces('......') })
      .choose('p1', false)
      .choose('p2', true)
      .choose('p2', laid.cell('1'));
    p.waitsFor({ by: 'p2', kind: 'order' }).options('p2', ['m', 'n']).choose('p2', 'n');
    expect(attacks(p)).toEqual(['n at b with teeth', 'm at b with teeth']);
  },
);

scenario(
  'the owner of a model that sets off two Icons of the enemy says which acts first',
  ['JHX-ROUND-008', 'JHX-ORDER-005', 'JHX-INTERRUPT-005'],
  play => {
    const idol = (id: string, amount: number) => {
      const when = { window: 'entering-hex', of: 'enemy', within: 1 } as const;
      const effects = [{ op: 'damage', amount, true: true, to: 'trigger' }] as const;
      return { name: id, source: 'original', kind: 'icon', abilities: [innate({ when, effects }, id)] } as const;
    };
    const drawing = column('A', '0', '1', '2', 'b');
    const { cell } = laidOut(drawing);
    const icon = { at: cell('1'), owner: 'A', player: 'p1' };
    const laid = bothCalling(
      drawing,
      { p1: [], p2: walks },
      {
        cards: { tokens: { one: idol('one', 1), two: idol('two', 2) } },
        state: {
          icons: [
            { id: 'icon-1', token: 'one', ...icon },
            { id: 'icon-2', token: 'two', ...icon },
          ],
        },
      },
    );
    const p = play(laid.game, laid.setup).choose('p1', false).choose('p2', true).choose('p2', laid.cell('2'));
    p.waitsFor({ by: 'p2', kind: 'window' }).choose('p2', { ability: 'card:two', source: 'icon-2' });
    expect(happened(p, 'ModelDamaged').map(({ damage }) => damage)).toEqual([2, 1]);
  },
);

scenario(
  'the owner of Summoned models that die with their Master orders these deaths',
  ['JHX-ROUND-008', 'JHX-DEATH-013', 'JHX-SUMMON-015'],
  play => {
    const servant = { kind: 'summoned', master: 'b' } as const;
    const laid = bothCalling(
      column('A', '.', '.', '.', 'b', '!1', '.', 's', 't'),
      { p1: [], p2: walks },
      {
        models: { s: servant, t: servant },
      },
    );
    const { position } = laid.setup;
    const models = position.models.map(one => (one.id === 'b' ? { ...one, damage: 11 } : one));
    const p = play(laid.game, { ...laid.setup, position: { ...position, models } });
    p.choose('p1', false).choose('p2', true).choose('p2', laid.cell('1'));
    p.waitsFor({ by: 'p2', kind: 'model' }).choose('p2', 's');
    expect(happened(p, 'ModelDied').map(({ model }) => model)).toEqual(['b', 's', 't']);
  },
);

scenario(
  'the owner orders the deaths of the own models, the player with the first turn those of both players’ models',
  ['JHX-ROUND-008', 'JHX-DEATH-013'],
  play => {
    const quake = innate(
      {
        when: { window: 'start-of-communion', of: 'self' },
        target: { side: 'any', every: true, unseen: true, kinds: ['summoned'] },
        effects: [{ op: 'damage', amount: 6, true: true }],
      },
      'quake',
    );
    for (const [drawing, by] of [
      [column('b', '.', 'S', 's', 't'), 'p1'],
      [column('b', '.', 's', 't'), 'p2'],
    ] as const) {
      const laid = laidOut(drawing, {
        heroes: { b: { abilities: [quake] } },
        models: Object.fromEntries([...drawing.matchAll(/[Sst]/g)].map(([id]) => [id, { kind: 'summoned' }])),
        warbands: { p1: { fate: 1 }, p2: { fate: 1 } },
        state: { stage: { name: 'communion', step: 1, queue: null }, round: 3 },
      });
      play(laid.game, laid.setup).waitsFor({ by, kind: 'order' }).choose(by, 't').chooseIfAsked(by, 's');
    }
  },
);

const kicking = { monsters: { beast: kicker() } };

scenario(
  'the owner of a model that a hunting Monster kicks next to two others says which of them strikes first',
  ['JHX-ROUND-008', 'JHX-MONSTER-043'],
  play => {
    const laid = hunting(
      'n     o\n   1\n.     .\n   b\n.     .\n   m',
      { cards: kicking, models: { n: monster, o: monster } },
      { card: 'beast' },
    );
    const p = play(laid.game, { ...laid.setup, dice: faces('m.....') }).choose('p1', laid.cell('1'));
    p.waitsFor({ by: 'p2', kind: 'model' }).choose('p2', 'o');
    expect(attacks(p)).toEqual(['m at b with hoof', 'o at b with teeth', 'n at b with teeth']);
  },
);

scenario(
  'where both players have an Interrupt in the attack of a Monster, the owner of its target says who acts first',
  ['JHX-ROUND-008', 'JHX-INTERRUPT-007'],
  play => {
    const when = { window: 'dice-chosen', of: 'any' } as const;
    const effects = [{ op: 'fate', amount: 1, of: 'own' }] as const;
    const watch = { abilities: [innate({ when, interrupt: true, optional: true, effects }, 'watch')] };
    const laid = hunting(column('m', 'b', '.', '.', '.', 'A'), { heroes: { A: watch, b: watch } });
    const p = play(laid.game, { ...laid.setup, dice: faces('..') });
    p.waitsFor({ by: 'p2', kind: 'player' }).options('p2', ['p2', 'p1']);
  },
);

scenario(
  'the player of a Soulless Champion that kills in its power says which of two friends as near has the Soul',
  ['JHX-ROUND-008', 'JHX-ABILITY-068'],
  play => {
    const laid = bothCalling(
      'c     d\n   b\n.     .\n   .\n.     .\n   A',
      { p1: [], p2: [{ op: 'attack', weapon: 'bow' }] },
      {
        heroes: { b: { gods: ['second'], common: [{ id: 'soulless' }] }, c: { gods: [] }, d: { gods: [] } },
      },
    );
    const { position } = laid.setup;
    const models = position.models.map(one => (one.id === 'A' ? { ...one, damage: 11 } : one));
    const p = play(laid.game, { ...laid.setup, position: { ...position, models }, dice: faces('h.') })
      .choose('p1', false)
      .choose('p2', true)
      .choose('p2', [0]);
    p.waitsFor({ by: 'p2', kind: 'model' }).options('p2', ['c', 'd']).choose('p2', 'd');
    expect(happened(p, 'SoulBound').map(({ model }) => model)).toEqual(['d']);
  },
);

scenario(
  'the owner of a dead model orders what follows from its death, and that of Heroes with new levels who learns first',
  ['JHX-ROUND-008', 'JHX-DEATH-004', 'JHX-LEVEL-006'],
  play => {
    const dying = bothCalling(
      column('A', '.', '.', '.', 'b', '!1', '.', 's'),
      { p1: [], p2: walks },
      { models: { s: { kind: 'summoned', master: 'b' } }, options: { deathTriggers: 'active-player' } },
    );
    const { position } = dying.setup;
    const models = position.models.map(one => (one.id === 'b' ? { ...one, damage: 11 } : one));
    const p = play(dying.game, { ...dying.setup, position: { ...position, models } });
    p.choose('p1', false).choose('p2', true).choose('p2', dying.cell('1'));
    p.waitsFor({ by: 'p2', kind: 'order' }).options('p2', ['harvest', 'summoned']).choose('p2', 'summoned');
    const learning = bothCalling(
      column('A', '.', 'b', 'c'),
      { p1: [], p2: [{ op: 'level' }] },
      { options: { levelOrder: 'active-player' } },
    );
    const q = play(learning.game, learning.setup).choose('p1', false).choose('p2', true);
    q.waitsFor({ by: 'p2', kind: 'order' }).options('p2', ['b', 'c']).choose('p2', 'c');
    expect(happened(q, 'LevelLearned').map(({ model }) => model)).toEqual(['c', 'b']);
  },
);
