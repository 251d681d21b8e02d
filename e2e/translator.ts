import type { Page } from '@playwright/test';
import { expect } from './shop';

/**
 * A browser's translator: every text is replaced by one of its own in `<font><font>`, and so is every text that comes later.
 * With `mark` the words become others; without, they stay the same, so that tests find what they look for.
 */
function translator({ mark }: { mark: boolean }) {
  const LEFT = 'head, script, style, textarea, svg, font';
  const replace = (text: Text) => {
    if (!text.data || !text.parentElement || text.parentElement.closest(LEFT)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = mark && text.data.trim() ? `${text.data}·` : text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const over = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) replace(text);
  };
  over(document);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) over(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export const translate = (page: Page) => page.evaluate(translator, { mark: false });

/** Over the page as it arrives, before its scripts. */
export const translateFromStart = (page: Page) => page.addInitScript(translator, { mark: true });

/** What the page shows otherwise than React means it to, and texts of React's that stand beside something else. */
export const untrue = (page: Page) =>
  page.evaluate(() => {
    interface Fiber {
      tag: number;
      type: unknown;
      memoizedProps: { children?: unknown } | string;
      stateNode: Element & { current?: Fiber; containerInfo?: Element };
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const [PORTAL, HOST, TEXT, SINGLETON] = [4, 5, 6, 27];
    const faults: string[] = [];
    const look = (fiber: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        const { tag, memoizedProps: props, stateNode } = at;
        // Next announces page titles in a shadow tree, which translators do not reach.
        if (tag === PORTAL && stateNode.containerInfo?.getRootNode() instanceof ShadowRoot) continue;
        if (tag === TEXT) faults.push(`beside something else: ${String(props)}`);
        const text = typeof props === 'object' ? props?.children : undefined;
        const isText = typeof text === 'string' || typeof text === 'number';
        if (
          isText &&
          (tag === HOST || tag === SINGLETON) &&
          stateNode.textContent?.replaceAll('·', '') !== String(text).replaceAll('·', '')
        )
          faults.push(`should be ${text}: ${stateNode.textContent}`);
        look(at.child);
      }
    };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (Reflect.get(document, key) as Fiber).stateNode.current;
    if (!root) return ['React is not there'];
    look(root);
    return faults;
  });

/** The page is there, and each of its texts is the one it should be. */
export async function expectTrue(page: Page, after: string) {
  await expect.poll(() => untrue(page), after).toEqual([]);
  await expect(page.getByText('Noe gikk galt hos oss'), after).toHaveCount(0);
}

/** So often is each kind of thing pressed. */
const EACH = 2;

/** Presses what has not been pressed often enough and does not lead away, and says what it was. */
export const pressNext = (page: Page, pressed: string[]) =>
  page.evaluate(
    ([done, EACH]) => {
      const WHAT =
        'button, summary, input[type=checkbox], input[type=radio], select, a[href^="#"]:not([href="#innhold"])';
      const LEFT = /logg ut|slett|skriv ut|last ned|del |posisjon|der du er|nær meg|kamera|skann|Facebook|på nytt/i;
      const top = document.querySelector('dialog[open]') ?? document;
      for (const element of top.querySelectorAll<HTMLElement>(WHAT)) {
        const label =
          element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '';
        const kind = element.getAttribute('name') ?? element.className;
        const what = `${element.tagName} ${kind} ${label.trim().split(/[\s\d]/)[0]}`;
        // A form of an address is a search, and leads away.
        const leads =
          element instanceof HTMLButtonElement && element.type === 'submit' && element.form?.hasAttribute('action');
        const isOff = element.matches(':disabled, [aria-disabled=true]') || !element.checkVisibility();
        if (done.filter((one) => one === what).length >= EACH || leads || isOff || LEFT.test(label)) continue;
        if (element instanceof HTMLSelectElement) {
          element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        } else element.click();
        return what;
      }
      return undefined;
    },
    [pressed, EACH] as const,
  );
