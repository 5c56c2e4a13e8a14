import { CONCESSION, type Outcome, type Words } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { amountInWords, capital, count, list, titled } from '@rulewright/core/words';
import type { EndReason, Jhx, JhxEvent, JhxState, JhxTally } from '../../vocabulary/index.js';
import type { AnyMap } from '../../vocabulary/map.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { diceInWords, faceInWords, groupsOf, labelsOf } from './choices.en.js';
import { lastingInWords, lastingName } from './lasting.en.js';
import { type Names, namesOf } from './names.js';
import { attackKinds, endings, fateFor, moves, overBecause, stageInWords } from './phrases.en.js';
import type { PlaceWordsOf } from './places.js';
import { question } from './questions.en.js';
import { refusalTold } from './refusals.en.js';
import { rollInWords } from './rolls.en.js';
import { reasonInWords, tallyInWords } from './tally.en.js';

type Teller = {
  readonly [T in JhxEvent['type']]: (event: Extract<JhxEvent, { readonly type: T }>, names: Names) => string;
};

/** A sentence begins with a capital, except where it begins with the name of a player. */
const begun = (text: string): string => text.replace(/^(the|an?) /, capital);
/** A number's reasons in brackets, if it has any. */
const because = (tally: JhxTally | undefined, names: Names): string => {
  const why = tally ? tallyInWords(tally, names) : '';
  return why === '' ? '' : ` (${why})`;
};

/** The damage that was dealt, and the part of it that took health: a model loses at most the health that it has. */
const damageInWords = (
  damage: number,
  absorbed: readonly { readonly amount: number }[],
  tally: JhxTally,
  names: Names,
): string => {
  const soaked = absorbed.reduce((sum, { amount }) => sum + amount, 0);
  const met = damage + soaked;
  return [
    `${met}${met < tally.total ? ` of ${tally.total}` : ''} damage${because(tally, names)}`,
    ...(soaked > 0 ? [`${soaked} of it to temporary health`] : []),
  ].join(', ');
};

const tellers: Teller = {
  StageReached: ({ stage }) => stageInWords(stage),
  RoundBegan: ({ round, order }) => `Round ${round} begins; ${order[0]} has the first turn.`,
  ActivationBegan: ({ activation, ap }, { model }) => `${model(activation.hero)} activates with ${ap.total} AP.`,
  ActivationPartReached: () => '',
  ActivationEnded: ({ hero }, { model }) => `The activation of ${model(hero)} is over.`,
  // Other events give the player's choice and the payment of Fate.
  ActionTaken: ({ model: id, ap }, { model }) => (ap > 0 ? `${model(id)} spends ${ap} AP.` : ''),
  ApGained: ({ model: id, ap }, { model }) => `${model(id)} has ${Math.abs(ap)} AP ${ap < 0 ? 'less' : 'more'}.`,
  Used: () => '',
  SummonedActs: ({ model: id }, { model }) => (id === null ? '' : `${model(id)} acts.`),
  MatchEnded: ({ ending }, { compared }) => {
    const numbers = compared(ending);
    return `The match is over: ${endings[ending.reason]}${numbers.length === 0 ? '' : ` (${numbers.join(' to ')})`}.`;
  },

  MapChosen: (chosen, { map }) => `The map is ${map(chosen.map)}.`,
  GodChosen: ({ player, god }, names) => `${player} represents ${names.god(god)}.`,
  PoolOffered: ({ player, heroes }, { hero }) => `${player} offers ${list(heroes.map(hero))}.`,
  HeroPicked: ({ player, hero: id }, { hero }) => `${player} picks ${hero(id)}.`,
  HeroVetoed: ({ player, hero: id }, { hero }) => `${hero(id)} of ${player} is vetoed.`,
  InitiativeRolled: ({ winner, rolls }) =>
    `${winner} wins the initiative (${Object.values(rolls)
      .sort((a, b) => b - a)
      .join(' against ')}).`,
  FirstTurnTaken: ({ player }) => `${player} has the first turn.`,
  SideTaken: ({ player, side }) => `${player} takes the ${side} side.`,
  WarbandFormed: ({ player, models }, { hero }) =>
    `The Warband of ${player}: ${list([...new Set(models.map(({ card }) => card))].map(hero))}.`,
  AvatarNamed: ({ player, model: id }, { model }) => `${model(id)} is the Avatar of ${player}.`,
  TargetMarked: ({ model: id, target }, { model }) => `${model(id)} marks ${model(target)}.`,
  WardChosen: ({ model: id, ward }, { model }) => `${model(ward)} is the Ward of ${model(id)}.`,

  ModelEntered: ({ model: one }, { model, place }) =>
    `${model(one.id)} enters play${one.at === null ? '' : ` at ${place(one.at)}`}.`,
  ModelDeployed: ({ model: id, at }, { model, place }) => `${model(id)} deploys at ${place(at)}.`,
  ModelResurrected: ({ model: id, at }, { model, place }) => `${model(id)} returns at ${place(at)}.`,
  ModelMoved: ({ model: id, to, how }, { model, place }) => `${model(id)} ${moves[how]} ${place(to)}.`,
  MovementEnded: ({ model: id, why }, { model }) =>
    why === 'done' ? '' : `The movement of ${model(id)} ends: ${why.replace('-', ' ')}.`,
  ModelDied: ({ model: id, at, killer }, { model, place }) =>
    `${model(id)} dies at ${place(at)}${killer === null ? '' : `, killed by ${model(killer)}`}.`,

  FateChanged: ({ player, by, why }) =>
    `${player} ${by > 0 ? 'gains' : 'pays'} ${Math.abs(by)} Fate${fateFor[why] === '' ? '' : ` ${fateFor[why]}`}.`,
  ModelDamaged: ({ model: id, damage, absorbed, tally }, names) =>
    `${names.model(id)} takes ${damageInWords(damage, absorbed, tally, names)}.`,
  ModelHealed: ({ model: id, by }, { model }) => `${model(id)} heals ${by}.`,
  TemporaryHealthRestored: ({ model: id, by }, { model }) => `${model(id)} has ${by} temporary health back.`,
  EffigyDamaged: ({ player, damage, absorbed, tally }, names) =>
    `The Effigy of ${player} takes ${damageInWords(damage, absorbed, tally, names)}.`,
  EffigyHealed: ({ player, by }) => `The Effigy of ${player} regains ${by} health.`,
  EffigiesDecayed: ({ by }) => `Both Effigies decay by ${by}.`,
  EffigyPowerCalled: ({ player }, { state, effigyPower, god: named }) => {
    const god = state?.warbands.find(one => one.player === player)?.god;
    return `${player} calls ${god == null ? 'the Effigy Power' : `${effigyPower(god)}, the Effigy Power of ${named(god)}`}.`;
  },
  LevelGained: ({ model: id, level }, { model }) => `${model(id)} reaches level ${level}.`,
  LevelLearned: ({ model: id }, { model, state }) => {
    const of = state?.models.find(one => one.id === id);
    const level = of === undefined ? 'the new level' : `level ${of.level - (of.fresh ?? 0)}`;
    return `${model(id)} now has the bonuses of ${level}.`;
  },
  LevelPicked: ({ model: id, pick }, { model, level }) => `${model(id)} learns ${level(id, pick)}.`,

  AttackDeclared: ({ attacker, target, weapon, kind }, { model, printed }) =>
    `${model(attacker)} attacks ${model(target)} with ${printed(weapon)}${
      kind === 'action' ? '' : ` (${attackKinds[kind]})`
    }.`,
  PoolCounted: ({ pool }, names) => `The attack has ${count(pool.total, 'die', 'dice')}${because(pool, names)}.`,
  // The roll before it shows the new faces.
  DiceRerolled: ({ by, faces }) => `${by} rolls ${count(faces.length, 'die', 'dice')} again.`,
  DiceChosen: ({ faces, blow, symbols }) =>
    `${faces.length === 0 ? 'No die counts' : `Dice that count: ${faces.map(faceInWords).join(', ')}`}: ${diceInWords(blow, symbols)}.`,
  AttackRedirected: ({ from, to }, { model }) => `The attack on ${model(from)} now meets ${model(to)}.`,
  AttackCancelled: ({ target }, { model }) => `The attack on ${model(target)} comes to nothing.`,
  ManoeuvreBought: ({ attacker, manoeuvre, symbols }, { model, printed }) =>
    manoeuvre === 'none'
      ? `${model(attacker)} makes no manoeuvre.`
      : `${model(attacker)} spends ${count(symbols, 'symbol')} on ${
          'push' in manoeuvre ? 'a Push' : printed(manoeuvre.manoeuvre)
        }.`,
  AttackEnded: () => '',
  AbilityUsed: ({ model: id, ability, target }, { model, printed }) =>
    `${model(id)} uses ${printed(ability)}${target === undefined || target === id ? '' : ` on ${model(target)}`}.`,

  SoulSpawned: ({ at }, { place }) => `A Soul appears at ${place(at)}.`,
  SoulMoved: ({ from, to }, { place }) => `The Soul at ${place(from)} drifts to ${place(to)}.`,
  SoulTaken: ({ soul, by }, { model }) => `${model(by)} harvests ${model(soul)}.`,
  SoulDestroyed: ({ soul, by }, { model }) => `${model(by)} destroys ${model(soul)}.`,
  SoulBound: ({ model: id }, { model }) => `A Soul is Bound to ${model(id)}.`,
  SoulsBanked: ({ player, souls }) => `${player} Banks ${count(souls, 'Soul')}.`,
  SoulsLost: ({ model: id, souls }, { model }) => `${model(id)} loses ${count(souls, 'Soul')}.`,
  HarvestRolled: ({ model: id, soul, total, success }, names) =>
    `${names.model(id)} tries to harvest ${names.model(soul)}: ${total.total}${because(total, names)}, ${
      success ? 'which is enough' : 'too little'
    }.`,

  EffectBegan: ({ effect }, { model }) => `${model(effect.target)} ${lastingInWords(effect)}.`,
  EffectsEnded: ({ effects, why }, { model, lasting }) => {
    const named = effects.flatMap(id => {
      const effect = lasting(id);
      return effect ? [`${lastingName(effect)} on ${model(effect.target)}`] : [];
    });
    const what = named.length < effects.length ? [count(effects.length, 'lasting effect')] : named;
    return `${list(what)} ${effects.length === 1 ? 'ends' : 'end'}${overBecause[why]}.`;
  },
  EffectsStayed: () => '',
  CountersChanged: ({ model: id, token, by }, { model }) =>
    `${model(id)} ${by > 0 ? 'gains' : 'loses'} ${count(Math.abs(by), `${titled(token)} counter`)}.`,
  IconPlaced: ({ icon }, { place }) => `${titled(icon.token)} is placed at ${place(icon.at)}.`,
  IconRemoved: ({ icon }, { iconAt }) => `${iconAt(icon)} is removed.`,
  TemplatePlaced: ({ template }, { places }) =>
    `A template of ${titled(template.kind)} is laid at ${places(template.cells)}.`,
  TemplateRemoved: () => 'A template is removed.',
  RespawnTokenChanged: ({ pit, token }) =>
    token ? `Monster Pit ${pit + 1} gets a respawn token.` : `The respawn token of Monster Pit ${pit + 1} is removed.`,

  ArtefactTaken: ({ model: id, held }, { model, artefact }) => `${model(id)} takes ${artefact(held.artefact)}.`,
  ArtefactReturned: ({ model: id, artefact: item }, { model, artefact }) => `${model(id)} gives up ${artefact(item)}.`,
  ArtefactHandedOver: ({ from, to, artefact: item }, { model, artefact }) =>
    `${model(from)} hands ${artefact(item)} to ${model(to)}.`,
  ArtefactSpent: ({ player, artefact: item }, { artefact }) => `${player} has used ${artefact(item)} up.`,
};

/** The words of the game in English, with the names of a content pack. */
export const english = (pack: ContentPack, maps: readonly AnyMap[], wordsOf: PlaceWordsOf): Words<Jhx> => {
  const namesNow = remember((state: JhxState | undefined, before: JhxState | undefined) =>
    namesOf(pack, maps, wordsOf, state, before),
  );
  const names = (state?: JhxState, before?: JhxState): Names => namesNow(state, before);
  const events = Object.fromEntries(
    Object.entries(tellers).map(([type, tell]) => [
      type,
      (event: JhxEvent, state?: JhxState, before?: JhxState) =>
        begun((tell as (event: JhxEvent, names: Names) => string)(event, names(state, before))),
    ]),
  ) as unknown as Words<Jhx>['events'];
  return {
    events,
    decision: (decision, state) => question(decision, names(state)),
    refusal: (refusal, state) => refusalTold(refusal, names(state)),
    choices: labelsOf(names),
    secret: 'Chooses in secret',
    groups: groupsOf(names),
    numbers: {
      label: ({ name }) => begun(name),
      cap: amountInWords,
      rejected: code => code.replaceAll('-', ' '),
      reason: (line, state) => reasonInWords(line, names(state)),
    },
    face: (_, face) => faceInWords(face),
    roll: ({ purpose }, state) => capital(rollInWords(purpose, names(state))),
    outcome: ({ winners, reason }: Outcome) =>
      winners.length === 0
        ? 'Nobody wins: the match is drawn.'
        : `${winners.join(' and ')} wins: ${reason === CONCESSION ? 'the enemy gives up' : (endings[reason as EndReason] ?? reason)}.`,
  };
};
