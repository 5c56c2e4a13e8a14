import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn } from '../activation/scenario-words.js';
import { collectedContent } from '../content/index.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { ModelState } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';
import { hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const { behaviours, profiles, items, spells } = collectedContent;
const card = behaviours['earth-elemental'];
const profile = profiles['earth-elemental'];
const x = inches(20);
const y = inches(20);

/**
 * An Earth Elemental of the later print with two Activation Points that faces up, and models of both players; `A` is 3
 * inches before it.
 */
const facing = (more: LaidOut = {}) =>
  laidOut('', {
    players: ['p1', 'p2'],
    pack: { behaviours: card ? { 'earth-elemental': card } : {}, items, spells },
    profiles: { 1: { ...profile, tier: 3 } },
    models: { 1: { points: 2 }, b: { points: 0 } },
    at: { 1: { x, y }, A: { x, y: y + 4600 + inches(3) }, b: { x, y: y - inches(5) } },
    facing: { 1: { x: 0, y: 1 } },
    ...more,
  });

scenario(
  'an Earth Elemental that is not Engaged roots its enemies where more than one is in its Awareness, and none is Immobilized',
  ['ELD-HOSTILE-012', 'ELD-HOSTILE-024'],
  play => {
    const answered = (more: LaidOut) => {
      const { game, setup } = facing(more);
      const p = play(game, { ...setup, dice: [20] });
      p.choose('p1', 'A')
        .choose('p1', idle({ x: 0, y: -1 }))
        .choose('p1', { do: 'nothing' });
      return events(p, 'ReactionDeclared').map(({ reaction: { action } }) =>
        'means' in action ? action.means : action.do,
      );
    };
    expect(answered({})).toEqual([{ spell: 'rooting-embrace' }]);
    // AG 6 makes an Awareness of six inches: `b` stands in it, or not; `A` always does.
    const b = (far: number) => ({
      1: { x, y },
      A: { x, y: y + 4600 + inches(3) },
      b: { x, y: y - 4600 - inches(far) },
    });
    expect(answered({ at: b(7) })).toEqual([{ ability: 'hurl' }]);
    const held: Readonly<Record<string, readonly (StateId | ModelState)[]>> = { b: ['immobilized'] };
    expect(answered({ states: held })).toEqual([{ ability: 'hurl' }]);
  },
);

scenario(
  'a Hostile turns to the target of its Attack, and not for an Attack with Focus, which has none',
  ['ELD-HOSTILE-017', 'ELD-TRAIT-031'],
  play => {
    const faced = (b: number) => {
      const at = {
        1: { x, y },
        A: { x: x + inches(2), y: y + 4600 + inches(3) },
        b: { x, y: y - 4600 - inches(b) },
      };
      const { game, setup } = facing({ at });
      const p = play(game, { ...setup, dice: [20] });
      p.choose('p1', 'A')
        .choose('p1', idle({ x: 0, y: -1 }))
        .choose('p1', { do: 'nothing' });
      return modelIn(p, '1').facing;
    };
    // The second enemy is in its Awareness, so it roots both; or it is not, and the Elemental hurls at A.
    expect(faced(5)).toEqual({ x: 0, y: 1 });
    expect(faced(7)).toEqual({ x: inches(2), y: 4600 + inches(3) });
  },
);

scenario('an Earth Elemental that sees no enemy walks towards the nearest one', 'ELD-HOSTILE-012', play => {
  const { game, setup } = hostilesTurn('1a', {
    pack: { items, spells },
    cards: { 1: { ...card } },
    profiles: { 1: { ...profile, behaviour: 'card-1' } },
    at: { 1: { x, y }, a: { x, y: y - inches(20) } },
    facing: { 1: { x: 0, y: 1 } },
  });
  // The walk turns it to the enemy, at which it then hurls.
  const { kind, route } = events(play(game, { ...setup, dice: [20] }), 'MovementDeclared')[0]?.movement ?? {};
  expect([kind, route]).toEqual(['walk', [{ x, y: y - inches(4), z: 0 }]]);
});

test('an Earth Elemental regenerates, and a Golem protects [ELD-HOSTILE-012]', () => {
  expect([card?.uses, behaviours.golem?.uses]).toEqual([['regeneration'], ['protector']]);
});
