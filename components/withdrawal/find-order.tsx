import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { useSending } from '@/components/account/use-submit';
import { type ApiError, api } from '@/components/api';
import { Field } from '@/components/ui/field';
import { useWords } from '@/components/words';
import type { WithdrawalKey, WithdrawalOffer } from '@/lib/contracts/withdrawals';
import { tidyWithdrawalForm, withdrawalFormErrors } from '@/lib/orders/withdrawal-form';
import { Refusal } from './refusal';
import { StepHeading } from './step-heading';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-words';

interface Props {
  words: WithdrawalWords;
  order: WithdrawalKey;
  onChange: (order: WithdrawalKey) => void;
  onFound: (offer: WithdrawalOffer) => void;
}

type Errors = Partial<Record<keyof WithdrawalKey, string>>;

export function FindOrder({ words, order, onChange, onFound }: Props) {
  const texts = useWords('fields');
  const { sending, send } = useSending();
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<ApiError>();

  const change = (part: Partial<WithdrawalKey>) => {
    onChange({ ...order, ...part });
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.entries(withdrawalFormErrors(order)).map(([field, [key]]) => [field, texts[key ?? 'invalid']]);
    setErrors(Object.fromEntries(wrong));
    setRefused(undefined);
    if (wrong[0]) return document.getElementById(`angre-${wrong[0][0]}`)?.focus();
    setRefused(
      await send(async () => onFound(await api.post<WithdrawalOffer>('/withdrawals/find', tidyWithdrawalForm(order)))),
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
      <StepHeading title={words.find.title} step={1} words={words}>
        <Refusal error={refused} words={words} />
      </StepHeading>
      <Field
        id="angre-number"
        label={words.find.number}
        hint={words.find.numberHint}
        error={errors.number}
        value={order.number}
        onChange={(event) => change({ number: event.target.value })}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
      />
      <Field
        id="angre-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={words.find.email}
        error={errors.email}
        value={order.email}
        onChange={(event) => change({ email: event.target.value })}
        maxLength={254}
        required
      />
      <SubmitButton sending={sending}>{sending ? words.find.sending : words.find.submit}</SubmitButton>
    </form>
  );
}
