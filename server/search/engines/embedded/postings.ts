import type { ArticleWords } from '@/lib/search/article-tokens';
import { fieldWeights, weakField } from '@/lib/search/fields';
import { saturation, strongWeights } from '@/server/search/engines/weights';
import { firstAtLeast } from './codes';

export class Posting {
  docs: Int32Array = new Int32Array(2);
  weights: Float32Array = new Float32Array(2);
  things: Uint8Array = new Uint8Array(2);
  length = 0;

  push(doc: number, weight: number, thing: boolean) {
    if (this.length === this.docs.length) this.resize(this.length * 2);
    this.docs[this.length] = doc;
    this.things[this.length] = Number(thing);
    this.weights[this.length++] = weight;
  }

  trim() {
    if (this.docs.length > this.length + 8) this.resize(this.length);
  }

  remove(doc: number) {
    const at = firstAtLeast(this.docs, this.length, doc);
    if (at === this.length || this.docs[at] !== doc) return;
    for (const column of [this.docs, this.weights, this.things]) column.copyWithin(at, at + 1, this.length);
    this.length--;
  }

  private resize(length: number) {
    const docs = new Int32Array(length);
    const weights = new Float32Array(length);
    const things = new Uint8Array(length);
    docs.set(this.docs.subarray(0, this.length));
    weights.set(this.weights.subarray(0, this.length));
    things.set(this.things.subarray(0, this.length));
    this.docs = docs;
    this.things = things;
    this.weights = weights;
  }
}

/** Strong fields and descriptions are counted apart (rule 14.3). */
export class Postings {
  private readonly strong = new Map<string, Posting>();
  private readonly weak = new Map<string, Posting>();

  add(doc: number, { fields, things }: Pick<ArticleWords, 'fields' | 'things'>) {
    for (const [token, weight] of strongWeights(fields))
      put(this.strong, token, doc, (weight * (saturation + 1)) / (weight + saturation), things.has(token));
    for (const token of new Set(fields[weakField])) put(this.weak, token, doc, fieldWeights[weakField], false);
  }

  remove(doc: number, { fields }: Pick<ArticleWords, 'fields'>) {
    const { [weakField]: weak, ...strong } = fields;
    for (const token of new Set(Object.values(strong).flat())) takeBack(this.strong, token, doc);
    for (const token of new Set(weak)) takeBack(this.weak, token, doc);
  }

  named(token: string): Posting | undefined {
    return this.strong.get(token);
  }

  described(token: string): Posting | undefined {
    return this.weak.get(token);
  }

  trim() {
    for (const posting of this.strong.values()) posting.trim();
    for (const posting of this.weak.values()) posting.trim();
  }
}

function put(postings: Map<string, Posting>, token: string, doc: number, weight: number, thing: boolean) {
  let posting = postings.get(token);
  if (!posting) {
    posting = new Posting();
    postings.set(token, posting);
  }
  posting.push(doc, weight, thing);
}

function takeBack(postings: Map<string, Posting>, token: string, doc: number) {
  const posting = postings.get(token);
  posting?.remove(doc);
  if (posting?.length === 0) postings.delete(token);
}
