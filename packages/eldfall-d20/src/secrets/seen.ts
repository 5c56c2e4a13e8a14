import { counted, HIDDEN, type PlayerId } from '@rulewright/core';
import { withoutFirst } from '../match/changes.js';
import { hasState, modelNamed, profileOf } from '../match/lookups.js';
import { printedInventory } from '../parties/models.js';
import { defaultEquipment } from '../profiles/default-equipment.js';
import type {
  EldState,
  Model,
  ModelId,
  Party,
  SeenModel,
  SeenParty,
  SeenSequence,
  ShownList,
  Token,
} from '../vocabulary/index.js';
import type { ContentPack, PartyList } from '../vocabulary/pack.js';
import { isSecret, isVeiled } from './secret.js';

type Viewer = PlayerId | undefined;

/** The models of the original party, in the order of its list. */
const enlisted = ({ models }: Pick<EldState, 'models'>, player: PlayerId): readonly Model[] =>
  models.filter(one => one.player === player && one.original);

/** A party list in the view of others: models that are still secret are not named, and their Upgrades are left out (ELD-SETUP-013). */
export const shownList = (state: Pick<EldState, 'models'>, player: PlayerId, list: PartyList): ShownList => {
  const models = enlisted(state, player);
  const secret = models.filter(isSecret);
  return {
    faction: list.faction,
    models: list.models.map(({ profile }, at) => ({
      profile: secret.some(one => one === models[at]) ? null : profile,
    })),
    upgrades: secret.flatMap(({ upgrades }) => upgrades).reduce(withoutFirst, list.upgrades),
    leader: list.leader,
  };
};

/** A party as a viewer sees it (ELD-PARTY-009, ELD-SETUP-013, ELD-SCHEME-001). */
export const seenParty = (state: Pick<EldState, 'models'>, party: Party, viewer: Viewer): SeenParty => {
  if (party.player === viewer) return party;
  const { list, revealed, leader, upgrades, original } = party;
  return {
    ...party,
    list: list && (revealed ? shownList(state, party.player, list) : HIDDEN),
    leader: revealed || list === null ? leader : HIDDEN,
    upgrades: revealed || list === null ? upgrades : HIDDEN,
    original: revealed || list === null ? original : HIDDEN,
    schemes: counted(party.schemes),
  };
};

/** A secret model as others see it: a token as large as the model, and nothing else (ELD-STATE-064). */
const tokenOf = (pack: ContentPack, model: Model): Token => {
  const { id, player, where, states, onWall, original } = model;
  const { size, base = null } = profileOf({ pack }, model);
  const hidden = hasState(model, 'hidden');
  return {
    id,
    player,
    where,
    states,
    original,
    size,
    base,
    profile: HIDDEN,
    at: hidden ? HIDDEN : model.at,
    facing: hidden ? HIDDEN : model.facing,
    onWall: !hidden && onWall,
  };
};

/**
 * A model that was deployed before the parties are revealed, as others see it: the figure shows its profile and none of
 * its Upgrades (ELD-SETUP-013, ELD-SETUP-014).
 */
const figureOf = (pack: ContentPack, model: Model): Model => {
  const inventory = printedInventory({ pack }, model.profile);
  return { ...model, inventory, equipped: defaultEquipment({ pack }, inventory), upgrades: [], counters: {} };
};

/** All models that a viewer knows of: those of others that still wait are not shown before the parties are revealed (ELD-PARTY-009). */
export const seenModels = (pack: ContentPack, state: EldState, viewer: Viewer): readonly SeenModel[] =>
  state.models.flatMap((model): readonly SeenModel[] => {
    if (model.player === null || model.player === viewer) return [model];
    if (isSecret(model)) return [tokenOf(pack, model)];
    if (!isVeiled(state, model)) return [model];
    return model.where === 'waiting' ? [] : [figureOf(pack, model)];
  });

/** True if a lasting effect or a limit may be known to a viewer: those of secret models of others may not. */
const isKnown = ({ models }: Pick<EldState, 'models'>, id: ModelId, viewer: Viewer): boolean => {
  const model = modelNamed({ models }, id);
  return model === undefined || model.player === viewer || !isSecret(model);
};

/** The lasting effects that a viewer knows of. */
export const seenEffects = (state: EldState, viewer: Viewer): EldState['effects'] =>
  state.effects.filter(({ target }) => isKnown(state, target, viewer));

/** The used limits that a viewer knows of: the key of a limit ends with the name of its model. */
export const seenUses = (state: EldState, viewer: Viewer): EldState['used'] => {
  const secret = state.models.filter(({ id }) => !isKnown(state, id, viewer));
  if (secret.length === 0) return state.used;
  const known = (keys: readonly string[]) => keys.filter(key => !secret.some(({ id }) => key.endsWith(` ${id}`)));
  const { sequence, turn, game } = state.used;
  return { sequence: known(sequence), turn: known(turn), game: known(game) };
};

/** True for a Hidden model of another player, whose place is secret (ELD-STATE-073). */
const isHiddenFrom = ({ models }: Pick<EldState, 'models'>, id: ModelId, viewer: Viewer): boolean => {
  const model = modelNamed({ models }, id);
  return model !== undefined && model.player !== viewer && hasState(model, 'hidden');
};

/** The running sequence in the view of a viewer: the movement of a Hidden model is secret (ELD-STATE-073). */
export const seenSequence = (state: EldState, viewer: Viewer): SeenSequence | null => {
  const { sequence } = state;
  if (!sequence) return null;
  const { model, displaced } = sequence;
  const known = displaced?.filter(one => !isHiddenFrom(state, one.model, viewer));
  const seen = known?.length === displaced?.length ? sequence : { ...sequence, displaced: known ?? [] };
  return isHiddenFrom(state, model, viewer) ? { ...seen, from: HIDDEN, facing: HIDDEN, movement: HIDDEN } : seen;
};
