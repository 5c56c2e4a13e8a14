import { expect } from 'vitest';
import { events, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { skilled } from './scenario-words.js';

const nothing = { do: 'nothing' } as const;
const dodge = { do: 'dodge' } as const;

const foreseeing: LaidOut = { profiles: { b: skilled('foresight') } };

scenario(
  'Foresight: a model that has become the target of an Attack declares its Reaction after the Action step',
  'ELD-SKILL-026',
  play => {
    const to = (lay: LaidOut, dice: readonly number[], targets: readonly string[] = []) => {
      const { game, setup } = laidOut('A.\nbc', { pitch: 1.5, ...lay });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', 'pass');
      p.choose('p1', swordAttack);
      for (const model of targets) p.choose('p1', { model });
      return p;
    };
    const p = to(foreseeing, [5, 20, 4], ['b', 'b']);
    p.options('p2', ['pass', { model: 'b' }])
      .choose('p2', { model: 'b' })
      .choose('p2', dodge);
    expect([modelIn(p, 'b').points, told(p.match)]).toEqual([
      1,
      ['A -1 AP', 'b -1 AP', 'A attack OFF 12 at b: 5 20-', 'b dodge AG 10: 4', 'hit on b negated by dodge'],
    ]);
    // Not the target, no skill, no Activation Point.
    expect(open(to(foreseeing, [20, 20], ['c', 'c']))).not.toContain('p2 react');
    expect(open(to({}, [20, 20], ['b', 'b']))).not.toContain('p2 react');
    expect(open(to({ ...foreseeing, models: { b: { points: 0 } } }, [20, 20], ['b', 'b']))).not.toContain('p2 react');
    expect(told(to(foreseeing, [20, 20], ['b', 'b']).choose('p2', 'pass').match).at(-1)).toContain('A attack');
  },
);

scenario('a model that has reacted already does not react again by Foresight', 'ELD-SKILL-026', play => {
  const { game, setup } = laidOut('A\nb', { pitch: 1.5, ...foreseeing });
  const p = play(game, { ...setup, dice: [20, 20] })
    .choose('p1', 'A')
    .choose('p1', idle());
  p.choose('p2', { model: 'b' }).choose('p2', nothing).choose('p1', swordAttack);
  expect(events(p, 'ReactionDeclared').length).toBe(1);
});

scenario(
  'models with Foresight of several players declare their late Reactions in turn order, whichever model is listed first',
  ['ELD-SKILL-026', 'ELD-REACT-007'],
  play => {
    const asked = (order: readonly string[]) => {
      const { game, setup } = laidOut('.A.\nc.b', {
        pitch: 1.5,
        players: ['p1', 'p2', 'p3'],
        models: { c: { player: 'p3' } },
        profiles: { b: skilled('foresight'), c: skilled('foresight') },
        state: { order },
      });
      const p = play(game, { ...setup, dice: [20, 20] })
        .choose('p1', 'A')
        .choose('p1', idle());
      for (const by of order.slice(1)) p.choose(by, 'pass');
      p.choose('p1', swordAttack).choose('p1', { model: 'c' }).choose('p1', { model: 'b' });
      return order.slice(1).map(by => {
        const [question] = open(p);
        p.choose(by, 'pass');
        return question;
      });
    };
    expect(asked(['p1', 'p2', 'p3'])).toEqual(['p2 react', 'p3 react']);
    expect(asked(['p1', 'p3', 'p2'])).toEqual(['p3 react', 'p2 react']);
  },
);

scenario(
  'Foresight lets a model on the ground answer a Flying attacker in melee',
  ['ELD-SKILL-026', 'ELD-STATE-041'],
  play => {
    const { game, setup } = laidOut('A\nb', { ...foreseeing, pitch: 1, states: { A: ['flying'] } });
    const p = play(game, { ...setup, dice: [12, 9, 20] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass');
    p.choose('p1', swordAttack).choose('p2', { model: 'b' }).choose('p2', swordAttack);
    expect(events(p, 'ConfrontationDecided').map(({ winners }) => winners)).toEqual([['A']]);
  },
);
