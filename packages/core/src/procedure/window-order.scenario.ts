import { test } from 'vitest';
import type { Game } from '../match/game.js';
import type { Rule, Turn } from '../match/turn.js';
import type { PlayerId } from '../match/types.js';
import { scenarios } from '../testing/index.js';
import { openWindow } from './open-window.js';
import { type Ability, defineAbility, type Offer, timingWindow, type Window, type WindowChoices } from './window.js';

/** A table on which abilities say their names, and in which saying one may make another possible. */
interface Talk {
  readonly state: { readonly told: readonly string[]; readonly over: boolean };
  readonly event: { readonly type: 'Said'; readonly what: string } | { readonly type: 'Ended' };
  readonly rule: 'TALK-1';
  readonly options: object;
  readonly choices: WindowChoices;
}

const scenario = scenarios<Talk['rule']>(test);
const players = ['red', 'blue'];
const windowOf = (more: Partial<Window<Talk, object>>): Window<Talk, object> =>
  timingWindow<Talk, object>('talk', { rule: 'TALK-1', order: () => players, ...more });

interface Speech {
  readonly id: string;
  readonly by: PlayerId;
  readonly compulsory?: boolean;
  /** The speech that must have been heard before; absent: possible from the start. */
  readonly after?: string;
  /** The speech that makes this one impossible. */
  readonly unless?: string;
  /** The speech before which this one would change nothing. */
  readonly vainBefore?: string;
  /** The player says so at the end of the window if they declined the speech. */
  readonly regretted?: true;
}

const talk = (window: Window<Talk, object>, ...speeches: readonly Speech[]): Game<Talk> => {
  const ability = ({ id, by, compulsory = false, after, unless, vainBefore, regretted }: Speech): Ability<Talk> =>
    defineAbility<Talk, object>({
      id,
      rule: 'TALK-1',
      window,
      compulsory,
      offers: ({ state: { told } }: Turn<Talk>): readonly Offer[] => {
        const possible =
          (after === undefined || told.includes(after)) && (unless === undefined || !told.includes(unless));
        const vain = vainBefore !== undefined && !told.includes(vainBefore);
        return possible ? [{ by, source: by, ...(vain ? { vain } : {}) }] : [];
      },
      use: turn => turn.emit({ type: 'Said', what: id }, 'TALK-1'),
      ...(regretted
        ? { declined: (turn, _, { by: silent }) => turn.emit({ type: 'Said', what: `${silent}: no ${id}` }, 'TALK-1') }
        : {}),
    });
  return {
    id: 'talk',
    version: '1',
    players: { min: 2, max: 2 },
    start: () => ({ told: [], over: false }),
    *beat(turn) {
      yield* openWindow(turn, window, {});
      turn.emit({ type: 'Ended' }, 'TALK-1');
    },
    evolve: (state, event) =>
      event.type === 'Said' ? { ...state, told: [...state.told, event.what] } : { ...state, over: true },
    outcome: ({ over }) => (over ? { winners: [], reason: 'over', rule: 'TALK-1' } : undefined),
    abilities: speeches.map(ability),
  };
};

const said = (...what: readonly string[]): Talk['event'][] => what.map(one => ({ type: 'Said', what: one }));
const ended: Talk['event'] = { type: 'Ended' };
const use = (ability: string, source: PlayerId) => ({ ability, source });

const cheer: Speech = { id: 'cheer', by: 'red' };
const groan: Speech = { id: 'groan', by: 'blue' };
const echo: Speech = { id: 'echo', by: 'blue', compulsory: true };

scenario('a compulsory ability comes before every player, unless the window says last', 'TALK-1', play => {
  play(talk(windowOf({}), cheer, groan, echo), { players })
    .events(...said('echo'))
    .choose('red', use('cheer', 'red'))
    .choose('blue', 'pass')
    .events(...said('cheer'), ended);
});

scenario('where compulsory abilities come last, both players use theirs or pass first', 'TALK-1', play => {
  play(talk(windowOf({ compulsory: 'last' }), echo, cheer, groan), { players })
    .events()
    .options('red', [use('cheer', 'red'), 'pass'])
    .choose('red', use('cheer', 'red'))
    .options('blue', [use('groan', 'blue'), 'pass'])
    .choose('blue', 'pass')
    .events(...said('cheer', 'echo'), ended);
});

scenario('compulsory abilities among those of the first player come when that player says so', 'TALK-1', play => {
  const among = windowOf({ compulsory: 'among' });
  const first = play(talk(among, echo, cheer, groan), { players })
    .events()
    .options('red', [use('echo', 'blue'), use('cheer', 'red')])
    .choose('red', use('cheer', 'red'));
  first.choose('blue', 'pass').events(...said('cheer', 'echo'), ended);
  play(talk(among, echo, cheer, groan), { players })
    .choose('red', use('echo', 'blue'))
    .options('red', [use('cheer', 'red'), 'pass'])
    .choose('red', 'pass')
    .choose('blue', 'pass')
    .events(...said('echo'), ended);
  // The second player waits until the compulsory abilities have happened.
  play(talk(among, echo, groan), { players })
    .events(...said('echo'))
    .choose('blue', 'pass')
    .events(ended);
});

scenario('a compulsory ability that comes last asks nobody where nobody else has anything', 'TALK-1', play => {
  play(talk(windowOf({ compulsory: 'last' }), echo), { players }).events(...said('echo'), ended);
});

scenario('after the first compulsory ability at the end nobody is asked any more', 'TALK-1', play => {
  const reply: Speech = { id: 'reply', by: 'red', after: 'echo' };
  play(talk(windowOf({ compulsory: 'last' }), echo, reply), { players }).events(...said('echo'), ended);
});

scenario('a compulsory ability at the end may make another one possible', 'TALK-1', play => {
  const again: Speech = { id: 'again', by: 'red', after: 'echo', compulsory: true };
  play(talk(windowOf({ compulsory: 'last' }), echo, again), { players }).events(...said('echo', 'again'), ended);
});

scenario('an ability that becomes possible in the window joins it, unless offers are gathered once', 'TALK-1', play => {
  const reply: Speech = { id: 'reply', by: 'blue', after: 'cheer' };
  play(talk(windowOf({}), cheer, reply), { players })
    .choose('red', use('cheer', 'red'))
    .choose('blue', use('reply', 'blue'))
    .events(...said('cheer', 'reply'), ended);
  play(talk(windowOf({ offers: 'once' }), cheer, reply), { players })
    .choose('red', use('cheer', 'red'))
    .events(...said('cheer'), ended);
});

scenario('a compulsory ability that becomes possible in the window does not join it either', 'TALK-1', play => {
  const burn: Speech = { id: 'burn', by: 'blue', after: 'cheer', compulsory: true };
  play(talk(windowOf({ offers: 'once', compulsory: 'last' }), cheer, burn), { players })
    .choose('red', use('cheer', 'red'))
    .events(...said('cheer'), ended);
});

scenario('an offer that was gathered lapses when it becomes impossible', 'TALK-1', play => {
  const reply: Speech = { id: 'reply', by: 'blue', unless: 'cheer' };
  play(talk(windowOf({ offers: 'once' }), cheer, reply, groan), { players })
    .choose('red', use('cheer', 'red'))
    .options('blue', [use('groan', 'blue'), 'pass'])
    .choose('blue', 'pass')
    .events(...said('cheer'), ended);
});

const answer: Speech = { id: 'answer', by: 'blue', vainBefore: 'cheer' };
const nod: Speech = { id: 'nod', by: 'red', vainBefore: 'cheer', compulsory: true };

scenario('a window in which every offer is vain is over at once', 'TALK-1', play => {
  for (const offers of ['once', 'anew'] as const) {
    play(talk(windowOf({ offers }), answer, nod), { players }).events(ended);
  }
});

scenario('an optional offer is made as soon as it is no longer vain', 'TALK-1', play => {
  for (const how of [{}, { declared: true }, { offers: 'once' }, { compulsory: 'among' }] as const) {
    play(talk(windowOf(how), cheer, answer), { players })
      .waitsFor({ by: 'red', kind: 'window' })
      .choose('red', use('cheer', 'red'))
      .options('blue', [use('answer', 'blue'), 'pass'])
      .choose('blue', use('answer', 'blue'))
      .events(...said('cheer', 'answer'), ended);
  }
});

scenario('a vain compulsory ability is ordered among others, for it may come before them', 'TALK-1', play => {
  const bow: Speech = { id: 'bow', by: 'red', compulsory: true };
  play(talk(windowOf({}), bow, nod), { players })
    .options('red', [use('bow', 'red'), use('nod', 'red')])
    .choose('red', use('nod', 'red'))
    .events(...said('nod', 'bow'), ended);
  // A vain ability that is left at the end never happens.
  play(talk(windowOf({}), bow, nod), { players })
    .choose('red', use('bow', 'red'))
    .events(...said('bow'), ended);
});

scenario('the first player of a window is not offered a vain use among compulsory abilities', 'TALK-1', play => {
  const whistle: Speech = { id: 'whistle', by: 'red', vainBefore: 'cheer' };
  const loud: Speech = { ...cheer, compulsory: true };
  play(talk(windowOf({ compulsory: 'among' }), whistle, echo, loud), { players })
    .options('red', [use('echo', 'blue'), use('cheer', 'red')])
    .choose('red', use('cheer', 'red'))
    .options('red', [use('echo', 'blue'), use('whistle', 'red')])
    .choose('red', use('whistle', 'red'))
    .events(...said('cheer', 'whistle', 'echo'), ended);
});

function* redFirst(_turn: Turn<Talk>, _data: object, willing: readonly PlayerId[]): Rule<PlayerId> {
  return willing.includes('red') ? 'red' : 'blue';
}
const declared = windowOf({ declared: true, precedence: redFirst });
const deaf: Speech = { ...groan, unless: 'cheer' };

scenario('all players declare, the last one first, before anything is used', 'TALK-1', play => {
  const told = play(talk(declared, cheer, groan), { players }).options('blue', [use('groan', 'blue'), 'pass']);
  told.choose('blue', use('groan', 'blue')).events();
  told.choose('red', use('cheer', 'red')).events(...said('cheer', 'groan'), ended);
});

scenario('a player who passes has declared nothing and is not asked again', 'TALK-1', play => {
  play(talk(declared, cheer, groan), { players })
    .choose('blue', 'pass')
    .choose('red', use('cheer', 'red'))
    .events(...said('cheer'), ended);
});

scenario('a player whose declaration was used declares again, while the other one stands', 'TALK-1', play => {
  play(talk(declared, cheer, { ...cheer, id: 'shout' }, groan), { players })
    .choose('blue', use('groan', 'blue'))
    .choose('red', use('cheer', 'red'))
    .options('red', [use('shout', 'red'), 'pass'])
    .choose('red', 'pass')
    .events(...said('cheer', 'groan'), ended);
});

scenario('a declaration that became impossible lapses, and its player may declare another', 'TALK-1', play => {
  play(talk(declared, cheer, deaf, { ...groan, id: 'sigh' }), { players })
    .choose('blue', use('groan', 'blue'))
    .choose('red', use('cheer', 'red'))
    .options('blue', [use('sigh', 'blue'), 'pass'])
    .choose('blue', use('sigh', 'blue'))
    .events(...said('cheer', 'sigh'), ended);
});

scenario('without precedence the first player goes first', 'TALK-1', play => {
  play(talk(windowOf({ declared: true }), cheer, groan), { players })
    .choose('blue', use('groan', 'blue'))
    .choose('red', use('cheer', 'red'))
    .events(...said('cheer', 'groan'), ended);
});

const regretted = (speech: Speech): Speech => ({ ...speech, regretted: true });

scenario(
  'an ability hears at the end of the window that a player declined it, and not of other uses',
  'TALK-1',
  play => {
    const shout: Speech = { id: 'shout', by: 'red' };
    const all = [echo, cheer, shout, groan].map(regretted);
    for (const how of [{}, { compulsory: 'among', offers: 'once' }] as const) {
      play(talk(windowOf(how), ...all.slice(1)), { players })
        .choose('red', use('cheer', 'red'))
        .choose('red', 'pass')
        .choose('blue', 'pass')
        .events(...said('cheer', 'red: no shout', 'blue: no groan'), ended);
    }
    play(talk(windowOf({ compulsory: 'last' }), ...all), { players })
      .choose('red', 'pass')
      .choose('blue', use('groan', 'blue'))
      .events(...said('groan', 'echo', 'red: no cheer', 'red: no shout'), ended);
    play(talk(declared, ...all.slice(1)), { players })
      .choose('blue', 'pass')
      .choose('red', use('shout', 'red'))
      .choose('red', 'pass')
      .events(...said('shout', 'blue: no groan', 'red: no cheer'), ended);
  },
);

scenario('a use that nobody was asked about was not declined', 'TALK-1', play => {
  const loud = regretted({ ...cheer, compulsory: true });
  play(talk(windowOf({}), loud, regretted(answer)), { players })
    .choose('blue', use('answer', 'blue'))
    .events(...said('cheer', 'answer'), ended);
  play(talk(windowOf({}), cheer, regretted({ ...answer, vainBefore: 'song' })), { players })
    .choose('red', 'pass')
    .events(ended);
});
