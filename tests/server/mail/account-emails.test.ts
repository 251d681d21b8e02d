import { describe, expect, it } from 'vitest';
import { mailWords as words } from '@/lib/emails/mail-words';
import { type AccountEmailName, accountEmail, accountPaths, senderOf } from '@/server/mail/emails/account-email';

const to = { customerId: 7, name: '<b>Kari</b> & co', email: 'kari@example.no', brand: 'nordvidda', key: 'abc' };
const settings = {
  ...{ chainName: 'Nordvidda', orgNo: '987654325', address: 'Storgata 1, 0155 Oslo' },
  ...{ customerServicePhone: '40000000', customerServiceEmail: 'hei@nordvidda.example' },
};

describe.each(Object.keys(words.account) as AccountEmailName[])('the email %s', (which) => {
  const about = { site: 'https://nordvidda.example', footer: senderOf(settings), token: 'a.b' };
  const mail = accountEmail(which, to, about);

  it('is text and HTML of the same content, with the link and who we are', () => {
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(words.account[which].title);
      expect(form).toContain(`https://nordvidda.example${accountPaths[which]}?token=a.b`);
      expect(form.replaceAll('\u00a0', ' ')).toContain('Org.nr. NO 987 654 325 MVA');
      expect(form).toContain('hei@nordvidda.example');
      expect(form).not.toMatch(/\{\w+\}/);
    }
    expect(mail.html).toContain('lang="nb"');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain('Hei, <b>Kari</b> & co!');
  });

  it('has a key of its own', () => {
    expect(mail.key).toBe(`customer:7:${which}:abc`);
    expect(mail.to).toBe('kari@example.no');
  });
});
