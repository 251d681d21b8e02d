/** What the shop tells of its own work; times are seconds. Who tells need not know whether anybody counts. */
export interface Measures {
  job(name: string, seconds: number, failed: boolean): void;
  searched(kind: 'search' | 'suggest', seconds: number): void;
  /** This instance has taken in everything that had been changed when it last looked. */
  followed(): void;
  /** Asks how many letters wait, and have been given up. */
  mail(load: () => Promise<{ waiting: number; givenUp: number }>): void;
}

/** On globalThis, because the process of the door and what Next has bundled are different instances of a module. */
const holder = globalThis as { nordviddaMeasures?: Measures };

export const tellMeasures = (measures: Measures) => {
  holder.nordviddaMeasures = measures;
};

/** Undefined when nobody counts. */
export const measures = (): Measures | undefined => holder.nordviddaMeasures;
