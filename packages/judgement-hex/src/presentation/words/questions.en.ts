import { type Decision, isObject } from '@rulewright/core';
import { count, titled } from '@rulewright/core/words';
import type { Jhx, JhxChoices } from '../../vocabulary/index.js';
import type { Names } from './names.js';
import { rollInWords } from './rolls.en.js';

/** The question of each kind of decision when nothing more is known. */
const questions: { readonly [K in keyof JhxChoices]: string } = {
  god: 'which god do you represent?',
  pick: 'which Hero do you take?',
  veto: 'which Hero is removed?',
  privilege: 'do you choose the turn or the side of the table?',
  turn: 'do you take the first or the second turn?',
  side: 'which side of the table?',
  avatar: 'who is the Avatar?',
  deploy: 'who is deployed, and where?',
  mark: 'which enemy Hero is marked?',
  ward: 'which Hero is the Ward?',
  hero: 'which Hero activates?',
  action: 'which action?',
  step: 'where to next?',
  shop: 'what do you buy, sell or trade?',
  dice: 'which dice count?',
  manoeuvre: 'which manoeuvre?',
  weapon: 'with which weapon?',
  absorb: 'which temporary health is lost?',
  reroll: 'which dice are rolled again?',
  share: 'how is the damage shared?',
  model: 'which model?',
  volunteer: 'which model, if any?',
  soul: 'which Soul?',
  cell: 'which place?',
  direction: 'in which direction?',
  condition: 'which condition?',
  order: 'which comes first?',
  player: 'whose abilities come first?',
  confirm: 'do you want to?',
  token: 'which token?',
  option: 'which of these?',
  level: 'what does the level bring?',
  window: 'do you use anything?',
};

/** The events in whose windows abilities may act, in words. */
const moments: Readonly<Record<string, (who: string, noun: string) => string>> = {
  'before-round-1': () => 'before round 1',
  'start-of-communion': () => 'the Communion Phase starts',
  'end-of-communion': () => 'the Communion Phase ends',
  'start-of-activation': who => `the activation of ${who} starts`,
  'end-of-activation': who => `the activation of ${who} ends`,
  'leaving-reach': who => `${who} leaves a reach`,
  'entering-hex': (who, noun) => `${who} enters a ${noun}`,
  'charge-moved': who => `${who} is charged`,
  'attack-declared': who => `${who} is attacked`,
  'dice-rolled': who => `the dice against ${who} are rolled`,
  'dice-chosen': who => `the dice against ${who} are chosen`,
  'damage-taken': who => `${who} takes damage`,
  'damage-resolved': who => `${who} has taken damage`,
  'attack-ended': who => `the attack on ${who} is over`,
  'zero-health': who => `${who} is at zero health`,
  death: who => `${who} dies`,
};

/** The details of a question, as the rules put them. */
type About = Readonly<Record<string, unknown>>;

const text = (about: About, key: string): string | undefined => {
  const value = about[key];
  return typeof value === 'string' ? value : undefined;
};

const number = (about: About, key: string): number | undefined => {
  const value = about[key];
  return typeof value === 'number' ? value : undefined;
};

/** The moment of a window in words: that of the model it is about or, without one, of the Hero that is activated. */
const momentOf = (about: About, { model, noun, state }: Names): string | undefined => {
  const window = text(about, 'window') ?? text(about, 'moment');
  const whose = text(about, 'of') ?? state?.activation?.hero;
  const happens = window === undefined ? undefined : moments[window];
  return happens?.(whose === undefined ? 'somebody' : model(whose), noun);
};

/** The question for a place, by the thing that goes there. */
const placeAsked = (about: About, { noun, model, printed, hero }: Names): string => {
  const own = (key: string): string | undefined => text(about, key);
  const [push, place, hunts, prey] = [own('push'), own('place'), own('hunts'), own('prey')];
  if (push !== undefined) return `to which ${noun} is ${model(push)} pushed?`;
  if (place !== undefined) return `at which ${noun} is ${model(place)} placed?`;
  const recalled = own('recall');
  if (recalled !== undefined) return `to which ${noun} is ${model(recalled)} recalled?`;
  if (hunts !== undefined && prey !== undefined)
    return `through which ${noun} does ${model(hunts)} hunt ${model(prey)}?`;
  const [soul, towards, summons, master] = [own('soul'), own('towards'), own('summons'), own('master')];
  if (soul !== undefined && towards !== undefined) {
    return `through which ${noun} does ${model(soul)} drift towards ${model(towards)}?`;
  }
  if (soul !== undefined) return `to which ${noun} does ${model(soul)} go?`;
  if (summons !== undefined && master !== undefined)
    return `where does the ${hero(summons)} of ${model(master)} appear?`;
  const [terrain, token, spawns] = [own('terrain'), own('token'), own('spawns')];
  if (terrain !== undefined) {
    const begun = Array.isArray(about.cells) ? about.cells.length : 0;
    return `which ${noun} is number ${begun + 1} of ${number(about, 'of') ?? '?'} of the template of ${titled(terrain)}?`;
  }
  if (token !== undefined) return `where is the Icon placed: ${printed(token)}?`;
  if (spawns !== undefined) return 'at which Soul Pit does the Soul appear?';
  return `which ${noun}?`;
};

const actionAsked = ({ model, state }: Names): string => {
  const { acting, hero, budgets } = state?.activation ?? {};
  const id = acting ?? hero;
  const budget = id === undefined ? undefined : budgets?.[id];
  if (id === undefined || !budget) return questions.action;
  return `which action? ${model(id)} has ${budget.ap - budget.spent} of ${budget.ap} AP`;
};

/** The question with its details; undefined where they are no help. */
const inContext = (kind: keyof JhxChoices, about: About, names: Names): string | undefined => {
  const { model, effigyPower, god, artefact } = names;
  const own = (key: string): string | undefined => text(about, key);
  const of = own('model');
  switch (kind) {
    case 'cell':
      return placeAsked(about, names);
    case 'confirm': {
      const [power, again, gift, to] = [own('effigyPower'), own('tryAgain'), own('handOver'), own('to')];
      if (power !== undefined) return `do you call ${effigyPower(power)}, the Effigy Power of ${god(power)}?`;
      if (gift !== undefined && to !== undefined) return `does ${model(to)} also get ${artefact(gift)}?`;
      return again === undefined ? undefined : `do you roll for ${rollInWords(again, names)} again?`;
    }
    case 'step':
      return of === undefined
        ? undefined
        : `where does ${model(of)} go? At most ${names.lengths(number(about, 'left') ?? 0)}`;
    case 'order': {
      const [attacker, target] = [own('modifiersOf'), own('target')];
      if (attacker === undefined || target === undefined) return undefined;
      return `${model(attacker)} against ${model(target)}: which modifier of the dice comes first?`;
    }
    case 'level':
      return of === undefined ? undefined : `what does ${model(of)} learn?`;
    case 'shop':
      return of === undefined ? undefined : `what does ${model(of)} buy, sell or trade?`;
    case 'deploy':
      return about.resurrect === undefined ? undefined : 'who returns, and where?';
    case 'pick':
      return typeof about.chosen === 'number'
        ? `which Hero do you take? ${about.chosen + 1} of ${about.of}`
        : undefined;
    case 'volunteer': {
      const commander = own('tagAlong');
      if (commander !== undefined) return `who tags along with ${model(commander)}, if anybody?`;
      return about.wound === undefined ? undefined : 'which Hero takes a wound for Fate, if any?';
    }
    case 'model': {
      const victim = own('soulOf');
      if (victim !== undefined) return `who takes the Soul of ${model(victim)}?`;
      const struck = own('struckBy');
      if (struck !== undefined) return `whom does ${model(struck)} strike first?`;
      if (about.strikes !== undefined) return 'which Monster strikes first?';
      const happening = momentOf(about, names);
      return happening && `${happening}: which model comes next?`;
    }
    case 'mark': {
      const by = own('mark');
      return by === undefined ? undefined : `whom does ${model(by)} mark?`;
    }
    case 'ward': {
      const guard = own('ward');
      return guard === undefined ? undefined : `who is the Ward of ${model(guard)}?`;
    }
    case 'share': {
      const hurt = own('share');
      return hurt === undefined
        ? undefined
        : `who takes which of the ${number(about, 'dealt') ?? ''} damage to ${model(hurt)}?`;
    }
    case 'player':
    case 'window': {
      const happening = momentOf(about, names);
      return happening && `${happening}: ${questions[kind]}`;
    }
    case 'direction': {
      const pushed = own('push');
      return pushed === undefined ? undefined : `in which direction is ${model(pushed)} pushed?`;
    }
    case 'dice':
    case 'manoeuvre': {
      const [attacker, target] = [own('attacker'), own('target')];
      if (attacker === undefined || target === undefined) return undefined;
      const against = `${model(attacker)} against ${model(target)}`;
      const symbols = number(about, 'symbols');
      if (kind === 'dice') return `${against}: which dice count?`;
      return `${against}: which manoeuvre${symbols === undefined ? '' : ` for ${count(symbols, 'symbol')}`}?`;
    }
    default:
      return undefined;
  }
};

/** The details of questions that are no models: names as they are printed. */
const plainlyNamed: readonly string[] = [
  'window',
  'effigyPower',
  'ability',
  'token',
  'terrain',
  'tryAgain',
  'compelled',
];

/** The question for the end of a Charge, where its ends cannot be listed. */
const chargeAsked = ({ proposal }: Decision<Jhx>, { noun, model }: Names): string | undefined => {
  const charge = isObject(proposal) && 'charge' in proposal ? proposal.charge : undefined;
  if (!isObject(charge)) return undefined;
  const [by, target] = [text(charge, 'model'), text(charge, 'target')];
  return by === undefined || target === undefined
    ? undefined
    : `at which ${noun} does the Charge of ${model(by)} against ${model(target)} end?`;
};

/** Names in which the Monster that a question is about has the name of its card, although it died and is no model any more. */
const withGone = (about: unknown, names: Names): Names => {
  const card = isObject(about) ? text(about, 'goneMonster') : undefined;
  if (card === undefined) return names;
  const isGone = (id: string): boolean =>
    !id.startsWith('effigy:') && !names.state?.models.some(model => model.id === id);
  return { ...names, model: id => (isGone(id) ? names.monster(card) : names.model(id)) };
};

/** The question of a decision: with its model or thing, and with the ability that asks, where there is one. */
export const question = (decision: Decision<Jhx>, named: Names): string => {
  const { kind, about } = decision;
  const names = withGone(about, named);
  if (kind === 'roll') return 'what did the dice show?';
  if (kind === 'action') return actionAsked(names);
  const charge = chargeAsked(decision, names);
  if (charge !== undefined) return charge;
  const plain = kind === 'cell' ? `which ${names.noun}?` : questions[kind];
  if (!isObject(about)) return plain;
  const { model, printed } = names;
  const ability = text(about, 'ability');
  const asked = inContext(kind, about, names);
  if (asked !== undefined) return ability === undefined ? asked : `${asked} (${printed(ability)})`;
  const told = Object.entries(about).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    return plainlyNamed.includes(key) ? [printed(value)] : [model(value)];
  });
  return told.length === 0 ? plain : `${plain} (${told.join(', ')})`;
};
