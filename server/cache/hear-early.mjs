// Part of paint-first.mjs, and like it plain JavaScript.
import { markOn } from './page-policy.ts';

/**
 * Runs in the browser, from its own source text, before the page's scripts: what is pressed and chosen until React has made a control its
 * own is kept, seen to be heard, and done once it has. Links and forms with an address of their own work without scripts.
 */
function hearEarly() {
  const EVERY_MS = 50;
  const root = document.documentElement;
  const heard = [];
  let clock;
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const said = (element) => heard.findIndex((one) => one.element === element);
  function keep(element, act, isPress) {
    const before = said(element);
    if (before >= 0 && isPress) return;
    if (before >= 0) heard.splice(before, 1);
    heard.push({ element, act, ready: false });
    if (isPress) {
      element.setAttribute('data-heard', '');
      root.setAttribute('data-heard', root.dataset.wait ?? '');
    }
    clock ??= setInterval(replay, EVERY_MS);
  }
  // One at a time, in their order: React draws what the one before has changed.
  function replay() {
    const [first] = heard;
    if (first.element.isConnected && !isAlive(first.element)) return;
    // What a component does when it comes to life is done by the next time.
    if (!first.ready && first.element.isConnected) {
      first.ready = true;
      return;
    }
    heard.shift();
    first.element.removeAttribute('data-heard');
    if (first.element.isConnected) first.act();
    if (heard.length > 0) return;
    clearInterval(clock);
    clock = undefined;
    root.removeAttribute('data-heard');
  }
  const listen = (type, hear) => addEventListener(type, hear, { capture: true });

  listen('click', ({ target, isTrusted }) => {
    const button = isTrusted && target.closest?.('button');
    if (!button || isAlive(button) || (button.form && button.type === 'submit')) return;
    keep(button, () => button.click(), true);
  });
  listen('submit', (event) => {
    const form = event.target;
    if (isAlive(form) || form.hasAttribute('action')) return;
    event.preventDefault();
    const { submitter } = event;
    keep(form, () => form.requestSubmit(submitter?.isConnected ? submitter : undefined), true);
  });
  listen('input', ({ target: field, isTrusted }) => {
    if (!isTrusted || isAlive(field)) return;
    const { value, checked, type } = field;
    keep(field, () => {
      if (type === 'radio' || type === 'checkbox') {
        if (field.checked === checked) field.checked = !checked;
        return field.click();
      }
      // React passes over a value that it has noted already.
      field._valueTracker?.setValue(`${value}.`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    });
  });
}

const source = String(hearEarly)
  .replace(/\/\/.*/g, '')
  .replace(/\s+/g, ' ');

/**
 * Puts it before everything else of a page that React wrote.
 * @param {string} html
 * @param {string} mark of the shop's own scripts
 */
export const hearEarlyOn = (html, mark) =>
  html.replace('<head>', () => `<head><script${markOn(mark)}>(${source})()</script>`);
