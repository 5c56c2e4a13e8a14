import { expect } from 'vitest';
import { attack, resolving, scenario, told } from '../attacks/scenario-words.js';
import type { Thing } from '../vocabulary/index.js';
import { swordWith } from './scenario-words.js';

scenario(
  'Sweep I hits every model in sight and Reach, friends too; Sweep II also those behind',
  ['ELD-TRAIT-059', 'ELD-TRAIT-060'],
  play => {
    const hit = (level: number) => {
      const { game, setup } = resolving('.d.\nCAc\n.b.\n...\n.e.', {
        pitch: 1.5,
        action: attack('b'),
        pack: { items: { sword: swordWith({ id: 'sweep', level }) } },
      });
      const p = play(game, { ...setup, dice: [5, 10, 20, 20, 20, 20].slice(0, level === 1 ? 5 : 6) });
      return told(p.match)
        .filter(one => one.includes(' hits '))
        .sort();
    };
    expect(hit(1)).toEqual(['A hits C', 'A hits b', 'A hits c']);
    expect(hit(2)).toEqual(['A hits C', 'A hits b', 'A hits c', 'A hits d']);
  },
);

scenario(
  'Sweep II hits what others hide from the user as well, and Sweep I does not',
  ['ELD-TRAIT-059', 'ELD-TRAIT-060'],
  play => {
    const hit = (level: number, dice: readonly number[]) => {
      const at = {
        A: { x: 5080, y: 5080 },
        b: { x: 5080, y: 8680 },
        c: { x: 5080, y: 12280 },
        d: { x: 12700, y: 25400 },
      };
      const wide = swordWith({ id: 'sweep', level });
      // The cast is safe: a sword with another Reach.
      const items = { sword: { ...wide, weapon: { ...wide.weapon, reach: { distance: 2 } } } as typeof wide };
      const { game, setup } = resolving('', {
        at,
        action: attack('b'),
        pack: { items },
        // `b` is larger than `c`, which stands behind it.
        profiles: { b: { size: 'large' } },
      });
      const p = play(game, { ...setup, dice });
      return told(p.match).filter(one => one.includes(' hits '));
    };
    expect(hit(1, [5, 20])).toEqual(['A hits b']);
    expect(hit(2, [5, 20, 20])).toEqual(['A hits b', 'A hits c']);
  },
);

scenario('a strike that a Confrontation negates sweeps nobody', 'ELD-TRAIT-061', play => {
  const { game, setup } = resolving('.A.\ncb.', {
    pitch: 1.5,
    action: attack('b'),
    profiles: { b: { inventory: { space: 6, items: [{ item: 'dagger', quantity: 1 }] } } },
    reactions: { b: attack('A', { with: 'dagger' }), c: { do: 'dodge' } },
    pack: { items: { sword: swordWith({ id: 'sweep' }), dagger: swordWith() } },
  });
  const hits = (dice: readonly number[]) =>
    told(play(game, { ...setup, dice }).match).filter(one => / hits | negated /.test(one));
  // The dice: A, b, the Dodge of c, damage.
  expect(hits([5, 9, 11, 20])).toEqual(['b hits A']);
  expect(hits([5, 4, 11, 20, 20])).toEqual(['A hits b', 'A hits c']);
  expect(hits([5, 4, 10, 20])).toEqual(['hit on c negated by dodge', 'A hits b']);
});

scenario('a Sweep at a structure hits the models in its Reach as well', ['ELD-TRAIT-059', 'ELD-ACTION-026'], play => {
  const gate: Thing = {
    id: 'gate',
    kind: 'gates',
    at: { x: 7620, y: 9144, z: 0 },
    radius: 1600,
    height: 5000,
    hp: 5,
    armour: 5,
    holds: [],
    marks: [],
  };
  const { game, setup } = resolving('...\n.Ac\n...', {
    pitch: 1.5,
    at: { A: { x: 7620, y: 5080 }, c: { x: 11000, y: 6000 } },
    things: [gate],
    action: { ...attack(''), aims: [{ thing: 'gate' }] },
    pack: { items: { sword: swordWith({ id: 'sweep' }) } },
  });
  const p = play(game, { ...setup, dice: [5, 5, 20] });
  expect(told(p.match).slice(1, 4)).toEqual(['A hits gate', 'A hits c', 'damage to gate: 5+5 against 10']);
});
