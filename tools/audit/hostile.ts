const DOLLAR = '$';

export const HOSTILE: Record<string, string> = {
  NUL: 'a\u0000b',
  'a lone high surrogate': 'a\uD800b',
  'a lone low surrogate': '\uDC00',
  'control characters': '\u0001\u0007\u001B[31m\u0085',
  'a turned direction': 'abc\u202Efdp.exe\u2066',
  'no width': 'ka\u200Bri\u200D\uFEFF',
  'line breaks': 'a\r\nBcc: alle@example.com\r\n\r\nHei',
  SQL: "' OR 1=1; drop table customers; --",
  'SQL wildcards': '%_%\\',
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a broken attribute': '"><svg/onload=alert(1)>',
  'a template': `{{7*7}}${DOLLAR}{7*7}<%= 7*7 %>#{7*7}`,
  'a path': '../../../../etc/passwd',
  'an encoded path': '..%2f..%2f..%252f',
  'a JNDI lookup': `${DOLLAR}{jndi:ldap://127.0.0.1:1/a}`,
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a regular expression': `${'('.repeat(60)}a+)+$`,
  repeats: `${'a'.repeat(5000)}!`,
  '100 kB': 'x'.repeat(100_000),
  'composed signs': `a${'\u0301'.repeat(500)}`,
  emoji: '👨‍👩‍👧‍👦'.repeat(30),
  'an empty text': '',
  blanks: '   ',
};

export const HOSTILE_NUMBERS: Record<string, unknown> = {
  zero: 0,
  'minus one': -1,
  'a fraction': 0.5,
  'int4 and one more': 2_147_483_648,
  'below int4': -2_147_483_649,
  'int8 and more': 2 ** 63,
  huge: 1e308,
  'no number': 'NaN',
  'an exponent': '1e3',
  hexadecimal: '0x10',
};

export const OTHER_TYPES: Record<string, unknown> = {
  null: null,
  'a list': [],
  'an object': {},
  true: true,
  'a number': 12345,
  'a list of lists': [[[]]],
  'a prototype': JSON.parse('{"__proto__":{"polluted":true}}'),
};

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

export const RAW_BODIES: Record<string, string | Buffer> = {
  nothing: '',
  'half of JSON': '{"a":',
  'JSON and more': '{} {}',
  'a number': '1',
  'a text': '"a"',
  null: 'null',
  'a list': '[]',
  'invalid UTF-8': Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x80, 0x22, 0x7d]),
  'a byte order mark': Buffer.from('\uFEFF{}'),
  'very deep': deep(20_000),
  'very deep objects': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  'a key twice': '{"email":"a@example.no","email":"b@example.no"}',
  prototypes: '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'many keys': `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  'a long list': `[${Array.from({ length: 20_000 }, () => '1').join(',')}]`,
  '2 MB': `{"a":"${'x'.repeat(2_000_000)}"}`,
};
