import { MainThreadTasks, type TaskNode } from 'lighthouse/core/lib/tracehouse/main-thread-tasks.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';
import { type BenchBrowser, SLOWDOWN } from './chromium';
import type { Rows } from './http-load';
import { type Kept, loadWhole, openPhone, slowDown } from './loads';
import { beside, median, round } from './statistics';

const CATEGORIES = [
  ...['-*', 'loading', 'v8', 'v8.execute', 'blink.user_timing', 'devtools.timeline'],
  ...['disabled-by-default-lighthouse', 'disabled-by-default-devtools.timeline'],
];

interface Load {
  /** Processor milliseconds of all tasks together. */
  whole: number;
  /** The longest task that evaluates scripts. */
  evaluation: number;
  /** The longest of the others. */
  longest: number;
  name: string;
}

export async function mainThreadTable(
  browser: BenchBrowser,
  urls: Record<string, string>,
  kept: Kept,
  runs: number,
): Promise<Rows> {
  const loads: Record<string, Load[]> = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(urls)) loads[name]?.push(await tracedLoad(browser, url, kept));
  const wholes = (name: string) => (loads[name] ?? []).map(({ whole }) => whole);
  return Object.fromEntries(
    Object.entries(loads).map(([name, all]) => {
      const middle = all.toSorted((a, b) => a.longest - b.longest)[Math.floor((all.length - 1) / 2)];
      const figures = {
        'evaluation ms': round(median(all.map(({ evaluation }) => evaluation))),
        'longest other ms': round(middle?.longest ?? Number.NaN),
        'of what': middle?.name ?? '',
      };
      return [name, { ...beside('whole ms', wholes(name), wholes('bare')), ...figures }];
    }),
  );
}

async function tracedLoad(browser: BenchBrowser, url: string, kept: Kept): Promise<Load> {
  const visit = await openPhone(browser, kept);
  try {
    await slowDown(visit, SLOWDOWN);
    await browser.playwright.startTracing(visit.page, { categories: CATEGORIES });
    await loadWhole(visit.page, url);
    return readTrace(await browser.playwright.stopTracing());
  } finally {
    await visit.close();
  }
}

function readTrace(buffer: Buffer): Load {
  const { mainThreadEvents, frames, timestamps } = TraceProcessor.processTrace(JSON.parse(buffer.toString()));
  const all = MainThreadTasks.getMainThreadTasks(mainThreadEvents, frames, timestamps.traceEnd, timestamps.timeOrigin);
  const tasks = all.filter(({ parent }) => !parent).sort((a, b) => cpuOf(b) - cpuOf(a));
  const evaluation = tasks.find(evaluates);
  const longest = tasks.find((task) => task !== evaluation);
  return {
    whole: tasks.reduce((sum, task) => sum + cpuOf(task), 0),
    evaluation: evaluation ? cpuOf(evaluation) : 0,
    longest: longest ? cpuOf(longest) : 0,
    name: longest ? nameOf(longest) : '',
  };
}

/** Processor time, which does not grow when the machine has other work. */
const cpuOf = ({ event }: TaskNode) => ((event as { tdur?: number }).tdur ?? 0) / 1000;

const within = (task: TaskNode): TaskNode[] => [task, ...task.children.flatMap(within)];

const evaluates = (task: TaskNode) => within(task).some(({ event }) => event.name === 'EvaluateScript');

/** What took most of it. */
function nameOf(task: TaskNode): string {
  const shares = new Map<string, number>();
  for (const node of within(task)) {
    const file = node.attributableURLs
      .findLast((url) => url.includes('/_next/'))
      ?.split('/')
      .at(-1);
    const part = node.group.id === 'scriptEvaluation' && file ? `script ${file}` : node.event.name;
    const own = cpuOf(node) - node.children.reduce((sum, child) => sum + cpuOf(child), 0);
    shares.set(part, (shares.get(part) ?? 0) + own);
  }
  return [...shares]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([part, ms]) => `${part} ${round(ms)}`)
    .join(', ');
}
