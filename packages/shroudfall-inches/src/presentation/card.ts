import type { CardFact, PieceCard, ShownNumber } from '@rulewright/core';
import { numberInWords } from '@rulewright/core/words';
import { elementCard } from '../battlefield/things.js';
import { cardOf, modelNamed, modelsOf, unitOf } from '../match/lookups.js';
import { armourOf, defenceOf } from '../unit-cards/characteristics/characteristic.js';
import { movOf, whyMov } from '../unit-cards/characteristics/mov.js';
import { passivesOf } from '../unit-cards/passives/passives.js';
import type { Model, SfiTally, Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { conditionName, essenceInWords, passiveInWords, poolInWords } from './amounts.en.js';
import { lastingInWords } from './lasting.en.js';
import type { Names } from './names.js';
import { colourOf } from './scene/colours.js';
import { sourceInWords } from './tally.en.js';

const told = (tally: SfiTally, names: Names): ShownNumber =>
  numberInWords(
    {
      numbers: {
        label: ({ name }) => name,
        reason: ({ stage, source }) => (source === undefined ? stage : sourceInWords(source, names)),
      },
    },
    tally,
  );

/** The numbers of a model of the unit now; of a unit that is not on the table the printed ones. */
const numbersOf = (table: Table, unit: Unit, model: Model | undefined, names: Names): readonly ShownNumber[] => {
  const { hp, def, arm, mov } = cardOf(table, unit);
  const models = modelsOf(table.state, unit.id);
  const strength = {
    label: 'Models',
    value: `${unit.where === 'in-reserve' ? unit.strength : models.length} of ${unit.strength}`,
  };
  if (!model) {
    const printed = { MOV: mov, DEF: def, ARM: arm, HP: hp };
    return [strength, ...Object.entries(printed).map(([label, value]) => ({ label, value }))];
  }
  return [
    { label: 'Hit points', value: `${Math.max(0, hp - model.damage)} of ${hp}` },
    ...(unit.strength > 1 ? [strength] : []),
    { ...told(whyMov(table, model), names), value: movOf(table, model) },
    told(defenceOf(table, model), names),
    told(armourOf(table, model), names),
  ];
};

const factsOf = (table: Table, unit: Unit, names: Names): readonly CardFact[] => {
  const { weapons, hits, essence, abilities, keywords } = cardOf(table, unit);
  const { effects } = table.state;
  const lasting = effects.filter(
    ({ target }) => target === unit.id || modelsOf(table.state, unit.id).some(({ id }) => id === target),
  );
  return [
    ...(unit.exhausted ? [{ label: 'Exhausted', warns: true }] : []),
    ...unit.conditions.map(condition => ({ label: conditionName(condition), warns: true })),
    ...lasting.map(effect => ({
      label: lastingInWords(effect),
      from: `from ${sourceInWords(effect.source, names)}`,
      ...(effect.until === undefined
        ? {}
        : { text: `until the ${effect.until.replace(effect.source, sourceInWords(effect.source, names))}` }),
    })),
    ...weapons.map(({ name, type, shape, range, damage }) => ({
      label: name,
      text: `${type} ${shape}, RNG ${range}, hits with ${poolInWords(hits[type] ?? {})}, damage ${poolInWords(damage)}`,
    })),
    ...passivesOf(table, unit).map(passive => ({ label: passiveInWords(passive) })),
    ...abilities.map(({ name }) => ({ label: name })),
    { label: 'Essence value', text: essenceInWords(essence) },
    { label: 'Keywords', text: keywords.join(', ') },
  ];
};

/** The card of a model, of its unit, or of a scenario element; undefined for other things. */
export const cardIn = (table: Table, id: string, names: Names): PieceCard | undefined => {
  const { state } = table;
  const model = modelNamed(state, id);
  const unit = model ? unitOf(state, model.unit) : state.units.find(one => one.id === id);
  if (unit) {
    const where = { 'in-reserve': ', in reserve', destroyed: ', destroyed', 'on-table': '' }[unit.where];
    return {
      title: model ? names.model(model.id) : names.unit(unit.id),
      text: `of ${unit.player}${where}${unit.activated ? ', activated' : ''}`,
      color: colourOf(state, unit.player),
      numbers: numbersOf(table, unit, model, names),
      facts: factsOf(table, unit, names),
    };
  }
  const element = state.elements.find(one => one.id === id);
  if (!element) return undefined;
  const { prey } = elementCard(table, element);
  return {
    title: names.model(id),
    text: names.scenario(element.scenario),
    color: 'series4',
    numbers:
      prey?.hp === undefined
        ? []
        : [{ label: 'Hit points', value: `${Math.max(0, prey.hp - element.damage)} of ${prey.hp}` }],
    facts: element.control === null ? [] : [{ label: 'Control token', text: `of ${element.control}` }],
  };
};
