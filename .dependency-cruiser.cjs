// Who may import whom (why: docs/decisions/0002-house.md). Run by tests/architecture, which also plants a breach of every
// rule to prove that it bites.

const { serverRules } = require('./.dependency-cruiser.server.cjs');

/**
 * What an area of components offers to the others besides its store, actions, queries and hooks. A new area offers nothing
 * until it is named here.
 */
const OFFERS = {
  breadcrumb: ['breadcrumb-trail'],
  cart: ['cart-button', 'cart-empty', 'cart-lines', 'cart-root', 'cart-totals'],
  catalogue: ['article-card', 'article-cards', 'article-grid', 'breadcrumb', 'place-tiles'],
  checkout: ['print-button', 'qr-code'],
  compare: ['compare-button', 'compare-root'],
  consent: ['consent-link', 'consent-root', 'cookie-boxes'],
  content: ['block-list', 'inline', 'link-cards'],
  'customer-form': ['customer-field', 'more-fields', 'tick-fields'],
  favourites: ['favourite-button', 'favourites-link'],
  layout: ['late-shell', 'logo'],
  'model-context': ['shop-tools'],
  navigation: ['client-navigation', 'navigation-root', 'site-context'],
  polls: ['poll-card'],
  promo: ['promo-code'],
  receipt: ['order-actions'],
  search: ['search-box'],
  session: [
    'account-button',
    'account-needs-script',
    'account-words',
    'checkout-user',
    'greeting',
    'signed-in',
    'status-problem',
  ],
  share: ['share', 'share-links'],
  shops: ['nearest-shops', 'open-status', 'place-field'],
  social: ['social-posts'],
};
const OFFERED = [
  '^components/ui/',
  '^components/[^/]+/(store|actions|queries|use-[^/]+)\\.ts$',
  ...Object.entries(OFFERS).map(([area, parts]) => `^components/${area}/(${parts.join('|')})\\.(tsx?|module\\.css)$`),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'lib-imports-lib',
      comment: 'lib is the same answer in browser, server and test',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components|server|packages|tools|tests|e2e)/' },
    },
    {
      name: 'components-never-see-the-server',
      comment: 'not even a type; lib-imports-lib closes the way through lib',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(?!(components|lib|messages|node_modules)/).*/' },
    },
    {
      name: 'ui-could-ship-elsewhere',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(components/(?!ui/|words|elements|clock|browser-store|storage-keys)|lib/contracts/)' },
    },
    {
      name: 'areas-offer-what-they-name',
      comment: 'the inside of an area is its own',
      severity: 'error',
      from: { path: '^components/([^/]+)/' },
      to: { path: '^components/[^/]+/', pathNot: ['^components/$1/', ...OFFERED] },
    },
    {
      name: 'app-calls-the-shop',
      severity: 'error',
      from: { path: '^app/' },
      to: {
        path: '^server/',
        pathNot: '^server/(shop\\.ts$|api/|page-door/(page-tags|host|content-security-policy|addresses)\\.ts$)',
      },
    },
    ...serverRules,
    {
      name: 'middleware-is-narrow',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: { path: '^(app|components|server)/', pathNot: '^server/page-door/routing\\.ts$' },
    },
    {
      name: 'demo-writes-a-feed',
      comment: 'the demo chain writes the documented feed format and knows nothing of who reads it',
      severity: 'error',
      from: { path: '^packages/demo-chain/src/' },
      to: { path: '^(app|components|server|tools|tests|e2e)/' },
    },
    {
      name: 'demo-asks-little-of-lib',
      comment: 'days, check digits, slugs, and the addresses, pictures and brand names that its feed writes',
      severity: 'error',
      from: { path: '^packages/demo-chain/src/' },
      to: {
        path: '^lib/',
        pathNot: '^lib/(brands/brands|catalogue/ean|dates/dates|pictures/pictures|routes/paths|text/slug)\\.ts$',
      },
    },
    {
      name: 'e2e-sees-the-outside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(app|components|server)/' },
    },
    {
      name: 'the-audit-sees-the-outside',
      comment: 'what a stranger has: the document, the pages, the answers',
      severity: 'error',
      from: { path: '^tools/audit/' },
      to: { path: '^(app|components|server|packages|tests|e2e|tools/bench)/' },
    },
    {
      name: 'the-shop-knows-no-demo',
      comment: 'the demo chain reaches the shop as a feed that anybody could have written',
      severity: 'error',
      from: { path: '^(app|components|lib|server)/' },
      to: { path: '^packages/' },
    },
    {
      name: 'journeys-use-our-test',
      comment: "e2e/shop.ts's test fails on errors of the browser; Playwright's own does not",
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/shop\\.ts$' },
      to: { path: 'node_modules/@playwright/test/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'links-are-plain',
      comment:
        "components/navigation/client-navigation.tsx follows them all: a part that comes alive for each is a page's whole work",
      severity: 'error',
      from: {},
      to: { path: 'node_modules/next/link\\.' },
    },
    {
      name: 'dayjs-lives-in-dates',
      severity: 'error',
      from: { pathNot: '^lib/dates/dates\\.ts$' },
      to: { path: 'node_modules/dayjs/' },
    },
    {
      name: 'tanstack-comes-late',
      comment: '10 KB that no page needs to be read: loaded with the first question, through components/query.ts',
      severity: 'error',
      from: { pathNot: '^components/query-client\\.ts$' },
      to: { path: 'node_modules/@tanstack/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod-stays-on-the-server',
      comment: '34 KB in the browser: what a browser may load uses the contracts as types only',
      severity: 'error',
      from: { path: '^(components|lib)/', pathNot: '^lib/(contracts/|brands/(brand-file|token-schema)\\.ts$)' },
      to: {
        path: '(^lib/contracts/|^lib/brands/(brand-file|token-schema)\\.ts$|node_modules/(zod|jsonc-parser)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next', '^\\.data', '^tests/', '^public/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
