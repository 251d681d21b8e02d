import { LAND } from '@/lib/shops/land';
import { FINENESS } from '@/lib/shops/map';
import styles from './shop-map.module.css';

export const Norway = () => <path d={LAND} transform={`scale(${1 / FINENESS})`} className={styles.land} />;
