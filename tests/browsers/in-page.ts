/** What a thing on the page is, and what it is called; both as a screen reader would have it. */
export interface Sought {
  css: string;
  /** Source of a regular expression that the whole name has to match somewhere. */
  name?: string;
  /** Only inside the last element that this finds. */
  within?: string;
  nth?: number;
}

export interface Found {
  count: number;
  /** Its middle in the window, when it has stood there for two frames and a press there would meet it. */
  spot?: { x: number; y: number };
  name: string;
  value: string;
  checked: boolean;
  focused: boolean;
  top: number;
}

/** Runs in the page, so it may use nothing from around it. With `reach` it scrolls there and says where to press; with `press` it presses. */
export function look(sought: Sought, reach: boolean, press = false): Found {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    return (
      tidy(labelled) ||
      tidy(element.getAttribute('aria-label')) ||
      tidy([...(labels ?? [])].map((label) => label.textContent).join(' ')) ||
      tidy(element.textContent) ||
      tidy(element.getAttribute('alt'))
    );
  };
  const seen = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert]') &&
    // Where a modal dialog is open, nothing else can be reached.
    (!document.querySelector('dialog:modal') || !!element.closest('dialog:modal'));
  const name = sought.name === undefined ? undefined : new RegExp(sought.name);
  const root = sought.within ? [...document.querySelectorAll(sought.within)].filter(seen).at(-1) : document;
  const all = [...(root?.querySelectorAll(sought.css) ?? [])].filter(
    (element) => seen(element) && (!name || name.test(nameOf(element))),
  );
  const element = all.at(sought.nth ?? 0);
  const nothing = { count: all.length, name: '', value: '', checked: false, focused: false, top: 0 };
  if (!element) return nothing;
  if (press) (element as HTMLElement).click();
  if (reach) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  const inside = spot.x < document.documentElement.clientWidth && spot.y < innerHeight;
  // Animations can have ended by the clock and still wait for the frame that draws where they end.
  const page = window as { stands?: { at: string; frames: number } };
  const at = `${spot.x} ${spot.y}`;
  if (reach && page.stands?.at !== at) {
    const stands = { at, frames: 0 };
    page.stands = stands;
    const count = () => {
      stands.frames++;
      if (stands.frames < 2) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  }
  const still = page.stands?.at === at && page.stands.frames >= 2;
  const met = still && inside && !!hit && (element.contains(hit) || hit.closest('label')?.control === element);
  const input = element as HTMLInputElement;
  return {
    count: all.length,
    spot: met ? spot : undefined,
    name: nameOf(element),
    value: input.value ?? '',
    checked: input.checked || element.getAttribute('aria-checked') === 'true',
    focused: document.activeElement === element,
    top: box.top,
  };
}

/** Whether React has made every control of the page its own: until then a press does nothing. */
export const isAlive = () => {
  // Some parts come alive only on a page that is touched.
  window.dispatchEvent(new Event('pointerover'));
  return (
    document.readyState === 'complete' &&
    [...document.querySelectorAll('button, input, select, textarea')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    )
  );
};

/** What can be read on the page. */
export const wordsOf = () =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  document.body.innerText.replace(/\s+/g, ' ');
