import { useCallback, useEffect, useState } from 'react';
import { returnPath } from '@/lib/routes/return-path';

const fromAddress = () => returnPath(new URLSearchParams(window.location.search).get('til'));

/** Returns where `?til=` leads, known after hydration, and goes there by a page load (rule 4.16). */
export function useReturn() {
  const [til, setTil] = useState('/konto');
  useEffect(() => setTil(fromAddress()), []);
  const leave = useCallback(() => window.location.replace(fromAddress()), []);
  return { til, leave };
}
