import { inches } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { events, idle, modelIn } from '../activation/scenario-words.js';
import { bookSpells, caster } from '../magic/scenario-words.js';
import { tableIn } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import { atQuest } from '../quests/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type Laid, type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { Eld, EldOptions, Stage } from '../vocabulary/index.js';
import type { PartyList, Profile, Stratagem } from '../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);
const strategic = (active: string | null = 'p1'): { readonly stage: Stage } => ({
  stage: { name: 'turn', active, phase: 'strategic', step: '' },
});
const stratagems: Readonly<Record<string, Stratagem>> = {
  rally: { name: 'Rally', kind: 'authority', changes: [{ op: 'attribute', attribute: 'M', by: 3 }] },
  mud: { name: 'Mud', kind: 'subterfuge', changes: [{ op: 'attribute', attribute: 'SPD', by: -1 }] },
  breath: {
    name: 'Breath',
    kind: 'authority',
    changes: [],
    effects: [{ op: 'remove-states', states: ['weakened'] }],
  },
};
const listed = (faction: string): PartyList => ({ faction, models: [], upgrades: [], leader: 0 });
const leads: Partial<Profile> = { stratagems: ['rally', 'mud', 'breath'] };
const lay = (more: LaidOut = {}): LaidOut => ({
  state: strategic(),
  ...more,
  pack: {
    stratagems,
    upgrades: {
      friendship: { name: 'Friendship', faction: 'neutral', cost: 5, changes: [], code: 'camaraderie' },
    },
    ...more.pack,
  },
  profiles: { A: leads, ...more.profiles },
});
const done = { do: 'done' } as const;
const use = (stratagem: string | null) => ({ do: 'stratagem', stratagem }) as const;
const named = ['rally', 'mud', 'breath', null].map(use);

/** The differences of an attribute from the printed value, by model. */
const changed = ({ match }: Play<Eld>, attribute: 'M' | 'SPD'): string => {
  const table = tableIn(match);
  return table.state.models
    .flatMap(model => {
      const by = currentOf(table, model, attribute) - plainProfile.stats[attribute];
      return by === 0 ? [] : [`${model.id}${by > 0 ? '+' : ''}${by}`];
    })
    .join(' ');
};

scenario(
  'a player applies one Stratagem of the profile of its Leader, and only in the own Strategic phase',
  ['ELD-STRATAGEM-001', 'ELD-STRATAGEM-002', 'ELD-STRATAGEM-003', 'ELD-LEADER-002'],
  play => {
    // The second model has Stratagems too, but does not lead; p2 has none in the phase of p1.
    const { game, setup } = laidOut(
      'AB..b',
      lay({ profiles: { B: { stratagems: ['mud'] }, b: { stratagems: ['mud'] } } }),
    );
    const p = play(game, setup).options('p1', [...named, done]);
    p.refuses('p1', use('march'), { code: 'no-such-stratagem', rule: 'ELD-STRATAGEM-003' });
    p.choose('p1', use('rally'));
    expect(events(p, 'StratagemUsed')).toMatchObject([{ player: 'p1', stratagem: 'rally' }]);
    // Nothing else is left to choose, so the Tactical phase has come.
    p.waitsFor({ by: 'p1', kind: 'activate' }).choose('p1', 'end');
    p.options('p2', [use('mud'), use(null), done]);
  },
);

scenario(
  'Authority helps allied models and Subterfuge troubles enemies, Hostiles too, at any distance and unseen',
  ['ELD-STRATAGEM-004', 'ELD-STRATAGEM-005', 'ELD-STRATAGEM-006'],
  play => {
    const far = { B: { x: 90000, y: 90000 }, b: { x: 85000, y: 90000 } };
    const scenery = { wall: { boxes: [[20, 20, 4, 10]] as const, top: null } };
    const { game, setup } = laidOut(
      'ABC..b1',
      lay({ at: far, scenery, states: { C: ['incapacitated'], b: ['hidden'] } }),
    );
    expect(changed(play(game, setup).choose('p1', use('rally')), 'M')).toBe('A+3 B+3 C+3');
    expect(changed(play(game, setup).choose('p1', use('mud')), 'SPD')).toBe('b-1 1-1');
    const dead = laidOut('AB..b', lay({ states: { B: ['dead'] } }));
    expect(changed(play(dead.game, dead.setup).choose('p1', use('rally')), 'M')).toBe('A+3');
  },
);

scenario('the effects of a Stratagem happen at once, to every model that it reaches', 'ELD-STRATAGEM-004', play => {
  const weak: readonly ['weakened'] = ['weakened'];
  const { game, setup } = laidOut('AB..b', lay({ states: { B: weak, b: weak } }));
  const p = play(game, setup).choose('p1', use('breath'));
  expect(['B', 'b'].map(id => modelIn(p, id).states.map(({ state }) => state))).toEqual([[], weak]);
});

scenario(
  'a Stratagem lasts until the next Strategic phase of its player, also if the Leader falls',
  ['ELD-STRATAGEM-007', 'ELD-STRATAGEM-010'],
  play => {
    const { game, setup } = laidOut('AB..b', lay());
    const p = play(game, setup).choose('p1', use('rally')).choose('p1', 'end');
    expect(changed(p, 'M')).toBe('A+3 B+3');
    p.choose('p2', 'end');
    expect(changed(p, 'M')).toBe('');
    p.options('p1', [...named, done]);
    // The Leader is down, but the Stratagem goes on.
    const effect = {
      key: 'rally',
      source: 'A',
      target: 'B',
      data: {
        kind: 'stratagem',
        changes: stratagems.rally?.changes ?? [],
        ends: 'strategic-phase',
        by: 'p1',
        card: 'rally',
      },
    } as const;
    const fallen = laidOut('AB..b', { ...lay({ states: { A: ['incapacitated'] } }), state: {}, effects: [effect] });
    const q = play(fallen.game, fallen.setup);
    expect(changed(q, 'M')).toBe('B+3');
    q.choose('p1', 'end').choose('p2', 'end');
    expect(changed(q, 'M')).toBe('');
  },
);

scenario(
  'nobody takes the place of a Leader that has fallen or left the field; it leads again when it gets up',
  ['ELD-LEADER-002', 'ELD-LEADER-003'],
  play => {
    const without = (more: LaidOut): void => {
      const { game, setup } = laidOut('AB..b', lay({ ...more, profiles: { B: leads } }));
      play(game, setup).waitsFor({ by: 'p1', kind: 'activate' });
    };
    without({ states: { A: ['incapacitated'] }, models: { A: { hp: 0 } } });
    without({ states: { A: ['dead'] } });
    without({ models: { A: { where: 'removed' } } });
    // A Panicked Leader still leads.
    const scared = laidOut('AB..b', lay({ states: { A: ['panicked'] }, profiles: { B: leads } }));
    play(scared.game, scared.setup).options('p1', [...named, done]);
    const risen: LaidOut = { states: { A: ['incapacitated'] }, models: { A: { hp: 1 } } };
    const { game, setup } = laidOut('AB..b', lay(risen));
    const p = play(game, setup).choose('p1', false).choose('p1', 'end').choose('p2', 'end');
    p.options('p1', [...named, done]);
  },
);

describe('a model that comes while a Stratagem lasts', () => {
  /** The changes of SPD after p1 has used a Stratagem and ended its turn, at the end of which a Hostile comes back. */
  const later = (
    play: (game: Laid['game'], setup: Laid['setup']) => Play<Eld>,
    options: Partial<EldOptions>,
    id: string,
  ) => {
    const home = { x: inches(18), y: inches(30), z: 0 };
    const quest = atQuest('great-hall', { options: { gameSize: 121, ...options } });
    const { game, setup } = laidOut('A..b1', {
      ...lay({ ...quest, profiles: { 1: { tier: 1 } }, pack: quest.pack ?? {} }),
      models: { 1: { home, states: [{ state: 'dead', by: 'p1', source: 'test' }] } },
    });
    return play(game, setup)
      .choose('p2', 'keep')
      .choose('p1', use(id))
      .choose('p1', { do: 'done' })
      .choose('p1', 'end');
  };

  scenario('is not affected, but by the option it is', ['ELD-STRATAGEM-011', 'ELD-HOSTILE-036'], play => {
    const speeds = (options: Partial<EldOptions>, id: string) =>
      changed(
        later((game, setup) => play(game, setup), options, id),
        'SPD',
      );
    expect(speeds({}, 'mud')).toBe('b-1');
    expect(speeds({ stratagemReach: 'whileItLasts' }, 'mud')).toBe('b-1 hostile:1#2-1');
    // A Hostile is no ally of the Leader.
    expect(speeds({ stratagemReach: 'whileItLasts' }, 'rally')).toBe('');
  });

  scenario('a creature of the Leader is led by the option, until the Stratagem ends', 'ELD-STRATAGEM-011', play => {
    const morale = (stratagemReach: EldOptions['stratagemReach']) => {
      const { game, setup } = laidOut('A\n\nb', {
        ...lay({
          options: { stratagemReach },
          profiles: { A: { ...caster('summon-imp'), ...leads } },
          models: { A: { mana: 9 }, b: { points: 0 } },
        }),
        pack: { stratagems, spells: bookSpells, profiles: { imp: { ...plainProfile, tier: 1 } } },
      });
      const p = play(game, setup)
        .choose('p1', use('rally'))
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', 'pass');
      p.choose('p1', { do: 'ritual', spells: ['summon-imp'] }).choose('p1', { x: 5080 + 3200, y: 5080, z: 0 });
      const first = changed(p, 'M');
      p.choose('p1', 'end').choose('p2', 'end');
      return [first, changed(p, 'M')];
    };
    expect(morale('whenUsed')).toEqual(['A+3', '']);
    expect(morale('whileItLasts')).toEqual(['A+3 p1:imp+3', '']);
  });
});

scenario('a player who names no Stratagem uses the one that the profile lists highest', 'ELD-STRATAGEM-009', play => {
  const { game, setup } = laidOut('A..b', lay());
  const p = play(game, setup).choose('p1', use(null));
  expect(events(p, 'StratagemUsed').map(({ stratagem }) => stratagem)).toEqual(['rally']);
  const used = (options: Partial<EldOptions>, choice: typeof done | ReturnType<typeof use>) => {
    const laid = laidOut('A..b', lay({ options }));
    return events(play(laid.game, laid.setup).choose('p1', choice), 'StratagemUsed').map(one => one.stratagem);
  };
  expect(used({}, done)).toEqual([]);
  expect(used({ autoStratagem: true }, done)).toEqual(['rally']);
  expect(used({ autoStratagem: true }, use('mud'))).toEqual(['mud']);
});

scenario(
  'Authority helps only models of the Affiliation of the Leader; a creature has that of its caster',
  ['ELD-STRATAGEM-008', 'ELD-PROFILE-030', 'ELD-UPGRADE-013'],
  play => {
    const profiles = {
      A: { ...leads, factions: ['soga'] },
      B: { factions: ['soga', 'neutral'] },
      C: { factions: ['neutral'] },
      D: { factions: ['helian', 'neutral'] },
      E: { factions: [] },
      F: { factions: [] },
    };
    const models = {
      E: { summoned: { by: 'B', spell: 'spark' } },
      F: { summoned: { by: 'C', spell: 'spark' } },
    };
    const reached = (more: LaidOut = {}): string => {
      const { game, setup } = laidOut(
        'ABCDEF..b',
        lay({ parties: { p1: { list: listed('soga') } }, ...more, profiles: { ...profiles, ...more.profiles }, models: { ...models, ...more.models } }),
      ); // biome-ignore format: one call
      return changed(play(game, setup).choose('p1', use('rally')), 'M');
    };
    expect(reached()).toBe('A+3 B+3 E+3');
    // A Neutral Leader leads those that are Neutral in this party.
    expect(reached({ profiles: { A: { ...leads, factions: ['neutral'] } } })).toBe('A+3 C+3 D+3 F+3');
    // Camaraderie helps Neutral models, with a split banner or without, and no others.
    const friend = { upgrades: ['friendship'] };
    expect(reached({ models: { C: friend } })).toBe('A+3 B+3 C+3 E+3');
    expect(reached({ models: { D: friend } })).toBe('A+3 B+3 D+3 E+3');
    expect(reached({ models: { C: friend }, profiles: { C: { factions: ['helian'] } } })).toBe('A+3 B+3 E+3');
  },
);

scenario(
  'an ally of the same Affiliation is led too, but in Guildsworn the whole own party and nobody else',
  ['ELD-PARTY-012', 'ELD-STRATAGEM-008', 'ELD-UPGRADE-013'],
  play => {
    const profiles = {
      A: { ...leads, factions: ['soga'] },
      B: { factions: ['helian'] },
      a: { factions: ['soga'] },
      b: { factions: ['neutral'] },
    };
    const allied: LaidOut = {
      state: { ...strategic(), alliances: [['p1', 'p2']] },
      models: { b: { upgrades: ['friendship'] } },
    };
    const reached = (stratagem: string, attribute: 'M' | 'SPD', more: LaidOut): string => {
      const { game, setup } = laidOut('AB..ab', lay({ profiles, ...more }));
      return changed(play(game, setup).choose('p1', use(stratagem)), attribute);
    };
    const guildsworn = { options: { format: 'guildsworn' } } as const;
    expect(reached('rally', 'M', allied)).toBe('A+3 a+3');
    expect(reached('rally', 'M', { ...allied, ...guildsworn })).toBe('A+3 B+3');
    expect(reached('mud', 'SPD', allied)).toBe('');
    expect(reached('mud', 'SPD', guildsworn)).toBe('a-1 b-1');
  },
);

scenario(
  'a Stratagem that answers another one adds to it, and each ends in the Strategic phase of its own player',
  ['ELD-STRATAGEM-006', 'ELD-STRATAGEM-007', 'ELD-TURN-015'],
  play => {
    const dread: Stratagem = {
      name: 'Dread',
      kind: 'subterfuge',
      changes: [{ op: 'attribute', attribute: 'M', by: -4 }],
    };
    const { game, setup } = laidOut(
      'A..b',
      lay({ pack: { stratagems: { ...stratagems, dread } }, profiles: { b: { stratagems: ['dread'] } } }),
    );
    const p = play(game, setup).choose('p1', use('rally'));
    const seen = [changed(p, 'M')];
    p.choose('p1', 'end').choose('p2', use('dread'));
    seen.push(changed(p, 'M'));
    // The Strategic phase of p1 ends Rally, before p1 uses another one, and that of p2 ends Dread.
    p.choose('p2', 'end');
    seen.push(changed(p, 'M'));
    p.choose('p1', use('mud')).choose('p1', 'end');
    seen.push(changed(p, 'M'));
    expect(seen).toEqual(['A+3', 'A-1', 'A-4', '']);
  },
);

scenario(
  'a state that is for enemies only does nothing to the models of the side that causes it, also among choices',
  ['ELD-STRATAGEM-004', 'ELD-STRATAGEM-005'],
  play => {
    const slows = { op: 'state', state: 'slowed', only: 'enemies' } as const;
    const slowed = (kind: Stratagem['kind'], effects: Stratagem['effects'] & object): string => {
      const { game, setup } = laidOut('AB..b', {
        ...lay(),
        profiles: { A: { stratagems: ['trip'] } },
        pack: { stratagems: { trip: { name: 'Trip', kind, changes: [], effects } } },
      });
      const p = play(game, setup).choose('p1', use('trip'));
      while (p.match.decisions[0]?.kind === 'effect') p.choose('p1', 'Fall');
      return p.state.models.flatMap(({ id, states }) => (states.length > 0 ? [id] : [])).join('');
    };
    const options = ['Fall', 'Stumble'].map(name => ({ name, effects: [slows] }));
    for (const effects of [[slows], [{ op: 'choose', options } as const]]) {
      expect([slowed('authority', effects), slowed('subterfuge', effects)]).toEqual(['', 'b']);
    }
    expect(slowed('authority', [{ op: 'state', state: 'slowed' }])).toBe('AB');
  },
);
