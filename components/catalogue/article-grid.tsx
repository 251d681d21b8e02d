import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { cardOf, shownCard } from '@/lib/lists/card';
import { ArticleCards } from './late-parts';

const shown = (articles: ArticleListItem[]) => articles.map((article) => shownCard(cardOf(article)));

export const ArticleGrid = ({ articles, heading }: { articles: ArticleListItem[]; heading?: 'h2' | 'h3' }) => (
  <ArticleCards cards={shown(articles)} heading={heading} />
);

export const ArticleRail = ({ articles, label }: { articles: ArticleListItem[]; label: string }) => (
  <ArticleCards cards={shown(articles)} label={label} />
);

export const ArticleSlides = ({ articles }: { articles: ArticleListItem[] }) => (
  <ArticleCards cards={shown(articles)} slides />
);
