import { Scene } from '@/components/ui/scene';
import { t } from '@/lib/messages';
import { wordsOn } from '@/lib/pictures/words-on';
import { campaignPeriod } from '@/lib/prices/campaign-period';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './campaign-header.module.css';

export interface Campaign {
  name: string;
  shortDescription: string;
  description: string;
  start: Date;
  end: Date;
  image: string | null;
  imageMobile: string | null;
  showImage: boolean;
}

/** Shows a campaign, its period and its terms above the list of its goods (rule 2.20). */
export function CampaignHeader({ campaign }: { campaign: Campaign }) {
  const { name, shortDescription, description, image, imageMobile, showImage } = campaign;
  const { from, last, until } = campaignPeriod(campaign);
  const period = last ? t('campaign.period', { from, last }) : t('campaign.periodUntil', { from, until: until ?? '' });
  return (
    <header className={`${styles.header} ${showImage && image ? '' : styles.plain}`} data-words={wordsOn(image)}>
      {showImage ? (
        <Scene
          wide={image}
          tall={imageMobile ?? image}
          className={styles.picture}
          sizes="(max-width: 1440px) 100vw, 90rem"
          first
        />
      ) : null}
      <div className={styles.text}>
        <p className={styles.period}>{keepTogether(period)}</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.lead}>{description || shortDescription}</p>
        <details className={styles.terms}>
          <summary>{t('campaign.terms')}</summary>
          <ul className={styles.list}>
            <li>{t('campaign.term.stock')}</li>
            <li>{t('campaign.term.before')}</li>
            <li>
              <span>{`${t('campaign.term.rights')} `}</span>
              <a href="/kundeservice">{t('menu.support')}</a>
            </li>
          </ul>
        </details>
      </div>
    </header>
  );
}
