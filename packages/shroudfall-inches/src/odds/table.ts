import { inches, mm, type Polygon, rectangle } from '@rulewright/core/inches';
import { start } from '../match/start.js';
import type { Lasting, SfiOptions, SfiState, Unit } from '../vocabulary/index.js';
import type { ContentPack, TerrainCard, Unit as UnitCard } from '../vocabulary/pack.js';
import type { TerrainPiece } from '../vocabulary/table.js';
import type { OddsAttack } from './attack.js';

/** The player who attacks, and the name of the player's unit and model. */
export const ATTACKER = 'attacker';
export const DEFENDER = 'defender';

/** The inches between the two centres: near enough for Stealth, and so far that the target's terrain ends before the attacker. */
export const APART = 5;

const cardOf = (
  { type, shape = 'single', attacker, target }: OddsAttack,
  own: typeof ATTACKER | typeof DEFENDER,
): UnitCard => {
  const side = own === ATTACKER ? attacker : target;
  const weapon = { id: type, name: type, type, shape, range: APART, damage: attacker.damage };
  return {
    name: side.name ?? own,
    source: 'odds',
    keywords: [],
    points: 0,
    models: 1,
    mov: 'M',
    def: target.DEF,
    arm: target.ARM,
    hp: target.health,
    base: side.base ?? 30,
    hits: { [type]: attacker.hit },
    weapons: own === ATTACKER ? [weapon] : [],
    essence: {},
    passives: side.passives ?? [],
    abilities: [],
  };
};

/** The parts of a piece's footprint: under the target, or right before it. */
const footprintOf = ({ target }: OddsAttack, type: 'area' | 'linear'): readonly Polygon[] => {
  const radius = mm(target.base ?? 30) / 2;
  const x = inches(APART) - radius;
  return [rectangle({ x: type === 'linear' ? x - 2 : x, y: -radius }, type === 'linear' ? 1 : 2 * radius, 2 * radius)];
};

const idOf = (at: number): string => `terrain-${at + 1}`;

/** The cards of an attack alone. */
export const packOf = (attack: OddsAttack): ContentPack => ({
  id: 'odds',
  version: '1',
  factions: {},
  units: { [ATTACKER]: cardOf(attack, ATTACKER), [DEFENDER]: cardOf(attack, DEFENDER) },
  manifestations: {},
  terrain: Object.fromEntries(
    (attack.target.terrain ?? []).map((piece, at): [string, TerrainCard] => [
      idOf(at),
      { name: idOf(at), source: 'odds', points: 0, main: [{ ...piece, name: idOf(at), footprint: [] }], side: [] },
    ]),
  ),
  scenarios: {},
  armies: {},
  fragments: { factions: {}, units: {}, terrain: {}, scenarios: {} },
});

/** The state of a match that is one attack. */
export const stateOf = (attack: OddsAttack, options: SfiOptions): SfiState => {
  const begun = start({ players: [ATTACKER, DEFENDER], options });
  const [first, second] = begun.armies;
  const units = ([ATTACKER, DEFENDER] as const).map(
    (id): Unit => ({
      id,
      player: id,
      card: id,
      strength: 1,
      where: 'on-table',
      destroyedIn: null,
      activated: false,
      exhausted: false,
      conditions: attack[id === ATTACKER ? 'attacker' : 'target'].conditions ?? [],
    }),
  );
  const effects = (
    [
      [ATTACKER, attack.attacker],
      [DEFENDER, attack.target],
    ] as const
  ).flatMap(([player, side]) =>
    (side.effects ?? []).map(
      (data, at): Omit<Lasting, 'id'> => ({ key: `${player} ${at}`, source: player, target: player, player, data }),
    ),
  );
  return {
    ...begun,
    stage: { name: 'activations', next: ATTACKER },
    round: 1,
    token: ATTACKER,
    armies: [
      { ...first, reserve: attack.attacker.reserve ?? {} },
      { ...second, reserve: attack.target.reserve ?? {} },
    ],
    units,
    models: [
      { id: ATTACKER, unit: ATTACKER, at: { x: 0, y: 0 }, damage: 0 },
      { id: DEFENDER, unit: DEFENDER, at: { x: inches(APART), y: 0 }, damage: 0 },
    ],
    terrain: (attack.target.terrain ?? []).map(
      ({ type }, at): TerrainPiece => ({
        id: idOf(at),
        card: idOf(at),
        part: { kind: 'main', at: 0 },
        owner: DEFENDER,
        footprint: footprintOf(attack, type),
      }),
    ),
    effects: effects.map((effect, at) => ({ ...effect, id: at + 1 })),
  };
};
