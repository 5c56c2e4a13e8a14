import { expect } from 'vitest';
import { armyOf } from '../../../match/lookups.js';
import { happened } from '../../../testing/index.js';
import { carrying, scenario } from '../scenario-words.js';

const ofShrine = { player: null, unit: null, source: 'shrine', rule: 'SFI-SCENARIO-015' } as const;
const shrine = (control: string | null) => ({ elements: { shrine: { at: { x: 40000, y: 40000 }, control } } }) as const;

scenario('the control token of the player of the event lies on the element', 'SFI-SCENARIO-015', play => {
  const { game, setup } = carrying('A cd', [{ op: 'control' }], { ...ofShrine, model: 'c/1' }, shrine('p1'));
  const p = play(game, setup).choose('p1', 'A');
  expect(p.state.elements.map(({ control }) => control)).toEqual(['p2']);
});

scenario('a token that lies there already is not placed again', 'SFI-SCENARIO-015', play => {
  const { game, setup } = carrying('A cd', [{ op: 'control' }], { ...ofShrine, model: 'A/1' }, shrine('p1'));
  expect(happened(play(game, setup).choose('p1', 'A'), 'ControlTokenPlaced')).toEqual([]);
});

scenario('an effect scores for the player of the event', 'SFI-SCENARIO-015', play => {
  const { game, setup } = carrying(
    'A cd',
    [{ op: 'victoryPoints', amount: 2 }],
    { ...ofShrine, model: 'c/1' },
    shrine(null),
  );
  expect(armyOf(play(game, setup).choose('p1', 'A').state, 'p2').points).toBe(2);
});
