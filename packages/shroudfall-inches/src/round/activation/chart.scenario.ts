import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { gainEssence } from '../../essence/gain.js';
import { beginEffect } from '../../match/lasting.js';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, eventsOf, happened, laidOut } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import { takeGenerated } from '../actions/take.js';

const scenario = scenarios<RuleId>(test);
const typesOf = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type);
const bonus = { op: 'modify', what: 'ARM', by: 1 } as const;

scenario('effects of the beginning of an activation come before any action', 'SFI-ACTIVATE-002', play => {
  const gift = codeAbility('gift', 'p1', 'activation-start', turn =>
    gainEssence(turn, 'p1', { red: 1 }, 'ability', 'SFI-ESSENCE-010'),
  );
  const { game, setup } = laidOut('A c', { abilities: [gift] });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'keep' }).choose('p1', { red: 1 });
  p.waitsFor({ by: 'p1', kind: 'act' });
  expect(typesOf(eventsOf(p))).toEqual(['UnitActivated', 'EssenceGained', 'ActivationOpened']);
});

scenario('effects that last until the next activation of a unit end before that', 'SFI-PRIORITY-016', play => {
  const effect = { key: 'Shield', source: 'A', target: 'A', player: 'p1', data: bonus } as const;
  const until = (letter: string) => ({ ...effect, until: `next activation of ${letter}` });
  const { game, setup } = laidOut('A c', { effects: [until('A'), until('c')] });
  const p = play(game, setup);
  expect(happened(p, 'EffectsEnded')).toEqual([{ type: 'EffectsEnded', effects: [1] }]);
  expect(typesOf(eventsOf(p))).toEqual(['UnitActivated', 'EffectsEnded', 'ActivationOpened']);
});

scenario(
  'the end of an activation: effects, then what lasts until now, the essence value, the tokens',
  ['SFI-ACTIVATE-005', 'SFI-PRIORITY-014'],
  play => {
    const shield = codeAbility('shield', 'p2', 'activation-end', turn =>
      beginEffect(
        turn,
        { key: 'Shield', source: 'c', target: 'c', player: 'p2', data: bonus, lasts: 'activation' },
        'SFI-PRIORITY-011',
      ),
    );
    const { game, setup } = laidOut('A c', { active: 'c', abilities: [shield], units: { A: { activated: true } } });
    const p = play(game, setup).choose('p2', { do: 'end' }).choose('p2', { grey: 1 });
    expect(typesOf(eventsOf(p)).slice(2, 9)).toEqual([
      'ActivationEnding',
      'EffectBegan',
      'EffectsEnded',
      'EssenceGained',
      'TokenPlaced',
      'TokenPlaced',
      'ActivationEnded',
    ]);
  },
);

scenario('with both actions spent the activation ends', ['SFI-ACTIVATE-004', 'SFI-ACTION-001'], play => {
  const { game, setup } = laidOut('A c', { active: 'A', cards: { A: { essence: {} } } });
  const p = play(game, setup).choose('p1', { do: 'shake' }).choose('p1', { do: 'disengage' });
  p.waitsFor({ by: 'p2', kind: 'act' });
  expect(happened(p, 'ActivationEnding')).toEqual([{ type: 'ActivationEnding', unit: 'A', why: 'done' }]);
});

scenario('a player who has tokens to discard ends the activation in words', 'SFI-ACTIVATE-003', play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    activation: { spent: ['shake', 'shake'] },
    armies: { p1: { reserve: { red: 1 } } },
  });
  play(game, setup).options('p1', [{ do: 'discard', colour: 'red' }, { do: 'end' }]);
});

scenario('a unit that dies in its activation adds nothing, and the other player is next', 'SFI-ACTIVATE-013', play => {
  const late = codeAbility('late', 'p1', 'activation-end', turn =>
    gainEssence(turn, 'p1', { red: 1 }, 'ability', 'SFI-ESSENCE-010'),
  );
  const dying = codeAbility('dying', 'p1', 'activation-start', turn => destroyModels(turn, ['A/1']));
  const { game, setup } = laidOut('A B c d', { abilities: [dying, late] });
  const p = play(game, setup).choose('p1', 'A').waitsFor({ by: 'p2', kind: 'activate' });
  expect(typesOf(eventsOf(p))).toEqual([
    'UnitActivated',
    'ModelDestroyed',
    'UnitDestroyed',
    'ActivationEnding',
    'ActivationEnded',
  ]);
});

scenario('a forced end still goes through the end steps', 'SFI-ACTIVATE-006', play => {
  const actions = {
    move: {
      rule: 'SFI-ACTION-006' as const,
      *next() {
        return 'done' as const;
      },
    },
  };
  const { game, setup } = laidOut('A c', { active: 'A', actions, activation: { moves: 1, spent: ['move'] } });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', { grey: 1 });
  expect(typesOf(eventsOf(p)).slice(0, 6)).toEqual([
    'ActionBegan',
    'ActionEnded',
    'ActivationEnding',
    'EssenceGained',
    'TokenPlaced',
    'ActivationEnded',
  ]);
});

scenario('an action that an ability generates is no third one of two', 'SFI-ACTION-017', play => {
  const more = codeAbility('more', 'p1', 'activation-start', turn => takeGenerated(turn, 'A', 'disengage'));
  const { game, setup } = laidOut('A c', { abilities: [more] });
  const p = play(game, setup).choose('p1', { do: 'disengage' }).choose('p1', { do: 'disengage' });
  expect(happened(p, 'ActionEnded').map(({ generated }) => generated === true)).toEqual([true, false, false]);
});

scenario(
  'an activation that move actions of its beginning have ended does not open again',
  ['SFI-ACTIVATE-006', 'SFI-ACTION-008'],
  play => {
    const run = codeAbility(
      'run',
      'p1',
      'activation-start',
      function* (turn) {
        yield* takeGenerated(turn, 'A', 'move');
        yield* takeGenerated(turn, 'A', 'move');
      },
      (_, { of }) => of === 'A',
    );
    const { game, setup } = laidOut('A c', { abilities: [run], cards: { A: { essence: {} } } });
    const p = play(game, setup).choose('p1', 'stay').choose('p1', 'stay');
    expect(happened(p, 'ActivationOpened')).toEqual([{ type: 'ActivationOpened', unit: 'c' }]);
    expect(happened(p, 'TokenPlaced')[0]).toEqual({ type: 'TokenPlaced', unit: 'A', token: 'activated' });
  },
);

scenario(
  'an effect until the next activation of a unit ends with the destruction of that unit, also on another unit',
  'SFI-PRIORITY-016',
  play => {
    const shield = { key: 'Shield', source: 'A', player: 'p1', data: bonus, until: 'next activation of A' } as const;
    const dying = codeAbility('dying', 'p1', 'activation-start', turn => destroyModels(turn, ['A/1']));
    const { game, setup } = laidOut('ABc', { abilities: [dying], effects: [{ ...shield, target: 'B' }] });
    const p = play(game, setup).choose('p1', 'B');
    expect(p.state.units.map(({ where }) => where)).toEqual(['destroyed', 'on-table', 'on-table']);
    expect(p.state.effects).toEqual([]);
  },
);
