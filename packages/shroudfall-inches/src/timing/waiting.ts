import { rememberEach } from '@rulewright/core/remember';
import type { ReactiveAbility, StandingAbility, Trigger, WindowId } from '../vocabulary/ability.js';
import type { CardId } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import type { ScenarioAbility } from '../vocabulary/scenario.js';

/** An ability of a unit card that waits for a moment. */
export type UnitWaits = ReactiveAbility | (StandingAbility & { readonly when: Trigger });

/** An ability of a card that waits for a moment. */
export interface Waits<A extends UnitWaits | ScenarioAbility> {
  /** The name of the ability in the choices of players: the card and the ability. */
  readonly called: string;
  readonly card: CardId;
  readonly ability: A;
}

/** The abilities of unit cards and of scenario cards that wait for the same window. */
export interface WaitingAbilities {
  readonly units: readonly Waits<UnitWaits>[];
  readonly scenarios: readonly Waits<ScenarioAbility>[];
}

const waits = (ability: ContentPack['units'][string]['abilities'][number]): ability is UnitWaits =>
  'when' in ability && ability.when !== undefined;

/** Cache: all abilities of a pack that wait for moments. */
export const waitingIn: (pack: ContentPack) => WaitingAbilities = /* @__PURE__ */ rememberEach((pack: ContentPack) => ({
  units: Object.entries(pack.units).flatMap(([card, { abilities }]) =>
    abilities.filter(waits).map(ability => ({ called: `${card}:${ability.id}`, card, ability })),
  ),
  scenarios: Object.entries(pack.scenarios).flatMap(([card, { abilities }]) =>
    abilities.map(ability => ({ called: `scenario:${card}:${ability.id}`, card, ability })),
  ),
}));

/** Cache: the abilities of a pack by window. */
const byWindow: (pack: ContentPack) => ReadonlyMap<WindowId, WaitingAbilities> = /* @__PURE__ */ rememberEach(
  (pack: ContentPack) => {
    const { units, scenarios } = waitingIn(pack);
    const names = new Set([...units, ...scenarios].map(({ ability }) => ability.when.window));
    return new Map(
      [...names].map(name => [
        name,
        {
          units: units.filter(({ ability }) => ability.when.window === name),
          scenarios: scenarios.filter(({ ability }) => ability.when.window === name),
        },
      ]),
    );
  },
);

/** The abilities of a pack that wait for a window; undefined if there are none. */
export const waitingFor = (pack: ContentPack, window: WindowId): WaitingAbilities | undefined =>
  byWindow(pack).get(window);
