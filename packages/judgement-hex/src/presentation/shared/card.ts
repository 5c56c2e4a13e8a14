import type { CardFact, PieceCard, ShownNumber, Words } from '@rulewright/core';
import { numberInWords } from '@rulewright/core/words';
import { attribute } from '../../hero-cards/attributes/attribute.js';
import { abilitiesOf, cardOf, championCard, weaponsOf } from '../../hero-cards/reading/cards.js';
import { commonOf } from '../../hero-cards/reading/common.js';
import { baseHealth, maximumHealth, temporaryHealth } from '../../hero-cards/reading/health.js';
import { reachOf } from '../../hero-cards/reading/weapon.js';
import { budgetOf } from '../../match/evolve.js';
import { effigyOwner } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { Jhx, Lasting, Model } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../words/names.js';
import { colorOf, effigyLeft } from './panels.js';
import { commonFact, conditionFact } from './terms.js';

const attributes = ['MEL', 'MAG', 'RNG', 'AGI', 'RES', 'MOV', 'SH'] as const;

/** The attributes of a model now with their reasons; a dash is left out (JHX-ATTR-004). */
const attributesOf = (table: Table, model: Model, { say, state }: Names, words: Words<Jhx>): readonly ShownNumber[] =>
  attributes.flatMap(which => {
    const tally = attribute(table, model, which);
    if (!tally) return [];
    return [{ ...numberInWords(words, tally, state), label: which, name: say(which) }];
  });

const numbersOf = (table: Table, model: Model, names: Names, words: Words<Jhx>): readonly ShownNumber[] => {
  const { state } = table;
  const { say } = names;
  const extra = temporaryHealth(table, model);
  const from = budgetOf(state, model.id);
  const budget = from === undefined ? undefined : state.activation?.budgets[from];
  const health = model.diedIn === null ? Math.max(0, baseHealth(table, model)) : 0;
  return [
    { label: say('healthLabel'), value: say('outOf', { n: health, all: maximumHealth(table, model) }) },
    ...(extra > 0 ? [{ label: say('temporaryLabel'), value: extra }] : []),
    ...(budget
      ? [{ label: say('apLabel'), value: say('outOf', { n: budget.ap - budget.spent, all: budget.ap }) }]
      : []),
    ...(model.kind === 'hero' && model.member === null ? [{ label: say('level'), value: model.level }] : []),
    ...(model.souls > 0 ? [{ label: say('soulsLabel'), value: model.souls }] : []),
    ...attributesOf(table, model, names, words),
  ];
};

/** A moment at which an effect ends, with the name of the model in place of its id. */
const untilInWords = (until: string, names: Names): string =>
  (names.state?.models ?? []).reduce((text, { id }) => text.replace(`${id}'s`, `${names.model(id)}'s`), until);

/** The meaning of the condition or the ability that a lasting effect gives. */
const termIn = ({ data }: Lasting, names: Names): Pick<CardFact, 'text' | 'rule'> => {
  if (data.kind === 'condition') return conditionFact(data.condition, names);
  return data.kind === 'ability' ? commonFact(data.ability, names) : {};
};

const lasting = (effect: Lasting, names: Names): CardFact => {
  const named = effect.key.split(':')[1];
  const ability = named === undefined || effect.data.kind === 'condition' ? '' : names.phrases.named(named);
  const own = effect.source === effect.target;
  const from = [...(own ? [] : [names.model(effect.source)]), ...(ability === '' ? [] : [ability])];
  const { text: means, rule } = termIn(effect, names);
  const moment = effect.until === undefined ? undefined : untilInWords(effect.until, names);
  const until = moment === undefined ? [] : [names.say('until', { moment })];
  const text = [...(means === undefined ? [] : [means]), ...until].join('; ');
  return {
    label: names.phrases.lasting(effect),
    ...(text === '' ? {} : { text }),
    ...(rule === undefined ? {} : { rule }),
    ...(from.length > 0 ? { from: names.say('from', { source: from.join(', ') }) } : {}),
    ...(effect.data.kind === 'condition' ? { warns: true } : {}),
  };
};

const weaponFact = (table: Table, model: Model, weapon: Weapon, names: Names): CardFact => {
  const { name, type, ap, damage, common = [] } = weapon;
  const reach = names.lengths(reachOf(table, model, weapon));
  const abilities = common.map(names.phrases.common);
  return {
    label: name,
    text: [names.say('weapon', { type, ap, reach, damage: damage.join(' / ') }), ...abilities].join(', '),
  };
};

/** The abilities that the weapons of a model have, each once. */
const ofWeapons = (table: Table, model: Model, names: Names): readonly CardFact[] => {
  const all = weaponsOf(table, model).flatMap(({ common = [] }) => common.map(one => commonFact(one, names)));
  return [...new Map(all.map(fact => [fact.label, fact])).values()];
};

const factsOf = (table: Table, model: Model, names: Names): readonly CardFact[] => {
  const { name } = cardOf(table, model);
  /** The source of something that is not printed on the model's own card. */
  const from = (source: string): Pick<CardFact, 'from'> =>
    source === name ? {} : { from: names.say('from', { source: names.phrases.source(source, names) }) };
  return [
    ...table.state.effects.filter(({ target }) => target === model.id).map(effect => lasting(effect, names)),
    ...model.artefacts.map(held => ({ label: names.artefact(held.artefact), from: names.say('artefact') })),
    ...Object.entries(model.counters).flatMap(([token, n]) =>
      n > 0
        ? [{ label: names.say(n === 1 ? 'oneCounter' : 'someCounters', { n, token: names.phrases.named(token) }) }]
        : [],
    ),
    ...weaponsOf(table, model).map(weapon => weaponFact(table, model, weapon, names)),
    ...ofWeapons(table, model, names),
    ...commonOf(table, model).map(({ ability, source }) => ({ ...commonFact(ability, names), ...from(source) })),
    ...abilitiesOf(table, model).map(({ ability, source }) => {
      return { label: ability.name, text: names.phrases.ability(ability, names), ...from(source) };
    }),
  ];
};

const kinds = { hero: 'hero', monster: 'monsterKind', summoned: 'summoned' } as const;

const modelCard = (table: Table, model: Model, names: Names, words: Words<Jhx>): PieceCard => {
  const { say } = names;
  const champion = championCard(table, model);
  const kind = champion ? names.phrases.named(names.heroKind(model.card)) : say(kinds[model.kind]);
  const where =
    model.at !== null ? [] : [model.diedIn === null ? say('notDeployed') : say('dead', { n: model.diedIn })];
  return {
    title: cardOf(table, model).name,
    text: [kind, ...(model.player === null ? [] : [say('ofPlayer', { player: model.player })]), ...where].join(', '),
    color: colorOf(table.state, model.player),
    numbers: numbersOf(table, model, names, words),
    facts: factsOf(table, model, names),
  };
};

/** The card of a model or an Effigy as it is now; undefined for other things. */
export const cardIn = (table: Table, id: string, names: Names, words: Words<Jhx>): PieceCard | undefined => {
  const model = table.state.models.find(one => one.id === id);
  if (model) return modelCard(table, model, names, words);
  const owner = effigyOwner(table.state, id);
  if (owner === undefined) return undefined;
  return {
    title: names.say('effigy'),
    text: names.say('ofPlayer', { player: owner }),
    color: colorOf(table.state, owner),
    numbers: [
      {
        label: names.say('healthLabel'),
        value: names.say('outOf', { n: effigyLeft(table, owner), all: modeOf(table).effigy.health }),
      },
    ],
    facts: [],
  };
};
