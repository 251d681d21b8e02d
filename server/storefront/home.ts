import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { campaignPath } from '@/lib/routes/paths';
import type { Scope } from './scope';

const SHELF = 8;
const CAMPAIGN_SHELVES = 2;
const POSTS = 3;

interface Shelf {
  id: string;
  title: string;
  href?: string;
  articles: ArticleListItem[];
}

/** What the home page shows; with `preview`, also what staff have prepared under that name. */
export async function home(scope: Scope, preview?: string) {
  const { content, campaigns: offers, blog, polls, social } = scope.sources;
  const bestsellers = (filters = {}) => scope.articles({ filters, sort: 'bestseller', take: SHELF });
  const [banners, running, popular, posts, poll, socialPosts, tree] = await Promise.all([
    content.banners(scope.brand.id, preview),
    offers.running(),
    bestsellers(),
    blog.latest(POSTS),
    polls.active(),
    social.posts(),
    scope.tree(),
  ]);
  const campaigns = await Promise.all(
    running.map(
      async ({ slug, name, articleIds }): Promise<Shelf> => ({
        id: slug,
        title: name,
        href: campaignPath(slug),
        articles: await bestsellers({ ids: articleIds }),
      }),
    ),
  );
  const categories = await Promise.all(
    tree.map(async ({ id, name, slug }) => {
      const articles = await bestsellers({ categories: [id] });
      return { name, slug, image: articles.find((article) => article.image)?.image ?? null };
    }),
  );
  const filled = campaigns.filter((shelf) => shelf.articles.length > 0);
  const shelves: Shelf[] = [
    ...filled.slice(0, 1),
    { id: 'bestselgere', title: t('home.bestsellers'), articles: popular },
    ...filled.slice(1, CAMPAIGN_SHELVES),
  ];
  return { banners, categories, shelves, posts, poll, social: socialPosts.length > 0 };
}
