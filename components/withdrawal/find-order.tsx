import { ask } from '@/components/api';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { useForm } from '@/components/ui/use-form';
import type { Failure } from '@/components/ui/use-submit';
import type { WithdrawalKey, WithdrawalOffer } from '@/lib/contracts/withdrawals';
import { tidyWithdrawalForm } from '@/lib/orders/withdrawal-form';
import { Refusal, StepHeading, type WithdrawalWords } from './step';
import styles from './withdrawal.module.css';

export type FindOrderForm = ReturnType<typeof useForm<WithdrawalKey>>;

interface Props {
  words: WithdrawalWords;
  form: FindOrderForm;
  failure: Failure | undefined;
  onFound: (offer: WithdrawalOffer) => void;
}

export const orderFieldId = (name: string) => `angre-${name}`;

export function FindOrder({ words, form, failure, onFound }: Props) {
  const { values, sending } = form;
  const submit = form.submit(async (order) =>
    onFound(await ask('POST /withdrawals/find', { body: tidyWithdrawalForm(order) })),
  );

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
      <StepHeading title={words.find.title} step={1} words={words}>
        <Refusal failure={form.failure ?? failure} number={values.number} words={words} />
      </StepHeading>
      <Field
        {...form.field('number')}
        label={words.find.number}
        hint={words.find.numberHint}
        autoComplete="off"
        required
      />
      <Field {...form.field('email')} label={words.find.email} autoComplete="email" required />
      <SubmitButton sending={sending}>{sending ? words.find.sending : words.find.submit}</SubmitButton>
    </form>
  );
}
