import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/lazy';
import { useIdle } from '@/components/ui/use-idle';
import type { Desk } from '@/lib/counter/desk';
import styles from './find-pass.module.css';
import { useCounterWords } from './use-counter-words';
import { useFind } from './use-find';
import { prepareScan } from './use-scan';

const loadScanner = async () => {
  const [{ Scanner }] = await Promise.all([import('./scanner'), prepareScan()]);
  return Scanner;
};

export function ScanPass({ desk }: { desk: Desk }) {
  const { find, scanner } = useCounterWords();
  const { look, sending, problem } = useFind(desk, undefined);
  const [open, setOpen] = useState(false);
  const [lost, setLost] = useState(false);
  // Before it is asked for, because the net may be away by then.
  useLazy(useIdle(), loadScanner);
  const Scanner = useLazy(open, loadScanner, () => {
    setOpen(false);
    setLost(true);
  });
  return (
    <div className={styles.scan}>
      <p role="alert" className={styles.problem}>
        {lost ? find.offline : problem}
      </p>
      <Button
        wide
        aria-disabled={sending}
        onClick={() => {
          setLost(false);
          setOpen(true);
        }}
      >
        <Icon name="expand" size={20} />
        <span>{find.scan}</span>
      </Button>
      {open && Scanner ? (
        <Scanner
          title={scanner.title}
          lead={scanner.lead}
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            void look(code.trim());
          }}
        />
      ) : null}
    </div>
  );
}
