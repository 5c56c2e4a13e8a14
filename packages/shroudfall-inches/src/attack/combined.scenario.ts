import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { addingModels } from '../rolls/combined.js';
import { happened, type LaidOut, laidOut } from '../testing/index.js';
import type { AttackChoice } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import type { PlainPassiveId } from '../vocabulary/words.js';
import { scenario, told } from './scenario-words.js';

const weapon = (id: string, type: Weapon['type'], range: number): Weapon => ({
  id,
  name: id,
  type,
  shape: 'single',
  range,
  damage: { yellow: 2 },
});
const bow = weapon('bow', 'ranged', 8);
const gun = weapon('gun', 'ranged', 8);
const spear = weapon('spear', 'melee', 2);
const hits = { ranged: { yellow: 2 }, melee: { yellow: 2 } };
const archers = (...more: readonly PlainPassiveId[]) => ({
  hits,
  weapons: [bow, gun],
  passives: ['combined-shot' as const, ...more].map(id => ({ id })),
});
const shot = (profile: string, target = 'b/1'): AttackChoice => ({ profile, target });
const together = (profile: string, target = 'b/1'): AttackChoice => ({ profile, target, combined: true });
const attack = { do: 'attack' } as const;

/** The bonuses of the rolls of a match. */
const bonuses = (p: Parameters<typeof told>[0]): readonly (number | undefined)[] =>
  [...happened(p, 'HitDecided'), ...happened(p, 'DamageDecided')].map(
    ({ total }) =>
      total?.lines.find(({ source }) => source?.startsWith('combined') === true)?.amount as number | undefined,
  );

scenario(
  'one model shoots for three: +1 to hit and +1 to damage for each other one, and nobody else attacks',
  ['SFI-PASSIVE-007', 'SFI-PASSIVE-009'],
  play => {
    const { game, setup } = laidOut('A\nA...b\nA', { active: 'A', cards: { A: archers() } });
    const p = play(game, { ...setup, dice: [1, 1, 2, 2, 1, 0] })
      .choose('p1', attack)
      .choose('p1', 'A/2');
    p.options('p1', [shot('bow'), together('bow'), shot('gun'), together('gun'), 'done']).choose('p1', together('bow'));
    expect(bonuses(p)).toEqual([2, 2]);
    // 1 + 1 + 2 reaches DEF 4, and 2 + 2 + 2 is one point of damage.
    expect(told(p)).toContain('damage 1 to b/1');
    // The same model goes on with its other profile of the type, counted anew; nobody else does.
    p.options('p1', [together('gun'), 'done']);
    p.refuses('p1', shot('gun'), { code: 'combined-attack', rule: 'SFI-PASSIVE-009' });
    p.choose('p1', together('gun'));
    expect(told(p).slice(-4)).toEqual(['A/2 is done', 'A/1 is done', 'A/3 is done', 'the action ends']);
  },
);

scenario('after a combined shot no profile of another type, with Gunblade either', 'SFI-PASSIVE-009', play => {
  const card = archers('gunblade', 'relentless', 'combined-strike');
  const { game, setup } = laidOut('A\nAb', { active: 'A', cards: { A: { ...card, weapons: [bow, gun, spear] } } });
  const p = play(game, { ...setup, dice: [0, 0] })
    .choose('p1', attack)
    .choose('p1', 'A/2')
    .choose('p1', together('bow'));
  p.options('p1', [together('gun'), 'done']);
  p.refuses('p1', together('spear'), { code: 'combined-attack', rule: 'SFI-PASSIVE-009' });
});

scenario('after a separate attack nothing is combined', 'SFI-PASSIVE-009', play => {
  const { game, setup } = laidOut('A\nA...b', { active: 'A', cards: { A: archers() } });
  const p = play(game, { ...setup, dice: [1, 1] })
    .choose('p1', attack)
    .choose('p1', 'A/1')
    .choose('p1', shot('bow'));
  p.options('p1', [shot('gun'), 'done']);
  p.refuses('p1', together('gun'), { code: 'after-first-attack', rule: 'SFI-PASSIVE-009' });
});

scenario(
  'one model that is left, another passive or another type: nothing to combine',
  ['SFI-PASSIVE-007', 'SFI-PASSIVE-008'],
  play => {
    const refusal = (
      drawing: string,
      cards: LaidOut['cards'],
      profile: string,
      rule: 'SFI-PASSIVE-007' | 'SFI-PASSIVE-008',
      code: string,
    ) => {
      const { game, setup } = laidOut(drawing, { active: 'A', cards: cards ?? {} });
      const p = play(game, setup).choose('p1', attack);
      if (drawing.includes('A\nA')) p.choose('p1', 'A/1');
      p.refuses('p1', together(profile), { code, rule });
    };
    refusal('A...b', { A: archers() }, 'bow', 'SFI-PASSIVE-007', 'no-other-model');
    refusal(
      'A\nA...b',
      { A: { ...archers(), passives: [{ id: 'combined-strike' }] } },
      'bow',
      'SFI-PASSIVE-007',
      'no-combined-attack',
    );
    refusal(
      'A\nA...b',
      { A: { ...archers(), weapons: [{ ...spear, range: 12 }] } },
      'spear',
      'SFI-PASSIVE-008',
      'no-combined-attack',
    );
    refusal(
      'A\nA...b',
      { A: { ...archers(), weapons: [weapon('orb', 'arcane', 12)] } },
      'orb',
      'SFI-PASSIVE-007',
      'no-combined-attack',
    );
  },
);

/** The models that add to an attack of A/1 at b/1. */
const adding = (drawing: string, type: 'ranged' | 'melee', lay: LaidOut) =>
  addingModels(
    laidOut(drawing, lay).table,
    {
      attacker: 'A/1',
      unit: 'A',
      player: 'p1',
      profile: 'x',
      type,
      shape: 'single',
      range: 8,
      damage: {},
      inAction: true,
      from: null,
      combined: true,
    },
    'b/1',
  );

test('another model adds with sight and range to the target, exactly at the end of its range [SFI-PASSIVE-007]', () => {
  const places = (x: number) => ({ 'A/2': { x: inches(14) - x, y: inches(2) } });
  const edge = inches(8) + mm(30);
  expect(adding('A.A...b', 'ranged', { cards: { A: archers() }, at: places(edge) })).toEqual(['A/2']);
  expect(adding('A.A...b', 'ranged', { cards: { A: archers() }, at: places(edge + 1) })).toEqual([]);
  expect(adding('A...b\n\nA.c.b', 'ranged', { cards: { A: archers() } })).toEqual(['A/2']);
  // A larger base hides the target from A/2.
  const blind = { 'A/2': { x: inches(2), y: inches(7) }, 'c/1': { x: inches(5), y: inches(4.5) } };
  const seen = (base: number) => adding('A..b\n\nA.c', 'ranged', { cards: { A: archers(), c: { base } }, at: blind });
  expect([seen(25), seen(80)]).toEqual([['A/2'], []]);
});

test('a model in melee adds to no shot, but to a strike [SFI-PASSIVE-007, SFI-PASSIVE-008]', () => {
  const drawing = 'A...b\n\nAc';
  const near = { 'b/1': { x: inches(7), y: inches(4) } };
  expect(adding(drawing, 'ranged', { cards: { A: archers() }, at: near })).toEqual([]);
  const strikers = { hits, weapons: [{ ...spear, range: 8 }], passives: [{ id: 'combined-strike' as const }] };
  expect(adding(drawing, 'melee', { cards: { A: strikers }, at: near })).toEqual(['A/2']);
  expect(adding(drawing, 'melee', { cards: { A: { ...strikers, weapons: [spear] } }, at: near })).toEqual([]);
});

test('in melee a model with Pistolero adds to a shot at the model it is in melee with, one with Relentless to any [SFI-PASSIVE-030, SFI-PASSIVE-035]', () => {
  // A/2 is in melee with c, or with b.
  const withC = (passive: PlainPassiveId) => adding('A..b\n\n\nAc', 'ranged', { cards: { A: archers(passive) } });
  const withB = (passive: PlainPassiveId) => adding('A...Ab', 'ranged', { cards: { A: archers(passive) } });
  expect([withC('pistolero'), withB('pistolero')]).toEqual([[], ['A/2']]);
  expect([withC('relentless'), withB('relentless')]).toEqual([['A/2'], ['A/2']]);
  expect(withB('nimble')).toEqual([]);
});

scenario('by an option the attacker adds to a combined shot as well', 'SFI-PASSIVE-007', play => {
  const options = { 'combinedAttack.countsAttacker': true };
  const { game, setup } = laidOut('A\nA...b', { active: 'A', cards: { A: archers() }, options });
  const p = play(game, { ...setup, dice: [1, 1, 2, 2] })
    .choose('p1', attack)
    .choose('p1', 'A/1')
    .choose('p1', together('bow'));
  expect(bonuses(p)).toEqual([2, 2]);
});

scenario('a combined strike', 'SFI-PASSIVE-008', play => {
  const strikers = { hits, weapons: [spear], passives: [{ id: 'combined-strike' as const }] };
  const { game, setup } = laidOut('AbA', { active: 'A', cards: { A: strikers, b: { arm: 5 } } });
  const p = play(game, { ...setup, dice: [1, 2, 2, 2] })
    .choose('p1', attack)
    .choose('p1', 'A/1')
    .choose('p1', together('spear'));
  expect(bonuses(p)).toEqual([1, 1]);
  expect(told(p).slice(-5)).toEqual(['marks 1 on b/1', 'end of A/1', 'A/1 is done', 'A/2 is done', 'the action ends']);
});

scenario(
  'other models add to the combined attack, and not to the attack that Backswing generates from it',
  ['SFI-PASSIVE-004', 'SFI-PASSIVE-008'],
  play => {
    const passives = (['combined-strike', 'backswing'] as const).map(id => ({ id }));
    const { game, setup } = laidOut('AbA', { active: 'A', cards: { A: { hits, weapons: [spear], passives } } });
    const p = play(game, { ...setup, dice: [1, 2, 2, 2, 2, 1] })
      .choose('p1', attack)
      .choose('p1', 'A/1')
      .choose('p1', together('spear'));
    p.uses('p1', 'backswing');
    expect(happened(p, 'HitDecided').map(({ total }) => total?.total)).toEqual([4, 3]);
  },
);
