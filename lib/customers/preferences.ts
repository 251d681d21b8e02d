/** `preferences` of rule 3.11, each a yes or no. */
export const activities = [
  'activity_hiking',
  'activity_camping',
  'activity_skiing',
  'activity_running',
  'activity_cycling',
  'activity_paddling',
] as const;
export const departments = ['department_women', 'department_men', 'department_junior', 'department_children'] as const;

export type Preference = (typeof activities)[number] | (typeof departments)[number];
export type Preferences = Record<Preference, boolean>;
export const preferences: readonly Preference[] = [...activities, ...departments];

const each = (isLiked: (name: Preference) => boolean) =>
  Object.fromEntries(preferences.map((name) => [name, isLiked(name)])) as Preferences;

export const noPreferences = each(() => false);
export const preferencesOf = (known: Record<string, unknown>) => each((name) => known[name] === true);

export function preferencesToSend(values: Partial<Preferences>, known: Record<string, unknown>): object {
  const said = preferences.filter((name) => values[name] || (values[name] === false && name in known));
  return Object.fromEntries(said.map((name) => [name, values[name]]));
}
