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

/** Parts that change and restart the shop come last. */
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

export const QUICK = ['licences', 'headers', 'calls', 'abuse'];
