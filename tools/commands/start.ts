import { fork } from 'node:child_process';
import { say } from '@/tools/machine/terminal';
import { isOpen, startServer } from '@/tools/shop/server-process';

/** What tools/shop/prepare.ts leaves behind. */
export interface Prepared {
  settings: Record<string, string>;
  port: number;
  /** Then it is ours to stop. */
  startedDatabase: boolean;
  addresses: string;
}

/**
 * `npm start`: everything a bare clone needs, then the shop on PORT. `npm run dev`: the same with Next's own server. This
 * process waits for as long as the shop is open, so it loads little: preparing has a process of its own.
 */
export async function run(_args: string[], command: string): Promise<number> {
  const prepared = await prepare(command);
  if (!prepared) return 1;
  try {
    return await serve(command, prepared);
  } finally {
    if (prepared.startedDatabase) {
      const { stopPostgres } = await import('@/tools/machine/postgres');
      await stopPostgres();
    }
  }
}

/** Undefined when it failed, which it has said itself. */
function prepare(command: string): Promise<Prepared | undefined> {
  const preparing = fork('tools/shop/prepare.ts', [command]);
  let prepared: Prepared | undefined;
  preparing.on('message', (message: Prepared) => {
    prepared = message;
  });
  return new Promise((done, fail) => {
    preparing.on('error', fail);
    preparing.on('exit', (_code, signal) => {
      if (signal) say(`What prepares the shop was ended by ${signal}`);
      done(prepared);
    });
  });
}

/** Runs the shop until it ends or we are told to stop; the exit code is its own. */
function serve(command: string, { settings, port, addresses }: Prepared): Promise<number> {
  const child = startServer({
    ...settings,
    NODE_ENV: command === 'dev' ? 'development' : 'production',
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say('Stopping …');
    child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  child.stdout.on('data', (chunk) => {
    const text = String(chunk);
    if (!/▲|Local:|Network:|Running next.config|Starting/.test(text)) process.stdout.write(text);
  });
  sayWhenOpen(port, addresses);
  return new Promise<number>((done) => child.on('exit', (code) => done(stopping ? 0 : (code ?? 1))));
}

async function sayWhenOpen(port: number, addresses: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await isOpen(port)) return say(`The shop is open:  ${addresses}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}
