import { picturesApart } from '@/lib/catalogue/pictures-apart';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Banner } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { decoded } from '@/lib/routes/decode';
import { campaignPath } from '@/lib/routes/paths';
import { findList } from './lists';
import type { Scope } from './scope';

const SHELF = 6;
const PICTURED = 12;
const CAMPAIGN_SHELVES = 2;
const POSTS = 3;
/** The first segments of lists that are never other pages. */
const LISTS = new Set(['kampanje', 'utvalg', 'search']);

interface Shelf {
  id: string;
  title: string;
  href?: string;
  articles: ArticleListItem[];
}

export async function home(scope: Scope, preview?: string) {
  const { content, campaigns: offers, blog, polls, social } = scope.sources;
  const bestsellers = (filters = {}, take = SHELF) => scope.articles({ filters, sort: 'bestseller', take });
  const [prepared, running, popular, posts, poll, socialPosts, tree] = await Promise.all([
    content.banners(scope.brand.id, preview),
    offers.running(),
    bestsellers(),
    blog.latest(POSTS, scope.brand.id),
    polls.active(scope.brand.id),
    social.posts(scope.brand.id),
    scope.tree(),
  ]);
  const filled: Shelf[] = [];
  for (const { slug, name, articleIds } of running) {
    if (filled.length === CAMPAIGN_SHELVES) break;
    const articles = await bestsellers({ ids: articleIds });
    if (articles.length > 0) filled.push({ id: slug, title: name, href: campaignPath(slug), articles });
  }
  // The first subcategory gives the picture: a tent, not the bar that sells better.
  const categories = await Promise.all(
    tree.map(async ({ id, name, slug, subcategories: [first] }) => {
      const [featured, others] = await Promise.all([
        first ? bestsellers({ subcategories: [first.ArticleGroup2ID] }, PICTURED) : [],
        bestsellers({ categories: [id] }, PICTURED),
      ]);
      return { name, slug, goods: [...featured, ...others] };
    }),
  );
  const banners = (
    await Promise.all(prepared.map(async (banner) => ((await isOpen(scope, banner)) ? [banner] : [])))
  ).flat();
  const shelves: Shelf[] = [
    ...filled.slice(0, 1),
    { id: 'bestselgere', title: t('home.bestsellers'), articles: popular },
    ...filled.slice(1),
  ];
  const held = categories.filter(({ goods }) => goods.length > 0);
  const pictures = picturesApart(
    held.map(({ goods }) => goods),
    shelves.flatMap(({ articles }) => articles),
  );
  const tiles = held.map(({ name, slug }, at) => ({ name, slug, image: pictures[at] ?? null }));
  return { banners, categories: tiles, shelves, posts, poll, social: socialPosts.length > 0 };
}

/** Rule 2.20: hides banners of empty or missing lists. Other addresses are not judged. */
async function isOpen(scope: Scope, { link, isPreview }: Banner): Promise<boolean> {
  const segments = new URL(link, 'http://shop').pathname.split('/').filter(Boolean).map(decoded);
  const list = link.startsWith('/') ? await findList(scope, segments) : undefined;
  if (list) return (await list.whole()).total > 0;
  // A preview may link to a list that is still to come.
  return isPreview || !LISTS.has(segments[0] ?? '');
}
