import type { CardFact, PieceCard, PlayerId, ShownNumber, Term, Words } from '@rulewright/core';
import { numberInWords } from '@rulewright/core/words';
import { spellsOf } from '../attacks/means.js';
import { profileOf } from '../match/lookups.js';
import { mayMeasureAround } from '../movement/measuring.js';
import { traitsOf } from '../profiles/abilities.js';
import { currentTally, unmeasuredTally } from '../profiles/current.js';
import type { Eld, EldTally, Model, ModelState, Table } from '../vocabulary/index.js';
import { attributes } from '../vocabulary/words.js';
import type { Names } from './names.js';
import { colourOf } from './scene/colours.js';
import { artFact, itemFact, skillFact, spellFact, stateMeaning, traitFact, upgradeFact } from './terms.js';
import { awarenessFact, weaponFacts, weaponTraits } from './weapons.js';

/** The attributes and points of a model. Changes that depend on a distance show only where the viewer may measure it (ELD-MEASURE-013). */
const numbersOf = (
  table: Table,
  model: Model,
  { say, state }: Names,
  words: Words<Eld>,
  viewer: PlayerId | undefined,
): readonly ShownNumber[] => {
  const tallyOf = mayMeasureAround(table, model, viewer) ? currentTally : unmeasuredTally;
  const told = (tally: EldTally): ShownNumber => ({ ...numberInWords(words, tally, state), label: tally.name });
  const most = tallyOf(table, model, 'HP');
  return [
    {
      ...told(most),
      label: say('hpLabel'),
      name: say('HP'),
      value: say('outOf', { n: Math.max(0, model.hp), all: most.total }),
    },
    { label: say('actionPointsLabel'), value: model.points },
    ...(model.mana > 0 ? [{ label: say('manaLabel'), value: model.mana }] : []),
    ...attributes.filter(one => one !== 'HP').map(one => ({ ...told(tallyOf(table, model, one)), name: say(one) })),
  ];
};

const stateFact = (one: ModelState, names: Names): CardFact => {
  const { say, phrases } = names;
  const until = one.until === undefined ? '' : phrases.until(one.until).replace(/^(\W*), /, '$1');
  // A state that a rule of the same name gives, such as Engaged, names its source only once.
  const source = phrases.source(one.source, names);
  const about = (one.about ?? []).map(names.thing);
  const { text: means, rule } = stateMeaning(one.state, phrases);
  const text = [
    means,
    ...(about.length > 0 ? [say('with', { names: phrases.list(about) })] : []),
    ...(until === '' ? [] : [until]),
  ].join('; ');
  return {
    label: phrases.state(one),
    text,
    ...(rule === undefined ? {} : { rule }),
    ...(source === phrases.state(one)
      ? {}
      : { from: say(one.by === null ? 'from' : 'fromOf', { source, player: one.by ?? '' }) }),
    warns: true,
  };
};

/** A term as a fact of a card. */
const plain = ({ id: _, ...fact }: Term, from: string): CardFact => ({ ...fact, from });

const factsOf = (table: Table, model: Model, names: Names): readonly CardFact[] => {
  const { skills, arts, specials, spellcrafts, spells } = profileOf(table, model);
  const { say, phrases } = names;
  const lasting = table.state.effects.filter(({ target }) => target === model.id);
  // Traits of weapons come with those of the model, each once.
  const own = traitsOf(table, model);
  const traits = new Map(
    [...own, ...weaponTraits(table, model)].map(one => [phrases.trait(one), traitFact(one, phrases)]),
  );
  const line = (label: string, things: readonly string[]): readonly CardFact[] =>
    things.length === 0 ? [] : [{ label, text: things.join(', ') }];
  return [
    ...model.states.map(one => stateFact(one, names)),
    ...lasting.map(one => ({
      label: phrases.effect(one, names),
      from: say('from', { source: names.thing(one.source) }),
      ...(phrases.until(one.data.ends) === '' ? {} : { text: phrases.until(one.data.ends).replace(/^(\W*), /, '$1') }),
    })),
    ...Object.entries(model.counters).flatMap(([counter, n]) =>
      n === 0 ? [] : [{ label: say(n === 1 ? 'oneCounter' : 'counters', { n, name: phrases.named(counter) }) }],
    ),
    ...line(say('inHandLabel'), model.equipped.map(names.card)),
    ...line(
      say('carries'),
      model.inventory.flatMap(({ item, quantity }) =>
        quantity === 0 ? [] : [quantity === 1 ? names.card(item) : `${quantity} ${names.card(item)}`],
      ),
    ),
    ...weaponFacts(table, model, names),
    ...model.equipped.flatMap(id => {
      const item = table.pack.items[id];
      const fact = item && itemFact(id, item, names);
      return fact?.text === undefined ? [] : [plain(fact, say('item'))];
    }),
    ...model.upgrades.flatMap(id => {
      const upgrade = table.pack.upgrades[id];
      return upgrade
        ? [plain(upgradeFact(id, upgrade, names), say('upgrade'))]
        : [{ label: names.card(id), from: say('upgrade') }];
    }),
    ...traits.values(),
    ...skills.map(one => skillFact(one, phrases)),
    ...arts.map(one => artFact(one, phrases)),
    ...line(say('spellcraft'), [
      ...spellcrafts.map(({ craft, level }) => `${names.card(craft)} ${level}`),
      ...spells.map(names.card),
    ]),
    ...spellsOf(table, model).flatMap(id => {
      const spell = table.pack.spells[id];
      return spell ? [plain(spellFact(id, spell, names), say('spell'))] : [];
    }),
    ...specials.map(({ name }) => ({ label: name })),
    awarenessFact(table, model, names),
  ];
};

/** The card of a model as far as the viewer knows it; undefined for other things. A secret model shows its states only. */
export const cardIn = (
  table: Table,
  id: string,
  names: Names,
  words: Words<Eld>,
  viewer: PlayerId | undefined,
): PieceCard | undefined => {
  const { state } = table;
  const model = state.models.find(one => one.id === id);
  if (model === undefined) return undefined;
  const { say, phrases } = names;
  const owner = model.player === null ? say('hostileKind') : say('ofPlayer', { player: model.player });
  const color = colourOf(state, model.player);
  if (names.isSecret(id)) {
    const facts = model.states.map((one): CardFact => ({ label: phrases.state(one), warns: true }));
    return { title: names.model(id), text: owner, color, numbers: [], facts };
  }
  const { classes, size } = profileOf(table, model);
  const leads = state.parties.some(({ leader }) => leader === id);
  return {
    title: names.model(id),
    text: [owner, ...(leads ? [say('leader')] : []), phrases.named(size), ...classes.map(phrases.named)].join(', '),
    color,
    numbers: numbersOf(table, model, names, words, viewer),
    facts: factsOf(table, model, names),
  };
};
