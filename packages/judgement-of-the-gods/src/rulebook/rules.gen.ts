// Generated from rules.yaml by `npm run rules`: do not edit.
import type { Catalogue } from '@rulewright/core';

/** The id of a rule of Judgement of the Gods; `catalogue` has what it says. */
export type RuleId =
  | 'JOG-COMP-001'
  | 'JOG-COMP-002'
  | 'JOG-COMP-003'
  | 'JOG-COMP-004'
  | 'JOG-COMP-005'
  | 'JOG-COMP-006'
  | 'JOG-COMP-007'
  | 'JOG-COMP-008'
  | 'JOG-COMP-009'
  | 'JOG-SETUP-001'
  | 'JOG-SETUP-002'
  | 'JOG-SETUP-003'
  | 'JOG-SETUP-004'
  | 'JOG-SETUP-005'
  | 'JOG-SETUP-006'
  | 'JOG-SETUP-007'
  | 'JOG-SETUP-008'
  | 'JOG-SETUP-009'
  | 'JOG-SETUP-010'
  | 'JOG-TURN-001'
  | 'JOG-TURN-002'
  | 'JOG-TURN-003'
  | 'JOG-TURN-004'
  | 'JOG-TURN-005'
  | 'JOG-TURN-006'
  | 'JOG-TURN-007'
  | 'JOG-TURN-008'
  | 'JOG-TURN-009'
  | 'JOG-MOVE-001'
  | 'JOG-MOVE-002'
  | 'JOG-MOVE-003'
  | 'JOG-MOVE-004'
  | 'JOG-MOVE-005'
  | 'JOG-EXP-001'
  | 'JOG-EXP-002'
  | 'JOG-EXP-003'
  | 'JOG-EXP-004'
  | 'JOG-EXP-005'
  | 'JOG-EXP-006'
  | 'JOG-EXP-007'
  | 'JOG-TERR-001'
  | 'JOG-TERR-002'
  | 'JOG-TERR-003'
  | 'JOG-TERR-004'
  | 'JOG-TERR-005'
  | 'JOG-TERR-006'
  | 'JOG-PROD-001'
  | 'JOG-PROD-002'
  | 'JOG-PROD-003'
  | 'JOG-PROD-004'
  | 'JOG-PROD-005'
  | 'JOG-PROD-006'
  | 'JOG-PROD-007'
  | 'JOG-PROD-008'
  | 'JOG-PROD-009'
  | 'JOG-PROD-010'
  | 'JOG-PROD-011'
  | 'JOG-PROD-012'
  | 'JOG-HAL-001'
  | 'JOG-HAL-002'
  | 'JOG-HAL-003'
  | 'JOG-HAL-004'
  | 'JOG-HAL-005'
  | 'JOG-BLD-001'
  | 'JOG-BLD-002'
  | 'JOG-BLD-003'
  | 'JOG-BLD-004'
  | 'JOG-BLD-005'
  | 'JOG-BLD-006'
  | 'JOG-BLD-007'
  | 'JOG-BLD-008'
  | 'JOG-BLD-009'
  | 'JOG-BLD-010'
  | 'JOG-BLD-011'
  | 'JOG-SPC-001'
  | 'JOG-SPC-002'
  | 'JOG-SPC-003'
  | 'JOG-SPC-004'
  | 'JOG-SPC-005'
  | 'JOG-SPC-006'
  | 'JOG-SPC-007'
  | 'JOG-SPC-008'
  | 'JOG-SPC-009'
  | 'JOG-SPC-010'
  | 'JOG-SPC-011'
  | 'JOG-SPC-012'
  | 'JOG-SPC-013'
  | 'JOG-SPC-014'
  | 'JOG-SPC-015'
  | 'JOG-SPC-016'
  | 'JOG-SPC-017'
  | 'JOG-SPC-018'
  | 'JOG-SPC-019'
  | 'JOG-STAT-001'
  | 'JOG-STAT-002'
  | 'JOG-STAT-003'
  | 'JOG-STAT-004'
  | 'JOG-STAT-005'
  | 'JOG-CHAR-001'
  | 'JOG-CHAR-002'
  | 'JOG-CHAR-003'
  | 'JOG-CHAR-004'
  | 'JOG-CHAR-005'
  | 'JOG-CHAR-006'
  | 'JOG-CHAR-007'
  | 'JOG-CHAR-008'
  | 'JOG-CHAR-009'
  | 'JOG-CHAR-010'
  | 'JOG-JUDG-001'
  | 'JOG-JUDG-002'
  | 'JOG-JUDG-003'
  | 'JOG-JUDG-004'
  | 'JOG-JUDG-005'
  | 'JOG-JUDG-006'
  | 'JOG-DECK-001'
  | 'JOG-DECK-002'
  | 'JOG-DECK-003'
  | 'JOG-DECK-004'
  | 'JOG-DECK-005'
  | 'JOG-DECK-006'
  | 'JOG-DECK-007'
  | 'JOG-DECK-008'
  | 'JOG-DECK-009'
  | 'JOG-DECK-010'
  | 'JOG-DECK-011'
  | 'JOG-DECK-012'
  | 'JOG-END-001'
  | 'JOG-END-002'
  | 'JOG-END-003'
  | 'JOG-END-004'
  | 'JOG-END-005'
  | 'JOG-END-006'
  | 'JOG-END-007'
  | 'JOG-END-008';

/** Every rule of Judgement of the Gods, in the order of the rulebook. */
export const catalogue: Catalogue<RuleId> = [
  {"id":"JOG-COMP-001","section":"Components","title":"Players and sides","says":"A game has two to six players, any other count is refused; all are one team and share a single result, win or loss.","source":"How many can play; How to win; end of Game Play","question":"The sheet does not say what becomes of the game when one of the players gives up.","ruling":"Giving up is a decision for the team: the concession of one player ends the game, and nobody wins. A person who leaves the table does not concede: somebody else plays that seat."},
  {"id":"JOG-COMP-002","section":"Components","title":"Terrain tiles","says":"There are 21 tiles: one Town Hall and, for each of forest, plains, mountain, hill and marsh, three regular tiles and one magical tile.","source":"List of Materials, 21 Terrain Tiles"},
  {"id":"JOG-COMP-003","section":"Components","title":"Terrain deck size","says":"The terrain deck holds the 20 tiles other than the Town Hall, face down, in shuffled order.","source":"List of Materials; SET UP 3 and 4","question":"The sheet lists the Town Hall among the 21 tiles and later shuffles \"the Terrain Deck\" without saying that the Town Hall is not in it.","ruling":"The Town Hall is placed in set-up step 3 and is never in the deck."},
  {"id":"JOG-COMP-004","section":"Components","title":"Six roles","says":"There are six stat cards with one token each: Chieftain, Farmer, Miner, Woodsman, Gatherer and Shaman. No role can be in play twice.","source":"List of Materials; role table"},
  {"id":"JOG-COMP-005","section":"Components","title":"Craftsman is the Woodsman","says":"The special rule written for a \"Craftsman\" belongs to the Woodsman; no seventh role exists.","source":"Additional Character Rules; role table","question":"The stat table has Woodsman and Gatherer but no Craftsman, while the special rules have Craftsman and Gatherer but no Woodsman; the Craftsman's rule is about wood at a lumber mill.","ruling":"Craftsman is an alias of Woodsman (role id `woodsman`); Gatherer is a separate role with its own rule."},
  {"id":"JOG-COMP-006","section":"Components","title":"Building deck","says":"The building deck holds eight cards: two farms, two lumber mills, two mines and two temples.","source":"List of Materials, Building Deck"},
  {"id":"JOG-COMP-007","section":"Components","title":"Judgement deck size","says":"The judgement deck holds 40 cards, of which exactly four are Judgement Day cards.","source":"List of Materials; end of Game Play","question":"The other 36 cards are nowhere listed; the sheet only implies that some reduce food, wood, stone or magic.","ruling":"The other 36 come from a data deck; the default one is original to this project (area DECK). Option `judgementDeck`, default default (JOG-DECK-001).","options":["judgementDeck"]},
  {"id":"JOG-COMP-008","section":"Components","title":"Hallowed tokens","says":"Hallowed tokens are markers only; running out of them never prevents a Hallow action.","source":"List of Materials","question":"The count is given as a range, 6 to 10, without saying what decides it.","ruling":"No limit by default. With four-neighbour adjacency at most eight tiles can ever need one (four magical, four beside the magical marsh), so ten always suffice. Option `hallowTokenLimit` (default none).","options":["hallowTokenLimit"]},
  {"id":"JOG-COMP-009","section":"Components","title":"Resources are unlimited counters","says":"Each of food, wood, stone, magic and gold is an integer counter of the pool without an upper limit.","source":"List of Materials (pen and paper); SET UP 2"},
  {"id":"JOG-SETUP-001","section":"Set-up","title":"Number of characters","says":"With four, five or six players each player has one character; with two or three players each player has two, so that four or six characters are in play.","source":"SET UP 1"},
  {"id":"JOG-SETUP-002","section":"Set-up","title":"Leaders chosen first","says":"The group first puts one or both of the Chieftain and the Shaman cards into the character pile, so at least one of them is in every game.","source":"SET UP 1","question":"The sheet does not say who decides.","ruling":"A game option decides before anything random happens. Option `leaders` (both | chieftain | shaman), default both.","options":["leaders"]},
  {"id":"JOG-SETUP-003","section":"Set-up","title":"Random remainder of the character pile","says":"The pile is filled to the number of characters with cards drawn at random from all role cards not yet in it.","source":"SET UP 1","question":"When only one leader was chosen the sheet does not say whether the other may still come up at random.","ruling":"The other leader may come up, and with six characters must, as there are only six cards. Option `otherLeader` (mayCome | comesLast), default mayCome; with comesLast the other leader comes only after all other roles, so that only six characters include it.","options":["otherLeader"]},
  {"id":"JOG-SETUP-004","section":"Set-up","title":"Dealing the roles","says":"Starting with the oldest player and going clockwise, each player takes one card at random from the pile and the matching token; with two or three players a second lap gives each player the second card.","source":"SET UP 1","question":"The sheet does not say how the second card is taken.","ruling":"One card per player and lap, two laps."},
  {"id":"JOG-SETUP-005","section":"Set-up","title":"Oldest player","says":"The oldest player is a seat named in the game configuration; that seat starts the dealing and every round.","source":"SET UP 1; Game Play 1","question":"Ages are unknown to an engine.","ruling":"Option `startingSeat`, default the first seat.","options":["startingSeat"]},
  {"id":"JOG-SETUP-006","section":"Set-up","title":"Starting pool","says":"The pool starts, for each of food, wood, stone and magic, with the sum of that stat over all characters in play plus a rolled six-sided die.","source":"SET UP 2","example":"All six roles: 33 food, 29 wood, 29 stone, 22 magic, before the dice","question":"The sheet adds a single phrase \"plus an additional 1d6\" without saying whether it is one die for each resource, one die shared, or a die of one resource.","ruling":"One separate die for each of the four, rolled in the order food, wood, stone, magic. Option `startDice` (perResource | single), default perResource; single rolls one die and adds its result to all four.","options":["startDice"]},
  {"id":"JOG-SETUP-007","section":"Set-up","title":"Town Hall and tokens","says":"The Town Hall tile is placed first, at the centre, and every character token starts on it.","source":"SET UP 3"},
  {"id":"JOG-SETUP-008","section":"Set-up","title":"Shuffled decks","says":"The judgement, terrain and building decks are each shuffled once at set-up and are never reshuffled afterwards.","source":"SET UP 4"},
  {"id":"JOG-SETUP-009","section":"Set-up","title":"Order of random draws","says":"For replay the random events of set-up happen in this order: cards added to the character pile, dealing of roles, start dice (food, wood, stone, magic), shuffle of the judgement, terrain and building decks.","source":"ruling (the sheet's own step order)"},
  {"id":"JOG-SETUP-010","section":"Set-up","title":"Costs with two or three players","says":"With two or three players the same cost table applies as with four to six.","source":"Build, cost table headed for 4-6 players; SET UP 1","question":"The cost table is headed for four to six players and no other table exists.","ruling":"The heading counts characters. Two or three players run four or six characters, so the table always applies unchanged."},
  {"id":"JOG-TURN-001","section":"Rounds and turns","title":"Round structure","says":"A round is one turn for every character followed by one judgement phase; rounds repeat until the game ends.","source":"Game Play 1 and 3"},
  {"id":"JOG-TURN-002","section":"Rounds and turns","title":"Order of turns","says":"Turns go clockwise from the starting seat in every round; the starting seat does not move from round to round.","source":"Game Play 1 and 3","question":"The sheet does not say whether the first player changes.","ruling":"It never changes."},
  {"id":"JOG-TURN-003","section":"Rounds and turns","title":"Two characters for one player","says":"A player with two characters takes a complete turn with each, one after the other, when the seat comes up, in an order chosen afresh every round.","source":"SET UP 1; Game Play 1","question":"The sheet does not say whether the two turns are taken together or in two laps of the table.","ruling":"The two turns are taken together. Option `twoCharacterOrder` (together | twoLaps), default together; twoLaps plays every first-dealt character, then every second.","options":["twoCharacterOrder"]},
  {"id":"JOG-TURN-004","section":"Rounds and turns","title":"Parts of a turn","says":"A turn is an optional move followed by at most one action from Explore, Produce, Hallow, Build and Special; nothing can be done after the action, and no second action is ever taken, whatever came of the first.","source":"Game Play 2"},
  {"id":"JOG-TURN-005","section":"Rounds and turns","title":"Passing","says":"A player may decline the action, with or without having moved.","source":"Game Play 2","question":"The sheet says one of the actions is done and has no pass; there are positions without any legal action.","ruling":"Passing is always legal."},
  {"id":"JOG-TURN-006","section":"Rounds and turns","title":"Every affordable cost may be paid","says":"A cost may be paid when the pool holds at least that much of every resource in it; a cost is never paid in part and never drives a counter below zero.","source":"Explore; Build; Special","question":"A payment that leaves a basic resource at exactly zero is affordable but loses the game by the end conditions.","ruling":"Such a payment is legal and loses at once. The list of legal actions marks it as fatal so that a client can warn."},
  {"id":"JOG-TURN-007","section":"Rounds and turns","title":"Payment is one step, checked before the benefit","says":"All resources of one cost leave the pool together; the loss check follows immediately, before anything bought takes effect.","source":"ruling (Explore and Statue building both name the payment first)"},
  {"id":"JOG-TURN-008","section":"Rounds and turns","title":"Exchanges are one step","says":"In an exchange of resources for resources (both alchemies, Merchant, Trade) what is given and what is received change the pool together, and the loss check follows the complete exchange.","source":"ruling"},
  {"id":"JOG-TURN-009","section":"Rounds and turns","title":"Open play","says":"Everything but the order of the three decks is known to all players: the pool, all stat cards, what each deck is made of, every card drawn, and every tile or card put back to a deck's bottom.","source":"ruling (cooperative; only decks are described as face down)"},
  {"id":"JOG-MOVE-001","section":"Squares and movement","title":"Square grid","says":"Tiles lie on an unbounded square grid, one tile to a square.","source":"Game Play 2; Explore"},
  {"id":"JOG-MOVE-002","section":"Squares and movement","title":"Adjacent squares","says":"Two squares are adjacent when they share a side: (x,y) has the neighbours (x+1,y), (x-1,y), (x,y+1) and (x,y-1).","source":"Game Play 2; Explore; Hallow","question":"The sheet never says whether diagonal squares are adjacent.","ruling":"Diagonal squares are not adjacent. With eight neighbours up to twelve tiles could need hallowing, more than the ten tokens supplied. Option `adjacency` (orthogonal | king), default orthogonal.","options":["adjacency"]},
  {"id":"JOG-MOVE-003","section":"Squares and movement","title":"Move","says":"The move takes the character's own token to one adjacent square that holds a tile; a square without a tile can only be entered by exploring.","source":"Game Play 2; Explore"},
  {"id":"JOG-MOVE-004","section":"Squares and movement","title":"Any tile, any number","says":"Every placed tile can be entered at no cost, built on or not, hallowed or not, marshes included, by any number of characters, who may all use its building.","source":"SET UP 3; Game Play 2"},
  {"id":"JOG-MOVE-005","section":"Squares and movement","title":"Being relocated is not a move","says":"A character relocated by Roll Call or by a card has not taken its move and can still move or explore in its own turn.","source":"Explore; Roll Call"},
  {"id":"JOG-EXP-001","section":"Explore","title":"Only without a move","says":"A character that moved this turn cannot explore this turn.","source":"Game Play 2a; Explore"},
  {"id":"JOG-EXP-002","section":"Explore","title":"Cost of exploring","says":"Exploring costs 10 food, 5 wood and 5 stone from the pool, for every role.","source":"Explore, cost chart"},
  {"id":"JOG-EXP-003","section":"Explore","title":"Where exploring is possible","says":"Exploring is possible from any tile, marsh, unhallowed or built tiles included, that has at least one adjacent square without a tile, as long as the terrain deck is not empty.","source":"Explore","question":"The sheet is silent on an empty terrain deck.","ruling":"Exploring is then not available."},
  {"id":"JOG-EXP-004","section":"Explore","title":"Sequence of exploring","says":"The steps of exploring are, in order: pay and check for loss; draw the top tile and reveal it; choose an empty adjacent square and place the tile; move the character onto it, which is compulsory and is not the optional move; if it is a marsh, draw and resolve a judgement card.","source":"Explore","question":"The sheet does not say whether the square is chosen before or after the tile is seen, nor whether the marsh card comes before or after the forced move.","ruling":"The tile is seen first, then placed; the card comes last, with the explorer already on the marsh. Option `explorePlacement` (revealThenPlace | placeThenReveal), default revealThenPlace.","options":["explorePlacement"]},
  {"id":"JOG-EXP-005","section":"Explore","title":"Marsh draws a card","says":"When the tile placed by exploring is a marsh, regular or magical, one judgement card is drawn and resolved at once, during the turn; the round then goes on and its judgement phase still draws its own card.","source":"Explore"},
  {"id":"JOG-EXP-006","section":"Explore","title":"Only the placed tile counts","says":"A marsh that the Gatherer sees and puts back draws no card and casts no curse, and walking onto a marsh already on the table draws none.","source":"Explore; Gatherer","question":"The sheet's trigger is a marsh being turned up, and the Gatherer turns up two tiles.","ruling":"The trigger is the marsh being placed. Option `marshDraws` (placed | revealed), default placed; revealed draws one card for each marsh that was revealed, after the explorer has moved.","options":["marshDraws"]},
  {"id":"JOG-EXP-007","section":"Explore","title":"The explorer is the drawer","says":"Choices on a card drawn because of a marsh are made by the player of the exploring character.","source":"Explore"},
  {"id":"JOG-TERR-001","section":"Magical tiles, marshes and the curse","title":"No building on a marsh","says":"Nothing can ever be built on a marsh, regular or magical.","source":"Note under the building table"},
  {"id":"JOG-TERR-002","section":"Magical tiles, marshes and the curse","title":"Curse of the magical marsh","says":"From the moment the magical marsh is placed, every non-marsh tile adjacent to it, other than the Town Hall, needs hallowing before it can be built on; a regular marsh does nothing to its neighbours.","source":"Hallow"},
  {"id":"JOG-TERR-003","section":"Magical tiles, marshes and the curse","title":"The curse covers later tiles","says":"A tile placed beside the magical marsh after the marsh was placed is under the curse as well.","source":"Hallow","question":"The sheet speaks of the moment the marsh is turned up.","ruling":"Adjacency is looked up whenever it matters."},
  {"id":"JOG-TERR-004","section":"Magical tiles, marshes and the curse","title":"The curse leaves buildings alone","says":"A building that stands on a tile when the curse reaches it stays and can be used without hallowing.","source":"Hallow","question":"The sheet only speaks of building afterwards.","ruling":"Existing buildings are unaffected except for the production row (JOG-TERR-005)."},
  {"id":"JOG-TERR-005","section":"Magical tiles, marshes and the curse","title":"Cursed tiles are not magical for production","says":"A tile adjacent to the magical marsh is treated as non-magical when the production factor is looked up, hallowed or not, even if it is one of the magical tiles.","source":"Hallow","question":"The sentence can mean only that a hallowed ordinary tile does not become magical, or that truly magical tiles lose their bonus beside the marsh; and it says production, a word the statue rule also uses.","ruling":"Both readings hold for the Produce action, neither for the price of the statue. Option `curseSuppresses` (produce | produceAndStatue | none), default produce.","options":["curseSuppresses"]},
  {"id":"JOG-TERR-006","section":"Magical tiles, marshes and the curse","title":"Hallowing does not make magical","says":"A regular tile that has been hallowed is still regular terrain for every purpose; a temple there pays the full price of a statue piece.","source":"Hallow; Temple Actions, first note"},
  {"id":"JOG-PROD-001","section":"Produce","title":"Building required","says":"Produce is available only on a tile that holds a building; the Town Hall counts as one. Bare terrain and marshes yield nothing.","source":"Produce"},
  {"id":"JOG-PROD-002","section":"Produce","title":"Resource of the building","says":"A farm yields food, a lumber mill wood, a mine stone and a temple magic; no other resource is gained by producing there, and gold never comes from producing.","source":"building table"},
  {"id":"JOG-PROD-003","section":"Produce","title":"Base amount","says":"The base of a production is the acting character's own stat for the building's resource.","source":"Produce"},
  {"id":"JOG-PROD-004","section":"Produce","title":"Appropriate terrain","says":"The appropriate terrain is plains for a farm, forest for a lumber mill, mountain for a mine and hill for a temple.","source":"building table"},
  {"id":"JOG-PROD-005","section":"Produce","title":"Inappropriate regular terrain","says":"On non-magical terrain that is not appropriate the factor of a production is 1.","source":"Produce table","example":"Farmer at a farm on forest, die 4 -> 10 + 4 = 14 food"},
  {"id":"JOG-PROD-006","section":"Produce","title":"Appropriate regular terrain","says":"On non-magical appropriate terrain the factor of a production is 1.5.","source":"Produce table","example":"Shaman at a temple on hill, die 1 -> 12 + 1 = 13 magic"},
  {"id":"JOG-PROD-007","section":"Produce","title":"Appropriate magical terrain","says":"On magical appropriate terrain the factor of a production is 2.","source":"Produce table"},
  {"id":"JOG-PROD-008","section":"Produce","title":"Inappropriate magical terrain","says":"On magical terrain that is not appropriate the factor of a production is 1.5.","source":"Produce table, row Magical Terrain"},
  {"id":"JOG-PROD-009","section":"Produce","title":"Production die","says":"Producing anywhere but at the Town Hall adds one rolled six-sided die of the same resource, after the factor and the rounding.","source":"Produce"},
  {"id":"JOG-PROD-010","section":"Produce","title":"Production at the Town Hall","says":"Producing at the Town Hall yields half of each of the character's four stats, all four at once, without a die.","source":"Produce; Produce table","example":"Gatherer at the Town Hall -> 4 food, 2 wood, 2 stone, 1 magic"},
  {"id":"JOG-PROD-011","section":"Produce","title":"Rounding","says":"A multiplied or halved stat is rounded down to a whole number, each resource by itself.","source":"footnote of the Produce table","question":"The footnote speaks of the closest real number.","ruling":"The number is rounded down to a whole one."},
  {"id":"JOG-PROD-012","section":"Produce","title":"No limit per building","says":"Any number of characters may produce at the same building in one round, each with its own stat and die.","source":"Produce"},
  {"id":"JOG-HAL-001","section":"Hallow","title":"Tiles that need hallowing","says":"A tile needs hallowing when it holds no hallowed token and is either one of the four magical non-marsh tiles or a tile under the curse of the magical marsh.","source":"Hallow"},
  {"id":"JOG-HAL-002","section":"Hallow","title":"Characters that hallow","says":"Only the Chieftain or the Shaman can take the Hallow action, standing on the tile to be hallowed.","source":"Hallow","question":"The sheet asks for one of them to be on the area, which could let another character take the action beside them.","ruling":"The acting character is the Chieftain or the Shaman. Option `hallowActor` (self | present), default self.","options":["hallowActor"]},
  {"id":"JOG-HAL-003","section":"Hallow","title":"Price and effect of hallowing","says":"Hallowing pays 20 magic from the pool and puts a hallowed token on the tile for the rest of the game; any character may build there in a later turn.","source":"Hallow"},
  {"id":"JOG-HAL-004","section":"Hallow","title":"One token is enough","says":"A tile that is both magical and beside the magical marsh needs one hallowing only, and a tile hallowed before the marsh appeared needs no second one.","source":"Hallow","question":"The sheet gives two separate reasons and does not say whether they add up.","ruling":"The two reasons do not add up."},
  {"id":"JOG-HAL-005","section":"Hallow","title":"No needless hallowing","says":"Hallow is not available on a tile that does not need it, that already carries a building, that is a marsh, or on the Town Hall.","source":"ruling"},
  {"id":"JOG-BLD-001","section":"Build","title":"Where to build","says":"Any character may take the Build action on a tile that has no building, is not a marsh and does not need hallowing, whatever the pool holds; affordability is tested after the draw.","source":"Build; Hallow; note under the building table"},
  {"id":"JOG-BLD-002","section":"Build","title":"Two cards, one building","says":"The builder draws and reveals the top two cards of the building deck and may choose one whose cost the pool can pay; the pool pays, and that building stands on the tile.","source":"Build"},
  {"id":"JOG-BLD-003","section":"Build","title":"Cards not used","says":"A card not chosen goes to the bottom of the building deck; when neither can be paid or the builder wants none, both go there and the turn ends without cost.","source":"Build"},
  {"id":"JOG-BLD-004","section":"Build","title":"Order of two returned cards","says":"Two cards returned together keep their drawn order, so the card drawn first will come up again first.","source":"Build","question":"The sheet does not say in which order two cards go back.","ruling":"The cards keep the order in which they were drawn. Option `buildReturnOrder` (drawn | chosen), default drawn; with chosen the builder orders them.","options":["buildReturnOrder"]},
  {"id":"JOG-BLD-005","section":"Build","title":"Short building deck","says":"With one card left only that card is drawn; with none left Build is not available.","source":"ruling"},
  {"id":"JOG-BLD-006","section":"Build","title":"Any building on any terrain","says":"Farms, lumber mills, mines and temples may stand on forest, plains, mountain or hill, appropriate or not.","source":"Build; Produce table"},
  {"id":"JOG-BLD-007","section":"Build","title":"Permanence","says":"A tile holds at most one building; tiles and buildings are never moved, removed or replaced.","source":"Build; Explore"},
  {"id":"JOG-BLD-008","section":"Build","title":"Cost of a lumber mill","says":"A lumber mill costs 25 food, 20 wood and 15 stone.","source":"Build, cost table"},
  {"id":"JOG-BLD-009","section":"Build","title":"Cost of a farm","says":"A farm costs 20 food, 20 wood and 20 stone.","source":"Build, cost table"},
  {"id":"JOG-BLD-010","section":"Build","title":"Cost of a mine","says":"A mine costs 30 food, 20 wood and 10 stone.","source":"Build, cost table"},
  {"id":"JOG-BLD-011","section":"Build","title":"Cost of a temple","says":"A temple costs 40 food, 30 wood, 40 stone and 20 magic.","source":"Build, cost table"},
  {"id":"JOG-SPC-001","section":"Special actions","title":"Special actions are actions","says":"Each use of a special action other than Trade is the one action of the acting character's turn and may follow a move in that turn.","source":"Game Play 2e; Special"},
  {"id":"JOG-SPC-002","section":"Special actions","title":"Temple actions need a temple","says":"Temple Alchemy, Advanced Alchemy and Statue building require the acting character to stand on a tile with a temple.","source":"Special, Temple Actions"},
  {"id":"JOG-SPC-003","section":"Special actions","title":"Temple Alchemy","says":"The character picks a whole number N of at least 1 and two different resources A and B; the pool gives N magic and N of A and receives N of B.","source":"Temple Actions, Alchemy","example":"Shaman, N = 16, A = wood, B = stone -> magic -16, wood -16, stone +16","question":"The sentence is tangled and could be read as a gain of N or of 2N.","ruling":"The character gains N, that is one for two given."},
  {"id":"JOG-SPC-004","section":"Special actions","title":"Limit of Temple Alchemy","says":"The N of a Temple Alchemy is at most twice the acting character's magic stat.","source":"Temple Actions, Alchemy","example":"Shaman 16, Chieftain 12, every other role 4"},
  {"id":"JOG-SPC-005","section":"Special actions","title":"Resources of Temple Alchemy","says":"The resources A and B of a Temple Alchemy are among food, wood and stone.","source":"Temple Actions, Alchemy","question":"The sheet says only \"resource\", and gold is called one.","ruling":"Neither gold nor magic can be A or B. Option `alchemyResources` (basic | withGold), default basic; withGold lets A or B also be gold.","options":["alchemyResources"]},
  {"id":"JOG-SPC-006","section":"Special actions","title":"Advanced Alchemy","says":"At a temple the pool may exchange 40 magic for 1 gold.","source":"Temple Actions, Advanced Alchemy"},
  {"id":"JOG-SPC-007","section":"Special actions","title":"Mine Alchemy","says":"At a mine the pool may exchange 25 magic and 30 stone for 1 gold.","source":"Mine Actions"},
  {"id":"JOG-SPC-008","section":"Special actions","title":"One exchange per action","says":"Advanced Alchemy, Mine Alchemy and Merchant each perform one exchange at the stated rate per action.","source":"ruling (the sheet states single amounts)"},
  {"id":"JOG-SPC-009","section":"Special actions","title":"Merchant","says":"At the Town Hall any character may exchange 100 of one basic resource for 25 of another basic resource.","source":"Town Hall, Merchant","question":"The exception for gold follows the received resource only.","ruling":"Gold can be neither given nor received."},
  {"id":"JOG-SPC-010","section":"Special actions","title":"Roll Call","says":"The Chieftain, and no other role, standing on the Town Hall, places one other character's token on any tile with a building, the Town Hall included.","source":"Town Hall, Roll Call; Additional Character Rules"},
  {"id":"JOG-SPC-011","section":"Special actions","title":"Targets of Roll Call","says":"The token may come from any tile, at any distance and without a path, but must end on a different tile; its player's consent is not needed, and a player's own second character can be chosen.","source":"Town Hall, Roll Call","question":"The sheet says \"any one other player token\".","ruling":"Any character other than the Chieftain."},
  {"id":"JOG-SPC-012","section":"Special actions","title":"Trade","says":"In the judgement phase, when a card has brought a basic resource to the losing threshold, the group may exchange 1 gold for 10 of one basic resource; this is nobody's turn action and is never available in a turn.","source":"Town Hall, Trade"},
  {"id":"JOG-SPC-013","section":"Special actions","title":"Trade needs somebody at the Town Hall","says":"Trade is possible only while at least one character stands on the Town Hall, counted when the window is open, so after the card's own relocations.","source":"Town Hall, Trade"},
  {"id":"JOG-SPC-014","section":"Special actions","title":"Trade window","says":"The Trade window opens after the card has been applied completely and closes with the loss check; until then the counters may be zero or negative and Trade adds to those values.","source":"Town Hall, Trade; end of Game Play","example":"6 wood, a card takes 12 -> -6; one gold -> 4, the game goes on"},
  {"id":"JOG-SPC-015","section":"Special actions","title":"Repeated Trade","says":"In one Trade window Trade may be repeated as long as there is gold, for the same or different resources, but only for a resource that is still at or under the threshold.","source":"Town Hall, Trade","question":"The sheet says one gold for ten and not how often; nor does it say that the resource must be the missing one.","ruling":"Trade may be repeated as often as needed. Option `tradeLimit` (asNeeded | once), default asNeeded; with once a single Trade goes through between a card and its loss check. Trade goes only for a resource that needs it, without an option, since a Trade for another resource does not avert the loss for which it may be taken.","options":["tradeLimit"]},
  {"id":"JOG-SPC-016","section":"Special actions","title":"Trade that does not suffice","says":"If any basic resource is still at or under the threshold when the Trade window closes the game is lost, however much gold was spent.","source":"Town Hall, Trade; end of Game Play"},
  {"id":"JOG-SPC-017","section":"Special actions","title":"Trade below zero or at zero","says":"The Trade window opens for the same threshold that loses the game.","source":"Town Hall, Trade; end of Game Play","question":"Trade speaks of a resource brought below zero, the end condition of one that reaches zero.","ruling":"One threshold for both, option `lossThreshold` (JOG-END-003).","options":["lossThreshold"]},
  {"id":"JOG-SPC-018","section":"Special actions","title":"No Trade during a turn","says":"Neither a judgement card drawn because of a marsh nor a payment or exchange in a turn opens a Trade window.","source":"Town Hall, Trade (judgement phase only); Explore","question":"A marsh card can bring the same loss, but the sheet limits Trade to the judgement phase.","ruling":"The limit is taken literally. Option `tradeOnMarshDraw`, default false; true opens the window for marsh cards, never for payments.","options":["tradeOnMarshDraw"]},
  {"id":"JOG-SPC-019","section":"Special actions","title":"Consent to a Trade","says":"A Trade happens when one player proposes it and every other player agrees.","source":"Town Hall, Trade","question":"The sheet asks for a group consensus without a procedure.","ruling":"The window asks the seats in turn order from the starting seat; a single refusal declines the proposal. A refused proposal may be made again by the same player for the same resource once another Trade went through, or never (unanimousOnce). Option `tradeConsent` (unanimous | unanimousOnce | anyPlayer), default unanimous.","options":["tradeConsent"]},
  {"id":"JOG-STAT-001","section":"The statue","title":"Building a piece","says":"Statue building, at a temple, pays the price of a piece and places one of the three interchangeable statue pieces on that temple's tile.","source":"Temple Actions, Statue building"},
  {"id":"JOG-STAT-002","section":"The statue","title":"Price of a piece","says":"A piece costs 15 food, 10 wood, 15 stone, 40 magic and 2 gold.","source":"Build, cost table, row Statue","question":"The table does not say whether the row is the price of the statue or of each of its three portions.","ruling":"The row is the price of each portion. Option `statueCost` (perPiece | whole), default perPiece; whole charges the row with the first piece and nothing for the other two.","options":["statueCost"]},
  {"id":"JOG-STAT-003","section":"The statue","title":"Halved price on a magical tile","says":"If the temple stands on a magical tile, of whatever terrain, a piece costs 20 magic and 1 gold instead of 40 and 2; food, wood and stone stay the same.","source":"Build, cost table (numbers in parentheses); Temple Actions, first note"},
  {"id":"JOG-STAT-004","section":"The statue","title":"One temple carries the statue","says":"Once the first piece stands, further pieces can only be built at the temple that holds it.","source":"Temple Actions, second note"},
  {"id":"JOG-STAT-005","section":"The statue","title":"One piece per action, any character","says":"One Statue building action places exactly one piece; different characters may build the pieces, several in one round, and the temple keeps all its other uses.","source":"Temple Actions, Statue building"},
  {"id":"JOG-CHAR-001","section":"Role abilities","title":"Farmer protects food","says":"While the Farmer stands on a tile with a farm, a judgement card takes 5 less food.","source":"Additional Character Rules, Farmer"},
  {"id":"JOG-CHAR-002","section":"Role abilities","title":"Miner protects stone","says":"While the Miner stands on a tile with a mine, a judgement card takes 5 less stone.","source":"Additional Character Rules, Miner"},
  {"id":"JOG-CHAR-003","section":"Role abilities","title":"Woodsman protects wood","says":"While the Woodsman stands on a tile with a lumber mill, a judgement card takes 5 less wood.","source":"Additional Character Rules, Craftsman"},
  {"id":"JOG-CHAR-004","section":"Role abilities","title":"Shaman protects magic","says":"While the Shaman stands on a tile with a temple, a judgement card takes 5 less magic.","source":"Additional Character Rules, Shaman"},
  {"id":"JOG-CHAR-005","section":"Role abilities","title":"Protection cannot go below nothing","says":"A protected loss is at least zero; protection never turns into a gain.","source":"ruling"},
  {"id":"JOG-CHAR-006","section":"Role abilities","title":"Protection is per card and resource","says":"The 5 that a role protects are taken off once from the card's total loss of that resource, after per-building, per-character and fractional losses have been worked out.","source":"Additional Character Rules; ruling"},
  {"id":"JOG-CHAR-007","section":"Role abilities","title":"Position at the draw","says":"A role protects if it is in place when the card is drawn, before the card moves anybody.","source":"Additional Character Rules"},
  {"id":"JOG-CHAR-008","section":"Role abilities","title":"Losses that protection covers","says":"Protection works against every judgement card, in the judgement phase or drawn because of a marsh, and against nothing else; it never lowers a price or an exchange.","source":"Additional Character Rules"},
  {"id":"JOG-CHAR-009","section":"Role abilities","title":"Gatherer looks at two tiles","says":"When the Gatherer explores, the top two tiles are revealed, one is chosen and placed as usual, and the other goes to the bottom of the terrain deck; the cost is that of one exploration.","source":"Additional Character Rules, Gatherer"},
  {"id":"JOG-CHAR-010","section":"Role abilities","title":"Gatherer drawing one tile","says":"The Gatherer may choose to draw a single tile, and must when only one is left.","source":"Additional Character Rules, Gatherer (may)"},
  {"id":"JOG-JUDG-001","section":"Judgement phase","title":"One card per round","says":"After the last turn of the round the top card of the judgement deck is drawn, shown to all and carried out; it then leaves the game and never returns to the deck.","source":"Game Play 3"},
  {"id":"JOG-JUDG-002","section":"Judgement phase","title":"Player who draws","says":"The player of the starting seat draws and makes the choices that the card leaves open.","source":"Game Play 3"},
  {"id":"JOG-JUDG-003","section":"Judgement phase","title":"Judgement Day cards are counted","says":"A Judgement Day card has no effect but to raise the count of Judgement Days, whether drawn in the judgement phase or because of a marsh.","source":"end of Game Play"},
  {"id":"JOG-JUDG-004","section":"Judgement phase","title":"Steps of resolving a card","says":"The steps of resolving a judgement card are: note positions and the pool; make the card's choices; add up each resource's losses and gains, rolling the card's dice; take off protection; change the pool once by gains minus losses; carry out relocations, then looks at the deck; in the judgement phase offer Trade if a basic resource is at the threshold; check for loss; then carry out any further draw the card orders.","source":"ruling"},
  {"id":"JOG-JUDG-005","section":"Judgement phase","title":"One net change per card, in full","says":"A card's losses and gains of a resource are netted into one change, applied in full even if the counter becomes negative; the negative value matters for Trade.","source":"Town Hall, Trade; ruling"},
  {"id":"JOG-JUDG-006","section":"Judgement phase","title":"Empty judgement deck","says":"If a card must be drawn and the judgement deck is empty the game is lost.","source":"ruling","question":"The sheet does not mention an empty deck; as every accepted deck holds at least three Judgement Days, the third is always drawn before the deck runs out.","ruling":"A guard that a valid game never reaches; the day of judgement has come, so it is a loss."},
  {"id":"JOG-DECK-001","section":"The judgement deck as data (the default deck is original to this project)","title":"The judgement deck is data","says":"The judgement deck is a list of card entries, each with an id, a name, a count, a kind (event or judgementDay) and a list of effects; the engine knows effects only, never card names.","source":"ruling","question":"The 36 cards beside the Judgement Days are not listed anywhere.","ruling":"Deck `default` of the content is an original design; option `judgementDeck` names another deck of the content or carries one inline.","options":["judgementDeck"]},
  {"id":"JOG-DECK-002","section":"The judgement deck as data (the default deck is original to this project)","title":"Replacing the deck","says":"A deck is accepted when ids are unique, counts are positive whole numbers, every amount is a whole number of at least zero, every effect is of a known kind, and Judgement Day cards total at least three; otherwise set-up is refused with the reason. The total size need not be 40.","source":"ruling"},
  {"id":"JOG-DECK-003","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect lose","says":"The effect lose takes `amount` of one basic resource, plus `perExtraCharacter` for each character in play beyond four.","source":"ruling (default deck)","example":"amount 12, perExtraCharacter 10 -> 12 with four characters, 22 with five, 32 with six"},
  {"id":"JOG-DECK-004","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect losePerCharacter","says":"The effect losePerCharacter takes `amount` for each character standing, when the card is drawn, on a tile of the kind `where` (any, marsh, townHall, or building for a building other than the Town Hall).","source":"ruling (default deck)"},
  {"id":"JOG-DECK-005","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect loseFraction","says":"The effect loseFraction takes numerator/denominator of the pool's amount of the resource at the draw, rounded down.","source":"ruling (default deck)","example":"a quarter of 27 food -> 6"},
  {"id":"JOG-DECK-006","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect losePerBuilding","says":"The effect losePerBuilding takes `amount` for each building of the named kind on the table; kind any counts farms, lumber mills, mines and temples, never the Town Hall.","source":"ruling (default deck)"},
  {"id":"JOG-DECK-007","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect gain","says":"The effect gain adds `amount` plus the sum of `dice` six-sided dice of one resource to the pool.","source":"ruling (default deck)"},
  {"id":"JOG-DECK-008","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect choose","says":"With the effect choose the drawing player picks exactly one of the listed options before anything on the card is worked out; every option may be picked, including one that loses the game.","source":"ruling (default deck)"},
  {"id":"JOG-DECK-009","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect scry","says":"With the effect scry the top `count` cards of the judgement deck (or all, if fewer) are shown to everybody; the drawing player may put up to `mayBottom` of them on the bottom, and the others go back on top in their old order. Cards looked at are not drawn, so a Judgement Day seen this way is not counted.","source":"ruling (default deck)"},
  {"id":"JOG-DECK-010","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect sendHome","says":"With the effect sendHome every character standing on a tile of the kind `where` (any or marsh) is relocated to the Town Hall after the pool has changed; this is not a move and ends nobody's turn early.","source":"ruling (default deck)"},
  {"id":"JOG-DECK-011","section":"The judgement deck as data (the default deck is original to this project)","title":"Effect drawAgain","says":"With the effect drawAgain `count` further cards are drawn one by one after this card is completely resolved, Trade window and loss check included; they are resolved in the same setting (judgement phase or marsh, same drawing player).","source":"ruling (default deck)"},
  {"id":"JOG-DECK-012","section":"The judgement deck as data (the default deck is original to this project)","title":"Default deck","says":"The default deck has four Judgement Day cards and 36 event cards: 16 that take one resource, 6 that take two or more, 4 that take a fraction, 4 that depend on buildings, places or a choice, and 6 others (four boons, one scry, one further draw).","source":"ruling (default deck)"},
  {"id":"JOG-END-001","section":"Winning and losing","title":"Winning","says":"The game is won at the moment the third statue piece is placed.","source":"How to win; end of Game Play"},
  {"id":"JOG-END-002","section":"Winning and losing","title":"Loss by Judgement Day","says":"The game is lost at the moment the third Judgement Day card is drawn, if the statue has fewer than three pieces.","source":"end of Game Play"},
  {"id":"JOG-END-003","section":"Winning and losing","title":"Loss by exhaustion","says":"The game is lost when any of food, wood, stone and magic is at zero or less at a loss check.","source":"end of Game Play","question":"One sentence loses at zero, the Trade rule speaks of falling below zero.","ruling":"Zero loses. Option `lossThreshold` (zero | belowZero), default zero; belowZero loses only under zero.","options":["lossThreshold"]},
  {"id":"JOG-END-004","section":"Winning and losing","title":"When the loss check happens","says":"The loss check follows every payment, every complete exchange, and every judgement card after its Trade window; it is not made in the middle of a card.","source":"end of Game Play; ruling"},
  {"id":"JOG-END-005","section":"Winning and losing","title":"Loss before win on the last piece","says":"If paying for the third piece brings a basic resource to the threshold the game is lost, since the price is paid before the piece is placed.","source":"Temple Actions, Statue building; end of Game Play","question":"Both end conditions seem to hold at once.","ruling":"Payment, loss check, then the piece. Option `lastPiece` (lossFirst | wins), default lossFirst; with wins no loss check comes between the payment for the third piece and the win.","options":["lastPiece"]},
  {"id":"JOG-END-006","section":"Winning and losing","title":"Nothing happens after the end","says":"Once the game is won or lost no further turn, draw or action takes place, and a won game cannot be lost by a later card.","source":"end of Game Play"},
  {"id":"JOG-END-007","section":"Winning and losing","title":"Kinds of loss","says":"The result records the cause: which resource ran out and by what (payment, exchange, card), the third Judgement Day, or an empty judgement deck.","source":"ruling"},
  {"id":"JOG-END-008","section":"Winning and losing","title":"Gold never loses","says":"The pool starts with zero gold, and having no gold is never a loss.","source":"SET UP 2; end of Game Play (four resources)"},
];
