import { scenario } from '../scenario-words.js';
import { hex, moved, moving, reply } from './scenario-words.js';

const dear = { id: 'dear', cost: { essence: { red: 2 } } };
const late = { id: 'late', when: { window: 'missed', of: 'self' } } as const;

scenario(
  'a reaction that cannot be declared is refused by the rule that keeps the player from it',
  ['SFI-ABILITY-REACTIVE-001', 'SFI-ABILITY-REACTIVE-006', 'SFI-PRIORITY-009'],
  play => {
    const { game, setup } = moving('A c d', { A: [{}], c: [{ effects: [hex] }, dear, late], d: [{ effects: [hex] }] });
    const p = play(game, setup);
    p.refuses('p2', reply('c', 'dear'), { code: 'not-payable', rule: 'SFI-ABILITY-REACTIVE-006' });
    p.refuses('p2', reply('c', 'late'), { code: 'only-on-its-trigger', rule: 'SFI-ABILITY-REACTIVE-001' });
    p.refuses('p2', reply('A'), { code: 'not-yours', rule: 'SFI-PRIORITY-009' });
    p.refuses('p2', { ability: 'c:reply', source: 'd' }, { code: 'no-such-ability', rule: 'SFI-CARD-016' });
    p.refuses('p2', { ability: 'c:reply', source: 'x' }, { code: 'not-an-option', rule: 'SFI-MOVE-025' });
    // Once used, it is over for this event, also while another one is still open.
    p.choose('p2', reply('c'));
    p.refuses('p2', reply('c'), { code: 'only-on-its-trigger', rule: 'SFI-ABILITY-REACTIVE-001' });
  },
);

scenario('the refusal of a reaction names the limit that is used up', 'SFI-PRIORITY-012', play => {
  const once = { limit: 'once-per-activation', effects: [hex] } as const;
  const { game, setup } = moving('A c d', { c: [once], d: [{ effects: [hex] }] }, {}, 2);
  const p = play(game, setup).choose('p2', reply('c')).choose('p2', 'pass');
  p.refuses('p2', reply('c'), { code: 'limit-used', rule: 'SFI-PRIORITY-012' });
});

scenario(
  'the refusal of a reaction names the token of Essence Starved, and the action that is not there',
  'SFI-CONDITION-004',
  play => {
    const toil = { id: 'toil', cost: { action: 'A' }, effects: [hex] } as const;
    const { game, setup } = moving(
      'A c d',
      { c: [{}, toil], d: [{ effects: [hex] }] },
      {
        units: { c: { conditions: ['essence-starved'] } },
        armies: { p2: { reserve: { yellow: 1 } } },
      },
    );
    const p = play(game, setup);
    p.refuses('p2', reply('c'), { code: 'not-payable', rule: 'SFI-CONDITION-004' });
    p.refuses('p2', reply('c', 'toil'), { code: 'no-action-left', rule: 'SFI-ACTION-016' });
  },
);

scenario('a passive ability is refused outside its moment', 'SFI-CARD-018', play => {
  const habit = { id: 'habit', name: 'Habit', kind: 'passive', optional: true, effects: [hex] } as const;
  const { game, setup } = moving(
    'A c d',
    { d: [{ effects: [hex] }] },
    {
      cards: { c: { abilities: [{ ...habit, when: { ...moved, of: 'self' } }] } },
    },
  );
  play(game, setup).refuses('p2', reply('c', 'habit'), { code: 'only-on-its-trigger', rule: 'SFI-CARD-018' });
});
