import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { having, innate } from '../../abilities/cards/window-words.js';
import { suffers } from '../../match/lasting.js';
import { modelOf, onBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  attacks,
  column,
  doing,
  faces,
  happened,
  type Laid,
  type LaidOut,
  laidOut,
  plainHero,
} from '../../testing/index.js';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { JhxChoices, Lasting } from '../../vocabulary/index.js';
import type { Hero, Weapon } from '../../vocabulary/pack.js';
import { offerPartingBlows } from './parting-blow.js';

const scenario = scenarios<RuleId>(test);
type Scene = Parameters<typeof scenario>[2] extends (play: infer P) => void ? P : never;

/** `A` is next to `b` and has somewhere to go. */
const retreat = column('3', '2', '1', 'A', 'b');

const advance = { do: 'advance', model: 'A' } as const;
const blow = (source: string, weapon = 'blade') => ({ ability: 'parting-blow', source, with: weapon });
/** `A` advances to hexes of the drawing. */
const advancing = (play: Scene, laid: Laid, dice: string, ...to: readonly string[]) => {
  const p = play(laid.game, { ...laid.setup, dice: faces(dice) }).choose('p1', advance);
  for (const name of to) p.choose('p1', laid.cell(name));
  return p;
};
const hero = (more: Partial<Hero>, attributes: Partial<Hero['attributes']> = {}): Hero => ({
  ...plainHero,
  ...more,
  attributes: { ...plainHero.attributes, ...attributes },
});
const special = (id: string, card: Hero): Pick<LaidOut, 'models' | 'cards'> => ({
  models: { [id]: { card: 'special' } },
  cards: { heroes: { special: card } },
});
const suffering = (target: string, condition: 'stun' | 'knock-down' | 'fear'): Omit<Lasting, 'id'> => ({
  key: `condition:${condition}`,
  source: 'A',
  target,
  data: { kind: 'condition', condition },
});
const atEase = { by: 'p1', kind: 'step' } as const;

scenario(
  'a model that leaves an enemy’s reach may be struck before the step, in the hex it is in',
  ['JHX-PARTING-001', 'JHX-PARTING-005', 'JHX-PARTING-007', 'JHX-PARTING-008', 'JHX-INTERRUPT-012'],
  play => {
    const laid = laidOut(retreat, { active: 'A' });
    const p = advancing(play, laid, 'h..', '1');
    p.waitsFor({ by: 'p2', kind: 'window' }).options('p2', [blow('b'), 'pass']);
    expect(onBoard(p.state, 'A')?.at).toBe(laid.cell('A'));
    p.choose('p2', blow('b'));
    // MEL 5 against AGI 3 and one more are the three dice of the script.
    p.choose('p2', [0]).waitsFor(atEase);
    expect([onBoard(p.state, 'A')?.at, onBoard(p.state, 'A')?.damage]).toEqual([laid.cell('1'), 2]);
  },
);

scenario('a player may decline a Parting Blow', 'JHX-PARTING-002', play => {
  const laid = laidOut(retreat, { active: 'A' });
  const p = advancing(play, laid, '', '1').choose('p2', 'pass').waitsFor(atEase);
  expect(onBoard(p.state, 'A')?.at).toBe(laid.cell('1'));
});

scenario(
  'Monsters never decline a Parting Blow, and strike with their own weapon',
  ['JHX-PARTING-002', 'JHX-MONSTER-042'],
  play => {
    const laid = laidOut(retreat, { active: 'A', models: { b: { kind: 'monster' } } });
    const p = advancing(play, laid, 'h..', '1').waitsFor(atEase);
    expect([onBoard(p.state, 'A')?.at, onBoard(p.state, 'A')?.damage]).toEqual([laid.cell('1'), 1]);
  },
);

const pike: Weapon = { id: 'pike', name: 'Pike', type: 'MEL', ap: 2, reach: 2, damage: [1, 2, 3] };

scenario('a longer weapon reaches one hex outside the own activation', 'JHX-PARTING-003', play => {
  const armed = special('b', hero({ weapons: [pike] }));
  const near = laidOut(retreat, { active: 'A', ...armed });
  advancing(play, near, '', '1').options('p2', [blow('b', 'pike'), 'pass']);
  const far = laidOut(column('3', '2', 'A', '1', 'b'), { active: 'A', ...armed });
  advancing(play, far, '', '2').waitsFor(atEase);
});

const surrounded = `
           1
        .     .
           A
        b     c
           m
`;

const around = `
     1
  2     A
     b
`;

scenario('a step that stays within reach provokes nobody', 'JHX-PARTING-004', play => {
  const laid = laidOut(around, { active: 'A' });
  advancing(play, laid, '', '1', '2').waitsFor(atEase);
});

scenario('the steps that let somebody strike are marked, for a warning', 'JHX-PARTING-001', play => {
  const bothWays = `
     1
  .     A
     b     2
`;
  const marked = (lay: LaidOut): readonly unknown[] => {
    const laid = laidOut(bothWays, { active: 'A', ...lay });
    const [step] = play(laid.game, laid.setup).choose('p1', advance).match.decisions;
    expect(step?.options).toEqual(expect.arrayContaining([laid.cell('1'), laid.cell('2')]));
    return Object.entries(step?.marks ?? {}).map(([mark, at]) => [
      mark,
      at.map(place => step?.options?.[place] === laid.cell('2')),
    ]);
  };
  expect(marked({})).toEqual([['parting-blow', [true]]]);
  expect(marked({ effects: [suffering('b', 'stun')] })).toEqual([]);
});

scenario(
  'an enemy strikes once in an action, however often it is left',
  ['JHX-PARTING-006', 'JHX-INTERRUPT-002'],
  play => {
    const laid = laidOut(retreat, {
      active: 'A',
      models: { A: { card: 'special' } },
      cards: { heroes: { special: hero({}, { MOV: 4 }) } },
    });
    const back = advancing(play, laid, '...', '1').choose('p2', blow('b'));
    back.choose('p1', laid.cell('A')).choose('p1', laid.cell('1')).waitsFor(atEase);
    const monster = laidOut(retreat, {
      active: 'A',
      models: { A: { card: 'special' }, b: { kind: 'monster' } },
      cards: { heroes: { special: hero({}, { MOV: 4 }) } },
    });
    advancing(play, monster, '...', '1', 'A', '1').waitsFor(atEase);
  },
);

scenario('the next Advance may be struck again', 'JHX-PARTING-006', play => {
  const laid = laidOut(retreat, { active: 'A' });
  const p = advancing(play, laid, '...', '1').choose('p2', blow('b'));
  p.choose('p1', laid.cell('A')).choose('p1', 'stop').choose('p1', advance);
  p.choose('p1', laid.cell('1')).options('p2', [blow('b'), 'pass']);
});

scenario('any melee weapon makes a Parting Blow, for nothing', 'JHX-PARTING-007', play => {
  const [blade, bow] = plainHero.weapons;
  if (!blade || !bow) throw new Error('no weapons');
  const laid = laidOut(retreat, { active: 'A', ...special('b', hero({ weapons: [blade, bow, pike] })) });
  const p = advancing(play, laid, 'hh.', '1').options('p2', [blow('b'), blow('b', 'pike'), 'pass']);
  p.choose('p2', blow('b', 'pike')).choose('p2', [0, 1]).waitsFor(atEase);
  expect(onBoard(p.state, 'A')?.damage).toBe(2);
});

scenario(
  'a weapon that is no melee weapon makes no Parting Blow, even at a model that engages nobody',
  'JHX-PARTING-007',
  play => {
    const [, bow] = plainHero.weapons;
    if (!bow) throw new Error('no bow');
    const laid = laidOut(retreat, { active: 'A', ...special('A', hero({ weapons: [bow] })) });
    advancing(play, laid, '', '1').options('p2', [blow('b'), 'pass']);
  },
);

scenario('a Parting Blow has three dice at least', 'JHX-PARTING-009', play => {
  const laid = laidOut(retreat, { active: 'A', ...special('A', hero({}, { AGI: 9 })) });
  advancing(play, laid, '...', '1').choose('p2', blow('b')).waitsFor(atEase);
});

const knockedDown = (play: Scene, lay: LaidOut, dice: string, chosen: readonly number[], drawing = retreat) => {
  const laid = laidOut(drawing, { active: 'A', ...lay });
  const p = advancing(play, laid, dice, '1').choose('p2', blow('b'));
  if (p.match.decisions[0]?.kind === 'dice') p.choose('p2', chosen);
  return { laid, p };
};

scenario(
  'three symbols knock the mover down where it is; it keeps its AP',
  ['JHX-PARTING-010', 'JHX-PARTING-012', 'JHX-PARTING-013'],
  play => {
    const { laid, p } = knockedDown(play, {}, 'mmm', [0, 1, 2]);
    expect(suffers(p.state, 'A', 'knock-down')).toBe(true);
    expect([onBoard(p.state, 'A')?.at, onBoard(p.state, 'A')?.damage]).toEqual([laid.cell('A'), 0]);
    p.waitsFor({ by: 'p1', kind: 'action' });
    expect(p.state.activation?.budgets).toEqual({ A: { ap: 3, spent: 1 } });
    expect(p.match.decisions[0]?.options).toContainEqual({ do: 'stand-up', model: 'A' });
  },
);

scenario('two symbols do not knock the mover down', 'JHX-PARTING-010', play => {
  const { p } = knockedDown(play, {}, 'mm.', [0, 1]);
  expect(suffers(p.state, 'A', 'knock-down')).toBe(false);
  p.waitsFor(atEase);
});

scenario('a blow that is ignored knocks nobody down', ['JHX-PARTING-010', 'JHX-ABILITY-011'], play => {
  const ability: CommonAbility = { id: 'duplicate-self' };
  const doubled = {
    key: 'ability:duplicate-self',
    source: 'A',
    target: 'A',
    data: { kind: 'ability', ability },
  } as const;
  const { laid, p } = knockedDown(play, { effects: [doubled] }, 'bbb', [0, 1, 2]);
  expect([onBoard(p.state, 'A')?.at, onBoard(p.state, 'A')?.damage]).toEqual([laid.cell('1'), 0]);
});

scenario(
  'three symbols knock down if they are chosen, or by the option `partingKnockdown` if they are rolled',
  'JHX-PARTING-011',
  play => {
    // MEL 8 against AGI 3 and one more.
    const strong = special('b', hero({}, { MEL: 8 }));
    const chosen = knockedDown(play, strong, 'hhhmmm', [0, 1, 2]).p;
    expect(suffers(chosen.state, 'A', 'knock-down')).toBe(false);
    const rolled = knockedDown(play, { ...strong, options: { partingKnockdown: 'rolled' } }, 'hhhmmm', [0, 1, 2]).p;
    expect(suffers(rolled.state, 'A', 'knock-down')).toBe(true);
    const few = knockedDown(play, { ...strong, options: { partingKnockdown: 'rolled' } }, 'hhhmm.', [0, 1, 2]).p;
    expect(suffers(few.state, 'A', 'knock-down')).toBe(false);
  },
);

scenario('a model that falls where none may lie goes back to the last hex where one may', 'JHX-PARTING-014', play => {
  const small: CommonAbility = { id: 'small' };
  const laid = laidOut(
    `
        .
     b     1
        S
     .     .
        A
  `,
    { active: 'A', models: { S: { card: 'special' } }, cards: { heroes: { special: hero({ common: [small] }) } } },
  );
  const p = advancing(play, laid, 'mmm', 'S', '1').choose('p2', blow('b')).choose('p2', [0, 1, 2]);
  expect(suffers(p.state, 'A', 'knock-down')).toBe(true);
  expect(onBoard(p.state, 'A')?.at).toBe(laid.cell('A'));
});

scenario(
  'a Steady model is not knocked down the first time in a round',
  ['JHX-PARTING-015', 'JHX-ABILITY-079'],
  play => {
    const steady = special('A', hero({ common: [{ id: 'steady' }] }));
    const first = knockedDown(play, steady, 'mmm', [0, 1, 2]);
    expect(onBoard(first.p.state, 'A')?.at).toBe(first.laid.cell('1'));
    first.p.waitsFor(atEase);
    const second = knockedDown(play, { ...steady, state: { usedThisRound: ['steady A'] } }, 'mmm', [0, 1, 2]);
    expect(onBoard(second.p.state, 'A')?.at).toBe(second.laid.cell('A'));
  },
);

scenario('the striker has the kill of a Parting Blow, in the turn of the other player', 'JHX-PARTING-016', play => {
  // c is as near, and might harvest if nobody had killed A.
  const laid = laidOut(surrounded.replace('m', '.'), { active: 'A', models: { A: { damage: 10 } } });
  const p = advancing(play, laid, 'h...', '1').choose('p2', blow('b')).choose('p2', [0]);
  expect(onBoard(p.state, 'A')).toBeUndefined();
  expect(['b', 'c'].map(id => [modelOf(p.state, id).souls, modelOf(p.state, id).level])).toEqual([
    [1, 2],
    [0, 1],
  ]);
});

scenario('the blow comes before the ground of the next hex', 'JHX-PARTING-017', play => {
  const laid = laidOut(column('3', '!1', 'A', 'b'), { active: 'A' });
  const down = advancing(play, laid, 'mmm', '1').choose('p2', blow('b')).choose('p2', [0, 1, 2]);
  expect(onBoard(down.state, 'A')?.damage).toBe(0);
  const hurt = advancing(play, laid, 'h..', '1').choose('p2', blow('b')).choose('p2', [0]);
  const harms = hurt.match.records.flatMap(one =>
    one.kind === 'event' && one.event.type === 'ModelDamaged' ? [one.event.cause] : [],
  );
  expect(harms).toEqual(['attack', 'terrain']);
});

scenario('the player of several strikers puts them in order, and Monsters come last', ['JHX-PARTING-018'], play => {
  const laid = laidOut(surrounded, { active: 'A', models: { m: { kind: 'monster' } } });
  const p = advancing(play, laid, '.........', '1');
  p.options('p2', [blow('b'), blow('c'), 'pass']).choose('p2', blow('c'));
  p.options('p2', [blow('b'), 'pass']).choose('p2', blow('b'));
  const strikers = p.match.records.flatMap(one =>
    one.kind === 'event' && one.event.type === 'AttackDeclared' ? [one.event.attacker] : [],
  );
  expect(strikers).toEqual(['b', 'm']);
  expect(onBoard(p.state, 'A')?.at).toBe(laid.cell('1'));
});

scenario('once the mover is down or dead no other enemy strikes', 'JHX-PARTING-018', play => {
  const laid = laidOut(surrounded, { active: 'A', models: { m: { kind: 'monster' } } });
  const down = advancing(play, laid, 'mmm', '1').choose('p2', blow('c')).choose('p2', [0, 1, 2]);
  down.waitsFor({ by: 'p1', kind: 'action' });
  expect(attacks(down)).toEqual(['c at A with blade']);
  const frail = laidOut(surrounded, { active: 'A', models: { A: { damage: 11 }, m: { kind: 'monster' } } });
  const dead = advancing(play, frail, 'h..', '1').choose('p2', blow('b')).choose('p2', [0]);
  expect(onBoard(dead.state, 'A')).toBeUndefined();
  expect(attacks(dead)).toEqual(['b at A with blade']);
  dead.waitsFor({ by: 'p2', kind: 'hero' });
});

scenario('several Monsters strike in the order of the active player', ['JHX-PARTING-018', 'JHX-ORDER-004'], play => {
  const monsters = { b: { kind: 'monster' }, c: { kind: 'monster' } } as const;
  const laid = laidOut(surrounded.replace('m', '.'), { active: 'A', models: monsters });
  const p = advancing(play, laid, '......', '1').options('p1', ['b', 'c']).choose('p1', 'c');
  expect(onBoard(p.state, 'A')?.at).toBe(laid.cell('1'));
});

scenario(
  'permanent abilities of the striker count, those of its own activation do not',
  ['JHX-PARTING-019', 'JHX-ABILITY-028', 'JHX-ABILITY-009'],
  play => {
    const twin: Weapon = { ...pike, id: 'twin', reach: 1, common: [{ id: 'dual-wield' }] };
    const card = hero({
      weapons: [twin],
      common: [{ id: 'leech', amount: 2 }],
      abilities: [{ id: 'grim', name: 'Grim', kind: 'innate', effects: [{ op: 'modify', what: 'dice', by: 1 }] }],
    });
    const laid = laidOut(retreat, {
      active: 'A',
      ...special('b', card),
      models: { b: { card: 'special', damage: 5 } },
    });
    const p = advancing(play, laid, 'h...', '1').choose('p2', blow('b', 'twin')).choose('p2', [0]);
    p.waitsFor(atEase);
    expect([onBoard(p.state, 'A')?.damage, onBoard(p.state, 'b')?.damage]).toEqual([1, 5]);
  },
);

scenario('a Monster that hunts out of a Hero’s reach may be struck by it', 'JHX-PARTING-020', play => {
  const laid = laidOut(column('3', '2', '1', 'm', 'b'), { models: { m: { kind: 'monster' } } });
  const game = doing(laid, turn => offerPartingBlows(turn, 'm', laid.cell('1'), 'hunt'));
  const p = play(game, { ...laid.setup, dice: faces('h..') }).options('p2', [blow('b'), 'pass']);
  p.choose('p2', blow('b')).choose('p2', [0]).waitsFor();
  expect(modelOf(p.state, 'm').damage).toBe(2);
});

const state = `
              %
           %     %
        1     2     .
           .     .
        b     .     .
           A     c
        .     @     .
           @     @
              .
`;

scenario('an Effigy Recall leaves everybody behind', ['JHX-PARTING-001', 'JHX-ACTION-011'], play => {
  const laid = laidOut(state, { active: 'A' });
  const recall = play(laid.game, { ...laid.setup, dice: faces('...') });
  const to = recall.match.decisions[0]?.options?.find(
    (one): one is JhxChoices['action'] & { do: 'effigy-recall' } =>
      typeof one === 'object' && one !== null && 'do' in one && one.do === 'effigy-recall',
  );
  if (!to) throw new Error('no recall');
  recall
    .choose('p1', to)
    .options('p2', [blow('b'), 'pass'])
    .choose('p2', blow('b'));
  expect(onBoard(recall.state, 'A')?.at).toBe(to.to);
});

scenario('nobody strikes the Nimble', 'JHX-ABILITY-037', play => {
  const laid = laidOut(surrounded, {
    active: 'A',
    ...special('A', hero({ common: [{ id: 'nimble' }] })),
    models: { A: { card: 'special' }, m: { kind: 'monster' } },
  });
  advancing(play, laid, '', '1').waitsFor(atEase);
});

scenario(
  'the stunned and the knocked down do not strike, the frightened do',
  ['JHX-COND-042', 'JHX-COND-026', 'JHX-COND-047'],
  play => {
    for (const condition of ['stun', 'knock-down'] as const) {
      const laid = laidOut(retreat, { active: 'A', effects: [suffering('b', condition)] });
      advancing(play, laid, '', '1').waitsFor(atEase);
      const monster = laidOut(retreat, {
        active: 'A',
        models: { b: { kind: 'monster' } },
        effects: [suffering('b', condition)],
      });
      advancing(play, monster, '', '1').waitsFor(atEase);
    }
    const afraid = laidOut(retreat, { active: 'A', effects: [suffering('b', 'fear')] });
    advancing(play, afraid, '', '1').options('p2', [blow('b'), 'pass']);
  },
);

scenario('Summoned models strike', 'JHX-SUMMON-016', play => {
  const laid = laidOut(column('3', '2', '1', 'A', 'b', 'c'), {
    active: 'A',
    models: { b: { kind: 'summoned', master: 'c' } },
  });
  advancing(play, laid, '', '1').options('p2', [blow('b', 'claws'), 'pass']);
});

scenario(
  'a mover that an Interrupt puts elsewhere is struck by nobody there: it takes no step',
  ['JHX-PARTING-001', 'JHX-ORDER-006'],
  play => {
    const blinks = innate({
      when: { window: 'damage-taken', of: 'self', needs: 'damage' },
      effects: [{ op: 'place', within: 2, of: 'self' }],
    });
    const laid = laidOut(
      column('1', 'A', 'c', '2', 'm'),
      having({ A: [blinks] }, { active: 'A', models: { m: { kind: 'monster' } } }),
    );
    const p = advancing(play, laid, 'h..', '1');
    p.choose('p2', blow('c')).choose('p2', [0]).choose('p1', laid.cell('2'));
    expect(attacks(p)).toEqual(['c at A with blade']);
    expect([modelOf(p.state, 'A').at, happened(p, 'MovementEnded').map(({ why }) => why)]).toEqual([
      laid.cell('2'),
      ['blocked'],
    ]);
  },
);

scenario(
  'a Hero that an Interrupt puts elsewhere before its Effigy Recall is struck by all that still engage it, and is recalled',
  ['JHX-ACTION-011', 'JHX-ACTION-012', 'JHX-ORDER-006'],
  play => {
    const blinks = innate({
      when: { window: 'damage-taken', of: 'self', needs: 'damage' },
      effects: [{ op: 'place', within: 1, of: 'self' }],
    });
    const besieged = `
              %
           %     %
        .     .     .
           1     .
        b     c     .
           A     .
        2     .     .
           .     .
        .     @     .
           @     @
              3
`;
    const recalled = (to: string, dice: string) => {
      const laid = laidOut(besieged, having({ A: [blinks] }, { active: 'A', models: { c: { kind: 'monster' } } }));
      const p = play(laid.game, { ...laid.setup, dice: faces(dice) });
      p.choose('p1', { do: 'effigy-recall', model: 'A', to: laid.cell('3') }).choose('p2', blow('b'));
      p.choose('p2', [0]).choose('p1', laid.cell(to));
      return [attacks(p), modelOf(p.state, 'A').at === laid.cell('3')];
    };
    expect(recalled('1', 'h..' + '...')).toEqual([['b at A with blade', 'c at A with teeth'], true]);
    expect(recalled('2', 'h..')).toEqual([['b at A with blade'], true]);
  },
);
