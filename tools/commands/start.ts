import { fork } from 'node:child_process';
import { say } from '@/tools/machine/terminal';
import { isOpen, startServer } from '@/tools/shop/server-process';

export interface Prepared {
  settings: Record<string, string>;
  port: number;
  startedDatabase: boolean;
  addresses: string;
}

/** This process waits while the shop is open, so it loads little; preparing has a process of its own. */
export async function run(_args: string[], command: string): Promise<number> {
  const prepared = await prepare<Prepared>('tools/shop/prepare.ts', command);
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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Undefined after a failure or an interrupt. The program has its own group: Ctrl-C reaches it through us. */
export async function prepare<T>(program: string, ...args: string[]): Promise<T | undefined> {
  const preparing = fork(program, args, { detached: true });
  let sent: T | undefined;
  let stopping = false;
  const stop = () => {
    stopping = true;
    preparing.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  preparing.on('message', (message: T) => {
    sent = message;
  });
  try {
    return await new Promise((done, fail) => {
      preparing.on('error', fail);
      preparing.on('exit', (_code, signal) => {
        if (signal && !stopping) say(`What prepares the shop was ended by ${signal}`);
        done(stopping ? undefined : sent);
      });
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

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
  for (const signal of SIGNALS) process.on(signal, stop);
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
