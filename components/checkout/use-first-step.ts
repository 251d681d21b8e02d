import { useEffect, useRef } from 'react';
import { type CheckoutStep, stepFor } from '@/lib/checkout/steps';

/** An address that names a part leads there, or to the first part that is open when it comes earlier (rule 2.36). */
export function useFirstStep(open: CheckoutStep | undefined) {
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    const go = () => {
      const heading = document.getElementById(stepFor(window.location.hash, latest.current) ?? '');
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, []);
}
