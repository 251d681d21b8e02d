/** What somebody is called to their face: 'Kari', of 'Kari Anne Nordmann'. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
