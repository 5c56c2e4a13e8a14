import { scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { type CodeAbility, codeAbility, happened, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);
/** An ability that marks its use, at the beginning of the activation of A. */
const marking = (id: string, by: string, after?: string, more?: CodeAbility) =>
  codeAbility(
    id,
    by,
    'activation-start',
    turn => turn.emit({ type: 'Used', span: 'activation', key: id }, 'SFI-PRIORITY-012'),
    ({ state }, { of }) => of === 'A' && (after === undefined || state.used.activation.includes(after)),
    more,
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

describe('optional abilities of both players', () => {
  const optional: CodeAbility = { optional: true };
  const abilities = [marking('mine', 'p1', undefined, optional), marking('theirs', 'p2', undefined, optional)];
  const mine = { ability: 'mine', source: 'mine' };
  const theirs = { ability: 'theirs', source: 'theirs' };

  scenario('the inactive player declares first, and the active player orders', 'SFI-ABILITY-REACTIVE-008', play => {
    const { game, setup } = laidOut('A c', { abilities });
    const p = play(game, setup).waitsFor({ by: 'p2', kind: 'window' }).choose('p2', theirs).choose('p1', mine);
    p.options('p1', ['p1', 'p2']).choose('p1', 'p2');
    expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['theirs', 'mine']);
  });

  scenario('where only one player declares, nobody orders anything', 'SFI-ABILITY-REACTIVE-008', play => {
    const { game, setup } = laidOut('A c', { abilities });
    const p = play(game, setup).choose('p2', 'pass').choose('p1', mine).waitsFor({ by: 'p1', kind: 'act' });
    expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['mine']);
  });

  scenario('a reaction that nobody declared is gone for its event', 'SFI-ABILITY-REACTIVE-011', play => {
    const { game, setup } = laidOut('A c', { abilities });
    const p = play(game, setup).choose('p2', 'pass').choose('p1', 'pass').waitsFor({ by: 'p1', kind: 'act' });
    p.choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
  });
});
