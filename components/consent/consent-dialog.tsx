'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/ui/own-texts';
import { Sheet } from '@/components/ui/sheet';
import { useAlerts } from '@/components/ui/use-alerts';
import { type Choices, everything, onlyNecessary } from '@/lib/consent/consent';
import consentTexts from '@/messages/consent.nb.json';
import { choose } from './actions';
import styles from './consent-dialog.module.css';
import { OptionalCookies, RequiredCookies } from './cookie-boxes';
import { useConsent } from './store';

/** Rule 2.22: everything optional is off until it is chosen. */
export function ConsentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useTexts('consent', consentTexts);
  const { dialog } = words;
  const { consent } = useConsent();
  const alerts = useAlerts();
  const [choices, setChoices] = useState<Choices>(onlyNecessary);

  useEffect(() => {
    if (open) setChoices(consent ?? onlyNecessary);
  }, [open, consent]);

  const keep = ({ ga, gtm, meta }: Choices) => {
    onClose();
    alerts.push({ type: 'success', text: words.saved });
    void choose({ ga, gtm, meta });
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={dialog.title}
      closeLabel={dialog.close}
      footer={
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => keep(everything)}>
            {words.all}
          </Button>
          <Button look="secondary" onClick={() => keep(onlyNecessary)}>
            {words.necessary}
          </Button>
          <Button onClick={() => keep(choices)}>{words.save}</Button>
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.part}>
          <p>{dialog.cookies}</p>
        </div>
        <section className={styles.part}>
          <h3>{dialog.privacyTitle}</h3>
          <p>
            <span>{`${dialog.privacy} `}</span>
            <a href="/personvernerklaering" data-follow onClick={onClose}>
              {dialog.privacyLink}
            </a>
          </p>
        </section>
        <fieldset className={styles.part}>
          <legend>{words.optional.title}</legend>
          <p>{words.optional.lead}</p>
          <OptionalCookies name="kapsel" choices={choices} onChange={setChoices} />
        </fieldset>
        <section className={styles.part}>
          <h3>{words.required.title}</h3>
          <p>{words.required.lead}</p>
          <RequiredCookies />
        </section>
      </div>
    </Sheet>
  );
}
