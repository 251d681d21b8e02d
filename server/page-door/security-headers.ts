import type { ServerResponse } from 'node:http';
import { defaultBrand } from '@/lib/brands/brands';
import { brandUrl } from '@/server/env';

const HSTS = 'max-age=63072000; includeSubDomains';
const FOR_CALLS = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

export function securityHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = { 'X-Content-Type-Options': 'nosniff' };
  if (brandUrl(defaultBrand().id).startsWith('https:')) headers['Strict-Transport-Security'] = HSTS;
  // They mean nothing for scripts and pictures.
  if (/^\/(?:_next\/static|pictures|bilder)\//.test(path)) return headers;
  headers['X-Frame-Options'] = 'DENY';
  headers['Referrer-Policy'] = 'strict-origin-when-cross-origin';
  headers['Permissions-Policy'] = 'geolocation=(self), camera=(), microphone=(), payment=()';
  if (path.startsWith('/api/')) headers['Content-Security-Policy'] = FOR_CALLS;
  // The worker that keeps receipts lies beside them.
  if (path === '/pass/worker.js') headers['Service-Worker-Allowed'] = '/kvittering/';
  if (path === '/disk' || path.startsWith('/disk/')) {
    // The counter scans passes, and its worker keeps the page for minutes offline.
    headers['Permissions-Policy'] = 'camera=(self), geolocation=(), microphone=(), payment=()';
    headers['Service-Worker-Allowed'] = '/disk';
  }
  return headers;
}

export function setSecurityHeaders(path: string, response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
}
