import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { skilled } from '../skills/scenario-words.js';
import { happened, plainProfile } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { Deed } from '../vocabulary/index.js';
import type { DeedOf } from './deeds.js';

const tough = { stats: { ...plainProfile.stats, HP: 5 } };
/** A question of a Skill about an attack: the first attack that it offers. */
const sword = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;

/** The deeds of one kind that a sequence has brought. */
const deeds = <D extends Deed['deed']>(
  play: Plays,
  lay: Declared,
  dice: readonly number[],
  kind: D,
  extra = false,
): readonly DeedOf<D>[] => {
  const { game, setup } = resolving('', lay);
  const p = play(game, { ...setup, dice });
  if (extra) p.choose('p1', sword);
  return happened(p, 'DeedNoted').flatMap(({ deed }) => (deed.deed === kind ? [deed as DeedOf<D>] : []));
};

scenario(
  'Fierce as Fire: a Chain Attack beside a Reaction is no Reaction, and a Finishing Strike belongs to its Reaction',
  ['ELD-SCHEME-025', 'ELD-SKILL-005', 'ELD-SKILL-019'],
  play => {
    const answered: Declared = {
      active: 'p2',
      by: 'b',
      at: { b: { x: 9000, y: 9000 }, A: { x: 9000, y: 12300 }, C: { x: 11400, y: 11400 } },
      facing: { A: { x: 0, y: -1 }, C: { x: -1, y: -1 } },
      reactions: { A: attack('b') },
      pack: { items: { sword: swordWith() } },
    };
    const wounds = (profiles: Declared['profiles'] & object, dice: readonly number[]) =>
      deeds(play, { ...answered, profiles: { b: tough, ...profiles } }, dice, 'wound', true).map(one => [
        one.by,
        one.reaction,
      ]);
    // The Damage roll of A fails, and that of C wounds.
    expect(wounds({ C: skilled('chain-attack') }, [5, 6, 20, 3])).toEqual([['C', false]]);
    expect(wounds({ A: skilled('finishing-strike') }, [5, 3, 6, 3])).toEqual([
      ['A', true],
      ['A', true],
    ]);
  },
);

scenario(
  'Unmatched Flanking: a Trample flanks nobody, since a Run makes no Attack; it may even pass a friend that looks away',
  ['ELD-SCHEME-015', 'ELD-TRAIT-067'],
  play => {
    const end = { x: 9000, y: 20000, z: 0 };
    const unseen = (victim: string, dice: readonly number[]) =>
      deeds(
        play,
        {
          at: { A: end, [victim]: { x: 9000, y: 14000 } },
          from: { x: 9000, y: 5000 },
          facing: { [victim]: { x: 0, y: 1 } },
          movement: { kind: 'run', route: [end], facing: { x: 0, y: 1 }, skills: [] },
          profiles: { A: { size: 'large', traits: [{ id: 'trample' }] } },
        },
        dice,
        'attack',
      ).filter(one => one.unseen);
    // A friend that is hit rolls Morale.
    expect([unseen('b', [20]), unseen('B', [20, 5])]).toEqual([[], []]);
  },
);

scenario(
  'Fierce as Fire: an enemy that a Reaction knocks off a roof and that is hurt by the fall only is wounded in Reaction',
  ['ELD-SCHEME-025', 'ELD-HOSTILE-035', 'ELD-FALL-007'],
  play => {
    const top = inches(4);
    const roof: Declared = {
      at: { A: { x: inches(14), y: inches(10), z: top }, b: { x: inches(14) - 3200, y: inches(10), z: top } },
      facing: { A: { x: -1, y: 0 } },
      scenery: { roof: { boxes: [[12, 8, 4, 4]], top: 4 } },
      profiles: { A: tough, b: tough },
      pack: { items: { sword: swordWith({ id: 'knockback', x: 2 }) } },
    };
    const wounds = (lay: Declared) => {
      const { game, setup } = resolving('', { ...roof, ...lay });
      // The Damage roll fails, and so does the Agility roll after the fall.
      const p = play(game, { ...setup, dice: [5, 20, 20] })
        .choose('p1', { x: -1, y: 0 })
        .choose('p2', { x: 0, y: 1 });
      return happened(p, 'DeedNoted').flatMap(({ deed }) =>
        deed.deed === 'wound' ? [[deed.kind, deed.by, deed.reaction]] : [],
      );
    };
    expect(wounds({ active: 'p2', by: 'b', reactions: { A: attack('b') } })).toEqual([['fall', 'A', true]]);
    expect(wounds({ action: attack('b') })).toEqual([['fall', 'A', false]]);
  },
);
