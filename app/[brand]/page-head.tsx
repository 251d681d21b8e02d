import styles from './page-head.module.css';

export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <header className={styles.header}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
  </header>
);
