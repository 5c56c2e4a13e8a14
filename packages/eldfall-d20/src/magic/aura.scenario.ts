import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { attackFacts } from '../attacks/facts.js';
import { whyStrikeFails } from '../attacks/requirements.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { plainSpell } from '../testing/index.js';
import type { DeclaredAttack } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import { areaAt, bookSpells, cast, caster, casting, menu, refused, spellAt, spellOn, story } from './scenario-words.js';

const aura: Spell = { ...plainSpell, weapon: { ...plainSpell.weapon, reach: { distance: 'casting-aura' } } };
const hit: Spell = { ...plainSpell };
const pack = { spells: { ...bookSpells, aura, hit } };
/** `A` looks away from `b`. */
const away: Declared = { pack, facing: { A: { x: 0, y: -1 } }, profiles: { A: caster('aura', 'hit') } };

describe('the Casting Aura', () => {
  scenario('a target in it may be out of sight in the Active role, at half the attribute', 'ELD-SPELL-018', play => {
    const first = (spell: string, dice: readonly number[], more: Declared = {}) =>
      story(cast(play)('A\n\nb', spellAt(spell, 'b'), dice, { ...away, ...more }))[0];
    expect(first('aura', [20])).toBe('A attack INT 5 at b: 20-');
    expect(first('hit', [])).toBe('A fails: no-sight b');
    expect(first('aura', [20], { facing: {} })).toBe('A attack INT 10 at b: 20-');
    const clear = { profiles: { A: { ...caster('aura'), skills: [{ id: 'clairvoyance' }] } } } as const;
    expect(first('aura', [20], clear)).toBe('A attack INT 10 at b: 20-');
  });

  scenario(
    'an Assist reaches an ally in it that is out of sight, with half of its casting roll; the caster sees itself',
    ['ELD-SPELL-018', 'ELD-ACTION-010', 'ELD-LOS-008'],
    play => {
      const blessing: Spell = { ...aura, type: 'enchantment', changes: [{ op: 'attribute', attribute: 'OFF', by: 1 }] };
      const spells = { ...bookSpells, blessing };
      const rolled = (on: string, more: Declared = {}) =>
        story(cast(play)('A\nB\n\nb', spellOn('blessing', on), [6], { pack: { spells }, ...more }))[0];
      const behind = { facing: { A: { x: 0, y: -1 } } };
      expect([rolled('B'), rolled('B', behind), rolled('A', behind)]).toEqual([
        'A cast INT 10 at B: 6',
        'A cast INT 5 at B: 6-',
        'A cast INT 10 at A: 6',
      ]);
    },
  );

  scenario(
    'in Realism mode the area is measured after the declaration, and a Spell at a target outside fails',
    ['ELD-SPELL-018', 'ELD-MEASURE-013'],
    play => {
      const choice = { do: 'attack', means: { spell: 'aura' }, kind: 'ranged' } as const;
      const beyond = (measuringMode: 'standard' | 'realism'): Declared => ({
        ...away,
        options: { measuringMode },
        at: { b: { x: 5080, y: 5080 + inches(20) } },
      });
      expect(refused('A\n\nb', choice, beyond('standard'))).toBe('ELD-ACTION-027 no-target');
      expect(refused('A\n\nb', choice, beyond('realism'))).toBe('allowed');
      const told = (more: Declared, dice: readonly number[]) =>
        story(cast(play)('A\n\nb', spellAt('aura', 'b'), dice, more))[0];
      expect(told(beyond('realism'), [])).toBe('A fails: out-of-reach b');
      expect(told({ ...beyond('realism'), at: {} }, [20])).toBe('A attack INT 5 at b: 20-');
    },
  );

  test('without Clairvoyance the Reactive role needs sight [ELD-SPELL-018, ELD-SKILL-013]', () => {
    const choice = { do: 'attack', means: { spell: 'aura' }, kind: 'ranged' } as const;
    expect(refused('A\n\nb', choice, away)).toBe('allowed');
    const reacting = { ...away, by: 'b', active: 'p2' };
    expect(refused('A\n\nb', choice, reacting, { role: 'reactive' })).toBe('ELD-ACTION-027 no-target');
    const clear = { ...reacting, profiles: { A: { ...caster('aura'), skills: [{ id: 'clairvoyance' }] } } } as const;
    expect(refused('A\n\nb', choice, clear, { role: 'reactive' })).toBe('allowed');
  });

  test('a template on flat ground lies wholly inside it [ELD-SPELL-019]', () => {
    // AG is 10, the base has 16 mm and the template 60 mm of radius; the tolerance is 2.
    const fails = (spell: string, far: number) => {
      const { table } = casting(
        'A\n\nb',
        { do: 'nothing' },
        { pack, profiles: { A: caster('inferno', 'blinding-light') } },
      );
      const at = { x: 5080, y: 5080 + far, z: 0 };
      const declared = areaAt(spell, at) as DeclaredAttack;
      const facts = attackFacts(table, { attacker: 'A', declared });
      return declared.aims.map(aim => whyStrikeFails(table, facts, aim)?.rule)[0];
    };
    const most = mm(16) + inches(10) + 2 - mm(60);
    expect([fails('inferno', most), fails('inferno', most + 1)]).toEqual([undefined, 'ELD-SPELL-019']);
    expect(fails('blinding-light', most + 1)).toBeUndefined();
  });

  scenario(
    'by the option a surface out of sight is a target at half the attribute, as a model is',
    ['ELD-TRAIT-062', 'ELD-SPELL-018'],
    play => {
      const run = (surfaceSight: 'notNeeded' | 'needed', skills: Declared['profiles'] & object = {}) =>
        story(
          cast(play)('A\n\nb', areaAt('smite', { x: 5080, y: 15240, z: 0 }), [20], {
            scenery: { wall: { boxes: [[1, 3.5, 3, 0.3]], top: 9 } },
            options: { surfaceSight },
            profiles: skills,
          }),
        )[0];
      const seer = { A: { ...caster('smite'), skills: [{ id: 'clairvoyance' }] } } as const;
      expect([run('notNeeded'), run('needed'), run('needed', seer)]).toEqual([
        'A attack INT 10: 20-',
        'A attack INT 5: 20-',
        'A attack INT 10: 20-',
      ]);
    },
  );

  scenario('from a roof the Casting Aura reaches less far over the ground', 'ELD-SPELL-019', play => {
    // The base is 6 inches up, and the Awareness of 10 inches reaches 8 inches of the ground from its edge.
    const roof = { boxes: [[0, 0, 4, 4]] as const, top: 6 };
    const first = (far: number, dice: readonly number[]) =>
      story(
        cast(play)('A\n\nb', areaAt('smite', { x: 5080 + far, y: 5080, z: 0 }), dice, {
          scenery: { roof },
          at: { A: { x: 5080, y: 5080, z: inches(6) }, b: { x: 60000, y: 60000 } },
        }),
      )[0];
    const most = mm(16) + inches(8) - mm(60);
    expect([first(most + 2, [20]), first(most + 3, [])]).toEqual(['A attack INT 10: 20-', 'A fails: outside-the-aura']);
  });

  test('a Targetless area needs a target in the Reactive role [ELD-TRAIT-063]', () => {
    const choice = { do: 'attack', means: { spell: 'inferno' }, kind: 'ranged' } as const;
    const knows: Declared = {
      profiles: { A: caster('inferno') },
      models: { A: { mana: 1 } },
      facing: { A: { x: 0, y: -1 } },
    };
    // Nobody is in sight or Awareness.
    const far = { ...knows, at: { b: { x: 5080, y: 60000 } } };
    expect(refused('A\n\nb', choice, far)).toBe('allowed');
    expect(refused('A\n\nb', choice, { ...far, by: 'b', active: 'p2' }, { role: 'reactive' })).toBe(
      'ELD-ACTION-027 no-target',
    );
    const near = { ...knows, facing: {}, by: 'b', active: 'p2' };
    expect(refused('A\n\nb', choice, near, { role: 'reactive' })).toBe('allowed');
    const { game, setup } = casting('A\n\nb', { do: 'nothing' }, near);
    const parameters = { model: 'A', means: { spell: 'inferno' }, kind: 'ranged', strike: 0, at: null } as const;
    const asked = {
      state: setup.position,
      setup: { players: setup.players, options: setup.options },
      by: 'p1',
      kind: 'aim',
      parameters,
    } as never;
    const spot = { x: 5080, y: 7000, z: 0 };
    const circle = (at: typeof spot) => ({ template: 'circular-large', at }) as const;
    const check = game.proposals?.aim?.check;
    expect(check?.(asked, { spot, template: circle(spot) })?.rule).toBe('ELD-TRAIT-063');
    const body = modelInTable(setup.position.models, 'b');
    expect(check?.(asked, { model: 'b', template: circle(body) })).toBeUndefined();
  });
});

const modelInTable = (
  models: readonly { readonly id: string; readonly at: { x: number; y: number; z: number } }[],
  id: string,
) => models.find(one => one.id === id)?.at ?? { x: 0, y: 0, z: 0 };

describe('Focus', () => {
  const rooting: Declared = { profiles: { A: caster('rooting-embrace') }, facing: { A: { x: 0, y: -1 } } };
  const embrace = {
    do: 'attack',
    means: { spell: 'rooting-embrace' },
    kind: 'ranged',
    aims: [{ spot: { x: 5080, y: 5080, z: 0 } }],
    skills: [],
  } as const;

  scenario(
    'Rooting Embrace: one roll, and every enemy in the Casting Aura is Immobilized, without sight and without halving',
    ['ELD-SPELLCRAFT-048', 'ELD-TRAIT-031', 'ELD-TRAIT-032'],
    play => {
      const at = (far: number) => ({ c: { x: 5080, y: 5080 + 3200 + inches(10) + far } });
      const run = (dice: readonly number[], more: Declared = {}) => {
        const p = cast(play)('AB\nb.\n\nc', embrace, dice, { ...rooting, at: at(2), ...more });
        return p.state.models.flatMap(({ id, states }) =>
          states.some(({ state }) => state === 'immobilized') ? [id] : [],
        );
      };
      expect(run([10])).toEqual(['b', 'c']);
      expect(run([10], { at: at(3) })).toEqual(['b']);
      expect(run([11])).toEqual([]);
      expect(run([10, 10], { reactions: { b: { do: 'dodge' } } })).toEqual(['c']);
      // A Dead model suffers nothing more.
      expect(run([10], { states: { b: ['dead'] }, models: { b: { hp: 0 } } })).toEqual(['c']);
    },
  );

  test('a Spell with Focus asks for no aim, and is declared without anybody in sight [ELD-TRAIT-031]', () => {
    expect(JSON.stringify(menu('A\n\nb', rooting))).toContain('rooting-embrace');
    const opportunity = { ...rooting, by: 'b', active: 'p2' };
    expect(menu('A\n\nb', opportunity, { role: 'reactive', occasion: 'opportunity' })).toEqual([]);
  });

  scenario('Thunderstorm lies around its caster, who is spared', ['ELD-SPELLCRAFT-052', 'ELD-TRAIT-044'], play => {
    const storm = (dice: readonly number[]) => {
      const { game, setup } = casting(
        'A\n\nb',
        { do: 'nothing' },
        {
          profiles: { A: caster('thunderstorm') },
          models: { A: { mana: 1 }, b: { points: 0 } },
          at: { b: { x: 5080, y: 5080 + mm(60) + mm(16) + (dice.length > 1 ? 0 : 1) } },
        },
      );
      const sequence = setup.position.sequence;
      const position = {
        ...setup.position,
        sequence: sequence && {
          ...sequence,
          step: 'action' as const,
          action: null,
          movement: { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] } as const,
        },
      };
      const p = play(game, { ...setup, position, dice }).choose('p1', {
        do: 'attack',
        means: { spell: 'thunderstorm' },
        kind: 'ranged',
      });
      return [
        modelIn(p, 'A').mana,
        story(p).filter(line => line.startsWith('template') || line.includes('hits') || line.startsWith('damage')),
      ];
    };
    // Ignore Armor: 10 against 10 is a Wound; then Stun is resisted.
    expect(storm([10, 10, 10])).toEqual([0, ['template on b', 'A hits b', 'damage to b: 10+0 against 10']]);
    expect(storm([10])).toEqual([0, ['template on nobody']]);
  });
});
