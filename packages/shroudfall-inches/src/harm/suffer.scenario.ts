import { inches, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../testing/index.js';
import { destroyModels } from '../units/leaving/destroy.js';
import type { Origin } from '../vocabulary/index.js';
import { type DirectRoll, sufferDamageRoll, sufferSetDamage } from './suffer.js';

const scenario = scenarios<RuleId>(test);
const spark: Origin = { name: 'Spark', rule: 'SFI-DAMAGE-007', source: 'A', player: 'p1' };
const swamp: Origin = { name: 'swamp', rule: 'SFI-TKEY-006', source: 'swamp', player: null };

const roll = (models: readonly string[], some: Partial<DirectRoll> = {}): DirectRoll => ({
  models,
  dice: { yellow: 2 },
  type: 'arcane',
  roller: 'A/1',
  by: 'p1',
  origin: spark,
  ...some,
});

/** A table on which the activation of `A` begins with harm. */
const harming = (drawing: string, use: Parameters<typeof codeAbility>[3], lay: LaidOut = {}) =>
  laidOut(drawing, {
    ...lay,
    abilities: [
      codeAbility('harm', 'p1', 'activation-start', use, (_, { of }) => of === 'A'),
      ...(lay.abilities ?? []),
    ],
  });

const marked = (p: Parameters<typeof happened>[0]): readonly string[] =>
  happened(p, 'DamageMarked').map(({ model, damage }) => `${model} ${damage}`);

scenario('a damage roll without a hit roll is divided by ARM and marked at once', 'SFI-DAMAGE-007', play => {
  const { game, setup } = harming('A cd', turn => sufferDamageRoll(turn, roll(['c/1'])));
  const p = play(game, { ...setup, dice: [3, 1] }).choose('p1', 'A');
  expect(marked(p)).toEqual(['c/1 1']);
  expect(happened(p, 'HitDecided')).toEqual([]);
  const less = play(game, { ...setup, dice: [2, 1] }).choose('p1', 'A');
  expect(marked(less)).toEqual([]);
});

scenario('several models roll together, and the doomed ones leave at one moment', 'SFI-INFUSE-007', play => {
  const { game, setup } = harming('A cd', turn => sufferDamageRoll(turn, roll(['c/1', 'd/1'])), {
    damage: { 'c/1': 2, 'd/1': 2 },
  });
  const p = play(game, { ...setup, dice: [3, 3, 3, 3] }).choose('p1', 'A');
  p.ends({ reason: 'annihilation', winners: ['p1'] });
  expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['c/1', 'd/1']);
});

scenario('the player of an ability can infuse and re-roll its damage roll', 'SFI-INFUSE-008', play => {
  const { game, setup } = harming('A cd', turn => sufferDamageRoll(turn, roll(['c/1'])), {
    armies: { p1: { reserve: { grey: 2 } } },
  });
  const p = play(game, { ...setup, dice: [0, 0, 0, 2, 3, 3] })
    .choose('p1', 'A')
    .waitsFor({ by: 'p1', kind: 'infuse' });
  p.choose('p1', 'grey').waitsFor({ by: 'p1', kind: 'essenceReroll' }).choose('p1', 'grey');
  expect(marked(p)).toEqual(['c/1 2']);
});

scenario('nobody infuses or pays to re-roll a damage roll of terrain', ['SFI-INFUSE-008', 'SFI-REROLL-010'], play => {
  const nobody = roll(['c/1'], { roller: null, by: null, origin: swamp });
  const { game, setup } = harming('A cd', turn => sufferDamageRoll(turn, nobody), {
    armies: { p1: { reserve: { red: 2 } }, p2: { reserve: { red: 2 } } },
  });
  play(game, { ...setup, dice: [1, 3] })
    .choose('p1', 'A')
    .waitsFor({ by: 'p1', kind: 'act' });
});

scenario('area terrain adds to ARM against a damage roll of no attack', 'SFI-DAMAGE-007', play => {
  const forest = { footprint: [rectangle({ x: inches(4), y: 0 }, inches(20), inches(20))], arm: 1 };
  const { game, setup } = harming('A cd', turn => sufferDamageRoll(turn, roll(['c/1'])), { pieces: { forest } });
  expect(marked(play(game, { ...setup, dice: [3, 1] }).choose('p1', 'A'))).toEqual([]);
  expect(marked(play(game, { ...setup, dice: [3, 2] }).choose('p1', 'A'))).toEqual(['c/1 1']);
});

scenario('set damage needs no roll and ignores ARM', 'SFI-DAMAGE-008', play => {
  const { game, setup } = harming('A cd', turn => sufferSetDamage(turn, ['c/1', 'd/1'], 1, swamp), {
    cards: { c: { arm: 9 } },
  });
  const p = play(game, setup).choose('p1', 'A');
  expect(marked(p)).toEqual(['c/1 1', 'd/1 1']);
  expect(happened(p, 'DiceRolled')).toEqual([]);
});

scenario('hides and other reductions reduce set damage too', ['SFI-DAMAGE-009', 'SFI-DAMAGE-005'], play => {
  const { game, setup } = harming('A cde', turn => sufferSetDamage(turn, ['c/1', 'd/1', 'e/1'], 2, swamp), {
    cards: {
      c: { passives: [{ id: 'tough-hide' }] },
      d: { passives: [{ id: 'unbreakable-hide' }] },
      e: {
        abilities: [
          { id: 'ward', name: 'Ward', kind: 'passive', effects: [{ op: 'modify', what: 'suffered', by: -2 }] },
        ],
      },
    },
  });
  expect(marked(play(game, setup).choose('p1', 'A'))).toEqual(['c/1 1', 'd/1 1']);
});

scenario('tough hide leaves one point, unbreakable hide none', ['SFI-PASSIVE-045', 'SFI-PASSIVE-046'], play => {
  const { game, setup } = harming('A cd', turn => sufferSetDamage(turn, ['c/1', 'd/1'], 1, swamp), {
    cards: { c: { passives: [{ id: 'tough-hide' }] }, d: { passives: [{ id: 'unbreakable-hide' }] } },
  });
  expect(marked(play(game, setup).choose('p1', 'A'))).toEqual(['c/1 1']);
});

scenario('the player of a unit with both hides says which one counts', 'SFI-PASSIVE-047', play => {
  const { game, setup } = harming('A cd', turn => sufferSetDamage(turn, ['c/1'], 1, swamp), {
    cards: { c: { passives: [{ id: 'tough-hide' }, { id: 'unbreakable-hide' }] } },
  });
  const p = play(game, setup)
    .choose('p1', 'A')
    .options('p2', ['tough-hide', 'unbreakable-hide'])
    .choose('p2', 'unbreakable-hide');
  expect(marked(p)).toEqual([]);
});

scenario('damage beyond the last hit point passes to no other model', 'SFI-DAMAGE-006', play => {
  const { game, setup } = harming('A ccd', turn => sufferSetDamage(turn, ['c/1'], 5, swamp), { damage: { 'c/1': 1 } });
  const p = play(game, setup).choose('p1', 'A');
  expect(marked(p)).toEqual(['c/1 2']);
  expect(p.state.models.map(({ id, damage }) => [id, damage])).toEqual([
    ['A/1', 0],
    ['c/2', 0],
    ['d/1', 0],
  ]);
});

scenario('damage stays on the model in the rounds after', 'SFI-DAMAGE-012', play => {
  const { game, setup } = harming('A c', turn => sufferSetDamage(turn, ['c/1'], 1, swamp), {
    cards: { A: { essence: {} }, c: { essence: {} } },
  });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p2', { do: 'end' });
  expect([p.state.round, p.state.models[1]?.damage]).toEqual([3, 1]);
});

scenario('reactions to damage come before passive abilities, and both before the mark', 'SFI-ATTACK-034', play => {
  const noting = (id: string, kind: 'reactions' | 'passives') =>
    codeAbility(
      id,
      'p2',
      'damaged',
      turn => turn.emit({ type: 'Used', span: 'match', key: id }, 'SFI-PRIORITY-012'),
      (_, { of, harm }) => of === 'c/1' && harm === 'set',
      { kind },
    );
  const { game, setup } = harming('A cd', turn => sufferSetDamage(turn, ['c/1'], 1, swamp), {
    abilities: [noting('late', 'passives'), noting('early', 'reactions')],
  });
  const p = play(game, setup).choose('p1', 'A');
  const told = eventsOf(p).flatMap(event =>
    event.type === 'Used' ? [event.key] : event.type === 'DamageMarked' ? ['marked'] : [],
  );
  expect(told).toEqual(['early', 'late', 'marked']);
});

scenario(
  'a model that a reaction to the damage of another one destroys has no moment of its own damage',
  ['SFI-DAMAGE-007', 'SFI-ATTACK-038'],
  play => {
    const { game, setup } = harming('A bc', turn => sufferSetDamage(turn, ['b/1', 'c/1'], 1, spark), {
      abilities: [
        codeAbility(
          'kill',
          'p2',
          'damaged',
          turn => destroyModels(turn, ['c/1']),
          (_, { of }) => of === 'b/1',
          {
            kind: 'reactions',
          },
        ),
        codeAbility('see', 'p2', 'damaged', (turn, { of }) =>
          turn.emit({ type: 'Used', span: 'round', key: `${of}` }, 'SFI-PRIORITY-011'),
        ),
      ],
    });
    const p = play(game, setup).choose('p1', 'A');
    expect([happened(p, 'Used').map(({ key }) => key), marked(p)]).toEqual([['b/1'], ['b/1 1']]);
  },
);
