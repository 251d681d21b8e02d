'use client';

import { createContext, type MouseEvent, useContext, useState } from 'react';
import type { Elements } from '@/components/elements';
import { lazyPart } from '@/components/ui/lazy';
import styles from './size-guide.module.css';
import type { ArticleGuide } from './size-guide-table';

const SizeGuideSheet = lazyPart(() => import('./size-guide-sheet').then((module) => module.SizeGuideSheet));

const Guide = createContext<ArticleGuide | undefined>(undefined);

export const SizeGuideProvider = ({ guide, children }: { guide: ArticleGuide | undefined; children: Elements }) => (
  <Guide value={guide}>{children}</Guide>
);

/** Opens the table of sizes in a sheet; without scripts, links to the page of all tables. */
export function SizeGuideLink({ chosen }: { chosen: string | undefined }) {
  const article = useContext(Guide);
  const [open, setOpen] = useState<boolean>();
  if (!article) return null;
  const { guide, words } = article;
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={styles.line}>
      <a href={guide.href} className={styles.link} aria-haspopup="dialog" onClick={show}>
        {guide.link}
      </a>
      {guide.fit ? <span className={styles.short}>{guide.fit.short}</span> : null}
      {open === undefined ? null : (
        <SizeGuideSheet open={open} guide={guide} words={words} chosen={chosen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
