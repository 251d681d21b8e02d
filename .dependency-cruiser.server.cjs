// What the rooms of server/ may import, read by .dependency-cruiser.cjs.

/** Folders of server/ that are something else than a domain. Any other folder is one, so a new domain is bound at once. */
const OTHER_ROOMS = [
  'adapters',
  'cache',
  'change-feed',
  'db',
  'door',
  'feed',
  'http',
  'invariants',
  'jobs',
  'ports',
  'staff',
  'storefront',
  'telemetry',
];
/** The machine's time, which has one home: nothing but the language itself. */
const CLOCK = '^server/ports/clock\\.ts$';
const DOMAIN = `(?!(?:${OTHER_ROOMS.join('|')})/)([^/]+)`;

const serverRules = [
  {
    name: 'domains-stand-alone',
    comment: 'a domain sees itself, ports, lib, and other domains by type only; its store sees the database',
    severity: 'error',
    from: { path: `^server/${DOMAIN}/` },
    to: {
      path: '^server/',
      pathNot: [`^server/$1/`, '^server/ports/', '^server/platform/db/', '^server/platform/memoise\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'domains-know-no-framework',
    severity: 'error',
    from: { path: `^server/${DOMAIN}/` },
    to: { path: '(node_modules/(next|react|@elastic|iron-session|nodemailer)/|^server/(env|http|adapters))' },
  },
  {
    name: 'rules-are-pure',
    comment: 'rules.ts imports lib and types, nothing that acts',
    severity: 'error',
    from: { path: `^server/${DOMAIN}/rules\\.ts$` },
    to: { pathNot: ['^lib/', '^messages/', '/types\\.ts$'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'storefront-asks-by-type',
    comment: 'it is handed what it asks; server/open.ts puts it together',
    severity: 'error',
    from: { path: '^server/storefront/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/storefront/', '^server/ports/', '^server/platform/memoise\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'lib-knows-no-framework',
    comment: 'lib is plain rules: React and Next are for app, components and server/api',
    severity: 'error',
    from: { path: '^lib/' },
    to: { path: 'node_modules/(react|react-dom|next|@tanstack/react-query|jotai)/' },
  },
  {
    name: 'put-together-once',
    comment: 'only the start, the jobs it starts and the public shop see everything',
    severity: 'error',
    from: { pathNot: '^(server/(shop|start|internals)\\.ts$|instrumentation\\.ts$|scripts/|bench/|tests/)' },
    to: { path: '^server/(internals(-orders)?|start)\\.ts$' },
  },
  {
    name: 'jobs-are-handed-their-work',
    severity: 'error',
    from: { path: '^server/platform/jobs/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/platform/jobs/', CLOCK],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'feed-writes-the-database',
    severity: 'error',
    from: { path: '^server/feed/' },
    to: { path: '^(app|components|server)/', pathNot: ['^server/feed/', '^server/platform/db/', CLOCK] },
  },
  {
    name: 'change-feed-tells-by-type',
    severity: 'error',
    from: { path: '^server/platform/change-feed/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/platform/change-feed/', '^server/platform/db/', '^server/ports/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'staff-ask-the-domains',
    comment: 'a command of staff does what the service of a domain does, on the same database',
    severity: 'error',
    from: { path: '^server/staff/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: [
        '^server/staff/',
        '^server/platform/db/',
        '^server/ports/',
        '^server/env\\.ts$',
        '^server/platform/invariants/check\\.ts$',
        `^server/${DOMAIN}/(service|types)\\.ts$`,
      ],
    },
  },
  {
    name: 'invariants-only-read',
    comment: 'they ask the database itself and no service; from the domains they know how long what is kept',
    severity: 'error',
    from: { path: '^server/platform/invariants/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/platform/invariants/', '^server/platform/db/', `^server/${DOMAIN}/rules\\.ts$`],
    },
  },
  {
    name: 'db-and-cache-know-no-domain',
    severity: 'error',
    from: { path: '^server/(db|cache)/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/(db|cache)/', '^server/env\\.ts$', '^server/page-door/content-security-policy\\.ts$', CLOCK],
    },
  },
  {
    name: 'adapters-implement-ports',
    severity: 'error',
    from: { path: '^server/adapters/([^/]+)/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/ports/', '^server/platform/db/', '^server/adapters/$1/'],
    },
  },
  {
    name: 'the-door-asks-nobody',
    comment: 'it answers from files and the page store while the shop behind it is busy, slow or gone',
    severity: 'error',
    from: { path: '^server/page-door/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: [
        '^server/page-door/',
        CLOCK,
        '^server/env\\.ts$',
        '^server/page-door/cache/(page-policy|page-store|packed)\\.ts$',
        '^server/storefront/previews/types\\.ts$',
        '^server/api/(addresses|answered|client-address|content-security-policy|door-load|escape-html|host|set-cookie)\\.ts$',
      ],
    },
  },
  {
    name: 'the-door-is-opened-by-the-start',
    severity: 'error',
    from: { pathNot: '^(server/page-door/|scripts/|tests/)' },
    to: { path: '^server/page-door/' },
  },
  {
    name: 'telemetry-only-watches',
    comment: 'it is told what happens and asks nobody, so that it cannot hold anything up',
    severity: 'error',
    from: { path: '^server/platform/telemetry/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: [
        '^server/platform/telemetry/',
        '^server/platform/db/state\\.ts$',
        '^server/api/(answered|door-load)\\.ts$',
        '^server/ports/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'logs-and-figures-have-one-home',
    severity: 'error',
    from: { pathNot: '^(server/platform/telemetry/|tests/)' },
    to: { path: 'node_modules/(pino|prom-client)/' },
  },
  {
    name: 'http-is-thin',
    severity: 'error',
    from: { path: '^server/api/' },
    to: {
      path: '^(app|components|server)/',
      pathNot: ['^server/(shop|env)\\.ts$', '^server/platform/db/connection-errors\\.ts$', '^server/api/', CLOCK],
      dependencyTypesNot: ['type-only'],
    },
  },
];

module.exports = { OTHER_ROOMS, serverRules };
