import type { Replay } from '@rulewright/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../tools/browser/chromium.js';
import { spansOf } from '../client/pace.js';
import { HtmlShelf, type WatchedPage } from '../fixtures/browser.js';
import { cardedMatch } from '../fixtures/carded-match.js';
import { hexesMatch } from '../fixtures/hexes-match.js';
import { hostileMatch } from '../fixtures/hostile-match.js';
import { inchesMatch } from '../fixtures/inches-match.js';
import { longMatch } from '../fixtures/long-match.js';
import { squaresMatch } from '../fixtures/squares-match.js';
import { renderScene } from '../scene/render-scene.js';
import { germanPage } from '../words/page-words.de.js';
import { packReplay } from './pack.js';
import { renderReplay } from './render-replay.js';

/** The sequence number that the page shows. */
const shown = (page: Page): Promise<string> => page.innerText('#now .seq');
/** Watches the match record by record. */
const byRecord = (page: Page): Promise<void> =>
  page.evaluate<void>(
    `const pace = document.querySelector('#pace'); pace.value = 'record'; pace.dispatchEvent(new Event('change'));`,
  );
const address = (page: Page): Promise<string> => page.evaluate<string>('location.hash');

/** Every text on the page that contrasts less than WCAG AA asks with the background it really has. */
const POOR_CONTRAST = `(() => {
  const channels = color => (color.match(/[\\d.]+/g) || []).map(Number);
  const linear = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ground = element => {
    for (let at = element; at; at = at.parentElement) {
      const color = channels(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
      if (color[3] !== 0) throw new Error('half transparent background');
    }
    throw new Error('no background');
  };
  let looked = 0;
  const poor = [];
  for (const element of document.querySelectorAll('body *:not(script):not(noscript)')) {
    const inPicture = element.closest('svg');
    const text = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('').trim();
    const field = element.matches('input[type=search],input[type=number],select');
    if ((!text && !field) || inPicture || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const [a, b] = [luminance(channels(style.color)), luminance(ground(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    looked += 1;
    if (ratio < 4.5) poor.push(element.className + ' "' + text + '" ' + ratio.toFixed(2));
  }
  return { looked, poor };
})()`;

/** A picture of one point, and a colour of its own in each scheme. */
const theme = {
  pictures: {
    'model:knight':
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  },
  colors: { player2: { light: '#5a1a5a', dark: '#e0a0e0' } },
};

/** A match of which all pieces stand at the right edge, and nothing happens. */
const stillMatch: Replay = {
  ...inchesMatch,
  frames: inchesMatch.frames.map(frame => {
    const items = frame.scene?.items.map(item => (item.kind === 'token' ? { ...item, x: 11 * 2540 } : item)) ?? [];
    return { ...frame, scene: { ...frame.scene, title: 'Table', items } };
  }),
};

/** A match with a pill and the mark of a tile, which a phone shows small. */
const villageMatch: Replay = {
  ...cardedMatch,
  frames: [
    {
      seq: 0,
      kind: 'start',
      text: 'A village',
      rules: [],
      scene: {
        title: 'A village',
        items: [
          { kind: 'cell', id: 'tile', at: { shape: 'square', x: 0, y: 0, size: 8 } },
          { kind: 'token', form: 'pill', id: 'temple', x: 0, y: 0, size: 0.19, label: 'Temple' },
          { kind: 'token', x: 0.4, y: 0.4, size: 0.18, label: '★', title: 'magical' },
        ],
      },
    },
  ],
};

/** A match with cells that have names: one has room for its name on a phone, one once the letters are condensed, two have none. */
const namedMatch: Replay = {
  ...cardedMatch,
  frames: [
    {
      seq: 0,
      kind: 'start',
      text: 'A village',
      rules: [],
      scene: {
        title: 'A village',
        items: ['Marsh', 'Magical Marsh', 'The most magical of all marshes', 'Mountain'].map((label, n) => ({
          kind: 'cell' as const,
          id: `tile-${n}`,
          at: { shape: 'square' as const, x: 5 * n, y: 0, size: n === 3 ? 1 : 5 },
          label,
          labelAt: 'top' as const,
        })),
      },
    },
  ],
};

/** A match with more rows beside the board than fit there. */
const crowdedMatch: Replay = {
  ...inchesMatch,
  frames: inchesMatch.frames.map(frame => {
    const rows = Array.from({ length: 90 }, (_, n) => ({ label: `Soldier ${n}`, health: { value: 1, max: 2 } }));
    return { ...frame, scene: { ...frame.scene, panels: [{ title: 'Crowd', rows }] } };
  }),
};

describe('the replay page in Chromium', { timeout: 60_000 }, () => {
  const shelf = new HtmlShelf();
  let browser: Browser;

  beforeAll(async () => {
    shelf.put('squares.html', renderReplay(squaresMatch));
    shelf.put('hexes.html', renderReplay(hexesMatch));
    shelf.put('carded.html', renderReplay(cardedMatch));
    shelf.put('inches.html', renderReplay(inchesMatch));
    shelf.put('themed.html', renderReplay(cardedMatch, { words: germanPage, theme }));
    shelf.put('hostile.html', renderReplay(hostileMatch));
    shelf.put('long.html', renderReplay(longMatch(2000)));
    shelf.put('crowded.html', renderReplay(crowdedMatch));
    shelf.put('village.html', renderReplay(villageMatch));
    shelf.put('named.html', renderReplay(namedMatch));
    shelf.put('still.html', renderReplay(stillMatch));
    browser = await openBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    shelf.clear();
  });

  const clean = ({ complaints, requests }: WatchedPage): void => {
    expect({ complaints, requests }).toEqual({ complaints: [], requests: [] });
  };

  test('steps through every record by keyboard, without an error or a request', async () => {
    for (const [file, match] of [
      ['squares.html', squaresMatch],
      ['hexes.html', hexesMatch],
    ] as const) {
      const watched = await shelf.open(browser, file);
      const { page } = watched;
      await byRecord(page);
      await page.keyboard.press('Home');
      const stories: string[] = [];
      for (const _ of match.frames) {
        stories.push(await page.innerText('#now .told'));
        await page.keyboard.press('ArrowRight');
      }
      expect(stories).toEqual(match.frames.map(frame => frame.text));
      await page.keyboard.press('ArrowLeft');
      expect(await shown(page)).toContain(`#${match.frames.at(-2)?.seq}`);
      expect(await address(page)).toBe(`#${match.frames.at(-2)?.seq}`);
      clean(watched);
    }
  });

  test('the keys of the help do what it says', async () => {
    const watched = await shelf.open(browser, 'squares.html');
    const { page } = watched;
    await byRecord(page);
    const after = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return address(page);
    };
    expect(await after('End')).toBe('#11');
    expect(await after('Home')).toBe('#0');
    expect(await after('PageDown')).toBe('#10');
    expect(await after('PageUp')).toBe('#0');
    expect([await after('d'), await after('d'), await after('D')]).toEqual(['#4', '#5', '#4']);
    expect([await after('r'), await after('R')]).toEqual(['#6', '#2']);
    expect([await after('c'), await after('C')]).toEqual(['#3', '#0']);
    expect([await after('n'), await after('N')]).toEqual(['#1', '#0']);
    await page.keyboard.press('?');
    expect(await page.isVisible('#help')).toBe(true);
    expect(await after('ArrowRight')).toBe('#0');
    await page.uncheck('#single-keys');
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#help')).toBe(false);
    expect([await after('d'), await after('ArrowRight')]).toEqual(['#0', '#1']);
    clean(watched);
  });

  test('plays by itself at the speed chosen, and stops at the end', async () => {
    const watched = await shelf.open(browser, 'squares.html', '#9');
    const { page } = watched;
    await byRecord(page);
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('+');
    expect(await page.innerText('#speed')).toBe('16×');
    await page.keyboard.press('-');
    expect(await page.innerText('#speed')).toBe('8×');
    await page.keyboard.press(' ');
    expect(await page.getAttribute('#play', 'aria-label')).toBe('Pause');
    expect(await page.getAttribute('#now', 'aria-live')).toBe('off');
    await page.waitForSelector('#play[aria-label="Play"]');
    expect(await address(page)).toBe('#11');
    expect(await page.getAttribute('#now', 'aria-live')).toBe('polite');
    clean(watched);
  });

  test('opens on the first piece on the board, and hides the result until it is reached or asked for', async () => {
    const watched = await shelf.open(browser, 'hexes.html');
    const { page } = watched;
    const outcome = String(hexesMatch.outcome);
    expect(await page.locator('#board [data-id]').count()).toBeGreaterThan(0);
    expect(await page.innerText('body')).not.toContain(outcome);
    // The curves end at the furthest record that was shown, since they would tell the result as well.
    const curves = (): Promise<number> => page.evaluate<number>(`document.querySelector('#seen path').getBBox().width`);
    const clip = (): Promise<string> =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('.lines')).clipPath`);
    expect(await curves()).toBeLessThan(500);
    expect(await clip()).toContain('#seen');
    await page.click('#result-show');
    expect(await page.innerText('header')).toContain(outcome);
    expect(await clip()).toBe('none');
    await page.reload();
    await page.keyboard.press('End');
    expect(await page.innerText('header')).toContain(outcome);
    clean(watched);
  });

  test('a link to the start shows the start, and not the picture that the page opens on', async () => {
    const watched = await shelf.open(browser, 'hexes.html', '#-1');
    const { page } = watched;
    const shown = async (): Promise<readonly string[]> => [
      await page.innerHTML('#board'),
      await page.innerHTML('#legend'),
      await page.innerHTML('#panels'),
    ];
    const linked = await shown();
    await page.keyboard.press('End');
    expect(await shown()).not.toEqual(linked);
    await page.keyboard.press('Home');
    expect(await shown()).toEqual(linked);
    clean(watched);
  });

  test('an area that hides a part of its content says so, above and below, until there is nothing more', async () => {
    const { page } = await shelf.open(browser, 'long.html', '#300', { viewport: { width: 1280, height: 660 } });
    const signs = (): Promise<string> =>
      page.evaluate<string>(
        `(area => (area.classList.contains('has-above') ? 'above ' : '') + (area.classList.contains('has-more') ? 'below ' + getComputedStyle(area, '::after').content : ''))(document.querySelector('#now'))`,
      );
    await page.selectOption('#pace', 'chapter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    expect(await signs()).toContain('below "↓ more below"');
    const scroll = (to: string): Promise<unknown> =>
      page.evaluate(
        `new Promise(done => { const now = document.querySelector('#now'); now.addEventListener('scroll', () => requestAnimationFrame(done), { once: true }); now.scrollTop = ${to}; })`,
      );
    // The sign above would cover the first line, so it waits until that line is out of sight.
    await scroll('20');
    expect(await signs()).not.toContain('above');
    await scroll('40');
    expect(await signs()).toContain('above below');
    await scroll('now.scrollHeight');
    expect(await signs()).toBe('above ');
  });

  test('a step by decision tells the decision with all that it caused, each thing once', async () => {
    const watched = await shelf.open(browser, 'squares.html', '#3');
    const { page } = watched;
    await page.keyboard.press('ArrowRight');
    const first = squaresMatch.frames.findIndex(({ kind, seq }) => kind === 'action' && seq > 3);
    const next = squaresMatch.frames.findIndex(({ kind }, at) => at > first && (kind === 'action' || kind === 'end'));
    const told = await page.innerText('#now');
    for (const { text, dice } of squaresMatch.frames.slice(first, next)) {
      expect(told.split(dice ? dice.purpose : text)).toHaveLength(2);
    }
    expect(await address(page)).toBe(`#${squaresMatch.frames[next - 1]?.seq}`);
    await page.keyboard.press('ArrowLeft');
    expect(await address(page)).toBe(`#${squaresMatch.frames[first - 1]?.seq}`);
    clean(watched);
  });

  test.each([390, 1280])(
    'no letters are smaller than 9 pixels, %i pixels wide, and zoom shows what was hidden',
    async width => {
      const watched = await shelf.open(browser, 'hexes.html', '#7', { viewport: { width, height: 800 } });
      const { page } = watched;
      const smallest = `(() => {
      const picture = document.querySelector('#board svg');
      const seen = [...picture.querySelectorAll('text')].filter(text => text.checkVisibility({ visibilityProperty: true }));
      return [seen.length, Math.min(...seen.map(text => Number(text.getAttribute('font-size')) * text.getScreenCTM().a))];
    })()`;
      const [few = 0, before] = await page.evaluate<number[]>(smallest);
      expect(before).toBeGreaterThan(8.99);
      await page.click('#zoom');
      await page.click('#zoom');
      const [many, after] = await page.evaluate<number[]>(smallest);
      expect(after).toBeGreaterThan(8.99);
      expect(many).toBeGreaterThanOrEqual(few);
      clean(watched);
    },
  );

  test('rows that do not fit beside the board scroll there, and not the page', async () => {
    const { page } = await shelf.open(browser, 'crowded.html', '#0');
    const sizes = `[document.documentElement.scrollHeight - innerHeight, document.querySelector('#panels').scrollHeight > innerHeight]`;
    expect(await page.evaluate(sizes)).toEqual([0, true]);
  });

  test('an enlarged board follows the pieces with which something happens, and a step back as well', async () => {
    const watched = await shelf.open(browser, 'inches.html', '#0', { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await byRecord(page);
    const isSeen = (id: string): Promise<boolean> =>
      page.evaluate<boolean>(`new Promise(done => setTimeout(() => {
        const [board, piece] = ['#board', '#board [data-id=${id}]'].map(one => document.querySelector(one).getBoundingClientRect());
        done(piece.left >= board.left && piece.right <= board.right);
      }, 400))`);
    await page.click('#zoom');
    await page.click('#zoom');
    await page.evaluate(`document.querySelector('#board').scrollLeft = 0`);
    expect([await isSeen('archer'), await isSeen('troll')]).toEqual([true, false]);
    await page.keyboard.press('ArrowRight');
    expect(await isSeen('troll')).toBe(true);
    await page.evaluate(`document.querySelector('#board').scrollLeft = 0`);
    await page.keyboard.press('ArrowLeft');
    expect(await isSeen('troll')).toBe(true);
    clean(watched);
  });

  test('an enlarged board scrolls to a piece that is chosen elsewhere', async () => {
    const watched = await shelf.open(browser, 'carded.html', '#1', { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.click('#zoom');
    await page.click('#zoom');
    const isSeen = `(() => {
      const board = document.querySelector('#board').getBoundingClientRect();
      const piece = document.querySelector('#board [data-id=' + document.querySelector('#card h2').textContent.toLowerCase() + ']');
      const { left, right } = piece.getBoundingClientRect();
      return left >= board.left && right <= board.right;
    })()`;
    const atEachEnd = [];
    for (const end of [0, 10_000]) {
      for (const _ of ['knight', 'mage']) {
        await page.evaluate(`document.querySelector('#board').scrollLeft = ${end}`);
        await page.keyboard.press('m');
        atEachEnd.push(await page.evaluate(isSeen));
      }
    }
    expect(atEachEnd).toEqual([true, true, true, true]);
    clean(watched);
  });

  test('a board that is enlarged while nothing happens shows the pieces', async () => {
    const watched = await shelf.open(browser, 'still.html', '#0', { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.click('#zoom');
    await page.click('#zoom');
    const isSeen = await page.evaluate(`(() => {
      const [board, piece] = ['#board', '#board [data-id=troll]'].map(one => document.querySelector(one).getBoundingClientRect());
      return piece.left >= board.left && piece.right <= board.right;
    })()`);
    expect(isSeen).toBe(true);
    clean(watched);
  });

  test('choosing a piece, by mouse or by keyboard, shows its card and what it reaches, as both are now', async () => {
    const watched = await shelf.open(browser, 'carded.html', '#1');
    const { page } = watched;
    await byRecord(page);
    expect(await page.isVisible('#card')).toBe(false);
    await page.click('#board [data-id=knight]');
    expect(await page.innerText('#card')).toContain('Knight');
    expect(await page.locator('#board [data-id="around moves"] rect').count()).toBe(3);
    await page.click('#card .number');
    expect(await page.innerText('#card .reasons')).toMatch(/Attack dice \(Dice\): Why is it 3\?.*3 sword/s);
    await page.keyboard.press('ArrowRight');
    expect(await page.innerText('#card .number')).toBe('4');
    expect(await page.locator('#board [data-id="around moves"] rect').count()).toBe(2);
    await page.keyboard.press('m');
    expect(await page.innerText('#card h2')).toBe('Mage');
    await page.keyboard.press('ArrowRight');
    expect(await page.innerText('#card .gone')).toContain('Not in play');
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#card')).toBe(false);
    await page.click('#panels [data-piece=knight]');
    expect(await page.innerText('#card h2')).toBe('Knight');
    await page.click('#card [data-card=close]');
    await page.focus('#board [data-id=knight]');
    await page.keyboard.press('Enter');
    expect(await page.innerText('#card h2')).toBe('Knight');
    clean(watched);
  });

  test('the page says how a card is read until one is open, and the card leads to the record that shows its reach', async () => {
    const watched = await shelf.open(browser, 'carded.html', '#0');
    const { page } = watched;
    expect(await page.innerText('#hint')).toBe('Choose a piece on the board to read its card.');
    await page.click('#board [data-id=knight]');
    expect(await page.isVisible('#hint')).toBe(false);
    expect(await page.locator('#board [data-id="around moves"]').count()).toBe(0);
    expect(await page.innerText('#card .reach-at')).toBe('What it can reach or see is drawn at #1');
    await page.click('#card .reach-at');
    expect(await shown(page)).toContain('#1');
    expect(await page.locator('#board [data-id="around moves"] rect').count()).toBe(3);
    expect(await page.isVisible('#card .reach-at')).toBe(false);
    await page.keyboard.press('Home');
    expect(await page.isVisible('#card .reach-at')).toBe(true);
    await page.keyboard.press('?');
    expect(await page.isVisible('#card-help')).toBe(true);
    clean(watched);
    const without = await shelf.open(browser, 'squares.html', '#3');
    expect(await without.page.isVisible('#hint')).toBe(false);
  });

  test('a card that a tally makes longer than its place says at once that there is more below', async () => {
    const { page } = await shelf.open(browser, 'carded.html', '#1');
    await page.click('#board [data-id=knight]');
    await page.evaluate(
      `(card => { card.style.flex = 'none'; card.style.height = card.scrollHeight + 2 + 'px'; })(document.querySelector('#card'))`,
    );
    const hasMore = (): Promise<boolean> =>
      page.evaluate<boolean>(`document.querySelector('#card').classList.contains('has-more')`);
    const room = (): Promise<number> =>
      page.evaluate<number>(
        `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('#card'))`,
      );
    expect([await room(), await hasMore()]).toEqual([0, false]);
    await page.click('#card .number');
    expect(await room()).toBeGreaterThan(20);
    expect(await hasMore()).toBe(true);
    await page.click('#card .number');
    expect(await hasMore()).toBe(false);
  });

  test('choosing a number of the story shows its tally', async () => {
    const watched = await shelf.open(browser, 'carded.html', '#3');
    const { page } = watched;
    const number = page.locator('#now .caused .number').first();
    expect(await number.innerText()).toBe('4');
    expect(await page.locator('#now .reasons:visible').count()).toBe(0);
    await number.click();
    expect(await page.innerText('#now .reasons:visible')).toMatch(/3 sword.*CARD-1\s+\+1 charge.*CARD-2/s);
    await number.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#now .reasons:visible').count()).toBe(0);
    clean(watched);
  });

  test('the ruler measures between two things and follows them; boards without a measure have none', async () => {
    const watched = await shelf.open(browser, 'inches.html', '#0');
    const { page } = watched;
    await byRecord(page);
    expect(await page.locator('#board .rw-grows text').allTextContents()).toContain('4');
    await page.click('#ruler');
    await page.click('#board [data-id=archer]');
    await page.click('#board [data-id=troll]');
    expect(await page.innerText('#measured')).toBe('Archer to Troll: 5.00"');
    await page.keyboard.press('ArrowRight');
    expect(await page.innerText('#measured')).toBe('Archer to Troll: 3.50"');
    expect(await page.locator('#board [data-id=measured]').innerHTML()).toContain('3.50');
    await page.click('#ruler');
    expect(await page.locator('#board [data-id=measured]').count()).toBe(0);
    clean(watched);
    const hexes = await shelf.open(browser, 'hexes.html');
    expect(await hexes.page.isVisible('#ruler')).toBe(false);
  });

  test.each(['light', 'dark'] as const)(
    'a theme changes colours and pictures, %s, without a complaint',
    async colorScheme => {
      const watched = await shelf.open(browser, 'themed.html', '#1', { colorScheme });
      const { page } = watched;
      const fill = await page.evaluate<string>(
        `getComputedStyle(document.querySelector('[data-id=mage] circle')).fill`,
      );
      expect(fill).toBe(colorScheme === 'light' ? 'rgb(90, 26, 90)' : 'rgb(224, 160, 224)');
      expect(await page.locator('#board [data-id=knight] [fill^="url"]').count()).toBe(1);
      expect(await page.innerText('#found')).toBe('4 Einträge');
      expect(watched.requests.every(url => url.startsWith('data:'))).toBe(true);
      expect(watched.complaints).toEqual([]);
    },
  );

  test('plays 2,000 records in two minutes at most', async () => {
    const { page } = await shelf.open(browser, 'long.html');
    const speed = Number((await page.innerText('#speed')).replace('×', ''));
    expect(spansOf(longMatch(2000), 'decision').length / speed).toBeLessThanOrEqual(120);
  });

  test('buttons work with the mouse and with the keyboard, each once', async () => {
    const watched = await shelf.open(browser, 'squares.html');
    const { page } = watched;
    await byRecord(page);
    await page.click('#next');
    expect(await address(page)).toBe('#1');
    await page.keyboard.press(' ');
    expect(await address(page)).toBe('#2');
    await page.keyboard.press('Enter');
    expect(await address(page)).toBe('#3');
    await page.click('#last');
    expect(await page.getAttribute('#next', 'aria-disabled')).toBe('true');
    await page.focus('#slider');
    await page.keyboard.press('ArrowLeft');
    expect(await address(page)).toBe('#10');
    expect(await page.getAttribute('#slider', 'aria-valuetext')).toContain('Record 10: Nobody stands');
    clean(watched);
  });

  test('jumps to any record: link, number, list, curves and kind', async () => {
    const watched = await shelf.open(browser, 'squares.html', '#7');
    const { page } = watched;
    await byRecord(page);
    expect(await shown(page)).toContain('#7');
    await page.evaluate('location.hash = "#3"');
    await page.waitForFunction('document.querySelector("#now .seq").innerText.includes("#3")');
    await page.fill('#goto', '99');
    await page.keyboard.press('Enter');
    expect([await address(page), await page.inputValue('#goto')]).toEqual(['#11', '11']);
    await page.click('#records button[data-index="5"]');
    expect(await address(page)).toBe('#5');
    expect(await page.getAttribute('#records [aria-current]', 'data-index')).toBe('5');
    await page.selectOption('#jump', { label: 'gather wood' });
    await page.click('#jump-next');
    expect(await address(page)).toBe('#6');
    const curves = await page.locator('#curves svg').boundingBox();
    if (curves === null) throw new Error('the curves are drawn');
    await page.mouse.click(curves.x + (curves.width * 9) / 11, curves.y + 20);
    expect(await address(page)).toBe('#9');
    expect(await page.innerText('#meters')).toContain('−8');
    clean(watched);
  });

  test('search and kinds narrow the list, and the arrows then walk it', async () => {
    const watched = await shelf.open(browser, 'squares.html');
    const { page } = watched;
    await byRecord(page);
    const visible = (): Promise<number> => page.locator('#records button:visible').count();
    expect(await page.innerText('#found')).toBe('12 entries');
    await page.keyboard.press('/');
    await page.keyboard.type('forest ben');
    expect(await page.innerText('#found')).toBe('3 of 12 entries');
    expect(await visible()).toBe(3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    expect(await address(page)).toBe('#4');
    await page.focus('#records [aria-current]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await address(page)).toBe('#7');
    await page.fill('#search', '');
    await page.uncheck('input[value=action]');
    await page.uncheck('input[value=event]');
    expect(await visible()).toBe(5);
    expect(await page.locator('#records .chapter:visible').allInnerTexts()).toEqual(
      ['Set-up', 'Round 1', 'Judgement of round 1'].map(text => text.toUpperCase()),
    );
    clean(watched);
  });

  test('the board is that of the record, drawn as in Node', async () => {
    const watched = await shelf.open(browser, 'hexes.html', '#7');
    const { page } = watched;
    const frame = hexesMatch.frames.find(({ seq }) => seq === 7);
    if (frame === undefined) throw new Error('the fixture has record 7');
    const svg = renderScene(frame.scene, {
      legend: false,
      background: false,
      style: false,
      bounds: packReplay(hexesMatch).bounds,
    });
    const same = `(svg => {
      const box = document.createElement('div');
      box.innerHTML = svg;
      const shown = document.querySelector('#board svg').cloneNode(true);
      // The page keeps letters readable; the picture is the same.
      for (const mark of shown.querySelectorAll('g[data-id][transform] g')) mark.removeAttribute('transform');
      for (const text of shown.querySelectorAll('text')) {
        text.setAttribute('font-size', text.dataset.size);
        text.removeAttribute('data-size');
        text.removeAttribute('transform');
        text.classList.remove('is-tiny');
        if (text.classList.length === 0) text.removeAttribute('class');
      }
      return box.firstChild.isEqualNode(shown);
    })(${JSON.stringify(svg)})`;
    expect(await page.evaluate(same)).toBe(true);
    clean(watched);
  });

  test('letters on the marks of pieces are readable on a phone, and lie inside their marks', async () => {
    const { page } = await shelf.open(browser, 'hexes.html', '#7', { viewport: { width: 390, height: 844 } });
    const marks = await page.evaluate<{ height: number; inside: boolean }[]>(`
      [...document.querySelectorAll('#board g[data-id][transform] g')].map(mark => {
        const [circle, text] = [...mark.querySelectorAll('circle,text')].map(part => part.getBoundingClientRect());
        return { height: text.height, inside: text.left >= circle.left && text.right <= circle.right };
      })`);
    expect(marks.length).toBeGreaterThan(0);
    for (const { height, inside } of marks) {
      expect(inside).toBe(true);
      expect(height).toBeGreaterThan(9);
    }
  });

  test('the grown label of a deck is no wider than its card', async () => {
    const { page } = await shelf.open(browser, 'squares.html', '', { viewport: { width: 170, height: 844 } });
    const labels = await page.evaluate<{ height: number; inside: boolean; condensed: boolean }[]>(`
      [...document.querySelectorAll('#board g.rw-grows')].filter(deck => deck.querySelector('rect')).map(deck => {
        const text = deck.querySelector('text');
        const [card, label] = [deck.querySelector('rect'), text].map(part => part.getBoundingClientRect());
        const inside = label.width <= card.width;
        return { height: label.height, inside, condensed: text.hasAttribute('textLength') };
      })`);
    expect(labels.some(({ condensed }) => condensed)).toBe(true);
    for (const { height, inside } of labels) {
      expect(inside).toBe(true);
      expect(height).toBeGreaterThan(9);
    }
  });

  test('the grown label of a pill is no wider than the pill, and a mark of a tile keeps its sign on a phone', async () => {
    const { page } = await shelf.open(browser, 'village.html', '', { viewport: { width: 390, height: 844 } });
    const parts = await page.evaluate<{ height: number; inside: boolean; shown: boolean }[]>(`
      [...document.querySelectorAll('#board g[transform]')].map(token => {
        const text = token.querySelector('text');
        const [body, label] = [token.querySelector('rect,circle'), text].map(part => part.getBoundingClientRect());
        const shown = getComputedStyle(text).visibility === 'visible';
        return { height: label.height, inside: label.width <= body.width, shown };
      })`);
    expect(parts).toHaveLength(2);
    for (const { height, inside, shown } of parts) {
      expect({ inside, shown }).toEqual({ inside: true, shown: true });
      expect(height).toBeGreaterThan(9);
    }
  });

  test('the name on a cell grows on a phone where the cell has room for it, and is hidden elsewhere', async () => {
    const { page } = await shelf.open(browser, 'named.html', '', { viewport: { width: 390, height: 844 } });
    const names = await page.evaluate<{ height: number; inside: boolean; shown: boolean }[]>(`
      [...document.querySelectorAll('#board g[data-id]')].map(cell => {
        const [body, label] = ['rect', 'text'].map(part => cell.querySelector(part).getBoundingClientRect());
        const shown = getComputedStyle(cell.querySelector('text')).visibility === 'visible';
        return { height: label.height, inside: label.left >= body.left && label.right <= body.right, shown };
      })`);
    expect(names.map(({ shown }) => shown)).toEqual([true, true, false, false]);
    for (const { height, inside } of names.slice(0, 2)) {
      expect(inside).toBe(true);
      expect(height).toBeGreaterThan(9);
    }
  });

  test('the last record is seen whole, also where the result above makes the page longer', async () => {
    const { page } = await shelf.open(browser, 'long.html');
    await page.keyboard.press('End');
    const below = `(() => {
      const [list, item] = ['#records', '#records [aria-current]'].map(one => document.querySelector(one).getBoundingClientRect());
      return item.bottom - list.bottom;
    })()`;
    expect(await page.evaluate<number>(below)).toBeLessThanOrEqual(0);
  });

  test('scenes are well-formed XML', async () => {
    const watched = await shelf.open(browser, 'squares.html');
    const scenes = [squaresMatch, hexesMatch, hostileMatch].flatMap(match => match.frames.map(frame => frame.scene));
    const wrong = await watched.page.evaluate<string[]>(
      `${JSON.stringify(scenes.map(scene => renderScene(scene)))}.filter(svg =>
        new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror'))`,
    );
    expect(wrong).toEqual([]);
  });

  test('hostile text stays text', async () => {
    const watched = await shelf.open(browser, 'hostile.html');
    const { page } = watched;
    await byRecord(page);
    for (const key of ['ArrowRight', 'End', 'd', 'c']) await page.keyboard.press(key);
    expect(await page.evaluate('typeof globalThis.pwned')).toBe('undefined');
    expect(await page.evaluate('document.querySelectorAll("script").length')).toBe(3);
    expect(await page.evaluate('document.querySelectorAll("img, iframe, link").length')).toBe(0);
    expect(await page.innerText('h1')).toContain('</script><script>');
    clean(watched);
  });

  test.each(['light', 'dark'] as const)('every text has the contrast of WCAG AA (%s)', async colorScheme => {
    for (const [file, hashes] of [
      ['squares.html', ['#2', '#7', '#11']],
      ['hexes.html', ['#5', '#9', '#10']],
    ] as const) {
      for (const hash of hashes) {
        const { page } = await shelf.open(browser, file, hash, { colorScheme });
        for (const open of [false, true]) {
          if (open) await page.keyboard.press('?');
          const { looked, poor } = await page.evaluate<{ looked: number; poor: string[] }>(POOR_CONTRAST);
          expect(poor).toEqual([]);
          expect(looked).toBeGreaterThan(50);
        }
      }
    }
  });

  test.each(['light', 'dark'] as const)('the scheme of the reader colours page and board (%s)', async colorScheme => {
    const { page } = await shelf.open(browser, 'squares.html', '#8', { colorScheme });
    const fill = await page.evaluate('getComputedStyle(document.querySelector("#board .rw-f-terrain-forest")).fill');
    expect(fill).toBe(colorScheme === 'light' ? 'rgb(188, 212, 174)' : 'rgb(42, 74, 50)');
  });

  test.each([320, 360, 1280])('%i pixels wide: nothing sticks out', async width => {
    for (const [file, count] of [
      ['squares.html', 12],
      ['hexes.html', 12],
      ['hostile.html', 4],
    ] as const) {
      const { page } = await shelf.open(browser, file, '', { viewport: { width, height: 740 } });
      await byRecord(page);
      for (let at = 0; at < count; at += 1) {
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        await page.keyboard.press('ArrowRight');
      }
    }
  });

  test('on a phone the controls stay in reach and are large enough to touch', async () => {
    const { page } = await shelf.open(browser, 'squares.html', '#2', { viewport: { width: 360, height: 740 } });
    for (const at of [0, 300, 100_000]) {
      await page.evaluate(`scrollTo(0, ${at})`);
      for (const id of ['#previous', '#play', '#next', '#help-open']) {
        const box = await page.locator(id).boundingBox();
        expect(box?.y).toBeLessThan(740 - (box?.height ?? 0));
        expect(box?.y).toBeGreaterThan(0);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
      }
    }
  });

  test('pieces slide, unless the reader wants less motion', async () => {
    for (const [reducedMotion, moving] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const { page } = await shelf.open(browser, 'hexes.html', '#2', { reducedMotion });
      await byRecord(page);
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate('document.getAnimations().length > 0')).toBe(moving);
    }
  });

  test('every focused element shows its focus, and the order is that of the page', async () => {
    const { page } = await shelf.open(browser, 'squares.html');
    const reached: string[] = [];
    for (let at = 0; at < 20; at += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle');
      reached.push(
        await page.evaluate<string>(
          'document.activeElement.id || document.activeElement.className || document.activeElement.tagName',
        ),
      );
      expect(outline).not.toBe('none');
    }
    expect(reached).toEqual([
      ...[
        'skip',
        'result-show',
        'first',
        'previous',
        'play',
        'next',
        'last',
        'slider',
        'pace',
        'slower',
        'faster',
        'zoom',
        'help-open',
      ],
      ...['jump', 'jump-previous', 'jump-next', 'goto', 'search', 'INPUT', 'INPUT'],
    ]);
  });

  test('2,000 records: the page opens, jumps and searches', async () => {
    const watched = await shelf.open(browser, 'long.html', '#1234');
    const { page } = watched;
    expect(await shown(page)).toContain('#1234');
    await page.fill('#search', 'step-007');
    expect(await page.innerText('#found')).toBe('23 of 2000 entries');
    await page.focus('#play');
    await page.keyboard.press('End');
    expect(await address(page)).toBe('#1999');
    clean(watched);
  });
});
