import { ShopError } from '@/lib/errors';
import { errorResponse } from './errors';
import type { Handler } from './handle';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/**
 * Everything a route.ts exports, as Next answers a method it does not find without our error body:
 * `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: handle(…) });`
 */
export function routes(handlers: Partial<Record<Method, Handler>>): Record<Method | 'OPTIONS', Handler> {
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
