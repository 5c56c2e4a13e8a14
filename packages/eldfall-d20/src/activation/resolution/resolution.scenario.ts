import { createMatch, history, type Match, manual } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { bookEdition } from '../../edition.js';
import { plainProfile } from '../../testing/index.js';
import type { Deed, Eld, Sources } from '../../vocabulary/index.js';
import type { Profile } from '../../vocabulary/pack.js';

const stats = (some: Partial<Profile['stats']>): Pick<Profile, 'stats'> => ({
  stats: { ...plainProfile.stats, ...some },
});

const deeds = (match: Match<Eld>): readonly Deed[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record => (record.kind === 'event' && record.event.type === 'DeedNoted' ? [record.event.deed] : []));

test('the stages of the Resolution step, in the order of the book [ELD-ACT-019]', () => {
  expect(bookEdition.procedures.resolution.parts.map(({ name }) => name)).toEqual([
    'check requirements',
    'surprise',
    'collect modifiers',
    "roll against Hyperia's Providence",
    'roll for Assists',
    'carry out other actions',
    'roll for Attacks and Dodges',
    'fix Hits',
    'roll for damage',
    'apply Wounds and states',
    'knock back',
    'turn models that were hit',
    'retreat',
    'make end moves',
    'repel Spirits',
    'roll for falls',
    'models at 0 HP',
    'leave and recover thrown Items',
    'check Engaged and morale',
  ]);
});

/** `A` and b wound each other, each with 1 HP: neither attacks the other in a Confrontation, since `A` attacks c as well. */
const exchange = (dice: readonly number[], more: Declared = {}) => {
  const { game, setup } = resolving('A.\ncb', {
    pitch: 1.5,
    profiles: { A: stats({ HP: 1 }), b: stats({ HP: 1 }), c: stats({ HP: 1 }) },
    action: attack('cc'),
    reactions: { b: attack('A') },
    ...more,
  });
  return [game, { ...setup, dice }] as const;
};

scenario(
  'a model that falls has still carried out what it declared: both fall at the same time',
  ['ELD-ACT-018', 'ELD-ACT-017', 'ELD-ROLL-014'],
  play => {
    const { match } = play(...exchange([5, 20, 6, 8, 8]));
    expect(told(match)).toEqual([
      'A attack OFF 12 at c: 5 20-',
      'b attack DEF 10 at A: 6',
      'A hits c',
      'b hits A',
      'damage to c: 8+2 against 10',
      'damage to A: 8+2 against 10',
      'A -1 HP',
      'c -1 HP',
      'A is incapacitated',
      'c is incapacitated',
    ]);
  },
);

scenario('nothing but rolls happens before all Damage rolls are made', ['ELD-ACT-018', 'ELD-ACT-017'], play => {
  const hp: number[] = [];
  const sources: Partial<Sources> = {
    onWound: [
      (turn, { hit: { on } }, { consequences }) => {
        hp.push(...turn.state.models.map(one => one.hp));
        consequences.push({
          cited: { rule: 'ELD-TRAIT-016', source: 'crippling' },
          model: on,
          gains: { state: 'crippled', by: 'p1', source: 'crippling' },
        });
      },
    ],
  };
  const { match } = play(...exchange([5, 20, 6, 8, 8], { sources }));
  expect(hp).toEqual([1, 1, 1, 1, 1, 1]);
  expect(told(match).slice(6)).toEqual([
    'A -1 HP',
    'c -1 HP',
    'c is crippled',
    'A is crippled',
    'A is incapacitated',
    'c is incapacitated',
  ]);
});

scenario('an action whose requirements are not met fails and costs what it cost', 'ELD-ACT-020', play => {
  // b cannot be seen from the Back of `A`.
  const { game, setup } = resolving('A\n.\nb', {
    action: attack('b', { with: 'bow' }),
    facing: { A: { x: 0, y: -1 } },
    models: { A: { points: 1 } },
    profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
  });
  const { match, state } = play(game, { ...setup, dice: [] });
  expect(told(match)).toEqual(['A fails: no-sight b']);
  expect(state.models.find(({ id }) => id === 'A')?.points).toBe(1);
});

scenario('a rule may let an attack do without sight', ['ELD-ACT-020', 'ELD-ACTION-027'], play => {
  const { game, setup } = resolving('A\n.\nb', {
    action: attack('b', { with: 'bow' }),
    facing: { A: { x: 0, y: -1 } },
    profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
    sources: { unseen: [() => ({ rule: 'ELD-SKILL-012', source: 'clairvoyance' })] },
  });
  expect(told(play(game, { ...setup, dice: [15] }).match)).toEqual(['A attack ACC 10 at b: 15-']);
});

scenario(
  'a model walks, is shot, answers with a Dodge, fails, is hit once and survives the one Damage roll',
  ['ELD-ACT-024', 'ELD-LOS-010'],
  play => {
    const end = { x: 5000, y: 7620, z: 0 };
    const { game, setup } = resolving('b\nA', {
      action: { do: 'dodge' },
      at: { b: { x: 5000, y: 2540 }, A: end },
      from: { x: 5000, y: 12000 },
      facing: { b: { x: 0, y: 1 }, A: { x: 0, y: -1 } },
      profiles: { b: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
      movement: { kind: 'walk', route: [end], facing: { x: 0, y: -1 }, skills: [] },
      reactions: { b: attack('A', { with: 'bow' }) },
    });
    const going = play(game, { ...setup, dice: [13, 7, 15] }).waitsFor({ by: 'p1', kind: 'turnTo' });
    expect(told(going.match)).toEqual([
      'A dodge AG 10: 13-',
      'b attack ACC 10 at A: 7',
      'b hits A',
      'damage to A: 15+2 against 10',
    ]);
    // The model that was hit may turn before its Dodge move.
    going.choose('p1', { x: 1, y: 0 }).waitsFor({ by: 'p1', kind: 'endMove' });
    expect(told(going.match).at(-1)).toBe('A turns');
  },
);

scenario('models of reactive players turn before those of the Active Player', 'ELD-LOS-010', play => {
  const { game, setup } = resolving('A.\ncb', {
    pitch: 1.5,
    action: attack('cc'),
    reactions: { b: attack('A') },
  });
  play(game, { ...setup, dice: [5, 20, 6, 20, 20] })
    .waitsFor({ by: 'p2', kind: 'turnTo' })
    .choose('p2', { x: 0, y: -1 })
    .waitsFor({ by: 'p1', kind: 'turnTo' });
});

scenario('a model at 0 HP neither turns nor makes its Dodge move', ['ELD-ACT-021', 'ELD-LOS-010'], play => {
  const dodging = {
    action: attack('bb'),
    reactions: { b: { do: 'dodge' } as const },
    profiles: { b: stats({ HP: 1 }) },
  };
  const { game, setup } = resolving('A\nb', dodging);
  const { match } = play(game, { ...setup, dice: [5, 20, 12, 8] });
  expect(told(match).slice(-2)).toEqual(['b -1 HP', 'b is incapacitated']);
  const literal = resolving('A\nb', { ...dodging, options: { dodgeMoveAtZeroHp: true } });
  play(literal.game, { ...literal.setup, dice: [5, 20, 12, 8] }).waitsFor({ by: 'p2', kind: 'endMove' });
});

scenario(
  'Schemes get the facts: the attack, each Wound, the loss of HP and the fall',
  ['ELD-HOSTILE-035', 'ELD-SCHEME-015'],
  play => {
    const { match } = play(...exchange([5, 20, 20, 8]));
    expect(deeds(match)).toEqual([
      { deed: 'attack', by: 'A', on: ['c'], unseen: false, turn: 'p1' },
      { deed: 'attack', by: 'b', on: ['A'], unseen: false, turn: 'p1' },
      { deed: 'wound', by: 'A', on: 'c', kind: 'melee', reaction: false, round: 2, turn: 'p1' },
      { deed: 'hp-lost', model: 'c' },
      { deed: 'incapacitated', by: 'p1', of: 'c', model: 'A' },
    ]);
  },
);

scenario('Friendly Fire counts for nobody', 'ELD-HOSTILE-035', play => {
  const { game, setup } = resolving('A\nbC', {
    action: attack('b', { with: 'bow' }),
    at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: 9000 }, C: { x: 8200, y: 9000 } },
    profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } }, C: stats({ HP: 1 }) },
  });
  const { match } = play(game, { ...setup, dice: [18, 10, 3] });
  expect(told(match)).toContain('A hits C astray');
  expect(deeds(match).at(-1)).toEqual({ deed: 'incapacitated', by: null, of: 'C', model: 'A' });
});

test('modifiers are collected after everything is declared and before the first die [ELD-MOD-002]', () => {
  const collected: string[] = [];
  const sources: Partial<Sources> = {
    rolls: [
      (_, { model }) => {
        collected.push(model);
        return [];
      },
    ],
  };
  const [game, setup] = exchange([], { sources });
  // With real dice, the match waits for the first roll.
  const match = createMatch(game, { ...setup, dice: manual() });
  expect(match.decisions.map(({ kind }) => kind)).toEqual(['roll']);
  expect(collected).toEqual(['A', 'b']);
});

scenario('an Attack succeeds up to the attribute of its role, and fails one above it', 'ELD-ROLL-003', play => {
  const { match } = play(...exchange([12, 13, 11, 20]));
  expect(told(match).slice(0, 2)).toEqual(['A attack OFF 12 at c: 12 13-', 'b attack DEF 10 at A: 11-']);
});

scenario(
  'an effect that kills makes the model Dead at the end of the sequence, whatever its HP',
  'ELD-ART-005',
  play => {
    const sources: Partial<Sources> = {
      onWound: [
        (_, { hit }, { consequences }) =>
          void consequences.push({
            cited: { rule: 'ELD-ART-005', source: 'assassination' },
            model: hit.on,
            dies: true,
            by: hit.attack.attacker,
          }),
      ],
    };
    const { game, setup } = resolving('A\nb', { action: attack('bb'), sources, profiles: { b: stats({ HP: 2 }) } });
    const going = play(game, { ...setup, dice: [5, 20, 8] }).choose('p2', { x: 0, y: -1 });
    expect(told(going.match).slice(-2)).toEqual(['b -1 HP', 'b is dead']);
  },
);

test('an ability takes a model off the field at 0 HP, and others follow from its fall [ELD-TRAIT-015, ELD-DEF-019]', () => {
  const falls: string[] = [];
  const { game, setup } = resolving('A\nb', {
    action: attack('bb'),
    profiles: { b: { ...stats({ HP: 1 }), traits: [{ id: 'construct' }] } },
    sources: { onFallen: [(_, model, to) => void falls.push(`${model} ${to}`)] },
  });
  const match = createMatch(game, { ...setup, dice: scripted(5, 20, 8) });
  expect(told(match).at(-1)).toBe('b removed: destroyed');
  expect(falls).toEqual(['b removed']);
});
