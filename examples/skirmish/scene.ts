import type { HexShape, Scene, SceneItem, SceneOverlay, Targets, View } from '@rulewright/core';
import { type Hex, sameHex } from '@rulewright/core/hex';
import { board, profileOf, type Skirmish, standing, WOODS } from './battle.js';

const HEIGHT = Math.sqrt(3);

/** Hexes with a corner on top, one unit from the centre to a corner. */
const centre = ({ q, r }: Hex): { readonly x: number; readonly y: number } => ({ x: HEIGHT * (q + r / 2), y: 1.5 * r });
const shape = (hex: Hex): HexShape => ({ shape: 'hex', ...centre(hex), size: 1, orientation: 'pointy' });

/** The steps that the viewer may choose. */
const offered = ({ decisions, viewer }: View<Skirmish>): SceneOverlay[] => {
  const cells = decisions
    .flatMap(decision => (decision.kind === 'step' && decision.by === viewer ? (decision.options ?? []) : []))
    .filter(option => option !== 'stop');
  return cells.length === 0
    ? []
    : [{ kind: 'overlay', id: 'steps', over: cells.map(cell => shape(board.hexAt(cell))) }];
};

// #region targets
/** An attack is a click on the model and one on its target. A model that may also move or hold gets buttons for that. */
export const targets: Targets<Skirmish> = {
  order: order => (order.do === 'attack' ? [order.model, order.target] : [order.model]),
  step: cell => (cell === 'stop' ? [] : [`cell-${cell}`]),
  window: choice => (choice === 'pass' ? [] : [choice.source]),
};
// #endregion

/** The battlefield as a picture of a view. */
export const scene = (view: View<Skirmish>): Scene => {
  const { models, round } = view.state;
  const ground = board.hexes.map((hex, cell): SceneItem => {
    const wooded = WOODS.some(wood => sameHex(wood, hex));
    return {
      kind: 'cell',
      id: `cell-${cell}`,
      at: shape(hex),
      fill: wooded ? 'terrain:forest' : 'terrain:plain',
      note: String(cell),
    };
  });
  const tokens = models.filter(standing).map((model): SceneItem => {
    const { toughness } = profileOf(model);
    return {
      kind: 'token',
      id: model.id,
      ...centre(board.hexAt(model.at)),
      size: 1.1,
      label: model.id,
      title: `${model.kind} of ${model.owner}`,
      color: model.owner === view.players[0] ? 'player1' : 'player2',
      spent: model.spent,
      health: { value: toughness - model.wounds, max: toughness },
    };
  });
  return { title: `Skirmish, round ${round}`, items: [...ground, ...offered(view), ...tokens] };
};
