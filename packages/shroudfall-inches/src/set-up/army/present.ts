import { type PlayerId, type Proposal, type Rule, refuse, sameJson, type Turn } from '@rulewright/core';
import { armyRefusal } from '../../content/reading/army-refusal.js';
import { chooseBoth } from '../../match/ask.js';
import { copyName } from '../../match/copy-name.js';
import { type Facts, tableAsked, tableOf } from '../../match/table.js';
import type { ArmyList } from '../../vocabulary/army.js';
import type { Sfi, Unit } from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { hasArmy, isLegal, randomArmy, suggestedArmies } from './muster.js';

/** The units of an army list, which are in reserve until they are deployed. */
const unitsOf = ({ units }: Pick<ContentPack, 'units'>, player: PlayerId, list: ArmyList): readonly Unit[] =>
  list.units.map((card, at) => ({
    id: copyName(player, card, list.units.slice(0, at).filter(other => other === card).length),
    player,
    card,
    strength: units[card]?.models ?? 0,
    where: 'in-reserve',
    destroyedIn: null,
    activated: false,
    exhausted: false,
    conditions: [],
  }));

/** Both players present their army lists, which are open to both from then on. */
export function* presentArmies(turn: Turn<Sfi>): Rule {
  const table = tableOf(turn);
  if (!turn.derive(() => hasArmy(table))) {
    refuse({ code: 'no-army', rule: 'SFI-ARMY-002', path: 'options.army.points' });
  }
  const lists = yield* chooseBoth(turn, by => ({ by, kind: 'army', rule: 'SFI-SETUP-001', proposal: {} }));
  turn.state.players.forEach((player, at) => {
    const list = lists[at === 0 ? 0 : 1];
    const units = unitsOf(table.pack, player, list);
    turn.emit({ type: 'ArmyPresented', player, list, units }, ['SFI-SETUP-001', 'SFI-INFO-001']);
  });
}

/** The proposal of an army list. A wish is the id or the name of a ready army of the pack. */
export const armyProposal = (facts: Facts): Proposal<Sfi, 'army'> => ({
  check(asked, choice) {
    const { pack, options, numbers } = tableAsked(facts, asked);
    const found = armyRefusal(pack, choice, options, numbers.army);
    return found && { ...found, path: found.path === '' ? 'choice' : `choice.${found.path}` };
  },
  sample: (asked, below) => randomArmy(tableAsked(facts, asked), below),
  suggest: (asked, most) => suggestedArmies(tableAsked(facts, asked)).slice(0, most),
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const [, ready] =
      Object.entries(table.pack.armies).find(
        ([id, list]) => id === wish || list.name === wish || sameJson(list, wish),
      ) ?? [];
    return ready && isLegal(table, ready) ? ready : undefined;
  },
});
