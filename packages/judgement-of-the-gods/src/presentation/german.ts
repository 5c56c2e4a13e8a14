import { list } from '@rulewright/core/words';
import type { Amounts, ContentPack, Effect, Resource } from '../content/pack.js';
import type { PoolChange, Square } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** The resources in German. */
export const resources: { readonly [R in Resource]: string } = {
  food: 'Nahrung',
  wood: 'Holz',
  stone: 'Stein',
  magic: 'Zauberkraft',
  gold: 'Gold',
};

const order: readonly Resource[] = ['food', 'wood', 'stone', 'magic', 'gold'];

/** `a, b und c`. */
export const und = (items: readonly string[]): string => list(items, 'und');

/** `10 Nahrung und 5 Holz`; `nichts` for no amounts. */
export const amounts = (what: Amounts | PoolChange): string => {
  const some = order.filter(resource => (what[resource] ?? 0) !== 0);
  return some.length === 0
    ? 'nichts'
    : und(some.map(resource => `${Math.abs(what[resource] ?? 0)} ${resources[resource]}`));
};

/** A square as steps from the Town Hall: `2O 1N`. */
export const steps = ({ x, y }: Square): string =>
  [x > 0 ? `${x}O` : x < 0 ? `${0 - x}W` : '', y < 0 ? `${0 - y}N` : y > 0 ? `${y}S` : ''].filter(Boolean).join(' ');

/** A square in a sentence. */
export const place = (at: Square): string => (at.x === 0 && at.y === 0 ? 'beim Rathaus' : `auf ${steps(at)}`);

const extra = (pack: ContentPack, amount: number): string =>
  amount === 0 ? '' : `, und ${amount} mehr für jede Figur über ${pack.charactersWithoutExtra}`;

const where = {
  any: 'im Spiel',
  marsh: 'im Sumpf',
  townHall: 'beim Rathaus',
  building: 'auf einem Plättchen mit Hof, Sägewerk, Bergwerk oder Tempel',
} as const;

const effect = (pack: ContentPack, names: Names, one: Effect): string => {
  switch (one.op) {
    case 'lose':
      return `${one.amount} ${resources[one.resource]} gehen verloren${extra(pack, one.perExtraCharacter ?? 0)}`;
    case 'losePerCharacter':
      return `${one.amount} ${resources[one.resource]} gehen verloren für jede Figur ${where[one.where]}`;
    case 'loseFraction':
      return `${one.numerator}/${one.denominator} von ${resources[one.resource]} geht verloren, abgerundet`;
    case 'losePerBuilding': {
      const kind =
        one.building === 'any' ? 'jedes Gebäude außer dem Rathaus' : `jedes Mal ${names.building(one.building)}`;
      return `${one.amount} ${resources[one.resource]} gehen verloren für ${kind}`;
    }
    case 'gain': {
      const dice = one.dice ?? 0;
      const roll = dice === 0 ? '' : ` und ${dice === 1 ? 'ein Würfelwurf' : `ein Wurf mit ${dice} Würfeln`}`;
      return `${one.amount} ${resources[one.resource]}${roll} kommen hinzu`;
    }
    case 'choose':
      return `zur Wahl: ${one.options.map(({ effects }) => effectsInWords(pack, names, effects)).join('; oder ')}`;
    case 'scry':
      return `die nächsten ${one.count} Gerichtskarten werden angesehen, bis zu ${one.mayBottom} davon dürfen nach unten`;
    case 'sendHome':
      return `jede Figur ${where[one.where]} kehrt zum Rathaus zurück`;
    case 'drawAgain':
      return one.count === 1 ? 'eine weitere Karte wird gezogen' : `${one.count} weitere Karten werden gezogen`;
  }
};

/** The effects of a judgement card in German. */
export const effectsInWords = (pack: ContentPack, names: Names, effects: readonly Effect[]): string =>
  effects.length === 0 ? 'nichts geschieht' : effects.map(one => effect(pack, names, one)).join('; ');
