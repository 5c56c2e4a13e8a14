import type {
  Decision,
  GameTypes,
  Match,
  PlayerId,
  Presentation,
  Replay,
  ReplayFrame,
  SeenRecord,
  View,
} from '@rulewright/core';
import { history, seenState, story, view } from '@rulewright/core';

/** How a match becomes a replay. */
export interface ReplayOptions {
  /** Whose view is shown. Without one: what anybody watching could see, so that nothing hidden gets out. */
  readonly viewer?: PlayerId;
  readonly subtitle?: string;
  readonly notice?: string;
}

type Told = Pick<ReplayFrame, 'kind' | 'text' | 'rules'> & Pick<Partial<ReplayFrame>, 'who' | 'dice'>;

const tell = <G extends GameTypes>(
  { words }: Presentation<G>,
  record: SeenRecord,
  asked: ReadonlyMap<number, Decision<G>>,
  state: unknown,
): Told => {
  switch (record.kind) {
    case 'action': {
      const decision = asked.get(record.decision);
      const text = decision ? words.choice(decision, record.choice, state) : JSON.stringify(record.choice);
      return { kind: 'action', who: record.by, text, rules: decision ? [decision.rule] : [] };
    }
    case 'roll': {
      const { purpose, rule, by, needed, order, die } = record.request;
      const dice = { die: die.name, faces: record.faces, purpose, ...(needed === undefined ? {} : { needed }) };
      return {
        kind: 'roll',
        text: order ? `${purpose} (${record.faces.length})` : `${purpose}: ${record.faces.join(', ')}`,
        rules: [rule],
        ...(by === undefined ? {} : { who: by }),
        ...(order ? {} : { dice }),
      };
    }
    case 'event': {
      const event = record.event as G['event'];
      const say = words.events[event.type as G['event']['type']] as (event: G['event'], state: unknown) => string;
      return { kind: 'event', text: say(event, state), rules: [record.rule].flat() };
    }
  }
};

/**
 * A match as pictures and words, record by record, ready for `renderReplay`: every event gets the scene that it leads
 * to. A match whose history a fork dropped begins where the fork did.
 */
export const replayOf = <G extends GameTypes>(
  match: Match<G>,
  presentation: Presentation<G>,
  { viewer, subtitle, notice }: ReplayOptions = {},
): Replay => {
  const { game, header } = match;
  const moments = history(match);
  const last = view(match, viewer);
  const seen = new Map(story(match, viewer).map(record => [record.seq, record]));
  const asked = new Map(moments.flatMap(moment => moment.decisions.map(decision => [decision.id, decision] as const)));
  const frames: ReplayFrame[] = [];
  let chapter: string | undefined;

  const frame = (told: Told, seq: number, state: G['state'], decisions: readonly Decision<G>[]): void => {
    const now: View = {
      ...last,
      state: seenState(game, state, viewer),
      decisions: [],
      records: [],
      outcome: undefined,
    };
    const waiting = decisions
      .map(decision => `${decision.by}: ${presentation.words.decision(decision, now.state)}`)
      .join(' · ');
    // A frame with a chapter begins it.
    const begins = presentation.chapter?.(now);
    const turned = begins !== chapter && begins !== undefined;
    chapter = begins;
    const meters = presentation.measure?.(now);
    frames.push({
      ...told,
      seq,
      scene: presentation.scene(now),
      ...(waiting === '' ? {} : { waiting }),
      ...(turned ? { chapter: begins } : {}),
      ...(meters === undefined ? {} : { meters }),
    });
  };

  const first = moments[0] as Match<G>;
  let state = header.position ?? game.start({ players: header.players, options: header.options });
  frame({ kind: 'start', text: presentation.title, rules: [] }, -1, state, []);
  for (const moment of moments) {
    let seq = moment.length - moment.records.length;
    if (moment === first && seq > 0) state = moment.state;
    for (const [i, record] of moment.records.entries()) {
      if (record.kind === 'event') state = game.evolve(state, record.event);
      const shown = seen.get(seq + i);
      const isLast = moment.records.slice(i + 1).every(later => later.kind === 'beat');
      if (shown)
        frame(
          tell(presentation, shown, asked, seenState(game, state, viewer)),
          seq + i,
          state,
          isLast ? moment.decisions : [],
        );
    }
    seq += moment.records.length;
  }
  const outcome = match.outcome && presentation.words.outcome(match.outcome);
  if (match.outcome && outcome) {
    frame({ kind: 'end', text: outcome, rules: [match.outcome.rule] }, match.length, state, []);
  }
  return {
    title: outcome ?? 'A match that goes on',
    game: presentation.title,
    players: header.players.map(id => ({ id, name: presentation.name?.(id, last) ?? id })),
    frames,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(presentation.meters ? { meters: presentation.meters } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(notice === undefined ? {} : { notice }),
  };
};
