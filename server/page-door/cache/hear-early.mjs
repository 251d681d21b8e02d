// Part of defer-scripts.mjs, and like it plain JavaScript.
import { nonceAttribute } from './page-policy.ts';
import { sourceOf } from './source-of.mjs';

/**
 * Runs in the browser, from its own source text, before the page's scripts: notes what is pressed and chosen until React has made a
 * control its own, shows that it is heard, and keeps it from React; components/navigation/use-early-presses.ts does it then. Links
 * and forms with an address of their own work without scripts.
 */
function hearEarly() {
  const html = document.documentElement;
  const heard = [];
  window.heardEarly = heard;
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const hear = (event) => {
    const { target, type } = event;
    const pressed = target.closest?.('a,button,form,input,label,select,summary,textarea') ?? html;
    const element = pressed.control || pressed;
    // A press waits while an earlier one is about to be repeated.
    const isDone = isAlive(element) && !(heard[0] && isAlive(heard[0].element));
    if (isDone || heard.deaf || element.href || !event.isTrusted) return;
    // React would hydrate it in one long task, and do at once what is repeated later.
    event.stopPropagation();
    const { form, value, checked, ariaPressed } = element;
    const submits = form && element.type === 'submit';
    const isPress = type === 'click' && element.matches('button') && !submits;
    const isSubmit = type === 'submit' && !element.hasAttribute('action');
    if (!isPress && !isSubmit && type !== 'input') return;
    heard.push({ type, element, value, checked, pressed: ariaPressed, submitter: event.submitter });
    if (type === 'input') return;
    if (isSubmit) event.preventDefault();
    element.dataset.heard = '';
    html.dataset.heard = html.dataset.wait;
  };
  const presses = 'click pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup submit input change';
  for (const type of presses.split(' ')) addEventListener(type, hear, true);
}

const HEAR = sourceOf(hearEarly);

const START = /<head>(?:<meta charSet="[^"]*"\/>)?/;

/**
 * Puts it before everything else of a page that React wrote, but for the encoding, which a browser looks for in the first 1024 bytes.
 * @param {string} html
 * @param {string} mark of the shop's own scripts
 */
export const hearEarlyOn = (html, mark) =>
  html.replace(START, (start) => `${start}<script${nonceAttribute(mark)}>(${HEAR})()</script>`);
