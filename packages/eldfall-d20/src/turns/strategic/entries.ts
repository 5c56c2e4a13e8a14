import type { PlayerId } from '@rulewright/core';
import { type Menu, type MenuAction, menu } from '@rulewright/core/menu';
import { allianceEntry } from '../../alliances/entry.js';
import { tableOf } from '../../match/table.js';
import { revealEntry } from '../../schemes/reveal.js';
import { stratagemEntry } from '../../stratagems/play.js';
import type { StrategicChoice, StrategicEntry, StrategicOf, Table } from '../../vocabulary/index.js';
import { rollsEntry } from './mandatory.js';

const done: StrategicEntry<StrategicOf<'done'>> = {
  candidates: () => [{ do: 'done' }],
  whyNot: () => undefined,
  carryOut: () => undefined,
};

/** The abilities of this phase that chapters and cards give, each with its name. */
const ability: StrategicEntry<StrategicOf<'ability'>> = {
  candidates: (table, player) =>
    table.sources.strategicAbilities.flatMap(({ entry }) => entry.candidates(table, player)),
  whyNot: (table, player, choice) => {
    const found = table.sources.strategicAbilities.find(one => one.ability === choice.ability);
    if (!found) return { code: 'no-such-ability', rule: 'ELD-TURN-004', path: 'ability' };
    return found.entry.whyNot(table, player, choice);
  },
  carryOut: function* (turn, player, choice) {
    const found = tableOf(turn).sources.strategicAbilities.find(one => one.ability === choice.ability);
    const going = found?.entry.carryOut(turn, player, choice);
    if (going) yield* going;
  },
};

/** Everything that the Active Player may do in the Strategic phase (ELD-TURN-004): each chapter adds its entry. */
const entries: { readonly [D in StrategicChoice['do']]: StrategicEntry<StrategicOf<D>> } = {
  rolls: rollsEntry,
  stratagem: stratagemEntry,
  ability,
  scheme: revealEntry,
  alliance: allianceEntry,
  done,
};

type At = [table: Table, player: PlayerId];
type Entry = MenuAction<At, StrategicChoice> & Pick<StrategicEntry, 'carryOut'>;

/** The menu of the Strategic phase. The cast is safe: the menu gives each choice to the entry of its own name. */
export const strategicMenu: Menu<At, StrategicChoice, Entry> = /* @__PURE__ */ menu<At, StrategicChoice, Entry>(
  entries as Readonly<Record<StrategicChoice['do'], Entry>>,
);
