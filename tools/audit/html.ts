import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { allPages } from './pages';
import { type Part, Skipped } from './part';
import { bringPackages } from './tools';

/** The Nu Html Checker, MIT; 30 MB, so it is no package of the house. */
const CHECKER = 'vnu-jar@26.9.27';
const FOLDER = '.data/audit/html';

const FILTERED: [message: RegExp, reason: string][] = [
  [
    /Attribute “vt-[a-z]+” not allowed on element/,
    'React marks with these what moves from page to page; no browser reads them',
  ],
];

interface Message {
  url: string;
  type: string;
  message: string;
  lastLine?: number;
  extract?: string;
}

export const html: Part = async (site, report) => {
  if (spawnSync('java', ['-version']).status !== 0) throw new Skipped('there is no Java');
  const tools = await bringPackages([CHECKER]);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const pages = await allPages(site, report);
  for (const [at, { visitor, path, status = 200, name }] of pages.entries()) {
    const answer = await visitor.ask(path);
    if (answer.status !== status) report.find(`${visitor.host}${path}`, `${name} answers ${answer.status}`);
    writeFileSync(join(FOLDER, `${at}.html`), answer.text);
  }
  const jar = join(tools, 'vnu-jar/build/dist/vnu.jar');
  const args = ['-jar', jar, '--exit-zero-always', '--stdout', '--format', 'json', resolve(FOLDER)];
  const { output } = await runQuietly('java', args);
  const { messages } = JSON.parse(output) as { messages: Message[] };
  const filtered = new Map<string, number>();
  for (const { url, type, message, extract } of messages) {
    if (type === 'info' && !/warning/i.test(type)) continue;
    const [, reason] = FILTERED.find(([known]) => known.test(message)) ?? [];
    if (reason) {
      filtered.set(reason, (filtered.get(reason) ?? 0) + 1);
      continue;
    }
    const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
    report.find(`${page?.visitor.host}${page?.path}`, `${message} ${extract ?? ''}`);
  }
  for (const [reason, times] of filtered) report.note(`left out ${times} times: ${reason}`);
  report.note(`${pages.length} pages of two brands`);
};
