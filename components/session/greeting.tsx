'use client';

import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { useUser } from './use-user';

/** Greets a logged-in customer. The cached page is the same for everyone, so it comes later. */
export function Greeting({ className }: { className?: string }) {
  const words = useWords('account');
  const { user } = useUser({ ifFlagged: true });
  if (!user) return null;
  return (
    <a href="/konto" data-follow className={className}>
      {fill(words.hello, { name: user.firstname })}
    </a>
  );
}
