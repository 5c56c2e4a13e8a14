import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { laidOut, plainProfile } from '../testing/index.js';
import type { DeclaredMovement } from '../vocabulary/index.js';
import { events, going, idle, modelIn, open, swordAttack } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;
const bow = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
const bowAttack = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;
/** Facings that look away from the activated model, so that only Awareness is left. */
const away = { x: 0, y: 1 };

scenario(
  'several models react, each once with its own point and action, before the action is declared',
  ['ELD-REACT-004', 'ELD-REACT-005', 'ELD-REACT-006', 'ELD-ACTION-004'],
  play => {
    const { game, setup } = laidOut('A\n.\nb.c');
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' })
      .choose('p2', nothing);
    p.options('p2', ['pass', { model: 'c' }]).refuses('p2', { model: 'b' }, { code: 'reacted', rule: 'ELD-REACT-004' });
    p.choose('p2', { model: 'c' }).choose('p2', { do: 'dodge' });
    expect([open(p), p.state.sequence?.reactions.map(({ model }) => model)]).toEqual([['p1 action'], ['b', 'c']]);
    expect([modelIn(p, 'b').points, modelIn(p, 'c').points]).toEqual([1, 1]);
  },
);

scenario('a Reaction needs sight at some moment of the Movement step', 'ELD-REACT-003', play => {
  const wall = { wall: { boxes: [[0, 5, 5, 1]] as const, top: null } };
  const lay = {
    profiles: {
      b: { stats: { STA: 2, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 2, T: 10, ARM: 2, HP: 2, M: 10 } },
    },
    scenery: wall,
  };
  const { game, setup } = laidOut('A\n.\n.\nb', lay);
  const hidden = play(game, setup).choose('p1', 'A').choose('p1', idle());
  expect(open(hidden)).toEqual(['p1 action']);
  // On the way round the wall the model is seen, also if it ends behind the wall again.
  const seen = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', going('run', [11, 2], [9, 2]));
  expect(open(seen)).toEqual(['p2 opportunity']);
});

scenario(
  'a model within whose Awareness the activated one is reacts by Dodge without sight',
  'ELD-ACTION-013',
  play => {
    const { game, setup } = laidOut('A\n.\nb', { facing: { b: away } });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
    p.options('p2', [nothing, { do: 'dodge' }]).refuses('p2', swordAttack, {
      code: 'no-target',
      rule: 'ELD-ACTION-027',
    });
  },
);

scenario(
  'reacting players answer in turn order after the Active Player, and only against the activated model',
  ['ELD-REACT-007', 'ELD-REACT-002'],
  play => {
    const { game, setup } = laidOut('A\n.\nbc', {
      players: ['p1', 'p2', 'p3'],
      models: { c: { player: 'p3' } },
      active: 'p1',
      state: { order: ['p1', 'p3', 'p2'] },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
    expect(open(p)).toEqual(['p3 react']);
    p.choose('p3', 'pass');
    expect(open(p)).toEqual(['p2 react']);
    p.choose('p2', { model: 'b' }).choose('p2', swordAttack);
    // The other enemy of `b` stands beside it and is no target of a Reaction.
    expect(p.state.sequence?.reactions.map(({ action }) => action)).toEqual([
      { ...swordAttack, skills: [], aims: [{ model: 'A' }] },
    ]);
  },
);

scenario('players of an Alliance may still react to each other', 'ELD-REACT-019', play => {
  const { game, setup } = laidOut('A\n.\nb', { state: { alliances: [['p1', 'p2']] } });
  const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
  p.refuses('p2', swordAttack, { code: 'no-target', rule: 'ELD-ACTION-027' }).choose('p2', { do: 'dodge' });
  expect(open(p)).toEqual(['p1 action']);
});

scenario(
  'an Attack of Opportunity is declared at a point of the path, and the movement goes on',
  ['ELD-ACT-014', 'ELD-REACT-009', 'ELD-REACT-012', 'ELD-REACT-015', 'ELD-REACT-016'],
  play => {
    const { game, setup } = laidOut('A....\nb', { pitch: 1.5 });
    const p = play(game, { ...setup, dice: [5, 20] })
      .choose('p1', 'A')
      .choose('p1', going('walk', [6, 1.5]));
    p.options('p2', ['pass', { model: 'b' }])
      .choose('p2', { model: 'b' })
      .choose('p2', swordAttack);
    p.waitsFor({ by: 'p2', kind: 'moment' });
    p.refuses('p2', { leg: 2, along: 0 }, { code: 'no-such-leg', rule: 'ELD-MEASURE-005' }).choose('p2', {
      leg: 0,
      along: 0,
    });
    // No die is thrown before step 5, the movement went on to its end, and the model has no other Reaction.
    expect([modelIn(p, 'A').at.x, events(p, 'RollMade'), open(p)]).toEqual([15240, [], ['p1 action']]);
    expect(p.state.sequence?.reactions.map(({ opportunity, at }) => [opportunity, at])).toEqual([
      [true, { leg: 0, along: 0 }],
    ]);
    p.choose('p1', nothing);
    expect(events(p, 'HitScored').map(({ attacker, on }) => [attacker, on])).toEqual([['b', 'A']]);
  },
);

scenario(
  'Reach is measured from the point of the path: outside of it the Attack of Opportunity does nothing',
  ['ELD-REACT-010', 'ELD-REACT-014'],
  play => {
    const { game, setup } = laidOut('A....\nb', { pitch: 1.5 });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', going('walk', [6, 1.5]))
      .choose('p2', { model: 'b' });
    p.choose('p2', swordAttack).choose('p2', { leg: 1, along: 11430 }).choose('p1', nothing);
    expect(events(p, 'RequirementFailed').map(({ model, code }) => [model, code])).toEqual([['b', 'out-of-reach']]);
    expect([modelIn(p, 'A').hp, modelIn(p, 'b').points]).toEqual([2, 1]);
  },
);

scenario(
  'a ranged Attack of Opportunity meets a Melee Attack on its model in a Confrontation',
  'ELD-REACT-013',
  play => {
    const { game, setup } = laidOut('A\n.\n.\n.\nb', { pitch: 1, profiles: { b: bow } });
    const p = play(game, { ...setup, dice: [5, 6, 9, 20] })
      .choose('p1', 'A')
      .choose('p1', going('walk', [1, 3.4]));
    p.choose('p2', { model: 'b' }).choose('p2', bowAttack).choose('p2', { leg: 0, along: 0 });
    p.choose('p1', swordAttack);
    expect(events(p, 'ConfrontationDecided').map(({ winners }) => winners)).toEqual([['b']]);
  },
);

scenario(
  'an Attack of Opportunity is offered to a model that sees the end of the path alone',
  ['ELD-REACT-009', 'ELD-ACTION-027'],
  play => {
    const walked = (end: number) => {
      const wall = { boxes: [[0, 5, 3.5, 1]], top: null } as const;
      const { game, setup } = laidOut('A\n.\n.\nb', { scenery: { wall } });
      return play(game, setup)
        .choose('p1', 'A')
        .choose('p1', going('walk', [end, 2]));
    };
    // From the line that divides the Front of `b`, a line past the corner of the wall meets a base 2.553 inches along.
    const end = { leg: 1, along: inches(2.6) };
    const p = walked(4.6)
      .options('p2', ['pass', { model: 'b' }])
      .choose('p2', { model: 'b' })
      .choose('p2', swordAttack)
      .refuses('p2', { ...end, along: end.along - 125 }, { code: 'no-sight', rule: 'ELD-REACT-009' })
      .choose('p2', end);
    expect(p.state.sequence?.reactions.map(({ opportunity, at }) => [opportunity, at])).toEqual([[true, end]]);
    // Where the path ends before, only the Awareness of `b` is left, which opens the Reaction step.
    expect(open(walked(4.55))).toEqual(['p2 react']);
  },
);

scenario(
  'in Realism mode the suggested points of a path do not tell where it comes within Reach',
  'ELD-REACT-011',
  play => {
    for (const measuringMode of ['assisted', 'realism'] as const) {
      const { game, setup } = laidOut('A....\n....b', { pitch: 1.5, options: { measuringMode } });
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', going('walk', [6, 1.5]))
        .choose('p2', { model: 'b' });
      const [decision] = p.choose('p2', swordAttack).match.decisions;
      const asked = { state: p.state, decision, parameters: decision?.proposal, setup: p.match.header } as never;
      const [first] = game.proposals?.moment?.suggest(asked, 1) ?? [];
      expect(first === undefined ? undefined : first.leg).toBe(measuringMode === 'realism' ? 0 : 1);
    }
  },
);

scenario(
  'a Dodge against an attacker that flies may be changed to an Attack, without another point',
  ['ELD-REACT-017', 'ELD-REACT-018', 'ELD-STATE-041'],
  play => {
    const { game, setup } = laidOut('A\nb', { pitch: 1, states: { A: ['flying'] } });
    const p = play(game, { ...setup, dice: [15, 5, 20] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' });
    // Before the Flying model attacks it cannot be struck (ELD-STATE-040).
    p.refuses('p2', swordAttack, { code: 'no-target', rule: 'ELD-ACTION-027' }).choose('p2', { do: 'dodge' });
    p.choose('p1', swordAttack).waitsFor({ by: 'p2', kind: 'change' }).choose('p2', swordAttack);
    expect([modelIn(p, 'b').points, events(p, 'ReactionChanged').length]).toEqual([1, 1]);
    expect(events(p, 'ConfrontationDecided').length).toBe(1);
  },
);

scenario('a model on the ground that declared Nothing keeps it', 'ELD-REACT-017', play => {
  const { game, setup } = laidOut('A\nb', { pitch: 1, states: { A: ['flying'] } });
  const p = play(game, { ...setup, dice: [15] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' });
  p.choose('p2', nothing).choose('p1', swordAttack);
  expect(events(p, 'ReactionChanged')).toEqual([]);
});

scenario('players react to an activated Hostile in the Reaction step', 'ELD-REACT-020', play => {
  const { game, setup } = laidOut('A\n.\n1', {
    active: null,
    facing: { A: { x: 0, y: 1 } },
    state: {
      sequence: {
        model: '1',
        step: 'reaction',
        from: { x: 5080, y: 15240, z: 0 },
        facing: { x: 0, y: -1 },
        movement: idle({ x: 0, y: -1 }),
        reactions: [],
        action: null,
        ended: false,
        answered: [],
      },
    },
  });
  const p = play(game, setup).options('p1', ['pass', { model: 'A' }]);
  p.choose('p1', { model: 'A' }).choose('p1', { do: 'dodge' });
  expect(events(p, 'ReactionDeclared').map(({ reaction }) => [reaction.model, reaction.action.do])).toEqual([
    ['A', 'dodge'],
  ]);
});

scenario('a move outside an activation, like that of a Ranger, provokes no Reaction', 'ELD-REACT-021', play => {
  const { game, setup } = laidOut('A\n.\nb', { profiles: { A: { classes: ['ranger'] } } });
  const p = play(game, setup).choose('p1', 'end').waitsFor({ by: 'p1', kind: 'endMove' });
  p.choose('p1', { route: [{ x: 12000, y: 6000, z: 0 }], facing: { x: 0, y: 1 } });
  // `b` sees the whole move, and has Activation Points until the next phase.
  expect([modelIn(p, 'A').at.x, events(p, 'ReactionDeclared'), open(p)]).toEqual([12000, [], ['p2 activate']]);
});

scenario('a Dodge against an attacker that neither flies nor was secret stays a Dodge', 'ELD-REACT-017', play => {
  const { game, setup } = laidOut('A\nb', { pitch: 1 });
  const p = play(game, { ...setup, dice: [15, 15, 9] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' });
  p.choose('p2', { do: 'dodge' }).choose('p1', swordAttack).waitsFor({ by: 'p2', kind: 'endMove' });
});

scenario('a reaction is changed once, and only by a model that sees the attacker', 'ELD-REACT-017', play => {
  const flies = (facing: { readonly x: number; readonly y: number }) => {
    const { game, setup } = laidOut('A\nb', { pitch: 1, states: { A: ['flying'] }, facing: { b: facing } });
    return play(game, { ...setup, dice: [15, 9] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' })
      .choose('p2', { do: 'dodge' })
      .choose('p1', swordAttack);
  };
  flies({ x: 0, y: -1 })
    .waitsFor({ by: 'p2', kind: 'change' })
    .choose('p2', 'keep')
    .waitsFor({ by: 'p2', kind: 'endMove' });
  flies({ x: 0, y: 1 }).waitsFor({ by: 'p2', kind: 'endMove' });
});

scenario(
  'a Dodge or Perceive against an attacker that was Shrouded may be changed to an Attack',
  'ELD-REACT-017',
  play => {
    const changed = (reaction: { readonly do: 'dodge' } | { readonly do: 'perceive'; readonly target: string }) => {
      const { game, setup } = laidOut('A\nb', { pitch: 1, states: { A: ['shrouded'] } });
      const p = play(game, { ...setup, dice: [15, 15, 20] })
        .choose('p1', 'A')
        .choose('p1', 'keep')
        .choose('p1', idle())
        .choose('p2', { model: 'b' })
        .choose('p2', reaction)
        .choose('p1', swordAttack);
      return p.waitsFor({ by: 'p2', kind: 'change' }).choose('p2', swordAttack);
    };
    for (const reaction of [{ do: 'dodge' }, { do: 'perceive', target: 'A' }] as const) {
      expect(events(changed(reaction), 'ReactionChanged').map(({ action }) => action.do)).toEqual(['attack']);
    }
  },
);

scenario(
  'Awareness without sight opens Dodge alone: neither an Assist on the model itself nor another action',
  ['ELD-REACT-003', 'ELD-AWARE-005'],
  play => {
    const salve = {
      name: 'Salve',
      category: 'consumable',
      traits: [],
      changes: [],
      quantity: 1,
      weight: 0,
      effects: [{ op: 'heal', amount: 1 }],
    } as const;
    const lay = (facing: { readonly x: number; readonly y: number }) => {
      const items = [{ item: 'salve', quantity: 1 }];
      const { game, setup } = laidOut('A\n.\nb', {
        facing: { b: facing },
        pack: { items: { salve } },
        profiles: { b: { inventory: { space: 9, items } } },
      });
      return play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
    };
    const cure = { do: 'assist', means: { item: 'salve' } } as const;
    lay(away)
      .options('p2', [nothing, { do: 'dodge' }])
      .refuses('p2', cure, { code: 'no-sight', rule: 'ELD-REACT-003' });
    lay({ x: 0, y: -1 }).choose('p2', cure);
  },
);

scenario(
  'a Melee Attack in the Reaction step is aimed at the final position, also if the path was in sight',
  ['ELD-LOS-011', 'ELD-ACTION-027'],
  play => {
    const { game, setup } = laidOut('A\n.\n.\nb', {
      profiles: { A: { stats: { ...plainProfile.stats, SPD: 9 } }, b: bow },
      scenery: { wall: { boxes: [[0, 5, 5, 1]], top: null } },
    });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', going('run', [11, 2], [2, 2]))
      .choose('p2', 'pass')
      .choose('p2', { model: 'b' });
    p.options('p2', [nothing, { do: 'dodge' }, bowAttack]);
  },
);

scenario('the nearest point of a path decides on Awareness, to the unit', 'ELD-AWARE-005', play => {
  const passes = (gap: number) => {
    const { game, setup } = laidOut('Ab', {
      options: { distanceEpsilon: 0 },
      facing: { b: away },
      profiles: { b: { stats: { ...plainProfile.stats, AG: 3 } } },
      at: { A: { x: 10000, y: 10000 }, b: { x: 14762, y: 10000 + 3200 + gap } },
    });
    return open(
      play(game, setup)
        .choose('p1', 'A')
        .choose('p1', { ...going('walk'), route: [{ x: 20160, y: 10000, z: 0 }] }),
    );
  };
  expect([passes(7620), passes(7621)]).toEqual([['p2 react'], ['p1 action']]);
});

scenario(
  'a model that goes down at the end of its path can be shot on the path as it stood there',
  ['ELD-RANGED-008', 'ELD-STATE-018', 'ELD-COVER-006'],
  play => {
    const { game, setup } = laidOut('A....\n.\n.\n.\n.\nb', {
      scenery: { wall: { boxes: [[0, 6, 12, 0.5]], top: 1.5 } },
      profiles: { b: bow },
    });
    const shot = (stance?: DeclaredMovement['stance'], dice: readonly number[] = []) => {
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', { ...going('walk', [4, 2]), ...(stance ? { stance } : {}) });
      while (open(p)[0] === 'p2 opportunity') p.choose('p2', 'pass');
      return p.choose('p2', { model: 'b' });
    };
    const end = { leg: 1, along: 5080 };
    const p = shot({ state: 'crouched', to: true, when: 'after' }, [10, 20]).choose('p2', bowAttack);
    p.refuses('p2', end, { code: 'no-sight', rule: 'ELD-RANGED-008' }).choose('p2', { leg: 1, along: 5079 });
    p.choose('p1', nothing);
    // Neither the wall, which is far away, nor the Crouched state covers it there.
    expect(events(p, 'RollMade')[0]?.attribute.total).toBe(10);
    shot(undefined).choose('p2', bowAttack).choose('p2', end);
    // Had it gone down first, nobody would see it.
    shot({ state: 'crouched', to: true, when: 'before' }).options('p2', [nothing, { do: 'dodge' }]);
  },
);

scenario(
  'a model that takes off at the end of its path is struck on it, and one that lands there only in the Reaction step',
  ['ELD-REACT-009', 'ELD-STATE-040', 'ELD-SKILL-024'],
  play => {
    const flown = (to: boolean, when: 'before' | 'after') => {
      const { game, setup } = laidOut('A..\nb', {
        pitch: 1.5,
        profiles: { A: { skills: [{ id: 'flight' }] } },
        states: { A: to ? [] : ['flying'] },
      });
      const movement = { ...going('walk', [3, 1.5]), skills: ['flight' as const] };
      return play(game, { ...setup, dice: to && when === 'after' ? [20] : [] })
        .choose('p1', 'A')
        .choose('p1', { ...movement, stance: { state: 'flying', to, when } });
    };
    const p = flown(true, 'after').choose('p2', { model: 'b' }).choose('p2', swordAttack);
    p.choose('p2', { leg: 0, along: 0 }).choose('p1', nothing);
    expect(events(p, 'RollMade').map(({ roll }) => [roll.model, roll.against])).toEqual([['b', 'A']]);
    expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['flying']);
    expect(open(flown(true, 'before'))).toEqual(['p2 react']);
    const landed = flown(false, 'after');
    expect(open(landed)).toEqual(['p2 react']);
    landed.choose('p2', { model: 'b' }).choose('p2', swordAttack);
  },
);

scenario(
  'a model that dodges may change to a shot at a Flying attacker of somebody else, and not to a strike',
  ['ELD-REACT-017', 'ELD-STATE-041'],
  play => {
    const { game, setup } = laidOut('A\nbc', { pitch: 1, states: { A: ['flying'] }, profiles: { b: bow } });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p2', { model: 'b' });
    p.choose('p2', { do: 'dodge' }).choose('p2', 'pass').choose('p1', swordAttack).choose('p1', { model: 'c' });
    p.options('p2', ['keep', bowAttack]);
  },
);

scenario(
  'a Perceive that is kept finds no token any more once the Shrouded model has attacked',
  ['ELD-REACT-017', 'ELD-STATE-066', 'ELD-ACTION-031'],
  play => {
    const { game, setup } = laidOut('A\nb', { pitch: 1, states: { A: ['shrouded'] } });
    const p = play(game, { ...setup, dice: [20, 20] })
      .choose('p1', 'A')
      .choose('p1', 'keep')
      .choose('p1', idle());
    p.choose('p2', { model: 'b' }).choose('p2', { do: 'perceive', target: 'A' }).choose('p1', swordAttack);
    p.choose('p2', 'keep');
    expect(events(p, 'RequirementFailed').map(({ model, code }) => [model, code])).toEqual([['b', 'no-token']]);
  },
);

scenario(
  'a Shrouded model that reacts by an Attack is shown, may be attacked at once, and halves the OFF of its attacker',
  ['ELD-STATE-066', 'ELD-STATE-068', 'ELD-TRAIT-057', 'ELD-REACT-006'],
  play => {
    const { game, setup } = laidOut('A\nb', { pitch: 1, states: { b: ['shrouded'] } });
    const p = play(game, { ...setup, dice: [7, 8, 11] })
      .choose('p1', 'A')
      .choose('p1', idle());
    p.choose('p2', { model: 'b' }).choose('p2', 'keep').choose('p2', swordAttack);
    expect(modelIn(p, 'b').states).toEqual([]);
    p.choose('p1', swordAttack);
    // OFF is 12, and the DEF of `b` remains 10.
    expect(events(p, 'RollMade').map(({ attribute }) => attribute.total)).toEqual([6, 10]);
  },
);
