import type { Page } from '@playwright/test';

/** WCAG 1.4.10: how many pixels the page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What is scrolled past without moving: it is placed by something outside the part that scrolls, so that it stays behind
 * and what holds both scrolls off its own edge (a sheet of which only paper is left).
 */
export const leftBehind = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((one) => {
      if (getComputedStyle(one).position !== 'absolute' || !one.offsetParent) return [];
      for (let box = one.parentElement; box && box !== one.offsetParent; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowY))
          return [`${one.outerHTML.slice(0, 100)} is not held by ${box.className || box.tagName}`];
      }
      return [];
    }),
  );

/** Words that lie outside a box which hides what goes past its edge. What only screen readers get does not count. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement as HTMLElement;
      if (!node.textContent?.trim() || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      const words = [...range.getClientRects()];
      for (let box: HTMLElement | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (width <= 1 || height <= 1) break;
        // A taste of what stands in full where it is opened.
        if (box.closest('summary') && style.textOverflow === 'ellipsis') break;
        if (style.webkitLineClamp !== 'none') break;
        const across = /hidden|clip/.test(style.overflowX);
        const down = /hidden|clip/.test(style.overflowY);
        // What is scrolled, by hand or by the carousel's buttons, is not cut off.
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || box.dataset.driven !== undefined) break;
        const past = words.some(
          (word) =>
            (across && (word.left < left - 2 || word.right > right + 2)) ||
            // A line is taller than its letters.
            (down && (word.top < top - word.height / 4 || word.bottom > bottom + word.height / 4)),
        );
        if (!past) continue;
        lost.push(`${box.className || box.tagName}: ${node.textContent.trim().slice(0, 60)}`);
        break;
      }
    }
    return lost;
  });

/** WCAG 2.5.8: what is pressed and is smaller than 24 by 24 px without the room around it that would make up for it. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const SIDE = 24;
    // Under an open dialog nothing is pressed.
    const within = document.querySelector('dialog:modal') ?? document;
    const all = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter((one) => !(one as HTMLButtonElement).disabled);
    const boxOf = (one: HTMLElement) => {
      const parts = [one, ...((one as HTMLInputElement).labels ?? []), ...one.querySelectorAll('*')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      const left = Math.min(...parts.map((part) => part.left));
      const top = Math.min(...parts.map((part) => part.top));
      const right = Math.max(...parts.map((part) => part.right));
      const bottom = Math.max(...parts.map((part) => part.bottom));
      return { one, left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    // A link within a sentence is as high as the sentence's line.
    const inSentence = (one: HTMLElement) => {
      const sentence = one.closest('p, li, dd, td, label, legend, figcaption');
      return (
        getComputedStyle(one).display === 'inline' &&
        sentence !== null &&
        (sentence.textContent ?? '').trim().length > (one.textContent ?? '').trim().length + 3
      );
    };
    const targets = all.map(boxOf).filter(({ left }) => Number.isFinite(left));
    const isSmall = ({ left, top, right, bottom }: (typeof targets)[number]) =>
      right - left < SIDE - 0.5 || bottom - top < SIDE - 0.5;
    return targets
      .filter((target) => isSmall(target) && !inSentence(target.one))
      .flatMap((target) => {
        const crowd = targets.find((other) => {
          if (other === target || other.one.contains(target.one) || target.one.contains(other.one)) return false;
          if (isSmall(other)) return Math.hypot(other.x - target.x, other.y - target.y) < SIDE - 0.5;
          const dx = Math.max(other.left - target.x, 0, target.x - other.right);
          const dy = Math.max(other.top - target.y, 0, target.y - other.bottom);
          return Math.hypot(dx, dy) < SIDE / 2 - 0.5;
        });
        if (!crowd) return [];
        const size = `${Math.round(target.right - target.left)}×${Math.round(target.bottom - target.top)}`;
        const name = (one: HTMLElement) =>
          one.getAttribute('aria-label') ?? (one.textContent?.trim().slice(0, 40) || one.outerHTML.slice(0, 120));
        return [`${size} ${name(target.one)}, beside ${name(crowd.one)}`];
      });
  });

interface Colours {
  /** Red, green and blue of layers laid over one another on white. */
  paint(layers: string[]): number[];
  /** The contrast of two colours, as WCAG counts it. */
  ratio(one: number[], other: number[]): number;
  /** The backgrounds of an element and of all that hold it, from the page up. */
  grounds(element: Element | null): string[];
}

/** Leaves the sums of colours in the page. */
const giveColours = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const paint = (colours: string[]) => {
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour: number[]) =>
      colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] as number), 0);
    const ratio = (one: number[], other: number[]) => {
      const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    const grounds = (element: Element | null): string[] =>
      element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
    Object.assign(window, { colours: { paint, ratio, grounds } });
  });

/** WCAG 1.4.11: fields of which neither the edge nor the fill stands out 3 to 1 from what lies around them. */
export async function faintFields(page: Page) {
  await giveColours(page);
  return page.evaluate(() => {
    const { paint, ratio, grounds } = (window as unknown as { colours: Colours }).colours;
    const drawn = (one: HTMLElement) => {
      const { appearance, opacity } = getComputedStyle(one);
      const { width } = one.getBoundingClientRect();
      // The handle of a slider is a part of it that no script can ask for.
      const { type } = one as HTMLInputElement;
      const native = type === 'range' || (/checkbox|radio/.test(type) && appearance === 'auto');
      return one.checkVisibility({ visibilityProperty: true }) && !native && Number(opacity) > 0 && width > 1;
    };
    return [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((one) => drawn(one) && !(one as HTMLInputElement).disabled)
      .flatMap((one) => {
        // The frame may be drawn by what holds the field.
        const frames = [one, one.parentElement as HTMLElement, one.parentElement?.parentElement as HTMLElement];
        const best = Math.max(
          ...frames.map((frame) => {
            const style = getComputedStyle(frame);
            const outside = paint(grounds(frame.parentElement));
            const inside = paint(grounds(frame));
            const edge = Number.parseFloat(style.borderBottomWidth)
              ? paint([...grounds(frame.parentElement), style.borderBottomColor])
              : outside;
            const shadow = /inset/.test(style.boxShadow)
              ? paint([...grounds(frame), style.boxShadow.replace(/\) .*/, ')')])
              : outside;
            return Math.max(ratio(edge, outside), ratio(inside, outside), ratio(shadow, outside));
          }),
        );
        return best < 3 ? [`${best.toFixed(2)} ${one.outerHTML.slice(0, 140)}`] : [];
      });
  });
}

/** Where Tab has come to: whether it lies wholly under something else, and whether a ring of 3 to 1 is drawn around it. */
const atFocus = (page: Page) =>
  page.evaluate(() => {
    const { paint, ratio, grounds } = (window as unknown as { colours: Colours }).colours;
    const one = document.activeElement as HTMLElement | null;
    if (!one || one === document.body) return null;
    const isNew = !one.hasAttribute('data-visited');
    one.setAttribute('data-visited', '');
    const name = `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)} ${one.className}`;
    const parts = [one, ...((one as HTMLInputElement).labels ?? [])];
    const seen = parts.some((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      return steps.some((x) =>
        steps.some((y) => {
          const upper = document.elementFromPoint(left + width * x, top + height * y);
          // What came late may push it out of the window, where nothing covers it. A slider's handle lets presses through.
          return upper === null || parts.some((each) => each.contains(upper)) || upper === one.parentElement;
        }),
      );
    });
    const { parentElement: holder, nextElementSibling: next } = one;
    const around = [...parts, ...one.querySelectorAll('*'), next, holder, holder?.parentElement];
    const rings = around.flatMap((each) =>
      each
        ? [undefined, '::before', '::after'].flatMap((pseudo) => {
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, pseudo);
            if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return [];
            const layers = grounds(each.parentElement);
            return ratio(paint(layers), paint([...layers, outlineColor]));
          })
        : [],
    );
    // No script can ask for the handle of a slider, nor for what a picture is like under a ring.
    const { left, top, width, height } = one.getBoundingClientRect();
    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
    const unknown =
      (one as HTMLInputElement).type === 'range' || under.some((each) => each.tagName === 'IMG' && !one.contains(each));
    return { name, isNew, seen, ring: unknown ? 21 : Math.max(0, ...rings) };
  });

/** WCAG 1.4.11, 2.4.7 and 2.4.11: walks through the page by Tab, and names where the focus is not to be seen. What it came to has `data-visited`. */
export async function hiddenFocus(page: Page, stops = 200) {
  await giveColours(page);
  const faults: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const focus = await atFocus(page);
    if (!focus?.isNew) break;
    if (!focus.seen) faults.push(`under something: ${focus.name}`);
    if (focus.ring < 3) faults.push(`ring of ${focus.ring.toFixed(2)}: ${focus.name}`);
  }
  return faults;
}
