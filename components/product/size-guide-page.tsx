import { Fold } from '@/components/ui/fold';
import { t } from '@/lib/messages';
import { guideAnchor, guideKinds, guideWords, shownGuide } from '@/lib/product/size-guide-text';
import type { GuideKind } from '@/lib/product/size-tables';
import styles from './size-guide.module.css';
import { SizeGuideTable } from './size-guide-table';

/** Unisex goods use the table for men, which has both anchors. */
const AS_MEN = 'unisex';

/** Shows these size tables, one open at a time. Anchors lie inside the folds, which browsers open for a hash. */
export function SizeGuidePage({ kinds }: { kinds: ReadonlySet<GuideKind> }) {
  const words = guideWords();
  const isShown = (kind: GuideKind) => kinds.has(kind) || (kind === 'men' && kinds.has(AS_MEN));
  return (
    <>
      <h1 className={styles.title}>{t('sizeGuide.page')}</h1>
      <p className={styles.lead}>{t('sizeGuide.pageLead')}</p>
      <div className={styles.sections}>
        {guideKinds
          .filter((kind) => kind !== AS_MEN && isShown(kind))
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
