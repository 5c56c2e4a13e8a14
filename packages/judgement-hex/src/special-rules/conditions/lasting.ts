import type { Turn } from '@rulewright/core';
import { endingAt } from '@rulewright/core/effects';
import { answersFor } from '../../match/masters.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Icon, Jhx, JhxEvent, JhxState, Lasting, PlacedTemplate } from '../../vocabulary/index.js';

/** The reason that effects end. */
export type EndCause = Extract<JhxEvent, { readonly type: 'EffectsEnded' }>['why'];

/** Effects end, named by their ids. An empty list does nothing. */
export const endLasting = (turn: Turn<Jhx>, effects: readonly Lasting[], why: EndCause, rule: RuleId): void => {
  if (effects.length === 0) return;
  turn.emit({ type: 'EffectsEnded', effects: effects.map(({ id }) => id), why }, rule);
};

/**
 * A lasting effect begins on a model (JHX-TOKEN-012) and gets its id. It replaces the effect of the same name on that
 * model, also that of another owner: effects of one name never add up, and ownership and duration start anew
 * (JHX-COND-005, JHX-TOKEN-004, JHX-TOKEN-005, JHX-MAN-008). Effects of other names stay (JHX-ORDER-009).
 */
export const beginLasting = (turn: Turn<Jhx>, effect: Omit<Lasting, 'id'>, rule: RuleId): void => {
  const { effects, nextId } = turn.state;
  const alike = effects.filter(({ key, target }) => key === effect.key && target === effect.target);
  endLasting(turn, alike, 'replaced', 'JHX-ORDER-007');
  const master = answersFor(turn, effect.source);
  const whose = master === effect.source ? {} : { master };
  turn.emit({ type: 'EffectBegan', effect: { ...effect, ...whose, id: nextId } }, rule);
};

/** Something that may last until a moment. */
type Timed = Pick<Lasting, 'until' | 'afterNext'>;

const ofMoment = <T extends Timed>(list: readonly T[], moment: string): readonly T[] =>
  list.filter(({ until }) => until === moment);

const isForNext = ({ afterNext }: Timed): boolean => afterNext === true;

const idsOf = <I>(list: readonly { readonly id: I }[]): readonly I[] => list.map(({ id }) => id);

/** Effects, Icons and templates outlive the end of the activation in which they began. Nothing happens if there are none. */
const goOn = (
  turn: Turn<Jhx>,
  [effects, icons, templates]: readonly [readonly Lasting[], readonly Icon[], readonly PlacedTemplate[]],
  rule: RuleId,
): void => {
  if (effects.length + icons.length + templates.length === 0) return;
  const event = {
    type: 'EffectsStayed',
    effects: idsOf(effects),
    ...(icons.length > 0 ? { icons: idsOf(icons) } : {}),
    ...(templates.length > 0 ? { templates: idsOf(templates) } : {}),
  } as const;
  turn.emit(event, rule);
};

/**
 * Ends everything that lasts until a moment (see `moments`), in the order in which it began: effects on models, Icons
 * and Terrain Templates (JHX-COND-001, JHX-TOKEN-011, JHX-DAMAGE-015). Those that last until the end of the next activation
 * and began in the activation that ends stay for the next.
 *
 * @param but `kept`: a state whose effects, Icons and templates stay
 */
export const endMoment = (
  turn: Turn<Jhx>,
  moment: string,
  rule: RuleId,
  { kept }: { readonly kept?: JhxState } = {},
): void => {
  const isDue = <T extends { readonly id: unknown }>(of: (state: JhxState) => readonly T[], { id }: T): boolean =>
    !kept || !of(kept).some(one => one.id === id);
  const due = endingAt(turn.state.effects, moment).filter(one => isDue(state => state.effects, one));
  const stays = ({ afterNext, data }: Lasting): boolean =>
    afterNext === true && (data.kind !== 'condition' || turn.options.conditionOwnActivationExpires === 'next');
  endLasting(
    turn,
    due.filter(one => !stays(one)),
    'expired',
    rule,
  );
  const icons = ofMoment(turn.state.icons, moment).filter(one => isDue(state => state.icons, one));
  const templates = ofMoment(turn.state.templates, moment).filter(one => isDue(state => state.templates, one));
  goOn(turn, [due.filter(stays), icons.filter(isForNext), templates.filter(isForNext)], 'JHX-COND-002');
  for (const { id, afterNext } of icons) if (!afterNext) turn.emit({ type: 'IconRemoved', icon: id }, rule);
  for (const { id, afterNext } of templates) if (!afterNext) turn.emit({ type: 'TemplateRemoved', template: id }, rule);
};

/**
 * Effects, Icons and templates that began in an activation after its end had ended others: they do not stay through one more
 * activation. The next of these moments ends them.
 */
export const beganAfterEnd = (turn: Turn<Jhx>, ends: readonly string[]): void => {
  const { effects, icons, templates } = turn.state;
  const late = <T extends Timed>(list: readonly T[]): readonly T[] =>
    list.filter(one => isForNext(one) && ends.includes(one.until ?? ''));
  goOn(turn, [late(effects), late(icons), late(templates)], 'JHX-COND-001');
};
