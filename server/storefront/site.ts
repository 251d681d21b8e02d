import type { Site } from '@/lib/contracts/site';
import { type FreightTerms, freeFreightFrom } from '@/lib/orders/freight';
import { genderIds } from '@/lib/routes/paths';
import type { FacetName } from '@/server/ports/search-engine';
import type { Scope } from './scope';

const GENDER_MENU = ['herre', 'dame', 'barn', 'junior', 'uni'];

export async function menu(scope: Scope): Promise<Pick<Site, 'categories' | 'genders'>> {
  const [categories, settings, genders] = await Promise.all([scope.tree(), scope.settings(), scope.genders()]);
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

const text = (value: unknown, otherwise: string) => (typeof value === 'string' && value ? value : otherwise);

export async function contact({ brand, settings }: Scope): Promise<Site['contact']> {
  const known = await settings();
  return {
    email: text(known.customerServiceEmail, `kundeservice@${brand.id}.example`),
    phone: text(known.customerServicePhone, ''),
    orgNo: text(known.orgNo, ''),
    address: text(known.address, ''),
    company: text(known.chainName, brand.name),
  };
}

export async function freight({ sources, settings, remember }: Scope): Promise<FreightTerms> {
  const [methods, known] = await Promise.all([remember('shipping', sources.shops.shippingMethods), settings()]);
  return { methods, freeFrom: freeFreightFrom(known) };
}

/** Rule 1.6: a brand with a product line has the registers of its goods, the others all. */
export function registers(scope: Scope) {
  function own<Entry extends { id: number }>(
    facet: FacetName & ('genders' | 'colors' | 'brands'),
    all: () => Promise<Entry[]>,
  ) {
    return async (): Promise<Entry[]> => {
      if (!(await scope.lines())) return all();
      return scope.rememberOwn(`register:${facet}`, async () => {
        const within = await scope.kept();
        const { facets } = await scope.sources.engine.search({ within, take: 0, facets: [facet] });
        return (await all()).filter(({ id }) => facets[facet]?.has(id));
      });
    };
  }
  return {
    genders: own('genders', scope.genders),
    colorGroups: own('colors', scope.colorGroups),
    productLines: own('brands', scope.productLines),
    bestsellers: () =>
      scope.rememberOwn('bestsellers', async () => scope.sources.catalogue.bestsellers(await scope.lines())),
  };
}
