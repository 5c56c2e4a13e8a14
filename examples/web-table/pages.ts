import { games } from './games.js';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}
body{margin:0;padding:.75rem;display:flex;flex-direction:column;gap:.6rem}
main{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr) minmax(16rem,24rem)}
@media (max-width:800px){main{grid-template-columns:minmax(0,1fr)}}
#board svg{width:100%;height:auto;max-height:80vh;touch-action:none}
#board [data-id].can{cursor:pointer;outline:2px solid #935600}
#board [data-id].is-clicked{outline:3px solid #23703a}
button{font:inherit;padding:.3rem .7rem;margin:.15rem}
#story{max-height:40vh;overflow:auto;padding-left:1.2rem;margin:0}
#said{min-height:1.4em;color:#b3261e}
.row{display:flex;flex-wrap:wrap;gap:.3rem;align-items:center}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** The lobby: tables to sit at or to watch, and a form for a new one. */
export const lobbyPage = (
  tables: readonly { readonly id: string; readonly name: string; readonly over: boolean }[],
): string =>
  page(
    'Tables',
    `<h1>Tables</h1><ul id="tables">${tables
      .map(({ id, name, over }) => `<li><a href="/t/${id}">${name} ${id}</a>${over ? ', over' : ''}</li>`)
      .join('')}</ul>
<form id="new"><select name="game">${Object.keys(games)
      .map(name => `<option>${name}</option>`)
      .join('')}</select>
<label>players <input name="players" type="number" value="2" min="1" max="6"></label>
<label>of them bots <input name="bots" type="number" value="1" min="0" max="5"></label>
<label>seconds for a decision <input name="seconds" type="number" min="1" placeholder="no clock"></label>
<button>Open a table</button></form><p id="said" role="alert"></p>
<script type="module">
document.getElementById('new').addEventListener('submit', async event => {
  event.preventDefault();
  const given = Object.fromEntries(new FormData(event.target));
  const body = JSON.stringify({ ...given, seconds: given.seconds === '' ? null : given.seconds });
  const answer = await (await fetch('/tables', { method: 'POST', body })).json();
  if (answer.id) location.href = '/t/' + answer.id;
  else document.getElementById('said').textContent = answer.refused;
});
</script>`,
  );

/** A table: board, questions, story. The client fills it. */
export const tablePage = (): string =>
  page(
    'Table',
    `<header class="row"><a href="/">Tables</a><strong id="seat"></strong><span id="around"></span>
<button id="sit">Sit down</button><button id="undo">Take back</button><button id="concede">Give up</button></header>
<p id="said" role="alert"></p><main><section><div id="board"></div></section>
<section><h2 id="asked" aria-live="polite"></h2><div id="buttons"></div><ol id="story"></ol></section></main>
<script type="module" src="/client.js"></script>`,
  );
