import { bundle } from '@/components/catalogue/queries';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { FEWEST_COMPARED } from '@/lib/product/comparison';
import { comparePath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { clearCompared, takeOut } from './actions';
import styles from './compare-bar.module.css';

/** Shows the chosen articles and the link to the comparison, before their pictures have loaded. */
export function CompareBar({ ids }: { ids: number[] }) {
  const words = useWords('compare');
  const { data: articles = [] } = useQuery({ ...bundle(ids), placeholderData: (before) => before });
  const enough = ids.length >= FEWEST_COMPARED;
  return (
    <section className={`screen-only ${styles.bar}`} data-foot="" aria-label={words.title}>
      <ul className={styles.chosen}>
        {ids.map((id) => {
          const article = articles.find((one) => one.id === id);
          return (
            <li key={id} className={styles.one}>
              <Picture
                src={article?.image ?? null}
                alt=""
                width={48}
                height={60}
                sizes="48px"
                className={styles.picture}
              />
              <button
                type="button"
                className={styles.out}
                aria-label={fill(words.remove, { name: article?.name ?? '' })}
                onClick={() => takeOut(id)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      {enough ? (
        <ButtonLink href={comparePath(ids)}>{fill(words.go, { count: ids.length })}</ButtonLink>
      ) : (
        <p className={styles.hint}>{words.oneMore}</p>
      )}
      <button type="button" className={styles.clear} onClick={clearCompared}>
        {words.clear}
      </button>
    </section>
  );
}
