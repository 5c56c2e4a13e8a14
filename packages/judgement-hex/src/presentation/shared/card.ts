import type { CardFact, PieceCard, ShownNumber } from '@rulewright/core';
import { count, list, numberInWords, titled } from '@rulewright/core/words';
import { attribute } from '../../hero-cards/attributes/attribute.js';
import { abilitiesOf, cardOf, championCard, weaponsOf } from '../../hero-cards/reading/cards.js';
import { commonOf } from '../../hero-cards/reading/common.js';
import { baseHealth, maximumHealth, temporaryHealth } from '../../hero-cards/reading/health.js';
import { reachOf } from '../../hero-cards/reading/weapon.js';
import { budgetOf } from '../../match/evolve.js';
import { effigyOwner } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { Lasting, Model } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { lastingName } from '../words/lasting.en.js';
import type { Names } from '../words/names.js';
import { reasonInWords, sourceInWords } from '../words/tally.en.js';
import { colorOf, effigyLeft } from './panels.js';

const attributes = ['MEL', 'MAG', 'RNG', 'AGI', 'RES', 'MOV', 'SH'] as const;

/** The attributes of a model now with their reasons; a dash is left out (JHX-ATTR-004). */
const attributesOf = (table: Table, model: Model, names: Names): readonly ShownNumber[] =>
  attributes.flatMap(which => {
    const tally = attribute(table, model, which);
    if (!tally) return [];
    return [
      numberInWords({ numbers: { label: ({ name }) => name, reason: line => reasonInWords(line, names) } }, tally),
    ];
  });

const numbersOf = (table: Table, model: Model, names: Names): readonly ShownNumber[] => {
  const { state } = table;
  const extra = temporaryHealth(table, model);
  const from = budgetOf(state, model.id);
  const budget = from === undefined ? undefined : state.activation?.budgets[from];
  const health = model.diedIn === null ? Math.max(0, baseHealth(table, model)) : 0;
  return [
    { label: 'Health', value: `${health} of ${maximumHealth(table, model)}` },
    ...(extra > 0 ? [{ label: 'Temporary health', value: extra }] : []),
    ...(budget ? [{ label: 'AP', value: `${budget.ap - budget.spent} of ${budget.ap}` }] : []),
    ...(model.kind === 'hero' && model.member === null ? [{ label: 'Level', value: model.level }] : []),
    ...(model.souls > 0 ? [{ label: 'Souls', value: model.souls }] : []),
    ...attributesOf(table, model, names),
  ];
};

/** A common ability as a card prints it: `Leech (1)`, `Immune (Push)`. */
const commonName = (ability: CommonAbility): string => {
  const { id, ...more } = ability;
  const words = Object.values(more).map(value =>
    Array.isArray(value) ? list(value.map(titled)) : typeof value === 'number' ? `${value}` : titled(String(value)),
  );
  return `${titled(id)}${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
};

/** A moment at which an effect ends, with the name of the model in place of its id. */
const untilInWords = (until: string, names: Names): string =>
  (names.state?.models ?? []).reduce((text, { id }) => text.replace(`${id}'s`, `${names.model(id)}'s`), until);

const lasting = (effect: Lasting, names: Names): CardFact => {
  const named = effect.key.split(':')[1];
  const ability = named === undefined || effect.data.kind === 'condition' ? '' : titled(named);
  const own = effect.source === effect.target;
  const from = [...(own ? [] : [names.model(effect.source)]), ...(ability === '' ? [] : [ability])];
  return {
    label: lastingName(effect),
    ...(effect.until === undefined ? {} : { text: `until the ${untilInWords(effect.until, names)}` }),
    ...(from.length > 0 ? { from: `from ${from.join(', ')}` } : {}),
    ...(effect.data.kind === 'condition' ? { warns: true } : {}),
  };
};

const weaponFact = (table: Table, model: Model, weapon: Weapon, names: Names): CardFact => {
  const { name, type, ap, damage, common = [] } = weapon;
  const reach = names.lengths(reachOf(table, model, weapon));
  // The cast is safe: an ability of a weapon has an id and perhaps an amount, as a common ability has.
  const abilities = common.map(one => commonName(one as CommonAbility));
  return { label: name, text: [type, `${ap} AP`, reach, `damage ${damage.join(' / ')}`, ...abilities].join(', ') };
};

const factsOf = (table: Table, model: Model, names: Names): readonly CardFact[] => {
  const { name } = cardOf(table, model);
  /** The source of something that is not printed on the model's own card. */
  const from = (source: string): Pick<CardFact, 'from'> =>
    source === name ? {} : { from: `from ${sourceInWords(source, names)}` };
  return [
    ...table.state.effects.filter(({ target }) => target === model.id).map(effect => lasting(effect, names)),
    ...model.artefacts.map(held => ({ label: names.artefact(held.artefact), from: 'Artefact' })),
    ...Object.entries(model.counters).flatMap(([token, n]) =>
      n > 0 ? [{ label: count(n, `${titled(token)} counter`) }] : [],
    ),
    ...weaponsOf(table, model).map(weapon => weaponFact(table, model, weapon, names)),
    ...commonOf(table, model).map(({ ability, source }) => ({ label: commonName(ability), ...from(source) })),
    ...abilitiesOf(table, model).map(({ ability, source }) => ({ label: ability.name, ...from(source) })),
  ];
};

const kinds = { hero: 'Hero', monster: 'Monster', summoned: 'Summoned model' } as const;

const modelCard = (table: Table, model: Model, names: Names): PieceCard => {
  const champion = championCard(table, model);
  const kind = champion ? titled(names.heroKind(model.card)) : kinds[model.kind];
  const where = model.at !== null ? [] : [model.diedIn === null ? 'not deployed' : `dead since round ${model.diedIn}`];
  return {
    title: cardOf(table, model).name,
    text: [kind, ...(model.player === null ? [] : [`of ${model.player}`]), ...where].join(', '),
    color: colorOf(table.state, model.player),
    numbers: numbersOf(table, model, names),
    facts: factsOf(table, model, names),
  };
};

/** The card of a model or an Effigy as it is now; undefined for other things. */
export const cardIn = (table: Table, id: string, names: Names): PieceCard | undefined => {
  const model = table.state.models.find(one => one.id === id);
  if (model) return modelCard(table, model, names);
  const owner = effigyOwner(table.state, id);
  if (owner === undefined) return undefined;
  return {
    title: 'Effigy',
    text: `of ${owner}`,
    color: colorOf(table.state, owner),
    numbers: [{ label: 'Health', value: `${effigyLeft(table, owner)} of ${modeOf(table).effigy.health}` }],
    facts: [],
  };
};
