import { useEffect } from 'react';

/** What was heard before this script came (server/page-door/cache/hear-early.mjs). */
interface Heard {
  type: 'click' | 'submit' | 'input';
  element: HTMLElement;
  value: string;
  checked: boolean;
  /** The button that stays pressed. */
  pressed: string | null;
  submitter: HTMLElement | null;
}

declare global {
  interface Window {
    heardEarly?: Heard[];
  }
}

const EVERY_MS = 50;

const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const isSame = (one: Heard, other: Heard) => one.element === other.element && one.type === other.type;

/** Does once more, one after the other, what was done to controls that were not alive yet. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const { heardEarly: heard } = window;
    if (!heard) return;
    let clock: ReturnType<typeof setInterval> | undefined;
    let ready: Element | undefined;

    const next = () => {
      const [first] = heard;
      if (!first) return stop();
      const { element, type } = first;
      if (element.isConnected) {
        if (!isAlive(element)) return;
        // What a component does when it comes to life is done by the next time.
        if (ready !== element) {
          ready = element;
          return;
        }
      }
      heard.shift();
      const others = heard.filter((one) => !isSame(one, first));
      const isLast = others.length === heard.length;
      // Of a field the last counts; who presses a button twice has waited.
      if (type !== 'input') heard.splice(0, heard.length, ...others);
      delete element.dataset.heard;
      if (element.isConnected && (isLast || type !== 'input')) again(first);
    };
    const start = () => {
      clock ??= setInterval(next, EVERY_MS);
    };
    const stop = () => {
      clearInterval(clock);
      clock = undefined;
      document.documentElement.removeAttribute('data-heard');
    };

    // A part of the page may come to life later than this one.
    heard.push = (...more) => {
      start();
      return Array.prototype.push.apply(heard, more);
    };
    start();
    return stop;
  }, []);
}

function again({ type, element, value, checked, pressed, submitter }: Heard) {
  if (type === 'click') {
    // A page out of the cache knows nobody's favourites: whoever pressed an empty heart wants a full one.
    if (element.ariaPressed === pressed) element.click();
    return;
  }
  if (element instanceof HTMLFormElement)
    return element.requestSubmit(submitter?.isConnected && element.contains(submitter) ? submitter : undefined);
  if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)) {
    // React passes over a press that changes nothing.
    if (element.checked === checked) element.checked = !checked;
    return element.click();
  }
  const field = element as HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };
  field.value = value;
  // React passes over a value that it has noted.
  field._valueTracker?.setValue(`${value}.`);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
