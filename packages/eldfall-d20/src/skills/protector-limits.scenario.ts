import { expect } from 'vitest';
import { idle, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import { armed, skilled } from './scenario-words.js';

/** The touching distance of two bodies of 32 mm. */
const touch = 3200;
const b = { x: 12700, y: 15700 };
/** `A` is about to attack b, and the Protector c stands an inch beside b. */
const protecting: LaidOut = {
  profiles: { c: skilled('protector') },
  at: { A: { x: 12700, y: 12000 }, b, c: { x: 12700 + touch + 2540, y: 15700 } },
};

/** `A` attacks b; nobody has reacted. True if the player of the Protector is asked. */
const isAsked = (
  play: Plays,
  lay: LaidOut,
  { movement = idle() as object, action = swordAttack as object } = {},
): boolean => {
  const { game, setup } = laidOut('A\nb\nc', { ...protecting, ...lay });
  const p = play(game, { ...setup, seed: 'protector' })
    .choose('p1', 'A')
    .choose('p1', movement as never);
  while (open(p).includes('p2 react')) p.choose('p2', 'pass');
  p.choose('p1', action as never);
  while (open(p).includes('p1 aim')) p.choose('p1', { model: 'b' });
  return p.match.decisions.some(({ kind, rule }) => kind === 'yes' && rule === 'ELD-SKILL-035');
};

scenario(
  'while a duel goes on, no model that takes no part protects a duellist, but a creature of the duellist does',
  ['ELD-SKILL-037', 'ELD-DUEL-005', 'ELD-DUEL-007'],
  play => {
    const dueling = { state: { duel: { issuer: 'A', accepted: 'b' } } } as const;
    const creature = { summoned: { by: 'b', spell: 'spark' }, original: false };
    expect([isAsked(play, {}), isAsked(play, dueling), isAsked(play, { ...dueling, models: { c: creature } })]).toEqual(
      [true, false, true],
    );
  },
);

scenario(
  'a Protector does not take the Attack of a Reaction upon itself: it reacts to the activated model only',
  ['ELD-SKILL-037', 'ELD-REACT-002'],
  play => {
    const { game, setup } = laidOut('A\nb', {
      at: { A: { x: 12700, y: 12000 }, b, c: { x: 12700 + touch, y: 12000 } },
      players: ['p1', 'p2', 'p3'],
      models: { c: { player: 'p3' } },
      profiles: { c: skilled('protector') },
      state: { alliances: [['p1', 'p3']] },
    });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', idle());
    p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p3', 'pass').choose('p1', { do: 'nothing' });
    expect(told(p.match).at(-1)).toBe('b attack DEF 10 at A: 20-');
  },
);

scenario(
  'a Flying Protector takes no Melee Attack from the ground upon itself, since it cannot be its target',
  ['ELD-SKILL-035', 'ELD-STATE-040'],
  play => {
    const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' };
    const bow = { profiles: { A: armed('bow'), c: skilled('protector') } };
    expect([
      isAsked(play, { states: { c: ['flying'] } }),
      isAsked(play, { states: { A: ['flying'], c: ['flying'] } }),
      isAsked(play, { ...bow, states: { c: ['flying'] } }, { action: shot }),
    ]).toEqual([false, true, true]);
  },
);

scenario(
  'a Skill that keeps enemies without sight from reacting keeps a Protector away as well: Stealth, and Flicker far off',
  ['ELD-SKILL-037', 'ELD-SKILL-039', 'ELD-SKILL-023', 'ELD-DEF-002'],
  play => {
    const c = skilled('protector');
    const away = { x: 0, y: 1 };
    const stealthy = { profiles: { A: skilled('stealth'), c } };
    const unseen = { facing: { c: away } };
    expect([isAsked(play, unseen), isAsked(play, stealthy), isAsked(play, { ...stealthy, ...unseen })]).toEqual([
      true,
      true,
      false,
    ]);
    const flickering = (AG: number): LaidOut => ({
      profiles: { A: skilled('flicker'), c: { ...c, stats: { AG } } },
      ...unseen,
    });
    const flickers = { movement: { ...idle(), skills: ['flicker'] } };
    expect([isAsked(play, flickering(3), flickers), isAsked(play, flickering(1), flickers)]).toEqual([true, false]);
  },
);
