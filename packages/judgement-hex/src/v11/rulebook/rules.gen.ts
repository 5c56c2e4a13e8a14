// Generated from rules-v11.yaml by `npm run rules`: do not edit.
import type { Catalogue } from '@rulewright/core';

/** The id of a rule of Judgement: Eternal Champions, v11 in inches; `catalogue` has what it says. */
export type RuleId =
  | 'JV11-BASE-001'
  | 'JV11-BASE-002'
  | 'JV11-BASE-003'
  | 'JV11-BASE-004'
  | 'JV11-BASE-005'
  | 'JV11-BASE-006'
  | 'JV11-BASE-007'
  | 'JV11-BASE-008'
  | 'JV11-BASE-009'
  | 'JV11-BASE-010'
  | 'JV11-BASE-011'
  | 'JV11-BASE-012'
  | 'JV11-BASE-013'
  | 'JV11-BASE-014'
  | 'JV11-BASE-015'
  | 'JV11-COMM-001'
  | 'JV11-COMM-002'
  | 'JV11-COMM-003'
  | 'JV11-COMM-004'
  | 'JV11-COMM-005'
  | 'JV11-COMM-006'
  | 'JV11-COMM-007'
  | 'JV11-COMM-008'
  | 'JV11-COMM-009'
  | 'JV11-COMM-010'
  | 'JV11-COMM-011'
  | 'JV11-COMM-012'
  | 'JV11-COMM-013'
  | 'JV11-COMM-014'
  | 'JV11-COMM-015'
  | 'JV11-COMM-016'
  | 'JV11-COMM-017'
  | 'JV11-COMM-018'
  | 'JV11-DICE-001'
  | 'JV11-DICE-002'
  | 'JV11-DICE-003'
  | 'JV11-DICE-004'
  | 'JV11-DICE-005'
  | 'JV11-DICE-006'
  | 'JV11-DICE-007'
  | 'JV11-DICE-008'
  | 'JV11-DICE-009'
  | 'JV11-MEL-001'
  | 'JV11-MEL-002'
  | 'JV11-MEL-003'
  | 'JV11-MEL-004'
  | 'JV11-MEL-005'
  | 'JV11-MEL-006'
  | 'JV11-MEL-007'
  | 'JV11-MEL-008'
  | 'JV11-RNG-001'
  | 'JV11-RNG-002'
  | 'JV11-RNG-003'
  | 'JV11-RNG-004'
  | 'JV11-RNG-005'
  | 'JV11-RNG-006'
  | 'JV11-RNG-007'
  | 'JV11-MAG-001'
  | 'JV11-MAG-002'
  | 'JV11-MAG-003'
  | 'JV11-FATE-001'
  | 'JV11-FATE-002'
  | 'JV11-FATE-003'
  | 'JV11-FATE-004'
  | 'JV11-FATE-005'
  | 'JV11-FATE-006'
  | 'JV11-FATE-007'
  | 'JV11-TERR-001'
  | 'JV11-TERR-002'
  | 'JV11-TERR-003'
  | 'JV11-TERR-004'
  | 'JV11-TERR-005'
  | 'JV11-TERR-006'
  | 'JV11-TERR-007'
  | 'JV11-TERR-008'
  | 'JV11-TERR-009'
  | 'JV11-COV-001'
  | 'JV11-COV-002'
  | 'JV11-COV-003'
  | 'JV11-COV-004'
  | 'JV11-COV-005'
  | 'JV11-COV-006'
  | 'JV11-COV-007'
  | 'JV11-ACT-001'
  | 'JV11-ACT-002'
  | 'JV11-ACT-003'
  | 'JV11-ACT-004'
  | 'JV11-ACT-005'
  | 'JV11-ACT-006'
  | 'JV11-ACT-007'
  | 'JV11-ACT-008'
  | 'JV11-ACT-009'
  | 'JV11-ACT-010'
  | 'JV11-ACT-011'
  | 'JV11-ACT-012'
  | 'JV11-ACT-013'
  | 'JV11-ACT-014'
  | 'JV11-ACT-015'
  | 'JV11-ACT-016'
  | 'JV11-ACT-017'
  | 'JV11-ACT-018'
  | 'JV11-ACT-019'
  | 'JV11-ACT-020'
  | 'JV11-ACT-021'
  | 'JV11-ACT-022'
  | 'JV11-UNIT-001'
  | 'JV11-UNIT-002'
  | 'JV11-UNIT-003'
  | 'JV11-UNIT-004'
  | 'JV11-UNIT-005'
  | 'JV11-UNIT-006'
  | 'JV11-UNIT-007'
  | 'JV11-UNIT-008'
  | 'JV11-UNIT-009'
  | 'JV11-UNIT-010'
  | 'JV11-UNIT-011'
  | 'JV11-UNIT-012'
  | 'JV11-UNIT-013'
  | 'JV11-UNIT-014'
  | 'JV11-UNIT-015'
  | 'JV11-UNIT-016'
  | 'JV11-UNIT-017'
  | 'JV11-UNIT-018'
  | 'JV11-UNIT-019'
  | 'JV11-SOUL-001'
  | 'JV11-SOUL-002'
  | 'JV11-SOUL-003'
  | 'JV11-SOUL-004'
  | 'JV11-SOUL-005'
  | 'JV11-SOUL-006'
  | 'JV11-SOUL-007'
  | 'JV11-SOUL-008'
  | 'JV11-COND-001'
  | 'JV11-COND-002'
  | 'JV11-COND-003'
  | 'JV11-COND-004'
  | 'JV11-COND-005'
  | 'JV11-COND-006'
  | 'JV11-COND-007'
  | 'JV11-COND-008'
  | 'JV11-COND-009'
  | 'JV11-COND-010'
  | 'JV11-COND-011'
  | 'JV11-COND-012'
  | 'JV11-COND-013'
  | 'JV11-COND-014'
  | 'JV11-COND-015';

/** Every rule of Judgement: Eternal Champions, v11 in inches, in the order of the rulebook. */
export const catalogue: Catalogue<RuleId> = [
  {"id":"JV11-BASE-001","section":"Edition, vocabulary, measuring","title":"Edition variant","says":"A game configured with the v11 edition uses the rules of this book; every v2.6 rule that no item here replaces stays in force.","source":"ruling","differs":"bridge: the sheet is a summary and omits set-up, drafting, cards, artefacts, line of sight, monsters' behaviour and winning"},
  {"id":"JV11-BASE-002","section":"Edition, vocabulary, measuring","title":"Vocabulary","says":"Action (A) is v2.6's action point, Move is Advance, Heal is Self-Heal, Trade Artefact is Hand Over, Respawn is Resurrect, Fire is burn, Frost is freeze, Knocked Down is knock down.","source":"Common Actions; Conditions","differs":"same: names only; a v2.6 card that names the other term means the same thing"},
  {"id":"JV11-BASE-003","section":"Edition, vocabulary, measuring","title":"Continuous board","says":"Positions are real-numbered coordinates in inches; there are no hexes, and every model has a round base of a given diameter.","source":"Common Actions (inches, base-to-base); Cover","differs":"changed: v2.6 (p. 18) has one model per hex on a hex grid"},
  {"id":"JV11-BASE-004","section":"Edition, vocabulary, measuring","title":"Base sizes","says":"Base diameters are data of each model.","source":"ruling","question":"The sheet measures to bases but gives no sizes.","ruling":"Defaults are 30 mm for Heroes and Summoned, 40 mm for Monsters, 25 mm for Souls, 50 mm for Effigies and Shrines; 25.4 mm to the inch. Option `v11BaseMm` gives the diameter of each kind of model.","options":["v11BaseMm"],"differs":"bridge: v2.6 has no bases"},
  {"id":"JV11-BASE-005","section":"Edition, vocabulary, measuring","title":"Distance","says":"The distance between two models is the shortest gap between the edges of their bases, zero when they touch; to a terrain feature or point it is the gap from the base's edge.","source":"Cover; Soul Harvesting; Unit Cohesion","differs":"changed: v2.6 (Within, p. 96-98) counts hexes","replaces":["JHX-DEF-002"]},
  {"id":"JV11-BASE-006","section":"Edition, vocabulary, measuring","title":"Within is inclusive","says":"Something is within X inches when the distance is X or less; differences of up to a thousandth of an inch count as equal.","source":"ruling","differs":"bridge: exact boundaries do not arise on hexes","replaces":["JHX-DEF-002"]},
  {"id":"JV11-BASE-007","section":"Edition, vocabulary, measuring","title":"Base-to-base","says":"Two models are base-to-base when the distance between them is zero.","source":"Common Actions (Bank, Recall, Trade, Buy/Sell)","differs":"units: replaces adjacency to the Effigy or to a friendly Hero (v2.6 p. 36-38)","replaces":["JHX-DEF-001","JHX-EFFIGY-026"]},
  {"id":"JV11-BASE-008","section":"Edition, vocabulary, measuring","title":"No overlap","says":"Bases may touch but never overlap another base, an Effigy, a Shrine or impassable terrain; where a rule lets a model pass through another, it may not end overlapping it.","source":"ruling","differs":"bridge: replaces one model per hex (v2.6 p. 18, Occupied Hex)","replaces":["JHX-DEF-005","JHX-MOVE-002"]},
  {"id":"JV11-BASE-009","section":"Edition, vocabulary, measuring","title":"Length of a hex","says":"Every length of v2.6 that the sheet does not restate is read with one inch for one hex: weapon reach, ability ranges, pushes, throws, Dash.","source":"ruling","differs":"bridge: conversion"},
  {"id":"JV11-BASE-010","section":"Edition, vocabulary, measuring","title":"Adjacency elsewhere","says":"Where v2.6 demands adjacency and the sheet gives neither base contact nor a distance (shrine control, Monster bounty, Ward, Protect Me, Explode) the models must be within 1 inch.","source":"ruling","question":"The sheet turns adjacency into base contact for the Effigy and into 2 inches for souls, and says nothing for the rest.","ruling":"The distance is one inch, the reach of an ordinary melee weapon. Option `v11AdjacentInches` (default 1).","options":["v11AdjacentInches"],"differs":"bridge: conversion of adjacency","replaces":["JHX-DEF-001"]},
  {"id":"JV11-BASE-011","section":"Edition, vocabulary, measuring","title":"Engagement","says":"A model engages an enemy that is within the reach of one of its melee weapons and in its line of sight; outside its own activation a longer reach counts as 1 inch.","source":"ruling","differs":"units: v2.6 p. 39-40 and 96-98","replaces":["JHX-ATTACK-007","JHX-ATTACK-012","JHX-ATTACK-013"]},
  {"id":"JV11-BASE-012","section":"Edition, vocabulary, measuring","title":"Line of sight","says":"A model sees another if some straight line from any point of its base to any point of the other's base touches no blocker; what blocks is as in v2.6.","source":"ruling","differs":"units: v2.6 p. 52, from hex outlines to base outlines","replaces":["JHX-LOS-001","JHX-LOS-020"]},
  {"id":"JV11-BASE-013","section":"Edition, vocabulary, measuring","title":"Measuring a move","says":"The length of a move is the length of the path of the base's centre; the base must stay clear of everything it may not overlap at every point of the path.","source":"Common Actions, Move","differs":"changed: v2.6 counts hexes entered (p. 36-38)","replaces":["JHX-MOVE-001"]},
  {"id":"JV11-BASE-014","section":"Edition, vocabulary, measuring","title":"Maps","says":"Battlefields are data in inches; a v2.6 map may be converted with one inch between the centres of neighbouring hexes and every terrain hex as a hexagon of that size.","source":"Communion Phase (per map); ruling","differs":"bridge: the sheet refers to maps and contains none"},
  {"id":"JV11-BASE-015","section":"Edition, vocabulary, measuring","title":"Areas along a path","says":"An effect that waits in an area, such as that of an Icon, acts at the point of a movement where the base first comes within the area, before the rest of the movement; a Place or Throw enters an area only where it ends.","source":"ruling","differs":"units: v2.6 moves from hex to hex, so each hex of an area is entered by a step of its own","replaces":["JHX-MOVE-018"]},
  {"id":"JV11-COMM-001","section":"Communion phase","title":"Order of the phase","says":"The communion phase runs: start triggers; movement of unbound souls, then of monsters; Fate; spawning of souls, then of monsters; respawning of dead Heroes.","source":"Communion Phase 1-5","differs":"same: steps 1 to 5 of v2.6 p. 32-33","replaces":["JHX-ROUND-003"]},
  {"id":"JV11-COMM-002","section":"Communion phase","title":"Start triggers","says":"Effects that happen at the start of the communion phase are resolved first.","source":"Communion Phase 1","differs":"same: v2.6 p. 32","replaces":["JHX-COMMUNION-001"]},
  {"id":"JV11-COMM-003","section":"Communion phase","title":"Souls before monsters","says":"All unbound souls move before any monster moves.","source":"Communion Phase 2","differs":"same: v2.6 p. 32","replaces":["JHX-COMMUNION-003"]},
  {"id":"JV11-COMM-004","section":"Communion phase","title":"Distance of a soul","says":"Each unbound soul moves D3 inches, rolled for each soul.","source":"Communion Phase 2","question":"The sheet does not say whether one roll serves all souls.","ruling":"Each soul has a roll of its own, souls in random order. The option soulDice of JHX-SOUL-007 holds here too.","differs":"changed: v2.6 moves D2 hexes","replaces":["JHX-SOUL-007"]},
  {"id":"JV11-COMM-005","section":"Communion phase","title":"Goal of a soul","says":"An unbound soul moves towards the nearest Hero.","source":"Communion Phase 2","question":"The line names Hero/Summoned with \"(Souls)\" behind it, so it is unclear which of souls and monsters seek Summoned models.","ruling":"Souls seek Heroes only. Option `v11SoulTargets` (heroes | heroesAndSummoned), default heroes.","options":["v11SoulTargets"],"differs":"same: v2.6 p. 32, with its exclusions of cursed and Soulless Heroes and its tie-break by most remaining health, then at random","replaces":["JHX-SOUL-008","JHX-SOUL-009"]},
  {"id":"JV11-COMM-006","section":"Communion phase","title":"Path and stop of a soul","says":"A soul takes the shortest path to its goal, through models but around impassable terrain, stops in base contact with the goal, and never ends overlapping a base; it then stops at the last free point of its path.","source":"ruling","differs":"units: v2.6 p. 76","replaces":["JHX-SOUL-005","JHX-SOUL-006","JHX-SOUL-012"]},
  {"id":"JV11-COMM-007","section":"Communion phase","title":"Monsters move","says":"Each monster moves its MOV in inches towards the nearest Hero or Summoned model.","source":"Communion Phase 2","differs":"changed: v2.6 sends a Hunter to the nearest enemy model, which in the five-a-side game can be an Effigy; v11 never does","replaces":["JHX-MONSTER-018","JHX-MONSTER-028"]},
  {"id":"JV11-COMM-008","section":"Communion phase","title":"Other monster behaviour","says":"Tie-breaks, standing up, attacking at the end of the move, not activating in round one or in the round of respawning, and reactive attacks are those of v2.6.","source":"ruling","differs":"bridge: v2.6 p. 72-73","replaces":["JHX-MONSTER-016","JHX-MONSTER-017","JHX-MONSTER-020","JHX-MONSTER-021","JHX-MONSTER-022","JHX-MONSTER-023"]},
  {"id":"JV11-COMM-009","section":"Communion phase","title":"Cursed Heroes are ignored for Fate","says":"In the Fate step a cursed Hero counts for nothing: souls bound to it give no Fate, it neither controls nor contests a shrine, and it cannot be sacrificed.","source":"Communion Phase 3","question":"The sheet says only to ignore cursed Heroes.","ruling":"A cursed Hero is ignored for the whole of step 3.","differs":"changed: in v2.6 souls bound to a cursed Hero still give Fate (p. 32); the other two are the same","replaces":["JHX-FATE-003","JHX-SOUL-036"]},
  {"id":"JV11-COMM-010","section":"Communion phase","title":"Free Fate","says":"Each player gains 1 Fate in each of the first two rounds.","source":"Communion Phase 3","differs":"same: v2.6 p. 32","replaces":["JHX-FATE-002"]},
  {"id":"JV11-COMM-011","section":"Communion phase","title":"Fate from souls","says":"Each player gains 1 Fate for every soul bound to one of their Heroes (subject to the curse, JV11-COMM-009) and for every soul banked.","source":"Communion Phase 3","differs":"same: v2.6 p. 32, but see JV11-COMM-009","replaces":["JHX-FATE-003"]},
  {"id":"JV11-COMM-012","section":"Communion phase","title":"Fate from shrines","says":"A controlled shrine gives the Fate that the map states.","source":"Communion Phase 3","differs":"same: v2.6 p. 32 and 81","replaces":["JHX-FATE-004"]},
  {"id":"JV11-COMM-013","section":"Communion phase","title":"Sacrifice","says":"A player with 0 Fate after all additions may damage one living Hero by a third of its maximum health, but at least 5, to gain 1 Fate.","source":"Communion Phase 3","example":"maximum 16 -> 6; maximum 12 -> 5","differs":"same: v2.6 p. 32","replaces":["JHX-FATE-008","JHX-FATE-009"]},
  {"id":"JV11-COMM-014","section":"Communion phase","title":"Details of the sacrifice","says":"The third is rounded up and includes temporary health in the maximum, the damage ignores RES, a Hero that it would reduce to 0 is not eligible, and it is done once per phase.","source":"ruling","differs":"bridge: v2.6 p. 32","replaces":["JHX-FATE-009","JHX-FATE-010","JHX-FATE-011","JHX-FATE-012"]},
  {"id":"JV11-COMM-015","section":"Communion phase","title":"Spawning","says":"Souls spawn first, then monsters.","source":"Communion Phase 4","question":"The sheet does not say which model stands on a pit where several bases are in the way of what comes out of it.","ruling":"The model nearest to the pit stands on it; of several as near, one of the active player's. An Effigy chooses no place.","differs":"same: v2.6 p. 33, whose limits and places apply (a blocked pit spawns within 1 inch of it)","replaces":["JHX-COMMUNION-007"]},
  {"id":"JV11-COMM-016","section":"Communion phase","title":"Respawning","says":"Dead Heroes respawn in base contact with their Effigy in step 5.","source":"Communion Phase 5","differs":"units: v2.6 p. 33 places them adjacent; 5 health below maximum and one action less in that round apply as there","replaces":["JHX-COMMUNION-009","JHX-COMMUNION-010","JHX-COMMUNION-011"]},
  {"id":"JV11-COMM-017","section":"Communion phase","title":"First round","says":"In the first round only the Fate step takes place.","source":"ruling","differs":"bridge: v2.6 p. 32","replaces":["JHX-ROUND-002"]},
  {"id":"JV11-COMM-018","section":"Communion phase","title":"End of the phase","says":"After respawning, end-of-phase effects are resolved and each player, in turn order, may call the Effigy Power once per game.","source":"ruling","question":"The sheet's list stops at step 5.","ruling":"Step 6 stays as a fallback.","differs":"bridge: step 6 of v2.6 p. 33","replaces":["JHX-COMMUNION-015"]},
  {"id":"JV11-DICE-001","section":"Attack dice pool","title":"Start of the pool","says":"The pool starts from the attacker's MEL, MAG or RNG, whichever the attack uses.","source":"Dice","differs":"same: v2.6 p. 40","replaces":["JHX-ATTACK-016"]},
  {"id":"JV11-DICE-002","section":"Attack dice pool","title":"Subtract AGI","says":"The defender's AGI is subtracted from the start value.","source":"Dice","differs":"same: v2.6 p. 40","replaces":["JHX-ATTACK-016"]},
  {"id":"JV11-DICE-003","section":"Attack dice pool","title":"Smallest base","says":"The result of the subtraction counts as 1 if it is less, before modifiers.","source":"ruling","example":"MEL 4 against AGI 6 with a charge -> 1 + 2 = 3","question":"The sheet's arithmetic has no floor after the subtraction.","ruling":"The floor of v2.6 applies. Option `v11BaseFloor` (true | false), default true.","options":["v11BaseFloor"],"differs":"bridge: v2.6 p. 40","replaces":["JHX-ATTACK-017"]},
  {"id":"JV11-DICE-004","section":"Attack dice pool","title":"Positive modifiers","says":"All positive modifiers of the pool are added after the AGI was subtracted.","source":"Dice","differs":"same: v2.6 p. 41","replaces":["JHX-ATTACK-018"]},
  {"id":"JV11-DICE-005","section":"Attack dice pool","title":"Negative modifiers","says":"All negative modifiers of the pool are subtracted after the positive ones, cover and Stand Your Ground among them.","source":"Dice; Melee, Ranged and Magic Modifiers","differs":"changed: v2.6 (p. 42) lists terrain and Stand Your Ground as later steps; the number of dice is the same","replaces":["JHX-ATTACK-018","JHX-ATTACK-028"]},
  {"id":"JV11-DICE-006","section":"Attack dice pool","title":"Modifiers after all modifiers","says":"Effects on the pool that say they apply after all modifiers come last.","source":"Dice","differs":"same: v2.6 p. 60 and the abilities that say so","replaces":["JHX-ATTACK-020"]},
  {"id":"JV11-DICE-007","section":"Attack dice pool","title":"Order within a step","says":"Within one step of the count of a pool (positive, negative, after all modifiers) the active player chooses the order, also when the attack is made by the other player's model.","source":"Dice","differs":"changed: v2.6 (p. 60) lets the model's owner order conditions of the last step, and rules.yaml adds dice of that step before subtracting","replaces":["JHX-ORDER-003","JHX-ORDER-004","JHX-ATTACK-020"]},
  {"id":"JV11-DICE-008","section":"Attack dice pool","title":"Smallest pool","says":"The pool is raised to 1 die if it is less after the negative modifiers, and again after each effect of the last step.","source":"ruling","example":"raw pool 0 -> 1; Dual Wield -1 first -> 1, then Mark Target +1 -> 2; the other way round 1","differs":"bridge: v2.6 p. 42; rules.yaml puts additions before subtractions in the last step, v11 lets the active player choose (JV11-DICE-007)","replaces":["JHX-ATTACK-019","JHX-ATTACK-020"]},
  {"id":"JV11-DICE-009","section":"Attack dice pool","title":"The rest of an attack","says":"Declaring, rolling, using three dice at most, hits, damage, death and combat manoeuvres follow v2.6.","source":"ruling","differs":"bridge: v2.6 p. 40-46","replaces":["JHX-ATTACK-003"]},
  {"id":"JV11-MEL-001","section":"Melee modifiers","title":"Charging","says":"The attack of a charge has 2 more dice.","source":"Melee Modifiers; Charge","differs":"same: v2.6 p. 36-38 and 41 (first attack of the charge only)","replaces":["JHX-ATTACK-021"]},
  {"id":"JV11-MEL-002","section":"Melee modifiers","title":"Additional friendly models","says":"A melee attack has one more die for each friendly model other than the attacker that engages the target.","source":"Melee Modifiers","differs":"same: Ganging Up, v2.6 p. 41","replaces":["JHX-ATTACK-022"]},
  {"id":"JV11-MEL-003","section":"Melee modifiers","title":"Parting Blow","says":"A Parting Blow has 1 more die.","source":"Melee Modifiers","differs":"same: v2.6 p. 47","replaces":["JHX-PARTING-008"]},
  {"id":"JV11-MEL-004","section":"Melee modifiers","title":"Additional enemies","says":"A melee attack has one die less for each enemy model other than the target that engages the attacker; monsters do not suffer this.","source":"Melee Modifiers","differs":"same: Distracted, v2.6 p. 41","replaces":["JHX-ATTACK-024","JHX-MONSTER-051"]},
  {"id":"JV11-MEL-005","section":"Melee modifiers","title":"Over hard cover","says":"A melee attack has one die less when the target has hard cover from the attacker.","source":"Melee Modifiers","differs":"same: v2.6 p. 53, where all cover is of one kind","replaces":["JHX-COVER-007"]},
  {"id":"JV11-MEL-006","section":"Melee modifiers","title":"Stand Your Ground","says":"A charge attack has one die less if the target used Stand Your Ground.","source":"Melee Modifiers; Fate","differs":"same: v2.6 p. 36-38","replaces":["JHX-CHARGE-019"]},
  {"id":"JV11-MEL-007","section":"Melee modifiers","title":"Smallest Parting Blow","says":"A Parting Blow is never rolled with fewer than 3 dice.","source":"ruling","differs":"bridge: v2.6 p. 47","replaces":["JHX-PARTING-009"]},
  {"id":"JV11-MEL-008","section":"Melee modifiers","title":"Soft cover in melee","says":"Soft cover does not change a melee attack.","source":"Melee Modifiers","differs":"added: v2.6 knows no soft cover","replaces":["JHX-COVER-013"]},
  {"id":"JV11-RNG-001","section":"Ranged modifiers","title":"Aiming","says":"A model that aims has 1 more die on its ranged attacks of that activation.","source":"Ranged Modifiers","differs":"same: v2.6 p. 41","replaces":["JHX-ATTACK-029"]},
  {"id":"JV11-RNG-002","section":"Ranged modifiers","title":"Claiming the aim","says":"Aiming is claimed at the beginning of the activation.","source":"ruling","differs":"bridge: v2.6 p. 41","replaces":["JHX-ATTACK-029","JHX-ATTACK-031"]},
  {"id":"JV11-RNG-003","section":"Ranged modifiers","title":"Aiming forbids advancing only","says":"A model that aims cannot Move or Charge in that activation; melee attacks and Effigy Recall remain allowed.","source":"Ranged Modifiers","question":"The sheet names only advancing; it could be a shortened list.","ruling":"Aiming forbids only what the sheet names; a Charge contains an advance. Option `v11AimForbids` (advance | asHexEdition), default advance.","options":["v11AimForbids"],"differs":"changed: v2.6 also forbids melee Basic Attacks and Effigy Recall","replaces":["JHX-ATTACK-030","JHX-CHARGE-018"]},
  {"id":"JV11-RNG-004","section":"Ranged modifiers","title":"Aiming and manoeuvres","says":"A model that aims may spend manoeuvre symbols, including a Push that moves itself.","source":"Ranged Modifiers","differs":"same: in effect; v2.6 does not mention it and rules.yaml rules it so","replaces":["JHX-ATTACK-032"]},
  {"id":"JV11-RNG-005","section":"Ranged modifiers","title":"Target in melee","says":"A ranged attack has one die less for each model, other than the attacker, that engages or is engaged by the target.","source":"Ranged Modifiers","question":"The sheet says for each model in melee, which could count the target itself.","ruling":"The target is not counted, as in v2.6.","differs":"same: Firing Into Melee, v2.6 p. 41","replaces":["JHX-ATTACK-033","JHX-ATTACK-034"]},
  {"id":"JV11-RNG-006","section":"Ranged modifiers","title":"Soft cover","says":"A ranged attack has one die less when the target has soft cover from the attacker.","source":"Ranged Modifiers","differs":"added: v2.6 has one kind of cover at -2 and gives Stealth for forests","replaces":["JHX-COVER-013"]},
  {"id":"JV11-RNG-007","section":"Ranged modifiers","title":"Hard cover","says":"A ranged attack has two dice less when the target has hard cover from the attacker.","source":"Ranged Modifiers","differs":"same: v2.6 p. 53","replaces":["JHX-COVER-006"]},
  {"id":"JV11-MAG-001","section":"Magic modifiers","title":"Target in melee","says":"A magic attack has one die less for each model, other than the attacker, that engages or is engaged by the target.","source":"Magic Modifiers","differs":"same: v2.6 p. 42","replaces":["JHX-ATTACK-033","JHX-ATTACK-034"]},
  {"id":"JV11-MAG-002","section":"Magic modifiers","title":"Hard cover","says":"A magic attack has one die less when the target has hard cover from the attacker.","source":"Magic Modifiers","differs":"same: v2.6 p. 53","replaces":["JHX-COVER-007"]},
  {"id":"JV11-MAG-003","section":"Magic modifiers","title":"Soft cover","says":"Soft cover does not change a magic attack.","source":"Magic Modifiers","differs":"added: v2.6 knows no soft cover","replaces":["JHX-COVER-013"]},
  {"id":"JV11-FATE-001","section":"Spending Fate","title":"Re-roll","says":"A Fate re-rolls all dice of a pool just rolled.","source":"Fate","differs":"same: Try Again, v2.6 p. 36-38; attack pools, soul harvest rolls and D3 rolls are pools alike; monster and Summoned attacks are excluded as there","replaces":["JHX-REROLL-001","JHX-REROLL-002"]},
  {"id":"JV11-FATE-002","section":"Spending Fate","title":"Re-roll once","says":"Dice that have been re-rolled are never re-rolled again.","source":"Fate","differs":"same: v2.6 p. 40-46","replaces":["JHX-REROLL-004"]},
  {"id":"JV11-FATE-003","section":"Spending Fate","title":"Stand Your Ground","says":"A Hero that is charged may spend 1 Fate, once per charge, after the charger has moved and before the dice, to take 1 die from the charge attack.","source":"Fate","differs":"same: v2.6 p. 36-38, which supplies price and window","replaces":["JHX-CHARGE-019","JHX-CHARGE-020","JHX-CHARGE-021"]},
  {"id":"JV11-FATE-004","section":"Spending Fate","title":"Removing a condition","says":"At the start of its activation, before any action, a Hero may spend 1 Fate to remove one condition from itself, once per activation.","source":"Fate","differs":"changed: v2.6's Cleanse may be used at any time of the activation","replaces":["JHX-ACTION-007","JHX-ACTION-008"]},
  {"id":"JV11-FATE-005","section":"Spending Fate","title":"Later conditions cannot be removed with Fate","says":"A condition gained during the activation, or left over once the first action has begun, cannot be removed with Fate in that activation.","source":"Fate","differs":"changed: v2.6 allows it","replaces":["JHX-ACTION-008"]},
  {"id":"JV11-FATE-006","section":"Spending Fate","title":"Fate pays for artefacts","says":"Buying an artefact costs its price in Fate and selling one returns it.","source":"Fate; Buy/Sell Artefacts","differs":"same: v2.6 p. 36-38","replaces":["JHX-ARTEFACT-006","JHX-ARTEFACT-007"]},
  {"id":"JV11-FATE-007","section":"Spending Fate","title":"Removal is not expiry","says":"A condition removed with Fate does not trigger what happens when it expires.","source":"Fate; Conditions","differs":"same: in effect as v2.6, where a removed burn deals no damage","replaces":["JHX-ACTION-009"]},
  {"id":"JV11-TERR-001","section":"Terrain","title":"Within terrain","says":"A model is within a terrain feature when its base touches or overlaps it.","source":"Terrain","differs":"changed: v2.6 asks for the hex the model occupies or passes through"},
  {"id":"JV11-TERR-002","section":"Terrain","title":"Rough ground","says":"A Move or Charge during which the base is within rough ground at any point, its start included, has MOV reduced by 1.","source":"Terrain","differs":"changed: v2.6 (p. 50) waives the penalty when only the last hex of the move is rough; v11 has no such exception","replaces":["JHX-TERRAIN-009","JHX-TERRAIN-010","JHX-TERRAIN-011"]},
  {"id":"JV11-TERR-003","section":"Terrain","title":"Treacherous ground, movement","says":"A Move or Charge during which the base is within treacherous ground at any point has MOV reduced by 2.","source":"Terrain","differs":"changed: as for rough ground, no exception for the end of the move","replaces":["JHX-TERRAIN-012"]},
  {"id":"JV11-TERR-004","section":"Terrain","title":"Treacherous ground, damage","says":"A model takes 1 damage when it is within treacherous ground during an action that moves it, and 1 of its RES is ignored for it.","source":"Terrain","example":"RES 1 -> 1 damage; RES 2 -> 0 damage","differs":"same: 1 Armour Piercing damage, v2.6 p. 50","replaces":["JHX-TERRAIN-013"]},
  {"id":"JV11-TERR-005","section":"Terrain","title":"Damage once per action, at once","says":"Treacherous damage is dealt at the first moment of contact and at most once per action; pushes, placements and throws into it deal it as well.","source":"ruling","differs":"bridge: v2.6 p. 50","replaces":["JHX-TERRAIN-013","JHX-TERRAIN-015","JHX-TERRAIN-016"]},
  {"id":"JV11-TERR-006","section":"Terrain","title":"Impassable terrain","says":"No model may move over impassable terrain unless a rule of its own says so.","source":"Terrain","differs":"same: v2.6 p. 51","replaces":["JHX-TERRAIN-022"]},
  {"id":"JV11-TERR-007","section":"Terrain","title":"Several penalties","says":"Only the greatest movement penalty of an action applies, and MOV never falls below 1.","source":"ruling","differs":"bridge: v2.6 p. 50-51","replaces":["JHX-MOVE-007","JHX-MOVE-008"]},
  {"id":"JV11-TERR-008","section":"Terrain","title":"The penalty limits the path","says":"A path that touches penalising ground may be no longer than the reduced allowance; a model whose allowance would be exceeded on contact must stop short of it.","source":"ruling","differs":"bridge: continuous counterpart of counting the penalty per action","replaces":["JHX-MOVE-005"]},
  {"id":"JV11-TERR-009","section":"Terrain","title":"Pushes ignore the penalty","says":"Movement penalties apply to Move and Charge only.","source":"Terrain (advance or charge actions)","differs":"same: v2.6 p. 46","replaces":["JHX-MAN-015"]},
  {"id":"JV11-COV-001","section":"Cover","title":"Close to the feature","says":"A model can have cover only from a feature within 1 inch of its base.","source":"Cover","differs":"units: v2.6 p. 53 asks for an adjacent hex","replaces":["JHX-COVER-001"]},
  {"id":"JV11-COV-002","section":"Cover","title":"Forests from inside","says":"A forest gives cover only to a model within it.","source":"Cover","differs":"added: in v2.6 a forest gives Stealth and blocks sight but no cover","replaces":["JHX-COVER-013"]},
  {"id":"JV11-COV-003","section":"Cover","title":"Line through the feature","says":"A model near a feature has cover from it if at least one straight line from any part of its base to any part of the attacker's base crosses the feature.","source":"Cover","question":"The sheet asks only for a line between the two bases, without saying that it crosses the feature.","ruling":"The line must cross the feature; running along its edge counts, touching a single point does not, as in v2.6. Otherwise nearness alone would give cover from every side. For a forest any line that starts inside crosses it.","differs":"changed: v2.6 draws a line through the model's centre parallel to the terrain and compares sides","replaces":["JHX-COVER-002","JHX-COVER-003","JHX-COVER-004"]},
  {"id":"JV11-COV-004","section":"Cover","title":"Hard cover","says":"Impassable terrain gives hard cover; walls, Shrines and Effigies do as well.","source":"Terrain, Impassable","question":"The sheet names only impassable terrain.","ruling":"The other cover features of v2.6 are hard.","differs":"same: they give cover in v2.6 (p. 51, 53, 80, 81)","replaces":["JHX-COVER-009","JHX-COVER-010","JHX-COVER-011","JHX-COVER-012"]},
  {"id":"JV11-COV-005","section":"Cover","title":"Soft cover","says":"A forest gives soft cover.","source":"Cover; Ranged Modifiers","question":"The sheet never says what soft cover is.","ruling":"Forests give it, since they are the only cover feature that is not hard.","differs":"added: v2.6 has no soft cover","replaces":["JHX-COVER-013"]},
  {"id":"JV11-COV-006","section":"Cover","title":"Forests give no Stealth","says":"A model within a forest can be targeted from any distance; forests block sight between models outside as in v2.6.","source":"ruling","question":"The sheet is silent on Stealth, but with it soft cover could hardly ever matter beyond 2 inches.","ruling":"Soft cover replaces Stealth in forests. Option `v11ForestStealth` (default false) gives Stealth back.","options":["v11ForestStealth"],"differs":"dropped: v2.6 (p. 50) gives Stealth in forests; smoke keeps it","replaces":["JHX-TERRAIN-006","JHX-TERRAIN-007"]},
  {"id":"JV11-COV-007","section":"Cover","title":"One cover only","says":"A model with several covers from an attacker uses the best one; soft and hard are not added.","source":"ruling","differs":"bridge: cumulation does not arise in v2.6","replaces":["JHX-COVER-008"]},
  {"id":"JV11-ACT-001","section":"Common actions","title":"Three actions","says":"A Hero has 3 actions in its activation unless something changes the number.","source":"Common Actions","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACT-008"]},
  {"id":"JV11-ACT-002","section":"Common actions","title":"Move","says":"For 1A a model moves along any path of up to its MOV in inches.","source":"Move","differs":"units: Advance, v2.6 p. 36-38","replaces":["JHX-ACTION-003"]},
  {"id":"JV11-ACT-003","section":"Common actions","title":"Price of a charge","says":"A charge costs 1A plus the price of the Basic Attack made at its end.","source":"Charge","differs":"same: v2.6 p. 36-38","replaces":["JHX-CHARGE-001"]},
  {"id":"JV11-ACT-004","section":"Common actions","title":"Length of a charge","says":"The charge moves up to MOV plus 3 inches.","source":"Charge","differs":"changed: v2.6 has MOV plus 2 hexes","replaces":["JHX-CHARGE-007","JHX-CHARGE-008"]},
  {"id":"JV11-ACT-005","section":"Common actions","title":"Straight line","says":"The charge is one straight segment from the starting position.","source":"Charge","differs":"changed: v2.6 (p. 55-57) allows a side step and a slalom line; v11 has neither","replaces":["JHX-CHARGE-009","JHX-CHARGE-010","JHX-CHARGE-011","JHX-CHARGE-012"]},
  {"id":"JV11-ACT-006","section":"Common actions","title":"End of a charge","says":"The charge must end with the charger engaging its target; otherwise it cannot be made.","source":"Charge","differs":"same: v2.6 p. 36-38","replaces":["JHX-CHARGE-006"]},
  {"id":"JV11-ACT-007","section":"Common actions","title":"Charging over walls","says":"A charge over a wall requires Pathfinder.","source":"Charge","differs":"same: v2.6 p. 50-52 and 66-69; Fly still ignores walls and intervening models","replaces":["JHX-CHARGE-014"]},
  {"id":"JV11-ACT-008","section":"Common actions","title":"Models that can be charged","says":"The target is an enemy in line of sight that the charger neither engages nor is engaged by at the start.","source":"ruling","differs":"bridge: v2.6 p. 36-38","replaces":["JHX-CHARGE-002","JHX-CHARGE-003","JHX-CHARGE-004"]},
  {"id":"JV11-ACT-009","section":"Common actions","title":"Basic Attack","says":"A Basic Attack is made against an enemy in range at the price on the card.","source":"Basic Attack","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACTION-006"]},
  {"id":"JV11-ACT-010","section":"Common actions","title":"Stand up","says":"For 1A the Hero loses the knocked down condition.","source":"Stand up","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACTION-028"]},
  {"id":"JV11-ACT-011","section":"Common actions","title":"Price of a harvest","says":"Harvesting a soul costs 2A.","source":"Harvest Soul","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACTION-019"]},
  {"id":"JV11-ACT-012","section":"Common actions","title":"Banking","says":"For 1A a Hero base-to-base with its Effigy banks any number of the souls bound to it.","source":"Bank Souls","differs":"units: v2.6 p. 36-38","replaces":["JHX-ACTION-004","JHX-ACTION-005"]},
  {"id":"JV11-ACT-013","section":"Common actions","title":"Heal","says":"For 1A and 1F the active Hero heals 5, once per activation.","source":"Heal; Fate","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACTION-016","JHX-ACTION-017"]},
  {"id":"JV11-ACT-014","section":"Common actions","title":"Effigy Recall","says":"For 2A the active Hero is placed base-to-base with its Effigy.","source":"Effigy Recall","differs":"units: v2.6 p. 36-38","replaces":["JHX-ACTION-010"]},
  {"id":"JV11-ACT-015","section":"Common actions","title":"Recall heals","says":"After being placed the Hero heals D3 + 1, up to its maximum; this does not count as the Heal action.","source":"Effigy Recall","differs":"added: v2.6's recall heals nothing"},
  {"id":"JV11-ACT-016","section":"Common actions","title":"Recall and Parting Blows","says":"Each enemy that engages the Hero may make a Parting Blow before it is placed.","source":"Effigy Recall","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACTION-011","JHX-ACTION-012"]},
  {"id":"JV11-ACT-017","section":"Common actions","title":"Failed recall","says":"If a Parting Blow knocks the Hero down the recall fails: the Hero stays where it is, is not healed, and the 2A are spent.","source":"Effigy Recall","question":"The sheet does not say whether further Parting Blows follow or whether the actions are refunded.","ruling":"The Hero is no longer leaving, so outstanding Parting Blows are not made; nothing is refunded.","differs":"same: v2.6 p. 47","replaces":["JHX-ACTION-013","JHX-ACT-011","JHX-PARTING-018"]},
  {"id":"JV11-ACT-018","section":"Common actions","title":"No room at the Effigy","says":"Recall is not available when no position in base contact with the Effigy is free.","source":"ruling","differs":"bridge: v2.6 p. 33 for respawning","replaces":["JHX-ACTION-014"]},
  {"id":"JV11-ACT-019","section":"Common actions","title":"Trade Artefact","says":"For 1A a Hero gives any of its artefacts to one friendly Hero in base contact that has the slots free.","source":"Trade Artefact","differs":"changed: v2.6's Hand Over (p. 36-38) passes one artefact per action to an adjacent Hero","replaces":["JHX-ACTION-029","JHX-ACTION-030"]},
  {"id":"JV11-ACT-020","section":"Common actions","title":"Buying and selling","says":"For 1A a Hero base-to-base with its Effigy may buy and sell any number of artefacts for Fate.","source":"Buy/Sell Artefacts","differs":"units: v2.6 p. 36-38, whose trade-in, slot limits and prices apply","replaces":["JHX-ACTION-032"]},
  {"id":"JV11-ACT-021","section":"Common actions","title":"Free after respawning","says":"A Hero that respawned this round buys and sells without spending the action, while base-to-base with its Effigy.","source":"Buy/Sell Artefacts","differs":"same: v2.6 p. 33 (which names buying only)","replaces":["JHX-COMMUNION-012"]},
  {"id":"JV11-ACT-022","section":"Common actions","title":"Actions after respawning","says":"A Hero that respawned this round has one action less, so 2A.","source":"Units, Death (still restricted to 2A)","differs":"same: v2.6 p. 33","replaces":["JHX-COMMUNION-011"]},
  {"id":"JV11-UNIT-001","section":"Hero units","title":"Commander and artefacts","says":"Only the Commander of a unit can buy, sell and carry artefacts.","source":"Units","differs":"same: v2.6 p. 82","replaces":["JHX-UNIT-002"]},
  {"id":"JV11-UNIT-002","section":"Hero units","title":"Commander's recall","says":"Only the Commander can use Effigy Recall; members in cohesion are placed base-to-base with the Effigy along with it.","source":"Units","question":"The sheet says that the members get pulled along, p. 83 that they can be Placed there too.","ruling":"As on p. 83, each member in cohesion may come along or stay.","differs":"units: v2.6 p. 83","replaces":["JHX-UNIT-002","JHX-UNIT-019"]},
  {"id":"JV11-UNIT-003","section":"Hero units","title":"The recall heals the Commander only","says":"The D3 + 1 of the recall heals the Commander, not the members placed with it.","source":"Effigy Recall; Units","question":"The sheet heals the active Hero and does not mention members.","ruling":"The Commander is the active Hero.","differs":"added: follows from JV11-ACT-015"},
  {"id":"JV11-UNIT-004","section":"Hero units","title":"Levels","says":"Only the Commander gains levels.","source":"Units","differs":"same: v2.6 p. 82","replaces":["JHX-UNIT-002"]},
  {"id":"JV11-UNIT-005","section":"Hero units","title":"Souls","says":"A soul gained by a member in cohesion is bound to the Commander.","source":"Units","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-023"]},
  {"id":"JV11-UNIT-006","section":"Hero units","title":"Soul of the unit","says":"Only the Commander's death by an enemy gives the killer a soul.","source":"Units","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-025"]},
  {"id":"JV11-UNIT-007","section":"Hero units","title":"Death of a member","says":"An enemy that kills a member gains a level but no soul.","source":"Units, Death","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-026"]},
  {"id":"JV11-UNIT-008","section":"Hero units","title":"Actions of a unit","says":"A unit has 3A plus 1A for each further living model on the board, to be shared freely.","source":"Units","differs":"same: v2.6 p. 82","replaces":["JHX-UNIT-003"]},
  {"id":"JV11-UNIT-009","section":"Hero units","title":"Limit for a model","says":"No model of a unit spends more than 3A in the activation.","source":"Units","differs":"same: v2.6 p. 82","replaces":["JHX-UNIT-004"]},
  {"id":"JV11-UNIT-010","section":"Hero units","title":"Limit after respawning","says":"A model of a unit that respawned this round spends at most 2A; the unit's shared number is not lowered.","source":"Units, Death","question":"The sheet does not say whether the shared number shrinks.","ruling":"The shared number does not shrink; the restriction is per model.","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-009"]},
  {"id":"JV11-UNIT-011","section":"Hero units","title":"Health after respawning","says":"Models of a unit respawn 3 below their maximum health.","source":"Units, Death","differs":"same: v2.6 p. 83, 3 instead of the 5 of single Heroes","replaces":["JHX-UNIT-008"]},
  {"id":"JV11-UNIT-012","section":"Hero units","title":"When members respawn","says":"Dead members respawn in step 5 if the Commander respawns in it or stands base-to-base with the Effigy then; otherwise they stay dead.","source":"Units, Death","differs":"changed: v2.6 asks that all models be dead at once, or that the Commander be adjacent to the Effigy in that step","replaces":["JHX-UNIT-007"]},
  {"id":"JV11-UNIT-013","section":"Hero units","title":"Cohesion","says":"A model is in cohesion when it is within 3 inches of its Commander.","source":"Unit Cohesion","differs":"units: v2.6 p. 83","replaces":["JHX-UNIT-010"]},
  {"id":"JV11-UNIT-014","section":"Hero units","title":"Sharing damage","says":"Damage suffered by a model of the unit may be split among the unit's models in cohesion.","source":"Unit Cohesion","differs":"same: v2.6 p. 83, whose window (after damage, target not killed), sources and limit by current health apply","replaces":["JHX-UNIT-012","JHX-UNIT-013","JHX-UNIT-014","JHX-UNIT-015"]},
  {"id":"JV11-UNIT-015","section":"Hero units","title":"Shrines","says":"Models in cohesion can contest and control shrines.","source":"Unit Cohesion","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-021"]},
  {"id":"JV11-UNIT-016","section":"Hero units","title":"Ganging up and distraction","says":"Models in cohesion count for the dice for additional friends and additional enemies.","source":"Unit Cohesion","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-022"]},
  {"id":"JV11-UNIT-017","section":"Hero units","title":"Fate","says":"Models in cohesion can use Fate.","source":"Unit Cohesion","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-018","JHX-UNIT-020"]},
  {"id":"JV11-UNIT-018","section":"Hero units","title":"Harvest help and hindrance","says":"The models of one unit in cohesion together change somebody else's harvest roll by at most 2, up or down.","source":"Unit Cohesion","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-024"]},
  {"id":"JV11-UNIT-019","section":"Hero units","title":"Own harvest","says":"Models in cohesion can harvest; the other models of the unit give no bonus to it.","source":"Unit Cohesion","differs":"same: v2.6 p. 83","replaces":["JHX-UNIT-023","JHX-UNIT-024"]},
  {"id":"JV11-SOUL-001","section":"Soul harvesting","title":"Range of a harvest","says":"A harvester must be within 2 inches of the soul.","source":"Soul Harvesting","differs":"changed: v2.6 (p. 36-38) asks for adjacency","replaces":["JHX-ACTION-019"]},
  {"id":"JV11-SOUL-002","section":"Soul harvesting","title":"Range of Soulgazers","says":"A Soulgazer may harvest a soul within 4 inches.","source":"Soul Harvesting","question":"The sheet misspells the ability's name.","ruling":"The name means the Soulgazer ability of v2.6.","differs":"changed: v2.6 has 2 hexes","replaces":["JHX-ABILITY-062"]},
  {"id":"JV11-SOUL-003","section":"Soul harvesting","title":"Roll","says":"The harvest succeeds if two six-sided dice plus the SH attribute and the modifiers make 12 or more.","source":"Soul Harvesting","differs":"same: v2.6 p. 36-38","replaces":["JHX-ACTION-019"]},
  {"id":"JV11-SOUL-004","section":"Soul harvesting","title":"Hindrance","says":"A harvest roll has minus 1 for each enemy model or monster within 2 inches of the soul.","source":"Soul Harvesting","question":"The sheet says enemy, not enemy Hero, while help is limited to friendly Heroes; it does not say from where the 2 inches are measured.","ruling":"Any enemy Hero or Monster hinders, and no Effigy, measured to the soul. Option `v11HinderSummoned` (default true) includes Summoned models.","options":["v11HinderSummoned"],"differs":"changed: v2.6 counts enemy Heroes and monsters adjacent to the soul; v11's enemy includes Summoned models","replaces":["JHX-ACTION-021","JHX-ACTION-022"]},
  {"id":"JV11-SOUL-005","section":"Soul harvesting","title":"Help","says":"A harvest roll has plus 1 for each friendly Hero within 2 inches of the soul, the harvester not counted.","source":"Soul Harvesting","differs":"units: v2.6 p. 36-38, adjacent","replaces":["JHX-ACTION-020"]},
  {"id":"JV11-SOUL-006","section":"Soul harvesting","title":"Help range of Soulgazers","says":"Soulgazers help and hinder within 2 inches like everybody else.","source":"Soul Harvesting","question":"The sheet extends only the range to the target.","ruling":"Soulgazers help and hinder at the ordinary range.","differs":"changed: in v2.6 (p. 66-69) their longer range also covers assisting and contesting","replaces":["JHX-ABILITY-062"]},
  {"id":"JV11-SOUL-007","section":"Soul harvesting","title":"Soulgazer next to the soul","says":"A Soulgazer base-to-base with the soul it tries to harvest adds 1 to the roll.","source":"ruling","differs":"bridge: v2.6 p. 66-69, adjacency read as base contact","replaces":["JHX-ABILITY-063"]},
  {"id":"JV11-SOUL-008","section":"Soul harvesting","title":"Success","says":"A successful harvest gives the Hero a level and binds the soul to it.","source":"Soul Harvesting","differs":"same: v2.6 p. 76; the enemy Effigy loses 4 base health as there","replaces":["JHX-SOUL-025","JHX-SOUL-026","JHX-SOUL-027"]},
  {"id":"JV11-COND-001","section":"Conditions","title":"Duration","says":"A condition lasts until the end of the affected model's activation: the current one if it is gained during it, otherwise the next.","source":"Conditions","differs":"changed: v2.6 (p. 62-63) counts the end of the next activation, so one gained in the model's own activation lasts a round longer there, burn excepted; v11 sets option conditionOwnActivationExpires to current","replaces":["JHX-COND-001","JHX-COND-002"]},
  {"id":"JV11-COND-002","section":"Conditions","title":"Fire stops healing","says":"A model on fire cannot heal by any means.","source":"Fire","differs":"same: burn, v2.6 p. 62-63; in v11 it also stops the recall's healing","replaces":["JHX-COND-017"]},
  {"id":"JV11-COND-003","section":"Conditions","title":"Fire damage","says":"When fire expires it deals 3 damage that ignores RES.","source":"Fire","differs":"same: v2.6 p. 62-63","replaces":["JHX-COND-014","JHX-COND-015","JHX-COND-016"]},
  {"id":"JV11-COND-004","section":"Conditions","title":"Curse and shrines","says":"A cursed Hero cannot contest shrines.","source":"Curse","differs":"same: v2.6 p. 62-63 (nor control them)","replaces":["JHX-COND-010"]},
  {"id":"JV11-COND-005","section":"Conditions","title":"Curse and souls","says":"A cursed Hero can neither gain nor harvest souls; souls already bound stay.","source":"Curse","differs":"same: v2.6 p. 62-63, whose further effects (no assisting or hindering, no soul from kills, no banking for killing undead) apply","replaces":["JHX-COND-007","JHX-COND-013"]},
  {"id":"JV11-COND-006","section":"Conditions","title":"Knocked down, AGI","says":"A knocked down model has 3 less AGI, at least 1.","source":"Knocked Down","differs":"same: v2.6 p. 62-63","replaces":["JHX-COND-025"]},
  {"id":"JV11-COND-007","section":"Conditions","title":"Knocked down, limits","says":"A knocked down model cannot advance, engage or use abilities.","source":"Knocked Down","differs":"same: v2.6 p. 62-63, whose further limits (no attacks, Parting Blows, recall or other actions before standing up; height 1) apply","replaces":["JHX-COND-026","JHX-COND-027","JHX-COND-028","JHX-COND-029","JHX-COND-031","JHX-COND-032"]},
  {"id":"JV11-COND-008","section":"Conditions","title":"Stun, actions","says":"A stunned model has one action less in its activation.","source":"Stun","question":"The sheet does not say what stun does to a model that is stunned in its own activation, with which the condition ends.","ruling":"As in v2.6 the stun takes no action that was granted already (JHX-COND-040, whose option stunInOwnActivation holds here too), and ends with that activation (JV11-COND-001).","differs":"same: v2.6 p. 62-63","replaces":["JHX-COND-039"]},
  {"id":"JV11-COND-009","section":"Conditions","title":"Stun, Parting Blows","says":"A stunned model makes no Parting Blows.","source":"Stun","differs":"same: v2.6 p. 62-63","replaces":["JHX-COND-042"]},
  {"id":"JV11-COND-010","section":"Conditions","title":"Poison","says":"A poisoned model has 1 less MEL, RNG, MAG, AGI and SH.","source":"Poison","differs":"same: v2.6 p. 62-63","replaces":["JHX-COND-036","JHX-COND-037","JHX-COND-038"]},
  {"id":"JV11-COND-011","section":"Conditions","title":"Frost, damage","says":"The Basic Attacks of a model with frost deal 1 less damage.","source":"Frost","question":"The sheet says damage without saying of what.","ruling":"The damage of Basic Attacks is meant, before RES, not below 0.","differs":"same: freeze, v2.6 p. 62-63","replaces":["JHX-COND-021"]},
  {"id":"JV11-COND-012","section":"Conditions","title":"Frost, AGI","says":"A model with frost has AGI of at most 3.","source":"Frost","differs":"same: v2.6 p. 62-63","replaces":["JHX-COND-019"]},
  {"id":"JV11-COND-013","section":"Conditions","title":"Frost, MOV","says":"A model with frost has MOV of at most 3.","source":"Frost","differs":"changed: v2.6 caps MOV at 2","replaces":["JHX-COND-020"]},
  {"id":"JV11-COND-014","section":"Conditions","title":"Frost caps come last","says":"Frost's caps follow every other change of the attribute; a terrain penalty then lowers the capped MOV, to 1 at least, and the 3 inches of a charge are added last.","source":"ruling","example":"MOV 6 with frost in rough ground -> min(3, 6) - 1 = 2; its charge 2 + 3 = 5 inches","differs":"bridge: v2.6 p. 60 and 63, in the order ruled in rules.yaml","replaces":["JHX-COND-018","JHX-COND-023","JHX-COND-024"]},
  {"id":"JV11-COND-015","section":"Conditions","title":"Six conditions","says":"The sheet has fire, curse, knocked down, stun, poison and frost; pin and fear exist only through v2.6 cards and then work as in v2.6, with the duration of JV11-COND-001.","source":"Conditions","differs":"dropped: pin and fear (v2.6 p. 62-63) are not on the sheet","replaces":["JHX-COND-035","JHX-COND-044","JHX-COND-045","JHX-COND-046","JHX-COND-049"]},
];
