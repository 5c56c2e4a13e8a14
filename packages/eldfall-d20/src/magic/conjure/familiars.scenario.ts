import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelIn, open } from '../../activation/scenario-words.js';
import { attack, resolving, scenario } from '../../attacks/scenario-words.js';
import { plainProfile } from '../../testing/index.js';
import { swordWith } from '../../traits/scenario-words.js';
import type { Ongoing } from '../../vocabulary/index.js';
import type { Spell } from '../../vocabulary/pack.js';
import { bookSpells, caster, refused } from '../scenario-words.js';

/** A Familiar of a model. */
const familiar = (key: string, target: string, by: string | null): Omit<Ongoing, 'id'> => ({
  key,
  source: target,
  target,
  data: { kind: 'familiar', changes: bookSpells['call-owl']?.changes ?? [], ends: 'game', by, card: 'call-owl' },
});

scenario(
  'for a Hostile the 1st Player decides about its Familiar, or by option the Active Player',
  ['ELD-TRAIT-027', 'ELD-HOSTILE-010'],
  play => {
    const struck = (by: 'A' | 'a', hostileArbiter: 'firstPlayer' | 'activePlayer' = 'firstPlayer') => {
      const { game, setup } = resolving('A\n1\na', {
        pitch: 1.5,
        by,
        active: by === 'A' ? 'p1' : 'p2',
        action: attack('11'),
        facing: { a: { x: 0, y: -1 } },
        effects: [familiar('call-owl', '1', null)],
        profiles: { 1: { stats: { ...plainProfile.stats, HP: 3 } } },
        options: { hostileArbiter },
      });
      return play(game, { ...setup, dice: [5, 5, 1, 1] });
    };
    const given = struck('A');
    given.options('p1', ['call-owl', 'none']).choose('p1', 'call-owl');
    expect([modelIn(given, '1').hp, given.state.effects]).toEqual([3, []]);
    expect([open(struck('a')), open(struck('a', 'activePlayer'))]).toEqual([['p1 card'], ['p2 card']]);
    const kept = struck('a').choose('p1', 'none');
    expect([modelIn(kept, '1').hp, kept.state.effects.length]).toEqual([1, 1]);
  },
);

scenario('the Familiar of a Hostile leaves when its caster falls', 'ELD-MANA-013', play => {
  const { game, setup } = resolving('A\n1', {
    pitch: 1.5,
    action: attack('1'),
    effects: [familiar('call-owl', '1', null)],
    profiles: { 1: { stats: { ...plainProfile.stats, HP: 1 } } },
  });
  const fallen = play(game, { ...setup, dice: [5, 1] }).choose('p1', 'none');
  expect([modelIn(fallen, '1').states[0]?.state, fallen.state.effects]).toEqual(['incapacitated', []]);
});

scenario(
  'a model that an Attack throws off a roof may give up one Familiar for the Wounds of the Attack and another for those of the fall',
  ['ELD-TRAIT-027', 'ELD-FALL-006', 'ELD-TRAIT-038'],
  play => {
    const y = inches(10);
    const thrown = (first: string, second: string) => {
      const { game, setup } = resolving('A\nb', {
        action: attack('b'),
        at: { A: { x: inches(11), y, z: inches(7) }, b: { x: inches(11) + 3200, y, z: inches(7) } },
        facing: { A: { x: 1, y: 0 }, b: { x: -1, y: 0 } },
        scenery: { roof: { boxes: [[8, 8, 5, 4]], top: 7 } },
        pack: { items: { sword: swordWith({ id: 'knockback', x: 3 }) } },
        profiles: { b: { stats: { ...plainProfile.stats, HP: 5 } } },
        effects: [familiar('owl', 'b', 'p2'), familiar('cat', 'b', 'p2')],
      });
      // 7 inches are two intervals of half SPD: both Agility rolls fail.
      const p = play(game, { ...setup, dice: [5, 1, 11, 11] });
      p.options('p2', ['owl', 'cat', 'none']).choose('p2', first);
      p.choose('p1', { x: 1, y: 0 }).choose('p2', { x: -1, y: 0 });
      const left = ['owl', 'cat', 'none'].filter(one => one === 'none' || one !== first);
      p.options('p2', left).choose('p2', second);
      return [modelIn(p, 'b').hp, p.state.effects.map(({ key }) => key)];
    };
    expect([thrown('cat', 'owl'), thrown('cat', 'none')]).toEqual([
      [5, []],
      [3, ['owl']],
    ]);
    expect([thrown('none', 'owl'), thrown('none', 'none')]).toEqual([
      [4, ['cat']],
      [2, ['owl', 'cat']],
    ]);
  },
);

test('Familiars may come before the first creature of a Ritual, whichever of them the card lists first [ELD-MANA-010, ELD-MANA-011, ELD-TRAIT-028]', () => {
  const [owl, raven, golem] = ['call-owl', 'call-raven', 'summon-golem'];
  const cast = (known: readonly string[], spells: readonly string[], STA: number) =>
    refused(
      'A\n\nb',
      { do: 'ritual', spells },
      {
        pack: {
          spells: { ...bookSpells, [raven]: { ...(bookSpells[owl] as Spell), name: 'Call Raven' } },
          profiles: { golem: { ...plainProfile, tier: 2 } },
        },
        profiles: { A: { ...caster(...known), stats: { ...plainProfile.stats, STA } } },
        models: { A: { mana: 9 } },
      },
    );
  for (const known of [
    [owl, raven, golem],
    [golem, owl, raven],
  ]) {
    expect(cast(known, [owl, raven, golem], 1)).toBe('allowed');
    // The golem is as much Upkeep as the caster can bear, so nothing comes after it.
    expect(cast(known, [owl, golem, raven], 2)).toBe('ELD-MANA-008 upkeep-full');
  }
});
