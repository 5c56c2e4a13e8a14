import { sideOf } from '../alliances/alliance.js';
import { isStanding, thingNamed } from '../match/lookups.js';
import { numberOf, questOf, reward, wordOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { score } from '../schemes/score.js';
import type { Model, QuestRules, Sources, Table, Weapon } from '../vocabulary/index.js';
import type { TemplateId } from '../vocabulary/words.js';
import { goOff, isReady } from './blast.js';
import { fallenIn, scoreOnce } from './fallen.js';

const BARREL = 'barrel';

/** The blast of a barrel, with the numbers of the card (ELD-QUEST-034). */
const blastOf = (table: Table): { readonly weapon: Weapon; readonly template: TemplateId } => {
  const quest = questOf(table);
  const template = wordOf(quest, 'barrelTemplate') === 'circular-small' ? 'circular-small' : 'circular-large';
  const weapon: Weapon = {
    name: BARREL,
    item: null,
    spell: null,
    power: numberOf(quest, 'barrelPower'),
    reach: { template },
    strike: 1,
    fixedStrike: true,
    traits: [{ id: 'burn', x: numberOf(quest, 'barrelBurn') }],
    natural: false,
    changes: [],
    type: null,
    element: null,
  };
  return { weapon, template };
};

/**
 * A successful Attack on a barrel makes it explode, with any Power. Models that have declared a Dodge roll against the
 * blast too, unless the option says otherwise, and no barrel sets off another one.
 */
const explode: Sources['afterHits'][number] = function* (turn, resolution) {
  for (const hit of [...resolution.hits]) {
    const thing = thingNamed(turn.state, hit.on);
    if (thing?.kind !== BARREL) continue;
    // The barrel itself suffers no Damage roll.
    hit.resolved = true;
    if (hit.negated || !isReady(thing)) continue;
    const cause = hit.attack.attacker;
    const dodges = turn.options.barrelDodges ? {} : ({ dodges: 'never' } as const);
    const blast = { thing, by: BARREL, rule: 'ELD-QUEST-034', cause, ...dodges, ...blastOf(tableOf(turn)) } as const;
    yield* goOff(turn, resolution, blast);
  }
};

/** The rules of barrels. */
export const barrels: Partial<Sources> = { afterHits: [explode] };

/** The Victory Points for the Gladiatrix, who is one of the Hostiles of the card; 0 for other models. */
const forChampion = (table: Table, { player, profile }: Model): number => {
  const quest = questOf(table);
  const isChampion = player === null && quest.hostiles.some(one => [one.profile, one.boss].includes(profile));
  return isChampion ? reward(quest, 'gladiatrix') : 0;
};

/** Battle Royale Arena: the Gladiatrix is worth VP, and so is having the only models alive (ELD-QUEST-033 to ELD-QUEST-039). */
export const battleRoyaleArena: QuestRules = {
  rule: 'ELD-QUEST-039',
  goals: [{ fell: 'hostiles' }, { fell: 'members' }],
  forFall: (table, model) => (isStanding(model) ? forChampion(table, model) : 0),
  onDeed: (turn, deed) => {
    const fallen = fallenIn(turn, deed);
    if (fallen) scoreOnce(turn, 'gladiatrix', fallen, forChampion(tableOf(turn), fallen.model), 'ELD-QUEST-039');
  },
  atEnd: turn => {
    const { state } = turn;
    const alive = state.models.filter(isStanding);
    const [first] = alive;
    if (!first || first.player === null) return;
    const side = sideOf(state, first.player);
    if (!alive.every(({ player }) => player !== null && side.includes(player))) return;
    const points = reward(questOf(tableOf(turn)), 'lastAlive');
    for (const player of new Set(alive.map(one => one.player ?? ''))) {
      score(turn, player, points, 'last-alive', 'ELD-QUEST-039');
    }
  },
};
