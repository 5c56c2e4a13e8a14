import type { Kind, Proposal, Refusal } from '@rulewright/core';
import type { Random } from '@rulewright/core/dice';
import { inches, rectangle } from '@rulewright/core/inches';
import { laidOut } from '../testing/index.js';
import type { Sfi, SfiProposals, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { Facts } from './wishes.js';

type Asking = 'move' | 'place' | 'push';

/** A question, and what its proposal says about answers. */
export interface Asked {
  readonly check: (choice: unknown) => Refusal | undefined;
  readonly suggest: (most: number) => readonly unknown[];
  readonly sample: (random: Random) => unknown;
  readonly nearest: (wish: unknown) => unknown;
  readonly region: () => readonly unknown[];
}

/** Asks for one kind of answer in a state, as the core does. */
export const asking = <K extends Asking & Kind<Sfi>>(
  table: Table,
  kind: K,
  proposal: Proposal<Sfi, K>,
  parameters: SfiProposals[K],
): Asked => {
  const decision = { id: 1, by: 'p1', kind, rule: 'SFI-ACTION-006', proposal: parameters };
  const setup = { players: ['p1', 'p2'], options: table.options };
  // The cast is safe: a decision has these fields, and the parameters are those of its kind.
  const asked = { state: table.state, decision, parameters, setup } as unknown as Parameters<
    Proposal<Sfi, K>['check']
  >[0];
  return {
    check: choice => proposal.check(asked, choice),
    suggest: most => proposal.suggest(asked, most),
    sample: random => proposal.sample(asked, n => random.below(n)),
    nearest: wish => proposal.nearest?.(asked, wish),
    region: () => proposal.region?.(asked) ?? [],
  };
};

/** The facts of a game that proposals need beside a match. */
export const facts = ({ pack, numbers }: Table): Facts => ({ pack, numbers });

/** A at 10, 10, b and a vault far to the right, a grove below. */
export const plain = (state: Partial<SfiState> = {}): Table => {
  const grove = { def: 1, footprint: [rectangle({ x: inches(9), y: inches(13) }, inches(2), inches(2))] };
  const { table } = laidOut('A b', { pieces: { grove }, elements: { vault: { at: { x: inches(3), y: inches(10) } } } });
  const places = [
    { x: inches(10), y: inches(10) },
    { x: inches(30), y: inches(10) },
  ];
  const models = table.state.models.map((model, i) => ({ ...model, at: places[i] ?? model.at }));
  return { ...table, state: { ...table.state, models, ...state } };
};
