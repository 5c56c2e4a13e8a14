import type { JhxNumbers, SheetNumbers } from './numbers.js';

/**
 * The numbers that an edition has from the v11 sheet.
 *
 * @throws RangeError for the numbers of an edition without them, such as the one of the book.
 */
export const sheetOf = ({ sheet }: JhxNumbers): SheetNumbers => {
  if (sheet) return sheet;
  throw new RangeError('an edition in inches needs the numbers of the sheet');
};
