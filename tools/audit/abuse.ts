import { cookieFlags, crossSite, othersThings, sessions, tooMuch } from './abuse-access';
import { cacheDeception, cachePoison } from './abuse-caches';
import { methods, pages, redirects, traversal } from './abuse-edge';
import { consentProof, limits, lockOut, previews, sameAnswer, spoofedAddress, votes } from './abuse-limits';
import { booksStand, races, tampering } from './abuse-orders';
import { slowly, smuggling } from './abuse-wire';
import { type Check, openGround } from './check';
import type { Part } from './part';

/** These wait for server time-outs, beside the others. */
const waiting: Record<string, Check> = { smuggling, slowly };

const checks: Record<string, Check> = {
  ...{ limits, votes, lockOut, sameAnswer, consentProof, previews },
  ...{ sessions, crossSite, othersThings, tooMuch, tampering, races },
  ...{ redirects, traversal, methods, pages, cachePoison, cacheDeception },
};

/** These restart the shop. */
const last: Record<string, Check> = { spoofedAddress, cookieFlags, booksStand };

export const abuse: Part = async (site, report) => {
  const ground = openGround(site, report);
  const tried: string[] = [];
  const oneByOne = async (some: Record<string, Check>) => {
    for (const [name, check] of Object.entries(some)) {
      tried.push(name);
      try {
        await check(ground);
      } catch (error) {
        report.find(name, `the check itself failed: ${error instanceof Error ? error.stack : error}`);
      }
    }
  };
  await Promise.all([oneByOne(waiting), oneByOne(checks)]);
  await oneByOne(last);
  report.note(`checks: ${tried.join(', ')}`);
};
