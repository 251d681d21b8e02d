import { useState } from 'react';
import { valuesOf } from '@/components/customer-form/customer-values';
import type { CustomerForm } from '@/components/customer-form/use-customer-form';
import { useAccountWords } from '@/components/session/account-words';
import { updateUser } from '@/components/session/actions';
import { useMe } from '@/components/session/signed-in';
import { changeProblem } from '@/components/session/status-words';
import { useAlerts } from '@/components/ui/use-alerts';
import type { Problem } from './form-problem';
import { useSending } from './use-submit';

/** Saves a change of the account and says how it went (rule 8.2). */
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
