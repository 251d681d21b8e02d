import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition, usePosition } from '@/components/shops/use-origin';

let asked: ReturnType<typeof usePosition>;
function Caller() {
  asked = usePosition();
  return null;
}
const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged.mockReset());
  renderToString(<Caller />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose answer to where it is stands here. */
const browser = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });

describe('rule 8.10: position', () => {
  it.each([
    [1, 'User denied Geolocation'],
    [2, 'Position unavailable'],
    [3, 'Timeout expired'],
  ])('a failure is thrown on with the browser’s code %i and message', async (code, message) => {
    browser((_, failed) => failed({ code, message } as GeolocationPositionError));
    await expect(currentPosition()).rejects.toMatchObject({ code, message });
    await asked.locate();
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ code, message })]]);
  });

  it('returns only the coordinates', async () => {
    browser((found) => found({ coords: { latitude: 59.9, longitude: 10.7, accuracy: 5 } } as GeolocationPosition));
    expect(await currentPosition()).toEqual({ latitude: 59.9, longitude: 10.7 });
    expect(logged).not.toHaveBeenCalled();
  });

  it('without a postcode and without geolocation an error is logged, and nothing thrown', async () => {
    vi.stubGlobal('navigator', {});
    await expect(asked.locate()).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
  });
});
