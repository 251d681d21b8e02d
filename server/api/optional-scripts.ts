import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { env } from '@/server/env';

/** The services whose ids are set; the same for every page, so that it may stand in cached ones. */
export const optionalScripts: OptionalScripts = {
  ga: env.GA_MEASUREMENT_ID,
  gtm: env.GTM_CONTAINER_ID,
  meta: env.META_PIXEL_ID,
};
