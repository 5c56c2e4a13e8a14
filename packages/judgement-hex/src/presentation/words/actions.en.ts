import { count, titled } from '@rulewright/core/words';
import type { ActionChoice } from '../../vocabulary/index.js';
import type { Names } from './names.js';

type ChargeChoice = Extract<ActionChoice, { readonly do: 'charge' }>;

/** A Charge with its charger, target and weapon. */
export const chargeAt = ({ model: id, target, weapon }: ChargeChoice, { model, printed }: Names): string =>
  `${model(id)} charges ${model(target)} with ${printed(weapon)}`;

/** The places of a Charge, up to its end; empty where they are asked afterwards. */
export const chargePath = ({ path }: ChargeChoice, { place }: Names): string => {
  const steps = (path ?? []).slice(1).map(place);
  const end = steps.pop();
  if (end === undefined) return path ? 'from where it stands' : '';
  return `to ${end}${steps.length > 0 ? ` through ${steps.join(' ')}` : ''}`;
};

/** An action as a short label. */
export const action = (choice: ActionChoice, names: Names): string => {
  const { model, place, artefact, printed } = names;
  if (choice.do === 'end') return 'End the activation';
  const who = model(choice.model);
  switch (choice.do) {
    case 'advance':
      return `${who} advances${choice.dash ? ' with Dash' : ''}`;
    case 'charge':
      return [chargeAt(choice, names), chargePath(choice, names)].filter(Boolean).join(' ');
    case 'attack':
      return `${who} attacks ${model(choice.target)} with ${printed(choice.weapon)}`;
    case 'ability':
      return `${who} uses ${printed(choice.ability)}${choice.target === undefined ? '' : ` on ${model(choice.target)}`}`;
    case 'bank-soul':
      return `${who} Banks ${count(choice.souls, 'Soul')}`;
    case 'soul-harvest':
      return `${who} harvests ${model(choice.soul)}`;
    case 'effigy-recall':
      return `${who} is recalled${choice.to === undefined ? '' : ` to ${place(choice.to)}`}`;
    case 'gate':
      return `${who} goes through the gate to ${place(choice.to)}`;
    case 'shop':
      return `${who} deals in Artefacts${choice.free ? ' for 0 AP' : ''}`;
    case 'hand-over':
      return `${who} hands ${artefact(choice.artefact)} to ${model(choice.to)}`;
    case 'cleanse':
      return `${who} cleanses ${choice.condition.replace('-', ' ')}`;
    case 'mark-target':
      return `${who} marks ${model(choice.target)}`;
    case 'remove-orb':
    case 'demonic-gateway':
      return `${who}: ${titled(choice.do)}, ${names.iconAt(choice.icon)}`;
    case 'summoned-acts':
      return `${who} acts`;
    case 'summoned-done':
      return `${who} is done`;
    case 'stand-up':
      return `${who} stands up`;
    case 'aim':
      return `${who} aims`;
    default:
      return `${who}: ${titled(choice.do)}`;
  }
};
