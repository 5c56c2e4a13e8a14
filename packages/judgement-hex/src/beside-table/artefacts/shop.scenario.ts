import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { activating, offered, options, scenario } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, happened } from '../../testing/index.js';
import type { Held } from '../../vocabulary/index.js';
import { artefacts, deals, go, home, mine, shop } from './scenario-words.js';
import { trade } from './shop.js';

scenario(
  'next to its Effigy a Hero buys for the Fate that is there, one of each slot, as often as it likes for 1 AP',
  ['JHX-ACTION-032', 'JHX-ARTEFACT-002', 'JHX-ARTEFACT-003', 'JHX-ARTEFACT-006'],
  play => {
    const { game, setup } = shop();
    const p = play(game, setup).choose('p1', go);
    expect(happened(p, 'ActionTaken')[0]?.ap).toBe(1);
    p.options('p1', deals({ buy: 'sword' }, { buy: 'axe' }, { buy: 'ring' }, { buy: 'cloak' }));
    p.skip().choose('p1', { buy: 'sword' });
    p.events(
      { type: 'FateChanged', player: 'p1', by: -2, why: 'purchase' },
      { type: 'ArtefactTaken', model: 'A', held: { artefact: 'sword', deck: 'p1' } },
    );
    // 3 Fate are left, and the offensive slot is full. An Artefact bought in this action cannot be sold in it.
    p.options('p1', deals({ buy: 'ring' }));
    p.choose('p1', { buy: 'ring' }).waitsFor({ by: 'p1', kind: 'action' });
    expect(modelOf(p.state, 'A').artefacts).toEqual(mine('sword', 'ring'));
    expect(p.state.warbands[0]).toMatchObject({ fate: 2, deck: ['axe', 'cloak'] });
  },
);

scenario('away from its Effigy, or with nothing to deal in, a Hero has no shop', 'JHX-ACTION-032', play => {
  const { game, setup } = shop({ active: 'D' });
  const p = play(game, setup);
  expect(offered(p, 'shop').map(({ model }) => model)).toEqual(['D']);
  const far = activating(
    home.replace('A', '.').replace('.     .\n  .     .     .\n     .', '.     .\n  .     A     .\n     .'),
    {
      cards: { artefacts },
      warbands: { p1: { fate: 5, deck: ['sword'] } },
    },
  );
  const q = play(far.game, far.setup);
  expect(offered(q, 'shop')).toEqual([]);
  q.refuses('p1', go, { code: 'not-at-the-effigy', rule: 'JHX-ACTION-032' });
  const poor = shop({}, ['sword'], 1);
  play(poor.game, poor.setup).refuses('p1', go, { code: 'no-deal', rule: 'JHX-ACTION-032' });
});

scenario(
  'a Hero cannot make some deals, and is told why',
  ['JHX-ACTION-032', 'JHX-ARTEFACT-001', 'JHX-ARTEFACT-002', 'JHX-ARTEFACT-003', 'JHX-FATE-013', 'JHX-GOD-010'],
  play => {
    const deck = ['sword', 'axe', 'cloak', 'relic'];
    const { game, setup } = shop({ models: { A: { card: 'heathen', artefacts: mine('ring') } } }, deck, 3);
    const p = play(game, setup).choose('p1', go);
    const why = (choice: unknown, code: string, rule: RuleId): void => {
      p.refuses('p1', choice, { code, rule });
    };
    why({ sell: 'sword' }, 'not-held', 'JHX-ARTEFACT-003');
    why({ trade: ['ring', 'ring'], for: 'sword' }, 'not-held', 'JHX-ARTEFACT-003');
    why({ buy: 'glyph' }, 'not-in-the-deck', 'JHX-ARTEFACT-001');
    why({ buy: 'nothing-like-it' }, 'not-in-the-deck', 'JHX-ARTEFACT-001');
    why({ buy: 'cloak' }, 'slot-full', 'JHX-ARTEFACT-002');
    why({ buy: 'relic' }, 'not-a-champion', 'JHX-GOD-010');
    p.choose('p1', { buy: 'axe' });
    why({ trade: ['ring'], for: 'cloak' }, 'too-little-fate', 'JHX-FATE-013');
    why({ sell: 'axe' }, 'dealt-already', 'JHX-ACTION-032');
    why({ trade: [], for: 'cloak' }, 'not-an-option', 'JHX-ACTION-032');
    why({ trade: [3], for: 'cloak' }, 'not-an-option', 'JHX-ACTION-032');
  },
);

scenario(
  'selling gives the full price, at once, and the Artefact goes back to its deck',
  ['JHX-ARTEFACT-007', 'JHX-ARTEFACT-009', 'JHX-FATE-014'],
  play => {
    const { game, setup } = shop({ models: { A: { artefacts: mine('axe') } } }, ['cloak'], 1);
    const p = play(game, setup).choose('p1', go).skip();
    p.choose('p1', { sell: 'axe' });
    p.events(
      { type: 'ArtefactReturned', model: 'A', artefact: 'axe' },
      { type: 'FateChanged', player: 'p1', by: 3, why: 'sale' },
    );
    expect(p.state.warbands[0]).toMatchObject({ fate: 4, deck: ['cloak', 'axe'] });
    // The Fate for the axe pays for the next purchase. The axe can be bought again only with another action.
    p.options('p1', deals({ buy: 'cloak' }))
      .choose('p1', 'done')
      .choose('p1', go);
    p.options('p1', deals({ buy: 'cloak' }, { buy: 'axe' }));
  },
);

scenario('a trade takes Fate for the rest, and gives none back', ['JHX-ARTEFACT-008', 'JHX-ARTEFACT-012'], play => {
  const { game, setup } = shop({ models: { A: { artefacts: mine('sword', 'ring') } } }, ['cloak', 'axe'], 1);
  const p = play(game, setup).choose('p1', go).skip();
  // The cloak costs 4: both are worth 3, and 1 Fate; the ring alone leaves 3 to pay.
  p.options(
    'p1',
    deals(
      { sell: 'sword' },
      { sell: 'ring' },
      { trade: ['sword'], for: 'axe' },
      { trade: ['sword', 'ring'], for: 'cloak' },
      { trade: ['sword', 'ring'], for: 'axe' },
    ),
  );
  p.choose('p1', { trade: ['sword', 'ring'], for: 'cloak' });
  p.events(
    { type: 'ArtefactReturned', model: 'A', artefact: 'sword' },
    { type: 'ArtefactReturned', model: 'A', artefact: 'ring' },
    { type: 'FateChanged', player: 'p1', by: -1, why: 'purchase' },
    { type: 'ArtefactTaken', model: 'A', held: { artefact: 'cloak', deck: 'p1' } },
  );
  // A player with more Fate keeps all that the price leaves.
  const rich = shop({ models: { A: { artefacts: mine('sword', 'ring') } } }, ['cloak', 'axe'], 9);
  const q = play(rich.game, rich.setup).choose('p1', go);
  expect(q.choose('p1', { trade: ['sword', 'ring'], for: 'cloak' }).state.warbands[0].fate).toBe(8);
  // A cloak worth 4 for a sword worth 2: the surplus is lost.
  p.waitsFor({ by: 'p1', kind: 'action' })
    .choose('p1', go)
    .choose('p1', { trade: ['cloak'], for: 'sword' });
  expect(p.state.warbands[0].fate).toBe(0);
});

scenario(
  'only Champions buy Sacred Artefacts, no Defender buys some, and of a unit the Commander alone buys',
  ['JHX-ARTEFACT-002', 'JHX-GOD-010', 'JHX-UNIT-002', 'JHX-ARTEFACT-003'],
  play => {
    const buys = (card: string, deck: readonly string[], more: object = {}): readonly unknown[] => {
      const { game, setup } = shop({ models: { A: { card, ...more } } }, deck);
      const p = play(game, setup);
      if (!offered(p, 'shop').some(({ model }) => model === 'A')) return [];
      return options(p.choose('p1', go));
    };
    expect(buys('fighter', ['relic', 'glyph'])).toEqual(deals({ buy: 'relic' }, { buy: 'glyph' }));
    expect(buys('heathen', ['relic', 'glyph'])).toEqual(deals({ buy: 'glyph' }));
    expect(buys('guard', ['relic', 'glyph'])).toEqual(deals({ buy: 'relic' }));
    expect(buys('crew', ['ring'], { unit: 'A' })).toEqual(deals({ buy: 'ring' }));
    expect(buys('crew', ['ring'], { unit: 'D', member: 'wick' })).toEqual([]);
  },
);

scenario(
  'a Warband holds no Artefact twice, unless it is out of the other deck',
  ['JHX-ARTEFACT-004', 'JHX-ARTEFACT-005', 'JHX-ARTEFACT-001'],
  play => {
    const buys = (held: Held): readonly unknown[] => {
      const { game, setup } = shop({ models: { C: { artefacts: [held] } } }, ['ring', 'fang']);
      return options(play(game, setup).choose('p1', go));
    };
    expect(buys({ artefact: 'fang', deck: null })).toEqual(deals({ buy: 'ring' }));
    expect(buys({ artefact: 'ring', deck: 'p2' })).toEqual(deals({ buy: 'ring' }, { buy: 'fang' }));
    // An Artefact out of the other deck goes back to that deck.
    const { game, setup } = shop({ models: { A: { artefacts: [{ artefact: 'ring', deck: 'p2' }] } } }, []);
    const p = play(game, setup).choose('p1', go).choose('p1', { sell: 'ring' });
    expect(p.state.warbands.map(({ deck }) => deck)).toEqual([[], ['ring']]);
  },
);

scenario(
  'in the round of its return a Hero shops once without AP: it buys, sells and trades, or by the option `freeShopBuyOnly` only buys',
  ['JHX-COMMUNION-012'],
  play => {
    const free = { ...go, free: true } as const;
    const risen = (freeShopBuyOnly: boolean) =>
      shop({ models: { A: { enteredIn: 2, artefacts: mine('ring') } }, options: { freeShopBuyOnly } }, ['sword']);
    const all = risen(false);
    const p = play(all.game, all.setup);
    expect(offered(p, 'shop')).toEqual([free, go]);
    p.choose('p1', free);
    expect(happened(p, 'ActionTaken')[0]?.ap).toBe(0);
    p.options('p1', deals({ buy: 'sword' }, { sell: 'ring' }, { trade: ['ring'], for: 'sword' }));
    p.choose('p1', 'done');
    p.refuses('p1', free, { code: 'not-free', rule: 'JHX-COMMUNION-012' });
    const buy = risen(true);
    const q = play(buy.game, buy.setup).choose('p1', free);
    q.options('p1', deals({ buy: 'sword' }));
    q.refuses('p1', { sell: 'ring' }, { code: 'only-buying', rule: 'JHX-COMMUNION-012' });
    const old = shop({ models: { A: { enteredIn: 1 } } });
    play(old.game, old.setup).refuses('p1', free, { code: 'not-free', rule: 'JHX-COMMUNION-012' });
  },
);

scenario('a rule can give a Hero the same deals away from its Effigy', 'JHX-ACTION-032', play => {
  const laid = shop({}, ['sword']);
  const p = play(
    doing(laid, turn => trade(turn, { model: 'A', free: true, anywhere: true })),
    laid.setup,
  );
  p.waitsFor({ by: 'p1', kind: 'shop' });
  expect(p.match.decisions[0]?.about).toEqual({ model: 'A', free: true, anywhere: true });
  const none = shop({}, []);
  play(
    doing(none, turn => trade(turn, { model: 'A', free: true })),
    none.setup,
  ).waitsFor();
});
