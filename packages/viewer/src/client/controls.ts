import { escapeText } from '../scene/escape.js';
import { element, page } from './dom.js';
import type { RecordList } from './list.js';
import { PACES } from './pace.js';
import type { Player } from './player.js';
import { findFrame, type Jump, jumpsOf } from './records.js';

/** Connects the buttons, slider, speed, jumps and help. */
export function bindControls(player: Player, list: RecordList): void {
  const { replay, say } = player;
  const [slider, play, speed, goTo, total] = [
    element('slider'),
    element('play'),
    element('speed'),
    element('goto'),
    element('total'),
  ];
  const on = (id: string, run: () => void): void => element(id).addEventListener('click', run);
  on('first', () => player.toStart());
  on('previous', () => player.step(-1));
  on('play', () => player.toggle());
  on('next', () => player.step(1));
  on('last', () => player.toEnd());
  on('slower', () => player.faster(-1));
  on('faster', () => player.faster(1));
  on('help-open', () => element('help').showModal());
  on('help-close', () => element('help').close());
  const pace = element('pace');
  pace.value = player.pace;
  pace.addEventListener('change', () => player.watch(PACES.find(one => one === pace.value) ?? 'record'));
  slider.setAttribute('max', String(player.last));
  slider.addEventListener('input', () => {
    player.pause();
    player.go(Number(slider.value));
  });
  const seqs = replay.frames.map(frame => frame.seq);
  /** The number of the record that is shown; the start is no record of the log. */
  const numberNow = (): string =>
    replay.frames[player.index]?.kind === 'start' ? '' : String(seqs[player.index] ?? 0);
  goTo.setAttribute('min', String(replay.frames.find(({ kind }) => kind !== 'start')?.seq ?? 0));
  goTo.setAttribute('max', String(seqs.at(-1) ?? 0));
  goTo.addEventListener('change', () => {
    const wanted = Number(goTo.value);
    const after = seqs.findIndex(seq => seq > wanted);
    player.pause();
    player.go(after === -1 ? player.last : after - 1);
    // A record of the typed number may not exist, so the field shows the record that was found.
    goTo.value = numberNow();
  });
  total.textContent = say('ofRecords', { n: seqs.at(-1) ?? 0 });

  const jumps = jumpsOf(replay, list.listed, say);
  const menu = element('jump');
  menu.innerHTML = menuHtml(jumps);
  on('jump-previous', () => jump(player, jumps[Number(menu.value)], -1));
  on('jump-next', () => jump(player, jumps[Number(menu.value)], 1));

  player.listen(() => {
    const frame = replay.frames[player.index];
    slider.value = String(player.index);
    slider.setAttribute(
      'aria-valuetext',
      frame?.kind === 'start' ? say('start') : say('recordAt', { n: frame?.seq ?? 0, text: frame?.text ?? '' }),
    );
    if (page.document.activeElement !== goTo) goTo.value = numberNow();
    play.setAttribute('aria-label', say(player.playing ? 'pause' : 'play'));
    play.classList.toggle('is-playing', player.playing);
    speed.textContent = `${player.speed}×`;
    for (const id of ['first', 'previous']) setOff(id, player.index === 0);
    for (const id of ['last', 'next']) setOff(id, player.index === player.last);
    const test = jumps[Number(menu.value)]?.test;
    if (test !== undefined) showJumps(player, test);
  });
  menu.addEventListener('change', () => {
    const test = jumps[Number(menu.value)]?.test;
    if (test !== undefined) showJumps(player, test);
  });
}

/** Goes to the next or previous frame of a kind, if there is one. */
export function jump(player: Player, to: Pick<Jump, 'test'> | undefined, step: 1 | -1): void {
  if (to === undefined) return;
  const found = findFrame(player.replay, player.index, step, to.test);
  player.pause();
  if (found !== undefined) player.go(found);
}

function showJumps(player: Player, test: Jump['test']): void {
  setOff('jump-previous', findFrame(player.replay, player.index, -1, test) === undefined);
  setOff('jump-next', findFrame(player.replay, player.index, 1, test) === undefined);
}

/** The attribute `disabled` is not used: a disabled button would lose the keyboard focus at the last step. */
function setOff(id: string, off: boolean): void {
  element(id).setAttribute('aria-disabled', String(off));
}

function menuHtml(jumps: readonly Jump[]): string {
  const groups = [...new Set(jumps.map(({ group }) => group))];
  return groups
    .map(group => {
      const options = jumps.map(({ label, group: own }, at) =>
        own === group ? `<option value="${at}">${escapeText(label)}</option>` : '',
      );
      return `<optgroup label="${escapeText(group)}">${options.join('')}</optgroup>`;
    })
    .join('');
}
