import { type Counted, counted, HIDDEN, type Hidden, onlyTo, type PlayerId, type Secrets } from '@rulewright/core';
import type { CardId, Eld, EldEvent, RollShown, SeenRoll } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { seenEffects, seenModels, seenParty, seenSequence, seenUses } from './seen.js';

/** A field of an event that only the owners of the secret models in it may see. */
const ofOwner = <T>(value: T, viewer: PlayerId | undefined, { veiled = {} }: EldEvent): T | Hidden =>
  Object.values(veiled).every(({ to }) => to === viewer) ? value : HIDDEN;

/** A field of an event that holds the place of a model: only its owner may see it while the model is Hidden (ELD-STATE-073). */
const placeOf = <T>(value: T, viewer: PlayerId | undefined, { veiled = {} }: EldEvent): T | Hidden =>
  Object.values(veiled).every(({ to, place }) => to === viewer || !place) ? value : HIDDEN;

/** Entries by model without those of secret models of others. */
const withoutSecret = <T>(
  entries: Readonly<Record<string, T>>,
  viewer: PlayerId | undefined,
  { veiled = {} }: EldEvent,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => (veiled[id]?.to ?? viewer) === viewer));

/** A roll of which only the owner of a secret model may know the attribute. */
const rollOf = (roll: RollShown, viewer: PlayerId | undefined, event: EldEvent): SeenRoll => ({
  ...roll,
  attribute: ofOwner(roll.attribute, viewer, event),
});

/** The ids of effects, without those that began on a secret model of another player. */
const openEffects = (ids: readonly number[], viewer: PlayerId | undefined, event: EldEvent): readonly number[] =>
  ofOwner(true, viewer, event) === true ? ids : ids.filter(id => id > 0);

const owner = ({ player }: { readonly player: PlayerId }): PlayerId => player;
const handOf: (
  value: readonly CardId[],
  viewer: PlayerId | undefined,
  whole: { readonly player: PlayerId },
) => readonly CardId[] | Counted = onlyTo(owner, counted);

/**
 * The events about a model that tell nothing but what its owner may know: the Items, the Upgrades, the counters and the
 * abilities. The mere fact that such an event happened would tell of an ability of a secret model (ELD-DEF-018).
 */
const ofAbilities: ReadonlySet<EldEvent['type']> = new Set<EldEvent['type']>([
  'InventoryChanged',
  'Equipped',
  'CounterChanged',
  'ManaChanged',
  'AbilityUsed',
  'HpChanged',
  'EffectBegan',
  'Used',
]);

/** True for an event of which a viewer may not know that it happened. */
const isUnknown = (event: EldEvent, viewer: PlayerId | undefined): boolean => {
  if (ofOwner(true, viewer, event) === true) return false;
  if (event.type === 'EffectsEnded') return openEffects(event.effects, viewer, event).length === 0;
  return ofAbilities.has(event.type);
};

/**
 * Secret information: party lists until they are revealed, Schemes, and the identity and profile of Shrouded and Hidden models. A token
 * shows its place, its size and its states. The Leader is revealed with the list, also a secret one (ELD-LEADER-001).
 */
export const secretsOf = (pack: ContentPack): Secrets<Eld> => ({
  state: {
    parties: (parties, viewer, state) => parties.map(one => seenParty(state, one, viewer)),
    models: (_, viewer, state) => seenModels(pack, state, viewer),
    effects: (_, viewer, state) => seenEffects(state, viewer),
    used: (_, viewer, state) => seenUses(state, viewer),
    sequence: (_, viewer, state) => seenSequence(state, viewer),
  },
  events: {
    PartyPresented: { list: onlyTo(owner), models: onlyTo(owner) },
    PartyMixed: { order: onlyTo(owner) },
    SchemesDrawn: { schemes: handOf },
    SchemeKept: { scheme: onlyTo(owner) },
    UpgradesAssigned: { upgrades: ofOwner, options: ofOwner, inventory: ofOwner, equipped: ofOwner },
    PointsAllotted: { points: withoutSecret },
    RollMade: { roll: rollOf, attribute: ofOwner },
    DiceRerolled: { roll: rollOf, source: ofOwner },
    EffectsEnded: { effects: openEffects },
    ModelDeployed: { at: placeOf, facing: placeOf },
    MovementDeclared: { movement: placeOf },
    MovementCutShort: { movement: placeOf },
    ModelMoved: { from: placeOf, route: placeOf, facing: placeOf, onWall: placeOf },
    ModelTurned: { facing: placeOf },
  },
  leavesOut: isUnknown,
  reveals: ['PartyRevealed', 'ModelRevealed', 'SchemeRevealed', 'InitiativeRolled', 'UpgradeRemoved', 'UpgradesLost'],
});
