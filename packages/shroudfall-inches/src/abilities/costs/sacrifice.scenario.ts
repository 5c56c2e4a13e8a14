import { expect } from 'vitest';
import { box, happened, laidOut } from '../../testing/index.js';
import type { Cost } from '../../vocabulary/ability.js';
import { active, reactive, scenario, use } from '../scenario-words.js';

/** A, in dangerous terrain, damages c by an ability, and answers that by a reaction that an action pays for. */
const gloating = (cost: Cost) => {
  const zap = active({
    cost,
    aim: { how: 'choose', what: 'model', side: 'enemy' },
    effects: [{ op: 'damage', amount: 1 }],
  });
  const gloat = reactive({
    cost: { action: 'A' },
    when: { window: 'damaged', of: 'enemy', outsideAttacks: true },
    effects: [{ op: 'victoryPoints', amount: 1 }],
  });
  return laidOut('A c', {
    active: 'A',
    options: { 'actions.sacrificedIsTaken': true },
    cards: { A: { hp: 9, essence: {}, abilities: [zap, gloat] }, c: { hp: 9 } },
    pieces: { pit: { keywords: ['dangerous-terrain'], footprint: [box(1, 1, 2, 2)] } },
  });
};
const harm = (p: Parameters<typeof happened>[0]) =>
  happened(p, 'DamageMarked').filter(({ model }) => model === 'A/1').length;

scenario(
  'by the option terrain acts once on the action that a reaction inside an ability sacrifices',
  ['SFI-ACTION-015', 'SFI-TKEY-006'],
  play => {
    const { game, setup } = gloating({});
    const p = play(game, setup).choose('p1', use('focus')).uses('p1', 'A:reply');
    expect([p.state.activation?.spent, harm(p)]).toEqual([['sacrificed'], 1]);
  },
);

scenario(
  'by the option terrain acts on the sacrifices of an ability and of a reaction inside it, once each',
  ['SFI-ACTION-015', 'SFI-TKEY-004'],
  play => {
    const { game, setup } = gloating({ action: 'A' });
    const p = play(game, setup).choose('p1', use('focus')).uses('p1', 'A:reply');
    // With both actions spent the activation ends, in the pit.
    expect([happened(p, 'ActionSpent').length, harm(p)]).toEqual([2, 3]);
  },
);
