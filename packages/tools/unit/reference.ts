/** One piece of the reference work: it makes, groups, sorts and copies small records as rules code does, and reads them back from text. */
const makePiece = (seed: number): number => {
  const records = Array.from({ length: 600 }, (_, index) => ({
    id: `model-${(index * 7919 + seed) % 601}`,
    place: { x: (index * 31) % 97, y: (index * 17) % 89 },
    marks: [index % 5, index % 7],
  }));
  const byId = new Map(records.map(record => [record.id, record]));
  for (const { id, place } of records) {
    const known = byId.get(id);
    if (known !== undefined) byId.set(id, { ...known, place: { ...place, x: place.x + seed } });
  }
  const sorted = [...byId.values()].sort((a, b) => a.place.x - b.place.x || a.place.y - b.place.y);
  const read = JSON.parse(JSON.stringify(sorted)) as typeof records;
  return read.reduce((sum, { place, marks }) => sum + place.x * place.y + (marks[0] ?? 0), 0);
};

/** Microseconds of CPU for the reference work on the idle machine that the budgets were set on. */
export const idleReference: number = 1_100;

/** Microseconds of CPU that the process needs for a fixed piece of work, so that slow machines can be told from slow code. */
export const measureReference = (): number => {
  const start = process.cpuUsage();
  let sum = 0;
  for (let round = 0; round < 2; round += 1) sum += makePiece(round);
  const { user, system } = process.cpuUsage(start);
  if (sum === 0) throw new Error('the reference work did nothing');
  return user + system;
};
