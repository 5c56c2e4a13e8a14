import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { bookCard } from '../../testing/book-card.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { active, use } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);
const blade = { profile: 'blade', target: 'b/1' };
/** `A` is Stormridge with a blade, without re-rolls; three enemies stand around her. The hits and the damage are 2 yellow dice. */
const dancing = (lay: LaidOut = {}) =>
  laidOut(' b\nxAc', {
    pitch: 1.5,
    active: 'A',
    cards: { A: bookCard('stormridge', { passives: [] }) },
    armies: { p1: { reserve: { red: 1 } } },
    ...lay,
  });
const dance = use('whirlwind-dance');
/** The dice of an attack that hits and does one damage, of one that hits without damage, and of a miss. */
const [harm, scratch, miss] = [
  [3, 3, 3, 1],
  [3, 3, 1, 1],
  [0, 0],
];
const again = (target: string) => ({
  ability: 'whirlwind-dance',
  source: 'A/1',
  with: { profile: 'blade', target },
});

scenario(
  'Whirlwind Dance: a model that has damaged an enemy in melee attacks one that was no target so far',
  'SFI-UNIT-002',
  play => {
    const { game, setup } = dancing();
    const p = play(game, { ...setup, dice: [...harm, ...harm] }).choose('p1', dance);
    p.choose('p1', { do: 'attack' }).choose('p1', blade);
    p.options(
      'p1',
      [again('x/1'), again('c/1'), 'pass'].sort((a, b) => (a === 'pass' ? 1 : b === 'pass' ? -1 : 0)),
    );
    p.choose('p1', again('c/1'));
    expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['b/1', 'c/1']);
  },
);

scenario('Whirlwind Dance: the chain goes on until no new target is left', 'SFI-UNIT-002', play => {
  const { game, setup } = dancing();
  const p = play(game, { ...setup, dice: [...harm, ...harm, ...harm] }).choose('p1', dance);
  p.choose('p1', { do: 'attack' }).choose('p1', blade).choose('p1', again('c/1'));
  p.options('p1', [again('x/1'), 'pass']).choose('p1', again('x/1'));
  expect(happened(p, 'AttackDeclared').flatMap(({ targets }) => targets)).toEqual(['b/1', 'c/1', 'x/1']);
  expect(p.state.activation?.actions).toEqual([]);
});

scenario('Whirlwind Dance: an attack without damage or without a hit brings no other', 'SFI-UNIT-002', play => {
  for (const dice of [scratch, miss]) {
    const { game, setup } = dancing();
    const p = play(game, { ...setup, dice: dice ?? [] }).choose('p1', dance);
    p.choose('p1', { do: 'attack' }).choose('p1', blade);
    expect(happened(p, 'AttackDeclared')).toHaveLength(1);
    expect(p.state.activation?.actions).toEqual([]);
  }
});

scenario('Whirlwind Dance: a destroyed enemy was damaged too', 'SFI-UNIT-002', play => {
  const { game, setup } = dancing({ damage: { 'b/1': 2 } });
  const p = play(game, { ...setup, dice: harm ?? [] }).choose('p1', dance);
  p.choose('p1', { do: 'attack' }).choose('p1', blade).choose('p1', 'pass');
  expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['b/1']);
});

scenario('Whirlwind Dance: a friend that falls to a sweeping blow is no damaged enemy', 'SFI-UNIT-002', play => {
  const sweep: Weapon = { id: 'sweep', name: 'Sweep', type: 'melee', shape: 'area', range: 1, damage: { yellow: 2 } };
  const blades = [sweep, { ...sweep, id: 'blade', shape: 'single', range: 2 }] as const;
  const offers = (dice: readonly number[], damage: LaidOut['damage'] = {}) => {
    const { game, setup } = laidOut(' B\nxAc', {
      pitch: 1.5,
      active: 'A',
      at: { 'x/1': { x: inches(5.5), y: inches(4.2) } },
      cards: { A: bookCard('stormridge', { passives: [], weapons: blades }) },
      armies: { p1: { reserve: { red: 1 } } },
      damage,
    });
    const p = play(game, { ...setup, dice })
      .choose('p1', dance)
      .choose('p1', { do: 'attack' });
    p.choose('p1', { profile: 'sweep' }).choose('p1', 'B/1');
    return p.match.decisions.map(({ kind }) => kind);
  };
  // The friend dies or lives, and the enemy is missed; then the enemy is damaged.
  expect(offers([...harm.slice(0, 2), ...miss, ...harm.slice(2)], { 'B/1': 2 })).toEqual(['attack']);
  expect(offers([...harm.slice(0, 2), ...miss, ...harm.slice(2)])).toEqual(['attack']);
  expect(offers([...miss, ...harm.slice(0, 2), ...harm.slice(2)])).toEqual(['window']);
});

scenario('Whirlwind Dance: only the next attack action is a dance', 'SFI-UNIT-002', play => {
  const { game, setup } = dancing();
  const p = play(game, { ...setup, dice: [...(miss ?? []), ...(harm ?? [])] }).choose('p1', dance);
  p.choose('p1', { do: 'attack' }).choose('p1', blade);
  p.choose('p1', { do: 'attack' }).choose('p1', blade);
  expect(happened(p, 'DamageMarked')).toHaveLength(1);
  p.waitsFor({ by: 'p1', kind: 'act' });
});

scenario('without Whirlwind Dance an attack brings no other', 'SFI-UNIT-002', play => {
  const { game, setup } = dancing({ armies: {} });
  const p = play(game, { ...setup, dice: harm ?? [] });
  p.choose('p1', { do: 'attack' }).choose('p1', blade).waitsFor({ by: 'p1', kind: 'act' });
});

scenario(
  'Whirlwind Dance: an attack action that an ability generates is the next one, and the own one after it is no dance',
  'SFI-UNIT-002',
  play => {
    const frenzy = active({ id: 'frenzy', cost: {}, effects: [{ op: 'action', action: 'attack' }] });
    const card = bookCard('stormridge', { passives: [] });
    const { game, setup } = dancing({ cards: { A: { ...card, abilities: [...card.abilities, frenzy] } } });
    const p = play(game, { ...setup, dice: [...harm, ...harm] }).choose('p1', dance);
    p.choose('p1', use('frenzy')).choose('p1', blade).waitsFor({ by: 'p1', kind: 'window' }).choose('p1', 'pass');
    p.choose('p1', { do: 'attack' }).choose('p1', blade).waitsFor({ by: 'p1', kind: 'act' });
  },
);
