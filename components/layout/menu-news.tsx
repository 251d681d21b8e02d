'use client';

import { useEffect, useState } from 'react';
import { newestIn } from '@/components/catalogue/queries';
import { Picture } from '@/components/ui/picture';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './main-nav.module.css';

interface Props {
  id: number;
  name: string;
  open: boolean;
}

/** What is new in a category, with pictures, asked for when its panel is first open: its room is there before. */
export function MenuNews({ id, name, open }: Props) {
  const words = useWords('menu');
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  const { data, error } = useQuery({ ...newestIn(id), enabled: wanted });
  useEffect(() => {
    if (error) console.info('What is new could not be read', error);
  }, [error]);
  const articles = data?.articles ?? [];

  return (
    <div className={styles.news} data-column="">
      {wanted && !error && (data === undefined || articles.length > 0) ? (
        <>
          <p className={styles.group}>{fill(words.newIn, { name })}</p>
          <ul className={styles.newest}>
            {articles.map((article) => (
              <li key={article.id}>
                <a href={productPath(article.slug)}>
                  <Picture
                    src={article.image}
                    alt=""
                    width={240}
                    height={300}
                    sizes="10rem"
                    className={styles.newPicture}
                  />
                  <span>{article.name}</span>
                  <b className="numbers">{formatPrice(article.price)}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
