import { type Ability, choose, createMatch, defineAbility, procedure, step, timingWindow } from '@rulewright/core';
import { revise } from '@rulewright/core/editions';
import { tally } from '@rulewright/core/tally';
import { beforeTheBlow, type Duel, duel, parry, type Strike, strikeProcedure } from '../duel.js';
import { type Mistake, players } from './mistake.js';

/** A strike in a duel with these abilities, up to the window. */
const strike = (abilities: readonly Ability<Duel>[]): unknown =>
  choose(createMatch({ ...duel, abilities }, { players, seed: 'en garde' }), 'strike');

const duck = { rule: 'DUEL-4', window: beforeTheBlow, offers: () => [], use: () => {} } as const;
const nothing = (): void => {};
const sameName = timingWindow<Duel, Strike>('before the blow', { rule: 'DUEL-4', order: () => [] });

/** Mistakes in procedures, windows, abilities, editions and tallies. */
export const parts: readonly Mistake[] = [
  {
    mistake: 'Two steps of one name',
    wrong: () => procedure<Duel, Strike>('strike', [step('DUEL-2', 'roll', nothing), step('DUEL-3', 'roll', nothing)]),
    right: () =>
      procedure<Duel, Strike>('strike', [
        step('DUEL-2', 'roll to hit', nothing),
        step('DUEL-3', 'roll to wound', nothing),
      ]),
  },
  {
    mistake: 'A window twice in one procedure',
    wrong: () => procedure<Duel, Strike>('strike', [beforeTheBlow, step('DUEL-3', 'roll', nothing), beforeTheBlow]),
    right: () => {
      const afterTheBlow = timingWindow<Duel, Strike>('after the blow', { rule: 'DUEL-4', order: () => [] });
      return procedure<Duel, Strike>('strike', [beforeTheBlow, step('DUEL-3', 'roll', nothing), afterTheBlow]);
    },
  },
  {
    mistake: 'Two abilities of one name',
    wrong: () => strike([parry, defineAbility<Duel, Strike>({ id: 'parry', ...duck })]),
    right: () => strike([parry, defineAbility<Duel, Strike>({ id: 'duck', ...duck })]),
  },
  {
    mistake: 'Two windows of one name',
    wrong: () => strike([parry, defineAbility<Duel, Strike>({ id: 'duck', ...duck, window: sameName })]),
    right: () => strike([parry, defineAbility<Duel, Strike>({ id: 'duck', ...duck, window: beforeTheBlow })]),
  },
  {
    mistake: 'An edition that changes a part which is not there',
    wrong: () => revise(strikeProcedure, 'second edition', [{ remove: 'roll' }]),
    right: () => revise(strikeProcedure, 'second edition', [{ remove: 'roll to wound' }]),
  },
  {
    mistake: 'A line of a tally in a stage that it does not have',
    wrong: () => tally<string, string>('dice', ['base', 'target']).add('cover', -1, 'DUEL-2'),
    right: () => tally<string, string>('dice', ['base', 'target', 'cover']).add('cover', -1, 'DUEL-2'),
  },
];
