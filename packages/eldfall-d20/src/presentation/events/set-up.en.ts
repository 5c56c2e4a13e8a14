import { count, list, titled } from '@rulewright/core/words';
import type { CardId, Place } from '../../vocabulary/index.js';
import { endings, type isNow, stageInWords } from '../phrases.en.js';
import { placeInWords } from '../places.en.js';
import { unlessHidden } from '../seen.js';
import { explained } from '../tally.en.js';
import type { Teller } from './teller.js';

const states = (all: readonly { readonly state: keyof typeof isNow }[]): string =>
  all.length === 0 ? '' : `, ${list(all.map(({ state }) => titled(state)))}`;

const atPlace = (at: Place | undefined): string => (at ? ` at ${placeInWords(at)}` : '');

/** Set-up and the main loop. */
export const setUp: Pick<
  Teller,
  | 'StageReached'
  | 'RoundBegan'
  | 'Used'
  | 'MatchEnded'
  | 'PartyPresented'
  | 'PartyMixed'
  | 'PartyRevealed'
  | 'SceneryPlaced'
  | 'SceneryRemoved'
  | 'SchemesDrawn'
  | 'SchemeKept'
  | 'InitiativeRolled'
  | 'ZonesTaken'
  | 'DeploymentChosen'
  | 'OrderChosen'
  | 'UpgradesAssigned'
  | 'UpgradesLost'
  | 'UpgradeRemoved'
  | 'ModelDeployed'
  | 'ModelArrived'
  | 'ModelRevealed'
> = {
  StageReached: ({ stage }, { before }) => stageInWords(stage, before?.stage),
  RoundBegan: ({ round }) => `Round ${round} begins.`,
  Used: () => '',
  MatchEnded: ({ ending }) => `The match is over: ${endings[ending.reason]}.`,
  PartyPresented: ({ player }) => `${player} presents a party in secret.`,
  PartyMixed: ({ player }) => `${player} mixes the models of the party in secret: they get new names.`,
  PartyRevealed: ({ player, list: { faction, models, upgrades, leader } }, { card }) => {
    const name = (profile: CardId | null): string => (profile === null ? 'a secret model' : card(profile));
    const chief = models[leader];
    const bought = upgrades.length === 0 ? '' : ` with ${list(upgrades.map(card))}`;
    const led = chief ? `, led by ${name(chief.profile)}` : '';
    return `${player} reveals a party of ${card(faction)}: ${list(models.map(({ profile }) => name(profile)))}${bought}${led}.`;
  },
  SceneryPlaced: ({ pieces }, { thing }) => `On the field stand ${list(pieces.map(({ id }) => thing(id)))}.`,
  SceneryRemoved: ({ pieces }, { thing }) => `From the field are removed ${list(pieces.map(thing))}.`,
  SchemesDrawn: ({ player, schemes }) =>
    `${player} draws ${count('count' in schemes ? Number(schemes.count) : schemes.length, 'Scheme')}.`,
  SchemeKept: ({ player }) => `${player} keeps one Scheme.`,
  InitiativeRolled: ({ totals }, names) =>
    `Initiative: ${list(Object.entries(totals).map(([player, total]) => `${player} ${explained(total, names)}`))}.`,
  ZonesTaken: ({ zones }) => `The Deployment Zones are taken by ${list(Object.keys(zones))}.`,
  DeploymentChosen: ({ deployment }) =>
    deployment === 'whole' ? 'Whole parties are deployed one after another.' : 'Models are deployed in turns.',
  OrderChosen: ({ order }) => `The turn order is ${list(order)}.`,
  UpgradesAssigned: ({ model: id, upgrades }, { model, card }) => {
    const got = unlessHidden(upgrades);
    if (!got) return `${model(id)} may have got Upgrades, which are secret.`;
    return got.length === 0 ? '' : `${model(id)} gets ${list(got.map(card))}.`;
  },
  UpgradesLost: ({ player, upgrades }, { card }) => `${player} loses ${list(upgrades.map(card))}, which no model got.`,
  UpgradeRemoved: ({ player, model: id, upgrade }, { model, card }) =>
    `${card(upgrade)} of ${id === null ? player : model(id)} is used up.`,
  ModelDeployed: ({ model: id, at, states: had }, { model }) =>
    `${model(id)} is deployed${atPlace(unlessHidden(at))}${states(had)}.`,
  ModelRevealed: ({ model: id, profile }, { model, card }) => `${model(id)} is revealed: ${card(profile)}.`,
  ModelArrived: ({ model: { id, at } }, { model }) => `${model(id)} comes onto the field at ${placeInWords(at)}.`,
};
