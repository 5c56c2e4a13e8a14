import { attackFacts, newAttack } from '../../attacks/facts.js';
import { poolsOf } from '../../attacks/split.js';
import { weaponOf } from '../../attacks/weapon.js';
import { modelOf, roleOf } from '../../match/lookups.js';
import { whyNoRoutePoint } from '../../routes/points.js';
import type {
  Attack,
  AttackFacts,
  Cast,
  DeclaredAction,
  ModelId,
  Resolution,
  RoutePoint,
  Table,
} from '../../vocabulary/index.js';

interface Declared {
  readonly model: ModelId;
  readonly action: DeclaredAction;
  readonly at: RoutePoint | null;
  readonly opportunity: boolean;
}

/** The declarations, in the order in which dice are thrown: the activated model first, then the reactions in their order (ELD-ROLL-015). */
const declaredIn = ({ active, action, reactions }: Resolution): readonly Declared[] => [
  { model: active, action, at: null, opportunity: false },
  ...reactions,
];

const isOnRoute = ({ state: { sequence } }: Table, at: RoutePoint): boolean =>
  sequence !== null && whyNoRoutePoint(sequence, at, 'at') === undefined;

const withDice = (table: Table, facts: AttackFacts): Attack => newAttack(facts, poolsOf(table, facts));

const castOf = (table: Table, { model, action }: Declared): Cast | undefined => {
  if (action.do !== 'assist') return undefined;
  const caster = modelOf(table.state, model);
  return {
    model,
    role: roleOf(table.state, caster),
    declared: action,
    weapon: weaponOf(table, caster, action.means),
    on: action.targets.map(target => ({ target, failed: null, waived: null, rolled: null })),
  };
};

/** Gathers what a sequence resolves: its Attacks, Assists and Dodges, and the attacks that abilities make besides. */
export const gatherDeclared = (table: Table, resolution: Resolution): void => {
  for (const one of declaredIn(resolution)) {
    const { model, action, at, opportunity } = one;
    if (action.do === 'attack') {
      const facts = attackFacts(table, { attacker: model, declared: action, at, opportunity });
      const attack = withDice(table, facts);
      // The movement never reached this point, since another model stopped it before.
      if (at && !isOnRoute(table, at)) attack.failed = { code: 'not-reached', rule: 'ELD-REACT-010', path: 'at' };
      resolution.attacks.push(attack);
    }
    const cast = castOf(table, one);
    if (cast) resolution.casts.push(cast);
    if (action.do === 'dodge') {
      const role = roleOf(table.state, modelOf(table.state, model));
      resolution.dodges.push({ model, role, against: [] });
    }
  }
  const more = table.sources.moreAttacks.flatMap(source => source(table, resolution));
  resolution.attacks.push(...more.map(facts => withDice(table, facts)));
};
