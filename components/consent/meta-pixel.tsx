import { useService } from './use-service';

interface Pixel {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Meta's own queue, which its script empties once loaded. */
function createPixel(): Pixel {
  const ask = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel = Object.assign(ask, { queue: [], loaded: true, version: '2.0' }) as unknown as Pixel;
  pixel.push = pixel;
  return pixel;
}

export function MetaPixel({ id }: { id: string }) {
  const prepare = () => {
    window.fbq ??= createPixel();
    window._fbq ??= window.fbq;
    window.fbq('init', id);
    window.fbq('track', 'PageView');
  };
  useService('meta', prepare, 'https://connect.facebook.net/en_US/fbevents.js');
  return null;
}
