import { Random } from '@rulewright/core/dice';
import { inches, type Point } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { inMelee } from '../melee/in-melee.js';
import { armourAgainst, defenceAgainst } from '../rolls/target-numbers.js';
import { type LaidPiece, laidOut } from '../testing/index.js';
import type { Unit, Weapon } from '../vocabulary/pack.js';
import { type AttackType, attackShapes, attackTypes, type PlainPassiveId } from '../vocabulary/words.js';
import { targetsOf } from './targets.js';
import { TooClose, type TwinModel, type TwinPiece, twinOf } from './targets.twin.js';

const passives: readonly PlainPassiveId[] = ['stealth', 'relentless', 'pistolero', 'duellist'];

/** A crowded table of six units of up to three models, with up to five pieces of terrain, as the game and the twin want it. */
const crowd = (random: Random) => {
  const somewhere = (): Point => ({
    x: inches(10) + random.below(inches(12)),
    y: inches(10) + random.below(inches(12)),
  });
  const pieces: Record<string, LaidPiece> = {};
  const twinPieces: TwinPiece[] = [];
  for (let i = random.below(6); i > 0; i--) {
    const type = random.pick(['area', 'area', 'linear'] as const);
    const [{ x, y }, long, wide] = [
      somewhere(),
      700 + random.below(6000),
      700 + random.below(type === 'area' ? 6000 : 900),
    ];
    // A parallelogram, so that its sides are no longer those of the table.
    const lean = random.below(3000) - 1500;
    const corners = [
      { x, y },
      { x: x + long, y },
      { x: x + long + lean, y: y + wide },
      { x: x + lean, y: y + wide },
    ];
    const keywords = (['obscuring', 'shrouded'] as const).filter(() => random.below(3) === 0);
    const bonus = { type, def: random.below(3), arm: random.below(3), keywords };
    pieces[`T${i}`] = { ...bonus, footprint: [{ corners }] };
    twinPieces.push({ ...bonus, corners });
  }
  const cards: Record<string, Partial<Unit>> = {};
  const at: Record<string, Point> = {};
  const models: TwinModel[] = [];
  for (const unit of ['A', 'B', 'C', 'a', 'b', 'c']) {
    const weapons = attackTypes.map((type, i): Weapon => {
      const range = type === 'melee' ? 1 + random.below(2) : 2 + random.below(9);
      return { id: `w${i}`, name: type, type, shape: random.pick(attackShapes), range, damage: { grey: 1 } };
    });
    const own = passives.filter(() => random.below(6) === 0);
    const card = { def: 1 + random.below(6), arm: 1 + random.below(6), base: random.pick([25, 30, 40, 50]), weapons };
    cards[unit] = {
      ...card,
      hits: { melee: { grey: 1 }, ranged: { grey: 1 }, arcane: { grey: 1 } },
      passives: own.map(id => ({ id })),
    };
    const radius = card.base * 50;
    let count = 0;
    for (let i = 0; i < 6; i++) {
      const place = somewhere();
      const crowded = models.some(one => Math.hypot(one.x - place.x, one.y - place.y) <= one.radius + radius);
      const solid = twinPieces.some(
        ({ type, corners }) =>
          type === 'linear' && corners.some(c => Math.hypot(c.x - place.x, c.y - place.y) < radius + 7000),
      );
      if (crowded || (solid && i % 2 === 0)) continue;
      count++;
      at[`${unit}/${count}`] = place;
      models.push({
        ...card,
        ...place,
        id: `${unit}/${count}`,
        player: unit < 'a' ? 'p1' : 'p2',
        radius,
        passives: own,
      });
      if (count === 2) break;
    }
    if (count === 0) delete cards[unit];
  }
  return { table: laidOut('', { cards, at, pieces }).table, models, pieces: twinPieces };
};

test('a second opinion agrees on targets, melee, DEF and ARM all over crowded tables [SFI-ATTACK-016, SFI-MELEE-001, SFI-TERRAIN-008]', () => {
  const random = Random.fromSeed('crowds');
  const tally = { targets: 0, none: 0, melee: 0, hardness: 0, close: 0 };
  const wrong: unknown[] = [];
  const compare = (what: string, product: unknown, twin: () => unknown): void => {
    try {
      const other = twin();
      if (JSON.stringify(product) !== JSON.stringify(other)) wrong.push({ what, product, other });
    } catch (error) {
      if (!(error instanceof TooClose)) throw error;
      tally.close++;
    }
  };
  for (let i = 0; i < 10; i++) {
    const { table, models, pieces } = crowd(random);
    const twin = twinOf({ models, pieces });
    for (const a of models) {
      for (const weapon of a.weapons) {
        const found = targetsOf(table, a.id, weapon).map(id => id ?? '');
        tally[found.length > 0 ? 'targets' : 'none']++;
        compare(`${i}: targets of ${a.id} by ${weapon.type} ${weapon.shape}`, [...found].sort(), () =>
          [...twin.targets(a, weapon)].sort(),
        );
      }
      for (const b of models) {
        if (a === b) continue;
        const close = inMelee(table, a.id, b.id);
        if (close) tally.melee++;
        compare(`${i}: melee of ${a.id} with ${b.id}`, close, () => twin.inMelee(a, b));
        const type: AttackType = random.pick(attackTypes);
        const shape = random.pick(attackShapes);
        const by = { attacker: a.id, type, shape };
        const [def, arm] = [defenceAgainst(table, b.id, by).total, armourAgainst(table, b.id, by).total];
        if (def + arm > b.def + b.arm) tally.hardness++;
        compare(`${i}: ${b.id} against ${type} ${shape} of ${a.id}`, [def, arm], () =>
          twin.hardness(b, a, type, shape),
        );
      }
    }
  }
  expect(wrong).toEqual([]);
  const { targets, none, melee, hardness, close } = tally;
  expect([targets > 200, none > 80, melee > 60, hardness > 50, close < 20]).toEqual([true, true, true, true, true]);
});
