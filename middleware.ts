import { type NextRequest, NextResponse } from 'next/server';
import { route } from '@/server/page-door/routing';

/**
 * The redirects of rule 2.2 and rule 2.3, the product guard of rule 8.6, and the state of lists as a path, so that a sorted page is
 * cached like any other. The matcher is narrow because middleware costs every request it sees about half a millisecond.
 */
export async function middleware(request: NextRequest) {
  return (await route(request)) ?? NextResponse.next();
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(payment|return|terms|reclamation|privacy|goggles|hjelmer|staver|search)',
    { source: '/search/:words', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    '/article/:path*',
    '/product/:path*',
    '/kvittering/:path*',
    '/betaling/:path*',
    '/preview/:path*',
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'kjonn' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'farge' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'merke' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'str' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'gruppe' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'butikk' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'kampanje' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'vurdering' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'prisfra' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'pristil' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'uten' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'sortering' }] },
    { source: '/((?!api/|_next/).*)', has: [{ type: 'query', key: 'side' }] },
    '/:path*/~:state',
  ],
};
