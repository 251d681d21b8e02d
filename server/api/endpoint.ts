import type { Endpoint } from '@/lib/contracts/endpoint';
import { ShopError } from '@/lib/errors';
import { errorResponse } from './errors';
import { type Answer, type ApiRequest, type EndpointHandler, type Handler, handle } from './handle';

export { handle };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type RouteExports = Record<(typeof METHODS)[number] | 'OPTIONS', Handler>;

/**
 * Returns all that a route.ts exports for one endpoint. Next wants the names written out, and answers a method it does not find
 * without our error body: `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(…);`
 */
export const endpoint = <const C extends Partial<Endpoint>>(
  contract: C,
  work: (call: ApiRequest<C>) => Promise<Answer<C>>,
): RouteExports => endpoints(handle(contract, work));

export const endpoints = (...handlers: EndpointHandler[]): RouteExports =>
  routes(Object.fromEntries(handlers.map((handler) => [handler.method, handler])));

export function routes(handlers: Partial<RouteExports>): RouteExports {
  const reads = handlers.GET ? ['HEAD'] : [];
  const allow = [...METHODS.filter((method) => handlers[method]), ...reads, 'OPTIONS'].join(', ');
  const refuse: Handler = async (request) => {
    const response = errorResponse(new ShopError('method_not_allowed'), request);
    response.headers.set('Allow', allow);
    return response;
  };
  const { GET = refuse, POST = refuse, PUT = refuse, PATCH = refuse, DELETE = refuse } = handlers;
  const OPTIONS: Handler = async () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { GET, POST, PUT, PATCH, DELETE, OPTIONS };
}
