'use client';

import { useEffect, useState } from 'react';
import { CustomerField, NewPasswordFields } from '@/components/customer-form/customer-field';
import { AddressFields, BirthAndGender } from '@/components/customer-form/more-fields';
import { registerDraft } from '@/components/customer-form/store';
import { OptInFields } from '@/components/customer-form/tick-fields';
import { fieldId, useCustomerForm } from '@/components/customer-form/use-customer-form';
import { register } from '@/components/session/actions';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { useReturn } from '@/components/session/use-return';
import { useUser } from '@/components/session/use-user';
import { CheckField } from '@/components/ui/check-field';
import { Fold } from '@/components/ui/fold';
import styles from '@/components/ui/form.module.css';
import { SubmitButton } from '@/components/ui/submit-button';
import { blankValues, toPayload, type ValueName } from '@/lib/customers/customer-values';
import { loginWord } from '@/lib/customers/status-words';
import { withReturn } from '@/lib/routes/return-path';

const names: ValueName[] = [
  ...(['firstname', 'surname', 'email', 'phone', 'password', 'password_confirmation'] as const),
  ...(['birth_date', 'gender_id', 'addr', 'postnr', 'city'] as const),
  ...(['club', 'newsletter', 'marketing', 'event_invite', 'birthday_gift', 'terms_conditions'] as const),
];
const optional: ValueName[] = ['birth_date', 'gender_id', 'addr', 'postnr', 'city'];

export function RegisterForm() {
  const words = useAccountWords();
  const { user } = useUser();
  const { til, leave } = useReturn();
  const form = useCustomerForm({ names, initial: blankValues, draft: registerDraft, refusals: [422] });
  const { values, errors, sending } = form;

  useEffect(() => {
    if (user) leave();
  }, [user, leave]);

  const save = form.submit(
    async (typed) => {
      await register(toPayload(typed));
      form.settle();
      leave();
    },
    { leaves: true },
  );

  return (
    <form className={styles.form} onSubmit={save} method="post" noValidate aria-busy={sending}>
      {form.kept ? <p className={styles.note}>{words.register.kept}</p> : null}
      <StatusProblem
        failure={form.failure}
        wordOf={loginWord}
        atFields={form.stopped ? words.register.problem : undefined}
      />
      <fieldset className={styles.part}>
        <legend>{words.register.aboutTitle}</legend>
        <div className={styles.pair}>
          <CustomerField form={form} name="firstname" required />
          <CustomerField form={form} name="surname" required />
        </div>
        <CustomerField form={form} name="email" hint={words.register.emailHint} required />
        <CustomerField form={form} name="phone" hint={words.register.phoneHint} required />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{words.register.passwordTitle}</legend>
        <NewPasswordFields form={form} label={words.fields.password} />
      </fieldset>
      <More form={form} />
      <fieldset className={styles.part}>
        <legend>{words.register.optTitle}</legend>
        <p className={styles.lead}>{words.register.optLead}</p>
        <OptInFields form={form} />
      </fieldset>
      <CheckField
        id={fieldId('terms_conditions')}
        name="terms_conditions"
        required
        label={<Terms />}
        error={errors.terms_conditions}
        checked={values.terms_conditions}
        onChange={(event) => form.type('terms_conditions', event.target.checked)}
      />
      <SubmitButton sending={sending}>{sending ? words.register.sending : words.register.submit}</SubmitButton>
      <p className={styles.other}>
        <span>{`${words.register.haveAccount} `}</span>
        <a href={withReturn('/logg-inn', til)} data-follow>
          {words.register.login}
        </a>
      </p>
    </form>
  );
}

/** Folds the optional fields away until one holds something. */
function More({ form }: { form: ReturnType<typeof useCustomerForm> }) {
  const words = useAccountWords();
  const [more, setMore] = useState(false);
  const hasMore = optional.some((name) => form.values[name] || form.errors[name]);
  useEffect(() => {
    if (hasMore) setMore(true);
  }, [hasMore]);
  return (
    <Fold
      title={<span>{`${words.register.moreTitle} ${words.optional}`}</span>}
      className={styles.more}
      open={more}
      onToggle={(event) => setMore(event.currentTarget.open)}
    >
      <div className={styles.part}>
        <p className={styles.lead}>{words.register.moreLead}</p>
        <BirthAndGender form={form} />
        <AddressFields form={form} />
      </div>
    </Fold>
  );
}

function Terms() {
  const { terms, termsLink, termsAnd, privacyLink } = useAccountWords().register;
  return (
    <>
      <span>{`${terms} `}</span>
      <a href="/kundeservice" data-follow target="_blank" rel="noopener">
        {termsLink}
      </a>
      <span>{` ${termsAnd} `}</span>
      <a href="/personvernerklaering" data-follow target="_blank" rel="noopener">
        {privacyLink}
      </a>
    </>
  );
}
