import type { Outcome, Words } from '@rulewright/core';
import type { BattlefieldMap } from '../board/map.js';
import type { ContentPack } from '../content/pack.js';
import type { EndReason, FateReason, Jhx, JhxEvent, Lasting, Stage } from '../vocabulary/index.js';
import { choiceInWords, question } from './choices.en.js';
import { type Names, namesOf, titled } from './names.js';

type Teller = {
  readonly [T in JhxEvent['type']]: (event: Extract<JhxEvent, { readonly type: T }>, names: Names) => string;
};

const count = (n: number, what: string): string => `${n} ${what}${n === 1 || n === -1 ? '' : 's'}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const communionSteps = [
  'effects at its start',
  'Souls and Monsters move',
  'Fate',
  'Souls and Monsters spawn',
  'Heroes return',
  'effects at its end',
] as const;

const stageInWords = (stage: Stage): string => {
  switch (stage.name) {
    case 'set-up':
      return `Set-up: ${stage.step}.`;
    case 'communion':
      return `Communion, step ${stage.step}: ${communionSteps[stage.step - 1]}.`;
    case 'activation':
      return 'The Activation Phase begins.';
    case 'end-of-round':
      return 'The round is over.';
  }
};

const fateFor: Readonly<Record<FateReason, string>> = {
  free: 'free of charge',
  souls: 'for Souls',
  shrine: 'for a Shrine',
  'soulless-shrine': 'because of a Soulless at a Shrine',
  wound: 'for a wound',
  cost: 'as a price',
  bounty: 'as a bounty',
  sale: 'for an Artefact',
  purchase: 'for an Artefact',
  ability: 'by an ability',
  honour: 'by Honour',
};

const effectInWords = ({ data, key }: Lasting): string => {
  switch (data.kind) {
    case 'condition':
      return `suffers ${data.condition.replace('-', ' ')}`;
    case 'modify':
      return `has ${data.by > 0 ? '+' : ''}${data.by} ${data.what === data.what.toUpperCase() ? data.what : `to ${data.what}`}`;
    case 'ability':
      return `has ${titled(data.ability.id)}`;
    case 'temporary-health':
      return `has ${data.left} temporary health`;
    case 'marker':
      return `is marked: ${titled(key.split(':').pop() ?? key)}`;
  }
};

const moves: Readonly<Record<Extract<JhxEvent, { type: 'ModelMoved' }>['how'], string>> = {
  advance: 'advances',
  charge: 'charges',
  hunt: 'hunts',
  recall: 'is recalled',
  push: 'is pushed',
  place: 'is placed',
  throw: 'is thrown',
};

const blows = { glancing: 'a Glancing Blow', solid: 'a Solid Blow', critical: 'a Critical Blow' } as const;

const tellers: Teller = {
  StageReached: ({ stage }) => stageInWords(stage),
  RoundBegan: ({ round, order }) => `Round ${round} begins; ${order[0]} has the first turn.`,
  ActivationBegan: ({ activation, ap }, { model }) => `${model(activation.hero)} activates with ${ap.total} AP.`,
  ActivationPartReached: ({ part }) =>
    part === 'start'
      ? 'The activation starts.'
      : part === 'actions'
        ? 'It may act.'
        : 'The activation is coming to its end.',
  ActivationEnded: ({ hero }, { model }) => `${model(hero)} is done.`,
  ActionTaken: ({ action, model: id, ap, fate }, { model }) => {
    const price = [...(ap > 0 ? [`${ap} AP`] : []), ...(fate > 0 ? [`${fate} Fate`] : [])];
    return `${model(id)}: ${titled(action.do)}${price.length > 0 ? ` for ${list(price)}` : ''}.`;
  },
  ApGained: ({ model: id, ap }, { model }) => `${model(id)} has ${ap} AP more.`,
  Used: ({ key, per }) => `Used for this ${per}: ${key}.`,
  SummonedActs: ({ model: id }, { model }) => (id === null ? 'The summoner goes on.' : `${model(id)} acts.`),
  MatchEnded: ({ ending }) => `The match is over: ${endings[ending.reason]}.`,

  MapChosen: ({ map }) => `The map is ${map}.`,
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

  ModelEntered: ({ model: one }, { model, hex }) =>
    `${model(one.id)} enters play${one.at === null ? '' : ` at ${hex(one.at)}`}.`,
  ModelDeployed: ({ model: id, at }, { model, hex }) => `${model(id)} deploys at ${hex(at)}.`,
  ModelResurrected: ({ model: id, at }, { model, hex }) => `${model(id)} returns at ${hex(at)}.`,
  ModelMoved: ({ model: id, to, how }, { model, hex }) => `${model(id)} ${moves[how]} to ${hex(to)}.`,
  MovementEnded: ({ model: id, why }, { model }) =>
    why === 'done' ? `${model(id)} stops.` : `The movement of ${model(id)} ends: ${why.replace('-', ' ')}.`,
  ModelDied: ({ model: id, killer }, { model }) =>
    `${model(id)} dies${killer === null ? '' : `, killed by ${model(killer)}`}.`,

  FateChanged: ({ player, by, why }) => `${player} ${by > 0 ? 'gains' : 'pays'} ${Math.abs(by)} Fate ${fateFor[why]}.`,
  ModelDamaged: ({ model: id, damage, absorbed }, { model }) => {
    const soaked = absorbed.reduce((sum, { amount }) => sum + amount, 0);
    return `${model(id)} takes ${damage + soaked} damage${soaked > 0 ? `, ${soaked} of it to temporary health` : ''}.`;
  },
  ModelHealed: ({ model: id, by }, { model }) => `${model(id)} heals ${by}.`,
  TemporaryHealthRestored: ({ model: id, by }, { model }) => `${model(id)} has ${by} temporary health back.`,
  EffigyDamaged: ({ player, damage }) => `The Effigy of ${player} takes ${damage} damage.`,
  EffigyHealed: ({ player, by }) => `The Effigy of ${player} regains ${by} health.`,
  EffigiesDecayed: ({ by }) => `Both Effigies decay by ${by}.`,
  EffigyPowerCalled: ({ player }) => `${player} calls the Effigy Power.`,
  LevelGained: ({ model: id, level }, { model }) => `${model(id)} reaches level ${level}.`,
  LevelLearned: ({ model: id }, { model }) => `${model(id)} can use what the level brings.`,
  LevelPicked: ({ model: id, pick }, { model }) => `${model(id)} takes option ${pick + 1} for it.`,

  AttackDeclared: ({ attacker, target, weapon, kind }, { model, printed }) =>
    `${model(attacker)} attacks ${model(target)} with ${printed(weapon)}${
      kind === 'action' ? '' : ` (${kind.replace('-', ' ')})`
    }.`,
  PoolCounted: ({ pool }) => `That is ${count(pool.total, 'die').replace('dies', 'dice')}.`,
  DiceRerolled: ({ by, faces }) => `${by} rolls ${faces.length} again: ${faces.join(', ')}.`,
  DiceChosen: ({ faces, blow, symbols }) =>
    `The dice: ${faces.length === 0 ? 'none' : faces.join(', ')}: ${blow === null ? 'no hit' : blows[blow]}${
      symbols > 0 ? ` and ${count(symbols, 'manoeuvre symbol')}` : ''
    }.`,
  AttackRedirected: ({ from, to }, { model }) => `The attack on ${model(from)} now meets ${model(to)}.`,
  AttackCancelled: ({ target }, { model }) => `The attack on ${model(target)} comes to nothing.`,
  ManoeuvreBought: ({ attacker, manoeuvre, symbols }, { model, printed }) =>
    manoeuvre === 'none'
      ? `${model(attacker)} makes no manoeuvre.`
      : `${model(attacker)} spends ${count(symbols, 'symbol')} on ${
          'push' in manoeuvre ? 'a Push' : printed(manoeuvre.manoeuvre)
        }.`,
  AttackEnded: ({ attacker }, { model }) => `The attack of ${model(attacker)} is over.`,
  AbilityUsed: ({ model: id, ability, target }, { model, printed }) =>
    `${model(id)} uses ${printed(ability)}${target === undefined || target === id ? '' : ` on ${model(target)}`}.`,

  SoulSpawned: ({ at }, { hex }) => `A Soul appears at ${hex(at)}.`,
  SoulMoved: ({ to }, { hex }) => `The Soul drifts to ${hex(to)}.`,
  SoulTaken: ({ by }, { model }) => `${model(by)} harvests the Soul.`,
  SoulDestroyed: ({ by }, { model }) => `${model(by)} destroys the Soul.`,
  SoulBound: ({ model: id }, { model }) => `A Soul is Bound to ${model(id)}.`,
  SoulsBanked: ({ player, souls }) => `${player} Banks ${count(souls, 'Soul')}.`,
  SoulsLost: ({ model: id, souls }, { model }) => `${model(id)} loses ${count(souls, 'Soul')}.`,
  HarvestRolled: ({ model: id, total, success }, { model }) =>
    `${model(id)} tries to harvest: ${total.total}, ${success ? 'which is enough' : 'too little'}.`,

  EffectBegan: ({ effect }, { model }) => `${capital(model(effect.target))} ${effectInWords(effect)}.`,
  EffectsEnded: ({ effects, why }) =>
    `${count(effects.length, 'lasting effect')} ${effects.length === 1 ? 'ends' : 'end'} (${why}).`,
  EffectsStayed: ({ effects }) => `${count(effects.length, 'lasting effect')} will end with the next activation.`,
  CountersChanged: ({ model: id, token, by }, { model }) =>
    `${model(id)} ${by > 0 ? 'gains' : 'loses'} ${count(Math.abs(by), `${titled(token)} counter`)}.`,
  IconPlaced: ({ icon }, { hex }) => `${titled(icon.token)} is placed at ${hex(icon.at)}.`,
  IconRemoved: () => 'An Icon is removed.',
  TemplatePlaced: ({ template }) => `A template of ${template.kind} is laid.`,
  TemplateRemoved: () => 'A template is removed.',
  RespawnTokenChanged: ({ pit, token }) =>
    token ? `Monster Pit ${pit + 1} gets a respawn token.` : `The respawn token of Monster Pit ${pit + 1} is removed.`,

  ArtefactTaken: ({ model: id, held }, { model, artefact }) => `${model(id)} takes ${artefact(held.artefact)}.`,
  ArtefactReturned: ({ model: id, artefact: item }, { model, artefact }) => `${model(id)} gives up ${artefact(item)}.`,
  ArtefactHandedOver: ({ from, to, artefact: item }, { model, artefact }) =>
    `${model(from)} hands ${artefact(item)} to ${model(to)}.`,
  ArtefactSpent: ({ player, artefact: item }, { artefact }) => `${player} has used ${artefact(item)} up.`,
};

const endings: Readonly<Record<EndReason, string>> = {
  'effigy-captured': 'an Effigy is captured',
  'more-souls': 'more Souls decide',
  'more-effigy-damage': 'more damage on the Effigy decides',
  'more-levels': 'more levels decide',
  'less-damage': 'less damage decides',
  'first-soul': 'the first Soul decides',
  draw: 'nothing decides',
};

/** The words of the game in English, with the names of a content pack. */
export const english = (pack: ContentPack, maps: readonly BattlefieldMap[]): Words<Jhx> => {
  const names = (state: unknown): Names => namesOf(pack, maps, state);
  const events = Object.fromEntries(
    Object.entries(tellers).map(([type, tell]) => [
      type,
      (event: JhxEvent, state?: unknown) =>
        capital((tell as (event: JhxEvent, names: Names) => string)(event, names(state))),
    ]),
  ) as unknown as Words<Jhx>['events'];
  return {
    events,
    decision: (decision, state) => question(decision, names(state)),
    choice: (decision, choice, state) => choiceInWords(decision, choice, names(state)),
    outcome: ({ winners, reason }: Outcome) =>
      winners.length === 0
        ? 'Nobody wins: the match is drawn.'
        : `${winners.join(' and ')} wins: ${endings[reason as EndReason] ?? reason}.`,
  };
};
