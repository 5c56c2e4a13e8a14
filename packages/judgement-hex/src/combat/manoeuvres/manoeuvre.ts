import { decide, type Rule, type Turn } from '@rulewright/core';
import { goneMonster, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import { chooseHeading } from '../../special-rules/places/choose-place.js';
import type { Manoeuvre } from '../../vocabulary/ability.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, ManoeuvreChoice, PushChoice } from '../../vocabulary/index.js';
import { push } from '../walking/walk.js';
import { cardManoeuvres, manoeuvrePrice } from './card-manoeuvres.js';
import { pushes, pushPrice } from './push.js';

/** True if abilities in code, besides those of the rulebook, wait for a model that enters a hex. */
const watchedByCode = (turn: Turn<Jhx>): boolean =>
  (turn.listeners('entering-hex') ?? []).some(({ id }) => id !== 'treacherous-ground' && !id.startsWith('card:'));

/**
 * The options that an attack can buy: manoeuvres of the card, then every Push; nothing in a Parting Blow (JHX-MAN-021).
 */
const manoeuvreOptions = (turn: Turn<Jhx>, attack: Attack): readonly Exclude<ManoeuvreChoice, 'none'>[] => {
  if (attack.kind === 'parting-blow' || attack.symbols === 0) return [];
  const table = tableOf(turn);
  return [
    ...cardManoeuvres(table, attack).map(({ id }) => ({ manoeuvre: id })),
    ...pushes(table, attack, watchedByCode(turn)).map(one => ({ push: one })),
  ];
};

/**
 * Step 6 of a Basic Attack, and of nothing else (JHX-MAN-005): after damage (JHX-MAN-002) the attacker may buy one
 * manoeuvre with the symbols on its chosen dice; unspent symbols are lost (JHX-MAN-003). A Monster takes one that its
 * card gives it (JHX-MONSTER-048): see `monsterManoeuvre`.
 */
export function* performManoeuvre(turn: Turn<Jhx>, attack: Attack): Rule {
  const attacker = onBoard(turn.state, attack.attacker);
  const options = manoeuvreOptions(turn, attack);
  const [first] = options;
  if (!attacker || first === undefined) return;
  const by = attacker.player;
  const { target, symbols } = attack;
  const about = { attacker: attack.attacker, target, symbols, ...goneMonster(turn.state, turn.from, target) };
  const choice =
    by === null
      ? monsterManoeuvre(turn, attack, first)
      : yield* decide(turn, { by, kind: 'manoeuvre', rule: 'JHX-MAN-001', options: [...options, 'none'], about });
  if (choice === 'none') return;
  if ('push' in choice) yield* performPush(turn, attack, choice.push);
  else {
    const bought = cardManoeuvres(tableOf(turn), attack).find(({ id }) => id === choice.manoeuvre);
    if (bought) yield* performCard(turn, attack, bought);
  }
}

/**
 * A Monster takes the first manoeuvre of its card or, by the option `monsterManoeuvre`, the one with the most symbols:
 * nobody chooses for it (JHX-MONSTER-055).
 */
const monsterManoeuvre = (turn: Turn<Jhx>, attack: Attack, first: ManoeuvreChoice): ManoeuvreChoice => {
  if (turn.options.monsterManoeuvre === 'first') return first;
  const known = cardManoeuvres(tableOf(turn), attack);
  const most = Math.max(...known.map(({ symbols }) => symbols));
  const costliest = known.find(({ symbols }) => symbols === most);
  return costliest ? { manoeuvre: costliest.id } : first;
};

const buy = (turn: Turn<Jhx>, attack: Attack, manoeuvre: ManoeuvreChoice, symbols: number): void => {
  turn.emit({ type: 'ManoeuvreBought', attacker: attack.attacker, manoeuvre, symbols }, 'JHX-MAN-003');
};

function* performPush(turn: Turn<Jhx>, attack: Attack, choice: PushChoice): Rule {
  buy(turn, attack, { push: choice }, pushPrice(tableOf(turn), attack, choice));
  const { attacker, target } = attack;
  const pushed = [
    { model: target, how: choice.target },
    { model: attacker, how: choice.attacker },
  ];
  for (const { model, how } of choice.attackerFirst ? pushed.reverse() : pushed) {
    if (!how) continue;
    const direction = yield* chooseHeading(turn, model, how);
    yield* push(turn, { model, hexes: how.hexes, direction, by: attacker });
  }
}

function* performCard(turn: Turn<Jhx>, attack: Attack, manoeuvre: Manoeuvre): Rule {
  const { id, name, effects } = manoeuvre;
  buy(turn, attack, { manoeuvre: id }, manoeuvrePrice(tableOf(turn), attack, manoeuvre));
  const { attacker: self, target } = attack;
  yield* applyEffects(turn, effects, {
    self,
    ability: { id, name },
    target,
    moment: { of: target, attack },
    cause: 'manoeuvre',
    rule: 'JHX-MAN-002',
  });
}
