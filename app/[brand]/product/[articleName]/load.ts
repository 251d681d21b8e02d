import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import type { Site } from '@/lib/contracts/site';
import { categoryPath, productPath } from '@/lib/routes/paths';
import { loadSite } from '@/server/api/site';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

/** Finds the article of an address, if the brand's shop shows it; once per render for page and metadata. */
export const loadProduct = cache((brand: string, key: string) => openShop().storefront(brand).product(key));

export async function loadProductPage(brand: string, key: string) {
  const article = await loadProduct(brand, key);
  if (!article) return undefined;
  await tagPage(`article:${article.id}`);
  // Rule 2.4: an id or a former slug redirects to the product's own address.
  if (article.slug !== key) permanentRedirect(productPath(article.slug));
  const { storefront, orders } = openShop();
  const front = storefront(brand);
  const [site, shops, freight, related, boughtWith] = await Promise.all([
    loadSite(brand),
    front.shops(),
    front.freight(),
    front.related(article),
    orders.boughtWith(article.id),
  ]);
  const together = await front.bundle(boughtWith);
  await tagPage(...articleTags([...related, ...together]));
  const payable = orders.purchases.methods().length > 0;
  return { article, site, trail: trailOf(article, site), shops, freight, payable, together, related };
}

function trailOf(article: ArticleDetail, { categories }: Site) {
  const category = categories.find((one) => one.id === article.category);
  const sub = category?.subcategories.find((one) => one.ArticleGroup2ID === article.articleGroup2ID);
  const group = sub?.groups.find((one) => one.id === article.articleGroup3ID);
  return [
    ...(category ? [{ name: category.name, href: categoryPath(category.slug) }] : []),
    ...(category && sub ? [{ name: sub.Name, href: categoryPath(category.slug, sub.slug) }] : []),
    ...(category && sub && group
      ? [{ name: group.name, href: categoryPath(category.slug, sub.slug, group.slug) }]
      : []),
    { name: article.name },
  ];
}
