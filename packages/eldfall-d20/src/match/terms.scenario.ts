import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { actionMenu } from '../actions/menu.js';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { attack, resolving, told } from '../attacks/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { isMember } from '../schemes/deeds.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { once } from './limits.js';
import { activePlayer, modelOf, roleOf } from './lookups.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;

scenario(
  'active are all models of the player whose turn it is, activated is one of them, and all others are reactive',
  ['ELD-DEF-004', 'ELD-TURN-002'],
  play => {
    const { game, setup } = laidOut('A..B\n....\nb..c..1');
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
    const roles = p.state.models.map(({ id }) => `${id} ${roleOf(p.state, modelIn(p, id))}`);
    expect(roles).toEqual(['A active', 'B active', 'b reactive', 'c reactive', '1 reactive']);
    expect([p.state.sequence?.model, activePlayer(p.state)]).toEqual(['A', 'p1']);
    p.choose('p2', { model: 'b' }).choose('p2', nothing);
    expect(p.state.sequence?.reactions.map(({ model }) => model)).toEqual(['b']);
    // In the Hostiles turn their models are active.
    const hostile = { ...p.state, stage: { name: 'turn', active: null, phase: 'tactical', step: '' } } as const;
    expect([roleOf(hostile, modelIn(p, '1')), roleOf(hostile, modelIn(p, 'A'))]).toEqual(['active', 'reactive']);
  },
);

scenario('a declaration cannot be changed or withdrawn', 'ELD-DEF-005', play => {
  const { game, setup } = laidOut('A\n.\nb');
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', going('walk', [3, 2]));
  // The movement is declared: no other is asked for, and its model is not chosen anew.
  expect(open(p)).toEqual(['p2 opportunity']);
  p.choose('p2', 'pass').choose('p2', { model: 'b' }).choose('p2', { do: 'dodge' }).choose('p1', nothing);
  expect(events(p, 'MovementDeclared')).toHaveLength(1);
  expect(
    p.state.sequence?.reactions.map(({ action }) => action) ??
      events(p, 'ReactionDeclared').map(({ reaction }) => reaction.action),
  ).toEqual([{ do: 'dodge' }]);
});

const statue = {
  id: 'statue-1',
  kind: 'statue',
  at: { x: 5080, y: 8000, z: 0 },
  radius: 1100,
  height: 2000,
  hp: 2,
  armour: 1,
  holds: [],
  marks: [],
};

scenario('a target is a model, or a structure that can be destroyed', 'ELD-DEF-006', play => {
  const lay: LaidOut = { things: [statue], at: { A: { x: 5080, y: 5080 } }, models: { b: { points: 0 } } };
  const { game, setup } = laidOut('A....b', lay);
  const p = play(game, { ...setup, dice: [12, 9, 1, 1] })
    .choose('p1', 'A')
    .choose('p1', idle({ x: 1, y: 1 }))
    .choose('p1', swordAttack);
  p.options('p1', [{ model: 'b' }, { thing: 'statue-1' }])
    .choose('p1', { thing: 'statue-1' })
    .choose('p1', { thing: 'statue-1' });
  expect(p.state.things).toEqual([]);
});

scenario('each success that nothing negates is one Hit on the model that it was directed at', 'ELD-DEF-007', play => {
  const { game, setup } = resolving('A\nbc', {
    pitch: 1.5,
    at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 8600 }, c: { x: 8600, y: 5600 } },
    action: attack('bbc'),
    profiles: { A: { stats: { ...plainProfile.stats, STA: 3 } } },
    reactions: { c: { do: 'dodge' } },
  });
  const { match } = play(game, { ...setup, dice: [12, 13, 2, 5, 20] });
  expect(told(match).filter(line => / hits | negated /.test(line))).toEqual(['hit on c negated by dodge', 'A hits b']);
});

test('a party is all models under a player, and the original party only those that were enlisted [ELD-DEF-010]', () => {
  const lay: LaidOut = { models: { B: { original: false, summoned: { by: 'A', spell: 'spark' } } } };
  const members = (options: LaidOut['options'] & object = {}) => {
    const { table } = laidOut('AB.b', { ...lay, options });
    return table.state.models.filter(one => isMember(table, 'p1', one)).map(({ id }) => id);
  };
  expect([members(), members({ partyMemberIncludesSummons: true })]).toEqual([['A'], ['A', 'B']]);
});

scenario(
  'a summoned model does not keep Morale up, and breaks with the party',
  ['ELD-DEF-010', 'ELD-MORALE-002'],
  play => {
    const { game, setup } = laidOut('ABC..b', {
      models: { C: { original: false }, B: { hp: 0 } },
      states: { B: ['incapacitated'] },
      parties: { p1: { original: 2 } },
    });
    const p = play(game, { ...setup, dice: [] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', nothing);
    expect(['A', 'C'].map(id => modelIn(p, id).states.map(({ state }) => state))).toEqual([['panicked'], ['panicked']]);
  },
);

const heal = {
  ...plainSpell,
  name: 'Heal',
  type: 'healing',
  element: 'water',
  weapon: { ...plainSpell.weapon, strike: 1 },
  onHit: [{ op: 'heal', amount: 1 }],
} as const;
const affinity = { id: 'affinity', element: 'water' } as const;
const healer: Partial<Profile> = { classes: ['vitalist'], spells: ['heal'], traits: [affinity] };

scenario('a model is its own ally for an Assist, but no other ally for its aura', 'ELD-DEF-013', play => {
  const lay: LaidOut = { pack: { spells: { heal } }, profiles: { A: healer }, models: { b: { points: 0 } } };
  const { game, setup } = laidOut('A\n.\n.\n.\n.\nb', lay);
  const assist = { do: 'assist', means: { spell: 'heal' } } as const;
  // A Vitalist needs no roll for an ally, itself among them.
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', assist);
  p.options('p1', [['A']]).choose('p1', ['A']);
  expect(events(p, 'RollMade')).toEqual([]);
  const morale = (inspiring: 'A' | 'B'): number => {
    const traits = [{ id: 'inspiring' }] as const;
    const laid = laidOut('AB', { profiles: { [inspiring]: { traits } }, states: { A: ['panicked'] } });
    const q = play(laid.game, { ...laid.setup, dice: [16] }).choose('p1', 'A');
    return events(q, 'RollMade')[0]?.attribute.total ?? 0;
  };
  expect([morale('A'), morale('B')]).toEqual([10, 16]);
});

test('an Attack may not be aimed at the model itself [ELD-DEF-013]', () => {
  const { table } = laidOut('A..b', { facing: { A: { x: 1, y: 0 } } });
  const options = actionMenu.options(table, { model: 'A', role: 'active', occasion: 'step' });
  expect(options.filter(one => one.do === 'attack').length).toBeGreaterThan(0);
  expect(modelOf(table.state, 'A').player).toBe('p1');
});

scenario(
  'a limit of a turn begins anew in every turn, and one of a sequence with every activation',
  'ELD-DEF-020',
  play => {
    const ofTurn = once('turn', 'test', 'ELD-DEF-020');
    const ofSequence = once('sequence', 'test', 'ELD-DEF-020');
    const seen: string[] = [];
    const beginnings = [
      (turn: Parameters<typeof ofTurn.use>[0], model: string) => {
        seen.push(`${model} ${ofTurn.isUsed(turn.state, 'A')} ${ofSequence.isUsed(turn.state, 'A')}`);
        ofTurn.use(turn, 'A');
        ofSequence.use(turn, 'A');
        return undefined;
      },
    ];
    const { game, setup } = laidOut('A......b', { sources: { beginnings }, models: { b: { points: 0 } } });
    const p = play(game, setup);
    for (const _ of [1, 2]) p.choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    p.choose('p2', 'b');
    expect(seen).toEqual(['A false false', 'A true false', 'b false false']);
  },
);
