import { sameJson } from '@rulewright/core';
import { armyRefusal } from '../../content/reading/army-refusal.js';
import { isSummoned } from '../../content/reading/summoned.js';
import type { ArmyList } from '../../vocabulary/army.js';
import type { Table } from '../../vocabulary/table.js';
import { unitKeywords } from '../../vocabulary/words.js';

/** The facts on which the choice of an army depends. */
export type Muster = Pick<Table, 'pack' | 'options' | 'numbers'>;

/** True if an army list can be played. */
export const isLegal = ({ pack, options, numbers }: Muster, list: ArmyList): boolean =>
  armyRefusal(pack, list, options, numbers.army) === undefined;

/** The armies of the pack that can be played in this match. */
const readyArmies = (muster: Muster): readonly ArmyList[] =>
  Object.values(muster.pack.armies).filter(list => isLegal(muster, list));

/** The ids of cards, each as often as an army may have it, the cheapest first. */
const cheapest = <T extends { readonly points: number }>(
  cards: readonly (readonly [id: string, card: T])[],
  copies: (card: T) => number,
): readonly string[] =>
  [...cards].sort(([, a], [, b]) => a.points - b.points).flatMap(([id, card]) => Array<string>(copies(card)).fill(id));

/** The terrain cards of the cheapest army: the cheapest ones, of those with an OBSCURING main piece as many as allowed. */
const cheapestTerrain = ({ pack, numbers }: Muster): readonly string[] => {
  const { terrainCards, copiesOfTerrain, obscuringMains } = numbers.army;
  const isObscuring = (id: string): boolean =>
    pack.terrain[id]?.main.some(({ keywords }) => keywords.some(one => one.id === 'obscuring')) === true;
  const all = cheapest(Object.entries(pack.terrain), card => card.copies ?? copiesOfTerrain.value);
  const obscuring = all.filter(isObscuring).slice(0, obscuringMains.value);
  const cost = (id: string): number => pack.terrain[id]?.points ?? 0;
  return [...all.filter(id => !isObscuring(id)), ...obscuring]
    .sort((a, b) => cost(a) - cost(b))
    .slice(0, terrainCards.value);
};

/** The cheapest army of each faction that has one: if there is none, no army can be played in this match. */
const cheapestArmies = (muster: Muster): readonly ArmyList[] => {
  const { pack, numbers } = muster;
  const { leastWeavers, copies, copiesOfCharacter, scenarioCards } = numbers.army;
  return Object.entries(pack.factions)
    .map(([faction, { name, keyword }]): ArmyList => {
      const weavers = Object.entries(pack.units).filter(
        ([, card]) =>
          card.keywords.includes(keyword) && card.keywords.includes(unitKeywords.weaver) && !isSummoned(card),
      );
      const most = (keywords: readonly string[]): number =>
        (keywords.includes(unitKeywords.character) ? copiesOfCharacter : copies).value;
      return {
        name,
        faction,
        units: cheapest(weavers, ({ keywords }) => most(keywords)).slice(0, leastWeavers.value),
        scenarios: Object.keys(pack.scenarios).slice(0, scenarioCards.value),
        terrain: cheapestTerrain(muster),
      };
    })
    .filter(list => isLegal(muster, list));
};

/** The armies to suggest: those of the pack that can be played, then the cheapest one of each faction; none twice. */
export const suggestedArmies = (muster: Muster): readonly ArmyList[] =>
  [...readyArmies(muster), ...cheapestArmies(muster)].filter(
    (list, at, all) => all.findIndex(other => sameJson(other, list)) === at,
  );

/** True if some army can be played in a match. */
export const hasArmy = (muster: Muster): boolean => suggestedArmies(muster).length > 0;

/** The units that are tried, one after another, for a random army. */
const TRIES = 60;

/** Some of a list in a drawn order. */
const drawn = (ids: readonly string[], count: number, below: (n: number) => number): readonly string[] => {
  const left = [...ids];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
};

/** An army of random cards that can be played: a cheapest army, with other cards where they fit, and more units. */
export const randomArmy = (muster: Muster, below: (n: number) => number): ArmyList | undefined => {
  const some = cheapestArmies(muster);
  const begun = some[some.length > 1 ? below(some.length) : 0];
  if (!begun) return undefined;
  const { pack, numbers } = muster;
  const units = Object.keys(pack.units);
  const scenarios = drawn(Object.keys(pack.scenarios), numbers.army.scenarioCards.value, below);
  const terrain = drawn(Object.keys(pack.terrain), numbers.army.terrainCards.value, below);
  const others = [
    { ...begun, scenarios },
    { ...begun, terrain },
    { ...begun, scenarios, terrain },
  ];
  let army = others.findLast(list => isLegal(muster, list)) ?? begun;
  for (let i = 0; i < TRIES; i++) {
    const larger = { ...army, units: [...army.units, ...drawn(units, 1, below)] };
    if (isLegal(muster, larger)) army = larger;
  }
  return army;
};
