import type { z } from 'zod';
import type { endpointAreas } from './all-endpoints';
import type { Endpoint } from './endpoint';

/** Types only, so that zod stays out of the browser. */
type Areas = (typeof endpointAreas)[keyof typeof endpointAreas];

type ValuesOf<Area> = Area extends Record<string, Endpoint> ? Area[keyof Area] : never;
type Declared = ValuesOf<Areas>;
type ByName = { [One in Declared as `${One['method']} ${One['path']}`]: One };

export type EndpointName = keyof ByName;

/** Addresses join lists by commas. */
type InAddress<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;
type AddressPart<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema> ? InAddress<z.output<Schema>[Key]> : never;
};

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

export type EndpointInput<Name extends EndpointName> = (ByName[Name] extends { params: infer S extends z.ZodType }
  ? Part<ByName[Name], 'params', AddressPart<S>>
  : { params?: never }) &
  (ByName[Name] extends { query: infer S extends z.ZodType }
    ? Part<ByName[Name], 'query', AddressPart<S>>
    : { query?: never }) &
  (ByName[Name] extends { body: infer S extends z.ZodType }
    ? Part<ByName[Name], 'body', Sent<z.input<S>>>
    : { body?: never });

export type EndpointAnswer<Name extends EndpointName> = ByName[Name] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
