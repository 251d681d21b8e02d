import { abuse } from './abuse';
import { axe } from './axe';
import { calls } from './calls';
import { headers } from './headers';
import { html } from './html';
import { licences } from './licences';
import { links } from './links';
import type { Part } from './part';
import { schemathesis } from './schemathesis';
import { sitemap } from './sitemap';
import { structuredData } from './structured-data';

/** In the order in which they run: those that read first, those that change and restart the shop last. */
export const parts: Record<string, Part> = {
  licences,
  headers,
  html,
  'structured-data': structuredData,
  axe,
  links,
  sitemap,
  calls,
  schemathesis,
  abuse,
};

/** Those that `npm test` runs too, on the shop of Firefox and WebKit. */
export const QUICK = ['licences', 'headers', 'calls', 'abuse'];
