import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { doing, happened, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);
/** An ability that marks its use, at the beginning of the activation of A. */
const marking = (id: string, by: string, after?: string) =>
  doing(
    id,
    by,
    'activation-start',
    turn => turn.emit({ type: 'Used', span: 'activation', key: id }, 'SFI-PRIORITY-012'),
    ({ state }, { of }) => of === 'A' && (after === undefined || state.used.activation.includes(after)),
  );

scenario('the active player orders effects of one moment', ['SFI-PRIORITY-003', 'SFI-PRIORITY-006'], play => {
  const { game, setup } = laidOut('A c', { abilities: [marking('first', 'p2'), marking('second', 'p1')] });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'window' });
  p.choose('p1', { ability: 'second', source: 'second' });
  expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['second', 'first']);
});

scenario('an effect that comes into being during a step does not join it', 'SFI-PRIORITY-010', play => {
  const { game, setup } = laidOut('A c', { abilities: [marking('first', 'p1'), marking('late', 'p1', 'first')] });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['first']);
});

scenario('once per activation is once in the activation of any unit', 'SFI-PRIORITY-012', play => {
  const { game, setup } = laidOut('A c', { abilities: [marking('first', 'p2')], cards: { A: { essence: {} } } });
  const p = play(game, setup);
  expect(p.state.used.activation).toEqual(['first']);
  p.choose('p1', { do: 'end' }).waitsFor({ by: 'p2', kind: 'act' });
  expect(p.state.used.activation).toEqual([]);
});
