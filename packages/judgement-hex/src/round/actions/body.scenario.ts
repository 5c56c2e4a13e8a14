import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { gained, happened, type LaidOut, plainHero, suffering, withTemporaryHealth } from '../../testing/index.js';
import { activating, column, kindsOffered, offered, scenario, walk } from './scenario-words.js';

const lonely = column('A', '1', '2', '.', '.', '.', '.', '.', '.', 'b');
const rich = { warbands: { p1: { fate: 5 } } };
const active = (lay: LaidOut = {}) => activating(lonely, { ...rich, ...lay });

scenario('for 1 Fate a Hero removes one condition from itself', ['JHX-ACTION-007', 'JHX-ACTION-008'], play => {
  const { game, setup } = active({ effects: [suffering('A', 'poison', 'b'), suffering('A', 'curse', 'b')] });
  const p = play(game, setup);
  expect(offered(p, 'cleanse').map(({ condition }) => condition)).toEqual(['poison', 'curse']);
  const action = { do: 'cleanse', model: 'A', condition: 'curse' } as const;
  p.choose('p1', action);
  p.events(
    { type: 'ActionTaken', action, model: 'A', ap: 0, fate: 1 },
    { type: 'FateChanged', player: 'p1', by: -1, why: 'cost' },
    { type: 'Used', key: 'cleanse A', per: 'activation' },
    { type: 'EffectsEnded', effects: [2], why: 'removed' },
  );
  // Once per activation.
  p.refuses('p1', { ...action, condition: 'poison' }, { code: 'already-used', rule: 'JHX-ACTION-008' });
});

scenario('without Fate, or without the condition, there is no Cleanse', ['JHX-ACTION-007', 'JHX-FATE-013'], play => {
  const poor = activating(lonely, { effects: [suffering('A', 'poison')] });
  const p = play(poor.game, poor.setup);
  const action = { do: 'cleanse', model: 'A', condition: 'poison' } as const;
  p.refuses('p1', action, { code: 'too-little-fate', rule: 'JHX-FATE-013' });
  const { game, setup } = active({ effects: [suffering('A', 'poison')] });
  const q = play(game, setup);
  q.refuses('p1', { ...action, condition: 'curse' }, { code: 'no-such-condition', rule: 'JHX-ACTION-007' });
});

scenario('burn that is Cleansed deals no damage', 'JHX-ACTION-009', play => {
  const { game, setup } = active({ effects: [suffering('A', 'burn', 'b')] });
  const p = play(game, setup)
    .choose('p1', { do: 'cleanse', model: 'A', condition: 'burn' })
    .choose('p1', { do: 'end' });
  expect(happened(p, 'ModelDamaged')).toEqual([]);
});

scenario('Cleansing stun gives back its AP', 'JHX-COND-041', play => {
  const { game, setup } = active({ effects: [suffering('A', 'stun', 'b')], ap: 2 });
  const p = play(game, setup).choose('p1', { do: 'cleanse', model: 'A', condition: 'stun' });
  expect(p.state.activation?.budgets.A).toEqual({ ap: 3, spent: 0 });
});

scenario('for 1 AP and 1 Fate a Hero heals 5, up to its maximum, once', ['JHX-ACTION-016', 'JHX-ACTION-017'], play => {
  const action = { do: 'self-heal', model: 'A' } as const;
  const { game, setup } = active({ models: { A: { damage: 8 } } });
  const p = play(game, setup).choose('p1', action);
  p.events(
    { type: 'ActionTaken', action, model: 'A', ap: 1, fate: 1 },
    { type: 'FateChanged', player: 'p1', by: -1, why: 'cost' },
    { type: 'Used', key: 'self-heal A', per: 'activation' },
    { type: 'ModelHealed', model: 'A', by: 5 },
  );
  p.refuses('p1', action, { code: 'already-used', rule: 'JHX-ACTION-017' });
  const less = active({ models: { A: { damage: 3 } } });
  const q = play(less.game, less.setup).choose('p1', action);
  expect(modelOf(q.state, 'A').damage).toBe(0);
  const well = active();
  play(well.game, well.setup).refuses('p1', action, { code: 'not-hurt', rule: 'JHX-ACTION-016' });
});

scenario(
  'a hurt model that burns or has Mortal Wounds cannot Self-Heal, until the burn is Cleansed',
  ['JHX-ACTION-016', 'JHX-COND-017', 'JHX-ABILITY-035'],
  play => {
    const heals = { do: 'self-heal', model: 'A' } as const;
    const hurt = { models: { A: { damage: 8 } } };
    for (const selfHealRestoresTemporary of [false, true]) {
      const { game, setup } = active({
        ...hurt,
        effects: [suffering('A', 'burn', 'b')],
        options: { selfHealRestoresTemporary },
      });
      const p = play(game, setup);
      expect(kindsOffered(p)).not.toContain('self-heal');
      p.refuses('p1', heals, { code: 'cannot-heal', rule: 'JHX-COND-017' });
      p.choose('p1', { do: 'cleanse', model: 'A', condition: 'burn' }).choose('p1', heals);
      expect(modelOf(p.state, 'A').damage).toBe(3);
    }
    const wounded = active({ ...hurt, effects: [gained('A', { id: 'mortal-wounds' })] });
    const q = play(wounded.game, wounded.setup);
    expect(kindsOffered(q)).not.toContain('self-heal');
    q.refuses('p1', heals, { code: 'cannot-heal', rule: 'JHX-ABILITY-035' });
  },
);

scenario(
  'Self-Heal restores base health only, or by the option `selfHealRestoresTemporary` temporary health as well',
  'JHX-ACTION-018',
  play => {
    const after = (selfHealRestoresTemporary: boolean, damage: number): unknown => {
      const pool = withTemporaryHealth('A', 1);
      const spent = { ...pool, data: { ...pool.data, full: 4 } } as typeof pool;
      const { game, setup } = active({
        models: { A: { damage } },
        effects: [spent],
        options: { selfHealRestoresTemporary },
      });
      const p = play(game, setup).choose('p1', { do: 'self-heal', model: 'A' });
      const [left] = p.state.effects.map(({ data }) => (data.kind === 'temporary-health' ? data.left : 0));
      return [modelOf(p.state, 'A').damage, left];
    };
    expect(after(false, 3)).toEqual([0, 1]);
    expect(after(true, 3)).toEqual([0, 3]);
    expect(after(true, 5)).toEqual([0, 1]);
    expect(after(true, 0)).toEqual([0, 4]);
  },
);

scenario('the loss of a temporary pool is remembered as it is hit', ['JHX-ACTION-018', 'JHX-DAMAGE-010'], play => {
  const { game, setup, cell } = activating(column('A', '!1', '.', '.', '.', 'b'), {
    ...rich,
    effects: [withTemporaryHealth('A', 2)],
    options: { selfHealRestoresTemporary: true },
  });
  const p = play(game, setup);
  walk(p, 'A', [cell('1')]);
  expect(p.state.effects[0]?.data).toEqual({ kind: 'temporary-health', left: 1, full: 2 });
  p.choose('p1', { do: 'self-heal', model: 'A' });
  expect(p.state.effects[0]?.data).toEqual({ kind: 'temporary-health', left: 2, full: 2 });
});

scenario(
  'a knocked down model does nothing but Stand Up for 1 AP, or Cleanse, not even for 0 AP',
  ['JHX-ACTION-028', 'JHX-COND-028', 'JHX-ACTION-033'],
  play => {
    const { game, setup } = active({
      models: { A: { damage: 3 } },
      effects: [suffering('A', 'knock-down', 'b'), suffering('A', 'curse', 'b')],
    });
    const p = play(game, setup);
    p.options('p1', [
      { do: 'stand-up', model: 'A' },
      { do: 'cleanse', model: 'A', condition: 'knock-down' },
      { do: 'cleanse', model: 'A', condition: 'curse' },
      { do: 'end' },
    ]);
    p.refuses('p1', { do: 'aim', model: 'A' }, { code: 'knock-down', rule: 'JHX-COND-028' });
    p.refuses('p1', { do: 'self-heal', model: 'A' }, { code: 'knock-down', rule: 'JHX-COND-028' });
    p.skip().choose('p1', { do: 'stand-up', model: 'A' });
    p.events(
      { type: 'ActionTaken', action: { do: 'stand-up', model: 'A' }, model: 'A', ap: 1, fate: 0 },
      { type: 'EffectsEnded', effects: [1], why: 'removed' },
    );
    expect(kindsOffered(p)).toContain('advance');
    p.refuses('p1', { do: 'stand-up', model: 'A' }, { code: 'not-knocked-down', rule: 'JHX-ACTION-028' });
  },
);

scenario('a pinned model neither advances nor charges', 'JHX-COND-035', play => {
  const { game, setup } = activating(column('A', '.', '.', 'b'), { effects: [suffering('A', 'pin')] });
  const p = play(game, setup);
  expect(kindsOffered(p)).toEqual(['aim', 'attack', 'end']);
  p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'pin', rule: 'JHX-COND-035' });
});

scenario(
  'aiming is claimed before anything else, and keeps from advancing, recalling and melee',
  ['JHX-ATTACK-029', 'JHX-ATTACK-030', 'JHX-ATTACK-031'],
  play => {
    const { game, setup, cell } = activating(`
          .
       @     .
    @     @     .
       1     A
    .     .     .
       .     .
    .     .     b
    `);
    const p = play(game, setup).choose('p1', { do: 'aim', model: 'A' });
    expect(kindsOffered(p)).toEqual(['attack', 'end']);
    p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'aiming', rule: 'JHX-ATTACK-030' });
    p.refuses('p1', { do: 'effigy-recall', model: 'A', to: cell('1') }, { code: 'aiming', rule: 'JHX-ATTACK-030' });
    p.refuses(
      'p1',
      { do: 'attack', model: 'A', weapon: 'blade', target: 'b' },
      { code: 'aiming', rule: 'JHX-ATTACK-030' },
    );
    p.refuses('p1', { do: 'aim', model: 'A' }, { code: 'nothing-to-aim', rule: 'JHX-ATTACK-029' });
    const late = active();
    const q = play(late.game, late.setup);
    walk(q, 'A', []);
    expect(offered(q, 'aim')).toEqual([]);
    q.refuses('p1', { do: 'aim', model: 'A' }, { code: 'too-late', rule: 'JHX-ATTACK-031' });
    // The bonus is over with the activation.
    const r = play(late.game, late.setup).choose('p1', { do: 'aim', model: 'A' });
    expect(r.state.effects).toEqual([]);
  },
);

scenario('a model that has nothing to shoot with has nothing to aim', 'JHX-ATTACK-029', play => {
  const melee = { ...plainHero, weapons: plainHero.weapons.filter(({ type }) => type !== 'RNG') };
  const { game, setup } = active({ cards: { heroes: { melee } }, models: { A: { card: 'melee' } } });
  expect(offered(play(game, setup), 'aim')).toEqual([]);
});

scenario('every Hero has the same actions', 'JHX-ACTION-001', play => {
  const worker = {
    ...plainHero,
    abilities: [
      { id: 'shout', name: 'Shout', kind: 'active', cost: { ap: 0 }, effects: [{ op: 'fate', amount: 1, of: 'own' }] },
    ],
  } as const;
  const { game, setup } = activating(
    `
          .
       @     .
    @     @     .
       .     A
    .     C     .
       .     .
    .     .     b
    `,
    {
      cards: { heroes: { worker } },
      models: { A: { card: 'worker', souls: 1, damage: 3, artefacts: [{ artefact: 'light-boots', deck: 'p1' }] } },
      effects: [suffering('A', 'poison')],
      warbands: { p1: { fate: 5, deck: ['keen-whetstone'] } },
    },
  );
  const p = play(game, setup);
  expect(kindsOffered(p)).toEqual(
    expect.arrayContaining([
      'advance',
      'charge',
      'attack',
      'ability',
      'cleanse',
      'self-heal',
      'bank-soul',
      'effigy-recall',
      'shop',
      'hand-over',
      'end',
    ]),
  );
});

scenario('a Basic Attack costs what its weapon says', 'JHX-ACTION-006', play => {
  const [blade] = plainHero.weapons;
  const slow = { ...plainHero, weapons: blade ? [blade, { ...blade, id: 'maul', ap: 2 }] : [] };
  const { game, setup } = activating(column('A', 'b'), {
    ap: 1,
    cards: { heroes: { slow } },
    models: { A: { card: 'slow' } },
  });
  const p = play(game, setup);
  expect(offered(p, 'attack').map(({ weapon }) => weapon)).toEqual(['blade']);
  p.refuses(
    'p1',
    { do: 'attack', model: 'A', weapon: 'maul', target: 'b' },
    { code: 'too-few-ap', rule: 'JHX-ACT-008' },
  );
});

scenario('Summoned models have only some of these actions', 'JHX-SUMMON-002', play => {
  const { game, setup } = activating(lonely.replace('1', 'S'), {
    ...rich,
    models: { S: { kind: 'summoned', master: 'A', player: 'p1', damage: 2 } },
    effects: [suffering('S', 'poison')],
    activation: { acting: 'S', budgets: { A: { ap: 3, spent: 0 }, S: { ap: 2, spent: 0 } } },
  });
  const p = play(game, setup);
  expect(kindsOffered(p)).toEqual(['advance', 'summoned-done']);
  p.refuses('p1', { do: 'self-heal', model: 'S' }, { code: 'summoned', rule: 'JHX-SUMMON-002' });
  p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'not-its-activation', rule: 'JHX-GEN-004' });
  p.refuses('p1', { do: 'end' }, { code: 'summoned-acts', rule: 'JHX-SUMMON-005' });
});
