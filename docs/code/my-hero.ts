// #region hero
import { createGame, type JhxGame } from '@rulewright/judgement-hex';
import {
  type ContentPack,
  defaultContent,
  type Hero,
  readContent,
  skirmishMaps,
} from '@rulewright/judgement-hex/content';

/** The Warden, a fighter whom enemies find hard to stay close to. The engine reads the data; `text` is for people. */
export const warden: Hero = {
  name: 'Gate Warden',
  source: 'original',
  classes: ['tank'],
  race: 'dwarf',
  gods: ['tomas'],
  attributes: { MOV: 3, AGI: 3, RES: 1, MEL: 5, MAG: null, RNG: null, SH: 2 },
  health: [18, 20, 22],
  weapons: [{ id: 'halberd', name: 'Halberd', type: 'MEL', ap: 1, reach: 2, damage: [2, 3, 5] }],
  common: [{ id: 'defender' }, { id: 'steady' }],
  abilities: [
    {
      id: 'shove-back',
      name: 'Shove Back',
      text: 'Once a round, for 1 Fate, an enemy whose attack has wounded the Warden is pushed away.',
      kind: 'innate',
      when: { window: 'damage-taken', of: 'self', role: 'attacked', needs: 'damage' },
      interrupt: true,
      optional: true,
      cost: { fate: 1 },
      limit: 'once-per-round',
      effects: [{ op: 'push', hexes: 2, direction: 'away', to: 'attacker' }],
    },
  ],
  levelling: { kind: 'card', levels: [{ attributes: { MEL: 1 } }, { attributes: { RES: 1 } }] },
};

/** The default cards and the Warden: a checked, frozen copy. */
export const myPack: ContentPack = readContent({
  ...defaultContent,
  id: 'my-arena',
  version: '1.0.0',
  heroes: { ...defaultContent.heroes, warden },
});

/** The game with this pack. */
export const myGame: JhxGame = createGame({ pack: myPack, maps: skirmishMaps });
// #endregion
