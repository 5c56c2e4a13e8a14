import { CONCESSION, type Outcome } from '@rulewright/core';
import type { ContentPack, Resource } from '../content/pack.js';
import type { DeckName, Ending, PoolReason, TurnChoice, VillageEvent } from '../vocabulary/index.js';
import { partGiven, partReceived, sum } from './english.js';
import { amounts, effectsInWords, place, resources, steps, und } from './german.js';
import { isFraction, type Labels, type Language } from './language.js';
import { germanNames } from './names.de.js';
import { cardIn, type Names, sunkCards } from './names.js';
import { refusalInGerman } from './refusals.de.js';

type Of<T extends VillageEvent['type']> = Extract<VillageEvent, { readonly type: T }>;

const costOf: { readonly [R in PoolReason]?: string } = {
  explore: 'Das Erkunden kostet',
  hallow: 'Das Weihen kostet',
  build: 'Das Gebäude kostet',
  statue: 'Das Standbildteil kostet',
};

const exchanges: Readonly<Record<string, string>> = {
  templeAlchemy: 'Tempelalchemie',
  advancedAlchemy: 'Hohe Alchemie',
  mineAlchemy: 'Bergwerksalchemie',
  merchant: 'Händler',
  trade: 'Handel',
};

const decks: { readonly [D in DeckName]: string } = { judgement: 'Gericht', terrain: 'Gelände', building: 'Gebäude' };

const resourceNamed = (name: string): string => resources[name as Resource] ?? name;

const poolChanged = (names: Names, { why, change, tallies = [] }: Of<'PoolChanged'>): string => {
  switch (why) {
    case 'start':
      return `Das Dorf beginnt mit ${amounts(change)}: den Werten aller Figuren und den Anfangswürfeln.`;
    case 'produce': {
      const role = tallies[0]?.lines[0]?.source;
      const how = tallies.length === 1 && tallies[0] ? sum(tallies[0], names) : '';
      const cursed = tallies.some(({ lines }) => lines.some(line => line.rejected === 'cursed'));
      const maker = role === undefined ? 'Die Arbeit bringt' : `Der ${names.role(role)} erarbeitet`;
      return `${maker} ${amounts(change)}${how && ` (${how})`}${cursed ? '; der Fluch hält den Zauber des Landes fern' : ''}.`;
    }
    case 'card': {
      const [lost, gained] = [partGiven(change), partReceived(change)];
      const parts = [
        ...(Object.keys(lost).length > 0 ? [`nimmt ${amounts(lost)}`] : []),
        ...(Object.keys(gained).length > 0 ? [`bringt ${amounts(gained)}`] : []),
      ];
      return `Die Karte ${parts.length === 0 ? 'nimmt nichts' : und(parts)}.`;
    }
    default: {
      const cost = costOf[why];
      if (cost !== undefined) return `${cost} ${amounts(change)}.`;
      return `${exchanges[why] ?? why}: Aus ${amounts(partGiven(change))} wird ${amounts(partReceived(change))}.`;
    }
  }
};

const motion = (names: Names, { character, from, to, how }: Of<'TokenMoved'>): string => {
  const role = names.role(character);
  const [start, end] = [place(from), place(to)];
  switch (how) {
    case 'move':
      return `Der ${role} zieht weiter: bisher ${start}, nun ${end}.`;
    case 'explore':
      return `Der ${role} betritt das neue Plättchen ${end}.`;
    case 'rollCall':
      return `Der Ruf holt den ${role}: bisher ${start}, nun ${end}.`;
    case 'card':
      return `Die Karte schickt den ${role} zurück: bisher ${start}, nun ${end}.`;
  }
};

const paidFor: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({
  explore: 'das Erkunden',
  hallow: 'das Weihen',
  build: 'das Bauen',
  statue: 'das Standbildteil',
  ...exchanges,
}))();

const ending = (names: Names, end: Ending): string => {
  switch (end.reason) {
    case 'statue-completed':
      return 'Das Standbild ist vollendet: Das Dorf ist gerettet.';
    case 'third-judgement-day':
      return 'Ein Tag des Gerichts zu viel: Das Dorf ist verloren.';
    case 'empty-judgement-deck':
      return 'Keine Gerichtskarte ist mehr da: Das Dorf ist verloren.';
    default: {
      const by = end.reason === 'exhausted-by-card' ? names.card(end.by) : (paidFor[end.by] ?? end.by);
      return `Dem Dorf fehlt ${und(end.resources.map(resourceNamed))}; schuld ist ${by}: Es ist verloren.`;
    }
  }
};

const events = (pack: ContentPack, names: Names): Language['events'] => {
  const tiles = (kinds: readonly string[]): string => und(kinds.map(kind => names.tile(kind)));
  const plans = (cards: readonly string[]): string => und(cards.map(card => names.source(card)));
  const chosen = (card: string, option: number): string => {
    const choices = cardIn(pack, card)?.effects.filter(effect => effect.op === 'choose') ?? [];
    const effects = choices.length === 1 ? choices[0]?.options[option]?.effects : undefined;
    return effects ? ` (${effectsInWords(pack, names, effects)})` : '';
  };
  return {
    CharactersChosen: ({ roles }) => `Im Spiel sind: ${und(roles.map(role => names.role(role)))}.`,
    RoleDealt: ({ player, role }) => `${player} spielt den ${names.role(role)}.`,
    TownHallPlaced: () => 'Das Rathaus liegt in der Mitte, und alle stehen darauf.',
    DeckShuffled: ({ deck }) => `Der Stapel „${decks[deck]}“ liegt verdeckt.`,
    RoundBegan: ({ round }) => `Runde ${round} beginnt.`,
    TurnBegan: ({ character }) => `Der Zug beginnt: ${names.role(character)}.`,
    TokenMoved: event => motion(names, event),
    Passed: ({ character }) => `Der ${names.role(character)} tut nichts.`,
    TurnEnded: ({ character }) => `Der Zug ist vorbei: ${names.role(character)}.`,
    PoolChanged: event => poolChanged(names, event),
    TilesDrawn: ({ character, tiles: drawn }) => `Der ${names.role(character)} zieht ${tiles(drawn)}.`,
    TilePlaced: ({ tile, at }) => `${names.tile(tile)} liegt nun ${place(at)}.`,
    TilesReturned: ({ tiles: back }) => `Unter den Geländestapel kommt: ${tiles(back)}.`,
    TileHallowed: ({ character, at }) => `Der ${names.role(character)} weiht das Plättchen ${place(at)}.`,
    BuildingCardsDrawn: ({ character, cards }) => `Der ${names.role(character)} zieht ${plans(cards)}.`,
    BuildingBuilt: ({ building, at }) => `Gebaut ${place(at)}: ${names.building(building)}.`,
    BuildingCardsReturned: ({ cards }) => `Unter den Gebäudestapel kommt: ${plans(cards)}.`,
    StatuePiecePlaced: ({ character, at, pieces }) =>
      `Der ${names.role(character)} errichtet ${place(at)} Teil ${pieces} von ${pack.statue.pieces} des Standbilds.`,
    JudgementPhaseBegan: ({ round }) => `Das Gericht der Runde ${round} beginnt.`,
    JudgementCardDrawn: ({ card, by }) => {
      const effects = cardIn(pack, card)?.effects ?? [];
      return `${by} zieht die Gerichtskarte ${names.card(card)}${effects.length === 0 ? '' : `: ${effectsInWords(pack, names, effects)}`}.`;
    },
    JudgementDayCame: ({ count }) => `Das ist der ${count}. von ${pack.judgementDaysToLose} Tagen des Gerichts.`,
    CardOptionChosen: ({ card, option }) =>
      `${names.card(card)}: Möglichkeit ${option + 1} gilt${chosen(card, option)}.`,
    JudgementCardsSeen: ({ cards }) =>
      `Alle sehen, was als Nächstes kommt: ${und(cards.map(card => names.card(card)))}.`,
    JudgementCardsSunk: ({ positions }, state) => {
      const sunk = sunkCards(positions, state).map(card => names.card(card));
      return sunk.length > 0
        ? `Unter den Gerichtsstapel kommt: ${und(sunk)}.`
        : `Nach unten kommt davon: Nummer ${und(positions.map(at => `${at + 1}`))}.`;
    },
    JudgementCardResolved: ({ card }) => `${names.card(card)} ist ausgeführt.`,
    TradeProposed: ({ by, resource }) => `${by} schlägt einen Handel vor: ${resourceNamed(resource)}.`,
    TradeDeclined: ({ by, resource }) => `Der Handel, den ${by} vorschlug, ist abgelehnt: ${resourceNamed(resource)}.`,
    GameEnded: () => 'Das Spiel ist aus.',
  };
};

const turnChoice = (pack: ContentPack, names: Names, choice: TurnChoice): string => {
  const exchange = (name: string, give: string, receive: string): string => `${name}: ${give} gegen ${receive}`;
  switch (choice.do) {
    case 'move':
      return `Ziehen: ${place(choice.to)}`;
    case 'explore':
      return `Erkunden${choice.draw === 1 ? '' : `, ${choice.draw} Plättchen zur Wahl`} (kostet ${amounts(pack.explore.cost)})`;
    case 'produce':
      return 'Arbeiten';
    case 'hallow':
      return `Dieses Plättchen weihen (kostet ${amounts(pack.hallow.cost)})`;
    case 'build':
      return 'Hier bauen: Gebäudekarten ziehen';
    case 'templeAlchemy': {
      const { amount, give, receive } = choice;
      const paid = `${amount} ${resourceNamed(pack.templeAlchemy.catalyst)} und ${amount} ${resourceNamed(give)}`;
      return exchange(exchanges.templeAlchemy ?? '', paid, `${amount} ${resourceNamed(receive)}`);
    }
    case 'advancedAlchemy':
    case 'mineAlchemy': {
      const { give, receive } = pack[choice.do];
      return exchange(exchanges[choice.do] ?? '', amounts(give), amounts(receive));
    }
    case 'statue':
      return 'Ein Teil des Standbilds errichten';
    case 'rollCall':
      return `Ruf: ${names.role(choice.character)} ${place(choice.to)}`;
    case 'merchant': {
      const { give, receive } = pack.merchant;
      const paid = `${give} ${resourceNamed(choice.give)}`;
      return exchange(exchanges.merchant ?? '', paid, `${receive} ${resourceNamed(choice.receive)}`);
    }
    case 'pass':
      return 'Nichts tun';
  }
};

const tradePrice = ({ trade }: ContentPack, resource: string): string =>
  `${amounts(trade.give)} gegen ${trade.receive} ${resourceNamed(resource)}`;

const answers = (pack: ContentPack, names: Names): Language['choices'] => ({
  nextCharacter: role => `Der ${names.role(role)}`,
  turn: choice => turnChoice(pack, names, choice),
  square: place,
  tile: tile => names.tile(tile),
  building: building =>
    building === 'none'
      ? 'Nichts bauen'
      : `${names.building(building)} (kostet ${amounts(pack.buildings[building].cost ?? {})})`,
  returnOrder: cards => cards.map(card => names.building(card)).join(', dann '),
  cardOption: (option, { about }) => {
    const effects = about?.options[option];
    return effects ? effectsInWords(pack, names, effects) : `Möglichkeit ${option + 1}`;
  },
  sink: (positions, { about }) => {
    const which = positions.map(at => {
      const card = about?.cards[at];
      return card === undefined ? `Nummer ${at + 1}` : names.card(card);
    });
    return which.length === 0 ? 'Alle liegen lassen' : `Nach unten: ${und(which)}`;
  },
  consent: answer => (answer === 'agree' ? 'Zustimmen' : 'Ablehnen'),
  window: choice => (choice === 'pass' ? 'Kein Handel' : `Handel: ${tradePrice(pack, String(choice.with))}`),
  roll: faces => `Am Tisch gewürfelt: ${faces.join(', ')}`,
});

const decisionInWords = (pack: ContentPack, names: Names): Language['decision'] => {
  const actor = (about?: { readonly character: string }): string =>
    about ? `der ${names.role(about.character)}` : 'die Figur';
  return decision => {
    switch (decision.kind) {
      case 'nextCharacter':
        return 'Welche deiner Figuren ist nun am Zug?';
      case 'turn':
        return decision.about?.moved
          ? `Was tut ${actor(decision.about)} nach dem Ziehen?`
          : `Was tut ${actor(decision.about)}?`;
      case 'square': {
        const { about } = decision;
        return about && about.tiles.length > 0
          ? `Wohin kommt das Plättchen (${und(about.tiles.map(tile => names.tile(tile)))})?`
          : `Wo erkundet ${actor(about)}?`;
      }
      case 'tile':
        return `Welches Plättchen behält ${actor(decision.about)}?`;
      case 'building':
        return `Was baut ${actor(decision.about)}?`;
      case 'returnOrder':
        return 'In welcher Reihenfolge kommen die Karten unter den Gebäudestapel?';
      case 'cardOption':
        return `${decision.about ? names.card(decision.about.card) : 'Die Karte'}: Welche Möglichkeit gilt?`;
      case 'sink':
        return decision.about
          ? `Was davon kommt unter den Gerichtsstapel: ${und(decision.about.cards.map(card => names.card(card)))}?`
          : 'Welche Karten kommen unter den Gerichtsstapel?';
      case 'consent': {
        const { about } = decision;
        return `Stimmst du dem Handel zu${about ? `, den ${about.by} vorschlägt: ${tradePrice(pack, about.resource)}` : ''}?`;
      }
      case 'window':
        return 'Schlägst du einen Handel vor, bevor das Dorf verloren ist?';
      case 'roll':
        return 'Würfle am Tisch und gib das Ergebnis ein.';
    }
  };
};

const phases = { setUp: 'Aufbau', turns: 'Züge', judgement: 'Gericht' } as const;

/** The stages of numbers whose names say enough; the reasons of all others are their sources. */
const stages: Readonly<Record<string, string>> = {
  stat: 'Wert',
  die: 'Würfel',
  place: 'Ort',
  extra: 'weitere Figuren',
};

/** The reasons why a line of a number does not count. */
const rejections: Readonly<Record<string, string>> = { 'not-in-place': 'nicht am rechten Ort', cursed: 'verflucht' };

const labels: Labels = {
  resources,
  decks,
  player: (id, roles) => (roles.length === 0 ? id : `${id} (${roles.join(', ')})`),
  chapter: (phase, round) => (phase === 'setUp' ? phases.setUp : `Runde ${round} · ${phases[phase]}`),
  scene: (phase, round, role) =>
    phase === 'setUp'
      ? 'Das Dorf vor der ersten Runde'
      : `Runde ${round}, ${role === undefined ? phases[phase] : `am Zug: ${role}`}`,
  square: steps,
  character: (role, player, at, what) =>
    `${role} von ${player}, ${at}${{ acts: ', ist am Zug', done: ', war am Zug', waits: '' }[what]}`,
  tile: (name, at, building, marks) =>
    [
      `${name}${at === '' ? '' : ` ${at}`}`,
      ...(building === undefined ? [] : [`mit Gebäude: ${building}`]),
      ...marks,
    ].join(', '),
  marks: { magical: 'zauberhaft', hallowed: 'geweiht', cursed: 'verflucht' },
  statue: (pieces, of) => `Standbild: ${pieces} von ${of} Teilen`,
  resource: (name, amount, worst) =>
    worst === 0 ? `${name}: ${amount}` : `${name}: ${amount}; die schlimmste verbliebene Karte nimmt ${worst}`,
  deck: (name, size, top, bottom) =>
    `Stapel „${name}“: noch ${size}` +
    `${top.length === 0 ? '' : `; oben, in dieser Folge: ${und(top)}`}` +
    `${bottom.length === 0 ? '' : `; unten, die letzte zuletzt: ${und(bottom)}`}`,
  drawn: 'Gezogen',
  unpaid: drawn =>
    `Der Vorrat reicht nicht: ${und(drawn.map(({ name, cost }) => `${name} (kostet ${amounts(cost)})`))}.`,
  lastDrawn: card => (card === undefined ? 'Noch keine Gerichtskarte' : `Letzte Gerichtskarte: ${card}`),
  shown: 'Aufgedeckt',
  judgementDays: (count, of) => `Tage des Gerichts: ${count} von ${of}`,
  next: 'als Nächstes',
  last: 'zuletzt',
  card: {
    of: player => `von ${player}`,
    acts: 'ist am Zug',
    done: 'war am Zug',
    produces: resource => `Erarbeitet hier ${resource}`,
    stat: resource => resource,
    stands: 'Steht auf',
    hallows: 'Darf Plättchen weihen',
    calls: 'Darf andere mit dem Ruf holen',
    protects: (by, resource, building) => `Bewahrt ${by} ${resource} vor Karten (${building})`,
    explores: draw => `Erkundet mit ${draw} Plättchen zur Wahl`,
    building: 'Gebäude',
    brings: 'Arbeit bringt hier',
    everything: 'alle Grundstoffe',
    held: 'Im Vorrat',
    worst: 'Die schlimmste verbliebene Karte nimmt',
    left: 'Karten übrig',
    unknown: 'Reihenfolge unbekannt',
    copies: (count, name) => `${count} × ${name}`,
    canMove: 'Kann hierhin ziehen',
    reason: (stage, source, rounded) =>
      stages[stage] ?? `${source ?? 'Sonstiges'}${stage === 'terrain' && rounded ? ', abgerundet' : ''}`,
  },
  legend: {
    place: '1W: 1 Feld westlich vom Rathaus',
    magical: 'zauberhaftes Land (★; geweiht ✓)',
    cursed: 'verfluchtes Land (!)',
    statue: 'Teile des Standbilds',
    danger: 'so viel nimmt die nächste Karte höchstens',
    moves: 'hierhin kann die gewählte Figur gehen',
  },
};

/** The purposes of rolls, as the rules name them. */
const purposes: Readonly<Record<string, string>> = {
  production: 'Arbeit',
  start: 'Anfangsvorrat',
  'character pile': 'Figurenstapel',
  roles: 'Rollen',
  'terrain deck': 'Geländestapel',
  'building deck': 'Gebäudestapel',
  'judgement deck': 'Gerichtsstapel',
};

/** The German words of a content pack. */
export const german = (pack: ContentPack): Language => {
  const names = germanNames(pack);
  return {
    title: 'Das Gericht der Götter',
    names,
    events: events(pack, names),
    decision: decisionInWords(pack, names),
    choices: answers(pack, names),
    secret: 'Eine noch geheime Antwort',
    roll: ({ purpose }) => purposes[purpose] ?? names.card(purpose),
    numbers: {
      label: ({ name }) => {
        const [resource = name, lost] = name.split(' ');
        const of = lost === undefined ? '' : lost === 'lost' ? 'Verlust: ' : 'Gewinn: ';
        return `${of}${resourceNamed(resource)}`;
      },
      cap: ({ op, amount }) => `${op === 'atLeast' ? 'mindestens' : 'höchstens'} ${amount}`,
      rejected: code => rejections[code] ?? 'zählt nicht',
      reason: ({ stage, source, amount }) =>
        labels.card.reason(stage, source === undefined ? undefined : names.source(source), isFraction(amount)),
    },
    refusal: refusal => refusalInGerman(refusal, names),
    outcome: ({ reason, detail }: Outcome) =>
      reason === CONCESSION
        ? `${String(detail?.by)} hat aufgegeben: Das Dorf ist verloren.`
        : // The cast is safe: every other reason is one of the game's endings.
          ending(names, { reason, ...detail } as Ending),
    labels,
  };
};
