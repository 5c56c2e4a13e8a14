import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const barren = { essence: {} };
const ghost: LaidOut = { active: 'A', cards: { A: { ...barren, passives: [{ id: 'ethereal', x: 3 }] } } };

scenario('Ethereal: all models are placed instead of moving with tools', 'SFI-PASSIVE-012', play => {
  const { game, setup } = laidOut('AA  c', ghost);
  const p = play(game, setup).choose('p1', { do: 'move' }).options('p1', [false, true]).choose('p1', true);
  p.options('p1', ['A/1', 'A/2', 'done']).choose('p1', 'A/1').waitsFor({ by: 'p1', kind: 'place' });
  const far = { x: inches(2), y: inches(5) + mm(30) };
  p.refuses('p1', { ...far, y: far.y + 1 }, { code: 'too-far', rule: 'SFI-PLACE-001' }).choose('p1', far);
  p.waitsFor({ by: 'p1', kind: 'place' }).choose('p1', at(4, 5)).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'ModelShifted').map(({ model }) => model)).toEqual(['A/1', 'A/2']);
});

scenario('Ethereal is chosen for the whole unit', 'SFI-PASSIVE-012', play => {
  const { game, setup } = laidOut('AA  c', ghost);
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', false).choose('p1', 'A/1');
  p.choose('p1', { to: at(2, 4) }).waitsFor({ by: 'p1', kind: 'move' });
});

scenario('a model that is destroyed on its way does not open the choice of Ethereal again', 'SFI-PASSIVE-012', play => {
  const footprint = [rectangle({ x: 0, y: inches(3.5) }, inches(8), inches(1))];
  const cards = { A: { ...barren, hp: 1, passives: [{ id: 'ethereal', x: 3 }] } } as const;
  const pieces = { glass: { keywords: ['dangerous-terrain'], footprint } } as const;
  const { game, setup } = laidOut('AA  c', { ...ghost, cards, pieces });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', false).choose('p1', 'A/1');
  p.choose('p1', { to: at(2, 4) });
  expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['A/1']);
  p.waitsFor({ by: 'p1', kind: 'move' })
    .choose('p1', { to: at(4, 2.5) })
    .waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a unit without Ethereal has no choice of places', 'SFI-PASSIVE-012', play => {
  const { game, setup } = laidOut('AA  c', { active: 'A' });
  play(game, setup).choose('p1', { do: 'move' }).waitsFor({ by: 'p1', kind: 'nextModel' });
});

/** Three models in a row, of which two are linked to the first only by the one between. */
const chain = (gap: number) => {
  const { game, setup } = laidOut('AAA    c', ghost);
  return { game, setup, last: { x: inches(4) + mm(30) + gap, y: inches(4) } };
};

scenario('Ethereal: models are checked against the one that was placed first', 'SFI-PASSIVE-013', play => {
  for (const [gap, broken] of [[inches(2), false], [inches(2) + 1, true]] as const) {
    const { game, setup, last } = chain(gap);
    const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', true);
    p.choose('p1', 'A/2').choose('p1', at(4, 4)).choose('p1', 'A/3').choose('p1', last).choose('p1', at(2, 4));
    expect(happened(p, 'CoherencyBroken').map(({ apart }) => apart)).toEqual(broken ? [['A/3']] : []);
    expect(happened(p, 'ActivationEnding').map(({ why }) => why)).toEqual(broken ? ['coherency'] : []);
  }
}); // biome-ignore format: pairs

scenario('Ethereal: a chain of models is not enough for coherency', 'SFI-PASSIVE-013', play => {
  const { game, setup } = laidOut('AAA    c', ghost);
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', true);
  p.choose('p1', 'A/1').choose('p1', at(2, 4)).choose('p1', 'A/2').choose('p1', at(5, 4)).choose('p1', at(8, 4));
  expect(happened(p, 'CoherencyBroken').map(({ apart }) => apart)).toEqual([['A/3']]);
});

scenario(
  'Ethereal: a model that stays where it is keeps the formation like after any move, whatever its distance to the first placed one',
  ['SFI-PASSIVE-013', 'SFI-COHERENCY-005'],
  play => {
    const apart = (third: Point) => {
      const { game, setup } = laidOut('AAA    c', { ...ghost, at: { 'A/3': third } });
      const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', true);
      p.choose('p1', 'A/1').choose('p1', at(2, 3)).choose('p1', 'A/2').choose('p1', 'none').choose('p1', 'none');
      return happened(p, 'CoherencyBroken').map(event => event.apart);
    };
    // A/3 is out of range of A/1; A/2 links the two, or does not.
    const linked = inches(4) + mm(30) + inches(2);
    expect(apart({ x: linked, y: inches(2) })).toEqual([]);
    expect(apart({ x: linked + 1, y: inches(2) })).toEqual([['A/3']]);
  },
);

scenario(
  'Ethereal: coherency is judged at the end of the action, after effects on the models that were not placed',
  ['SFI-PASSIVE-013', 'SFI-COHERENCY-005', 'SFI-COHERENCY-007', 'SFI-ACTION-018'],
  play => {
    const broken = (amount: number) => {
      // The storm acts on the two models that are not placed, when the action ends for them.
      const effects = [{ op: 'damage', amount }] as const;
      const storm = { at: { x: inches(14.5), y: inches(11.2) }, on: ['completed'], reach: 2, effects } as const;
      const { game, setup } = laidOut('', {
        ...ghost,
        at: { 'A/1': at(10, 10), 'A/2': at(12, 10), 'A/3': at(12, 12.5), 'c/1': at(33, 33) },
        manifestations: { storm },
      });
      const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', true);
      p.choose('p1', 'A/1').choose('p1', at(8, 10)).choose('p1', 'done');
      return [p.state.models.length, happened(p, 'CoherencyBroken').map(({ apart }) => apart)];
    };
    expect([broken(1), broken(3)]).toEqual([
      [4, [['A/1']]],
      [2, []],
    ]);
  },
);

scenario('Ethereal: the places are a move action, and no moves for reactions', 'SFI-PASSIVE-014', play => {
  const seen = (window: 'model-ends-move' | 'unit-ends-move') =>
    codeAbility(window, 'p2', window, turn =>
      turn.emit({ type: 'Used', span: 'activation', key: window }, 'SFI-PRIORITY-012'),
    );
  const { game, setup } = laidOut('A    c', {
    ...ghost,
    activation: { moves: 1, spent: ['move'] },
    abilities: [seen('model-ends-move'), seen('unit-ends-move')],
  });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', true).choose('p1', at(2, 4));
  expect(happened(p, 'ActivationEnding').map(({ why }) => why)).toEqual(['moves']);
  expect(happened(p, 'Used')).toEqual([]);
});

scenario('Ethereal: a place does not leave melee without Parry; by an option it does', 'SFI-PASSIVE-015', play => {
  const away = at(2, 5);
  const close = (more: LaidOut = {}) => laidOut('Ac', { ...ghost, ...more });
  const start = (more?: LaidOut) => {
    const { game, setup } = close(more);
    return play(game, setup).choose('p1', { do: 'move' }).choose('p1', true);
  };
  start().refuses('p1', away, { code: 'leaves-melee', rule: 'SFI-MELEE-007' }).choose('p1', at(2, 2.5));
  start({ cards: { A: { ...barren, passives: [{ id: 'ethereal', x: 3 }, { id: 'parry' }] } } }).choose('p1', away);
  start({ options: { 'ethereal.ignoresMeleeLock': true } }).choose('p1', away);
});

scenario('Frostbite leaves a unit with Ethereal only the tools', ['SFI-CONDITION-007', 'SFI-CONDITION-008'], play => {
  const { game, setup } = laidOut('A    c', { ...ghost, units: { A: { conditions: ['frostbite'] } } });
  play(game, setup).choose('p1', { do: 'move' }).waitsFor({ by: 'p1', kind: 'move' });
});

scenario('Frostbite that the place of one model brings keeps the others where they are', 'SFI-CONDITION-007', play => {
  const storm = (condition: 'frostbite' | 'hexed') => {
    const effects = [{ op: 'condition', condition }] as const;
    const { game, setup } = laidOut('AA    c', { ...ghost, manifestations: { storm: { at: at(2.5, 7.5), effects } } });
    return play(game, setup)
      .choose('p1', { do: 'move' })
      .choose('p1', true)
      .choose('p1', 'A/1')
      .choose('p1', at(2.5, 4.5));
  };
  const p = storm('frostbite').waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'ModelShifted').map(({ model }) => model)).toEqual(['A/1']);
  expect(happened(p, 'ModelDone').map(({ model }) => model)).toEqual(['A/1', 'A/2']);
  storm('hexed').waitsFor({ by: 'p1', kind: 'place' });
});

const shifty: LaidOut = { active: 'A', cards: { A: { ...barren, passives: [{ id: 'reposition', x: 2 }] } } };
const use = { ability: 'reposition', source: 'A' };

scenario(
  'Reposition: at the end of the activation each model may be placed, without a check',
  'SFI-PASSIVE-036',
  play => {
    const { game, setup } = laidOut('AA   c', shifty);
    const p = play(game, setup).choose('p1', { do: 'end' }).options('p1', [use, 'pass']).choose('p1', use);
    p.options('p1', ['A/1', 'A/2']).choose('p1', 'A/2');
    const far = { x: inches(6) + mm(30), y: inches(2) };
    p.refuses('p1', { ...far, x: far.x + 1 }, { code: 'too-far', rule: 'SFI-PLACE-001' }).choose('p1', far);
    p.choose('p1', 'none').waitsFor({ by: 'p2', kind: 'act' });
    expect(p.state.models.map(model => model.at).slice(0, 2)).toEqual([at(2, 2), far]);
    expect(happened(p, 'CoherencyBroken')).toEqual([]);
  },
);

scenario('Reposition may be declined, and belongs to the end of the own activation', 'SFI-PASSIVE-036', play => {
  const { game, setup } = laidOut('AA   c', shifty);
  play(game, setup).choose('p1', { do: 'end' }).choose('p1', 'pass').waitsFor({ by: 'p2', kind: 'act' });
  const other = laidOut('AA   c', { ...shifty, active: 'c', units: { A: { activated: true } } });
  play(other.game, other.setup).choose('p2', { do: 'end' }).waitsFor({ by: 'p2', kind: 'keep' });
});

scenario('Frostbite: no Reposition', 'SFI-CONDITION-007', play => {
  const { game, setup } = laidOut('AA   c', { ...shifty, units: { A: { conditions: ['frostbite'] } } });
  play(game, setup).choose('p1', { do: 'end' }).waitsFor({ by: 'p2', kind: 'act' });
});
