import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { attack, resolving, scenario } from '../../attacks/scenario-words.js';
import { areaAt, cast } from '../../magic/scenario-words.js';
import { armed } from '../../skills/scenario-words.js';
import type { Deed, Eld } from '../../vocabulary/index.js';

const deedsOf = ({ state }: Play<Eld>, kind: Deed['deed']): readonly Deed[] =>
  state.deeds.filter(({ deed }) => deed === kind);

scenario(
  'a Wound beyond the last HP is noted as such, and one of two is not',
  ['ELD-DAMAGE-002', 'ELD-SCHEME-022'],
  play => {
    const wounds = (HP: number) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('bb'),
        profiles: { b: { stats: { HP } } },
      });
      const p = play(game, { ...setup, dice: [5, 6, 8, 8] });
      return deedsOf(p, 'wound').map(one => 'excess' in one);
    };
    expect([wounds(2), wounds(1)]).toEqual([
      [false, false],
      [false, true],
    ]);
  },
);

scenario('an Attack on the ground is noted as one, with no model as its target', 'ELD-SCHEME-032', play => {
  const p = cast(play)('A\n\n\n\nb', areaAt('inferno', { x: 5080, y: 5080 * 2, z: 0 }), [20], {
    models: { A: { mana: 1 } },
  });
  expect(deedsOf(p, 'attack')).toEqual([{ deed: 'attack', by: 'A', on: [], unseen: false, turn: 'p1' }]);
});

scenario('a Chain Attack is noted as an attack that was not declared', 'ELD-SCHEME-032', play => {
  const { game, setup } = resolving('A.B\n.b.', {
    pitch: 1.2,
    action: attack('b'),
    profiles: { B: { ...armed('sword'), skills: [{ id: 'chain-attack' }] } },
  });
  const p = play(game, { ...setup, dice: [5, 20, 20] });
  p.picks('p1', { do: 'attack', means: { item: 'sword' } });
  expect(deedsOf(p, 'attack').map(one => [('by' in one && one.by) || '', 'extra' in one])).toEqual([
    ['A', false],
    ['B', true],
  ]);
});
