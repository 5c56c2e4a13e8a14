import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { gainEssence } from '../essence/gain.js';
import { takeEssence } from '../essence/pay.js';
import { removeDamage } from '../harm/heal.js';
import { pushModels } from '../movement/push.js';
import { codeAbility, happened, healthOf } from '../testing/index.js';
import { box } from '../testing/things.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { Direction } from '../vocabulary/effect.js';
import type { Moment, Sfi } from '../vocabulary/index.js';
import { attacking, scenario } from './scenario-words.js';

const attack = { do: 'attack' } as const;
/** A reaction in the attack of A/1. */
const reaction = (
  by: PlayerId,
  window: WindowId,
  use: (turn: Turn<Sfi>, moment: Moment) => Rule | void,
  id = `${by} ${window}`,
) => codeAbility(id, by, window, use, (_, { attack: going }) => going?.attacker === 'A/1', { kind: 'reactions' });
/** Pushes b/1 by two inches, by reference to a model. */
const gust = (turn: Turn<Sfi>, direction: Direction, from: string): Rule =>
  pushModels(turn, {
    models: ['b/1'],
    distance: 2,
    direction,
    from,
    by: 'p2',
    optional: false,
    origin: { name: 'Gust', rule: 'SFI-PUSH-001', source: 'b', player: 'p2' },
  });
const totals = (p: Play<Sfi>) => happened(p, 'HitDecided').map(({ total, defence }) => [total?.total, defence?.total]);
const damage = (p: Play<Sfi>) => happened(p, 'DamageDecided').map(({ total, armour }) => [total?.total, armour?.total]);
const archer = { A: { hits: { ranged: { yellow: 2 } } } };

scenario(
  'a reaction to the declaration brings the target into melee: the shot has -2',
  ['SFI-ATTACK-008', 'SFI-ATTACK-003'],
  play => {
    const { game, setup } = attacking(
      'A..b.B',
      { cards: archer, abilities: [reaction('p2', 'targeted', turn => gust(turn, 'directly-towards', 'B/1'))] },
      { profile: 'bow' },
    );
    const p = play(game, { ...setup, dice: [3, 2] }).choose('p1', attack);
    expect(totals(p)).toEqual([[3, 4]]);
  },
);

scenario(
  'a reaction to the hit brings the target into cover: DEF was compared before, ARM is higher',
  'SFI-ATTACK-008',
  play => {
    const trench = { def: 1, arm: 2, footprint: [box(7, 1, 2, 2)] };
    const { game, setup } = attacking(
      'A.b',
      {
        cards: archer,
        pieces: { trench },
        abilities: [reaction('p2', 'hit', turn => gust(turn, 'directly-away', 'A/1'))],
      },
      { profile: 'bow' },
    );
    const p = play(game, { ...setup, dice: [2, 2, 2, 2, 1] }).choose('p1', attack);
    expect([totals(p), damage(p)]).toEqual([[[4, 4]], [[5, 6]]]);
  },
);

scenario(
  'a reaction to the declaration takes the essence that would infuse the hit roll',
  ['SFI-ATTACK-022', 'SFI-ATTACK-018'],
  play => {
    const theft = reaction('p2', 'targeted', turn => takeEssence(turn, 'p1', { red: 1 }, 'ability', 'SFI-ESSENCE-010'));
    const { game, setup } = attacking('Ab', { armies: { p1: { reserve: { red: 1 } } }, abilities: [theft] });
    const p = play(game, { ...setup, dice: [0, 0] }).choose('p1', attack);
    expect(totals(p)).toEqual([[0, 4]]);
  },
);

scenario(
  'the attacker infuses with essence that a reaction to the declaration has brought',
  ['SFI-ATTACK-022', 'SFI-ATTACK-019'],
  play => {
    const gift = reaction('p1', 'targeted', turn => gainEssence(turn, 'p1', { red: 1 }, 'ability', 'SFI-ESSENCE-010'));
    const { game, setup } = attacking('Ab', { abilities: [gift] });
    const p = play(game, { ...setup, dice: [0, 0, 2] })
      .choose('p1', attack)
      .choose('p1', { red: 1 })
      .choose('p1', 'red');
    expect(totals(p)).toEqual([[2, 4]]);
  },
);

scenario(
  'a wounded model that a reaction heals before the mark survives',
  ['SFI-ATTACK-035', 'SFI-ATTACK-034'],
  play => {
    const heal = reaction('p2', 'damaged', turn => removeDamage(turn, 'b/1', 1, 'SFI-DAMAGE-011'));
    const { game, setup } = attacking('Ab', { damage: { 'b/1': 2 }, abilities: [heal] });
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
    expect(healthOf(p, 'b/1')).toBe(1);
  },
);

scenario(
  'at one step the defender is through before the attacker reacts to what is there then',
  ['SFI-ATTACK-027'],
  play => {
    const both = [
      reaction('p2', 'hit', turn => gust(turn, 'directly-away', 'A/1')),
      reaction('p1', 'hit', turn => gust(turn, 'directly-away', 'A/1')),
    ];
    const { game, setup } = attacking('Ab', { abilities: both });
    const p = play(game, { ...setup, dice: [2, 2, 0, 0] }).choose('p1', attack);
    expect(happened(p, 'ModelShifted').map(({ to }) => to.x / 2540)).toEqual([6, 8]);
  },
);

scenario(
  'essence re-rolls an infused die with the others; then blanks, then what the defender forces',
  ['SFI-REROLL-001', 'SFI-REROLL-009', 'SFI-REROLL-013'],
  play => {
    const { game, setup } = attacking('Ab', {
      cards: { A: { passives: [{ id: 'accurate-strike', x: 1 }] }, b: { passives: [{ id: 'elusive', x: 2 }] } },
      armies: { p1: { reserve: { grey: 2 } } },
    });
    const p = play(game, { ...setup, dice: [0, 0, 0, 0, 0, 3, 2, 3, 1, 2, 2] })
      .choose('p1', attack)
      .choose('p1', 'grey')
      .choose('p1', 'grey');
    const blank = (place: number) => ({ source: 'accurate-strike', places: [place] });
    p.options('p1', ['none', blank(0), blank(2)]).choose('p1', blank(0));
    p.choose('p2', { source: 'elusive', places: [0, 1] });
    expect(happened(p, 'DiceRerolled').map(({ source, dice }) => [source, dice.map(({ face }) => face)])).toEqual([
      ['essence', [0, 3, 0]],
      ['accurate-strike', [2, 3, 0]],
      ['elusive', [3, 1, 0]],
    ]);
    expect(totals(p)).toEqual([[4, 4]]);
  },
);
