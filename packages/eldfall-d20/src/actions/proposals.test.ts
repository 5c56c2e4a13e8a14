import { suggest } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { laidOut, plainItems, plainSpell } from '../testing/index.js';
import type { Spell } from '../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);
const east = { x: 1, y: 0 };

const cone: Spell = {
  ...plainSpell,
  weapon: { power: 8, reach: { template: 'spray-large' }, strike: 1, kinds: ['ranged'], traits: [] },
};
const caster = {
  spells: ['cone'],
  traits: [{ id: 'affinity', element: 'fire' }],
  inventory: { space: 6, items: [] },
} as const;

scenario(
  'a spray that does not reach its target is laid towards it, and fails at the Resolution step',
  ['ELD-TEMPLATE-002', 'ELD-TEMPLATE-008', 'ELD-ACT-020'],
  play => {
    const { game, setup } = laidOut('A..........b', {
      profiles: { A: caster },
      facing: { A: east },
      models: { b: { points: 0 } },
      pack: { spells: { cone } },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle(east));
    p.choose('p1', { do: 'attack', means: { spell: 'cone' }, kind: 'ranged' });
    const [aim] = p.match.decisions.flatMap(decision => suggest(p.match, decision, 1));
    expect(aim).toMatchObject({ model: 'b', template: { template: 'spray-large' } });
    p.refuses(
      'p1',
      { ...(aim as object), template: { ...(aim as { template: object }).template, towards: { x: 1, y: 1 } } },
      {
        code: 'not-at-the-attacker',
        rule: 'ELD-TEMPLATE-008',
      },
    );
    p.choose('p1', aim as never);
    expect(events(p, 'RequirementFailed').map(({ code }) => code)).toEqual(['not-under-template']);
  },
);

scenario(
  'a spray may be laid towards a structure that it does not reach',
  ['ELD-ACTION-026', 'ELD-TEMPLATE-002'],
  play => {
    const away = { x: 1, y: -1 };
    const gate = { id: 'gate', kind: 'gates', at: { x: 60000, y: 1270, z: 0 }, radius: 2000, height: 4000 } as const;
    const { game, setup } = laidOut('A\n\n\n\n\n\nb', {
      profiles: { A: caster },
      facing: { A: away },
      models: { b: { points: 0 } },
      things: [{ ...gate, hp: 2, armour: 4, holds: [], marks: [] }],
      pack: { spells: { cone } },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle(away));
    p.choose('p1', { do: 'attack', means: { spell: 'cone' }, kind: 'ranged' });
    const aims = p.match.decisions.flatMap(decision => suggest(p.match, decision, 9));
    expect(aims).toMatchObject([{ thing: 'gate', template: { template: 'spray-large' } }]);
    p.choose('p1', aims[0] as never);
    expect(events(p, 'RequirementFailed').map(({ code }) => code)).toEqual(['not-under-template']);
  },
);

scenario(
  'a Consumable that only helps has no Reach: it heals its user, not an ally out of Base Contact',
  ['ELD-ACTION-006', 'ELD-ACTION-009', 'ELD-CONTACT-002'],
  play => {
    const draught = {
      name: 'Draught',
      category: 'consumable',
      traits: [],
      changes: [],
      quantity: 1,
      weight: 0,
    } as const;
    const { game, setup } = laidOut('A.B', {
      profiles: { A: { inventory: { space: 6, items: [{ item: 'draught', quantity: 2 }] } } },
      facing: { A: east },
      models: { A: { hp: 1 }, B: { hp: 1 } },
      pack: { items: { ...plainItems, draught: { ...draught, effects: [{ op: 'heal', amount: 1 }] } } },
    });
    const begun = () => play(game, setup).choose('p1', 'A').choose('p1', idle(east));
    const use = { do: 'assist', means: { item: 'draught' } } as const;
    const own = begun().choose('p1', use);
    own.choose('p1', ['A']);
    expect(modelIn(own, 'A').hp).toBe(2);
    const other = begun().choose('p1', use);
    other.choose('p1', ['B']);
    expect([modelIn(other, 'B').hp, ...events(other, 'RequirementFailed').map(({ code }) => code)]).toEqual([
      1,
      'out-of-reach',
    ]);
  },
);

test('an Immobilized model is offered Idle as it stands and nothing else [ELD-STATE-051]', () => {
  const { game, table, setup } = laidOut('A.b', { states: { A: ['immobilized'] } });
  const asked = {
    state: table.state,
    setup: { players: ['p1', 'p2'], options: table.options },
    parameters: { model: 'A' },
    decision: { id: 1, by: 'p1', kind: 'movement', rule: 'ELD-ACT-012', proposal: { model: 'A' } },
  } as never;
  expect(setup.players).toHaveLength(2);
  expect(game.proposals?.movement?.suggest(asked, 8)).toEqual([idle({ x: 0, y: 1 })]);
});

scenario(
  'a circle without a target lies on the spot that is named, which is on a surface of the field and within Reach',
  ['ELD-TEMPLATE-009', 'ELD-TRAIT-062'],
  play => {
    const weapon = {
      power: 8,
      reach: { distance: 6, template: 'circular-small' },
      strike: 1,
      kinds: ['ranged'],
    } as const;
    const blast: Spell = { ...plainSpell, weapon: { ...weapon, traits: [{ id: 'targetless' }] } };
    const { game, setup } = laidOut('A..........b', {
      pitch: 1,
      profiles: { A: { ...caster, spells: ['blast'] } },
      models: { b: { points: 0 } },
      pack: { spells: { blast } },
      scenery: { tower: { boxes: [[4, 0, 3, 3]], top: 2 } },
    });
    const at = (x: number, z = 0) => ({ x: inches(x), y: inches(1), z: inches(z) });
    const aim = (spot: ReturnType<typeof at>, centre = spot) => ({
      spot,
      template: { template: 'circular-small', at: centre } as const,
    });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', idle(east));
    p.choose('p1', { do: 'attack', means: { spell: 'blast' }, kind: 'ranged' });
    const nowhere = { code: 'no-surface-there', rule: 'ELD-TRAIT-062' } as const;
    p.refuses('p1', aim(at(3), at(12)), { code: 'not-the-centre', rule: 'ELD-TEMPLATE-009' })
      .refuses('p1', aim(at(3, 1)), nowhere)
      .refuses('p1', aim(at(5, 3)), nowhere)
      .refuses('p1', aim(at(37)), nowhere)
      // The side of the tower is a surface, and so is its roof.
      .has('p1', aim(at(4, 1)))
      .choose('p1', aim(at(5, 2)));
    expect(events(p, 'RollMade').length).toBe(1);
  },
);
