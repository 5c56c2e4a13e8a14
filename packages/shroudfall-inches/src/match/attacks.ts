import type {
  ActionTaken,
  AttackFacts,
  Model,
  ModelId,
  OngoingAttack,
  ScenarioElement,
  SfiEvent,
  SfiState,
  UnitId,
} from '../vocabulary/index.js';
import { activationWith, stateWith, unitWith } from './copies.js';
import { effectsWithout } from './lasting.js';

type Declared = Extract<SfiEvent, { readonly type: 'AttackDeclared' }>;

/** An attack of an action uses up its profile (SFI-ATTACK-011), and targets of melee attacks are remembered (SFI-UNIT-002). */
const noted = (
  action: ActionTaken,
  { attacker, profile, type, inAction, combined }: AttackFacts,
  targets: readonly ModelId[],
) => ({
  ...action,
  profiles: inAction && profile !== null ? [...action.profiles, `${attacker} ${profile}`] : action.profiles,
  targeted: type === 'melee' ? [...action.targeted, ...targets] : action.targeted,
  ...(inAction && combined ? { combined: attacker } : {}),
});

/** An attack begins. Only an attack of the acting unit concerns the action: a reaction of another unit does not (SFI-ATTACK-039). */
export const withAttack = (state: SfiState, { attack, targets }: Declared): SfiState => {
  const { activation, attacks, nextId } = state;
  const begun: OngoingAttack = { attack, targets, firstEffect: nextId };
  const actions = activation?.actions ?? [];
  const now = stateWith(state, { attacks: [...attacks, begun] });
  const last = actions.at(-1);
  if (!activation || last?.unit !== attack.unit) return now;
  const changed = [...actions.slice(0, -1), noted(last, attack, targets)];
  return stateWith(now, { activation: activationWith(activation, { actions: changed }) });
};

/** The unit or the PREY whose attack goes on without its attacker; undefined for any other attack. */
const ownerOf = ({ fallen }: OngoingAttack): UnitId | ModelId | undefined =>
  fallen && 'unit' in fallen ? fallen.unit : fallen?.id;

/** True while an attack of a unit or of PREY goes on from where its attacker fell (SFI-ATTACK-037). */
export const attacksYet = ({ attacks }: Pick<SfiState, 'attacks'>, owner: UnitId | ModelId): boolean =>
  attacks.some(one => ownerOf(one) === owner);

/** The innermost attack has ended, and with it everything on a unit or PREY that was destroyed in the middle of it. */
export const withoutAttack = (state: SfiState): SfiState => {
  const last = state.attacks.at(-1);
  const owner = last && ownerOf(last);
  const now = stateWith(state, { attacks: state.attacks.slice(0, -1) });
  if (owner === undefined || attacksYet(now, owner)) return now;
  if (now.units.some(({ id, where }) => id === owner && where !== 'destroyed')) return now;
  return stateWith(now, {
    units: now.units.map(one => (one.id === owner ? unitWith(one, { conditions: [] }) : one)),
    effects: effectsWithout(now.effects, owner, false),
  });
};

/** The attacks of a model or of PREY that leaves the table continue from its last place (SFI-ATTACK-037). */
export const attacksWithout = (
  attacks: readonly OngoingAttack[],
  fallen: Model | ScenarioElement,
): readonly OngoingAttack[] => attacks.map(one => (one.attack.attacker === fallen.id ? { ...one, fallen } : one));

const fallenIn = ({ attacks }: Pick<SfiState, 'attacks'>, id: ModelId): OngoingAttack['fallen'] =>
  attacks.findLast(({ fallen }) => fallen?.id === id)?.fallen;

/** A model that was destroyed during its own attack, with its last place; undefined for any other. */
export const fallenAttacker = (state: Pick<SfiState, 'attacks'>, id: ModelId): Model | undefined => {
  const fallen = fallenIn(state, id);
  return fallen && 'unit' in fallen ? fallen : undefined;
};

/** PREY that was destroyed during its own attack, with its last place; undefined for anything else. */
export const fallenPrey = (state: Pick<SfiState, 'attacks'>, id: ModelId): ScenarioElement | undefined => {
  const fallen = fallenIn(state, id);
  return fallen && 'scenario' in fallen ? fallen : undefined;
};

/** Another model takes the place of a target of the innermost attack, also in effects that count for this target alone (SFI-UNIT-004). */
export const redirected = (state: SfiState, from: ModelId, to: ModelId): SfiState => {
  const last = state.attacks.at(-1);
  if (!last) return state;
  const targets = last.targets.map(one => (one === from ? to : one));
  const effects = state.effects.map(one =>
    one.attackOn === from && one.id >= last.firstEffect ? { ...one, attackOn: to } : one,
  );
  return stateWith(state, { effects, attacks: [...state.attacks.slice(0, -1), { ...last, targets }] });
};
