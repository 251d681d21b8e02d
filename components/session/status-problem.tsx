import { FormProblem } from '@/components/ui/form-problem';
import type { Failure } from '@/components/ui/use-submit';
import type { StatusWord } from '@/lib/customers/status-words';
import { useAccountWords } from './use-account-words';

interface Props {
  failure: Failure | undefined;
  /** The table of rule 8.1 or 8.2 for this call; other codes are shown in the server's words. */
  wordOf: (failure: Failure) => StatusWord | undefined;
  /** Shown instead if the errors are at the fields, which keep the focus. */
  atFields?: string;
}

export function StatusProblem({ failure, wordOf, atFields }: Props) {
  const words = useAccountWords();
  const word = failure && atFields === undefined ? wordOf(failure) : undefined;
  const text = failure && (atFields ?? (word ? words.status[word] : failure.message));
  return (
    <FormProblem text={text} cause={failure} focus={atFields === undefined}>
      {word === 'wrong' || word === 'exists' ? (
        <a href="/glemt-passord" data-follow>
          {words.newPassword}
        </a>
      ) : null}
      {word === 'stale' ? (
        <button type="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      ) : null}
    </FormProblem>
  );
}
