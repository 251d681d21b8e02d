import { useEffect, useRef, useState } from 'react';
import { ApiError, api } from '@/components/api';
import type { Postcode } from '@/lib/contracts/shops';
import { isPostcode } from '@/lib/norway/address';

/** Looks up the place of a postcode as it is typed. True when nobody knows the postcode. */
export function usePlace(postcode: string, onPlace: (place: string) => void): boolean {
  const [unknown, setUnknown] = useState(false);
  const tell = useRef(onPlace);
  tell.current = onPlace;
  const first = useRef(postcode);
  const code = isPostcode(postcode) ? postcode.trim() : '';

  useEffect(() => {
    setUnknown(false);
    // What is stored already has its place.
    if (!code || code === first.current) return;
    first.current = '';
    const asked = new AbortController();
    api
      .get<Postcode>(`/postalcodes/${code}`, asked.signal)
      .then(({ place }) => tell.current(place))
      .catch((error: unknown) => {
        // Without an answer the place is typed by hand.
        if (error instanceof ApiError) setUnknown(error.status === 404);
      });
    return () => asked.abort();
  }, [code]);

  return unknown;
}
