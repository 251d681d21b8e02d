'use client';

import type { ShownCard } from '@/lib/lists/card';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';
import { useCards } from './use-cards';

interface Props {
  cards: ShownCard[];
  heading?: 'h2' | 'h3';
  /** Given to a row that scrolls sideways: it can be reached and moved with the keyboard, so it has a name. */
  label?: string;
  /** The entries of a carousel (components/ui/carousel.tsx), which sizes and moves them. */
  slides?: boolean;
}

/** Goods beside the page's own matter, which loads its pictures first; one part that comes alive, however many they are. */
export function ArticleCards({ cards, heading, label, slides = false }: Props) {
  const { group, propsOf } = useCards();
  const rail = label === undefined ? undefined : { 'aria-label': label, tabIndex: 0 };
  return (
    <ul className={rail ? styles.rail : slides ? styles.slides : styles.grid} {...rail} {...group}>
      {cards.map((card) => (
        <li key={card.id}>
          <ArticleCard {...propsOf(card)} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
