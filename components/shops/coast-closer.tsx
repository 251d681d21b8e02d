import { LAND } from '@/lib/shops/land-closer';
import { CLOSER_FINENESS } from '@/lib/shops/map';
import styles from './shop-map.module.css';

export const CoastCloser = () => (
  <path d={LAND} transform={`scale(${1 / CLOSER_FINENESS})`} className={styles.land} data-closer="" />
);
