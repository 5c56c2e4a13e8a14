import { decide, type Game, type PlayerId, type Rule, type Turn } from '@rulewright/core';

/** A model with about as much data as in a skirmish game: 0.8 kB of JSON. */
interface Model {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly position: { readonly x: number; readonly y: number; readonly level: number; readonly facing: number };
  readonly profile: Readonly<Record<'move' | 'fight' | 'shoot' | 'armour' | 'wounds' | 'will' | 'reach', number>>;
  readonly wounds: number;
  readonly actions: number;
  readonly activated: boolean;
  readonly attackedBy: string | null;
  readonly conditions: readonly { readonly name: string; readonly until: string; readonly source: string }[];
  readonly weapons: readonly {
    readonly name: string;
    readonly range: number;
    readonly dice: number;
    readonly traits: readonly string[];
  }[];
  readonly abilities: readonly { readonly id: string; readonly uses: number; readonly spent: boolean }[];
}
interface Field {
  readonly round: number;
  readonly attacks: number;
  readonly models: readonly Model[];
}
/** All types of the game. */
export interface Forty {
  readonly state: Field;
  readonly event:
    | { readonly type: 'Attacked'; readonly attacker: number; readonly target: number }
    | { readonly type: 'Wounded'; readonly target: number; readonly by: number };
  readonly rule: 'FORTY-1';
  readonly options: object;
  readonly choices: { readonly attack: number };
}

const MODELS = 40;

const model = (i: number): Model => ({
  id: `model-${i}`,
  name: `Warrior number ${i} of the ${i % 2 === 0 ? 'red' : 'blue'} host`,
  side: i % 2,
  position: { x: 2540 * (i % 8), y: 2540 * (i >> 3), level: 0, facing: i % 6 },
  profile: { move: 5, fight: 4, shoot: 3, armour: 4, wounds: 100, will: 2, reach: 1 },
  wounds: 100,
  actions: 1000,
  activated: false,
  attackedBy: null,
  conditions: [
    { name: 'hasty', until: `end of activation of model-${i}`, source: 'drums of the vanguard' },
    { name: 'in cover', until: 'end of round', source: 'ruined wall' },
  ],
  weapons: [
    { name: 'spear', range: 2, dice: 3, traits: ['first strike', 'two hands'] },
    { name: 'javelins', range: 8, dice: 2, traits: ['thrown'] },
  ],
  abilities: [
    { id: 'stand-fast', uses: 1, spent: false },
    { id: 'rally', uses: 2, spent: false },
    { id: 'riposte', uses: 1, spent: true },
  ],
});

const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] => {
  const copy = list.slice();
  copy[at] = item;
  return copy;
};

/** A field of 40 models, on which the first attacks one of the other side: seven writes on two models. */
export const forty: Game<Forty> = {
  id: 'forty',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: () => ({ round: 1, attacks: 0, models: Array.from({ length: MODELS }, (_, i) => model(i)) }),
  *beat(turn: Turn<Forty>): Rule {
    const { attacks, models } = turn.state;
    const attacker = attacks % MODELS;
    const options: number[] = [];
    for (let i = 0; i < MODELS; i++) if (models[i]?.side !== attacker % 2) options.push(i);
    const by = turn.players[attacker % 2] as PlayerId;
    const target = yield* decide(turn, { by, kind: 'attack', rule: 'FORTY-1', options });
    turn.emit({ type: 'Attacked', attacker, target }, 'FORTY-1');
    turn.emit({ type: 'Wounded', target, by: 1 }, 'FORTY-1');
  },
  evolve: (field, event) => {
    const { models } = field;
    const target = models[event.target] as Model;
    switch (event.type) {
      case 'Attacked': {
        const attacker = models[event.attacker] as Model;
        const facing = (attacker.position.facing + 1) % 6;
        const spent = { ...attacker, actions: attacker.actions - 1, activated: true };
        const turned = { ...spent, position: { ...attacker.position, facing } };
        return { ...field, attacks: field.attacks + 1, models: replaced(models, event.attacker, turned) };
      }
      case 'Wounded': {
        const wounds = target.wounds - event.by;
        const hit = { ...target, wounds, attackedBy: target.id, activated: wounds === 0 };
        return { ...field, models: replaced(models, event.target, hit) };
      }
    }
  },
  outcome: ({ models }) => {
    const dead = models.find(({ wounds }) => wounds === 0);
    return dead && { winners: [], reason: 'fallen', rule: 'FORTY-1' };
  },
};
