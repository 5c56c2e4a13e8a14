import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { items as bookItems } from '../content/book/items.js';
import { plainItems, plainProfile } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { Trait } from '../vocabulary/traits.js';
import type { ArtId } from '../vocabulary/words.js';

const { stats } = plainProfile;
const tough = { stats: { ...stats, HP: 5 } };
const knows = (id: ArtId) => ({ arts: [{ id, level: 5 }] });
const of = (id: ArtId, level: number) => ({ art: { id, level } });
/** `A` between b and c, both in Reach of a sword. */
const between = { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12300 }, c: { x: 11400, y: 11400 } };

/** The lines of a sequence that match: `A` attacks b, which has 5 HP. */
const lines = (play: Plays, what: RegExp, dice: readonly number[], lay: Declared): readonly string[] => {
  const { game, setup } = resolving(lay.at ? '' : 'A\nb', {
    pitch: 1.5,
    ...lay,
    profiles: { b: tough, ...lay.profiles },
  });
  return told(play(game, { ...setup, dice }).match).filter(one => what.test(one));
};
const sword = (...traits: readonly Trait[]) => ({ pack: { items: { sword: swordWith(...traits) } } });

scenario(
  'Assassination IV: no success is dodged, a low one beats every plain answer, and a 1 of the enemy hits all the same',
  ['ELD-ART-004', 'ELD-CRIT-003', 'ELD-CRIT-004', 'ELD-CRIT-007'],
  play => {
    const hits = (dice: readonly number[], answer: Declared['reactions'] & object) =>
      lines(play, / hits /, dice, {
        action: attack('b', of('assassination', 4)),
        reactions: answer,
        profiles: { A: knows('assassination') },
      });
    expect(hits([12, 1, 20], { b: { do: 'dodge' } })).toEqual(['A hits b critically']);
    expect(hits([4, 10, 20], { b: attack('A') })).toEqual(['A hits b critically']);
    expect(hits([4, 1, 20, 20], { b: attack('A') })).toEqual(['A hits b critically', 'b hits A critically']);
  },
);

scenario(
  'Assassination V kills by the Wound of the Damage roll only: not if that is prevented, and also if only its Cleave Wound is',
  ['ELD-ART-005', 'ELD-TRAIT-070', 'ELD-CLASS-008', 'ELD-DAMAGE-006'],
  play => {
    const fate = (dice: readonly number[], trait: Trait) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        ...sword(trait),
        action: attack('b', of('assassination', 5)),
        profiles: { A: knows('assassination'), b: { ...tough, classes: ['berserker'] } },
      });
      const p = play(game, { ...setup, dice })
        .chooseIfAsked('p2', true)
        .chooseIfAsked('p2', { x: 0, y: 1 });
      return told(p.match).filter(one => /prevents|HP|dead/.test(one));
    };
    expect(fate([5, 3, 10], { id: 'unkeen' })).toEqual(['b prevents a Wound by unkeen']);
    expect(fate([5, 3, 10], { id: 'cleave' })).toEqual(['b prevents a Wound by berserker']);
    expect(fate([5, 3, 11, 10], { id: 'cleave' })).toEqual(['b prevents a Wound by berserker', 'b -1 HP', 'b is dead']);
  },
);

scenario(
  'Assassination I adds to the Power before Resistance halves it, rounded up',
  ['ELD-ART-001', 'ELD-TRAIT-050', 'ELD-MOD-013'],
  play => {
    const damage = (T: number) =>
      lines(play, /damage/, [5, 20], {
        action: attack('b', of('assassination', 1)),
        profiles: {
          A: { ...knows('assassination'), stats: { ...stats, T } },
          b: { ...tough, traits: [{ id: 'resistance', to: { type: 'melee' } }] },
        },
      });
    expect([damage(10), damage(9)].flat()).toEqual(['damage to b: 20+2 against 8', 'damage to b: 20+2 against 8']);
  },
);

scenario(
  'Fencing I hinders before a Surprise Attack halves, and Fencing II takes the strike that a Sentinel has more',
  ['ELD-ART-007', 'ELD-ART-008', 'ELD-MOD-003', 'ELD-CLASS-019'],
  play => {
    const answered = (level: number, strikes: string, more: Declared, dice: readonly number[]) =>
      lines(play, /b attack/, dice, {
        action: attack('b', of('fencing', level)),
        reactions: { b: attack(strikes) },
        ...more,
        profiles: { A: knows('fencing'), ...more.profiles },
      });
    // (10 - 3) / 2, rounded up.
    expect(answered(1, 'A', sword({ id: 'surprise-attack' }), [13, 11])).toEqual(['b attack DEF 4 at A: 11-']);
    const sentinel: Declared = { profiles: { b: { classes: ['sentinel'] } } };
    expect(answered(2, 'AA', sentinel, [13, 11])).toEqual(['b attack DEF 10 at A: 11-']);
    expect(answered(3, 'AA', sentinel, [13, 11, 12])).toEqual(['b attack DEF 10 at A: 11- 12-']);
  },
);

scenario(
  'Fencing III gives a strike to a Crouched model, and to a reacting one, whose Strike is 1',
  ['ELD-ART-009', 'ELD-STATE-014', 'ELD-STRIKE-004'],
  play => {
    const struck = (more: Declared, dice: readonly number[]) =>
      lines(play, /A attack/, dice, { ...more, profiles: { A: knows('fencing') } });
    const low = { states: { A: ['crouched'] }, action: attack('bbb', of('fencing', 3)) } as const;
    expect(struck(low, [13, 14])).toEqual(['A attack OFF 12 at b: 13- 14-']);
    const reacting = { active: 'p2', by: 'b', reactions: { A: attack('bbb', of('fencing', 3)) } } as const;
    expect(struck(reacting, [11, 12])).toEqual(['A attack DEF 10 at b: 11- 12-']);
  },
);

scenario(
  'Berserk II: each success sweeps, of every part of a split Attack; a second source of Sweep brings no more Hits',
  ['ELD-ART-014', 'ELD-TRAIT-059', 'ELD-STRIKE-006'],
  play => {
    const art = of('berserk', 2);
    const split = lines(play, / hits /, [5, 6, 20, 20, 20, 20], {
      at: between,
      action: attack('bc', art),
      profiles: { A: knows('berserk'), c: tough },
    });
    expect(split.toSorted()).toEqual(['A hits b', 'A hits b', 'A hits c', 'A hits c']);
    const twice = lines(play, / hits /, [5, 20, 20], {
      at: between,
      pack: { items: bookItems },
      action: attack('b', { with: 'longhilted-sword', ...art }),
      profiles: {
        A: { ...knows('berserk'), inventory: { space: 9, items: [{ item: 'longhilted-sword', quantity: 1 }] } },
        c: tough,
      },
    });
    expect(twice.toSorted()).toEqual(['A hits b', 'A hits c']);
  },
);

scenario(
  'Berserk IV with Burn (2): one more Wound and two more Damage rolls for a Wound, and nothing for the Wounds that follow',
  ['ELD-ART-016', 'ELD-TRAIT-008', 'ELD-TRAIT-010', 'ELD-DAMAGE-006'],
  play => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      ...sword({ id: 'burn', x: 2 }),
      action: attack('b', of('berserk', 4)),
      profiles: { A: knows('berserk'), b: tough },
    });
    const p = play(game, { ...setup, dice: [5, 3, 10, 11] });
    expect(told(p.match).filter(one => /damage|HP/.test(one))).toEqual([
      'damage to b: 3+2 against 10',
      'damage to b: 10+0 against 10',
      'damage to b: 11+0 against 10',
      'b -3 HP',
    ]);
  },
);

scenario(
  'two Duelists take the levels I to III of one another; a fencer that splits its strikes loses them against everybody',
  ['ELD-TRAIT-021', 'ELD-ART-024', 'ELD-ART-023'],
  play => {
    const duelist = { ...knows('fencing'), traits: [{ id: 'duelist' }] } as const;
    const both: Declared = {
      action: attack('b', of('fencing', 1)),
      reactions: { b: attack('A', of('fencing', 1)) },
      profiles: { A: duelist, b: duelist },
    };
    expect(lines(play, /attack/, [13, 11], both)).toEqual(['A attack OFF 12 at b: 13-', 'b attack DEF 10 at A: 11-']);
    const split: Declared = {
      at: between,
      pack: { items: plainItems },
      action: attack('bcc', of('fencing', 3)),
      reactions: { b: attack('A') },
      profiles: { A: knows('fencing'), b: duelist },
    };
    expect(lines(play, /A attack/, [13, 14, 11], split)).toEqual([
      'A attack OFF 12 at b: 13-',
      'A attack OFF 12 at c: 14-',
    ]);
  },
);

scenario(
  'an enemy that attacks a Duelist keeps its Combat Arts, but by the option those of levels I to III have no effect',
  ['ELD-TRAIT-021', 'ELD-UPGRADE-023'],
  play => {
    const run = (level: number, duelistArts: 'targets' | 'combat', traits: readonly Trait[] = [{ id: 'duelist' }]) =>
      lines(play, /damage/, [5, 20], {
        options: { duelistArts },
        action: attack('b', of('assassination', level)),
        profiles: { A: knows('assassination'), b: { ...tough, traits } },
      });
    const [plain, strong] = ['damage to b: 20+2 against 10', 'damage to b: 20+2 against 16'];
    expect([run(1, 'targets'), run(1, 'combat'), run(1, 'combat', [])]).toEqual([[strong], [plain], [strong]]);
  },
);
