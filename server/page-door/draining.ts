/** On globalThis, because the process of the door and what Next has bundled are different instances of a module. */
const holder = globalThis as { nordviddaDrains?: boolean };

/** Says that this instance is about to end. */
export const tellDraining = () => {
  holder.nordviddaDrains = true;
};

export const isDraining = (): boolean => holder.nordviddaDrains ?? false;
