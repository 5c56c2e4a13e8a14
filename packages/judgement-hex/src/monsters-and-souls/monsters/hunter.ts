import { decideUnlessForced, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { carryOut } from '../../combat/declare/carry-out.js';
import { attackRefusal } from '../../combat/eligibility/legality.js';
import { engages } from '../../combat/engagement/engagement.js';
import { engagementNow } from '../../combat/engagement/now.js';
import { rollMov } from '../../combat/walking/mov.js';
import { movNow } from '../../combat/walking/pace.js';
import { walkAlong } from '../../combat/walking/walk.js';
import { monsterCard, weaponsOf } from '../../hero-cards/reading/cards.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { isDualWield } from '../../hero-cards/reading/weapon.js';
import { moments, suffers } from '../../match/lasting.js';
import { activePlayer, modelOf, onBoard } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import { endMoment, removeCondition } from '../../special-rules/conditions/inflict.js';
import { beginAttackOfHunt } from '../../special-rules/timing/own-action.js';
import { openAt } from '../../special-rules/timing/windows.js';
import { beginActivation } from '../../special-rules/tokens/expiry.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import type { Hunt } from '../../vocabulary/procedures.js';
import type { Table } from '../../vocabulary/table.js';
import { pathTowards } from './path.js';
import { choosePrey, preyOf } from './prey.js';
import { type InReach, monsterReach, strikeNewlyEngaged, thenStrikes } from './strikes.js';

/**
 * The Monsters that activate in step 2 of this round's Communion Phase (JHX-MONSTER-015), in an order drawn by lot
 * (JHX-COMMUNION-004). In round 1 no Monster activates, and later no Monster does in the round in which it came out of
 * its pit (JHX-MONSTER-016).
 */
export const hunters = ({ state }: Table): readonly ModelId[] =>
  state.models.filter(model => mayHunt(state.round, model)).map(({ id }) => id);

const mayHunt = (round: number, { kind, at, enteredIn }: Model): boolean =>
  kind === 'monster' && at !== null && round > 1 && enteredIn !== round;

const getUp = (turn: Turn<Jhx>, { monster: id }: Hunt): void => {
  if (suffers(turn.state, id, 'knock-down')) removeCondition(turn, id, 'knock-down', 'JHX-MONSTER-017');
};

const begin = (turn: Turn<Jhx>, { monster: of }: Hunt): Rule =>
  thenStrikes(
    turn,
    beginActivation(turn, [of], () => openAt(turn, 'start-of-activation', { of })),
  );

function* end(turn: Turn<Jhx>, { monster: of }: Hunt): Rule {
  if (onBoard(turn.state, of)) yield* thenStrikes(turn, openAt(turn, 'end-of-activation', { of }));
  endMoment(turn, moments.endOf(of), 'JHX-MONSTER-056');
  endMoment(turn, moments.activation, 'JHX-TOKEN-011');
}

/**
 * The steps of a Monster's activation (JHX-MONSTER-005): it stands up, moves towards the nearest enemy, attacks the
 * enemy that is nearest then, and its conditions expire. Players make only the choices that the rules give them
 * (JHX-MONSTER-055).
 */
export const huntProcedure: Procedure<Jhx, Hunt> = procedure('hunt', [
  step('JHX-MONSTER-017', 'stand up', getUp),
  step('JHX-MONSTER-015', 'begin', begin),
  step('JHX-MONSTER-018', 'move towards the nearest enemy', (turn, { monster }) => moveTowardsPrey(turn, monster)),
  step('JHX-MONSTER-024', 'attack the nearest enemy', (turn, { monster }) => attackNearest(turn, monster)),
  step('JHX-MONSTER-056', 'end', end),
]);

/** A Monster's activation (JHX-MONSTER-015). The Monster must be the first of the queue of step 2. */
export function* hunterActivation(turn: Turn<Jhx>, id: ModelId): Rule {
  const monster = turn.state.models.find(model => model.id === id);
  if (!monster || !mayHunt(turn.state.round, monster)) return;
  yield* perform(turn, editionOf(turn).procedures.hunt, { monster: id });
}

/**
 * Other Monsters strike models that came into their reach meanwhile. This Monster does not strike the ones that it went
 * to itself.
 */
function* othersStrike(turn: Turn<Jhx>, id: ModelId, before: InReach): Rule {
  const own = monsterReach(turn).filter(({ monster }) => monster === id);
  yield* strikeNewlyEngaged(turn, [...before, ...own]);
}

/**
 * The Monster Advances up to its MOV towards the nearest enemy; among equally near ones towards the one with the
 * highest health, then a random one (JHX-MONSTER-018). A Monster without Hunter (JHX-MONSTER-019) and a pinned one
 * (JHX-COND-035) do not move. An edition may leave out Effigies (JHX-MONSTER-028).
 */
function* moveTowardsPrey(turn: Turn<Jhx>, id: ModelId): Rule {
  const table = tableOf(turn);
  const model = onBoard(table.state, id);
  const monster = pieceOf(table, id);
  if (!model || !monster || suffers(table.state, id, 'pin')) return;
  if (monsterCard(table, model.card).hunter === false) return;
  const { value: seekEffigies } = table.numbers.monsters.seekEffigies;
  const sought = preyOf(table).filter(({ kind }) => seekEffigies || kind !== 'effigy');
  const nearest = fieldOf(table).ground.nearest(monster, sought);
  // Next to one of them the Monster can come no nearer (JHX-MONSTER-022).
  const [first] = nearest;
  if (!first || fieldOf(table).ground.within(table.numbers.distances.prey.value, monster, first)) return;
  const rolled = yield* rollMov(turn, id);
  const hexes = movNow(table, model, [], rolled);
  if (hexes === 0) return;
  const prey = yield* choosePrey(turn, nearest, 'whom the Monster goes for', 'JHX-MONSTER-020');
  const path = yield* pathTowards(turn, id, prey, hexes);
  if (path.length < 2) return;
  const before = monsterReach(turn);
  // MOV is counted afresh before every step (JHX-ORDER-010).
  const mayGoOn = (part: readonly Place[]): boolean => {
    const now = movNow(tableOf(turn), modelOf(turn.state, id), [], rolled);
    return now >= hexes || fieldOf(tableOf(turn)).ground.lengthOf(part) <= now;
  };
  yield* walkAlong(turn, { model: id, path, motion: 'hunt', mayGoOn });
  yield* othersStrike(turn, id, before);
}

/**
 * At the end of its movement, in an action of its own, the Monster attacks the nearest enemy that it can attack at all
 * (JHX-MONSTER-024): with each weapon that it can use on that enemy, with Dual Wield twice (JHX-MONSTER-052), always
 * against the enemy chosen now (JHX-MONSTER-025), even if one of the attacks was redirected; by the option
 * `monsterRedirected` the attacks after that one are at its new target. Weapons that can no longer be used on their
 * target are not used (JHX-MONSTER-026).
 */
function* attackNearest(turn: Turn<Jhx>, id: ModelId): Rule {
  const table = tableOf(turn);
  const monster = pieceOf(table, id);
  if (!monster) return;
  const eligible = preyOf(table).filter(prey => weaponsFor(table, monster, prey).length > 0);
  if (eligible.length === 0) return;
  const nearest = fieldOf(table).ground.nearest(monster, eligible);
  const heroes = turn.options.monsterTies === 'heroes' ? nearest.filter(({ kind }) => kind === 'hero') : [];
  const among = heroes.length > 0 ? heroes : nearest;
  const prey = yield* choosePrey(turn, among, 'whom the Monster attacks', 'JHX-MONSTER-023');
  endMoment(turn, moments.action, 'JHX-TOKEN-011');
  beginAttackOfHunt(turn);
  let target = prey.id;
  let left = weaponsFor(table, monster, prey);
  while (left.length > 0) {
    const weapon = yield* nextWeapon(turn, id, left);
    left = left.filter(one => one !== weapon);
    for (const kind of isDualWield(weapon) ? (['hunter', 'dual-wield'] as const) : (['hunter'] as const)) {
      const order = { attacker: id, target, weapon: weapon.id, kind, ap: 0 };
      if (attackRefusal(tableOf(turn), order)) continue;
      const before = monsterReach(turn);
      const attack = yield* carryOut(turn, order);
      if (turn.options.monsterRedirected === 'follows') target = attack.target;
      yield* strikeNewlyEngaged(turn, before);
    }
  }
}

/** The next of a Monster's weapons: in the order of its card or, by `monsterWeaponOrder`, of the active player. */
function* nextWeapon(turn: Turn<Jhx>, id: ModelId, left: readonly Weapon[]): Rule<Weapon> {
  const [first] = left as readonly [Weapon, ...Weapon[]];
  if (turn.options.monsterWeaponOrder === 'card') return first;
  const by = activePlayer(turn.state);
  const options = left.map(weapon => weapon.id);
  const about = { attack: id };
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'weapon', rule: 'JHX-MONSTER-023', options, about });
  return left.find(weapon => weapon.id === chosen) ?? first;
}

/**
 * The weapons that a Monster can use on an enemy now, in the order of its card. On an enemy that it engages, it uses
 * only melee weapons (JHX-MONSTER-027).
 */
const weaponsFor = (table: Table, monster: Piece, prey: Piece): readonly Weapon[] => {
  const engaging = engages(fieldOf(table), monster, prey, engagementNow(table));
  return weaponsOf(table, modelOf(table.state, monster.id)).filter(({ id, type }) => {
    if (engaging && type !== 'MEL') return false;
    return !attackRefusal(table, { attacker: monster.id, target: prey.id, weapon: id, kind: 'hunter' });
  });
};
