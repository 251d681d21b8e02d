'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followedLink } from '@/lib/routes/followed-link';

/**
 * What Next's Link does without prefetching, by one listener for all links inside elements with `data-follow`: menus,
 * footer and what the server draws have plain ones, which need not be brought to life one by one.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-follow]')) return;
      const path = followedLink(event);
      if (!path) return;
      event.preventDefault();
      router.push(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
  return null;
}
