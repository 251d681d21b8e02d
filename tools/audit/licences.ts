import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import type { Part, Report } from './part';

const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PostgreSQL',
  'Zlib',
];
/** Licences that ask for more, each with why it may be here. */
const EXCEPTIONS: { name: RegExp; licence: string; reason: string }[] = [
  { name: /^@fontsource/, licence: 'OFL-1.1', reason: 'a typeface, served as it is and named in the README' },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data of Next’s build, named by its package; nothing of it is served',
  },
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own file, which anybody may exchange',
  },
  { name: /^norway-postal-codes$/, licence: 'NLOD', reason: 'data, whose source the README names' },
];

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** SPDX: OR needs one, AND all. */
export function isAllowed(expression: string, allowed: readonly string[] = ALLOWED): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(' OR ').some((one) => isAllowed(one, allowed));
  return bare.split(' AND ').every((one) => allowed.includes(one.replace(/[()]/g, '').trim()));
}

function licenceOf(path: string, locked: Locked): string {
  const file = join(path, 'package.json');
  const manifest = existsSync(file)
    ? read<{ license?: string | { type?: string }; licenses?: { type: string }[] }>(file)
    : {};
  const { license, licenses } = manifest;
  const said =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  return said ?? locked.license ?? '';
}

function lookAtLock(packages: [string, Locked][], report: Report) {
  const { allowScripts = {} } = read<{ allowScripts?: Record<string, boolean> }>('package.json');
  let elsewhere = 0;
  for (const [path, locked] of packages) {
    const name = nameOf(path);
    if (locked.resolved) report.find(name, `the lock file names where it comes from: ${locked.resolved}`);
    // Optional packages for other systems are missing here.
    if (!existsSync(path)) {
      if (!locked.integrity) elsewhere += 1;
      continue;
    }
    if (!locked.integrity && !locked.link) report.find(name, 'has no digest in the lock file');
    if (locked.dev) continue;
    report.tried();
    const licence = licenceOf(path, locked);
    const exception = EXCEPTIONS.find((one) => one.name.test(name) && one.licence === licence);
    if (!isAllowed(licence) && !exception)
      report.find(name, `is under "${licence || 'no licence'}", which nobody has looked at`);
    if (locked.hasInstallScript && !(name in allowScripts))
      report.note(`${name} has an install script, which package.json does not let run`);
  }
  if (elsewhere > 0) report.note(`${elsewhere} packages for other machines have no digest in the lock file`);
  for (const name of Object.keys(allowScripts))
    if (!packages.some(([path, { hasInstallScript }]) => path.endsWith(`node_modules/${name}`) && hasInstallScript))
      report.find(name, 'package.json lets it run a script when it is installed, and it has none');
  for (const { name, reason, licence } of EXCEPTIONS) {
    const times = packages.filter(([path, { dev }]) => !dev && name.test(nameOf(path))).length;
    if (times > 0) report.note(`${licence} for ${times} packages: ${reason}`);
  }
}

/** Without the registry the result is not clean. */
async function lookForAdvisories(report: Report) {
  const { output } = await runQuietly('npm', ['audit', '--omit=dev', '--json']);
  const start = output.indexOf('{');
  const said = start < 0 ? {} : safely<Advisories>(output.slice(start, output.lastIndexOf('}') + 1));
  if (!said?.vulnerabilities) {
    report.note(
      `known advisories: not checked: ${said?.message ?? said?.error?.summary ?? 'npm audit gave no answer'}`,
    );
    return;
  }
  for (const [name, { severity, via }] of Object.entries(said.vulnerabilities)) {
    const titles = via.map((one) => (typeof one === 'string' ? one : one.title)).join('; ');
    report.find(name, `has a known advisory (${severity}): ${titles}`);
  }
  report.note(`known advisories: ${Object.keys(said.vulnerabilities).length} packages`);
}

interface Advisories {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }>;
}

function safely<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

interface Component {
  type: string;
  'bom-ref'?: string;
  name: string;
  group?: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { expression: string }[];
}

const keyOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`;

function componentOf(path: string, locked: Locked): Component {
  const name = nameOf(path);
  const [, alg = '', digest = ''] = /^(sha\d+)-(.+)$/.exec(locked.integrity ?? '') ?? [];
  return {
    ...{ type: 'library', name, version: locked.version ?? '', 'bom-ref': `${name}@${locked.version}` },
    purl: `pkg:npm/${name.replace('@', '%40')}@${locked.version}`,
    ...(alg && {
      hashes: [{ alg: alg.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    licenses: [{ expression: licenceOf(path, locked) }],
  };
}

/** npm's own list lacks packages that development needs too, so the lock file completes it. */
async function writeSbom(packages: [string, Locked][], report: Report) {
  const { output } = await runQuietly('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']);
  const sbom = safely<{ components?: Component[] }>(output.slice(output.indexOf('{')));
  if (!sbom?.components) return report.find('sbom', `npm made none: ${output.slice(0, 300)}`);
  const listed = new Set(sbom.components.map(keyOf));
  const installed = packages
    .filter(([path, { dev }]) => !dev && existsSync(path))
    .map(([path, one]) => componentOf(path, one));
  const missing = [
    ...new Map(installed.filter((one) => !listed.has(keyOf(one))).map((one) => [keyOf(one), one])).values(),
  ];
  sbom.components.push(...missing);
  mkdirSync('.data/audit', { recursive: true });
  writeFileSync('.data/audit/sbom.json', `${JSON.stringify(sbom, null, 1)}\n`);
  const file = read<{ components: Component[] }>('.data/audit/sbom.json');
  const completed = new Set(file.components.map(keyOf));
  const { dependencies = {} } = read<{ dependencies?: Record<string, string> }>('package.json');
  for (const [name, version] of Object.entries(dependencies))
    if (!completed.has(`${name}@${version}`)) report.find('sbom', `leaves out ${name}@${version}`);
  report.note(
    `SBOM: ${completed.size} components in .data/audit/sbom.json, ${missing.length} of them added to what npm lists`,
  );
}

export const licences: Part = async (_site, report) => {
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const all = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  if (readdirSync('node_modules').length === 0) report.find('node_modules', 'is empty');
  lookAtLock(all, report);
  await lookForAdvisories(report);
  await writeSbom(all, report);
};
