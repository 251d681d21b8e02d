import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useAccountWords } from '@/components/session/account-words';
import styles from './form-problem.module.css';

export interface Problem {
  text: string;
  status: number;
}

/** What the server said of the form as a whole, with a way on. It takes the focus, so that it is read and seen. */
export function FormProblem({ problem, focus = true }: { problem: Problem | undefined; focus?: boolean }) {
  const words = useAccountWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && focus) box.current?.focus();
  }, [problem, focus]);
  return (
    <div role="alert">
      {problem ? (
        <div ref={box} tabIndex={-1} className={styles.problem}>
          <p>{problem.text}</p>
          {problem.text === words.status.wrong || problem.status === 423 ? (
            <Link href="/glemt-passord" prefetch={false}>
              {words.newPassword}
            </Link>
          ) : null}
          {problem.status === 419 ? (
            <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
              {words.reload}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
