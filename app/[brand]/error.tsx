'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';

/** Something failed while this page was made: words, another try, and a way on. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const words = useWords('errorPage');
  useEffect(() => console.error(error), [error]);
  return (
    <div
      className="page"
      style={{ paddingBlock: 'var(--space-8)', display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' }}
    >
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Button onClick={reset}>{words.retry}</Button>
      <a href="/">{words.home}</a>
    </div>
  );
}
