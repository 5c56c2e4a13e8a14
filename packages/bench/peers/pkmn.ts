import { TeamGenerators } from '@pkmn/randoms';
import { Battle, type ID, type PokemonSet, type PRNGSeed, type Side, Teams } from '@pkmn/sim';
import type { Lots } from '../measure/lots.js';

Teams.setGeneratorFactory(TeamGenerators);

const format = 'gen9randombattle' as ID;
const seedOf = (lots: Lots): PRNGSeed => [0, 0, 0, 0].map(() => lots.below(0x10000)).join(',') as PRNGSeed;

/** Random legal orders of a side; three times in ten a switch where one may be made. */
const order = (side: Side, lots: Lots): string => {
  const request = side.activeRequest;
  if (!request || request.wait) return '';
  const bench = side.pokemon.flatMap((one, at) => (one.fainted || one.isActive ? [] : [`switch ${at + 1}`]));
  const any = (orders: readonly string[]): string => orders[lots.below(orders.length)] ?? 'default';
  if (request.forceSwitch) return any(bench);
  const [active] = 'active' in request ? request.active : [];
  if (!active) return 'default';
  const moves = active.moves.flatMap(({ disabled }, at) => (disabled ? [] : [`move ${at + 1}`]));
  const stuck = active.trapped || active.maybeTrapped || bench.length === 0;
  return any(!stuck && lots.below(10) < 3 ? bench : moves);
};

/** A whole battle of two teams; returns its log lines. */
const battle = (teams: readonly PokemonSet[][], lots: Lots): number => {
  const sides = teams.map((team, at) => ({ name: `p${at + 1}`, team }));
  const now = new Battle({ formatid: format, seed: seedOf(lots), p1: sides[0], p2: sides[1] } as never);
  for (let turns = 0; !now.ended && turns < 1000; turns++) {
    for (const side of now.sides) {
      const orders = order(side, lots);
      if (orders !== '' && !side.isChoiceDone() && !now.choose(side.id, orders)) now.choose(side.id, 'default');
    }
  }
  if (!now.ended) throw new Error('a battle that does not end');
  return now.log.length;
};

/** Random battles of generation 9 with teams made beforehand, driven synchronously; counts log lines. */
export const pkmnBattles = (lots: Lots): (() => number) => {
  const generator = Teams.getGenerator(format, seedOf(lots));
  const pool = Array.from({ length: 20 }, () => generator.getTeam());
  const team = (): PokemonSet[] => structuredClone(pool[lots.below(pool.length)] ?? []) as PokemonSet[];
  return () => battle([team(), team()], lots);
};
