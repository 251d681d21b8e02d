import { FailureMessage } from './failure-message';
import { usePageFailure } from './use-page-failure';

/** Where rule 8.7 does not lead on by itself, one sees what has happened, and the ways on. */
export function FailedPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const { way, lost } = usePageFailure(error);
  const again = lost ? () => window.location.reload() : reset;
  return <FailureMessage reset={again} back={way === '/' ? undefined : way} lost={lost} />;
}
