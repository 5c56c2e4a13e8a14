import type { Eld } from '@rulewright/eldfall-d20';
import type { Jhx } from '@rulewright/judgement-hex';
import type { Jog } from '@rulewright/judgement-of-the-gods';
import type { Sfi } from '@rulewright/shroudfall-inches';
import type { KitName } from './facts.js';

/** Answers in data as a case writes them, by the kind of question: one example, or one for each thing that an answer can do. */
export type AnswerForms = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

type Do<T> = T extends { readonly do: infer D extends string } ? D : never;

const end = '{ do: end }';

const jogTurn = {
  move: "{ do: move, to: '@1,0' }",
  explore: '{ do: explore, draw: 1 }',
  produce: '{ do: produce }',
  hallow: '{ do: hallow }',
  build: '{ do: build }',
  statue: '{ do: statue }',
  templeAlchemy: '{ do: templeAlchemy, amount: 2, give: wood, receive: stone }',
  advancedAlchemy: '{ do: advancedAlchemy }',
  mineAlchemy: '{ do: mineAlchemy }',
  rollCall: "{ do: rollCall, character: farmer, to: '@1,0' }",
  merchant: '{ do: merchant, give: wood, receive: food }',
  pass: '{ do: pass }',
} satisfies Record<Do<Jog['choices']['turn']>, string>;

const jhxAction = {
  advance: '{ do: advance, model: A }',
  charge: "{ do: charge, model: A, target: b, weapon: blade, path: ['@A', '@1'] }",
  attack: '{ do: attack, model: A, weapon: blade, target: b }',
  ability: '{ do: ability, model: A, ability: ID, target: b }',
  'bank-soul': '{ do: bank-soul, model: A, souls: 1 }',
  'effigy-recall': "{ do: effigy-recall, model: A, to: '@1' }",
  shop: '{ do: shop, model: A }',
  'hand-over': '{ do: hand-over, model: A, artefact: ID, to: B }',
  cleanse: '{ do: cleanse, model: A, condition: burn }',
  'self-heal': '{ do: self-heal, model: A }',
  'soul-harvest': '{ do: soul-harvest, model: A, soul: soul-1 }',
  'stand-up': '{ do: stand-up, model: A }',
  aim: '{ do: aim, model: A }',
  gate: "{ do: gate, model: A, to: '@1' }",
  'mark-target': '{ do: mark-target, model: A, target: b }',
  'remove-orb': '{ do: remove-orb, model: A, icon: ID }',
  'demonic-gateway': '{ do: demonic-gateway, model: A, icon: ID }',
  'summoned-acts': '{ do: summoned-acts, model: A }',
  'summoned-done': '{ do: summoned-done, model: A }',
  end,
} satisfies Record<Do<Jhx['choices']['action']>, string>;

/** v11 asks for places after the action is named. */
const v11Action = {
  ...jhxAction,
  charge: '{ do: charge, model: A, target: b, weapon: blade }',
  'effigy-recall': '{ do: effigy-recall, model: A }',
  gate: "{ do: gate, model: A, to: '@6.5/12' }",
};

const sfiAct = {
  move: '{ do: move }',
  attack: '{ do: attack }',
  disengage: '{ do: disengage }',
  shake: '{ do: shake }',
  ability: '{ do: ability, ability: ID }',
  interact: '{ do: interact, model: A/1, element: mine }',
  discard: '{ do: discard, colour: grey }',
  end,
} satisfies Record<Do<Sfi['choices']['act']>, string>;

const eldAction = {
  nothing: '{ do: nothing }',
  attack: '{ do: attack, means: { item: sword }, kind: melee }',
  assist: '{ do: assist, means: { spell: ID } }',
  dodge: '{ do: dodge }',
  perceive: '{ do: perceive, target: b }',
  deathblow: '{ do: deathblow, target: b }',
  trade: '{ do: trade, with: B, gives: [ID], takes: [] }',
  interact: '{ do: interact, thing: ID }',
  ritual: '{ do: ritual, spells: [ID] }',
  uncover: '{ do: uncover }',
  duel: '{ do: duel }',
} satisfies Record<Do<Eld['choices']['action']>, string>;

const eldStrategic = {
  rolls: '{ do: rolls, model: A }',
  stratagem: '{ do: stratagem, stratagem: ID }',
  ability: '{ do: ability, ability: ID, model: A, target: b }',
  scheme: '{ do: scheme, scheme: ID }',
  alliance: '{ do: alliance, with: p2, to: make }',
  done: '{ do: done }',
} satisfies Record<Do<Eld['choices']['strategic']>, string>;

const route = "route: ['@6.5/12'], facing: { x: 0, y: 1 }";
const dice = '[0, 1]';
const push =
  '{ push: { target: { hexes: 1, direction: …, as the listed answers have it } } }, { manoeuvre: ID }, or none';

/** Answers of Judgement that do not depend on the ground. */
const jhxOthers = {
  dice,
  manoeuvre: push,
  window: '{ ability: ID, source: A }, with: … where the listed answers have it, or pass',
  shop: '{ buy: ID }, { sell: ID }, { trade: [ID], for: ID } or done',
  share: '[{ to: C, amount: 1 }]',
} satisfies Partial<Record<keyof Jhx['choices'], AnswerForms[string]>>;

/** The kinds of questions whose answers are data, by game and edition. Every other question lists its answers. */
export const answerForms: Readonly<Record<KitName, AnswerForms>> = {
  'judgement-of-the-gods': { turn: jogTurn, square: "'@1,0'" },
  'judgement-hex': {
    action: jhxAction,
    step: "'@1' or stop",
    cell: "'@1'",
    deploy: "{ model: A, at: '@1' }, also of a Hero that comes back",
    ...jhxOthers,
  },
  'judgement-hex v11': {
    action: v11Action,
    step: "'@6.5/12' or stop",
    cell: "'@6.5/12'",
    deploy: "{ model: A, at: '@6.5/12' }, also of a Hero that comes back",
    ...jhxOthers,
  },
  'shroudfall-inches': {
    act: sfiAct,
    attack: '{ profile: bow, target: b/1 }, with combined: true for a Combined Shot, or done',
    move: "{ to: '@6.5/12' } or stay",
    place: "'@6.5/12' or none",
    reroll: '{ source: elusive, places: [0] } or none',
    keep: '{ grey: 1 }',
    pay: '{ grey: 1, red: 1 }',
  } satisfies Partial<Record<keyof Sfi['choices'], AnswerForms[string]>>,
  'eldfall-d20': {
    strategic: eldStrategic,
    activate: 'A, end, or { mana: A }',
    movement: `{ kind: walk, ${route}, skills: [] }, or another kind: idle, run, climb, jump`,
    opportunity: '{ model: b } or pass',
    react: '{ model: b } or pass',
    action: eldAction,
    aim: '{ model: b }',
    endMove: `{ ${route} }`,
    turnTo: '{ x: 0, y: 1 }',
    place: "'@6.5/12'",
    reroll: '{ source: ID, places: [0] } or pass',
  } satisfies Partial<Record<keyof Eld['choices'], AnswerForms[string]>>,
};
