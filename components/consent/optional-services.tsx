import { useEffect } from 'react';
import { type Choices, type Service, services } from '@/lib/consent/consent';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { runningServices } from './store';

const parts = { ga: Analytics, gtm: TagManager, meta: MetaPixel };

/**
 * Runs the accepted services; reads only the flags of the choice (rule 10.1). Analytics come first: the tag manager
 * reads their consent.
 */
export function OptionalServices({ choices, ids }: { choices: Choices; ids: OptionalScripts }) {
  return services.map((service) => {
    const Part = parts[service];
    const id = ids[service];
    return id && choices[service] ? <Part key={service} id={id} /> : null;
  });
}

const HOST = 'https://www.googletagmanager.com';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const layer = () => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Google tells commands from events by their being an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** Consent Mode: denies everything before any Google script loads. Ads are never allowed. */
function denyByDefault(): void {
  if (window.dataLayer) return;
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
}

function Analytics({ id }: { id: string }) {
  const prepare = () => {
    denyByDefault();
    gtag('consent', 'update', { analytics_storage: 'granted' });
    gtag('js', new Date());
    gtag('config', id);
  };
  useService('ga', prepare, `${HOST}/gtag/js?id=${encodeURIComponent(id)}`);
  return null;
}

function TagManager({ id }: { id: string }) {
  const prepare = () => {
    denyByDefault();
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  };
  useService('gtm', prepare, `${HOST}/gtm.js?id=${encodeURIComponent(id)}`);
  return null;
}

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

/** Meta's queue, which its script empties once loaded. */
function createPixel(): Pixel {
  const ask = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel = Object.assign(ask, { queue: [], loaded: true, version: '2.0' }) as unknown as Pixel;
  pixel.push = pixel;
  return pixel;
}

function MetaPixel({ id }: { id: string }) {
  const prepare = () => {
    window.fbq ??= createPixel();
    window._fbq ??= window.fbq;
    window.fbq('init', id);
    window.fbq('track', 'PageView');
  };
  useService('meta', prepare, 'https://connect.facebook.net/en_US/fbevents.js');
  return null;
}

/** Loads a third party's script once per page. Its failure is no failure of the page. */
function useService(service: Service, prepare: () => void, src: string) {
  useEffect(() => {
    if (runningServices.has(service)) return;
    runningServices.add(service);
    prepare();
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  }, []);
}
