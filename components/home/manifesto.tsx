import type { SectionProps } from '@/lib/brands/home-section';
import styles from './manifesto.module.css';

export function Manifesto({ texts: { manifesto } }: SectionProps<'manifesto'>) {
  if (!manifesto) return null;
  return (
    <section aria-labelledby="manifest" data-surface="night" data-follow>
      <div className={`page ${styles.inside}`}>
        <p className={styles.kicker}>{manifesto.kicker}</p>
        <h2 id="manifest" className={styles.title}>
          {manifesto.title}
        </h2>
        <div className={styles.text}>
          {manifesto.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={manifesto.link.href} className={styles.link}>
              {manifesto.link.text}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
