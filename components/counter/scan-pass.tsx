import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy';
import type { Desk } from '@/lib/counter/desk';
import { useCounterWords } from './counter-words';
import styles from './find-pass.module.css';
import { useFind } from './use-find';

const Scanner = lazyPart(() => import('./scanner').then((part) => part.Scanner));

/** The shopper's pass, by the camera. */
export function ScanPass({ desk }: { desk: Desk }) {
  const { find, scanner } = useCounterWords();
  const { look, sending, problem } = useFind(desk);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.scan}>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button wide aria-disabled={sending} onClick={() => setOpen(true)}>
        <Icon name="expand" size={20} />
        {find.scan}
      </Button>
      {open ? (
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
