import { act, createMatch, type Decision, history, type Match, nearest, suggest, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { checkClicks, clickConformance, sketchOf, wishOf, wishOfText } from '@rulewright/core/clicks';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { renderScene, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { unexplained } from '../../../../tools/unit/legend.js';
import { placeAt, pointOf } from '../../ground/inches/measure/place.js';
import { judgementV11 } from '../../v11/game.js';
import type { Jhx } from '../../vocabulary/index.js';
import { createPresentation, presentation } from './index.js';
import { shownV11 } from './shown.js';

const { words } = presentation;
const at = (x: number, y: number): number => placeAt({ x: x * 2540, y: y * 2540 });

const begin = (seed: string): Match<Jhx> =>
  createMatch(judgementV11, { players: 2, seed, options: { mode: '3v3', map: 'causeway' } });

/** The moments of a match that bots play, up to one. */
const played = (seed: string, until: (decision: Decision<Jhx>) => boolean, most = 400): Match<Jhx> => {
  const bot = randomBot<Jhx>(seed);
  let match = begin(seed);
  for (let taken = 0; taken < most; taken++) {
    const [decision] = match.decisions;
    if (!decision || until(decision)) return match;
    match = act(match, bot.answer(match, decision));
  }
  return match;
};

const asked = (match: Match<Jhx>): Decision<Jhx> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');
  return decision;
};

test.each([
  [3, '3 inches'],
  [1, '1 inch'],
  [0.06, '0.06 inches'],
  [0.002, 'less than 0.01 inches'],
  [0, '0 inches'],
])('a remaining Move of %d is told as %s', (left, told) => {
  const step = { id: 1, by: 'p1', kind: 'step', rule: 'JHX-ACTION-003', about: { model: 'x', left } } as const;
  expect(words.decision(step, begin('ways').state)).toMatch(new RegExp(`\\? At most ${told}$`));
});

test('the legend explains all that a chosen model shows, the zones and the letters on Effigies', () => {
  const match = played('legend', ({ kind }) => kind === 'action');
  const seen = view(match, asked(match).by);
  const around = match.state.models.flatMap(({ id }) => presentation.around?.(seen, id) ?? []);
  expect(new Set(around.map(({ id }) => id))).toEqual(new Set(['moves', 'reach', 'seen']));
  expect(unexplained(presentation.scene(seen), around)).toEqual([]);
  const labels = presentation.scene(seen).legend?.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Deployment zone', 'Eff: Effigy', 'Soul Pit', 'Monster Pit']));
});

test('the title names the edition', () => {
  expect(presentation.title).toBe('Judgement: Eternal Champions, v11 in inches');
});

test('suggestions are told apart by their length, their direction and what lies there', () => {
  const match = played('ways', ({ kind }) => kind === 'step');
  const decision = asked(match);
  const { state } = view(match, decision.by);
  const legs = suggest(match, decision, 8).filter(leg => leg !== 'stop');
  const told = legs.map(leg => choiceInWords(words, decision, leg as never, state));
  const apart = told.map(text => text.replace(/^[-\d., ]+/, ''));
  expect(new Set(apart).size).toBe(apart.length);
  for (const text of told) expect(text).toMatch(/^[\d.]+, [\d.]+ \([\d.]+ inch(es)? (up|down|left|right)/);
  // A place that lies on the straight way to a thing, or near one, is told by it.
  expect(apart.filter(text => /towards|near/.test(text)).length).toBeGreaterThan(3);
  // Nothing moves for a place that is the model's own.
  const own = state.models.find(({ id }) => id === (decision.about as { model?: string }).model)?.at ?? 0;
  expect(choiceInWords(words, decision, own as never, state)).not.toContain('inch');
});

test('the place at which a Charge ends is asked for with the names of both models', () => {
  const charge = { model: 'x', target: 'y', weapon: 'z' };
  const about = { charge: 'y', weapon: 'z' };
  const cell = { id: 1, by: 'p1', kind: 'cell', rule: 'JHX-CHARGE-007', about, proposal: { charge } } as const;
  expect(words.decision(cell, begin('charge').state)).toBe('at which place does the Charge of X against Y end?');
});

clickConformance(test, judgementV11, presentation, {
  setups: [{ players: 2, options: { mode: '3v3', map: 'causeway' } }],
});

test('no text of a match in inches speaks of hexes or of raw places [JV11-BASE-009]', () => {
  const said = new Set<string>();
  const bot = randomBot<Jhx>('words');
  let match = begin('words');
  for (let taken = 0; taken < 160 && !match.outcome; taken++) {
    const decision = asked(match);
    const { state } = view(match, decision.by);
    said.add(words.decision(decision, state));
    for (const choice of decision.options ?? suggest(match, decision, 3)) {
      said.add(choiceInWords(words, decision, choice, state));
    }
    const before = match.length;
    const earlier = match.state;
    match = act(match, bot.answer(match, decision));
    for (const record of view(match, 'p1').records.slice(before)) {
      if (record.kind === 'event') said.add(eventInWords(words, record.event, match.state, earlier));
    }
  }
  const wrong = [...said].filter(text => /\bhex(?:es)?\b|\d{7}|undefined|NaN|nowhere/.test(text));
  expect(wrong).toEqual([]);
  expect([...said].some(text => /\bAt most .* inch(?:es)?$/.test(text))).toBe(true);
});

test('the table is drawn with its lower edge below, and bases in their sizes [JV11-BASE-003, JV11-BASE-004]', () => {
  const match = played('scene', ({ kind }) => kind === 'hero');
  const scene = presentation.scene(view(match, 'p1'));
  expect(scene.bounds).toEqual({ x: 0, y: 0, width: 24 * 2540, height: 24 * 2540 });
  const find = (id: string) => scene.items.find(item => item.id === id);
  const owner = match.state.warbands.find(({ side }) => side === 'lower')?.player;
  expect(find(`effigy:${owner}`)).toMatchObject({ kind: 'token', x: 12 * 2540, size: 5000 });
  const effigy = find(`effigy:${owner}`);
  expect(effigy?.kind === 'token' && effigy.y > 12 * 2540).toBe(true);
  const hero = match.state.models.find(model => model.kind === 'hero' && model.at !== null);
  expect(find(hero?.id ?? '')).toMatchObject({ kind: 'token', form: 'disc' });
  // A pawn is no disc, so its base is drawn under it.
  const monster = find(match.state.models.find(model => model.kind === 'monster' && model.at !== null)?.id ?? '');
  if (monster?.kind !== 'token') throw new Error('no Monster');
  const { x, y, size } = monster;
  expect(find(`base ${monster.id}`)).toMatchObject({ over: [{ shape: 'disc', x, y, radius: size / 2 }] });
  expect(find('zone-lower')).toMatchObject({ kind: 'overlay', pattern: 'dashed' });
  expect(scene.panels?.length).toBeGreaterThanOrEqual(2);
  expect(renderScene(scene)).toContain('<svg');
});

test('the viewer who is asked sees the region of a deployment, and a click there is an answer', () => {
  const match = played('click', ({ kind }) => kind === 'deploy');
  const decision = asked(match);
  checkClicks(match, presentation);
  const seen = view(match, decision.by);
  const { scene } = createPresentation(judgementV11);
  expect(scene(seen).items.some(({ id }) => id === 'region')).toBe(true);
  const other = match.header.players.find(player => player !== decision.by) ?? '';
  expect(scene(view(match, other)).items.some(({ id }) => id === 'region')).toBe(false);
  const low = match.state.warbands.find(({ player }) => player === decision.by)?.side === 'lower';
  // A picture counts downwards, and the table upwards.
  const wish = wishOf(presentation, seen, { at: { x: 9 * 2540, y: (low ? 22 : 2) * 2540 } });
  expect(wish?.wish).toBe(at(9, low ? 2 : 22));
  expect(nearest(match, decision, wish?.wish)).toMatchObject({ at: at(9, low ? 2 : 22) });
});

test('an answer is drawn before it is given: the base where it would stand, and the path to it', () => {
  const entry = played('click', ({ kind }) => kind === 'deploy');
  const drawn = (match: Match<Jhx>, choice: unknown) => {
    const decision = asked(match);
    return sketchOf(presentation, view(match, decision.by), decision, choice);
  };
  const [deployed] = suggest(entry, asked(entry), 1) as readonly { readonly at: number }[];
  const where = pointOf(deployed?.at ?? 0);
  expect(drawn(entry, deployed)).toEqual([
    {
      kind: 'overlay',
      over: [{ shape: 'disc', x: where.x, y: 24 * 2540 - where.y, radius: expect.any(Number) }],
      color: 'good',
    },
  ]);
  const moving = played('typed', ({ kind }) => kind === 'step');
  const [leg] = suggest(moving, asked(moving), 2);
  expect(drawn(moving, leg).map(({ kind }) => kind)).toEqual(['overlay', 'line']);
  expect(drawn(moving, 'stop')).toEqual([]);
});

test('people type places in inches, names, letters and directions', () => {
  const match = played('typed', ({ kind }) => kind === 'step');
  const decision = asked(match);
  const seen = view(match, decision.by);
  const typed = (text: string): unknown => wishOfText(presentation, seen, decision, text);
  expect(typed('6.5, 12')).toBe(at(6.5, 12));
  expect(typed('to 6.5 12"')).toBe(at(6.5, 12));
  expect(typed('stop')).toBe('stop');
  expect(typed('gibberish of no kind')).toBeUndefined();
  const enemy = match.state.models.find(
    model => model.at !== null && model.player !== null && model.player !== decision.by,
  );
  expect(typed(`towards ${enemy?.id}`)).toBe(enemy?.at);
  expect(typed('shrine 1')).toBeTypeOf('number');
  expect(nearest(match, decision, typed('up left'))).toBeDefined();
  expect(nearest(match, decision, typed(`away from ${enemy?.id}`))).toBeDefined();
  expect(presentation.text?.(seen)).toContain('A place is its inches right and up');
  for (const line of presentation.text?.(seen).split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(80);
});

test('a model deploys by its name and a place', () => {
  const match = played('entry', ({ kind }) => kind === 'deploy');
  const decision = asked(match);
  const seen = view(match, decision.by);
  const waiting = match.state.models.find(model => model.at === null && model.player === decision.by);
  const typed = (text: string): unknown => wishOfText(presentation, seen, decision, text);
  expect(typed(`${waiting?.id} at 4, 3`)).toEqual({ model: waiting?.id, at: at(4, 3) });
  expect(typed(`${waiting?.id} 4, 3`)).toEqual({ model: waiting?.id, at: at(4, 3) });
  expect(typed('4, 3')).toBe(at(4, 3));
});

test('the page of a match in inches has a picture of every moment', () => {
  const match = played('page', () => false, 60);
  const replay = replayOf(match, presentation, {});
  expect(JSON.stringify(replay)).toContain('effigy:');
});

test('a page without the rules draws and tells all of a match, except the regions of open questions', () => {
  const whole = createPresentation(judgementV11);
  const bot = randomBot<Jhx>('page');
  const match = createMatch(judgementV11, {
    players: ['p1', 'p2'],
    options: { mode: '3v3', v11AdjacentInches: 2 },
    seed: 'page',
  });
  const moments = [...history(playOut(match, { p1: bot, p2: bot }, { maxActions: 60 }))];
  for (const [at, moment] of moments.entries()) {
    if (at % 15 !== 0) continue;
    const [decision] = moment.decisions;
    const seen = view(moment, decision?.by);
    const { items, ...picture } = whole.scene(seen);
    expect(presentation.scene(seen)).toEqual({ ...picture, items: items.filter(({ id }) => id !== 'region') });
    expect(presentation.text?.(seen)).toBe(whole.text?.(seen));
    const [target] = moment.state.models;
    for (const { id } of moment.state.models) {
      const look = { moves: { of: id }, reach: id, ...(target && { line: { from: id, to: target.id } }) };
      const looked = whole.scene(seen, look).items.filter(item => item.id !== 'region');
      expect(presentation.scene(seen, look).items).toEqual(looked);
      expect(presentation.card?.(seen, id)).toEqual(whole.card?.(seen, id));
      expect(presentation.around?.(seen, id)).toEqual(whole.around?.(seen, id));
    }
  }
  expect(moments.at(-1)?.state.models.length).toBeGreaterThan(5);
});

test('a page without the rules has the content, the maps, the numbers and the kind of ground of the game', () => {
  const { pack, maps, edition } = judgementV11;
  const { fragments: _, ...playable } = pack;
  expect(shownV11.pack).toMatchObject(playable);
  expect(shownV11.maps).toEqual(maps);
  const { ground, ...facts } = shownV11.edition;
  expect(edition).toMatchObject(facts);
  expect(ground.id).toBe(edition.ground.id);
});

test('terms that the sheet has other rules for are told by the sheet [JV11-SOUL-002, JV11-SOUL-006, JV11-COV-005, JV11-TERR-002]', () => {
  const means = (id: string): string => presentation.terms?.find(term => term.id === id)?.text ?? '';
  expect(means('soulgazer')).toContain('within 4 inches');
  expect(means('forest')).toContain('soft cover');
  expect(means('forest')).not.toContain('Stealth');
  for (const ground of ['rough', 'treacherous']) expect(means(ground)).toContain('touches it at any point');
  expect(means('smoke')).toContain('Stealth');
});
