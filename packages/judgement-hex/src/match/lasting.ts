import type { JhxState, Lasting, LastingData, ModelId } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

/** The moments at which lasting effects end: `until` of an effect. */
export const moments: {
  readonly attack: string;
  readonly action: string;
  readonly activation: string;
  readonly communion: string;
  readonly round: string;
  startOf(model: ModelId): string;
  endOf(model: ModelId): string;
} = {
  attack: 'end of the attack',
  action: 'end of the action',
  activation: 'end of the activation',
  communion: 'start of the Communion Phase',
  round: 'end of the round',
  startOf: model => `start of ${model}'s activation`,
  endOf: model => `end of ${model}'s activation`,
};

type DataOf<K extends LastingData['kind']> = Lasting & { readonly data: Extract<LastingData, { readonly kind: K }> };

const none: readonly never[] = [];

/** The effects of a kind on a model, in the order of their beginning. */
export const lastingOn = <K extends LastingData['kind']>(
  { effects }: JhxState,
  target: ModelId,
  kind: K,
): readonly DataOf<K>[] => {
  let found: DataOf<K>[] | undefined;
  for (const one of effects) {
    if (one.target !== target || one.data.kind !== kind) continue;
    found ??= [];
    found.push(one as DataOf<K>);
  }
  return found ?? none;
};

/** The condition of a kind that a model suffers, if it does. */
export const conditionOn = (
  state: JhxState,
  target: ModelId,
  condition: ConditionId,
): DataOf<'condition'> | undefined => {
  for (const one of state.effects) {
    if (one.target === target && one.data.kind === 'condition' && one.data.condition === condition) {
      return one as DataOf<'condition'>;
    }
  }
  return undefined;
};

/** True if a model suffers a condition. */
export const suffers = (state: JhxState, target: ModelId, condition: ConditionId): boolean =>
  conditionOn(state, target, condition) !== undefined;
