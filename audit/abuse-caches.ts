import type { Check } from './check';
import { register, reserve } from './shopping';

/** An address that looks like a file gives no personal page to a shared cache, and personal answers are kept by nobody. */
export const cacheDeception: Check = async ({ visitor, shelf, expect }) => {
  const her = visitor();
  const who = await register(her);
  const { receipt } = await reserve(her, await shelf(2), who);
  const personal = [
    '/konto',
    '/konto/ordre',
    '/konto/mine-data',
    `/kvittering/${receipt?.token}`,
    '/api/v1/customers/current',
  ];
  const endings = [
    '/x.css',
    '/x.js',
    '.css',
    '%2fx.css',
    ';x.css',
    '%00.css',
    '%3fx.css',
    '%23.css',
    '/..%2fx.css',
    '?x.css',
  ];
  for (const path of personal)
    for (const ending of ['', ...endings]) {
      const { headers, text, status } = await her.ask(path + ending);
      const hers = [who.email, who.phone, receipt?.number ?? '-'].some((value) => text.includes(value));
      const kept = !/no-store|private/.test(String(headers['cache-control']));
      expect(!(hers && kept), path + ending, 'gives what is hers to shared caches');
      expect(status < 500, path + ending, `answers ${status}`);
      const stranger = await visitor().ask(path + ending);
      const isReceipt = path.startsWith('/kvittering/');
      expect(isReceipt || !stranger.text.includes(who.email), path + ending, 'gives what is hers to the next visitor');
    }
  for (const call of [
    '/customers/current',
    '/customers/current/export',
    '/favourites',
    '/token',
    `/orders/${receipt?.token}/documents`,
  ]) {
    const { headers } = await her.ask(`/api/v1${call}`);
    expect(/no-store/.test(String(headers['cache-control'])), `GET ${call}`, `is ${headers['cache-control']}`);
  }
};
