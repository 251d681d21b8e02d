/** Words that carry nothing in a product search. A query of nothing else is searched as it stands. */
export const stopwords: ReadonlySet<string> = new Set(
  'og i på av til for med fra som en ei et eit den det de dei er the and with of å ved uten utan eller samt ikke'.split(
    ' ',
  ),
);

/** Words after these say what the thing before is for, or has. All are stopwords. */
export const prepositions: ReadonlySet<string> = new Set('til for med av på uten utan with'.split(' '));
