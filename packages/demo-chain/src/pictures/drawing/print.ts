import { drawnAs } from '@/demo/colors';
import type { Subject } from '@/demo/pictures/subject';

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
