import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { attacking, scenario } from '../../attack/scenario-words.js';
import { happened, type LaidOut } from '../../testing/index.js';
import type { StandingAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';

type Around = { readonly side: 'friend' | 'enemy' | 'any'; readonly within: number };
const aura = (effect: Effect, kind: StandingAbility['kind'] = 'passive'): StandingAbility => ({
  id: 'aura',
  name: 'Aura',
  kind,
  effects: [effect],
});
const shield = (around: Around): Effect => ({ op: 'modify', what: 'DEF', by: 2, around });

/** The DEF of a target that A attacks; the defender d, with the ability, stands 2 inches below b. */
const defence = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  ability: StandingAbility,
  lay: LaidOut = {},
  target = 'b/1',
) => {
  const { game, setup } = attacking(
    'Ab\n.d',
    { ...lay, cards: { A: { hits: { melee: { grey: 1 } } }, d: { abilities: [ability] }, ...lay.cards } },
    { target },
  );
  const p = play(game, { ...setup, dice: [0] }).choose('p1', { do: 'attack' });
  return happened(p, 'HitDecided')[0]?.defence?.total;
};

scenario(
  'a change around a unit that is always in force counts for friends in the range, the own unit too',
  ['SFI-CARD-018', 'SFI-MEASURE-013'],
  play => {
    const near = aura(shield({ side: 'friend', within: 3 }));
    const far = { at: { 'd/1': { x: inches(4), y: inches(9) } } };
    expect([defence(play, near), defence(play, near, {}, 'd/1'), defence(play, near, far)]).toEqual([6, 6, 4]);
    const enemies = aura(shield({ side: 'enemy', within: 3 }));
    expect([defence(play, enemies), defence(play, enemies, {}, 'd/1')]).toEqual([4, 4]);
  },
);

scenario(
  'a leadership change around its army counts while it is declared, near any friend',
  ['SFI-LEADER-001', 'SFI-LEADER-004'],
  play => {
    const lead = aura(shield({ side: 'friend', within: 0.5 }), 'leadership');
    const declared = { armies: { p2: { leadership: { weaver: 'd', ability: 'aura' } } } };
    expect([defence(play, lead), defence(play, lead, declared)]).toEqual([4, 6]);
  },
);

scenario('a change around a unit reaches PREY as an enemy', 'SFI-SCENARIO-002', play => {
  const boar = {
    at: { x: inches(4), y: inches(4) },
    base: 30,
    keywords: ['PREY'],
    prey: { def: 3, arm: 4, hp: 2 },
  } as const;
  const def = (side: Around['side'], within: number) => {
    const abilities = [aura({ op: 'modify', what: 'DEF', by: -1, around: { side, within } })];
    const { game, setup } = attacking(
      'A\n.\nc',
      { cards: { A: { hits: { melee: { grey: 1 } }, abilities } }, elements: { boar } },
      { target: 'boar' },
    );
    const p = play(game, { ...setup, dice: [0] }).choose('p1', { do: 'attack' });
    return happened(p, 'HitDecided')[0]?.defence?.total;
  };
  expect([def('enemy', 3), def('friend', 3), def('enemy', 1)]).toEqual([2, 3, 3]);
});

scenario('a passive ability around a unit is lent to the near model of another unit only', 'SFI-PASSIVE-010', play => {
  const lends = aura({ op: 'grant', passive: { id: 'duellist' }, around: { side: 'friend', within: 1 } });
  const at = { 'b/2': { x: inches(9), y: inches(2) } };
  const def = (target: string) => defence(play, lends, { at }, target);
  expect([def('b/1'), def('b/2')]).toEqual([6, 4]);
});
