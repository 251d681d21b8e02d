import { useRef } from 'react';
import { Sheet } from '@/components/ui/sheet';
import styles from './scanner.module.css';
import { useCounterWords } from './use-counter-words';
import { useScan } from './use-scan';

interface Props {
  title: string;
  lead: string;
  onCode: (code: string) => void;
  onClose: () => void;
}

export function Scanner({ title, lead, onCode, onClose }: Props) {
  const { scanner } = useCounterWords();
  const video = useRef<HTMLVideoElement>(null);
  const state = useScan(video, onCode);
  const lost = state === 'denied' || state === 'missing';
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={scanner.close}>
      <p role="status" className={styles.said}>
        {state === 'looking' ? lead : scanner[state]}
      </p>
      <div className={styles.frame} hidden={lost}>
        <video ref={video} className={styles.video} muted playsInline />
      </div>
    </Sheet>
  );
}
