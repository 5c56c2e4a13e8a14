import { concede, type Match, undo, view } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { packWith } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { HeroId } from '../../vocabulary/pack.js';
import { drafting } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);

const { heroes, units } = packWith();
const [a = '', b = '', c = '', d = '', e = '', f = ''] = Object.keys(heroes);
const [unit = ''] = Object.keys(units);
const seenBy = (match: Match<Jhx>, viewer?: string): string => JSON.stringify(view(match, viewer));

scenario(
  'a player sees nothing of the picks of the other before all are made, nor after a concession',
  ['JHX-DRAFT-004', 'JHX-GEN-006'],
  play => {
    const seen = (...picks: readonly [HeroId, HeroId, HeroId]): readonly string[] => {
      const { game, setup } = drafting('blind-pick');
      const p = play(game, { ...setup, dice: [6, 1] });
      const views: string[] = [];
      const look = (): void => void views.push(seenBy(p.match, 'p2'), seenBy(p.match));
      for (const [at, pick] of picks.entries()) {
        p.choose('p1', pick);
        look();
        if (at === 2) views.push(seenBy(concede(p.match, 'p1'), 'p2'));
        p.choose('p2', [a, b, c][at] ?? a);
        if (at < 2) look();
      }
      return views;
    };
    expect(seen(a, b, c)).toEqual(seen(d, e, f));
  },
);

scenario(
  'a pick is taken back until the other player has picked too, and the other sees nothing of that',
  ['JHX-DRAFT-004', 'JHX-GEN-006'],
  play => {
    const { game, setup } = drafting('blind-pick');
    const p = play(game, { ...setup, dice: [6, 1] }).choose('p1', a);
    const before = seenBy(p.match, 'p2');
    p.match = undo(p.match, 'p1').match;
    p.choose('p1', b);
    expect(seenBy(p.match, 'p2')).toBe(before);
    p.choose('p2', b);
    expect([undo(p.match, 'p1').refusal?.code, undo(p.match, 'p2').refusal?.code]).toEqual([
      'past-another-player',
      'past-revealed-information',
    ]);
    p.choose('p1', a).choose('p2', c).choose('p1', c).choose('p2', d);
    expect(p.state.models.map(({ id }) => id)).toEqual([
      `p1:${b}`,
      `p1:${a}`,
      `p1:${c}`,
      ...[b, c, d].map(x => `p2:${x}`),
    ]);
  },
);

scenario(
  'a veto is taken back, and another one made, until the other player has answered',
  ['JHX-DRAFT-008', 'JHX-DRAFT-006'],
  play => {
    const { game, setup } = drafting('veto');
    const p = play(game, { ...setup, dice: [6, 1] });
    for (const hero of [a, b, c, d, e]) p.choose('p1', hero).choose('p2', hero);
    p.choose('p1', 'turn').choose('p1', 'first').choose('p2', 'lower').choose('p1', a);
    expect(concede(p.match, 'p2').outcome?.winners).toEqual(['p1']);
    p.match = undo(p.match, 'p1').match;
    p.options('p1', [a, b, c, d, e]).choose('p1', e).choose('p2', b);
    expect(undo(p.match, 'p1').refusal?.code).toBe('past-another-player');
    // p1 has vetoed e of p2, and keeps e.
    for (const hero of [a, c, e]) p.choose('p1', hero);
    p.options('p2', [a, b, c, d]);
    for (const hero of [a, b, c]) p.choose('p2', hero);
    expect(p.state.models.map(({ card }) => card)).toEqual([a, c, e, a, b, c]);
  },
);

scenario(
  'Immunity of a Battle: a Hero that both offer is picked or vetoed for each of them apart, and a unit as one Hero',
  ['JHX-DRAFT-001', 'JHX-DRAFT-012', 'JHX-DRAFT-013', 'JHX-UNIT-001'],
  play => {
    const { game, setup } = drafting('immunity', '5v5');
    const p = play(game, { ...setup, dice: [6, 1] });
    for (const hero of [a, b, c, d, e, f, unit]) p.choose('p1', hero).choose('p2', hero);
    p.choose('p1', 'turn').choose('p1', 'second').choose('p2', 'lower');
    // p2 has the first turn: both pick, then both veto, twice.
    p.choose('p2', unit).choose('p1', a).options('p2', [b, c, d, e, f, unit]).choose('p2', unit);
    p.options('p1', [a, b, c, d, e, f]).choose('p1', a);
    p.options('p2', [b, c, d, e, f]).choose('p2', b).options('p1', [b, c, d, e, f]).choose('p1', b);
    p.choose('p2', c).choose('p1', c);
    const cards = (player: string) =>
      new Set(p.state.models.filter(one => one.player === player).map(({ card }) => card));
    expect([cards('p2'), cards('p1')]).toEqual([new Set([unit, b, d, e, f]), new Set([a, b, d, e, f])]);
    expect(p.state.models.filter(({ card }) => card === unit).length).toBeGreaterThan(1);
  },
);
