import { FailureMessage } from './failure-message';
import { usePageFailure } from './use-page-failure';

/** Says what failed and how to go on, unless rule 8.7 navigates by itself. */
export function FailedPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const { back, lost } = usePageFailure(error);
  const again = lost ? () => window.location.reload() : reset;
  return <FailureMessage reset={again} back={back === '/' ? undefined : back} lost={lost} />;
}
