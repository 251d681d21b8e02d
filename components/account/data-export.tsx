'use client';

import { useState } from 'react';
import styles from '@/components/customer-form/account-form.module.css';
import { useAccountWords } from '@/components/session/account-words';
import { userCall } from '@/components/session/queries';
import { changeProblem } from '@/components/session/status-words';
import { Button } from '@/components/ui/button';
import type { CustomerExport } from '@/lib/contracts/customers';
import { osloClock } from '@/lib/shops/opening-hours';
import { FormProblem, type Problem } from './form-problem';
import { useSending } from './use-submit';

/** Everything the shop holds about the customer, as one file. */
export function DataExport() {
  const { data: words, status } = useAccountWords();
  const { sending, send } = useSending();
  const [problem, setProblem] = useState<Problem>();
  const [done, setDone] = useState(false);

  const fetchAll = async () => {
    setProblem(undefined);
    setDone(false);
    const error = await send(async () => {
      const everything = await userCall<CustomerExport>('/customers/current/export');
      download(`mine-data-${osloClock(new Date()).day}.json`, JSON.stringify(everything, null, 2));
      setDone(true);
    });
    if (error) setProblem({ text: changeProblem(error, status), status: error.status });
  };

  return (
    <section className={styles.part} aria-labelledby="last-ned">
      <h2 id="last-ned" className={styles.heading}>
        {words.exportTitle}
      </h2>
      <p>{words.exportLead}</p>
      <FormProblem problem={problem} />
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
