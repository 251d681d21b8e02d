import { drawnAs } from 'demo-chain/colors';
import type { Subject } from 'demo-chain/pictures/subject';

export type Print = 'none' | 'striped' | 'patterned' | 'many';

/** Whether the article's colour is the name of a pattern. */
export function printOf({ tint }: Pick<Subject, 'tint'>): Print {
  switch (tint.base) {
    case drawnAs.Stripet:
      return 'striped';
    case drawnAs.Mønstret:
      return 'patterned';
    case drawnAs.Flerfarget:
      return 'many';
    default:
      return 'none';
  }
}
