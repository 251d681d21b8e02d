import { t } from '@/lib/messages';
import { guideAnchor, guideKinds, guideWords, shownGuide } from '@/lib/product/size-guide-text';
import styles from './size-guide.module.css';
import { SizeGuideTable } from './size-guide-table';

/** Every table of sizes, one after the other. */
export function SizeGuidePage() {
  const words = guideWords();
  const guides = guideKinds.map((kind) => ({ id: guideAnchor(kind), guide: shownGuide(kind) }));
  return (
    <>
      <h1 className={styles.title}>{t('sizeGuide.page')}</h1>
      <p className={styles.lead}>{t('sizeGuide.pageLead')}</p>
      <nav aria-label={t('sizeGuide.title')}>
        <ul className={styles.contents}>
          {guides.map(({ id, guide }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry}>
                {guide.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {guides.map(({ id, guide }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-tittel`}>
            <h2 id={`${id}-tittel`} className={styles.heading}>
              {guide.title}
            </h2>
            <SizeGuideTable guide={guide} words={words} />
          </section>
        ))}
      </div>
    </>
  );
}
