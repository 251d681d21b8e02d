/** What begins an address that is no list's; whatever else there is names a list, or nothing (rule 2.1). */
export const besideLists: ReadonlySet<string> = new Set([
  'angre',
  'baerekraftig-forretningspraksis',
  'bekreft-epost',
  'betaling',
  'bionic-finish-eco',
  'blogg',
  'butikker',
  'checkout',
  'dette-trenger-barnet-til-barnehagestart',
  'favoritter',
  'finn-ordre',
  'frakoblet',
  'furet-vaerbitt-vikafjell',
  'glemt-passord',
  'heldre-pa-langtur-over-vidda',
  'hvordan-kle-barna',
  'innloggingslenke',
  'jan-mayen',
  'konto',
  'kundeservice',
  'kvittering',
  'logg-inn',
  'ny-kolleksjon-fra-heldre-jan-mayen',
  'om-oss',
  'personvernerklaering',
  'preview',
  'product',
  'registrer',
  'sammenlign',
  'skikkelig-stresstest',
  'stopp-varsler',
  'storrelsesguide',
  'tilbakestill-passord',
  'tilgjengelighet',
  'vedlikehold',
]);

/** Whether the parameters of a list mean something at an address (rule 2.25). */
export const isListPath = (pathname: string): boolean => {
  const first = pathname.split('/')[1] ?? '';
  return first !== '' && !besideLists.has(first);
};
