import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { happened, laidOut } from '../testing/index.js';
import type { Ability } from '../vocabulary/ability.js';

const scenario = scenarios<RuleId>(test);

const lead = (id: string): Ability => ({ kind: 'leadership', id, name: id, effects: [] });
const weaver = (...ids: readonly string[]) => ({ keywords: ['TEST', 'ESSENCE WEAVER'], abilities: ids.map(lead) });
const waiting = { where: 'in-reserve', strength: 1 } as const;
/** Leadership abilities are declared: A and B of p1 are weavers, and c of p2; p2 has the token. */
const declaring = () =>
  laidOut('', {
    units: { A: waiting, B: waiting, D: waiting, c: waiting },
    cards: { A: weaver('calm'), B: weaver('rage'), c: weaver('song'), D: { abilities: [lead('none')] } },
    state: { stage: { name: 'set-up', step: 'declare leadership abilities' }, token: 'p2', round: 0 },
  });

scenario(
  'before deployment each player declares one, the token holder first',
  ['SFI-LEADER-002', 'SFI-LEADER-001'],
  play => {
    const { game, setup } = declaring();
    const p = play(game, setup);
    // The only weaver of p2 leaves no choice; a unit that is no weaver has no leadership ability to declare.
    p.options('p1', [
      { weaver: 'A', ability: 'calm' },
      { weaver: 'B', ability: 'rage' },
    ]);
    p.choose('p1', { weaver: 'B', ability: 'rage' }).waitsFor({ by: 'p2', kind: 'deployModels' });
    expect(happened(p, 'LeadershipDeclared').map(({ player, ability }) => [player, ability])).toEqual([
      ['p2', 'song'],
      ['p1', 'rage'],
    ]);
  },
);

scenario('a player with several weavers has exactly one active', 'SFI-LEADER-003', play => {
  const { game, setup } = declaring();
  const p = play(game, setup).choose('p1', { weaver: 'A', ability: 'calm' });
  expect(p.state.armies.map(({ leadership }) => leadership)).toEqual([
    { weaver: 'A', ability: 'calm' },
    { weaver: 'c', ability: 'song' },
  ]);
});
