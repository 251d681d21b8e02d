/** An unused acceptance is a finding. */
export interface Acceptance {
  part: string;
  place: RegExp;
  what: RegExp;
  reason: string;
  /** True if only some runs find it. */
  sometimes?: true;
}

export const accepted: Acceptance[] = [
  {
    part: 'calls',
    place: /^POST \/(purchases\/\{token\}\/complete|payments\/\{provider\}\/webhook(\/\{secret\})?)$/,
    what: /never answered with success/,
    reason: 'they go well for a payment at Klarna and for what Nexi or Klarna send, neither of which a demo shop has',
  },
  {
    part: 'structured-data',
    place: /\/blogg\//,
    what: /lacks dateModified/,
    reason: 'a post is published once; the feed has no date of a change, and one made up would be worse than none',
  },
  {
    part: 'schemathesis',
    place: /osrm\/table/,
    what: /ST204/,
    reason: 'an address longer than a server reads is refused by the parser, before there is a method (431)',
    sometimes: true,
  },
  {
    part: 'schemathesis',
    place: /articles\/bundle|columns/,
    what: /ST204.*414/,
    reason: 'an address that is too long is refused by the door, before there is a method (414)',
    sometimes: true,
  },
];
