import { type ArticleTokens, fieldWeights, type IndexField, weakField } from '@/lib/search/fields';
import { joint } from '@/lib/search/lexicon';

/** The documents a token is in, and how strongly. */
export class Posting {
  docs: Int32Array = new Int32Array(2);
  weights: Float32Array = new Float32Array(2);
  length = 0;

  push(doc: number, weight: number) {
    if (this.length === this.docs.length) this.resize(this.length * 2);
    this.docs[this.length] = doc;
    this.weights[this.length++] = weight;
  }

  trim() {
    if (this.docs.length > this.length + 8) this.resize(this.length);
  }

  private resize(length: number) {
    const docs = new Int32Array(length);
    const weights = new Float32Array(length);
    docs.set(this.docs.subarray(0, this.length));
    weights.set(this.weights.subarray(0, this.length));
    this.docs = docs;
    this.weights = weights;
  }
}

const saturation = 6;
const usualNameLength = 4;

/** The inverted index. Strong fields and descriptions are counted apart (rule 14.3). */
export class Postings {
  private readonly strong = new Map<string, Posting>();
  private readonly weak = new Map<string, Posting>();
  /** What categories are called: a jacket whose description mentions a torch is no answer to "hodelykt". */
  private readonly goods = new Set<string>();

  add(doc: number, fields: ArticleTokens) {
    const sums = new Map<string, number>();
    for (const field of Object.keys(fieldWeights) as IndexField[]) {
      if (field === weakField) continue;
      for (const token of new Set(fields[field])) sums.set(token, (sums.get(token) ?? 0) + fieldWeights[field]);
    }
    // Longer names say less with each word.
    const norm = 0.85 + (0.15 * fields.name.length) / usualNameLength;
    for (const [token, sum] of sums) put(this.strong, token, doc, (sum * (saturation + 1)) / (sum + saturation * norm));
    for (const token of fields.category) this.goods.add(token).add(token.slice(token.lastIndexOf(joint) + 1));
    for (const token of new Set(fields[weakField])) put(this.weak, token, doc, fieldWeights[weakField]);
  }

  /** The strong and the weak posting; a word for goods has the weak one only where it is asked for. */
  of(token: string, anywhere: boolean): [strong: Posting | undefined, weak: Posting | undefined] {
    return [this.strong.get(token), anywhere || !this.goods.has(token) ? this.weak.get(token) : undefined];
  }

  trim() {
    for (const posting of this.strong.values()) posting.trim();
    for (const posting of this.weak.values()) posting.trim();
  }
}

function put(postings: Map<string, Posting>, token: string, doc: number, weight: number) {
  let posting = postings.get(token);
  if (!posting) {
    posting = new Posting();
    postings.set(token, posting);
  }
  posting.push(doc, weight);
}
