import { useAccountWords } from '@/components/session/use-account-words';
import { CheckField } from '@/components/ui/check-field';
import { optIns } from '@/lib/customers/customer-values';
import { type CustomerForm, fieldId } from './use-customer-form';

/** What a customer may say yes to; each has a tick of its own, and none is ticked beforehand. */
export function OptInFields({ form }: { form: CustomerForm }) {
  const words = useAccountWords();
  return optIns.map((name) => (
    <CheckField
      key={name}
      id={fieldId(name)}
      name={name}
      label={words.opt[name]}
      hint={words.opt[`${name}Hint`]}
      checked={form.values[name]}
      onChange={(event) => form.type(name, event.target.checked)}
    />
  ));
}
