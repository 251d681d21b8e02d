import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { Line } from '@/lib/contracts/fields';
import { Health, Live, Ready } from '@/lib/contracts/health';
import {
  DistanceTable,
  FoundAddresses,
  FoundStreets,
  Postcode,
  Settings,
  ShippingMethod,
  Shop,
  Tenant,
} from '@/lib/contracts/shops';

const MOST_COORDINATES = 500;
const Zip = z.string().regex(/^\d{4}$/);
const read = { method: 'GET', tag: 'shops', cache: 'public' } as const;

export const shopEndpoints = {
  shippingMethods: {
    ...read,
    path: '/shipping_methods',
    summary: 'The ways to get the goods, with prices in øre',
    answer: z.array(ShippingMethod),
  },
  shops: {
    ...read,
    path: '/shops',
    summary: 'All shops one can go to; `from` (longitude,latitude) adds how far it is to each, in metres',
    query: z.object({ from: z.string().max(50).optional() }),
    answer: z.array(Shop),
    errors: ['invalid_query'],
  },
  settings: { ...read, path: '/settings', summary: 'What is set for the brand of the host', answer: Settings },
  tenant: { ...read, path: '/tenant/get', summary: 'The brand of the host', answer: Tenant },
  postalcodes: { ...read, path: '/postalcodes', summary: 'All Norwegian postcodes', answer: z.array(Postcode) },
  postalcode: {
    ...read,
    path: '/postalcodes/{zip}',
    summary: 'One postcode',
    params: z.object({ zip: Zip }),
    answer: Postcode,
    errors: ['not_found'],
  },
  distances: {
    ...read,
    cache: 'private',
    path: '/osrm/table/v1/car/{coordinates}',
    summary: 'Metres by road from the first coordinate to each, in OSRM’s form; at most 500 coordinates',
    params: z.object({ coordinates: z.string().max(50 * MOST_COORDINATES) }),
    query: z.object({ annotations: z.literal('distance').default('distance'), sources: z.literal('0').default('0') }),
    answer: DistanceTable,
    errors: ['invalid_query', 'unavailable', 'too_many_requests'],
  },
  addresses: {
    ...read,
    cache: 'private',
    path: '/addresses',
    summary: 'Addresses by street, house number and postcode; the number may stand in the street as well',
    query: z.object({
      street: Line.max(200),
      number: z
        .string()
        .max(10)
        .regex(/^\d{1,5} ?\p{L}?$/u)
        .optional(),
      postcode: Zip.optional(),
    }),
    answer: FoundAddresses,
    errors: ['ADDRESS_NOT_FOUND', 'unavailable', 'too_many_requests'],
  },
  streets: {
    ...read,
    cache: 'private',
    path: '/addresses/streets',
    summary: 'Streets that begin with these letters',
    query: z.object({ prefix: Line.min(2).max(100), postcode: Zip.optional() }),
    answer: FoundStreets,
    errors: ['unavailable', 'too_many_requests'],
  },
  health: {
    method: 'GET',
    tag: 'shops',
    path: '/health',
    summary: 'How the shop is; it says so also while the database is away, as cached pages are served then',
    answer: Health,
  },
  healthLive: {
    method: 'GET',
    tag: 'shops',
    path: '/health/live',
    summary: 'Whether the process turns; started anew by whoever asks in vain',
    answer: Live,
  },
  healthReady: {
    method: 'GET',
    tag: 'shops',
    path: '/health/ready',
    summary:
      'Whether this instance can serve shoppers: with a database, an index, and not about to end. 503 names why in `X-Not-Ready`',
    answer: Ready,
    errors: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
