import { act, createMatch } from '@rulewright/core';
import { expect, test } from 'vitest';
import { reactive } from '../abilities/scenario-words.js';
import { laidOut } from '../testing/index.js';

test('an attack that two forks finish from its damage roll is the same attack in both, in a match for production [SFI-ATTACK-029]', () => {
  const reply = reactive({ when: { window: 'hit', of: 'self', by: 'enemy' } });
  const { game, setup } = laidOut('Ab', {
    active: 'A',
    cards: { A: { hits: { melee: { red: 4 } } }, b: { arm: 9, abilities: [reply] } },
    armies: { p1: { reserve: { red: 1 } } },
  });
  let match = createMatch(game, { ...setup, seed: 'fork', checked: false });
  const choose = (choice: unknown) => {
    const [asked] = match.decisions;
    if (!asked) throw new Error('nothing is asked');
    return act(match, { decision: asked.id, by: asked.by, choice } as Parameters<typeof act>[1]);
  };
  for (const choice of [{ do: 'attack' }, { profile: 'blade', target: 'b/1' }, 'none', 'none', 'pass', 'none']) {
    match = choose(choice);
  }
  expect(match.decisions[0]?.kind).toBe('essenceReroll');
  // The first fork ends the attack without damage; the second one must not see that.
  const ends = ['none', 'red'].map(choice =>
    choose(choice).records.flatMap(one => (one.kind === 'event' ? [one.event.type] : [])),
  );
  const after = ['DamageDecided', 'AttackEnded', 'ModelDone', 'ActionEnded'];
  expect(ends).toEqual([after, ['EssencePaid', 'DiceRerolled', ...after]]);
});
