import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/server/page-door/security-headers';

const EVERY = { 'X-Content-Type-Options': 'nosniff' };
const PAGE = {
  ...EVERY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
};
const CALL = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";
const COUNTER = {
  ...PAGE,
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Service-Worker-Allowed': '/disk',
};

describe('what every answer says, whoever makes it', () => {
  it.each([
    ['/', PAGE],
    ['/sko', PAGE],
    ['/diskusjon', PAGE],
    ['/api/v1/health', { ...PAGE, 'Content-Security-Policy': CALL }],
    ['/_next/static/chunks/a.js', EVERY],
    ['/pictures/ball/1-240.avif', EVERY],
    ['/bilder/0123456789abcdef01234567-c0ffee-600.avif', EVERY],
    ['/pass/worker.js', { ...PAGE, 'Service-Worker-Allowed': '/kvittering/' }],
    ['/disk', COUNTER],
    ['/disk/worker.js', COUNTER],
  ])('%s', (path, headers) => {
    expect(securityHeaders(path)).toEqual(headers);
  });
});
