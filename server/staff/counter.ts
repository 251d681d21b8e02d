import { formatDateTime } from '@/lib/dates/dates';
import type { Access, CounterShop } from '@/server/orders/counter/types';
import { type Action, forId, plain, type StaffDesk, StaffError, type Topic, type Work } from './topic';

const LONGEST_NAME = 60;

const access = async (desk: StaffDesk) => (await desk.orders()).counter;
const targetsOf = async (desk: StaffDesk) => (await desk.orders()).webhookTargets;

async function shopOf(desk: StaffDesk, named: string): Promise<CounterShop> {
  const shop = await (await access(desk)).shop(named);
  if (!shop) throw new StaffError(`There is no shop "${named}".`);
  return shop;
}

function nameOf(words: string[]): string | undefined {
  const name = plain(words.join(' ')).trim();
  return name !== '' && name.length <= LONGEST_NAME ? name : undefined;
}

/** '<word> <shop> <name>' */
const forOne = (word: string, what: string, work: (shop: string, name: string) => Work): Action => ({
  usage: `${word} <shop> <name>`,
  what,
  read([first, shop, ...words]) {
    const name = nameOf(words);
    return first === word && shop !== undefined && name !== undefined ? work(shop, name) : undefined;
  },
});

const shown = ({ id, shop, name, createdAt, revokedAt }: Access) =>
  `#${id}  ${shop}  ${name}  ${revokedAt ? 'revoked' : 'made'} ${formatDateTime(revokedAt ?? createdAt)}`;
const listed = (some: readonly Access[], none: string) => (some.length === 0 ? none : some.map(shown).join('\n'));

const add = (shop: string, name: string) => async (desk: StaffDesk) => {
  const code = await (await access(desk)).addCode(await shopOf(desk, shop), name);
  return `${code}\n\nThe code of ${name}, told this once. A code ${name} had before is worth nothing any more.`;
};

const revoke = (shop: string, name: string) => async (desk: StaffDesk) => {
  const done = await (await access(desk)).revokeCode(await shopOf(desk, shop), name);
  if (!done) throw new StaffError(`${name} has no code there.`);
  return `The code of ${name} is revoked, and ${name} is signed out.`;
};

const key = (shop: string, name: string) => async (desk: StaffDesk) =>
  `${await (await access(desk)).addKey(await shopOf(desk, shop), name)}\n\nThe key "${name}", told this once.`;

const revokeKey = (id: number) => async (desk: StaffDesk) => {
  if (!(await (await access(desk)).revokeKey(id))) throw new StaffError(`There is no key ${id}.`);
  return `Key ${id} is revoked.`;
};

const webhook = (url: string, shop: string | undefined) => async (desk: StaffDesk) => {
  const shopId = shop === undefined ? undefined : (await shopOf(desk, shop)).id;
  const secret = await (await targetsOf(desk)).add(url, shopId);
  if (secret === undefined) throw new StaffError(`"${url}" is no address to send to.`);
  return `${secret}\n\nThe secret that signs what is sent to ${url}, told this once.`;
};

async function webhooks(desk: StaffDesk): Promise<string> {
  const targets = await (await targetsOf(desk)).all();
  const line = ({ id, url, shop, active, waiting, lastError }: (typeof targets)[number]) =>
    [`#${id}  ${url}  ${shop ?? 'all shops'}  ${active ? `${waiting} waiting` : 'stopped'}`, lastError].filter(Boolean);
  return targets.length === 0 ? 'Nobody is told of orders.' : targets.map((one) => line(one).join('  ')).join('\n');
}

const stopWebhook = (id: number) => async (desk: StaffDesk) => {
  if (!(await (await targetsOf(desk)).stop(id))) throw new StaffError(`There is no target ${id}.`);
  return `Target ${id} is told nothing more.`;
};

/** A shop is its slug or its number. */
export const counter: Topic = [
  forOne('add', 'a personal code for the counter of a shop; a second one replaces the first', add),
  {
    usage: 'list [<shop>]',
    what: 'who has a code',
    read: ([first, shop, ...rest]) =>
      first !== 'list' || rest.length > 0
        ? undefined
        : async (desk) =>
            listed(
              await (await access(desk)).codes(shop === undefined ? undefined : await shopOf(desk, shop)),
              'Nobody has a code.',
            ),
  },
  forOne('revoke', 'end a code and its sessions', revoke),
  forOne('key', 'a key for the till or the warehouse of a shop', key),
  {
    usage: 'keys',
    what: 'the keys there are',
    read: (words) =>
      words.join(' ') === 'keys'
        ? async (desk) => listed(await (await access(desk)).keys(), 'There is no key.')
        : undefined,
  },
  forId('revoke-key', 'end a key', revokeKey),
  {
    usage: 'webhook <url> [<shop>]',
    what: 'tell this address of the orders of a shop, or of all',
    read: ([first, url, shop, ...rest]) =>
      first === 'webhook' && url !== undefined && rest.length === 0 ? webhook(url, shop) : undefined,
  },
  {
    usage: 'webhooks',
    what: 'who is told, and what waits to be sent',
    read: (words) => (words.join(' ') === 'webhooks' ? webhooks : undefined),
  },
  forId('stop-webhook', 'tell it nothing more', stopWebhook),
];
