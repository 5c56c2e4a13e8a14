import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut, plainHero, told } from '../../testing/index.js';
import type { Lasting, LastingData } from '../../vocabulary/index.js';
import type { Artefact, Card, Hero } from '../../vocabulary/pack.js';
import type { Attribute, ConditionId } from '../../vocabulary/words.js';
import { attribute, attributeValue } from './attribute.js';

interface Case extends Partial<LaidOut> {
  /** Attributes printed on the card of `A`. */
  readonly printed?: Partial<Card['attributes']>;
  readonly mostRES?: number;
  readonly abilities?: never;
  readonly innate?: Hero['abilities'];
}

const laid = ({ printed = {}, mostRES, innate = [], ...lay }: Case) => {
  const card: Hero = {
    ...plainHero,
    name: 'Card',
    attributes: { ...plainHero.attributes, ...printed },
    abilities: innate,
    ...(mostRES === undefined ? {} : { mostRES }),
  };
  return laidOut('A\n   b', { ...lay, cards: { ...lay.cards, heroes: { ...lay.cards?.heroes, fighter: card } } });
};
const numberOf = (which: Attribute, lay: Case): number | null => {
  const { table, model } = laid(lay);
  return attributeValue(table, model('A'), which);
};
const linesOf = (which: Attribute, lay: Case): readonly string[] => {
  const { table, model } = laid(lay);
  const tally = attribute(table, model('A'), which);
  return tally ? told(tally) : [];
};

const on = (key: string, data: LastingData): Omit<Lasting, 'id'> => ({ key, source: 'b', target: 'A', data });
const suffers = (condition: ConditionId) => on(`condition:${condition}`, { kind: 'condition', condition });
const modify = (what: Attribute, by: number, more: Partial<Extract<LastingData, { kind: 'modify' }>> = {}) =>
  on(`${by > 0 ? '+' : ''}${by}`, { kind: 'modify', what, by, ...more });
const boots: Artefact = {
  name: 'Boots',
  source: 'original',
  kind: 'deck',
  slot: 'defensive',
  cost: 1,
  bonus: { attributes: { AGI: 1 } },
};
const withBoots: Pick<LaidOut, 'models' | 'cards'> = {
  models: { A: { artefacts: [{ artefact: 'boots', deck: 'p1' }] } },
  cards: { artefacts: { boots } },
};

describe('a printed attribute', () => {
  test('is what it is, with nothing in force [JHX-ATTR-002]', () => {
    const attributes = { MOV: 4, AGI: 5, RES: 1, MEL: 6, MAG: 0, RNG: 10, SH: 2 };
    for (const [which, value] of Object.entries(attributes) as [Attribute, number][]) {
      expect(numberOf(which, { printed: attributes })).toBe(value);
    }
    expect(linesOf('AGI', { printed: { AGI: 5 } })).toEqual(['5 Card ATTR-002']);
  });

  test('of 0 can be raised, and falls back to 0 [JHX-ATTR-003]', () => {
    expect(numberOf('AGI', { printed: { AGI: 0 }, ...withBoots })).toBe(1);
    expect(numberOf('AGI', { printed: { AGI: 0 }, ...withBoots, effects: [suffers('poison')] })).toBe(0);
    expect(numberOf('AGI', { printed: { AGI: 0 }, effects: [suffers('poison')] })).toBe(0);
  });

  test('that is a dash cannot be raised by any means [JHX-ATTR-004]', () => {
    expect(numberOf('AGI', { printed: { AGI: null }, ...withBoots, effects: [modify('AGI', 3)] })).toBeNull();
    expect(numberOf('MAG', { printed: { MAG: null }, effects: [modify('MAG', 3, { last: true })] })).toBeNull();
  });

  test('of 1 or more stays between 1 and 10 [JHX-ATTR-005]', () => {
    expect(numberOf('MEL', { printed: { MEL: 9 }, effects: [modify('MEL', 1)] })).toBe(10);
    expect(numberOf('MEL', { printed: { MEL: 9 }, effects: [modify('MEL', 2)] })).toBe(10);
    expect(numberOf('MEL', { printed: { MEL: 2 }, effects: [modify('MEL', -1)] })).toBe(1);
    expect(numberOf('MEL', { printed: { MEL: 2 }, effects: [modify('MEL', -2)] })).toBe(1);
    expect(numberOf('MEL', { printed: { MEL: 1 }, effects: [suffers('poison')] })).toBe(1);
    expect(numberOf('MEL', { printed: { MEL: 9 }, effects: [modify('MEL', 2, { last: true })] })).toBe(10);
  });
});

test('the bounds hold after each stage, or by the option `clampIntermediate` at the end alone [JHX-ATTR-006]', () => {
  const high = { printed: { MEL: 9 }, effects: [modify('MEL', 3), modify('MEL', -4)] };
  expect(numberOf('MEL', high)).toBe(6);
  expect(numberOf('MEL', { ...high, options: { clampIntermediate: false } })).toBe(8);
  const low = { printed: { MEL: 2 }, effects: [modify('MEL', -4), modify('MEL', 2, { last: true })] };
  expect(numberOf('MEL', low)).toBe(3);
  expect(numberOf('MEL', { ...low, options: { clampIntermediate: false } })).toBe(1);
  expect(linesOf('MEL', high)).toEqual(['9 Card ATTR-002', '+3 +3 TOKEN-012', '<=10 ATTR-005', '-4 -4 TOKEN-012']);
});

describe('RES', () => {
  test('is 2 at most, if the card does not say otherwise [JHX-ATTR-007]', () => {
    expect(numberOf('RES', { printed: { RES: 1 }, effects: [modify('RES', 1)] })).toBe(2);
    expect(numberOf('RES', { printed: { RES: 1 }, effects: [modify('RES', 2)] })).toBe(2);
    expect(numberOf('RES', { printed: { RES: 1 }, mostRES: 3, effects: [modify('RES', 2)] })).toBe(3);
    expect(numberOf('RES', { printed: { RES: 1 }, mostRES: 3, effects: [modify('RES', 3)] })).toBe(3);
  });

  test('may fall to 0, and no further [JHX-ATTR-008]', () => {
    expect(numberOf('RES', { printed: { RES: 1 }, effects: [modify('RES', -1)] })).toBe(0);
    expect(numberOf('RES', { printed: { RES: 1 }, effects: [modify('RES', -2)] })).toBe(0);
  });
});

describe('the order of application', () => {
  test('is positive, then negative, whatever came first [JHX-ORDER-001, JHX-ORDER-002, JHX-ORDER-010]', () => {
    const lay = { printed: { AGI: 5 }, ...withBoots };
    for (const effects of [
      [suffers('poison'), suffers('knock-down')],
      [suffers('knock-down'), suffers('poison')],
    ]) {
      expect(numberOf('AGI', { ...lay, effects })).toBe(2);
    }
    const effects = [modify('AGI', -6), modify('AGI', 4)];
    expect(
      [effects, [...effects].reverse()].map(both => numberOf('AGI', { printed: { AGI: 8 }, effects: both })),
    ).toEqual([4, 4]);
    expect(linesOf('AGI', { ...lay, effects: [suffers('knock-down'), suffers('poison')] })).toEqual([
      '5 Card ATTR-002',
      '+1 Boots ARTEFACT-003',
      '-1 poison COND-037',
      '-3 knock-down COND-025',
    ]);
  });

  test('ends with what says that it comes after all others [JHX-ORDER-001]', () => {
    const late = modify('AGI', -2, { last: true });
    expect(linesOf('AGI', { printed: { AGI: 3 }, effects: [late, modify('AGI', -1), modify('AGI', 1)] })).toEqual([
      '3 Card ATTR-002',
      '+1 +1 TOKEN-012',
      '-1 -1 TOKEN-012',
      '-2 -2 TOKEN-012',
    ]);
  });

  test('of several of those is the best for the owner [JHX-ORDER-003]', () => {
    const last = (by: number) => modify('AGI', by, { last: true });
    expect(numberOf('AGI', { printed: { AGI: 6 }, effects: [suffers('freeze'), last(1)] })).toBe(4);
    expect(numberOf('AGI', { printed: { AGI: 6 }, effects: [last(-2), suffers('freeze')] })).toBe(3);
    expect(numberOf('AGI', { printed: { AGI: 6 }, effects: [last(1), last(-4), suffers('freeze')] })).toBe(3);
  });

  test('leaves out what counts against certain models or in certain attacks only', () => {
    const effects = [
      modify('AGI', 1, { against: 'orc' }),
      modify('AGI', 1, { attack: 'RNG' }),
      modify('AGI', 1, { charge: true }),
    ];
    expect(numberOf('AGI', { printed: { AGI: 3 }, effects })).toBe(3);
  });
});

test('an innate ability is always in force [JHX-ATTR-014]', () => {
  const innate: Case['innate'] = [
    { id: 'hide', name: 'Hide', kind: 'innate', effects: [{ op: 'modify', what: 'RES', by: 1 }] },
  ];
  expect(linesOf('RES', { innate })).toEqual(['0 Card ATTR-002', '+1 Hide ATTR-014']);
  expect(numberOf('RES', { innate, effects: [suffers('knock-down')] })).toBe(1);
});

test('a level adds what it says once it is reached [JHX-ATTR-015]', () => {
  const card: Hero = {
    ...plainHero,
    levelling: { kind: 'card', levels: [{ attributes: { MEL: 1 } }, { attributes: { MEL: 2 } }] },
  };
  const at = (level: 1 | 2 | 3): number | null => {
    const { table, model } = laidOut('A\n   b', {
      models: { A: { card: 'grown', level } },
      cards: { heroes: { grown: card } },
    });
    return attributeValue(table, model('A'), 'MEL');
  };
  expect([at(1), at(2), at(3)]).toEqual([5, 6, 8]);
});

describe('conditions', () => {
  const all: readonly Attribute[] = ['MOV', 'AGI', 'RES', 'MEL', 'MAG', 'RNG', 'SH'];
  const printed = { MOV: 5, AGI: 5, RES: 2, MEL: 5, MAG: 5, RNG: 5, SH: 5 };
  const under = (condition: ConditionId) =>
    all.map(which => numberOf(which, { printed, effects: [suffers(condition)] }));

  test('poison takes 1 of every attack attribute, AGI and Soul Harvest [JHX-COND-036, JHX-COND-037, JHX-COND-038]', () => {
    expect(under('poison')).toEqual([5, 4, 2, 4, 4, 4, 4]);
  });

  test('knock down takes 3 of AGI, which stays 1 at least [JHX-COND-025]', () => {
    expect(under('knock-down')).toEqual([5, 2, 2, 5, 5, 5, 5]);
    expect(numberOf('AGI', { printed: { AGI: 4 }, effects: [suffers('knock-down')] })).toBe(1);
    expect(numberOf('AGI', { printed: { AGI: 3 }, effects: [suffers('knock-down')] })).toBe(1);
    // A printed 0 is below 1 already, raised or not.
    expect(numberOf('AGI', { printed: { AGI: 0 }, ...withBoots, effects: [suffers('knock-down')] })).toBe(0);
  });

  test('freeze leaves 3 of AGI and 2 of MOV, after everything else [JHX-COND-018, JHX-COND-019, JHX-COND-020]', () => {
    expect(under('freeze')).toEqual([2, 3, 2, 5, 5, 5, 5]);
    expect(numberOf('AGI', { printed: { AGI: 3 }, effects: [suffers('freeze')] })).toBe(3);
    expect(numberOf('AGI', { printed: { AGI: 2 }, effects: [suffers('freeze')] })).toBe(2);
    expect(numberOf('MOV', { printed: { MOV: 2 }, effects: [suffers('freeze'), modify('MOV', 4)] })).toBe(2);
    // 5, less 1 for poison, is still more than 3.
    expect(numberOf('AGI', { printed, effects: [suffers('freeze'), suffers('poison')] })).toBe(3);
  });
});
