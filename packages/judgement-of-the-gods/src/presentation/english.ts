import type { Tally, TallyLine } from '@rulewright/core';
import { list } from '@rulewright/core/words';
import type { Amounts, CardPlace, ContentPack, Effect, Resource } from '../content/pack.js';
import type { PoolChange, Square } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** The resources in the order in which the sheet lists them. */
const order: readonly Resource[] = ['food', 'wood', 'stone', 'magic', 'gold'];

/** `10 food, 5 wood and 5 stone`; `nothing` when there is nothing. */
export const amounts = (what: Amounts | PoolChange): string => {
  const some = order.filter(resource => (what[resource] ?? 0) !== 0);
  return some.length === 0 ? 'nothing' : list(some.map(resource => `${Math.abs(what[resource] ?? 0)} ${resource}`));
};

/** The part of a change that leaves the pool. */
export const partGiven = (change: PoolChange): PoolChange =>
  Object.fromEntries(Object.entries(change).filter(([, amount]) => amount < 0));
/** The part of a change that comes into the pool. */
export const partReceived = (change: PoolChange): PoolChange =>
  Object.fromEntries(Object.entries(change).filter(([, amount]) => amount > 0));

/** A square as steps from the first tile: `2E 1N` is two to the east and one to the north, which is up in pictures. */
export const steps = ({ x, y }: Square): string =>
  [x > 0 ? `${x}E` : x < 0 ? `${0 - x}W` : '', y < 0 ? `${0 - y}N` : y > 0 ? `${y}S` : ''].filter(Boolean).join(' ');

/** The Town Hall by the name that the pack gives it. */
const townHall = (names: Names): string => `the ${names.building('townHall')}`;

/** A square in a sentence. */
export const place = (names: Names, at: Square): string => (at.x === 0 && at.y === 0 ? townHall(names) : steps(at));

const term = ({ op, amount, rejected, source }: TallyLine, names: Names): string => {
  if (rejected !== undefined || op === 'atLeast' || op === 'atMost') return '';
  if (typeof amount !== 'number') return amount[0] === amount[1] ? '' : ` × ${amount[0]}/${amount[1]}`;
  if (op === 'base') return `${amount}`;
  return amount < 0 ? ` − ${0 - amount}${source === undefined ? '' : ` (${names.role(source)})`}` : ` + ${amount}`;
};

/** The calculation of a number: `10 × 3/2 + 4`; empty for a plain number. */
export const sum = ({ lines }: Pick<Tally, 'lines'>, names: Names): string => {
  const terms = lines.map(line => term(line, names)).filter(Boolean);
  return terms.length < 2 ? '' : terms.join('').replace(/^ \+ /, '');
};

const extra = (pack: ContentPack, amount: number): string =>
  amount === 0 ? '' : `, and ${amount} more for each character beyond ${pack.charactersWithoutExtra}`;

const buildings = ['farm', 'lumberMill', 'mine', 'temple'] as const;

const where = (names: Names, spot: CardPlace): string => {
  switch (spot) {
    case 'any':
      return 'in play';
    case 'marsh':
      return 'on a marsh';
    case 'townHall':
      return `on ${townHall(names)}`;
    case 'building':
      return `on a tile with a ${list(
        buildings.map(id => names.building(id).toLowerCase()),
        'or',
      )}`;
  }
};

const effect = (pack: ContentPack, names: Names, one: Effect): string => {
  switch (one.op) {
    case 'lose':
      return `lose ${one.amount} ${one.resource}${extra(pack, one.perExtraCharacter ?? 0)}`;
    case 'losePerCharacter':
      return `lose ${one.amount} ${one.resource} for each character ${where(names, one.where)}`;
    case 'loseFraction':
      return `lose ${one.numerator}/${one.denominator} of the ${one.resource}, rounded down`;
    case 'losePerBuilding': {
      const kind =
        one.building === 'any' ? `building but ${townHall(names)}` : names.building(one.building).toLowerCase();
      return `lose ${one.amount} ${one.resource} for each ${kind}`;
    }
    case 'gain': {
      const dice = one.dice ?? 0;
      const roll = dice === 0 ? '' : ` and the roll of ${dice === 1 ? 'one die' : `${dice} dice`}`;
      return `gain ${one.amount} ${one.resource}${roll}`;
    }
    case 'choose':
      return `choose: ${one.options.map(({ effects }) => effectsInWords(pack, names, effects)).join('; or ')}`;
    case 'scry':
      return `look at the next ${one.count} judgement cards, of which up to ${one.mayBottom} may go to the bottom`;
    case 'sendHome':
      return `every character ${where(names, one.where)} returns to ${townHall(names)}`;
    case 'drawAgain':
      return one.count === 1 ? 'draw one more card' : `draw ${one.count} more cards`;
  }
};

/** The effects of a judgement card in words. */
export const effectsInWords = (pack: ContentPack, names: Names, effects: readonly Effect[]): string =>
  effects.length === 0 ? 'nothing happens' : effects.map(one => effect(pack, names, one)).join('; ');
