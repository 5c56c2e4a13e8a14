import { expect } from 'vitest';
import { passive, reactive } from '../abilities/scenario-words.js';
import { armyOf } from '../match/lookups.js';
import type { LaidOut } from '../testing/index.js';
import type { ReactiveAbility, StandingAbility } from '../vocabulary/ability.js';
import type { Effect } from '../vocabulary/effect.js';
import { attacking, scenario } from './scenario-words.js';

const point: Effect = { op: 'victoryPoints', amount: 1 };
/** In step 13, b pushes itself away from A by 4 inches, or to C by 4 inches. */
const dodge = (direction: 'directly-away' | 'directly-towards'): ReactiveAbility =>
  reactive({
    when: { window: 'hit', of: 'self', by: 'enemy' },
    effects: [{ op: 'push', distance: 4, direction, from: 'attacker', to: 'self' }],
  });
/** A point for p1 where an enemy within 2 inches is hit: a reaction of step 14, or a passive ability of step 15. */
const near = { window: 'hit', of: 'enemy', within: 2 } as const;
const answers: readonly (readonly [string, ReactiveAbility | StandingAbility])[] = [
  ['step 14', reactive({ id: 'answer', when: near, effects: [point] })],
  ['step 15', passive({ id: 'answer', when: near, effects: [point], optional: true })],
];

/** The points of p1 after b has moved in step 13, for an ability of a unit whose range b leaves or enters. */
const pointsOf = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  ability: ReactiveAbility | StandingAbility,
  { leaves, ...lay }: LaidOut & { readonly leaves: boolean },
): number => {
  const direction = 'directly-away';
  const unit = leaves ? 'A' : 'C';
  const { game, setup } = attacking('Ab..C', {
    ...lay,
    cards: { A: {}, C: {}, b: { arm: 9, abilities: [dodge(direction)] }, [unit]: { abilities: [ability] } },
  });
  const p = play(game, { ...setup, dice: [2, 2, 1, 1] }).choose('p1', { do: 'attack' });
  p.choose('p2', { ability: 'b:reply', source: 'b' });
  if (p.match.decisions[0]?.kind === 'window') p.choose('p1', { ability: `${unit}:answer`, source: unit });
  return armyOf(p.state, 'p1').points;
};

scenario(
  'an ability whose range the target leaves in step 13 still acts in step 14 or 15, since the hit was in its range',
  ['SFI-ABILITY-REACTIVE-012', 'SFI-ATTACK-027', 'SFI-ATTACK-028'],
  play => {
    for (const [step, ability] of answers) {
      const given = [undefined, 'atStep' as const].map(judged =>
        pointsOf(play, ability, { leaves: true, options: judged ? { 'attack.triggersJudged': judged } : {} }),
      );
      expect([step, ...given]).toEqual([step, 1, 0]);
    }
  },
);

scenario(
  'an ability whose range the target enters in step 13 does not act, unless each step is judged by itself',
  ['SFI-ABILITY-REACTIVE-012', 'SFI-PRIORITY-010'],
  play => {
    for (const [step, ability] of answers) {
      const given = [undefined, 'atStep' as const].map(judged =>
        pointsOf(play, ability, { leaves: false, options: judged ? { 'attack.triggersJudged': judged } : {} }),
      );
      expect([step, ...given]).toEqual([step, 0, 1]);
    }
  },
);
