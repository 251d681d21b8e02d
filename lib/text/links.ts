/** Top-level domains that email programs turn into links. */
const ENDINGS =
  'no|se|dk|fi|is|com|net|org|info|biz|eu|uk|de|fr|nl|pl|ru|ua|cn|in|us|io|me|co|cc|tv|ly|gl|gg|to|tk|ml|ga|cf|gq|ws|pw|ai|' +
  'app|dev|xyz|top|site|shop|store|online|link|click|club|vip|live|icu|buzz|example';
/** 'Dr.Holms vei', 'K.Aa.Hansen'. */
const SHORTENED = 'adm|aa|bj|chr|dr|fr|gen|gml|hj|joh|jr|kapt|mr|mrs|ms|ph|pr|prof|rev|skt|sr|st|str|th|ths';
const LINK = new RegExp(
  [
    String.raw`:\/\/`,
    String.raw`\bwww\.`,
    // 't.me/x', '1.2.3.4:80': any ending, if something follows.
    String.raw`[\p{L}\p{N}]\.(?:\p{L}{2,}|\d{1,3})(?:\/|:\d|[?#]\S)`,
    String.raw`[\p{L}\p{N}]\.(?:${ENDINGS})(?![\p{L}\p{N}])`,
    // 'evil.studio'. An initial is one letter, and '2.etg' begins with a number.
    String.raw`(?<![\p{L}\p{N}])(?!(?:${SHORTENED}|\p{N}+)\.)(?:[\p{L}\p{N}\p{M}]|[\p{L}\p{N}\p{M}]-)+[\p{L}\p{N}\p{M}]\.\p{L}{2,}`,
  ].join('|'),
  'u',
);

/** True if an email program would make a link of it. Names go into emails to unverified addresses. 'J.R.R.Tolkien' is a name. */
export const hasLink = (text: string): boolean =>
  LINK.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[。｡]/g, '.')
      .toLowerCase(),
  );
