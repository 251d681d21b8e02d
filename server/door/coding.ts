import type { Coding } from '@/server/cache/packed';

const weight = (accepted: string, name: string): number | undefined => {
  for (const part of accepted.split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (coding !== name) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality ? Number(quality.slice(2)) || 0 : 1;
  }
  return undefined;
};

/** The smallest coding the client takes: brotli, then gzip; a coding with weight 0 is refused (RFC 9110 §12.5.3). */
export function codingOf(accepted: string | undefined): Coding {
  if (!accepted) return 'identity';
  const any = weight(accepted, '*') ?? 0;
  if ((weight(accepted, 'br') ?? any) > 0) return 'br';
  return (weight(accepted, 'gzip') ?? any) > 0 ? 'gzip' : 'identity';
}
