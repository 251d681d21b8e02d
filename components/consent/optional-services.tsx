import { type Choices, services } from '@/lib/consent/consent';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { Analytics, TagManager } from './google-services';
import { MetaPixel } from './meta-pixel';

const parts = { ga: Analytics, gtm: TagManager, meta: MetaPixel };

/**
 * Runs the accepted services. Reads the flags of the choice and nothing else (rule 10.1). The order matters: the tag
 * manager finds what analytics may do.
 */
export function OptionalServices({ choices, ids }: { choices: Choices; ids: OptionalScripts }) {
  return services.map((service) => {
    const Part = parts[service];
    const id = ids[service];
    return id && choices[service] ? <Part key={service} id={id} /> : null;
  });
}
