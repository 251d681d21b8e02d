import { useState } from 'react';
import { utvalgPath } from '@/lib/paths';
import { Button } from '../ui/button';
import { useWords } from '../words';

/** Spec §9. */
const NOTICE_MS = 3000;

/** Shares the list as an address anybody can open: by the phone's own way, else by copying (spec §2). */
export function ShareList({ ids }: { ids: readonly number[] }) {
  const words = useWords('favourites');
  const [copied, setCopied] = useState(false);

  const share = async () => {
    const url = `${window.location.origin}${utvalgPath([...ids])}`;
    try {
      if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title: words.title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), NOTICE_MS);
    } catch (error) {
      // Whoever closes the phone's sheet wants nothing more; a refused clipboard leaves the link beside.
      console.info('The list was not shared', error);
    }
  };
  return (
    <>
      <Button look="secondary" onClick={share}>
        {words.share}
      </Button>
      <span role="status">{copied ? words.copied : ''}</span>
    </>
  );
}
