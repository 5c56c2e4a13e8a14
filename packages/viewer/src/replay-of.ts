import type { GameTypes, Match, PlayerId, Presentation, Replay, Scene } from '@rulewright/core';
import { needFields, needOptions, retell, seenState, view } from '@rulewright/core';
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
  const { game, header } = match;
  const start = header.position ?? game.start({ players: header.players, options: header.options });
  // The words and pictures of a state are kept as long as the state is the same object.
  let now = { whole: start, seen: seenState(game, start, viewer) };
  frames.add({ told: { kind: 'start', text: presentation.title, rules: [] }, seq: -1, ...now, lately: [] });
  for (const retold of retell(match, viewer)) {
    const { record, after, lately, isLast, whole } = retold;
    now = { whole: whole.state, seen: after };
    const decisions = isLast ? whole.match.decisions : undefined;
    frames.add({ told: tell(presentation, retold), seq: record.seq, ...now, lately, decisions });
  }
  if (match.outcome) {
    const told = { kind: 'end', text: presentation.words.outcome(match.outcome), rules: [match.outcome.rule] } as const;
    const { length } = view(match, viewer, match.length);
    if (told.text !== '') frames.add({ told, seq: length, ...now, lately: [], decisions: [] });
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
