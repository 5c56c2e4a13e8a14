import { defineAbility } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { dealDamage } from '../../combat/damage/damage.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { windows } from '../../special-rules/timing/windows.js';
import { laidOut } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { controllersOf, shrinesOf } from './control.js';

const scenario = scenarios<RuleId>(test);

/** A Shrine of a map in this test: at the end of its claimant's activation it burns the enemies of that Hero. */
const pyre = defineAbility<Jhx, Moment>({
  id: 'pyre',
  rule: 'JHX-SHRINE-010',
  window: windows['end-of-activation'],
  compulsory: true,
  offers: (turn, { of }) => {
    const table = tableOf(turn);
    const claimers = shrinesOf(table).flatMap(shrine => controllersOf(table, shrine, 'p1'));
    return of === 'b' ? claimers.map(({ id }) => ({ by: 'p1', source: id })) : [];
  },
  *use(turn, { of }, { source }) {
    yield* dealDamage(turn, { target: of, amount: 3, cause: 'ability', by: source, rule: 'JHX-SHRINE-010' });
  },
});

scenario(
  'the kill of a character Shrine is that of the Hero who claimed it, whoever stands nearer',
  ['JHX-SOUL-047', 'JHX-SHRINE-010'],
  play => {
    const { game, setup } = laidOut('$\n\nA\n\n.\n\n.\n\nC\n\nb\n\nc', {
      abilities: [pyre],
      models: { b: { damage: 10 } },
      active: 'b',
      activation: { part: 'end' },
    });
    const { state } = play(game, setup);
    expect(state.models.map(({ id, souls, level }) => `${id} ${souls} ${level}`)).toEqual(
      expect.arrayContaining(['A 1 2', 'C 0 1', 'b 0 1']),
    );
  },
);
