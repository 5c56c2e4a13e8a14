import { type Ability, defineAbility, type Rule, type Turn } from '@rulewright/core';
import { endingAt } from '@rulewright/core/effects';
import { moments } from '../../match/lasting.js';
import { activePlayer } from '../../match/models.js';
import type { Jhx, JhxState, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { endLasting, endMoment } from '../conditions/lasting.js';
import { windows } from '../timing/windows.js';
import { removeIcon } from './icons.js';

const id = 'expiry';

const effectId = (effect: number): string => `effect-${effect}`;

const lastsUntil = ({ effects, icons, templates }: JhxState, moment: string): readonly string[] => [
  ...endingAt(effects, moment).map(({ id: effect }) => effectId(effect)),
  ...[...icons, ...templates].filter(({ until }) => until === moment).map(one => one.id),
];

/** The effects, Icons and templates that are to go as a model begins to activate: none that began at this moment. */
const due = ({ state, from }: Pick<Turn<Jhx>, 'state' | 'from'>, of: ModelId): readonly string[] => {
  const moment = moments.startOf(of);
  const now = lastsUntil(state, moment);
  return now.length === 0 ? now : lastsUntil(from, moment).filter(one => now.includes(one));
};

const end = (turn: Turn<Jhx>, source: string): void => {
  const { effects, icons } = turn.state;
  const ending = effects.filter(effect => effectId(effect.id) === source);
  if (ending.length > 0) endLasting(turn, ending, 'expired', 'JHX-TOKEN-011');
  else if (icons.some(icon => icon.id === source)) removeIcon(turn, source, 'JHX-TOKEN-011');
  else turn.emit({ type: 'TemplateRemoved', template: source }, 'JHX-TOKEN-011');
};

/** True if something acts as a model begins to activate, which the active player may want before an end or after it. */
const actsAtStart = (turn: Turn<Jhx>, of: ModelId): boolean => {
  const active = activePlayer(turn.state);
  // The cast is safe: every ability of this window was defined with `Moment` as its data.
  const abilities = (turn.listeners('start-of-activation') ?? []) as unknown as readonly Ability<Jhx, Moment>[];
  return abilities.some(
    ability =>
      ability.id !== id && ability.offers(turn, { of }).some(({ by }) => ability.compulsory === true || by === active),
  );
};

/**
 * Effects, Icons and templates that are to go at the start of an activation go when the active player says (JHX-ACT-007), where
 * something else acts at this moment: it may act before. Where nothing does, all are gone by now.
 */
export const expiry: ReturnType<typeof defineAbility<Jhx, Moment>> = defineAbility<Jhx, Moment>({
  id,
  rule: 'JHX-TOKEN-011',
  window: windows['start-of-activation'],
  compulsory: true,
  offers: (turn, { of }) => due(turn, of).map(source => ({ by: activePlayer(turn.state), source })),
  use: (turn, _, { source }) => end(turn, source),
});

/**
 * The start of the activation of some models: what lasts until then ends, and what acts then happens. If a model dies
 * before the active player has said when its effects elsewhere end, they end with the moment.
 *
 * @param act opens the window of the moment
 */
export function* beginActivation(turn: Turn<Jhx>, models: readonly ModelId[], act: () => Rule): Rule {
  if (!turn.derive(() => models.some(id => actsAtStart(turn, id)))) {
    for (const id of models) endMoment(turn, moments.startOf(id), 'JHX-TOKEN-011');
  }
  yield* act();
  for (const id of models) for (const source of due(turn, id)) end(turn, source);
}
