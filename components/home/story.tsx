import { ArticleGrid } from '@/components/catalogue/article-grid';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { ButtonLink } from '@/components/ui/button';
import cardStyles from '@/components/ui/card.module.css';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Scene } from '@/components/ui/scene';
import { Stars } from '@/components/ui/stars';
import { TimeAgo } from '@/components/ui/time-ago';
import type { SectionProps } from '@/lib/brands/home-section';
import { varied } from '@/lib/catalogue/varied';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { formatDate } from '@/lib/dates/dates';
import { cardOf, shownCard } from '@/lib/lists/card';
import { clientWords, t } from '@/lib/messages';
import { wordsOn } from '@/lib/pictures/words-on';
import { postPath } from '@/lib/routes/paths';
import { keepTogether } from '@/lib/text/keep-together';
import chapter from './chapter.module.css';
import editorialStyles from './editorial.module.css';
import figures from './figures.module.css';
import landscape from './landscape.module.css';
import manifestoStyles from './manifesto.module.css';
import noteStyles from './notes.module.css';
import story from './story.module.css';

export function Landscape({ section: { slot }, data }: SectionProps<'landscape'>) {
  const banner = data.banners.find((one) => one.slot === slot);
  if (!banner) return null;
  return (
    <section
      className={landscape.landscape}
      aria-labelledby="hero"
      data-surface="night"
      data-words={wordsOn(banner.image)}
    >
      <Scene wide={banner.image} tall={banner.imageMobile ?? banner.image} className={landscape.picture} first />
      <div className={landscape.shade} />
      <div className={`page ${landscape.text}`}>
        <h1 id="hero" className={landscape.title}>
          {banner.title}
        </h1>
        <div className={landscape.aside}>
          {banner.text ? <p className={landscape.lead}>{keepTogether(banner.text)}</p> : null}
          {banner.link ? <ButtonLink href={banner.link}>{banner.linkText || banner.title}</ButtonLink> : null}
        </div>
      </div>
    </section>
  );
}

export function Manifesto({ texts: { manifesto } }: SectionProps<'manifesto'>) {
  if (!manifesto) return null;
  return (
    <section aria-labelledby="manifest" data-surface="night" data-follow>
      <div className={`page ${manifestoStyles.inside}`}>
        <p className={manifestoStyles.kicker}>{manifesto.kicker}</p>
        <h2 id="manifest" className={manifestoStyles.title}>
          {manifesto.title}
        </h2>
        <div className={manifestoStyles.text}>
          {manifesto.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={manifesto.link.href} className={manifestoStyles.link}>
              {manifesto.link.text}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

const BESIDE = 4;

/** Shows one article large, and four of other kinds beside it. */
export function Editorial({ section: { shelf }, data, texts: { editorial } }: SectionProps<'editorial'>) {
  const [first, ...rest] = varied(data.shelves.find(({ id }) => id === shelf)?.articles ?? []);
  if (!first || !editorial) return null;
  return (
    <section className={`below page ${story.section}`} aria-labelledby={shelf} data-follow>
      <div className={story.head}>
        <h2 id={shelf} className={story.heading}>
          {editorial.title}
        </h2>
        <a href={editorial.link.href} className={story.all}>
          {editorial.link.text}
        </a>
      </div>
      <div className={editorialStyles.spread}>
        <Feature article={first} />
        <div className={editorialStyles.beside}>
          <ArticleGrid articles={rest.slice(0, BESIDE)} />
        </div>
      </div>
    </section>
  );
}

function Feature({ article }: { article: ArticleListItem }) {
  const card = shownCard(cardOf(article));
  const [lead] = article.description.split('\n');
  return (
    <article className={editorialStyles.feature}>
      <div className={editorialStyles.frame}>
        <Picture
          src={card.image ?? null}
          alt=""
          width={960}
          height={1200}
          sizes="(max-width: 1020px) 94vw, 46vw"
          className={editorialStyles.picture}
        />
      </div>
      <span className={editorialStyles.heart}>
        <FavouriteButton id={card.id} name={card.name} />
      </span>
      <div className={editorialStyles.words}>
        <h3 className={editorialStyles.name}>
          <a href={card.path} className={cardStyles.link}>
            {card.name}
          </a>
        </h3>
        {lead ? <p className={editorialStyles.lead}>{lead}</p> : null}
        <Price {...card} words={clientWords.card} />
        {card.rating !== undefined && card.reviews !== undefined ? (
          <Stars
            rating={card.rating}
            count={card.reviews}
            label={t('card.rating', { rating: card.rating, count: card.reviews })}
          />
        ) : null}
      </div>
    </article>
  );
}

export function Figures({ texts: { facts = [] } }: SectionProps<'facts'>) {
  if (facts.length === 0) return null;
  return (
    <div className={`page ${figures.band}`}>
      <dl className={figures.facts}>
        {facts.map(({ value, text }) => (
          <div key={text} className={figures.fact}>
            <dt>{text}</dt>
            <dd className={figures.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Teases a story: a wide picture, and its beginning on a slab over the edge. */
export function Chapter({ section: { slot, flip }, data }: SectionProps<'chapter'>) {
  const banner = data.banners.find((one) => one.slot === slot);
  if (!banner) return null;
  return (
    <section
      className={`below ${chapter.chapter}`}
      data-flip={flip ? '' : undefined}
      aria-labelledby={slot}
      data-follow
    >
      <Scene wide={banner.image} tall={banner.imageMobile} className={chapter.picture} />
      <div className={`page ${chapter.place}`}>
        <div className={chapter.slab} data-surface="night">
          <h2 id={slot} className={chapter.title}>
            {banner.title}
          </h2>
          {banner.text ? <p className={chapter.text}>{keepTogether(banner.text)}</p> : null}
          {banner.link ? (
            <a href={banner.link} className={chapter.link}>
              {banner.linkText || banner.title}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Shows the newest posts as a log: day, title, first words. */
export function Notes({ data: { posts }, texts: { notes } }: SectionProps<'notes'>) {
  if (posts.length === 0 || !notes) return null;
  return (
    <section className={`below page ${story.section}`} aria-labelledby="blogg" data-follow>
      <div className={story.head}>
        <h2 id="blogg" className={story.heading}>
          {notes.title}
        </h2>
        <a href={notes.link.href} className={story.all}>
          {notes.link.text}
        </a>
      </div>
      <ul>
        {posts.map(({ id, slug, title, lead, publishedAt }) => (
          <li key={id} className={noteStyles.note}>
            <TimeAgo
              at={new Date(publishedAt).toISOString()}
              date={formatDate(new Date(publishedAt))}
              className={noteStyles.day}
            />
            <h3 className={noteStyles.title}>
              <a href={postPath(slug)} className={noteStyles.link}>
                {title}
              </a>
            </h3>
            <p className={noteStyles.lead}>{`${lead}…`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
