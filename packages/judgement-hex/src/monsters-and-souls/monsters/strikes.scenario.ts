import { defineAbility, type Rule, type Turn } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { having, innate } from '../../abilities/cards/window-words.js';
import { place } from '../../combat/walking/walk.js';
import { modelOf } from '../../match/models.js';
import { up } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { windows } from '../../special-rules/timing/windows.js';
import {
  armed,
  attacks,
  column,
  doing,
  faces,
  happened,
  type Laid,
  type LaidOut,
  laidOut,
  plainHero,
  suffering,
  weapon,
} from '../../testing/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { kicker } from './kicking-words.js';
import { monsterReach, strikeAtEndOfActivation, strikeNewlyEngaged } from './strikes.js';

const scenario = scenarios<RuleId>(test);

const monster = { kind: 'monster' } as const;
const beasts = (...weapons: readonly Weapon[]) => ({ cards: { monsters: { beast: armed(...weapons) } } });
const beast = { kind: 'monster', card: 'beast' } as const;

/** Models are put on the hexes with digits; then Monsters attack models that came into their reach. */
const moved = (laid: Laid, ...moves: readonly (readonly [model: ModelId, to: string])[]) =>
  doing(laid, function* (turn: Turn<Jhx>): Rule {
    const before = monsterReach(turn);
    for (const [model, to] of moves) {
      yield* place(turn, { model, to: laid.cell(to), motion: 'place', by: null });
    }
    yield* strikeNewlyEngaged(turn, before);
  });
/** Some models end their activation. */
const ending = (laid: Laid, ...models: readonly ModelId[]) =>
  doing(laid, turn => strikeAtEndOfActivation(turn, models));

const corridor = 'm\n\n1\n\n2\n\nA\n\n3\n\nb';

scenario(
  'a model that becomes engaged outside its own activation is attacked, after the whole effect',
  ['JHX-MONSTER-043', 'JHX-MONSTER-046'],
  play => {
    const laid = laidOut(corridor, { models: { m: monster } });
    const p = play(moved(laid, ['A', '1']), { ...laid.setup, dice: faces('h.') });
    expect(attacks(p)).toEqual(['m at A with teeth']);
    expect(happened(p, 'AttackDeclared')[0]?.kind).toBe('monster');
    // The model stops one hex short, or only passes by.
    expect(attacks(play(moved(laid, ['A', '2']), laid.setup))).toEqual([]);
    expect(attacks(play(moved(laid, ['A', '1'], ['A', '3']), laid.setup))).toEqual([]);
    // The Monster itself is moved, which counts as well.
    const p2 = play(moved(laid, ['m', '2']), { ...laid.setup, dice: faces('..') });
    expect(attacks(p2)).toEqual(['m at A with teeth']);
  },
);

scenario('a model that was engaged before is not attacked again', 'JHX-MONSTER-043', play => {
  const laid = laidOut('1\n\nA\n\nm\n\n2', { models: { m: monster } });
  expect(attacks(play(moved(laid), laid.setup))).toEqual([]);
  // A model that leaves the reach and comes back within one effect stays engaged; a model that comes back later is
  // newly engaged.
  const lying = laidOut('A\n\nm', { models: { m: monster }, effects: [suffering('m', 'knock-down', 'A')] });
  expect(attacks(play(moved(lying), lying.setup))).toEqual([]);
});

scenario('a model that comes into reach in its own activation is safe until that ends', 'JHX-MONSTER-044', play => {
  const laid = laidOut(corridor, { models: { m: monster }, active: 'A' });
  expect(attacks(play(moved(laid, ['A', '1']), laid.setup))).toEqual([]);
  // b is moved in A's activation, which is not b's own.
  const other = laidOut(corridor, { models: { m: monster }, active: 'A' });
  expect(attacks(play(moved(other, ['b', '1']), { ...other.setup, dice: faces('..') }))).toEqual(['m at b with teeth']);
});

scenario(
  'a Monster attacks the healthiest of several models that it engages at once, then any, and only one',
  'JHX-MONSTER-045',
  play => {
    const drawing = '4\n\nm\n\n1\n\n2\n\nA\n\n3\n\nb';
    const struck = (lay: LaidOut, dice: readonly (string | number)[]): readonly string[] => {
      const laid = laidOut(drawing, { ...lay, models: { ...lay.models, m: monster } });
      return attacks(play(moved(laid, ['A', '1'], ['b', '4']), { ...laid.setup, dice }));
    };
    expect(struck({ models: { A: { damage: 1 } } }, faces('..'))).toEqual(['m at b with teeth']);
    expect(struck({ models: { b: { damage: 1 } } }, faces('..'))).toEqual(['m at A with teeth']);
    expect(struck({}, [1, ...faces('..')])).toEqual(['m at A with teeth']);
  },
);

scenario('a Monster attacks once, with its first melee weapon, whatever else it has', 'JHX-MONSTER-047', play => {
  const all = [
    weapon('sling', 'RNG', 5),
    weapon('club', 'MEL', 1, { common: [{ id: 'dual-wield' }] }),
    weapon('tail', 'MEL', 1),
  ];
  const laid = laidOut(corridor, { ...beasts(...all), models: { m: beast } });
  expect(attacks(play(moved(laid, ['A', '1']), { ...laid.setup, dice: faces('..') }))).toEqual(['m at A with club']);
  expect(attacks(play(ending(laid, 'A'), laid.setup))).toEqual([]);
  const beside = laidOut('A\n\nm', { ...beasts(...all), models: { m: beast } });
  expect(attacks(play(ending(beside, 'A'), { ...beside.setup, dice: faces('..') }))).toEqual(['m at A with club']);
  // A Monster without a melee weapon engages no model.
  const shooter = laidOut('A\n\nm', { ...beasts(weapon('sling', 'RNG', 5)), models: { m: beast } });
  expect(attacks(play(ending(shooter, 'A'), shooter.setup))).toEqual([]);
});

scenario('Dual Wield strikes once outside the Hunter activation', 'JHX-MONSTER-052', play => {
  const rakes = weapon('rakes', 'MEL', 1, { common: [{ id: 'dual-wield' }] });
  const laid = laidOut('A\n\nm', { ...beasts(rakes), models: { m: beast }, active: 'A' });
  expect(attacks(play(ending(laid, 'A'), { ...laid.setup, dice: faces('..') }))).toEqual(['m at A with rakes']);
});

scenario('a model that ends its activation within a Monster’s melee reach is attacked', 'JHX-MONSTER-040', play => {
  const laid = laidOut('A\n\nm', { models: { m: monster }, active: 'A' });
  const p = play(ending(laid, 'A'), { ...laid.setup, dice: faces('h.') });
  expect(attacks(p)).toEqual(['m at A with teeth']);
  expect(modelOf(p.state, 'A').damage).toBe(1);
  // Outside its own activation a Monster reaches one hex.
  const lance = { ...beasts(weapon('lance', 'MEL', 2)), models: { m: beast }, active: 'A' };
  const far = laidOut('A\n\n.\n\nm', lance);
  expect(attacks(play(ending(far, 'A'), far.setup))).toEqual([]);
  // Other models beside the Monster are not attacked.
  const b = laidOut('A\n\nm\n\nb', { models: { m: monster }, active: 'A' });
  expect(attacks(play(ending(b, 'A'), { ...b.setup, dice: faces('..') }))).toEqual(['m at A with teeth']);
});

scenario(
  'each of several Monsters attacks, in the order of the active player',
  ['JHX-MONSTER-040', 'JHX-ORDER-005'],
  play => {
    const laid = laidOut('m\n\nA\n\nn', { models: { m: monster, n: monster }, active: 'A' });
    const p = play(ending(laid, 'A'), { ...laid.setup, dice: faces('....') });
    p.waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['m', 'n']).choose('p1', 'n');
    expect(attacks(p)).toEqual(['n at A with teeth', 'm at A with teeth']);
  },
);

scenario('a Monster that lies on the ground attacks nobody', 'JHX-MONSTER-040', play => {
  const laid = laidOut('A\n\nm', { models: { m: monster }, active: 'A', effects: [suffering('m', 'knock-down', 'A')] });
  expect(attacks(play(ending(laid, 'A'), laid.setup))).toEqual([]);
});

scenario('a Monster attacks the healthiest of a Master and its Summoned models, then any', 'JHX-SUMMON-008', play => {
  const group = (lay: LaidOut, dice: readonly (string | number)[]): readonly string[] => {
    const imp = { kind: 'summoned', master: 'A' } as const;
    const laid = laidOut('A\n\nm\n\nS', { active: 'A', ...lay, models: { m: monster, S: imp, ...lay.models } });
    return attacks(play(ending(laid, 'A', 'S'), { ...laid.setup, dice }));
  };
  const imp = { kind: 'summoned', master: 'A' } as const;
  // The order of the models does not matter: a Summoned model may come before its Master, or without it.
  const swapped = laidOut('S\n\nm\n\nA', { active: 'A', models: { m: monster, S: imp } });
  expect(swapped.table.state.models.map(({ id }) => id)).toEqual(['S', 'm', 'A']);
  expect(attacks(play(ending(swapped, 'S', 'A'), { ...swapped.setup, dice: faces('..') }))).toEqual([
    'm at A with teeth',
  ]);
  const masterless = laidOut('S\n\nm\n\nT', { models: { m: monster, S: imp, T: { ...imp, damage: 1 } } });
  expect(attacks(play(ending(masterless, 'S', 'T'), { ...masterless.setup, dice: faces('..') }))).toEqual([
    'm at S with teeth',
  ]);
  // The imp has 6 health.
  expect(group({}, faces('..'))).toEqual(['m at A with teeth']);
  expect(
    group({ models: { m: monster, S: { kind: 'summoned', master: 'A' }, A: { damage: 7 } } }, faces('..')),
  ).toEqual(['m at S with teeth']);
  const equal = { models: { m: monster, S: { kind: 'summoned', master: 'A' }, A: { damage: 6 } } } as const;
  expect(group(equal, [2, ...faces('..')])).toEqual(['m at S with teeth']);
});

scenario(
  'by the option `monsterAndMaster` a Monster attacks a Master besides one of its Summoned models',
  'JHX-SUMMON-008',
  play => {
    const imp = { kind: 'summoned', master: 'A' } as const;
    for (const [monsterAndMaster, struck] of [
      ['one-attack', 1],
      ['apart', 2],
    ] as const) {
      const laid = laidOut('A     S\n   m     .\nT     .', {
        active: 'A',
        models: { m: monster, S: imp, T: imp },
        options: { monsterAndMaster },
      });
      const p = play(ending(laid, 'A', 'S', 'T'), {
        ...laid.setup,
        dice: [...(struck > 1 ? [1] : []), ...faces('..'.repeat(struck))],
      });
      if (struck > 1) p.options('p1', ['A', 'S']).choose('p1', 'S');
      expect(attacks(p)).toHaveLength(struck);
    }
  },
);

scenario(
  'a Monster attacks each of several models that end their activation, in the order of the active player',
  ['JHX-MONSTER-040', 'JHX-ORDER-005'],
  play => {
    // A and S belong to one unit; in the second case S was summoned by another model than A.
    const members = [{ ...plainHero, id: 'mate', health: 6 }];
    const crew = { name: 'Crew', source: 'original', commander: plainHero, members } as const;
    for (const [A, S] of [
      [
        { unit: 'A', card: 'crew' },
        { unit: 'A', card: 'crew', member: 'mate' },
      ],
      [{}, { kind: 'summoned', master: 'Z' }],
    ] as const) {
      const lay: LaidOut = { active: 'A', cards: { units: { crew } }, models: { m: monster, A, S } };
      const laid = laidOut('A\n\nm\n\nS', lay);
      const p = play(ending(laid, 'A', 'S'), { ...laid.setup, dice: faces('....') });
      p.waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['A', 'S']);
      expect(p.match.decisions[0]?.about).toEqual({ struckBy: 'm' });
      p.choose('p1', 'S').waitsFor();
      expect(attacks(p)).toEqual(['m at S with teeth', 'm at A with teeth']);
    }
  },
);

const kicking = { monsters: { beast: kicker() } };

scenario('a model moved by a blow into another Monster’s reach is struck there', 'JHX-MONSTER-043', play => {
  const laid = laidOut('m\n\n1\n\n2\n\nn\n\nA', { cards: kicking, models: { m: beast, n: monster } });
  const p = play(moved(laid, ['A', '1']), { ...laid.setup, dice: faces('m...') });
  // The opponent of the moved model's owner says how far the model goes.
  p.options('p2', [laid.cell('1'), laid.cell('2')])
    .choose('p2', laid.cell('2'))
    .waitsFor();
  expect(attacks(p)).toEqual(['m at A with hoof', 'n at A with teeth']);
});

scenario(
  'treacherous ground acts in a Monster’s strike again, unless by the option `monsterStrikeIs` the strike is no action of its own',
  ['JHX-MONSTER-046', 'JHX-TERRAIN-015'],
  play => {
    for (const [monsterStrikeIs, damage] of [
      ['own-action', 2],
      ['same-action', 1],
    ] as const) {
      const drawn = column('A', '.', '!2', '!1', 'm');
      const laid = laidOut(drawn, { cards: kicking, models: { m: beast }, options: { monsterStrikeIs } });
      const p = play(moved(laid, ['A', '1']), { ...laid.setup, dice: faces('m.') }).choose('p2', laid.cell('2'));
      expect(happened(p, 'ModelDamaged').map(({ cause, damage: many }) => [cause, many])).toEqual(
        Array.from({ length: damage }, () => ['terrain', 1]),
      );
    }
  },
);

scenario(
  'a model moved at the start or end of another’s activation, or of the Communion Phase, is struck too',
  ['JHX-MONSTER-043', 'JHX-MONSTER-039'],
  play => {
    /** An ability of A that puts b on the hex 1, next to the Monster. */
    const lure = (window: 'start-of-activation' | 'end-of-activation' | 'start-of-communion') =>
      defineAbility<Jhx, Moment>({
        id: 'lure',
        rule: 'JHX-ATTR-014',
        window: windows[window],
        compulsory: true,
        offers: (_, { of }) => (of === 'A' ? [{ by: 'p1', source: 'A' }] : []),
        *use(turn) {
          yield* place(turn, { model: 'b', to: plain.cell('1'), motion: 'place', by: 'A' });
        },
      });
    const drawing = 'm\n\n1\n\nb\n\n.\n\n.\n\nA\n\nc';
    const plain = laidOut(drawing);
    for (const [window, lay] of [
      ['start-of-activation', { active: 'A', activation: { part: 'start' } }],
      ['end-of-activation', { active: 'A', activation: { part: 'end' } }],
      ['start-of-communion', { state: { stage: { name: 'communion', step: 1, queue: ['A'] } } }],
    ] as const) {
      const laid = laidOut(drawing, { ...lay, models: { m: monster }, abilities: [lure(window)] });
      const phase = window === 'start-of-communion';
      const p = play(laid.game, { ...laid.setup, dice: faces(phase ? '....' : '..') });
      // In the Communion Phase the Monster hunts afterwards.
      expect(attacks(p)).toEqual(phase ? ['m at b with teeth', 'm at b with teeth'] : ['m at b with teeth']);
    }
  },
);

scenario(
  'an effect that lasts for an action ends before the strike that follows it, unless by the option `monsterStrikeIs` the strike is part of it',
  ['JHX-MONSTER-046', 'JHX-TOKEN-011'],
  play => {
    const ducks = innate({
      when: { window: 'attack-declared', of: 'self' },
      limit: 'once-per-round',
      effects: [{ op: 'modify', what: 'AGI', by: 1, until: 'action' }],
    });
    const pool = (lay: LaidOut): unknown => {
      const laid = laidOut(
        column('A', 'b', '.', 'm'),
        having({ b: [ducks] }, { active: 'A', models: { m: monster }, ...lay }),
      );
      const p = play(laid.game, { ...laid.setup, dice: faces(lay.options ? 'm.' : 'm..') });
      p.choose('p1', { do: 'attack', model: 'A', target: 'b', weapon: 'blade' });
      p.choose('p1', { push: { target: { hexes: 1, direction: up } } });
      return [attacks(p), happened(p, 'PoolCounted').map(one => one.pool.total)];
    };
    const both = ['A at b with blade', 'm at b with teeth'];
    expect(pool({})).toEqual([both, [1, 2]]);
    expect(pool({ options: { monsterStrikeIs: 'same-action' } })).toEqual([both, [1, 1]]);
  },
);
