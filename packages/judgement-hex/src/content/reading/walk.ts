import { itemsOf, type Part } from '@rulewright/core/content';
import type { Ability, Bonus, Effect, InnateAbility } from '../../vocabulary/ability.js';
import type { Artefact, Card, ContentPack, Fragment, Hero } from '../../vocabulary/pack.js';
import type { Race } from '../../vocabulary/words.js';

/** A card, whose own things may name each other. */
export interface FoundCard extends Part<Pick<Card, 'name'> & Partial<Card>> {
  readonly kind: 'hero' | 'member' | 'summoned' | 'monster' | 'fragment';
  readonly race?: Race | undefined;
  /** The bonuses of its levels and of its god's power. */
  readonly bonuses: readonly Part<Bonus>[];
}

/** Every card of a pack, whole or in part. */
export function* cardsOf({ heroes, units, summoned, monsters, fragments }: ContentPack): Generator<FoundCard> {
  for (const [id, hero] of Object.entries(heroes)) yield heroCard(hero, `heroes.${id}`);
  for (const [id, { commander, members }] of Object.entries(units)) {
    yield heroCard(commander, `units.${id}.commander`);
    for (const [at, member] of members.entries()) {
      yield { kind: 'member', value: member, race: member.race, path: `units.${id}.members[${at}]`, bonuses: [] };
    }
  }
  for (const [id, value] of Object.entries(summoned)) {
    yield { kind: 'summoned', value, race: value.race, path: `summoned.${id}`, bonuses: [] };
  }
  for (const [id, value] of Object.entries(monsters)) {
    yield { kind: 'monster', value, path: `monsters.${id}`, bonuses: [] };
  }
  for (const [sort, some] of Object.entries(fragments) as [string, Readonly<Record<string, Fragment>>][]) {
    for (const [id, fragment] of Object.entries(some)) yield fragmentCard(fragment, `fragments.${sort}.${id}`);
  }
}

const heroCard = (hero: Hero, path: string): FoundCard => {
  const { levelling, avatar } = hero;
  const bonuses: Part<Bonus>[] = avatar === undefined ? [] : [{ value: avatar, path: `${path}.avatar` }];
  const put = (levels: readonly Bonus[], where: string): void => {
    bonuses.push(...levels.map((value, at) => ({ value, path: `${path}.levelling.${where}[${at}]` })));
  };
  if (levelling.kind === 'card') put(levelling.levels, 'levels');
  else if (levelling.kind === 'list') put(levelling.options, 'options');
  else for (const [at, { levels }] of levelling.trees.entries()) put(levels, `trees[${at}].levels`);
  return { kind: 'hero', value: hero, race: hero.race, path, bonuses };
};

const fragmentCard = (fragment: Fragment, path: string): FoundCard => {
  const { name, weapons = [], common = [], abilities = [], bonus } = fragment;
  return {
    kind: 'fragment',
    value: { name, weapons, common, abilities },
    race: fragment.race,
    path,
    bonuses: bonus === undefined ? [] : [{ value: bonus, path: `${path}.bonus` }],
  };
};

/** A bonus of an Artefact or a god; a model has at most one in each place. */
interface Gift extends Part<Bonus> {
  readonly place: Artefact['slot'] | 'god';
}

/** The bonuses that Artefacts and gods give to any model that has them. */
export function* giftsOf({ artefacts, gods }: ContentPack): Generator<Gift> {
  for (const [id, { bonus, slot }] of Object.entries(artefacts)) {
    yield { value: bonus, path: `artefacts.${id}.bonus`, place: slot };
  }
  for (const [id, { warbandBonus }] of Object.entries(gods)) {
    yield { value: warbandBonus, path: `gods.${id}.warbandBonus`, place: 'god' };
  }
}

/** The abilities of a card and of what it gains. */
export function* abilitiesOf({ value, path, bonuses }: FoundCard): Generator<Part<Ability>> {
  yield* itemsOf(value.abilities, `${path}.abilities`);
  for (const bonus of bonuses) yield* itemsOf(bonus.value.abilities, `${bonus.path}.abilities`);
}

/** The abilities of Icons. */
export function* tokenAbilitiesOf({ tokens }: ContentPack): Generator<Part<InnateAbility>> {
  for (const [id, { abilities }] of Object.entries(tokens)) yield* itemsOf(abilities, `tokens.${id}.abilities`);
}

/** An effect, and the number of effects that it stands inside. */
interface FoundEffect extends Part<Effect> {
  readonly depth: number;
}

/** Effects and the effects in them. */
export function* effectsOf(effects: readonly Effect[], path: string, depth = 0): Generator<FoundEffect> {
  for (const [at, value] of effects.entries()) {
    const here = `${path}[${at}]`;
    yield { value, path: here, depth };
    if (value.op === 'roll') yield* effectsOf(value.effects, `${here}.effects`, depth + 1);
    if (value.op !== 'choose') continue;
    for (const [i, option] of value.options.entries()) {
      yield* effectsOf(option.effects, `${here}.options[${i}].effects`, depth + 1);
    }
  }
}
