const TRACKING: Record<string, string> = {
  Posten: 'https://sporing.posten.no/sporing/',
  Bring: 'https://sporing.bring.no/sporing/',
  PostNord: 'https://tracking.postnord.com/no/?id=',
};

export const CARRIERS = Object.keys(TRACKING);

/** Returns '' for unknown carriers. */
export function trackingUrl(carrier: string, number: string): string {
  const known = CARRIERS.find((name) => name.toLowerCase() === carrier.trim().toLowerCase());
  const tidy = number.replace(/\s/g, '');
  return known && tidy ? `${TRACKING[known]}${encodeURIComponent(tidy)}` : '';
}
