import { type Refusal, type Setup, sameJson } from '@rulewright/core';
import { type Found, firstWrong, positionProblem } from '@rulewright/core/content';
import { whyNoOutline } from '@rulewright/core/inches';
import { isMeansOf } from '../../attacks/weapon.js';
import { cornersOf } from '../../battlefield/structures.js';
import { modelOf } from '../../match/lookups.js';
import type {
  DeclaredAction,
  Deed,
  Eld,
  EldEdition,
  EldState,
  Model,
  ModelId,
  Sources,
} from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { positionShape } from './shape.js';

/** The match that a position is for. */
interface Match {
  readonly pack: ContentPack;
  readonly edition: EldEdition;
  readonly sources: Sources;
  readonly setup: Setup<Eld>;
}

const at = (code: string, path: string): Found => ({ code, path });

/** The code of the refusal of a name that is not in a record. */
const unknown = (cards: Readonly<Record<string, unknown>>, code: string, ...names: readonly string[]) =>
  names.every(one => Object.hasOwn(cards, one)) ? undefined : code;

/** The players are those of the match, in their order, wherever the position names one. */
const playerProblem = ({ setup }: Match, state: EldState): Found | undefined => {
  const { players, parties, order, stage, alliances } = state;
  const strange = (player: string | null): boolean => player !== null && !setup.players.includes(player);
  if (!sameJson(players, setup.players)) return at('other-players', 'players');
  if (parties.length !== players.length) return at('other-players', 'parties');
  if (order.some(strange)) return at('unknown-player', 'order');
  if (stage.name === 'turn' && order.length !== players.length) return at('other-players', 'order');
  if (stage.name === 'turn' && strange(stage.active)) return at('unknown-player', 'stage.active');
  return (
    firstWrong(parties, 'parties', ({ player }, i) => (player === players[i] ? undefined : 'other-players')) ??
    firstWrong(alliances, 'alliances', pair => (pair.some(strange) ? 'unknown-player' : undefined))
  );
};

/** The step must belong to the edition, and before round 1 it must be one of set-up. */
const stageProblem = ({ edition: { procedures } }: Match, { stage, round }: EldState): Found | undefined => {
  const { parts } = stage.name === 'turn' ? procedures[stage.phase] : procedures.setUp;
  const first = stage.name === 'turn' && stage.step === '';
  if (!first && !parts.some(({ name }) => name === stage.step)) return at('unknown-step', 'stage.step');
  return stage.name === 'set-up' || round > 0 ? undefined : at('before-round-1', 'round');
};

const partyProblem = ({ pack }: Match, { parties, models, deeds }: EldState): Found | undefined => {
  for (const [i, { player, leader, list, upgrades, schemes, open }] of parties.entries()) {
    const path = `parties[${i}]`;
    if (leader !== null && !models.some(one => one.id === leader && one.player === player)) {
      return at('unknown-model', `${path}.leader`);
    }
    if (list) {
      const found = firstWrong(list.models, `${path}.list.models`, one =>
        unknown(pack.profiles, 'unknown-profile', one.profile),
      );
      if (found) return found;
      if (list.leader >= Math.max(1, list.models.length)) return at('unknown-model', `${path}.list.leader`);
    }
    const found =
      firstWrong(upgrades, `${path}.upgrades`, one => unknown(pack.upgrades, 'unknown-upgrade', one)) ??
      firstWrong(schemes, `${path}.schemes`, one => unknown(pack.schemes, 'unknown-scheme', one)) ??
      firstWrong(open, `${path}.open`, ({ scheme, since }) =>
        since !== null && since > deeds.length ? 'not-yet' : unknown(pack.schemes, 'unknown-scheme', scheme),
      );
    if (found) return found;
  }
  return undefined;
};

/** True for a creature that is the caster of itself, also by others that it has summoned. */
const isOwnCaster = (models: readonly Model[], model: Model): boolean => {
  let at: Model | undefined = model;
  for (let steps = 0; at?.summoned && steps < models.length; steps++) {
    const { by }: { readonly by: ModelId } = at.summoned;
    if (by === model.id) return true;
    at = models.find(({ id }) => id === by);
  }
  return false;
};

/** Upgrades and factions that the pack does not have are allowed, since they have no effect. */
const modelProblem = ({ pack, setup }: Match, { models }: EldState): Found | undefined => {
  const wrong = (model: Model, i: number) => {
    const { id, player, profile, inventory, equipped, summoned } = model;
    if (models.findIndex(one => one.id === id) < i) return 'id-twice';
    if (player !== null && !setup.players.includes(player)) return 'unknown-player';
    return (
      unknown(pack.profiles, 'unknown-profile', profile) ??
      unknown(pack.items, 'unknown-item', ...inventory.map(({ item }) => item), ...equipped) ??
      (summoned ? unknown(pack.spells, 'unknown-spell', summoned.spell) : undefined) ??
      (isOwnCaster(models, model) ? 'summoned-by-itself' : undefined)
    );
  };
  return firstWrong(models, 'models', wrong);
};

/** The models and the players of a deed. */
const namedIn = (
  deed: Deed,
): { readonly models: readonly (string | null)[]; readonly players: readonly (string | null)[] } => {
  switch (deed.deed) {
    case 'turn':
    case 'broke-alliance':
      return { models: [], players: [deed.player] };
    case 'points':
      return { models: [], players: [deed.player, ...(deed.allies ?? [])] };
    case 'thing':
      return { models: [], players: [deed.by] };
    case 'incapacitated':
    case 'dead':
    case 'removed':
    case 'gone':
      return { models: [deed.of, deed.model], players: [deed.by] };
    case 'deathblow':
    case 'aided':
      return { models: [deed.by, deed.on], players: [] };
    case 'wound':
      return { models: [deed.by, deed.on], players: [deed.turn] };
    case 'attack':
      return { models: [deed.by, ...deed.on], players: [deed.turn] };
    default:
      return { models: [deed.model], players: [] };
  }
};

/** Schemes and Quests look up every model and player that a deed names. */
const deedProblem = ({ setup }: Match, { deeds, models }: EldState): Found | undefined => {
  const ids = new Set(models.map(({ id }) => id));
  return firstWrong(deeds, 'deeds', deed => {
    const named = namedIn(deed);
    if (named.models.some(id => id !== null && !ids.has(id))) return 'unknown-model';
    return named.players.some(id => id !== null && !setup.players.includes(id)) ? 'unknown-player' : undefined;
  });
};

/** Scenery is convex and has a height, and no two things have the same name. */
const fieldProblem = ({ pack }: Match, { scenery, things }: EldState): Found | undefined =>
  firstWrong(scenery, 'scenery', ({ id, parts }, i) => {
    if (scenery.findIndex(one => one.id === id) < i) return 'id-twice';
    if (parts.some(({ base, top }) => top !== null && top <= base)) return 'too-small';
    return parts.map(({ outline }) => whyNoOutline(outline, '')?.code).find(code => code !== undefined);
  }) ??
  firstWrong(things, 'things', (thing, i) => {
    const { id, holds, height } = thing;
    if (things.findIndex(one => one.id === id) < i) return 'id-twice';
    if (height > 0 && whyNoOutline({ corners: cornersOf(thing) }, '')) return 'too-small';
    return unknown(pack.items, 'unknown-item', ...holds.map(({ item }) => item));
  });

/** An Enchantment that lies on something is a Spell of the pack: its end asks for the card. */
const effectProblem = ({ pack }: Match, { effects }: EldState): Found | undefined =>
  firstWrong(effects, 'effects', ({ data: { kind, card } }) =>
    kind === 'enchantment' && card !== null ? unknown(pack.spells, 'unknown-spell', card) : undefined,
  );

/** The means and the Spells of a declared action are cards of the pack, or abilities that the model has. */
const actionProblem = ({ pack, ...match }: Match, state: EldState, id: ModelId, action: DeclaredAction | null) => {
  if (action?.do === 'ritual') return unknown(pack.spells, 'unknown-spell', ...action.spells);
  if (action?.do !== 'attack' && action?.do !== 'assist') return undefined;
  const { edition, sources, setup } = match;
  const table = { pack, numbers: edition.numbers, sources, options: setup.options, state };
  return isMeansOf(table, modelOf(state, id), action.means) ? undefined : 'no-such-means';
};

/** A sequence belongs to the Tactical phase and is about models that are there, with what its step needs. */
const sequenceProblem = (match: Match, state: EldState): Found | undefined => {
  const { sequence, stage, models, duel } = state;
  const isThere = (id: string): boolean => models.some(one => one.id === id);
  if (duel && !(isThere(duel.issuer) && isThere(duel.accepted))) return at('unknown-model', 'duel');
  if (sequence === null) return undefined;
  if (stage.name !== 'turn') return at('nobody-s-turn', 'sequence');
  if (!isThere(sequence.model)) return at('unknown-model', 'sequence.model');
  const { falls = [], displaced = [] } = sequence;
  const gone = ({ model }: { readonly model: ModelId }) => (isThere(model) ? undefined : 'unknown-model');
  const moved = firstWrong(falls, 'sequence.falls', gone) ?? firstWrong(displaced, 'sequence.displaced', gone);
  if (moved) return moved;
  const wrong = actionProblem(match, state, sequence.model, sequence.action);
  if (wrong !== undefined) return at(wrong, 'sequence.action');
  return firstWrong(sequence.reactions, 'sequence.reactions', ({ model, action }) =>
    isThere(model) ? actionProblem(match, state, model, action) : 'unknown-model',
  );
};

/**
 * The reason why a match cannot begin in this position: its shape, or a contradiction between its fields, the pack or
 * the match: `other-players`, `unknown-profile`, `id-twice`, `unknown-step`, `over-already` and the like. The path
 * begins with `position`.
 */
export const checkPosition = (
  parts: Omit<Match, 'setup'>,
  position: unknown,
  setup: Setup<Eld>,
): Refusal | undefined => {
  const match: Match = { ...parts, setup };
  const problem = (state: EldState): Found | undefined =>
    playerProblem(match, state) ??
    stageProblem(match, state) ??
    modelProblem(match, state) ??
    partyProblem(match, state) ??
    deedProblem(match, state) ??
    fieldProblem(match, state) ??
    effectProblem(match, state) ??
    (Object.hasOwn(parts.pack.quests, state.quest.card) ? undefined : at('unknown-quest', 'quest.card')) ??
    sequenceProblem(match, state);
  return positionProblem({ shape: positionShape, problem }, position);
};
