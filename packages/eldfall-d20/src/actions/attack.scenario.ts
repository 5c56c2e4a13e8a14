import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, open } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainItems, plainSpell } from '../testing/index.js';
import type { ActionChoice, DeclaredMovement, Sequence } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { Actor } from './entry.js';
import { actionMenu } from './menu.js';

const scenario = scenarios<RuleId>(test);
const carrying = (item: string, quantity = 1) => ({ inventory: { space: 9, items: [{ item, quantity }] } });
const bow = carrying('bow');
const knowing = (...spells: readonly string[]) => ({ spells, traits: [{ id: 'affinity', element: 'fire' } as const] });
const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;
const noTarget = ['no-target', 'ELD-ACTION-027', 'means'];

/** A bomb is thrown at any surface; darts are as free, and hit no area. */
const thrown = (name: string, template?: 'circular-small'): Item => ({
  ...(plainItems.bow as Item),
  name,
  weapon: {
    power: 8,
    reach: { distance: 10, ...(template ? { template } : {}) },
    strike: 1,
    kinds: ['ranged'],
    traits: [{ id: 'targetless' }],
  },
});
const items = { ...plainItems, bomb: thrown('Bomb', 'circular-small'), darts: thrown('Darts') };

/** The refusal of an Attack after a movement of `A`, which begins two inches from both edges: by default of `A` itself. */
const refused = (
  drawing: string,
  choice: ActionChoice,
  lay: LaidOut,
  by: Partial<Actor> = {},
  movement: DeclaredMovement = idle(),
) => {
  const sequence: Sequence = {
    model: 'A',
    step: 'action',
    from: { x: inches(2), y: inches(2), z: 0 },
    facing: movement.facing,
    movement,
    reactions: [],
    action: null,
    ended: false,
    answered: [],
  };
  const { table } = laidOut(drawing, { ...lay, state: { sequence, ...lay.state } });
  const found = actionMenu.whyNot(choice, table, { model: 'A', role: 'active', occasion: 'step', ...by });
  return found && [found.code, found.rule, found.path];
};
const throwing = (item: string) => ({ do: 'attack', means: { item }, kind: 'ranged' }) as const;

test('a bomb needs nobody in sight in the Active role, and darts without an area do [ELD-TRAIT-062, ELD-ACTION-027]', () => {
  const behind = (item: string): LaidOut => ({
    pack: { items },
    profiles: { A: carrying(item) },
    facing: { A: { x: 0, y: -1 } },
  });
  expect(refused('A\nb', throwing('bomb'), behind('bomb'))).toBeUndefined();
  expect(refused('A\nb', throwing('darts'), behind('darts'))).toEqual(noTarget);
  expect(refused('A\nb', throwing('darts'), { ...behind('darts'), facing: {} })).toBeUndefined();
});

test('a bomb is no reaction to a model that may not be its target, such as one of an Alliance [ELD-TRAIT-063, ELD-REACT-019]', () => {
  const lay: LaidOut = { pack: { items }, profiles: { b: carrying('bomb') } };
  const by = { model: 'b', role: 'reactive' } as const;
  expect(refused('A\n.\nb', throwing('bomb'), lay, by)).toBeUndefined();
  expect(refused('A\n.\nb', throwing('bomb'), { ...lay, state: { alliances: [['p1', 'p2']] } }, by)).toEqual(noTarget);
});

test('a reaction that is changed to an Attack is aimed at the final position, however the path there was seen [ELD-REACT-017, ELD-LOS-011]', () => {
  const lay: LaidOut = {
    profiles: { b: bow },
    scenery: { wall: { boxes: [[0, 5, 5, 1]], top: null } },
  };
  const movement = going('run', [11, 2], [2, 2]);
  const as = (occasion: 'step' | 'change') =>
    refused('A\n.\n.\nb', shot, lay, { model: 'b', role: 'reactive', occasion }, movement);
  expect([as('step'), as('change')]).toEqual([undefined, noTarget]);
});

test('a Spell with modes is cast in one of its own, and another Spell in none [ELD-SPELLCRAFT-028]', () => {
  const modes = ['One', 'Other'].map(name => ({ name, onHit: [] }));
  const lay: LaidOut = {
    profiles: { A: knowing('plain', 'modal') },
    pack: { spells: { plain: plainSpell, modal: { ...plainSpell, modes } } },
  };
  const cast = (spell: string, mode?: string) =>
    refused('A\n.\nb', { do: 'attack', means: { spell }, kind: 'ranged', ...(mode ? { mode } : {}) }, lay)?.[0];
  expect([cast('plain'), cast('modal', 'One'), cast('modal', 'Other')]).toEqual([undefined, undefined, undefined]);
  expect([cast('modal'), cast('modal', 'Third'), cast('plain', 'One')]).toEqual([
    'no-such-mode',
    'no-such-mode',
    'no-such-mode',
  ]);
});

scenario(
  'a reacting model that strikes in melee names no point of the path',
  ['ELD-RANGED-008', 'ELD-LOS-011'],
  play => {
    const { game, setup } = laidOut('A..\n.\nb', { profiles: { b: { inventory: bow.inventory } } });
    const reacting = () =>
      play(game, setup)
        .choose('p1', 'A')
        .choose('p1', going('walk', [5, 2]))
        .choose('p2', 'pass')
        .choose('p2', { model: 'b' });
    const p = reacting().choose('p2', { do: 'attack', means: { natural: 'unarmed', attribute: 'T' }, kind: 'melee' });
    expect(open(p)).toEqual(['p1 action']);
    expect(p.state.sequence?.reactions.map(({ at }) => at)).toEqual([null]);
    expect(open(reacting().choose('p2', shot))).toEqual(['p2 moment']);
  },
);

scenario(
  'a reacting caster of a Spell with Focus names no point of the path, since it has no target',
  ['ELD-TRAIT-031', 'ELD-RANGED-008'],
  play => {
    const burst = { ...plainSpell, weapon: { ...plainSpell.weapon, traits: [{ id: 'focus' }] } } as const;
    const { game, setup } = laidOut('A..\n.\nb', {
      profiles: { b: knowing('burst') },
      pack: { spells: { burst } },
    });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', going('walk', [5, 2]))
      .choose('p2', 'pass')
      .choose('p2', { model: 'b' })
      .choose('p2', { do: 'attack', means: { spell: 'burst' }, kind: 'ranged' });
    expect(open(p)).toEqual(['p1 action']);
    expect(p.state.sequence?.reactions.map(({ at }) => at)).toEqual([null]);
  },
);

scenario('each strike is directed by itself, and its question counts those before', 'ELD-STRIKE-006', play => {
  const { game, setup } = laidOut('A\n.\nb.c', {
    profiles: { A: bow },
    models: { b: { points: 0 }, c: { points: 0 } },
  });
  const p = play(game, { ...setup, dice: [15, 16] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p1', shot);
  const strike = () => (p.match.decisions[0]?.about as { readonly strike?: number } | undefined)?.strike;
  expect([p.match.decisions[0]?.kind, strike()]).toEqual(['aim', 0]);
  p.choose('p1', { model: 'c' });
  expect([p.match.decisions[0]?.kind, strike()]).toEqual(['aim', 1]);
  p.choose('p1', { model: 'b' });
  expect(events(p, 'ActionDeclared').map(({ action }) => action)).toEqual([
    { ...shot, skills: [], aims: [{ model: 'c' }, { model: 'b' }] },
  ]);
});
