import { GameError } from './errors.js';

const FNV = 0x01000193;
const SALT = 0x9e3779b1;
const bits: DataView = new DataView(new ArrayBuffer(8));

// The two 32-bit halves of the latest hash. They are variables of the module, so that hashing allocates nothing.
let lo = 0;
let hi = 0;

const mix = (a: number, b: number): number => {
  let x = Math.imul(a ^ b, SALT);
  x ^= x >>> 15;
  x = Math.imul(x, 0x85ebca6b);
  return x ^ (x >>> 13);
};

// The two 32-bit halves of the hash of the latest text.
let textLo = 0;
let textHi = 0;

const text = (value: string): void => {
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    a = Math.imul(a ^ code, FNV);
    b = Math.imul(b ^ code, FNV);
  }
  textLo = a ^ value.length;
  textHi = b ^ value.length;
};

const put = (a: number, b: number): void => {
  lo = mix(a, 0x2545f491);
  hi = mix(b, 0x6c078965);
};

const walk = (value: unknown): void => {
  if (typeof value === 'number') {
    if ((value | 0) === value) put(value, value ^ 0x1b873593);
    else {
      bits.setFloat64(0, value);
      put(bits.getInt32(0) ^ 0x11, bits.getInt32(4) ^ 0x22);
    }
  } else if (typeof value === 'string') {
    text(value);
    put(textLo, textHi);
  } else if (value === null || typeof value !== 'object') {
    const tag = value === true ? 1 : value === false ? 2 : 3;
    put(0x51ed270b ^ tag, 0x3c6ef372 ^ tag);
  } else if (Array.isArray(value)) walkArray(value);
  else walkObject(value);
};

const walkArray = (value: readonly unknown[]): void => {
  let a = 0x41 + value.length;
  let b = 0x5a;
  for (let i = 0; i < value.length; i++) {
    walk(value[i]);
    a = mix(Math.imul(a, 31) + lo, i);
    b = mix(Math.imul(b, 37) + hi, i);
  }
  put(a, b);
};

// The sum over the entries is the same for every order of the keys.
const walkObject = (value: object): void => {
  let a = 0;
  let b = 0;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    walk(item);
    text(key);
    a = (a + mix(lo, textLo)) | 0;
    b = (b + mix(hi, textHi)) | 0;
  }
  put(a ^ 0x7f4a7c15, b ^ 0x13198a2e);
};

const bytes: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

const hex = (n: number): string =>
  `${bytes[n >>> 24]}${bytes[(n >>> 16) & 255]}${bytes[(n >>> 8) & 255]}${bytes[n & 255]}`;

/**
 * A 64-bit fingerprint of a JSON value, as 16 hexadecimal digits: the same on every JavaScript engine, whatever the
 * order of keys, with `-0` as `0` and keys that hold `undefined` left out. The fingerprint finds differences; it is no
 * defence against collisions that are made on purpose.
 */
export const hashJson = (value: unknown): string => {
  try {
    walk(value);
  } catch {
    throw new GameError('value is no plain JSON, or nested without end: hash match.state, not a match');
  }
  return hex(lo) + hex(hi);
};
