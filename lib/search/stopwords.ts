/** A query of these alone is searched as it stands. */
export const stopwords: ReadonlySet<string> = new Set(
  'og i på av til for med fra som en ei et eit den det de dei er the and with of å ved uten utan eller samt ikke noe noko noen nokon som så når nå da er kan skal vil har ha å å fra frå te min mitt mine meg mæ seg sin god gode bra fin fine beste'.split(
    ' ',
  ),
);

/** The words after them say what the thing before is for, or has. All are stopwords. */
export const prepositions: ReadonlySet<string> = new Set('til te for med av på uten utan with'.split(' '));
