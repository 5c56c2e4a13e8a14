import type { GameTypes, LogRecord, Match, PlayerId, Presentation, Replay, Scene, SeenRecord } from '@rulewright/core';
import { history, isLeftOut, needFields, needOptions, story, view } from '@rulewright/core';
import { Frames } from './replay/frames.js';
import { tell } from './replay/told.js';
import { legendOf, signsAmong } from './scene/legend-of.js';

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

/** The frames of a match: its start, every record that the viewer may see, and its end. */
const framesOf = <G extends GameTypes>(
  match: Match<G>,
  presentation: Presentation<G>,
  frames: Frames<G>,
  viewer: PlayerId | undefined,
): Replay['frames'] => {
  const moments = history(match);
  const { game, header } = match;
  // A view leaves out beats, and the events that its viewer may not know of.
  const records = story(match, viewer).values();
  const isTold = (record: LogRecord<G>): boolean => record.kind !== 'beat' && !isLeftOut(match, record, viewer);
  const asked = new Map(moments.flatMap(moment => moment.decisions.map(decision => [decision.id, decision] as const)));
  let lately: SeenRecord<G>[] = [];
  let state = header.position ?? game.start({ players: header.players, options: header.options });
  frames.add({ told: { kind: 'start', text: presentation.title, rules: [] }, seq: -1, whole: state, lately });
  for (const moment of moments) {
    // A fork has dropped the records before its first moment.
    if (moment === moments[0] && moment.length > moment.records.length) state = moment.state;
    for (const [i, record] of moment.records.entries()) {
      const before = frames.seen(state);
      if (record.kind === 'event') state = game.evolve(state, record.event);
      if (record.kind === 'beat') lately = [];
      const found = isTold(record) ? records.next().value : undefined;
      if (!found) continue;
      lately = [...lately, found];
      const isLast = !moment.records.slice(i + 1).some(isTold);
      frames.add({
        told: tell(presentation, found, asked, frames.seen(state), before),
        seq: found.seq,
        whole: state,
        lately,
        decisions: isLast ? moment.decisions : undefined,
      });
    }
  }
  if (match.outcome) {
    const told = { kind: 'end', text: presentation.words.outcome(match.outcome), rules: [match.outcome.rule] } as const;
    if (told.text !== '')
      frames.add({ told, seq: view(match, viewer, match.length).length, whole: state, lately, decisions: [] });
  }
  return frames.all();
};

/** The frames with the entries of their legends that explain something in one of them: the same in every frame, so that a page keeps its layout. */
const withLegends = (frames: Replay['frames']): Replay['frames'] => {
  const items = new Set(frames.flatMap(({ scene, around = {} }) => [...scene.items, ...Object.values(around).flat()]));
  const signs = signsAmong(items);
  const told = new Map<Scene, Scene>();
  return frames.map(frame => {
    const { scene } = frame;
    const known = told.get(scene) ?? (scene.legend ? { ...scene, legend: legendOf(scene.legend, signs) } : scene);
    told.set(scene, known);
    return { ...frame, scene: known };
  });
};

/**
 * A match as pictures and words, record by record, ready for `renderReplay`: every event gets the scene that it leads
 * to. A match whose history a fork dropped begins where the fork did.
 */
export const replayOf = <G extends GameTypes>(
  match: Match<G>,
  presentation: Presentation<G>,
  options: ReplayOptions = {},
): Replay => {
  needOptions(options, "{ viewer: 'p1' }");
  const { viewer, subtitle, notice, cards = true, everything = false } = options;
  const last = view(match, viewer);
  needFields(
    'presentation',
    presentation,
    ['scene', 'words'],
    'the presentation of a game, or what its createPresentation returns',
  );
  const frames = framesOf(match, presentation, new Frames(match, presentation, { viewer, cards, everything }), viewer);
  const players = match.header.players.map(id => ({ id, name: presentation.name?.(id, last) ?? id }));
  const meters = presentation.meters?.(last);
  const outcome = match.outcome && presentation.words.outcome(match.outcome);
  return {
    title: players.map(({ name }) => name).join(' · '),
    game: presentation.title,
    players,
    frames: withLegends(frames),
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(meters ? { meters } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(notice === undefined ? {} : { notice }),
  };
};
