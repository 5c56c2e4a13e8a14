import { expect } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { modelOf } from '../../match/models.js';
import { activating, offered, scenario } from '../../round/actions/scenario-words.js';
import { happened, type LaidOut } from '../../testing/index.js';
import { artefact, artefacts, home, mine, shop } from './scenario-words.js';

scenario(
  'for 1 AP a Hero hands an Artefact over to a friendly Hero next to it',
  ['JHX-ACTION-029', 'JHX-ACTION-030', 'JHX-ARTEFACT-003'],
  play => {
    const { game, setup } = shop({
      models: { A: { artefacts: mine('sword', 'ring') }, D: { artefacts: mine('cloak') } },
    });
    const p = play(game, setup);
    expect(offered(p, 'hand-over')).toEqual([{ do: 'hand-over', model: 'A', artefact: 'sword', to: 'D' }]);
    p.refuses(
      'p1',
      { do: 'hand-over', model: 'A', artefact: 'ring', to: 'D' },
      { code: 'slot-full', rule: 'JHX-ACTION-030' },
    );
    p.refuses(
      'p1',
      { do: 'hand-over', model: 'A', artefact: 'sword', to: 'b' },
      { code: 'not-beside', rule: 'JHX-ACTION-029' },
    );
    p.refuses(
      'p1',
      { do: 'hand-over', model: 'A', artefact: 'axe', to: 'D' },
      { code: 'not-held', rule: 'JHX-ARTEFACT-003' },
    );
    const action = { do: 'hand-over', model: 'A', artefact: 'sword', to: 'D' } as const;
    p.skip().choose('p1', action);
    p.events(
      { type: 'ActionTaken', action, model: 'A', ap: 1, fate: 0 },
      { type: 'ArtefactHandedOver', from: 'A', to: 'D', artefact: 'sword' },
    );
    expect(modelOf(p.state, 'D').artefacts).toEqual(mine('cloak', 'sword'));
  },
);

scenario(
  'a Sacred Artefact goes only to a Champion, and of a unit only the Commander gives and takes',
  ['JHX-ACTION-031', 'JHX-UNIT-002', 'JHX-SUMMON-012'],
  play => {
    const why = (D: object, held = 'relic', active = 'A'): unknown => {
      const { game, setup } = shop({ active, models: { A: { artefacts: mine(held) }, D } });
      const p = play(game, setup);
      const action = { do: 'hand-over', model: 'A', artefact: held, to: 'D' } as const;
      return offered(p, 'hand-over').length > 0
        ? 'offered'
        : game.explain?.(p.state, p.match.decisions[0] as never, action, setup as never);
    };
    expect(why({})).toBe('offered');
    expect(why({ card: 'heathen' })).toMatchObject({ code: 'not-a-champion', rule: 'JHX-GOD-010' });
    expect(why({ card: 'crew', unit: 'C', member: 'wick' }, 'ring')).toMatchObject({
      code: 'not-the-commander',
      rule: 'JHX-UNIT-002',
    });
    expect(why({ card: 'crew', unit: 'D' }, 'ring')).toBe('offered');
    expect(why({ card: 'guard' }, 'glyph')).toMatchObject({ code: 'defender' });
    const member = shop({ models: { A: { card: 'crew', unit: 'A', member: 'wick', artefacts: mine('ring') } } });
    play(member.game, member.setup).refuses(
      'p1',
      { do: 'hand-over', model: 'A', artefact: 'ring', to: 'D' },
      { code: 'not-the-commander', rule: 'JHX-UNIT-002' },
    );
  },
);

const potion = artefact('offensive', 1, {
  oneUse: true,
  bonus: {
    abilities: [
      { id: 'drink', name: 'Drink', kind: 'active', cost: { ap: 0 }, effects: [{ op: 'fate', amount: 1, of: 'own' }] },
    ],
  },
});

scenario(
  'a one-use Artefact is used once in a game by a player, whoever holds it',
  ['JHX-ARTEFACT-010', 'JHX-ARTEFACT-003'],
  play => {
    const lay: LaidOut = {
      cards: { artefacts: { ...artefacts, potion } },
      models: { A: { artefacts: mine('potion') } },
    };
    const { game, setup } = activating(home, lay);
    const p = play(game, setup);
    const drink = { do: 'ability', model: 'A', ability: 'drink' } as const;
    expect(offered(p, 'ability')).toEqual([drink]);
    p.choose('p1', drink);
    expect(happened(p, 'ArtefactSpent')).toEqual([{ type: 'ArtefactSpent', player: 'p1', artefact: 'potion' }]);
    p.refuses('p1', drink, { code: 'already-used', rule: 'JHX-ATTR-012' });
    // Handed over, it does nothing for its new owner either.
    p.choose('p1', { do: 'hand-over', model: 'A', artefact: 'potion', to: 'D' }).choose('p1', { do: 'end' });
    p.choose('p2', { do: 'end' }).choose('p1', 'D');
    expect(offered(p, 'ability')).toEqual([]);
    p.refuses('p1', { ...drink, model: 'D' }, { code: 'spent', rule: 'JHX-ARTEFACT-010' });
    // The other player's own one is another matter.
    const theirs = activating(home, {
      ...lay,
      active: 'b',
      models: { b: { artefacts: [{ artefact: 'potion', deck: 'p2' }] } },
      warbands: { p1: { spentArtefacts: ['potion'] } },
    });
    expect(offered(play(theirs.game, theirs.setup), 'ability')).toHaveLength(1);
  },
);

scenario('a Hero keeps its Artefacts through death', ['JHX-ARTEFACT-011', 'JHX-LEVEL-007'], play => {
  const { game, setup, cell } = activating(home.replace('  .     D     .', '  .     D     !1'), {
    cards: { artefacts },
    models: { A: { artefacts: mine('ring'), level: 2, damage: 13 } },
  });
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', cell('1'));
  expect(modelOf(p.state, 'A')).toMatchObject({ at: null, artefacts: mine('ring'), level: 2 });
});

scenario(
  'a limit of once per round belongs to the Artefact: the Hero that takes it over cannot use it again, a second copy can be used',
  ['JHX-ARTEFACT-010', 'JHX-ACTION-029'],
  play => {
    const effects = [{ op: 'fate', amount: 1, of: 'own' }] as const;
    const oil = { id: 'oil', name: 'Oil', kind: 'active', cost: {}, limit: 'once-per-round', effects } as const;
    const when = { window: 'start-of-activation', of: 'self' } as const;
    const luck = innate({ when, optional: true, limit: 'once-per-round', effects }, 'luck');
    const lucky = artefact('offensive', 1, { bonus: { abilities: [oil, luck] } });
    const coin = (...decks: readonly string[]) => decks.map(deck => ({ artefact: 'coin', deck }));
    const usable = (A: readonly string[], D: readonly string[], used: readonly string[]): readonly unknown[] => {
      const lay = { cards: { artefacts: { coin: lucky } }, active: 'D', state: { usedThisRound: used } };
      const models = { A: { artefacts: coin(...A) }, D: { artefacts: coin(...D) } };
      const before = shop({ ...lay, models, activation: { part: 'start' } }, []);
      const [asked] = play(before.game, before.setup).match.decisions;
      const during = shop({ ...lay, models }, []);
      return [asked?.kind === 'window', offered(play(during.game, during.setup), 'ability').length > 0];
    };
    expect(usable([], ['p1'], [])).toEqual([true, true]);
    const usedByA = ['ability A oil', 'luck A'];
    expect(usable([], ['p1'], usedByA)).toEqual([false, false]);
    expect(usable(['p2'], ['p1'], usedByA)).toEqual([true, true]);
  },
);

scenario(
  'a frightened Hero cannot use the Active Ability of its Artefact; what the Artefact does at a moment it can',
  'JHX-COND-044',
  play => {
    const effects = [{ op: 'fate', amount: 1, of: 'own' }] as const;
    const rub = { id: 'rub', name: 'Rub', kind: 'active', cost: {}, effects } as const;
    const when = { window: 'start-of-activation', of: 'self' } as const;
    const charm = artefact('defensive', 1, {
      bonus: { abilities: [rub, innate({ when, optional: true, effects }, 'glow')] },
    });
    const { game, setup } = shop(
      {
        cards: { artefacts: { charm } },
        models: { A: { artefacts: mine('charm') } },
        conditions: { A: ['fear'] },
        activation: { part: 'start' },
      },
      [],
    );
    const p = play(game, setup).uses('p1', 'card:glow');
    p.refuses('p1', { do: 'ability', model: 'A', ability: 'rub' }, { code: 'fear', rule: 'JHX-COND-044' });
  },
);
