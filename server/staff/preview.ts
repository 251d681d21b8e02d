import type { BrandId } from '@/lib/brands/brand';
import { allBrands, defaultBrand, findBrand } from '@/lib/brands/brands';
import { formatDateTime } from '@/lib/dates/dates';
import { LONGEST_NAME } from '@/lib/preview/front';
import { DAYS_AHEAD, DAYS_BACK, readPreviewTime } from '@/lib/preview/preview-time';
import { type StaffDesk, StaffError, type Topic } from './topic';

const USUAL_DAYS = 7;
const MOST_DAYS = 60;
const DAY_MS = 86_400_000;

interface Asked {
  name?: string;
  /** Undefined is the default one. */
  brand?: BrandId;
  days: number;
  at?: string;
}

/** '[<name>] [--brand …] [--days …] [--at …]' in any order. */
function asked(words: string[]): Asked | undefined {
  const rest = [...words];
  const said: Record<string, string> = {};
  for (
    let at = rest.findIndex((word) => word.startsWith('--'));
    at >= 0;
    at = rest.findIndex((w) => w.startsWith('--'))
  ) {
    const [option = '', value] = rest.splice(at, 2);
    if (!/^--(brand|days|at)$/.test(option) || value === undefined || option in said) return undefined;
    said[option] = value;
  }
  const { '--brand': brand, '--days': days = String(USUAL_DAYS), '--at': at } = said;
  const [name, ...more] = rest;
  const many = /^\d{1,2}$/.test(days) ? Number(days) : 0;
  const named = name === undefined || (name !== '' && name.length <= LONGEST_NAME && !/\p{C}/u.test(name));
  if (more.length > 0 || !named || many < 1 || many > MOST_DAYS) return undefined;
  return {
    ...(name !== undefined && { name }),
    ...(brand !== undefined && { brand }),
    days: many,
    ...(at !== undefined && { at }),
  };
}

const faults = {
  unreadable: 'is no time: write it as 2026-11-27T08:00 (Oslo), or with its zone.',
  too_early: `is more than ${DAYS_BACK} days ago.`,
  too_late: `is more than ${DAYS_AHEAD} days ahead.`,
};

const link =
  ({ name, brand: given, days, at: typed }: Asked) =>
  async (desk: StaffDesk) => {
    const brand = given ?? defaultBrand().id;
    if (!findBrand(brand))
      throw new StaffError(
        `There is no brand "${brand}": ${allBrands()
          .map(({ id }) => id)
          .join(', ')}.`,
      );
    const read = typed === undefined ? { at: undefined } : readPreviewTime(typed, desk.clock());
    if ('fault' in read) throw new StaffError(`"${typed}" ${faults[read.fault]}`);
    const { at } = read;
    const { previews, urlOf } = await desk.storefront();
    const token = previews.link({ only: name, at }, days);
    const path = name === undefined ? '/preview' : `/preview/${encodeURIComponent(name)}`;
    const prepared =
      name === undefined ||
      (await (await desk.catalogue()).content.banners(brand, name)).some(({ isPreview }) => isPreview);
    const when = at ? `as it is ${formatDateTime(at)}` : 'as it is when one looks';
    const until = formatDateTime(new Date(desk.clock().getTime() + days * DAY_MS));
    return [
      `${urlOf(brand)}${path}?token=${token}`,
      '',
      `Shows ${name ?? 'the shop, and any name'}, ${when}; another time can be chosen there. Opens until ${until}, then for eight hours at most.`,
      'Whoever has the link can look: give it to those who may know.',
      ...(prepared ? [] : [`No banner of ${brand} is prepared under "${name}" yet.`]),
    ].join('\n');
  };

const endAll = async (desk: StaffDesk) => {
  const { previews } = await desk.storefront();
  await previews.endAll();
  return 'Every link made so far opens nothing any more, and who has opened one is out within five seconds.';
};

export const preview: Topic = [
  {
    usage: 'link [<name>] [--brand <id>] [--days 7] [--at 2026-11-27T08:00]',
    what: 'a link that shows what is prepared, or the shop as it will be',
    read([word, ...words]) {
      const said = word === 'link' ? asked(words) : undefined;
      return said && link(said);
    },
  },
  {
    usage: 'end-all',
    what: 'end every link made so far',
    read: (words) => (words.join(' ') === 'end-all' ? endAll : undefined),
  },
];
