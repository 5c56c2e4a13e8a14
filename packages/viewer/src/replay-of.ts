import type {
  Decision,
  GameTypes,
  Match,
  PlayerId,
  Presentation,
  Replay,
  ReplayFrame,
  ScenePanel,
  SeenRecord,
  SeenState,
  View,
} from '@rulewright/core';
import { CONCESSION, history, needFields, seenState, story, view } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { choiceInWords, eventInWords, numberInWords, questionInWords, talliesIn } from '@rulewright/core/words';
import { CardTeller } from './cards.js';

/** Options of a replay. */
export interface ReplayOptions {
  /**
   * The player whose view is shown. Without a viewer the replay shows the view of a spectator, so nothing hidden is
   * shown.
   */
  readonly viewer?: PlayerId;
  readonly subtitle?: string;
  readonly notice?: string;
  /** Write the cards of pieces into the replay, with what they can reach and see; default true. A page without cards is smaller. */
  readonly cards?: boolean;
  /**
   * True shows every hand and deck in every frame: for the owner of the log only. By default a replay for a player shows what that player
   * may know, and a replay for spectators shows all hands and decks after the end.
   */
  readonly everything?: boolean;
}

type Told = Pick<ReplayFrame, 'kind' | 'text' | 'rules'> &
  Pick<Partial<ReplayFrame>, 'who' | 'asked' | 'dice' | 'numbers'>;

const tell = <G extends GameTypes>(
  { words }: Presentation<G>,
  record: SeenRecord<G>,
  asked: ReadonlyMap<number, Decision<G>>,
  state: SeenState<G>,
  before: SeenState<G>,
): Told => {
  switch (record.kind) {
    case 'action': {
      const decision = asked.get(record.decision);
      const text = decision ? choiceInWords(words, decision, record.choice, state) : JSON.stringify(record.choice);
      const question = decision && questionInWords(words, decision, record.choice, state);
      return {
        kind: 'action',
        who: record.by,
        ...(question ? { asked: question } : {}),
        text,
        rules: decision ? [decision.rule] : [],
      };
    }
    case 'concession':
      return { kind: 'action', who: record.by, text: 'concedes the match', rules: [CONCESSION] };
    case 'roll': {
      const { rule, by, needed, order, die } = record.request;
      const purpose = words.roll?.(record.request, state) ?? record.request.purpose;
      const faces = record.faces.map(face => words.face?.(die.name, face) ?? face);
      const dice = { die: die.name, faces, purpose, ...(needed === undefined ? {} : { needed }) };
      return {
        kind: 'roll',
        // An ordered roll has no dice to show, so the text gives its size.
        text: order ? `${purpose} (${record.faces.length})` : purpose,
        rules: [rule],
        ...(by === undefined ? {} : { who: by }),
        ...(order ? {} : { dice }),
      };
    }
    case 'event': {
      const numbers = talliesIn(record.event).map(tally => numberInWords(words, tally, state));
      return {
        kind: 'event',
        text: eventInWords(words, record.event, state, before),
        rules: [...new Set([record.rule].flat())],
        ...(numbers.length > 0 ? { numbers } : {}),
      };
    }
  }
};

/** The public part of a decision. */
const plainly = <G extends GameTypes>({ id, by, kind, rule }: Decision<G>): Decision<G> =>
  // The cast is safe: everything that is left out is optional.
  ({ id, by, kind, rule }) as Decision<G>;

/**
 * A decision as its question shows it: without details for other players if its answer is secret, since the details
 * could reveal the secret.
 */
const asTold = <G extends GameTypes>(decision: Decision<G>, viewer?: PlayerId): Decision<G> =>
  decision.secret === true && decision.by !== viewer ? plainly(decision) : decision;

/** The visible part of an open decision: its options too, where the game hides nothing. */
const shown = <G extends GameTypes>(
  { secrets }: Match<G>['game'],
  decision: Decision<G>,
  viewer?: PlayerId,
): Decision<G> => {
  const isOpen = decision.by === viewer || (secrets === undefined && decision.secret !== true);
  return isOpen ? decision : plainly(decision);
};

/**
 * A match as pictures and words, record by record, ready for `renderReplay`: every event gets the scene that it leads
 * to. A match whose history a fork dropped begins where the fork did.
 */
export const replayOf = <G extends GameTypes>(
  match: Match<G>,
  presentation: Presentation<G>,
  { viewer, subtitle, notice, cards = true, everything = false }: ReplayOptions = {},
): Replay => {
  const moments = history(match);
  needFields(
    'presentation',
    presentation,
    ['scene', 'words'],
    'the presentation of a game, or what its createPresentation returns',
  );
  const { game, header } = match;
  const last = view(match, viewer);
  const seen = new Map(story(match, viewer).map(record => [record.seq, record]));
  const asked = new Map(moments.flatMap(moment => moment.decisions.map(decision => [decision.id, decision] as const)));
  const frames: ReplayFrame[] = [];
  let chapter: string | undefined;

  // The records that the viewer has seen since the beat began; a presentation reads the running procedure from them.
  let lately: SeenRecord<G>[] = [];
  // The records of the latest frame: those without words that follow join it, even when another beat has begun.
  let framed: readonly SeenRecord<G>[] = [];

  /** The hands and decks of a frame, as far as the reader of the page may know them. */
  const handsShown = ({ kind }: Pick<ReplayFrame, 'kind'>, now: View<G>, whole: G['state']): readonly ScenePanel[] => {
    const isOpen = everything || (kind === 'end' && viewer === undefined);
    if (!isOpen && viewer === undefined) return [];
    return presentation.hands?.(now, isOpen ? whole : undefined) ?? [];
  };

  // Cache: actions and rolls do not change the state, so values derived from the same view are computed once.
  const viewed = remember((state: G['state']) => seenState(game, state, viewer));

  const teller = new CardTeller(cards ? presentation : {});

  // A record without words joins the frame before it. So a frame stays open, and is drawn only once: with the table after its last record.
  let open:
    | {
        readonly frame: Omit<ReplayFrame, 'scene'>;
        readonly now: View<G>;
        readonly whole: G['state'];
        readonly isAsked: boolean;
      }
    | undefined;

  const close = (): void => {
    if (!open) return;
    const { frame, now, whole, isAsked } = open;
    const meters = presentation.measure?.(now);
    const hands = handsShown(frame, now, whole);
    const drawn = presentation.scene(now);
    const scene = hands.length === 0 ? drawn : { ...drawn, panels: [...(drawn.panels ?? []), ...hands] };
    const shownCards = teller.frame(now, scene, isAsked);
    frames.push({ ...frame, scene, ...(meters === undefined ? {} : { meters }), ...shownCards });
    open = undefined;
  };

  const frame = (told: Told, seq: number, whole: G['state'], decisions?: readonly Decision<G>[]): void => {
    framed = told.text === '' ? [...framed, ...lately.slice(-1)] : lately;
    const now: View<G> = {
      ...last,
      state: viewed(whole),
      decisions: (decisions ?? []).map(decision => shown(game, decision, viewer)),
      records: framed,
      outcome: undefined,
    };
    const asking = (decisions ?? [])
      .map(decision => `${decision.by}: ${presentation.words.decision(asTold(decision, viewer), now.state)}`)
      .join(' · ');
    const waiting = asking === '' ? {} : { waiting: asking };
    const remarks = presentation.remarks?.(now) ?? [];
    const isAsked = decisions !== undefined;
    if (told.text === '' && open) {
      // A record without words gets no frame: its rules, numbers and remarks join those of the frame before.
      const before = open.frame;
      const numbers = [...(before.numbers ?? []), ...(told.numbers ?? [])];
      const remarked = [...(before.remarks ?? []), ...remarks];
      const joined = {
        ...before,
        ...waiting,
        rules: [...new Set([...before.rules, ...told.rules])],
        ...(numbers.length > 0 ? { numbers } : {}),
        ...(remarked.length > 0 ? { remarks: remarked } : {}),
      };
      open = { frame: joined, now, whole, isAsked };
      return;
    }
    close();
    // A frame whose chapter differs from the one before begins that chapter.
    const begins = presentation.chapter?.(now) ?? chapter;
    const turned = begins !== chapter && begins !== undefined;
    chapter = begins;
    const begun = {
      ...told,
      seq,
      ...waiting,
      ...(remarks.length > 0 ? { remarks } : {}),
      ...(turned ? { chapter: begins } : {}),
    };
    open = { frame: begun, now, whole, isAsked };
  };

  const first = moments[0] as Match<G>;
  let state = header.position ?? game.start({ players: header.players, options: header.options });
  frame({ kind: 'start', text: presentation.title, rules: [] }, -1, state);
  for (const moment of moments) {
    let seq = moment.length - moment.records.length;
    if (moment === first && seq > 0) state = moment.state;
    for (const [i, record] of moment.records.entries()) {
      const before = viewed(state);
      if (record.kind === 'event') state = game.evolve(state, record.event);
      if (record.kind === 'beat') lately = [];
      const found = seen.get(seq + i);
      if (!found) continue;
      lately = [...lately, found];
      const isLast = moment.records.slice(i + 1).every(later => later.kind === 'beat');
      const after = viewed(state);
      frame(tell(presentation, found, asked, after, before), seq + i, state, isLast ? moment.decisions : undefined);
    }
    seq += moment.records.length;
  }
  const players = header.players.map(id => ({ id, name: presentation.name?.(id, last) ?? id }));
  const meters = presentation.meters?.(last);
  const outcome = match.outcome && presentation.words.outcome(match.outcome);
  if (match.outcome && outcome) {
    frame({ kind: 'end', text: outcome, rules: [match.outcome.rule] }, match.length, state, []);
  }
  close();
  return {
    title: players.map(({ name }) => name).join(' · '),
    game: presentation.title,
    players,
    frames,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(meters ? { meters } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(notice === undefined ? {} : { notice }),
  };
};
