import { expect, test } from 'vitest';
import { factions, schemes } from './schemes.js';

/** The faces of the die that give each Scheme of a faction, e.g. `3-4`. */
const facesOf = (faction: string): Readonly<Record<string, string>> => {
  const chart = factions[faction]?.schemes ?? [];
  const names = [...new Set(chart)];
  return Object.fromEntries(
    names.map(name => [name, chart.flatMap((one, at) => (one === name ? [at + 1] : [])).join('-')]),
  );
};

const common = {
  'opportunistic-manipulation': '1',
  'assassination-contract': '2',
  'virtuous-commander': '3-4',
  'martial-valor': '5-6',
  'no-quarter': '7-8',
  'stand-your-ground': '9-10',
};

test('the chart of the Coalition of Thenion has the Assassination Contract a second time [ELD-SCHEME-005, ELD-SCHEME-014]', () => {
  expect(facesOf('thenion')).toEqual({
    ...common,
    'assassination-contract': '2-19',
    'unmatched-flanking': '11-12',
    'leave-unnoticed': '13-14',
    'cunning-tenacity': '15-16',
    'breach-their-defenses': '17-18',
    'blood-for-blood': '20',
  });
});

test('the chart of the Empire of Soga [ELD-SCHEME-005, ELD-SCHEME-020]', () => {
  expect(facesOf('soga')).toEqual({
    ...common,
    'head-hunt': '11-12',
    'open-aggression': '13-14',
    'pursuit-of-glory': '15-16',
    'fierce-as-fire': '17-18',
    'engetsu-formation': '19',
    'stalwart-defender': '20',
  });
});

test('the chart of the Helian League keeps the Virtuous Commander a second time [ELD-SCHEME-027, ELD-SCHEME-028]', () => {
  expect(facesOf('helian')).toEqual({
    ...common,
    'decisive-victory': '11-12',
    'virtuous-commander': '3-4-13-14',
    'last-warning': '15-16',
    'fierce-as-fire': '17-18',
    'relentless-advance': '19',
    'peacekeeping-paragon': '20',
  });
});

test('the chart of the Sand Kingdoms [ELD-SCHEME-005, ELD-SCHEME-033]', () => {
  expect(facesOf('sand')).toEqual({
    ...common,
    'stand-your-ground': '9-10-11-12',
    'appear-weak': '13-14',
    'unhindered-expedition': '15-16',
    'strength-in-numbers': '17-18',
    'steadfast-expansion': '19',
    'stalwart-defender': '20',
  });
});

test('a Neutral party has no chart, and every Scheme is in a chart', () => {
  expect(factions.neutral?.schemes).toBeUndefined();
  const drawn = Object.values(factions).flatMap(one => one.schemes ?? []);
  expect([...new Set(drawn)].sort()).toEqual(Object.keys(schemes).sort());
});
