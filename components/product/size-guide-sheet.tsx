import { Sheet } from '@/components/ui/sheet';
import styles from './size-guide.module.css';
import { type ArticleGuide, SizeGuideTable } from './size-guide-table';

export function SizeGuideSheet({
  open,
  guide,
  words,
  chosen,
  onClose,
}: ArticleGuide & { open: boolean; chosen: string | undefined; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={guide.link} closeLabel={guide.close}>
      <div className={styles.body}>
        {guide.fit ? <p className={styles.fit}>{guide.fit.sentence}</p> : null}
        <SizeGuideTable guide={guide} words={words} chosen={chosen} />
      </div>
    </Sheet>
  );
}
