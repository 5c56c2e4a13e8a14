import { equals, toNumber } from '@rulewright/core/odds';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { duel } from './duel.js';
import { attackNumbers } from './explain.js';
import { bestOdds, plainOdds } from './odds.js';

const pack = defaultContent;
const attack = (what: Partial<Parameters<typeof duel>[1]> = {}) =>
  duel(pack, { attacker: 'riveters', weapon: 'rivet-gun', target: 'gear-hounds', ...what });

test('two cards face each other with their numbers, passives and standing changes', () => {
  const { units } = pack;
  expect(attack()).toMatchObject({
    type: 'ranged',
    shape: 'single',
    attacker: { hit: units.riveters?.hits.ranged, damage: { yellow: 2, grey: 1 }, passives: units.riveters?.passives },
    target: { DEF: units['gear-hounds']?.def, ARM: units['gear-hounds']?.arm, health: 2 },
  });
  expect(attack({ wounds: 1 }).target.health).toBe(1);
  expect(attack({ weapon: 'wrench' }).type).toBe('melee');
  expect(duel(pack, { attacker: 'riveters', target: 'gear-hounds' })).toEqual(attack());
});

test('essence, conditions and terrain change the chances', () => {
  const plain = toNumber(plainOdds(attack()).hit);
  expect(toNumber(plainOdds(attack({ suffering: ['poisoned'] })).hit)).toBeGreaterThan(plain);
  expect(toNumber(plainOdds(attack({ terrain: 'reed-bed' })).hit)).toBeLessThan(plain);
  expect(toNumber(plainOdds(attack({ inMelee: true })).hit)).toBeLessThan(plain);
  expect(
    equals(plainOdds(attack({ weapon: 'wrench', inMelee: true })).hit, plainOdds(attack({ weapon: 'wrench' })).hit),
  ).toBe(true);
  expect(toNumber(bestOdds(attack({ reserve: { red: 1 } }), 'hit'))).toBeGreaterThan(
    toNumber(bestOdds(attack(), 'hit')),
  );
});

test('a melee penalty does not apply to beams and areas [SFI-BEAM-007] [SFI-AREA-002]', () => {
  const vent = { attacker: 'boiler-golem', weapon: 'steam-vent', inMelee: true } as const;
  expect(attack(vent).also).toBeUndefined();
  expect(attack({ inMelee: true }).also).toBeDefined();
});

test('every number has its reasons', () => {
  const { hit, defence, damage } = attackNumbers(
    attack({ suffering: ['crippled'], terrain: 'reed-bed', inMelee: true }),
  );
  const told = ({ lines }: typeof hit) => lines.map(({ source, amount }) => `${String(amount)} ${source}`);
  expect(told(hit)).toContain('2 crippled');
  expect(told(hit)).toContain('-2 target in melee');
  expect(defence.total).toBe(7);
  expect(damage?.armour.total).toBe(4);
  // Grey dice show at most 2, so a hit roll of 3 grey dice never reaches a DEF of 7.
  const weak = {
    ...attack(),
    attacker: { ...attack().attacker, hit: { grey: 3 } },
    target: { ...attack().target, DEF: 7 },
  };
  expect(attackNumbers(weak).damage).toBeUndefined();
});

test('unknown cards and weapons, and too many wounds, are refused with their field', () => {
  const refusal = (what: Partial<Parameters<typeof duel>[1]>): unknown => {
    try {
      attack(what);
    } catch (error) {
      return (error as { refusal?: unknown }).refusal;
    }
    return undefined;
  };
  expect(refusal({ attacker: 'nobody' })).toMatchObject({ code: 'unknown-unit', path: 'attacker' });
  expect(refusal({ attacker: 'constructor' })).toMatchObject({ code: 'unknown-unit', path: 'attacker' });
  expect(refusal({ target: 'nobody' })).toMatchObject({ code: 'unknown-unit', path: 'target' });
  expect(refusal({ weapon: 'spoon' })).toMatchObject({ code: 'unknown-weapon', path: 'weapon' });
  expect(refusal({ terrain: 'moon' })).toMatchObject({ code: 'unknown-terrain', path: 'terrain' });
  expect(refusal({ wounds: 2 })).toMatchObject({ code: 'too-many', path: 'wounds', detail: { most: 1 } });
  expect(refusal({ wounds: 0.5 })).toMatchObject({ code: 'too-many' });
});
