import type { Decision } from '@rulewright/core';
import type { ActionChoice, Jhx, JhxChoices, ManoeuvreChoice, PushChoice, ShopChoice } from '../vocabulary/index.js';
import { type Names, titled } from './names.js';

const questions: { readonly [K in keyof JhxChoices]: string } = {
  god: 'which god do you represent?',
  pick: 'which Hero?',
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
  cell: 'which hex?',
  direction: 'in which direction?',
  condition: 'which condition?',
  order: 'which comes first?',
  player: 'whose abilities come first?',
  confirm: 'do you want to?',
  token: 'which token?',
  option: 'which of these?',
  level: 'what does the level bring?',
  window: 'does anybody act?',
};

/** What questions are about besides models: names as they are printed. */
const plainlyNamed: readonly string[] = ['window', 'effigyPower', 'ability', 'token', 'terrain'];

/** What a decision asks, with what it is about where that is a model. */
export const question = (decision: Decision<Jhx>, { model, printed }: Names): string => {
  const asked = decision.kind === 'roll' ? 'what did the dice show?' : questions[decision.kind];
  const { about } = decision;
  if (typeof about !== 'object' || about === null) return asked;
  const told = Object.entries(about).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    return plainlyNamed.includes(key) ? [printed(value)] : [model(value)];
  });
  return told.length === 0 ? asked : `${asked} (${told.join(', ')})`;
};

const directions = ['up', 'upper right', 'lower right', 'down', 'lower left', 'upper left'] as const;

const push = (who: string, part: PushChoice['target']): readonly string[] =>
  part ? [`${who} ${part.hexes} ${directions[part.direction] ?? part.direction}`] : [];

const manoeuvre = (choice: ManoeuvreChoice, { printed }: Names): string => {
  if (choice === 'none') return 'No manoeuvre';
  if ('manoeuvre' in choice) return printed(choice.manoeuvre);
  const { target, attacker } = choice.push;
  return `Push: ${[...push('the target', target), ...push('the attacker', attacker)].join(', ')}`;
};

const shop = (choice: ShopChoice, { artefact }: Names): string => {
  if (choice === 'done') return 'Done';
  if ('buy' in choice) return `Buy ${artefact(choice.buy)}`;
  if ('sell' in choice) return `Sell ${artefact(choice.sell)}`;
  return `Trade ${choice.trade.map(artefact).join(' and ')} for ${artefact(choice.for)}`;
};

const action = (choice: ActionChoice, { model, hex, artefact, printed }: Names): string => {
  if (choice.do === 'end') return 'End the activation';
  const who = model(choice.model);
  switch (choice.do) {
    case 'advance':
      return `${who} advances${choice.dash ? ' with Dash' : ''}`;
    case 'charge':
      return `${who} charges ${model(choice.target)} with ${printed(choice.weapon)} by ${choice.path.map(hex).join(' ')}`;
    case 'attack':
      return `${who} attacks ${model(choice.target)} with ${printed(choice.weapon)}`;
    case 'ability':
      return `${who} uses ${printed(choice.ability)}${choice.target === undefined ? '' : ` on ${model(choice.target)}`}`;
    case 'bank-soul':
      return `${who} Banks ${choice.souls} Soul${choice.souls === 1 ? '' : 's'}`;
    case 'effigy-recall':
      return `${who} is recalled to ${hex(choice.to)}`;
    case 'gate':
      return `${who} goes through the gate to ${hex(choice.to)}`;
    case 'shop':
      return `${who} deals in Artefacts${choice.free ? ' for 0 AP' : ''}`;
    case 'hand-over':
      return `${who} hands ${artefact(choice.artefact)} to ${model(choice.to)}`;
    case 'cleanse':
      return `${who} cleanses ${choice.condition.replace('-', ' ')}`;
    case 'mark-target':
      return `${who} marks ${model(choice.target)}`;
    case 'summoned-acts':
      return `${who} acts`;
    case 'summoned-done':
      return `${who} is done`;
    default:
      return `${who}: ${titled(choice.do)}`;
  }
};

/** One answer as a short label. Stands anything, since a log may hold anything. */
export const choiceInWords = (decision: Decision<Jhx>, choice: unknown, names: Names): string => {
  const { model, hex, hero, god, printed } = names;
  if (typeof choice === 'object' && choice !== null && 'hidden' in choice) return 'An answer that is still secret';
  // The engine has checked the choice against its kind.
  switch (decision.kind) {
    case 'god':
      return god(choice as JhxChoices['god']);
    case 'pick':
    case 'veto':
      return hero(choice as JhxChoices['pick']);
    case 'deploy': {
      const { model: id, at } = choice as JhxChoices['deploy'];
      return `${model(id)} at ${hex(at)}`;
    }
    case 'avatar':
    case 'mark':
    case 'ward':
    case 'hero':
    case 'model':
      return model(choice as string);
    case 'volunteer':
      return choice === 'pass' ? 'Nobody' : model(choice as string);
    case 'action':
      return action(choice as ActionChoice, names);
    case 'step':
    case 'cell':
      return choice === 'stop' ? 'Stop here' : hex(choice as number);
    case 'shop':
      return shop(choice as ShopChoice, names);
    case 'dice':
    case 'reroll':
      return (choice as readonly number[]).length === 0
        ? 'None'
        : `Dice ${(choice as readonly number[]).map(place => place + 1).join(', ')}`;
    case 'manoeuvre':
      return manoeuvre(choice as ManoeuvreChoice, names);
    case 'share':
      return (
        (choice as JhxChoices['share']).map(({ to, amount }) => `${amount} to ${model(to)}`).join(', ') || 'Nothing'
      );
    case 'direction':
      return directions[choice as number] ?? String(choice);
    case 'confirm':
      return choice === true ? 'Yes' : 'No';
    case 'level':
      return `Option ${Number(choice) + 1}`;
    case 'window': {
      const used = choice as JhxChoices['window'];
      if (used === 'pass') return 'Pass';
      return `${model(used.source)}: ${printed(typeof used.with === 'string' ? used.with : used.ability)}`;
    }
    case 'weapon':
    case 'condition':
    case 'order':
    case 'token':
      return printed(String(choice));
    case 'privilege':
    case 'turn':
    case 'side':
    case 'player':
      return titled(String(choice));
    default:
      return JSON.stringify(choice);
  }
};
