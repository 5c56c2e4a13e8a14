import { expect } from 'vitest';
import { attack, resolving, scenario, told } from '../attacks/scenario-words.js';
import type { Trait } from '../vocabulary/traits.js';
import { afterHit } from './scenario-words.js';

scenario('a Dodge is rolled with Intellect also where an ability gives the Attack Mindgame', 'ELD-TRAIT-045', play => {
  const dodged = (...traits: readonly Trait[]) => {
    const sources = { hitTraits: [() => traits] };
    const reactions = { b: { do: 'dodge' } } as const;
    const { game, setup } = resolving('A\nb', { action: attack('b'), reactions, sources });
    return told(play(game, { ...setup, dice: [5, 9] }).match)[1];
  };
  expect([dodged({ id: 'mindgame' }), dodged()]).toEqual(['b dodge INT 10: 9', 'b dodge AG 10: 9']);
});

scenario(
  'a Dodge with Intellect against an unseen attacker is made with half of it, by the option with all of it',
  ['ELD-ACTION-014', 'ELD-TRAIT-045'],
  play => {
    const dodged = (blindDodge: 'anyAttribute' | 'agilityOnly', ...traits: readonly Trait[]) => {
      const lay = { facing: { b: { x: 0, y: 1 } }, options: { blindDodge }, sources: { hitTraits: [() => traits] } };
      const { game, setup } = resolving('A\nb', { ...lay, action: attack('b'), reactions: { b: { do: 'dodge' } } });
      return told(play(game, { ...setup, dice: [5, 4] }).match)[1];
    };
    const mindgame = { id: 'mindgame' } as const;
    expect([dodged('anyAttribute', mindgame), dodged('anyAttribute')]).toEqual(['b dodge INT 5: 4', 'b dodge AG 5: 4']);
    expect([dodged('agilityOnly', mindgame), dodged('agilityOnly')]).toEqual(['b dodge INT 10: 4', 'b dodge AG 5: 4']);
  },
);

scenario('Mindgame: a failed Intellect roll takes the place of the Damage roll', 'ELD-TRAIT-046', play => {
  expect(afterHit(play)([{ id: 'mindgame' }], [5, 11])).toEqual(['b mindgame INT 10: 11-', 'b -1 HP']);
  expect(afterHit(play)([{ id: 'mindgame' }], [5, 10])).toEqual(['b mindgame INT 10: 10']);
  // Nothing else that the Hit would do happens to a model that passes the roll.
  const more = [{ id: 'mindgame' }, { id: 'stagger' }, { id: 'knockdown' }] as const;
  expect(afterHit(play)(more, [5, 10])).toEqual(['b mindgame INT 10: 10']);
  const shown = afterHit(play)(more, [5, 10], { states: { b: ['shrouded'] } });
  expect(shown).toEqual(['b is no longer shrouded', 'b mindgame INT 10: 10']);
  expect(afterHit(play)(more, [5, 11])).toEqual(['b mindgame INT 10: 11-', 'b -1 HP', 'b is crouched', 'b -1 AP']);
  const construct = { profiles: { b: { traits: [{ id: 'construct' as const }] } } };
  expect(afterHit(play)([{ id: 'mindgame' }], [5, 20], construct)).toEqual(['damage to b: 20+2 against 10']);
});
