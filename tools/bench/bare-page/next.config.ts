import type { NextConfig } from 'next';

// Of the whole checkout, where the packages are.
const root = new URL('../../../', import.meta.url).pathname;

/** A page without anything of the shop, beside which the bench holds the shop's; no shopper ever sees it. */
const config: NextConfig = {
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../../../tsconfig.build.json' },
};

export default config;
