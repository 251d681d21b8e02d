import { useEffect } from 'react';
import type { Service } from '@/lib/consent/consent';
import { runningServices } from './store';

/** Runs somebody else's script, once for as long as the page lives. That it does not come is no fault of the page. */
export function useService(service: Service, prepare: () => void, src: string) {
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
