import type { Scene, SceneItem } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { hexesMatch } from '../fixtures/hexes-match.js';
import { HOSTILE, hostileMatch } from '../fixtures/hostile-match.js';
import { squaresMatch } from '../fixtures/squares-match.js';
import { boardPoint, renderScene, sceneStyle } from './render-scene.js';

const scene = (...items: readonly SceneItem[]): Scene => ({ title: 'A scene', items });
const square: SceneItem = { kind: 'cell', at: { shape: 'square', x: 0, y: 0, size: 1 } };

describe('a scene as SVG', () => {
  test('is this text, character by character', () => {
    const token: SceneItem = {
      kind: 'token',
      id: 'a',
      title: 'Ada',
      x: 0,
      y: 0,
      size: 0.5,
      label: 'A',
      color: 'player1',
    };
    const svg = renderScene({ ...scene(square, token), description: 'One square.' }, { scheme: 'light' });
    expect(svg.replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A scene" viewBox="-14 -14 1028 1028" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
      <title>A scene</title>
      <desc>One square.</desc>
      <rect x="-14" y="-14" width="1028" height="1028" fill="#f7f3ea"/>
      <g>
      <rect x="0" y="0" width="1000" height="1000" rx="50" fill="#ece5d3" stroke="#a79d8a" stroke-width="1.6"/>
      </g>
      <g data-id="a" transform="translate(500 500)">
      <title>Ada</title>
      <circle r="241.25" fill="#2b5c8f" stroke="#24211c" stroke-width="17.5"/>
      <text x="0" y="80.5" fill="#ffffff" stroke="#2b5c8f" font-size="230" text-anchor="middle" stroke-width="0.22em" paint-order="stroke" stroke-linejoin="round" font-weight="700">A</text>
      </g>
      </svg>"
    `);
  });

  test.each([squaresMatch, hexesMatch])('is the same every time: $title', match => {
    for (const frame of match.frames) {
      const copy = JSON.parse(JSON.stringify(frame.scene)) as Scene;
      expect(renderScene(copy)).toBe(renderScene(frame.scene));
    }
  });

  test('has a name and a description', () => {
    const token: SceneItem = { kind: 'token', title: 'Ada <1>', x: 0, y: 0, size: 1 };
    const svg = renderScene(scene(token, { ...token, title: 'Ben' }));
    expect(svg).toContain('role="img" aria-label="A scene"');
    expect(svg).toContain('<title>A scene</title><desc>Ada &lt;1&gt;; Ben</desc>');
  });

  test('an item with an id and a title carries both', () => {
    expect(renderScene(scene({ ...square, id: 'a "b"', title: 'c & d' }))).toContain(
      '<g data-id="a &quot;b&quot;"><title>c &amp; d</title>',
    );
  });

  test('lets no text out of its place', () => {
    for (const { scene: hostile } of hostileMatch.frames) {
      const svg = renderScene(hostile);
      const tags = new Set([...svg.matchAll(/<\/?([^\s/>]*)/g)].map(match => match[1]));
      const drawn = ['svg', 'title', 'desc', 'style', 'rect', 'g', 'circle', 'polyline', 'polygon', 'text'];
      expect([...tags].filter(tag => !drawn.includes(tag ?? ''))).toEqual([]);
      expect(svg.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^<>]*\son\w+\s*=/);
      for (const unwritable of ['\u0000', '\u202e']) expect(svg).not.toContain(unwritable);
      expect(() => encodeURIComponent(svg)).not.toThrow();
    }
  });

  test('shows hostile text as it was written', () => {
    const shown = renderScene({ ...scene(square), title: HOSTILE }).match(/<title>(.*?)<\/title>/s)?.[1] ?? '';
    const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as Record<string, string>;
    const read = shown.replace(/&[^;]+;/g, entity => entities[entity] ?? '?');
    expect(read).toBe(HOSTILE.replace('\u202e', '').replace('\u0000', '\ufffd').replace('\ud800', '\ufffd'));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 'one' as unknown as number, undefined as unknown as number])(
    'refuses %s as a coordinate',
    x => {
      const token: SceneItem = { kind: 'token', x, y: 0, size: 1 };
      expect(() => renderScene(scene(square, token), { bounds: { x: 0, y: 0, width: 1, height: 1 } })).toThrow(
        RangeError,
      );
    },
  );

  test('skips kinds of item that it does not know', () => {
    const strange = { kind: 'hologram', x: 0 } as unknown as SceneItem;
    const bounds = { x: 0, y: 0, width: 1, height: 1 };
    expect(renderScene({ ...scene(square, strange), bounds })).toContain('<g></g></svg>');
  });

  test('an empty scene is still a picture', () => {
    expect(renderScene(scene())).toMatch(/^<svg .*<\/svg>$/);
  });
});

test('a point of a picture is a point of the board, in the margin too', () => {
  const bounds = { x: 2, y: -1, width: 20, height: 10 };
  const at = (x: number, y: number) => boardPoint(scene(square), { x, y }, { bounds });
  expect([at(0, 0), at(1000, 500), at(-50, 250)]).toEqual([
    { x: 2, y: -1 },
    { x: 22, y: 9 },
    { x: 1, y: 4 },
  ]);
});

describe('colours', () => {
  test('auto follows the reader, with rules only for what is used', () => {
    const svg = renderScene(scene({ ...square, fill: 'terrain:forest' }));
    expect(svg).toContain('class="rw-f-terrain-forest rw-s-grid" fill="#bcd4ae" stroke="#a79d8a"');
    expect(svg).toContain('<style>@media (prefers-color-scheme:dark){');
    expect(svg).toContain('.rw-f-terrain-forest{fill:#2a4a32}');
    expect(svg).not.toContain('player1');
  });

  test('light and dark are fixed and need no style', () => {
    const forest = scene({ ...square, fill: 'terrain:forest' });
    expect(renderScene(forest, { scheme: 'light' })).not.toMatch(/class=|<style>/);
    expect(renderScene(forest, { scheme: 'dark' })).toContain('fill="#2a4a32"');
  });

  test('the style can stand in the page instead', () => {
    expect(renderScene(scene(square), { style: false })).not.toContain('<style>');
    expect(sceneStyle()).toContain('.rw-f-player6{fill:#69c8ce}');
  });
});

describe('the view', () => {
  const box = (svg: string): readonly number[] => (svg.match(/viewBox="([^"]*)"/)?.[1] ?? '').split(' ').map(Number);

  test('holds everything drawn, at any scale', () => {
    const [, , width, height] = box(
      renderScene(scene(square, { ...square, at: { shape: 'square', x: 1, y: 0, size: 1 } })),
    );
    expect([width, height]).toEqual([1028, 528]);
    const big = { shape: 'square', x: 91_440, y: 5, size: 91_440 } as const;
    expect(box(renderScene(scene({ kind: 'cell', at: big })))).toEqual([-14, -14, 1028, 1028]);
  });

  test('grows by the legend, unless it is left out or explains nothing that is drawn', () => {
    const forest: SceneItem = { kind: 'cell', at: { shape: 'square', x: 0, y: 0, size: 1 }, fill: 'terrain:forest' };
    const legend = [{ label: 'Forest', color: 'terrain:forest' }] as const;
    const [tall = 0, short = 0] = [true, false].map(
      on => box(renderScene({ ...scene(forest), legend }, { legend: on }))[3],
    );
    expect(tall).toBeGreaterThan(short);
    expect(renderScene({ ...scene(forest), legend })).toContain('>Forest</text>');
    expect(renderScene({ ...scene(square), legend })).not.toContain('Forest');
  });
});

describe('pieces', () => {
  const token = (more: Partial<SceneItem & { kind: 'token' }>): string =>
    renderScene(scene({ kind: 'token', x: 0, y: 0, size: 1, label: 'Ab', ...more }), { scheme: 'light' });

  test('a spent token is hollow, an active one has a halo', () => {
    expect(token({ color: 'player2' })).toContain('fill="#a93b22"');
    expect(token({ color: 'player2', spent: true })).not.toContain('fill="#a93b22"');
    expect(token({ active: true })).toContain('fill-opacity="0.3"');
    expect(token({})).not.toContain('fill-opacity');
  });

  test('facing turns the pointer', () => {
    expect(token({ facing: 60 })).toContain('transform="rotate(60)"');
  });

  test('more than four badges are counted, and named in the tooltip', () => {
    const badges = ['A', 'B', 'C', 'D', 'E'].map(label => ({ label, title: `status ${label}` }));
    expect(token({ badges })).toContain('<title>status D, status E</title>');
    expect(token({ badges })).toContain('>+2</text>');
    expect(token({ badges: badges.slice(0, 4) })).toContain('>D</text>');
  });

  test('a bar is clamped, and says its figures', () => {
    const bar = { kind: 'bar', x: 0, y: 0, width: 10, height: 1, max: 4 } as const;
    const widths = [-1, 0, 2, 9].map(value =>
      [...renderScene(scene({ ...bar, value }), { background: false }).matchAll(/<rect [^>]*? width="([\d.]+)"/g)].map(
        found => found[1],
      ),
    );
    expect(widths).toEqual([
      ['1000', '1000'],
      ['1000', '1000'],
      ['1000', '500', '1000'],
      ['1000', '1000', '1000'],
    ]);
    expect(renderScene(scene({ ...bar, value: 9, label: 'Food' }))).toContain('>Food 9/4</text>');
  });

  test('an empty deck is dashed, a full one is at most three cards deep', () => {
    const cards = { kind: 'cards', x: 0, y: 0, width: 1, height: 1.4, label: 'Deck' } as const;
    const rects = (count: number): number =>
      (renderScene(scene({ ...cards, count }), { background: false }).match(/<rect/g) ?? []).length;
    expect([0, 1, 2, 3, 40].map(rects)).toEqual([1, 1, 2, 3, 3]);
    expect(renderScene(scene({ ...cards, count: 0 }))).toContain('stroke-dasharray');
  });

  test('an arrow ends at the last point', () => {
    const line: SceneItem = {
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      arrow: true,
    };
    expect(renderScene(scene(line))).toContain('<polygon points="1000,0 ');
  });
});
