import { useService } from './use-service';

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
function denyByDefault(): void {
  if (window.dataLayer) return;
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
}

export function Analytics({ id }: { id: string }) {
  const prepare = () => {
    denyByDefault();
    gtag('consent', 'update', { analytics_storage: 'granted' });
    gtag('js', new Date());
    gtag('config', id);
  };
  useService('ga', prepare, `${HOST}/gtag/js?id=${encodeURIComponent(id)}`);
  return null;
}

export function TagManager({ id }: { id: string }) {
  const prepare = () => {
    denyByDefault();
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  };
  useService('gtm', prepare, `${HOST}/gtm.js?id=${encodeURIComponent(id)}`);
  return null;
}
