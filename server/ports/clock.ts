/** Now, as a domain sees it; a test moves it. */
export type Clock = () => Date;
