import { expect, test } from 'vitest';
import { numbersInCode, ownNumbers, rulesOf } from '../../tools/unit/own-numbers.js';
import { v11Numbers } from './v11/numbers/numbers.js';

/*
 * Rules read the numbers of the book from the edition. These checks read the sources, since no match reaches every number.
 */

const files = rulesOf(
  import.meta.url,
  /^(?:testing|board|content|v11\/maps|v11\/content|presentation|evaluation|odds)\//,
);

test('every number of an edition is read by a rule', () => {
  const rules = files.filter(({ name }) => !/(?:^|\/)rulebook\//.test(name)).map(({ text }) => text);
  const unread = Object.entries(v11Numbers).flatMap(([chapter, numbers]) =>
    chapter === 'terrain'
      ? []
      : Object.keys(numbers).filter(
          name => !rules.some(text => text.includes(chapter) && new RegExp(`\\b${name}\\b`).test(text)),
        ),
  );
  expect(unread).toEqual([]);
});

test('no rule has a number of its own', () => {
  // The place of things that are not in play, limits of positions, units of measurement, sizes of caches and bounds of
  // searches and of endless chains are no rules of the book.
  expect(ownNumbers(files)).toEqual([
    'combat/damage/marking.ts mostPools',
    'ground/hexes/open-ground.ts MOST',
    'ground/inches/deployment/room-for-each.ts MOST',
    'ground/inches/deployment/room-to-deploy.ts MOST_KEPT',
    'ground/inches/ground.ts MOST_TABLES',
    'ground/inches/measure/distance.ts EQUAL',
    'ground/inches/measure/distance.ts INCH',
    'ground/inches/measure/on-table.ts PER_INCH',
    'ground/inches/measure/picture.ts PARTS',
    'ground/inches/measure/place.ts PER_X',
    'ground/inches/movement/blocked-sectors.ts LEAST',
    'ground/inches/movement/blocked-sectors.ts WIDEST',
    'ground/inches/movement/charge-directions.ts HAIR',
    'ground/inches/movement/charge-ends.ts BESIDE',
    'ground/inches/movement/cut.ts STRIDE',
    'ground/inches/movement/hull.ts AROUND',
    'ground/inches/movement/hull.ts STEP',
    'ground/inches/movement/route.ts CONTACT',
    'ground/inches/movement/standing.ts ROUNDED',
    'ground/inches/open-ground.ts HALF_WALL',
    'ground/inches/open-ground.ts MOST',
    'ground/inches/sight/sight-cache.ts MOST',
    'ground/inches/terrain/part.ts ONE_HEX',
    'ground/inches/terrain/part.ts UNSURE',
    'ground/inches/terrain/template.ts CORNER',
    'monsters-and-souls/monsters/strikes.ts MOST_IN_VAIN',
    'set-up/position-stage.ts mostRounds',
    'v11/proposals/step.ts TRIES',
    'vocabulary/place.ts nowhere',
  ]);
  // Defaults of options, limits of a position that is read, numbers of the edition itself, boards, and effort of searches
  // are no numbers of a rule.
  const none =
    /^rulings\.ts |^combat\/damage\/marking\.ts mostPools|^set-up\/position|^v11\/(?:numbers|options|proposals|testing)|^rulebook\/|^vocabulary\/bases|^ground\/.*(?:board|movement|places|terrain|open-ground)/;
  expect(numbersInCode(files).filter(one => !none.test(one))).toEqual([
    'combat/dice/choices.ts 3',
    'combat/dice/dice.ts 3',
    'hero-cards/levels/levels.ts 3',
    'round/communion-phase/order.ts 3',
  ]);
});
