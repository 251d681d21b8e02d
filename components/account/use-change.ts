import { useCustomerForm } from '@/components/customer-form/use-customer-form';
import { updateUser } from '@/components/session/actions';
import { useMe } from '@/components/session/signed-in';
import { useAlerts } from '@/components/ui/use-alerts';
import type { Customer } from '@/lib/contracts/customers';
import { type CustomerValues, toPayload, valuesOf } from '@/lib/customers/customer-values';

/** Makes a form that changes the account. 403 and 422 may name its fields (rule 8.2). */
export function useChange(
  options: Omit<Parameters<typeof useCustomerForm>[0], 'refusals'>,
  saved: (sent: Partial<CustomerValues>, after: Customer) => string,
) {
  const me = useMe();
  const alerts = useAlerts();
  const form = useCustomerForm({ ...options, refusals: [403, 422] });

  const submit = form.submit(async () => {
    // Only changed fields, as another tab may have changed the others.
    const sent = form.changed();
    const after = await updateUser(me, toPayload(sent, me.preferences));
    form.settle(valuesOf(after));
    alerts.push({ type: 'success', text: saved(sent, after) });
  });
  // The fields already show what a 403 says.
  const failure = form.stopped && form.failure?.status === 403 ? undefined : form.failure;
  return { form, submit, failure };
}
