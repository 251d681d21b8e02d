import { useAccountWords } from '@/components/session/account-words';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import type { CustomerValues } from '@/lib/customers/customer-values';
import { type CustomerForm, fieldId } from './use-customer-form';

type TextName = {
  [Name in keyof CustomerValues]: CustomerValues[Name] extends string ? Name : never;
}[keyof CustomerValues];

const kinds = {
  firstname: { autoComplete: 'given-name', maxLength: 100 },
  surname: { autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  birth_date: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
  addr: { autoComplete: 'address-line1', maxLength: 200 },
  postnr: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 4 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
} as const;

interface Props {
  form: CustomerForm;
  name: Exclude<TextName, 'gender_id' | PasswordProps['name']>;
  hint?: string;
  required?: boolean;
}

/** One field about a customer, told to the browser as what it is, so that it can fill it in. */
export function CustomerField({ form, name, hint, required }: Props) {
  const words = useAccountWords();
  return (
    <Field
      {...kinds[name]}
      id={fieldId(name)}
      name={name}
      label={words.fields[name]}
      hint={hint}
      required={required}
      error={form.errors[name]}
      value={form.values[name]}
      onChange={(event) => form.type(name, event.target.value)}
      onBlur={() => form.leave(name)}
    />
  );
}

/** A new password, twice. */
export function NewPasswordFields({ form, hint, label }: { form: CustomerForm; hint: string; label: string }) {
  const words = useAccountWords();
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
