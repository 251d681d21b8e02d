import lighthouse, { type Config } from 'lighthouse';
import type { Row, Rows } from './http-load';
import { beside, median, round } from './statistics';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

const TIMES = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
type Time = keyof typeof TIMES;
const timesOf = Object.entries(TIMES) as [Time, string][];

/** Not indexed on purpose (rule 12.3). */
const onPurpose: Partial<Record<string, string[]>> = { search: ['is-crawlable'], checkout: ['is-crawlable'] };

interface Run {
  times: Record<Time, number>;
  index: number;
  /** Of the run that audits everything. */
  scores?: Record<string, number | string>;
}

async function audit(url: string, port: number, settings: Config['settings'], whole: boolean): Promise<Run> {
  const asked = whole ? settings : { ...settings, onlyAudits: Object.values(TIMES), disableFullPageScreenshot: true };
  const flags = { port, output: 'json', logLevel: 'error' } as const;
  const result = await lighthouse(url, flags, { extends: 'lighthouse:default', settings: asked });
  if (!result) throw new Error(`Lighthouse has no answer for ${url}.`);
  const { categories, audits, environment } = result.lhr;
  const times = Object.fromEntries(timesOf.map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]));
  const wanting = SCORES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  const scores = SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  return {
    times: times as Run['times'],
    index: environment.benchmarkIndex,
    ...(whole && { scores: { ...Object.fromEntries(scores), wanting: wanting.join(' ') } }),
  };
}

interface LighthouseTables {
  times: Rows;
  scores: Rows;
}

/** Lighthouse as a phone. Rounds through all pages spread disturbances evenly; the first audits everything. */
export async function lighthouseTables(
  urls: Record<string, string>,
  port: number,
  runs: number,
): Promise<LighthouseTables> {
  const all: Record<string, Run[]> = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(urls))
      all[name]?.push(await audit(url, port, { skipAudits: onPurpose[name] ?? null }, run === 0 && name !== 'bare'));
  const rows = (of: (runsOfPage: Run[]) => Row): Rows =>
    Object.fromEntries(Object.entries(all).map(([name, runsOfPage]) => [name, of(runsOfPage)]));
  const valuesOf = (runsOfPage: Run[], time: Time) => runsOfPage.map(({ times }) => times[time]);
  const besideBare = (runsOfPage: Run[], time: Time) =>
    beside(`${time} ms`, valuesOf(runsOfPage, time), valuesOf(all.bare ?? [], time));
  return {
    times: rows((runsOfPage) => ({
      ...Object.assign({}, ...(['LCP', 'FCP', 'TBT'] as const).map((time) => besideBare(runsOfPage, time))),
      CLS: round(median(valuesOf(runsOfPage, 'CLS')), 3),
    })),
    scores: rows((runsOfPage) => ({
      ...runsOfPage[0]?.scores,
      benchmarkIndex: round(median(runsOfPage.map(({ index }) => index))),
    })),
  };
}
