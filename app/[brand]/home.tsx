import { BrandHome } from '@/components/home/brand-home';
import { tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

/** `preview` names what staff have prepared. */
async function loadHomePage(brand: string, preview?: string) {
  await tagPage('lists', 'campaigns', 'banners');
  const front = openShop().storefront(brand);
  return { brand: front.brand, data: await front.home(preview) };
}

export async function Home({ brand, preview }: { brand: string; preview?: string }) {
  return <BrandHome {...(await loadHomePage(brand, preview))} />;
}
