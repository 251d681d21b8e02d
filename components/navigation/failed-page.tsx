import { FailureMessage } from './failure-message';
import { usePageFailure } from './use-page-failure';

/** Where rule 8.7 does not lead on by itself, one sees what has happened, and the ways on. */
export function FailedPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const way = usePageFailure(error);
  return <FailureMessage reset={reset} back={way === '/' ? undefined : way} />;
}
