import { createMatch } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { items } from '../content/book/items.js';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import { type AttackChoice, blowAt } from './blows.js';
import { positionIn } from './goals.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const near = { A: at(18, 18), a: at(18, 20) };
const { sword } = plainItems;
const broom = sword?.weapon && { ...sword, weapon: { ...sword.weapon, traits: [{ id: 'sweep', level: 2 }] as const } };
/** A Dagger without its further strike. */
const dirk = items.dagger?.weapon && { ...items.dagger, weapon: { ...items.dagger.weapon, changes: [] } };

const withItem = (item: string): AttackChoice => ({ do: 'attack', means: { item }, kind: 'melee' });
const shot: AttackChoice = { ...withItem('bow'), kind: 'ranged' };

/** The Recruitment Points that an Attack of A takes from a, who stands 2 inches away unless the table says otherwise. */
const blow = (choice: AttackChoice, lay: LaidOut = {}): number => {
  const pack = { items: { ...plainItems, ...(broom && { broom }), ...items, ...(dirk && { dirk }) } };
  const places = { ...near, ...lay.at };
  const { game, setup } = laidOut('', { pack, ...lay, at: places });
  const position = positionIn(createMatch<Eld>(game, { ...setup, seed: 'blows' }));
  return blowAt(position, modelOf(position.table.state, 'A'), choice, { model: 'a' });
};

const sworded = withItem('sword');

describe('an Attack takes', () => {
  test('on average its Hits by the chance of a Wound, from a target within Reach', () => {
    // 2 strikes with OFF 12, of which a 1 is a Critical Hit; Power 10 against Armor 2; 5 Recruitment Points for each HP.
    expect(blow(sworded)).toBeCloseTo(2 * ((11 / 20) * (8 / 20) + (1 / 20) * (10 / 20)) * 5, 10);
    expect(blow(sworded, { at: { a: at(18, 24) } })).toBe(0);
  });

  test('no more than the HP that the target has left', () => {
    const sure = { A: { stats: { OFF: 20, T: 25, STA: 6 } } };
    expect(blow(sworded, { profiles: sure })).toBe(10);
    expect(blow(sworded, { profiles: sure, models: { a: { hp: 1 } } })).toBe(5);
  });

  test('more with a Combat Art that adds to its Power', () => {
    const arts = { A: { arts: [{ id: 'assassination', level: 3 }] } } as const;
    const behind = { profiles: arts, facing: { a: { x: 0, y: 1 } } };
    const art = { id: 'assassination', level: 3 } as const;
    expect(blow({ ...sworded, art }, behind)).toBeGreaterThan(blow(sworded, behind));
  });

  test('less at a distance with a modifier', () => {
    const from = (y: number): number => blow(shot, { at: { A: at(18, 2), a: at(18, y) } });
    expect(from(30)).toBeLessThan(from(12));
    expect(from(30)).toBeGreaterThan(0);
  });

  test('as much more with the further strike of a Dagger at a Crouched target', () => {
    const touching = { at: { a: { x: inches(18), y: inches(18) + mm(32) } } };
    const gain = (choice: AttackChoice): number =>
      blow(choice, { ...touching, states: { a: ['crouched'] } }) / blow(choice, touching);
    expect(gain(withItem('dagger'))).toBeCloseTo((gain(withItem('dirk')) * 3) / 2, 10);
  });

  test('less where it hits friends as well, and nothing where they lose more', () => {
    const sweep = withItem('broom');
    const friend = (cost: number): LaidOut => ({ at: { B: at(19.5, 18) }, profiles: { B: { cost } } });
    expect(blow(sweep)).toBeCloseTo(blow(sworded), 10);
    expect(blow(sweep, friend(5))).toBeCloseTo(blow(sweep) / 2, 10);
    expect(blow(sweep, friend(20))).toBeLessThan(0);
  });
});
