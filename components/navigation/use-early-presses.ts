import { useEffect } from 'react';

/** An event before this script loaded (server/page-door/cache/hear-early.mjs). */
interface EarlyEvent {
  type: 'click' | 'submit' | 'input';
  element: HTMLElement;
  value: string;
  checked: boolean;
  pressed: string | null;
  submitter: HTMLElement | null;
}

declare global {
  interface Window {
    /** While `deaf` is set, no event is noted: one is being repeated, or the code that repeats them failed to load. */
    heardEarly?: EarlyEvent[] & { deaf?: boolean };
  }
}

const EVERY_MS = 50;

const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const isSame = (one: EarlyEvent, other: EarlyEvent) => one.element === other.element && one.type === other.type;

/** Repeats the events on controls that were not hydrated yet, one after the other. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const { heardEarly: events } = window;
    if (!events) return;
    let clock: ReturnType<typeof setInterval> | undefined;
    let ready: Element | undefined;

    const next = () => {
      const [first] = events;
      if (!first) return stop();
      const { element, type } = first;
      if (element.isConnected) {
        if (!isAlive(element)) return;
        // Waits one turn more for the component's effects.
        if (ready !== element) {
          ready = element;
          // React may still be hydrating the control, and would lose a choice. An event of a person's makes it finish at once.
          element.dispatchEvent(new Event('dragend', { bubbles: true }));
          return;
        }
      }
      events.shift();
      const others = events.filter((one) => !isSame(one, first));
      const isLast = others.length === events.length;
      // The last input of a field counts; several presses of a button count once.
      if (type !== 'input') events.splice(0, events.length, ...others);
      delete element.dataset.heard;
      if (!element.isConnected || (!isLast && type === 'input')) return;
      // The browser sends an `input` of its own for a repeated click on a choice.
      events.deaf = true;
      again(first);
      events.deaf = false;
    };
    const start = () => {
      clock ??= setInterval(next, EVERY_MS);
    };
    const stop = () => {
      clearInterval(clock);
      clock = undefined;
      document.documentElement.removeAttribute('data-heard');
    };

    events.push = (...more) => {
      start();
      return Array.prototype.push.apply(events, more);
    };
    start();
    return stop;
  }, []);
}

function again({ type, element, value, checked, pressed, submitter }: EarlyEvent) {
  if (type === 'click') {
    // A cached page knows no favourites: a press on an empty heart means to add one.
    if (element.ariaPressed === pressed) element.click();
    return;
  }
  if (element instanceof HTMLFormElement)
    return element.requestSubmit(submitter?.isConnected && element.contains(submitter) ? submitter : undefined);
  if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)) {
    // React ignores a press that changes nothing.
    if (element.checked === checked) element.checked = !checked;
    return element.click();
  }
  const field = element as HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };
  field.value = value;
  // React ignores a value it has tracked.
  field._valueTracker?.setValue(`${value}.`);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
