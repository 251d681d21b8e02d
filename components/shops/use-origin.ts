'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import { useQuery } from '@/components/use-query';
import type { Postcode } from '@/lib/contracts/shops';
import { isPostcode } from '@/lib/norway/address';
import type { Coords } from '@/lib/shops/geo';
import { currentPosition, hasGeolocation, PositionError } from './position';
import { postcode } from './queries';

export interface Origin {
  coords: Coords;
  /** Set when the place is a postcode's; undefined for the shopper's own position. */
  postcode?: Pick<Postcode, 'code' | 'place'>;
}

export type OriginProblem = 'refused' | 'unavailable' | 'unsupported' | 'unknownPostcode' | 'offline';

/** Where distances are measured from: the postcode in `text`, or the shopper's own position when asked for. */
export function useOrigin(text: string) {
  const [position, setPosition] = useState<Coords>();
  const [refused, setRefused] = useState<OriginProblem>();
  const [locating, setLocating] = useState(false);
  const code = isPostcode(text) ? text.trim() : '';
  const { data, error } = useQuery(postcode(code));
  const place = data && placeOf(data);
  const unknown = error instanceof ApiError && error.status !== 404 ? 'offline' : 'unknownPostcode';
  const answered = data ?? error;

  useEffect(() => setRefused(undefined), [code]);
  // What is asked for last counts.
  useEffect(() => {
    if (answered) setPosition(undefined);
  }, [answered]);

  async function locate() {
    // Rule 8.10: without a postcode or geolocation the error is only logged; the shopper gets a kind word.
    if (!hasGeolocation()) {
      console.error('Neither a postcode nor geolocation to measure distances from');
      return setRefused('unsupported');
    }
    setLocating(true);
    setRefused(undefined);
    try {
      setPosition(await currentPosition());
    } catch (error) {
      console.error(error);
      setRefused(error instanceof PositionError && error.code === 1 ? 'refused' : 'unavailable');
    } finally {
      setLocating(false);
    }
  }

  const origin: Origin | undefined = position ? { coords: position } : place;
  const problem = refused ?? (answered && !origin && !locating ? unknown : undefined);
  return { origin, problem, locating, locate, waiting: code !== '' && !answered && !refused };
}

function placeOf({ code, place, latitude, longitude }: Postcode): Origin | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { coords: { latitude, longitude }, postcode: { code, place } };
}
