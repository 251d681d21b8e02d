import { type ChangeEvent, type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  blanksFilled,
  changes,
  checked,
  type FieldKinds,
  type FieldName,
  type FormState,
  firstWrong,
  forgave,
  left,
  newForm,
  type ProblemOf,
  refused,
  restored,
  type TextName,
  typed,
} from '@/lib/forms/form-state';
import { useHydrated } from './use-hydrated';
import { type Failure, isFailure, type SubmitOptions, useSubmit } from './use-submit';

/** Stores what is typed until it is sent. Untouched fields are left out, as their values may have changed by then. */
export interface Draft<Values> {
  read: () => Partial<Values> | undefined;
  write: (typed: Partial<Values>) => void;
  forget: () => void;
}

interface Options<Values> {
  /** In the order of the form: the first invalid one takes the focus. */
  names: readonly FieldName<Values>[];
  initial: Values;
  /** How the field of each text is cleaned, on leaving it and on sending (rule 5.14). */
  kinds: FieldKinds<Values>;
  id: (name: FieldName<Values>) => string;
  problemOf: ProblemOf<Values>;
  draft?: Draft<Values>;
  /** Returns the field errors of a failed call; without it there are none. */
  refusal?: (failure: Failure) => Record<string, string[]>;
  /** Reads uncontrolled fields on sending: some browsers reveal a password manager's values only after a click. */
  read?: (data: FormData) => Values;
}

/** Holds the values, draft and field errors of a form, and sends it, once at a time. */
export function useForm<Values extends object>(options: Options<Values>) {
  const { id, kinds, draft, refusal, read } = options;
  const { form, latest, saved, show, meant, changed, check, refuse, type, leave } = useFields(options);
  const { sending, failure, submit: send, forget } = useSubmit();

  const focus = (name: FieldName<Values> | undefined) => {
    if (name) requestAnimationFrame(() => document.getElementById(id(name))?.focus());
  };

  /** For `onSubmit`: checks, sends, and focuses the first invalid field. Returns the failure, if the call failed. */
  const submit =
    (action: (values: Values) => Promise<void>, how?: SubmitOptions) =>
    async (event: FormEvent<HTMLFormElement>): Promise<Failure | undefined> => {
      event.preventDefault();
      forget();
      if (read) show({ ...latest.current, values: read(new FormData(event.currentTarget)) });
      const found = check();
      if (found) {
        focus(found);
        return undefined;
      }
      return send(async () => {
        try {
          await action(latest.current.values);
        } catch (thrown) {
          if (refusal && isFailure(thrown)) focus(refuse(refusal(thrown)));
          throw thrown;
        }
      }, how);
    };

  return {
    ...form,
    sending,
    failure,
    check,
    refuse,
    submit,
    /** Returns what differs from the initial or last saved values. */
    changed,
    type,
    meant: meant(form.values),
    leave,
    field: <Name extends TextName<Values>>(name: Name) => ({
      id: id(name),
      name,
      kind: kinds[name],
      error: form.errors[name],
      ...(!read && {
        value: form.values[name] as string,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(name, target.value as Values[Name]),
        onBlur: () => leave(name),
      }),
    }),
    fillBlanks: (known: Partial<Values>) => show(blanksFilled(latest.current, known)),
    settle(stored?: Values) {
      draft?.forget();
      if (stored) saved.current = stored;
      show(newForm(stored ?? latest.current.values));
    },
  };
}

function useFields<Values extends object>(options: Options<Values>) {
  const { names, initial, kinds, id, draft, read } = options;
  const hydrated = useHydrated();
  const [form, setForm] = useState(() => (hydrated ? restored(newForm(initial), draft?.read()) : newForm(initial)));
  const latest = useRef(form);
  const saved = useRef(initial);
  const hydrating = useRef(!hydrated);
  const afterPress = useAfterPress();

  const show = (next: FormState<Values>) => {
    latest.current = next;
    setForm(next);
  };
  const meant = (values: Values) => forgave(values, names, kinds);
  // Typing is not cleaned, but checked as it will be sent.
  const problemOf: ProblemOf<Values> = (name, values) => options.problemOf(name, meant(values));
  const forgiving = (only: readonly FieldName<Values>[]): FormState<Values> => ({
    ...latest.current,
    values: forgave(latest.current.values, only, kinds),
  });
  const changed = () => changes(names, latest.current.values, saved.current);
  const wrong = () => firstWrong(names, latest.current.errors);

  // What was typed before hydration must not be lost.
  useEffect(() => {
    if (hydrating.current && !read) show(restored(latest.current, draft?.read(), valuesFromPage(names, initial, id)));
  }, []);

  const check = () => {
    show(checked(forgiving(names), names, problemOf));
    return wrong();
  };
  /** Shows the server's field errors; returns the first. */
  const refuse = (problems: Record<string, string[]>) => {
    show(refused(latest.current, names, problems));
    return wrong();
  };

  /** Cleans and checks a field when it is left, after the click that left it. */
  const leave = (name: FieldName<Values>) =>
    afterPress(() => {
      const asTyped = latest.current.values[name];
      show(left(forgiving([name]), name, problemOf));
      if (latest.current.values[name] !== asTyped) draft?.write(changed());
    });

  function type<Name extends FieldName<Values>>(name: Name, value: Values[Name]) {
    show(typed(latest.current, name, value, problemOf));
    draft?.write(changed());
  }

  useCatchUp(() => {
    if (read) return;
    for (const [name, value] of Object.entries(valuesFromPage(names, latest.current.values, id)))
      type(name as FieldName<Values>, value as Values[FieldName<Values>]);
  });

  return { form, latest, saved, show, meant, changed, check, refuse, type, leave };
}

/** Reads the fields at each event: some browsers and password managers fill them in silently. */
function useCatchUp(read: () => void) {
  const catchUp = useEffectEvent(read);
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      document.addEventListener(event, () => catchUp(), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}

function valuesFromPage<Values extends object>(
  names: readonly FieldName<Values>[],
  known: Values,
  id: (name: FieldName<Values>) => string,
): Partial<Values> {
  const found = names.flatMap((name) => {
    const field = document.getElementById(id(name)) as HTMLInputElement | HTMLSelectElement | null;
    const value = field?.type === 'checkbox' ? (field as HTMLInputElement).checked : field?.value;
    // Other values (a list of goods) have no single field.
    const isSame = typeof value === typeof known[name];
    return value && isSame && value !== known[name] && field?.type !== 'radio' ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/** Runs at once, or after the current press: an error shown earlier would move the pressed element, losing the click. */
function useAfterPress() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click comes after the release, in the same task.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        for (const action of waiting.current.splice(0)) action();
      });
    const options = { capture: true };
    document.addEventListener('mousedown', press, options);
    for (const end of ['mouseup', 'dragend'] as const) document.addEventListener(end, release, options);
    return () => {
      document.removeEventListener('mousedown', press, options);
      for (const end of ['mouseup', 'dragend'] as const) document.removeEventListener(end, release, options);
    };
  }, []);

  return useCallback((action: () => void) => {
    if (pressed.current) waiting.current.push(action);
    else action();
  }, []);
}
