import { expect } from 'vitest';
import { going, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import { skilled } from './scenario-words.js';

const nothing = { do: 'nothing' } as const;

/** `A` dashes 8 inches and stops beside b; both have STA 2. */
const dashing = (play: Plays, dice: readonly number[], lay: LaidOut = {}, skills: readonly 'dash'[] = ['dash']) => {
  const { game, setup } = laidOut('A\nb', {
    at: { A: { x: 5080, y: 5080 }, b: { x: 25400, y: 5080 + 3810 } },
    ...lay,
    profiles: { A: skilled('dash'), ...lay.profiles },
  });
  return play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', { ...going('run', [10, 2]), skills })
    .choose('p2', 'pass');
};

scenario(
  'Dash: after its Run the model may strike once, when it knows the Reactions; without the Skill it does nothing',
  'ELD-SKILL-016',
  play => {
    const p = dashing(play, [11, 20, 20]).choose('p2', { model: 'b' }).choose('p2', { do: 'dodge' });
    p.options('p1', [
      nothing,
      swordAttack,
      { do: 'attack', means: { natural: 'unarmed', attribute: 'T' }, kind: 'melee' },
      { do: 'attack', means: { natural: 'unarmed', attribute: 'AG' }, kind: 'melee' },
    ]).choose('p1', swordAttack);
    expect(told(p.match).filter(one => one.startsWith('A attack'))).toEqual(['A attack OFF 12 at b: 11']);
    // A Run that is no Dash leaves only Nothing.
    dashing(play, [], {}, []).choose('p2', 'pass').options('p1', [nothing]);
  },
);

scenario(
  'by option a Dash declares its Melee Attack with the movement, so that enemies know it when they react',
  'ELD-SKILL-016',
  play => {
    const atOnce = { options: { dashAttack: 'movementStep' } } as const;
    const p = dashing(play, [11, 20, 20], atOnce);
    expect([open(p), modelIn(p, 'A').at.x]).toEqual([['p1 action'], 25400]);
    p.choose('p1', swordAttack);
    expect([open(p), p.state.sequence?.action?.do]).toEqual([['p2 react'], 'attack']);
    p.choose('p2', { model: 'b' }).choose('p2', { do: 'dodge' });
    expect(told(p.match).filter(one => one.startsWith('A attack'))).toEqual(['A attack OFF 12 at b: 11']);
    // A model that does not strike with its Dash does not strike later.
    const q = dashing(play, [], atOnce).choose('p1', nothing).choose('p2', 'pass');
    expect(open(q)).toEqual(['p1 activate']);
  },
);
