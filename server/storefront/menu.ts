import type { Site } from '@/lib/contracts/site';
import { genderIds } from '@/lib/routes/paths';
import type { Scope } from './scope';

const GENDER_MENU = ['herre', 'dame', 'barn', 'junior', 'uni'];

/** The category tree and the genders of a brand's menu, which are the lists that have an address of their own. */
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
