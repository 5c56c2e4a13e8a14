import type { Rule, Turn } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { passive, reactive } from '../abilities/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../testing/index.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Sfi } from '../vocabulary/index.js';
import { actInside, isEndless } from './inside-itself.js';

const scenario = scenarios<RuleId>(test);

const at = (x: number): Point => ({ x: inches(x), y: inches(2) });
const shake: Effect = { op: 'action', action: 'shake' };
const push = (distance: number, direction: 'directly-away' | 'directly-towards'): Effect => ({
  op: 'push',
  distance,
  direction,
  from: 'source',
});

/** A/1 stands at 2 inches, and the enemy far from it. */
const apart = 'A             c';

scenario(
  'a manifestation whose effect is an action does not act on that action, and acts again on the next one',
  ['SFI-MANIFEST-007', 'SFI-MANIFEST-008'],
  play => {
    const storm = { at: at(3.5), effects: [{ op: 'damage', amount: 1 }, shake] as const };
    const { game, setup } = laidOut(apart, { active: 'A', cards: { A: { hp: 9 } }, manifestations: { storm } });
    const p = play(game, setup).choose('p1', { do: 'shake' });
    expect(p.state.models[0]?.damage).toBe(1);
    expect(p.choose('p1', { do: 'disengage' }).state.models[0]?.damage).toBe(2);
  },
);

/** A uses an ability that pushes c/1 by 2 inches to the left, to 9 inches, between things at 6 and 17 inches. */
const pushing = (lay: LaidOut) => {
  const gust = {
    id: 'gust',
    name: 'Gust',
    kind: 'active',
    cost: {},
    aim: { how: 'choose', what: 'unit', side: 'enemy' },
    effects: [{ op: 'push', distance: 2, direction: 'directly-towards', from: 'self' }],
  } as const;
  const cards = { A: { abilities: [gust] }, c: { hp: 9 } };
  return laidOut(apart, { active: 'A', at: { 'c/1': at(11) }, cards, ...lay });
};
const blow = { do: 'ability', ability: 'gust' } as const;

scenario('two manifestations that push a model to each other act once each', 'SFI-MANIFEST-007', play => {
  const storm = (x: number) => ({ at: at(x), effects: [push(5, 'directly-away')] });
  const { game, setup } = pushing({ manifestations: { left: storm(6), right: storm(17) } });
  const p = play(game, setup).choose('p1', blow);
  expect(happened(p, 'ManifestationTriggered').map(({ manifestation }) => manifestation)).toEqual(['left', 'right']);
});

scenario('abilities of scenario elements that push a model to each other come to an end', 'SFI-PRIORITY-005', play => {
  const gust = (element: string) =>
    ({
      id: element,
      name: element,
      element,
      when: { window: 'entered', of: 'any', within: 2 },
      effects: [push(5, 'directly-away')],
    }) as const;
  const { game, setup } = pushing({
    elements: { left: { at: at(6), base: 30 }, right: { at: at(17), base: 30 } },
    scenario: { abilities: [gust('left'), gust('right')] },
  });
  const p = play(game, setup).choose('p1', blow).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'ModelShifted').length).toBeGreaterThan(3);
});

scenario('a passive ability that answers its own action comes to an end', 'SFI-CARD-018', play => {
  const again = passive({ when: { window: 'completed', of: 'self' }, effects: [shake] });
  const { game, setup } = laidOut(apart, { active: 'A', cards: { A: { abilities: [again] } } });
  const p = play(game, setup).choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'AbilityUsed').length).toBeGreaterThan(3);
});

scenario('units that each attack first when they are targeted come to an end', 'SFI-CARD-018', play => {
  const first = passive({
    when: { window: 'targeted', of: 'self' },
    effects: [{ op: 'attack', type: 'melee', at: 'attacker' }],
  });
  const card = { abilities: [first], hits: { melee: {} } };
  const { game, setup } = laidOut('Ac', { active: 'A', cards: { A: card, c: card } });
  const p = play(game, setup);
  p.choose('p1', { do: 'attack' }).choose('p1', { profile: 'blade', target: 'c/1' });
  expect(happened(p, 'AbilityUsed').length).toBeGreaterThan(3);
});

scenario('an ability that answers each of its own actions twice comes to an end soon', 'SFI-CARD-018', play => {
  const again = passive({ when: { window: 'completed', of: 'self' }, effects: [shake, shake] });
  const { game, setup } = laidOut(apart, { active: 'A', cards: { A: { abilities: [again] } } });
  const p = play(game, setup).choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'AbilityUsed').length).toBeLessThan(200);
});

scenario('a re-roll whose further effect is another roll comes to an end', 'SFI-REROLL-001', play => {
  const when = { window: 'damage-rolled', of: 'self', outsideAttacks: true } as const;
  const roll = { op: 'damageRoll', dice: { grey: 1 } } as const;
  const again = passive({ when, effects: [{ op: 'reroll', dice: 'all', whose: 'own' }, roll] });
  const start = passive({ id: 'start', when: { window: 'completed', of: 'self' }, effects: [roll] });
  const { game, setup } = laidOut(apart, { active: 'A', cards: { A: { arm: 99, abilities: [again, start] } } });
  const p = play(game, { ...setup, seed: 'endless' }).choose('p1', { do: 'shake' });
  p.waitsFor({ by: 'p1', kind: 'act' });
});

scenario('reactions without a price that answer each other come to an end', 'SFI-ABILITY-REACTIVE-009', play => {
  const back = reactive({
    when: { window: 'hit', of: 'self', by: 'enemy' },
    effects: [{ op: 'attack', type: 'melee', at: 'attacker' }],
  });
  const card = { abilities: [back], hits: { melee: { red: 4 } } };
  const { game, setup } = laidOut('Ac', { active: 'A', cards: { A: card, c: card } });
  const p = play(game, { ...setup, seed: 'endless' });
  p.choose('p1', { do: 'attack' }).choose('p1', { profile: 'blade', target: 'c/1' });
  for (let of = 'c'; p.match.decisions[0]?.kind === 'window'; of = of === 'c' ? 'A' : 'c')
    p.choose(of === 'c' ? 'p2' : 'p1', { ability: `${of}:reply`, source: of });
  expect(happened(p, 'ReactionBegan').length).toBeGreaterThan(20);
});

test('abilities of many names inside one come to an end together, not only each by itself [SFI-CARD-018]', () => {
  const turn = {} as Turn<Sfi>;
  let used = 0;
  function* nothing(): Rule {}
  function* inside(): Rule {
    for (; used < 1000 && !isEndless(turn, `ability ${used}`); used++) {
      yield* actInside(turn, `ability ${used}`, nothing());
    }
  }
  for (const _ of actInside(turn, 'outermost', inside())) throw new Error('nothing is asked');
  expect(used).toBe(499);
});
