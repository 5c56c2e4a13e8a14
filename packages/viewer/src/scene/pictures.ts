import { escapeText } from './escape.js';

/** Pictures by key, as data URLs: `model:knight`, `tile:forest`, `terrain:forest`, `die:d6:5`. */
export type Pictures = Readonly<Record<string, string>>;

const IMAGE = /^data:image\/(png|jpeg|webp|gif|avif|svg\+xml)[;,]/;

/** Throws a RangeError that names the first picture that is no data URL of an image: a page may load nothing else. */
export function checkPictures(pictures: Pictures): void {
  for (const [key, url] of Object.entries(pictures)) {
    if (!IMAGE.test(url)) throw new RangeError(`theme: the picture "${key}" is no data URL of an image`);
  }
}

/** The pictures that one drawing uses, each defined once. */
export class UsedPictures {
  readonly #pictures: Pictures;
  readonly #ids = new Map<string, string>();

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  /** The fill of the first key that has a picture; undefined if none has one. */
  fill(...keys: readonly (string | undefined)[]): string | undefined {
    const key = keys.find(one => one !== undefined && Object.hasOwn(this.#pictures, one));
    if (key === undefined) return undefined;
    const id = this.#ids.get(key) ?? `rw-picture-${this.#ids.size}`;
    this.#ids.set(key, id);
    return `url(#${id})`;
  }

  /** The definitions of all pictures in use: each fills the box of the shape that it is drawn on. */
  definitions(): string {
    if (this.#ids.size === 0) return '';
    const patterns = [...this.#ids].map(
      ([key, id]) =>
        `<pattern id="${id}" width="1" height="1" patternContentUnits="objectBoundingBox">` +
        `<image href="${escapeText(this.#pictures[key])}" width="1" height="1" preserveAspectRatio="xMidYMid slice"/></pattern>`,
    );
    return `<defs>${patterns.join('')}</defs>`;
  }
}
