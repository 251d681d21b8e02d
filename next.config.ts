import type { NextConfig } from 'next';
import { env } from './server/env';

/** The door names the brand, or a preview of it, in this header; from outside nobody can (server/page-door/open-door.ts). */
const FRONT_HEADER = 'x-shop-front';

/**
 * Pages are a brand's; everything else has a name of its own. A search may end like a file ('2.5', 'gore-tex.no'): files are
 * answered before Next (server/page-door).
 */
const PAGE_PATH =
  '/:path((?!api/|sandbox/|_next/|_not-found|brand-files/|sitemaps/|feeds/|\\.well-known/|product/[^/]+\\.md$|sitemap\\.xml$|robots\\.txt$|llms\\.txt$|manifest\\.webmanifest$).*)';

const config: NextConfig = {
  poweredByHeader: false,
  // Those of a page are the door's (server/page-door/page-head.ts): Next's name its first answer only, and are counted letter by letter.
  generateEtags: false,
  // Rule 7.6 calls `/api/v1/campaigns/` with its slash; pages still move to the address without one.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // The head is whole before the page is sent, for every reader (server/page-door/request-headers.ts).
  htmlLimitedBots: /.*/,
  distDir: env.BUILD_FOLDER,
  // Types are checked by `npm run check` and `npm test`, not again by everybody who opens the shop (16 s of 54). A file that
  // extends the real one, because Next writes the folder of each build into any other.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  cacheHandler: new URL('./server/page-door/cache/page-cache.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['postgres', 'sharp'],
  experimental: {
    globalNotFound: true,
    // Few files, none of them large or mostly for other pages (docs/decisions/0014-first-paint.md).
    cssChunking: { type: 'graph', requestCost: 400_000 },
    turbopackChunking: { minChunkSize: 100_000 },
  },
  outputFileTracingRoot: import.meta.dirname,
  async redirects() {
    return [{ source: '/:path((?!api/).*[^/])/', destination: '/:path', permanent: true }];
  },
  async rewrites() {
    return {
      beforeFiles: [
        {
          source: PAGE_PATH,
          has: [{ type: 'header' as const, key: FRONT_HEADER, value: '(?<front>[a-z][a-z\\d]*(?:~\\d*~[\\da-f]*)?)' }],
          destination: '/:front/:path',
        },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default config;
