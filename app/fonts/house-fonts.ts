import localFont from 'next/font/local';

/** The letters of Norwegian pages; tools/assets/font.ts cuts it and prints both ranges. */
const nordic = localFont({
  src: './hanken-grotesk-nordic.woff2',
  variable: '--font-nordic',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00AD-00AE, U+00B0-00B2, U+00B7, U+00BB-00BE, U+00C0-00C1, U+00C4-00C6, U+00C8-00CA, U+00D2-00D4, U+00D6-00D8, U+00DC, U+00E0-00E1, U+00E4-00EA, U+00F0, U+00F2-00F4, U+00F6, U+00F8, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

/** The other letters, fetched only by pages that have one. */
const rest = localFont({
  src: '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  variable: '--font-rest',
  weight: '100 900',
  display: 'swap',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC, U+00AF, U+00B3-00B6, U+00B8-00BA, U+00BF, U+00C2-00C3, U+00C7, U+00CB-00D1, U+00D5, U+00D9-00DB, U+00DD-00DF, U+00E2-00E3, U+00EB-00EF, U+00F1, U+00F5, U+00F7, U+00F9-00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-202E, U+2030-2038, U+203B-206F, U+2191, U+2193, U+2215',
    },
  ],
});

export const fontVariables = `${nordic.variable} ${rest.variable}`;
