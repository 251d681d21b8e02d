'use client';

import type { ShownCard } from '@/lib/lists/card';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';
import { useCards } from './use-cards';

interface Props {
  cards: ShownCard[];
  heading?: 'h2' | 'h3';
  /** Names a row that scrolls sideways, which takes the focus to be scrolled by keyboard. */
  label?: string;
  /** Inside a carousel (components/ui/carousel.tsx), which sizes and moves them. */
  slides?: boolean;
}

/** Shows cards whose pictures load lazily; one client component for all of them. */
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
