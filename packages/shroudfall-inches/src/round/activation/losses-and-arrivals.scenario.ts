import type { PlayerId } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { WindowId } from '../../vocabulary/ability.js';
import type { Sfi, SfiState } from '../../vocabulary/index.js';
import { summonUnit } from '../arriving/summon.js';

const scenario = scenarios<RuleId>(test);
const spent = { activated: true };
const end = { do: 'end' } as const;
/** Cards without essence, for units by their letters. */
const poor = (...letters: readonly string[]) => Object.fromEntries(letters.map(letter => [letter, { essence: {} }]));
const next = (player: PlayerId): Partial<SfiState> => ({ stage: { name: 'activations', next: player } });
const exhausted = ({ state }: Play<Sfi>) => state.units.filter(unit => unit.exhausted).map(({ id }) => id);

/** A model is destroyed at a moment of a unit; of null at a moment of the round. */
const killing = (model: string, window: WindowId, of: string | null) =>
  codeAbility(
    'kill',
    'p1',
    window,
    turn => destroyModels(turn, [model]),
    (turn, moment) => moment.of === of && turn.state.models.some(({ id }) => id === model),
  );
/** A unit of one model arrives at a moment of a unit. */
const calling = (by: PlayerId, window: WindowId, of: string) =>
  codeAbility(
    'call',
    by,
    window,
    turn => summonUnit(turn, by, 'imp', [{ x: inches(8), y: inches(8) }]),
    (_, moment) => moment.of === of,
  );
const imp: NonNullable<LaidOut['others']> = { imp: { passives: [{ id: 'summoned' }], essence: {} } };

scenario('a unit that dies in between is gone from the count for passing', 'SFI-ACTIVATE-014', play => {
  const cards = poor('A', 'B', 'C', 'c', 'd');
  const { game, setup } = laidOut('A B C c d', { cards, abilities: [killing('d/1', 'activation-end', 'A')] });
  // Without the loss both players have two units left, and p2 could not pass.
  const p = play(game, setup).choose('p1', 'A').choose('p1', end).options('p2', ['c', 'pass']);
  p.choose('p2', 'pass').options('p1', ['B', 'C']);
});

scenario('a unit that arrives in between joins the count for passing', ['SFI-ACTIVATE-014', 'SFI-ROUND-005'], play => {
  const lay = { others: imp, cards: poor('A', 'B', 'c'), abilities: [calling('p1', 'activation-end', 'A')] };
  const { game, setup } = laidOut('A B c', lay);
  // Without the arrival p1 has one unit left, as p2 has, and p2 could not pass.
  const p = play(game, setup).choose('p1', 'A').choose('p1', end).options('p2', ['c', 'pass']);
  p.choose('p2', 'pass').options('p1', ['B', 'p1:imp']);
});

scenario(
  'an exhausted unit is first if the only other unit dies at the start of the round',
  'SFI-ACTIVATE-011',
  play => {
    const { game, setup } = laidOut('A B c', {
      units: { A: { exhausted: true } },
      abilities: [killing('B/1', 'round-start', null)],
      state: { stage: { name: 'round-start', step: 'add essence' } },
    });
    const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
    expect(p.state.activation?.unit).toBe('A');
  },
);

scenario('exhausted tokens go too if the first unit dies in its own activation', 'SFI-ACTIVATE-012', play => {
  const { game, setup } = laidOut('A B C c d', {
    cards: poor('A', 'B', 'C', 'c', 'd'),
    units: { A: { exhausted: true } },
    abilities: [killing('B/1', 'activation-start', 'B')],
  });
  const p = play(game, setup).choose('p1', 'B');
  expect(exhausted(p)).toEqual([]);
  p.choose('p2', 'c').choose('p2', end).options('p1', ['A', 'C']);
});

scenario('no unit is exhausted if the last one dies in its own activation', 'SFI-ACTIVATE-009', play => {
  const { game, setup } = laidOut('A c d', {
    cards: poor('A', 'c', 'd'),
    units: { A: spent, d: spent },
    armies: { p2: { lastActivated: 'd', activations: 1 } },
    abilities: [killing('c/1', 'activation-start', 'c')],
    state: next('p2'),
  });
  const p = play(game, setup);
  expect(happened(p, 'TokenPlaced')).toEqual([]);
  expect(p.state.round).toBe(3);
});

scenario(
  'a unit that arrives with an activated token, by an option, takes no exhausted token from the last one',
  ['SFI-ROUND-005', 'SFI-ACTIVATE-008'],
  play => {
    const { game, setup } = laidOut('A B c', {
      others: imp,
      cards: poor('A', 'B', 'c'),
      units: { A: spent },
      options: { 'summoned.mayActivateOnArrival': false },
      abilities: [calling('p2', 'activation-end', 'B')],
      state: next('p2'),
    });
    const p = play(game, setup).choose('p2', end);
    expect(exhausted(p)).toEqual(['c']);
    p.choose('p1', end);
    expect([exhausted(p), p.state.round]).toEqual([['c'], 3]);
  },
);

scenario(
  'a unit that arrives after the last one and dies before it activates changes nothing',
  'SFI-ACTIVATE-009',
  play => {
    const { game, setup } = laidOut('A B C c', {
      others: imp,
      cards: poor('A', 'B', 'C', 'c'),
      units: { A: spent },
      abilities: [calling('p2', 'activation-start', 'B'), killing('p2:imp/1', 'activation-end', 'B')],
      state: next('p2'),
    });
    const p = play(game, setup).choose('p2', 'c').choose('p2', end).choose('p1', 'B').choose('p1', end);
    expect(exhausted(p)).toEqual(['c']);
    p.waitsFor({ by: 'p1', kind: 'act' });
  },
);

scenario(
  'a match may begin in the activation of a unit that was destroyed in it, with an effect until the end of that activation',
  ['SFI-ACTIVATE-013', 'SFI-PRIORITY-014'],
  play => {
    const data = { op: 'modify', what: 'DEF', by: 1, until: 'activation' } as const;
    const shield = { key: 'Shield', source: 'A', target: 'B', player: 'p1', data, until: 'end of the activation of A' };
    const { game, setup } = laidOut('B cd', {
      active: 'A',
      units: { A: { where: 'destroyed', destroyedIn: 2 } },
      effects: [shield],
    });
    expect(play(game, setup).waitsFor({ by: 'p2', kind: 'activate' }).state.effects).toEqual([]);
    const later = () => laidOut('B cd', { units: { A: { where: 'destroyed', destroyedIn: 2 } }, effects: [shield] });
    expect(later).toThrow('unknown-end');
  },
);
