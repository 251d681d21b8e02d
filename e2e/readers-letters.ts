import type { Page } from '@playwright/test';

/** WCAG 1.4.12: the reader's own spacing, as the criterion gives it. */
export const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** WCAG 1.4.4: the reader's own letters, twice as large, while the window stays as wide. */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The page as it was before. */
export const asSent = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '';
  });

/** What of the header's tools lies over the name of the shop. */
export const overTheName = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button, summary')
    .evaluateAll((all) => {
      const boxes = all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
      const name = boxes.find(({ one }) => one.matches('[href="/"]'))?.box;
      if (!name) return ['no name'];
      return boxes
        .filter(({ one, box }) => {
          const apart =
            box.left >= name.right - 1 || box.right <= name.left || box.top >= name.bottom || box.bottom <= name.top;
          return box.width > 0 && !apart && !one.matches('[href="/"]');
        })
        .map(({ one }) => one.outerHTML.slice(0, 100));
    });
