import { expect } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { atQuest } from '../quests/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { StrategicChoice } from '../vocabulary/index.js';
import { type EldPlay, skilled } from './scenario-words.js';

const shroud: StrategicChoice = { do: 'ability', ability: 'stealth', model: 'A' };
const away = { x: 0, y: 1 };

/** The Strategic phase of p1; b looks away from `A`. */
const phase = (play: Plays, more: LaidOut = {}, level = 2) => {
  const { game, setup } = laidOut('AB\n.\nb', {
    profiles: { A: skilled({ id: 'stealth', level }) },
    facing: { b: away },
    state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
    ...more,
  });
  return play(game, setup);
};

/** True if the player may make `A` Shrouded. */
const asksFor = ({ match }: EldPlay): boolean =>
  match.decisions.some(({ options = [] }) =>
    options.some(one => typeof one === 'object' && 'ability' in one && one.ability === 'stealth'),
  );

scenario('Stealth II: a model that no enemy sees may become Shrouded in its Strategic phase', 'ELD-SKILL-041', play => {
  const p = phase(play).options('p1', [shroud, { do: 'done' }]);
  p.refuses('p1', { ...shroud, model: 'B' }, { code: 'seen', rule: 'ELD-SKILL-041' }).choose('p1', shroud);
  expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['shrouded']);
});

scenario(
  'an enemy that is a token sees without its abilities, since the answer would tell of them',
  ['ELD-SKILL-041', 'ELD-DEF-018'],
  play => {
    const vigilant: LaidOut = {
      profiles: { A: skilled({ id: 'stealth', level: 2 }), b: { traits: [{ id: 'vigilance' }] } },
    };
    const may = (more: LaidOut): boolean => asksFor(phase(play, { ...vigilant, ...more }));
    expect(may({})).toBe(false);
    expect(may({ states: { b: ['shrouded'] } })).toBe(true);
    expect(may({ states: { b: ['shrouded'] }, facing: {} })).toBe(false);
  },
);

scenario(
  'a model that an enemy sees, is Shrouded already, has fallen or has only Stealth I does not become Shrouded in its Strategic phase',
  'ELD-SKILL-041',
  play => {
    const may = (more: LaidOut, level?: number): boolean => asksFor(phase(play, more, level));
    expect(may({ facing: {} })).toBe(false);
    expect(may({ facing: {}, states: { b: ['incapacitated'] } })).toBe(true);
    expect(may({ states: { A: ['shrouded'] } })).toBe(false);
    expect(may({ states: { A: ['incapacitated'] }, models: { A: { hp: 0 } } })).toBe(false);
    expect(may({}, 1)).toBe(false);
  },
);

scenario(
  'a model with Stealth II that carries a Treasure does not become Shrouded in its Strategic phase',
  ['ELD-SKILL-041', 'ELD-QUEST-029'],
  play => {
    const inventory = [{ item: 'treasure', quantity: 1, acquired: true }];
    const may = (quest: string): boolean => asksFor(phase(play, atQuest(quest, { models: { A: { inventory } } })));
    expect([may('open-hostilities'), may('treasure-hunt')]).toEqual([true, false]);
  },
);
