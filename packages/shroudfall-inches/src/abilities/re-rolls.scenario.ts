import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { armyOf } from '../match/lookups.js';
import { combined } from '../rolls/contributions.js';
import { makeRolls, newRoll } from '../rolls/roll.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { Ability, Trigger } from '../vocabulary/ability.js';
import type { RollFacts } from '../vocabulary/roll.js';
import { attackAt } from './cards/scenario-words.js';
import { rerollsOfAbilities } from './re-rolls.js';
import { gain, passive, reactive, scenario } from './scenario-words.js';

const pick = (source: string, ...places: readonly number[]) => ({ source, places });

/** A hit roll or damage roll of `A/1` with two yellow dice in a melee attack at `c/1`; units have abilities. */
const rolling = (
  abilities: Readonly<Record<string, readonly Ability[]>>,
  some: Partial<RollFacts> = {},
  lay: LaidOut = {},
) => {
  const { attack = null } = attackAt('c/1');
  const roll = newRoll({
    what: 'hit',
    type: 'melee',
    ofAttack: true,
    by: 'p1',
    active: 'p1',
    roller: 'A/1',
    target: 'c/1',
    targetUnit: 'c',
    printed: { yellow: 2 },
    ...some,
  });
  const contributionsTo: Parameters<typeof makeRolls>[1]['contributionsTo'] = (turn, one) =>
    combined([{ rerolls: rerollsOfAbilities(turn, one, attack) }]);
  return laidOut('AB c', {
    active: 'A',
    activation: { part: 'start' },
    ...lay,
    cards: Object.fromEntries(Object.entries(abilities).map(([letter, all]) => [letter, { abilities: all }])),
    abilities: [
      codeAbility(
        'roll',
        'p1',
        'activation-start',
        turn => makeRolls(turn, { rolls: [{ ...roll }], contributionsTo }),
        (_, { of }) => of === 'A',
      ),
    ],
  });
};
const faces = (p: Parameters<typeof happened>[0]) =>
  happened(p, 'DiceRerolled').map(({ player, dice }) => `${player} ${dice.map(({ face }) => face).join(' ')}`);

const ofTarget = (window: Trigger['window'] = 'hit-rolled'): Trigger => ({ window, of: 'friend' });
const ofAttacker = (window: Trigger['window'] = 'hit-rolled'): Trigger => ({ window, of: 'friend', role: 'attacker' });
const own = { op: 'reroll', dice: 1, whose: 'own' } as const;
const enemy = { op: 'reroll', dice: 1, whose: 'enemy' } as const;

scenario(
  'a reaction re-rolls a die of the enemy right after the roll, and is paid for',
  ['SFI-REROLL-001', 'SFI-ABILITY-REACTIVE-001'],
  play => {
    const note = reactive({ cost: { essence: { yellow: 1 } }, when: ofTarget(), effects: [enemy, gain] });
    const { game, setup } = rolling({ c: [note] }, {}, { armies: { p2: { reserve: { yellow: 1 } } } });
    const p = play(game, { ...setup, dice: [3, 1, 0] }).options('p2', ['none', pick('c reply', 0), pick('c reply', 1)]);
    p.choose('p2', pick('c reply', 0)).choose('p2', { grey: 1 });
    expect(eventsOf(p).map(({ type }) => type)).toEqual([
      'DiceRolled',
      'AbilityUsed',
      'ReactionBegan',
      'EssencePaid',
      'EssenceGained',
      'ReactionEnded',
      'DiceRerolled',
      'ActivationOpened',
    ]);
    expect(faces(p)).toEqual(['p2 0 1']);
  },
);

scenario(
  'a re-roll of the own roll belongs to the player who rolls, one of the enemy to the other one',
  'SFI-REROLL-010',
  play => {
    const wrong = [reactive({ when: ofTarget(), effects: [own] })];
    const foes = rolling({ c: wrong });
    play(foes.game, { ...foes.setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'act' });
    const mine = rolling({
      B: [reactive({ when: ofAttacker(), effects: [own] })],
      A: [reactive({ when: ofAttacker(), effects: [enemy] })],
    });
    play(mine.game, { ...mine.setup, dice: [3, 1] }).options('p1', ['none', pick('B reply', 0), pick('B reply', 1)]);
    const nobody = rolling({ c: [reactive({ when: ofTarget(), effects: [enemy] })] }, { by: null });
    play(nobody.game, { ...nobody.setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'act' });
  },
);

scenario('a re-roll of damage rolls does not re-roll hit rolls, and the other way round', 'SFI-REROLL-001', play => {
  const abilities = { A: [reactive({ when: ofAttacker('damage-rolled'), effects: [own] })] };
  const hit = rolling(abilities);
  play(hit.game, { ...hit.setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'act' });
  const damage = rolling(abilities, { what: 'damage' });
  play(damage.game, { ...damage.setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'reroll' });
});

scenario('blanks are the only dice that a re-roll of blanks picks', 'SFI-REROLL-012', play => {
  const blanks = passive({ when: ofAttacker(), optional: true, effects: [{ ...own, dice: 2, blanks: true }] });
  const { game, setup } = rolling({ A: [blanks] });
  play(game, { ...setup, dice: [0, 1] }).options('p1', ['none', pick('A habit', 0)]);
});

scenario(
  'a player may re-roll fewer dice of the own roll, but of an enemy roll exactly the stated number',
  'SFI-REROLL-011',
  play => {
    const two = rolling({ A: [reactive({ when: ofAttacker(), effects: [{ ...own, dice: 2 }] })] });
    play(two.game, { ...two.setup, dice: [3, 1] }).options('p1', [
      'none',
      pick('A reply', 0),
      pick('A reply', 1),
      pick('A reply', 0, 1),
    ]);
    const foes = rolling({ c: [reactive({ when: ofTarget(), effects: [{ ...enemy, dice: 2 }] })] });
    play(foes.game, { ...foes.setup, dice: [3, 1] }).options('p2', ['none', pick('c reply', 0, 1)]);
  },
);

scenario('a passive re-roll without a may is made in any case', ['SFI-REROLL-011', 'SFI-PRIORITY-011'], play => {
  const { game, setup } = rolling({ c: [passive({ when: ofTarget(), effects: [{ ...enemy, dice: 'all' }] })] });
  const p = play(game, { ...setup, dice: [3, 3, 1, 0] });
  expect(faces(p)).toEqual(['p2 1 0']);
});

scenario('a re-roll that cannot be paid any more is gone', 'SFI-ABILITY-REACTIVE-006', play => {
  const note = (id: string) => reactive({ id, cost: { essence: { yellow: 1 } }, when: ofTarget(), effects: [enemy] });
  const { game, setup } = rolling(
    { c: [note('one'), note('two')] },
    {},
    { armies: { p2: { reserve: { yellow: 1 } } } },
  );
  const p = play(game, { ...setup, dice: [3, 3, 1] })
    .choose('p2', pick('c one', 0))
    .waitsFor({ by: 'p1', kind: 'act' });
  expect(armyOf(p.state, 'p2').reserve).toEqual({});
});

scenario('a limit holds for re-rolls, too', 'SFI-PRIORITY-012', play => {
  const once = reactive({ when: ofTarget(), limit: 'once-per-round', effects: [enemy] });
  const used = { action: [], activation: [], round: ['c reply'], match: [] };
  const { game, setup } = rolling({ c: [once] }, {}, { state: { used } });
  play(game, { ...setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a leadership ability that was not declared re-rolls nothing', 'SFI-LEADER-001', play => {
  const lead = passive({ kind: 'leadership', when: ofAttacker(), optional: true, effects: [own] });
  const { game, setup } = rolling({ B: [lead] });
  play(game, { ...setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a roll of PREY is the roll of an enemy of both players', ['SFI-REROLL-001', 'SFI-SCENARIO-002'], play => {
  const note = reactive({ when: ofTarget(), effects: [enemy, gain] });
  const boar = { at: { x: inches(12), y: inches(12) }, keywords: ['PREY'], prey: { def: 4, arm: 4, hp: 3 } } as const;
  const by = (roller: string | null, by: RollFacts['by']) =>
    rolling({ c: [note] }, { by, roller }, { elements: { boar } });
  const ofPrey = by('boar', null);
  play(ofPrey.game, { ...ofPrey.setup, dice: [3, 1] }).options('p2', ['none', pick('c reply', 0), pick('c reply', 1)]);
  const ofNobody = by(null, null);
  play(ofNobody.game, { ...ofNobody.setup, dice: [3, 1] }).waitsFor({ by: 'p1', kind: 'act' });
});

scenario(
  'a re-roll with the mark A/ is paid with an action or with essence, as its player picks',
  ['SFI-ABILITY-ACTIVE-007', 'SFI-REROLL-001'],
  play => {
    const cost = { action: 'A/', essence: { yellow: 1 } } as const;
    const again = [reactive({ cost, when: ofAttacker(), effects: [own] })];
    const armies = { p1: { reserve: { yellow: 1 } } };
    const { game, setup } = rolling({ A: again }, {}, { armies });
    const [essence, action] = [pick('A reply', 0), { ...pick('A reply', 0), sacrifice: true }] as const;
    const offered = () =>
      play(game, { ...setup, dice: [3, 3, 1] })
        .choose('p1', 'none')
        .choose('p1', 'none')
        .options('p1', ['none', essence, action]);
    // The re-roll is used once, however it is paid for.
    const inEssence = offered().choose('p1', essence).waitsFor({ by: 'p1', kind: 'act' });
    expect([armyOf(inEssence.state, 'p1').reserve, inEssence.state.activation?.spent]).toEqual([{}, []]);
    const inAction = offered().choose('p1', action).waitsFor({ by: 'p1', kind: 'act' });
    expect([armyOf(inAction.state, 'p1').reserve, inAction.state.activation?.spent]).toEqual([
      { yellow: 1 },
      ['sacrificed'],
    ]);
    // A unit that is not active has no action to sacrifice.
    const { game: other, setup: ofB } = rolling({ B: again }, {}, { armies });
    play(other, { ...ofB, dice: [3, 3] })
      .choose('p1', 'none')
      .choose('p1', 'none')
      .options('p1', ['none', pick('B reply', 0)]);
  },
);

scenario(
  'of passive abilities of two units with one name a roll uses one, as its player picks; reactions are each paid for',
  ['SFI-STACK-001', 'SFI-STACK-003'],
  play => {
    const coach = passive({ id: 'coach', optional: true, when: ofAttacker(), effects: [own] });
    const two = rolling({ A: [coach], B: [coach] });
    const p = play(two.game, { ...two.setup, dice: [0, 0, 3] });
    p.options('p1', ['none', pick('A coach', 0), pick('B coach', 0)]).choose('p1', pick('B coach', 0));
    p.waitsFor({ by: 'p1', kind: 'act' });
    const other = rolling({ A: [coach], B: [{ ...coach, name: 'Drill' }] });
    const q = play(other.game, { ...other.setup, dice: [0, 0, 3, 3] }).choose('p1', pick('A coach', 0));
    q.choose('p1', pick('B coach', 1)).waitsFor({ by: 'p1', kind: 'act' });
    const paid = reactive({ id: 'coach', when: ofAttacker(), effects: [own] });
    const both = rolling({ A: [paid], B: [paid] });
    const r = play(both.game, { ...both.setup, dice: [0, 0, 3, 3] }).choose('p1', pick('A coach', 0));
    r.choose('p1', pick('B coach', 1)).waitsFor({ by: 'p1', kind: 'act' });
  },
);
