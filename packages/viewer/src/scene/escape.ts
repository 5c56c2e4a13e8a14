const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 cannot write these characters: control characters, lone surrogates and the two non-characters.
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// Direction overrides would let one label reorder the text around it.
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes any string safe as text or as a quoted attribute value, in XML and in HTML. Characters that XML cannot hold
 * become U+FFFD; direction overrides are dropped.
 */
export function escapeText(text: unknown): string {
  return String(text)
    .replace(OVERRIDES, '')
    .replace(UNWRITABLE, '\ufffd')
    .replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
}

/** JSON that may stand inside a `<script>` element: no part of it can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
