import { attempt, suggest } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { idle } from '../activation/scenario-words.js';
import { createPresentation } from '../presentation/index.js';
import type { RuleId } from '../rulebook/index.js';
import { laidOut, plainSpell } from '../testing/index.js';
import type { DeclaredAction } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);

/** A Spell for allies with so many strikes. */
const mend = (strike: number): Spell => ({
  ...plainSpell,
  name: 'Mend',
  type: 'healing',
  weapon: { power: null, reach: { distance: 6 }, strike, kinds: [], traits: [] },
});

/** `A` among six allies, who all see each other, is about to use Mend. */
const mending = (strike: number) =>
  laidOut('A..\nBCD\nEFG\n\n\n\n\n\nb', {
    pack: { spells: { mend: mend(strike) } },
    profiles: { A: { traits: [{ id: 'affinity', element: 'fire' }], spells: ['mend'] } },
    facing: { A: { x: 1, y: 1 } },
  });

scenario(
  'few groups of targets are listed; of many the targets are named strike by strike, until a player names nobody else',
  ['ELD-ACTION-008', 'ELD-ACTION-006'],
  play => {
    const asked = (strike: number, dice = 0) => {
      const { game, setup } = mending(strike);
      return play(game, { ...setup, dice: Array<number>(dice).fill(1) })
        .choose('p1', 'A')
        .choose('p1', { ...idle(), facing: { x: 1, y: 1 } })
        .choose('p1', { do: 'assist', means: { spell: 'mend' } });
    };
    const options = (p: ReturnType<typeof asked>): readonly unknown[] => p.match.decisions[0]?.options ?? [];
    expect(options(asked(2))).toContainEqual(['A', 'B']);
    const first = asked(12, 2);
    const seen = options(first);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every(one => Array.isArray(one) && one.length === 1)).toBe(true);
    const [decision] = first.match.decisions;
    if (!decision) throw new Error('nothing is asked');
    const { words } = createPresentation(mending(12).game);
    expect(words.decision(decision, first.state)).toContain('strike 1 of Mend');
    expect(suggest(first.match, decision, 3)).toEqual(seen.slice(0, 3));
    for (const choice of [['b'], [], ['A', 'B'], 'A', null]) {
      expect(attempt(first.match, { decision: decision.id, by: 'p1', choice }).refusal).toBeDefined();
    }
    const second = first.choose('p1', ['A']);
    expect(options(second)).toEqual([...seen, []]);
    const named = (p: typeof first): unknown =>
      p.match.records.flatMap(one =>
        one.kind === 'event' && one.event.type === 'ActionDeclared'
          ? [(one.event.action as Extract<DeclaredAction, { readonly do: 'assist' }>).targets]
          : [],
      );
    expect(named(second.choose('p1', ['A']).choose('p1', []))).toEqual([['A', 'A']]);
    let all = asked(12, 12);
    for (let strike = 0; strike < 12; strike++) all = all.choose('p1', ['A']);
    expect(named(all)).toEqual([Array<string>(12).fill('A')]);
  },
);
