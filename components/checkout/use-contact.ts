import { useState } from 'react';
import { forgetSession, readSession, writeSession } from '@/components/session';
import { useAfterPress } from '@/components/ui/use-after-press';
import { useWords } from '@/components/words';
import { type OrderForm, type OrderFormField, orderFieldError, orderFormErrors } from '@/lib/orders/order-form';

const KEY = 'checkoutContact';

export const contactFields = ['name', 'phone', 'email'] as const satisfies OrderFormField[];
export type ContactField = (typeof contactFields)[number];

const nobody: OrderForm = { name: '', phone: '', email: '', delivery: false, address: '', postalCode: '', city: '' };

export const forgetContact = () => forgetSession(KEY);

/** Who collects: what is typed, kept over a reload, and what is wrong with it, in words. Rendered in the browser only. */
export function useContact() {
  const words = useWords('fields');
  const [form, setForm] = useState<OrderForm>(() => ({ ...nobody, ...readSession<Partial<OrderForm>>(KEY) }));
  const [errors, setErrors] = useState<Partial<Record<ContactField, string>>>({});
  const afterPress = useAfterPress();

  const setError = (field: ContactField, value: string) => {
    const key = orderFieldError(field, value);
    setErrors((known) => ({ ...known, [field]: key && words[key] }));
  };
  return {
    form,
    errors,
    type(field: ContactField, value: string) {
      const next = { ...form, [field]: value };
      setForm(next);
      writeSession(KEY, next);
      if (errors[field]) setError(field, value);
    },
    /** What is known of who is logged in, where nothing was typed. */
    fillBlanks({
      firstname,
      surname,
      phone,
      email,
    }: {
      firstname: string;
      surname: string;
      phone: string;
      email: string;
    }) {
      const known = { name: `${firstname} ${surname}`, phone, email };
      setForm((now) => ({
        ...now,
        ...Object.fromEntries(contactFields.map((field) => [field, now[field].trim() || known[field]])),
      }));
    },
    /** A field that was only passed through is not scolded. */
    leave(field: ContactField) {
      if (form[field].trim()) afterPress(() => setError(field, form[field]));
    },
    /** Says what is wrong with all of it; gives the first field that is, to go to. */
    check(): ContactField | undefined {
      const found = orderFormErrors(form);
      setErrors(
        Object.fromEntries(contactFields.map((field) => [field, found[field]?.map((key) => words[key]).join(' ')])),
      );
      return contactFields.find((field) => found[field]);
    },
    /** What the server said of the fields, already in words. */
    refuse(told: Record<string, string[]>): ContactField | undefined {
      setErrors(Object.fromEntries(contactFields.map((field) => [field, told[field]?.join(' ')])));
      return contactFields.find((field) => told[field]);
    },
  };
}

export type Contact = ReturnType<typeof useContact>;
