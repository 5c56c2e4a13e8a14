import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { having, innate } from '../../abilities/cards/window-words.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  armed,
  attacks,
  column,
  faces,
  happened,
  hunting,
  type LaidOut,
  moving,
  plainHero,
  weapon,
  withTemporaryHealth,
} from '../../testing/index.js';
import type { JhxOptions } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { kick } from './kicking-words.js';

const scenario = scenarios<RuleId>(test);

/** A table with one special Monster, `m`. */
const beast = (drawing: string, card: ReturnType<typeof armed>, { cards, ...lay }: LaidOut = {}) =>
  hunting(drawing, { ...lay, cards: { ...cards, monsters: { beast: card } } }, { card: 'beast' });
const still = (...weapons: readonly Weapon[]) => ({
  ...armed(...weapons),
  attributes: { ...armed().attributes, MOV: null },
});
const [club, tail, sling] = [weapon('club', 'MEL', 1), weapon('tail', 'MEL', 1), weapon('sling', 'RNG', 5)];

/** A manoeuvre that moves the target a hex away. */

scenario('a Monster attacks the nearest enemy in reach, then the healthiest, then any', 'JHX-MONSTER-023', play => {
  const target = (drawing: string, lay: LaidOut, dice: readonly (string | number)[]): string | undefined => {
    const laid = beast(drawing, still(sling), lay);
    return happened(play(laid.game, { ...laid.setup, dice }), 'AttackDeclared')[0]?.target;
  };
  const far = 'A\n\n.\n\nm\n\n.\n\n.\n\nb';
  const equal = 'A\n\n.\n\nm\n\n.\n\nb';
  expect(target(far, { models: { A: { damage: 11 } } }, faces('..'))).toBe('A');
  expect(target(equal, { models: { A: { damage: 1 } } }, faces('..'))).toBe('b');
  expect(target(equal, { models: { A: { damage: 1 } }, effects: [withTemporaryHealth('A', 2)] }, faces('..'))).toBe(
    'A',
  );
  expect(target(equal, {}, [2, ...faces('..')])).toBe('b');
});

scenario(
  'of equally near enemies a Monster attacks a healthier Summoned model, or by the option `monsterTies` the Hero',
  'JHX-MONSTER-023',
  play => {
    const target = (monsterTies: JhxOptions['monsterTies'], drawing = 'A\n\n.\n\nm\n\n.\n\nS'): string | undefined => {
      const models = { A: { damage: 11 }, S: { kind: 'summoned', master: 'A' } } as const;
      const laid = beast(drawing, still(sling), { models, options: { monsterTies } });
      return happened(play(laid.game, { ...laid.setup, dice: faces('..') }), 'AttackDeclared')[0]?.target;
    };
    expect(target('models')).toBe('S');
    expect(target('heroes')).toBe('A');
    // A nearer Summoned model is attacked all the same.
    expect(target('heroes', 'A\n\n.\n\n.\n\nm\n\n.\n\nS')).toBe('S');
  },
);

scenario(
  'a Monster passes over enemies that it cannot attack: out of reach, out of sight, hidden',
  'JHX-MONSTER-024',
  play => {
    const shy = { ...plainHero, common: [{ id: 'stealth' }] } as const;
    const shoots = (drawing: string, lay: LaidOut = {}): readonly string[] => {
      const laid = beast(drawing, still(sling), { cards: { heroes: { shy } }, ...lay });
      return attacks(play(laid.game, { ...laid.setup, dice: faces('..') }));
    };
    const drawing = 'A\n\n.\n\n.\n\nm\n\n.\n\n.\n\n.\n\nb';
    expect(shoots(drawing)).toEqual(['m at A with sling']);
    expect(shoots(drawing, { models: { A: { card: 'shy' } } })).toEqual(['m at b with sling']);
    // A is one hex out of reach.
    const reach = (hexes: number) => {
      const laid = beast('A\n\n.\n\n.\n\nm', still(weapon('sling', 'RNG', hexes)));
      return attacks(play(laid.game, { ...laid.setup, dice: hexes < 3 ? [] : faces('..') }));
    };
    expect([reach(3), reach(2)]).toEqual([['m at A with sling'], []]);
  },
);

scenario('a Monster goes for prey that it need not see, and that Stealth does not hide', 'JHX-MONSTER-024', play => {
  const shy = { ...plainHero, common: [{ id: 'stealth' }] } as const;
  const laid = hunting('A\n\n.\n\n.\n\n1\n\n.\n\n.\n\nm', {
    cards: { heroes: { shy } },
    models: { A: { card: 'shy' } },
  });
  expect(modelOf(play(laid.game, laid.setup).state, 'm').at).toBe(laid.cell('1'));
});

scenario('a Monster attacks with each of its weapons, always the enemy that it chose', 'JHX-MONSTER-025', play => {
  const laid = beast('A\n\nm\n\nb', still(club, tail), { models: { b: { damage: 1 } } });
  // After the first blow A has less health than b.
  const p = play(laid.game, { ...laid.setup, dice: faces('hh..') });
  expect(attacks(p)).toEqual(['m at A with club', 'm at A with tail']);
  expect(modelOf(p.state, 'A').damage).toBe(2);
});

scenario('if the target dies the other attacks are lost', 'JHX-MONSTER-026', play => {
  const laid = beast('A\n\nm\n\nb', still(club, tail), { models: { A: { damage: 10 }, b: { damage: 11 } } });
  const p = play(laid.game, { ...laid.setup, dice: faces('hh') });
  expect(attacks(p)).toEqual(['m at A with club']);
  expect(modelOf(p.state, 'A').diedIn).toBe(2);
});

scenario('if the target is thrown out of reach the other attacks are lost too', 'JHX-MONSTER-026', play => {
  const laid = beast('1\n\nA\n\nm\n\n.\n\nb', { ...still(club, tail, weapon('bow', 'RNG', 6)), abilities: [kick()] });
  const p = play(laid.game, { ...laid.setup, dice: faces('m.') });
  p.choose('p2', laid.cell('1')).waitsFor();
  expect(attacks(p)).toEqual(['m at A with club']);
});

scenario('a weapon that still reaches the target is used', ['JHX-MONSTER-025', 'JHX-MONSTER-026'], play => {
  const lance = weapon('lance', 'MEL', 2);
  const laid = beast('1\n\nA\n\nm', { ...still(club, tail, lance), abilities: [kick()] });
  const p = play(laid.game, { ...laid.setup, dice: faces('m...') }).choose('p2', laid.cell('1'));
  expect(attacks(p)).toEqual(['m at A with club', 'm at A with lance']);
});

scenario('on an enemy that it engages a Monster uses only melee weapons', 'JHX-MONSTER-027', play => {
  const near = beast('A\n\nm', still(sling, club));
  expect(attacks(play(near.game, { ...near.setup, dice: faces('..') }))).toEqual(['m at A with club']);
  const far = beast('A\n\n.\n\nm', still(sling, club));
  expect(attacks(play(far.game, { ...far.setup, dice: faces('..') }))).toEqual(['m at A with sling']);
  // A reach of 2 engages farther in its own activation (JHX-ATTACK-007).
  const long = beast('A\n\n.\n\nm', still(sling, weapon('lance', 'MEL', 2)));
  expect(attacks(play(long.game, { ...long.setup, dice: faces('..') }))).toEqual(['m at A with lance']);
});

scenario(
  'in a Skirmish a Monster neither hunts nor attacks Effigies; in a Battle it does both',
  ['JHX-MONSTER-028', 'JHX-MONSTER-029'],
  play => {
    const drawing = '   .\n@     @\n   @\n\n   1\n\n   m\n\n   .\n\n   .\n\n   .\n\n   A';
    const skirmish = hunting(drawing, { cards: { monsters: { slug: moving(1) } } }, { card: 'slug' });
    const p = play(skirmish.game, skirmish.setup);
    expect([attacks(p), modelOf(p.state, 'm').at === skirmish.cell('1')]).toEqual([[], false]);
    const battle = hunting(
      drawing,
      { cards: { monsters: { slug: moving(1) } }, options: { mode: '5v5' } },
      { card: 'slug' },
    );
    const q = play(battle.game, { ...battle.setup, dice: faces('hh') });
    expect([attacks(q), modelOf(q.state, 'm').at]).toEqual([['m at effigy:p1 with teeth'], battle.cell('1')]);
    // 2, less the RES of the Effigy.
    expect(q.state.warbands[0].effigy.damage).toBe(1);
  },
);

scenario('Dual Wield gives a Monster its second attack as it hunts, at the same target', 'JHX-MONSTER-052', play => {
  const rakes = weapon('rakes', 'MEL', 1, { common: [{ id: 'dual-wield' }] });
  const laid = beast('A\n\nm', still(rakes));
  // 2 dice, then 1.
  const p = play(laid.game, { ...laid.setup, dice: faces('h.h') });
  expect(happened(p, 'AttackDeclared').map(({ kind, target }) => `${kind} at ${target}`)).toEqual([
    'hunter at A',
    'dual-wield at A',
  ]);
  const dying = beast('A\n\nm\n\nb', still(rakes), { models: { A: { damage: 11 }, b: { damage: 11 } } });
  const q = play(dying.game, { ...dying.setup, dice: [1, ...faces('h.')] });
  expect(attacks(q)).toEqual(['m at A with rakes']);
});

scenario(
  'a Monster uses several weapons in the order of its card, or by the option `monsterWeaponOrder` in that of the active player',
  ['JHX-MONSTER-023', 'JHX-ORDER-004'],
  play => {
    const struck = (lay: LaidOut, ...said: readonly string[]): readonly string[] => {
      const laid = beast('A\n\nm', still(club, tail), lay);
      const p = play(laid.game, { ...laid.setup, dice: faces('....') });
      for (const next of said) p.options('p1', ['club', 'tail']).choose('p1', next);
      return attacks(p);
    };
    expect(struck({})).toEqual(['m at A with club', 'm at A with tail']);
    const asked: LaidOut = { options: { monsterWeaponOrder: 'active-player' } };
    expect(struck(asked, 'club')).toEqual(['m at A with club', 'm at A with tail']);
    expect(struck(asked, 'tail')).toEqual(['m at A with tail', 'm at A with club']);
  },
);

scenario(
  'after one attack of a Monster was redirected the next is at the chosen target again, or by the option `monsterRedirected` at the new one',
  ['JHX-MONSTER-025', 'JHX-INTERRUPT-010'],
  play => {
    const shy = { ...plainHero, common: [{ id: 'protect-me' }] } as const;
    const struck = (lay: LaidOut): readonly string[] => {
      const laid = beast('B\n\nA\n\nm', still(club, tail), {
        ...lay,
        cards: { heroes: { shy } },
        models: { A: { card: 'shy' } },
      });
      const p = play(laid.game, { ...laid.setup, dice: faces(lay.options ? 'h.' : 'h...') });
      return attacks(p.choose('p1', { ability: 'protect-me', source: 'A', with: 'B' }));
    };
    expect(struck({})).toEqual(['m at A with club', 'm at A with tail']);
    // B is out of its reach: what cannot be used on the new target is lost.
    expect(struck({ options: { monsterRedirected: 'follows' } })).toEqual(['m at A with club']);
    const long = beast('B\n\nA\n\nm', still(club, weapon('lash', 'MEL', 2)), {
      options: { monsterRedirected: 'follows' },
      cards: { heroes: { shy } },
      models: { A: { card: 'shy' } },
    });
    const p = play(long.game, { ...long.setup, dice: faces('h...') });
    p.choose('p1', { ability: 'protect-me', source: 'A', with: 'B' });
    expect(attacks(p)).toEqual(['m at A with club', 'm at B with lash']);
  },
);

scenario(
  'an effect that lasts for an action, and begins as a Monster Advances, ends before the attack of that Monster',
  ['JHX-INTERRUPT-002', 'JHX-TOKEN-011'],
  play => {
    const wary = innate({
      when: { window: 'entering-hex', of: 'enemy', within: 1 },
      effects: [{ op: 'modify', what: 'AGI', by: 1, until: 'action', to: 'self' }],
    });
    const laid = hunting(column('m', '.', '1', 'A'), having({ A: [wary] }));
    const p = play(laid.game, { ...laid.setup, dice: faces('..') });
    expect(happened(p, 'EffectBegan')).toHaveLength(1);
    expect(happened(p, 'PoolCounted').map(({ pool }) => pool.total)).toEqual([2]);
  },
);
