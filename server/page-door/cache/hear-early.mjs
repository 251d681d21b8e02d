// Part of defer-scripts.mjs, and like it plain JavaScript.
import { nonceAttribute } from './page-policy.ts';
import { sourceOf } from './source-of.mjs';

/**
 * Runs in the browser, from its own source text, before the page's scripts: notes what is pressed and chosen until React has made a control
 * its own, and shows that it is heard; components/navigation/use-early-presses.ts does it then. Links and forms with an address of
 * their own work without scripts.
 */
function hearEarly() {
  const html = document.documentElement;
  const heard = [];
  window.heardEarly = heard;
  const hear = (type, pick) =>
    addEventListener(
      type,
      (event) => {
        const one = event.isTrusted && pick(event.target);
        if (!one || Object.keys(one).some((key) => key.startsWith('__reactProps'))) return;
        heard.push({
          type,
          element: one,
          value: one.value,
          checked: one.checked,
          pressed: one.ariaPressed,
          submitter: event.submitter,
        });
        if (type === 'input') return;
        if (type === 'submit') event.preventDefault();
        one.dataset.heard = '';
        html.dataset.heard = html.dataset.wait;
      },
      true,
    );
  hear('click', (on) => {
    const one = on.closest('button');
    return one?.form && one.type === 'submit' ? null : one;
  });
  hear('submit', (one) => (one.hasAttribute('action') ? null : one));
  hear('input', (one) => one);
}

const HEAR = sourceOf(hearEarly);

/**
 * Puts it before everything else of a page that React wrote.
 * @param {string} html
 * @param {string} mark of the shop's own scripts
 */
export const hearEarlyOn = (html, mark) =>
  html.replace('<head>', () => `<head><script${nonceAttribute(mark)}>(${HEAR})()</script>`);
