import type { Bonus, Effect } from '../../vocabulary/ability.js';
import type { ArtefactId, God, GodId } from '../../vocabulary/pack.js';
import { has, original } from './words.js';

/** A god of the rulebook, its traits (JHX-GOD-001), and gifts that stand in for those on its card. */
const god = (
  name: string,
  traits: God['traits'],
  bonus: Bonus & { readonly name: string },
  sacredArtefact: ArtefactId,
  power: { readonly name: string; readonly text: string; readonly effects: readonly Effect[] },
): God => ({
  name,
  source: 'rulebook 2.6',
  traits,
  warbandBonus: { source: original, ...bonus },
  sacredArtefact,
  effigyPower: { source: original, ...power },
});

/** The six gods. */
export const gods: Readonly<Record<GodId, God>> = {
  bruelin: god(
    'Bruelin',
    ['Aggression', 'Impulse', 'Intimidation'],
    {
      name: 'Hot Blood',
      abilities: [
        {
          id: 'hot-blood',
          name: 'Hot Blood',
          text: 'Charges against Monsters hit harder.',
          kind: 'innate',
          effects: [{ op: 'modify', what: 'damage', by: 1, charge: true, against: 'monster' }],
        },
      ],
    },
    'ember-maul',
    { name: 'Avalanche', text: 'Every Champion may move two hexes.', effects: [{ op: 'advance', hexes: 2 }] },
  ),
  grul: god(
    'Grul',
    ['Growth', 'Independence', 'Compassion'],
    { name: 'Deep Roots', common: has('pathfinder') },
    'bark-mantle',
    {
      name: 'Green Tide',
      text: 'Every Champion heals, and then shakes off a condition.',
      effects: [
        { op: 'heal', amount: 4 },
        { op: 'cleanse', count: 1 },
      ],
    },
  ),
  ista: god(
    'Ista',
    ['Light', 'Strength', 'Honour'],
    {
      name: 'Lanterns',
      abilities: [
        {
          id: 'lanterns',
          name: 'Lanterns',
          text: 'Souls come more easily.',
          kind: 'innate',
          effects: [{ op: 'modify', what: 'harvest', by: 1 }],
        },
      ],
    },
    'oath-lance',
    {
      name: 'First Light',
      text: 'Every Champion has temporary health until the next Communion Phase.',
      effects: [{ op: 'temporaryHealth', amount: 3, until: 'communion' }],
    },
  ),
  krognar: god(
    'Krognar',
    ['Power', 'Deceit', 'Shadows'],
    { name: 'Head Start', common: has('natural-sprinter') },
    'duskblade',
    {
      name: 'Mirrors',
      text: 'The next blow against each Champion falls on a likeness.',
      effects: [{ op: 'gain', ability: { id: 'duplicate-self' } }],
    },
  ),
  tomas: god(
    'Tomas',
    ['Patience', 'Composure', 'Grit'],
    { name: 'Drill', common: [{ id: 'immune', to: 'fear' }] },
    'drill-standard',
    {
      name: 'Hold the Line',
      text: 'Every Champion is hard to hurt and to move in this round.',
      effects: [
        { op: 'modify', what: 'RES', by: 1, until: 'round' },
        { op: 'gain', ability: { id: 'steadfast' }, until: 'round' },
      ],
    },
  ),
  torin: god(
    'Torin',
    ['Time', 'Balance', 'Wisdom'],
    {
      name: 'Borrowed Minutes',
      abilities: [
        {
          id: 'borrowed-minutes',
          name: 'Borrowed Minutes',
          text: 'Once in a game each Hero may have one more AP in its activation.',
          kind: 'innate',
          when: { window: 'start-of-activation', of: 'self' },
          optional: true,
          limit: 'once-per-game',
          effects: [{ op: 'modify', what: 'ap', by: 1, until: 'activation' }],
        },
      ],
    },
    'sand-glass',
    {
      name: 'Between Two Ticks',
      text: 'Every Champion has one more AP in this round.',
      effects: [{ op: 'modify', what: 'ap', by: 1, until: 'round' }],
    },
  ),
};
