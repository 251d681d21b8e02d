import { useAccountWords } from '@/components/session/use-account-words';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { SHORTEST_PASSWORD } from '@/lib/customers/customer-form';
import type { CustomerValues } from '@/lib/customers/customer-values';
import { fill } from '@/lib/text/words';
import { type CustomerForm, fieldId } from './use-customer-form';

type TextName = {
  [Name in keyof CustomerValues]: CustomerValues[Name] extends string ? Name : never;
}[keyof CustomerValues];

const AUTO_FILL = {
  firstname: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel' },
  birth_date: { autoComplete: 'bday', min: '1900-01-01' },
  addr: { autoComplete: 'address-line1' },
  postnr: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
} as const;

interface Props {
  form: CustomerForm;
  name: Exclude<TextName, 'gender_id' | PasswordProps['name']>;
  hint?: string;
  required?: boolean;
}

/** Names the field to the browser, so that it can fill it in. */
export function CustomerField({ form, name, hint, required }: Props) {
  const words = useAccountWords();
  return (
    <Field {...AUTO_FILL[name]} {...form.field(name)} label={words.fields[name]} hint={hint} required={required} />
  );
}

export function NewPasswordFields({ form, label }: { form: CustomerForm; label: string }) {
  const words = useAccountWords();
  const hint = fill(words.register.passwordHint, { count: SHORTEST_PASSWORD });
  return (
    <>
      <CustomerPassword form={form} name="password" label={label} hint={hint} />
      <CustomerPassword form={form} name="password_confirmation" label={words.fields.password_confirmation} />
    </>
  );
}

interface PasswordProps {
  form: CustomerForm;
  name: 'current_password' | 'password' | 'password_confirmation';
  label: string;
  hint?: string;
}

export function CustomerPassword({ form, name, label, hint }: PasswordProps) {
  const words = useAccountWords();
  return (
    <PasswordField
      id={fieldId(name)}
      name={name}
      words={words}
      label={label}
      hint={hint}
      autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
      error={form.errors[name]}
      value={form.values[name]}
      onChange={(event) => form.type(name, event.target.value)}
      onBlur={() => form.leave(name)}
    />
  );
}
