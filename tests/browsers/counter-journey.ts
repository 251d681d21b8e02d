import { expect } from 'vitest';
import { codeFor } from '@/e2e/counter-code';
import { database } from '@/e2e/database';
import messages from '@/messages/nb.json' with { type: 'json' };
import { systemMs } from '@/server/ports/clock';
import type { Tab } from './tab';

const { words } = messages.counter;

const SHOP = process.env.SHOP_URL ?? 'http://localhost:3000';

/** Two pieces of something a shop has enough of, reserved by a guest as the checkout sends it. */
async function reserve({ shop, ean }: { shop: number; ean: string }) {
  const given = await fetch(new URL('/api/v1/token', SHOP));
  const { token } = (await given.json()) as { token: string };
  const digits = String((systemMs() + process.pid * 104_729) % 10_000_000).padStart(7, '0');
  const answer = await fetch(new URL('/api/v1/orders', SHOP), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': token,
      Cookie: given.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    },
    body: JSON.stringify({
      CustomerName: 'Kari Nordmann',
      Email: `kari.${digits}.disk@example.no`,
      Phone: `4${digits}`,
      ShopID: shop,
      shipping_method_id: 'collect',
      items: [{ EanNo: ean, Count: 2 }],
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { number: string };
}

const stateOf = (number: string) =>
  database(async (sql) => {
    const [part] = await sql`
      select f.state from fulfilments f join orders o on o.id = f.order_id where o.number = ${number}`;
    return part?.state as string;
  });

/** Goods are picked and made ready by whoever has a code. */
export async function counterJourney(tab: Tab, { phone, engine }: { phone: boolean; engine: string }) {
  const counter = await database(async (sql) => {
    const [found] = await sql<{ shop: number; slug: string; ean: string }[]>`
      select s.id as shop, s.slug, v.ean from stock k
      join shops s on s.id = k.shop_id join variants v on v.id = k.variant_id join articles a on a.id = v.article_id
      where k.qty >= 6 and not s.web_shop and a.visible and a.can_purchase and a.age_limit is null
      order by s.id, v.id limit 1`;
    return found as { shop: number; slug: string; ean: string };
  });
  const code = codeFor(counter.slug, `Ada ${engine} ${phone ? 'phone' : 'desktop'}`);
  const { number } = await reserve(counter);
  await tab.open('/disk');
  await tab.fill(['field', new RegExp(`^${words.login.code}`)], code);
  await tab.click(['button', words.login.submit]);
  await tab.see(['heading', words.tabs.pick]);
  await tab.click(['link', new RegExp(number)]);
  await tab.see(['heading', number]);
  await tab.click(['button', /^(Plukk én|Ferdig plukket):/]);
  await tab.click(['button', /^Plukk én:/]);
  await tab.click(['button', words.pick.ready]);
  await tab.until(async () => (await stateOf(number)) === 'ready', 'the order is ready');
}
