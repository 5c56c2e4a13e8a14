import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { arbiterOf } from '../match/decider.js';
import { modelNamed, modelOf, reactiveFirst } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { isSecret } from '../secrets/secret.js';
import type { Eld, EldDie, EldState, ModelId, RerollChoice, RerollSource, RollFacts } from '../vocabulary/index.js';
import { dieOf, shown, type Thrown, throwDice } from './dice.js';

/** The Hostiles are the owner null. */
type Owner = PlayerId | null;

/** The model on the other side of a roll; undefined for a roll without an enemy. */
const enemyOf = ({ model, attack, aim }: RollFacts): ModelId | undefined => {
  if (attack && attack.attacker !== model) return attack.attacker;
  return aim && 'model' in aim ? aim.model : undefined;
};

const ownerOf = (state: EldState, facts: RollFacts, { by }: RerollSource): Owner | undefined => {
  if (by === 'roller') return modelOf(state, facts.model).player;
  const enemy = enemyOf(facts);
  return enemy === undefined ? undefined : modelNamed(state, enemy)?.player;
};

/** The positions of the dice that a source may roll again: each die once for each ability, or by option only once in all (ELD-ROLL-010). */
const eligible = (turn: Turn<Eld>, { dice }: Thrown, { failed }: RerollSource): readonly number[] =>
  dice.flatMap(({ success, rerolled }, place) => {
    const again = turn.options.rerollStacking === 'oncePerDie' && rerolled.length > 0;
    // A failed roll is a die above the modified attribute, beaten or not (ELD-ROLL-012).
    return again || (failed === true && success) ? [] : [place];
  });

/** Every set of at most `most` places, smaller sets first; among dice with equal faces the first ones are taken. */
const picks = (dice: readonly EldDie[], places: readonly number[], most: number): readonly (readonly number[])[] => {
  let found: readonly (readonly number[])[] = [[]];
  for (const place of places) {
    const twin = places.findLast(other => other < place && dice[other]?.face === dice[place]?.face);
    found = [
      ...found,
      ...found
        .filter(picked => picked.length < most && (twin === undefined || picked.includes(twin)))
        .map(picked => [...picked, place]),
    ];
  }
  return found.filter(picked => picked.length > 0).toSorted((a, b) => a.length - b.length);
};

const choicesWith = (turn: Turn<Eld>, thrown: Thrown, one: RerollSource): readonly RerollChoice[] => {
  const places = eligible(turn, thrown, one);
  const most = one.dice === 'all' ? places.length : one.dice;
  return picks(thrown.dice, places, most).map(picked => ({ source: one.source, places: picked }));
};

/** Throws some dice again: the earlier faces are gone, even if the new ones are worse. */
function* throwAgain(turn: Turn<Eld>, thrown: Thrown, one: RerollSource, places: readonly number[]): Rule {
  const { facts, attribute } = thrown;
  const player = ownerOf(turn.state, facts, one) ?? null;
  const going = one.use?.(turn, places.length);
  if (going) yield* going;
  const by = modelOf(turn.state, facts.model).player;
  const faces = yield* throwDice(turn, {
    count: places.length,
    purpose: `${facts.purpose} re-roll`,
    rule: one.rule,
    by,
  });
  const table = tableOf(turn);
  thrown.dice = thrown.dice.map((die, place) => {
    const face = faces[places.indexOf(place)];
    return face === undefined ? die : dieOf(table, facts, attribute.total, face, [...die.rerolled, one.source]);
  });
  const { source } = one;
  turn.emit({ type: 'DiceRerolled', roll: shown(facts), source, player, places, dice: thrown.dice }, [
    'ELD-ROLL-009',
    one.rule,
  ]);
}

/**
 * The sources of re-rolls that count for a roll. Those of a secret model do not, since the question would reveal its
 * abilities (ELD-DEF-018); every action of a model shows it before its roll (ELD-STATE-066).
 */
const sourcesOf = (turn: Turn<Eld>, { facts }: Thrown): readonly RerollSource[] => {
  const sources = tableOf(turn).sources.rerolls.flatMap(source => source(turn, facts));
  return isSecret(modelOf(turn.state, facts.model)) ? sources.filter(({ by }) => by !== 'roller') : sources;
};

/** The name of one use of a source. */
const useOf = ({ source, nth = 1 }: RerollSource): string => `${source} ${nth}`;

/** One side uses its re-rolls of one roll, each use of a source once, until it passes or has none left. */
function* rerollsOf(turn: Turn<Eld>, owner: Owner, thrown: Thrown): Rule {
  const used = new Set<string>();
  for (;;) {
    const left = sourcesOf(turn, thrown).filter(
      one => !used.has(useOf(one)) && ownerOf(turn.state, thrown.facts, one) === owner,
    );
    // Where a source has several uses, they are offered one after the other.
    const own = left.filter((one, at) => left.findIndex(({ source }) => source === one.source) === at);
    const choices = own.flatMap(one => choicesWith(turn, thrown, one));
    const rule = own[0]?.rule;
    if (choices.length === 0 || rule === undefined) return;
    const by = owner ?? arbiterOf(tableOf(turn));
    const about = { roll: shown(thrown.facts), attribute: thrown.attribute.total, dice: thrown.dice };
    const choice = yield* decide(turn, { by, kind: 'reroll', rule, options: ['pass', ...choices], about });
    if (choice === 'pass') return;
    const chosen = own.find(({ source }) => source === choice.source);
    if (!chosen) return;
    used.add(useOf(chosen));
    yield* throwAgain(turn, thrown, chosen, choice.places);
  }
}

/**
 * Re-rolls are declared after all dice that are rolled together have been seen, and before the results take effect: by
 * the reactive players first, then by the Active Player, once each; then the results stand (ELD-ROLL-011).
 */
export function* offerRerolls(turn: Turn<Eld>, rolls: readonly Thrown[]): Rule {
  if (tableOf(turn).sources.rerolls.length === 0) return;
  for (const owner of reactiveFirst(turn.state)) for (const thrown of rolls) yield* rerollsOf(turn, owner, thrown);
}
