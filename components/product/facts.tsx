import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { careSymbols } from '@/lib/product/care-symbols';
import { factRows } from '@/lib/product/fact-rows';
import { foodFacts } from '@/lib/product/food-facts';
import { type MaterialPart, materialParts } from '@/lib/product/material-parts';
import { isEmail } from '@/lib/text/emails';
import { keepTogether } from '@/lib/text/keep-together';
import { CareIcon } from './care-icon';
import styles from './facts.module.css';

export function Facts({ article }: { article: ArticleDetail }) {
  const { nutrientContent, material, washLabel, careLabel, manufacturer, ageLimit } = article;
  return (
    <div className={styles.facts}>
      {nutrientContent ? <FoodFacts text={nutrientContent} /> : null}
      {ageLimit ? (
        <section className={styles.fact}>
          <h2>{t('product.ageLimit', { age: ageLimit })}</h2>
          <p>{t('product.ageLimitText', { age: ageLimit })}</p>
        </section>
      ) : null}
      {material ? <Materials text={material} /> : null}
      {washLabel || careLabel ? <CareLabels washLabel={washLabel} careLabel={careLabel} /> : null}
      {manufacturer ? <Manufacturer text={manufacturer} /> : null}
      <p className={styles.number}>{t('product.articleNo', { number: article.articleNo })}</p>
    </div>
  );
}

export function FactTable({ text }: { text: string }) {
  return (
    <table className={styles.table}>
      <tbody>
        {factRows(text).map((row) =>
          row.label ? (
            <tr key={row.label + row.value}>
              <th scope="row">{row.label}</th>
              <td>{keepTogether(row.value)}</td>
            </tr>
          ) : (
            <tr key={row.value}>
              <td colSpan={2}>{keepTogether(row.value)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Shows the care symbols, each named, and the whole instruction in words (rule 10.26). */
function CareLabels({ washLabel, careLabel }: { washLabel: string; careLabel: string }) {
  const symbols = careSymbols(washLabel);
  return (
    <section className={styles.fact}>
      <h2>{t('product.wash')}</h2>
      {symbols.length > 0 ? (
        <ul className={styles.symbols}>
          {symbols.map((symbol) => (
            <li key={symbol}>
              <CareIcon symbol={symbol} label={t(`care.${symbol}`)} />
            </li>
          ))}
        </ul>
      ) : null}
      {[washLabel, careLabel].filter(Boolean).map((text) => (
        <p key={text} className={styles.paragraph}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** Shows ingredients with the allergens emphasised, and nutrition as a table (rule 10.25). */
function FoodFacts({ text }: { text: string }) {
  const { paragraphs, nutrition } = foodFacts(text);
  const allergens = paragraphs.some(({ runs }) => runs.some((run) => run.allergen));
  return (
    <section className={styles.fact}>
      <h2>{t('product.nutrient')}</h2>
      {paragraphs.map(({ label, runs }) => (
        <p key={label + runs[0]?.text} className={styles.paragraph}>
          {label ? <b>{`${label}: `}</b> : null}
          {runs.map(({ text: part, allergen }, index) =>
            allergen ? <strong key={`${index}-${part}`}>{part}</strong> : <span key={`${index}-${part}`}>{part}</span>,
          )}
        </p>
      ))}
      {allergens ? <p className={styles.note}>{t('product.allergens')}</p> : null}
      {nutrition ? (
        <table className={styles.table}>
          <caption className={styles.caption}>{nutrition.title}</caption>
          <tbody>
            {nutrition.rows.map((row) => (
              <tr key={row.label} className={row.part ? styles.part : undefined}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

/** Shows the manufacturer and how to reach it (GPSR, rule 10.26). */
function Manufacturer({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <section className={styles.fact}>
      <h2>{t('product.manufacturer')}</h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{isEmail(line) ? <a href={`mailto:${line}`}>{line}</a> : line}</span>
        ))}
      </address>
    </section>
  );
}

/** Shows the fibres, or what each part of a shoe is made of (rule 10.26). */
function Materials({ text }: { text: string }) {
  return (
    <section className={styles.fact}>
      <h2>{t('product.material')}</h2>
      <table className={styles.table}>
        <tbody>
          {materialParts(text)
            .flatMap(rowsOf)
            .map((row) => (
              <tr key={row.label + row.value}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns one row per part, or per fibre where there are no parts. */
function rowsOf({ part, fibres }: MaterialPart): { label: string; value: string }[] {
  if (part) return [{ label: part, value: fibres.map(withPercent).join(', ') }];
  return fibres.map(({ name, percent }) =>
    percent === undefined ? { label: t('product.whole'), value: name } : { label: name, value: percentText(percent) },
  );
}

const withPercent = ({ name, percent }: MaterialPart['fibres'][number]) =>
  percent === undefined ? name : `${percentText(percent)} ${name.toLowerCase()}`;

const percentText = (percent: number) => `${String(percent).replace('.', ',')}\u00a0%`;
