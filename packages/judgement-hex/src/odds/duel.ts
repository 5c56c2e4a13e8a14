import { type Refusal, refuse, withDefaults } from '@rulewright/core';
import type { AttackOrder } from '../combat/declare/order.js';
import { attackRefusal } from '../combat/eligibility/legality.js';
import { weaponsOf } from '../hero-cards/reading/cards.js';
import { footingOf } from '../hero-cards/reading/ground.js';
import { baseHealth, maximumHealth } from '../hero-cards/reading/health.js';
import { findWeapon } from '../hero-cards/reading/weapon.js';
import { newModel } from '../match/new-model.js';
import { numbersOf } from '../match/numbers-of.js';
import { rulings } from '../rulings.js';
import { modelsOfHero } from '../set-up/draft/warband.js';
import { start } from '../set-up/start.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { JhxOptions, Model } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** Two models that face one another on open ground. */
export interface Duel {
  /** The id of a Hero or Monster of the pack. */
  readonly attacker: string;
  readonly target: string;
  /** The id of a weapon of the attacker; by default its first weapon. */
  readonly weapon?: string;
  /**
   * The distance between the two models, 1 by default: in hexes, or on a table in inches from base edge to base edge, to
   * the nearest 1/100 mm.
   */
  readonly distance?: number;
  /** The attack ends a Charge: two dice more. */
  readonly charge?: boolean;
  /** The target stands behind a wall; or, for soft cover on a table in inches, in a Forest. */
  readonly cover?: boolean | 'soft';
  /** Health that the target has lost already. */
  readonly wounds?: number;
  /** Fate of the attacker's player, for Try Again. */
  readonly fate?: number;
}

const players = ['p1', 'p2'] as const;

const enter = ({ pack }: JhxGame, id: string, which: 'attacker' | 'target'): Model => {
  const player = which === 'attacker' ? players[0] : players[1];
  if (Object.hasOwn(pack.heroes, id)) {
    const [hero] = modelsOfHero(pack, player, id);
    if (hero) return hero;
  }
  if (Object.hasOwn(pack.monsters, id)) {
    return newModel({ id: `monster ${which}`, kind: 'monster', card: id, player: null });
  }
  return refuse({ code: 'unknown-model', path: which, detail: { id } });
};

/** An attack that is laid out. */
export interface LaidDuel {
  readonly table: Table;
  readonly order: AttackOrder;
  /** The reason why this attack could not be declared in play, for example `out-of-reach`; undefined if it could. */
  readonly refusal: Refusal | undefined;
}

/**
 * The table of a duel, on open ground of the kind of the edition, and the attack that is made in it: for `attackOdds`.
 *
 * @throws RefusalError `unknown-model`, `unknown-weapon`, `too-far` (1 to 12 hexes, 0 to 48 inches), `no-soft-cover` on
 *   hexes, `too-many` wounds for somebody alive, with the field.
 */
export const duel = (game: JhxGame, what: Duel): LaidDuel => {
  const { distance = 1, charge = false, cover = false, wounds = 0, fate = 0 } = what;
  const { pack, edition } = game;
  const options = { ...withDefaults<JhxOptions>(rulings(pack, [], edition), {}), map: 'open-ground' };
  const begun = start({ players, options });
  const { ground } = edition;
  const bare: Table = { pack, maps: [], options, numbers: numbersOf(edition, options), ground, state: begun };
  const first = enter(game, what.attacker, 'attacker');
  const second = enter(game, what.target, 'target');
  const radius = (model: Model): number => footingOf(bare, model).radius ?? 0;
  const { map, places } = ground.openGround({
    lengths: distance,
    cover: cover === true ? 'hard' : cover || undefined,
    radii: [radius(first), radius(second)],
  });
  const attacker = { ...first, at: places[0] };
  const target = { ...second, at: places[1], damage: wounds };
  const [a, b] = begun.warbands;
  const state = {
    ...begun,
    map: map.id,
    round: 2,
    stage: { name: 'activation' } as const,
    models: [attacker, target],
    warbands: [{ ...a, fate }, b] as const,
    activation:
      attacker.player === null
        ? null
        : ({
            player: attacker.player,
            hero: attacker.id,
            part: 'actions',
            budgets: { [attacker.id]: { ap: 3, spent: 0 } },
            spent: {},
            used: [],
            acting: null,
            acted: true,
          } as const),
  };
  const table: Table = { ...bare, maps: [map], state };
  if (!Number.isSafeInteger(wounds) || wounds < 0 || baseHealth(table, target) <= 0) {
    return refuse({ code: 'too-many', path: 'wounds', detail: { most: maximumHealth(table, target) - 1 } });
  }
  const [own] = weaponsOf(table, attacker);
  const weapon = what.weapon === undefined ? own : findWeapon(table, attacker, what.weapon);
  if (!weapon) {
    const known = weaponsOf(table, attacker).map(({ id }) => id);
    return refuse({ code: 'unknown-weapon', path: 'weapon', detail: { known } });
  }
  const kind = charge ? 'charge' : 'action';
  const order: AttackOrder = { attacker: attacker.id, target: target.id, weapon: weapon.id, kind, ap: weapon.ap };
  // A Monster attacks in its own activation, with the full reach of its weapons.
  const declared = attacker.player === null ? ({ ...order, kind: 'hunter' } as const) : order;
  return { table, order, refusal: attackRefusal(table, declared) };
};
