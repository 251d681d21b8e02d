import { readFileSync } from 'node:fs';

const CURRENT = '/srv/nordvidda/current';

/** What systemd would start by the unit for the instance of that name: the command and its environment, out of this checkout. */
export function readUnit(name: string, text = readFileSync('docs/deploy/nordvidda@.service', 'utf8')) {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const of = (key: string) =>
    lines
      .filter((line) => line.startsWith(`${key}=`))
      .map((line) =>
        line
          .slice(key.length + 1)
          .replaceAll('%i', name)
          .replaceAll(CURRENT, process.cwd()),
      );
  const [command = '', ...args] = (of('ExecStart')[0] ?? '').split(' ');
  const environment = of('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2)));
  const [folder = ''] = of('WorkingDirectory');
  const [signal = ''] = of('KillSignal');
  const [seconds = ''] = of('TimeoutStopSec');
  return {
    ...{ command, args, folder, signal: signal as NodeJS.Signals, stopMs: Number(seconds) * 1000 },
    environment: Object.fromEntries(environment) as Record<string, string>,
  };
}

interface Places {
  /** Of the instances, in their order. */
  ports: readonly number[];
  port: number;
  plainPort: number;
  folder: string;
}

/** The nginx configuration as it stands, with other ports, and files of its own in `folder`. */
export function writeNginx({ ports, port, plainPort, folder }: Places): string {
  const site = ports
    .reduce(
      (text, own, i) => text.replace(`127.0.0.1:${3001 + i} `, `127.0.0.1:${own} `),
      readFileSync('docs/deploy/nginx.conf', 'utf8'),
    )
    .replace('listen 80;', `listen ${plainPort};`)
    .replace('listen 443 ', `listen ${port} `)
    .replaceAll('nordvidda.example heldre.example', 'localhost heldre.localhost')
    .replaceAll('/etc/nordvidda/tls', folder)
    .replace('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const root = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${root}worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
${site.replace(/error_log .*;/, '')}
}
`;
}
