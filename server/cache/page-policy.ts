// Next's cache handler loads this outside its bundles, so imports here name their endings.
import { createHash } from 'node:crypto';
import { env } from '../env.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';

const services = { ga: env.GA_MEASUREMENT_ID, gtm: env.GTM_CONTAINER_ID, meta: env.META_PIXEL_ID };

/** What a cached page may run: our own files, exactly its inline scripts, and the services whose ids are set. */
export function policyOf(html: string, optional: Parameters<typeof contentSecurityPolicy>[1] = services): string {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return contentSecurityPolicy([...new Set(hashes)].join(' '), optional);
}
