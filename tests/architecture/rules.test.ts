import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path));
/** This file names what it forbids; the lock file is npm's. */
const texts = tracked.filter(
  (path) =>
    /\.(tsx?|mjs|cjs|css|md|json|sql|ya?ml|example)$|^\.ci\/|^\.[a-z]+rc$/.test(path) &&
    path !== 'tests/architecture/rules.test.ts' &&
    path !== 'package-lock.json',
);

const numbers = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^\*\*(\d+\.\d+)\b/gm)].map(([, number]) => number);
const known = new Set(numbers);

/** Where something looks like a citation: `rules` as well, and a number on the next line of a comment. */
const CITATION = /\brules?(?:[ \t]+|\s*\n[\s*/#]*)(\d+(?:\.\d+)*)(?![\d%])/gi;
const EXACT = /^[Rr]ule \d+\.\d+$/;

/** Documents that are not in the repository, however they were cited. */
const ELSEWHERE =
  /(?<![\w.\\])(?:the )?spec(?:ification)?(?:['’]s)?(?![\w(])|\bscenarios? \d+|\bissues? \d+|\.\.\/shared\b|law-and-seo|\bintegrations §|\blaw §|\b(?:architecture|experience|scenarios|search|integrations|storefront)\.md\b/gi;
/** A paragraph sign belongs to the law or standard named right before it. */
const PARAGRAPH = /((?:RFC )?\S+)?[ \t]*§§?\s*\d[\w-]*/g;
const LAW = /(?:loven|forskriften|^popplyl\.|^LOV-\d{4}-\d\d-\d\d-\d+|^RFC \d+)$/i;

function faults(text: string): string[] {
  const cited = [...text.matchAll(CITATION)].map(([whole, number = '']) =>
    !EXACT.test(whole) ? `'${whole}' is not written 'rule N.N'` : known.has(number) ? '' : `there is no rule ${number}`,
  );
  const elsewhere = [...text.matchAll(ELSEWHERE)].map(([whole]) => `'${whole}' is not in the repository`);
  const paragraphs = [...text.matchAll(PARAGRAPH)].map(([whole, law = '']) =>
    LAW.test(law.replace(/^\W+/, '')) ? '' : `'${whole}' names no law`,
  );
  return [...cited, ...elsewhere, ...paragraphs].filter(Boolean);
}

const NAMED =
  /(?<![\w@/.*'"-])(?:app|components|docs|e2e|lib|messages|packages|server|tests|tools)\/[\w[\]().…/-]*\w\.(?:tsx?|mjs|cjs|css|md|json|sql)\b/g;

/** A file that git leaves out is made by a command, and not yet there in a fresh clone. */
function isGenerated(name: string): boolean {
  return spawnSync('git', ['check-ignore', '--quiet', name]).status === 0;
}

/** Names of files that are not there, in comments and documents. The feature of the README is an example. */
function gone(path: string, text: string): string[] {
  const said = path.endsWith('.md') ? text : (text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []).join('\n');
  const named = (said.match(NAMED) ?? []).filter((name) => !name.includes('…') && !name.includes('gift-cards'));
  return named.filter((name) => !existsSync(name) && !isGenerated(name)).map((name) => `${path} names ${name}`);
}

describe('architecture: a repository that stands alone', () => {
  it('docs/rules.md has its numbers once each, in order', () => {
    const order = numbers.map((number) => number?.split('.').map(Number) as [number, number]);
    expect(order.length).toBeGreaterThan(200);
    expect(
      order.filter(([section, rule], i) => {
        const [before, last] = order[i - 1] ?? [0, 0];
        return section === before ? rule <= last : section !== before + 1 || rule !== 1;
      }),
    ).toEqual([]);
  });

  it('every rule cited stands in docs/rules.md, and no document elsewhere is cited', () => {
    expect(texts.flatMap((path) => faults(readFileSync(path, 'utf8')).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  it('every decision has a number of its own, and says it', () => {
    const decisions = tracked.filter((path) => path.startsWith('docs/decisions/'));
    const said = decisions.map((path) => /^# (\d{4}) /.exec(readFileSync(path, 'utf8'))?.[1]);
    expect(decisions.map((path) => path.slice('docs/decisions/'.length).slice(0, 4))).toEqual(said);
    expect(new Set(said).size).toBe(said.length);
  });

  it('every file that a comment or a document names is there', () => {
    expect(texts.flatMap((path) => gone(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('a file that was moved is found where it is named', () => {
    expect(gone('lib/x.ts', '// see lib/moved-away.ts\nconst path = 1;')).toEqual(['lib/x.ts names lib/moved-away.ts']);
    expect(gone('lib/x.ts', "/** As docs/rules.md says. */\nplanted({ 'lib/moved-away.ts': '' });")).toEqual([]);
  });

  it.each([
    ['as rule 4.999 says', 'there is no rule 4.999'],
    ['Rule 99.1: none', 'there is no rule 99.1'],
    ['see rules 4.1 and 4.2', "'rules 4.1' is not written 'rule N.N'"],
    ['(rule 4)', "'rule 4' is not written 'rule N.N'"],
    [' * as the rule\n * 4.1 says', "'rule\n * 4.1' is not written 'rule N.N'"],
    ['// Spec §4: filters', "'Spec' is not in the repository"],
    ['the spec’s spelling', "'the spec’s' is not in the repository"],
    ['what the specification says', "'the specification' is not in the repository"],
    ['scenario 12: recently viewed', "'scenario 12' is not in the repository"],
    ['issue 8 asks for it', "'issue 8' is not in the repository"],
    ['see ../shared/design', "'../shared' is not in the repository"],
    ['(law §8.1)', "'law §' is not in the repository"],
    ['(law-and-seo §9)', "'law-and-seo' is not in the repository"],
    ['never a dead end (search.md)', "'search.md' is not in the repository"],
    ['/** §24: days until the money is back. */', "'/** §24' names no law"],
    ['ends on the next working day (§21)', "'(§21' names no law"],
  ])('%j is found', (text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  it.each([
    'Rule 4.1: an EAN not yet in the cart becomes a line (rule 4.2, rule 4.3).',
    'about 20 rules; e2e/lists.spec.ts; /(words|staff)\\.spec\\.ts$/; openingHoursSpecification(week)',
    'angrerettloven §18, Bokføringsloven § 13, prisopplysningsforskriften §9a, bokføringsforskriften §5-1-1, Popplyl. §5',
    'Helligdagsfredloven LOV-1995-02-24-12 §§2 and 5, RFC 2045 §6.7',
  ])('%j is fine', (text) => {
    expect(faults(text)).toEqual([]);
  });
});
