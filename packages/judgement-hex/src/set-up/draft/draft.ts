import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { chooseBoth } from '../../match/ask.js';
import { opponentOf, warbandOf } from '../../match/models.js';
import { modeOf, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { DraftFormat, Jhx } from '../../vocabulary/index.js';
import type { HeroId } from '../../vocabulary/pack.js';
import { sharePrivileges } from './initiative.js';
import { formWarband } from './warband.js';

/** Every Hero and Hero unit of the pack: both are drafted, and both players may have the same (JHX-DRAFT-001). */
const roster = (turn: Turn<Jhx>): readonly HeroId[] => {
  const { heroes, units } = tableOf(turn).pack;
  return [...Object.keys(heroes), ...Object.keys(units)];
};

/** Both players choose a number of Heroes, one after another and unseen; none twice (JHX-DRAFT-001). */
function* chooseUnseen(
  turn: Turn<Jhx>,
  count: number,
  rule: RuleId,
): Rule<readonly [readonly HeroId[], readonly HeroId[]]> {
  const chosen: [HeroId[], HeroId[]] = [[], []];
  const [first] = turn.state.players;
  for (let n = 0; n < count; n++) {
    const [a, b] = yield* chooseBoth(turn, by => {
      const own = chosen[by === first ? 0 : 1];
      const options = roster(turn).filter(hero => !own.includes(hero));
      return { by, kind: 'pick', rule, options, about: { chosen: own.length, of: count }, secret: true };
    });
    chosen[0].push(a);
    chosen[1].push(b);
  }
  return chosen;
}

/** Blind Pick: both choose unseen and reveal together, before the initiative roll. */
function* blindPick(turn: Turn<Jhx>): Rule {
  const rule = 'JHX-DRAFT-004';
  const chosen = yield* chooseUnseen(turn, modeOf(tableOf(turn)).heroes, rule);
  turn.state.players.forEach((player, at) => {
    for (const hero of chosen[at === 0 ? 0 : 1]) turn.emit({ type: 'HeroPicked', player, hero }, rule);
    formWarband(turn, player, rule);
  });
  yield* sharePrivileges(turn, 'JHX-DRAFT-005');
}

/** Both players offer a pool that is then open to both (JHX-DRAFT-006, JHX-DRAFT-010). */
function* offerPools(turn: Turn<Jhx>, rule: RuleId): Rule {
  const pools = yield* chooseUnseen(turn, modeOf(tableOf(turn)).draftPool, rule);
  turn.state.players.forEach((player, at) => {
    turn.emit({ type: 'PoolOffered', player, heroes: pools[at === 0 ? 0 : 1] }, rule);
  });
}

/** The rest of a pool: the Heroes that are neither picked nor vetoed (JHX-DRAFT-013). */
const left = ({ state }: Turn<Jhx>, player: PlayerId): readonly HeroId[] => {
  const { pool, picked, vetoed } = warbandOf(state, player);
  return pool.filter(hero => !picked.includes(hero) && !vetoed.includes(hero));
};

function* veto(turn: Turn<Jhx>, by: PlayerId, rule: RuleId): Rule {
  const player = opponentOf(turn.state, by);
  const hero = yield* decide(turn, { by, kind: 'veto', rule, options: left(turn, player) });
  turn.emit({ type: 'HeroVetoed', player, hero }, rule);
}

function* pick(turn: Turn<Jhx>, by: PlayerId, rule: RuleId): Rule {
  const hero = yield* decide(turn, { by, kind: 'pick', rule, options: left(turn, by) });
  turn.emit({ type: 'HeroPicked', player: by, hero }, rule);
}

/** Veto: each removes a Hero of the other's pool, then each selects a Warband. */
function* vetoDraft(turn: Turn<Jhx>): Rule {
  yield* offerPools(turn, 'JHX-DRAFT-006');
  yield* sharePrivileges(turn, 'JHX-DRAFT-007');
  const { order } = turn.state;
  for (const by of order) yield* veto(turn, by, 'JHX-DRAFT-008');
  for (const by of order) {
    for (let n = modeOf(tableOf(turn)).heroes; n > 0; n--) yield* pick(turn, by, 'JHX-DRAFT-008');
    formWarband(turn, by, 'JHX-DRAFT-009');
  }
}

/** Immunity: pick, veto, pick, veto, and the remaining Heroes join; picked Heroes are immune to vetoes (JHX-DRAFT-013). */
function* immunityDraft(turn: Turn<Jhx>): Rule {
  yield* offerPools(turn, 'JHX-DRAFT-010');
  yield* sharePrivileges(turn, 'JHX-DRAFT-011');
  const { order } = turn.state;
  for (const act of [pick, veto, pick, veto]) {
    for (const by of order) yield* act(turn, by, 'JHX-DRAFT-012');
  }
  for (const player of order) {
    for (const hero of left(turn, player)) turn.emit({ type: 'HeroPicked', player, hero }, 'JHX-DRAFT-012');
    formWarband(turn, player, 'JHX-DRAFT-012');
  }
}

const formats: Readonly<Record<DraftFormat, (turn: Turn<Jhx>) => Rule>> = {
  'blind-pick': blindPick,
  veto: vetoDraft,
  immunity: immunityDraft,
};

/** Warbands that the players have agreed on outside of the game; the initiative is rolled after that. */
function* agreed(turn: Turn<Jhx>, warbands: readonly (readonly HeroId[])[]): Rule {
  const rule = 'JHX-DRAFT-002';
  turn.state.players.forEach((player, at) => {
    for (const hero of warbands[at] ?? []) turn.emit({ type: 'HeroPicked', player, hero }, rule);
    formWarband(turn, player, rule);
  });
  yield* sharePrivileges(turn, rule);
}

/** The Warbands come about in the format of the match, or as agreed (JHX-DRAFT-002). */
export const formWarbands = (turn: Turn<Jhx>): Rule => {
  const { format, warbands } = turn.options;
  return warbands ? agreed(turn, warbands) : formats[format](turn);
};
