'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { choose } from '@/components/consent/actions';
import { OptionalCookies } from '@/components/consent/cookie-boxes';
import { useConsent } from '@/components/consent/store';
import { consentsDraft } from '@/components/customer-form/store';
import { OptInFields } from '@/components/customer-form/tick-fields';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { type Choices, choicesOf, onlyNecessary } from '@/lib/consent/consent';
import { optIns, valuesOf } from '@/lib/customers/customer-values';
import { changeWord } from '@/lib/customers/status-words';
import { useChange } from './use-change';

const names = [...optIns];

export function ConsentsForm() {
  const { consents: words } = useAccountWords();
  const me = useMe();
  const [initial] = useState(() => valuesOf(me));
  const { form, submit, failure } = useChange({ names, initial, draft: consentsDraft(me.id) }, () => words.saved);

  return (
    <div className={styles.forms}>
      <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={form.sending}>
        <p>{words.lead}</p>
        <fieldset className={styles.part}>
          <legend>{words.mailTitle}</legend>
          <OptInFields form={form} />
        </fieldset>
        <StatusProblem failure={failure} wordOf={changeWord} />
        <div className={styles.acts}>
          <Button type="submit" aria-disabled={form.sending}>
            {form.sending ? words.sending : words.submit}
          </Button>
        </div>
      </form>
      <CookieForm />
    </div>
  );
}

/** Edits the cookie choice of this browser, as the banner does; the account follows. */
function CookieForm() {
  const { consents: words } = useAccountWords();
  const { consent } = useConsent();
  const alerts = useAlerts();
  const { sending, submit } = useSubmit();
  const [choices, setChoices] = useState<Choices>(onlyNecessary);

  useEffect(() => setChoices(consent ? choicesOf(consent) : onlyNecessary), [consent]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    return submit(async () => {
      await choose(choices);
      alerts.push({ type: 'success', text: words.saved });
    });
  };

  return (
    <form className={styles.form} onSubmit={save} method="post" aria-busy={sending}>
      <fieldset className={styles.part}>
        <legend>{words.cookiesTitle}</legend>
        <p className={styles.lead}>
          <span>{`${words.cookiesLead} `}</span>
          <a href="/personvernerklaering#informasjonskapsler" data-follow>
            {words.privacy}
          </a>
        </p>
        <div>
          <OptionalCookies name="konto-kapsel" choices={choices} onChange={setChoices} />
        </div>
      </fieldset>
      <div className={styles.acts}>
        <Button type="submit" aria-disabled={sending}>
          {sending ? words.sending : words.cookiesSubmit}
        </Button>
      </div>
    </form>
  );
}
