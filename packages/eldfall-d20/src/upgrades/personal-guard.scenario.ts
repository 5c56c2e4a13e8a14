import { inches } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../activation/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import { bookSpells, caster } from '../magic/scenario-words.js';
import { movementOnly } from '../movement/scenario-words.js';
import { hasClass } from '../profiles/abilities.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { Eld, Model, Ongoing, Place, Stage } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
const profiles = { A: caster('summon-imp') };
const pack = { upgrades, spells: bookSpells, profiles: { imp: { ...plainProfile, tier: 1 } } };
const lay = (drawing: string, more: LaidOut = {}) => laidOut(drawing, { profiles, ...more, pack });
const guarded = (...more: readonly string[]): Partial<Model> => ({ mana: 9, upgrades: ['personal-guard', ...more] });
const creature: Partial<Model> = { summoned: { by: 'A', spell: 'summon-imp' }, original: false };
const guard = (target: string): Omit<Ongoing, 'id'> => ({
  key: 'personal-guard',
  source: 'A',
  target,
  data: { kind: 'effect', changes: [{ op: 'grant', classes: ['sentinel'] }], ends: 'game', by: 'p1', card: null },
});
const beside = { x: 5080 + 3200, y: 5080, z: 0 };
const ritual = { do: 'ritual', spells: ['summon-imp'] } as const;
const strategic: Stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' };
const dismiss = (target: string) => ({ do: 'ability', ability: 'dismiss', model: 'A', target }) as const;

/** The models that are Sentinels now. */
const sentinels = (laid: ReturnType<typeof laidOut>, { state }: Play<Eld>): readonly string[] => {
  const table = { ...laid.table, state };
  return state.models.filter(one => hasClass(table, one, 'sentinel')).map(({ id }) => id);
};

scenario(
  'a model with Personal Guard may make its creature a Sentinel when that is deployed',
  'ELD-UPGRADE-049',
  play => {
    const laid = lay('A\n\nb', { models: { A: guarded(), b: { points: 0 } } });
    const p = play(laid.game, laid.setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual);
    const asked = p.choose('p1', beside).waitsFor({ by: 'p1', kind: 'yes' });
    expect(sentinels(laid, asked.choose('p1', true))).toEqual(['p1:imp']);
    expect(upgrades['personal-guard']).toMatchObject({ faction: 'sand', cost: 3, limit: 3 });
  },
);

scenario('a model may keep Personal Guard for a later creature', 'ELD-UPGRADE-049', play => {
  const laid = lay('A\n\nb', { models: { A: guarded(), b: { points: 0 } } });
  const p = play(laid.game, laid.setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual);
  const kept = p.choose('p1', beside).choose('p1', false);
  expect([sentinels(laid, kept), modelIn(kept, 'A').upgrades]).toEqual([[], ['personal-guard']]);
});

scenario(
  'each copy of Personal Guard makes one guard, and without a copy nothing is asked',
  'ELD-UPGRADE-049',
  play => {
    const summoned = (A: Partial<Model>) => {
      const laid = lay('A\n.C\nb', { models: { A, C: creature, b: { points: 0 } }, effects: [guard('C')] });
      const p = play(laid.game, laid.setup).choose('p1', 'A').choose('p1', idle()).choose('p1', ritual);
      return open(p.choose('p1', beside));
    };
    expect(summoned(guarded())).toEqual(['p1 activate']);
    expect(summoned(guarded('personal-guard'))).toEqual(['p1 yes']);
    expect(summoned({ mana: 9 })).toEqual(['p1 activate']);
  },
);

scenario('a creature with which a Summoner begins the game may have Personal Guard', 'ELD-UPGRADE-049', play => {
  const laid = lay('A\nb', {
    profiles: { A: { ...profiles.A, classes: ['summoner'] } },
    models: { A: guarded() },
    state: { stage: { name: 'set-up', step: 'Summoners' } },
  });
  const p = play(laid.game, laid.setup).choose('p1', 'summon-imp').choose('p1', beside).choose('p1', true);
  expect(sentinels(laid, p)).toEqual(['p1:imp']);
});

/** The place farthest to the right where `C` still is in the Awareness of `A`: AG is 10, and the bases have a radius of 16 mm. */
const most = 5080 + 3200 + inches(10) + 2;
const near = { A: { x: 5080, y: 5080 }, C: { x: most - inches(5), y: 5080 } };
const at = (x: number): Place => ({ x, y: 5080, z: 0 });
const walk = (x: number) => ({ kind: 'walk', route: [at(x)], facing: { x: 1, y: 0 }, skills: [] }) as const;
const leaves = { code: 'leaves-awareness', rule: 'ELD-UPGRADE-049' } as const;

scenario('a guard does not fully leave the Awareness of its model, to 1/100 mm', 'ELD-UPGRADE-049', play => {
  const moving = (effects: LaidOut['effects'] & object, more: LaidOut = {}) => {
    const { game, setup } = lay('AC\n\n\n\n\n\nb', {
      models: { A: guarded(), C: creature },
      at: near,
      effects,
      ...more,
    });
    return play(game, setup).choose('p1', 'C');
  };
  moving([guard('C')]).refuses('p1', walk(most + 1), leaves);
  const { movement } = moving([guard('C')]).choose('p1', walk(most)).state.sequence ?? {};
  expect(movement?.route).toEqual([at(most)]);
  // Only the end of the movement counts.
  const around = { ...walk(most), route: [at(most + 100), at(most - 100)] };
  moving([guard('C')]).refuses('p1', { ...around, route: [at(most - 100), at(most + 100)] }, leaves);
  moving([guard('C')]).choose('p1', around);
  // No other creature is bound.
  moving([]).choose('p1', walk(most + 1));
});

scenario(
  'a guard that is outside already may stay there or come nearer, but by option it moves only to come back',
  'ELD-UPGRADE-049',
  play => {
    const moving = (options: LaidOut['options'] & object = {}, distance = 9) => {
      const { game, setup } = lay('AC\n\n\n\n\n\nb', {
        models: { A: guarded(), C: creature },
        at: { ...near, C: { x: most + inches(distance), y: 5080 } },
        effects: [guard('C')],
        options,
      });
      return play(game, setup).choose('p1', 'C');
    };
    const end = (p: ReturnType<typeof moving>) => p.state.sequence?.movement?.route;
    moving().choose('p1', idle({ x: 1, y: 0 }));
    expect(end(moving().choose('p1', walk(most + inches(4))))).toEqual([at(most + inches(4))]);
    expect(end(moving().choose('p1', walk(most + inches(9) - 1)))).toEqual([at(most + inches(9) - 1)]);
    // As far away as before is not nearer.
    moving().refuses('p1', { ...walk(0), route: [at(most + inches(8)), at(most + inches(9))] }, leaves);
    moving().refuses('p1', walk(most + inches(10)), leaves);
    const inside = { outsideGuards: 'return' } as const;
    moving(inside).choose('p1', idle({ x: 1, y: 0 }));
    moving(inside).refuses('p1', walk(most + inches(4)), leaves);
    expect(end(moving(inside, 5).choose('p1', walk(most)))).toEqual([at(most)]);
  },
);

scenario(
  'in Realism mode a guard walks as far as Awareness reaches, which is measured after the declaration',
  ['ELD-UPGRADE-049', 'ELD-MEASURE-013'],
  play => {
    const ends = (x: number) => {
      const { game, setup } = lay('AC\n\n\n\n\n\nb', {
        models: { A: guarded(), C: creature },
        at: near,
        effects: [guard('C')],
        options: { measuringMode: 'realism' },
      });
      return play(game, setup).choose('p1', 'C').choose('p1', walk(x)).state.sequence?.movement?.route.at(-1);
    };
    expect([ends(most + inches(0.5)), ends(most + inches(9)), ends(most - 5)]).toEqual([
      at(most),
      at(most),
      at(most - 5),
    ]);
  },
);

scenario('the move after a Dodge does not lead a guard out of the Awareness of its model', 'ELD-UPGRADE-049', play => {
  const edition = movementOnly(({ dodges }) => dodges.push({ model: 'C', role: 'active', against: [] }));
  const C = { x: most - inches(1), y: 5080 };
  const { game, setup } = lay('AC\nb', { edition, models: { C: creature }, at: { ...near, C }, effects: [guard('C')] });
  const to = (x: number) => ({ route: [at(x)], facing: { x: 1, y: 0 } });
  const p = play(game, setup)
    .choose('p1', 'C')
    .choose('p1', idle({ x: 1, y: 0 }));
  p.refuses('p1', to(most + 1), leaves).choose('p1', to(most));
  expect(modelIn(p, 'C').at.x).toBe(most);
});

scenario(
  'when a guard leaves the field, Personal Guard goes back and may be given to another creature at once',
  'ELD-UPGRADE-050',
  play => {
    const laid = lay('ACDE\n\nb', {
      models: { A: guarded(), C: creature, D: creature },
      effects: [guard('C')],
      state: { stage: strategic },
    });
    const p = play(laid.game, laid.setup).choose('p1', dismiss('C'));
    p.waitsFor({ by: 'p1', kind: 'yes' });
    expect(p.match.decisions[0]).toMatchObject({ about: { model: 'A', target: 'D' } });
    expect(sentinels(laid, p.choose('p1', true))).toEqual(['D']);
  },
);

scenario('Personal Guard that went back to its model waits for the next creature', 'ELD-UPGRADE-050', play => {
  const laid = lay('AC\n\n\nb', {
    models: { A: guarded(), C: creature, b: { points: 0 } },
    effects: [guard('C')],
    parties: { p1: { original: 1 } },
    state: { stage: strategic },
  });
  const p = play(laid.game, laid.setup).choose('p1', dismiss('C')).choose('p1', 'A').choose('p1', idle());
  expect([sentinels(laid, p), p.state.effects]).toEqual([[], []]);
  p.choose('p2', 'pass').choose('p1', ritual).choose('p1', beside).choose('p1', true);
  expect(sentinels(laid, p)).toEqual(['p1:imp']);
});

scenario(
  'no guard is chosen anew where a creature without Personal Guard leaves the field',
  'ELD-UPGRADE-050',
  play => {
    const laid = lay('ACDE\n\nb', {
      models: { A: guarded(), C: creature, D: creature },
      effects: [guard('C')],
      state: { stage: strategic },
    });
    const p = play(laid.game, laid.setup).choose('p1', dismiss('D'));
    expect([sentinels(laid, p), events(p, 'EffectsEnded')]).toEqual([['C'], []]);
  },
);

scenario('a Knockback and a flight of a guard end at the border of the Awareness', 'ELD-UPGRADE-049', play => {
  const edition = movementOnly(({ knockbacks }) =>
    knockbacks.push({ model: 'C', by: 'b', distance: 4, from: at(most - inches(6)) }),
  );
  const ends = (effects: LaidOut['effects'] & object, x = most - inches(1)) => {
    const b = { x: 60000, y: 60000 };
    const { game, setup } = lay('AC\nb', {
      edition,
      models: { C: creature },
      at: { ...near, C: { x, y: 5080 }, b },
      effects,
    });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle({ x: 1, y: 0 }));
    return modelIn(p.choose('p2', { x: 1, y: 0 }), 'C').at.x;
  };
  expect([ends([guard('C')]), ends([])]).toEqual([most, most + inches(3)]);
  // One that is outside already is not held.
  expect(ends([guard('C')], most + 10)).toBe(most + 10 + inches(4));
  const flees = (effects: LaidOut['effects'] & object) => {
    const field = { tableSize: { width: 24, depth: 90 } };
    const C = { x: most - inches(1), y: inches(40) };
    const { game, setup } = lay('AC\nb', {
      models: { C: creature, b: { points: 0 } },
      at: { A: { x: 5080, y: inches(40) }, C, b: { x: 5080, y: inches(80) } },
      states: { C: ['panicked'] },
      effects,
      options: field,
    });
    const p = play(game, { ...setup, dice: [20] }).choose('p1', 'C');
    return modelIn(p, 'C').at.x;
  };
  expect([flees([guard('C')]), flees([]) > most + inches(3)]).toEqual([most, true]);
});
