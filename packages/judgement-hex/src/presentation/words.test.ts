import type { Decision } from '@rulewright/core';
import { everyDirection, neighbour } from '@rulewright/core/hex';
import { choiceGroup, choiceInWords, eventInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { fieldOf } from '../board/on-hexes.js';
import { cellCentre } from '../board/scene.js';
import { column, laidOut } from '../testing/index.js';
import type { Effect } from '../vocabulary/ability.js';
import type { Jhx, JhxEvent, JhxState, JhxTally } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

const laid = laidOut(column('A', '1', '2^', 'b', '*'), {
  away: { Hetty: { card: 'hetty' } },
  active: 'A',
  effects: [
    { key: 'condition:burn', target: 'A', source: 'b', data: { kind: 'condition', condition: 'burn' } },
    { key: 'modify:Pep Talk:dice', target: 'b', source: 'b', data: { kind: 'modify', what: 'dice', by: 1 } },
  ],
  state: { icons: [{ id: 'icon-1', token: 'shadow-orb', at: 1, owner: 'A', player: 'p1' }] },
});
const { position } = laid.setup;
const presentation = createPresentation(laid.table.pack, laid.table.maps);
const { words } = presentation;

const told = (event: JhxEvent, state: JhxState = position, before?: JhxState): string =>
  eventInWords(words, event, state, before);

const tally = (lines: readonly Partial<JhxTally['lines'][number]>[]): JhxTally => {
  let after = 0;
  const whole = lines.map(({ op = 'add', amount = 0, ...line }) => {
    if (typeof amount === 'number' && line.rejected === undefined) {
      after = op === 'atLeast' ? Math.max(after, amount) : after + amount;
    }
    return { stage: 's', rule: 'JHX-ATTACK-016', op, amount, ...line, after } as const;
  });
  return { name: 'dice', total: after, lines: whole };
};

test('sentences begin with a capital, but players keep their names', () => {
  expect(told({ type: 'FateChanged', player: 'p1', by: 1, why: 'free' })).toBe('p1 gains 1 Fate free of charge.');
  expect(told({ type: 'FateChanged', player: 'p1', by: -2, why: 'cost' })).toBe('p1 pays 2 Fate.');
  expect(told({ type: 'SoulMoved', soul: 'soul-1', from: 0, to: 1 })).toBe('The Soul at 1,1 drifts to 1,2.');
});

test('a pool tells where its dice come from: equal reasons as one, without what changed nothing', () => {
  const pool = tally([
    { op: 'base', amount: 5, source: 'MEL' },
    { amount: -4, source: 'AGI' },
    { op: 'atLeast', amount: 1 },
    { amount: 2, source: 'charge' },
    { amount: 1, rule: 'JHX-ATTACK-022', source: 'A' },
    { amount: 1, rule: 'JHX-ATTACK-022', source: 'm' },
    { amount: -1, rule: 'JHX-ATTACK-024', source: 'b', rejected: 'monster' },
    { amount: 1, source: 'modify:Pep Talk:dice' },
    { amount: -2, rule: 'JHX-COVER-006', source: 'wall-1' },
  ]);
  expect(told({ type: 'PoolCounted', attacker: 'A', pool })).toBe(
    'The attack has 4 dice (5 MEL, −4 AGI, +2 charge, +2 Ganging Up, +1 Pep Talk, −2 cover).',
  );
  const least = tally([
    { op: 'base', amount: 3, source: 'RNG' },
    { amount: -4, source: 'AGI' },
    { op: 'atLeast', amount: 1 },
  ]);
  expect(told({ type: 'PoolCounted', attacker: 'A', pool: least })).toBe(
    'The attack has 1 die (3 RNG, −4 AGI, at least 1).',
  );
});

test('a level is told by its number, and a called Effigy Power by its name', () => {
  expect(told({ type: 'LevelLearned', model: 'A' })).toBe('Fighter (A) now has the bonuses of level 1.');
  // Two levels of one action: the bonuses of the second one are still to come.
  const models = position.models.map(one => (one.id === 'A' ? { ...one, level: 3 as const, fresh: 1 } : one));
  expect(told({ type: 'LevelLearned', model: 'A' }, { ...position, models })).toContain('bonuses of level 2');
  const [first, second] = position.warbands;
  const called = { ...position, warbands: [{ ...first, god: 'grul' }, second] } as const;
  expect(told({ type: 'EffigyPowerCalled', player: 'p1' }, called)).toBe(
    'p1 calls Green Tide, the Effigy Power of Grul.',
  );
});

test('the end of temporary health begins a sentence', () => {
  const data = { kind: 'temporary-health', left: 2 } as const;
  const effect = { ...position.effects[0], id: 9, data } as JhxState['effects'][number];
  const before = { ...position, effects: [effect] };
  expect(told({ type: 'EffectsEnded', effects: [9], why: 'expired' }, position, before)).toMatch(
    /^Temporary health on Fighter \(A\) ends/,
  );
});

test('a harvest tells its dice and who helped', () => {
  const total = tally([
    { amount: 6, rule: 'JHX-ACTION-019' },
    { amount: 3, rule: 'JHX-ACTION-019' },
    { amount: 2, rule: 'JHX-ACTION-019', source: 'SH' },
    { amount: 1, rule: 'JHX-ACTION-020', source: 'm' },
  ]);
  expect(told({ type: 'HarvestRolled', model: 'A', soul: 'soul-1', total, success: true })).toBe(
    'Fighter (A) tries to harvest the Soul at 1,5: 12 (+9 dice, +2 SH, +1 helpers), which is enough.',
  );
});

test('damage tells its reasons, what temporary health took, and what met nothing any more', () => {
  const blow = tally([
    { op: 'base', amount: 3, source: 'blade, solid' },
    { amount: -1, source: 'RES' },
  ]);
  const hurt = { type: 'ModelDamaged', model: 'b', absorbed: [], cause: 'attack', by: 'A', tally: blow } as const;
  expect(told({ ...hurt, damage: 2 })).toBe('Fighter (b) takes 2 damage (3 blade, solid, −1 RES).');
  expect(told({ ...hurt, damage: 1, absorbed: [{ effect: 1, amount: 1 }] })).toBe(
    'Fighter (b) takes 2 damage (3 blade, solid, −1 RES), 1 of it to temporary health.',
  );
  expect(told({ ...hurt, damage: 1 })).toBe('Fighter (b) takes 1 of 2 damage (3 blade, solid, −1 RES).');
});

test('an effect that an event has ended has its name from before the event', () => {
  const gone = { ...position, effects: [], icons: [], models: position.models.filter(({ id }) => id !== 'b') };
  const ended = { type: 'EffectsEnded', effects: [1, 2], why: 'expired' } as const;
  expect(told(ended, gone, position)).toBe('Burn on Fighter (A) and +1 attack die on Fighter (b) end.');
  expect(told({ ...ended, effects: [1], why: 'removed' }, gone, position)).toBe('Burn on Fighter (A) ends (removed).');
  expect(told(ended, gone)).toBe('2 lasting effects end.');
  expect(told({ type: 'IconRemoved', icon: 'icon-1' }, gone, position)).toBe('Shadow Orb at 1,2 is removed.');
  expect(told({ type: 'ModelDied', model: 'b', at: 3, killer: 'A' }, gone, position)).toBe(
    'Fighter (b) dies at 1,4, killed by Fighter (A).',
  );
});

test('events that only count or mark something are not told', () => {
  const silent: readonly JhxEvent[] = [
    { type: 'Used', key: 'dash A', per: 'activation' },
    { type: 'ActivationPartReached', part: 'actions' },
    { type: 'MovementEnded', model: 'A', why: 'done' },
    { type: 'AttackEnded', attacker: 'A', target: 'b' },
    { type: 'EffectsStayed', effects: [1] },
    { type: 'StageReached', stage: { name: 'communion', step: 2, queue: [] } },
    { type: 'ActionTaken', action: { do: 'end' }, model: 'A', ap: 0, fate: 1 },
  ];
  expect(silent.map(event => told(event))).toEqual(silent.map(() => ''));
  expect(told({ type: 'MovementEnded', model: 'A', why: 'knocked-down' })).toBe(
    'The movement of Fighter (A) ends: knocked down.',
  );
  expect(told({ type: 'StageReached', stage: { name: 'communion', step: 2, queue: null } })).toBe(
    'Communion, step 2: Souls and Monsters move.',
  );
});

test('a round begins before its Communion Phase does', () => {
  const chapter = (change: Partial<typeof position>): string | undefined => {
    const state = { ...position, ...change };
    const view = { state, options: laid.table.options } as unknown as Parameters<typeof presentation.scene>[0];
    return presentation.chapter?.(view);
  };
  const end = { name: 'end-of-round' } as const;
  expect(chapter({ round: 2, stage: end, lastActivation: 'p1' })).toBe('Round 2, End');
  expect(chapter({ round: 3, stage: end, lastActivation: null })).toBe('Round 3, Communion');
  expect(chapter({ round: 1, stage: { name: 'set-up', step: 'declarations' }, lastActivation: null })).toBe(
    'Round 1, Communion',
  );
  expect(chapter({ round: 3, stage: { name: 'activation' }, lastActivation: null })).toBe('Round 3, Activation');
});

const decision = (kind: Decision<Jhx>['kind'], about?: unknown): Decision<Jhx> =>
  ({ id: 1, by: 'p1', kind, rule: 'JHX-ACT-001', ...(about === undefined ? {} : { about }) }) as Decision<Jhx>;
const asked = (kind: Decision<Jhx>['kind'], about?: unknown): string => words.decision(decision(kind, about), position);
const label = (kind: Decision<Jhx>['kind'], choice: unknown, about?: unknown): string =>
  choiceInWords(words, decision(kind, about), choice, position);

test.each([
  ['action', undefined, 'which action? Fighter (A) has 3 of 3 AP'],
  ['step', { model: 'A', left: 1, path: [0] }, 'where does Fighter (A) go? At most 1 hex'],
  ['step', { model: 'A', left: 2, path: [0] }, 'where does Fighter (A) go? At most 2 hexes'],
  ['cell', { push: 'b', ability: 'nudge' }, 'to which hex is Fighter (b) pushed? (Nudge)'],
  ['cell', { soul: 'soul-1', towards: 'b' }, 'through which hex does the Soul at 1,5 drift towards Fighter (b)?'],
  ['cell', { hunts: 'm-1', prey: 'A' }, 'through which hex does M hunt Fighter (A)?'],
  ['cell', { terrain: 'smoke', cells: [4], of: 3 }, 'which hex is number 2 of 3 of the template of Smoke?'],
  ['confirm', { effigyPower: 'grul' }, 'do you call Green Tide, the Effigy Power of Grul?'],
  ['cell', { recall: 'A' }, 'to which hex is Fighter (A) recalled?'],
  ['direction', { push: 'b' }, 'in which direction is Fighter (b) pushed?'],
  ['confirm', { tryAgain: 'Salve', dice: [3] }, 'do you roll for Salve again?'],
  [
    'confirm',
    { tryAgain: 'healing of A at its Effigy' },
    'do you roll for healing of Fighter (A) at its Effigy again?',
  ],
  ['confirm', { handOver: 'keen-whetstone', model: 'A', to: 'b' }, 'does Fighter (b) also get Keen Whetstone?'],
  [
    'order',
    { modifiersOf: 'A', target: 'b' },
    'Fighter (A) against Fighter (b): which modifier of the dice comes first?',
  ],
  ['volunteer', { wound: ['A'] }, 'which Hero takes a wound for Fate, if any?'],
  ['model', { moment: 'end-of-communion' }, 'the Communion Phase ends: which model comes next?'],
  ['model', { struckBy: 'A' }, 'whom does Fighter (A) strike first?'],
  ['window', { window: 'damage-taken', of: 'b' }, 'Fighter (b) takes damage: do you use anything?'],
  ['player', { window: 'before-round-1', of: 'p2' }, 'before round 1: whose abilities come first?'],
  ['window', { window: 'something-new', of: 'b' }, 'do you use anything? (Something New, Fighter (b))'],
  ['dice', { attacker: 'A', target: 'b', faces: ['hit'] }, 'Fighter (A) against Fighter (b): which dice count?'],
  [
    'manoeuvre',
    { attacker: 'A', target: 'b', symbols: 2 },
    'Fighter (A) against Fighter (b): which manoeuvre for 2 symbols?',
  ],
  ['pick', { chosen: 1, of: 3 }, 'which Hero do you take? 2 of 3'],
  ['shop', undefined, 'what do you buy, sell or trade?'],
] as const)('%s about %j is asked as: %s', (kind, about, text) => {
  expect(asked(kind, about)).toBe(text);
});

const attack = { attacker: 'A', target: 'b', faces: ['hit', 'both', 'miss'] };
const bottles = {
  ability: 'pick-a-bottle',
  of: 'p1:pell',
  options: [
    { effects: [{ op: 'modify', what: 'MOV', by: 2, until: 'round' }] },
    { effects: [{ op: 'gain', ability: { id: 'incorporeal' }, until: 'round' }] },
    {
      effects: [
        { op: 'heal', amount: { die: 'D3', count: 1, plus: 2 } },
        { op: 'temporaryHealth', amount: 2, until: 'round' },
        { op: 'push', hexes: 1, direction: 'any' },
      ],
    },
  ],
} satisfies { readonly options: Extract<Effect, { readonly op: 'choose' }>['options'] } & Record<string, unknown>;
test.each([
  ['dice', [0, 1], attack, 'hit, hit+manoeuvre: a Solid Blow and 1 manoeuvre symbol'],
  ['dice', [], attack, 'None'],
  ['step', 2, undefined, '1,3 (Forest)'],
  ['cell', 4, undefined, '1,5 (a Soul)'],
  ['step', 'stop', undefined, 'Stop here'],
  ['soul', 'soul-1', undefined, 'the Soul at 1,5'],
  ['manoeuvre', { push: { target: { hexes: 1, direction: 2 } } }, attack, 'Push Fighter (b) 1 hex down, to 1,3'],
  [
    'manoeuvre',
    { push: { target: { hexes: 1, direction: 5 }, attacker: { hexes: 2, direction: 5 }, attackerFirst: true } },
    attack,
    'Push Fighter (A) 2 hexes up, to 1,3; then Fighter (b) 1 hex up, to 1,5',
  ],
  [
    'window',
    { source: 'A', ability: 'parting-blow', with: 'bill-hook' },
    undefined,
    'Fighter (A) uses Parting Blow with Bill Hook',
  ],
  [
    'window',
    { source: 'A', ability: 'dual-wield', with: 'b' },
    undefined,
    'Fighter (A) uses Dual Wield on Fighter (b)',
  ],
  ['window', { source: 'A', ability: 'card:gather-dust' }, undefined, 'Fighter (A) uses Gather Dust'],
  ['shop', { buy: 'keen-whetstone' }, undefined, 'Buy Keen Whetstone (1 Fate)'],
  ['option', 0, bottles, '+2 MOV for this round'],
  ['option', 1, bottles, 'Incorporeal for this round'],
  ['option', 2, bottles, 'heal D3+2, 2 temporary health for this round, push up to 1 hex'],
  ['option', 3, bottles, 'Option 4'],
  ['absorb', [{ effect: 1, amount: 2 }], undefined, '2 of the temporary health from Fighter (b)'],
  ['pick', 'brannoc', undefined, 'Brannoc Vell, human bruiser'],
  ['veto', 'nobody-known', undefined, 'Nobody Known'],
  ['pick', { hidden: true }, undefined, 'Chooses in secret'],
  ['level', 1, { model: 'nobody' }, 'Option 2'],
] as const)('%s %j about %j is called: %s', (kind, choice, about, text) => {
  expect(label(kind, choice, about)).toBe(text);
});

test('long lists have headings: Charges by target and weapon, deployments by model, Pushes by who is pushed', () => {
  const group = (kind: Decision<Jhx>['kind'], choice: unknown, about?: unknown) =>
    choiceGroup(words, decision(kind, about), choice, position);
  expect(group('action', { do: 'charge', model: 'A', target: 'b', weapon: 'blade', path: [0, 1, 2] })).toEqual({
    heading: 'Fighter (A) charges Fighter (b) with Blade',
    label: 'to 1,3 through 1,2',
  });
  expect(group('action', { do: 'advance', model: 'A' })).toBeUndefined();
  expect(group('action', { do: 'effigy-recall', model: 'A', to: 1 })).toEqual({
    heading: 'Fighter (A) is recalled',
    label: 'to 1,2',
  });
  expect(group('deploy', { model: 'A', at: 1 })).toEqual({ heading: 'Fighter (A)', label: 'at 1,2' });
  expect(group('manoeuvre', { push: { attacker: { hexes: 1, direction: 5 } } }, attack)).toEqual({
    heading: 'Push Fighter (A)',
    label: 'Fighter (A) 1 hex up, to 1,2',
  });
  expect(group('manoeuvre', 'none', attack)).toBeUndefined();
});

test('directions are those of the board as it is drawn', () => {
  const { terrain } = fieldOf(laid.table);
  const from = cellCentre(terrain, laid.cell('A'));
  for (const direction of everyDirection) {
    const { q, r } = neighbour(terrain.board.hexAt(laid.cell('A')), direction);
    const [across, up] = [Math.sign(1.5 * q - from.x), Math.sign(from.y + Math.sqrt(3) * (r + q / 2))];
    const said = `${up > 0 ? 'up' : 'down'}${across === 0 ? '' : across > 0 ? ' right' : ' left'}`;
    const told = label('direction', direction).toLowerCase();
    expect(told.replace('upper', 'up').replace('lower', 'down')).toBe(said);
  }
});

test('rolls are for models and Souls, not for ids', () => {
  const roll = (purpose: string): string | undefined =>
    words.roll?.({ purpose, rule: 'JHX-ATTR-002', die: { name: 'd6', faces: [1] }, count: 1 }, position);
  expect(roll('MOV of A')).toBe('MOV of Fighter (A)');
  expect(roll('movement of soul-1')).toBe('Movement of the Soul at 1,5');
  expect(roll('attack')).toBe('Attack');
  expect(['both', 'hit', 3].map(face => words.face?.('Judgement die', face))).toEqual(['hit+manoeuvre', 'hit', 3]);
});

test('an answer of an order is told by the name of the model, or else by the words of the effect', () => {
  expect([label('order', 'b'), label('order', 'keen-edge')]).toEqual(['Fighter (b)', 'Keen Edge']);
});

test('an effect, Icon or template that goes at the start of an activation is told by its name', () => {
  const goes = (source: string, state: JhxState = position): string =>
    choiceInWords(words, decision('window', {}), { ability: 'expiry', source }, state);
  const [burn] = position.effects;
  expect(goes(`effect-${burn?.id}`)).toBe('Burn of Fighter (A) ends');
  expect(goes('icon-1')).toMatch(/^Shadow Orb at .* goes$/);
  const template = { id: 'template-9', kind: 'smoke', cells: [1], owner: 'A' } as const;
  expect(goes('template-9', { ...position, templates: [template] })).toBe('Smoke goes');
});

test('the end of a match tells the numbers that decided it, where the state knows them', () => {
  const { game: _, setup } = laidOut(column('A', '1', '2', 'b'), {
    models: { A: { level: 3, damage: 2 }, b: { souls: 1, damage: 5 } },
  });
  const over = (reason: 'more-levels' | 'more-souls' | 'less-damage', winner: string) =>
    told({ type: 'MatchEnded', ending: { reason, winner } }, setup.position);
  expect(over('more-levels', 'p1')).toBe('The match is over: more levels decide (2 to 0).');
  expect(over('more-souls', 'p2')).toBe('The match is over: more Souls decide (1 to 0).');
  expect(over('less-damage', 'p1')).toBe('The match is over: less damage decides (2 to 5).');
  expect(told({ type: 'MatchEnded', ending: { reason: 'draw', winner: null } })).toBe(
    'The match is over: nothing decides.',
  );
});
