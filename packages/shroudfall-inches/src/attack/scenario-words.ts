import type { Ability, PlayerId, Rule, Turn } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, eventsOf, type Laid, type LaidOut, laidOut } from '../testing/index.js';
import { weaponNamed } from '../unit-cards/weapons.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { ActionRules, Moment, Sfi, SfiEvent } from '../vocabulary/index.js';
import { type Attacking, makeAttack } from './attack.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** One attack of a scenario: by default A/1 attacks b/1 with its blade, outside an attack action. */
export interface Strike extends Partial<Omit<Attacking, 'weapon'>> {
  readonly profile?: string;
}

/** Makes the attack of a scenario. */
export function* strike(turn: Turn<Sfi>, { profile = 'blade', attacker = 'A/1', ...what }: Strike = {}): Rule {
  const weapon = weaponNamed(tableOf(turn), attacker, profile);
  if (!weapon) throw new RangeError(`${attacker} has no ${profile}`);
  const target = weapon.shape === 'area' ? {} : { target: 'b/1' };
  yield* makeAttack(turn, { attacker, weapon, ofCard: true, ...target, inAction: false, from: 'test', ...what });
}

/** An attack action that consists of one attack, without the other rules of the action. */
const striking = (what: Strike = {}): ActionRules => ({
  rule: 'SFI-ACTION-010',
  *next(turn) {
    yield* strike(turn, what);
    return 'done';
  },
});

/** A table on which A is active and its attack action is one attack. */
export const attacking = (drawing: string, { actions, ...lay }: LaidOut = {}, what: Strike = {}): Laid =>
  laidOut(drawing, { active: 'A', actions: { attack: striking(what), ...actions }, ...lay });

/** The mark that a witness leaves. */
const mark = (key: string): SfiEvent => ({ type: 'Used', span: 'activation', key });

/** An ability of a player that only emits an event at its moment. */
export const witness = (
  by: PlayerId,
  window: WindowId,
  kind: NonNullable<Moment['kinds']>,
  name = `${by} ${kind} ${window}`,
): Ability<Sfi> =>
  codeAbility(
    name,
    by,
    window,
    (turn, { of }) => turn.emit(mark(`${name} of ${of}`), 'SFI-PRIORITY-011'),
    () => true,
    { kind },
  );

/** Witnesses of both players in some windows, for reactions and for passives where these have steps of their own. */
export const witnesses = (...windows: readonly WindowId[]): readonly Ability<Sfi>[] =>
  windows.flatMap(window => {
    const kinds =
      window === 'missed' || window === 'not-damaged' ? ['passives' as const] : (['reactions', 'passives'] as const);
    return ['p1', 'p2'].flatMap(by => kinds.map(kind => witness(by, window, kind)));
  });

const line = (event: SfiEvent): readonly string[] => {
  switch (event.type) {
    case 'AttackDeclared':
      return [`${event.attack.attacker} attacks ${event.targets.join(' and ')}`];
    case 'AttackCancelled':
      return [`cancelled at ${event.target}`];
    case 'AttackRedirected':
      return [`${event.to} for ${event.from}`];
    case 'AttackEnded':
      return [`end of ${event.attacker}`];
    case 'RollInfused':
      return [`infuses the ${event.what} roll at ${event.target} ${event.colour}`];
    case 'DiceRolled':
      return [`${event.what} roll at ${event.target}`];
    case 'HitDecided':
      return [`${event.outcome} ${event.target}`];
    case 'DamageDecided':
      return [`damage ${event.damage} to ${event.target}`];
    case 'DamageMarked':
      return [`marks ${event.damage} on ${event.model}`];
    case 'ElementDamaged':
      return [`marks ${event.damage} on ${event.element}`];
    case 'ModelDestroyed':
      return [`${event.model} is destroyed`];
    case 'ModelDone':
      return [`${event.model} is done`];
    case 'ActionEnded':
      return ['the action ends'];
    case 'Used':
      return [event.key];
    default:
      return [];
  }
};

/** The events of attacks, in a line each. */
export const told = (play: Play<Sfi>): readonly string[] => eventsOf(play).flatMap(line);
