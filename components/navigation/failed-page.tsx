import { FailedWords } from './failed-words';
import { useWayOn } from './use-page-failure';

/** Where rule 8.7 does not lead on by itself, one sees what has happened, and the ways on. */
export function FailedPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const way = useWayOn(error);
  return <FailedWords reset={reset} back={way === '/' ? undefined : way} />;
}
