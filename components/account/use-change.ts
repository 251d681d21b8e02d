import { useState } from 'react';
import { useAlerts } from '@/components/ui/alert-queue';
import { updateUser } from './account-acts';
import { useAccountWords } from './account-words';
import { valuesOf } from './customer-values';
import type { Problem } from './form-problem';
import { useMe } from './signed-in';
import { changeProblem } from './status-words';
import type { CustomerForm } from './use-customer-form';
import { useSending } from './use-sending';

/** Saves a change of the account and says how it went (spec §8 "Account update or delete"). */
export function useChange(form: CustomerForm, saved: string) {
  const { status: words } = useAccountWords();
  const me = useMe();
  const alerts = useAlerts();
  const { sending, send } = useSending();
  const [problem, setProblem] = useState<Problem>();

  const save = async (changes: object) => {
    setProblem(undefined);
    const error = await send(async () => {
      form.settle(valuesOf(await updateUser(me, changes)));
      alerts.push({ type: 'success', text: saved });
    });
    if (!error) return;
    const { status, errors } = error;
    // 403 or 422: messages at the fields, or 'Ugyldig data'.
    const atField = (status === 403 || status === 422) && form.refuse(errors);
    if (!(atField && status === 403)) setProblem({ text: changeProblem(error, words), status });
  };
  return { save, sending, problem };
}
