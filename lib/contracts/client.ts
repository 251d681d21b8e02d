import type { z } from 'zod';
import type { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import type { complaintEndpoints } from '@/lib/contracts/endpoints/complaints';
import type { consentEndpoints } from '@/lib/contracts/endpoints/consents';
import type { contentEndpoints } from '@/lib/contracts/endpoints/content';
import type { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import type { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import type { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import type { listEndpoints } from '@/lib/contracts/endpoints/lists';
import type { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import type { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import type { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import type { reviewEndpoints } from '@/lib/contracts/endpoints/reviews';
import type { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import type { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import type { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import type { Endpoint } from './endpoint';

/** The contracts as a client sees them: types alone, so that nothing of zod comes along into a browser. */
type Areas =
  | typeof catalogueEndpoints
  | typeof complaintEndpoints
  | typeof consentEndpoints
  | typeof contentEndpoints
  | typeof counterEndpoints
  | typeof customerEndpoints
  | typeof favouriteEndpoints
  | typeof listEndpoints
  | typeof orderEndpoints
  | typeof promoEndpoints
  | typeof purchaseEndpoints
  | typeof reviewEndpoints
  | typeof shopEndpoints
  | typeof stockAlertEndpoints
  | typeof withdrawalEndpoints;

type ValuesOf<Area> = Area extends Record<string, Endpoint> ? Area[keyof Area] : never;
type Declared = ValuesOf<Areas>;
type ByName = { [One in Declared as `${One['method']} ${One['path']}`]: One };

/** 'GET /articles/{id}': every endpoint by its method and path, and no other. */
export type EndpointName = keyof ByName;

/** What an address can carry: a list is joined by commas. */
type InAddress<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;
type AddressPart<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema> ? InAddress<z.output<Schema>[Key]> : never;
};

/** A body is only read. */
type Sent<Value> = Value extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

type Part<One, Key extends string, Value> =
  One extends Record<Key, z.ZodType>
    ? Record<never, never> extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value }
    : { [K in Key]?: never };

/** The parameters, the query and the body an endpoint takes; what it does not take cannot be given. */
export type EndpointInput<Name extends EndpointName> = (ByName[Name] extends { params: infer S extends z.ZodType }
  ? Part<ByName[Name], 'params', AddressPart<S>>
  : { params?: never }) &
  (ByName[Name] extends { query: infer S extends z.ZodType }
    ? Part<ByName[Name], 'query', AddressPart<S>>
    : { query?: never }) &
  (ByName[Name] extends { body: infer S extends z.ZodType }
    ? Part<ByName[Name], 'body', Sent<z.input<S>>>
    : { body?: never });

/** What an endpoint answers; undefined for one that says nothing (204). */
export type EndpointAnswer<Name extends EndpointName> = ByName[Name] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
