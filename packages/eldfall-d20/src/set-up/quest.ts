import { RefusalError, type Rule, refuse, type Turn } from '@rulewright/core';
import { questOf, questRulesOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { bringHostiles, placeThings } from '../quests/arrive.js';
import { drawSchemes } from '../schemes/draw.js';
import type { Eld } from '../vocabulary/index.js';

/** The Quest comes first: it must be in the pack, and made for this number of players. */
export const beginQuest = (turn: Turn<Eld>): void => {
  const { pack, options, state } = tableOf(turn);
  const quest = Object.hasOwn(pack.quests, options.quest) ? pack.quests[options.quest] : undefined;
  if (!quest) {
    const detail = { name: options.quest, known: Object.keys(pack.quests) };
    throw new RefusalError({ code: 'unknown-quest', rule: 'ELD-SETUP-002', path: 'options.quest', detail });
  }
  const { min, max } = quest.players;
  const count = state.players.length;
  if (count < min || count > max) {
    refuse({ code: 'players-of-the-quest', rule: 'ELD-SETUP-017', path: 'players', detail: { min, max } });
  }
  const environment = quest.environment ?? (options.environment === 'none' ? undefined : options.environment);
  if (environment !== undefined) turn.emit({ type: 'EnvironmentChanged', environment }, 'ELD-ENV-001');
};

/** The Hostiles, tokens and structures of the Quest come onto the field (ELD-SETUP-002). */
export function* bringQuest(turn: Turn<Eld>): Rule {
  placeThings(turn);
  bringHostiles(turn);
  const begun = questRulesOf(turn)?.begin?.(turn);
  if (begun) yield* begun;
}

/** Players rest before a Quest that follows another one, and spend the rewards of that Quest (ELD-QUEST-054, ELD-QUEST-064). */
export function* prepare(turn: Turn<Eld>): Rule {
  const going = questRulesOf(turn)?.prepare?.(turn);
  if (going) yield* going;
}

/**
 * Every player draws Schemes who has brought none along (ELD-QUEST-040), in the order of the seats, if the Quest uses
 * them (ELD-SETUP-001).
 */
export function* drawAllSchemes(turn: Turn<Eld>): Rule {
  if (!questOf(tableOf(turn)).schemes) return;
  for (const { player, schemes } of turn.state.parties) if (schemes.length === 0) yield* drawSchemes(turn, player);
}
