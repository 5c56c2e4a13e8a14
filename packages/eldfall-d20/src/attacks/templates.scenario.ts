import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import type { Place, TemplatePlace } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import { attack, type Declared, resolving, scenario, told } from './scenario-words.js';

const blast: Spell = {
  name: 'Blast',
  element: 'fire',
  type: 'sorcery',
  weapon: { power: 8, reach: { distance: 16, template: 'circular-small' }, strike: 2, kinds: ['ranged'], traits: [] },
};

const circle = (at: Place): TemplatePlace => ({ template: 'circular-small', at });
const B = { x: 5000, y: 12700, z: 0 };
/** c touches the circle of 70 mm around b; d is 1/100 mm outside. */
const places = {
  A: { x: 5000, y: 2540 },
  b: B,
  c: { x: 5000 + 1600 + 3500, y: B.y },
  d: { x: 5000 - 1600 - 3500 - 1, y: B.y },
};

/** `A` casts a Blast with one die for each aim. */
const cast = (aims: readonly ('b' | 'spot')[], more: Declared = {}, spell: Spell = blast) => {
  const aim = (one: 'b' | 'spot') =>
    one === 'b' ? { model: 'b', template: circle(B) } : { spot: B, template: circle(B) };
  const { game, setup } = resolving('A\ndbc', {
    at: places,
    pack: { spells: { blast: spell } },
    action: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims: aims.map(aim) },
    ...more,
  });
  return (dice: readonly number[]) => [game, { ...setup, dice }] as const;
};
const short = (match: Parameters<typeof told>[0]): readonly string[] =>
  told(match).filter(one => !one.startsWith('damage') && !one.includes('attack'));

scenario(
  'a successful strike places its template, and everybody under it is hit, without the user',
  ['ELD-TEMPLATE-001', 'ELD-TEMPLATE-003', 'ELD-TEMPLATE-016'],
  play => {
    expect(short(play(...cast(['b'])([10, 20, 20])).match)).toEqual(['template on b, c', 'A hits b', 'A hits c']);
    expect(short(play(...cast(['b'])([11])).match)).toEqual([]);
  },
);

scenario(
  'each strike places its own template, with its own roll, and a model suffers each of them',
  ['ELD-TEMPLATE-012', 'ELD-TEMPLATE-015', 'ELD-TEMPLATE-016'],
  play => {
    expect(told(play(...cast(['b', 'b'])([3, 4, 20, 20, 20, 20])).match).slice(0, 8)).toEqual([
      'A attack INT 10 at b: 3',
      'A attack INT 10 at b: 4',
      'template on b, c',
      'template on b, c',
      'A hits b',
      'A hits c',
      'A hits b',
      'A hits c',
    ]);
    expect(short(play(...cast(['b', 'b'])([3, 14, 20, 20])).match)).toEqual([
      'template on b, c',
      'A hits b',
      'A hits c',
    ]);
  },
);

scenario(
  'a Dodge avoids the Hits in the area with one roll for all templates of the attack',
  ['ELD-TEMPLATE-013', 'ELD-ACTION-024'],
  play => {
    const dodging = { reactions: { c: { do: 'dodge' } as const } };
    expect(short(play(...cast(['b', 'b'], dodging)([3, 4, 9, 20, 20])).match)).toEqual([
      'c dodge AG 10: 9',
      'template on b, c',
      'hit on c negated by dodge',
      'template on b, c',
      'hit on c negated by dodge',
      'A hits b',
      'A hits b',
    ]);
  },
);

const bow = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
const answering = (who: string): Declared => ({
  profiles: { [who]: bow },
  reactions: { [who]: attack('A', { with: 'bow' }) },
});

scenario(
  'the target that wins the Confrontation keeps the template off the table; a draw does too',
  ['ELD-TEMPLATE-014', 'ELD-CONFRONT-012'],
  play => {
    expect(short(play(...cast(['b'], answering('b'))([6, 8, 20])).match)).toEqual(['A 6x against b 8: b', 'b hits A']);
    expect(short(play(...cast(['b'], answering('b'))([8, 8])).match)).toEqual(['A 8x against b 8x: nobody']);
    // Of two strikes the one that is left places its template.
    expect(short(play(...cast(['b', 'b'], answering('b'))([6, 9, 8, 20, 20])).match)).toEqual([
      'A 6x 9 against b 8x: A',
      'template on b, c',
      'A hits b',
      'A hits c',
    ]);
  },
);

scenario(
  'of two targets of templates the one that wins its Confrontation keeps its own template off the table',
  ['ELD-TEMPLATE-014', 'ELD-TEMPLATE-015', 'ELD-CONFRONT-010'],
  play => {
    const away = { x: 20000, y: B.y, z: 0 };
    const aims = [
      { model: 'b', template: circle(B) },
      { model: 'd', template: circle(away) },
    ];
    const { game, setup } = resolving('A\ndbc', {
      at: { ...places, d: away },
      pack: { spells: { blast } },
      action: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims },
      ...answering('b'),
    });
    expect(short(play(game, { ...setup, dice: [6, 7, 8, 20, 20] }).match)).toEqual([
      'A 6x against b 8: b',
      'template on d',
      'A hits d',
      'b hits A',
    ]);
  },
);

scenario(
  'a covered model that is not the target cannot keep the template away',
  ['ELD-TEMPLATE-017', 'ELD-CONFRONT-002'],
  play => {
    expect(short(play(...cast(['b'], answering('c'))([3, 9, 20, 20, 20])).match)).toEqual([
      'template on b, c',
      'A hits b',
      'A hits c',
      'c hits A',
    ]);
  },
);

scenario(
  'an attack at a surface meets nobody in a Confrontation, unless the option says so',
  'ELD-TEMPLATE-018',
  play => {
    expect(short(play(...cast(['spot'], answering('b'))([3, 9, 20, 20, 20])).match)).toEqual([
      'template on b, c',
      'A hits b',
      'A hits c',
      'b hits A',
    ]);
    const confronts = { ...answering('b'), options: { targetlessConfronts: true } };
    expect(short(play(...cast(['spot'], confronts)([3, 9, 20])).match)).toEqual(['A 3x against b 9: b', 'b hits A']);
  },
);

scenario('a surface must be within Reach, and has no Cover', ['ELD-TEMPLATE-009', 'ELD-COVER-010'], play => {
  const at = (y: number): Declared => {
    const spot = { x: 5000, y, z: 0 };
    const aims = [{ spot, template: circle(spot) }];
    return { action: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims } };
  };
  const edge = 2540 + 1600 + inches(16);
  expect(told(play(...cast([], at(edge + 2))([15])).match)).toEqual(['A attack INT 10: 15-']);
  expect(told(play(...cast([], at(edge + 3))([])).match)).toEqual(['A fails: out-of-reach']);
});

scenario('a surface needs no sight, but by the option it must be in sight', 'ELD-TRAIT-062', play => {
  const run = (surfaceSight: 'notNeeded' | 'needed', dice: readonly number[], more: Declared = {}) =>
    told(play(...cast(['spot'], { ...more, options: { surfaceSight } })(dice)).match);
  const wall = { scenery: { wall: { boxes: [[0, 2.5, 5, 0.2]], top: 9 } } } as const;
  const cast10 = ['A attack INT 10: 11-'];
  const unseen = ['A fails: no-sight'];
  expect([run('notNeeded', [11], wall), run('needed', [], wall)]).toEqual([cast10, unseen]);
  // The model that stands on the spot does not hide it; a wall that is lower than the eyes of the caster does not either.
  const low = { scenery: { wall: { boxes: [[0, 2.5, 5, 0.2]], top: 0.5 } } } as const;
  expect([run('needed', [11]), run('needed', [11], low)]).toEqual([cast10, cast10]);
  // The spot must lie in the Front of the caster.
  const away = { facing: { A: { x: 0, y: -1 } } };
  expect([run('notNeeded', [11], away), run('needed', [], away)]).toEqual([cast10, unseen]);
});

scenario(
  'by the option a model still sees the surface on which it stands, and the top of scenery',
  'ELD-TRAIT-062',
  play => {
    const on = (spot: Place, more: Declared = {}) => {
      const aims = [{ spot, template: circle(spot) }];
      const action = { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims } as const;
      return told(play(...cast([], { action, options: { surfaceSight: 'needed' }, ...more })([11])).match);
    };
    const seen = ['A attack INT 10: 11-'];
    expect(on({ ...places.A, z: 0 }, { facing: { A: { x: 0, y: -1 } } })).toEqual(seen);
    const aside = { b: { x: 60000, y: 60000 }, c: { x: 65000, y: 60000 }, d: { x: 70000, y: 60000 } };
    const block = { scenery: { block: { boxes: [[1, 4, 3, 2]], top: 1 } }, at: { A: places.A, ...aside } } as const;
    expect(on({ x: 5000, y: inches(5), z: inches(1) }, block)).toEqual(seen);
  },
);

scenario('a target that is not wholly under the template is not hit', 'ELD-TEMPLATE-002', play => {
  const shifted = (x: number): Declared => {
    const aims = [{ model: 'b', template: circle({ ...B, x }) }];
    return { action: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims } };
  };
  expect(told(play(...cast([], shifted(5000 + 1900))([15])).match)).toEqual(['A attack INT 10 at b: 15-']);
  expect(told(play(...cast([], shifted(5000 + 1901))([])).match)).toEqual(['A fails: not-under-template b']);
});

scenario('a Spell may spare allies, or hit only the enemies that its player chooses', 'ELD-TEMPLATE-001', play => {
  const ally = { at: { ...places, C: { x: 5000 + 5000, y: B.y }, c: { x: 1000, y: 1000 } } };
  const drawn = (spell: Spell) => {
    const { game, setup } = resolving('A\ndbcC', {
      at: { ...places, C: { x: 5000, y: B.y + 5000 } },
      pack: { spells: { blast: spell } },
      action: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims: [{ model: 'b', template: circle(B) }] },
    });
    return { game, setup };
  };
  expect(ally.at.b).toBe(B);
  const all = drawn(blast);
  expect(short(play(all.game, { ...all.setup, dice: [3, 10, 20, 20, 20] }).match)[0]).toBe('template on b, c, C');
  const enemies = drawn({ ...blast, affects: 'enemies' });
  expect(short(play(enemies.game, { ...enemies.setup, dice: [3, 20, 20] }).match)[0]).toBe('template on b, c');
  const chosen = drawn({ ...blast, affects: 'chosen-enemies' });
  const going = play(chosen.game, { ...chosen.setup, dice: [3, 20] })
    .choose('p1', false)
    .choose('p1', true);
  expect(short(going.match)).toEqual(['template on c', 'A hits c']);
});

scenario(
  'a template passes over a Dead model, which suffers nothing more, and hits an Incapacitated one',
  ['ELD-STATE-019', 'ELD-STATE-022', 'ELD-TEMPLATE-001'],
  play => {
    const hits = (state: 'dead' | 'incapacitated') => {
      const more: Declared = { states: { c: [state] }, models: { c: { hp: 0 } } };
      const dice = state === 'dead' ? [3, 20] : [3, 20, 20];
      return short(play(...cast(['b'], more)(dice)).match);
    };
    expect(hits('dead')).toEqual(['template on b', 'A hits b']);
    expect(hits('incapacitated')).toEqual(['template on b, c', 'A hits b', 'A hits c']);
  },
);
