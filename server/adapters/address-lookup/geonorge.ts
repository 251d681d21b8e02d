import { z } from 'zod';
import type { FoundAddress } from '@/lib/contracts/shops';
import { ShopError } from '@/lib/errors';
import { formatAddress } from '@/lib/norway/address';
import type { AddressLookup } from '@/server/ports/address-lookup';

const SOURCE = 'Kartverket';
const TIMEOUT_MS = 3000;
const MOST_HITS = 10;
const STREET_HITS = 100;

const Hit = z.object({
  adressenavn: z.string(),
  nummer: z.number().int(),
  bokstav: z.string().nullable(),
  postnummer: z.string(),
  poststed: z.string(),
  representasjonspunkt: z.object({ lat: z.number(), lon: z.number() }).nullish(),
});
type Hit = z.infer<typeof Hit>;
const Answer = z.object({ adresser: z.array(Hit) });

/** Kartverket's address register, Geonorge "adresser" v1 (rule 16.1). EPSG:4258 is WGS84 for our distances. */
export function createGeonorge({ url }: { url: string }): AddressLookup {
  async function ask(query: Record<string, string | undefined>): Promise<Hit[]> {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const fixed = { objtype: 'Vegadresse', utkoordsys: '4258', asciiKompatibel: 'true' };
    try {
      const asked = `${url}/adresser/v1/sok?${new URLSearchParams({ ...Object.fromEntries(given), ...fixed })}`;
      const response = await fetch(asked, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`Geonorge answered ${response.status}`);
      return Answer.parse(await response.json()).adresser;
    } catch (cause) {
      throw new ShopError('unavailable', { cause });
    }
  }

  return {
    async find({ street, number, letter }, postcode) {
      // An empty `bokstav` asks for the number without a letter.
      const query = { adressenavn: street, nummer: String(number), bokstav: letter, postnummer: postcode };
      const page = { treffPerSide: String(MOST_HITS) };
      const exact = await ask({ ...query, ...page });
      const hits = exact.length > 0 ? exact : await ask({ ...query, ...page, fuzzy: 'true' });
      return { source: SOURCE, addresses: hits.map(found) };
    },

    async streets(prefix, postcode) {
      // A star typed by the shopper would widen the search.
      const name = `${prefix.replaceAll('*', '')}*`;
      const hits = await ask({ adressenavn: name, postnummer: postcode, treffPerSide: String(STREET_HITS) });
      const streets = new Map(
        hits.map(({ adressenavn, postnummer, poststed }) => [
          `${adressenavn} ${postnummer}`,
          { street: adressenavn, postcode: postnummer, place: poststed },
        ]),
      );
      return { source: SOURCE, complete: true, streets: [...streets.values()].slice(0, MOST_HITS) };
    },
  };
}

function found({ adressenavn: street, nummer: number, bokstav, postnummer, poststed, ...hit }: Hit): FoundAddress {
  const letter = (bokstav ?? '').toUpperCase();
  const point = hit.representasjonspunkt;
  const coords = point ? { latitude: point.lat, longitude: point.lon } : null;
  const text = formatAddress({ street, number, letter });
  return { street, number, letter, text, postcode: postnummer, place: poststed, coords, verified: true };
}
