import { useEffect, useRef } from 'react';
import type { Elements } from '@/components/elements';
import styles from './form-problem.module.css';

interface Props {
  text: string | undefined;
  /** Changes with each attempt, so that the same text is announced again. */
  cause: unknown;
  focus?: boolean;
  children?: Elements;
}

/** Shows a problem of the whole form, and takes the focus, so that it is read and seen. */
export function FormProblem({ text, cause, focus = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause && focus) box.current?.focus();
  }, [cause, focus]);
  return (
    <div role="alert">
      {text === undefined ? null : (
        <div ref={box} tabIndex={-1} className={styles.problem}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
