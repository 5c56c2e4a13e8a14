import type { Turn } from '@rulewright/core';
import { endingAt } from '@rulewright/core/effects';
import { answersFor } from '../../match/masters.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Icon, Jhx, JhxEvent, Lasting } from '../../vocabulary/index.js';

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

/**
 * Ends everything that lasts until a moment (see `moments`), in the order in which it began: effects on models, Icons
 * and Terrain Templates (JHX-COND-001, JHX-TOKEN-011, JHX-DAMAGE-015). An effect that lasts until the end of the next
 * activation and began in the activation that ends stays for the next.
 *
 * @param only `since`: only effects with this id or a later one end; `stays`: true for Icons that do not end
 */
export const endMoment = (
  turn: Turn<Jhx>,
  moment: string,
  rule: RuleId,
  {
    since = 0,
    stays: iconStays = () => false,
  }: { readonly since?: number; readonly stays?: (icon: Icon) => boolean } = {},
): void => {
  const { effects, icons, templates } = turn.state;
  const due = endingAt(effects, moment).filter(({ id }) => id >= since);
  const stays = ({ afterNext, data }: Lasting): boolean =>
    afterNext === true && (data.kind !== 'condition' || turn.options.conditionOwnActivationExpires === 'next');
  const staying = due.filter(stays);
  endLasting(
    turn,
    due.filter(one => !stays(one)),
    'expired',
    rule,
  );
  if (staying.length > 0) {
    turn.emit({ type: 'EffectsStayed', effects: staying.map(({ id }) => id) }, 'JHX-COND-002');
  }
  for (const icon of icons) {
    if (icon.until === moment && !iconStays(icon)) turn.emit({ type: 'IconRemoved', icon: icon.id }, rule);
  }
  for (const { id, until } of templates) {
    if (until === moment) turn.emit({ type: 'TemplateRemoved', template: id }, rule);
  }
};

/**
 * Effects that began in an activation after its end had ended others: they do not stay through one more activation. The next of
 * these moments ends them.
 */
export const beganAfterEnd = (turn: Turn<Jhx>, ends: readonly string[]): void => {
  const late = turn.state.effects.filter(({ afterNext, until = '' }) => afterNext === true && ends.includes(until));
  if (late.length === 0) return;
  turn.emit({ type: 'EffectsStayed', effects: late.map(({ id }) => id) }, 'JHX-COND-001');
};
