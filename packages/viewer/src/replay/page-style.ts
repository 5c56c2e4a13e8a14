import { grid, ink, muted, paper, surface, type Tone, toneOf, variableRules } from '../scene/tones.js';

const VARIABLES: Readonly<Record<string, Tone>> = {
  paper,
  surface,
  ink,
  muted,
  grid,
  accent: toneOf('highlight'),
  focus: toneOf('player1'),
  decision: toneOf('player1'),
  roll: toneOf('player4'),
  event: toneOf('player3'),
  danger: toneOf('danger'),
};

/** The style sheet of the replay page. The colours are those of the scenes. */
export function pageStyle(): string {
  const variables = Object.entries(VARIABLES)
    .map(([name, tone]) => `--${name}:var(--rw-${tone.name});`)
    .join('');
  return `:root{color-scheme:light dark;${variables}}${variableRules()}${RULES}`;
}

const RULES = `
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
  overflow-wrap:anywhere}
h1,h2,p,ul,ol,figure{margin:0;padding:0}
ul,ol{list-style:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
.skip{position:absolute;left:1rem;top:-4rem;background:var(--surface);color:var(--ink);padding:.5rem 1rem;z-index:9;border-radius:0 0 8px 8px}
.skip:focus{top:0}

.top{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:end;justify-content:space-between;padding:1rem 1.25rem .75rem;
  border-bottom:1px solid var(--grid)}
.top>*{min-width:0}
.eyebrow{font-size:.78rem;letter-spacing:.09em;text-transform:uppercase;color:var(--muted);font-weight:600}
h1 .who{display:inline-block}
h1 .who .sample{margin-right:.25em}
h1{font:600 1.6rem/1.2 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif;text-wrap:balance}
.outcome-line{font-weight:600;min-height:1.95rem;display:flex;align-items:center}
.outcome-line button{background:var(--surface);border:1px solid var(--muted);border-radius:9px;padding:.1rem .6rem}
html:not(.is-revealed) .is-result{visibility:hidden}
html:not(.is-revealed) .lines{clip-path:url(#seen)}
.subtitle{color:var(--muted);font-size:.95rem}
.players{display:flex;flex-wrap:wrap;gap:.2rem 1rem;font-size:.95rem}
.who{display:inline-flex;align-items:center;gap:.35rem;font-weight:600}
.sample{width:1em;height:1em;flex:none;vertical-align:-.12em;margin-right:.4em}
.who .sample{margin-right:0}

main{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;padding:1rem 1.25rem}
.stage,.story{display:flex;flex-direction:column;gap:.75rem;min-width:0}
.board{background:var(--surface);border:1px solid var(--grid);border-radius:14px;padding:.5rem;min-height:12rem;display:flex}
.board svg{display:block;width:100%;height:auto;max-height:78vh;margin:auto}
.legend,.meters{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;font-size:.86rem;color:var(--ink)}
.legend li,.meters li{display:inline-flex;align-items:center}
.meters b{font-variant-numeric:tabular-nums;margin-left:.4em}
.table{display:flex;flex-direction:column;gap:.75rem;min-width:0}
/* The hidden words for screen readers are positioned absolutely: without a positioned parent they would make the page longer. */
.panels,.card,.now{position:relative;--ground:var(--surface);--side:1.1rem;--under:1rem;--gap:.55rem}
.panels{--ground:var(--paper);--side:0rem;--under:0rem;--gap:.5rem}
.card{--side:.7rem;--under:.6rem;--gap:0rem}
.panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:.5rem;align-content:start;font-size:.82rem;line-height:1.3}
.panel{background:var(--surface);border:1px solid var(--grid);border-radius:14px;padding:.4rem .6rem .45rem;min-width:0}
.panel h2{font-size:.92rem;font-weight:650}
.panel h2 .sample{margin-right:.35em}
.panel-text{color:var(--muted);font-variant-numeric:tabular-nums}
.panel ul{display:grid;grid-template-columns:minmax(1.3em,max-content) minmax(0,1fr) auto;gap:0 .5em}
.row{display:grid;grid-column:1/-1;grid-template-columns:subgrid;padding:.1rem .3rem;margin:0 -.3rem;border-radius:7px;align-items:baseline;
  border-left:3px solid transparent}
.row-sign{font-weight:700;white-space:nowrap}
.row-health{font-variant-numeric:tabular-nums;display:inline-flex;align-items:center;gap:.3em}
.row-health svg{width:2em;height:.6em}
.row-figures{min-width:3em;text-align:right}
.row-text{grid-column:2/-1;color:var(--muted)}
.mark{color:var(--danger);font-weight:650}
.is-active{border-left-color:var(--accent);background:var(--paper)}
.is-active .row-label{font-weight:650}
.is-spent .row-label,.is-spent .row-sign{color:var(--muted);font-weight:400}
.change{color:var(--accent);font-weight:600;margin-left:.35em;font-variant-numeric:tabular-nums}

button,select,input{font:inherit;color:inherit}
button{cursor:pointer}
.controls button,.jumps button,.help-row button{background:var(--surface);border:1px solid var(--grid);border-radius:9px;min-width:2.6rem;min-height:2.6rem;
  display:inline-flex;align-items:center;justify-content:center;padding:.2rem .5rem}
.controls button:hover,.jumps button:hover{border-color:var(--ink)}
.controls button svg,.jumps button svg{width:1.15rem;height:1.15rem;fill:currentColor;display:block}
[aria-disabled="true"]{color:var(--muted)}
[aria-disabled="true"] svg{opacity:.45}
#play{background:var(--ink);color:var(--paper);border-color:var(--ink);min-width:3.2rem}
#play .icon-pause,#play.is-playing .icon-play{display:none}
#play.is-playing .icon-pause{display:block}
.controls{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;background:var(--paper)}
.controls .scrub{flex:1 1 10rem;display:flex;min-width:0}
input[type=range]{width:100%;min-width:0;margin:0;height:2.6rem;accent-color:var(--accent);background:transparent}
.pair{display:inline-flex;align-items:center;gap:.2rem}
#speed{min-width:3rem;text-align:center;font-variant-numeric:tabular-nums;font-weight:600}
input[type=search],input[type=number],select{background:var(--surface);border:1px solid var(--muted);border-radius:9px;min-height:2.6rem;
  padding:.2rem .6rem;min-width:0}
input[type=number]{width:5.2rem;font-variant-numeric:tabular-nums;appearance:textfield}
input[type=number]::-webkit-inner-spin-button{display:none}
.curves-box{border-top:1px solid var(--grid);padding-top:.6rem;display:flex;flex-direction:column;gap:.4rem}
.curves{position:relative;padding-right:2.4rem;cursor:ew-resize;touch-action:pan-y}
.curves svg{display:block;width:100%;height:96px}
.axis{position:absolute;right:0;font-size:.72rem;line-height:1;color:var(--muted);font-variant-numeric:tabular-nums}
.axis-high{top:0}.axis-low{bottom:0}

.now{background:var(--surface);border:1px solid var(--grid);border-radius:14px;padding:.9rem 1.1rem 1rem;display:flex;flex-direction:column;gap:.55rem}
.chapter-now{font-size:.78rem;letter-spacing:.07em;text-transform:uppercase;color:var(--muted);font-weight:600}
.record-head{display:flex;align-items:center;gap:.6rem}
.record-head>:not(.who){flex:none}
.kind{font-size:.8rem;font-weight:700;border:1.5px solid currentColor;border-radius:99px;padding:.02rem .6rem}
.kind-decision{color:var(--decision)}.kind-roll{color:var(--roll)}.kind-event{color:var(--event)}
.seq{margin-left:auto;color:var(--muted);font-variant-numeric:tabular-nums;font-size:.9rem}
.told{font:1.22rem/1.42 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif;text-wrap:pretty}
.asked{color:var(--muted)}
.now p.asked{font-size:.92rem}
.records [aria-current] .asked{color:inherit}
.remark{display:block;color:var(--muted);font-size:.92rem}
.records [aria-current] .remark{color:inherit}
.dice{display:flex;flex-direction:column;gap:.4rem}
.dice-words{font-size:.92rem;color:var(--muted)}
.dice-words b{color:var(--ink)}
.dice-row{display:flex;flex-wrap:wrap;gap:.45rem}
.dice-row svg{max-width:100%}
.label{font-size:.76rem;letter-spacing:.06em;text-transform:uppercase;color:var(--muted);font-weight:600;margin-right:.4em}
.result{font-weight:650}
.outcome{font-weight:650;border-left:4px solid var(--accent);padding-left:.7rem}
.rules{display:flex;flex-wrap:wrap;gap:.35rem}
code{color:var(--muted);font:500 .76rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;background:var(--paper);border:1px solid var(--grid);
  border-radius:6px;padding:.02rem .4rem;overflow-wrap:anywhere}
.caused{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:.3rem}
.caused li{border-left:3px solid var(--grid);padding-left:.6rem}
.caused .line-decision{border-left-color:var(--decision)}
.caused .line-more{color:var(--muted)}
.caused .who{margin-right:.4em}
.is-tiny{visibility:hidden}
.board{overflow:auto}
.board:is(.zoom-2,.zoom-3) svg{flex:none}
.board.zoom-2 svg{width:200%;height:auto;max-height:none;max-width:none}
.board.zoom-3 svg{width:300%;height:auto;max-height:none;max-width:none}

.beside{display:flex;flex-direction:column;gap:.5rem;min-width:0;min-height:0}
.beside:not(:has(>:not([hidden]))){display:none}
.choosable{cursor:pointer}
.hint{color:var(--muted);font-size:.86rem}
button.row-label,.reach-at{background:none;border:0;padding:0;text-align:left;font:inherit;color:inherit;text-decoration:underline dotted;text-underline-offset:.2em}
.card{background:var(--surface);border:1px solid var(--grid);border-radius:14px;padding:.5rem .7rem .6rem;font-size:.86rem;line-height:1.35;min-width:0;container-type:inline-size}
.card h2{font-size:1.02rem;font-weight:650}
.card-bar{float:right;display:inline-flex;gap:.2rem;margin-left:.3rem}
/* Beside the buttons a narrow card has no room for a word of its title. */
@container (max-width:12.5rem){.card-bar{float:none;display:flex;justify-content:flex-end;margin:0}}
.card-bar button{background:var(--paper);border:1px solid var(--grid);border-radius:7px;min-width:1.7rem;min-height:1.9rem;padding:0 .2rem}
.card-numbers{display:flex;flex-wrap:wrap;gap:.25rem .8rem;margin:.4rem 0}
.card-numbers span{color:var(--muted)}
.card-facts{display:flex;flex-direction:column;gap:.25rem;border-top:1px solid var(--grid);padding-top:.35rem}
.card-facts:empty{display:none}
.card-facts span{color:var(--muted)}
.card-facts code{white-space:nowrap}
.card-facts .warns b{color:var(--danger)}
.reach-at{display:block;margin-top:.25rem}
.gone{color:var(--danger);font-weight:650}
.number{background:none;border:0;border-bottom:2px solid var(--accent);padding:0 .1em;font:inherit;font-weight:650;color:inherit;font-variant-numeric:tabular-nums;line-height:1.2}
.number[aria-expanded=true]{background:var(--ink);color:var(--paper)}
.other-numbers{font-size:.86rem;color:var(--muted);display:block}
.reasons{font:.84rem/1.4 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;background:var(--paper);border:1px solid var(--grid);border-radius:9px;padding:.35rem .6rem;margin:.2rem 0}
.reasons li{display:flex;flex-wrap:wrap;gap:0 .5em;align-items:baseline;border:0;padding:0}
.caused .reasons li{border:0;padding:0}
.is-rejected{color:var(--muted)}
.reasons-total{font-weight:650;border-top:1px solid var(--grid)}
.measured{font-variant-numeric:tabular-nums;font-weight:600}
#ruler[aria-pressed=true]{background:var(--ink);color:var(--paper);border-color:var(--ink)}
.is-measuring g[data-id]{cursor:crosshair}
.stage:has(.is-measuring) .hint{display:none}
.has-more::after{content:"↓ " attr(data-more);position:sticky;bottom:calc(-1px - var(--under));flex:none;display:block;margin:calc(-2.6rem - var(--gap)) calc(-1*var(--side)) 0;
  padding-top:1.15rem;background:linear-gradient(transparent,var(--ground) 1.15rem);font-size:.78rem;line-height:1.45rem;font-weight:600;text-align:center;z-index:2;pointer-events:none}
.has-above::before{content:"↑";position:sticky;top:-1px;align-self:start;flex:none;display:block;height:2.2rem;margin:0 calc(-1*var(--side)) calc(-2.2rem - var(--gap));
  background:linear-gradient(var(--ground) 1.2rem,transparent);font-size:.78rem;line-height:1.2rem;font-weight:600;text-align:center;z-index:2;pointer-events:none}
.waiting{border-top:1px dashed var(--grid);padding-top:.55rem}

.jumps{display:flex;gap:.4rem;align-items:center}
.jumps select{flex:1 1 5rem}
#total{white-space:nowrap}
.finder{display:flex;flex-direction:column;gap:.4rem}
.finder input[type=search]{width:100%}
.kinds{display:flex;flex-wrap:wrap;gap:.1rem .9rem;align-items:center;border:0;padding:0;margin:0;font-size:.9rem;min-width:0}
.kinds label{display:inline-flex;gap:.35rem;align-items:center;min-height:1.8rem}
.kinds input{accent-color:var(--accent);width:1.05rem;height:1.05rem;margin:0}
#found{margin-left:auto;color:var(--muted);font-variant-numeric:tabular-nums}
.records{overflow-y:auto;overscroll-behavior:contain;max-height:24rem;border:1px solid var(--grid);border-radius:14px;background:var(--surface);
  padding:.3rem;position:relative}
.records .chapter{font-size:.76rem;letter-spacing:.07em;text-transform:uppercase;color:var(--muted);font-weight:600;padding:.45rem .6rem .2rem;
  position:sticky;top:-.3rem;background:var(--surface);z-index:1}
.records button{display:grid;grid-template-columns:2.6rem 4.6rem minmax(0,1fr);gap:.4rem;width:100%;text-align:left;background:none;border:0;
  border-radius:9px;padding:.35rem .5rem;align-items:baseline;font-size:.92rem;line-height:1.4;min-height:2.2rem}
.records button:hover{background:var(--paper)}
.records button:focus-visible{outline-offset:-3px}
.records button[aria-current]{background:var(--ink);color:var(--paper)}
.records [aria-current] .list-seq,.records [aria-current] .list-kind,.records [aria-current] .faces{color:inherit}
.list-seq{color:var(--muted);font-variant-numeric:tabular-nums;text-align:right}
.list-kind{font-size:.8rem;font-weight:700}
[data-kind=decision] .list-kind{color:var(--decision)}[data-kind=roll] .list-kind{color:var(--roll)}[data-kind=event] .list-kind{color:var(--event)}
.faces{margin-left:.5em;color:var(--muted);font-weight:700;font-variant-numeric:tabular-nums}

dialog{border:1px solid var(--grid);border-radius:14px;background:var(--surface);color:var(--ink);padding:1.2rem 1.4rem;max-width:min(34rem,calc(100vw - 2rem));
  max-height:calc(100vh - 2rem);overflow:auto}
dialog::backdrop{background:rgb(0 0 0/.55)}
dialog h2{font:600 1.3rem/1.2 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Liberation Serif",serif;margin-bottom:.7rem}
dialog dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1rem}
dialog dt{white-space:nowrap}
dialog dd{margin:0}
dialog p{margin-bottom:.5rem}
kbd{font:600 .82rem/1.4 ui-monospace,Menlo,Consolas,"Liberation Mono",monospace;border:1px solid var(--muted);border-bottom-width:2px;border-radius:6px;padding:0 .4rem;
  background:var(--paper)}
.help-row{display:flex;justify-content:space-between;gap:1rem;align-items:center;flex-wrap:wrap}
.help-row label{display:inline-flex;gap:.4rem;align-items:center}
::placeholder{color:var(--muted);opacity:1}
footer{padding:.4rem 1.25rem 1.2rem;color:var(--muted);font-size:.82rem}

@media (pointer:fine) and (min-width:960px){
  .controls button,.jumps button,.help-row button,input[type=search],input[type=number],select{min-height:2.25rem}
  input[type=range]{height:2.25rem}
  .story{gap:.6rem}
  .controls{gap:.3rem}
  .controls button{min-width:2.1rem;padding:.1rem .4rem}
  .controls .scrub{flex-basis:5rem}
}
@media (max-width:959px){
  .top{padding:.8rem .9rem .6rem}
  h1{font-size:1.35rem}
  main{padding:.75rem .9rem;gap:.75rem}
  .board{padding:.25rem}
  .board svg{max-height:46vh}
  .board:is(.zoom-2,.zoom-3){max-height:50vh}
  .stage,.table,.beside{display:contents}
  .board{order:1;position:sticky;top:0;z-index:3}.card{order:2}.hint,.measured{order:2}.panels{order:3}.legend{order:4}.controls{order:20}.story{display:contents}.now{order:2}.jumps{order:5}.finder{order:7}.records{order:8}.curves-box{order:6}
  .controls{position:sticky;bottom:0;z-index:3;padding:.45rem 0;border-top:1px solid var(--grid);justify-content:space-between}
  .controls .scrub{flex-basis:calc(100% - 3.2rem);order:-2}
  #help-open{order:-1}
  input[type=range]{height:1.9rem}
  .records{max-height:70vh}
  footer{padding-inline:.9rem}
}
@media (max-width:480px){
  /* The slider leads to both ends. */
  #first,#last{display:none}
  .controls .scrub{flex-basis:11rem;order:-3}
  #zoom,#ruler{order:-2;font-size:.8rem}
  .controls{row-gap:.1rem}
  #pace{max-width:8.4rem}
  h1{font-size:1.1rem}
  .records button{grid-template-columns:2.6rem minmax(0,1fr)}
  .list-kind{grid-column:2}
  .list-text{grid-column:2}
  .controls button{min-width:2.1rem;padding:.2rem .3rem}
  #play{min-width:2.6rem}
  .controls{gap:.2rem}
  .pair{gap:.15rem}
  #speed{min-width:2.3rem}
  .jumps input{width:4.2rem}
}
@media (min-width:960px){
  main{grid-template-columns:minmax(0,1fr) clamp(22rem,32vw,30rem);align-items:start}
}
@media (min-width:960px) and (min-height:640px){
  body{height:100vh;display:flex;flex-direction:column}
  main{flex:1 1 0;min-height:0;align-items:stretch;padding-top:.7rem;padding-bottom:.6rem}
  .top{padding:.5rem 1.25rem;align-items:center}
  .top>div{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline}
  h1{font-size:1.35rem}
  .stage,.story{min-height:0}
  .stage{gap:.5rem}
  .legend,.meters{font-size:.8rem}
  .curves svg{height:64px}
  /* Many curves have their names beside them, so that the board keeps its height. */
  .curves-box:has(.meters li:nth-child(6)){flex-direction:row;align-items:center}
  .curves-box:has(.meters li:nth-child(6)) .meters{flex:0 1 36rem}
  .curves-box:has(.meters li:nth-child(6)) .curves{flex:1 1 0;min-width:0}
  .table{flex:1 1 0;min-height:0;flex-direction:row}
  .board{flex:1 1 0;min-height:0;min-width:0}
  .beside{flex:0 0 clamp(13rem,30%,17rem)}
  .panels{flex:1 1 0;min-height:0;overflow:auto;grid-template-columns:minmax(0,1fr)}
  .card{flex:1 1 0;min-height:0;overflow:auto}
  .card:not([hidden])+.panels{display:none}
  .board svg{height:100%;max-height:none}
  .now{flex:0 1 auto;overflow:auto;max-height:52%}
  .records{flex:1 1 0;min-height:8rem;max-height:none}
  footer{padding-bottom:.7rem}
}
@media (forced-colors:active){.records button[aria-current]{outline:2px solid Highlight}}
@media print{.controls,.jumps,.finder,.records,.skip{display:none}body{height:auto}}
`;
