import { HomePage, type Shelf } from '@/components/home/home-page';
import { t } from '@/lib/messages';
import { campaignPath } from '@/lib/routes/paths';
import { tagPage } from '@/server/http/page-tags';
import { openShop } from '@/server/shop';
import { brandLines, loadSite } from '@/server/storefront/site';

const SHELF = 8;
const CAMPAIGN_SHELVES = 2;
const POSTS = 3;

/** The home page of a brand; with `preview`, as it will look with what staff have prepared under that name. */
export async function Home({ brand, preview }: { brand: string; preview?: string }) {
  const shop = openShop();
  await tagPage('home', 'lists', 'campaigns');
  const site = await loadSite(brand);
  const lines = await brandLines(site.brand);
  const ours = lines ? { brands: lines } : {};
  const [banners, running, bestsellers, posts, poll, social] = await Promise.all([
    shop.content.banners(site.brand.id, preview),
    shop.campaigns.running(),
    shop.catalogue.list({ filters: ours, sort: 'bestseller', perPage: SHELF }),
    shop.blog.latest(POSTS),
    shop.polls.active(),
    shop.social.posts(),
  ]);
  const campaigns = await Promise.all(
    running.map(async (campaign): Promise<Shelf> => {
      const found = await shop.catalogue.list({
        filters: { ids: campaign.articleIds, ...ours },
        sort: 'bestseller',
        perPage: SHELF,
      });
      return { id: campaign.slug, title: campaign.name, href: campaignPath(campaign.slug), articles: found.articles };
    }),
  );
  const pictures = await Promise.all(
    site.categories.map(async (category) => {
      const found = await shop.catalogue.list({
        filters: { categories: [category.id], ...ours },
        sort: 'bestseller',
        perPage: SHELF,
      });
      return {
        name: category.name,
        slug: category.slug,
        image: found.articles.find((article) => article.image)?.image ?? null,
      };
    }),
  );
  const shelves = [
    ...campaigns.filter((shelf) => shelf.articles.length > 0).slice(0, 1),
    { id: 'bestselgere', title: t('home.bestsellers'), articles: bestsellers.articles },
    ...campaigns.filter((shelf) => shelf.articles.length > 0).slice(1, CAMPAIGN_SHELVES),
  ];
  return (
    <HomePage
      banners={banners}
      categories={pictures}
      shelves={shelves}
      posts={posts}
      poll={poll}
      social={social.length > 0}
    />
  );
}
