import { isObject, type Refusal } from '@rulewright/core';
import type { AnyBuilding, Resource } from '../content/pack.js';
import { resources, und } from './german.js';
import type { Names } from './names.js';

/** The reason of a refusal by its code, in German. */
export const germanRefusals: Readonly<Record<string, string>> = {
  'not-an-option': 'diese Antwort steht nicht zur Wahl',
  'stale-decision': 'diese Frage ist schon beantwortet',
  'not-your-decision': 'diese Frage gilt einem anderen Spieler',
  'no-such-decision': 'diese Frage ist nicht gestellt',
  'match-over': 'die Partie ist vorbei',
  'several-decisions': 'mehrere Fragen sind offen, deshalb muss die Antwort ihre Frage nennen',
  'no-such-player': 'kein Spieler der Partie heißt so',
  malformed: 'das ist keine Antwort',
  'too-large': 'die Antwort ist zu groß',
  'not-json': 'die Antwort enthält etwas, das keine Nachricht tragen kann',
  'not-plain-json': 'die Antwort enthält etwas, das keine Nachricht tragen kann',
  'not-a-finite-number': 'die Antwort enthält eine Zahl ohne Ende',
  'nested-too-deep': 'die Antwort ist zu tief verschachtelt',
  'forbidden-key': 'die Antwort hat ein Feld mit verbotenem Namen',
  'not-such-dice': 'so können die Würfel nicht liegen',
  'nothing-to-undo': 'nichts wurde beantwortet, das zurückgenommen werden könnte',
  'past-a-roll': 'seitdem wurde gewürfelt',
  'past-revealed-information': 'seitdem wurde Geheimes gezeigt',
  'past-a-concession': 'seitdem hat ein Spieler aufgegeben',
  'past-another-player': 'seitdem hat ein anderer Spieler geantwortet',

  'already-moved': 'die Figur ist schon gezogen',
  'not-adjacent': 'das Feld liegt nicht neben der Figur',
  'not-empty': 'dort liegt schon ein Plättchen',
  'no-tile-there': 'dort liegt kein Plättchen',
  'no-tiles-left': 'kein Plättchen ist mehr da',
  'no-empty-square': 'kein Feld neben der Figur ist leer',
  'too-many-tiles': 'die Rolle zieht weniger Plättchen',
  'too-few-tiles-left': 'zu wenige Plättchen sind übrig',

  'has-building': 'dort steht schon ein Gebäude',
  unbuildable: 'auf diesem Land kann nichts gebaut werden',
  'needs-hallowing': 'das Land muss zuerst geweiht werden',
  'no-building-cards': 'keine Gebäudekarte ist mehr da',
  'not-drawn': 'dieses Gebäude wurde nicht gezogen',
  'not-a-hallower': 'niemand dort kann das Land weihen',
  'already-hallowed': 'das Land ist schon geweiht',
  'no-need': 'das Land braucht keine Weihe',
  'no-token-left': 'keine Marke ist mehr da',
  'no-building': 'dort steht kein Gebäude',
  'cannot-pay': 'das Dorf hat zu wenig davon',

  'wrong-building': 'die Figur steht in einem anderen Gebäude',
  'not-exchangeable': 'dieser Stoff wird dort nicht getauscht',
  'no-exchange': 'nichts würde getauscht',
  'over-the-limit': 'das ist mehr, als die Figur tauschen darf',
  'not-this-role': 'das tut eine andere Rolle',
  'not-another-character': 'das ist keine andere Figur des Dorfes',
  'no-building-there': 'dort steht kein Gebäude',
  'already-there': 'die Figur ist schon dort',
  'other-temple': 'das Standbild steht in einem anderen Tempel',
};

const detailInWords = (detail: Refusal['detail'], names: Names): string => {
  if (!isObject(detail)) return '';
  const { needs, missing, most } = detail;
  // The cast is safe: the rules name a building there.
  if (typeof needs === 'string') return ` (verlangt: ${names.building(needs as AnyBuilding)})`;
  // The cast is safe: another text is simply not found.
  if (Array.isArray(missing)) return `: ${und(missing.map(one => resources[String(one) as Resource] ?? String(one)))}`;
  return typeof most === 'number' ? `, höchstens ${most}` : '';
};

/** A refusal in German. */
export const refusalInGerman = ({ code, detail }: Refusal, names: Names): string =>
  `${Object.hasOwn(germanRefusals, code) ? germanRefusals[code] : code}${detailInWords(detail, names)}`;
