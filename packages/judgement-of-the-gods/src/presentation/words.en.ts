import { CONCESSION, type Outcome } from '@rulewright/core';
import { amountInWords, capital, list, ordinal } from '@rulewright/core/words';
import type { AnyBuilding, ContentPack, Resource } from '../content/pack.js';
import type { Ending, PoolReason, TurnChoice, VillageEvent } from '../vocabulary/index.js';
import { amounts, effectsInWords, partGiven, partReceived, place, steps, sum } from './english.js';
import { isFraction, type Labels, type Language } from './language.js';
import { cardIn, type Names, namesOf, sunkCards } from './names.js';
import { refusalInWords } from './refusals.en.js';

type Of<T extends VillageEvent['type']> = Extract<VillageEvent, { readonly type: T }>;

const costOf: { readonly [R in PoolReason]?: string } = {
  explore: 'Exploring costs',
  hallow: 'Hallowing costs',
  build: 'The building costs',
  statue: 'The statue piece costs',
};

const exchangeName: { readonly [R in PoolReason]?: string } = {
  templeAlchemy: 'Temple Alchemy',
  advancedAlchemy: 'Advanced Alchemy',
  mineAlchemy: 'Mine Alchemy',
  merchant: 'The merchant',
  trade: 'The Trade',
};

const poolChanged = (names: Names, { why, change, tallies = [] }: Of<'PoolChanged'>): string => {
  switch (why) {
    case 'start':
      return `The village starts with ${amounts(change)}: everybody’s stats and the start dice.`;
    case 'produce': {
      const role = tallies[0]?.lines[0]?.source;
      const how = tallies.length === 1 && tallies[0] ? sum(tallies[0], names) : '';
      const who = role === undefined ? 'Production brings' : `The ${names.role(role)} produces`;
      const cursed = tallies.some(({ lines }) => lines.some(line => line.rejected === 'cursed'));
      return `${who} ${amounts(change)}${how && ` (${how})`}${cursed ? '; the curse keeps the magic of the land out' : ''}.`;
    }
    case 'card': {
      const protectedBy = tallies.flatMap(tally =>
        tally.lines.some(line => line.stage === 'protection' && line.rejected === undefined)
          ? [`${tally.name}: ${sum(tally, names)}`]
          : [],
      );
      const lost = partGiven(change);
      const gained = partReceived(change);
      const parts = [
        ...(Object.keys(lost).length > 0 ? [`takes ${amounts(lost)}`] : []),
        ...(Object.keys(gained).length > 0 ? [`brings ${amounts(gained)}`] : []),
      ];
      const what = parts.length === 0 ? 'takes nothing' : list(parts);
      return `The card ${what}${protectedBy.length > 0 ? ` (${protectedBy.join('; ')})` : ''}.`;
    }
    default: {
      const cost = costOf[why];
      if (cost !== undefined) return `${cost} ${amounts(change)}.`;
      return `${exchangeName[why] ?? capital(why)} turns ${amounts(partGiven(change))} into ${amounts(partReceived(change))}.`;
    }
  }
};

const motion = (names: Names, { character, from, to, how }: Of<'TokenMoved'>): string => {
  const role = names.role(character);
  switch (how) {
    case 'move':
      return `The ${role} moves from ${place(names, from)} to ${place(names, to)}.`;
    case 'explore':
      return `The ${role} steps from ${place(names, from)} onto the new tile at ${place(names, to)}.`;
    case 'rollCall':
      return `Roll Call brings the ${role} from ${place(names, from)} to ${place(names, to)}.`;
    case 'card':
      return `The card sends the ${role} from ${place(names, from)} back to ${place(names, to)}.`;
  }
};

const paidFor: Readonly<Record<string, string>> = {
  explore: 'exploring',
  hallow: 'hallowing',
  build: 'building',
  statue: 'the statue piece',
  templeAlchemy: 'Temple Alchemy',
  advancedAlchemy: 'Advanced Alchemy',
  mineAlchemy: 'Mine Alchemy',
  merchant: 'the merchant',
};

const ending = (names: Names, end: Ending): string => {
  switch (end.reason) {
    case 'statue-completed':
      return 'The statue stands: the village is saved.';
    case 'third-judgement-day':
      return 'One Judgement Day too many: the village is lost.';
    case 'empty-judgement-deck':
      return 'No judgement card is left to draw: the village is lost.';
    default: {
      const by = end.reason === 'exhausted-by-card' ? names.card(end.by) : (paidFor[end.by] ?? end.by);
      return `The village has run out of ${list(end.resources)} because of ${by}: it is lost.`;
    }
  }
};

/** The chosen option of a card with one choice; empty when the card is not known or has several choices. */
const optionInWords = (pack: ContentPack, names: Names, card: string, option: number): string => {
  const choices = cardIn(pack, card)?.effects.filter(effect => effect.op === 'choose') ?? [];
  const effects = choices.length === 1 ? choices[0]?.options[option]?.effects : undefined;
  return effects ? ` (${effectsInWords(pack, names, effects)})` : '';
};

const events = (pack: ContentPack, names: Names): Language['events'] => {
  const the = (role: string): string => `The ${names.role(role)}`;
  const kinds = (tiles: readonly string[]): string => list(tiles.map(tile => names.tile(tile)));
  const plans = (cards: readonly AnyBuilding[]): string => list(cards.map(card => names.building(card)));
  const go = (count: number): string => (count === 1 ? 'goes' : 'go');
  return {
    CharactersChosen: ({ roles }) => `In play: ${list(roles.map(role => names.role(role)))}.`,
    RoleDealt: ({ player, role }) => `${player} plays the ${names.role(role)}.`,
    TownHallPlaced: ({ tile }) => `The ${names.tile(tile)} lies in the middle, with everybody on it.`,
    DeckShuffled: ({ deck }) => `The ${deck} deck lies face down.`,
    RoundBegan: ({ round }) => `Round ${round} begins.`,
    TurnBegan: ({ character }) => `${the(character)}’s turn begins.`,
    TokenMoved: event => motion(names, event),
    Passed: ({ character }) => `${the(character)} takes no action.`,
    TurnEnded: ({ character }) => `${the(character)}’s turn ends.`,
    PoolChanged: event => poolChanged(names, event),
    TilesDrawn: ({ character, tiles }) => `${the(character)} draws ${kinds(tiles)} from the terrain deck.`,
    TilePlaced: ({ tile, at }) => `${names.tile(tile)} is laid at ${place(names, at)}.`,
    TilesReturned: ({ tiles }) => `${kinds(tiles)} ${go(tiles.length)} to the bottom of the terrain deck.`,
    TileHallowed: ({ character, at }) => `${the(character)} hallows the tile at ${place(names, at)}.`,
    BuildingCardsDrawn: ({ character, cards }) => `${the(character)} draws ${plans(cards)} from the building deck.`,
    BuildingBuilt: ({ building, at }) => `The ${names.building(building)} is built at ${place(names, at)}.`,
    BuildingCardsReturned: ({ cards }) =>
      `${plans(cards)} ${go(cards.length)} to the bottom of the building deck${cards.length > 1 ? ', in this order' : ''}.`,
    StatuePiecePlaced: ({ character, at, pieces }) =>
      `${the(character)} raises piece ${pieces} of ${pack.statue.pieces} of the statue at ${place(names, at)}.`,
    JudgementPhaseBegan: ({ round }) => `Round ${round} comes to judgement.`,
    JudgementCardDrawn: ({ card, by }) => {
      const text = cardIn(pack, card)?.text;
      return `${by} draws the judgement card ${names.card(card)}.${text === undefined ? '' : ` ${text}`}`;
    },
    JudgementDayCame: ({ count }) => `That is Judgement Day ${count} of ${pack.judgementDaysToLose}.`,
    CardOptionChosen: ({ card, option }) =>
      `${names.card(card)}: the ${ordinal(option + 1)} option is taken${optionInWords(pack, names, card, option)}.`,
    JudgementCardsSeen: ({ cards }) =>
      `Everybody sees what comes next in the judgement deck: ${list(cards.map(card => names.card(card)))}.`,
    JudgementCardsSunk: ({ positions }, state) => {
      const sunk = sunkCards(positions, state).map(card => names.card(card));
      const which = sunk.length > 0 ? list(sunk) : `The ${list(positions.map(at => ordinal(at + 1)))} of them`;
      return `${which} ${go(positions.length)} to the bottom of the judgement deck.`;
    },
    JudgementCardResolved: ({ card }) => `The card ${names.card(card)} has been carried out.`,
    TradeProposed: ({ by, resource }) => `${by} proposes a Trade for ${resource}.`,
    TradeDeclined: ({ by, resource }) => `The Trade for ${resource} that ${by} proposed is refused.`,
    GameEnded: () => 'The match is over.',
  };
};

const turnChoice = (pack: ContentPack, names: Names, choice: TurnChoice): string => {
  const exchange = (name: string, give: string, receive: string): string => `${name}: ${give} for ${receive}`;
  switch (choice.do) {
    case 'move':
      return `Move to ${place(names, choice.to)}`;
    case 'explore': {
      const drawing = choice.draw === 1 ? '' : ` with ${choice.draw} tiles to choose from`;
      return `Explore${drawing} (costs ${amounts(pack.explore.cost)})`;
    }
    case 'produce':
      return 'Produce';
    case 'hallow':
      return `Hallow this tile (costs ${amounts(pack.hallow.cost)})`;
    case 'build':
      return 'Build here: draw building cards';
    case 'templeAlchemy': {
      const { amount, give, receive } = choice;
      const { catalyst } = pack.templeAlchemy;
      return exchange('Temple Alchemy', `${amount} ${catalyst} and ${amount} ${give}`, `${amount} ${receive}`);
    }
    case 'advancedAlchemy':
      return exchange('Advanced Alchemy', amounts(pack.advancedAlchemy.give), amounts(pack.advancedAlchemy.receive));
    case 'statue':
      return 'Build a piece of the statue';
    case 'mineAlchemy':
      return exchange('Mine Alchemy', amounts(pack.mineAlchemy.give), amounts(pack.mineAlchemy.receive));
    case 'rollCall':
      return `Roll Call: the ${names.role(choice.character)} to ${place(names, choice.to)}`;
    case 'merchant': {
      const { give, receive } = pack.merchant;
      return exchange('Merchant', `${give} ${choice.give}`, `${receive} ${choice.receive}`);
    }
    case 'pass':
      return 'Take no action';
  }
};

/** The price of a Trade for something: `1 gold for 10 food`. */
const tradePrice = ({ trade }: ContentPack, resource: string): string =>
  `${amounts(trade.give)} for ${trade.receive} ${resource}`;

const answers = (pack: ContentPack, names: Names): Language['choices'] => ({
  nextCharacter: role => `The ${names.role(role)}`,
  turn: choice => turnChoice(pack, names, choice),
  square: at => place(names, at),
  tile: tile => names.tile(tile),
  building: building =>
    building === 'none'
      ? 'Build nothing'
      : `${names.building(building)} (costs ${amounts(pack.buildings[building].cost ?? {})})`,
  returnOrder: cards => cards.map(card => names.building(card)).join(', then '),
  cardOption: (option, { about }) => {
    const effects = about?.options[option];
    return effects ? capital(effectsInWords(pack, names, effects)) : `The ${ordinal(option + 1)} option`;
  },
  sink: (positions, { about }) => {
    const which = positions.map(at => {
      const card = about?.cards[at];
      return card === undefined ? `the ${ordinal(at + 1)}` : names.card(card);
    });
    return which.length === 0 ? 'Leave them as they are' : `${capital(list(which))} to the bottom`;
  },
  consent: answer => (answer === 'agree' ? 'Agree' : 'Refuse'),
  window: choice => (choice === 'pass' ? 'No Trade' : `Trade ${tradePrice(pack, String(choice.with))}`),
  roll: faces => `The table rolled ${faces.join(', ')}`,
});

const decisionInWords = (pack: ContentPack, names: Names): Language['decision'] => {
  const actor = (about?: { readonly character: string }): string =>
    about ? `the ${names.role(about.character)}` : 'the character';
  return decision => {
    switch (decision.kind) {
      case 'nextCharacter':
        return 'which of your characters takes its turn now?';
      case 'turn': {
        const { about } = decision;
        return about?.moved ? `${actor(about)} has moved: which action now?` : `what does ${actor(about)} do?`;
      }
      case 'square': {
        const { about } = decision;
        const tiles = (about?.tiles ?? []).map(tile => names.tile(tile));
        if (tiles.length === 0) return `where does ${actor(about)} explore?`;
        return `where ${tiles.length === 1 ? 'does the tile' : 'do the tiles'} ${list(tiles)} go?`;
      }
      case 'tile':
        return `which tile does ${actor(decision.about)} keep?`;
      case 'building':
        return `what does ${actor(decision.about)} build?`;
      case 'returnOrder':
        return 'in which order do the cards go under the building deck?';
      case 'cardOption':
        return `${decision.about ? names.card(decision.about.card) : 'the card'}: which option do you take?`;
      case 'sink':
        return decision.about
          ? `which of ${list(decision.about.cards.map(card => names.card(card)))} go to the bottom of the judgement deck?`
          : 'which cards go to the bottom of the judgement deck?';
      case 'consent': {
        const { about } = decision;
        const trade = about ? ` of ${tradePrice(pack, about.resource)}, which ${about.by} proposes` : '';
        return `do you agree to a Trade${trade}?`;
      }
      case 'window':
        return 'do you propose a Trade before the village is lost?';
      case 'roll': {
        const { proposal } = decision;
        return `roll at the table and enter the result${proposal ? ` (${proposal.purpose}, ${proposal.count})` : ''}.`;
      }
    }
  };
};

const resources: { readonly [R in Resource]: string } = {
  food: 'Food',
  wood: 'Wood',
  stone: 'Stone',
  magic: 'Magic',
  gold: 'Gold',
};

const phases = { setUp: 'set-up', turns: 'turns', judgement: 'judgement' } as const;

const labels: Labels = {
  resources,
  decks: { judgement: 'Judgement', terrain: 'Terrain', building: 'Building' },
  player: (id, roles) => (roles.length === 0 ? id : `${id} (${roles.join(', ')})`),
  chapter: (phase, round) => (phase === 'setUp' ? 'Set-up' : `Round ${round} · ${phases[phase]}`),
  scene: (phase, round, role) => {
    if (phase === 'setUp') return 'The village before its first round';
    return `Round ${round}, ${role === undefined ? phases[phase] : `the ${role}’s turn`}`;
  },
  square: steps,
  character: (role, player, at, what) =>
    `${role} of ${player}, at ${at}${{ acts: ', acting now', done: ', turn taken', waits: '' }[what]}`,
  tile: (name, at, building, marks) =>
    [
      `${name}${at === '' ? '' : ` at ${at}`}`,
      ...(building === undefined ? [] : [`with a ${building}`]),
      ...marks,
    ].join(', '),
  marks: { magical: 'magical', hallowed: 'hallowed', cursed: 'cursed' },
  statue: (pieces, of) => `Statue: ${pieces} of ${of} pieces`,
  resource: (name, amount, worst) =>
    worst === 0 ? `${name}: ${amount}` : `${name}: ${amount}; the worst card left takes ${worst}`,
  deck: (name, size, top, bottom) =>
    `${name} deck: ${size} left` +
    `${top.length === 0 ? '' : `; on top, in this order: ${list(top)}`}` +
    `${bottom.length === 0 ? '' : `; at the bottom, the last one last: ${list(bottom)}`}`,
  drawn: 'Drawn',
  unpaid: drawn =>
    `The pool cannot pay for ${list(drawn.map(({ name, cost }) => `the ${name} (costs ${amounts(cost)})`))}.`,
  lastDrawn: card => (card === undefined ? 'No judgement card was drawn yet' : `Last judgement card: ${card}`),
  shown: 'Shown',
  judgementDays: (count, of) => `Judgement Days: ${count} of ${of}`,
  next: 'next',
  last: 'last',
  card: {
    of: player => `of ${player}`,
    acts: 'acts now',
    done: 'has had its turn',
    produces: resource => `Brings ${resource.toLowerCase()} here`,
    stat: resource => resource,
    stands: 'Stands on',
    hallows: 'May hallow tiles',
    calls: 'May call others by Roll Call',
    protects: (by, resource, building) => `Saves ${by} ${resource.toLowerCase()} from cards at a ${building}`,
    explores: draw => `Explores with ${draw} tiles to choose from`,
    building: 'Building',
    brings: 'Production brings',
    everything: 'every basic resource',
    held: 'In the pool',
    worst: 'The worst card left takes',
    left: 'Cards left',
    unknown: 'In unknown order',
    copies: (count, name) => `${count} × ${name}`,
    canMove: 'Can move here',
    reason: (stage, source, rounded) =>
      ({ stat: 'stat', terrain: `${source ?? 'land'}${rounded ? ', rounded down' : ''}`, die: 'die' })[stage] ??
      source ??
      stage,
  },
  legend: {
    place: '1W: 1 west of the Town Hall',
    magical: 'magical land (★; hallowed ✓)',
    cursed: 'cursed land (!)',
    statue: 'pieces of the statue',
    danger: 'the most that the next card may take',
    moves: 'the chosen character can move here',
  },
};

/** The name of a role or a tile; another source as it is. */
const sourceName = (names: Names, source: string): string => (source === 'die' ? 'die' : names.source(source));

/** The purposes of rolls, as the rules name them; the roll of a card has the name of the card. */
const purposes: Readonly<Record<string, string>> = {
  production: 'Production',
  start: 'Starting pool',
  'character pile': 'Character pile',
  roles: 'Roles',
  'terrain deck': 'Terrain deck',
  'building deck': 'Building deck',
  'judgement deck': 'Judgement deck',
};

/** The English words of a content pack. */
export const english = (pack: ContentPack): Language => {
  const names = namesOf(pack);
  return {
    title: 'Judgement of the Gods',
    events: events(pack, names),
    decision: decisionInWords(pack, names),
    choices: answers(pack, names),
    roll: ({ purpose }) => purposes[purpose] ?? names.card(purpose),
    numbers: {
      cap: amountInWords,
      rejected: code => code.replaceAll('-', ' '),
      label: ({ name }) => resources[name as Resource] ?? capital(name),
      reason: ({ stage, source, amount }) =>
        labels.card.reason(stage, source === undefined ? undefined : sourceName(names, source), isFraction(amount)),
    },
    refusal: refusal => refusalInWords(refusal, names),
    outcome: ({ reason, detail }: Outcome) =>
      reason === CONCESSION
        ? `${String(detail?.by)} has given up: the village is lost.`
        : ending(names, { reason, ...detail } as Ending),
    labels,
  };
};
