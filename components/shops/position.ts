import type { Coords } from '@/lib/shops/geo';

/** Rule 8.10: a geolocation failure is rethrown with the browser's code (1 refused, 2 unknown, 3 too slow) and message. */
export class PositionError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = 'PositionError';
    this.code = code;
  }
}

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/** Where the shopper is. It stays in the browser: distances are reckoned there. */
export function currentPosition(): Promise<Coords> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code, message }) => reject(new PositionError(code, message)),
      OPTIONS,
    );
  });
}

export const hasGeolocation = () => 'geolocation' in navigator;
