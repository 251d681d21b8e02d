import { describe, expect, it } from 'vitest';
import { looseTexts } from './loose-text';

const PLANTED = 'components/planted.tsx';
const HEAD = `import { createContext, Fragment, type ReactNode, Suspense } from 'react';
import type { Elements } from '@/components/elements';
declare const text: string;
declare const count: number;
declare const maybe: string | undefined;
declare const is: boolean;
declare const texts: string[];
declare const parts: Elements;
declare const node: ReactNode;
const Context = createContext(0);
const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>;
`;
const lines = (cases: string[]) => HEAD + cases.map((one, at) => `export const c${at} = ${one};`).join('\n');
/** What is found, by the case it stands in. */
const found = (cases: string[]) => {
  const first = HEAD.split('\n').length;
  const loose = looseTexts({ [PLANTED]: lines(cases) });
  return cases.map((one, at) => [one, ...loose.filter(({ line }) => line === first + at).map((all) => all.text)]);
};

const BREACHES: [string, ...string[]][] = [
  ['<p>Ull <b /></p>', 'Ull'],
  ['<p><b /> <i /></p>', ''],
  ["<p><b />{' '}<i /></p>", "{' '}"],
  ['<p>{text}<b /></p>', '{text}'],
  ['<p>{text}, {count}</p>', '{text}', ',', '{count}'],
  ['<p>{maybe}{is ? <b /> : null}</p>', '{maybe}'],
  ["<p><b />{is ? 'a' : <i />}</p>", "{is ? 'a' : <i />}"],
  ['<p><b />{count && <i />}</p>', '{count && <i />}'],
  ['<p><b />{node}</p>', '{node}'],
  ['<p><b />{texts.map((one) => one)}</p>', '{texts.map((one) => one)}'],
  ['<p>{texts.map((one) => one)}</p>', '{texts.map((one) => one)}'],
  ['<>{text}</>', '{text}'],
  ['<Fragment key="a">{text}</Fragment>', '{text}'],
  ['<Suspense>{text}</Suspense>', '{text}'],
  ['<Context value={1}>{node}</Context>', '{node}'],
  ['<Box>{text}<b /></Box>', '{text}'],
  ['<p>{is ? <>a{text}</> : null}</p>', 'a', '{text}'],
];
const ALLOWED = [
  '<p>Ull</p>',
  '<p>{text}</p>',
  `<p>{\`\${text}, \${count}\`}</p>`,
  '<p>{is ? text : null}</p>',
  '<p>{is ? text : <b />}</p>',
  '<p><span>{text}</span><b /></p>',
  '<p><span> </span>{is ? <b /> : null}{parts}</p>',
  '<p>{node}</p>',
  '<Box>{text}</Box>',
  '<p>{texts.map((one) => <b key={one}>{one}</b>)}<i /></p>',
  '<p>{/* a remark */}<b /></p>',
];

describe('rule 18.24: a text that changes stands alone in an element of its own', () => {
  it('in every page', () => {
    expect(looseTexts()).toEqual([]);
  });

  it('a planted breach is found, and what is allowed is not', () => {
    expect(found([...BREACHES.map(([one]) => one), ...ALLOWED])).toEqual([...BREACHES, ...ALLOWED.map((one) => [one])]);
  });

  it('a component that is a text, or what it was handed, is found', () => {
    const made = `${HEAD}export const Name = () => text;
      export function Given({ children }: { children: ReactNode }) { return children; }
      export function Some({ of }: { of?: string }) { return of ? <b>{of}</b> : text; }
      export const Fine = ({ children }: { children: Elements }) => children;
      export function Late() { return is ? <b /> : null; }
      export async function Page() { return <b />; }
      export const TEXT = () => <b />;`;
    expect(looseTexts({ [PLANTED]: made }).map(({ text }) => text)).toEqual(['Name', 'Given', 'Some']);
  });
});
