/** The counts of what a page did by clicks. */
export interface Clicked {
  /** Things on the board or in a panel. */
  things: number;
  buttons: number;
  /** Drags and clicks on the board that ended in an answer which cannot be listed. */
  wishes: number;
}

/**
 * Plays a seat by random clicks on things and buttons, and by drags where answers cannot be listed. Stops when the
 * match is over, after `most` clicks, or when the page's body has `data-stop`. The function runs in a page, so it uses
 * nothing else of this module.
 */
export const playByClicks = ({ seed, most }: { readonly seed: number; readonly most: number }): Promise<Clicked> => {
  const done: Clicked = { things: 0, buttons: 0, wishes: 0 };
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % n;
  };
  const pointer = (target: Element, type: string, clientX: number, clientY: number): void => {
    const more = { bubbles: true, isPrimary: true, button: 0, buttons: 1, clientX, clientY };
    target.dispatchEvent(new PointerEvent(type, more));
  };
  const middle = (element: Element): readonly [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const board = document.querySelector('#board');
  const drag = (): void => {
    const svg = board?.querySelector('svg');
    if (!svg) return;
    const { x, y, width, height } = svg.getBoundingClientRect();
    const [toX, toY] = [x + (width * below(100)) / 100, y + (height * below(100)) / 100];
    pointer(svg, 'pointerdown', ...middle(svg));
    pointer(svg, 'pointermove', toX, toY);
    pointer(svg, 'pointerup', toX, toY);
  };
  const act = (): void => {
    const confirm = document.querySelector<HTMLButtonElement>('#buttons .do');
    if (confirm) {
      done.wishes++;
      confirm.click();
      return;
    }
    const things = [...document.querySelectorAll('#board .can, #panels .can')];
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('#buttons button:not(.back,.about)')];
    const field = document.querySelector('#wish');
    // Half of the answers that cannot be listed are drags, the others suggestions.
    if (things.length === 0 && (buttons.length === 0 || (field && below(2) === 0))) {
      drag();
      return;
    }
    const thing = things[below(Math.max(1, things.length))];
    if (thing && (buttons.length === 0 || below(3) > 0)) {
      done.things++;
      const at = middle(thing);
      if (thing.closest('#board')) {
        pointer(thing, 'pointerdown', ...at);
        pointer(thing, 'pointerup', ...at);
      } else (thing as HTMLElement).click();
      return;
    }
    done.buttons++;
    buttons[below(buttons.length)]?.click();
  };
  return new Promise(resolve => {
    const channel = new MessageChannel();
    const go = (): void => {
      const { turn, busy, stop } = document.body.dataset;
      if (turn === 'over' || stop !== undefined || done.things + done.buttons + done.wishes >= most) {
        resolve(done);
        return;
      }
      if (turn === 'mine' && busy === undefined) act();
      // A message has no delay of its own; a page that waits for the server or for others rests.
      if (document.body.dataset.turn === 'mine' && document.body.dataset.busy === undefined)
        channel.port2.postMessage(0);
      else setTimeout(go, 4);
    };
    channel.port1.onmessage = go;
    go();
  });
};
