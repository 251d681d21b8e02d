import { ask } from '@/components/api';
import type { useOrderKeyForm } from '@/components/find-order/use-order-key-form';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { Failure } from '@/components/ui/use-submit';
import type { WithdrawalOffer } from '@/lib/contracts/withdrawals';
import { tidyWithdrawalForm } from '@/lib/orders/withdrawal-form';
import { fill } from '@/lib/text/words';
import { Refusal, StepHeading, type WithdrawalWords } from './step';
import styles from './withdrawal.module.css';

interface Props {
  words: WithdrawalWords;
  /** A number of this brand. */
  example: string;
  form: ReturnType<typeof useOrderKeyForm>;
  failure: Failure | undefined;
  onFound: (offer: WithdrawalOffer) => void;
}

export function FindOrder({ words, example, form, failure, onFound }: Props) {
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
        hint={fill(words.find.numberHint, { example })}
        autoComplete="off"
        required
      />
      <Field {...form.field('email')} label={words.find.email} autoComplete="email" required />
      <SubmitButton sending={sending}>{sending ? words.find.sending : words.find.submit}</SubmitButton>
    </form>
  );
}
