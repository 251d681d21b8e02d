import type { Report } from './part';
import { findShelves, type Shelf } from './shopping';
import type { Site } from './site';
import { type Answer, createVisitor, type Visitor } from './visitor';

export interface Ground {
  site: Site;
  report: Report;
  /** A new visitor, at a new address by default. */
  visitor(options?: { host?: string; address?: string }): Visitor;
  /** A shelf with at least so many unused pieces. */
  shelf(least?: number): Promise<Shelf>;
  expect(holds: boolean, place: string, what: string): void;
}

export type Check = (ground: Ground) => Promise<void>;

export function openGround(site: Site, report: Report): Ground {
  const visitor: Ground['visitor'] = (options) => createVisitor(site, report, options);
  let shelves: Shelf[] | undefined;
  return {
    site,
    report,
    visitor,
    async shelf(least = 1) {
      shelves ??= await findShelves(visitor(), { least: 1, most: 600 });
      const at = shelves.findIndex(({ qty }) => qty >= least);
      const [found] = shelves.splice(at, 1);
      if (!found || at < 0) throw new Error(`No shelf holds ${least}`);
      return found;
    },
    expect(holds, place, what) {
      if (!holds) report.find(place, what);
    },
  };
}

export const refused = ({ status }: Answer) => status >= 400 && status < 500;
export const limited = ({ status }: Answer) => status === 429;

/** Repeats the work until `until` holds; returns the answers. */
export async function repeat(times: number, work: (at: number) => Promise<Answer>, until = limited): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < times; at++) {
    const answer = await work(at);
    answers.push(answer);
    if (until(answer)) break;
  }
  return answers;
}

export const together = <T>(times: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)));
