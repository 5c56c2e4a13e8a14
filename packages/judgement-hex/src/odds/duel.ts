import { refuse, withDefaults } from '@rulewright/core';
import { parseBoard } from '../board/parse-board.js';
import type { AttackOrder } from '../combat/declare/order.js';
import { weaponsOf } from '../hero-cards/reading/cards.js';
import { baseHealth, maximumHealth } from '../hero-cards/reading/health.js';
import { findWeapon } from '../hero-cards/reading/weapon.js';
import { newModel } from '../match/new-model.js';
import { numbersOf } from '../match/numbers-of.js';
import { rulings } from '../rulings.js';
import { modelsOfHero } from '../set-up/draft/warband.js';
import { start } from '../set-up/start.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { JhxOptions, Model } from '../vocabulary/index.js';
import type { BattlefieldMap } from '../vocabulary/map.js';
import type { Table } from '../vocabulary/table.js';

/** Two models that face one another on open ground. */
export interface Duel {
  /** The id of a Hero or Monster of the pack. */
  readonly attacker: string;
  readonly target: string;
  /** The id of a weapon of the attacker; by default its first weapon. */
  readonly weapon?: string;
  /** Hexes between the two models; 1 by default. */
  readonly distance?: number;
  /** The attack ends a Charge: two dice more. */
  readonly charge?: boolean;
  /** The target stands behind a wall. */
  readonly cover?: boolean;
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

/**
 * The table of a duel and the attack that is made in it: for `attackOdds`.
 *
 * @throws RefusalError `unknown-model`, `unknown-weapon`, `too-far` (1 to 12 hexes), `too-many` wounds for somebody alive, with
 *   the field.
 */
export const duel = (game: JhxGame, what: Duel): { readonly table: Table; readonly order: AttackOrder } => {
  const { distance = 1, charge = false, cover = false, wounds = 0, fate = 0 } = what;
  if (!Number.isSafeInteger(distance) || distance < 1 || distance > 12) {
    return refuse({ code: 'too-far', path: 'distance', detail: { most: 12 } });
  }
  const between = Array.from({ length: distance - 1 }, (_, at) => (cover && at === 0 ? '=' : '.'));
  const { terrain, cell } = parseBoard(['2', ...between, '1'].join('\n\n'), { players });
  const map: BattlefieldMap = {
    shrines: [],
    soulPits: [],
    monsterPits: [],
    ...terrain.map,
    // The duel has no sides, and so no Effigies.
    effigies: {} as BattlefieldMap['effigies'],
    id: 'duel',
    name: 'Duel',
    mode: '3v3',
  };
  const options = withDefaults<JhxOptions>(rulings(game.pack, [map], game.edition), { map: 'duel' });
  const begun = start({ players, options });
  const attacker = { ...enter(game, what.attacker, 'attacker'), at: cell('1') };
  const target = { ...enter(game, what.target, 'target'), at: cell('2'), damage: wounds };
  const [a, b] = begun.warbands;
  const state = {
    ...begun,
    map: 'duel',
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
  const table: Table = {
    pack: game.pack,
    maps: [map],
    options,
    numbers: numbersOf(game.edition, options),
    ground: game.edition.ground,
    state,
  };
  if (!Number.isSafeInteger(wounds) || wounds < 0 || baseHealth(table, target) <= 0) {
    return refuse({ code: 'too-many', path: 'wounds', detail: { most: maximumHealth(table, target) - 1 } });
  }
  const [first] = weaponsOf(table, attacker);
  const weapon = what.weapon === undefined ? first : findWeapon(table, attacker, what.weapon);
  if (!weapon) return refuse({ code: 'unknown-weapon', path: 'weapon', detail: { id: what.weapon ?? '' } });
  const kind = charge ? 'charge' : 'action';
  return {
    table,
    order: { attacker: attacker.id, target: target.id, weapon: weapon.id, kind, ap: weapon.ap },
  };
};
