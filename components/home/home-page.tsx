import { WordsProvider } from '@/components/words';
import type { Banner, BlogPostSummary } from '@/lib/contracts/content';
import type { Poll } from '@/lib/contracts/polls';
import { wordsOf } from '@/lib/messages';
import { type CategoryTile, CategoryTiles } from './category-tiles';
import { Heroes } from './hero';
import styles from './home-page.module.css';
import { PollCard, SocialPosts } from './late-parts';
import { PostStrip, type Shelf, ShelfSection } from './shelf';
import { Stores } from './stores';
import { BannerStrip, Tiles } from './tiles';

interface Props {
  banners: Banner[];
  categories: CategoryTile[];
  shelves: Shelf[];
  posts: BlogPostSummary[];
  poll?: Poll;
  /** False when the social feed is empty. */
  social: boolean;
}

const GRID_SLOTS = Array.from({ length: 9 }, (_, index) => `grid-${index + 1}`);

/** Shows hero, promo boxes and the banner slots (rule 2.20). Empty slots take no room. */
export function HomePage({ banners, categories, shelves, posts, poll, social }: Props) {
  const inSlots = (...slots: string[]) => slots.flatMap((slot) => banners.filter((banner) => banner.slot === slot));
  const [promo] = inSlots('general-promo');
  const [first, second, ...rest] = shelves;
  return (
    <WordsProvider words={wordsOf('carousel', 'polls', 'shops', 'social')}>
      <Heroes banners={inSlots('hero')} />
      {promo ? <Promo banner={promo} /> : null}
      <div className="page" data-follow>
        <CategoryTiles categories={categories} />
        {first ? <ShelfSection shelf={first} /> : null}
        <BannerStrip banners={inSlots('newspaper', 'campaign-promo', 'product-promo')} />
        {second ? <ShelfSection shelf={second} /> : null}
        <Tiles banners={inSlots('popular-left', 'popular-right')} across={2} />
        {rest.map((shelf) => (
          <ShelfSection key={shelf.id} shelf={shelf} roomOnly />
        ))}
        <Stores banner={inSlots('store-search')[0]} />
        <Tiles banners={inSlots(...GRID_SLOTS)} />
        <Tiles banners={inSlots('popular-bottom')} />
        {poll ? <PollCard poll={poll} /> : null}
        <PostStrip posts={posts} />
        {social ? <SocialPosts /> : null}
      </div>
    </WordsProvider>
  );
}

function Promo({ banner }: { banner: Banner }) {
  return (
    <p className={styles.promo} data-follow>
      {banner.link ? <a href={banner.link}>{banner.title}</a> : banner.title}
    </p>
  );
}
