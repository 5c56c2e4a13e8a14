import type { CardFact, PieceCard, ShownNumber } from '@rulewright/core';
import { count, list, numberInWords, titled } from '@rulewright/core/words';
import { profileOf } from '../match/lookups.js';
import { traitsOf } from '../profiles/abilities.js';
import { currentTally } from '../profiles/current.js';
import type { EldTally, Model, ModelState, Table } from '../vocabulary/index.js';
import { attributes } from '../vocabulary/words.js';
import { ongoingInWords } from './changes.en.js';
import type { Names } from './names.js';
import { stateName, untilInWords } from './phrases.en.js';
import { colourOf } from './scene/colours.js';
import { sourceInWords } from './tally.en.js';
import { abilityInWords, traitInWords } from './traits.en.js';
import { awarenessFact, weaponFacts } from './weapons.en.js';

const told = (tally: EldTally, names: Names): ShownNumber =>
  numberInWords(
    {
      numbers: {
        label: ({ name }) => name,
        reason: ({ stage, source }) => (source === undefined ? stage : sourceInWords(source, names)),
      },
    },
    tally,
  );

const numbersOf = (table: Table, model: Model, names: Names): readonly ShownNumber[] => {
  const most = currentTally(table, model, 'HP');
  return [
    { ...told(most, names), label: 'HP', value: `${Math.max(0, model.hp)} of ${most.total}` },
    { label: 'Action Points', value: model.points },
    ...(model.mana > 0 ? [{ label: 'Mana', value: model.mana }] : []),
    ...attributes.filter(one => one !== 'HP').map(one => told(currentTally(table, model, one), names)),
  ];
};

const stateFact = (one: ModelState, names: Names): CardFact => {
  const until = one.until === undefined ? '' : untilInWords[one.until].replace(/^, /, '');
  const about = (one.about ?? []).map(names.thing);
  const text = [...(about.length > 0 ? [`with ${list(about)}`] : []), ...(until === '' ? [] : [until])].join(', ');
  return {
    label: stateName(one),
    ...(text === '' ? {} : { text }),
    from: `from ${sourceInWords(one.source, names)}${one.by === null ? '' : ` of ${one.by}`}`,
    warns: true,
  };
};

const factsOf = (table: Table, model: Model, names: Names): readonly CardFact[] => {
  const { skills, arts, specials, spellcrafts, spells } = profileOf(table, model);
  const lasting = table.state.effects.filter(({ target }) => target === model.id);
  const line = (label: string, things: readonly string[]): readonly CardFact[] =>
    things.length === 0 ? [] : [{ label, text: things.join(', ') }];
  return [
    ...model.states.map(one => stateFact(one, names)),
    ...lasting.map(one => ({
      label: ongoingInWords(one, names),
      from: `from ${names.thing(one.source)}`,
      ...(untilInWords[one.data.ends] === '' ? {} : { text: untilInWords[one.data.ends].replace(/^, /, '') }),
    })),
    ...Object.entries(model.counters).flatMap(([counter, n]) =>
      n === 0 ? [] : [{ label: count(n, `${titled(counter)} counter`) }],
    ),
    ...line('In hand', model.equipped.map(names.card)),
    ...line(
      'Carries',
      model.inventory.flatMap(({ item, quantity }) =>
        quantity === 0 ? [] : [quantity === 1 ? names.card(item) : `${quantity} ${names.card(item)}`],
      ),
    ),
    ...weaponFacts(table, model, names),
    ...line('Upgrades', model.upgrades.map(names.card)),
    ...line('Traits', traitsOf(table, model).map(traitInWords)),
    ...line('Skills', skills.map(abilityInWords)),
    ...line('Combat Arts', arts.map(abilityInWords)),
    ...line('Spellcraft', [
      ...spellcrafts.map(({ craft, level }) => `${names.card(craft)} ${level}`),
      ...spells.map(names.card),
    ]),
    ...specials.map(({ name }) => ({ label: name })),
    awarenessFact(table, model),
  ];
};

/** The card of a model as far as the viewer knows it; undefined for other things. A secret model shows its states only. */
export const cardIn = (table: Table, id: string, names: Names): PieceCard | undefined => {
  const { state } = table;
  const model = state.models.find(one => one.id === id);
  if (model === undefined) return undefined;
  const owner = model.player === null ? 'Hostile' : `of ${model.player}`;
  const color = colourOf(state, model.player);
  if (names.isSecret(id)) {
    const facts = model.states.map((one): CardFact => ({ label: stateName(one), warns: true }));
    return { title: names.model(id), text: owner, color, numbers: [], facts };
  }
  const { classes, size } = profileOf(table, model);
  const leads = state.parties.some(({ leader }) => leader === id);
  return {
    title: names.model(id),
    text: [owner, ...(leads ? ['Leader'] : []), titled(size), ...classes.map(titled)].join(', '),
    color,
    numbers: numbersOf(table, model, names),
    facts: factsOf(table, model, names),
  };
};
