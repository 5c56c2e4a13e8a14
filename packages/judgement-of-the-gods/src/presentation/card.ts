import type { CardFact, PieceCard, SceneItem, ShownNumber, TallyLine } from '@rulewright/core';
import { numberInWords } from '@rulewright/core/words';
import type { JudgementDeck, Resource, Role } from '../content/pack.js';
import { threatOf } from '../evaluation/next-card.js';
import { sameSquare, tileKind } from '../match/village.js';
import { neighbours } from '../move/squares.js';
import { production } from '../produce/production.js';
import type { Character, DeckName, PlacedTile, SeenVillage } from '../vocabulary/index.js';
import { colorOf, type Drawing } from './drawing.js';
import { resourceColors } from './gauge.js';
import type { Grid } from './grid.js';
import { idOf } from './ids.js';
import { isFraction } from './language.js';

const roleFacts = ({ labels, names }: Drawing, role: Role): readonly CardFact[] => [
  ...(role.hallow === true ? [{ label: labels.card.hallows }] : []),
  ...(role.exclusive?.includes('rollCall') ? [{ label: labels.card.calls }] : []),
  ...(role.protects
    ? [
        {
          label: labels.card.protects(
            role.protects.by,
            labels.resources[role.protects.resource],
            names.building(role.protects.at),
          ),
        },
      ]
    : []),
  ...(role.explore ? [{ label: labels.card.explores(role.explore.draw) }] : []),
];

/** The stats of a role, and what the character brings by producing where it stands, without dice. */
const roleNumbers = (
  drawing: Drawing,
  village: SeenVillage,
  { role: id }: Character,
  role: Role,
): readonly ShownNumber[] => {
  const { pack, labels, names } = drawing;
  const words = {
    numbers: {
      label: ({ name }: { readonly name: string }) => labels.card.produces(labels.resources[name as Resource] ?? name),
      reason: ({ stage, source, amount }: TallyLine) =>
        labels.card.reason(stage, source === undefined ? undefined : names.source(source), isFraction(amount)),
    },
  };
  return [
    ...pack.basicResources.map(resource => ({
      label: labels.card.stat(labels.resources[resource]),
      value: role.stats[resource],
    })),
    ...production({ pack, state: village }, id).map(tally => numberInWords(words, tally)),
  ];
};

const tileName = ({ names, labels }: Drawing, { kind, at }: PlacedTile): string =>
  [names.tile(kind), labels.square(at)].filter(Boolean).join(', ');

const characterCard = (drawing: Drawing, village: SeenVillage, character: Character): PieceCard | undefined => {
  const { pack, labels, names } = drawing;
  const { role: id, player, at } = character;
  const role = Object.hasOwn(pack.roles, id) ? pack.roles[id] : undefined;
  const tile = village.tiles.find(one => sameSquare(one.at, at));
  if (!role || !tile) return undefined;
  const turn = village.active === id ? [labels.card.acts] : village.done.includes(id) ? [labels.card.done] : [];
  return {
    title: names.role(id),
    text: [labels.card.of(player), ...turn].join(', '),
    color: colorOf(village, player),
    numbers: roleNumbers(drawing, village, character, role),
    facts: [{ label: labels.card.stands, text: tileName(drawing, tile) }, ...roleFacts(drawing, role)],
  };
};

const tileCard = ({ pack, labels, names }: Drawing, tile: PlacedTile, title: string): PieceCard => {
  const { building, hallowed, kind } = tile;
  const { magical, terrain } = tileKind(pack, kind);
  const produces = building === null ? undefined : pack.buildings[building].produces;
  return {
    title,
    numbers: [],
    facts: [
      ...(magical ? [{ label: labels.marks.magical }] : []),
      ...(hallowed ? [{ label: labels.marks.hallowed }] : []),
      ...(building === null || terrain === 'townHall'
        ? []
        : [{ label: labels.card.building, text: names.building(building) }]),
      ...(produces === undefined
        ? []
        : [
            {
              label: labels.card.brings,
              text: produces === 'all' ? labels.card.everything : labels.resources[produces],
            },
          ]),
    ],
  };
};

const resourceCard = (drawing: Drawing, village: SeenVillage, resource: Resource, cards: JudgementDeck): PieceCard => {
  const { pack, labels } = drawing;
  const worst =
    resource === 'gold' || village.tiles.length === 0
      ? 0
      : threatOf({ pack, state: village }, cards, village.decks.judgement).worst[resource];
  return {
    title: labels.resources[resource],
    color: resourceColors[resource],
    numbers: [
      { label: labels.card.held, value: village.pool[resource] },
      ...(worst > 0 ? [{ label: labels.card.worst, value: worst }] : []),
    ],
    facts: [],
  };
};

const deckNames: readonly DeckName[] = ['terrain', 'building', 'judgement'];

/** The card of a character, a tile, a resource or a deck by the id of its drawn thing. */
export const cardIn = (
  drawing: Drawing,
  village: SeenVillage,
  cards: JudgementDeck,
  id: string,
): PieceCard | undefined => {
  const { pack, labels } = drawing;
  const character = village.characters.find(({ role }) => idOf.character(role) === id);
  if (character) return characterCard(drawing, village, character);
  const tile = village.tiles.find(({ at }) => idOf.tile(at) === id || idOf.building(at) === id);
  if (tile) return tileCard(drawing, tile, tileName(drawing, tile));
  const resource = [...pack.basicResources, 'gold' as const].find(one => idOf.resource(one) === id);
  if (resource) return resourceCard(drawing, village, resource, cards);
  const deck = deckNames.find(one => idOf.deck(one) === id);
  if (!deck) return undefined;
  return {
    title: labels.decks[deck],
    numbers: [{ label: labels.card.left, value: village.decks[deck].size }],
    facts: [],
  };
};

/** The tiles that a character can move to. */
export const itemsAround = (
  { labels }: Drawing,
  village: SeenVillage,
  grid: Grid,
  id: string,
): readonly SceneItem[] => {
  const character = village.characters.find(({ role }) => idOf.character(role) === id);
  if (!character) return [];
  const near = neighbours(village, character.at).filter(at => village.tiles.some(tile => sameSquare(tile.at, at)));
  if (near.length === 0) return [];
  const over = near.map(at => ({ shape: 'square' as const, ...grid.middle(at), size: 0.9 * grid.unit }));
  return [{ kind: 'overlay', id: 'moves', over, title: labels.card.canMove }];
};
