// Part of paint-first.mjs, and like it plain JavaScript.
import { markOn } from './page-policy.ts';

/**
 * Runs in the browser, from its own source text, before the page's scripts: notes what is pressed and chosen until React has made a control
 * its own, and shows that it is heard; components/navigation/use-early-presses.ts does it then. Links and forms with an address of
 * their own work without scripts.
 */
function hearEarly() {
  const root = document.documentElement;
  window.heardEarly = [];
  const hear = (type, pick) =>
    addEventListener(
      type,
      (event) => {
        const element = event.isTrusted && pick(event.target);
        if (!element || Object.keys(element).some((key) => key.startsWith('__reactProps'))) return;
        const { value, checked } = element;
        window.heardEarly.push({ type, element, value, checked, submitter: event.submitter });
        if (type === 'input') return;
        if (type === 'submit') event.preventDefault();
        element.dataset.heard = '';
        root.dataset.heard = root.dataset.wait;
      },
      true,
    );
  hear('click', (target) => {
    const button = target.closest('button');
    return button?.form && button.type === 'submit' ? null : button;
  });
  hear('submit', (form) => (form.hasAttribute('action') ? null : form));
  hear('input', (field) => field);
}

/** Shorter by what a browser does not read. */
const source = String(hearEarly)
  .replace(/\/\/.*/g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}()[\],;:=<>!&|?]) ?/g, '$1');

/**
 * Puts it before everything else of a page that React wrote.
 * @param {string} html
 * @param {string} mark of the shop's own scripts
 */
export const hearEarlyOn = (html, mark) =>
  html.replace('<head>', () => `<head><script${markOn(mark)}>(${source})()</script>`);
