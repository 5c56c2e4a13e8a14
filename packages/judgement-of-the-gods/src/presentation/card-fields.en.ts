/** The words of the fields of printed cards. `#` is the value; a field without words means nothing to a player. */
export const cardFields: Readonly<Record<string, string>> = {
  aliases: 'Also called',
  at: 'at the #',
  buildable: 'Can be built on',
  cards: 'Cards in the deck: #',
  count: 'In the game: #',
  exclusive: '',
  hallow: 'Can hallow land',
  inDeck: '',
  kind: '',
  leader: 'Leads the village',
  resource: '#',
};
