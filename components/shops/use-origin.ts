'use client';

import { useEffect } from 'react';
import { ApiError } from '@/components/api';
import { useQuery } from '@/components/use-query';
import type { Postcode } from '@/lib/contracts/shops';
import { forgiven } from '@/lib/forms/forgiven';
import { isPostcode } from '@/lib/norway/postcode';
import type { Coords } from '@/lib/shops/geo';
import { postcode } from './queries';
import { type PositionProblem, usePosition } from './use-position';

export interface Origin {
  coords: Coords;
  /** Set when the place is a postcode's; undefined for the shopper's own position. */
  postcode?: Pick<Postcode, 'code' | 'place'>;
}

export type OriginProblem = PositionProblem | 'unknownPostcode' | 'offline';

/** Where distances are measured from: the postcode in `text`, or the shopper's own position when asked for. */
export function useOrigin(text: string) {
  const { position, setPosition, problem: refused, setProblem, locating, locate } = usePosition();
  const meant = forgiven('place', text);
  const code = isPostcode(meant) ? meant : '';
  const { data, error } = useQuery(postcode(code));
  const place = data && placeOf(data);
  const unknown = error instanceof ApiError && error.status !== 404 ? 'offline' : 'unknownPostcode';
  const answered = data ?? error;

  useEffect(() => setProblem(undefined), [code, setProblem]);
  // What is asked for last counts.
  useEffect(() => {
    if (answered) setPosition(undefined);
  }, [answered]);

  const origin: Origin | undefined = position ? { coords: position } : place;
  const problem: OriginProblem | undefined = refused ?? (answered && !origin && !locating ? unknown : undefined);
  return { origin, problem, locating, locate, waiting: code !== '' && !answered && !refused };
}

function placeOf({ code, place, latitude, longitude }: Postcode): Origin | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { coords: { latitude, longitude }, postcode: { code, place } };
}
