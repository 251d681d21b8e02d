'use client';

import { useEffect, useState } from 'react';
import { ApiError, call } from '@/components/api';
import type { Postcode } from '@/lib/contracts/shops';
import type { Coords } from '@/lib/shops/geo';
import { isPostcode } from './find-shops';
import { currentPosition, hasGeolocation, PositionError } from './position';

export interface Origin {
  coords: Coords;
  /** Set when the place is a postcode's; undefined for the shopper's own position. */
  postcode?: Pick<Postcode, 'code' | 'place'>;
}

export type OriginProblem = 'refused' | 'unavailable' | 'unsupported' | 'unknownPostcode' | 'offline';

/** Where distances are measured from: the postcode in `text`, or the shopper's own position when asked for. */
export function useOrigin(text: string) {
  const [origin, setOrigin] = useState<Origin>();
  const [problem, setProblem] = useState<OriginProblem>();
  const [locating, setLocating] = useState(false);
  const code = isPostcode(text) ? text.trim() : '';

  useEffect(() => {
    setProblem(undefined);
    if (!code) return setOrigin((known) => (known?.postcode ? undefined : known));
    const asked = new AbortController();
    lookUp(code, asked.signal)
      .then(setOrigin)
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        setOrigin(undefined);
        setProblem(error instanceof ApiError && error.status !== 404 ? 'offline' : 'unknownPostcode');
      });
    return () => asked.abort();
  }, [code]);

  async function locate() {
    // Rule 8.10: without a postcode or geolocation the error is only logged; the shopper gets a kind word.
    if (!hasGeolocation()) {
      console.error('Neither a postcode nor geolocation to measure distances from');
      return setProblem('unsupported');
    }
    setLocating(true);
    setProblem(undefined);
    try {
      setOrigin({ coords: await currentPosition() });
    } catch (error) {
      console.error(error);
      setProblem(error instanceof PositionError && error.code === 1 ? 'refused' : 'unavailable');
    } finally {
      setLocating(false);
    }
  }

  return { origin, problem, locating, locate, waiting: code !== '' && origin?.postcode?.code !== code && !problem };
}

async function lookUp(code: string, signal: AbortSignal): Promise<Origin> {
  const { place, latitude, longitude } = await call<Postcode>(`/postalcodes/${code}`, { signal });
  if (latitude === null || longitude === null) throw new Error(`Postcode ${code} has no position`);
  return { coords: { latitude, longitude }, postcode: { code, place } };
}
