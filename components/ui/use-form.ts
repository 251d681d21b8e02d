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

/** Where what is typed is kept until it has been sent. The rest is not the form's own, and may be another by then. */
export interface Draft<Values> {
  read: () => Partial<Values> | undefined;
  write: (typed: Partial<Values>) => void;
  forget: () => void;
}

interface Options<Values> {
  /** In the order of the form, so that the first wrong one is the one to go to. */
  names: readonly FieldName<Values>[];
  initial: Values;
  /** What each text is for: what its field forgives, on leaving it and on sending (rule 5.14). */
  kinds: FieldKinds<Values>;
  id: (name: FieldName<Values>) => string;
  problemOf: ProblemOf<Values>;
  draft?: Draft<Values>;
  /** Returns the field errors of a failed call; without it there are none. */
  refusal?: (failure: Failure) => Record<string, string[]>;
  /**
   * Where the fields are the browser's own: what stands in them when the form is sent. So what a password manager filled
   * in counts, which some browsers show to a script only after a click.
   */
  read?: (data: FormData) => Values;
}

/** A form: what is typed and kept, what is wrong with it at each field, and the one try to send it that may be under way. */
export function useForm<Values extends object>(options: Options<Values>) {
  const { id, kinds, draft, refusal, read } = options;
  const { form, latest, saved, show, meant, changed, check, refuse, type, leave } = useFields(options);
  const { sending, failure, submit: send, forget } = useSubmit();

  const focus = (name: FieldName<Values> | undefined) => {
    if (name) requestAnimationFrame(() => document.getElementById(id(name))?.focus());
  };

  /** For `onSubmit`: checks, sends, and goes to the first field that is wrong. Gives the failure, if the call failed. */
  const submit =
    (act: (values: Values) => Promise<void>, how?: SubmitOptions) =>
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
          await act(latest.current.values);
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
    /** The values as they will be sent, whether or not their fields have been left. */
    meant: meant(form.values),
    leave,
    /** Returns the props of a `Field`, all but its label. */
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
    /** Fills in known values where nothing was typed. */
    fillBlanks: (known: Partial<Values>) => show(blanksFilled(latest.current, known)),
    /** Forgets the draft once the form is saved. */
    settle(stored?: Values) {
      draft?.forget();
      if (stored) saved.current = stored;
      show(newForm(stored ?? latest.current.values));
    },
  };
}

/** The fields of a form: their values, kept and forgiven, and what is wrong with them. */
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
  // While it is typed nothing is taken out of it; it is judged as it will be sent.
  const problemOf: ProblemOf<Values> = (name, values) => options.problemOf(name, meant(values));
  const forgiving = (only: readonly FieldName<Values>[]): FormState<Values> => ({
    ...latest.current,
    values: forgave(latest.current.values, only, kinds),
  });
  const changed = () => changes(names, latest.current.values, saved.current);
  const wrong = () => firstWrong(names, latest.current.errors);

  // The server's HTML holds the form as it begins; what came into its fields before this ran must not be lost.
  useEffect(() => {
    if (hydrating.current && !read) show(restored(latest.current, draft?.read(), valuesFromPage(names, initial, id)));
  }, []);

  /** Checks all fields; returns the first with a problem. */
  const check = () => {
    show(checked(forgiving(names), names, problemOf));
    return wrong();
  };
  /** Shows the server's field errors; returns the first. */
  const refuse = (told: Record<string, string[]>) => {
    show(refused(latest.current, names, told));
    return wrong();
  };

  /** What is wrong with a field is said, and what it forgives taken out of it, once what was pressed has had its click. */
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

/** Some browsers and password managers fill in fields without a word to the page: what stands there counts. */
function useCatchUp(read: () => void) {
  const catchUp = useEffectEvent(read);
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      document.addEventListener(event, () => catchUp(), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** What stands in the fields of the page, where it differs from what is known of them. */
function valuesFromPage<Values extends object>(
  names: readonly FieldName<Values>[],
  known: Values,
  id: (name: FieldName<Values>) => string,
): Partial<Values> {
  const found = names.flatMap((name) => {
    const field = document.getElementById(id(name)) as HTMLInputElement | HTMLSelectElement | null;
    const value = field?.type === 'checkbox' ? (field as HTMLInputElement).checked : field?.value;
    // What is no text and no tick (a list of goods) has no one field.
    const isSame = typeof value === typeof known[name];
    return value && isSame && value !== known[name] && field?.type !== 'radio' ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Runs at once, or when the current press has become a click. A field loses focus as soon as something else is pressed: if
 * its error appeared then, the pressed element would move away and the click be lost.
 */
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
        for (const act of waiting.current.splice(0)) act();
      });
    const options = { capture: true };
    document.addEventListener('mousedown', press, options);
    for (const end of ['mouseup', 'dragend'] as const) document.addEventListener(end, release, options);
    return () => {
      document.removeEventListener('mousedown', press, options);
      for (const end of ['mouseup', 'dragend'] as const) document.removeEventListener(end, release, options);
    };
  }, []);

  return useCallback((act: () => void) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  }, []);
}
