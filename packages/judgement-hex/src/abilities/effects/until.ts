import { moments } from '../../match/lasting.js';
import { inActivation } from '../../match/models.js';
import type { Until } from '../../vocabulary/ability.js';
import type { JhxState, Lasting, ModelId } from '../../vocabulary/index.js';

/**
 * The fields of a lasting effect, an Icon or a template that say when it ends (JHX-TOKEN-012). An effect that lasts until the
 * end of the next activation and begins in an activation lasts until the end of the following one (JHX-COND-002).
 */
export const ending = (
  state: JhxState,
  until: Until | undefined,
  { source, target }: { readonly source: ModelId; readonly target: ModelId },
): Pick<Lasting, 'until' | 'afterNext'> => {
  const active = (id: ModelId): boolean => {
    const model = state.models.find(one => one.id === id);
    return model !== undefined && inActivation(state, model);
  };
  const atEndOf = (id: ModelId): Pick<Lasting, 'until' | 'afterNext'> => ({
    until: moments.endOf(id),
    ...(active(id) ? { afterNext: true } : {}),
  });
  switch (until) {
    case 'attack':
    case 'action':
    case 'activation':
    case 'communion':
    case 'round':
      return { until: moments[until] };
    case 'target-activation-start':
      return { until: moments.startOf(target) };
    case 'source-activation-start':
      return { until: moments.startOf(source) };
    case 'target-activation-end':
      return atEndOf(target);
    case 'source-activation-end':
      return atEndOf(source);
    case 'game':
    case undefined:
      return {};
  }
};
