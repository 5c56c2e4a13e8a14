import { type Rule, shuffle } from '@rulewright/core';
import type { RoleId } from '../content/pack.js';
import { seats } from '../match/village.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { SettingUp } from '../vocabulary/procedures.js';

/** The number of characters of each player (JOG-SETUP-001). */
const each = ({ pack }: SettingUp, turn: JogTurn): number => pack.charactersPerPlayer[turn.players.length] ?? 1;

/**
 * The character pile: first the leaders that the option `leaders` names, then cards drawn at random from all other
 * roles. A leader that the option does not name is among them, or under the ruling `otherLeader: comesLast` comes after all others.
 */
export function* choosePile(turn: JogTurn, settingUp: SettingUp): Rule {
  const { pack } = settingUp;
  const { leaders } = turn.state.rulings;
  const roles = Object.keys(pack.roles);
  const first = roles.filter(role => pack.roles[role]?.leader && (leaders === 'both' || leaders === role));
  const last = turn.options.otherLeader === 'comesLast' ? roles.filter(role => pack.roles[role]?.leader) : [];
  const rest = roles.filter(role => ![...first, ...last].includes(role));
  const order = yield* shuffle(turn, { count: rest.length, purpose: 'character pile', rule: 'JOG-SETUP-003' });
  const size = turn.players.length * each(settingUp, turn);
  settingUp.pile = [...new Set([...first, ...order.map(i => rest[i] as RoleId), ...last])].slice(0, size);
  turn.emit({ type: 'CharactersChosen', roles: settingUp.pile }, ['JOG-SETUP-002', 'JOG-SETUP-003']);
}

/**
 * Every player takes a card from the pile at random, clockwise from the starting seat; players with two characters take
 * their second one in a second round of dealing.
 */
export function* dealRoles(turn: JogTurn, settingUp: SettingUp): Rule {
  const { pile } = settingUp;
  const order = yield* shuffle(turn, { count: pile.length, purpose: 'roles', rule: 'JOG-SETUP-004' });
  const takers = seats(turn.state);
  order.forEach((card, i) => {
    const player = takers[i % takers.length] as string;
    turn.emit({ type: 'RoleDealt', player, role: pile[card] as RoleId }, ['JOG-SETUP-004', 'JOG-SETUP-005']);
  });
}
