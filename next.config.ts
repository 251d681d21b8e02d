import type { NextConfig } from 'next';
import { brands, defaultBrand } from './lib/brands/brands';
import { builtIn, env } from './server/env';

const { hosts, secure } = builtIn;

/** Paths that are not pages of a brand: the calls, the sandbox, Next's own files, and files with an ending under public/. */
const PAGE_PATH = '/:path((?!api/|sandbox/|_next/|_not-found|pictures/|sitemap|robots\\.txt|.*\\.[a-z0-9]+$).*)';

const config: NextConfig = {
  poweredByHeader: false,
  // Rule 7.6 calls `/api/v1/campaigns/` with its slash; pages still move to the address without one.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  distDir: env.BUILD_FOLDER,
  // Types are checked by `npm run check` and `npm test`, not again by everybody who opens the shop (16 s of 54). A file that
  // extends the real one, because Next writes the folder of each build into any other.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  cacheHandler: new URL('./server/cache/page-cache.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['postgres', 'sharp'],
  experimental: {
    globalNotFound: true,
    // Few files, none of them large or mostly for other pages (docs/decisions/0014-first-paint.md).
    cssChunking: { type: 'graph', requestCost: 200_000 },
    turbopackChunking: { minChunkSize: 100_000 },
  },
  outputFileTracingRoot: import.meta.dirname,
  async redirects() {
    return [{ source: '/:path((?!api/).*[^/])/', destination: '/:path', permanent: true }];
  },
  async rewrites() {
    const others = Object.values(brands).filter((brand) => brand.id !== defaultBrand);
    return {
      beforeFiles: [
        ...others.map((brand) => ({
          source: PAGE_PATH,
          has: [{ type: 'host' as const, value: hosts[brand.id] }],
          destination: `/${brand.id}/:path`,
        })),
        // Every rule of this list is tried on what the last one wrote, so the default must not take the others' hosts.
        {
          source: PAGE_PATH,
          missing: others.map((brand) => ({ type: 'host' as const, value: hosts[brand.id] })),
          destination: `/${defaultBrand}/:path`,
        },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
  async headers() {
    return [
      {
        source: '/pictures/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/api/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'self'; frame-ancestors 'none'" },
        ],
      },
      {
        source: '/:path*',
        headers: [
          ...(secure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
          { key: 'X-Content-Type-Options', value: 'nosniff' },
        ],
      },
      {
        // These mean nothing for a script or a picture, of which a page has dozens.
        source: '/:path((?!_next/static/|pictures/).*)',
        headers: [
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=()' },
        ],
      },
      {
        // The worker that keeps a receipt with its pass lies beside the receipts, whose addresses are all orders'.
        source: '/pass/worker.js',
        headers: [{ key: 'Service-Worker-Allowed', value: '/kvittering/' }],
      },
      {
        // The counter scans passes, and its worker, a file below it, keeps the page itself for minutes without a net.
        source: '/disk/:path*',
        headers: [
          { key: 'Permissions-Policy', value: 'camera=(self), geolocation=(), microphone=(), payment=()' },
          { key: 'Service-Worker-Allowed', value: '/disk' },
        ],
      },
    ];
  },
};

export default config;
