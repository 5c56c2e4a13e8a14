const STYLE = `
:root{color-scheme:light dark;font:16px/1.4 system-ui,sans-serif;--line:#8886;--soft:#8882;--can:#b45f00;--go:#1d6b35;--bad:#b3261e;--page:#f7f2ea;--shade:#0004}
@media (prefers-color-scheme:dark){:root{--shade:#fff4;--can:#ffb454;--go:#7fd197;--bad:#ff8a80;--page:#14181a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);padding:.6rem;display:flex;flex-direction:column;gap:.5rem}
h1{font-size:1.3rem;margin:0}h2{font-size:1.05rem;margin:0}h3{font-size:.85rem;margin:.5rem 0 0;width:100%}
header,.row,#buttons{display:flex;gap:.35rem;align-items:center}
#around{flex:1;font-size:.85rem;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
header{white-space:nowrap}.row,#buttons{flex-wrap:wrap}
#seat{overflow:hidden;text-overflow:ellipsis}
#clock{font-variant-numeric:tabular-nums;font-weight:600}
main{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr) minmax(18rem,24rem)}
#board{position:sticky;top:.5rem;height:calc(100vh - 5.5rem);touch-action:pinch-zoom;user-select:none}
#board svg{display:block;width:100%;height:100%;overflow:visible}
#board:is(.zoom-2,.zoom-3){overflow:auto;touch-action:pan-x pan-y pinch-zoom}
#board.zoom-2 svg{width:200%;height:200%}
#board.zoom-3 svg{width:300%;height:300%}
.is-tiny{visibility:hidden}
#board .can{cursor:pointer}
#board .can>:is(path,circle,rect,polygon):not(:is(path,circle,rect,polygon)~*){stroke:var(--can);stroke-width:5}
#board .is-clicked>:is(path,circle,rect,polygon):not(:is(path,circle,rect,polygon)~*){stroke:var(--go);stroke-width:7}
/* A deck may have the colour of the mark. */
#board .can:has(>rect~rect~rect):not(:has(>:is(circle,path))){outline:3px solid var(--can);outline-offset:4px}
#board .can:focus-visible{outline:3px solid var(--can)}
#side{display:flex;flex-direction:column;gap:.6rem;max-height:calc(100vh - 5.5rem);overflow:auto}
/* A shade at an edge tells that there is more beyond it: the pages that lie over it scroll away. */
#side,#story{background:linear-gradient(var(--page) 40%,transparent) top/100% 1.6rem no-repeat local,linear-gradient(transparent,var(--page) 60%) bottom/100% 1.6rem no-repeat local,
linear-gradient(var(--shade),transparent) top/100% .5rem no-repeat scroll,linear-gradient(transparent,var(--shade)) bottom/100% .5rem no-repeat scroll}
button,select,input{font:inherit;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--soft);color:inherit;max-width:100%}
button{cursor:pointer;text-align:left}
button:hover{border-color:currentColor}
.do{border:2px solid var(--go);font-weight:600}
#new label{display:inline-flex;gap:.4rem;align-items:center;white-space:nowrap}#new details{width:100%}
#new details label{display:flex;flex-wrap:wrap;margin:.35rem 0}
#tables{padding-left:1.2rem}#tables li{padding:.15rem 0}
#wish,#look,.wish{width:100%}
.wish{font-size:.85rem}
.pair{display:inline-flex;gap:2px;max-width:100%}.about{padding:.3rem .5rem;opacity:.8}
#said:empty,#undoing:empty,#away:empty{display:none}
#said{color:var(--bad);margin:0;position:sticky;top:0;z-index:1;background:var(--page)}
#asked::first-letter{text-transform:uppercase}[data-turn=over] #asked::first-letter{text-transform:none}
#asked:focus{outline:none}
.ask{display:flex;gap:.5rem;justify-content:space-between;align-items:start}
[data-zoom="1"] #smaller,[data-zoom="3"] #larger{opacity:.4}
.sample{display:inline-block;width:1em;height:1em;margin-right:.4em;vertical-align:-.12em;flex:none}.sample svg{display:block}
#signs{columns:14rem}
#hint:empty{display:none}
#hint{margin:0;font-size:.85rem;opacity:.8}
#undoing{font-weight:600}
details>summary{cursor:pointer;font-weight:600;font-size:.9rem}
details ul,#story,#grey{margin:0;padding:0;list-style:none;font-size:.85rem}
details li{display:flex;gap:0 .4rem;flex-wrap:wrap;padding:.1rem .2rem;border-left:3px solid transparent}
#grey li{opacity:.75}
.text{font-weight:400;opacity:.8}
summary .text{margin-left:.5rem;display:inline-block}
.is-active{border-left-color:var(--can)!important}
.is-spent{opacity:.6}
#card li{display:block}#card .number{display:inline-block}#card .number:has(.text){display:block}#card code{font-size:.8em;opacity:.7;white-space:nowrap}
.printed li{white-space:pre-wrap}
#card{border-left:3px solid var(--line);padding-left:.5rem}#card:empty{display:none}
#panels [data-id]{cursor:pointer}
#panels .can{cursor:pointer;border-left-color:var(--can)}#panels .can .label{text-decoration:underline}
#panels .is-clicked{border-left-color:var(--go);background:var(--soft)}
#story{min-height:9rem;max-height:20rem;flex:1 1 9rem;overflow:auto;border-top:1px solid var(--line)}
#story li{padding:.12rem 0;border-bottom:1px solid var(--soft)}
[data-turn=mine] #asked{color:var(--can)}
@media (max-width:800px){
main{grid-template-columns:minmax(0,1fr)}
#board{top:0;z-index:1;background:var(--page);border-bottom:1px solid var(--line)}
#board{height:auto;max-height:52vh}
#board svg{height:auto;max-height:52vh}
#board:is(.zoom-2,.zoom-3) svg{height:auto;max-height:none}
#side{max-height:none}
button{padding:.45rem .6rem}
header{font-size:.85rem;flex-wrap:wrap}
#seat{flex:1;min-width:4rem}#around{flex:1 0 100%;order:1}
/* A reader who has scrolled down sees the answer to a tap as well. */
#said{position:fixed;top:auto;bottom:.6rem;left:.6rem;right:.6rem;padding:.5rem .6rem;border:1px solid;border-radius:.4rem;pointer-events:none}
[data-bare] #board,[data-bare] #board svg{max-height:22vh}
}`;

/** A page for an address where nothing is. */
export const missingPage = (): string =>
  page(
    'Nothing here',
    '<h1>Nothing is at this address.</h1><p>The table may have been removed. <a href="/">All tables</a></p>',
  );

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** A table in the lobby. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly over: boolean;
  /** The number of seats that nobody has taken. */
  readonly free: number;
}

const stateOf = ({ over, free }: Listed): string => {
  if (over) return 'over';
  return free === 0 ? 'in play' : `in play, ${free} ${free === 1 ? 'seat' : 'seats'} free`;
};

/** The lobby: tables to sit at or to watch, and a form for a new one. */
export const lobbyPage = (tables: readonly Listed[], titles: Readonly<Record<string, string>>): string =>
  page(
    'Tables',
    `<h1>Tables</h1>${tables.length === 0 ? '<p>No table is open yet.</p>' : ''}<ul id="tables">${tables
      .map(
        one =>
          `<li><a href="/t/${one.id}">${one.title}</a> ${one.id}, ${stateOf(one)}${one.over ? `, <a href="/t/${one.id}/replay">watch it again</a>` : ''}</li>`,
      )
      .join('')}</ul>
<form id="new" class="row"><select name="game" aria-label="game">${Object.entries(titles)
      .map(([name, title]) => `<option value="${name}">${title}</option>`)
      .join('')}</select>
<label>players <input name="players" type="number" value="2" min="1" max="6"></label>
<label>of them bots <input name="bots" type="number" value="1" min="0" max="5"></label>
<button>Open a table</button>
<details><summary>More settings</summary><label>seconds for a decision <input name="seconds" type="number" min="1" placeholder="no clock"></label>
<label>when time is up <select name="late"><option value="">as the game needs it</option><option value="bot">a bot answers for the player</option><option value="concede">the player gives up</option></select></label>
<label>options of the game <input name="options" size="26" placeholder="such as quest=antechamber" title="NAME=VALUE, with spaces between several; the README of the game lists them"></label></details></form><p id="said" role="alert"></p>
<script type="module">
document.getElementById('new').addEventListener('submit', async event => {
  event.preventDefault();
  const given = Object.fromEntries(new FormData(event.target));
  const number = text => (/^-?\\d+$/.test(text) ? Number(text) : text === 'true' ? true : text === 'false' ? false : text);
  const options = Object.fromEntries(given.options.split(/\\s+/).filter(Boolean).map(one => {
    const [name, ...value] = one.split('=');
    return [name, number(value.join('='))];
  }));
  const body = JSON.stringify({ ...given, options, seconds: given.seconds === '' ? null : given.seconds });
  // Loading the rules of a game takes a moment: a second click would open a second table.
  const [open, said] = [event.target.querySelector('button'), document.getElementById('said')];
  open.disabled = true;
  said.textContent = '';
  try {
    const answer = await (await fetch('/tables', { method: 'POST', body })).json();
    if (answer.id) location.href = '/t/' + answer.id;
    else said.textContent = answer.refused;
  } catch {
    said.textContent = 'The server does not answer.';
  }
  open.disabled = false;
});
</script>`,
  );

/** A table: board, questions, numbers, story. The client fills it. */
export const tablePage = (): string =>
  page(
    'Table',
    `<header><a href="/">Tables</a><strong id="seat"></strong><span id="around"></span><span id="clock"></span>
<a id="replay" hidden>Watch it again</a><button id="sit" class="do">Sit down</button><button id="undo">Take back</button><button id="concede">Give up</button></header>
<main><div id="board"></div><section id="side"><div class="ask"><h2 id="asked" tabindex="-1" aria-live="polite"></h2>
<span class="pair"><button id="smaller" type="button" aria-label="Smaller board">−</button><button id="larger" type="button" aria-label="Larger board">+</button></span></div>
<p id="undoing"></p><p id="away"></p><p id="said" role="alert"></p><p id="hint" aria-live="polite"></p><div id="buttons"></div>
<details id="why" hidden><summary>Not possible now</summary><ul id="grey"></ul></details>
<div id="card"></div>
<details id="reading" hidden><summary>Cards and rule words</summary>
<input id="look" list="names" placeholder="the name of a card or a rule word" aria-label="look up"><datalist id="names"></datalist>
<div id="found" class="row"></div></details><ol id="story" role="log" aria-label="Story" tabindex="0"></ol><div id="panels"></div>
<details id="legend" hidden><summary>Legend</summary><ul id="signs"></ul></details></section></main>
<script type="module" src="/client.js"></script>`,
  );
