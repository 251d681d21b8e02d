'use client';

import { useState } from 'react';
import { shopNow } from '@/components/clock';
import { fetchQuery } from '@/components/fetch-query';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { useSubmit } from '@/components/ui/use-submit';
import { changeWord } from '@/lib/customers/status-words';
import { osloClock } from '@/lib/shops/opening-hours';
import { everything } from './queries';

export function DataExport() {
  const { data: words } = useAccountWords();
  const { id } = useMe();
  const { sending, failure, submit } = useSubmit();
  const [done, setDone] = useState(false);

  const fetchAll = () =>
    submit(async () => {
      setDone(false);
      const all = await fetchQuery(everything(id));
      download(`mine-data-${osloClock(shopNow()).day}.json`, JSON.stringify(all, null, 2));
      setDone(true);
    });

  return (
    <section className={styles.part} aria-labelledby="last-ned">
      <h2 id="last-ned" className={styles.heading}>
        {words.exportTitle}
      </h2>
      <p>{words.exportLead}</p>
      <StatusProblem failure={failure} wordOf={changeWord} />
      <div className={styles.acts}>
        <Button look="secondary" onClick={fetchAll} aria-disabled={sending}>
          {sending ? words.exporting : words.export}
        </Button>
        <span role="status" className={styles.lead}>
          {done ? words.exported : ''}
        </span>
      </div>
    </section>
  );
}

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
