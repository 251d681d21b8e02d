import { abuse } from './abuse';
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
  links,
  sitemap,
  calls,
  schemathesis,
  abuse,
};
