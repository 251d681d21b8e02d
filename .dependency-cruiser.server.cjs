// Which rooms of server/ may import which, read by .dependency-cruiser.cjs.

/** Folders of server/ that hold no business of the shop. Any other folder is a room of it, so a new room is bound at once. */
const SUPPORT = ['adapters', 'api', 'feed', 'page-door', 'platform', 'ports', 'staff'];
const ROOM = `(?!(?:${SUPPORT.join('|')})/)([^/]+)`;
const filesOfParts = (name) => [`^server/${ROOM}/${name}\\.ts$`, `^server/${ROOM}/[^/]+/${name}\\.ts$`];
/** What a room offers to others: `open.ts` puts it together, `types.ts` of its parts says what they do. */
const FACADE = '^server/[^/]+/open\\.ts$';
const TYPES = ['^server/[^/]+/types\\.ts$', '^server/[^/]+/[^/]+/types\\.ts$'];
/** The machine's time, which has one home: nothing but the language itself. */
const CLOCK = '^server/ports/clock\\.ts$';
/** The table of jobs says by type what each of them runs. */
const JOBS_BY_TYPE = TYPES;
const OUTSIDE = '^(app|components|server)/';

const serverRules = [
  {
    name: 'rooms-meet-at-their-facades',
    comment: 'a room calls what it was handed; it knows other rooms by their types',
    severity: 'error',
    from: { path: `^server/${ROOM}/`, pathNot: FACADE },
    to: {
      path: OUTSIDE,
      pathNot: ['^server/$1/', '^server/ports/', '^server/platform/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-back-door-past-a-facade',
    comment: 'what is neither the facade nor the types of a room is its own, even its types',
    severity: 'error',
    from: { path: '^server/([^/]+)/' },
    to: { path: `^server/${ROOM}/`, pathNot: ['^server/$1/', FACADE, ...TYPES] },
  },
  {
    name: 'rooms-know-no-framework',
    severity: 'error',
    from: { path: `^server/${ROOM}/`, pathNot: [FACADE, '^server/search/engines/'] },
    to: { path: '(node_modules/(next|react|@elastic|iron-session|nodemailer)/|^server/(env|api|page-door|adapters))' },
  },
  {
    name: 'rules-are-pure',
    comment: 'rules.ts imports lib and types, nothing that acts',
    severity: 'error',
    from: { path: filesOfParts('rules') },
    to: { pathNot: ['^lib/', '^messages/', '/types\\.ts$'], dependencyTypesNot: ['type-only'] },
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
    from: { pathNot: '^(server/(shop|start|open)\\.ts$|instrumentation\\.ts$|tools/|tests/)' },
    to: { path: '^server/(open|start)\\.ts$' },
  },
  {
    name: 'facades-are-opened-by-the-wiring',
    severity: 'error',
    from: {
      pathNot: [
        '^server/open\\.ts$',
        FACADE,
        '^server/staff/open-(search-)?command\\.ts$',
        // An import runs in a process of its own, which opens no other room.
        '^server/feed/(import(-brands)?|health/report)\\.ts$',
        '^(scripts|tools|bench|tests)/',
      ],
    },
    to: { path: FACADE, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'platform-knows-no-room',
    comment: 'the database, the jobs and the figures serve every room and ask none',
    severity: 'error',
    from: { path: '^server/platform/' },
    to: {
      path: OUTSIDE,
      pathNot: ['^server/(platform|ports)/', '^server/(env|process)\\.ts$', ...JOBS_BY_TYPE],
    },
  },
  {
    name: 'feed-writes-the-database',
    severity: 'error',
    from: { path: '^server/feed/' },
    to: {
      path: OUTSIDE,
      pathNot: ['^server/feed/', '^server/brands/open\\.ts$', '^server/platform/(db/|part\\.ts$)', CLOCK],
    },
  },
  {
    name: 'staff-ask-the-facades',
    comment: 'a command of staff does what the facade of a room offers, on the same database',
    severity: 'error',
    from: { path: '^server/staff/', pathNot: '^server/staff/(open|invariants/)' },
    to: {
      path: OUTSIDE,
      pathNot: ['^server/staff/', '^server/(platform|ports)/', '^server/env\\.ts$', ...TYPES],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'invariants-only-read',
    comment: 'they ask the database itself and no service; the parts say how long what is kept',
    severity: 'error',
    from: { path: '^server/staff/invariants/' },
    to: {
      path: OUTSIDE,
      pathNot: ['^server/staff/invariants/', '^server/platform/(db/|part\\.ts$)', '^server/parts\\.ts$'],
    },
  },
  {
    name: 'adapters-implement-ports',
    severity: 'error',
    from: { path: '^server/adapters/([^/]+)/' },
    to: { path: OUTSIDE, pathNot: ['^server/(ports|platform)/', '^server/adapters/$1/'] },
  },
  {
    name: 'the-page-door-asks-nobody',
    comment: 'it answers from files and the page store while the shop behind it is busy, slow or gone',
    severity: 'error',
    from: { path: '^server/page-door/' },
    to: {
      path: OUTSIDE,
      pathNot: [
        '^server/page-door/',
        CLOCK,
        '^server/(env|process)\\.ts$',
        '^server/platform/(current-brand|telemetry/(door-load|logged-address))\\.ts$',
        '^server/(platform/change-feed|storefront/previews)/types\\.ts$',
      ],
    },
  },
  {
    name: 'the-door-is-opened-by-the-start',
    severity: 'error',
    from: { pathNot: '^(server/page-door/|tools/|tests/)' },
    to: { path: '^server/page-door/(open-door|listen)\\.ts$' },
  },
  {
    name: 'logs-and-figures-have-one-home',
    severity: 'error',
    from: { pathNot: '^(server/platform/telemetry/|tests/)' },
    to: { path: 'node_modules/(pino|prom-client)/' },
  },
  {
    name: 'api-is-thin',
    severity: 'error',
    from: { path: '^server/api/' },
    to: {
      path: OUTSIDE,
      pathNot: [
        '^server/(shop|env|process)\\.ts$',
        '^server/platform/(db/connection-errors|telemetry/(door-load|logged-address))\\.ts$',
        '^server/page-door/(host|set-cookie|client-address)\\.ts$',
        '^server/adapters/signatures/',
        '^server/api/',
        CLOCK,
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];

module.exports = { SUPPORT, serverRules };
