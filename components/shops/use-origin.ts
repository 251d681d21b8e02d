'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import { useQuery } from '@/components/use-query';
import type { Postcode } from '@/lib/contracts/shops';
import { forgiven } from '@/lib/forms/forgiven';
import { isPostcode } from '@/lib/norway/postcode';
import type { Coords } from '@/lib/shops/geo';
import { postcode } from './queries';

export interface Origin {
  coords: Coords;
  /** Set when the place is a postcode's; undefined for the shopper's own position. */
  postcode?: Pick<Postcode, 'code' | 'place'>;
}

type OriginProblem = PositionProblem | 'unknownPostcode' | 'offline';

/** Returns the origin of distances: the postcode in `text`, or the shopper's position when asked for. */
export function useOrigin(text: string) {
  const { position, setPosition, problem: refused, setProblem, locating, locate } = usePosition();
  const meant = forgiven('place', text);
  const code = isPostcode(meant) ? meant : '';
  const { data, error } = useQuery(postcode(code));
  const place = data && placeOf(data);
  const unknown = error instanceof ApiError && error.status !== 404 ? 'offline' : 'unknownPostcode';
  const answered = data ?? error;

  useEffect(() => setProblem(undefined), [code, setProblem]);
  // A postcode replaces the position.
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

const REFUSED = 1;
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/** The position stays in the browser. A failure has the browser's code (1 refused, 2 unknown, 3 too slow) (rule 8.10). */
export function currentPosition(): Promise<Coords> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      reject,
      OPTIONS,
    );
  });
}

const hasGeolocation = () => 'geolocation' in navigator;

type PositionProblem = 'refused' | 'unavailable' | 'unsupported';

export function usePosition() {
  const [position, setPosition] = useState<Coords>();
  const [problem, setProblem] = useState<PositionProblem>();
  const [locating, setLocating] = useState(false);

  async function locate() {
    // Rule 8.10: without a postcode or geolocation the error is logged, and the shopper gets a message.
    if (!hasGeolocation()) {
      console.error('Neither a postcode nor geolocation to measure distances from');
      return setProblem('unsupported');
    }
    setLocating(true);
    setProblem(undefined);
    try {
      setPosition(await currentPosition());
    } catch (error) {
      console.error(error);
      setProblem((error as Partial<GeolocationPositionError>).code === REFUSED ? 'refused' : 'unavailable');
    } finally {
      setLocating(false);
    }
  }

  return { position, setPosition, problem, setProblem, locating, locate };
}
