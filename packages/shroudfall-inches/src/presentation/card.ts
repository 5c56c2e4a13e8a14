import type { CardFact, PieceCard, ShownNumber, Words } from '@rulewright/core';
import { numberInWords, signed } from '@rulewright/core/words';
import { elementCard } from '../battlefield/things.js';
import { cardOf, modelNamed, modelsOf, unitOf } from '../match/lookups.js';
import { armourOf, defenceOf } from '../unit-cards/characteristics/characteristic.js';
import { movOf, whyMov } from '../unit-cards/characteristics/mov.js';
import { passivesOf } from '../unit-cards/passives/passives.js';
import type { Model, Sfi, SfiTally, Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { Names } from './names.js';
import { rememberPhysical } from './physical.js';
import { colourOf } from './scene/colours.js';
import { conditionFact, keywordFact, passiveFact } from './terms.js';

/** The numbers of a model of the unit now; of a unit that is not on the table the printed ones. */
const numbersOf = (
  table: Table,
  unit: Unit,
  model: Model | undefined,
  { say, state }: Names,
  words: Words<Sfi>,
): readonly ShownNumber[] => {
  const told = (tally: SfiTally): ShownNumber => numberInWords(words, tally, state);
  const { hp, def, arm, mov } = cardOf(table, unit);
  const models = modelsOf(table.state, unit.id);
  const strength = {
    label: say('modelsLabel'),
    value: say('outOf', { n: unit.where === 'in-reserve' ? unit.strength : models.length, all: unit.strength }),
  };
  if (!model) {
    const printed = { MOV: mov, DEF: def, ARM: arm, HP: hp };
    return [
      strength,
      ...(['MOV', 'DEF', 'ARM', 'HP'] as const).map(label => ({ label, name: say(label), value: printed[label] })),
    ];
  }
  return [
    { label: say('hitPoints'), value: say('outOf', { n: Math.max(0, hp - model.damage), all: hp }) },
    ...(unit.strength > 1 ? [strength] : []),
    { ...told(whyMov(table, model)), name: say('MOV'), value: movOf(table, model) },
    { ...told(defenceOf(table, model)), name: say('DEF') },
    { ...told(armourOf(table, model)), name: say('ARM') },
  ];
};

const factsOf = (table: Table, unit: Unit, names: Names): readonly CardFact[] => {
  const { weapons, hits, essence, abilities, keywords } = cardOf(table, unit);
  const { say, phrases } = names;
  const { effects } = table.state;
  const lasting = effects.filter(
    ({ target }) => target === unit.id || modelsOf(table.state, unit.id).some(({ id }) => id === target),
  );
  // An end names a unit by its id, as in `next activation of A`.
  const called = (id: string): string =>
    table.state.units.some(one => one.id === id) ? phrases.source(id, names) : id;
  return [
    ...(unit.exhausted ? [{ label: say('exhaustedFact'), warns: true }] : []),
    ...unit.conditions.map(condition => ({ ...conditionFact(condition, phrases), warns: true })),
    ...lasting.map(effect => ({
      label: phrases.lasting(effect),
      from: say('from', { source: phrases.source(effect.source, names) }),
      ...(effect.until === undefined
        ? {}
        : {
            text: say('until', { moment: effect.until.replace(/ of (.+)$/, (_, id: string) => ` of ${called(id)}`) }),
          }),
    })),
    ...weapons.map(({ name, type, shape, range, damage }) => ({
      label: name,
      text: say('weapon', {
        type,
        shape,
        range,
        hits: phrases.pool(hits[type] ?? {}),
        damage: phrases.pool(damage),
      }),
    })),
    ...passivesOf(table, unit).map(passive => passiveFact(passive, phrases)),
    ...abilities.map(({ name, text }) => ({ label: name, ...(text === undefined ? {} : { text }) })),
    { label: say('essenceValue'), text: phrases.essence(essence) },
    { label: say('keywords'), text: keywords.join(', ') },
  ];
};

/** The card of a piece of terrain, drawn in one part or in several: its bonuses, and the meanings of its keywords. */
const terrainCard = ({ pack, state }: Table, id: string, { say, phrases }: Names): PieceCard | undefined => {
  const lies = state.terrain.find(one => one.id === id || one.id === id.replace(/ \d+$/, ''));
  const piece = lies && pack.terrain[lies.card]?.[lies.part.kind][lies.part.at];
  if (!piece) return undefined;
  return {
    title: piece.name,
    text: say(piece.type === 'area' ? 'areaTerrain' : 'linearTerrain'),
    numbers: [
      { label: 'DEF', name: say('DEF'), value: signed(piece.def) },
      { label: 'ARM', name: say('ARM'), value: signed(piece.arm) },
    ],
    facts: piece.keywords.map(keyword => keywordFact(keyword, phrases)),
  };
};

/** The card of a model, of its unit, of a scenario element, or of a piece of terrain; undefined for other things. */
export const cardIn = (table: Table, id: string, names: Names, words: Words<Sfi>): PieceCard | undefined => {
  const { state } = table;
  const { say } = names;
  const model = modelNamed(state, id);
  const unit = model ? unitOf(state, model.unit) : state.units.find(one => one.id === id);
  if (unit) {
    const where = { 'in-reserve': [say('inReserve')], destroyed: [say('destroyed')], 'on-table': [] }[unit.where];
    return {
      title: model ? names.model(model.id) : names.unit(unit.id),
      text: [say('ofPlayer', { player: unit.player }), ...where, ...(unit.activated ? [say('activated')] : [])].join(
        ', ',
      ),
      color: colourOf(state, unit.player),
      numbers: numbersOf(table, unit, model, names, words),
      facts: factsOf(table, unit, names),
    };
  }
  const element = state.elements.find(one => one.id === id);
  if (!element) return terrainCard(table, id, names);
  const { prey, keywords } = elementCard(table, element);
  const text = table.pack.scenarios[element.scenario]?.text;
  return {
    title: names.model(id),
    text: names.scenario(element.scenario),
    color: 'series4',
    numbers: [
      ...(prey?.hp === undefined
        ? []
        : [
            {
              label: say('hitPoints'),
              value: say('outOf', { n: Math.max(0, prey.hp - element.damage), all: prey.hp }),
            },
          ]),
      ...(prey
        ? [
            { label: 'DEF', name: say('DEF'), value: prey.def },
            { label: 'ARM', name: say('ARM'), value: prey.arm },
          ]
        : []),
    ],
    facts: [
      ...(element.control === null
        ? []
        : [{ label: say('controlTokenLabel'), text: say('ofPlayer', { player: element.control }) }]),
      { label: say('keywords'), text: keywords.join(', ') },
      ...(text === undefined ? [] : [{ label: names.scenario(element.scenario), text }]),
    ],
  };
};

/**
 * Cache: {@link cardIn} for the words of one language, as long as nothing moves, no number changes, and the unit of the
 * card is the same.
 */
export const rememberCards = (): typeof cardIn => {
  const told = rememberPhysical<{ readonly unit: Unit | undefined; readonly card: PieceCard | undefined }>();
  return (table, id, names, words) => {
    const { state } = table;
    const unitId = modelNamed(state, id)?.unit ?? id;
    const unit = state.units.find(one => one.id === unitId);
    const byPiece = told(table);
    const known = byPiece.get(id);
    if (known && known.unit === unit) return known.card;
    const card = cardIn(table, id, names, words);
    byPiece.set(id, { unit, card });
    return card;
  };
};
