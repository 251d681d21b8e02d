import { loadScript } from './load-script';

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

/** Google's own queue: it tells its commands from events by their being an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** Consent Mode: everything is denied before any Google script is asked for. Nothing here ever allows ads. */
export function denyByDefault(): void {
  if (window.dataLayer) return;
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
}

export function startAnalytics(id: string): void {
  denyByDefault();
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id);
  loadScript(`${HOST}/gtag/js?id=${encodeURIComponent(id)}`);
}

export function startTagManager(id: string): void {
  denyByDefault();
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${HOST}/gtm.js?id=${encodeURIComponent(id)}`);
}
