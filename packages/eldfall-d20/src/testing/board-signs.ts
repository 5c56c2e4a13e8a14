/** The signs of a drawn table with their meaning. Scenery is laid by its boxes: `scenery: { hut: { boxes: [[6, 4, 3, 3]] } }`. */
export const boardSigns: Readonly<Record<string, string>> = {
  A: 'the model A of p1, and so with every other capital letter',
  a: 'the model a of p2, and so with every other small letter',
  1: 'the Hostile 1, and so with every other digit',
  '.': 'nothing; every other sign is nothing as well',
};
