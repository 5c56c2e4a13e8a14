import { type Found, firstWrong } from '@rulewright/core/content';
import { fieldOf } from '../hero-cards/reading/field.js';
import { moments } from '../match/lasting.js';
import { heroesOf, isOnBoard, warbandOf } from '../match/models.js';
import { lastRound } from '../round/end-of-round/main.js';
import type { Activation, JhxState, Model, SetUpStep } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { supplyProblem } from './agreed.js';
import { deploymentPlaces } from './deployment/deploy.js';

const at = (code: string, path: string): Found => ({ code, path });

/** The steps in which a Warband is still to be formed, and those in which its models have a side to deploy on. */
const unformed: readonly SetUpStep[] = ['map', 'monsters', 'gods', 'warbands'];
const sided: readonly SetUpStep[] = ['avatars', 'deployment'];

/** A position before round 1 has what its next steps need, and nothing that they will bring. */
const setUpProblem = (table: Table, step: SetUpStep): Found | undefined => {
  const { state } = table;
  const { models, warbands } = state;
  if (unformed.includes(step)) {
    const lack = supplyProblem(table, table.options);
    if (lack) return at(lack.code, 'stage.step');
    const early = step === 'map' || step === 'monsters';
    const stray = firstWrong(models, 'models', ({ kind }) =>
      early || kind !== 'monster' ? 'not-there-yet' : undefined,
    );
    return (
      stray ??
      firstWrong(warbands, 'warbands', ({ pool, vetoed, picked }) =>
        [pool, vetoed, picked].some(list => list.length > 0) ? 'drafted-already' : undefined,
      )
    );
  }
  if (!sided.includes(step)) return undefined;
  return firstWrong(warbands, 'warbands', ({ player, side }) => {
    if (side === null) return 'without-a-side';
    const waiting = heroesOf(state, player).filter(({ at: cell }) => cell === null);
    const field = fieldOf(table);
    const hasRoom = waiting.every(model => {
      const where = deploymentPlaces(table, model);
      return field.ground.listed ? field.places(where).length >= waiting.length : field.hasPlace(where);
    });
    return hasRoom ? undefined : 'no-room-to-deploy';
  });
};

/** An activation is of a player's model, and belongs to the Activation Phase. */
const activationProblem = ({ models, stage }: JhxState, activation: Activation): Found | undefined => {
  const { player, hero: id, budgets, spent, acting } = activation;
  const hero = models.find(one => one.id === id);
  if (stage.name !== 'activation') return at('nobody-s-turn', 'activation');
  if (!hero) return at('unknown-hero', 'activation.hero');
  if (hero.player !== player) return at('not-the-player-s', 'activation.player');
  const stranger = (name: string): boolean => !models.some(one => one.id === name);
  const over = Object.keys(budgets).find(
    name => stranger(name) || (budgets[name]?.spent ?? 0) > (budgets[name]?.ap ?? 0),
  );
  if (over !== undefined) return at(stranger(over) ? 'unknown-model' : 'overspent', 'activation.budgets');
  if (Object.keys(spent).some(stranger)) return at('unknown-model', 'activation.spent');
  if (acting === null) return undefined;
  const summoned = models.find(one => one.id === acting);
  const acts = summoned?.kind === 'summoned' && summoned.player === player && Object.hasOwn(budgets, acting);
  return acts ? undefined : at('cannot-act', 'activation.acting');
};

/** Rounds that may pass without a question before the match counts as one that never ends. */
const mostRounds = 100;

/** True if no lasting condition keeps a Hero from acting, and no lasting changes take all of its AP. */
const isFree = ({ numbers, state: { effects } }: Table, { id }: Model): boolean => {
  // The least AP that an activation begins with, before anything changes it.
  let ap = Math.min(numbers.actionPoints.hero.value, numbers.actionPoints.lesserBeing.value);
  for (const { target, data, until } of effects) {
    if (target !== id) continue;
    if (data.kind === 'condition' && until !== moments.endOf(id)) return false;
    if (data.kind === 'modify' && data.what === 'ap' && until === undefined) ap += data.by;
  }
  return ap > 0;
};

/** True if a dead Hero comes back: next to its Effigy. A member of a unit comes with its Commander. */
const comesBack = (state: JhxState, { diedIn, player, member }: Model): boolean =>
  diedIn !== null && member === null && player !== null && warbandOf(state, player).side !== null;

/** True if some Hero will have something to do before the match is over anyway. */
const somebodyCanAct = (table: Table): boolean => {
  const { state } = table;
  const last = lastRound(table);
  if (last !== null && last - state.round <= mostRounds) return true;
  return state.models.some(
    model => model.kind === 'hero' && (isOnBoard(model) || comesBack(state, model)) && isFree(table, model),
  );
};

/** The problem of the point that the match has reached: see `checkPosition`. */
export const stageProblem = (table: Table): Found | undefined => {
  const { state } = table;
  const { stage, activation } = state;
  const found = activation === null ? undefined : activationProblem(state, activation);
  if (found) return found;
  if (stage.name === 'set-up') return setUpProblem(table, stage.step);
  return somebodyCanAct(table) ? undefined : at('nobody-can-act', 'models');
};
