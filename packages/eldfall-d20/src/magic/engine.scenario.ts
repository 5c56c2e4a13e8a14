import { inches } from '@rulewright/core/inches';
import { describe, expect } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { plainSpell } from '../testing/index.js';
import type { Spell } from '../vocabulary/pack.js';
import { cast, spellAt, spellOn, story } from './scenario-words.js';

const withSpell = (spell: Partial<Spell>): Declared => ({ pack: { spells: { spark: { ...plainSpell, ...spell } } } });

describe('the effects of Spells as data', () => {
  scenario('a Sorcery has effects on what it hits, and others on what it wounds', 'ELD-SPELL-006', play => {
    const more = withSpell({
      onHit: [{ op: 'state', state: 'blinded', until: 'end-phase' }],
      onWound: [{ op: 'state', state: 'slowed' }],
    });
    const states = (dice: readonly number[]) =>
      modelIn(cast(play)('A\n\nb', spellAt('spark', 'b'), dice, more), 'b').states.map(({ state }) => state);
    // INT and Power are 10, and the Armor is 2.
    expect(states([10, 8])).toEqual(['blinded', 'slowed']);
    expect(states([10, 9])).toEqual(['blinded']);
    expect(states([11])).toEqual([]);
  });

  scenario('a Spell aimed at enemies is an Attack, at allies and the caster an Assist', 'ELD-SPELL-004', play => {
    const mend = withSpell({ type: 'healing', onHit: [{ op: 'heal', amount: 1 }] });
    const hurt = { models: { B: { hp: 1 }, A: { hp: 1 } } };
    const run = cast(play)('AB\n\nb', spellOn('spark', 'AB'), [10, 11], { ...mend, ...hurt });
    expect(story(run)).toEqual(['A cast INT 10 at A: 10', 'A cast INT 10 at B: 11-', 'A +1 HP']);
  });

  scenario(
    'an Enchantment stays until the next Strategic phase of its caster, and a model carries one of a name',
    ['ELD-SPELL-008', 'ELD-SPELL-010'],
    play => {
      const bless = withSpell({ type: 'enchantment', changes: [{ op: 'attribute', attribute: 'OFF', by: 2 }] });
      const old = {
        key: 'spark',
        source: 'B',
        target: 'B',
        data: { kind: 'enchantment', changes: [], ends: 'end-phase', by: 'p1', card: 'spark' },
      } as const;
      const run = cast(play)('AB\n\nb', spellOn('spark', 'B'), [10], { ...bless, effects: [old] });
      expect(
        run.state.effects.map(({ key, source, target, data: { ends, by } }) => [key, source, target, ends, by]),
      ).toEqual([['spark', 'A', 'B', 'strategic-phase', 'p1']]);
      const lasting = cast(play)('AB\n\nb', spellOn('spark', 'B'), [10], {
        ...bless,
        effects: [{ ...old, data: { ...old.data, ends: 'game' } }],
      });
      expect(lasting.state.effects.map(({ data }) => data.ends)).toEqual(['game']);
      const failed = cast(play)('AB\n\nb', spellOn('spark', 'B'), [11], bless);
      expect(failed.state.effects).toEqual([]);
    },
  );

  scenario('an Enchantment on an enemy needs a Hit, which a Dodge does not prevent', 'ELD-SPELL-009', play => {
    const curse = withSpell({
      type: 'enchantment',
      weapon: { ...plainSpell.weapon, power: null },
      changes: [{ op: 'attribute', attribute: 'DEF', by: -2 }],
    });
    const dodging = { ...curse, reactions: { b: { do: 'dodge' } as const } };
    const run = cast(play)('A\n\nb', spellAt('spark', 'b'), [10], dodging);
    expect(run.state.effects.map(({ target }) => target)).toEqual(['b']);
    expect(story(run)).toEqual(['A attack INT 10 at b: 10', 'A hits b']);
    const sorcery = { ...dodging, pack: { spells: { spark: plainSpell } } };
    expect(story(cast(play)('A\n\nb', spellAt('spark', 'b'), [10, 10], sorcery)).at(-1)).toBe(
      'hit on b negated by dodge',
    );
  });

  scenario('an Enchantment is part of a Confrontation with an enemy that attacks its caster', 'ELD-SPELL-012', play => {
    const curse = withSpell({
      type: 'enchantment',
      weapon: { ...plainSpell.weapon, power: null },
      changes: [{ op: 'attribute', attribute: 'DEF', by: -2 }],
    });
    const facing = { ...curse, reactions: { b: spellAt('flare', 'A') }, profiles: { b: { spells: ['flare'] } } };
    const more: Declared = {
      ...facing,
      pack: { spells: { ...curse.pack?.spells, flare: { ...plainSpell, name: 'Flare' } } },
    };
    const won = cast(play)('A\n\nb', spellAt('spark', 'b'), [10, 9], more);
    expect(won.state.effects.map(({ target }) => target)).toEqual(['b']);
    const lost = cast(play)('A\n\nb', spellAt('spark', 'b'), [9, 10, 20], more);
    expect(lost.state.effects).toEqual([]);
  });

  scenario('the effects of a Casting Aura reach the Awareness of the caster', 'ELD-SPELL-017', play => {
    const aura = withSpell({ weapon: { ...plainSpell.weapon, power: null, reach: { distance: 'casting-aura' } } });
    // AG is 10, the bases have 16 mm, and the tolerance is 2.
    const at = (far: number) => ({ b: { x: 5000, y: 5000 + 3200 + inches(10) + far } });
    const first = (far: number, dice: readonly number[]) =>
      story(
        cast(play)('A\nb', spellAt('spark', 'b'), dice, { ...aura, at: { A: { x: 5000, y: 5000 }, ...at(far) } }),
      )[0];
    expect(first(2, [20])).toBe('A attack INT 10 at b: 20-');
    expect(first(3, [])).toBe('A fails: out-of-reach b');
  });
});
