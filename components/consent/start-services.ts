import { type Choices, type Service, services } from '@/lib/consent/consent';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { running } from './actions';
import { startAnalytics, startTagManager } from './google';
import { startPixel } from './meta-pixel';

// In this order: the tag manager finds what analytics has been allowed.
const start: Record<Service, (id: string) => void> = {
  ga: startAnalytics,
  gtm: startTagManager,
  meta: startPixel,
};

/** Starts what has been said yes to and does not run yet. Reads the flags of the choice and nothing else (rule 10.1). */
export function startServices(choices: Choices, ids: OptionalScripts): void {
  for (const service of services) {
    const id = ids[service];
    if (!id || !choices[service] || running.has(service)) continue;
    running.add(service);
    start[service](id);
  }
}
