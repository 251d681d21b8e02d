import { ArticleRail } from '@/components/catalogue/article-grid';
import { PollCard } from '@/components/polls/poll-card';
import { NearestShops } from '@/components/shops/nearest-shops';
import { SocialPosts } from '@/components/social/social-posts';
import { Picture } from '@/components/ui/picture';
import { Scene } from '@/components/ui/scene';
import { WordsProvider } from '@/components/words';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Banner, BlogPostSummary } from '@/lib/contracts/content';
import type { Poll } from '@/lib/contracts/polls';
import { t, wordsOf } from '@/lib/messages';
import { categoryPath, postPath } from '@/lib/routes/paths';
import { BannerCard } from './banner-card';
import { Hero } from './hero';
import styles from './home-page.module.css';

export interface Shelf {
  id: string;
  title: string;
  href?: string;
  articles: ArticleListItem[];
}

interface Props {
  banners: Banner[];
  categories: { name: string; slug: string; image: string | null }[];
  /** Campaigns and bestsellers, each a row of articles. */
  shelves: Shelf[];
  posts: BlogPostSummary[];
  poll?: Poll;
  /** False when the social feed has nothing: the slot then leaves no hole. */
  social: boolean;
}

const GRID_SLOTS = Array.from({ length: 9 }, (_, index) => `grid-${index + 1}`);

/** Rule 2.20: hero, promo boxes and the banner slots. A slot without content leaves no hole. */
export function HomePage({ banners, categories, shelves, posts, poll, social }: Props) {
  const inSlots = (...slots: string[]) => slots.flatMap((slot) => banners.filter((banner) => banner.slot === slot));
  const [hero] = inSlots('hero');
  const [promo] = inSlots('general-promo');
  const [first, ...rest] = shelves;
  return (
    <WordsProvider words={wordsOf('polls', 'shops', 'social')}>
      {hero ? <Hero banner={hero} /> : null}
      {promo ? <Promo banner={promo} /> : null}
      <div className="page" data-follow>
        <Categories categories={categories} />
        {first ? <ShelfSection shelf={first} /> : null}
        <Banners banners={inSlots('newspaper', 'campaign-promo', 'product-promo')} />
        {rest.map((shelf) => (
          <ShelfSection key={shelf.id} shelf={shelf} />
        ))}
        <Banners banners={inSlots('popular-left', 'popular-right')} two />
        <Stores banner={inSlots('store-search')[0]} />
        <GridBanners banners={inSlots(...GRID_SLOTS)} />
        <Banners banners={inSlots('popular-bottom')} one />
        {poll ? <PollCard poll={poll} /> : null}
        <Posts posts={posts} />
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

function Categories({ categories }: Pick<Props, 'categories'>) {
  return (
    <section className={styles.section} aria-labelledby="kategorier">
      <h2 id="kategorier" className="visually-hidden">
        {t('home.categories')}
      </h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.slug} className={styles.category}>
            <div className={styles.categoryFrame}>
              <Picture
                src={category.image}
                alt=""
                width={480}
                height={480}
                sizes="(max-width: 700px) 46vw, (max-width: 1020px) 31vw, 15vw"
                className={styles.categoryPicture}
              />
            </div>
            <a href={categoryPath(category.slug)} className={styles.categoryName}>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfSection({ shelf }: { shelf: Shelf }) {
  if (shelf.articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={shelf.id}>
      <div className={styles.head}>
        <h2 id={shelf.id} className={styles.heading}>
          {shelf.title}
        </h2>
        {shelf.href ? <a href={shelf.href}>{t('home.seeAll', { title: shelf.title })}</a> : null}
      </div>
      <ArticleRail articles={shelf.articles} label={shelf.title} />
    </section>
  );
}

function Banners({ banners, two = false, one = false }: { banners: Banner[]; two?: boolean; one?: boolean }) {
  if (banners.length === 0) return null;
  const columns =
    one || banners.length === 1 ? '' : `${styles.banners} ${two || banners.length === 2 ? styles.two : ''}`;
  return (
    <div className={`${styles.section} ${columns}`}>
      {banners.map((banner) => (
        <BannerCard key={banner.id} banner={banner} />
      ))}
    </div>
  );
}

function GridBanners({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={`${styles.section} ${styles.grid}`}>
      {banners.map((banner) => (
        <BannerCard key={banner.id} banner={banner} sizes="(max-width: 700px) 46vw, 31vw" />
      ))}
    </div>
  );
}

function Stores({ banner }: { banner: Banner | undefined }) {
  return (
    <section className={styles.section} aria-labelledby="butikker">
      <div className={styles.stores}>
        <div>
          <h2 id="butikker" className={styles.heading}>
            {banner?.title ?? t('home.stores')}
          </h2>
          {banner?.text ? <p className={styles.lead}>{banner.text}</p> : null}
        </div>
        <NearestShops />
      </div>
    </section>
  );
}

function Posts({ posts }: Pick<Props, 'posts'>) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="blogg">
      <div className={styles.head}>
        <h2 id="blogg" className={styles.heading}>
          {t('home.blog')}
        </h2>
        <a href="/blogg">{t('home.allPosts')}</a>
      </div>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id} className={styles.post}>
            <div className={styles.postFrame}>
              <Scene
                wide={post.featuredImage}
                tall={null}
                className={styles.postPicture}
                sizes="(max-width: 700px) 94vw, 31vw"
              />
            </div>
            <h3>
              <a href={postPath(post.slug)} className={styles.categoryName}>
                {post.title}
              </a>
            </h3>
            <p className={styles.lead}>{post.lead}…</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
