import messages from '@/messages/nb.json' with { type: 'json' };
import { systemMs } from '@/server/ports/clock';
import type { Tab } from './tab';

const { product } = messages.client;

export const PASSWORD = 'en lang tur i regnet';

/** A customer nobody has been before. */
export function newcomer() {
  const digits = String((systemMs() + process.pid * 7919) % 10_000_000).padStart(7, '0');
  return { email: `kari.${digits}@example.no`, phone: `4${digits}` };
}

/** Puts the first article of a list that can be had into the cart, as a shopper does. */
export async function addSomething(tab: Tab) {
  await tab.open('/vintersport/hjelmer-&-alpinbriller');
  const addresses = await tab.run(() => [
    ...new Set(
      [...document.querySelectorAll('main article a[href^="/product/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    ),
  ]);
  for (const address of addresses) {
    await tab.open(address);
    if ((await tab.look(['button', product.add, { within: 'main' }])).count === 0) continue;
    const size = await tab.run(() => {
      const sizes = [...document.querySelectorAll<HTMLInputElement>('main fieldset input[type="radio"]')];
      const free = sizes.filter(
        (one) => !/utsolgt|finnes ikke/.test(one.ariaLabel ?? one.labels?.[0]?.textContent ?? ''),
      );
      return free.at(-1)?.ariaLabel ?? free.at(-1)?.labels?.[0]?.textContent ?? undefined;
    });
    if (size) await tab.choose(['choice', size.trim(), { within: 'main' }]);
    await tab.click(['button', product.add, { within: 'main' }]);
    await tab.see(['link', /Til kassen/, { within: 'dialog:modal' }]);
    return;
  }
  throw new Error('Nothing can be bought');
}
