import { Fold } from '@/components/ui/fold';
import { t } from '@/lib/messages';
import { guideAnchor, guideKinds, guideWords, shownGuide } from '@/lib/product/size-guide-text';
import styles from './size-guide.module.css';
import { SizeGuideTable } from './size-guide-table';

/** Goods for everyone go by the table for men, so that it stands once, under both addresses. */
const AS_MEN = 'unisex';

/**
 * Every table of sizes, folded; one is open at a time. What an address names lies in the fold, which a browser opens to show it,
 * with scripts and without.
 */
export function SizeGuidePage() {
  const words = guideWords();
  return (
    <>
      <h1 className={styles.title}>{t('sizeGuide.page')}</h1>
      <p className={styles.lead}>{t('sizeGuide.pageLead')}</p>
      <div className={styles.sections}>
        {guideKinds
          .filter((kind) => kind !== AS_MEN)
          .map((kind) => {
            const guide = shownGuide(kind);
            const forAll = kind === 'men';
            const title = forAll ? t('sizeGuide.menAndAll') : guide.title;
            return (
              <Fold
                key={kind}
                name="tabell"
                className={styles.section}
                title={<h2 className={styles.heading}>{title}</h2>}
              >
                <div id={guideAnchor(kind)} className={styles.inside}>
                  {forAll ? (
                    <p id={guideAnchor(AS_MEN)} className={styles.said}>
                      {shownGuide(AS_MEN).lead}
                    </p>
                  ) : null}
                  <SizeGuideTable guide={guide} words={words} />
                </div>
              </Fold>
            );
          })}
      </div>
    </>
  );
}
