import { cache } from 'react';
import type { Brand } from '@/lib/brands/brand';
import { brands, defaultBrand, findBrand } from '@/lib/brands/brands';
import type { Site } from '@/lib/contracts/site';
import { genderIds } from '@/lib/routes/paths';
import { brandUrl } from '@/server/http/host';
import { optionalScripts } from '@/server/http/optional-scripts';
import { tagPage } from '@/server/http/page-tags';
import { openShop } from '@/server/shop';

const GENDER_MENU = ['herre', 'dame', 'barn', 'junior', 'uni'];

const text = (value: unknown, otherwise: string) => (typeof value === 'string' && value ? value : otherwise);

/** The product lines a brand's shop shows (their ids); undefined for the whole catalogue. */
export async function brandLines(brand: Brand): Promise<number[] | undefined> {
  if (!brand.productLine) return undefined;
  const lines = await openShop().catalogue.productLines();
  return lines.filter((line) => line.slug === brand.productLine).map((line) => line.id);
}

/** The category tree and the genders of a brand's menu, which are the lists that have an address of their own. */
export async function brandMenu(brand: Brand): Promise<Pick<Site, 'categories' | 'genders'>> {
  const { catalogue, content } = openShop();
  const [categories, settings, genders] = await Promise.all([
    brandLines(brand).then((lines) => catalogue.categories(lines)),
    content.settings(brand.id),
    catalogue.genders(),
  ]);
  const nameOf = new Map(genders.map((gender) => [gender.id, gender.name]));
  const configured = Array.isArray(settings.genderMenu) ? (settings.genderMenu as number[]) : undefined;
  return {
    categories,
    genders: GENDER_MENU.flatMap((slug) => {
      const gender = genderIds[slug]?.[0] ?? 0;
      const name = nameOf.get(gender);
      return name && (configured?.includes(gender) ?? true) ? [{ name, href: `/${slug}` }] : [];
    }),
  };
}

/** Everything header and footer show; once per render, however many layouts and pages ask. */
export const loadSite = cache(async (id: string): Promise<Site> => {
  const brand = findBrand(id) ?? brands[defaultBrand];
  await tagPage('site', `brand:${brand.id}`);
  const [menu, settings] = await Promise.all([brandMenu(brand), openShop().content.settings(brand.id)]);
  return {
    brand,
    url: brandUrl(brand),
    optionalScripts,
    ...menu,
    contact: {
      email: text(settings.customerServiceEmail, `kundeservice@${brand.id}.example`),
      phone: text(settings.customerServicePhone, ''),
      orgNo: text(settings.orgNo, ''),
      address: text(settings.address, ''),
      company: text(settings.chainName, brand.name),
    },
  };
});
