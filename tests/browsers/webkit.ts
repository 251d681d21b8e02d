import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '@/server/ports/clock';
import { takePort } from '@/tools/machine/ports';
import { type Driver, type Engine, KEYS, type Size } from './driver';

/** MiniBrowser's toolbar would not let its window become as narrow as a phone. */
const NARROW_TOOLBAR = 'headerbar, headerbar *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; }';

/** A net under what hangs: shorter than a journey's, so that the browser is closed and the failure tells which call it was. */
const HUNG_MS = 60_000;

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** WebDriver's commands are HTTP calls; each answers `{ value }`, and an error as one with `error` and `message`. */
const caller =
  (base: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const signal = AbortSignal.timeout(HUNG_MS);
    const answer = await fetch(base + path, { method, body: body && JSON.stringify(body), signal }).catch((cause) => {
      throw new Error(`${method} ${path}: no answer`, { cause });
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };

const drive = (call: Call, handle: string, reported: string[]): Driver => {
  // There is one session, and its commands go to the tab it was turned to last.
  const tab = async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    await call('POST', '/window', { handle });
    return call<T>(method, path, body);
  };
  const keys = (text: string) =>
    tab('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    }).then(() => undefined);
  return {
    go: async (url) => {
      await tab('POST', '/url', { url });
    },
    back: async () => {
      await tab('POST', '/back', {});
    },
    reload: async () => {
      await tab('POST', '/refresh', {});
    },
    cookie: async (name, value) => {
      await tab('POST', '/cookie', { cookie: { name, value, path: '/' } });
    },
    run: (work, ...args) => tab('POST', '/execute/sync', { script: `return (${work}).apply(null, arguments)`, args }),
    mouse: async (x, y) => {
      await tab('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    type: keys,
    press: (key) => keys(KEYS[key]),
    another: async () => {
      const made = await call<{ handle: string }>('POST', '/window/new', { type: 'tab' });
      return drive(call, made.handle, reported);
    },
    picture: async () => Buffer.from(await tab<string>('GET', '/screenshot'), 'base64'),
    errors: () => reported,
  };
};

/** `CONSOLE JS ERROR TypeError: …` and `CONSOLE NETWORK ERROR …`, one line each, on what MiniBrowser prints. */
function listen(child: ChildProcess, hear: (line: string) => void) {
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/\bCONSOLE \w+ ERROR\b/.test(line)) hear(line);
  });
}

async function answers(call: Call) {
  for (let tries = 0; tries < 300; tries++) {
    const status = await call<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (status?.ready) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

const start = (server: Call, binary: string) =>
  server<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });

/** Debian's WebKitGTK in its small browser, on a screen that nobody sees, over WebDriver. */
export async function openWebKit(browser: string): Promise<Engine> {
  const port = await takePort();
  const settings = mkdtempSync(join(tmpdir(), 'nordvidda-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: settings, TZ: 'Europe/Oslo', LANG: 'nb_NO.UTF-8', LANGUAGE: 'nb' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  let reported: string[] = [];
  listen(child, (line) => reported.push(line));
  const server = caller(`http://127.0.0.1:${port}`);
  await answers(server);
  return {
    name: 'WebKit',
    visit: async (size, visit) => {
      reported = [];
      // On a machine that has more to do, one start in sixty of this browser never answers.
      const { sessionId } = await start(server, browser).catch(() => start(server, browser));
      const session: Call = (method, path, body) => server(method, `/session/${sessionId}${path}`, body);
      try {
        await fit(session, size);
        await visit(drive(session, await session<string>('GET', '/window'), reported));
      } finally {
        await session('DELETE', '');
      }
    },
    close: async () => {
      if (child.pid) process.kill(-child.pid);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Gives the page that size: of the window, the toolbar takes its part. */
async function fit(session: Call, size: Size) {
  await session('POST', '/window/rect', { x: 0, y: 0, ...size });
  const [width, height] = await session<[number, number]>('POST', '/execute/sync', {
    script: 'return [innerWidth, innerHeight]',
    args: [],
  });
  await session('POST', '/window/rect', {
    x: 0,
    y: 0,
    width: size.width * 2 - width,
    height: size.height * 2 - height,
  });
}
