import { resolve } from 'node:path';
import {
  type Expression,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxText,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

const CONFIG = resolve('tsconfig.loose-text.json');
const config = JSON.stringify({
  extends: './tsconfig.json',
  include: ['next-env.d.ts', 'app/**/*.tsx', 'components/**/*.ts', 'components/**/*.tsx'],
});

/** A text that does not stand alone in its element: where, and what it is. */
export interface LooseText {
  path: string;
  line: number;
  text: string;
}

export function looseTexts(planted: Record<string, string> = {}) {
  const files = new Map(Object.entries({ [CONFIG]: config, ...planted }));
  const api = new API({ cwd: process.cwd(), fs: { readFile: (n) => files.get(n), fileExists: (n) => (files.has(n) ? true : undefined) } });
  const snapshot = api.updateSnapshot({ openProjects: [CONFIG] });
  const project = snapshot.getProject(CONFIG);
  if (!project) throw new Error('no project');
  const { program, checker } = project;
  const home = program.getSourceFile(resolve('components/elements.ts')) as SourceFile;
  let elements: Type | undefined;
  home.forEachChild((n: any) => { if (n.kind === SyntaxKind.TypeAliasDeclaration) elements = checker.getTypeAtLocation(n.name); });
  const found: any[] = [];
  for (const name of program.getSourceFileNames()) {
    if (!/\/(app|components)\/.*\.tsx$/.test(name) || name.includes('node_modules')) continue;
    const file = program.getSourceFile(name) as SourceFile;
    const lineOf = (n: Node) => file.text.slice(0, n.getStart ? (n as any).getStart(file) : n.pos).split('\n').length;
    const walk = (n: any) => {
      if (n.kind === SyntaxKind.JsxElement || n.kind === SyntaxKind.JsxFragment) {
        const kids = n.children.filter((c: any) => (c.kind === SyntaxKind.JsxText ? c.text.trim() !== '' || !c.text.includes('\n') : c.kind === SyntaxKind.JsxExpression ? c.expression : true));
        const tag = n.kind === SyntaxKind.JsxElement ? n.openingElement.tagName.getText(file) : '';
        const host = /^[a-z]/.test(tag);
        const exotic = tag === '' || (!host && checker.getTypeAtLocation(n.openingElement.tagName)?.getSymbol()?.name.includes('Exotic'));
        const isText = (c: any) => {
          if (c.kind === SyntaxKind.JsxText) return true;
          if (c.kind !== SyntaxKind.JsxExpression) return false;
          const t = checker.getTypeAtLocation(c.expression);
          return !t || !checker.isTypeAssignableTo(t, elements as Type);
        };
        if (kids.length > 1 || exotic) {
          for (const c of kids) if (isText(c)) found.push({ path: name.replace(process.cwd() + '/', ''), line: lineOf(c), tag: tag || '<>', exotic: !!exotic, kind: c.kind === SyntaxKind.JsxText ? 'lit' : 'expr', text: c.getText(file).replace(/\s+/g, ' ').slice(0, 90) });
        }
      }
      n.forEachChild(walk);
    };
    walk(file);
  }
  api.close();
  return found;
}
if (process.argv[1]?.endsWith('loose-text.ts')) {
  const f = looseTexts();
  for (const x of f) console.log(`${x.path}:${x.line} <${x.tag}${x.exotic ? '*' : ''}> ${x.kind} ${x.text}`);
  console.log(f.length);
}
