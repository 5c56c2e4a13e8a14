import { inches } from '@rulewright/core/inches';
import { Play } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { idle } from '../activation/scenario-words.js';
import { collectedContent, defaultContent } from '../content/index.js';
import { defaultEquipment } from '../profiles/default-equipment.js';
import { happened, type LaidOut, laidOut, plainItems, plainSpell } from '../testing/index.js';
import type { BehaviourCard } from '../vocabulary/hostile.js';
import type { DeclaredAction, Eld, ModelState } from '../vocabulary/index.js';
import type { ContentPack, Item, Profile } from '../vocabulary/pack.js';
import { actionLine } from './action.js';
import { movementLine } from './movement.js';

/** A Hostile of each card of the packs, with its radius in 1/100 mm. */
const hostiles = {
  sample: [defaultContent, 'colossus', 4000],
  brawler: [defaultContent, 'grave-guard', 1600],
  prowler: [defaultContent, 'grave-lantern', 1600],
  thrower: [defaultContent, 'earth-elemental', 3000],
  breather: [defaultContent, 'elder-drake', 5000],
  gladiator: [defaultContent, 'amazon-gladiatrix', 1600],
  golem: [collectedContent, 'golem', 2500],
  'earth-elemental': [collectedContent, 'earth-elemental', 3000],
  colossus: [collectedContent, 'colossus', 4000],
} as const satisfies Readonly<Record<string, readonly [ContentPack, string, number]>>;
type CardName = keyof typeof hostiles;
type Step = 'movement' | 'action' | 'reaction';

const cardOf = (name: CardName): readonly [BehaviourCard, Profile] => {
  const [{ behaviours, profiles }, id] = hostiles[name];
  const [card, profile] = [behaviours[name], profiles[id]];
  if (!card || profile?.behaviour !== name) throw new RangeError(`no Hostile ${id} with the card ${name}`);
  return [card, profile];
};

/** The middle of the Hostile, which looks down the field, in 1/100 mm. */
const [x, y] = [inches(18), inches(16)];
/** The radius of the enemy `A`. */
const plain = 1600;
const [weapon] = [plainItems.sword?.weapon].flatMap(one => one ?? []);
const pike: Item = {
  name: 'Pike',
  category: 'weapon',
  traits: [],
  changes: [],
  quantity: 1,
  weight: 1,
  ...(weapon ? { weapon: { ...weapon, reach: { distance: 9 } } } : {}),
};

/** The enemy stands so many inches before the Hostile, or behind it; with `plus` one unit farther. */
interface Spot {
  readonly gap: number;
  readonly plus?: true;
  readonly behind?: true;
  readonly more?: Omit<LaidOut, 'state'>;
  /** The action that `A` declares. */
  readonly when?: DeclaredAction;
}

/** A Hostile that has only one step of its card, and an enemy that has declared an action, if the step is its Reaction. */
const laid = (name: CardName, step: Step, { gap, plus, behind, more = {}, when = { do: 'nothing' } }: Spot) => {
  const [card, profile] = cardOf(name);
  const [pack, , radius] = hostiles[name];
  const far = (radius + plain + inches(gap) + (plus ? 1 : 0)) * (behind ? -1 : 1);
  const at = { x, y: y + far, z: 0 };
  const means = 'means' in when && 'item' in when.means ? [{ item: when.means.item, quantity: 1 }] : [];
  const facing = { x: 0, y: behind ? 1 : -1 };
  const own = profile.inventory.items.map(one => ({ ...one, acquired: false }));
  return laidOut('', {
    ...more,
    pack: {
      behaviours: { [name]: { ...card, movement: [], action: [], reaction: [], [step]: card[step] } },
      items: { ...pack.items, ...plainItems, pike },
      spells: { ...pack.spells, spark: plainSpell },
    },
    active: step === 'reaction' ? 'p1' : null,
    at: { 1: { x, y }, A: at, ...more.at },
    facing: { 1: { x: 0, y: 1 }, A: facing },
    profiles: {
      1: profile,
      A: { inventory: { space: 9, items: means }, spells: ['spark'], traits: [{ id: 'affinity', element: 'fire' }] },
    },
    models: { A: { points: 0 }, 1: { points: 1, equipped: defaultEquipment({ pack }, own) }, ...more.models },
    options: { distanceEpsilon: 0 },
    state: {
      sequence:
        step !== 'reaction'
          ? null
          : {
              model: 'A',
              step: 'hostile-reaction',
              from: at,
              facing,
              movement: idle(facing),
              reactions: [],
              action: when,
              ended: false,
              answered: [],
            },
    },
  });
};

/** An action in short: the name of its means, or what it does. */
const short = (action: DeclaredAction | undefined): string => {
  if (action?.do !== 'attack') return action?.do ?? 'none';
  return Object.values(action.means).join(' ');
};

/** The inches between the Hostile and the enemy in the end, to a hundredth, and the side to which the Hostile looks. */
const ending = ({ state }: Play<Eld>, radius: number): readonly [number, 'down' | 'up'] => {
  const [hostile, enemy] = ['1', 'A'].map(id => state.models.find(model => model.id === id));
  const gap = Math.abs((hostile?.at.y ?? 0) - (enemy?.at.y ?? 0)) - radius - plain;
  return [Math.round(gap / 25.4) / 100, (hostile?.facing.y ?? 0) > 0 ? 'down' : 'up'];
};

/** The line of the card that a Hostile carries out, counted from 1, and what it does then. */
const done = (name: CardName, step: Step, spot: Spot): readonly unknown[] => {
  const { game, setup, table } = laid(name, step, spot);
  const role = step === 'reaction' ? 'reactive' : 'active';
  const found =
    step === 'movement' ? movementLine(table, '1') : actionLine(table, { model: '1', role, occasion: 'step' });
  const lines: readonly unknown[] = cardOf(name)[0][step];
  const p = new Play<Eld>(game, { ...setup, seed: 'cards' });
  const number = found ? lines.indexOf(found.line) + 1 : 0;
  const end = ending(p, hostiles[name][2]);
  if (step === 'reaction') {
    const answer = short(happened(p, 'ReactionDeclared')[0]?.reaction.action);
    return answer === 'dodge' ? [number, answer, end[0]] : [number, answer];
  }
  if (step === 'action') return [number, short(happened(p, 'ActionDeclared')[0]?.action)];
  const { kind, skills = [] } = happened(p, 'MovementDeclared')[0]?.movement ?? {};
  return [number, [kind, ...skills].join(' '), ...end];
};

const engaged: ModelState = { state: 'engaged', by: null, source: 'test', about: ['A'] };
const held = { states: { 1: [engaged] } };
const beside = { at: { 2: { x: x + 2 * plain + inches(3), y } } };
const wall = { scenery: { wall: { boxes: [[10, 10, 16, 1]], top: null } } } as const;

const movements: readonly (readonly [CardName, Spot, readonly unknown[]])[] = [
  ['sample', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['sample', { gap: 7 }, [2, 'walk taunt', 3, 'down']],
  ['sample', { gap: 7, plus: true }, [3, 'run taunt', 0, 'down']],
  ['sample', { gap: 5, behind: true }, [4, 'idle', 5, 'up']],
  ['brawler', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['brawler', { gap: 6 }, [2, 'walk', 1, 'down']],
  ['brawler', { gap: 8, more: beside }, [3, 'walk', 3, 'down']],
  ['brawler', { gap: 6, plus: true }, [4, 'run', 0, 'down']],
  ['brawler', { gap: 5, behind: true }, [5, 'idle', 5, 'up']],
  ['prowler', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['prowler', { gap: 7 }, [2, 'walk', 1, 'down']],
  ['prowler', { gap: 7, plus: true }, [3, 'idle', 7, 'down']],
  ['prowler', { gap: 5, behind: true }, [3, 'idle', 5, 'down']],
  ['thrower', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['thrower', { gap: 5 }, [2, 'walk', 1, 'down']],
  ['thrower', { gap: 5, plus: true }, [3, 'idle', 5, 'down']],
  ['thrower', { gap: 5, behind: true }, [4, 'idle', 5, 'up']],
  ['breather', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['breather', { gap: 12 }, [2, 'walk', 7, 'down']],
  ['breather', { gap: 4 }, [2, 'walk', 2, 'down']],
  ['breather', { gap: 12, plus: true }, [3, 'run', 2, 'down']],
  // The drake sees all round, so only a wall hides the enemy.
  ['breather', { gap: 5, behind: true, more: wall }, [4, 'idle', 5, 'up']],
  ['gladiator', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['gladiator', { gap: 7 }, [2, 'walk', 2, 'down']],
  ['gladiator', { gap: 7, plus: true }, [3, 'run', 0, 'down']],
  ['gladiator', { gap: 5, behind: true }, [4, 'idle', 5, 'up']],
  ['golem', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['golem', { gap: 3 }, [2, 'walk', 0, 'down']],
  ['golem', { gap: 3, plus: true }, [3, 'run', 0, 'down']],
  ['golem', { gap: 5, behind: true }, [4, 'idle', 5, 'up']],
  ['earth-elemental', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['earth-elemental', { gap: 6 }, [2, 'walk', 2, 'down']],
  ['earth-elemental', { gap: 6, plus: true }, [3, 'idle', 6, 'down']],
  ['earth-elemental', { gap: 9, behind: true }, [4, 'walk', 5, 'up']],
  ['colossus', { gap: 1, more: held }, [1, 'walk', 0, 'down']],
  ['colossus', { gap: 7 }, [2, 'walk taunt', 3, 'down']],
  ['colossus', { gap: 7, plus: true }, [3, 'run taunt', 0, 'down']],
  ['colossus', { gap: 5, behind: true }, [4, 'idle', 5, 'up']],
];

const actions: readonly (readonly [CardName, Spot, readonly unknown[]])[] = [
  ['sample', { gap: 1 }, [1, 'thrash']],
  ['sample', { gap: 1, plus: true }, [0, 'none']],
  ['brawler', { gap: 1 }, [1, 'grave-blade']],
  ['brawler', { gap: 1, plus: true }, [0, 'none']],
  ['prowler', { gap: 1 }, [1, 'grave-touch']],
  ['prowler', { gap: 1, plus: true }, [0, 'none']],
  ['thrower', { gap: 1 }, [1, 'earth-fists']],
  ['thrower', { gap: 1, plus: true }, [2, 'hurl']],
  ['thrower', { gap: 15 }, [2, 'hurl']],
  ['thrower', { gap: 15, plus: true }, [0, 'none']],
  ['breather', { gap: 2 }, [1, 'tail-sweep']],
  ['breather', { gap: 2, plus: true }, [2, 'acid-breath']],
  ['breather', { gap: 8, plus: true }, [0, 'none']],
  ['gladiator', { gap: 2 }, [1, 'lance']],
  ['gladiator', { gap: 2, plus: true }, [0, 'none']],
  ['golem', { gap: 0 }, [1, 'fists-of-stone']],
  ['golem', { gap: 0, plus: true }, [0, 'none']],
  ['earth-elemental', { gap: 1 }, [1, 'earthen-fists']],
  ['earth-elemental', { gap: 1, plus: true }, [2, 'hurl']],
  ['earth-elemental', { gap: 16 }, [2, 'hurl']],
  ['earth-elemental', { gap: 16, plus: true }, [0, 'none']],
  ['colossus', { gap: 1 }, [1, 'hack-thrash']],
  ['colossus', { gap: 1, plus: true }, [0, 'none']],
];

const at = (means: { readonly item: string } | { readonly spell: string }, kind: 'melee' | 'ranged') => ({
  when: { do: 'attack', means, kind, aims: [{ model: '1' }], skills: [] } as const,
});
const stabs = at({ item: 'pike' }, 'melee');
const shoots = at({ item: 'bow' }, 'ranged');
const casts = at({ spell: 'spark' }, 'ranged');
/** Another enemy, within the Awareness of the Hostile. */
const two = { at: { B: { x: x + 3000 + plain + inches(2), y } }, models: { B: { points: 0 } } };

const reactions: readonly (readonly [CardName, Spot, readonly unknown[]])[] = [
  ['sample', { gap: 5, ...casts }, [1, 'dodge', 3]],
  ['sample', { gap: 1, plus: true, ...stabs }, [2, 'dodge', 0]],
  ['sample', { gap: 1, behind: true, ...stabs }, [2, 'dodge', 0]],
  ['sample', { gap: 1, ...stabs }, [3, 'thrash']],
  ['sample', { gap: 1, ...shoots }, [3, 'thrash']],
  ['sample', { gap: 1, plus: true, ...shoots }, [0, 'none']],
  ['sample', { gap: 1 }, [0, 'none']],
  ['brawler', { gap: 1, ...stabs }, [1, 'grave-blade']],
  ['brawler', { gap: 1, plus: true, ...stabs }, [2, 'dodge', 0]],
  ['brawler', { gap: 5, ...shoots }, [2, 'dodge', 2]],
  ['prowler', { gap: 1, ...stabs }, [1, 'dodge', 4]],
  ['prowler', { gap: 5, ...shoots }, [1, 'dodge', 8]],
  ['thrower', { gap: 1, ...stabs }, [1, 'earth-fists']],
  ['thrower', { gap: 5, ...shoots }, [2, 'nothing']],
  ['thrower', { gap: 5, ...stabs }, [3, 'dodge', 3]],
  ['breather', { gap: 2, ...stabs }, [1, 'tail-sweep']],
  ['breather', { gap: 5, more: { states: { 1: ['immobilized'] } } }, [2, 'dodge', 5]],
  ['gladiator', { gap: 2, ...stabs }, [1, 'lance']],
  ['gladiator', { gap: 2, plus: true, ...stabs }, [2, 'dodge', 0]],
  ['golem', { gap: 5, ...casts }, [1, 'dodge', 3]],
  ['golem', { gap: 0, plus: true, ...stabs }, [2, 'dodge', 0]],
  ['golem', { gap: 0, behind: true, ...stabs }, [2, 'dodge', 0]],
  ['golem', { gap: 0, ...stabs }, [3, 'fists-of-stone']],
  ['earth-elemental', { gap: 6, more: two }, [1, 'rooting-embrace']],
  ['earth-elemental', { gap: 1, plus: true, ...stabs }, [2, 'dodge', 0]],
  ['earth-elemental', { gap: 1, ...stabs }, [3, 'earthen-fists']],
  ['earth-elemental', { gap: 6, plus: true, more: two }, [4, 'hurl']],
  ['earth-elemental', { gap: 16, plus: true }, [0, 'none']],
  ['colossus', { gap: 5, ...casts }, [1, 'dodge', 3]],
  ['colossus', { gap: 1, plus: true, ...stabs }, [2, 'dodge', 0]],
  ['colossus', { gap: 1, ...stabs }, [3, 'hack-thrash']],
];

const rows = { movement: movements, action: actions, reaction: reactions } as const;

describe.each(['movement', 'action', 'reaction'] as const)('the %s of every card', step => {
  test.each(rows[step].map(([name, spot, expected]) => ({ name, spot, expected })))(
    'of $name, line $expected.0: $expected.1 at $spot.gap inches [ELD-HOSTILE-012, ELD-HOSTILE-025]',
    ({ name, spot, expected }) => {
      expect(done(name, step, spot)).toEqual(expected);
    },
  );
  test('each line is carried out in a row of this table [ELD-HOSTILE-025]', () => {
    for (const name of Object.keys(hostiles) as CardName[]) {
      const used = new Set(rows[step].flatMap(([of, , [number]]) => (of === name ? [number] : [])));
      expect([name, [...used].filter(one => one !== 0)]).toEqual([name, cardOf(name)[0][step].map((_, i) => i + 1)]);
    }
  });
});

test('the table has a Hostile for each card of both packs [ELD-HOSTILE-025]', () => {
  const all = [defaultContent, collectedContent].flatMap(({ behaviours }) => Object.keys(behaviours));
  expect(Object.keys(hostiles).toSorted()).toEqual([...new Set(all)].toSorted());
});
