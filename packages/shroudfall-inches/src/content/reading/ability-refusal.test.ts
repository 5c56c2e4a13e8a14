import { refusalOf, replaced, valueAt } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../vocabulary/effect.js';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

/** The refusal of a pack in which the list at a path has one more item, as code, path and rule. */
const with1 = (path: string, item: unknown): readonly unknown[] => {
  const place = path.split('.');
  const list = valueAt(defaultContent, place) as readonly unknown[];
  const refusal = refusalOf(() => readContent(replaced(defaultContent, place, [...list, item])));
  return refusal ? [refusal.code, refusal.path, refusal.rule] : ['accepted'];
};

describe('an ability is refused by its field and rule', () => {
  const A = 'units.riveters.abilities[2]';
  const base = { id: 'x', name: 'X' };
  const heal: Effect = { op: 'heal', amount: 1 };
  const faster: Effect = { op: 'modify', what: 'MOV', by: 1, until: 'round' };
  const active = (effect: object, more: object = {}) => ({
    ...base,
    kind: 'active',
    cost: {},
    effects: [effect],
    ...more,
  });
  const passive = (effect: object, more: object = {}) => ({ ...base, kind: 'passive', effects: [effect], ...more });
  const hit = { window: 'hit', of: 'self' };

  test.each<[ability: object, code: string, where: string, rule: string]>([
    // kinds and costs
    [active(heal, { kind: 'heroic' }), 'unknown-kind', 'kind', 'SFI-CARD-002'],
    [{ ...base, kind: 'active', effects: [heal] }, 'missing-field', 'cost', 'SFI-CARD-002'],
    [active(heal, { kind: 'reactive' }), 'missing-field', 'when', 'SFI-CARD-002'],
    [active(heal, { kind: 'leadership', cost: undefined }), 'not-json', 'cost', 'SFI-CARD-002'],
    [passive(heal, { kind: 'leadership', when: hit }), 'no-weaver', 'kind', 'SFI-LEADER-001'],
    [active(heal, { id: 'dig-in' }), 'duplicate-id', 'id', 'SFI-CARD-002'],
    [
      active(heal, { cost: { action: 'A', essence: { grey: 1 } } }),
      'wrong-cost',
      'cost.essence',
      'SFI-ABILITY-ACTIVE-007',
    ],
    [active(heal, { cost: { action: 'A+' } }), 'wrong-cost', 'cost.action', 'SFI-ABILITY-ACTIVE-006'],
    [active(heal, { cost: { action: 'A/' } }), 'wrong-cost', 'cost.action', 'SFI-ABILITY-ACTIVE-007'],
    [active(heal, { cost: { essence: { grey: 6, red: 5 } } }), 'too-large', 'cost.essence', 'SFI-ESSENCE-002'],
    [active(heal, { limit: 'sometimes' }), 'unknown-limit', 'limit', 'SFI-CARD-002'],
    // aims and moments
    [
      active(heal, { aim: { how: 'choose', what: 'unit', side: 'enemy', hit: 'melee' } }),
      'no-hit-roll',
      'aim.hit',
      'SFI-ABILITY-ACTIVE-009',
    ],
    [
      active(heal, { aim: { how: 'every', what: 'unit', side: 'friend', keyword: 'CAKE' } }),
      'unknown-keyword',
      'aim.keyword',
      'SFI-CARD-019',
    ],
    [passive(heal, { when: { window: 'hit' } }), 'missing-field', 'when.of', 'SFI-PRIORITY-010'],
    [passive(heal, { when: { window: 'round-end', of: 'self' } }), 'no-unit', 'when.of', 'SFI-ROUND-START-002'],
    [
      passive(heal, { when: { window: 'activation-end', of: 'self', role: 'attacker' } }),
      'no-attack',
      'when.role',
      'SFI-ATTACK-009',
    ],
    [
      passive(heal, { when: { window: 'destroyed', of: 'self', critical: true } }),
      'no-attack',
      'when.critical',
      'SFI-ATTACK-009',
    ],
    [passive(heal, { when: { ...hit, keyword: 'CAKE' } }), 'unknown-keyword', 'when.keyword', 'SFI-CARD-019'],
    // always in force
    [passive(heal), 'no-moment', 'effects[0]', 'SFI-CARD-018'],
    [passive(faster), 'always-in-force', 'effects[0].until', 'SFI-CARD-018'],
    [
      passive({ op: 'modify', what: 'hit', by: 1, around: { side: 'friend', within: 2 } }),
      'always-in-force',
      'effects[0].around',
      'SFI-CARD-018',
    ],
    [passive({ op: 'grant', passive: { id: 'parry' } }, { optional: true }), 'no-moment', 'optional', 'SFI-CARD-018'],
    [
      passive({ op: 'grant', passive: { id: 'parry' } }, { limit: 'once-per-game' }),
      'no-moment',
      'limit',
      'SFI-CARD-018',
    ],
    [
      passive({ op: 'grant', passive: { id: 'parry' } }, { aim: { how: 'choose', what: 'unit', side: 'friend' } }),
      'no-moment',
      'aim',
      'SFI-CARD-018',
    ],
    // models
    [active({ ...heal, to: 'aim' }), 'no-aim', 'effects[0].to', 'SFI-ABILITY-ACTIVE-009'],
    [active({ ...heal, to: 'trigger' }), 'no-moment', 'effects[0].to', 'SFI-PRIORITY-010'],
    [
      passive({ ...heal, to: 'trigger' }, { when: { window: 'round-start' } }),
      'no-moment',
      'effects[0].to',
      'SFI-PRIORITY-010',
    ],
    [active({ ...heal, to: 'attacker' }), 'no-attack', 'effects[0].to', 'SFI-ATTACK-009'],
    [active({ op: 'attack', at: 'defender' }), 'no-attack', 'effects[0].at', 'SFI-ATTACK-009'],
    [
      active({ op: 'push', distance: 1, direction: 'away', from: 'source' }),
      'no-source',
      'effects[0].from',
      'SFI-MANIFEST-001',
    ],
    [active({ op: 'place', within: 1, of: 'aim' }), 'no-aim', 'effects[0].of', 'SFI-ABILITY-ACTIVE-009'],
    // ends and windows
    [active({ op: 'setMOV', tool: 'S' }), 'no-end', 'effects[0]', 'SFI-PRIORITY-014'],
    [active({ op: 'grant', passive: { id: 'parry' } }), 'no-end', 'effects[0]', 'SFI-PRIORITY-014'],
    [active({ ...faster, until: 'attack' }), 'no-attack', 'effects[0].until', 'SFI-ATTACK-009'],
    [active({ ...faster, until: 'dawn' }), 'unknown-end', 'effects[0].until', 'SFI-CARD-002'],
    [active({ op: 'reroll', dice: 1, whose: 'own' }), 'wrong-window', 'effects[0]', 'SFI-REROLL-001'],
    [passive({ op: 'reroll', dice: 1, whose: 'own' }, { when: hit }), 'wrong-window', 'effects[0]', 'SFI-REROLL-001'],
    [active({ op: 'redirect', within: 2 }), 'wrong-window', 'effects[0]', 'SFI-ATTACK-028'],
    [active({ op: 'control' }), 'no-scenario', 'effects[0]', 'SFI-SCENARIO-015'],
    [active({ op: 'victoryPoints', amount: 1 }), 'no-scenario', 'effects[0]', 'SFI-SCENARIO-015'],
    [
      active({ op: 'essence', gain: { own: { red: 1 }, middle: { grey: 1 }, opponent: { grey: 1 } } }),
      'no-scenario',
      'effects[0].gain',
      'SFI-SCENARIO-023',
    ],
    // numbers and names
    [active({ ...faster, by: 0 }), 'nothing', 'effects[0].by', 'SFI-CARD-002'],
    [active({ ...faster, by: -1, stacks: true }), 'not-more', 'effects[0].by', 'SFI-STACK-004'],
    [active({ op: 'dice', roll: 'hit', until: 'round' }), 'nothing', 'effects[0]', 'SFI-DICE-010'],
    [active({ op: 'essence', gain: {} }), 'no-dice', 'effects[0].gain', 'SFI-CARD-002'],
    [active({ op: 'attack', weapon: 'spoon' }), 'unknown-weapon', 'effects[0].weapon', 'SFI-CARD-014'],
    [active({ op: 'attack', weapon: 'wrench', type: 'melee' }), 'several-attacks', 'effects[0]', 'SFI-ATTACK-039'],
    [active({ op: 'summon', unit: 'nobody', within: 1 }), 'unknown-unit', 'effects[0].unit', 'SFI-PASSIVE-044'],
    [active({ op: 'summon', unit: 'deckhands', within: 1 }), 'not-summoned', 'effects[0].unit', 'SFI-PASSIVE-044'],
    [
      active({ op: 'manifestation', manifestation: 'x', within: 1 }),
      'unknown-manifestation',
      'effects[0].manifestation',
      'SFI-MANIFEST-001',
    ],
    [
      active({ op: 'grant', passive: { id: 'pathfinder', terrain: 'sand' }, until: 'round' }),
      'unknown-terrain-type',
      'effects[0].passive.terrain',
      'SFI-PASSIVE-027',
    ],
    [
      active({ ...faster, against: { keyword: 'CAKE' } }),
      'unknown-keyword',
      'effects[0].against.keyword',
      'SFI-CARD-019',
    ],
    // inside other effects
    [
      active({ op: 'hitRoll', effects: [heal], otherwise: [{ op: 'redirect', within: 1 }] }),
      'wrong-window',
      'effects[0].otherwise[0]',
      'SFI-ATTACK-028',
    ],
    [
      active({ op: 'hitRoll', effects: [{ ...heal, to: 'aim' }] }),
      'no-aim',
      'effects[0].effects[0].to',
      'SFI-ABILITY-ACTIVE-009',
    ],
    [active({ op: 'choose', options: [{ effects: [heal] }] }), 'too-few', 'effects[0].options', 'SFI-CARD-002'],
    [
      active({ op: 'choose', options: [{ effects: [heal] }, { effects: [{ op: 'control' }] }] }),
      'no-scenario',
      'effects[0].options[1].effects[0]',
      'SFI-SCENARIO-015',
    ],
    [
      active({ op: 'attack', after: [{ needs: 'hit', effects: [{ op: 'attack', weapon: 'x' }] }] }),
      'unknown-weapon',
      'effects[0].after[0].effects[0].weapon',
      'SFI-CARD-014',
    ],
  ])('%j', (ability, code, where, rule) => {
    expect(with1('units.riveters.abilities', ability)).toEqual([code, `${A}.${where}`, rule]);
  });

  test('a hit roll and an attack of a manifestation, which has no hit values, are refused [SFI-MANIFEST-002]', () => {
    const path = 'manifestations.lightning-rod.effects';
    const where = `${path}[${defaultContent.manifestations['lightning-rod']?.effects.length}]`;
    const roll = { op: 'hitRoll', effects: [heal] };
    expect(with1(path, roll)).toEqual(['no-hit-roll', where, 'SFI-MANIFEST-002']);
    const inside = { op: 'choose', options: [{ effects: [heal] }, { effects: [roll] }] };
    expect(with1(path, inside)).toEqual(['no-hit-roll', `${where}.options[1].effects[0]`, 'SFI-MANIFEST-002']);
    // An attack would be made by the manifestation, unless by the model that came near it.
    for (const own of [{}, { by: 'source' }])
      expect(with1(path, { op: 'attack', ...own })).toEqual(['no-hit-roll', where, 'SFI-MANIFEST-002']);
    expect(with1(path, { op: 'attack', by: 'trigger' })).toEqual(['accepted']);
  });

  test('a correct ability is accepted, after an attack also with the models of the attack', () => {
    const after = [{ needs: 'hit', effects: [{ op: 'condition', condition: 'hexed', to: 'defender' }] }];
    expect(with1('units.riveters.abilities', active({ op: 'attack', weapon: 'wrench', after }))).toEqual(['accepted']);
    expect(with1('units.riveters.abilities', active({ op: 'code', name: 'x', with: { any: [1] } }))).toEqual([
      'accepted',
    ]);
  });
});
