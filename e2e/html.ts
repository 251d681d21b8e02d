import type { APIRequestContext } from '@playwright/test';
import { HELDRE_URL } from './shop';

const NORDVIDDA_URL = process.env.SHOP_URL ?? 'http://localhost:3000';

/** Asks a brand's shop; the name of its host, which only browsers know the way to, is said in the header. */
export const askAt = (request: APIRequestContext, site: string, path: string) =>
  request.get(NORDVIDDA_URL + path, { headers: { Host: new URL(site).host }, maxRedirects: 0 });

export const askHeldre = (request: APIRequestContext, path: string) => askAt(request, HELDRE_URL, path);

/** The page's own part, as it is sent. */
export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** The text a reader sees, without scripts, styles and comments. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(a|b|em|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
