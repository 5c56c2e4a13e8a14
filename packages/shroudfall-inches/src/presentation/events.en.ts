import { count, list } from '@rulewright/core/words';
import { totalOf } from '../match/by-colour.js';
import type { AttackFacts, Model, SfiEvent } from '../vocabulary/index.js';
import { conditionName, diceInWords, essenceInWords, poolInWords } from './amounts.en.js';
import { does } from './doing.en.js';
import { lastingInWords } from './lasting.en.js';
import { type Names, placeInWords } from './names.js';
import {
  actions,
  armyName,
  endings,
  endOfActivation,
  essenceFor,
  shifted,
  stageInWords,
  suffersNow,
} from './phrases.en.js';
import { explained, sourceInWords, tallyInWords } from './tally.en.js';

/** The sentence of every type of event; empty for a bookkeeping event. */
export type Teller = {
  readonly [T in SfiEvent['type']]: (event: Extract<SfiEvent, { readonly type: T }>, names: Names) => string;
};

const edges = { low: 'the edge at the top', high: 'the edge at the bottom' } as const;

/** The place of the first model, and the number of models. */
const placesOf = ([first, ...others]: readonly Model[]): string =>
  `${first ? placeInWords(first.at) : 'no place'}${others.length === 0 ? '' : ` with ${count(others.length + 1, 'model')}`}`;

const because = (reason: string): string => (reason === '' ? '' : ` ${reason}`);

const attackInWords = ({ profile, unit, type, shape, from }: AttackFacts, { printed }: Names): string => {
  const means =
    profile === null ? (from === null ? '' : ` by ${printed(from, unit)}`) : ` with ${printed(profile, unit)}`;
  return `${means} (${type}${shape === 'single' ? '' : `, ${shape}`})`;
};

const leftInWords = (left: number | undefined): string => (left === undefined ? '' : `, ${left} left`);

const outcomes = { hit: 'a hit', critical: 'a critical hit', miss: 'a miss' } as const;

/** Set-up and the main loop. */
const round: Pick<
  Teller,
  | 'StageReached'
  | 'RoundBegan'
  | 'TokenTaken'
  | 'Used'
  | 'MatchEnded'
  | 'ArmyPresented'
  | 'RollOffWon'
  | 'RightTaken'
  | 'ScenarioVetoed'
  | 'ScenarioDrawn'
  | 'ScenarioReplaced'
  | 'EdgeTaken'
  | 'ElementPlaced'
  | 'TerrainPlaced'
  | 'TerrainLeftOut'
  | 'LeadershipDeclared'
  | 'UnitDeployed'
  | 'UnitLeftOut'
> = {
  StageReached: ({ stage }) => stageInWords(stage),
  RoundBegan: ({ round: number }) => `Round ${number} begins.`,
  TokenTaken: ({ player }) => `${player} has the starting player token.`,
  Used: () => '',
  MatchEnded: ({ ending }) => `The match is over: ${endings[ending.reason]}.`,
  ArmyPresented: ({ player, list: army }, { faction, card }) =>
    `${player} presents ${armyName(army.name, faction(army.faction))}: ${list(army.units.map(card))}.`,
  RollOffWon: ({ player, totals }) =>
    `${player} wins the roll-off (${Object.entries(totals)
      .map(([who, total]) => `${who} ${total}`)
      .join(', ')}).`,
  RightTaken: ({ player, right }) =>
    right === 'token' ? `${player} decides who has the starting player token.` : `${player} places terrain first.`,
  ScenarioVetoed: ({ player, scenario }, names) => `${player} vetoes ${names.scenario(scenario)}.`,
  ScenarioDrawn: ({ player, scenario }, names) => `${names.scenario(scenario)} of ${player} is in play.`,
  ScenarioReplaced: ({ player, discarded, scenario }, names) =>
    `${player} plays ${names.scenario(scenario)} instead of ${names.scenario(discarded)}.`,
  EdgeTaken: ({ player, edge }) => `${player} takes ${edges[edge]}.`,
  ElementPlaced: ({ element }, { model }) => `${model(element.id)} lies at ${placeInWords(element.at)}.`,
  TerrainPlaced: ({ player, piece: { id } }, { piece }) => `${player} places ${piece(id)}.`,
  TerrainLeftOut: ({ player, piece: { card, part } }, { terrain }) =>
    `${player} leaves out a part of ${terrain(card)} (${part.kind} ${part.at + 1}): it fits nowhere.`,
  LeadershipDeclared: ({ player, weaver, ability }, { unit, printed }) =>
    `${player} declares ${printed(ability, weaver)} of ${unit(weaver)}.`,
  UnitDeployed: ({ unit: id, models }, { unit }) => does(unit(id), `deploys at ${placesOf(models)}.`),
  UnitLeftOut: ({ unit: id }, { unit }) => does(unit(id), 'is counted as destroyed: there is no room on the table.'),
};

/** Activations, tokens and movement. */
const activations: Pick<
  Teller,
  | 'Passed'
  | 'UnitActivated'
  | 'ActivationOpened'
  | 'ActionBegan'
  | 'ModelDone'
  | 'ActionEnded'
  | 'ActionSpent'
  | 'CoherencyBroken'
  | 'ActivationEnding'
  | 'ActivationEnded'
  | 'TokenPlaced'
  | 'TokensRemoved'
  | 'ModelMoved'
  | 'ModelShifted'
> = {
  Passed: ({ player }) => `${player} passes.`,
  UnitActivated: ({ unit: id }, { unit }) => does(unit(id), 'activates.'),
  ActivationOpened: () => '',
  ActionBegan: ({ unit: id, action, generated }, { unit }) =>
    does(unit(id), `takes ${actions[action]}${generated ? ' besides its own two' : ''}.`),
  ModelDone: () => '',
  ActionEnded: () => '',
  ActionSpent: ({ unit: id, how }, { unit }) =>
    how === 'forfeited' ? does(unit(id), 'forfeits an action.') : does(unit(id), 'sacrifices an action.'),
  CoherencyBroken: ({ unit: id, apart }, { unit, model }) =>
    does(unit(id), `is out of coherency: ${list(apart.map(model))} ${apart.length === 1 ? 'stands' : 'stand'} apart.`),
  ActivationEnding: ({ unit: id, why }, { unit }) =>
    why === 'done' ? '' : `The activation of ${unit(id)} ends${endOfActivation[why]}.`,
  ActivationEnded: ({ unit: id }, { unit }) => `The activation of ${unit(id)} is over.`,
  TokenPlaced: ({ unit: id, token }, { unit }) => (token === 'activated' ? '' : does(unit(id), 'is exhausted.')),
  TokensRemoved: ({ units, token }, { unit }) =>
    token === 'activated'
      ? ''
      : does(list(units.map(unit)), `${units.length === 1 ? 'is' : 'are'} no longer exhausted.`),
  ModelMoved: ({ model: id, to, tool }, { model }) =>
    does(model(id), `moves to ${placeInWords(to)} with the ${tool} tool.`),
  ModelShifted: ({ model: id, to, how }, { model }) => does(model(id), `${shifted[how]} ${placeInWords(to)}.`),
};

/** Attacks, rolls and damage. */
const attacks: Pick<
  Teller,
  | 'AttackDeclared'
  | 'AttackRedirected'
  | 'AttackCancelled'
  | 'AttackEnded'
  | 'PoolChanged'
  | 'RollInfused'
  | 'DiceRolled'
  | 'DiceRerolled'
  | 'DieDropped'
  | 'HitDecided'
  | 'DamageDecided'
  | 'DamageMarked'
  | 'DamageRemoved'
  | 'ModelDestroyed'
  | 'UnitDestroyed'
  | 'ElementDamaged'
  | 'ElementRemoved'
> = {
  AttackDeclared: ({ attack, targets }, names) =>
    does(
      names.model(attack.attacker),
      `attacks ${targets.length === 0 ? 'nobody' : list(targets.map(names.model))}${attackInWords(attack, names)}.`,
    ),
  AttackRedirected: ({ from, to }, { model }) => `The attack on ${model(from)} now meets ${model(to)}.`,
  AttackCancelled: ({ attacker, target }, { model }) =>
    `The attack of ${model(attacker)} on ${model(target)} comes to nothing.`,
  AttackEnded: () => '',
  PoolChanged: ({ what, target, source, pool }, names) =>
    `${sourceInWords(source, names)} changes the ${what} roll against ${names.model(target)} to ${poolInWords(pool)}.`,
  RollInfused: ({ what, target, colour, free }, names) =>
    `The ${what} roll against ${names.model(target)} is infused with ${colour}${
      free === undefined ? '' : ` by ${sourceInWords(free, names)}`
    }.`,
  // The rolls before it show the same dice.
  DiceRolled: () => '',
  DiceRerolled: ({ what, target, player, source, places, dice }, names) => {
    const by = source === 'essence' ? 'essence' : sourceInWords(source, names);
    const again = places.flatMap(place => dice[place] ?? []);
    return `${player} rolls ${count(places.length, 'die', 'dice')} of the ${what} roll against ${names.model(
      target,
    )} again by ${by}: ${diceInWords(again)}.`;
  },
  DieDropped: ({ what, target, source }, names) =>
    `${sourceInWords(source, names)} drops the highest die of the ${what} roll against ${names.model(target)}.`,
  HitDecided: ({ attacker, target, outcome, total, defence }, names) => {
    const against = `${names.model(attacker)} against ${names.model(target)}`;
    return total === null || defence === null
      ? `${against}: ${outcomes[outcome]} without a roll.`
      : `${against}: ${explained(total, names)} against DEF ${explained(defence, names)}, ${outcomes[outcome]}.`;
  },
  DamageDecided: ({ target, damage, total, armour, suffered }, names) => {
    const against = armour === null ? '' : ` against ARM ${explained(armour, names)}`;
    const why = suffered.lines.length < 3 ? '' : ` (${tallyInWords(suffered, names)})`;
    // The event after it tells set damage as the hit points that are lost.
    if (total === null && damage > 0 && why === '') return '';
    return total === null
      ? `Damage to ${names.model(target)}: ${damage}${why}.`
      : `Damage roll ${explained(total, names)} on ${names.model(target)}${against}: ${damage} damage${why}.`;
  },
  DamageMarked: ({ model: id, damage }, { model, left }) =>
    `${model(id)}: −${count(damage, 'hit point')}${leftInWords(left(id))}.`,
  DamageRemoved: ({ model: id, damage }, { model, left }) =>
    `${model(id)}: +${count(damage, 'hit point')}${leftInWords(left(id))}.`,
  ModelDestroyed: ({ model: id, at }, { model }) => does(model(id), `is destroyed at ${placeInWords(at)}.`),
  UnitDestroyed: ({ unit: id }, { unit }) => does(unit(id), 'has no model left.'),
  ElementDamaged: ({ element, damage }, { model, left }) =>
    `${model(element)}: −${count(damage, 'hit point')}${leftInWords(left(element))}.`,
  ElementRemoved: ({ element }, { model }) => does(model(element), 'is destroyed.'),
};

/** Essence, abilities, effects and scenarios. */
const others: Omit<Teller, keyof typeof round | keyof typeof activations | keyof typeof attacks> = {
  EssenceGained: ({ player, essence, lost, why }) =>
    `${player} gains ${essenceInWords(essence)}${because(essenceFor[why])}${
      totalOf(lost) === 0 ? '' : `; ${essenceInWords(lost)} is lost`
    }.`,
  EssencePaid: ({ player, essence, why }) =>
    why === 'discarded' || why === 'end-of-round'
      ? `${player} discards ${essenceInWords(essence)}${because(essenceFor[why])}.`
      : `${player} pays ${essenceInWords(essence)}${because(essenceFor[why])}.`,
  EssenceNoted: () => '',
  AbilityUsed: ({ unit: id, model: user, ability }, { unit, model, printed }) =>
    does(user === null ? unit(id) : model(user), `uses ${printed(ability, id)}.`),
  ReactionBegan: () => '',
  ReactionEnded: () => '',
  ConditionGained: ({ unit: id, condition }, { unit }) => does(unit(id), `${suffersNow[condition]}.`),
  ConditionRemoved: ({ unit: id, condition }, { unit }) => does(unit(id), `is rid of ${conditionName(condition)}.`),
  EffectBegan: ({ effect }, { thing }) => `${thing(effect.target)}: ${lastingInWords(effect)}.`,
  EffectsEnded: ({ effects }, { lasting, thing }) => {
    const ended = effects.flatMap(id => lasting(id) ?? []);
    if (ended.length < effects.length) return `${count(effects.length, 'lasting effect')} over.`;
    // Several effects of one ability on one target share its name.
    const named = [...new Set(ended.map(({ key, target }) => `${key} on ${thing(target)}`))];
    return `${list(named)} ${named.length === 1 ? 'ends' : 'end'}.`;
  },
  ManifestationPlaced: ({ manifestation: { id, at, source } }, { model, unit }) =>
    does(unit(source), `manifests ${model(id)} at ${placeInWords(at)}.`),
  ManifestationTriggered: ({ model: id, manifestation, on, due }, { model }) => {
    const occasion = on === 'entered' ? 'comes into the reach of' : 'completes its action in the reach of';
    return does(model(id), `${occasion} ${model(manifestation)}${due ? ', which acts at the end of its action' : ''}.`);
  },
  ManifestationRemoved: ({ manifestation }, { model }) => does(model(manifestation), 'vanishes.'),
  UnitSummoned: ({ unit: { id }, models }, { unit }) => does(unit(id), `is summoned at ${placesOf(models)}.`),
  LeadershipEnded: ({ player }) => `The leadership ability of ${player} ends.`,
  ElementMoved: ({ element, to }, { model }) => does(model(element), `is moved to ${placeInWords(to)}.`),
  Interacted: ({ model: id, element }, { model }) => does(model(id), `interacts with ${model(element)}.`),
  ControlTokenPlaced: ({ player, element }, { model }) => `${player} has a control token on ${model(element)}.`,
  PointsScored: ({ player, points, why }, names) =>
    `${player} scores ${count(points, 'victory point')} for ${sourceInWords(why, names)}.`,
};

/** A sentence about each type of event. */
export const tellers: Teller = { ...round, ...activations, ...attacks, ...others };
