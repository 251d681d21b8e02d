/** The open item; undefined is the list. It is in the address, so that Back leads to the list. */
export type Place = { pick: number } | { return: string } | { complaint: string } | undefined;

export const placeOf = (hash: string): Place => {
  const [, kind, name = ''] = /^#(p|retur|reklamasjon)-([\w-]+)$/.exec(hash) ?? [];
  if (kind === 'retur') return { return: name };
  if (kind === 'reklamasjon') return { complaint: name };
  return kind === 'p' && /^[1-9]\d{0,9}$/.test(name) ? { pick: Number(name) } : undefined;
};

export function hashOf(place: Place): string {
  if (!place) return '';
  if ('complaint' in place) return `#reklamasjon-${place.complaint}`;
  return 'pick' in place ? `#p-${place.pick}` : `#retur-${place.return}`;
}
