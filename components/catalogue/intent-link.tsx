'use client';

import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { prepareTransition, productTransition } from '@/components/ui/picture-transition';

/** Prefetches when a shopper means to go there: the default asks once for every card on screen. */
export function IntentLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const [meant, setMeant] = useState(false);
  const mean = () => {
    setMeant(true);
    prepareTransition(href);
  };
  return (
    <Link
      href={href}
      prefetch={meant ? null : false}
      className={className}
      transitionTypes={meant ? productTransition() : undefined}
      onMouseEnter={mean}
      onFocus={mean}
      onTouchStart={mean}
    >
      {children}
    </Link>
  );
}
