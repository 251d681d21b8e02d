import { formatDateTime } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import type { Preview } from '@/lib/preview/front';
import { fieldTime } from '@/lib/preview/preview-time';
import styles from './preview-bar.module.css';

/** Says on every page of a preview that it is one, and of which time; its plain forms are answered by the door. */
export function PreviewBar({ preview: { at, name } }: { preview: Preview }) {
  const title = name === undefined ? t('preview.bar') : t('preview.named', { name });
  return (
    <aside className={styles.bar} aria-label={t('preview.bar')}>
      <p className={styles.what}>
        {name === undefined ? <b>{title}</b> : <a href={`/preview/${encodeURIComponent(name)}`}>{title}</a>}
        <span>{` · ${at ? t('preview.as', { at: formatDateTime(at) }) : t('preview.now')}`}</span>
      </p>
      <form action="/preview">
        <button type="submit" name="avslutt" value="1">
          {t('preview.leave')}
        </button>
      </form>
      <details>
        <summary>{t('preview.more')}</summary>
        <form action="/preview" className={styles.time}>
          <label>
            <span>{t('preview.at')}</span>
            <input type="datetime-local" name="at" defaultValue={at && fieldTime(at)} />
          </label>
          <button type="submit">{t('preview.show')}</button>
        </form>
        <p className={styles.told}>{t('preview.told')}</p>
      </details>
    </aside>
  );
}
