import { disc, inches, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { manifest } from './manifest.js';

const scenario = scenarios<RuleId>(test);
const cloud = { at: { x: inches(30), y: inches(30) } };
/** The activation of `A` begins with another cloud of 30 mm within 8 inches of a base of 30 mm at 2, 2. */
const calling = (lay: LaidOut = {}, lasts?: 'game') =>
  laidOut('A  c', {
    manifestations: { cloud: { ...cloud, ...(lasts ? { lasts } : {}) } },
    ...lay,
    abilities: [
      codeAbility(
        'call',
        'p1',
        'activation-start',
        turn =>
          manifest(turn, {
            card: 'cloud',
            by: 'p1',
            of: disc({ x: inches(2), y: inches(2) }, 1500),
            within: 8,
            origin: { name: 'Call', rule: 'SFI-MANIFEST-001', source: 'A', player: 'p1' },
          }),
        (_, { of }) => of === 'A',
      ),
    ],
  });
const away = (gap: number) => ({ x: inches(2), y: inches(2) + 3000 + gap });

scenario('a manifestation comes with any part of its base within the distance', 'SFI-MANIFEST-001', play => {
  const { game, setup } = calling();
  const p = play(game, setup).refuses('p1', away(inches(8) + 1), { code: 'too-far', rule: 'SFI-PLACE-008' });
  p.choose('p1', away(inches(8)));
  const { id, ...placed } = p.state.manifestations[1] ?? { id: '' };
  expect(placed).toEqual({
    card: 'cloud',
    ability: 'Call',
    source: 'A',
    at: away(inches(8)),
    radius: 1500,
    until: 'round',
  });
  expect(p.state.manifestations.map(one => one.id)).toContain(id);
});

scenario('a manifestation stands where a base can stand', 'SFI-MANIFEST-002', play => {
  const { game, setup } = calling();
  play(game, setup).refuses('p1', away(-1), { code: 'on-a-base', rule: 'SFI-PLACE-004' });
});

scenario('a manifestation stays for the round, or for the game if its card says so', 'SFI-MANIFEST-004', play => {
  const { game, setup } = calling({}, 'game');
  const p = play(game, setup).choose('p1', away(0));
  expect(p.state.manifestations.at(-1)?.until).toBe('game');
});

scenario('a manifestation without a place does not come', 'SFI-MANIFEST-001', play => {
  const wall = { type: 'linear', footprint: [rectangle({ x: 0, y: 0 }, inches(24), inches(24))] } as const;
  const { game, setup } = calling({ pieces: { wall } });
  expect(happened(play(game, setup).waitsFor({ by: 'p1', kind: 'act' }), 'ManifestationPlaced')).toEqual([]);
});
