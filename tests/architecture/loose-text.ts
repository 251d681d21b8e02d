import { relative, resolve } from 'node:path';
import type { Identifier, JsxChild, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Project, type Type } from 'typescript/unstable/sync';

/** What the compiler reads: all that draws pages, and no more. These two files are handed to it; neither is on disk. */
const PROJECT = resolve('tsconfig.loose-text.json');
const TYPES = resolve('components/loose-text-types.ts');
const KINDS = `
  import type { ReactNode } from 'react';
  import type { Elements } from '@/components/elements';
  export type Together = Elements;
  export type Alone = Elements | string | number | bigint;
  export type Handed = ReactNode;`;

export interface LooseText {
  path: string;
  line: number;
  /** As it is written. */
  text: string;
}

/**
 * Texts that React keeps as nodes of their own, because they stand beside something else, in a fragment, or are all that a
 * component is. A translator in the browser replaces such a node; React then writes into one that is gone, and throws when
 * it takes it away or puts something before it. `planted` are files as they would be.
 */
export function looseTexts(planted: Record<string, string> = {}): LooseText[] {
  const files = new Map(Object.entries(planted).map(([path, text]) => [resolve(path), text]));
  const isPlanted = files.size > 0;
  const include = ['next-env.d.ts', ...(isPlanted ? [] : ['app/**/*.tsx', 'components/**/*.tsx'])];
  const config = { extends: './tsconfig.json', include, files: [TYPES, ...files.keys()] };
  const given = new Map([...files, [TYPES, KINDS], [PROJECT, JSON.stringify(config)]]);
  const api = new API({
    cwd: process.cwd(),
    fs: { readFile: (path) => given.get(path), fileExists: (path) => given.has(path) || undefined },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
    if (!project) throw new Error('The compiler could not read the project');
    const isLoose = looseBy(project);
    return project.program
      .getSourceFileNames()
      .map((name) => ({ name, path: relative(process.cwd(), name) }))
      .filter(({ name, path }) => (isPlanted ? files.has(name) : /^(?:app|components)\/.*\.tsx$/.test(path)))
      .flatMap(({ name, path }) => {
        const file = project.program.getSourceFile(name);
        if (!file) throw new Error(`The compiler did not read ${path}`);
        return within(file, isLoose).map((node) => {
          const start = node.getStart(file);
          const line = file.getLineAndCharacterOfPosition(start).line + 1;
          return { path, line, text: file.text.slice(start, node.end).replaceAll(/\s+/g, ' ').trim() };
        });
      });
  } finally {
    api.close();
  }
}

/** The nodes of a file that are found, in their order. */
function within(node: Node, found: (node: Node) => Node[]): Node[] {
  const all = found(node);
  node.forEachChild((child) => void all.push(...within(child, found)));
  return all;
}

const isShown = (child: JsxChild) =>
  isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !isJsxExpression(child) || child.expression !== undefined;

function looseBy({ program, checker }: Project): (node: Node) => Node[] {
  const types = new Map<string, Type | undefined>();
  program.getSourceFile(TYPES)?.forEachChild((node) => {
    if (isTypeAliasDeclaration(node)) types.set(node.name.text, checker.getTypeAtLocation(node.name));
  });
  const named = (name: string) => types.get(name) ?? raise(`No type ${name}`);
  const [together, alone, handed] = [named('Together'), named('Alone'), named('Handed')];
  const isA = (type: Type, wanted: Type) => checker.isTypeAssignableTo(type, wanted);

  const typeOf = (child: JsxChild) =>
    isJsxExpression(child) && child.expression ? checker.getTypeAtLocation(child.expression) : undefined;
  /** Beside something else, and perhaps a text. */
  const isLoose = (child: JsxChild) => {
    const type = typeOf(child);
    return isJsxText(child) || (type !== undefined && !isA(type, together));
  };
  /** The only child, and perhaps more than one text. What is not for React is data of a component. */
  const isMixed = (child: JsxChild) => {
    const type = typeOf(child);
    return type !== undefined && !isA(type, alone) && isA(type, handed) && !isA(handed, type);
  };
  /** A context, Suspense and their like draw nothing themselves: what is within stands where they stand. */
  const isNothing = (tag: Node) =>
    !/^[a-z]/.test(tag.getText()) &&
    Boolean(checker.getPropertyOfType(checker.getTypeAtLocation(tag) ?? raise('An unknown tag'), '$$typeof'));
  /** A component by its name, and not one of the names that it may take apart. */
  const isText = (name: Identifier, made: Node) => {
    const signature = /^[A-Z]/.test(name.text) ? checker.getSignatureFromDeclaration(made) : undefined;
    const type = signature && checker.getReturnTypeOfSignature(signature);
    return type !== undefined && type.getSymbol()?.name !== 'Promise' && !isA(type, together);
  };

  return (node) => {
    if (isFunctionDeclaration(node) && node.name) return isText(node.name, node) ? [node.name] : [];
    if (isVariableDeclaration(node) && isIdentifier(node.name) && node.initializer && isArrowFunction(node.initializer))
      return isText(node.name, node.initializer) ? [node.name] : [];
    if (!isJsxElement(node) && !isJsxFragment(node)) return [];
    const children = node.children.filter(isShown);
    const isFree = isJsxFragment(node) || isNothing(node.openingElement.tagName);
    return children.filter(children.length > 1 || isFree ? isLoose : isMixed);
  };
}

function raise(message: string): never {
  throw new Error(message);
}
