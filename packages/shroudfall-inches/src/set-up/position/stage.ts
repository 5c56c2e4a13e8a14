import { type Found, firstWrong } from '@rulewright/core/content';
import { unitOf } from '../../match/lookups.js';
import type { SfiEdition } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { hasArmy } from '../army/muster.js';
import { isOfSetUp } from '../terrain/pieces.js';

const at = (code: string, path: string): Found => ({ code, path });

/** The steps of set-up in which nobody has the starting player token yet. */
const withoutToken: readonly string[] = ['present army lists', 'roll off', 'choose rights'];

/** A position in set-up has what the next step needs. */
const setUpProblem = (table: Table, step: string): Found | undefined => {
  const { state } = table;
  // Every unit in reserve is still to be deployed. Later, a unit of a table that is laid by hand may have no models.
  const empty = state.units.findIndex(({ where, strength }) => where === 'in-reserve' && strength === 0);
  if (empty >= 0) return at('without-models', `units[${empty}].strength`);
  if (step === 'present army lists') {
    if (!hasArmy(table)) return at('no-army', 'stage.step');
    return state.units.length > 0 ? at('presented-already', 'units') : undefined;
  }
  if (step === 'veto scenarios' || step === 'draw scenarios') {
    return firstWrong(state.armies, 'armies', ({ scenarioCards }) =>
      scenarioCards.length > 0 ? undefined : 'without-scenarios',
    );
  }
  if (step !== 'place terrain') return undefined;
  return (
    firstWrong(state.terrain, 'terrain', piece => (isOfSetUp(table, piece) ? undefined : 'name-of-another')) ??
    firstWrong(state.leftOut, 'leftOut', piece => (isOfSetUp(table, piece) ? undefined : 'name-of-another'))
  );
};

/** An activation is of a unit that was on the table when it began, and belongs to the activations of a round. */
const activationProblem = ({ state }: Table): Found | undefined => {
  const { activation, stage, units } = state;
  if (activation === null) return undefined;
  if (stage.name !== 'activations') return at('nobody-s-turn', 'activation');
  const exists = (id: string): boolean => units.some(one => one.id === id);
  if (!exists(activation.unit)) return at('unknown-unit', 'activation.unit');
  if (unitOf(state, activation.unit).where === 'in-reserve') return at('in-reserve', 'activation.unit');
  return firstWrong(activation.actions, 'activation.actions', ({ unit }) =>
    exists(unit) ? undefined : 'unknown-unit',
  );
};

/** The problem of the point that a match has reached: see `checkPosition`. */
export const stageProblem = (table: Table, { procedures }: SfiEdition): Found | undefined => {
  const { state } = table;
  const { stage, round, token } = state;
  const found = activationProblem(table);
  if (found) return found;
  if (stage.name === 'activations') {
    if (!state.players.includes(stage.next)) return at('unknown-player', 'stage.next');
  } else {
    const by = { 'set-up': procedures.setUp, 'round-start': procedures.roundStart, 'round-end': procedures.roundEnd };
    if (!by[stage.name].parts.some(({ name }) => name === stage.step)) return at('unknown-step', 'stage.step');
  }
  const early = stage.name === 'set-up' && withoutToken.includes(stage.step);
  if (token === null && !early) return at('nobody-has-it', 'token');
  if (stage.name === 'set-up') return round === 0 ? setUpProblem(table, stage.step) : at('not-round-0', 'round');
  return round > 0 ? undefined : at('before-round-1', 'round');
};
