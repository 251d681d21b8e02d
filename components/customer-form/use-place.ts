import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/components/api';
import { postcode } from '@/components/shops/queries';
import { useQuery } from '@/components/use-query';
import { forgiven } from '@/lib/forms/forgiven';
import { isPostcode } from '@/lib/norway/postcode';

/** Looks up the city of a postcode as it is typed. Returns true if the postcode is unknown. */
export function usePlace(typed: string, onPlace: (place: string) => void): boolean {
  const report = useRef(onPlace);
  report.current = onPlace;
  const meant = forgiven('postcode', typed);
  const code = isPostcode(meant) ? meant : '';
  // A stored postcode already has its city.
  const [stored, setStored] = useState(code);
  if (code !== stored && stored !== '') setStored('');
  const { data, error } = useQuery(postcode(code === stored ? '' : code));

  useEffect(() => {
    if (data) report.current(data.place);
  }, [data]);

  // Without an answer the city is typed by hand.
  return error instanceof ApiError && error.status === 404;
}
