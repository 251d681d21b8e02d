import { useState } from 'react';
import type { Coords } from '@/lib/shops/geo';

const REFUSED = 1;
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/**
 * Finds the visitor's position. It stays in the browser: distances are calculated there. A failure is the browser's own,
 * with its code (1 refused, 2 unknown, 3 too slow) and message (rule 8.10).
 */
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

export type PositionProblem = 'refused' | 'unavailable' | 'unsupported';

export function usePosition() {
  const [position, setPosition] = useState<Coords>();
  const [problem, setProblem] = useState<PositionProblem>();
  const [locating, setLocating] = useState(false);

  async function locate() {
    // Rule 8.10: without a postcode or geolocation the error is only logged; the shopper gets a kind word.
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
