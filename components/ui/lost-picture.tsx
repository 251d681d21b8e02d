import styles from './lost-picture.module.css';

/** A path that ends in the snow: beside the words of a page that is not there. It is drawn, so that it needs no file. */
export function LostPicture() {
  return (
    <svg
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMid slice"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="640" height="440" fill="var(--accent-soft)" />
      <circle cx="470" cy="96" r="40" fill="var(--paper)" />
      <path d="M0 268 118 150l62 56 96-118 112 132 74-64 178 150v134H0Z" fill="var(--accent)" opacity="0.24" />
      <path d="M0 318 150 214l92 62 118-92 130 96 150-72v232H0Z" fill="var(--accent)" opacity="0.5" />
      <path d="M0 352c120-42 236-30 330-8s190 14 310-26v122H0Z" fill="var(--paper-sunk)" />
      <path
        d="M250 440c30-34 96-40 92-66s-74-22-70-44 44-20 52-32"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="3 15"
      />
      <g fill="var(--accent-strong)">
        <path d="M92 372 116 300l24 72Zm6-30 18-56 18 56Z" />
        <path d="M508 388 536 304l28 84Zm7-36 21-64 21 64Z" />
        <path d="M582 376 600 322l18 54Z" />
        <path d="M390 352h5v-60h-5Zm-22-58h46l12 9-12 9h-46Z" />
      </g>
    </svg>
  );
}
