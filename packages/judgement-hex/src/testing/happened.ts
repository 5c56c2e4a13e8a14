import { history } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import type { Jhx, JhxEvent } from '../vocabulary/index.js';

type Of<T extends JhxEvent['type']> = Extract<JhxEvent, { readonly type: T }>;

/** All events of one type in a match under test, from its beginning. */
export const happened = <T extends JhxEvent['type']>({ match }: Play<Jhx>, type: T): readonly Of<T>[] =>
  history(match)
    .flatMap(({ records }) => records.flatMap(record => (record.kind === 'event' ? [record.event] : [])))
    .filter((event): event is Of<T> => event.type === type);

/** The attacks of a match under test, in order: `m at A with teeth`. */
export const attacks = (play: Play<Jhx>): readonly string[] =>
  happened(play, 'AttackDeclared').map(({ attacker, target, weapon }) => `${attacker} at ${target} with ${weapon}`);
