import { renderScene } from '@rulewright/viewer';
import { expect, test, vi } from 'vitest';
import { games, presentations } from './games.js';
import { openHall } from './hall.js';
import { tablePage } from './pages.js';
import { leave, openTable, visit } from './visitors.js';

const hall = openHall();

test('the lobby loads the rules of no game, and titles are those of the presentations', {
  timeout: 60_000,
}, async () => {
  const loads = Object.values(games).map(listed => vi.spyOn(listed, 'load'));
  const lobby = await (await fetch(hall.origin)).text();
  for (const load of loads) expect(load).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  for (const [name, { title }] of Object.entries(games)) {
    expect(lobby).toContain(title);
    expect((await presentations[name]?.())?.title).toBe(title);
  }
});

test('the lobby names games by their titles, tells of free seats, and opens a table with options', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const page = await browser.newPage();
  await page.goto(origin);
  expect(await page.innerText('body')).toContain('No table is open yet.');
  // The longest title is wider than a phone, and the list of titles must not be.
  await page.setViewportSize({ width: 390, height: 844 });
  const rightOf = (selector: string): Promise<number> =>
    page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().right`);
  expect(await rightOf('[name=game]')).toBeLessThanOrEqual(await rightOf('#new'));
  await page.selectOption('[name=game]', { label: 'Judgement of the Gods' });
  await page.click('#new summary');
  await page.fill('[name=options]', 'adjacency=diagonals');
  await page.click('#new button');
  await page.waitForFunction(`document.querySelector('#said').textContent !== ''`);
  expect(await page.innerText('#said')).toContain('adjacency');
  await page.fill('[name=options]', 'adjacency=king');
  await page.click('#new button');
  await page.waitForSelector('#board svg');
  await page.goto(origin);
  expect(await page.innerText('#tables')).toMatch(/^Judgement of the Gods \w+, in play, 1 seat free$/);
  await page.close();
});

test('a page is told that the bot of a table has failed, and that table and the others go on', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const listed = games['judgement-of-the-gods'];
  if (!listed) throw new Error('no such game');
  const evaluate = (): never => {
    throw new Error('a defect');
  };
  const load = vi.spyOn(listed, 'load').mockResolvedValue({ ...(await listed.load()), evaluate });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // All seats are those of bots, so that one of them answers at once.
  const id = await openTable(origin, 'judgement-of-the-gods', { bots: 2 });
  const { page, errors } = await visit(browser, origin, id, false);
  await page.waitForFunction(`document.querySelector('#away').textContent.includes('has failed')`);
  load.mockRestore();
  said.mockRestore();
  expect(await page.innerText('#away')).toMatch(/^The bot of .+ has failed: it answers at random, or gives up\.$/);
  await page.waitForFunction(`document.querySelectorAll('#story li').length > 20`);
  expect([errors, (await fetch(origin)).status]).toEqual([[], 200]);
  await page.context().close();
});

test('a match that is over can be watched again, and no match before its end', { timeout: 60_000 }, async () => {
  const { browser, origin } = hall;
  const id = await openTable(origin, 'judgement-of-the-gods', { bots: 1 });
  const visitor = await visit(browser, origin, id, true);
  const { page, errors } = visitor;
  expect([(await fetch(`${origin}/t/${id}/replay`)).status, await page.isVisible('#replay')]).toEqual([404, false]);
  await page.click('#concede');
  await page.click('#replay');
  await page.waitForSelector('#board svg');
  expect(await page.innerText('body')).toContain('Judgement of the Gods');
  expect(await page.locator('#play').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.goto(origin);
  expect(await page.innerText('#tables')).toContain(`${id}, over, watch it again`);
  await leave(visitor);
});

test('the mark of a thing that may be clicked is around the thing, not around the bar of its health', {
  timeout: 60_000,
}, async () => {
  const page = await hall.browser.newPage();
  const drawn = renderScene({
    title: 'a model and a deck',
    items: [
      { kind: 'token', id: 'model', x: 0, y: 0, size: 1, label: 'M', health: { value: 3, max: 4 } },
      { kind: 'cards', id: 'deck', x: 2, y: 0, width: 1, height: 1.4, count: 9 },
    ],
  });
  await page.setContent(`${/<style>.*<\/style>/s.exec(tablePage())?.[0]}<div id="board">${drawn}</div>`);
  const marked = (id: string): Promise<readonly string[]> =>
    page.evaluate(`(() => {
      const thing = document.querySelector('[data-id=${id}]');
      thing.classList.add('can');
      const isMarked = part => getComputedStyle(part).outlineStyle !== 'none' || getComputedStyle(part).strokeWidth === '5px';
      return [thing, ...thing.children].filter(isMarked).map(part => part.tagName);
    })()`);
  expect(await marked('model')).toEqual(['circle']);
  // A deck may have the colour of the mark, so it has a border around all of its cards.
  expect(await marked('deck')).toEqual(['g', 'rect']);
  await page.close();
});

test('a click on a place that no model was chosen for tells what to click first, and answers nothing', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const visitor = await visit(browser, origin, await openTable(origin, 'judgement-hex', { bots: 1 }), true);
  const { page, errors } = visitor;
  const asked = `document.querySelector('#asked').textContent.includes('deployed')`;
  // The first answer is good enough for every question before the deployment.
  await page.waitForFunction(`(() => {
    const { turn, busy } = document.body.dataset;
    if (${asked} || turn !== 'mine' || busy !== undefined) return ${asked};
    document.querySelector('#buttons button:not(.back, .about), #panels .can').click();
  })()`);
  const models = await page.locator('#panels .can').count();
  expect(models).toBeGreaterThan(1);
  await page.locator('#panels .can').first().click();
  const place = await page.locator('#board .can').first().getAttribute('data-id');
  await page.click('#buttons .back');
  await page.locator(`#board [data-id="${place}"]`).first().click({ force: true });
  await page.waitForFunction(`document.querySelector('#said').textContent !== ''`);
  const told = await page.innerText('#said');
  expect(told).toMatch(/^First click .+ or .+\.$/);
  expect(told.split(' or ')).toHaveLength(models);
  await page.locator('#panels .can').first().click();
  expect(await page.innerText('#said')).toBe('');
  expect(errors).toEqual([]);
  await leave(visitor);
});

test('few answers are buttons as well as marks, and a marked thing tells what a click on it would do', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const visitor = await visit(browser, origin, await openTable(origin, 'judgement-of-the-gods', { bots: 1 }), true);
  const { page, errors } = visitor;
  const marked = await page.locator('#board .can').count();
  expect(marked).toBeGreaterThan(1);
  // Once the cards have arrived, each answer has a button for its card beside it.
  const answers = (await page.locator('#buttons button').allInnerTexts()).filter(text => text !== '?');
  expect(answers).toHaveLength(marked);
  await page.locator('#board .can').first().focus();
  expect(await page.innerText('#hint')).toBe(`A click answers: ${answers[0]}.`);
  await page.locator('#buttons button').first().focus();
  expect(await page.innerText('#hint')).toMatch(/^Click something that is marked/);
  await page.click('#buttons button');
  await page.waitForSelector('#buttons button:text-is("Produce")');
  expect(await page.locator('#buttons button').allInnerTexts()).toContain('Take no action');
  expect(errors).toEqual([]);
  await leave(visitor);
});

test('an address without a table says so and leads to the tables', async () => {
  const page = await hall.browser.newPage();
  const answer = await page.goto(`${hall.origin}/t/nowhere`);
  expect(answer?.status()).toBe(404);
  expect(await page.innerText('h1')).toBe('Nothing is at this address.');
  await page.click('a');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.close();
});

test('shroudfall-inches: cards are read before the draft, and rule words by their name, with their rules', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const visitor = await visit(browser, origin, await openTable(origin, 'shroudfall-inches', { bots: 1 }), true);
  const { page, errors } = visitor;
  await page.click('#buttons .about');
  expect(await page.locator('#card summary').allInnerTexts()).toContain('Gear Hounds');
  await page.click('#card summary:text-is("Gear Hounds")');
  expect(await page.innerText('#card [open]')).toMatch(/Nimble: may move through other models \(SFI-PASSIVE-\d+\)/);
  await page.click('#reading summary');
  const look = async (name: string): Promise<void> => {
    await page.fill('#look', name);
    await page.press('#look', 'Enter');
  };
  await look('burning');
  expect(await page.innerText('#card')).toMatch(/^Burning\s+suffers .* \(SFI-CONDITION-001\)$/);
  await look('nothing of this name');
  expect(await page.innerText('#found')).toBe('No card and no rule word is called “nothing of this name”.');
  await look('combined');
  expect(await page.locator('#card summary').allInnerTexts()).toEqual(['Combined Shot', 'Combined Strike']);
  expect(errors).toEqual([]);
  await leave(visitor);
});

test('a match begins by the keyboard alone, and the focus never falls off the page', { timeout: 60_000 }, async () => {
  const { browser, origin } = hall;
  const visitor = await visit(browser, origin, await openTable(origin, 'judgement-of-the-gods', { bots: 1 }), true);
  const { page, errors } = visitor;
  const focused = (): Promise<string> => page.evaluate<string>('document.activeElement.tagName');
  await page.focus('#board .can');
  expect(await page.getAttribute('#board .can', 'role')).toBe('button');
  await page.keyboard.press(' ');
  await page.waitForFunction(`document.querySelector('#asked').textContent.startsWith('what does')`);
  expect(await focused()).not.toBe('BODY');
  expect(await page.title()).toMatch(/^(● )?Judgement of the Gods$/);
  await page.click('#legend summary');
  expect(await page.locator('#signs li svg').count()).toBeGreaterThan(3);
  expect(errors).toEqual([]);
  await leave(visitor);
});

test('a table is opened with the default for late players, or with one of two ways', async () => {
  const opened = async (late: unknown): Promise<object> => {
    const body = JSON.stringify({ game: 'judgement-of-the-gods', seconds: 60, late });
    return (await (await fetch(`${hall.origin}/tables`, { method: 'POST', body })).json()) as object;
  };
  for (const late of [undefined, '', 'bot', 'concede']) expect(await opened(late)).toHaveProperty('id');
  expect(await opened('resign')).toEqual({ refused: 'late is bot or concede' });
});

test('a phone shows who is at the table, and the answer to a tap wherever the reader has scrolled to', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const id = await openTable(origin, 'judgement-hex', { bots: 1 });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await visit(browser, origin, id, true, phone);
  const { page } = visitor;
  await page.waitForFunction(`document.body.dataset.turn === 'mine' && document.body.dataset.busy === undefined`);
  expect(
    await page.evaluate<boolean>(
      `(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('#around'))`,
    ),
  ).toBe(true);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.locator('#board g[data-id]').last().tap();
  await page.waitForFunction(`document.querySelector('#said').textContent !== ''`);
  const [top, bottom] = await page.evaluate<[number, number]>(
    `(({ top, bottom }) => [top, innerHeight - bottom])(document.querySelector('#said').getBoundingClientRect())`,
  );
  expect([top >= 0, bottom >= 0]).toEqual([true, true]);
  await leave(visitor);
});

test('eldfall-d20: a board without pieces leaves the room on a phone to the question', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const id = await openTable(origin, 'eldfall-d20', { bots: 1 });
  const visitor = await visit(browser, origin, id, true, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  const height = await page.evaluate<number>(`document.querySelector('#board').getBoundingClientRect().height`);
  expect(height).toBeLessThan(844 / 4);
  await leave(visitor);
});

test('shroudfall-inches: a page is busy until the server has taken its own answer, whatever others do in the meantime, and answers once', {
  timeout: 60_000,
}, async () => {
  const { browser, origin } = hall;
  const id = await openTable(origin, 'shroudfall-inches');
  const [one, two] = [await visit(browser, origin, id, true), await visit(browser, origin, id, true)];
  // The second page comes back over a line that keeps answers until the test lets them go.
  const kept: (() => void)[] = [];
  await two.page.routeWebSocket('**/ws/**', page => {
    const server = page.connectToServer();
    page.onMessage(message => {
      if (String(message).includes('"type":"answer"')) kept.push(() => server.send(message));
      else server.send(message);
    });
  });
  await two.page.reload();
  // Both present an army at once.
  const army = '#buttons [data-suggested] button';
  for (const { page } of [one, two]) await page.waitForSelector(army);
  const press = `document.querySelector('${army}').click()`;
  const busy = (): Promise<unknown> => two.page.evaluate('document.body.dataset.busy');
  await two.page.evaluate(press);
  expect(await busy()).toBe('answer');
  await one.page.evaluate(press);
  // The first page's answer is a change for both.
  await one.page.waitForFunction(`document.body.dataset.turn === 'waits'`);
  await one.page.waitForTimeout(200);
  expect(await busy()).toBe('answer');
  await two.page.evaluate(press);
  expect(kept).toHaveLength(1);
  for (const send of kept) send();
  await two.page.waitForFunction(`document.body.dataset.busy === undefined`);
  expect(await two.page.innerText('#asked')).not.toContain('army');
  expect([...one.errors, ...two.errors]).toEqual([]);
  await leave(one, two);
});
