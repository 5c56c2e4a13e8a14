import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { events } from '../activation/scenario-words.js';
import { resolving, scenario, told } from '../attacks/scenario-words.js';
import { bookSpells, caster } from '../magic/scenario-words.js';
import { thing } from '../quests/scenario-words.js';
import { laidOut, plainProfile } from '../testing/index.js';
import type { Interaction, Thing } from '../vocabulary/index.js';
import { ritual } from './ritual.js';

const cache = thing('cache', { x: 5080, y: 7780, z: 0 }, { id: 'cache', radius: 1100, height: 500 });

scenario(
  'Perceive fails at the Resolution step for a token that is out of sight or of Awareness by then',
  ['ELD-ACT-020', 'ELD-ACTION-032'],
  play => {
    const tried = (x: number, facing = 1, dice: readonly number[] = []) => {
      const { game, setup } = resolving('', {
        at: { A: { x: inches(5), y: inches(5) }, b: { x: inches(5 + x), y: inches(5) } },
        facing: { A: { x: facing, y: 0 } },
        states: { b: ['shrouded'] },
        action: { do: 'perceive', target: 'b' },
      });
      const p = play(game, { ...setup, dice });
      return [told(p.match)[0], ...events(p, 'RequirementFailed').map(({ code }) => code)];
    };
    expect(tried(8, 1, [11])).toEqual(['A perceive INT 10: 11-']);
    expect(tried(8, -1)).toEqual(['A fails: no-sight b', 'no-sight']);
    // Awareness is 10 inches between the bases.
    expect(tried(12)).toEqual(['A fails: not-aware b', 'not-aware']);
  },
);

scenario('Perceive fails for a model that is no token any more', ['ELD-ACT-020', 'ELD-ACTION-031'], play => {
  const { game, setup } = resolving('A\nb', { action: { do: 'perceive', target: 'b' } });
  expect(told(play(game, setup).match)).toEqual(['A fails: no-token b']);
});

scenario('a thing that Perceive finds is what its Quest says', 'ELD-ACTION-033', play => {
  const seen: boolean[] = [];
  const found: Interaction = {
    action: 'perceive',
    isFor: (_, __, { kind }) => kind === 'cache',
    attributes: () => [],
    carryOut: (_, __, ___, success) => void seen.push(success),
  };
  const { game, setup } = resolving('A', {
    action: { do: 'perceive', target: 'cache' },
    things: [cache],
    sources: { interactions: [found] },
  });
  play(game, { ...setup, dice: [11] });
  play(game, { ...setup, dice: [10] });
  expect(seen).toEqual([true]);
});

scenario(
  'Interact fails at the Resolution step without contact, and without the thing',
  ['ELD-ACT-020', 'ELD-ACTION-037'],
  play => {
    const done: boolean[] = [];
    const open: Interaction = {
      isFor: (_, __, { marks }) => marks.length === 0,
      attributes: () => [],
      carryOut: (_, __, ___, success) => void done.push(success),
    };
    const tried = (things: readonly Thing[]) => {
      const { game, setup } = resolving('A', {
        at: { A: { x: 5080, y: 5080 } },
        action: { do: 'interact', thing: 'cache' },
        things,
        sources: { interactions: [open] },
      });
      return events(play(game, setup), 'RequirementFailed').map(({ code, target }) => [code, target]);
    };
    expect(tried([cache])).toEqual([]);
    // Without a roll an interaction succeeds.
    expect(done).toEqual([true]);
    expect(tried([{ ...cache, at: { ...cache.at, y: 7790 } }])).toEqual([['no-contact', 'cache']]);
    expect(tried([{ ...cache, marks: ['used'] }])).toEqual([['no-object', 'cache']]);
    expect(tried([])).toEqual([['no-object', 'cache']]);
    expect(done).toEqual([true]);
  },
);

scenario('Uncover shows Hidden enemies only', 'ELD-ACTION-041', play => {
  const { game, setup } = resolving('A.b.C.d', {
    action: { do: 'uncover' },
    states: { b: ['hidden'], C: ['hidden'] },
  });
  const p = play(game, { ...setup, dice: [5] });
  expect(events(p, 'ModelRevealed').map(({ model }) => model)).toEqual(['b']);
});

scenario(
  'a Conjuration that the caster can keep up no more fails at the Resolution step',
  ['ELD-ACT-020', 'ELD-MANA-011'],
  play => {
    const { game, setup } = resolving('A\n\nb', {
      action: { do: 'ritual', spells: ['summon-imp'] },
      pack: { spells: bookSpells, profiles: { imp: { ...plainProfile, tier: 1 } } },
      profiles: { A: { ...caster('summon-imp'), stats: { STA: 1 } } },
      at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 15240 }, C: { x: 9000, y: 5080 } },
      models: { C: { summoned: { by: 'A', spell: 'summon-imp' }, original: false } },
    });
    const p = play(game, setup);
    expect(events(p, 'RequirementFailed').map(({ code, target }) => [code, target])).toEqual([['upkeep-full', null]]);
    expect(p.state.models).toHaveLength(3);
  },
);

test('all Rituals are listed that the Mana of the caster pays, of at most six Conjurations [ELD-ACTION-038, ELD-MANA-005, ELD-MANA-011]', () => {
  const listed = (mana: number): readonly string[] => {
    const { table } = laidOut('A', {
      pack: {
        spells: bookSpells,
        profiles: { imp: { ...plainProfile, tier: 1 }, golem: { ...plainProfile, tier: 2 } },
      },
      profiles: { A: { ...caster('inferno', 'summon-imp', 'summon-golem'), stats: { STA: 99 } } },
      models: { A: { mana } },
    });
    return ritual
      .candidates(table, { model: 'A', role: 'active', occasion: 'step' })
      .map(({ spells }) => spells.map(one => one.replace('summon-', '')).join());
  };
  expect(listed(0)).toEqual([]);
  expect(listed(1)).toEqual(['imp']);
  // The second creature may be any; from the third on they keep the order of the list.
  expect(listed(4)).toEqual([
    'imp',
    'imp,imp',
    'imp,imp,imp',
    'imp,imp,imp,imp',
    'imp,imp,golem',
    'imp,golem',
    'golem',
    'golem,imp',
    'golem,imp,imp',
    'golem,golem',
  ]);
  expect(Math.max(...listed(9).map(one => one.split(',').length))).toBe(6);
  expect(listed(9).filter(one => one === 'imp,imp,imp,imp,imp,imp')).toHaveLength(1);
});
