import { useEffect, useRef, useState } from 'react';
import { forgetSession, readSession, writeSession } from '@/components/session';
import { useAfterPress } from '@/components/ui/use-after-press';
import { useWords } from '@/components/words';
import { valueProblem } from './customer-rules';
import { type CustomerValues, changedValues, type ValueName, valuesFromPage } from './customer-values';

interface Options {
  /** In the order of the form, so that the first wrong one is the one to focus. */
  names: ValueName[];
  initial: CustomerValues;
  /** Where what is typed is kept, as long as the tab lives. Passwords never are. */
  draft: string;
  keepsPassword?: boolean;
}

export const fieldId = (name: ValueName) => `konto-${name}`;

const withoutPasswords = ({
  current_password,
  password,
  password_confirmation,
  ...rest
}: Partial<CustomerValues>): Partial<CustomerValues> => rest;

/** A form about a customer: what is typed, kept over a lost session, and what is wrong with it, in words. */
export function useCustomerForm({ names, initial, draft, keepsPassword = false }: Options) {
  const words = useWords('fields');
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<ValueName, string>>>({});
  const [kept, setKept] = useState(false);
  const first = useRef(initial);
  const afterPress = useAfterPress();

  // The server's HTML holds an empty form; a browser or a password manager may have filled it before this ran.
  useEffect(() => {
    const stored = readSession<Partial<CustomerValues>>(draft);
    setValues((now) => ({ ...now, ...valuesFromPage(names, first.current, fieldId), ...stored }));
    setKept(stored !== undefined);
  }, [draft, names]);

  const problemOf = (name: ValueName, now: CustomerValues) => {
    const key = valueProblem(name, now, keepsPassword);
    return key && words[key];
  };
  return {
    values,
    errors,
    kept,
    /** What differs from what the form began with, or from what was saved last. */
    changed: () => changedValues(names, values, first.current),
    type<Name extends ValueName>(name: Name, value: CustomerValues[Name]) {
      const next = { ...values, [name]: value };
      setValues(next);
      // Only what was typed: the rest is the account's, and may be another by the time this is read again.
      writeSession(draft, withoutPasswords(changedValues(names, next, first.current)));
      if (errors[name]) setErrors((known) => ({ ...known, [name]: problemOf(name, next) }));
    },
    /** A field that was only passed through is not scolded. */
    leave(name: ValueName) {
      if (values[name]) afterPress(() => setErrors((known) => ({ ...known, [name]: problemOf(name, values) })));
    },
    /** Says what is wrong with all of it, and goes to the first field that is. True when nothing is. */
    check(): boolean {
      const found = Object.fromEntries(names.map((name) => [name, problemOf(name, values)]));
      setErrors(found);
      return !focusFirst(names, found);
    },
    /** What the server said of the fields, already in words. True when one of them is shown. */
    refuse(told: Record<string, string[]>): boolean {
      const found = Object.fromEntries(
        Object.entries(told).map(([name, texts]) => [name.split('.').at(-1) ?? name, texts.join(' ')]),
      );
      setErrors(found);
      return focusFirst(names, found);
    },
    /** After it was saved: nothing is kept any more. */
    settle(saved?: CustomerValues) {
      forgetSession(draft);
      setKept(false);
      setErrors({});
      if (!saved) return;
      first.current = saved;
      setValues(saved);
    },
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;

function focusFirst(names: ValueName[], errors: Partial<Record<string, string>>): boolean {
  const name = names.find((known) => errors[known]);
  if (name) requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus());
  return name !== undefined;
}
